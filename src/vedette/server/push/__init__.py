"""Web Push: browsers tell their users that a duel waits for them, also while no page is open."""
