"""The protocol: all messages between a client and a table, and the bodies of HTTP, typed."""
