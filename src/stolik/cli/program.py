"""How Stolik was started, so that people can be told what to type next."""

import shlex
import shutil
import sys
from pathlib import Path

TERMINAL = "stolik-terminal"  # what a server calls the terminal where it lists the devices of a person


def program() -> str:
    """What to type to start Stolik again: not always on the path, where it was installed for one folder."""
    own, found = Path(sys.argv[0]), shutil.which("stolik")
    if own.name == "__main__.py":
        return "python -m stolik"
    if own.name != "stolik" or (found is not None and Path(found).resolve() == own.resolve()):
        return "stolik"
    return shlex.quote(str(own))
