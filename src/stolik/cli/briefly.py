"""How a deal begins and ends, in few words: of the start who deals, of the end the own result and how one stands.

All else is told to whoever asks: the table as it lies there, and everybody's result with the score. The browser does so
with an end (web/src/tables/telling.ts).
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from stolik.client.place import Place
from stolik.core.game import Event, Game, event

# What comes after the last deal of a match, and before any other.
ENDS = ("match-next", "match-won", "match-shared", "match-lost", "match-lost-together", "match-drawn")


class EndedDeal(NamedTuple):
    """How a deal ended: its number, counted from 1, and what is told of everybody, without the totals of the match."""

    number: int
    told: list[Event]


def steps(events: Sequence[Event]) -> list[Sequence[Event]]:
    """The events up to each end of a deal, and those after the last: of much that was missed several are told."""
    cuts = [at + 1 for at, each in enumerate(events) if each.id in ENDS]
    return [events[since:until] for since, until in pairwise([0, *cuts, len(events)]) if since < until]


def ends(events: Sequence[Event]) -> bool:
    """Whether a deal has ended with these events."""
    return any(each.id in ENDS for each in events)


def number(ended: Sequence[Event], place: Place) -> int:
    """Which deal it was that has ended."""
    following = next((each.args["number"] for each in ended if each.id == "match-next"), place.deals + 1)
    return int(following) - 1


def start(events: Sequence[Event], lengthy: Mapping[str, str]) -> list[Event]:
    """The events without those that say how things stand: in their place once how they are asked for."""
    told: list[Event] = []
    for each in events:
        kept = event(lengthy[each.id]) if lengthy.get(each.id) else each
        if kept is each or kept not in told:
            told.append(kept)
    return told


def totals(game: Game, place: Place) -> list[Event]:
    """The totals of the match, everybody's."""
    return game.tell_score(game.settle(place.options), place.score, False)


def rows(events: Sequence[Event], seats: int) -> list[Event]:
    """What is told of each seat in turn, in numbers alone."""
    found: list[Event] = []
    at = 0
    while at + seats <= len(events):
        run = events[at : at + seats]
        if all(_counted(each) and each.args.get("seat") == seat for seat, each in enumerate(run)):
            found += run
            at += seats
        else:
            at += 1
    return found


def since(events: Sequence[Event], game: Game, place: Place) -> int:
    """Where, among the events of a step that ends a deal, begins what is told of the end."""
    counted, score = rows(events, len(place.chairs)), totals(game, place)
    own = [at for at, each in enumerate(events) if each not in score and each.id not in ENDS]
    first = [at for at in own if events[at] in counted or events[at].id in game.at_length]
    return min(first or own[-1:], default=0)


def result(ended: Sequence[Event], game: Game, place: Place) -> list[Event]:
    """How a deal ended for everybody: of what is told of the end all but the totals and how the match goes on."""
    score = totals(game, place)
    return [each for each in ended if each not in score and each.id not in ENDS]


def end(ended: Sequence[Event], game: Game, place: Place) -> list[Event]:
    """What of it whoever sits there is told: of what is told of each seat the own, then how they stand."""
    counted, score = rows(ended, len(place.chairs)), totals(game, place)
    told: list[Event] = []
    at = 0  # where it is said how they stand: after the own result
    for each in ended:
        aside = each in counted or each in score or each.id in game.at_length
        own = each.args.get("seat") == place.seat
        if each.id == "match-next" or (aside and "seat" in each.args and not own):
            continue
        if each in score and own and at and place.deals == 1:
            continue  # after the first deal the total is its points
        told.append(each)
        at = len(told) if aside and own else at
    return [*told[:at], *standing(game, place), *told[at:]] if at else told


def standing(game: Game, place: Place) -> list[Event]:
    """In which place they are, and who leads with how many points; of a match that is over the place alone.

    Nothing where nobody comes first or all are equal, or to whoever has won: that has been said.
    """
    places, me = game.outcome(game.settle(place.options), place.score).places, place.seat
    if me is None or max(places, default=1) == 1:
        return []
    if place.phase == "over":
        return [] if places[me] == 1 else [event("match-finished", place=places[me], count=len(places))]
    first = [seat for seat, each in enumerate(places) if each == 1]
    leader = me if me in first else first[0]
    values = {"seat": leader, "seats": first, "leaders": len(first), "points": place.score[leader]}
    return [event("match-place", place=places[me], count=len(places), **values)]


def _counted(told: Event) -> bool:
    return all(isinstance(value, int) and not isinstance(value, bool) for value in told.args.values())
