"""What Solitaire Spellfire offers besides being played: decks, deals, a solver, puzzles, an editor of cards."""
