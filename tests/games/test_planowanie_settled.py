"""Planowanie: where the rest of a deal may be claimed, every line of play from every world that its player can think of
ends with the same points; tried out to the end in small deals, by the oracle's idea of a trick."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from stolik.games.planowanie import settled
from tests.oracle.planowanie import PACK, rank_of, suit_of, winning_card

Hands = tuple[frozenset[str], ...]
TRIED = 400  # positions


def position(random: Random) -> dict[str, Any]:
    """The view of a seat that is asked for a card, with few cards left; often its cards are very good or very bad."""
    seats = random.choice([2, 2, 2, 3])
    left = random.choice([2, 3]) if seats == 2 else 2
    laid = random.randrange(seats)
    me = random.randrange(seats)
    leader = (me - laid) % seats
    suits = random.choice(["CD", "CDH", "C"])
    count = left * seats + random.randrange(3)
    cards = random.sample([card for card in PACK if suit_of(card) in suits], count)
    trump = random.choice(["C", "C", "D", None])
    chosen = sorted(cards, key=lambda card: (suit_of(card) == trump, rank_of(card)), reverse=random.random() < 0.5)
    if random.random() < 0.2:
        random.shuffle(chosen)
    hand, rest = chosen[:left], chosen[left:]
    random.shuffle(rest)
    table: list[str | None] = [None] * seats
    for place in range(laid):
        table[(leader + place) % seats] = rest.pop()
    on_table = [str(table[(leader + place) % seats]) for place in range(laid)]
    best = winning_card(on_table, trump) if on_table else None
    won = [random.randrange(3) for _ in range(seats)]
    return {
        "phase": "play",
        "seats": seats,
        "seat": me,
        "turn": me,
        "laid": laid,
        "leader": leader,
        "table": table,
        "best": best,
        "winner": table.index(best) if best else None,
        "trump": trump,
        "turned": None,
        "hand": hand,
        "gone": [card for card in PACK if card not in hand and card not in rest],
        "won": won,
        "bid": [random.randrange(6) for _ in range(seats)],
        "tricks": sum(won) + left,
        "out": rest,
    }


def worlds(view: dict[str, Any]) -> Iterator[Hands]:
    """All hands of the others that the player can think of; what is left over is in the stock."""
    seats, me = view["seats"], view["seat"]
    need = [len(view["hand"]) - (view["table"][seat] is not None) for seat in range(seats)]

    def dealt(seat: int, out: frozenset[str], hands: Hands) -> Iterator[Hands]:
        if seat == seats:
            yield hands
        elif seat == me:
            yield from dealt(seat + 1, out, (*hands, frozenset(view["hand"])))
        else:
            for cards in combinations(sorted(out), need[seat]):
                yield from dealt(seat + 1, out - {*cards}, (*hands, frozenset(cards)))

    yield from dealt(0, frozenset(view["out"]), ())


@cache
def ends(hands: Hands, leader: int, table: tuple[str, ...], trump: str | None) -> frozenset[tuple[int, ...]]:
    """How many tricks each seat may yet take, by every line of play (PL-10 to PL-14)."""
    seats = len(hands)
    if len(table) == seats:
        winner = (leader + table.index(winning_card([*table], trump))) % seats
        took = [int(seat == winner) for seat in range(seats)]
        return frozenset(
            tuple(a + b for a, b in zip(took, more, strict=True)) for more in ends(hands, winner, (), trump)
        )
    turn = (leader + len(table)) % seats
    if not table and not hands[turn]:
        return frozenset({(0,) * seats})
    following = {card for card in hands[turn] if table and suit_of(card) == suit_of(table[0])}
    found = set[tuple[int, ...]]()
    for card in following or hands[turn]:
        after = tuple(held - {card} if seat == turn else held for seat, held in enumerate(hands))
        found |= ends(after, leader, (*table, card), trump)
    return frozenset(found)


def outcomes(view: dict[str, Any]) -> set[tuple[int, ...]]:
    """The points of all seats at every end that there may be (PL-15)."""
    laid = tuple(view["table"][(view["leader"] + place) % view["seats"]] for place in range(view["laid"]))
    found = set[tuple[int, ...]]()
    for hands in worlds(view):
        for more in ends(hands, view["leader"], laid, view["trump"]):
            won = [before + now for before, now in zip(view["won"], more, strict=True)]
            found.add(tuple(10 + b if w == b else 0 for w, b in zip(won, view["bid"], strict=True)))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_what_is_settled_ends_alike_whatever_is_held_and_played(seed: int) -> None:
    random, told = Random(seed), Counter[str]()
    for _ in range(TRIED):
        view = position(random)
        why, possible = settled(view), outcomes(view)
        told[why.id if why else "open" if len(possible) > 1 else "not seen"] += 1
        assert why is None or len(possible) == 1, (why, view)
    assert min(told[f"planowanie-settled-{what}"] for what in ("all", "none", "bids")) > 3, told
    assert told["open"] > TRIED / 10, told


def view_of(**changes: Any) -> dict[str, Any]:
    """Two players, two cards each: mine are the best there are, and I lead."""
    hand = ["AS", "KS"]
    view: dict[str, Any] = {
        "phase": "play",
        "seats": 2,
        "seat": 0,
        "turn": 0,
        "laid": 0,
        "leader": 1,
        "table": [None, None],
    }
    view |= {"best": None, "winner": 0, "trump": "S", "turned": "2S", "hand": hand, "won": [1, 0], "bid": [3, 0]}
    return {**view, "tricks": 3, "gone": ["3C", "4C"], **changes}


def test_the_rest_is_claimed_by_who_leads_what_nobody_beats() -> None:
    assert settled(view_of()) == ("planowanie-settled-all", {})
    assert settled(view_of(turn=1)) is None  # who does not lead may never come to lead
    assert settled(view_of(hand=["AS", "QS"])) is None  # the king may be out
    assert settled(view_of(hand=["AS", "QS"], turned="KS")) is not None  # it lies under the stock (PL-A6)
    assert settled(view_of(hand=["AS", "AD"])) is None  # it may be trumped
    assert settled(view_of(hand=["AS", "AD"], trump=None, turned=None)) is not None


def test_one_card_is_no_choice_that_could_be_spared() -> None:
    assert settled(view_of(hand=["AS"], won=[1, 1])) is None


def test_nothing_is_claimed_while_bids_are_made() -> None:
    assert settled(view_of(phase="bid", bid=[None, None], won=[0, 0])) is None


def test_a_bid_that_may_yet_be_kept_or_missed_leaves_it_open() -> None:
    hand = {"hand": ["AS", "3D"]}
    assert settled(view_of(**hand, bid=[0, 3])) == ("planowanie-settled-bids", {})
    assert settled(view_of(**hand, bid=[0, 2])) is None
    assert settled(view_of(**hand, bid=[1, 3])) is None
