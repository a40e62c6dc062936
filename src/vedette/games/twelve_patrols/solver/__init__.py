"""12 Patrols with all cards known: whether a deal can be won, the line that wins it, and how many rolls can be won."""
