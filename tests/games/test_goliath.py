"""Goliath: every rule, resolution and golden example; what is said of them: test_goliath_told.py."""

import random
from typing import Any

import pytest

from stolik.core.chance import random_chance
from stolik.core.deal import BadDeck, Deal
from stolik.core.engine import Interpreted, engine, prepare
from stolik.core.game import IllegalAction
from stolik.core.options import BadOption, from_text
from stolik.core.outcome import highest_wins
from stolik.games.goliath import GOLIATH
from stolik.match.match import Match
from tests.match.matches import ended
from tests.position import dealt, position
from tests.rules import rules

ALL_SEATS = (3, 4, 5, 6)


def pack(seats: int) -> list[str]:
    return [f"{colour}{value}" for colour in "RYGBV" for value in range(1, 3 * seats + 1)]


def before_a_trick(hands: list[str], turn: int = 0, left: int = 2, **options: Any) -> Deal:
    """Nothing on the table, nothing won, these hands."""
    given = {"seats": len(hands), **options}
    return position(GOLIATH, given, hand=hands, profit=[""] * len(hands), turn=turn, left=left)


def lay(deal: Deal, cards: str) -> None:
    """The cards, in turn."""
    for card in cards.split():
        assert deal.turn is not None
        deal.play(deal.turn, f"play {card}")


def trick(cards: str, turn: int = 0, **options: Any) -> Deal:
    """A trick of these cards, in playing order, by players who hold nothing else."""
    laid = cards.split()
    hands = [laid[(seat - turn) % len(laid)] for seat in range(len(laid))]
    deal = before_a_trick(hands, turn, **options)
    lay(deal, cards)
    return deal


def profit(deal: Deal) -> list[str]:
    """What each seat has won, as anybody sees it."""
    return [" ".join(cards) for cards in deal.view(None)["profit"]]


def points(*piles: str) -> list[int]:
    """The points for these piles at the end of a deal."""
    return position(GOLIATH, {"seats": len(piles)}, phase="over", profit=list(piles)).points()


def play_out(deal: Deal, seed: int = 0) -> int:
    """The rest of a deal at random; returns the number of actions."""
    chance = random.Random(seed)
    count = 0
    while deal.turn is not None:
        deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
        count += 1
    return count


# --- set-up ---------------------------------------------------------------------------------------------


@rules("DG-1", "DG-G8")
def test_three_to_six_players() -> None:
    for seats in ALL_SEATS:
        assert dealt(GOLIATH, seats=seats).view(0)["seats"] == seats
    for seats in (2, 7):
        with pytest.raises(BadOption) as refused:
            GOLIATH.settle({"seats": seats})
        assert (refused.value.name, refused.value.rule) == ("seats", "DG-1")
        assert refused.value.values == {"game": "goliath", "low": 3, "high": 6}


@rules("DG-2", "DG-3", "DG-4", "DG-G8")
@pytest.mark.parametrize("seats, cards, top", [(3, 45, 9), (4, 60, 12), (5, 75, 15), (6, 90, 18)])
def test_the_cards_in_play(seats: int, cards: int, top: int) -> None:
    deck = [GOLIATH.pack.text(card) for card in GOLIATH.deck(GOLIATH.settle({"seats": seats}))]
    assert deck == pack(seats) and len(set(deck)) == cards
    assert deck[-1] == f"V{top}"
    deal = dealt(GOLIATH, seats=seats)
    assert sorted(card for seat in range(seats) for card in deal.view(seat)["hand"]) == sorted(deck)
    with pytest.raises(BadDeck):
        dealt(GOLIATH, [*deck[:-1], f"V{top + 1}"], seats=seats)


def test_all_ninety_cards_have_a_number() -> None:
    assert [GOLIATH.pack.text(card) for card in GOLIATH.pack.numbers] == pack(6)


@rules("DG-5", "DG-6", "DG-G8")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_deal(seats: int) -> None:
    deck = pack(seats)
    random.Random(seats).shuffle(deck)
    for dealer in range(seats):
        deal = dealt(GOLIATH, deck, dealer, seats=seats)
        first = (dealer + 1) % seats
        for k in range(seats):
            view = deal.view((first + k) % seats)
            assert sorted(view["hand"]) == sorted(deck[k::seats])
        assert deal.view(None) == {
            "game": "goliath", "phase": "play", "seat": None, "seats": seats, "dealer": dealer, "number": 0,
            "turn": first, "hand": None, "hand_count": [15] * seats, "profit": [[]] * seats,
            "table": [None] * seats, "laid": 0, "leader": None, "led": None, "high": None, "high_seat": None,
            "low": None, "low_seat": None, "left": 15, "points": None, "pile_points": [[0] * 5] * seats,
            "profit_points": [0] * seats, "highest": None, "lowest": None, "takers": [None] * seats,
        }  # fmt: skip


def test_a_deal_forgets_the_one_before() -> None:
    deal = dealt(GOLIATH, pack(4), seats=4)
    fresh = deal.state.tobytes()
    play_out(deal)
    engine(deal.game).deal(deal._states, deal._chance)
    assert deal.state.tobytes() == fresh
    lay(deal, deal.legal(1)[0][5:])
    engine(deal.game).deal(deal._states, deal._chance)
    assert deal.state.tobytes() == fresh


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_random_deal_is_even(seats: int) -> None:
    states = GOLIATH.table.new()
    prepare(GOLIATH, states, GOLIATH.settle({"seats": seats}), 1, 0)
    Interpreted(GOLIATH).deal(states, random_chance([seats]))
    views = [GOLIATH.view(states[0], seat) for seat in range(seats)]
    assert views[0]["hand_count"] == [15] * seats
    hands = [card for view in views for card in view["hand"]]
    assert sorted(hands) == sorted(pack(seats))
    assert hands != sorted(hands)


# --- play -----------------------------------------------------------------------------------------------


@rules("DG-6", "DG-7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_dealers_left_leads_anything(seats: int) -> None:
    for dealer in range(seats):
        deal = dealt(GOLIATH, dealer=dealer, seed=seats, seats=seats)
        left = (dealer + 1) % seats
        assert deal.turn == left
        for seat in range(seats):
            hand = sorted(f"play {card}" for card in deal.view(seat)["hand"]) if seat == left else []
            assert deal.legal(seat) == hand


@rules("DG-8")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_clockwise_one_card_each(seats: int) -> None:
    for dealer in range(seats):
        deal = dealt(GOLIATH, dealer=dealer, seed=seats, seats=seats)
        asked = []
        for k in range(seats):
            assert deal.turn is not None
            assert [seat for seat in range(seats) if deal.legal(seat)] == [deal.turn]
            asked.append(deal.turn)
            deal.play(deal.turn, deal.legal(deal.turn)[0])
            assert deal.view(None)["laid"] == (k + 1) % seats
        assert asked == [(dealer + 1 + k) % seats for k in range(seats)]
        assert deal.view(None)["hand_count"] == [14] * seats


@rules("DG-9", "DG-10", "DG-G7")
def test_the_led_colour_is_followed() -> None:
    deal = before_a_trick(["G4 G5", "G1 R9", "R9 B1", "V2 Y3"])
    lay(deal, "G4")
    assert deal.legal(1) == ["play G1"]
    lay(deal, "G1")
    assert deal.legal(2) == ["play B1", "play R9"]
    lay(deal, "B1")
    assert deal.legal(3) == ["play V2", "play Y3"], "blue was not led"


@rules("DG-9")
@pytest.mark.parametrize("led", "RYGBV")
def test_each_colour_is_followed(led: str) -> None:
    hand = [f"{colour}{value}" for colour in "RYGBV" for value in (1, 17, 18)]
    deal = before_a_trick([f"{led}2", " ".join(hand), *["R3"] * 4])
    lay(deal, f"{led}2")
    assert deal.legal(1) == [f"play {led}1", f"play {led}17", f"play {led}18"]


@rules("DG-A5")
def test_an_illegal_card_changes_nothing() -> None:
    deal = before_a_trick(["G4 G5", "G1 R9", "R8 B1"])
    lay(deal, "G4")
    before = deal.state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        deal.play(1, "play R9")
    assert refused.value.reason.rule == "DG-9"
    assert deal.state.tobytes() == before and deal.actions == ["0 play G4"]


@rules("DG-11", "DG-14", "DG-15", "DG-17", "DG-G1")
@pytest.mark.parametrize("turn", range(4))
def test_the_trick_of_the_source(turn: int) -> None:
    deal = trick("G4 G9 R2 G7", turn)
    franek, sylwka, piotrek, goska = ((turn + k) % 4 for k in range(4))
    expected = {franek: "", sylwka: "R2 G4 G7", piotrek: "G9", goska: ""}
    assert profit(deal) == [expected[seat] for seat in range(4)]
    view = deal.view(None)
    assert (view["high"], view["high_seat"]) == ("G9", sylwka)
    assert (view["low"], view["low_seat"]) == ("R2", piotrek)
    assert (view["leader"], view["led"]) == (franek, "G4")
    assert deal.turn == sylwka


@rules("DG-12", "DG-13", "DG-G4")
def test_ties_at_both_ends() -> None:
    deal = trick("G7 R7 G3 B3")
    assert profit(deal) == ["", "G3 G7 B3", "", "R7"]
    assert deal.turn == 1


@rules("DG-13", "DG-G5")
def test_three_lowest_cards() -> None:
    deal = trick("G9 G2 R2 B2")
    assert profit(deal) == ["R2 G2 B2", "", "", "G9"]
    assert deal.turn == 0


@rules("DG-12")
def test_three_highest_cards() -> None:
    deal = trick("G9 R9 B9 B2 V9 Y4")
    assert profit(deal) == ["", "", "", "V9", "R9 Y4 G9 B2 B9", ""]
    assert deal.turn == 4


@rules("DG-12", "DG-13", "DG-G9")
def test_a_high_card_of_another_colour() -> None:
    deal = trick("G4 R9 G8", turn=1)
    assert profit(deal) == ["", "R9", "G4 G8"]
    assert deal.turn == 2


@rules("DG-A1", "DG-G6")
def test_all_cards_equal() -> None:
    deal = trick("G5 R5 B5")
    assert profit(deal) == ["", "", "R5 G5 B5"]
    assert deal.turn == 2
    deal = trick("G5 R5 B5", all_equal="second_last")
    assert profit(deal) == ["", "B5", "R5 G5"]
    assert deal.turn == 2
    view = deal.view(None)
    assert (view["low"], view["low_seat"], view["high"], view["high_seat"]) == ("R5", 1, "B5", 2)


@rules("DG-12", "DG-13", "DG-14", "DG-15", "DG-A1")
@pytest.mark.parametrize(
    "cards, highest, lowest, takers",
    [
        ("G5", None, None, [None] * 4),
        ("G5 R4", 1, 2, [None, 2, 1, None]),
        ("G5 R5", 2, 2, [None, 2, 2, None]),
        ("G5 R7 B5", 2, 3, [None, 2, 3, 2]),
        ("G5 R7 B5 V7", 0, 3, [3, 0, 0, 0]),
    ],
)
def test_views_tell_which_card_is_what_so_far_and_who_gets_it(
    cards: str, highest: int | None, lowest: int | None, takers: list[int | None]
) -> None:
    for equal in ("last_takes_all", "second_last"):  # which speaks of a full trick only
        deal = before_a_trick(["V7 B1", "G5 B2", "R4 R5 R7", "B5 B3"], turn=1, all_equal=equal)
        lay(deal, cards)
        view = deal.view(None)
        assert (view["highest"], view["lowest"], view["takers"]) == (highest, lowest, takers)


@rules("DG-A1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_cards_equal_at_each_place_of_the_table(seats: int) -> None:
    cards = [f"{colour}1" for colour in "VBGYR"[:seats]]
    for turn in range(seats):
        last, second_last = (turn - 1) % seats, (turn - 2) % seats
        deal = trick(" ".join(cards), turn)
        counts = [len(pile) for pile in deal.view(None)["profit"]]
        assert counts == [seats * (seat == last) for seat in range(seats)]
        deal = trick(" ".join(cards), turn, all_equal="second_last")
        assert deal.view(None)["profit"][second_last] == [cards[-1]]
        assert set(deal.view(None)["profit"][last]) == set(cards[:-1])
        assert deal.turn == last


@rules("DG-A1")
@pytest.mark.parametrize(
    "cards, low",
    [
        ("G5 R5 B4", 2), ("G5 R4 B5", 1), ("G4 R5 B5", 0), ("G4 R4 B5", 1), ("G5 R4 B4", 2), ("G4 R5 B4", 2),
        ("R5 G4 B5 V5", 1), ("R4 G5 B5 V5", 0), ("R4 G5 R6 B6 Y6 V6", 0), ("R5 G5 B4 V5 Y5 R6", 2),
        ("G4 R5 B6 V6 Y6 R6", 0), ("G5 G4 R5 R6 R7 R8", 1), ("G4 G3 G5 G6 G7 G8", 1),
        ("R1 Y2 G1 B1 V1 R2", 4), ("R2 Y1 G2 B2 V2 R1", 5), ("R2 Y1 G2 B2 V2 R3", 1),
    ],
)  # fmt: skip
def test_only_if_all_are_equal(cards: str, low: int) -> None:
    for equal in ("last_takes_all", "second_last"):
        assert trick(cards, all_equal=equal).view(None)["low_seat"] == low


@rules("DG-12", "DG-13", "DG-14", "DG-15")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_any_trick(seats: int) -> None:
    """Against the words of the rules, with many ties."""
    chance = random.Random(seats)
    for _ in range(60):
        values = chance.sample([1, 2, 17, 18], 2)
        cards = chance.sample([f"{colour}{value}" for colour in "RYGBV" for value in values], seats)
        turn = chance.randrange(seats)
        numbers = [int(card[1:]) for card in cards]
        high = max(k for k in range(seats) if numbers[k] == max(numbers))
        low = max(k for k in range(seats) if numbers[k] == min(numbers))
        won: list[set[str]] = [set() for _ in range(seats)]
        won[(turn + low) % seats].add(cards[high])
        won[(turn + high) % seats].update(card for card in cards if card != cards[high])
        deal = trick(" ".join(cards), turn)
        assert [set(pile) for pile in deal.view(None)["profit"]] == won
        assert deal.turn == (turn + high) % seats


@rules("DG-16")
def test_profit_is_open_to_all_and_stays() -> None:
    deal = dealt(GOLIATH, seed=3, seats=5)
    piles: list[set[str]] = [set()] * 5
    chance = random.Random(4)
    while deal.turn is not None:
        deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
        views = [deal.view(seat) for seat in (None, *range(5))]
        assert all(view["profit"] == views[0]["profit"] for view in views)
        assert all(view["table"] == views[0]["table"] for view in views)
        assert [view["hand"] for view in views[1:]] == [deal.view(seat)["hand"] for seat in range(5)]
        assert views[0]["hand"] is None
        now = [set(pile) for pile in views[0]["profit"]]
        assert all(old <= new for old, new in zip(piles, now, strict=True))
        piles = now
    order = pack(5)
    assert all(pile == sorted(pile, key=order.index) for pile in deal.view(0)["profit"]), "sorted by colour"


@rules("DG-17")
def test_the_highest_leads_the_next_trick() -> None:
    deal = before_a_trick(["G4 R1", "G9 R2", "G2 R3"])
    lay(deal, "G4 G9 G2")
    assert deal.turn == 1
    assert deal.legal(0) == deal.legal(2) == [] and deal.legal(1) == ["play R2"]
    assert deal.view(0)["table"] == ["G4", "G9", "G2"], "a full trick lies until the next lead"
    lay(deal, "R2")
    view = deal.view(0)
    assert (view["table"], view["leader"], view["led"], view["laid"]) == ([None, "R2", None], 1, "R2", 1)
    lay(deal, "R3 R1")
    assert (deal.view(0)["low_seat"], deal.view(0)["high_seat"]) == (0, 2)


@rules("DG-18", "DG-5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_fifteen_tricks(seats: int) -> None:
    for seed in range(3):
        deal = dealt(GOLIATH, dealer=seed, seed=seed, seats=seats)
        assert play_out(deal, seed) == 15 * seats
        assert deal.over and deal.view(0)["phase"] == "over" and deal.view(0)["left"] == 0
        assert all(deal.legal(seat) == [] for seat in range(seats))
        won = [card for pile in deal.view(None)["profit"] for card in pile]
        assert sorted(won) == sorted(pack(seats))
        assert deal.view(None)["hand_count"] == [0] * seats


def test_nothing_is_legal_after_the_end() -> None:
    deal = position(GOLIATH, {"seats": 3}, phase="over", turn=0, hand=["G4", "", ""])
    engine(deal.game).legal(deal._states, 0, deal._offers)
    assert deal._offers[0]["rows"] == 0
    assert deal.why(0, "play G4").id == "why-over"


def test_the_last_trick_but_one_does_not_end_the_deal() -> None:
    deal = before_a_trick(["G4 R1", "G9 R2", "G2 R3"])
    lay(deal, "G4 G9 G2")
    assert not deal.over and deal.view(0)["left"] == 1
    lay(deal, "R2 R3 R1")
    assert deal.over
    assert deal.points() == [3, 6, 12]


# --- points ---------------------------------------------------------------------------------------------


@rules("DG-19", "DG-20", "DG-21", "DG-23", "DG-G2")
def test_the_points_of_the_source() -> None:
    franek = "R4 R10 R11 Y8 G5 G9 B2 B3 B6 B10 B12 V10 V12"
    assert points(franek, "R4 R10 R11", "Y8", "G5 G9", "B2 B3 B6 B10 B12", "V10 V12") == [52, 3, 8, 14, 5, 22]


@rules("DG-20", "DG-21", "DG-22", "DG-G3")
def test_one_two_or_more_of_a_colour() -> None:
    assert points("G12", "G12 G11", "G12 G11 G10", "") == [12, 23, 3, 0]


@rules("DG-19", "DG-20", "DG-21", "DG-22")
@pytest.mark.parametrize("colour", "RYGBV")
def test_each_colour_counts_alike(colour: str) -> None:
    card = [f"{colour}{value}" for value in range(19)]
    assert points(card[1], card[18], f"{card[1]} {card[18]}") == [1, 18, 19]
    assert points(f"{card[17]} {card[18]}", f"{card[1]} {card[2]}", "") == [35, 3, 0]
    assert points(" ".join(card[1:4]), " ".join(card[1:]), " ".join(card[15:])) == [3, 18, 4]


@rules("DG-16", "DG-19", "DG-23")
def test_views_tell_what_each_colour_counts() -> None:
    profit = ["R9 G12 G2 V18 V1 V2 V3", "", "Y1 Y2 Y18 B18 B17"]
    view = position(GOLIATH, {"seats": 3}, profit=profit).view(None)
    assert view["pile_points"] == [[9, 0, 14, 0, 4], [0] * 5, [0, 3, 0, 35, 0]]
    assert view["profit_points"] == [27, 0, 38]
    assert sum(view["profit_points"]) == sum(points(*profit))


@rules("DG-19", "DG-23")
def test_cards_of_different_colours_are_not_counted_together() -> None:
    assert points("R1 Y2 G3", "R1 R2 Y3 Y4 B5", "R16 R17 R18 V18") == [6, 15, 21]


# --- the match ------------------------------------------------------------------------------------------


@rules("DG-24", "DG-25", "DG-A2", "DG-A3")
def test_a_match() -> None:
    match = Match(GOLIATH, GOLIATH.settle({"seats": 3}), 2, random.Random(5).shuffle)
    while not match.over:
        match.begin_deal()
        while match.turn is not None:
            match.play(match.turn, match.legal(match.turn)[0])
    assert [deal.dealer for deal in match.deals] == [2, 0, 1]
    assert match.score == [sum(deal.points[seat] for deal in match.deals) for seat in range(3)]
    assert ended(match).winners == (0, 1) and match.score[0] == match.score[1] > match.score[2]
    match.score = [70, 81, 81]
    assert ended(match).winners == (1, 2)


@rules("DG-24", "DG-A4")
def test_the_length_of_a_match() -> None:
    for seats in ALL_SEATS:
        options = GOLIATH.settle({"seats": seats})
        assert options.deals == seats
        assert GOLIATH.option_values(options) == {
            "seats": seats,
            "all_equal": "last_takes_all",
            "deals": seats,
        }
        assert not GOLIATH.match_over(options, seats - 1, [0] * seats)
        assert GOLIATH.match_over(options, seats, [0] * seats)
    for deals in (1, 7, 10_000):
        options = GOLIATH.settle(from_text(GOLIATH.options, {"deals": str(deals)}))
        assert options.deals == deals and dealt(GOLIATH, seats=4, deals=deals)
        assert not GOLIATH.match_over(options, deals - 1, [0] * 4)
        assert GOLIATH.match_over(options, deals, [0] * 4)


@rules("DG-A4")
def test_lengths_that_are_refused() -> None:
    for deals in (0, -1):
        with pytest.raises(BadOption) as refused:
            GOLIATH.settle({"deals": deals})
        assert (refused.value.name, refused.value.reason) == ("deals", "option-too-small")
        assert (refused.value.rule, refused.value.values) == ("DG-A4", {"low": 1})
    with pytest.raises(BadOption) as refused:
        GOLIATH.settle({"deals": 10_001})
    assert (refused.value.name, refused.value.reason) == ("deals", "goliath-why-option-deals")
    assert (refused.value.rule, refused.value.values) == ("DG-A4", {"high": 10_000})


@rules("DG-A1")
def test_the_options() -> None:
    assert GOLIATH.options() == (4, "last_takes_all", None)
    options = GOLIATH.settle({"all_equal": "second_last", "deals": None})
    assert options == (4, "second_last", 4)
    with pytest.raises(BadOption):
        GOLIATH.settle({"all_equal": "first"})
    numbers = [int(dealt(GOLIATH, all_equal=k).state["all_equal"]) for k in ("last_takes_all", "second_last")]
    assert numbers == [0, 1]


@rules("DG-A2")
def test_the_deal_passes_to_the_left() -> None:
    assert [GOLIATH.next_dealer(dealt(GOLIATH, dealer=seat, seats=3).state) for seat in range(3)] == [1, 2, 0]


@rules("DG-25")
def test_most_points_win() -> None:
    assert GOLIATH.outcome is highest_wins
    assert (GOLIATH.name, GOLIATH.hand, GOLIATH.seats) == ("goliath", "hand", (3, 6))
