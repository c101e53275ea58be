"""Machine code kept on disk: found again, never stale, and never in the way (core/machine.py)."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import caching, config
from platformdirs import user_cache_dir

from stolik.core import machine
from stolik.core.machine import compiled, kept, rules_stamp

PACKAGE = Path(machine.__file__).parents[1]


def double(x: int) -> int:
    return 2 * x


def triple(x: int) -> int:
    return 3 * x


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of its own, and machine code even where the tests run interpreted."""
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    monkeypatch.setenv("STOLIK_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache" / "code"


def hits(code: Any) -> tuple[int, int]:
    """How often the machine code was found on disk, and how often it had to be made."""
    return sum(code.stats.cache_hits.values()), sum(code.stats.cache_misses.values())


# --- kept and found -------------------------------------------------------------------------------------------------


def test_interpreted_a_function_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "DISABLE_JIT", 1)
    assert compiled("probe-double", double) is double


def test_machine_code_is_kept_in_the_folder_that_the_environment_names(folder: Path) -> None:
    code: Any = compiled("probe-double", double)
    assert not folder.exists(), "nothing is written before there is something to write"
    assert code(21) == 42 and hits(code) == (0, 1)
    assert {file.name for file in (folder / rules_stamp()).iterdir()} == {"probe-double.nbi", "probe-double.1.nbc"}
    again: Any = compiled("probe-double", double)
    assert again(21) == 42 and hits(again) == (1, 0)


def test_two_entry_points_do_not_take_each_other_for_themselves(folder: Path) -> None:
    assert [compiled(name, function)(5) for name, function in (("probe-a", double), ("probe-b", triple))] == [10, 15]
    assert [compiled(name, function)(5) for name, function in (("probe-a", double), ("probe-b", triple))] == [10, 15]
    assert len(list(folder.rglob("*.nbi"))) == 2


def test_without_the_variable_the_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("", None):
        if value is None:
            monkeypatch.delenv("STOLIK_CACHE_DIR", raising=False)
        else:
            monkeypatch.setenv("STOLIK_CACHE_DIR", value)
        path = Path(machine._Locator().get_cache_path())
        assert path == Path(user_cache_dir("stolik")) / "code" / rules_stamp()


SECOND = """
from tests.core.test_machine import double, hits
from stolik.core.machine import compiled
code = compiled("probe-double", double)
assert code(21) == 42
print(*hits(code))
"""


def test_another_process_finds_the_machine_code(folder: Path) -> None:
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": os.environ.get("HOME", "/"),
        "STOLIK_CACHE_DIR": str(folder.parent),
        "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(Path(__file__).parents[2])]),
    }

    def run() -> str:
        command = [sys.executable, "-c", SECOND]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert [run(), run()] == ["0 1", "1 0"]


# --- never stale ----------------------------------------------------------------------------------------------------


@pytest.fixture
def stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """The stamp, worked out anew from a copy of the sources in `tmp_path / "stolik"`."""
    for part in ("core", "games", "fast", "bots", "words"):
        shutil.copytree(PACKAGE / part, tmp_path / "stolik" / part, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(machine, "__file__", str(tmp_path / "stolik" / "core" / "machine.py"))
    return rules_stamp.__wrapped__


@pytest.mark.parametrize(
    "file", ["core/bits.py", "games/golf.py", "games/durak/rules.py", "fast/playouts.py", "bots/policies/golf.py"]
)
def test_an_edit_of_any_rule_file_changes_the_stamp(stamp: Callable[[], str], tmp_path: Path, file: str) -> None:
    before = stamp()
    assert before == rules_stamp() and len(before) == 16
    path = tmp_path / "stolik" / file
    path.write_text(path.read_text("utf-8") + "# edited\n", "utf-8")
    assert stamp() != before
    path.write_text(path.read_text("utf-8").removesuffix("# edited\n"), "utf-8")
    assert stamp() == before


def test_what_is_no_rule_does_not_change_the_stamp(stamp: Callable[[], str], tmp_path: Path) -> None:
    before = stamp()
    (tmp_path / "stolik" / "words" / "more.py").write_text("", "utf-8")
    (tmp_path / "stolik" / "core" / "notes.txt").write_text("", "utf-8")
    assert stamp() == before


@pytest.mark.parametrize("name, value", [("BOUNDSCHECK", "changed"), ("OPT", "changed"), ("CPU_NAME", "changed")])
def test_the_way_of_compiling_changes_the_stamp(
    stamp: Callable[[], str], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    before = stamp()
    monkeypatch.setattr(config, name, value)
    assert stamp() != before


@pytest.mark.parametrize("module", [numba, np])
def test_another_compiler_changes_the_stamp(
    stamp: Callable[[], str], monkeypatch: pytest.MonkeyPatch, module: Any
) -> None:
    before = stamp()
    monkeypatch.setattr(module, "__version__", "0")
    assert stamp() != before


def test_machine_code_of_other_rules_is_not_taken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled("probe", double)(5) == 10
    monkeypatch.setattr(machine, "rules_stamp", lambda: "another")
    code: Any = compiled("probe", triple)
    assert code(5) == 15 and hits(code) == (0, 1)
    assert {path.name for path in folder.iterdir()} == {rules_stamp(), "another"}


def test_machine_code_of_old_rules_is_removed_but_for_the_newest(folder: Path) -> None:
    for age in range(1, 7):
        old = folder / f"old-{age}"
        old.mkdir(parents=True)
        (old / "probe.nbi").write_bytes(b"")
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    assert compiled("probe", double)(5) == 10
    kept = {rules_stamp(), "old-1", "old-2", "old-3"}
    assert {path.name for path in folder.iterdir()} == kept and len(kept) == machine.KEPT_FOLDERS
    assert compiled("probe-more", double)(5) == 10
    assert {path.name for path in folder.iterdir()} == kept


# --- never in the way -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x80\x04K\x01."])
@pytest.mark.parametrize("pattern", ["*.nbi", "*.nbc"])
def test_a_damaged_file_is_survived(folder: Path, pattern: str, damage: bytes) -> None:
    assert compiled("probe-double", double)(5) == 10
    for path in folder.rglob(pattern):
        path.write_bytes(damage)
    code: Any = compiled("probe-double", double)
    assert code(5) == 10 and hits(code) == (0, 1)
    healed: Any = compiled("probe-double", double)
    assert healed(5) == 10 and hits(healed) == (1, 0)


def test_a_damaged_file_that_cannot_be_mended_is_survived_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled("probe-double", double)(5) == 10
    (index,) = folder.rglob("*.nbi")
    index.write_bytes(b"nonsense")
    monkeypatch.setattr(caching.IndexDataCacheFile, "flush", lambda self: index.rename("/"))
    code: Any = compiled("probe-double", double)
    assert code(5) == 10 and index.read_bytes() == b"nonsense"


def test_a_folder_that_cannot_be_made_costs_only_time(folder: Path) -> None:
    folder.parent.parent.mkdir(exist_ok=True)
    folder.parent.write_text("a file where the folder should be", "utf-8")
    code: Any = compiled("probe-double", double)
    assert code(5) == 10 and folder.parent.is_file()


# --- tables ---------------------------------------------------------------------------------------------------------


def test_a_table_is_made_once_and_anew_when_its_source_changes_or_it_is_damaged(folder: Path, tmp_path: Path) -> None:
    source, made = tmp_path / "source.py", list[str]()

    def make() -> Any:
        made.append(source.read_text("utf-8"))
        return np.array([len(made)])

    for text, number in (("one", 1), ("one", 1), ("two", 2), ("two", 2)):
        source.write_text(text, "utf-8")
        table = kept("probe", [str(source)], make)
        assert table.tolist() == [number] and not table.flags.writeable
    (file,) = (folder.parent / "tables").iterdir()
    file.write_bytes(b"nonsense")
    assert kept("probe", [str(source)], make).tolist() == [3]
    assert made == ["one", "two", "two"]


def test_a_table_that_cannot_be_written_is_made(folder: Path) -> None:
    folder.parent.write_text("a file where the folder should be", "utf-8")
    table = kept("probe", [machine.__file__], lambda: np.array([7]))
    assert table.tolist() == [7] and not table.flags.writeable


def test_a_rule_called_by_its_address_is_known_before_anything_is_compiled() -> None:
    """A search that is loaded from disk can be the first thing that a process asks Numba about."""
    asked = "from numba import typeof; from stolik.bots.exact.durak import paper_for; print(typeof(paper_for(8)))"
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert ran.returncode == 0 and "FunctionType" in ran.stdout, ran.stderr
