"""The effect vocabulary: what the powers of cards can say, how card files write it, and which clauses are valid."""
