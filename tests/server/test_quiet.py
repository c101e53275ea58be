"""Garbage is collected although Python does not do it by itself, and a connection that has gone leaves none."""

import asyncio
import gc
import weakref
from pathlib import Path

from stolik.server.metrics import Metrics
from stolik.server.quiet import LEFT, LEFT_AT_LATEST, Quiet
from tests.server.running import Running


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_automatic_collection_is_off_while_a_server_runs_and_on_again_after() -> None:
    async def run() -> None:
        quiet = Quiet(Metrics(), lambda: 1.0)
        quiet.start()
        assert not gc.isenabled()
        await quiet.stop()

    assert gc.isenabled()
    asyncio.run(run())
    assert gc.isenabled() and gc.get_freeze_count() == 0


def test_cycles_are_found_sooner_or_later() -> None:
    async def run() -> None:
        metrics = Metrics()
        quiet = Quiet(metrics, lambda: 1.0)
        quiet.start()
        try:
            ring = weakref.ref(Ring())
            gc.freeze()  # it has survived a look
            quiet.busy = now = asyncio.get_running_loop().time()
            quiet.left = LEFT + 1
            assert quiet.look(now + 1.0) != "all" and ring() is not None
            assert quiet.look(now + 3600.0) == "all" and ring() is None
            quiet.left, quiet.busy = LEFT_AT_LATEST + 1, now
            assert quiet.look(now) == "all" and quiet.left == 0
            assert metrics.registry.get_sample_value("stolik_gc_total", {"kind": "all"}) == 2
        finally:
            await quiet.stop()

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
            while server.call(lambda: bool(server.state.hub.connections)):
                pass

        come_and_go(5)
        server.call(gc.collect)
        come_and_go(20)
        assert server.call(gc.collect) < 20
