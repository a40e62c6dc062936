"""The session: one table, its seats, its history and its help. No network, no disk, no clock of its own.

``Table.handle`` takes a message of a connection and returns its effects: events to store, messages to send, jobs to
start. A carrier stores the events first, then sends.
"""
