"""What listeners see of a table: the whole of it, or what one step has changed. Nobody sees more than their seat."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from stolik.core.game import Event, Game
from stolik.core.outcome import Outcome
from stolik.table.checkpoint import Parts
from stolik.table.log import Setup
from stolik.table.messages import PLAYING, Done, Out, Shown, Standing, Told
from stolik.table.play import GO_ON, Play
from stolik.table.step import TableStep

NOT_YET = Outcome()
_new = tuple.__new__  # of a named tuple, in half the time
# The fields of the standing: those that hardly ever change while a deal is on, and the others.
STEADY = (
    *("code", "name", "game", "options", "clock", "think", "listed", "phase", "host", "chairs", "match", "deals"),
    *("score", "winners", "losers", "places", "looks", "seal", "hints", "hinted", "hushed"),
)
RUNNING = ("undo", "still", "votes", "ticking", "held", "thinking", "starters", "starts", "next", "banks")
Fields = tuple[tuple[Any, ...], tuple[Any, ...]]  # the values of these
# View, legal actions, whether the listener is asked, what in words, and why it does not matter what they answer.
Seen = tuple[dict[str, Any] | None, list[str], bool, list[Event], Event | None]


class Projection:
    """Knows what each listener has seen last, to tell them what has changed."""

    def __init__(self, setup: Setup, game: Game, hints: bool) -> None:
        self._setup, self._game, self._hints = setup, game, hints
        self._standing: Fields | None = None
        self._seen: dict[int | None, Seen] = {}
        self._options: tuple[Any, dict[str, Any]] = (None, {})

    def whole(self, parts: Parts, play: Play | None, options: Any, seat: int | None, now: float) -> Shown:
        """All that a listener may see."""
        if play is not None:
            play.update_moment()
        seen = self._see(parts, play, [seat])[seat]
        stands = _changes(None, self._stands(parts, play, options))
        return Shown(self._setup.code, parts.v, now, seat, stands, *seen, list(parts.chat.lines))

    def before(self, parts: Parts, play: Play | None, options: Any, listeners: Sequence[int | None]) -> None:
        """Before a step: note what all who will hear of it know."""
        if self._standing is None:
            self._standing = self._stands(parts, play, options)
        if listeners != [*self._seen]:
            new = [listener for listener in listeners if listener not in self._seen]
            self._seen |= self._see(parts, play, new)

    def forget(self) -> None:
        """What anybody knew is not known: a log is replayed."""
        self._standing, self._seen = None, {}

    def step(
        self, parts: Parts, play: Play | None, options: Any, step: TableStep, who: str, id: str, now: float
    ) -> list[Out]:
        """After a step: who is told what. `who` did it, with the command `id`."""
        code, v, chairs, events = self._setup.code, parts.v, parts.seating.chairs, step.events
        standing = self._stands(parts, play, options)
        changed = _changes(self._standing, standing)
        before, after = self._seen, self._see(parts, play, [*events])
        self._standing, self._seen = standing, after
        own, public = self._game.table.own, UNSET
        outs: list[Out] = []
        acknowledged = not id
        for listener, heard in events.items():
            person = chairs[listener].person if listener is not None and listener < len(chairs) else None
            if person is not None and (not person or person in step.anew):
                continue  # somebody who has got up, or sits there only now
            told = Told(code, v, now, events=heard, standing=changed)
            public = _tell(before[listener], after[listener], told, own, public)
            if id and person == who:
                told.id, acknowledged = id, True
            outs.append(_new(Out, (listener, told)))
        for person in step.anew:
            shown = self.whole(parts, play, options, parts.seating.seat_of(person), now)
            outs.append(Out(person, shown))
        if step.unsaid:
            outs += [Out(listener, self.whole(parts, play, options, listener, now)) for listener in events]
        if not acknowledged:
            outs.append(Out(who, Done(code, id, v)))
        return outs + step.outs

    def _see(self, parts: Parts, play: Play | None, listeners: Sequence[int | None]) -> dict[int | None, Seen]:
        """What each of them sees now."""
        if play is None or (play.match.deal is None and play.match.predeal is None):
            return dict.fromkeys(listeners, (None, [], False, [], None))
        meanwhile, holds = self._game.meanwhile, play.holds
        over = parts.lifecycle.phase != PLAYING or play.moment.over
        turn, others_wait = play.moment.turn, play.only_turn_acts
        views = play.views()
        seen: dict[int | None, Seen] = {}
        for listener in listeners:
            view = views[listener] if listener in views else play.view(listener)
            if listener is None or over or (others_wait and listener != turn):
                seen[listener] = view, [], False, meanwhile(view, holds), None
            else:
                legal, asked = play.legal(listener), play.asked(listener)
                asks: list[Event] = []
                settled = None
                if parts.seating.chairs[listener].person:
                    asks = self._asks(view, legal)
                    if holds or not asked:
                        asks += meanwhile(view, holds)
                    if asked and play.moment.playing:
                        settled = self._game.settled(view)
                seen[listener] = view, legal, asked, asks, settled
        return seen

    def _asks(self, view: dict[str, Any], legal: list[str]) -> list[Event]:
        """What the game asks of a person; nothing of one for whom it only waits. Bots need no words."""
        own = [action for action in legal if action != GO_ON] if GO_ON in legal else legal
        return self._game.ask(view, own) if own else []

    def _stands(self, parts: Parts, play: Play | None, options: Any) -> Fields:
        """The fields of the standing."""
        setup, life, pacing, timeouts = self._setup, parts.lifecycle, parts.pacing, parts.timeouts
        if self._options[0] is not options:
            self._options = options, self._game.option_values(options)
        match, outcome = (play.match if play is not None else None), NOT_YET
        places: list[int] = []
        if play is not None and not play.moment.playing:
            outcome = play.match.outcome or NOT_YET
            places = [*play.match.game.outcome(options, play.match.score).places] if play.match.deals else []
        on = play if life.phase == PLAYING else None
        steady = (
            setup.code,
            setup.name,
            self._game.name,
            self._options[1],
            pacing.clock,
            pacing.longest,
            setup.listed,
            life.phase,
            parts.seating.host,
            [*parts.seating.chairs],
            life.match,
            len(match.deals) if match is not None else 0,
            [*match.score] if match is not None else [0] * options.seats,
            [*outcome.winners],
            [*outcome.losers],
            places,
            setup.fill_after is not None,
            life.seal,
            self._hints and may_hint(setup, parts, on),
            [*parts.hints.users],
            [*parts.chat.hushed],
        )
        running = (
            on is not None and on.takes_back,
            life.still_since is not None,
            parts.votes.shown(),
            timeouts.shown(pacing.times) if on is not None else None,
            on.waits.held_until if on is not None else None,
            on.race.think_until if on is not None else None,
            sorted(on.race.starters) if on is not None else [],
            on.race.starts_at if on is not None else None,
            life.fill_at if on is None else on.next if not on.moment.playing else None,
            [*map(_tenths, timeouts.banks)],
        )
        return steady, running


@lru_cache(maxsize=1024)
def _tenths(seconds: float) -> float:
    """Rounded, which takes a while; most banks stay as they are."""
    return round(seconds, 1)


def may_hint(setup: Setup, parts: Parts, play: Play | None) -> bool:
    """Whether somebody at the table may ask for hints: `play` is that of the match, if one is on."""
    seating = parts.seating
    people = len(seating.people) + (len(seating.left) if play is not None else 0)  # who has left may come back
    return parts.hints.may(people <= 1, setup.fill_after is not None)


def _changes(before: Fields | None, after: Fields) -> Any:
    """The fields that have changed, as a standing without the others; UNSET if none has. Without `before`, all."""
    changed: dict[str, Any] = {}
    for k, names in enumerate((STEADY, RUNNING)):
        if before is None:
            changed |= zip(names, after[k], strict=True)
        elif before[k] != after[k]:
            pairs = zip(names, before[k], after[k], strict=True)
            changed |= {name: new for name, old, new in pairs if old != new}
    return Standing(**changed) if changed else UNSET


def _tell(before: Seen, after: Seen, told: Told, own: frozenset[str], public: Any) -> Any:
    """Write what has changed into the message for its listener.

    `own`: the keys of a view that depend on the seat; what has changed of the others is looked for once, and returned.
    """
    old, new = before[0], after[0]
    if old is not new:
        if public is UNSET:
            public = _changed(old, new, own)
        if public is None or old is None or new is None:
            told.view, told.anew = new, True
        else:
            view = {**public}
            for key in own:
                if key in new and new[key] is not old[key] and new[key] != old[key]:
                    view[key] = new[key]
            if view:
                told.view = view
    if before[1] != after[1]:
        told.legal = after[1]
    if before[2] != after[2]:
        told.asked = after[2]
    if before[3] != after[3]:
        told.asks = after[3]
    if before[4] != after[4]:
        told.settled = after[4]
    return public


def _changed(old: dict[str, Any] | None, new: dict[str, Any] | None, own: frozenset[str]) -> dict[str, Any] | None:
    """What has changed of the keys of a view that all see alike; None if these are other keys."""
    if old is None or new is None or old.keys() != new.keys():
        return None
    return {key: value for key, value in new.items() if value is not old[key] and value != old[key] and key not in own}
