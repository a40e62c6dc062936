"""The migrations: one file for each change of the database schema."""
