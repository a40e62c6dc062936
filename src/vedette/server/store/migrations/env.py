"""Alembic's environment: runs the migrations of the database schema on the connection that the store passes in."""

from alembic import context

from vedette.server.store.models import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
