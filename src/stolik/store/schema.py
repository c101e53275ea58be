"""The tables of the database and what each row of them means. No queries: those stand with what they serve.

Times in the log are seconds (float, the clock of whoever appends); all other times are ISO texts that the server makes.
Ids of people are the server's texts; those of tables and matches are numbers that the store gives, never twice.
A change here needs a migration (migrations/__init__.py says how), and a test compares the two.
"""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text, false

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite's INTEGER has 64 bits, and as a key it is the row itself

# A table; its key begins with its shard (shards.py). Closing it takes its log away, for what was played there has
# become matches, and some time later the row too; the highest key of a shard stays, so that none is given twice.
tables = Table(
    "tables",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=False),
    Column("code", Text, nullable=False),  # what people call it; two tables may have had the same one after the other
    Column("at", Double, nullable=False),  # when it was opened
    Column("since", NUMBER, nullable=False),  # the first row of the log that is needed to bring it back
    Column("closed", Boolean, nullable=False, server_default=false()),
)

# One input that changed a table, in the order in which it took effect; row 0 is what the table was opened with.
# Clustered by table in SQLite, so that a table comes back in one piece.
log = Table(
    "log",
    metadata,
    Column("table_id", NUMBER, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seq", NUMBER, primary_key=True, autoincrement=False),  # rising, with gaps if the writer likes
    Column("at", Double, nullable=False),  # when it took effect
    Column("body", Text, nullable=False),  # what it was: the store does not look inside
    Column("epoch", Integer, nullable=False, server_default="0"),  # of its shard, with several processes (cluster.py)
    sqlite_with_rowid=False,
)

# A finished match. `table_id` says where it was played; that table may be closed and gone.
matches = Table(
    "matches",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=False),  # rises with the time at which matches ended
    Column("code", Text, nullable=False, unique=True),
    Column("table_id", NUMBER, nullable=False),
    Column("game", Text, nullable=False),
    Column("started", Text, nullable=False),
    Column("ended", Text, nullable=False),
    Column("record", Text, nullable=False),  # one line of JSON (the format of records)
)

# Who sat where in a match. A person who has been deleted leaves a seat with neither person nor name.
sitters = Table(
    "sitters",
    metadata,
    Column("match_id", NUMBER, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL")),  # none: a bot of the house, or deleted
    Column("name", Text),  # as it was then; none: deleted
    Column("bot", Text),  # which bot played, if one did
    Index(None, "person", "match_id"),
)

# What a match was for a guest or an account in it, so that it need not be read again to be counted (statistics.py).
results = Table(
    "results",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("match_id", NUMBER, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; 0 in a game that has only losers
    Column("good", Boolean, nullable=False),  # whether it was won; in a game that has only losers: whether not lost
    Column("bids", Integer, nullable=False),  # in games with bids: how many were made
    Column("kept", Integer, nullable=False),  # and how many of them kept
    Index(None, "match_id"),
)

# Somebody who plays: a guest, an account (a guest who took a password keeps the id, so the history), or a bot.
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest, account or bot
    Column("name", Text, nullable=False),
    # Of accounts alone: the name folded, by which it is found, and its look (looks.py), so that no two look the same.
    # An account that was there before looks were, and looks like an older one, has none.
    Column("key", Text, unique=True),
    Column("look", Text, unique=True, index=True),
    Column("password", Text),  # a hash that tells its own parameters
    Column("password_until", Text),  # how long one that the operator gave counts; none: for ever
    Column("created", Text, nullable=False),
)

# One coming-in of a guest or an account on one device. Only the SHA-256 of its token is known here.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("program", Text, nullable=False),  # "Firefox" ...
    Column("system", Text, nullable=False),  # ... on "Linux"; empty: it does not say
    Column("made", Text, nullable=False),
    Column("used", Text, nullable=False, index=True),  # the last time, to the hour
)

# The second factor of an account: the secret that it shares with a device, by which codes are made (TOTP).
factors = Table(
    "factors",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", Text, nullable=False),
    Column("step", NUMBER, nullable=False),  # the half minute since 1970 whose code was used last; 0: it is not on yet
    Column("recovery", Text, nullable=False),  # for who has lost the device: a salt, then Argon2 of each code
)

# A long-lived key with which a bot of `person` signs in; only its SHA-256 is known here.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
)

# `person` does not want to hear `other`.
mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# `by` complains to the operator about `about`. A deleted reporter leaves the report without an id.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("by", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("about", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_code", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # what was said at the table just before
    Column("at", Text, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
)

# Who may not come in: the id of a person, or an address. `until` none: for ever.
bans = Table(
    "bans",
    metadata,
    Column("who", Text, primary_key=True),
    Column("until", Text),
    Column("why", Text, nullable=False),
)
