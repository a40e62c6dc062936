"""The game Solitaire Spellfire, Patience variant: its rules, cards, solver, bots and texts."""
