"""The golf oracle against the golden examples of docs/rules/golf.md and docs/records.md (GO-G12 is about a match)."""

import random

import pytest

from .golf import PACK, Golf, perft, score

SWAPS = [f"swap {cell}" for cell in range(1, 7)]
ALL = {1, 2, 3, 4, 5, 6}


def options(seats, **changed):
    base = {
        "seats": seats,
        "deals": 9,
        "peek": "near_any2",
        "pair_by": "rank",
        "stall_turns": 20,
        "final_turns": False,
    }
    return {**base, **changed}


def shuffled(seats, seed=0):
    deck = PACK * (1 if seats <= 4 else 2)
    random.Random(seed).shuffle(deck)
    return deck


def lay(ranks, suits="CDHSCD"):
    """'5J95Q4' -> six card texts."""
    return [rank + suit for rank, suit in zip(ranks, suits, strict=True)]


def play(game, *lines):
    for line in lines:
        seat, action = line.split(" ", 1)
        game.act(int(seat), action)
    return game


def peek_all(game):
    while game.phase == "peek":
        game.act(game.asked(), "peek 4 5")
    return game


def two(one, other, face_up=((), ()), changed=None, **fields):
    """A position of two seats with plenty of stock."""
    fields = {"stock": ["QD", "3C", "4C", "7D"], "discards": ["4S"], **fields}
    return Golf.position(options(2, **(changed or {})), [lay(one), lay(other)], face_up=face_up, **fields)


# ---- golden examples


@pytest.mark.parametrize(
    "ranks, by_rank",
    [
        ("5J95Q4", 33),  # G1
        ("22K2KK", -2),  # G2
        ("222KKK", -6),  # G3
        ("TJQJQT", 60),
        ("A73K72", 2),  # G4
        ("A3T23T", -1),
        ("88A34K", 24),  # G5
    ],
)
def test_g1_to_g5_scores(ranks, by_rank):
    assert score(lay(ranks)) == by_rank
    assert score(lay(ranks, "SHDCSH")) == by_rank


def test_scores_by_points():
    assert score(lay("5J95Q4"), "points") == 13
    assert score(lay("TJQJQT"), "points") == 0
    assert score(lay("A73K72"), "points") == 2
    assert score(["7C"] * 6) == 0  # two packs: identical cards pair too


def test_a_played_hole_is_scored_with_its_option():
    for pair_by, points in (("rank", [33, 2]), ("points", [13, 2])):
        game = two("5J95Q4", "A73K72", [ALL - {6}, ()], {"pair_by": pair_by}, stock=["4H"])
        with pytest.raises(ValueError, match="not over"):
            game.points()
        assert play(game, "0 stock", "0 swap 6").points() == points


def test_g6_taking_the_discard():
    game = play(two("5J95Q4", "A73K72"), "0 take")
    assert game.legal(0) == SWAPS and game.legal(1) == []
    with pytest.raises(ValueError, match="may not"):
        game.act(0, "discard")
    play(game, "0 swap 2")
    assert game.discards == ["JD"] and game.layouts[0][1] == "4S" and game.face_up[0] == {2}
    play(game, "1 stock", "1 swap 1", "0 take", "0 swap 2")
    assert game.discards == ["4S", "JD"] and game.layouts[0][1] == "AC"
    play(game, "1 stock", "1 discard", "0 stock", "0 swap 1", "1 take", "1 swap 1", "0 take", "0 swap 3")
    assert game.layouts[0][2] == "QD"


def test_a_seat_may_take_back_its_own_card():
    game = play(two("5J95Q4", "A73K72"), "0 take", "0 swap 2", "1 take", "1 swap 1")
    assert game.discards == ["AC"] and game.legal(0) == ["stock", "take"]
    game = Golf.position(options(2), [lay("5J95Q4"), lay("A73K72")], stock=["QD", "3C"], discards=["4S"])
    play(game, "0 take", "0 swap 2", "1 stock", "1 discard")
    assert game.discards == ["QD", "JD"]


def test_g7_discarding_the_drawn_card():
    game = play(two("5J95Q4", "A73K72"), "0 stock")
    assert game.held == "QD" and game.asked() == 0 and game.legal(0) == ["discard", *SWAPS]
    play(game, "0 discard")
    assert game.asked() == 1 and game.face_up == [set(), set()] and game.discards == ["QD", "4S"]


def test_g8_end_at_once():
    game = two("5J95Q4", "A73K72", [ALL - {3}, {1, 2}])
    play(game, "0 take", "0 swap 3")
    assert game.over() and game.asked() is None and game.legal(0) == game.legal(1) == []
    assert game.points() == [20, 2]  # 5 5, J Q, and now 4 4


def test_g9_replacing_a_face_up_card_does_not_end():
    game = play(two("5J95Q4", "A73K72", [ALL - {3}, ()]), "0 take", "0 swap 1")
    assert not game.over() and game.asked() == 1 and len(game.face_up[0]) == 5


@pytest.mark.parametrize("seats, stock", [(2, 39), (3, 33), (4, 27), (5, 73), (6, 67), (7, 61), (8, 55)])
def test_g10_set_up(seats, stock):
    deck = shuffled(seats)
    game = Golf(options(seats), deck, dealer=1)
    assert len(game.stock) == stock and game.stock == deck[6 * seats + 1 :]
    assert game.discards == [deck[6 * seats]] and game.face_up == [set()] * seats
    assert game.layouts[2 % seats] == deck[0 : 6 * seats : seats]
    assert game.layouts[1] == deck[seats - 1 : 6 * seats : seats]


def test_g11_exhaustion():
    game = two("5J95Q4", "A73K72", stock=["7C"], discards=["KS", "3D"])
    play(game, "0 stock", "0 discard")
    assert game.asked() == -1 and game.legal(0) == game.legal(1) == game.legal(-1) == []
    for cards in ("KS", "KS 3D 7C", "KS KS", "", "7C 3D"):
        with pytest.raises(ValueError, match="under the top"):
            game.copy().act(-1, f"reshuffle {cards}")
    with pytest.raises(ValueError, match="may not"):
        game.act(1, "reshuffle 3D KS")
    play(game, "-1 reshuffle 3D KS")
    assert game.asked() == 1 and game.stock == ["3D", "KS"] and game.discards == ["7C"]
    with pytest.raises(ValueError, match="may not"):
        game.act(-1, "reshuffle 3D KS")


def test_no_reshuffle_after_the_end_and_none_of_nothing():
    game = two("5J95Q4", "A73K72", [ALL - {3}, ()], stock=["7C"], discards=["KS", "3D"])
    assert play(game, "0 stock", "0 swap 3").over()
    game = two("5J95Q4", "A73K72", stock=[], discards=["KS"])
    assert game.asked() == 0 and game.legal(0) == ["take"]
    game = two("5J95Q4", "A73K72", stock=[], discards=["KS", "3D"])
    assert game.asked() == -1
    game = two("5J95Q4", "A73K72", stock=["7C", "8C"], discards=["KS", "3D"], idle_turns=39)
    assert play(game, "0 stock", "0 discard").over()


# ---- peeking, stall guard, final turns


def test_peeking():
    near = ["peek 4 5", "peek 4 6", "peek 5 6"]
    for peek, legal in (("near_any2", near), ("near_left2", near[:1])):
        game = Golf(options(3, peek=peek), shuffled(3), dealer=1)
        assert game.asked() == 2 and game.legal(2) == legal and game.legal(0) == []
    game = Golf(options(3, peek="any2"), shuffled(3), dealer=1)
    assert len(game.legal(2)) == 15 and game.legal(2)[0] == "peek 1 2" and game.legal(2)[-1] == "peek 5 6"
    with pytest.raises(ValueError, match="may not"):
        game.act(2, "peek 2 1")
    play(game, "2 peek 1 6", "0 peek 4 5", "1 peek 2 3")
    assert game.peeked == [(4, 5), (2, 3), (1, 6)] and game.face_up == [set()] * 3
    assert game.asked() == 2 and game.legal(2) == ["stock", "take"]


def test_stall_guard():
    game = peek_all(Golf(options(2, stall_turns=2), shuffled(2), dealer=0))
    play(game, "1 stock", "1 discard", "0 take", "0 swap 1", "1 stock", "1 discard", "0 take", "0 swap 1")
    assert not game.over()  # seat 0 opened a card in its first turn, and replaced it in its second
    play(game, "1 stock", "1 discard", "0 stock", "0 discard")
    assert game.over() and len(game.points()) == 2
    game = peek_all(Golf(options(2, stall_turns=None), shuffled(2), dealer=0))
    for turn in range(200):
        while game.asked() == -1:
            game.act(-1, " ".join(["reshuffle", *game.discards[1:]]))
        seat = game.asked()
        assert seat == (turn + 1) % 2
        play(game, f"{seat} stock", f"{seat} discard")
    assert not game.over()


def test_final_turns():
    layouts = [lay("5J95Q4"), lay("A73K72"), lay("88A34K")]
    fields = {"stock": ["QD", "3C", "4C", "7D"], "discards": ["4S"], "turn": 1}
    opts = options(3, final_turns=True)
    face_up = [ALL - {1}, ALL - {3}, set()]
    game = Golf.position(opts, layouts, face_up=face_up, **fields)
    play(game, "1 take", "1 swap 3")
    assert not game.over() and game.asked() == 2
    play(game, "2 stock", "2 swap 1")
    assert game.asked() == 0
    play(game, "0 stock", "0 swap 1")  # a second full layout changes nothing
    assert game.over() and game.asked() is None
    game = Golf.position(opts, layouts, face_up=face_up, **{**fields, "stock": ["QD", "3C"]})
    play(game, "1 take", "1 swap 3", "2 stock", "2 discard", "0 stock", "0 discard")
    assert game.over()  # not shuffled first


def test_reshuffle_before_a_final_turn():
    piles = {"stock": ["7C"], "discards": ["KS", "3D"]}
    game = two("5J95Q4", "A73K72", [ALL - {3}, ()], {"final_turns": True}, **piles)
    play(game, "0 stock", "0 swap 3")
    assert game.asked() == -1 and game.discards == ["9H", "KS", "3D"]
    play(game, "-1 reshuffle 3D KS", "1 stock", "1 swap 1")
    assert game.over()


def test_perft_by_hand():
    game = Golf(options(2), shuffled(2), dealer=0)
    # peeks 3 * 3, then take (6 swaps) or stock (6 swaps, discard)
    assert [perft(game, depth) for depth in range(6)] == [1, 3, 9, 18, 9 * 13, 9 * 13 * 2]
    game = two("5J95Q4", "A73K72", stock=["7C"], discards=["KS", "3D"])
    assert perft(game, 3) == 6 * 2 + 7 * 2  # after `stock` chance acts, and is not counted


def test_refusals():
    for seats in (1, 9):
        with pytest.raises(ValueError, match="players"):
            Golf(options(seats), shuffled(5), 0)
    for seats, pack in ((4, 5), (5, 4)):
        with pytest.raises(ValueError, match="pack"):
            Golf(options(seats), shuffled(pack), 0)


# ---- random holes


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("final_turns", [False, True])
def test_random_holes(seats, final_turns):
    for seed in range(6):
        rng = random.Random(seed)
        changed = {
            "peek": rng.choice(["near_any2", "near_left2", "any2"]),
            "pair_by": rng.choice(["rank", "points"]),
            "stall_turns": rng.choice([1, 3, 20]),
            "final_turns": final_turns,
        }
        deck = shuffled(seats, seed)
        game = Golf(options(seats, **changed), deck, dealer=seed % seats)
        down = 6 * seats
        while not game.over():
            if game.asked() == -1:
                cards = game.discards[1:]
                rng.shuffle(cards)
                game.act(-1, " ".join(["reshuffle", *cards]))
                continue
            assert [seat for seat in range(seats) if game.legal(seat)] == [game.asked()]
            legal = game.legal(game.asked())
            game.act(game.asked(), "discard" if "discard" in legal and seed % 2 else rng.choice(legal))
            cards = [card for layout in game.layouts for card in layout] + game.stock + game.discards
            assert sorted(cards + [game.held] * (game.held is not None)) == sorted(deck)
            now = sum(6 - len(cells) for cells in game.face_up)
            assert now <= down
            down = now
        assert all(-6 <= points <= 60 for points in game.points())
