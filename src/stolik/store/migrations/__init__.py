"""The changes of the schema, applied when a store opens: Alembic's folder, part of the package.

A change is a new file in versions/, written by hand after the last one (`down_revision` names it), next to the same
change in store/schema.py; tests/store/test_migrations.py compares the two on both databases. It runs in one
transaction, so a server that is killed meanwhile starts again from the old schema. What has been released is never
edited. Alembic runs env.py.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def unknown(connection: Connection) -> str | None:
    """The revision of a database that a newer Stolik has changed; None for all that this one can migrate."""
    known = {script.revision for script in ScriptDirectory.from_config(_config(connection)).walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    return next((head for head in heads if head not in known), None)


def other(connection: Connection) -> str | None:
    """The revision of a database that is not of this version of Stolik."""
    newest = ScriptDirectory.from_config(_config(connection)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    return None if found == newest else found or ""


def upgrade(connection: Connection) -> None:
    """Brings the database up to date, in the transaction of the connection."""
    command.upgrade(_config(connection), "head")
