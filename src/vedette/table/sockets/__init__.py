"""The sockets: what carries messages between pages, servers and rooms."""
