"""How long a password that the operator gave counts. What the column means stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Passwords that are there go on counting."""
    op.add_column("people", sa.Column("password_until", sa.Text))
