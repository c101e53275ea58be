"""The append-only log of tables, finished matches, and people: SQLite or PostgreSQL, and nothing above them.

    store = await Store.open("sqlite:////home/anna/stolik.db", owner="stolik serve")
    table = store.tables.open("KLON", at=0.0, body="...")
    store.tables.append(table, 1, at=2.5, body="...", once_durable=show)  # queued; shown when it cannot be lost
    async for table, code, rows in store.tables.live():           # after a restart
        ...
    await store.close()

The store knows rows, not rules: what a body, a record or an id means is the business of those who write it. Methods
that are not `async` queue, and what is queued within 20 ms shares one commit (group.py). Methods that are read what is
committed.

What "durable" means: the row survives a crash of this process, of the machine, and the loss of power, on disks that do
not lie about their flushes. SQLite runs with a write-ahead log and synchronous=FULL: the log is flushed before a COMMIT
returns. PostgreSQL does the same with synchronous_commit=on (a session that finds it off switches it on; local,
remote_write and remote_apply stay as the operator set them, and all of them flush here first). fsync=off or
full_page_writes=off in its configuration breaks that promise, and no client can see to it.

store.py     the one object for all of it     opening.py   from a URL to a database that is ours
tables.py    open tables and their logs       schema.py    what each row means, without queries
matches.py   finished matches                 database.py  what these four stand on: the queue, what reads
people.py    guests, accounts, bots, keys     group.py     group commit; writing.py: what it asks of who writes
conduct.py   mutes, reports, bans             sqlite_writer.py, postgresql_writer.py: the connections that write
statistics.py  what matches were for people    sessions.py  where they have come in; factors.py: beside a password
looks.py     what names look like             lock.py      one process owns a file; errors.py: what keeps it shut
shards.py    what several processes divide    cluster.py   who of them has what; notices.py: what they say
gathered.py  many who ask at once             standby.py   where what may be some seconds old is read
ranks.py     the busy statements              reading.py   SQLite in threads (threads.py), PostgreSQL through sessions
"""

from stolik.store.cluster import Cluster, Face, Process
from stolik.store.conduct import BanRow, ReportRow
from stolik.store.errors import StoreError
from stolik.store.factors import FactorRow
from stolik.store.group import GATHER_SECONDS
from stolik.store.looks import look, name_key
from stolik.store.matches import MatchRow, Sitter
from stolik.store.people import PersonRow, TokenRow
from stolik.store.sessions import FoundSession, SessionRow
from stolik.store.statistics import ResultRow
from stolik.store.store import Store
from stolik.store.tables import LogRow

__all__ = [
    "GATHER_SECONDS",
    "BanRow",
    "Cluster",
    "Face",
    "FactorRow",
    "FoundSession",
    "LogRow",
    "MatchRow",
    "PersonRow",
    "Process",
    "ReportRow",
    "ResultRow",
    "SessionRow",
    "Sitter",
    "Store",
    "StoreError",
    "TokenRow",
    "look",
    "name_key",
]
