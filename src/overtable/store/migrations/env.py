"""Alembic's way in: `overtable.store.migrate` hands over an open connection."""

from alembic import context

from overtable.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
