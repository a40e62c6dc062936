"""Handlers of clients' messages, called with the room, the effects, the connection, the message and the time."""
