"""What the fence of several processes costs a commit: the same rows with it, without it, and as three round trips.

.venv/bin/python bench/fence.py --database postgresql://...       (an empty database) three rounds of 4 seconds a kind

A commit is 20 rows of logs, of one shard or of ten. It prints JSON: milliseconds of a commit, the median and the 99th
percentile of each kind in each round, and the ratios of the medians to those of `transaction`: BEGIN, a row at a time,
COMMIT, without a fence. Kinds take turns within a round, so that a restless machine meets all alike.
"""

import argparse
import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

from sqlalchemy import insert, text

from stolik.store import Process
from stolik.store.cluster import shards
from stolik.store.opening import open_database
from stolik.store.postgresql_writer import SessionWriter
from stolik.store.schema import log, tables
from stolik.store.shards import key_of

ROWS, BODY = 20, "x" * 156
TURN = 0.2  # seconds for which one kind commits before the next one does
Commit = Callable[[list[dict[str, Any]]], Awaitable[Any]]


async def run(database: str, rounds: int, seconds: float) -> dict[str, Any]:
    """All rounds."""
    owned = await open_database(database, "bench", Process("bench", "http://127.0.0.1:1"))
    try:
        assert owned.sessions is not None
        async with owned.sessions.connect() as session:
            await session.execution_options(isolation_level="READ COMMITTED")
            keys = [key_of(shard, 1) for shard in range(10)]
            async with session.begin():
                added = [{"id": key, "code": f"C{key}", "at": 0.0, "since": 0} for key in keys]
                await session.execute(insert(tables), added)
                epochs = dict((await session.execute(text("SELECT id, epoch FROM shards"))).tuples().all())
            statement, plain, fenced = insert(log), SessionWriter(session), SessionWriter(session, shards)
            kinds: dict[str, tuple[Commit, int]] = {}
            for spread in (1, 10):
                kinds[f"transaction, {spread}"] = partial(_in_transaction, session, statement), spread
                kinds[f"one statement, {spread}"] = (lambda rows: plain.write([(statement, rows)])), spread
                kinds[f"fenced, {spread}"] = (lambda rows: fenced.write([(statement, rows)])), spread
            seqs = count()
            found = [await _round(kinds, keys, epochs, seqs, seconds) for _ in range(rounds)]
    finally:
        await owned.close()
    return {"rounds": found, "ratios": [{kind: _ratio(each, kind) for kind in each} for each in found]}


def _ratio(found: dict[str, dict[str, float]], kind: str) -> float:
    spread = kind.rpartition(" ")[2]
    return round(found[kind]["p50_ms"] / found[f"transaction, {spread}"]["p50_ms"], 3)


async def _in_transaction(session: Any, statement: Any, rows: list[dict[str, Any]]) -> None:
    async with session.begin():
        await session.execute(statement, rows)


async def _round(
    kinds: dict[str, tuple[Commit, int]], keys: list[int], epochs: dict[int, int], seqs: Any, seconds: float
) -> dict[str, dict[str, float]]:
    took: dict[str, list[float]] = {kind: [] for kind in kinds}
    for _ in range(max(1, round(seconds / TURN))):
        for kind, (commit, spread) in kinds.items():
            until = perf_counter() + TURN
            while (began := perf_counter()) < until:
                places = [at % spread for at in range(ROWS)]
                rows = [
                    {"table_id": keys[at], "seq": next(seqs), "at": 0.0, "body": BODY, "epoch": epochs[at]}
                    for at in places
                ]
                began = perf_counter()
                await commit(rows)
                took[kind].append(perf_counter() - began)
    return {
        kind: {
            "commits": len(values),
            "p50_ms": round(median(values) * 1000, 3),
            "p99_ms": round(sorted(values)[int(len(values) * 0.99)] * 1000, 3),
        }
        for kind, values in took.items()
    }


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True, help="postgresql://..., an empty database")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each kind in a round")
    args = parser.parse_args()
    print(json.dumps(asyncio.run(run(args.database, args.rounds, args.seconds)), indent=1))


if __name__ == "__main__":
    main()
