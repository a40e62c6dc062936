"""The terminal table: full screen, or line by line."""
