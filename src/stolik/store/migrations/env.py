"""What Alembic runs to migrate: on the connection that the store opened, never on one of its own."""

from alembic import context

from stolik.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
