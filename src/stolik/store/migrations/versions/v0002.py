"""What matches were for the people who played in them. What the rows mean stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """A table that is filled as matches end."""
    op.create_table(
        "results",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("match_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("good", sa.Boolean, nullable=False),
        sa.Column("bids", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_results_match_id_matches", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "match_id", name="pk_results"),
    )
    op.create_index("ix_results_match_id", "results", ["match_id"])
