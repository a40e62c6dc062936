"""Web Push: whoever asked for it is told by their browser that a duel waits for them, also while no page is open."""
