"""Handlers of clients' messages: each takes the room, the effects to add to, the connection, message and time."""
