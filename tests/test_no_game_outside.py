"""No game's name, option, verb of an action or rule number outside `games/`, `bots/`, `words/` and the drawings of the
browser client.

Comments and docstrings may name a game as an example, for that is how an abstract sentence is understood; a rule number
they may not: that belongs to what it rules. What the code says otherwise, and why, stands in `ALLOWED`, and an entry
that is not needed fails.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.games import GAMES
from stolik.games.durak.predeal import DurakPredeal
from tests.rules import all_numbers

ROOT = Path(__file__).parents[1]
PACKAGE, WEB = ROOT / "src" / "stolik", ROOT / "web" / "src"
OF_GAMES = ("games", "bots", "words")
DRAWINGS = (
    "tables",
    "guide",
    "pictures",
    "cards",
    "words",
    "rules",
    "pages/Gallery.svelte",
    "parts/Piles.svelte",
    "parts/Won.svelte",
)

# By file, the literals that are no game's, or are meant.
ALLOWED: dict[str, set[str]] = {
    # Examples in the help of commands, and of messages in docs/protocol.md.
    "cli/arena.py": {"stolik arena durak --bot simple --bot random --sets 200 --seed 7"},
    "cli/bench.py": {"stolik bench planowanie --seconds 5"},
    "cli/command.py": {"stolik play durak --seats 3"},
    "cli/play.py": {"stolik play durak --seats 3 --lang en"},
    "cli/rules.py": {"stolik rules trojki --lang pl"},
    "cli/simulate.py": {
        "stolik simulate durak --matches 1000 --seats 3 --bots simple,random,random --seed 7 --out durak.jsonl"
    },
    "cli/warm.py": {"stolik warm golf"},
    "protocol/page.py": {"play 7C", "planowanie-play", "PL-7", "golf"},
    # Words of the house: a command, a function, parts of a record, of HTTP, of the protocol, of what stands, pointers.
    "cli/names.py": {"play"},
    "client/__init__.py": {"play"},
    "core/engine.py": {"deal", "play"},
    "core/game.py": {"deal"},
    "server/calls.py": {"allow"},
    "server/speaking.py": {"deal"},
    "store/migrations/versions/v0002.py": {"place"},
    "store/schema.py": {"place"},
    "store/statistics.py": {"place"},
    "table/messages.py": {"done"},
    "net/line.svelte.ts": {"done"},
    "pages/Match.svelte": {"deal"},
    "parts/Drag.svelte": {"touch"},
    "parts/Hand.svelte": {"place", "touch"},
    "parts/Plan.svelte": {"place"},
    "parts/read.ts": {"deal"},
    "parts/Said.svelte": {"place"},
    "parts/SettingsForm.svelte": {"touch"},
    "settings.svelte.ts": {"touch"},
}


PREDEAL = {"offer", "accept", "decline", "touch", "deal"}  # what is done in durak's predeal
VERBS = "|".join(sorted(PREDEAL.union(*(game.verbs() for game in GAMES.values()))))
NAME = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
WORDS_OF_CODE = {"seats", "deals", "form", "mode", "target"}  # options too, and what files, pages and tests call theirs
OPTIONS = "|".join(sorted({name for game in GAMES.values() for name in game.options._fields} - WORDS_OF_CODE))
OPTION = re.compile(rf"(?<![\w-])({OPTIONS})(?![\w-])")
NUMBER = re.compile(rf"\b({'|'.join({number[:2] for number in all_numbers()})})-[AG]?\d")
ACTION = re.compile(rf"({VERBS})( \S*)*")
COMMENT = re.compile(r"/\*(?:.|\n)*?\*/|<!--(?:.|\n)*?-->|(?<![:\"'`])//.*")


def wrong(literal: str) -> bool:
    return any(found(literal) for found in (NAME.search, OPTION.search, NUMBER.search, ACTION.fullmatch))


def in_python(source: str) -> Iterator[str]:
    """Literals and names of the code, and what its comments and docstrings say of rules."""
    tree = ast.parse(source)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [node.body[0] for node in ast.walk(tree) if isinstance(node, documented) and node.body]
    docstrings = {id(first.value) for first in bodies if isinstance(first, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield from [node.value] * wrong(node.value)
        names = (getattr(node, field, None) for field in ("id", "attr", "name", "arg", "module"))
        yield from (name for name in names if isinstance(name, str) and (NAME.search(name) or OPTION.search(name)))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) in docstrings]
    for text in [*map(str, texts), *re.findall("#.*", source)]:
        yield from (found[0] for found in NUMBER.finditer(text))


def in_client(source: str) -> Iterator[str]:
    """The same of TypeScript and Svelte."""
    code = COMMENT.sub("", source)
    yield from (literal for literal in re.findall("[\"'`]([^\"'`\n]*)[\"'`]", code) if wrong(literal))
    rest = re.sub("[\"'`][^\"'`\n]*[\"'`]", "", code)
    yield from (found[0] for pattern in (NAME, OPTION) for found in pattern.finditer(rest))
    yield from (found[0] for text in COMMENT.findall(source) for found in NUMBER.finditer(text))


def sources() -> dict[str, Iterator[str]]:
    """All files outside, by their path, with what is wrong in them."""
    python = {path.relative_to(PACKAGE).as_posix(): path for path in PACKAGE.rglob("*.py")}
    client = {path.relative_to(WEB).as_posix(): path for kind in ("ts", "svelte") for path in WEB.rglob(f"*.{kind}")}
    found = {at: in_python(path.read_text("utf-8")) for at, path in python.items() if not at.startswith(OF_GAMES)}
    outside = {at: path for at, path in client.items() if not at.startswith(DRAWINGS) and at != "protocol.ts"}
    return found | {at: in_client(path.read_text("utf-8")) for at, path in outside.items()}


def test_no_game_is_known_outside() -> None:
    found = {path: set(literals) for path, literals in sources().items()}
    assert len(found) > 150
    assert {path: literals for path, literals in found.items() if literals} == ALLOWED


def test_the_options_are_those_of_the_games() -> None:
    assert {"all_equal", "first_deal_trump", "require_call", "traditions", "pair_by"} <= set(OPTIONS.split("|"))
    for game in GAMES.values():
        assert set(game.options._fields) <= {*OPTIONS.split("|"), *WORDS_OF_CODE}


def test_the_verbs_are_those_of_the_games() -> None:
    assert {"bid", "attack", "place", "peek", "exchange"} <= set(VERBS.split("|"))
    predeal = DurakPredeal(3, 0)
    seen = {action.split(" ")[0] for seat in range(3) for action in predeal.legal(seat)}
    predeal.play(0, "offer 1")
    assert seen | {action.split(" ")[0] for seat in range(3) for action in predeal.legal(seat)} == PREDEAL


@pytest.mark.parametrize(
    "line",
    [
        'x = "durak"',
        'if verb == "place": pass',
        "def of_golf(): pass",
        "# as DU-19 says",
        'x = "attack 7C"',
        "s.Trojki",
        'given += ["traditions=on"]',
        "def deal(all_equal): pass",
    ],
)
def test_a_game_is_found(line: str) -> None:
    assert list(in_python(line))


@pytest.mark.parametrize(
    "line",
    [
        "if (name === 'trojki') a;",
        "import golf from './x';",
        "<p>{`place ${card}`}</p>",
        "// DU-A19: so it is",
        "of.handicap",
    ],
)
def test_a_game_is_found_in_the_client(line: str) -> None:
    assert list(in_client(line))


def test_an_example_may_name_a_game() -> None:
    assert list(in_python('"""As in durak."""\nx = 1  # golf has none')) == []
    assert list(in_client("a; // as in golf\n<!-- trojki -->")) == []
