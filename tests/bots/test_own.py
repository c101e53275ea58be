"""A bot of one's own: asked as all are, in copies; what is wrong with it is told with file and line."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolik.arena import Fixture, play_match
from stolik.bots.own import BadBot, check_own, is_own, label, own_bot
from stolik.bots.timing import RACERS
from stolik.games import GAMES
from stolik.match import check_record
from stolik.words import LANGUAGES, Words
from stolik.words.errors import explain
from tests.games.trojki_positions import A, race

Write = Callable[..., str]
VIEW = {"turn": 0, "hand": ["7C", "8C"]}
LEGAL = ["play 7C", "play 8C"]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file with these lines; its path."""

    def written(*lines: str, name: str = "robot.py") -> str:
        (tmp_path / name).write_text("\n".join([*lines, ""]), "utf-8")
        return str(tmp_path / name)

    return written


def asked(name: str, view: Any = VIEW, legal: Any = LEGAL, game: str = "durak") -> tuple[str, float]:
    return own_bot(name, game, Random(1)).choose(view, legal, ["1 play 9C"])


def refused(name: str, view: Any = VIEW) -> tuple[str, str]:
    with pytest.raises(BadBot) as error:
        asked(name, view)
    assert str(error.value).startswith(name.rpartition(":")[0] if name.endswith("choose") else name)
    return error.value.reason, str(error.value.values.get("line", ""))


# --- names -----------------------------------------------------------------------------------------------------------


def test_files_are_told_from_names() -> None:
    assert is_own("robot.py") and is_own("a/robot.py:choose") and is_own(r"C:\bots\robot.py:other")
    assert not any(map(is_own, ("simple", "robot.py:", "robot.txt:choose", ".py", "robot.py:a.b")))
    assert [label(name) for name in ("simple", "a/robot.py", "a/robot.py:choose", "robot.py:best")] == [
        "simple",
        "robot.py",
        "robot.py",
        "robot.py:best",
    ]


# --- what it gets and gives ------------------------------------------------------------------------------------------


def test_it_chooses_and_may_ask_for_more(write: Write) -> None:
    file = write(
        "def choose(view, legal): return legal[-1]",
        "def all_of_it(view, legal, random, history): return legal[history == ['1 play 9C'] and random.random() < 2]",
        "class Best:",
        "    def __call__(self, view, legal, **more): return legal[0]",
        "best = Best()",
    )
    assert asked(file) == asked(f"{file}:choose") == ("play 8C", 0.0)
    assert asked(f"{file}:all_of_it") == ("play 8C", 0.0) and asked(f"{file}:best") == ("play 7C", 0.0)


def test_delays_count_in_a_race(write: Write) -> None:
    file = write(
        "def choose(view, legal): return legal[0]",
        "def late(view, legal): return legal[0], 2",
        "def none(view, legal): pass",
    )
    deal = race(A, "BC2 RS2", "BT1")
    view, legal = deal.view(0), deal.legal(0)
    times = [asked(file, view, [each], "trojki")[1] for each in legal]
    assert legal and min(times) >= RACERS["casual"].floor, "as long as a casual player needs"
    assert 0.1 < asked(file, view, ["draw"], "trojki")[1] < RACERS["casual"].floor
    race_view = {"turn": None}
    assert asked(f"{file}:late", race_view, ["place BC2 4 B"], "trojki")[1] == 2.0
    assert asked(f"{file}:none", race_view, ["place BC2 4 B"], "trojki") == ("", 0.0), "in a race nobody has to act"
    assert asked(f"{file}:none", legal=["", "exchange"]) == ("", 0.0), "nor where another seat is asked"


def test_it_cannot_harm_the_table(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    file = write("def choose(view, legal):", "    view['hand'].clear(); legal.reverse(); print('hm'); return legal[0]")
    view, legal = {"turn": 0, "hand": ["7C"]}, list(LEGAL)
    assert asked(file, view, legal) == ("play 8C", 0.0)
    assert (view["hand"], legal) == (["7C"], LEGAL)
    assert capsys.readouterr() == ("", "hm\n"), "what it prints is not in the way of results"


def test_what_it_imports_may_lie_beside_it(write: Write) -> None:
    write("LAST = -1", name="beside_the_robot.py")
    assert (
        asked(write("from beside_the_robot import LAST", "def choose(view, legal): return legal[LAST]"))[0] == LEGAL[1]
    )


VERSION = """
from helper import ACTION, later
def choose(view, legal):
    return legal[ACTION]
def lazily(view, legal):
    from parts.inner import ACTION
    import spaces.inner
    assert ACTION == spaces.inner.ACTION == later()
    return legal[ACTION]
"""


def version(folder: Path, action: int) -> str:
    """A bot that chooses this action by what lies beside it: modules, a package, a folder without `__init__.py`."""
    helper = f"ACTION = {action}\ndef later():\n    from second import ACTION\n    return ACTION"
    files = {"robot": VERSION, "helper": helper, "second": f"ACTION = {action}", "parts/__init__": ""}
    inner = {"parts/inner": "from helper import ACTION", "spaces/inner": f"ACTION = {action}"}
    for name, text in (files | inner).items():
        (folder / f"{name}.py").parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.py").write_text(text, "utf-8")
    return str(folder / "robot.py")


@pytest.mark.parametrize("first", [0, 1])
def test_each_file_has_its_own_helpers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    """Two versions, each with a module of the same name beside it, in either order, and whoever imports them when."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # as `python -m stolik` has it
    version(tmp_path, 1 - first)
    paths = [version(tmp_path / "v1", 0), version(tmp_path / "v2", 1)]
    modules, path = set(sys.modules), sys.path[:]
    for each in (first, 1 - first, first):
        for function in ("choose", "lazily", "choose"):
            assert asked(f"{paths[each]}:{function}")[0] == LEGAL[each], (paths[each], function)
    assert asked("robot.py:lazily")[0] == LEGAL[1 - first], "in the folder that one is in"
    assert set(sys.modules) == modules and sys.path == path, "nothing of it is left for others"


def test_files_in_one_folder_have_a_copy_each(write: Write) -> None:
    write("ACTION = 0", name="shared_helper.py")
    for number in (0, 1):
        lines = "import shared_helper", f"shared_helper.ACTION = {number}"
        write(*lines, "def choose(view, legal): return legal[shared_helper.ACTION]", name=f"version{number}.py")
    folder = write("")
    names = [folder.replace("robot", f"version{number}") for number in (0, 1)]
    for name in names:
        check_own(name)
    assert [asked(name)[0] for name in names] == LEGAL


def test_installed_modules_are_there_once(write: Write) -> None:
    lines = (
        "import colorsys",
        "def choose(view, legal): return legal[colorsys is __import__('sys').modules['colorsys']]",
    )
    first, second = (write(*lines, name=name) for name in ("first.py", "second.py"))
    known = sys.modules.pop("colorsys", None)
    assert asked(first)[0] == LEGAL[1] and sys.modules["colorsys"] is not known
    assert asked(second)[0] == LEGAL[1]


def test_where_a_file_looks_is_its_own(write: Write, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "found_later.py").write_text("ACTION = 1", "utf-8")
    more = str(tmp_path / "more")
    lazily = "def choose(view, legal):", "    from found_later import ACTION", "    return legal[ACTION]"
    assert asked(write("import sys", f"sys.path.append({more!r})", *lazily))[0] == LEGAL[1]
    assert more not in sys.path


def test_it_plays_a_match_with_the_views_of_all(write: Write) -> None:
    file = write(
        "def choose(view, legal, history):",
        "    assert view['game'] == 'durak' and view['hand'] and all(' ' in line for line in history)",
        "    return legal[0]",
    )
    options = GAMES["durak"].option_values(GAMES["durak"].settle({"seats": 3}))
    record = play_match(Fixture("durak", options, (file, "simple", f"{file}:choose"), "7"), 0)
    assert record["players"] == ["robot.py", "simple", "robot.py"] and check_record(record, GAMES).over


# --- what is wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines, reason, line",
    [
        (["x = 1"], "bot-no-function", ""),
        (["choose = 1"], "bot-no-function", ""),
        (["", "def choose(view) return 1"], "bot-failed", "2"),
        (["import nothing_of_this_name"], "bot-failed", "1"),
        (["", "def choose(view): pass"], "bot-parameters", "2"),
        (["def choose(view, legal, clock): pass"], "bot-parameters", "1"),
        (["def choose(view, legal):", "    return 1 / 0"], "bot-failed", "2"),
        (
            ["def choose(view, legal):", "    return max(legal, key=of)", "def of(x):", "    return x[9]"],
            "bot-failed",
            "4",
        ),
        (["def choose(view, legal): return 'pass'"], "bot-no-answer", "1"),
        (["def choose(view, legal): return 7"], "bot-no-answer", "1"),
        (["def choose(view, legal): return ''"], "bot-no-answer", "1"),
        (["def choose(view, legal): return legal[0], -1"], "bot-no-answer", "1"),
        (["def choose(view, legal): return legal[0], float('nan')"], "bot-no-answer", "1"),
        (["def choose(view, legal): return legal[0], 'soon'"], "bot-no-answer", "1"),
        (["def choose(view, legal): return legal[0], 10**400"], "bot-no-answer", "1"),
        (["import numpy", "def choose(view, legal): return numpy.zeros(2)"], "bot-no-answer", "2"),
        (["import sys", "sys.exit(3)"], "bot-failed", "2"),
        (["def choose(view, legal):", "    exit()"], "bot-failed", "2"),
        (["def choose(view, legal):", "    raise BaseException"], "bot-failed", "2"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(write: Write, lines: list[str], reason: str, line: str) -> None:
    assert refused(write(*lines)) == (reason, line)


def test_errors_in_words(write: Write) -> None:
    file = write("def choose(view, legal):", "    return view['hnad']")
    with pytest.raises(BadBot, match=r"robot\.py, line 2: KeyError: 'hnad'"):
        asked(file)
    with pytest.raises(BadBot, match=r"""line 1: the answer 'x' is none of .*: \["play 7C", "play 8C"\]"""):
        asked(write("def choose(view, legal): return 'x'", name="other.py"))
    with pytest.raises(BadBot, match=r"leaves\.py, line 2: SystemExit: 3"):
        asked(write("def choose(view, legal):", "    raise SystemExit(3)", name="leaves.py"))
    with pytest.raises(FileNotFoundError):
        check_own("none.py:choose")


def test_a_path_stays_as_it_is_written(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a sentence begins with it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "v2").mkdir()
    names = ["syntax.py", "v2/robot.py", "żółw.py"]
    for name in names:
        write("def choose(view) return 1", name=name)
        with pytest.raises(BadBot) as error:
            check_own(name)
        for language in LANGUAGES:
            assert explain(Words(language), error.value).startswith(f"{name}, ")
        assert str(error.value).startswith(f"{name}, line 1: SyntaxError: ")


def test_what_cannot_be_told_in_words(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "class Odd(Exception):", "    def __repr__(self): print('hm'); return 1 / 0", "    __str__ = __repr__"
    with pytest.raises(BadBot, match=r"line 4: the answer <Odd> is none of"):
        asked(write(*lines, "def choose(view, legal): return Odd()"))
    with pytest.raises(BadBot, match=r"line 4: Odd: <Odd>"):
        asked(write(*lines, "def choose(view, legal): raise Odd", name="other.py"))
    assert capsys.readouterr().out == ""


def test_an_interrupt_is_none_of_its_mistakes(write: Write) -> None:
    with pytest.raises(KeyboardInterrupt):
        asked(write("def choose(view, legal): raise KeyboardInterrupt"))


def test_no_name_that_the_house_knows_is_a_file() -> None:
    """Whoever makes bots for others, a server, makes them by name: a file is code."""
    from stolik.bots import make

    with pytest.raises(KeyError):
        make("robot.py:choose", "durak", Random(1))
