"""Garbage is collected although Python does not do it by itself, and a connection that has gone leaves none."""

import asyncio
import gc
import weakref
from pathlib import Path

from stolik.server.gc_policy import CONNECTIONS_GONE, CONNECTIONS_GONE_AT_LATEST, GcPolicy
from stolik.server.metrics import Metrics
from tests.server.running import Running


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_automatic_collection_is_off_while_a_server_runs_and_on_again_after() -> None:
    async def run() -> None:
        gc_policy = GcPolicy(Metrics(), lambda: 1.0)
        gc_policy.start()
        assert not gc.isenabled()
        await gc_policy.stop()

    assert gc.isenabled()
    asyncio.run(run())
    assert gc.isenabled() and gc.get_freeze_count() == 0


def test_cycles_are_found_sooner_or_later() -> None:
    async def run() -> None:
        metrics = Metrics()
        gc_policy = GcPolicy(metrics, lambda: 1.0)
        gc_policy.start()
        try:
            ring = weakref.ref(Ring())
            gc.freeze()  # it has survived a look
            gc_policy.busy = now = asyncio.get_running_loop().time()
            gc_policy.left = CONNECTIONS_GONE + 1
            assert gc_policy.collect(now + 1.0) != "all" and ring() is not None
            assert gc_policy.collect(now + 3600.0) == "all" and ring() is None
            gc_policy.left, gc_policy.busy = CONNECTIONS_GONE_AT_LATEST + 1, now
            assert gc_policy.collect(now) == "all" and gc_policy.left == 0
            assert metrics.registry.get_sample_value("stolik_gc_total", {"kind": "all"}) == 2
        finally:
            await gc_policy.stop()

    asyncio.run(run())


def test_connections_that_have_gone_leave_nothing_in_cycles(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "golf", seats=2)

        def come_and_go(count: int) -> None:
            for _ in range(count):
                client = server.client(token)
                client.join(code)
                client.close()
            while server.call(lambda: len(server.state.connections)):
                pass

        def left() -> int:
            come_and_go(20)
            return server.call(gc.collect)

        come_and_go(5)
        server.call(gc.collect)
        # What compiles in the background leaves cycles now and then; what connections left, they would leave each time.
        assert any(left() < 20 for _ in range(5))
