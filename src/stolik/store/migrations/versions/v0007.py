"""The key of a table begins with the shard of its code (store/shards.py), and rows of logs carry an epoch."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

SIGNS = "BCDFGHJKLMNPQRSTVWXZ23456789"
BITS = 40


def upgrade() -> None:
    """Tables, their logs and the matches that were played there get the new keys."""
    op.add_column("log", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    found = op.get_bind().execute(sa.text("SELECT id, code FROM tables")).all()
    keys = [{"old": id, "new": _shard(code) << BITS | id} for id, code in found]
    if op.get_bind().dialect.name == "sqlite":
        op.execute(sa.text("PRAGMA defer_foreign_keys = ON"))
        _rename(keys)
        return
    op.drop_constraint("fk_log_table_id_tables", "log")
    _rename(keys)
    op.create_foreign_key("fk_log_table_id_tables", "log", "tables", ["table_id"], ["id"])


def _rename(keys: list[dict[str, int]]) -> None:
    for table, column in (("tables", "id"), ("log", "table_id"), ("matches", "table_id")):
        if keys:
            op.get_bind().execute(sa.text(f"UPDATE {table} SET {column} = :new WHERE {column} = :old"), keys)


def _shard(code: str) -> int:
    first, second = (SIGNS.find(sign) for sign in code[:2]) if len(code) >= 2 else (-1, -1)
    return len(SIGNS) * first + second if first >= 0 and second >= 0 else len(SIGNS) ** 2
