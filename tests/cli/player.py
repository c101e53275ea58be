"""A scripted person at `stolik play`: reads what the terminal says and answers by number."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import stolik.cli.play as playing
from stolik.cli import app
from stolik.cli.local import LocalTable
from stolik.cli.session import QUESTION, REFUSAL, Session
from stolik.cli.terminal import LineWriter
from stolik.games import GAMES


class Heard(LineWriter):
    """Hands on each line of the table, and shows no prompt."""

    def __init__(self, hear: Callable[[str, str], None]) -> None:
        super().__init__(styled=False)
        self._hear = hear

    def __call__(self, line: str, kind: str) -> None:
        self._hear(line, kind)

    def prompt(self) -> None:
        """Who plays here is a program."""


class Lines:
    """In the place of the terminal's `TypedLines`: lines that were written before, then the end of input."""

    any_time = False

    def __init__(self, *lines: str, end: type[BaseException] = EOFError) -> None:
        self.left, self.end = list(lines), end
        self.said: list[tuple[str, str]] = []
        self.session: Session | None = None
        self.local: LocalTable | None = None

    def get(self, timeout: float | None) -> str:
        if not self.left:
            raise self.end
        return self.left.pop(0)

    def write(self, line: str, kind: str) -> None:
        self.said.append((line, kind))

    def lines(self, *kinds: str) -> list[str]:
        return [line for line, kind in self.said if not kinds or kind in kinds]

    @property
    def refused(self) -> list[str]:
        return self.lines(REFUSAL)


class Player(Lines):
    """Answers every question at random, by a number that it offers or by a word."""

    def __init__(self, language: str, seed: int = 0) -> None:
        super().__init__()
        self.language = language
        self.random = random.Random(seed)
        self.typed: list[str] = []

    def get(self, timeout: float | None) -> str:
        assert self.session is not None and len(self.typed) < 5000, self.latest()
        line = self.race(self.session) if self.session.racing else self.answer(self.lines(QUESTION)[-1])
        self.typed.append(line)
        return line

    def answer(self, question: str) -> str:
        """A number that stands at the beginning of an item, two where it wants two, or a word."""
        if re.search(r"\b4 6\.", question):
            return "5 4"
        if question.endswith("?") and not re.search(r": 1 ", question):  # a bid, or a cell
            cell = re.search(r"\b1 \S+ 6\b", question)
            barred = re.findall("[0-9]+", question)[2:]
            return self.random.choice("1234" if cell else [bid for bid in "01" if bid not in barred])
        offered = re.findall(r"[:,;] ([0-9]+) ", question)
        words = self.words(question)
        if offered and (not words or self.random.random() < 0.8):
            return self.random.choice(offered)
        return self.random.choice(words) if words else ""

    def words(self, question: str) -> list[str]:
        """What the question itself calls actions without a card that are possible now."""
        assert self.session is not None
        typed, say = GAMES[self.session.place.game].typed.words, self.session.words.say
        verbs = [action for action in self.session.place.legal if action in typed]
        phrases = [phrase for verb in verbs for phrase in (verb, *say(typed[verb]).split(", ")) if len(phrase) > 2]
        return [phrase for phrase in phrases if re.search(rf"\b{re.escape(phrase)}\b", question)]

    def latest(self) -> str:
        """The last lines that were typed, and what was said then: for a test that fails."""
        return f"typed last: {self.typed[-10:]}; said last: {self.lines()[-10:]}"

    def race(self, session: Session) -> str:
        """Trojki: draw until there are three cards, then try them anywhere."""
        view, me = session.place.view, session.me
        assert view is not None and me is not None
        if len(view["hand"]) < 3 and view["stack"][me]:
            return "draw 2"
        if self.random.random() < 0.3 or not view["hand"]:
            return ""
        return f"{self.random.randrange(len(view['hand'])) + 1} {self.random.randint(1, 9)}"


def play(lines: Lines, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Any:
    """`stolik play` with these lines in the place of a terminal; the match as it stands at the end."""

    def seated(*args: Any, **more: Any) -> Session:
        lines.session = Session(*args, **more)
        return lines.session

    def opened(*args: Any) -> LocalTable:
        lines.local = LocalTable(*args)
        return lines.local

    with monkeypatch.context() as patched:
        patched.setattr(playing, "TypedLines", lambda: lines)
        patched.setattr(playing, "LineWriter", lambda styled: Heard(lines.write))
        patched.setattr(playing, "Session", seated)
        patched.setattr(playing, "LocalTable", opened)
        with pytest.raises(SystemExit) as ended:
            app.main(["play", *arguments])
    assert ended.value.code == 0
    return lines.local.match if lines.local is not None else None
