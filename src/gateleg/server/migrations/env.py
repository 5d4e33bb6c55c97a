"""Run by Alembic: carries out migrations over the connection that `store.migrate` hands it."""
from alembic import context

from gateleg.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
