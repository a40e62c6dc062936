"""A user's own CrossFire card files: read, and their English texts understood or left marked."""
