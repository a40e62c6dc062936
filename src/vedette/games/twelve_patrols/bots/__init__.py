"""Bots, hints, win chances, deal grades and reviews of luck for 12 Patrols, the order of the deck unknown."""
