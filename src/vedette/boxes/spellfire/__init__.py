"""Solitaire Spellfire as it comes to the shelf."""
