"""The store: what a table has been through, on disk."""
