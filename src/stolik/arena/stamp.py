"""Which Stolik this is: what plays in one place is the same as what plays in another if their stamps are."""

import hashlib
from functools import cache
from importlib.metadata import version
from pathlib import Path


@cache
def stamp() -> str:
    """Its version, and a digest of its sources, without which two checkouts would be one."""
    digest, here = hashlib.sha256(), Path(__file__).parents[1]
    for path in sorted(here.rglob("*.py")):
        digest.update(path.relative_to(here).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{version('stolik')} ({digest.hexdigest()[:8]})"
