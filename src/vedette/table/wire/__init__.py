"""The wire: everything that page and server say to each other, typed."""
