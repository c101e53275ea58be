"""Finished matches step by step: what a seat saw at each step of a deal, or all cards open.

The views are made by the rules again, from the record, as they were made at the table; the latest deals are kept.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from stolik.core.deal import Deal
from stolik.core.game import Event, Game
from stolik.core.state import CHANCE, OWNER
from stolik.games import GAMES
from stolik.match import BadRecord, Match, replay
from stolik.server.refusals import RequestRefusal
from stolik.server.speaking import spoken_of
from stolik.server.worker import Worker
from stolik.table.messages import Spoken

MOST_STEPS = 5000  # of a deal that are told; only an endless race has more
REMEMBERED_DEALS = 16
OPEN = "open"  # the key of a view that has what every seat alone sees, and what lies there unseen


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of a deal: its beginning, an action, or one of the predeal before it.

    view    the keys of the view that have changed; with `anew` the whole of it
    events  what happened, as whoever's eyes these are may know it
    action  as in the record ("play 7C"), without the seat; "" when the cards are dealt
    seat    who acted, null for chance
    asks    what there is to say to whoever is not asked, as nobody is (`asks` of `shown`)
    spoken  what the game says of it, as at a live table, if that is wanted
    """

    view: dict[str, Any]
    events: list[Event]
    action: str = ""
    seat: int | None = None
    anew: bool = False
    asks: list[Event] = []
    spoken: Spoken | UnsetType = UNSET


async def steps_of(worker: Worker, record: str, number: int, seat: int | None, describe: bool = False) -> list[Step]:
    """The steps of a deal (from 1) as the seat saw them; None: all cards open, side by side.

    `describe`: with how things stand after each, as the seat (None: a spectator) would have heard it.

    Raises RequestRefusal: people-nothing-here for a deal that cannot be shown, people-other-rules for one that was
    played by another revision of the rules, people-too-often while too many wait.
    """
    try:
        return await worker.run(partial(_steps, record, number, seat, describe))
    except BadRecord as error:
        if error.reason == "record-rules":
            told = {name: error.values[name] for name in ("found", "wanted")}
            raise RequestRefusal("people-other-rules", **told) from None
        raise RequestRefusal("people-nothing-here") from None


@lru_cache(REMEMBERED_DEALS)
def _steps(record: str, number: int, seat: int | None, describe: bool) -> list[Step]:
    told: dict[str, Any] = json.loads(record)
    watch = _Watch(number, seat, describe)
    with suppress(_EnoughError):
        replay({**told, "deals": told["deals"][:number]}, GAMES, watch=watch)
    return watch.steps


class _EnoughError(Exception):
    """More steps than anybody will look at."""


class _Watch:
    """Looks at a match while it is replayed, and notes the steps of one deal."""

    def __init__(self, number: int, seat: int | None, describe: bool) -> None:
        self.steps: list[Step] = []
        self._number, self._seat, self._describe = number, seat, describe
        self._before: Mapping[int | None, dict[str, Any]] = {}
        self._shown: dict[str, Any] = {}
        self._acted = 0

    def __call__(self, match: Match) -> None:
        """After the cards are dealt, after each action, and after each action of a predeal."""
        predeal = match.predeal if not match.playing and match.predeal is not None and match.predeal.actions else None
        if len(match.deals) + (predeal is not None) != self._number:
            return
        if len(self.steps) == MOST_STEPS:
            raise _EnoughError
        if predeal is not None:
            seat, _, action = predeal.actions[-1].partition(" ")
            events = predeal.tell(int(seat), action)
            view = predeal.view(self._seat)
            self._note(match.game, view, view, events, action, int(seat))
        elif match.deal is not None:
            self._step(match, match.deal)

    def _step(self, match: Match, deal: Deal) -> None:
        after = deal.views([None, *range(match.options.seats)])
        if not self._before:
            events, action, acted = match.game.opening(after[self._seat]), "", None
        else:
            text, _, action = deal.actions[self._acted].partition(" ")
            seat = CHANCE if text == "-" else int(text)
            action = "reshuffle" if seat == CHANCE else action  # in which order is nobody's to know
            # With all cards open it is told as the acting seat itself heard it, which saw most.
            eyes = self._seat if self._seat is not None or seat == CHANCE else seat
            events = match.game.tell(self._before[eyes], seat, action, after[eyes])
            acted = None if seat == CHANCE else seat
            self._acted += 1
        self._note(match.game, self._view(match, deal, after), after[self._seat], events, action, acted)
        if not match.playing:
            self.steps[-1].events.extend(match.told_score())
        self._before = after

    def _view(self, match: Match, deal: Deal, views: Mapping[int | None, dict[str, Any]]) -> dict[str, Any]:
        if self._seat is not None:
            return views[self._seat]
        owned = [field.name for field in match.game.table.fields if field.sees is OWNER]
        seen = {name: [views[seat][name] for seat in range(match.options.seats)] for name in owned}
        return {**views[None], OPEN: seen | match.game.uncovered(views[None], deal.deck)}

    def _note(
        self, game: Game, view: dict[str, Any], seen: dict[str, Any], events: list[Event], action: str, seat: int | None
    ) -> None:
        """A step as it is shown, and as the seat alone saw it (`seen`)."""
        anew = view.keys() != self._shown.keys()
        changed = view if anew else {key: value for key, value in view.items() if self._shown[key] != value}
        self._shown = view
        spoken = spoken_of(game, seen, (), events) if self._describe else UNSET
        asks = game.meanwhile(seen, False)
        self.steps.append(Step(changed, list(events), action, seat, anew, asks, spoken))
