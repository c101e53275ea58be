"""The whole table between two deals as one JSON value, and back: the log need not be read from its beginning.

It is what the parts of a table are, each as it is, and the match as a record would have it.
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
from stolik.table.seating import Seating
from stolik.table.timeouts import Timeouts
from stolik.table.votes import Votes


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


class Course(Struct):
    """A match between two deals: when the next one is due, how many came before, its predeal, the deals."""

    options: dict[str, Any]
    next: float | None
    earlier: int
    predeal: list[str]
    deals: list[tuple[int, list[str], list[str], list[int], list[str], str]]


def plain(part: Struct) -> dict[str, Any]:
    """A struct as JSON values."""
    values: dict[str, Any] = to_builtins(part, str_keys=True)
    return values


def parts_of(state: dict[str, Any]) -> Parts:
    """The parts again. ValueError for what is no such state."""
    return convert(state, Parts, str_keys=True)


def course_of(match: Match, due: float | None) -> Course:
    """A match between two deals; `due`: when the next is."""
    predeal = match.predeal.actions if match.predeal is not None else []
    deals = [
        (deal.dealer, deal.deck, deal.actions, deal.points, deal.predeal, deal.seal.get("nonce", ""))
        for deal in match.deals
    ]
    return Course(match.game.option_values(match.options), due, match.earlier, predeal, deals)


def match_of(game: Game, state: dict[str, Any]) -> tuple[Match, float | None]:
    """The match again, and when its next deal is due. KeyError, ValueError for what is no such state."""
    course = convert(state, Course)
    deals = [
        Played(dealer, deck, actions, points, predeal=predeal, seal=seal(game, deck, nonce) if nonce else {})
        for dealer, deck, actions, points, predeal, nonce in course.deals
    ]
    match = Match.from_deals(game, game.settle(course.options), deals, course.earlier)
    for line in course.predeal:
        match.again(line)
    return match, course.next
