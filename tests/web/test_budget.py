"""How much script a player waits for: home and the tables of all games together, packed, at most 60 kB.

That is what is there before anything can be done. What a page fetches by itself after that (what makes cards fly, what
is heard, the guide of a first deal, what is done by itself, the score sheet, the chat, the bar's clock and speaker,
what is within reach of a hand, what lets cards be dragged, past matches, the room before a match) has a budget of its
own.
"""

import gzip
import json
import re
from pathlib import Path
from typing import Any

MOST = 60_000  # bytes
STARTS = ["src/pages/Table.svelte"]  # which has the tables of all games
LATER = [
    "src/flying.ts",
    "src/tables/telling.ts",
    *(
        f"src/parts/{name}.svelte"
        for name in ("Aids", "Clock", "Drag", "Guide", "Log", "Past", "Plan", "Reach", "Room", "Said", "Scores", "Talk")
    ),
]
MOST_LATER = 28_000  # bytes


def scripts(manifest: dict[str, Any], starts: list[str]) -> set[str]:
    """The files that these need before they run: what they import, and so on; not what is fetched when it is wanted."""
    todo, seen = list(starts), set[str]()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += manifest[name].get("imports", [])
    return {manifest[name]["file"] for name in seen}


def test_home_and_all_tables_fit_the_budget(client: Path) -> None:
    manifest = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    needed = at_once(client, manifest)
    check(client, needed, MOST)
    check(client, scripts(manifest, LATER) - needed, MOST_LATER)


def test_what_the_docs_say_of_it_is_so() -> None:
    told = (Path(__file__).parents[2] / "docs" / "speed.md").read_text("utf-8")
    for name, most in (("at once", MOST), ("later", MOST_LATER)):
        assert re.search(rf"^\| web, script {name} \|.*\| at most {most // 1000} kB \|$", told, re.MULTILINE)


def at_once(client: Path, manifest: dict[str, Any]) -> set[str]:
    """The files that home and the tables need."""
    home = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', (client / "index.html").read_text("utf-8"))
    assert home
    needed = scripts(manifest, STARTS) | scripts(
        manifest, [name for name, chunk in manifest.items() if chunk["file"] in home]
    )
    assert set(home) < needed
    return needed


def check(client: Path, files: set[str], most: int) -> None:
    sizes = {name: len(gzip.compress((client / name).read_bytes())) for name in files}
    told = "\n".join(f"{size:6} {name}" for name, size in sorted(sizes.items(), key=lambda item: -item[1]))
    assert sum(sizes.values()) <= most, f"{sum(sizes.values())} bytes:\n{told}"


def test_imports_are_followed() -> None:
    manifest = {
        "a": {"file": "a.js", "imports": ["b"], "dynamicImports": ["d"]},
        "b": {"file": "b.js", "imports": ["c", "a"]},
        "c": {"file": "c.js"},
        "d": {"file": "d.js"},
    }
    assert scripts(manifest, ["a"]) == {"a.js", "b.js", "c.js"}
