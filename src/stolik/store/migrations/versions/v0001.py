"""The first schema. What the rows mean stands in schema.py."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("since", NUMBER, nullable=False),
        sa.Column("closed", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("seq", NUMBER, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("generation", sa.Integer, server_default="0", nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("key", name="uq_people_key"),
    )
    op.create_table(
        "matches",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("started", sa.Text, nullable=False),
        sa.Column("ended", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("code", name="uq_matches_code"),
    )
    op.create_table(
        "sitters",
        sa.Column("match_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.Text),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_sitters_match_id_matches", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sitters_person_people", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_sitters"),
    )
    op.create_index("ix_sitters_person_match_id", "sitters", ["person", "match_id"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_mutes_other_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_mutes"),
    )
    op.create_index("ix_mutes_other", "mutes", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("table_code", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_reports_by_people", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name="fk_reports_about_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "bans",
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("until", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_bans"),
    )
