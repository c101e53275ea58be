"""How a match at a table begins, is dealt, goes on and ends; and what every step has to look after."""

from typing import TYPE_CHECKING

from msgspec import structs

from stolik.match import Match, to_record
from stolik.match.seal import seal
from stolik.table.clock import CLOCKS, Watch
from stolik.table.messages import OVER, PLAYING
from stolik.table.pace import Pace
from stolik.table.play import Play

if TYPE_CHECKING:
    from stolik.table.table import Table

PERSON = "human"  # among the players of a record


def begin(table: "Table", now: float) -> None:
    """A new match between those who sit there. Who deals first is drawn, unless a session goes on."""
    people = [(seat, chair.person, chair.name, chair.bot) for seat, chair in enumerate(table.chairs)]
    session = _session(table, people)
    if session is not None:
        dealer, earlier = session
    else:
        dealer, earlier = table.asked.ask(lambda: table.asked.answers.lot(table.options.seats)), 0
    table.began = table.asked.ask(table.asked.answers.wall)
    table.match_number += 1
    table.phase, table.fill_at = PLAYING, None
    table.left, table.late = {}, [0] * table.options.seats
    table.votes = {"abort": [], "rematch": []}
    table.watch = watch_of(table)
    table.people = people
    table.still_since = None if table.present() else now
    _unready(table)
    table.tell("table-starts", number=table.match_number)
    table.play = play_of(table, Match(table.game, table.options, dealer, earlier=earlier))
    table.play.listeners = list(table.events)
    table.hear(table.play.begin(now))


def _session(table: "Table", people: list[tuple[int, str, str, str]]) -> tuple[int, int] | None:
    """Who deals next, and how many deals were played, where a game goes on with the same people in the same seats."""
    last = table.play.match if table.play is not None else None
    if last is None or not table.game.manners.session_rule or last.options != table.options:
        return None
    then, now = ([(seat, who, bot) for seat, who, _, bot in sitting] for sitting in (table.people, people))
    return (last.dealer, last.earlier + len(last.deals)) if then == now else None


def watch_of(table: "Table") -> Watch:
    """A new clock for a match."""
    return Watch(CLOCKS[table.clock], table.options.seats)


def play_of(table: "Table", match: Match) -> Play:
    """The play of a match at this table."""
    seats = [table.sitter(seat) for seat in range(table.options.seats)]
    play = Play(match, seats, pace_of(table), deal=lambda: _deal(table))
    people = [person for _, person, _, _ in table.people] or [chair.person for chair in table.chairs]
    play.keeps_last = sum(person != "" for person in people) == 1  # who has left may come back
    return play


def pace_of(table: "Table") -> Pace:
    """The pace that clock and wishes make."""
    if table.own_pace is not None:
        return table.own_pace
    think = max([table.think, *table.wishes.values()])
    return CLOCKS[table.clock].pace._replace(think=think or None)


def abort(table: "Table") -> None:
    """The match ends without a result; nothing of it is kept."""
    table.phase, table.play, table.sealed = OVER, None, None
    _settle_down(table)


def look_after(table: "Table", now: float) -> None:
    """After everything that happens: a match that has ended, the next deck, the clock."""
    play = table.on
    if play is None:
        return
    if play.match.over:
        _finish(table, play.match)
    elif play.match.between:
        table.watch.ask(None, None, now)
        table.keeps = table.keeps or (table.sealed is None and _worth_keeping(len(play.match.deals)))
        seal_next(table, play.match)
    elif play.held_until is not None or play.awaited:
        table.watch.ask(None, None, now)
    else:
        _watch(table, play, now)


def _worth_keeping(deals: int) -> bool:
    """Whether the whole table is written after so many deals: it has all of them, so that later every tenth must do."""
    return 0 < deals <= 20 or (deals > 20 and deals % 10 == 0)


def seal_next(table: "Table", match: Match) -> None:
    """The deck of the next deal is shuffled, and its seal told, before anybody sees a card."""
    if table.sealed is None:
        cards = [match.game.pack.text(card) for card in match.game.deck(match.options)]
        deck, nonce = table.asked.ask(lambda: table.asked.answers.deck(cards))
        table.sealed = deck, nonce
        table.seal = seal(table.game, deck, nonce)["hash"] if nonce else ""
        if nonce:
            table.tell("table-sealed", number=len(match.deals) + 1, hash=table.seal)


def _deal(table: "Table") -> None:
    play = table.play
    assert play is not None
    seal_next(table, play.match)
    assert table.sealed is not None
    (deck, nonce), table.sealed = table.sealed, None
    _unready(table)
    play.match.begin_deal(deck, nonce)


def _watch(table: "Table", play: Play, now: float) -> None:
    """The clock of the seat that is asked, if a person plays it; in a race, of all."""
    match, turn = play.match, play.match.turn
    acted = len(match.deal.actions) if match.deal is not None else 0
    before = len(match.before.actions) if match.before is not None else 0
    if turn is not None and (turn not in play.people or play.stand_in is not None):
        table.watch.ask(None, None, now)
    else:
        table.watch.ask(turn, (len(match.deals), acted, before, turn), now)


def _finish(table: "Table", match: Match) -> None:
    """The match is over: its record is there to be kept."""
    table.phase = OVER
    _settle_down(table)
    players = [bot or PERSON for _, _, _, bot in table.people]
    if not players:
        return  # an offline table keeps its own record
    times = {"started": table.began, "ended": table.asked.ask(table.asked.answers.wall)}
    code = f"{table.setup.code}-{table.match_number}"
    names = [name for _, _, name, _ in table.people]
    record = to_record(match, players, {"code": code, "names": names, **times})
    table.finished.append({"code": code, "record": record, "people": table.people, **times})


def _settle_down(table: "Table") -> None:
    """After a match: nobody waits for anybody, and whoever is not there has no seat kept for long."""
    _unready(table)
    table.votes = {"abort": [], "rematch": []}
    table.still_since = None
    table.watch.ask(None, None, 0.0)
    for seat, chair in enumerate(table.chairs):
        if chair.away:
            table.chairs[seat] = structs.replace(chair, away=False, bot="")


def _unready(table: "Table") -> None:
    for seat, chair in enumerate(table.chairs):
        if chair.ready:
            table.chairs[seat] = structs.replace(chair, ready=False)
