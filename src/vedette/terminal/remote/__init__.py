"""A terminal client for a table of another server; it knows what that server sends, nothing else."""
