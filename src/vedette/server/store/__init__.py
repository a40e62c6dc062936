"""The store: the event log of every table in a database."""
