"""Machine code of single functions for tests, whether or not the tests run interpreted (NUMBA_DISABLE_JIT=1)."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from numba import njit, types
from numba.core import config

from stolik.core.machine import OPTIONS

WORD, NUMBER = types.uint64, types.int64


@cache
def machine_code(function: Callable[..., Any], *kinds: Any) -> Callable[..., Any]:
    """The function compiled for arguments of these kinds."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(config, "DISABLE_JIT", 0)
        code: Any = njit(**OPTIONS)(function)
        code.compile(kinds)
    code.disable_compile()
    return lambda *arguments: code(*arguments)
