"""Spellfire cards and decks: their files, codes, drawings, print sheets and rules of legality; random decks."""
