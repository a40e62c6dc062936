"""What Patrol offers besides being played: decks, deals, puzzles, an editor, opponents, effects of cards."""
