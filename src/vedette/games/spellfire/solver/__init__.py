"""What can be won with every card known: the solver, and the checker that believes nothing of it."""
