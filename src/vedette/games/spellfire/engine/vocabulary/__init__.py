"""The effect vocabulary: the words of powers, how card files write them, and what goes with what."""
