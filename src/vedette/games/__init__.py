"""The three card games, a package each; none of them imports another."""
