"""A user's own CrossFire card files, read for the facts of their cards."""
