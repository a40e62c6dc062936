"""The players: they see a view and nothing else."""
