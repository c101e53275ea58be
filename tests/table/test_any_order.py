"""Whatever people do at a table, in whatever order: it stands, everybody knows what they may know, the log says it all.

Steps are drawn as numbers and read against the table as it stands, so that most of them mean something. Now and then a
twin is made from the text of the log; from then on it must send everybody the same bytes. The whole table is kept every
seven steps, so that twins begin in the midst of everything.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games import GAMES
from stolik.match import check_record
from stolik.table.clock import CLOCKS
from stolik.table.commands import (
    Act,
    Command,
    Fill,
    Go,
    Hush,
    Leave,
    Ready,
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
from stolik.table.messages import CLOSED, PLAYING, Refused
from tests.proofs.games import short
from tests.table.parties import EVE, HOST, PEOPLE, Party, plain, same_story, stands, waits_alike

EVERYBODY = (*PEOPLE, EVE)


@pytest.fixture(autouse=True, scope="module")
def often_kept() -> Iterator[None]:
    """Of a module, for hypothesis runs many examples in one test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stolik.table.journal.KEPT_EVERY", 7)
        yield


FORMS: dict[str, list[dict[str, Any]]] = {
    "goliath": [{"deals": 2}, {"deals": 1, "seats": 3, "clock": "fast"}],
    "golf": [{"deals": 2, "seats": 2, "clock": "normal"}, {"deals": 2, "seats": 6, "stall_turns": 1}],
    "planowanie": [{"seats": 3, "clock": "fast"}, {}],
    "durak": [
        {"seats": 3, "deals": 3, "traditions": True, "max_pickups": 2},
        {"seats": 2, "deals": 4, "clock": "fast"},
        {"seats": 4, "form": "pairs", "deals": 2},
        {"seats": 3, "allow_excess": True, "neighbours_only": False, "fill_after": 8.0},
    ],
    "trojki": [
        {"deals": 2, "seats": 2, "clock": "fast"},
        {"deals": 2, "seats": 3, "think": 3.0},
        {"deals": 1, "seats": 3, "mode": "open", "clock": "normal"},
    ],
}
GARBAGE = [
    "", " ", "ok", "exchange", "accept", "touch", "deal", "place", "place RC0", "place RC0 99 R", "place RC0 ١ R",
    "swap ٣", "swap 1 2 3", "swap -1", "play", "play XX", "play 7C ", "Play 7C", "bid -1", "bid 1e3", "bid 07",
    "offer 9", "offer -1", "offer x", "beat 7C", "beat 7C 7C", "peek 1 1", "reshuffle", "- reshuffle", "0 take",
    "\x00", "💥" * 99, "take", "stock", "discard", "done", "draw",
]  # fmt: skip
OPTIONS: list[dict[str, Any]] = [
    {}, {"seats": 3}, {"seats": 2}, {"seats": 99}, {"seats": None}, {"deals": 1}, {"deals": -1}, {"mode": "open"},
    {"handicap": [0, 1]}, {"traditions": True}, {"form": "teams"}, {"nothing": 1}, {"deals": [1]}, {"target": 1},
]  # fmt: skip
TEXTS = ["hello", "", "a\nb", "\x07", "x" * 501, "Żółw"]
SECONDS = [0.0, 0.4, 1.0, 4.0, 11.0, 31.0, 200.0, 5000.0]

ON = 30  # actions one after the other
Do = tuple[str, tuple[Any, ...]]  # a method of Party, and its arguments


def forms(game: str) -> list[dict[str, Any]]:
    """The tables at which a game is played."""
    return FORMS.get(game) or [short(game, clock="fast"), short(game, seats=GAMES[game].seats[0])]


def commands(n: int) -> list[Command]:
    """One of each kind of command that has little to do with cards, most of them with arguments that n chooses."""
    return [
        Sit(n % 7 - 1), Stand(), Ready(), Ready(n % 2 == 0), Start(), Fill(("casual", "random", "")[n % 3]),
        Fill("casual", n % 6 - 1), Remove(n % 6 - 1), Settle(OPTIONS[n % len(OPTIONS)]), Settle(clock="fast"),
        Settle({"seats": n % 5}, ("none", "", "normal")[n % 3], (0.0, 2.0, -1.0, 1e9)[n % 4]), Go(), Undo(),
        Think((0.0, 3.0, -1.0, 1e9)[n % 4]), Vote("abort", n % 3 > 0), Vote("rematch", n % 3 > 0), Leave(),
        Vote("replace", n % 3 > 0, n % 6 - 1), Hush((*EVERYBODY, "x")[n % 6], n % 4 > 0),
        Say(TEXTS[n % len(TEXTS)]), Act([]), Act([GARBAGE[n % len(GARBAGE)]]), Act(GARBAGE[: n % 15]),
    ]  # fmt: skip


def acting(party: Party, who: str, n: int) -> Do:
    """A legal action of somebody who is asked, first of all of `who`; if nobody is, time passes."""
    table = party.table
    for each in (who, *(chair.person for chair in table.chairs)):
        seat = table.seat_of(each)
        if seat is None or table.on is None or each not in party.places:
            continue
        legal, match = table.on.legal(seat), table.on.match
        if legal and (table.on.asked(seat) or match.turn is None or n % 5 == 0):
            return "do", (each, Act([legal[n % len(legal)]]))
    return "wake", ()


def meant(party: Party, kind: int, who: str, n: int, done: list[tuple[str, str]]) -> Do:
    """What a drawn step means at this table."""
    table = party.table
    if kind < 55:
        return acting(party, who, n)
    if kind < 65:
        return "wake", ()
    if kind < 80:
        few = commands(n)
        return "do", (who, few[n // 7 % len(few)])
    if kind < 84:
        seat = n % len(table.chairs)
        legal = table.on.match.legal(seat) if table.on is not None else []
        return "do", (who, Act([*legal[n % 3 : n % 3 + 1], *legal[:1], GARBAGE[n % len(GARBAGE)]][: 1 + n % 3]))
    if kind < 88:
        return ("part" if who in party.places else "join"), (who,)
    if kind < 92:
        return "pass_time", (SECONDS[n % len(SECONDS)],)
    if kind < 94 and done:
        return "do", (done[-1 - n % min(9, len(done))][0], Leave(), done[-1 - n % min(9, len(done))][1])
    if kind == 94:
        return "restart", ()
    if kind == 95 and n % 8 == 0:
        return "close", ()
    return "tick", ()


def perform(party: Party, what: Do) -> Any:
    name, args = what
    party.latest = []
    if name == "pass_time":
        party.now += args[0]
        return None
    return getattr(party, name)(*args)


def sound(party: Party) -> None:
    """What must be so at every moment, beyond what `Party.check` looks at."""
    table = party.table
    people = [chair.person for chair in table.chairs if chair.person]
    assert len(set(people)) == len(people) and not table.parts.seating.removed & set(people)
    parts = table.parts
    most = parts.pacing.times.bank if table.on is not None else max(clock.bank for clock in CLOCKS.values())
    assert all(0 <= bank <= most for bank in parts.timeouts.banks)  # after a match those of its clock are still there
    for who, place in party.places.items():
        seat, play = table.seat_of(who), table.play
        match = play.match if play is not None else None
        if match is None or (match.deal is None and match.predeal is None):
            assert place.view is None and place.legal == []
            continue
        assert place.view == msgspec.json.decode(msgspec.json.encode(match.view(seat))), "their seat's view, no more"
        assert set(place.legal) <= {"ok", *(match.legal(seat) if seat is not None else [])}


def settled_down(party: Party, twins: list[Party]) -> None:
    """In the end: nothing is overdue, records prove themselves, the log gives the same table for everybody."""
    for each in (party, *twins):
        each.tick()
    due = party.table.due()
    assert due is None or due > party.now
    for match in party.table.finished:
        assert check_record(match.record, GAMES).over == bool(match.people)
    for start in {0, party.kept}:
        back = party.brought_back(start=start)
        assert stands(back) == stands(party.table)
        waits_alike(back, party)
        for who in EVERYBODY:
            assert plain(back.shown(who, party.now)) == plain(party.table.shown(who, party.now))
        same_story(party, start)


def long(steps: list[tuple[int, int, int]]) -> Iterator[tuple[int, int, int]]:
    """The steps; some of them stand for many actions, so that deals come to their ends."""
    for kind, person, n in steps:
        for k in range(ON if 50 <= kind < 55 else 1):
            yield kind, person, n + 37 * k


def play(game: str, form: dict[str, Any], people: int, seed: int, steps: list[tuple[int, int, int]]) -> Party:
    party = Party(game, seed, **form)
    twins: list[Party] = []
    done: list[tuple[str, str]] = []
    for seat, who in enumerate(PEOPLE[: min(people, len(party.table.chairs))]):
        party.do(who, Sit(seat))
    if party.table.phase != PLAYING:
        party.do(HOST, Fill())
        party.do(HOST, Start())
    party.join(EVE)
    for kind, person, n in long(steps):
        if kind >= 97 and len(twins) < 2:
            twins.append(party.twin(party.kept if kind > 97 else 0))
            continue
        what = meant(party, kind, EVERYBODY[person], n, done)
        answer = perform(party, what)
        for twin in twins:
            perform(twin, what)
            assert twin.latest == party.latest, "the same bytes"
        if what[0] == "do" and not isinstance(answer, Refused):
            done.append((what[1][0], answer.id if hasattr(answer, "id") else ""))
        sound(party)
        if party.table.phase == CLOSED:
            break
    settled_down(party, twins)
    return party


STEPS = st.lists(st.tuples(st.integers(0, 99), st.integers(0, 4), st.integers(0, 999)), min_size=25)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15)
@given(data=st.data(), people=st.integers(1, 4), seed=st.integers(0, 99), steps=STEPS)
def test_anything_may_happen_in_any_order(
    game: str, data: st.DataObject, people: int, seed: int, steps: list[tuple[int, int, int]]
) -> None:
    play(game, data.draw(st.sampled_from(forms(game))), people, seed, steps)


@pytest.mark.parametrize("game", GAMES)
def test_long_stories(game: str) -> None:
    """The same by chance, long enough for whole matches and rematches."""
    finished = 0
    for seed, form in enumerate(forms(game)):
        chance = Random(seed)
        steps = [(chance.randrange(100), chance.randrange(5), chance.randrange(1000)) for _ in range(300)]
        steps = [(kind % 55 if kind >= 65 and k % 3 else kind, who, n) for k, (kind, who, n) in enumerate(steps)]
        party = play(game, form, 2, seed, steps)
        finished += len(party.table.finished)
    assert finished, "some match came to its end"
