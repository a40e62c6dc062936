"""The rooms: a table and everybody at it, with no network in it."""
