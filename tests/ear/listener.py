"""Somebody at a desk who knows what was spoken and nothing else: comes to a table, and hears whose turn it is."""

import re

from stolik.words import Words
from tests.ear.desk import Desk
from tests.web.players import NAMES

SILENCE = 0.6  # seconds after which Orca has told what has the focus
MOST = 80  # presses of Tab, beyond the longest page
# How Orca says a toolbar; chromium gives it the page's language, Orca its own.
TOOLBAR = {"pl": "pasek narzędziowy", "de": "Werkzeugleiste", "en": "tool bar"}


class Listener:
    """`turn` is how the page says that it is one's turn."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.ear = desk, desk.ear
        self.words = Words(desk.language, NAMES, 0)
        self.turn = self.say("web-your-turn")

    def say(self, id: str, **values: object) -> str:
        return self.words.say(id, **values)  # type: ignore[arg-type]

    def find(self, name: str) -> None:
        """Goes on with Tab until this has the focus: then its role follows in one breath."""
        for _ in range(MOST):
            self.desk.press("Tab")
            if any(words.startswith(f"{name} ") for words in self.desk.ear.still(SILENCE)):
                return
        raise TimeoutError(f"no {name!r} among {self.ear.all()}")

    def come(self, url: str, game: str) -> None:
        """From the first page to a table with bots, until the toolbar is spoken in which one acts."""
        self.desk.visit(url)
        self.ear.hears("Stolik")
        self.ear.still(2 * SILENCE)
        self.find(f"{self.say('web-play')} {self.say(f'{game}-title')}")
        self.desk.press("Return")
        self.ear.hears(TOOLBAR[self.desk.language])

    def asked(self, key: str, pattern: str) -> str:
        """Presses a key and waits for what it reads."""
        self.desk.press(key)
        return self.ear.hears(pattern)


def sentences(spoken: list[str]) -> list[str]:
    return [part for words in spoken for part in re.split(r"(?<=[.?!])\s+", words) if part]
