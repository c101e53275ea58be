"""How long an operator's password counts, and recovery codes with a salt. What the columns mean stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

NO_CODES = "00" * 16  # a salt, and no code


def upgrade() -> None:
    """Passwords go on counting. Of recovery codes there are plain hashes alone: none is left, and a device goes on."""
    op.add_column("people", sa.Column("password_until", sa.Text))
    factors = sa.table("factors", sa.column("step"), sa.column("recovery"))
    op.execute(sa.update(factors).where(factors.c.step > 0).values(recovery=NO_CODES))
