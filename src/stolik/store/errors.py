"""What keeps a store from opening, as the id of a message and its arguments: no text for people stands here."""

from collections.abc import Mapping
from typing import Any


class StoreError(Exception):
    """A database that cannot be opened, for a reason that whoever runs the server can do something about.

    `reason` is the id of a message (store.ftl) and `values` its arguments:

    store-url        `url` is neither sqlite:////PATH nor postgresql://USER@HOST/DATABASE
    store-no-access  `path`, a file or a database, cannot be made, read or written; `told`: what the system says
    store-no-server  no database answers at `url` (without its password); `told`: what the system or the server says
    store-taken      another process owns the database at `path`; `known`: whether it says who it is, and then `owner`
                     (what it calls itself), `pid` and `host`
    store-newer      a newer Stolik has changed the database at `path`; `revision`: its schema
    store-damaged    the file at `path` is no database, or a broken one; `told`: what the library says
    store-encoding   the database at `path` cannot hold every text: its encoding is `found`, not UTF8

    store-several    several processes cannot share the database at `url`, which is SQLite's
    store-standby    there can be no standby: `url` is not PostgreSQL's
    store-name-taken  another process that shares the database at `path` is called `process`
    store-other      processes of another version of Stolik are at the database at `path`; `revision`: its schema

    `str()` is for developers; `stolik.words.errors.explain` says it to people.
    """

    def __init__(self, reason: str, **values: Any) -> None:
        self.reason = reason
        self.values: Mapping[str, Any] = values
        told = ", ".join(f"{key}={value}" for key, value in values.items())
        super().__init__(f"{reason} ({told})" if told else reason)
