"""The games; they do not import each other."""
