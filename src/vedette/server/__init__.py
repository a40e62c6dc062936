"""The web server: HTTP, web sockets, tables, lobby and store."""
