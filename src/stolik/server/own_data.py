"""What is kept of people: all of it for themselves, and nothing of it any more once they are deleted.

Chat is kept at open tables (whose part is table/table.py `delete`), and with reports, a line each as `quoted` has it.
"""

import asyncio
import json
from collections.abc import Collection, Iterable
from typing import Any

from stolik.server.times import now_text
from stolik.server.tokens import bot_id
from stolik.store import Store
from stolik.table.messages import Said

NAMES_AT_ONCE = 50  # that are taken out of records in one transaction


def quoted(said: Iterable[Said]) -> str:
    """Lines of chat as a report keeps them: the public id of who said it, and what."""
    return "\n".join(f"{line.person}: {line.text}" for line in said)


def lines_of(chat: str, person: str) -> list[str]:
    """What a person said in such lines."""
    return [line.removeprefix(f"{person}: ") for line in chat.split("\n") if line.startswith(f"{person}: ")]


def without(chat: str, person: str) -> str:
    """Such lines without what a person said."""
    return "\n".join(line for line in chat.split("\n") if not line.startswith(f"{person}: "))


def nameless(record: str, seats: Collection[int]) -> str:
    """A record (one line of JSON) without the names at these seats."""
    told = json.loads(record)
    names = told.get("names")
    if isinstance(names, list):
        told["names"] = ["" if seat in seats else name for seat, name in enumerate(names)]
    return json.dumps(told, ensure_ascii=False, separators=(", ", ": "))


async def ids_of(store: Store, person: str) -> list[str]:
    """A person's id and those of their bots."""
    return [person, *(bot_id(row.hash) for row in await store.people.tokens(person))]


async def export(store: Store, person: str) -> dict[str, Any]:
    """All that the database keeps about a person and their bots, as JSON could write it; secrets are left out."""
    own, *bots = [
        {**await store.export(id), "quoted": await _quoted_in_reports(store, id)} for id in await ids_of(store, person)
    ]
    return {"format": "stolik-export/1", "made": now_text(), **own, "bots": bots}


async def _quoted_in_reports(store: Store, person: str) -> list[str]:
    reports = await store.conduct.quoting(person)
    return [line for _, chat in reports for line in lines_of(chat, person)]


async def erase(store: Store, ids: Iterable[str]) -> None:
    """Queues the deletion of people, when most of what they left has been taken out of records and reports.

    That is done bit by bit, so that nobody waits for it long, and for all of them together.
    """
    gone = list(ids)
    await asyncio.gather(*(_take_out(store, id) for id in gone))
    store.people.delete(*gone, nameless=nameless)


async def _take_out(store: Store, id: str) -> None:
    while await store.matches.unname(id, nameless, NAMES_AT_ONCE) == NAMES_AT_ONCE:
        pass
    while quoting := [each for each in await store.conduct.quoting(id) if lines_of(each[1], id)]:
        await asyncio.gather(*(store.conduct.requote(at, chat, without(chat, id)) for at, chat in quoting))
