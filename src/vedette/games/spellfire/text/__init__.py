"""Solitaire Spellfire in words and as JSON, in English and French; its rules pages and its lesson."""
