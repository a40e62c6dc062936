"""The game 12 Patrols: its rules, cards, solver, bots, texts, and the plugin by which the program finds it."""
