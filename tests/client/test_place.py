"""What a listener knows, after whatever they were told, is what the table would show them."""

import random
from typing import Any

import pytest
from msgspec import UNSET, to_builtins

import stolik
from stolik.bots import BOTS, make
from stolik.client import Place
from stolik.core.game import event
from stolik.games import GAMES
from stolik.protocol import encode_to_client, read_to_client
from stolik.table import AT_ONCE, Out, Setup, Table, answer_at_once
from stolik.table.commands import Act, AnyCommand, Fill, Go, Ready, Say, Sit, Stand, Undo, Vote
from stolik.table.messages import Chair, Done, Ended, Refused, Said, Shown, Standing, Told

PEOPLE = ("anna", "jan", "eva")  # eva watches, and now and then sits down


class Answers:
    """Chance from a seed."""

    levels = tuple(BOTS)
    hints = True

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.random = game, random.Random(seed)

    def bot(self, seat: int, level: str) -> Any:
        return make(level, self.game, self.random)

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        return self.random.sample(cards, len(cards)), f"{self.random.getrandbits(256):064x}"

    def instead(self, table: str, wanted: dict[int, str]) -> dict[int, str]:
        return {}

    def lot(self, count: int) -> int:
        return self.random.randrange(count)

    def wall(self) -> str:
        return "2026-01-01T00:00:00+00:00"


class Room:
    """A table and what three people know of it, through the wire's JSON."""

    def __init__(self, game: str, seed: int) -> None:
        self.random = random.Random(seed)
        self.answers = Answers(game, seed)
        self.table = Table(Setup("T", game, {"seats": 3}), self.answers, GAMES, AT_ONCE)
        self.now, self.number = 0.0, 0
        self.table.open("anna", "Anna", 0.0)
        self.table.watched = True
        self.places = {who: Place("T") for who in PEOPLE}
        for who, place in self.places.items():
            place.take(self.wire(self.table.shown(who, 0.0)))

    def wire(self, message: Any) -> Any:
        return read_to_client(encode_to_client(message))

    def pass_on(self, outs: list[Out]) -> None:
        outs = [*outs, *answer_at_once(self.table, self.answers.bot, self.now)]
        for to, message in outs:
            for who, place in self.places.items():
                if to == who or to == self.table.seat_of(who):
                    place.take(self.wire(message))

    def do(self, who: str, command: AnyCommand) -> None:
        self.number += 1
        self.pass_on(self.table.handle(who, who.title(), str(self.number), command, self.now))

    def something(self) -> None:
        """A person does something, possible or not, or time passes."""
        if (due := self.table.due()) is not None and self.random.random() < 0.5:
            self.now = max(self.now, due)
            self.pass_on(self.table.tick(self.now))
            return
        who = self.random.choice(PEOPLE)
        legal = [action for action in self.places[who].legal if action != "ok"]
        acts: list[AnyCommand] = [Act([self.random.choice(legal)])] * 8 if legal else []
        others: list[AnyCommand] = [Say("hi"), Ready(), Sit(self.random.randrange(3)), Undo(), Go(), Vote("abort")]
        others += [Stand(), Fill(), Vote("rematch"), Act(["play 7C"])]
        self.do(who, self.random.choice([*acts, *others]))


@pytest.mark.parametrize("game", stolik.GAMES)
def test_a_place_is_what_the_table_would_show(game: str) -> None:
    acted = False
    for seed in range(3):
        room = Room(game, seed)
        room.do("anna", Sit(0))
        room.do("jan", Sit(1))
        room.do("anna", Fill())
        room.do("anna", Ready())
        room.do("jan", Ready())
        for _ in range(150):
            room.something()
            for who, place in room.places.items():
                shown = room.wire(room.table.shown(who, room.now))
                assert (place.seat, place.view, place.legal, place.asked) == (
                    shown.seat,
                    shown.view,
                    shown.legal,
                    shown.asked,
                ), who
                assert to_builtins(place.standing) == to_builtins(shown.standing)
                assert list(place.chat)[-20:] == shown.chat
            acted = acted or room.places["anna"].dealt
    assert acted


# --- the rules of merging, one by one --------------------------------------------------------------------------------


def shown(**changed: Any) -> Shown:
    told: dict[str, Any] = {
        "table": "T",
        "v": 3,
        "now": 1.0,
        "seat": 0,
        "standing": Standing(
            phase="playing", score=[0, 0], chairs=[Chair(person="a", name="Anna"), Chair(bot="casual")]
        ),
        "view": {"phase": "play", "turn": 0, "hand": ["7C", "8C"]},
        "legal": ["play 7C"],
        "asked": True,
    }
    return Shown(**(told | changed))


def there(**changed: Any) -> Place:
    place = Place("T")
    assert place.take(shown(**changed))
    return place


def test_shown_replaces_everything() -> None:
    place = there()
    place.take(Said("T", 4, "b", "Jan", 1, "hi"))
    place.take(Ended("T", 5, event("table-you-left")))
    assert place.ended is not None
    place.take(shown(v=2, seat=None, view=None, legal=[], asked=False))
    assert (place.v, place.seat, place.view, place.legal, place.asked) == (2, None, None, [], False)
    assert not place.chat and place.ended is None


def test_the_message_itself_is_not_changed() -> None:
    first = shown()
    place = Place()
    place.take(first)
    place.take(Told("T", 4, 2.0, standing=Standing(phase="over")))
    assert first.standing.phase == "playing" and place.phase == "over" and place.code == "T"


def test_told_changes_what_it_names() -> None:
    place = there()
    assert place.take(Told("T", 4, 2.0, standing=Standing(score=[1, 2]), view={"turn": 1}, legal=[], asked=False))
    assert place.view == {"phase": "play", "turn": 1, "hand": ["7C", "8C"]}
    assert place.score == [1, 2] and place.phase == "playing" and not place.asked and place.legal == []
    assert (place.v, place.now) == (4, 2.0)
    place.take(Told("T", 5, 3.0, view={"phase": "over"}, anew=True))
    assert place.view == {"phase": "over"}
    place.take(Told("T", 6, 3.0, view=None, anew=True, seat=None))
    assert place.view is None and place.seat is None
    place.take(Told("T", 7, 3.0, view={"phase": "play"}))
    assert place.view == {"phase": "play"}


def test_null_is_a_value() -> None:
    place = there(standing=Standing(phase="playing", held=4.0, next=9.0))
    place.take(Told("T", 4, 2.0, standing=Standing(held=None)))
    assert place.standing.held is None and place.standing.next == 9.0 and place.standing.banks is UNSET


def test_what_comes_twice_counts_once() -> None:
    place = there()
    step = Told("T", 4, 2.0, view={"turn": 1})
    assert place.take(step) and not place.take(step) and place.changes == 2
    assert not place.take(Told("T", 3, 9.0, view={"turn": 0})) and place.now == 2.0
    line = Said("T", 5, "b", "Jan", 1, "hi")
    assert place.take(Told("T", 5, 2.0)) and place.take(line) and not place.take(line)
    assert [said.text for said in place.chat] == ["hi"] and place.v == 5
    assert not place.take(Said("T", 2, "b", "Jan", 1, "before I came"))


def test_versions_may_jump() -> None:
    place = there()
    assert place.take(Told("T", 40, 2.0, view={"turn": 1})) and place.v == 40
    assert place.take(Said("T", 50, "b", "Jan", 1, "hi")) and place.v == 50


def test_answers_change_nothing() -> None:
    place = there()
    assert not place.take(Done("T", "1", 9)) and not place.take(Refused("T", "1", event("why-over")))
    assert place.v == 3 and place.changes == 1


def test_how_it_stands_before_anything_is_known() -> None:
    place = Place("T")
    assert (place.game, place.phase, place.chairs, place.score, place.deals) == ("", "", [], [], 0)
    assert not (place.dealt or place.predeal or place.between or place.racing)


@pytest.mark.parametrize(
    "view, expected",
    [
        (None, "between"),
        ({"phase": "over"}, "between"),
        ({"phase": "before", "turn": 0}, "predeal"),
        ({"phase": "play", "turn": 1}, "dealt"),
        ({"phase": "race", "turn": None}, "dealt racing"),
    ],
)
def test_what_is_on(view: Any, expected: str) -> None:
    place = there(view=view)
    assert {name for name in ("dealt", "predeal", "between", "racing") if getattr(place, name)} == set(expected.split())
    place = there(view=view, standing=Standing(phase="over"))
    assert not (place.dealt or place.predeal or place.between or place.racing)
