"""The whole table as one JSON value, and back: the log need not be read from its beginning.

It is what the parts of a table are, each as it is, the match as a record would have it, and what its play waits for.
What bots have chosen is in no log, and not here either: they are asked again.
"""

from typing import Any

from msgspec import Struct, convert, field, to_builtins

from stolik.core.game import Game
from stolik.match import Match, Played
from stolik.match.seal import seal
from stolik.table.chat import Chat
from stolik.table.hints import Hints
from stolik.table.lifecycle import Lifecycle
from stolik.table.pacing import Pacing
from stolik.table.race import Race
from stolik.table.seating import Seating
from stolik.table.timeouts import Timeouts
from stolik.table.votes import Votes
from stolik.table.waits import Waits


class Parts(Struct):
    """The parts of a table, its version, and in which version the latest commands of each person were carried out.

    hints  whether there are hints; a state that does not say so yet has the usual
    given  the options that were named, when the table was opened or settled; None in a state that does not say so yet
    """

    seating: Seating
    lifecycle: Lifecycle
    pacing: Pacing
    timeouts: Timeouts
    votes: Votes
    chat: Chat
    done: dict[str, dict[str, int]] = {}
    v: int = 0
    given: dict[str, Any] | None = None
    hints: Hints = field(default_factory=Hints)

    def forget(self, who: str) -> None:
        """Nothing says any more what a person (public id) is called, or what they have said."""
        self.seating.forget(who)
        self.lifecycle.forget(who)
        self.chat.forget(who)
        self.done.pop(who, None)


class Course(Struct):
    """A match as it stands: its deals, of which the last may be under way.

    options  of the match
    dealer   who deals first, for a match without a deal yet
    earlier  how many deals the same people had played before
    predeal  what has been done before the deal that comes
    deals    dealer, deck, actions, points (none in a deal under way), predeal and nonce of each
    """

    options: dict[str, Any]
    dealer: int
    earlier: int
    predeal: list[str]
    deals: list[tuple[int, list[str], list[str], list[int], list[str], str]]


class Running(Struct):
    """What the play of a match waits for (play.py). Times are the table's.

    next         when the next deal is due, or what a bot does before it
    pause_until  when the bot that is asked may act
    started      whether all have said that they are ready for the deal that comes
    stand_in     a seat whose time is up, and the level that does its next action
    undo         whose latest action can be taken back, and how many actions the deal had before it
    """

    next: float | None
    waits: Waits
    race: Race
    pause_until: float = 0.0
    started: bool = False
    stand_in: tuple[int, str] | None = None
    undo: tuple[int, int] | None = None


def plain(part: Struct) -> dict[str, Any]:
    """A struct as JSON values."""
    values: dict[str, Any] = to_builtins(part, str_keys=True)
    return values


def parts_of(state: dict[str, Any]) -> Parts:
    """The parts again. ValueError for what is no such state."""
    return convert(state, Parts, str_keys=True)


def course_of(match: Match) -> Course:
    """A match as it stands."""
    predeal = match.predeal.actions if match.predeal is not None and not match.playing else []
    deals = [
        (deal.dealer, deal.deck, [*deal.actions], deal.points, deal.predeal, deal.seal.get("nonce", ""))
        for deal in match.deals
    ]
    return Course(match.game.option_values(match.options), match.dealer, match.earlier, [*predeal], deals)


def match_of(game: Game, course: Course, actions: int | None = None) -> Match:
    """The match again; `actions`: as it was when its last deal had so many.

    KeyError, ValueError, IllegalAction for what is no such state.
    """
    deals = [
        Played(dealer, deck, done, points, predeal=predeal, seal=seal(game, deck, nonce) if nonce else {})
        for dealer, deck, done, points, predeal, nonce in course.deals
    ]
    options = game.settle(course.options)
    if deals:
        if actions is not None:
            deals[-1].actions = deals[-1].actions[:actions]
        match = Match.from_deals(game, options, deals, course.earlier, course.dealer)
    else:
        match = Match(game, options, course.dealer, earlier=course.earlier)
    for line in course.predeal:
        match.again(line)
    return match
