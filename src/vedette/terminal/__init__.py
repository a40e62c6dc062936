"""The terminal client: full screen, or line by line."""
