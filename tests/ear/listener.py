"""Somebody at a desk who knows what was spoken and nothing else: comes to a table, plays, and hears how it ends."""

import re
import time

from stolik.core.game import event
from stolik.table.characters import character
from stolik.words import Words
from tests.ear.desk import Desk
from tests.patience import PATIENCE

SILENCE = 0.6  # seconds after which Orca has told what has the focus
MOST = 80  # presses of Tab, beyond the longest page
STILL = 0.9  # the same after something was done
ENDS = 5.0  # the same after the end of a match was told, of which more is told
IDLE = 20  # looks without a word, after which one asks whose turn it is
PAUSES = 4  # such times without a word, after which who has acted asks: a key takes what is about to be said
ANSWER = 15.0  # seconds for what one presses to be answered; who hears nothing goes on all the same
# Orca's own words.
TOOLBAR = {"pl": "pasek narzędziowy", "de": "Werkzeugleiste", "en": "tool bar"}
BUTTON = {"pl": "przycisk.", "de": "Druckknopf.", "en": "button."}
CLICKED = {"pl": "element klikalny", "de": "klickbar", "en": "clickable"}
GREYED = {"pl": "wyszarzony", "de": "ausgegraut", "en": "grayed"}
PRESSED = {"pl": "wciśnięty", "de": "gedrückt", "en": "pressed"}
# How it tells what has the focus. All else is what the page says, or that what was pressed is down or up now.
FOCUS = {
    "pl": r". (przycisk|przełączania|\w*wciśnięty|wyszarzony|panel|narzędziowy|zaznaczania)\.?$|^wyjście z ",
    "de": r". (Druckknopf|gedrückt|ausgegraut|\w*leiste|Fokus-Modus)\.?$|verlassen\.?$",
    "en": r". (button|pressed|grayed|panel|tool bar|mode)\.?$|^leaving ",
}
GUIDES = ("guide-title", "golf-own-guide-title", "trojki-own-guide-title")
NUMBERS = r"\b0\b.* (\d+)\b"  # in a question for a number: from 0 to this


class Listener:
    """`turn` is how the page says that it is one's turn."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.ear = desk, desk.ear
        bots = [character("", seat) for seat in range(1, 8)]
        say = Words(desk.language).say
        names = [say("web-bot", character=bot, number=number) for number, bot in enumerate(bots, 2)]
        self.words = Words(desk.language, ["Anna", *names], 0)
        self.turn = self.say("web-your-turn")
        self._way = "Right"  # to the next button
        self._question = ""  # what was asked last
        self._number = 1  # that was typed last
        self._idle = set[str]()  # buttons of which only that they are down was heard: they are let alone

    def say(self, id: str, **values: object) -> str:
        return self.words.say(id, **values)  # type: ignore[arg-type]

    def find(self, name: str) -> None:
        """Goes on with Tab until this has the focus: then its role follows in one breath."""
        for _ in range(MOST):
            self.desk.press("Tab")
            if any(words.startswith(f"{name} ") for words in self.desk.ear.still(SILENCE)):
                return
        raise TimeoutError(f"no {name!r} among {self.ear.all()}")

    def come(self, url: str, game: str) -> int:
        """From the first page to a table with bots, until the toolbar is spoken in which one acts.

        How much had been spoken when the table was asked for is returned.
        """
        self.desk.visit(url)
        self.ear.hears("Stolik")
        self.ear.still(2 * SILENCE)
        self.find(f"{self.say('web-play')} {self.say(f'{game}-title')}")
        before = len(self.ear.all())
        self.desk.press("Return")
        self.ear.hears(TOOLBAR[self.desk.language])
        return before

    def sit(self, url: str, name: str) -> None:
        """From an invitation to the first seat that is free."""
        self.desk.visit(url)
        self.ear.hears("Stolik")
        self.ear.still(2 * SILENCE)
        self.find(self.say("room-sit"))
        self.desk.press("Return")
        self.ear.hears("|".join(re.escape(self.say(id)) for id in ("web-name-first", "web-name")))  # or the field alone
        self.ear.still(SILENCE)
        self.desk.type(name)
        self.desk.press("Return")
        self.ear.hears(re.escape(self.words.tell(event("table-sits", seat=0))))

    def play(self, seconds: float = PATIENCE) -> None:
        """To the end of the match: the next button that is not grey is pressed, as long as it is one's turn.

        That it is one's turn has to be said; who has acted asks (W) whether they are to go on. TimeoutError if nothing
        comes for so long.
        """
        new, mine, idle, since = self._listen(), False, 0, time.monotonic()
        while not self.over(new):
            told = self._turn(new)
            onward = [words for words in new if self._on(words)]
            others = (self.say("web-turn-of", name="")[:-2], self.say("web-nobodys-turn"))
            mine = (mine or told) and not any(other in words for words in new for other in others)
            since = time.monotonic() if new else since
            if time.monotonic() - since > seconds:
                raise TimeoutError(f"nothing is said any more: {self.ear.all()[-30:]}")
            if onward:
                new, mine = self._answered("Return"), False
            elif mine:
                new = self._walk()
            else:
                idle = 0 if new else idle + 1
                new = self._answered("w") if idle > IDLE else self._listen(SILENCE / 2)
                said = idle <= IDLE or self._turn(new[:-1])  # or it came while W was on its way
                assert said or not self._turn(new), f"it is my turn, and nobody said so: {self.ear.all()[-30:]}"
        self.ear.still(ENDS)

    def over(self, spoken: list[str]) -> bool:
        """Whether it is told that the match is over."""
        return any(self.say("room-over") in words for words in spoken)

    def _walk(self) -> list[str]:
        """To the next button, back from either end, and presses it if it is not grey; a number is typed."""
        if re.search(NUMBERS, self._question):
            self._number = (self._number + 1) % 10
            new = self._do(str(self._number))
        else:
            new = self._do(self._way)
            if not new:
                self._way = "Left" if self._way == "Right" else "Right"
                new = self._do(self._way)
        ends = self.over(new) or any(self._on(words) for words in new)
        here = new[-1:]  # silent: it is the only one
        if ends or any(GREYED[self.desk.language] in words or words in self._idle for words in here):
            return new
        new = self._answered("Return")
        if new == [PRESSED[self.desk.language]]:  # that does nothing yet
            self._idle |= {*here}
            new = self._answered("Return")
        quiet = 0
        while not self._turn(new) and not self.over(new) and quiet < PAUSES:
            more = self._listen()
            new, quiet = new + more, 0 if more else quiet + 1
        return new if quiet < PAUSES else new + self._answered("w")

    def _on(self, words: str) -> bool:
        """Whether what has the focus is the button that goes on after a deal."""
        return words.startswith(f"{self.say('web-ready')} ") and words.endswith(BUTTON[self.desk.language])

    def _turn(self, spoken: list[str]) -> bool:
        """Whether it is told that it is one's turn; what is asked is kept."""
        told = [words for words in spoken if self.turn in words]
        for words in told:
            self._question = words.partition(self.turn)[2] or self._question
        return bool(told)

    def _answered(self, key: str) -> list[str]:
        """Presses a key and listens until the page has told something: what was done, or why not."""
        new, until = self._do(key), time.monotonic() + ANSWER
        while not self._told(new) and time.monotonic() < until:
            new += self._listen(SILENCE)
        return new

    def _told(self, spoken: list[str]) -> bool:
        """Whether any of it is more than the focus, and than what explains a first deal."""
        first = tuple(self.say(id) for id in GUIDES)
        return any(not re.search(FOCUS[self.desk.language], words) and not words.startswith(first) for words in spoken)

    def _do(self, key: str) -> list[str]:
        heard = self.ear.heard
        self.desk.press(key)
        self.ear.heard = heard  # what came meanwhile is heard too
        return self._listen(STILL if key == "Return" else SILENCE)

    def _listen(self, silence: float = STILL) -> list[str]:
        """What has been spoken since, once there is silence."""
        new = self.ear.still(silence)
        self.ear.heard += len(new)
        return new

    def asked(self, key: str, pattern: str) -> str:
        """Presses a key, waits for what it reads and hears it to its end."""
        self.desk.press(key)
        answer = self.ear.hears(pattern)
        self.ear.still(SILENCE)
        return answer


def sentences(spoken: list[str]) -> list[str]:
    return [part for words in spoken for part in re.split(r"(?<=[.?!])\s+", words) if part]
