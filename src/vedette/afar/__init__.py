"""A seat at a table of another server, played in the terminal: it knows what that server tells it, nothing else."""
