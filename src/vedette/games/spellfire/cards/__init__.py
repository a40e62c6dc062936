"""Cards and decks: files, codes, drawings, print sheets, what is legal, decks made of a seed."""
