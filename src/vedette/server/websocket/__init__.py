"""Web sockets: the connections between clients and tables."""
