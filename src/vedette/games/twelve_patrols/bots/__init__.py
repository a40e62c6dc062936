"""12 Patrols as it is played, the order of the deck hidden: what a position is worth, hints, players, grades, luck."""
