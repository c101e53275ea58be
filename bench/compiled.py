"""The programs in C among the benches, compiled when they are wanted and kept in .cache/bench."""

import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCES = Path(__file__).parent
KEPT = SOURCES.parent / ".cache" / "bench"
FLAGS = ("-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror")


class NoCompiler(Exception):
    """There is none on this machine, or it does not take the source."""


def compiled(name: str) -> str:
    """The path of the program that the source of this name becomes. Raises NoCompiler with what is wrong."""
    source, program = SOURCES / f"{name}.c", KEPT / name
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return str(program)
    compiler = shlex.split(os.environ.get("CC", "")) or [shutil.which("cc") or shutil.which("gcc") or ""]
    if not compiler[0]:
        raise NoCompiler(f"{source.name} needs a C compiler (Debian, Ubuntu: apt install gcc), or name one in CC")
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:  # whoever runs the one before goes on with it
        made = Path(folder) / name
        command = [*compiler, *FLAGS, "-o", str(made), str(source), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoCompiler(f"{shlex.join(command)}\n{done.stderr.strip()}")
        made.replace(program)
    return str(program)
