"""Reading: whoever gives up in the middle of a query leaves nothing behind that keeps the store, or a server, open."""

import asyncio

import pytest
from sqlalchemy import text

from tests.patience import PATIENCE
from tests.store.opened import opened

LONG = text("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 400000) SELECT count(*) FROM n")


@pytest.mark.parametrize("turns", [0, 1, 3, 10, 30, 100, 300, 1000])
async def test_who_gives_up_keeps_nothing_open(url: str, turns: int) -> None:
    """Cancelled twice, as housekeeping was when a server stopped: a connection stayed open, and the server with it."""
    before = asyncio.all_tasks()
    async with opened(url) as store:
        asking = asyncio.create_task(store.people._database.all(LONG))
        for _ in range(turns):
            await asyncio.sleep(0)
        for _ in range(2):
            asking.cancel()
            await asyncio.sleep(0)
    _, waiting = await asyncio.wait([asking], timeout=PATIENCE)
    left = asyncio.all_tasks() - before
    for task in left:  # else the loop waits for them in vain
        task.cancel()
    assert not waiting and left == set()


async def test_the_others_go_on(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "P", "guest", "2026")
        await store.flush()
        for turns in range(12):
            given_up, *others = [asyncio.create_task(store.people.get("p")) for _ in range(4)]
            for _ in range(turns):
                await asyncio.sleep(0)
            given_up.cancel()
            assert all(row is not None and row.name == "P" for row in await asyncio.gather(*others))
