"""Writes the layers and the picture of the imports into docs/architecture.md, between its markers.

    python tools/architecture.py

Nothing of it is typed: the layers are those that import-linter holds the imports to (pyproject.toml), what a package is
for is the first sentence of its docstring, and who imports whom is import-linter's own graph.
"""

import ast
import re
import subprocess
import sys
import tomllib
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
SOURCES = ROOT / "src" / "stolik"
LINTER = Path(sys.executable).with_name("import-linter")

Imports = dict[str, set[str]]


def layers() -> list[list[str]]:
    """The packages of each layer, the highest first, with those that are still to be built."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layered = next(contract for contract in contracts if contract["type"] == "layers")
    return [re.findall(r"\w+", line) for line in layered["layers"]]


def purpose(package: str) -> str:
    """The first sentence of the docstring of the package, or of the module, without its full stop."""
    file = SOURCES / f"{package}.py"
    file = file if file.exists() else SOURCES / package / "__init__.py"
    doc = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    return re.split(r"\.(?:\s|$)", " ".join(doc.partition("\n\n")[0].split()))[0]


def imports() -> Imports:
    """Which packages each package imports, as `import-linter drawgraph` has it."""
    drawn = subprocess.run([LINTER, "drawgraph", "stolik"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: Imports = {name: set() for name in re.findall(r'^\s*"\.(\w+)"', drawn, re.MULTILINE) if name != "__main__"}
    for above, below in re.findall(r'"\.(\w+)" ->\s*"\.(\w+)"', drawn):
        if above in found:
            found[above].add(below)
    return found


def shortest(graph: Imports) -> Imports:
    """The graph without the arrows to what is reached through another one as well; CycleError if it has a circle."""
    below: Imports = {}
    for name in TopologicalSorter(graph).static_order():
        below[name] = graph[name].union(*(below[each] for each in graph[name]))
    return {name: each - set().union(*(below[other] for other in each)) for name, each in graph.items()}


def table(graph: Imports) -> str:
    """Layer by layer, the highest first: each package, what it is for, and what it imports."""
    order = [name for layer in layers() for name in layer]
    lines = ["| layer | package | what it is | imports |", "|---|---|---|---|"]
    for depth, layer in enumerate(layers(), 1):
        for name in layer:
            below = " ".join(f"`{each}`" for each in order if each in graph.get(name, ()))
            told = f"{purpose(name)} | {below or 'nothing of ours'}" if name in graph else "not built yet |"
            lines.append(f"| {depth} | `{name}` | {told} |")
    return "\n".join(lines)


def picture(graph: Imports) -> str:
    """The arrows of the shortest graph, for Mermaid."""
    order = [name for layer in layers() for name in layer if name in graph]
    arrows = shortest(graph)
    below = {name: [each for each in order if each in arrows[name]] for name in order}
    drawn = [f"  {name} --> {' & '.join(names)}" for name, names in below.items() if names]
    return "\n".join(["```mermaid", "flowchart TD", *drawn, "```"])


def page(text: str) -> str:
    """The page with its made parts made anew; KeyError for a marker of something else."""
    graph = imports()
    parts = {"layers": table(graph), "imports": picture(graph)}
    made = re.compile(r"(<!-- made: (\w+) -->\n)(?:.*?\n)?(<!-- /made -->)", re.DOTALL)
    return made.sub(lambda found: f"{found[1]}{parts[found[2]]}\n{found[3]}", text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
