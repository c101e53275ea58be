"""What each command of a person does at a table. Whatever is not possible is refused before anything has changed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec import structs

from stolik.core.game import event
from stolik.core.options import BadOption
from stolik.table import matches
from stolik.table.clock import CLOCKS
from stolik.table.commands import (
    LONGEST_TEXT,
    Act,
    Fill,
    Go,
    Leave,
    Ready,
    Refusal,
    Remove,
    Say,
    Settle,
    Sit,
    Stand,
    Start,
    Think,
    Undo,
    Vote,
)
from stolik.table.messages import CLOSED, OVER, PLAYING, Chair, Ended, Out, Said
from stolik.table.pace import LONGEST_THINK
from stolik.table.play import GO_ON, Play, Seat

if TYPE_CHECKING:
    from stolik.table.table import Table

MOST_ACTIONS = 12  # in one command
CHAT = 20  # lines of chat that are kept
TALK, TALK_SECONDS = 6, 10.0  # lines of chat that a person may say in so many seconds


def do(table: "Table", who: str, name: str, command: Any, now: float) -> None:
    """Carry out a person's command. Raises Refusal."""
    if table.phase == CLOSED:
        _refuse("table-why-closed")
    if who in table.removed:
        _refuse("table-why-removed")
    _DOING[type(command)](table, who, name, command, now)


def _refuse(id: str, rule: str = "", **args: Any) -> NoReturn:
    raise Refusal(event(id, **args), rule)


def _seat(table: "Table", who: str) -> int:
    seat = table.seat_of(who)
    if seat is None:
        _refuse("table-why-not-seated")
    return seat


def _not_playing(table: "Table") -> None:
    if table.phase == PLAYING:
        _refuse("table-why-playing")


def _playing(table: "Table") -> Play:
    if table.on is None:
        _refuse("table-why-not-playing")
    return table.on


def _host(table: "Table", who: str) -> None:
    if table.host != who:
        _refuse("table-why-not-host", name=table.names.get(table.host, ""))


def _chair(table: "Table", seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        _refuse("table-why-no-seat", count=len(table.chairs))
    return table.chairs[seat]


# --- sitting down and getting up -------------------------------------------------------------------------------------


def _sit(table: "Table", who: str, name: str, command: Sit, now: float) -> None:
    chair, old = _chair(table, command.seat), table.seat_of(who)
    if old == command.seat:
        _refuse("table-why-sits-there")
    if chair.person:
        _refuse("table-why-taken", seat=command.seat, name=chair.name)
    if table.phase == PLAYING and table.left.get(command.seat) != who:
        _refuse("table-why-playing")
    if old is not None:
        table.free(old)
    table.chairs[command.seat] = Chair(person=who, name=name)
    table.names[who] = name
    table.anew.append(who)
    table.tell("table-sits", seat=command.seat)
    if (play := table.on) is not None:
        del table.left[command.seat]
        table.wake(now)
        table.hear(play.take_seat(command.seat, table.sitter(command.seat), now))
    elif table.setup.fill_after is not None and table.fill_at is None:
        table.fill_at = now + table.setup.fill_after
    if table.fill_at is not None and all(chair.person for chair in table.chairs):
        matches.begin(table, now)


def _stand(table: "Table", who: str, name: str, command: Stand, now: float) -> None:
    seat = _seat(table, who)
    _not_playing(table)
    table.tell("table-stands", seat=seat, name=name)
    table.free(seat)
    table.anew.append(who)


def _leave(table: "Table", who: str, name: str, command: Leave, now: float) -> None:
    seat = table.seat_of(who)
    left = "table-you-left"
    if seat is None and who != table.host:
        _refuse("table-why-not-seated")
    if seat is not None:
        table.tell("table-left", seat=seat, name=name)
        _vacate(table, seat, now)
    table.outs.append(Out(who, Ended(table.setup.code, table.v, event(left))))
    _next_host(table, who)


def _remove(table: "Table", who: str, name: str, command: Remove, now: float) -> None:
    _host(table, who)
    chair = _chair(table, command.seat)
    if not chair.person:
        _not_playing(table)
        if not chair.bot:
            _refuse("table-why-nobody", seat=command.seat)
        table.tell("table-bot-goes", seat=command.seat)
        table.free(command.seat)
        return
    if chair.person == who:
        _refuse("table-why-self")
    table.removed.add(chair.person)
    table.tell("table-removed", seat=command.seat, name=chair.name)
    table.outs.append(Out(chair.person, Ended(table.setup.code, table.v, event("table-you-removed"))))
    _vacate(table, command.seat, now)
    table.left.pop(command.seat, None)


def _vacate(table: "Table", seat: int, now: float) -> None:
    """A person gives the seat up; during a match a bot plays on."""
    person = table.chairs[seat].person
    table.wishes.pop(person, None)
    if table.play is not None:
        table.play.pace = matches.pace_of(table)
    if table.phase == PLAYING:
        table.hand_over(seat, now)
        _agreed(table, now)
    else:
        table.free(seat)


def _next_host(table: "Table", who: str) -> None:
    """Without the host the next person is; without anybody the table is closed."""
    if table.host == who:
        heir = next((chair for chair in table.chairs if chair.person and not chair.gone), None)
        heir = heir or next((chair for chair in table.chairs if chair.person), None)
        if heir is not None:
            table.host = heir.person
            table.tell("table-host", seat=table.seat_of(heir.person))
    if not any(chair.person for chair in table.chairs) and (table.host == who or table.phase == PLAYING):
        table.end("table-empty")


# --- before a match --------------------------------------------------------------------------------------------------


def _ready(table: "Table", who: str, name: str, command: Ready, now: float) -> None:
    seat = _seat(table, who)
    chair = table.chairs[seat]
    play = table.on
    if play is not None and play.match.playing:
        _refuse("table-why-deal-on")
    if chair.ready == command.ready:
        return
    table.chairs[seat] = structs.replace(chair, ready=command.ready)
    table.tell("table-ready" if command.ready else "table-not-ready", seat=seat)
    waited_for = [chair for chair in table.chairs if chair.person and (play is None or not (chair.gone or chair.away))]
    if not all(chair.ready for chair in waited_for):
        return
    if play is not None:
        table.hear(play.next_deal(now))
    elif all(chair.person or chair.bot for chair in table.chairs):
        matches.begin(table, now)


def _start(table: "Table", who: str, name: str, command: Start, now: float) -> None:
    _host(table, who)
    _not_playing(table)
    free = sum(not (chair.person or chair.bot) for chair in table.chairs)
    if free:
        _refuse("table-why-free", count=free)
    if not any(chair.person for chair in table.chairs):
        _refuse("table-why-nobody-sits")
    matches.begin(table, now)


def _fill(table: "Table", who: str, name: str, command: Fill, now: float) -> None:
    _host(table, who)
    _not_playing(table)
    if table.asked.replaying is None and command.level not in table.asked.answers.levels:
        _refuse("table-why-level", text=command.level, known=", ".join(table.asked.answers.levels))
    if command.seat is not None:
        chair = _chair(table, command.seat)
        if chair.person:
            _refuse("table-why-taken", seat=command.seat, name=chair.name)
    elif all(chair.person or chair.bot for chair in table.chairs):
        _refuse("table-why-full")
    fill(table, command.seat, command.level)


def fill(table: "Table", seat: int | None, level: str) -> None:
    """Bots sit down: on one seat, or on all free ones."""
    free = [at for at, chair in enumerate(table.chairs) if not (chair.person or chair.bot)]
    for at in free if seat is None else [seat]:
        table.chairs[at] = Chair(bot=level)
        table.tell("table-bot-sits", seat=at, level=level)


def _settle(table: "Table", who: str, name: str, command: Settle, now: float) -> None:
    _host(table, who)
    _not_playing(table)
    try:
        options = table.game.settle(table.game.option_values(table.options) | command.options)
    except BadOption as error:
        _refuse(error.reason, error.rule, **{**error.values, "name": error.name})
    clock = table.clock if command.clock is None else command.clock
    if clock not in CLOCKS:
        _refuse("table-why-clock", text=clock, known=", ".join(CLOCKS))
    think = _think_time(table, table.think if command.think is None else command.think)
    if any(chair.person or chair.bot for chair in table.chairs[options.seats :]):
        _refuse("table-why-seats", count=options.seats)
    table.options, table.clock, table.think = options, clock, think
    more = options.seats - len(table.chairs)
    table.chairs = [*table.chairs[: options.seats], *[Chair()] * more]
    table.since, table.late = [0.0] * options.seats, [0] * options.seats
    for seat, chair in enumerate(table.chairs):
        if chair.gone:
            table.since[seat] = now
        if chair.ready:
            table.chairs[seat] = structs.replace(chair, ready=False)
    if table.play is not None and table.play.match.options != options:
        table.play = None
    table.tell("table-settled")


def _think(table: "Table", who: str, name: str, command: Think, now: float) -> None:
    seat = _seat(table, who)
    if not table.game.manners.think_rule:
        _refuse("table-why-no-think")
    table.wishes[who] = _think_time(table, command.seconds)
    if table.play is not None:
        table.play.pace = matches.pace_of(table)
    table.tell("table-thinks", seat=seat, count=round(command.seconds))


def _think_time(table: "Table", seconds: float) -> float:
    if not 0 <= seconds <= LONGEST_THINK:
        _refuse("table-why-think", count=round(LONGEST_THINK))
    if seconds and not table.game.manners.think_rule:
        _refuse("table-why-no-think")
    return float(seconds)


# --- during a match --------------------------------------------------------------------------------------------------


def _act(table: "Table", who: str, name: str, command: Act, now: float) -> None:
    seat, play = _seat(table, who), _playing(table)
    if not 1 <= len(command.actions) <= MOST_ACTIONS:
        _refuse("table-why-actions", count=MOST_ACTIONS)
    chair = table.chairs[seat]
    if chair.away:  # whoever acts is back, if he is not too late for what he wanted
        heard = play.act_again(seat, Seat(chair.name), command.actions, now)
        if heard and heard[0].refusal and heard[0].event.id not in ("table-think", table.game.manners.held_why):
            _refuse("table-why-away")
        table.hear(heard)
        table.wakes(seat)
    else:
        table.hear(play.act(seat, command.actions, now))
    table.late[seat] = 0


def _go(table: "Table", who: str, name: str, command: Go, now: float) -> None:
    seat, play = _seat(table, who), _playing(table)
    if table.chairs[seat].away:
        table.tell("table-back", seat=seat)
        table.come_back(seat, now)
        return
    if seat not in play.awaited:
        _refuse("table-why-not-awaited")
    table.hear(play.command(seat, GO_ON, now))


def _undo(table: "Table", who: str, name: str, command: Undo, now: float) -> None:
    seat, play = _seat(table, who), _playing(table)
    if not play.keeps_last:
        _refuse("table-why-undo")
    table.hear(play.undo(seat, now))


def _vote(table: "Table", who: str, name: str, command: Vote, now: float) -> None:
    seat = _seat(table, who)
    wanted = PLAYING if command.about == "abort" else OVER
    if table.phase != wanted:
        _refuse("table-why-not-playing" if command.about == "abort" else "table-why-not-over")
    votes = table.votes[command.about]
    if (seat in votes) == command.yes:
        return
    if not command.yes:
        votes.remove(seat)
        table.tell(f"table-{command.about}-withdrawn", seat=seat)
        return
    if command.about == "rematch" and not all(chair.person or chair.bot for chair in table.chairs):
        _refuse("table-why-free", count=sum(not (chair.person or chair.bot) for chair in table.chairs))
    votes.append(seat)
    table.tell(f"table-{command.about}-asked", seat=seat)
    _agreed(table, now)


def _agreed(table: "Table", now: float) -> None:
    """Whether all who are there have voted for the same, and what follows."""
    there = {seat for seat in table.present() if not table.chairs[seat].away}
    if table.phase == PLAYING and there and there <= set(table.votes["abort"]):
        table.tell("table-aborted")
        matches.abort(table)
    elif table.phase == OVER and there and there <= set(table.votes["rematch"]):
        matches.begin(table, now)


# --- chat ------------------------------------------------------------------------------------------------------------


def _say(table: "Table", who: str, name: str, command: Say, now: float) -> None:
    text = " ".join(command.text.split())
    if not text or not text.isprintable() or len(text) > LONGEST_TEXT:
        _refuse("table-why-text", count=LONGEST_TEXT)
    table.talk = [(at, each) for at, each in table.talk if now - at < TALK_SECONDS]
    if sum(each == who for _, each in table.talk) >= TALK:
        _refuse("table-why-talk", count=round(TALK_SECONDS))
    table.talk.append((now, who))
    said = Said(table.setup.code, table.v, who, name, table.seat_of(who), text)
    table.chat = [*table.chat[-CHAT + 1 :], said]
    table.outs += [Out(listener, said) for listener in table.events]


_DOING: dict[type, Callable[["Table", str, str, Any, float], None]] = {
    Sit: _sit,
    Stand: _stand,
    Ready: _ready,
    Fill: _fill,
    Remove: _remove,
    Settle: _settle,
    Start: _start,
    Act: _act,
    Go: _go,
    Undo: _undo,
    Say: _say,
    Think: _think,
    Vote: _vote,
    Leave: _leave,
}
