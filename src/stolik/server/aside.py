"""Work that takes long, done one piece at a time in a thread of its own: it takes little from those who play."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from stolik.server.refusals import Refusal

WAITING = 16  # pieces that may wait

T = TypeVar("T")
_thread = ThreadPoolExecutor(1, "aside")
_waiting = 0


async def aside(work: Callable[[], T]) -> T:
    """What `work` returns or raises. Raises Refusal people-too-often while too many others wait."""
    global _waiting
    if _waiting >= WAITING:
        raise Refusal("people-too-often", seconds=1)
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_thread, work)
    finally:
        _waiting -= 1
