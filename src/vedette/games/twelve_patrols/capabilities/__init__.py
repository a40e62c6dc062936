"""What 12 Patrols offers the program besides being played: its decks, deals, puzzles and solver."""
