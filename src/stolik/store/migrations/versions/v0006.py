"""How long an operator's password counts, and sessions in the order of their ages. What it is stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Passwords that are there go on counting."""
    op.add_column("people", sa.Column("password_until", sa.Text))
    op.create_index("ix_sessions_made", "sessions", ["made"])
