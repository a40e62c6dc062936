"""The text of cards: powers printed as English and French sentences, and parsed back."""
