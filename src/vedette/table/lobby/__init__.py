"""The lobby: what is there before a table and beside it: games, deals, decks, lessons, rules."""
