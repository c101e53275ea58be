"""What listeners see of a table: the whole of it, or what one step has changed. Each sees his seat's view, no more."""

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from stolik.table.clock import Watch
from stolik.table.told import PLAYING, Done, Out, Shown, Standing, Ticking, Told

if TYPE_CHECKING:
    from stolik.table.table import Table

FIELDS = Standing.__struct_fields__
Seen = tuple[dict[str, Any] | None, list[str], bool]  # view, legal actions, whether the listener is asked


class Shower:
    """Knows what each listener has seen last, to tell him what has changed."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._standing: Standing | None = None
        self._seen: dict[int | None, Seen] = {}

    def whole(self, seat: int | None, now: float) -> Shown:
        """All that a listener may see."""
        table = self._table
        view, legal, asked = self._see(seat)
        return Shown(table.setup.code, table.v, now, seat, self._stands(), view, legal, asked, list(table.chat))

    def before(self) -> None:
        """Before a step: note what all who will hear of it know."""
        table = self._table
        if table.asked.replaying is not None:
            self._standing, self._seen = None, {}
        elif self._standing is None:
            self._standing = self._stands()
        for listener in table.events:
            if listener not in self._seen:
                self._seen[listener] = self._see(listener)

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
        for listener, events in table.events.items():
            person = table.chairs[listener].person if listener is not None and listener < len(table.chairs) else None
            if person is not None and (not person or person in table.anew):
                continue  # somebody who has got up, or sits there only now
            told = Told(table.setup.code, table.v, now, events=events, standing=changed)
            self._compare(listener, told)
            if id and person == who:
                told.id, acknowledged = id, True
            outs.append(Out(listener, told))
        outs += [Out(person, self.whole(table.seat_of(person), now)) for person in table.anew]
        if not acknowledged:
            outs.append(Out(who, Done(table.setup.code, id, table.v)))
        self._seen = {listener: seen for listener, seen in self._seen.items() if listener in table.events}
        return outs + table.outs

    def _compare(self, listener: int | None, told: Told) -> None:
        """Write into a message what has changed for its listener."""
        before, after = self._seen[listener], self._see(listener)
        self._seen[listener] = after
        old, new = before[0], after[0]
        if old is None or new is None or old.keys() != new.keys():
            if old is not new:
                told.view, told.anew = new, True
        else:
            view = {key: value for key, value in new.items() if old[key] != value}
            if view:
                told.view = view
        if before[1] != after[1]:
            told.legal = after[1]
        if before[2] != after[2]:
            told.asked = after[2]

    def _see(self, seat: int | None) -> Seen:
        table = self._table
        play = table.play
        if play is None or (play.match.deal is None and play.match.before is None):
            return None, [], False
        view = play.view(seat)
        if seat is None or table.phase != PLAYING or play.match.over:
            return view, [], False
        return view, play.legal(seat), play.asked(seat)

    def _stands(self) -> Standing:
        table = self._table
        match = table.play.match if table.play is not None else None
        on, last = table.on, self._standing
        options = table.game.option_values(table.options) if last is None or on is None else last.options
        return Standing(
            code=table.setup.code,
            name=table.setup.name,
            game=table.game.name,
            options=options,
            clock=table.clock,
            think=max([table.think, *table.wishes.values()]),
            listed=table.setup.listed,
            phase=table.phase,
            host=table.host,
            chairs=list(table.chairs),
            match=table.match_number,
            deals=len(match.deals) if match is not None else 0,
            score=list(match.score) if match is not None else [0] * table.options.seats,
            winners=match.winners if match is not None and match.over else [],
            votes={about: list(seats) for about, seats in table.votes.items()},
            ticking=_ticking(table.watch) if on is not None else None,
            held=on.held_until if on is not None else None,
            thinking=on.think_until if on is not None else None,
            next=table.fill_at if on is None else on.next if not on.match.playing else None,
            banks=[round(bank, 1) for bank in table.watch.banks],
            seal=table.seal,
        )


def _ticking(watch: Watch) -> Ticking | None:
    until = watch.action_until
    if watch.seat is None or until is None:
        return None
    return Ticking(watch.seat, until, until + watch.banks[watch.seat])


def _changes(before: Standing | None, after: Standing) -> Any:
    """The fields that have changed, as a standing without the others; UNSET if none has."""
    if before is None:
        return after
    changed = {name: value for name in FIELDS if getattr(before, name) != (value := getattr(after, name))}
    return Standing(**changed) if changed else UNSET
