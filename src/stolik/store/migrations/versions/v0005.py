"""What the names of accounts look like, so that no two look the same. What the rows mean stands in schema.py."""

import sqlalchemy as sa
from alembic import op

from stolik.store.looks import look

revision = "0005"
down_revision = "0004"

people = sa.table("people", *map(sa.column, ("id", "kind", "name", "created", "look")))


def upgrade() -> None:
    """Of several accounts that look the same the oldest gets the look, and the others keep name and history without."""
    op.add_column("people", sa.Column("look", sa.Text))
    connection, taken = op.get_bind(), set[str]()
    accounts = sa.select(people.c.id, people.c.name).where(people.c.kind == "account")
    for id, name in connection.execute(accounts.order_by(people.c.created, people.c.id)).all():
        if (shown := look(name)) not in taken:
            taken.add(shown)
            connection.execute(sa.update(people).where(people.c.id == id).values(look=shown))
    op.create_index("ix_people_look", "people", ["look"], unique=True)
