"""docs/architecture.md says what the code is: its made parts are up to date (tools/architecture.py)."""

import ast
import re
import tomllib
from graphlib import CycleError
from pathlib import Path

import pytest
from tools import architecture


def test_the_page_is_as_the_code_is() -> None:
    text = architecture.PAGE.read_text("utf-8")
    assert text.count("<!-- made: ") == text.count("<!-- /made -->") == 2
    assert text == architecture.page(text), "run: python tools/architecture.py"


def test_what_the_page_had_before_is_made_anew() -> None:
    stale = "a\n<!-- made: layers -->\nOLD\n<!-- /made -->\nb\n<!-- made: imports -->\n<!-- /made -->\n"
    made = architecture.page(stale)
    assert "OLD" not in made and "\nb\n" in made and "`games` |" in made and "  games --> core\n" in made


def test_the_graph_is_the_linter_s() -> None:
    graph = architecture.imports()
    assert graph["games"] == {"core"} and "games" in graph["cli"] and graph["core"] == set()
    layers = architecture.layers()
    assert set(graph) <= {name for layer in layers for name in layer}


def test_the_page_names_what_pure_packages_may_not_import() -> None:
    project = tomllib.loads((architecture.ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    told = " ".join(architecture.PAGE.read_text("utf-8").split())
    for contract in (each for each in contracts if each["type"] == "forbidden"):
        *packages, last = (f"`{name.removeprefix('stolik.')}`" for name in contract["source_modules"])
        *modules, final = (f"`{name}`" for name in contract["forbidden_modules"])
        assert f"{', '.join(packages)} and {last} import no {', '.join(modules)} or {final}:" in told


def test_an_arrow_to_what_is_reached_anyway_is_left_out() -> None:
    assert architecture.shortest({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": {"b"}, "b": {"c"}, "c": set()}
    with pytest.raises(CycleError):
        architecture.shortest({"a": {"b"}, "b": {"a"}})


def names(path: Path) -> set[str]:
    """What a source gives a name to: functions, classes, arguments, variables, fields."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
    return found


def test_nothing_is_named_a_round_or_a_move() -> None:
    """As the page says under "Words with one meaning"."""
    named = {path: names(path) for path in sorted(architecture.SOURCES.rglob("*.py"))}
    parts = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
    wrong = {
        f"{path.relative_to(architecture.SOURCES)}: {name}"
        for path, found in named.items()
        for name in found
        if {part.lower() for part in parts.findall(name)} & {"round", "rounds", "move", "moves"}
    }
    assert len(set().union(*named.values())) > 1000 and wrong == set()


def test_of_the_pure_packages_only_the_machine_code_is_kept_on_disk() -> None:
    """By what reads and writes files: `pathlib`, `os`, `shutil`, `tempfile`."""
    source = architecture.ROOT / "src" / "stolik"
    found = set()
    for package in ("core", "games", "match", "table"):
        for path in (source / package).rglob("*.py"):
            words = set(re.findall(r"^\s*(?:import|from) (\w+)", path.read_text("utf-8"), re.MULTILINE))
            if words & {"pathlib", "os", "shutil", "tempfile", "io"}:
                found.add(path.relative_to(source).as_posix())
    assert found == {"core/machine.py"}
