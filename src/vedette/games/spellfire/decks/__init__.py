"""Decks: files, codes, what is wrong with one, legal ones from a seed, print sheets."""
