"""Planowanie: every rule, resolution and golden example; what is said of them: test_planowanie_told.py."""

import random
from itertools import pairwise
from typing import Any

import pytest

from stolik.core.chance import random_chance
from stolik.core.deal import BadDeck, Deal
from stolik.core.engine import Interpreted, engine, prepare
from stolik.core.game import IllegalAction
from stolik.core.options import BadOption
from stolik.core.outcome import highest_wins
from stolik.games.planowanie import PLANOWANIE
from stolik.match.match import Match
from tests.match.matches import ended
from tests.position import dealt, position
from tests.rules import rules

PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
LENGTHS = {2: 18, 3: 19, 4: 16}  # deals of a match (PL-4)
ALL_SEATS = (2, 3, 4)


def largest(seats: int) -> int:
    return 13 if seats == 4 else 17


def with_hands(hands: list[str], turn: int = 0, trump: str | None = None, **fields: Any) -> Deal:
    """The cards are to be played; nothing is on the table."""
    seats = len(hands)
    given: dict[str, Any] = {"phase": "play", "left": 2, "bid": [0] * seats, "won": [0] * seats, **fields}
    return position(PLANOWANIE, {"seats": seats}, hand=hands, turn=turn, trump=trump, **given)


def lay(deal: Deal, cards: str) -> None:
    """The cards, in turn."""
    for card in cards.split():
        assert deal.turn is not None
        deal.play(deal.turn, f"play {card}")


def bids(deal: Deal, numbers: str) -> None:
    """The bids, in turn."""
    for number in numbers.split():
        assert deal.turn is not None
        deal.play(deal.turn, f"bid {number}")


def best(cards: str, trump: str | None, turn: int = 0) -> str:
    """The card that wins a trick of these cards, in playing order, by players who hold nothing else."""
    laid = cards.split()
    seats = len(laid)
    deal = with_hands([laid[(seat - turn) % seats] for seat in range(seats)], turn, trump)
    lay(deal, cards)
    view = deal.view(None)
    assert view["won"] == [int(seat == view["winner"]) for seat in range(seats)]
    assert view["table"][view["winner"]] == view["best"]
    assert deal.turn == view["winner"]
    return str(view["best"])


def play_out(deal: Deal, seed: int = 0) -> int:
    """The rest of a deal at random; returns the number of actions."""
    chance = random.Random(seed)
    count = 0
    while deal.turn is not None:
        deal.play(deal.turn, chance.choice(deal.legal(deal.turn)))
        count += 1
    return count


# --- set-up and session ---------------------------------------------------------------------------------


@rules("PL-1")
def test_two_to_four_players_and_the_whole_pack() -> None:
    for seats in ALL_SEATS:
        options = PLANOWANIE.settle({"seats": seats})
        assert [PLANOWANIE.pack.text(card) for card in PLANOWANIE.deck(options)] == PACK
    for seats in (1, 5):
        with pytest.raises(BadOption) as refused:
            PLANOWANIE.settle({"seats": seats})
        assert (refused.value.name, refused.value.rule) == ("seats", "PL-1")
        assert refused.value.values == {"game": "planowanie", "low": 2, "high": 4}
    with pytest.raises(BadDeck):
        dealt(PLANOWANIE, PACK[1:])


@rules("PL-1")
def test_ace_is_high_and_two_low() -> None:
    order = [rank + "D" for rank in "23456789TJQKA"]
    for low, high in pairwise(order):
        assert best(f"{low} {high}", None) == best(f"{high} {low}", None) == high


@rules("PL-2")
def test_the_deal_passes_to_the_left() -> None:
    assert [PLANOWANIE.next_dealer(dealt(PLANOWANIE, dealer=k, seats=3).state) for k in range(3)] == [1, 2, 0]


@rules("PL-3", "PL-4", "PL-5", "PL-6", "PL-A2", "PL-A6", "PL-G5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_schedule(seats: int) -> None:
    options = PLANOWANIE.settle({"seats": seats})
    sizes = []
    deck = PACK.copy()
    for number in range(LENGTHS[seats]):
        assert not PLANOWANIE.match_over(options, number, [0] * seats)
        random.Random(number).shuffle(deck)
        dealer = number % seats
        deal = dealt(PLANOWANIE, deck, dealer, number, seats=seats)
        size = deal.view(None)["tricks"]
        sizes.append(size)
        for k in range(seats):
            hand = deal.view((dealer + 1 + k) % seats)["hand"]
            assert sorted(hand) == sorted(deck[k : size * seats : seats]) and len(hand) == size
        turned = deck[size * seats] if number else None
        assert deal.view(0)["turned"] == turned
        assert deal.view(0)["trump"] == (turned[1] if turned else None)
        assert play_out(deal, number) == seats * (size + 1)
        assert turned not in deal.view(None)["gone"]
    assert sizes == [*range(largest(seats), 1, -1), *[1] * seats]
    assert sum(sizes) == {4: 94, 3: 155, 2: 154}[seats]
    assert PLANOWANIE.match_over(options, LENGTHS[seats], [0] * seats)


@rules("PL-5", "PL-6", "PL-A1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_trump_in_the_first_deal(seats: int) -> None:
    assert PLANOWANIE.options() == (4, "never")
    never = dealt(PLANOWANIE, PACK, seats=seats)
    assert (never.view(0)["turned"], never.view(0)["trump"]) == (None, None)
    turned = dealt(PLANOWANIE, PACK, seats=seats, first_deal_trump="if_card_left").view(0)
    card = {2: "TH", 3: "AS", 4: None}[seats]
    assert (turned["turned"], turned["trump"]) == (card, card[1] if card else None)
    later = [
        dealt(PLANOWANIE, PACK, number=1, seats=seats, first_deal_trump=k).view(0) for k in ("never", "if_card_left")
    ]
    assert later[0] == later[1] and later[0]["trump"] is not None


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_what_all_may_see_after_the_deal(seats: int) -> None:
    for dealer in range(seats):
        view = dealt(PLANOWANIE, PACK, dealer, 12, seats=seats).view(None)
        turned = PACK[view["tricks"] * seats]
        assert view == {
            "game": "planowanie", "phase": "bid", "seat": None, "seats": seats, "dealer": dealer,
            "number": 12, "turn": (dealer + 1) % seats, "hand": None, "hand_count": [view["tricks"]] * seats,
            "bid": [None] * seats, "won": [0] * seats, "table": [None] * seats, "trump": turned[1],
            "turned": turned, "tricks": 1 if seats == 4 else 5, "laid": 0, "leader": None, "led": None,
            "best": None, "winner": None, "gone": [], "points": None,
        }  # fmt: skip


@rules("PL-A6")
def test_undealt_cards_leave_no_trace() -> None:
    deal = dealt(PLANOWANIE, PACK, number=3, seats=3)
    deck = PACK[:43] + PACK[:42:-1]
    assert deck != PACK
    assert dealt(PLANOWANIE, deck, number=3, seats=3).state.tobytes() == deal.state.tobytes()


def test_a_deal_forgets_the_one_before() -> None:
    for number in (0, 14):
        fresh = dealt(PLANOWANIE, PACK, number=number, seats=3).state.tobytes()
        for before in (0, 14, 18):
            deal = dealt(PLANOWANIE, PACK, number=before, seats=3)
            if before == 18:
                bids(deal, "0 1 1")
                lay(deal, deal.legal(1)[0][5:])
            else:
                play_out(deal)
            deal.state["number"] = number
            engine(deal.game).deal(deal._states, deal._chance)
            assert deal.state.tobytes() == fresh


@rules("PL-1", "PL-5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_random_deal(seats: int) -> None:
    states, chance = PLANOWANIE.table.new(), random_chance([seats])
    met: set[str] = set()
    for number in range(12):
        prepare(PLANOWANIE, states, PLANOWANIE.settle({"seats": seats}), 1, number)
        Interpreted(PLANOWANIE).deal(states, chance)
        views = [PLANOWANIE.view(states[0], seat) for seat in range(seats)]
        cards = [card for view in views for card in view["hand"]]
        cards += [views[0]["turned"]] if number else []
        assert len(set(cards)) == len(cards) == seats * (largest(seats) - number) + (number > 0)
        assert states[0]["bid"][:seats].tolist() == [-1] * seats
        met |= set(cards)
    assert met == set(PACK)


# --- bidding --------------------------------------------------------------------------------------------


@rules("PL-7", "PL-9", "PL-A5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_bids_go_round_once(seats: int) -> None:
    for dealer in range(seats):
        for number in (0, 7, LENGTHS[seats] - 1):
            deal = dealt(PLANOWANIE, dealer=dealer, number=number, seats=seats)
            tricks = deal.view(None)["tricks"]
            for k in range(seats):
                seat = (dealer + 1 + k) % seats
                assert deal.turn == seat and deal.view(0)["phase"] == "bid"
                assert [s for s in range(seats) if deal.legal(s)] == [seat]
                if k < seats - 1:
                    assert deal.legal(seat) == sorted(f"bid {bid}" for bid in range(tricks + 1))
                deal.play(seat, f"bid {tricks}")
                assert deal.view(None)["bid"][seat] == tricks
            assert deal.view(0)["phase"] == "play" and deal.turn == (dealer + 1) % seats
            assert all(action.startswith("play") for action in deal.legal((dealer + 1) % seats))


@rules("PL-8", "PL-G1", "PL-A4")
def test_the_dealer_may_not_bid_what_makes_the_sum_fit() -> None:
    deal = dealt(PLANOWANIE, dealer=3, seats=4)
    for seat, bid in enumerate((4, 3, 1)):
        deal.play(seat, f"bid {bid}")
    assert deal.legal(3) == sorted(f"bid {k}" for k in range(14) if k != 5)
    before = deal.state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        deal.play(3, "bid 5")
    assert refused.value.reason.rule == "PL-8"
    assert deal.state.tobytes() == before


@rules("PL-8", "PL-9", "PL-A4")
@pytest.mark.parametrize("dealer", range(4))
def test_only_that_number_is_barred_and_only_for_the_dealer(dealer: int) -> None:
    for first, barred in (("0 0 0", 10), ("10 0 0", 0), ("3 3 3", 1), ("4 4 3", None), ("10 10 10", None)):
        deal = dealt(PLANOWANIE, dealer=dealer, number=3, seats=4)
        for bid in first.split():
            assert deal.turn != dealer and deal.turn is not None
            assert len(deal.legal(deal.turn)) == 11
            bids(deal, bid)
        assert deal.legal(dealer) == sorted(f"bid {k}" for k in range(11) if k != barred)


@rules("PL-8", "PL-A4", "PL-A7", "PL-G2")
def test_one_card_for_two() -> None:
    for bid in "01":
        deal = dealt(PLANOWANIE, number=17, seats=2)
        bids(deal, bid)
        assert deal.legal(0) == [f"bid {bid}"]


@rules("PL-8", "PL-G3")
def test_a_sum_already_above_bars_nothing() -> None:
    deal = dealt(PLANOWANIE, number=18, seats=3)
    bids(deal, "1 1")
    assert deal.legal(0) == ["bid 0", "bid 1"]


# --- tricks ---------------------------------------------------------------------------------------------


@rules("PL-10", "PL-11")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_dealers_left_leads_and_others_follow_clockwise(seats: int) -> None:
    for dealer in range(seats):
        deal = dealt(PLANOWANIE, dealer=dealer, number=4, seed=dealer, seats=seats)
        bids(deal, " ".join(["9"] * seats))
        first = (dealer + 1) % seats
        asked = []
        while deal.view(None)["won"] == [0] * seats:
            assert deal.turn is not None
            assert [seat for seat in range(seats) if deal.legal(seat)] == [deal.turn]
            if not asked:
                assert deal.legal(first) == sorted(f"play {card}" for card in deal.view(first)["hand"])
            asked.append(deal.turn)
            deal.play(deal.turn, deal.legal(deal.turn)[0])
            assert deal.view(None)["laid"] == len(asked) % seats
        assert asked == [(first + k) % seats for k in range(seats)]


@rules("PL-11")
def test_trumps_may_be_led_at_any_time() -> None:
    assert with_hands(["2H AS", "3H 4H"], trump="H").legal(0) == ["play 2H", "play AS"]


@rules("PL-12", "PL-13", "PL-G9")
@pytest.mark.parametrize(
    "hand, legal",
    [("2S AH", ["play 2S"]), ("3D AH", ["play 3D", "play AH"]), ("2S KS AH", ["play 2S", "play KS"])],
)
def test_the_led_suit_is_followed(hand: str, legal: list[str]) -> None:
    deal = with_hands(["9S 3C", hand, "KH 4S"], trump="H")
    lay(deal, "9S")
    assert deal.legal(1) == legal
    lay(deal, legal[0][5:])
    assert deal.legal(2) == ["play 4S"], "the suit of the lead, not of the last card"


@rules("PL-12")
@pytest.mark.parametrize("suit", "CDHS")
def test_each_suit_is_followed(suit: str) -> None:
    hand = [rank + other for other in "CDHS" for rank in "2A"]
    deal = with_hands([f"7{suit}", " ".join(hand)])
    lay(deal, f"7{suit}")
    assert deal.legal(1) == [f"play 2{suit}", f"play A{suit}"]


@rules("PL-12")
def test_an_illegal_card_changes_nothing() -> None:
    deal = with_hands(["9S 3C", "2S AH"], trump="H")
    lay(deal, "9S")
    before = deal.state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        deal.play(1, "play AH")
    assert refused.value.reason.rule == "PL-12"
    assert deal.state.tobytes() == before


@rules("PL-14", "PL-G6")
@pytest.mark.parametrize("turn", range(4))
def test_tricks_with_trump(turn: int) -> None:
    assert best("9S KS 2H AS", "H", turn) == "2H"
    assert best("9S 3H 2H AS", "H", turn) == "3H"
    assert best("9S KD AC TS", "H", turn) == "TS"
    assert best("2H AS KH 5H", "H", turn) == "KH"


@rules("PL-14", "PL-6", "PL-G7")
@pytest.mark.parametrize("turn", range(4))
def test_tricks_without_trump(turn: int) -> None:
    assert best("9S 2H AD TS", None, turn) == "TS"
    assert best("9S 2H AD TC", None, turn) == "9S"


@rules("PL-14")
def test_any_trick() -> None:
    """Against the words of the rule."""
    chance = random.Random(7)
    for _ in range(150):
        seats = chance.choice(ALL_SEATS)
        cards, trump = chance.sample(PACK, seats), chance.choice(["C", "D", "H", "S", None])
        strong = [card for card in cards if card[1] == trump] or [card for card in cards if card[1] == cards[0][1]]
        expected = max(strong, key=lambda card: "23456789TJQKA".index(card[0]))
        assert best(" ".join(cards), trump, chance.randrange(seats)) == expected


@rules("PL-A3")
def test_the_winner_leads_the_next_trick() -> None:
    deal = with_hands(["4C 2D", "9C 3D", "5C AD"], turn=2, won=[0, 2, 0], left=3)
    lay(deal, "5C 4C 9C")
    view = deal.view(None)
    assert (deal.turn, view["won"], view["laid"]) == (1, [0, 3, 0], 0)
    assert view["table"] == ["4C", "9C", "5C"], "a full trick lies until the next lead"
    assert deal.legal(0) == deal.legal(2) == [] and deal.legal(1) == ["play 3D"]
    lay(deal, "3D")
    view = deal.view(None)
    assert view["table"] == [None, "3D", None] and view["gone"] == ["4C", "5C", "9C", "3D"]
    assert (view["leader"], view["led"], view["best"], view["winner"], view["laid"]) == (1, "3D", "3D", 1, 1)
    lay(deal, "AD 2D")
    assert deal.view(None)["won"] == [0, 3, 1] and deal.turn == 2


# --- points ---------------------------------------------------------------------------------------------


@rules("PL-15", "PL-16", "PL-G4")
def test_the_points_of_the_source() -> None:
    cases = [
        ((7, 7), 17),
        ((7, 8), 0),
        ((7, 6), 0),
        ((0, 0), 10),
        ((13, 13), 23),
        ((0, 1), 0),
        ((1, 0), 0),
        ((1, 1), 11),
    ]
    for seat in (0, 3):
        for (bid, won), expected in cases:
            numbers = [[3] * 4, [5] * 4]
            numbers[0][seat], numbers[1][seat] = bid, won
            points = position(PLANOWANIE, {"seats": 4}, phase="over", bid=numbers[0], won=numbers[1]).points()
            assert points == [expected if s == seat else 0 for s in range(4)]


@rules("PL-15", "PL-4", "PL-G8")
def test_a_whole_deal_of_one_card() -> None:
    head = ["9S", "KS", "2H", "5H"]
    deal = dealt(PLANOWANIE, head + [card for card in PACK if card not in head], number=18, seats=3)
    assert [deal.view(seat)["hand"] for seat in range(3)] == [["2H"], ["9S"], ["KS"]]
    assert (deal.view(None)["turned"], deal.view(None)["trump"]) == ("5H", "H")
    bids(deal, "0 1")
    assert deal.legal(0) == ["bid 1"]
    bids(deal, "1")
    lay(deal, "9S KS 2H")
    assert deal.over and deal.turn is None and deal.points() == [11, 10, 0]
    assert all(deal.legal(seat) == [] for seat in range(3))


def test_the_last_trick_but_one_does_not_end_the_deal() -> None:
    deal = with_hands(["9S 3C", "2S AC"])
    lay(deal, "9S 2S")
    assert not deal.over
    lay(deal, "3C AC")
    assert deal.over and deal.view(0)["phase"] == "over"
    assert deal.points() == [0, 0]


def test_nothing_is_legal_after_the_end() -> None:
    deal = position(PLANOWANIE, {"seats": 2}, phase="over", turn=0, hand=["4C", ""])
    engine(deal.game).legal(deal._states, 0, deal._offers)
    assert deal._offers[0]["rows"] == 0
    assert deal.why(0, "play 4C").id == "why-over"


@rules("PL-2", "PL-4", "PL-17")
def test_a_match() -> None:
    match = Match(PLANOWANIE, PLANOWANIE.settle({"seats": 4}), 2, random.Random(5).shuffle)
    chance = random.Random(6)
    while not match.over:
        match.begin_deal()
        while match.turn is not None:
            match.play(match.turn, chance.choice(match.legal(match.turn)))
    assert [deal.dealer for deal in match.deals] == [(2 + k) % 4 for k in range(16)]
    assert [len(deal.actions) // 4 - 1 for deal in match.deals] == [*range(13, 1, -1), 1, 1, 1, 1]
    assert match.score == [sum(deal.points[seat] for deal in match.deals) for seat in range(4)]
    match.score = [70, 81, 12, 81]
    assert ended(match).winners == (1, 3)
    assert (PLANOWANIE.name, PLANOWANIE.hand, PLANOWANIE.outcome) == ("planowanie", "hand", highest_wins)
