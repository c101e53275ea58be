"""Durak: where the rest of a hand may be claimed, every line of play to the end leaves the same loser; tried out on the
engine, in endings that came about by play and in endings by lot."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.packs import FRENCH
from stolik.games.durak import DURAK
from stolik.games.durak.settled import settled
from tests.games.durak_positions import PACK, TABLES, bout
from tests.proofs.playing import choose

MOST = 40_000  # positions of an ending that are looked at
SETTLED = ("durak-settled", {})


def ends(deal: Deal) -> set[tuple[int, ...]]:
    """The points at every end, by every line of play; more than one kind is enough to know."""
    found: set[tuple[int, ...]] = set()
    seen: set[bytes] = set()
    todo = [deal]
    while todo and len(found) < 2:
        at = todo.pop()
        if at.over:
            found.add(tuple(at.points()))
            continue
        if (key := at.state.tobytes()) in seen:
            continue
        seen.add(key)
        assert len(seen) < MOST
        for seat in range(at.options.seats):
            for action in at.legal(seat):
                after = at.copy()
                after.play(seat, action)
                todo.append(after)
    return found


def ending(mine: str, theirs: str, me: int = 0, gone: str | None = None, **fields: Any) -> Deal:
    """Two have cards and there is no stock; all other cards were beaten off. Hearts are trump, and I am to open."""
    seats = fields.pop("seats", 2)
    other = (me + fields.pop("step", 1)) % seats
    hands = [""] * seats
    hands[me], hands[other] = mine, theirs
    deal = bout(*hands, attacker=me, defender=other, **fields)
    held = {*mine.split(), *theirs.split()}
    out = [card for card in PACK if card not in held] if gone is None else gone.split()
    record(deal._states)["gone"] = sum(1 << FRENCH.number(card) for card in out)
    return deal


def said(deal: Deal, seat: int = 0) -> Any:
    return settled(deal.view(seat))


def test_two_cards_that_nobody_beats_are_enough_and_the_last_may_be_beaten() -> None:
    assert said(ending("AC KS", "6C QS 7D")) == SETTLED
    assert said(ending("KC AC", "6C QS 7D")) == SETTLED, "the ace may be taken first, then it beats the king: the last"
    assert said(ending("AC QS", "6C KS 7D")) is None
    assert said(ending("AC KS", "6C QS 7D 6H")) is None
    assert said(ending("AH 7H", "6C 6H")) == SETTLED
    assert said(ending("AC KS", "6C")) == SETTLED


def test_of_three_none_may_beat_another() -> None:
    assert said(ending("AC KS QD", "6C QS 7D")) == SETTLED
    assert said(ending("AC KC QD", "6C QS 7D")) is None
    assert said(ending("AC KS 6H", "6C QS 7D")) is None


def test_one_card_is_no_choice_that_could_be_spared() -> None:
    assert said(ending("AC", "6C")) is None


def test_it_is_the_attacker_who_may_claim_also_while_they_may_give() -> None:
    deal = ending("AC AS KD", "6C QS 7D QD")
    assert said(deal, 1) is None
    deal.play(0, "attack AC")
    assert said(deal, 0) is None and said(deal, 1) is None, "the other is asked"
    deal.play(1, "take")
    assert said(deal, 0) == SETTLED
    deal.play(0, "give AS")
    assert said(deal, 0) is None


def test_what_nobody_knows_for_certain_leaves_it_open() -> None:
    assert said(ending("AC KS", "6C QS 7D", stock="9H")) is None
    assert said(ending("AC KS", "6C QS 7D", gone="")) is None
    assert said(bout("AC KS", "6C 7D", "QS 7C")) is None
    assert said(bout("AC KS", "6C 7D", "QS 7C", "8D 8S", form="pairs")) is None


@pytest.mark.parametrize("left, may", [(1, False), (2, False), (3, True), (None, True)])
def test_the_hand_may_not_end_as_a_draw_before(left: int | None, may: bool) -> None:
    deal = ending("AC KS", "6C QS 7D", max_pickups=None if left is None else 5, pickups=0 if left is None else 5 - left)
    assert (said(deal) == SETTLED) is may


@pytest.mark.parametrize("excess", [False, True])
def test_all_endings_of_some_cards_end_alike_where_it_is_settled(excess: bool) -> None:
    """Two or three cards against one to three, of a few ranks, whoever else sat at the table."""
    random, told = Random(9), Counter[str]()
    for _ in range(70):
        ranks = random.choice([["6", "9", "A"], ["7", "Q", "K", "A"]])
        cards = [rank + suit for suit in random.choice(["CDHS", "CDS", "CH"]) for rank in ranks]
        count = random.choice([2, 2, 3])
        random.shuffle(cards)
        by_height = sorted(cards, key=lambda card: (card[1] == "H", "6789TJQKA".index(card[0])), reverse=True)
        cards = by_height if random.random() < 0.5 else cards
        mine, theirs = cards[:count], random.sample(cards[count:], random.randint(1, 3))
        seats = random.choice([2, 2, 3])
        deal = ending(
            " ".join(mine), " ".join(theirs), random.randrange(seats), seats=seats, step=random.randint(1, seats - 1),
            allow_excess=excess, max_pickups=random.choice([1, 4, 200]),
        )  # fmt: skip
        why, possible = said(deal, deal.turn or 0), ends(deal)
        assert why is None or len(possible) == 1, (deal, possible)
        if why is not None:
            assert next(iter(possible))[deal.turn or 0] == 0, "who claims has not lost"
        told["settled" if why else "open" if len(possible) > 1 else "not seen"] += 1
    assert told["settled"] > 8 and told["open"] > 15, told


def test_in_hands_that_came_about_by_play_nothing_else_can_happen_either() -> None:
    """And the claimant knows just the cards that the other holds."""
    chance, told = Random(4), 0
    for number in range(40):
        options = DURAK.settle({"seats": 2} if number % 2 else TABLES[number % len(TABLES)])
        deal = Deal(DURAK, options, None, number % options.seats, 1, chance.shuffle, fast=True)
        while not deal.over:
            seat = deal.turn
            if seat is not None and said(deal, seat) is not None:
                told += 1
                view = deal.view(seat)
                known = {*view["hand"], *view["gone"]}
                assert {card for card in PACK if card not in known} == {*deal.view(view["defender"])["hand"]}
                assert len(ends(deal)) == 1, deal
            deal.play(*choose(deal, chance))
    assert told > 3
