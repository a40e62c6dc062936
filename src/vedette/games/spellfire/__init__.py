"""Solitaire Spellfire, the Patience variant: 55 cards, six realms, powers that are sentences."""
