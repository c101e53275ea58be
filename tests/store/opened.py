"""A store for the length of a block, and a second way into its database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from stolik.store import LogRow, Store

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


@asynccontextmanager
async def opened(url: str, **how: Any) -> AsyncIterator[Store]:
    store = await Store.open(url, **how)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def beside(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that knows nothing of the store."""
    engine = create_async_engine(make_url(url).set(drivername=DRIVERS[url.split(":")[0]]))
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def sql(url: str, statement: str) -> None:
    async with beside(url) as connection:
        await connection.execute(text(statement))
        await connection.commit()


async def live(store: Store) -> dict[int, tuple[str, list[LogRow]]]:
    """All that comes back."""
    return {table: (code, rows) async for table, code, rows in store.tables.live()}
