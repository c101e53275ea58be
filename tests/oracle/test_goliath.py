"""The goliath oracle against the golden examples DG-G1 to DG-G9 of docs/rules/goliath.md, and against random deals."""

import random

import pytest

from .goliath import ALL_EQUAL, Goliath, pack, perft, score


def options(seats, all_equal="last_takes_all"):
    """A complete set of options."""
    return {"seats": seats, "all_equal": all_equal, "deals": seats}


def play_trick(cards, all_equal="last_takes_all"):
    """One trick led by seat 0, each seat playing its card, with the last trick still to come."""
    seats = len(cards)
    hands = [[card, f"V{place}"] for place, card in enumerate(cards, start=1)]  # no trick here has violet
    game = Goliath.position(options(seats, all_equal), hands, leader=0)
    for seat, card in enumerate(cards):
        assert game.asked() == seat
        game.act(seat, f"play {card}")
    return game


def test_g1_seed_trick():
    game = play_trick(["G4", "G9", "R2", "G7"])
    assert game.profit == [[], ["G4", "R2", "G7"], ["G9"], []]
    assert game.asked() == 1


def test_g2_seed_scoring():
    profit = ["R4", "R10", "R11", "Y8", "G5", "G9", "B2", "B3", "B6", "B10", "B12", "V10", "V12"]
    by_colour = [score([card for card in profit if card[0] == colour]) for colour in "RYGBV"]
    assert by_colour == [3, 8, 14, 5, 22]
    assert score(profit) == 52
    game = Goliath.position(options(4), [[], [], [], []], leader=0, profit=[profit, [], ["V1"], []])
    assert game.over() and game.asked() is None
    assert game.points() == [52, 0, 1, 0]


@pytest.mark.parametrize("profit, points", [(["G12"], 12), (["G12", "G11"], 23), (["G12", "G11", "G10"], 3), ([], 0)])
def test_g3_boundary(profit, points):
    assert score(profit) == points


def test_g4_ties_at_both_ends():
    game = play_trick(["G7", "R7", "G3", "B3"])
    assert game.profit == [[], ["G7", "G3", "B3"], [], ["R7"]]
    assert game.asked() == 1


def test_g5_lowest_tie_with_three():
    game = play_trick(["G9", "G2", "R2", "B2"])
    assert game.profit == [["G2", "R2", "B2"], [], [], ["G9"]]
    assert game.asked() == 0


def test_g6_all_equal():
    game = play_trick(["G5", "R5", "B5"])
    assert [sorted(pile) for pile in game.profit] == [[], [], ["B5", "G5", "R5"]]
    assert game.asked() == 2
    game = play_trick(["G5", "R5", "B5"], "second_last")
    assert game.profit == [[], ["B5"], ["G5", "R5"]]
    assert game.asked() == 2


def test_g6_second_last_changes_nothing_else():
    game = play_trick(["G7", "R7", "G3", "B3"], "second_last")
    assert game.profit == [[], ["G7", "G3", "B3"], [], ["R7"]]


def test_g7_following():
    hands = [["V1"], ["G1", "R9"], ["V3", "V4"]]
    game = Goliath.position(options(3), hands, leader=0, trick=["G5"])
    assert game.asked() == 1
    assert game.legal(1) == ["play G1"]
    assert game.legal(0) == game.legal(2) == game.legal(7) == []
    with pytest.raises(ValueError):
        game.act(1, "play R9")
    with pytest.raises(ValueError):
        game.act(2, "play V3")
    hands[1] = ["R9", "B1"]
    game = Goliath.position(options(3), hands, leader=0, trick=["G5"])
    assert game.legal(1) == ["play B1", "play R9"]


@pytest.mark.parametrize("seats, cards, highest", [(3, 45, 9), (4, 60, 12), (5, 75, 15), (6, 90, 18)])
def test_g8_set_up(seats, cards, highest):
    deck = pack(seats)
    assert len(set(deck)) == len(deck) == cards
    assert sorted({int(card[1:]) for card in deck}) == list(range(1, highest + 1))
    dealer = seats - 2
    game = Goliath(options(seats), deck, dealer)
    assert [len(hand) for hand in game.hands] == [15] * seats
    assert game.asked() == seats - 1  # DG-6
    assert game.hands[seats - 1][:2] == [deck[0], deck[seats]]
    assert len(game.legal(seats - 1)) == 15  # DG-7
    assert game.points() == [0] * seats


@pytest.mark.parametrize("seats", [2, 7])
def test_g8_refused(seats):
    with pytest.raises(ValueError):
        Goliath(options(seats), pack(3), 0)


def test_deck_and_options_refused():
    with pytest.raises(ValueError):
        Goliath(options(3), pack(4), 0)
    with pytest.raises(ValueError):
        Goliath(options(3, "first"), pack(3), 0)
    with pytest.raises(ValueError):
        Goliath(options(3), pack(3), 3)


def test_g9_high_off_colour_card_wins():
    game = play_trick(["G4", "R9", "G8"])
    assert game.profit == [["R9"], ["G4", "G8"], []]
    assert game.asked() == 1


@pytest.mark.parametrize("all_equal", ALL_EQUAL)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_deals(seats, all_equal):
    chance = random.Random(seats)
    for number in range(15):
        deck = pack(seats)
        chance.shuffle(deck)
        game = Goliath(options(seats, all_equal), deck, number % seats, number)
        actions = 0
        while not game.over():
            seat = game.asked()
            assert [who for who in range(seats) if game.legal(who)] == [seat]
            before = [len(pile) for pile in game.profit]
            trick = [*game.trick, None]
            action = chance.choice(game.legal(seat))
            game.act(seat, action)
            actions += 1
            trick[-1] = (seat, action.removeprefix("play "))
            gains = [len(pile) - had for pile, had in zip(game.profit, before, strict=True)]
            if len(trick) < seats:
                assert sum(gains) == 0
                continue
            all_same = len({card[1:] for _, card in trick}) == 1
            if not all_same:
                assert sorted(gains) == [0] * (seats - 2) + [1, seats - 1]
                assert not any(card in game.profit[who] for who, card in trick)  # nobody wins their own card
            elif all_equal == "last_takes_all":
                assert sorted(gains) == [0] * (seats - 1) + [seats]
        assert actions == 15 * seats
        assert sorted(card for pile in game.profit for card in pile) == sorted(deck)
        assert min(game.points()) >= 0 and sum(game.points()) > 0


def test_perft_and_copy():
    game = Goliath.position(options(3), [["G1", "R1"], ["G2", "R2"], ["B3", "V3"]], leader=0)
    # lead G1: one answer, two discards; the same with R1; then the second trick is forced card by card
    assert [perft(game, depth) for depth in range(8)] == [1, 2, 2, 4, 4, 4, 4, 0]
    other = game.copy()
    other.act(0, "play G1")
    assert game.hands[0] == ["G1", "R1"] and game.trick == []
