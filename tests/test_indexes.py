"""The first lines of a package say what each of its modules is for, and of none that is gone."""

import ast
import re
from pathlib import Path

import pytest

from stolik.games import GAMES

PACKAGE = Path(__file__).parents[1] / "src" / "stolik"
# The front page of the library tells its users what they can do; docs/architecture.md has the packages.
PACKAGES = sorted(found.parent for found in PACKAGE.rglob("__init__.py") if found.parent != PACKAGE)


@pytest.mark.parametrize("folder", PACKAGES, ids=lambda folder: folder.relative_to(PACKAGE).as_posix())
def test_a_package_names_its_modules(folder: Path) -> None:
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""
    modules = {path.name for path in folder.glob("*.py")} - {"__init__.py", "__main__.py"}
    named = set(re.findall(r"(?<![\w/])\w+\.py\b", said))
    assert modules - {f"{game}.py" for game in GAMES} == named, "a game is known by its name"


def test_there_are_packages() -> None:
    assert len(PACKAGES) > 12
