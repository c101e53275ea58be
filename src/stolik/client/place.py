"""Place: what one listener knows of a table, from the messages that they are told. No input, output or clock.

The rules by which a client keeps its picture of a table, whatever it is written in:

1. `Shown` replaces everything, the seat too: after joining, and when too much was missed.
2. `Told` with a version that is known already changes nothing: it came twice, around a reconnection. Versions may jump:
   what a muted person says has a version too. `Said` comes with the version of the step in which it was said, once;
   it is known if a line of this version or a later one is, or the whole table of that time.
3. Of `Told.standing` each field that is there replaces the one that is known; lists are replaced whole.
4. `Told.view` has the keys that have changed, each with its whole new value; with `anew` it is a whole view, or null
   between nothing and the first deal.
5. `Told.legal`, `asked`, `asks`, `settled` and `seat` replace what is known, if they are there.
6. `Ended` is the last: nothing more comes.
7. `Done` and `Refused` change nothing; they answer the listener's own command, as `Told.id` does.
8. The seal of each deal is kept as it was told first, by `table-sealed` of a `Told` or, of the deal that is on, by
   `Shown` (seals.py).
"""

from collections import deque
from copy import copy
from typing import Any

from msgspec import UNSET

from stolik.client.seals import ToldSeals
from stolik.core.game import Event
from stolik.table.messages import Chair, Ended, Message, Said, Shown, Standing, Told

REMEMBERED_CHAT = 50  # lines of chat that are remembered


class Place:
    """A table as one listener knows it.

    code      the table's code
    v         the latest version that is known; None before anything is
    now       the server's time, in seconds, of the latest message that had one
    seat      where the listener sits, None for a spectator
    standing  how the table stands, all fields that are known
    view      the game's view as this seat has it; None before the first deal
    legal     the own legal actions, `ok` among them where the table waits without asking for an action
    asked     whether the game waits for the listener
    asks      what the game asks them, or why they have to wait, in words of the game
    settled   what the game says where they may claim the rest; None: what they do may matter
    chat      the latest lines
    changes   how many messages have changed view, legal actions or whether the listener is asked
    ended     why this is over for the listener; None while it is not
    seals     the seals of the decks, as they were told
    """

    def __init__(self, code: str = "", seals: ToldSeals | None = None) -> None:
        self.code = code
        self.seals = seals if seals is not None else ToldSeals()
        self.v: int | None = None
        self.now = 0.0
        self.seat: int | None = None
        self.standing = Standing()
        self.view: dict[str, Any] | None = None
        self.legal: list[str] = []
        self.asked = False
        self.asks: list[Event] = []
        self.settled: Event | None = None
        self.chat: deque[Said] = deque(maxlen=REMEMBERED_CHAT)
        self._said = -1  # the version of the latest line of chat
        self.changes = 0
        self.ended: Event | None = None

    # --- being told --------------------------------------------------------------------------------------------------

    def take(self, message: Message) -> bool:
        """Learn from a message; whether it was news."""
        match message:
            case Shown():
                self._show(message)
            case Told():
                return self._tell(message)
            case Said():
                return self._hear(message)
            case Ended():
                self.ended, self.v = message.reason, message.v
            case _:
                return False
        return True

    def _show(self, shown: Shown) -> None:
        self.code, self.v, self.now = shown.table, shown.v, shown.now
        self.seat, self.standing = shown.seat, copy(shown.standing)
        self.view, self.legal, self.asked, self.asks = shown.view, shown.legal, shown.asked, shown.asks
        self.settled = shown.settled
        self.chat.clear()
        self.chat.extend(shown.chat)
        self._said = shown.v
        self.changes += 1
        self.ended = None
        self.seals.show(shown)

    def _tell(self, told: Told) -> bool:
        if self.v is not None and told.v <= self.v:
            return False
        self.v, self.now = told.v, told.now
        if told.standing is not UNSET:
            for name in Standing.__struct_fields__:
                value = getattr(told.standing, name)
                if value is not UNSET:
                    setattr(self.standing, name, value)
        self.seals.tell(told, self.standing)
        if told.view is not UNSET:
            fresh = told.anew or told.view is None or self.view is None
            self.view = told.view if fresh else {**(self.view or {}), **(told.view or {})}
        if told.legal is not UNSET:
            self.legal = told.legal
        if told.asked is not UNSET:
            self.asked = told.asked
        if told.asks is not UNSET:
            self.asks = told.asks
        if told.settled is not UNSET:
            self.settled = told.settled
        if told.seat is not UNSET:
            self.seat = told.seat
        self.changes += not (told.view is UNSET and told.legal is UNSET and told.asked is UNSET)
        return True

    def _hear(self, said: Said) -> bool:
        if said.v <= self._said:
            return False
        self._said, self.v = said.v, max(said.v, -1 if self.v is None else self.v)
        if not said.phrase:
            self.chat.append(said)
        return True

    # --- what is known -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.standing.game or ""

    @property
    def phase(self) -> str:
        """ "waiting", "playing", "over" or "closed"; "" before anything is known."""
        return self.standing.phase or ""

    @property
    def chairs(self) -> list[Chair]:
        return self.standing.chairs or []

    @property
    def score(self) -> list[int]:
        return self.standing.score or []

    @property
    def options(self) -> dict[str, Any]:
        """All options of the game, as a record has them."""
        return self.standing.options or {}

    @property
    def deals(self) -> int:
        """How many deals of the match have begun."""
        return self.standing.deals or 0

    @property
    def dealt(self) -> bool:
        """Whether a deal is under way."""
        return self.phase == "playing" and self.view is not None and self.view["phase"] not in ("over", "before")

    @property
    def predeal(self) -> bool:
        """Whether a predeal is under way."""
        return self.phase == "playing" and self.view is not None and self.view["phase"] == "before"

    @property
    def between(self) -> bool:
        """Whether a deal of the match is over, or none has begun, and the next one is to come."""
        return self.phase == "playing" and not self.dealt and not self.predeal

    @property
    def racing(self) -> bool:
        """Whether everybody may act at any time."""
        return self.dealt and self.view is not None and self.view.get("turn") is None
