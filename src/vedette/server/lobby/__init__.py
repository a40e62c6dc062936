"""The lobby: everything outside of tables: games, deals, decks, lessons, rules."""
