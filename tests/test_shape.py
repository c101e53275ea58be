"""What keeps the code easy to change: no circles, few attributes an object, functions that fit a screen, one name one
meaning. In place of a bound on the length of files, which only says where to cut them.

What does not keep to it yet stands in a list. A list only ever gets shorter: an entry that is not needed fails too.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp

SRC = Path(__file__).parents[1] / "src"
PACKAGE = SRC / "stolik"
ATTRIBUTES = 15  # that an object changes, at most
SCREEN = 60  # lines of a function, less what its docstring takes

# An import that closes a circle: without all of these there is none.
CIRCULAR: set[tuple[str, str]] = set()
MANY_ATTRIBUTES: set[str] = set()
LONG = {
    "cli/play.py play",
    "store/migrations/versions/v0001.py upgrade",  # to stay: a migration is a list of what it makes
}
# To stay: what each game calls its options, as the contract does.
ONE_MEANING = {"Options"}


@cache
def modules() -> dict[str, ast.Module]:
    """The syntax of each module, by its path in the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def classes() -> Iterator[tuple[str, ast.ClassDef]]:
    for path, module in modules().items():
        yield from ((path, node) for node in ast.walk(module) if isinstance(node, ast.ClassDef))


def changed(node: ast.ClassDef) -> set[str]:
    """The attributes that the methods of a class set."""
    return {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Store)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
    }


def lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How long a function is, without its decorators and docstring."""
    first = node.body[0]
    said = ast.get_docstring(node) is not None and isinstance(first, ast.Expr)
    docstring = (first.end_lineno or first.lineno) - first.lineno + 1 if said else 0
    return (node.end_lineno or node.lineno) - node.lineno + 1 - docstring


def imports() -> dict[str, set[str]]:
    """Who imports whom, also under TYPE_CHECKING and inside functions."""
    graph = grimp.build_graph("stolik", cache_dir=None)
    return {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle; none if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(reversed(found.args[1]))
    return []


def test_no_module_needs_itself() -> None:
    graph = imports()
    assert len(graph) > 100 and sum(map(len, graph.values())) > 500
    for module, other in CIRCULAR:
        graph[module].discard(other)
    assert circle(graph) == []
    for module, other in CIRCULAR:
        assert circle({**graph, module: graph[module] | {other}}), f"not needed any more: {module}, {other}"


def test_few_attributes_change() -> None:
    many = {f"{path} {node.name}" for path, node in classes() if len(changed(node)) > ATTRIBUTES}
    assert many == MANY_ATTRIBUTES


def test_a_function_fits_a_screen() -> None:
    functions = [
        (path, node)
        for path, module in modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert len(functions) > 1000
    assert {f"{path} {node.name}" for path, node in functions if lines(node) > SCREEN} == LONG


def types(module: ast.Module) -> Iterator[str]:
    """The public classes of a module, and the names that it gives to types."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (to.id for to in node.targets if isinstance(to, ast.Name) and re.match("[A-Z].*[a-z]", to.id))


def test_a_public_type_has_a_name_of_its_own() -> None:
    where = defaultdict(set)
    for path, module in modules().items():
        for name in types(module):
            if not name.startswith("_"):
                where[name].add(path)
    several = {name for name, paths in where.items() if len(paths) > 1}
    assert len(where) > 300
    assert several == ONE_MEANING, {name: sorted(where[name]) for name in several}
