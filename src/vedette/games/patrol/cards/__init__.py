"""Soldiers, their colours and decks: files, codes, texts, drawings, print sheets."""
