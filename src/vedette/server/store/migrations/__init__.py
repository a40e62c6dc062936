"""The migrations: each brings a database from one released schema to the next."""
