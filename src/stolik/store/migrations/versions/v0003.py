"""Sessions, each of which can end by itself, instead of generations of them. What the rows mean stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Everybody has to come in anew: their tokens are of another kind."""
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("made", sa.Text, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_used", "sessions", ["used"])
    op.drop_column("people", "generation")
