"""Second factors of accounts. What the rows mean stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Nobody has one yet."""
    op.create_table(
        "factors",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("step", NUMBER, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_factors_person_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_factors"),
    )
