"""The solver, which finds whether a deal can be won with every card known, and a checker independent of it."""
