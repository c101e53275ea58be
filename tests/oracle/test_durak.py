"""The durak oracle against the golden examples of docs/rules/durak.md (trump hearts) and docs/records.md."""

import random

import pytest

from .durak import PACK, Durak, beats, perft

KINDS = [(n, "individual") for n in (2, 3, 4, 5, 6)] + [(4, "pairs"), (6, "teams")]
SWITCHES = {"allow_excess": False, "neighbours_only": True, "stop_allowed": True, "traditions": False}


def options(seats, form="individual", **changed):
    return {"seats": seats, "form": form, **SWITCHES, "max_pickups": 200, "deals": 1, **changed}


def late(*hands, form="individual", attacker=0, stock="", changed=None, **fields):
    """A position: hands and stock as texts with blanks; trump is hearts."""
    return Durak.position(
        options(len(hands), form, **(changed or {})),
        [hand.split() for hand in hands],
        attacker,
        stock=stock.split(),
        trump="H",
        **fields,
    )


def play(game, moves):
    """Moves are `seat action`, separated by commas."""
    for line in moves.split(", "):
        seat, action = line.split(" ", 1)
        game.act(int(seat), action)
    return game


def refused(game, move):
    with pytest.raises(ValueError, match="may not"):
        play(game, move)


def roles(game):
    return game.attacker, game.defender


def exchangers(game):
    return [seat for seat in range(game.n) if "exchange" in game.legal(seat)]


def deck_for(hands, dealer, trump_card):
    """A deck that deals these hands (seat order) and turns up this trump."""
    n = len(hands)
    deck = [*(hands[(dealer + 1 + i) % n][i // n] for i in range(6 * n)), trump_card]
    return deck + [card for card in PACK if card not in deck]


def shuffled(seed):
    deck = list(PACK)
    random.Random(seed).shuffle(deck)
    return deck


# ---- golden examples


def test_g1_beating():
    assert all(beats(card, "9C", "H") for card in ("TC", "AC", "6H"))
    assert not any(beats(card, "9C", "H") for card in ("8C", "9D", "AS"))
    assert beats("TH", "9H", "H") and beats("AH", "9H", "H")
    assert not beats("8H", "9H", "H") and not beats("AS", "9H", "H")
    game = play(late("9C 7D", "TC AC 6H 8C 9D AS"), "0 attack 9C")
    assert game.legal(1) == ["beat 9C 6H", "beat 9C AC", "beat 9C TC", "take"]


def test_g2_ranks_that_may_follow():
    game = play(late("7C 7D 7S 7H QD QS QH 9D 8C", "QC AC AD AS AH KC"), "0 attack 7C, 1 beat 7C QC")
    attacks = [action for action in game.legal(0) if action.startswith("attack") and not action.endswith("+")]
    assert attacks == [f"attack {card}" for card in ("7D", "7H", "7S", "QD", "QH", "QS")]


SIX_BEATEN = (
    "0 attack 6C +, 0 attack 6D +, 0 attack 6S, 1 beat 6C 7C, 1 beat 6D 7D, 1 beat 6S 7S, "
    "0 attack 7H, 1 beat 7H 9H, 0 attack 9C, 1 beat 9C TC, 0 attack 9D, 1 beat 9D TD"
)


def test_g3_six_beaten():
    game = late("6C 6D 6S 7H 9C 9D 9S", "7C 7D 7S 9H TC TD AS KS")
    before = len(game.discard)
    play(game, SIX_BEATEN)
    assert game.hands == [["9S"], ["AS", "KS"]]
    assert len(game.discard) == before + 12
    assert roles(game) == (1, 0) and game.asked() == 1


def test_g4_defender_out():
    game = play(late("8C 9D AS", "9C 6H", "KS KD"), "0 attack 8C, 1 beat 8C 9C, 0 attack 9D, 1 beat 9D 6H")
    assert game.hands[1] == [] and game.asked() == 2 and roles(game) == (2, 0)


def test_g5_pickup_with_few_cards():
    start = late("8C 8D 8S 9D AS", "9C 6H", "KS KD")
    game = play(start.copy(), "0 attack 8C, 1 take")
    assert game.asked() == 0 and game.legal(0) == ["done", "give 8D", "give 8S"]
    play(game, "0 give 8D")
    assert sorted(game.hands[1]) == ["6H", "8C", "8D", "9C"] and roles(game) == (2, 0)
    game = play(start, "0 attack 8C, 1 beat 8C 9C, 0 attack 9D, 1 take")
    assert sorted(game.hands[1]) == ["6H", "8C", "9C", "9D"] and roles(game) == (2, 0)


def test_g6_everyone_passes():
    game = late("7C AS", "8C KS", "9D KD", "9S QD")
    before = len(game.discard)
    play(game, "0 attack 7C, 1 beat 7C 8C, 0 allow, 2 allow, 3 stop, 0 stop")
    assert len(game.discard) == before + 2 and roles(game) == (1, 2)


def test_g7_opening_several():
    game = late("6C 6D 7C", "8C 8D 8S")
    assert play(game, "0 attack 6C +").legal(0) == ["attack 6D"]  # 7C may not go with 6C
    game = late("6C 6D 6S", "8C 8D")  # two cards against two
    assert play(game, "0 attack 6C +").legal(0) == ["attack 6D", "attack 6S"]
    assert play(game, "0 attack 6D").asked() == 1  # the third is refused


def test_g8_pickup_arithmetic():
    game = late("7C 8D 7D 7S AS", "8C 9S TS JS QS KS", "8S 8H AD", "7H AC KD")
    play(game, "0 attack 7C, 1 beat 7C 8C, 0 attack 8D, 1 take")
    assert len(game.hands[1]) == 8
    assert game.asked() == 0 and game.legal(0) == ["done", "give 7D", "give 7S"]
    play(game, "0 give 7D, 0 give 7S, 0 done")
    assert game.asked() == 2 and game.legal(2) == ["done", "give 8H", "give 8S"]
    play(game, "2 give 8H, 2 give 8S")  # four gifts: no room, seat 3 is not asked
    assert len(game.hands[1]) == 12 and roles(game) == (2, 3)


def test_g9_roles():
    four = late("7C AS", "8C KS", "9D KD", "9S QD")
    assert roles(play(four.copy(), "0 attack 7C, 1 beat 7C 8C, 0 stop")) == (1, 2)
    assert roles(play(four, "0 attack 7C, 1 take, 0 done, 2 done, 3 done")) == (2, 3)
    two = late("7C AS", "8C KS")
    assert roles(play(two.copy(), "0 attack 7C, 1 beat 7C 8C, 0 stop")) == (1, 0)
    assert roles(play(two, "0 attack 7C, 1 take, 0 done")) == (0, 1)
    three = late("7C AS", "8C KS", "9D KD")
    assert roles(play(three, "0 attack 7C, 1 take, 0 done, 2 done")) == (2, 0)


@pytest.mark.parametrize(
    "seats, form, out, changed, order",
    [
        (2, "individual", [], {}, [0]),
        (3, "individual", [], {}, [0, 2]),
        (4, "individual", [], {}, [0, 2, 3]),
        (6, "individual", [], {}, [0, 2]),
        (5, "individual", [2], {}, [0, 3]),
        (5, "individual", [2, 3, 4], {}, [0]),
        (6, "individual", [2, 4, 5], {}, [0, 3]),
        (6, "individual", [], {"neighbours_only": False}, [0, 2, 3, 4, 5]),
        (5, "individual", [3], {"neighbours_only": False}, [0, 2, 4]),
        (6, "teams", [], {}, [0, 2, 4]),
        (6, "teams", [2], {}, [0, 4]),
        (4, "pairs", [], {}, [0, 2]),
    ],
)
def test_g10_priority(seats, form, out, changed, order):
    """The order in which attackers without any fitting card are asked."""
    fillers = ["7D", "", "TS", "JS", "QS", "KS"]
    hands = ["" if seat in out else fillers[seat] for seat in range(seats)]
    hands[0] += " 6C"
    hands[1] = "8C AH KH AD KD"
    for answer in ("beat 6C 8C", "take"):
        game = play(late(*hands, form=form, changed=changed), f"0 attack 6C, 1 {answer}")
        for seat in order:
            passing = ["done"] if answer == "take" else ["stop"] if seat == order[-1] else ["allow", "stop"]
            assert game.asked() == seat and game.legal(seat) == passing
            game.act(seat, passing[0])
        if answer != "take" and len(order) > 1:  # the last word (DU-A7)
            assert game.asked() == 0 and game.legal(0) == ["stop"]
            game.act(0, "stop")
        assert game.attacks == 0  # settled: the next attack is to be opened


def test_g11_drawing():
    game = late("6C 6D AC AD AS KC", "7C 7D 8S 9C JS JC", "7S KS KD QS QD QC", "8C TS TD TC JD AH", stock="9D 9S KH")
    play(game, "0 attack 6C +, 0 attack 6D, 1 beat 6C 7C, 1 beat 6D 7D, 0 allow, 2 attack 7S")
    play(game, "1 beat 7S 8S, 0 allow, 2 allow, 3 attack 8C, 1 beat 8C 9C, 0 allow, 2 allow, 3 stop, 0 stop")
    assert [len(hand) for hand in game.hands] == [6, 2, 6, 5] and game.stock == []
    assert {"9D", "9S"} <= set(game.hands[0]) and "KH" in game.hands[2]
    assert roles(game) == (1, 2)


def test_g12_defender_out_after_drawing():
    game = late("6C 6D 6S 7H 9C 9D AC AD AS KC KD", "7C 7D 7S 9H TC TD", stock="KH")
    play(game, SIX_BEATEN)
    assert sorted(game.hands[0]) == ["AC", "AD", "AS", "KC", "KD", "KH"]
    assert game.over() and game.asked() is None and game.points() == [-1, 0]


STOCK_10 = "7D 8D 9D TD JD QD KD AD 7H KH"


def test_g13_exchange_under_the_stock():
    game = late(
        "6C 7C 8C 9C TC JC", "QC KC AC 6S 7S 8S", "6H 9S TS JS QS KS", "AS 8H 9H TH JH QH",
        stock=STOCK_10, six_right=2,
    )  # fmt: skip
    assert [game.legal(seat) for seat in (1, 2, 3)] == [[], ["exchange"], []]
    assert play(game, "0 attack 6C").asked() == 1 and game.legal(2) == ["exchange"]
    assert play(game, "2 exchange").asked() == 1 and game.trump == "H"
    assert game.stock[-1] == "6H" and len(game.stock) == 10 and "KH" in game.hands[2]
    assert game.legal(2) == []
    refused(game, "2 exchange")
    rng = random.Random(13)
    while game.stock:
        assert game.stock[-1] == "6H"
        game.act(game.asked(), rng.choice(game.legal(game.asked())))
    assert not exchangers(game)  # DU-A20


def test_g14_pedigree():
    game = late("6H 7C 8C 9C TC JC", "QC KC AC 6S 7S 8S", stock=STOCK_10, six_right=0)
    assert play(game, "0 attack 6H").legal(0) == []  # not in hand
    play(game, "1 take, 0 done")
    assert "6H" in game.hands[1] and "exchange" not in game.legal(1)
    game = late("9C 9S 7C 8C TC JC", "6H QC KC AC 6S 7S", stock=STOCK_10, six_right=1)
    play(game, "0 attack 9C, 1 beat 9C 6H")
    assert "exchange" not in game.legal(1)
    assert play(game, "0 attack 9S, 1 take").legal(1) == ["exchange"]
    play(game, "0 done, 1 exchange")
    assert "KH" in game.hands[1] and game.stock[-1] == "6H"


def window_b(first, second):
    """Seat 0 opens and is beaten; then seat 0 draws `first` and seat 1 `second`."""
    game = late("9C 7C 8C 6C 6S 6D", "TC QC KC AC QS 7S", stock=f"{first} {second}")
    return play(game, "0 attack 9C, 1 beat 9C TC, 0 stop")


def test_g15_exchange_with_the_drawer():
    game = window_b("6H", "KH")
    assert game.asked() == 1 and game.legal(0) == ["exchange"] and "exchange" not in game.legal(1)
    play(game, "0 exchange")
    assert "KH" in game.hands[0] and "6H" in game.hands[1]
    assert game.asked() == 1 and game.legal(0) == [] and "exchange" not in game.legal(1)
    game = play(window_b("6H", "KH"), "1 attack QC +")
    refused(game, "0 exchange")
    for first, second in (("KH", "6H"), ("8H", "6H")):  # the face-up card is the six itself (DU-A19, A20)
        assert not exchangers(window_b(first, second))


def test_window_b_for_an_older_six_and_not_with_oneself():
    game = late("9C 7C 8C 6C 6S 6D", "TC QC KC AC QS 6H", stock="8H KH", six_right=1)
    play(game, "0 attack 9C, 1 beat 9C TC, 0 stop")  # 0 draws 8H, 1 draws KH: their own
    assert "exchange" not in game.legal(1)
    game = late("9C 7C 8C 6C 6S 6H", "TC QC KC AC QS 6D", stock="8H KH", six_right=0)
    assert play(game, "0 attack 9C, 1 beat 9C TC, 0 stop").legal(0) == ["exchange"]


def test_g16_g17_ends():
    game = play(late("9C", "TC"), "0 attack 9C, 1 beat 9C TC")
    assert game.over() and game.points() == [0, 0] and game.next_dealer() == 0
    game = play(late("9C", "TC 6D"), "0 attack 9C, 1 beat 9C TC")
    assert game.points() == [0, -1] and game.next_dealer() == 1
    game = late("9C", "8C")
    assert play(game, "0 attack 9C").legal(1) == ["take"]
    assert play(game, "1 take").points() == [0, -1] and sorted(game.hands[1]) == ["8C", "9C"]
    game = play(late("9C 6D", "TC"), "0 attack 9C, 1 beat 9C TC")
    assert game.points() == [-1, 0]
    game = play(late("9C", "TC", "KS"), "0 attack 9C, 1 beat 9C TC")  # no room for seat 2
    assert game.over() and game.points() == [0, 0, -1]


def test_g18_pairs_with_one_out():
    game = late("7D KD", "8C 9D QS", "7C TS", "", form="pairs", attacker=2)
    assert roles(game) == (2, 1) and game.order == [2, 0]
    assert roles(play(game, "2 attack 7C, 1 beat 7C 8C, 2 allow, 0 stop, 2 stop")) == (1, 0) and game.order == [1]
    assert roles(play(game, "1 attack 9D, 0 take, 1 done")) == (1, 2)


def test_g19_teams_with_one_out():
    seen = [(0, 3)]
    for _ in range(5):
        attacker, defender = seen[-1]
        hands = ["9C TC", "", "9D TD", "9S TS", "JC QC", "JD QD"]
        hands[attacker], hands[defender] = "6C 7C", "KH AH"
        game = late(*hands, form="teams", attacker=attacker, defender=defender)
        if attacker == 0:
            taken = play(game.copy(), "0 attack 6C, 3 take, 0 done, 2 done, 4 done")
            assert roles(taken) == (2, 5)
        play(game, f"{attacker} attack 6C, {defender} beat 6C AH, {attacker} stop")
        seen.append(roles(game))
    assert seen == [(0, 3), (3, 2), (2, 5), (5, 4), (4, 3), (3, 0)]


def test_team_roles_with_all_in_and_when_the_defender_goes_out():
    hands = ["6C 7C", "KH AH", "9D TD", "9S TS", "JC QC", "JD QD"]
    for form, seats, giver in (("pairs", 4, "2 done"), ("teams", 6, "2 done, 4 done")):
        game = late(*hands[:seats], form=form)
        assert roles(play(game.copy(), "0 attack 6C, 1 beat 6C AH, 0 stop")) == (1, 2)
        assert roles(play(game, f"0 attack 6C, 1 take, 0 done, {giver}")) == (2, 3)
    hands[1] = "AH"
    assert roles(play(late(*hands[:4], form="pairs"), "0 attack 6C, 1 beat 6C AH")) == (3, 2)
    assert roles(play(late(*hands, form="teams"), "0 attack 6C, 1 beat 6C AH")) == (3, 2)
    assert roles(play(late(*hands), "0 attack 6C, 1 beat 6C AH")) == (2, 3)


def test_g20_first_attacker():
    hands = [
        ["9H", "6C", "7C", "8C", "9C", "TC"],
        ["7H", "TH", "6D", "7D", "8D", "9D"],
        ["6S", "7S", "8S", "9S", "TS", "JS"],
    ]
    for dealer in range(3):
        game = Durak(options(3), deck_for(hands, dealer, "KH"), dealer)
        assert game.hands == [[*hand] for hand in hands]
        assert game.asked() == 1 and roles(game) == (1, 2)
        assert {f"attack {card}" for card in hands[1]} <= set(game.legal(1))
    assert Durak(options(3), deck_for(hands, 1, "KH"), 1, number=1).asked() == 2
    hands[0][0], hands[1][:2] = "JC", ["TD", "JD"]
    assert Durak(options(3), deck_for(hands, 2, "KH"), 2).asked() == 0  # no trump anywhere


def test_g21_six_players():
    for form in ("individual", "teams"):
        for seed in range(10):
            deck = shuffled(seed)
            game = Durak(options(6, form), deck, dealer=4)
            assert game.stock == [] and [len(hand) for hand in game.hands] == [6] * 6
            assert game.trump == deck[35][1] and deck[35] in game.hands[4]
            rng = random.Random(seed)
            while not game.over():
                assert not exchangers(game)
                game.act(game.asked(), rng.choice(game.legal(game.asked())))


def test_g22_after_the_cut_trap():  # the events before the deal lie outside it: what is left is who attacks
    assert Durak(options(4), shuffled(1), dealer=3, number=1).asked() == 0
    assert Durak(options(4), shuffled(1), dealer=1, number=1).asked() == 2


@pytest.mark.parametrize("seats, stock", [(2, 24), (3, 18), (4, 12), (5, 6), (6, 0)])
def test_g23_stock_sizes(seats, stock):
    game = Durak(options(seats), shuffled(seats), dealer=1)
    assert len(game.stock) == stock
    if stock:
        deck = shuffled(seats)
        assert game.stock == [*deck[6 * seats + 1 :], deck[6 * seats]] and game.trump == deck[6 * seats][1]
        assert game.hands[0] == deck[seats - 2 : 6 * seats : seats]  # dealing starts with seat 2


def test_g24_team_result():
    game = play(late("9C", "TC", "", "KS", form="pairs", dealer=0), "0 attack 9C, 1 beat 9C TC")
    assert game.points() == [0, -1, 0, -1] and game.next_dealer() == 3
    game = play(late("9C", "TC", "", "", form="pairs", dealer=2), "0 attack 9C, 1 beat 9C TC")
    assert game.points() == [0, 0, 0, 0] and game.next_dealer() == 2


# ---- the action text of docs/records.md


def test_plus_needs_another_card_and_room():
    game = late("6S 6C 7D", "AC AD AS AH")
    assert game.legal(0) == ["attack 6C", "attack 6C +", "attack 6S", "attack 6S +", "attack 7D"]
    assert "attack 6C +" not in late("6S 6C 7D", "AC").legal(0)  # room for one only
    game = play(late("6C 6S 8C 8D TD", "8S AC AD AS AH"), "0 attack 6S, 1 beat 6S 8S")
    assert game.legal(0)[:4] == ["attack 6C", "attack 6C +", "attack 8C", "attack 8C +"]  # ranks may mix
    assert game.legal(0)[4:] == ["attack 8D", "attack 8D +", "stop"]
    play(game, "0 attack 6C +")
    assert game.legal(0) == ["attack 8C", "attack 8C +", "attack 8D", "attack 8D +"]  # no stop in the middle
    assert play(game, "0 attack 8C +").asked() == 0 and game.legal(1) == [] and game.legal(0) == ["attack 8D"]
    refused(game, "0 attack 8D +")
    assert play(game, "0 attack 8D").asked() == 1


def test_a_given_six_gives_no_right():
    game = late("9C 7C 8C TC JC 6H", "KC QC AC 6S 7S 6D", stock=STOCK_10, six_right=0)
    assert play(game, "0 attack 9C, 1 take, 0 done").legal(0)[-1] == "exchange"
    game = late("6C 7C 8C TC JC 6H", "KC QC AC 9S 7S 6D", stock=STOCK_10, six_right=0)
    play(game, "0 attack 6C, 1 take, 0 give 6H, 0 done")
    assert not exchangers(game)


def test_open_cards_are_beaten_in_any_order():
    game = play(late("6C 6D 7S", "7C 7D AS"), "0 attack 6C +, 0 attack 6D")
    assert game.legal(1) == ["beat 6C 7C", "beat 6D 7D", "take"]
    assert play(game, "1 beat 6D 7D").legal(1) == ["beat 6C 7C", "take"]
    assert play(game, "1 beat 6C 7C").legal(0) == ["attack 7S", "stop"]


def test_opening_is_compulsory_and_own_exchange_waits_for_the_end_of_the_play():
    game = late("6H 6C 6D 9C TC JC", "QC KC AC 6S 7S 8S", stock=STOCK_10, six_right=0)
    assert not {"allow", "stop"} & set(game.legal(0)) and "exchange" in game.legal(0)
    assert play(game, "0 attack 6C +").legal(0) == [
        "attack 6D", "attack 6D +", "attack 6H", "attack 6H +",
    ]  # fmt: skip
    assert play(game, "0 attack 6D").legal(0) == ["exchange"] and game.asked() == 1
    game = late("8C 8S 9C TC JC 6D", "6H KC AC 6S 7S 9S", stock=STOCK_10, six_right=1)
    assert play(game, "0 attack 8C +").legal(1) == ["exchange"]  # somebody else's play does not stop them


def test_main_attacker_is_asked_first_after_every_throw():
    game = late("7C AS", "8C AC AD KC", "8D KD", "8S QD", changed={"stop_allowed": False})
    assert play(game, "0 attack 7C, 1 beat 7C 8C").legal(0) == ["allow"]
    assert play(game, "0 allow").legal(2) == ["allow", "attack 8D"]
    assert play(game, "2 attack 8D, 1 beat 8D AD").asked() == 0 and game.legal(0) == ["allow", "attack AS"]
    assert play(game, "0 allow, 2 allow").legal(3) == ["attack 8S", "stop"]


def test_attackers_without_cards_are_passed_over():
    game = play(late("7C", "8C AC AD KC", "8D KD", "8S"), "0 attack 7C, 1 beat 7C 8C")
    assert game.asked() == 2 and "allow" in game.legal(2)
    assert play(game, "2 allow, 3 attack 8S").legal(1) == ["take"]
    assert play(game, "1 take").asked() == 2 and game.legal(2) == ["done", "give 8D"]
    assert play(game, "2 give 8D").asked() == 2 and game.legal(2) == ["done"]  # room for one more: asked
    assert roles(play(game, "2 done")) == (2, 1)  # seats 0 and 3 are out
    game = play(late("7C AS", "8C AC AD KC", "", ""), "0 attack 7C, 1 beat 7C 8C")
    assert game.legal(0) == ["stop"]


def test_gifts_of_every_rank_on_the_table_and_draw_of_the_giver():
    game = late("7C AC AD AS KC KD", "8C 9C TC JC QC 6C", "8D 8S 9D TD JD QD", stock="6S 7S 9S KS TH KH")
    play(game, "0 attack 7C, 1 beat 7C 8C, 0 allow, 2 attack 8D, 1 take, 0 done, 2 give 8S, 2 done")
    assert game.hands[0][-1] == "6S" and game.hands[2][-2:] == ["7S", "9S"] and len(game.hands[1]) == 9
    assert roles(game) == (2, 0)


def test_max_pickups():
    game = late("6C 7C 8C", "6D 9D", changed={"max_pickups": 2})
    play(game, "0 attack 6C, 1 take, 0 done, 0 attack 7C, 1 take")
    assert not game.over()  # gifts come first
    assert play(game, "0 done").over() and game.points() == [0, 0]
    game = late("6C 7C", "6D 9D", changed={"max_pickups": 2})
    play(game, "0 attack 6C, 1 take, 0 done, 0 attack 7C, 1 take")
    assert game.points() == [0, -1]  # it ends by itself just then
    game = late("6C 7C 8C QC", "8D KC JD", changed={"max_pickups": 2})
    play(game, "0 attack 6C, 1 take, 0 done, 0 attack 8C, 1 beat 8C KC, 0 stop, 1 attack JD, 0 take, 1 done")
    assert not game.over() and game.pickups == 1  # not in a row
    game = late("6C 7C 8C 9C TC JC", "6D 9D 7S 8S 9S TS", stock="QD QS KH", changed={"max_pickups": 1})
    play(game, "0 attack 6C, 1 take, 0 done")
    assert not game.over()  # seat 0 drew
    game = late("6C 7C 8C 9C TC JC QC", "6D 9D 7S 8S 9S TS", stock="QD QS KH", changed={"max_pickups": 1})
    play(game, "0 attack 6C, 1 take, 0 done")
    assert game.over() and game.ended() == "pickups"  # nobody drew though there is a stock


def test_who_is_asked_does_not_depend_on_hidden_cards():
    one = late("7C 7D AS", "8C AC AD KC", "8D KD")
    two = late("7C QS AS", "8C AC AD KC", "9D KD")
    for game in (one, two):
        play(game, "0 attack 7C, 1 beat 7C 8C")
        assert game.asked() == 0 and {"allow", "stop"} <= set(game.legal(0))
        play(game, "0 allow")
        assert game.asked() == 2


def test_the_last_word():
    hands = ("7C 7D 9S", "8C 8D KD AD", "9C TC", "6S QD")
    for form, others in (("individual", "2 allow, 3 stop"), ("individual", "2 stop"), ("pairs", "2 stop")):
        game = play(late(*hands, form=form), f"0 attack 7C, 1 beat 7C 8C, 0 allow, {others}")
        assert game.asked() == 0 and game.legal(0) == ["attack 7D", "stop"]
        assert roles(play(game.copy(), "0 stop")) == (1, 2)
        play(game, "0 attack 7D, 1 beat 7D 8D")
        assert game.asked() == 0 and game.legal(0) == ["allow", "stop"]  # the round begins anew
    game = play(late("7C", "8C 8D", "9C TC", "6S QD"), "0 attack 7C, 1 beat 7C 8C, 2 allow, 3 stop")
    assert roles(game) == (1, 2)  # the main attacker has no cards
    game = late(*hands, changed={"stop_allowed": False})
    play(game, "0 attack 7C, 1 beat 7C 8C, 0 allow, 2 allow, 3 stop")
    assert game.legal(0) == ["attack 7D", "stop"]


def test_perft_by_hand():
    assert [perft(late("9C", "TC"), depth) for depth in range(4)] == [1, 1, 2, 0]
    # 6C, 6C +, 6D, 6D +; then take or beat, 6D, take, 6C; then done or give, 6D or stop, take or beat, done or give,
    # take or beat
    assert [perft(late("6C 6D", "7C 9S"), depth) for depth in range(4)] == [1, 4, 5, 10]
    assert perft(late("6H", "7C", stock="8H KH", six_right=0), 1) == 2


def test_refusals():
    for seats, form in ((1, "individual"), (7, "individual"), (6, "pairs"), (4, "teams")):
        with pytest.raises(ValueError, match="not for"):
            Durak(options(seats, form), shuffled(0), 0)
    with pytest.raises(ValueError, match="pack"):
        Durak(options(3), shuffled(0)[1:], 0)
    game = late("9C", "TC")
    for move in ("1 attack TC", "0 attack TC", "0 stop", "-1 attack 9C", "0 attack 9C +"):
        refused(game, move)
    with pytest.raises(ValueError, match="not over"):
        game.points()
    assert play(game, "0 attack 9C, 1 take").legal(0) == game.legal(1) == []


# ---- random deals


def check(game):
    everything = [card for hand in game.hands for card in hand] + game.stock + game.discard
    assert sorted(everything + [card for pair in game.table for card in pair]) == sorted(PACK)
    assert game.attacks <= game.cap
    assert all(beats(pair[1], pair[0], game.trump) for pair in game.table if len(pair) == 2)
    if not game.over():
        assert game.legal(game.asked())
        assert game.defender not in game.order and game._team(game.attacker) != game._team(game.defender)
    if game.stock and not game.table and game.phase == "attack":
        assert min(len(hand) for hand in game.hands) >= 6


@pytest.mark.parametrize("seats, form", KINDS)
@pytest.mark.parametrize("loose", [False, True])
def test_random_deals(seats, form, loose):
    changed = {"neighbours_only": not loose, "stop_allowed": not loose, "max_pickups": 20 if loose else 200}
    for seed in range(6):
        rng = random.Random(seed)
        game = Durak(options(seats, form, **changed), shuffled(seed), dealer=seed % seats, number=seed % 2)
        while not game.over():
            check(game)
            choices = [(seat, action) for seat in range(seats) for action in game.legal(seat)]
            bold = [choice for choice in choices if choice[1] not in ("take", "stop", "allow")]
            game.act(*rng.choice(bold if bold and seed % 3 else choices))
        check(game)
        assert game.points().count(-1) in (0, len(game._team(0)))
