"""A cluster: several servers on one PostgreSQL; each owns some tables, and they exchange envelopes."""
