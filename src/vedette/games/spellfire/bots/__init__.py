"""The bots and hints of Solitaire Spellfire, which see what is face up and nothing else."""
