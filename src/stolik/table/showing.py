"""What listeners see of a table: the whole of it, or what one step has changed. Each sees his seat's view, no more."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from stolik.core.outcome import Outcome
from stolik.table.clock import Watch
from stolik.table.messages import PLAYING, Done, Out, Shown, Standing, Ticking, Told

if TYPE_CHECKING:
    from stolik.table.table import Table

NOT_YET = Outcome()
FIELDS = Standing.__struct_fields__
OPTIONS = FIELDS.index("options")
Seen = tuple[dict[str, Any] | None, list[str], bool]  # view, legal actions, whether the listener is asked


class Shower:
    """Knows what each listener has seen last, to tell him what has changed."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._standing: tuple[Any, ...] | None = None
        self._seen: dict[int | None, Seen] = {}

    def whole(self, seat: int | None, now: float) -> Shown:
        """All that a listener may see."""
        table = self._table
        view, legal, asked = self._see([seat])[seat]
        stands = Standing(*self._stands())
        return Shown(table.setup.code, table.v, now, seat, stands, view, legal, asked, list(table.chat))

    def before(self) -> None:
        """Before a step: note what all who will hear of it know."""
        table = self._table
        if table.asked.replaying is not None:
            self._standing, self._seen = None, {}
            return
        if self._standing is None:
            self._standing = self._stands()
        if not table.events.keys() <= self._seen.keys():
            self._seen |= self._see([listener for listener in table.events if listener not in self._seen])

    def step(self, who: str, id: str, now: float) -> list[Out]:
        """After a step: who is told what. `who` did it, with the command `id`."""
        table = self._table
        if table.asked.replaying is not None:
            return []
        standing = self._stands()
        changed = _changes(self._standing, standing)
        self._standing = standing
        outs: list[Out] = []
        acknowledged = not id
        before, self._seen = self._seen, self._see(list(table.events))
        changes = _Changes(table.game.table.own)
        for listener, events in table.events.items():
            person = table.chairs[listener].person if listener is not None and listener < len(table.chairs) else None
            if person is not None and (not person or person in table.anew):
                continue  # somebody who has got up, or sits there only now
            told = Told(table.setup.code, table.v, now, events=events, standing=changed)
            changes.tell(before[listener], self._seen[listener], told)
            if id and person == who:
                told.id, acknowledged = id, True
            outs.append(Out(listener, told))
        outs += [Out(person, self.whole(table.seat_of(person), now)) for person in table.anew]
        if not acknowledged:
            outs.append(Out(who, Done(table.setup.code, id, table.v)))
        return outs + table.outs

    def _see(self, listeners: Sequence[int | None]) -> dict[int | None, Seen]:
        """What each of them sees now."""
        table = self._table
        play = table.play
        if play is None or (play.match.deal is None and play.match.before is None):
            return dict.fromkeys(listeners, (None, [], False))
        turn = play.match.turn
        over = table.phase != PLAYING or play.match.over
        others_wait = play.only_turn_acts
        views = play.views()
        seen: dict[int | None, Seen] = {}
        for listener in listeners:
            view = views[listener] if listener in views else play.view(listener)
            if listener is None or over or (others_wait and listener != turn):
                seen[listener] = view, [], False
            else:
                seen[listener] = view, play.legal(listener), play.asked(listener)
        return seen

    def _stands(self) -> tuple[Any, ...]:
        """The fields of the standing, in their order."""
        table = self._table
        match = table.play.match if table.play is not None else None
        outcome = (match.outcome if match is not None else None) or NOT_YET
        on, last = table.on, self._standing
        options = table.game.option_values(table.options) if last is None or on is None else last[OPTIONS]
        return (
            table.setup.code,
            table.setup.name,
            table.game.name,
            options,
            table.clock,
            max([table.think, *table.wishes.values()]),
            table.setup.listed,
            table.phase,
            table.host,
            list(table.chairs),
            table.match_number,
            len(match.deals) if match is not None else 0,
            list(match.score) if match is not None else [0] * table.options.seats,
            list(outcome.winners),
            list(outcome.losers),
            list(outcome.places),
            on is not None and on.takes_back,
            {about: list(seats) for about, seats in table.votes.items()},
            _ticking(table.watch) if on is not None else None,
            on.held_until if on is not None else None,
            on.think_until if on is not None else None,
            table.fill_at if on is None else on.next if not on.match.playing else None,
            [round(bank, 1) for bank in table.watch.banks],
            table.seal,
        )


def _ticking(watch: Watch) -> Ticking | None:
    until = watch.action_until
    if watch.seat is None or until is None:
        return None
    return Ticking(watch.seat, until, until + watch.banks[watch.seat])


def _changes(before: tuple[Any, ...] | None, after: tuple[Any, ...]) -> Any:
    """The fields that have changed, as a standing without the others; UNSET if none has."""
    if before == after:
        return UNSET
    if before is None:
        return Standing(*after)
    pairs = zip(FIELDS, before, after, strict=True)
    return Standing(**{name: new for name, old, new in pairs if old != new})


class _Changes:
    """What has changed in a step for each listener; what all may see is compared once. `own`: the keys of a seat."""

    def __init__(self, own: frozenset[str]) -> None:
        self._own = own
        self._public: dict[str, Any] | None = None

    def tell(self, before: Seen, after: Seen, told: Told) -> None:
        """Write it into the message for its listener."""
        old, new = before[0], after[0]
        if old is None or new is None or old.keys() != new.keys():
            if old is not new:
                told.view, told.anew = new, True
        else:
            own = self._own
            if self._public is None:
                self._public = {key: value for key, value in new.items() if key not in own and old[key] != value}
            view = self._public | {key: new[key] for key in own if key in new and old[key] != new[key]}
            if view:
                told.view = view
        if before[1] != after[1]:
            told.legal = after[1]
        if before[2] != after[2]:
            told.asked = after[2]
