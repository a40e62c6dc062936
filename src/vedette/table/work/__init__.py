"""The work: what worker processes compute for the tables."""
