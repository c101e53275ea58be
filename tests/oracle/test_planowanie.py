"""The planowanie oracle against the golden examples PL-G1 to PL-G9 of docs/rules/planowanie.md, and random deals."""

import random

import pytest

from .planowanie import FIRST_DEAL_TRUMP, PACK, Planowanie, hand_sizes, perft, winning_card


def options(seats, first_deal_trump="never"):
    """A complete set of options."""
    return {"seats": seats, "first_deal_trump": first_deal_trump}


def deck_with(*first):
    """The pack with these cards on top."""
    return [*first, *(card for card in PACK if card not in first)]


def bids(numbers):
    """The texts of these declarations, sorted as texts."""
    return sorted(f"bid {number}" for number in numbers)


def test_g1_seed_hook():
    game = Planowanie(options(4), PACK, 3)
    for seat, bid in enumerate([4, 3, 1]):
        assert game.asked() == seat
        assert game.legal(seat) == bids(range(14))  # PL-9
        assert [game.legal(who) for who in range(4) if who != seat] == [[]] * 3
        game.act(seat, f"bid {bid}")
    assert game.asked() == 3
    assert game.legal(3) == bids(set(range(14)) - {5})
    for refused in ("bid 5", "bid 14", "bid -1", "play 2C"):
        with pytest.raises(ValueError):
            game.act(3, refused)


@pytest.mark.parametrize("bid", [0, 1])
def test_g2_one_card_hook(bid):
    game = Planowanie(options(2), PACK, 0, 17)
    assert game.legal(1) == ["bid 0", "bid 1"]
    game.act(1, f"bid {bid}")
    assert game.legal(0) == [f"bid {bid}"]


def test_g3_hook_switched_off_by_the_sum():
    game = Planowanie(options(3), PACK, 2, 18)
    game.act(0, "bid 1")
    game.act(1, "bid 1")
    assert game.legal(2) == ["bid 0", "bid 1"]


@pytest.mark.parametrize("bid, took, points", [(7, 7, 17), (7, 8, 0), (0, 0, 10), (13, 13, 23)])
def test_g4_seed_score(bid, took, points):
    other = 13 - took
    missed = 1 if other == 0 else 0
    game = Planowanie.position(options(2), 0, [[], []], "H", bids=[bid, missed], taken=[took, other])
    assert game.over() and game.asked() is None
    assert game.points() == [points, 0]


@pytest.mark.parametrize(
    "seats, deals, tricks, undealt", [(4, 16, 94, [0, 4, 8]), (3, 19, 155, [1, 4, 7]), (2, 18, 154, [18, 20, 22])]
)
def test_g5_schedule(seats, deals, tricks, undealt):
    sizes = hand_sizes(seats)
    assert (len(sizes), sum(sizes)) == (deals, tricks)
    assert sizes == [*range(sizes[0], 1, -1), *[1] * seats]
    assert len({number % seats for number in range(deals - seats, deals)}) == seats  # each deals a last one
    games = [Planowanie(options(seats), PACK, number % seats, number) for number in range(deals)]
    assert [[len(hand) for hand in game.hands] for game in games] == [[size] * seats for size in sizes]
    assert [len(game.undealt) for game in games][:3] == undealt
    assert [game.trump is None for game in games] == [True] + [False] * (deals - 1)  # PL-6
    for wrong in (-1, deals):
        with pytest.raises(ValueError):
            Planowanie(options(seats), PACK, 0, wrong)


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_refused(seats):
    with pytest.raises(ValueError):
        Planowanie(options(seats), PACK, 0)


@pytest.mark.parametrize("seats, turned", [(2, "34"), (3, "51"), (4, None)])
def test_first_deal_trump(seats, turned):
    never = Planowanie(options(seats), PACK, 0, 0)
    assert (never.turned, never.trump) == (None, None)
    game = Planowanie(options(seats, "if_card_left"), PACK, 0, 0)
    card = None if turned is None else PACK[int(turned)]
    assert game.turned == card
    assert game.trump == (card[1] if card else None)
    assert Planowanie(options(seats), PACK, 0, 1).turned == PACK[(hand_sizes(seats)[1]) * seats]


TRICKS = [
    ("9S KS 2H AS", "H", "2H"),
    ("9S 3H 2H AS", "H", "3H"),  # PL-G6
    ("9S KD AC TS", "H", "TS"),
    ("2H AS KH 5H", "H", "KH"),
    ("9S 2H AD TS", None, "TS"),
]  # PL-G7


@pytest.mark.parametrize("cards, trump, best", TRICKS)
def test_g6_g7_tricks(cards, trump, best):
    cards = cards.split()
    assert winning_card(cards, trump) == best
    # each seat's other card is a club, so that nobody is made to follow with it
    hands = [[card, club] for card, club in zip(cards, ["3C", "4C", "5C", "6C"], strict=True)]
    game = Planowanie.position(options(4), 3, hands, trump, bids=[0, 0, 0, 0])
    for seat, card in enumerate(cards):
        assert game.asked() == seat
        game.act(seat, f"play {card}")
    winner = cards.index(best)
    assert game.taken == [1 if seat == winner else 0 for seat in range(4)]
    assert game.asked() == winner  # PL-A3
    assert not game.over() and game.points() == [0] * 4


def test_g8_whole_one_card_deal():
    game = Planowanie(options(3), deck_with("9S", "KS", "2H", "5H"), 0, 16)
    assert game.hands == [["2H"], ["9S"], ["KS"]]
    assert (game.turned, game.trump) == ("5H", "H")
    game.act(1, "bid 0")
    game.act(2, "bid 1")
    assert game.legal(0) == ["bid 1"]
    game.act(0, "bid 1")
    for seat, card in [(1, "9S"), (2, "KS"), (0, "2H")]:
        assert game.asked() == seat
        assert game.legal(seat) == [f"play {card}"]
        game.act(seat, f"play {card}")
    assert game.over() and game.asked() is None
    assert game.taken == [1, 0, 0]
    assert game.points() == [11, 10, 0]


@pytest.mark.parametrize("hand, legal", [(["2S", "AH"], ["play 2S"]), (["3D", "AH"], ["play 3D", "play AH"])])
def test_g9_following(hand, legal):
    game = Planowanie.position(options(2), 1, [["4C"], hand], "H", bids=[0, 0], leader=0, trick=["KS"])
    assert game.asked() == 1
    assert game.legal(1) == legal
    assert game.legal(0) == game.legal(9) == []


@pytest.mark.parametrize("first_deal_trump", FIRST_DEAL_TRUMP)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_deals(seats, first_deal_trump):
    chance = random.Random(seats)
    for number, size in enumerate(hand_sizes(seats)):
        for dealer in range(seats):
            deck = list(PACK)
            chance.shuffle(deck)
            game = Planowanie(options(seats, first_deal_trump), deck, dealer, number)
            actions = 0
            while not game.over():
                seat = game.asked()
                assert [who for who in range(seats) if game.legal(who)] == [seat]
                game.act(seat, chance.choice(game.legal(seat)))
                actions += 1
            assert actions == seats * (1 + size)
            assert sum(game.taken) == size != sum(game.bids)  # PL-8
            assert sorted(game.played + game.undealt) == sorted(PACK)
            made = [10 + bid for bid, took in zip(game.bids, game.taken, strict=True) if bid == took]
            assert sum(game.points()) == sum(made)
            assert len(made) < seats


def test_perft_and_copy():
    game = Planowanie(options(3), PACK, 0, 18)
    # bids 2 x 2 x 2 less the one that the hook bars in three of the four cases; the play is forced
    assert [perft(game, depth) for depth in range(8)] == [1, 2, 4, 5, 5, 5, 5, 0]
    other = game.copy()
    other.act(1, "bid 0")
    assert game.bids == [None, None, None]


@pytest.mark.parametrize(
    "change",
    [
        {"hands": [["2C"], ["3C", "4C"]]},
        {"hands": [["2C"], ["2C"]]},
        {"hands": [["2C"], ["1X"]]},
        {"trick": ["5C", "6C"]},
        {"bids": [0, None]},
        {"bids": [0, None], "dealer": 1, "taken": [1, 0]},
    ],
)
def test_positions_refused(change):
    fields = {"dealer": 0, "hands": [["2C"], ["3C"]], "trump": None} | change
    with pytest.raises(ValueError):
        Planowanie.position(options(2), **fields)
