"""Fair play: players that see what is face up and nothing else."""
