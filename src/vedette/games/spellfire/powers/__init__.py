"""Powers: the vocabulary, the program made of it, what is in force, what it weighs, and what it does."""
