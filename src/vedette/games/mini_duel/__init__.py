"""The mini duel: a small game for two with hidden hands, to try tables with; players are never offered it."""
