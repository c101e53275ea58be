"""Makes a copy of the house that has the sixth game too."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
OWN = HERE / "house"
LEFT_OUT = ("node_modules", "__pycache__", "static", ".*", "screenshots", "build", "dist")
FOLDERS = ("src", "tests", "docs", "tools", "bench", "deploy", "web")


def own_files() -> list[str]:
    """The files that are the game's own, by their path in the house."""
    return sorted(path.relative_to(OWN).as_posix() for path in OWN.rglob("*") if path.suffix in {".py", ".ftl", ".md"})


def shared() -> dict[str, list[dict[str, object]]]:
    """The lines that it adds to shared files: by file, each with the line before it."""
    return tomllib.loads((HERE / "shared.toml").read_text("utf-8"))


def with_lines(text: str, after: str, added: list[str]) -> str:
    """The text with lines behind the first line that is `after`."""
    lines = text.split("\n")
    at = lines.index(after) + 1
    return "\n".join([*lines[:at], *added, *lines[at:]])


def move_in(copy: Path) -> None:
    """Copies the house and gives it the game."""
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, copy / path.name)
    for folder in (OWN, HERE / "inside"):
        shutil.copytree(folder, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name, edits in shared().items():
        path = copy / name
        text = path.read_text("utf-8")
        for edit in edits:
            text = with_lines(text, edit["after"], edit["lines"])  # type: ignore[arg-type]
        path.write_text(text, "utf-8")
    run(copy, "tests.proofs.corpus", "kierki")  # its golden files, as CONTRIBUTING.md says
    types = run(copy, "tools.typescript")
    (copy / "web" / "src" / "protocol.ts").write_text(types, "utf-8")


def run(copy: Path, module: str, *args: str, typed: str = "", status: int = 0) -> str:
    """What a module of the copy says, run in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", module, *args],
        cwd=copy,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == status, f"{module} {args}\n{done.stdout[-6000:]}\n{done.stderr[-6000:]}"
    return done.stdout
