"""The protocol: everything that a client and a table say to each other, and the bodies of HTTP, typed."""
