"""Players written against the contract, for any game; each chooses from a view alone."""
