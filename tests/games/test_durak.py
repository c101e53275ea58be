"""Durak: the deal, whose bout it is, attacking, defending and taking."""

from typing import Any

import numpy as np
import pytest

from stolik.core.chance import random_chance
from stolik.core.deal import BadDeck, Deal
from stolik.core.engine import prepare, record
from stolik.core.game import IllegalAction
from stolik.core.options import BadOption
from stolik.core.outcome import lowest_loses
from stolik.games.durak import DURAK
from tests.games.durak_positions import PACK, asked, bout, cards, deck, hand, repelled, roles, run, taken, words
from tests.position import dealt
from tests.rules import rules

# --- options ---------------------------------------------------------------------------------------------------------


@rules("DU-1")
def test_forms_and_seats() -> None:
    for seats in range(2, 7):
        assert DURAK.settle({"seats": seats}).form == "individual"
    assert DURAK.settle({"seats": 4, "form": "pairs"}).seats == 4
    assert DURAK.settle({"seats": 6, "form": "teams"}).seats == 6
    for seats in (2, 3, 5, 6):
        with pytest.raises(BadOption) as refused:
            DURAK.settle({"seats": seats, "form": "pairs"})
        assert (refused.value.name, refused.value.reason, refused.value.rule) == (
            "form",
            "durak-why-option-form",
            "DU-1",
        )
        assert refused.value.values == {"form": "pairs", "count": 4}
    with pytest.raises(BadOption) as refused:
        DURAK.settle({"seats": 4, "form": "teams"})
    assert refused.value.values == {"form": "teams", "count": 6}
    for seats in (1, 7):
        with pytest.raises(BadOption) as refused:
            DURAK.settle({"seats": seats})
        assert (refused.value.name, refused.value.reason, refused.value.rule) == ("seats", "option-seats", "DU-1")


@rules("DU-A22", "DU-A23")
@pytest.mark.parametrize(
    "name, value, why, rule, values",
    [
        ("max_pickups", 0, "option-too-small", "DU-A22", {"low": 1}),
        ("deals", 0, "option-too-small", "DU-A23", {"low": 1}),
    ],
)
def test_refused_options(name: str, value: Any, why: str, rule: str, values: dict[str, int]) -> None:
    with pytest.raises(BadOption) as refused:
        DURAK.settle({name: value})
    error = refused.value
    assert (error.name, error.reason, error.rule, error.values) == (name, why, rule, values)


@rules("DU-A22", "DU-A23")
def test_defaults() -> None:
    assert DURAK.option_values(DURAK.settle({})) == {
        "seats": 2, "form": "individual", "allow_excess": False, "neighbours_only": True, "stop_allowed": True,
        "traditions": False, "max_pickups": 200, "deals": 1,
    }  # fmt: skip
    smallest = DURAK.settle({"max_pickups": 1, "deals": 1})
    assert (smallest.max_pickups, smallest.deals) == (1, 1)
    assert DURAK.settle({"max_pickups": None, "deals": 7, "traditions": True}).deals == 7
    assert not DURAK.match_over(DURAK.settle({"deals": 2}), 1, [0, 0])
    assert DURAK.match_over(DURAK.settle({"deals": 2}), 2, [0, 0])
    assert DURAK.outcome is lowest_loses


# --- the deal --------------------------------------------------------------------------------------------------------


@rules("DU-2")
def test_the_pack() -> None:
    assert [DURAK.pack.text(card) for card in DURAK.deck(DURAK.settle({}))] == PACK
    with pytest.raises(BadDeck):
        dealt(DURAK, [*PACK[1:], "5C"])


@rules("DU-5", "DU-6", "DU-G23")
@pytest.mark.parametrize("seats, dealer, stock", [(2, 1, 24), (3, 2, 18), (4, 0, 12), (5, 3, 6)])
def test_the_deal(seats: int, dealer: int, stock: int) -> None:
    pack = [PACK[7 * k % 36] for k in range(36)]
    deal = dealt(DURAK, pack, dealer=dealer, number=1, seats=seats)
    for k in range(seats):
        seat = (dealer + 1 + k) % seats
        assert sorted(deal.view(seat)["hand"]) == sorted(pack[k : 6 * seats : seats])
    view = deal.view(None)
    assert (view["under"], view["turned"], view["trump"]) == (pack[6 * seats], pack[6 * seats], pack[6 * seats][1])
    assert view["stock_count"] + 1 == stock
    assert (view["hand"], view["hand_count"]) == (None, [6] * seats)
    assert (view["known"], view["lost"], view["pickups"]) == ([[]] * seats, [False] * seats, 0)
    assert (view["phase"], view["turn"], view["drew_trump"]) == ("open", (dealer + 1) % seats, None)
    assert (view["taking"], view["laid"], view["room"], view["more"]) == (False, 0, 6, None)
    assert (view["attacks"], view["answers"]) == ([None] * 6, [None] * 6)


@rules("DU-7", "DU-G21", "DU-G23", "DU-A19")
@pytest.mark.parametrize("form", ["individual", "teams"])
def test_six_seats_have_no_stock(form: str) -> None:
    pack = [*(card for card in PACK if card != "9H"), "9H"]
    deal = dealt(DURAK, pack, dealer=4, number=1, seats=6, form=form)
    view = deal.view(None)
    assert (view["turned"], view["trump"], view["under"], view["stock_count"]) == ("9H", "H", None, 0)
    assert view["known"] == [[], [], [], [], ["9H"], []]
    assert "9H" in deal.view(4)["hand"] and view["hand_count"] == [6] * 6
    holder = next(seat for seat in range(6) if "6H" in deal.view(seat)["hand"])
    assert "exchange" not in deal.legal(holder)
    assert deal.turn == 5


@rules("DU-7")
def test_with_six_seats_any_card_of_the_dealer_can_be_the_trump() -> None:
    states, chance = DURAK.table.new(), random_chance([5])
    prepare(DURAK, states, DURAK.settle({"seats": 6}), 2, 1)
    places = set()
    for _ in range(40):
        DURAK.deal(record(states), record(chance))
        held = DURAK.view(states[0], 2)["hand"]
        assert DURAK.view(states[0], None)["known"][2] == [DURAK.view(states[0], None)["turned"]]
        places.add(held.index(DURAK.view(states[0], None)["turned"]))
    assert places == set(range(6))


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_a_deal_leaves_nothing_of_the_one_before(seats: int) -> None:
    fresh, used = DURAK.table.new(), DURAK.table.new()
    used.view(np.uint8)[...] = 1
    for states in (fresh, used):
        prepare(DURAK, states, DURAK.settle({"seats": seats}), 1, 3)
        DURAK.deal(record(states), record(random_chance([9])))
    for seat in (*range(seats), None):
        assert DURAK.view(fresh[0], seat) == DURAK.view(used[0], seat)
    assert not int(fresh["entitled"][0] ^ used["entitled"][0]) and fresh["six_holder"] == used["six_holder"]
    assert int(used["bout"][0] | used["facing"][0]) == 0


@rules("DU-10", "DU-A1", "DU-A3", "DU-G20")
def test_the_lowest_trump_begins_the_first_hand() -> None:
    hands = ["9H 7C 8C 9C TC JC", "7H AH 7D 8D 9D TD", "6C 6D 6S 7S 8S 9S"]
    deal = dealt(DURAK, deck(hands, "KH", dealer=2), dealer=2, seats=3)
    view = deal.view(None)
    assert (deal.turn, roles(deal), view["shown"], view["known"]) == (1, (1, 2), "7H", [[], ["7H"], []])
    assert cards(deal, 1, "attack").split() == sorted(hands[1].split())
    deal = dealt(DURAK, deck([hands[1], hands[2], hands[0]], "KH", dealer=1), dealer=1, seats=3)
    assert (deal.turn, roles(deal), deal.view(None)["shown"]) == (0, (0, 1), "7H")
    # A trump six is shown like any other, and the dealer may be the one.
    deal = dealt(DURAK, deck(["6H AH 8C 9C TC JC", "7H 7C 7D 8D 9D TD"], "KH"), seats=2)
    assert (deal.turn, roles(deal), deal.view(None)["known"]) == (0, (0, 1), [["6H"], []])
    deal = dealt(DURAK, deck(["7H 8C 9C TC JC QC", "7C 7D 8D 9D TD JD"], "6H"), seats=2)
    assert (deal.turn, deal.view(None)["shown"]) == (0, "7H")


@rules("DU-A2", "DU-G20")
def test_without_a_trump_in_any_hand_the_dealers_left_begins() -> None:
    hands = ["6C 7C 8C 9C TC JC", "6D 7D 8D 9D TD JD", "6S 7S 8S 9S TS JS"]
    deal = dealt(DURAK, deck(hands, "KH", dealer=2), dealer=2, seats=3)
    assert (roles(deal), deal.view(None)["shown"], deal.view(None)["known"]) == ((0, 1), None, [[], [], []])


@rules("DU-11", "DU-A1", "DU-G20")
def test_the_dealers_left_begins_later_hands() -> None:
    hands = ["9H 7C 8C 9C TC JC", "7H AH 7D 8D 9D TD", "6C 6D 6S 7S 8S 9S"]
    for number in (1, 2):
        deal = dealt(DURAK, deck(hands, "KH", dealer=1), dealer=1, number=number, seats=3)
        assert (deal.turn, roles(deal), deal.view(None)["shown"]) == (2, (2, 0), None)
        assert deal.view(None)["known"] == [[], [], []]


# --- attack and defence ----------------------------------------------------------------------------------------------


@rules("DU-13", "DU-G1")
def test_what_beats_what() -> None:
    deal = run(bout("9C 6S", "8C TC AC 9D AS 6H"), "0 attack 9C")
    assert deal.legal(1) == ["beat 9C 6H", "beat 9C AC", "beat 9C TC", "take"]
    deal = run(bout("9H 6S", "8H TH AH AS TC KD"), "0 attack 9H")
    assert deal.legal(1) == ["beat 9H AH", "beat 9H TH", "take"]
    with pytest.raises(IllegalAction) as refused:
        deal.play(1, "beat 9H AS")
    assert refused.value.reason.rule == "DU-13"


@rules("DU-12", "DU-14", "DU-A11")
def test_the_defender_may_always_take() -> None:
    deal = run(bout("9C 6S", "TC AC 7D", "6D 7S 8S"), "0 attack 9C")
    assert deal.turn == 1 and "take" in deal.legal(1) and "beat 9C TC" in deal.legal(1)
    assert deal.legal(0) == deal.legal(2) == []
    run(deal, "1 beat 9C TC")
    assert deal.turn == 0 and deal.legal(1) == []
    run(deal, "0 stop")
    assert roles(deal) == (1, 2) and "take" not in deal.legal(1) + deal.legal(2)


@rules("DU-A4")
def test_opening_is_compulsory() -> None:
    deal = bout("9C 6S", "TC AC 7D")
    assert deal.legal(0) == ["attack 6S", "attack 9C"]
    for word in ("stop", "allow", "done", "take"):
        with pytest.raises(IllegalAction) as refused:
            deal.play(0, word)
        assert word == "take" or refused.value.reason.rule == "DU-A4"


@rules("DU-15", "DU-A6b", "DU-G2")
def test_only_ranks_of_the_bout_may_follow() -> None:
    deal = bout("7C 7D 7S 7H QD QS QH 9D 8C", "QC 6C 6D 6S 8D 9S TS")
    run(deal, "0 attack 7C", "1 beat 7C QC")
    assert cards(deal, 0, "attack").split() == ["7D", "7H", "7S", "QD", "QH", "QS"]
    assert words(deal, 0) == ["stop"]
    with pytest.raises(IllegalAction) as refused:
        deal.play(0, "attack 9D")
    assert refused.value.reason.rule == "DU-15"


@rules("DU-15", "DU-17", "DU-18", "DU-A5", "DU-G3")
def test_no_more_than_six_attack_cards() -> None:
    deal = bout("6C 6D 6S 6H 8S 9D 9C 7S", "8C 8D 9S TH JS KD KC AC")
    run(deal, "0 attack 6C", "1 beat 6C 8C", "0 attack 6D", "1 beat 6D 8D", "0 attack 6S", "1 beat 6S 9S")
    run(deal, "0 attack 6H", "1 beat 6H TH", "0 attack 8S", "1 beat 8S JS")
    assert deal.legal(0) == ["attack 9C", "attack 9D", "stop"] and deal.view(None)["room"] == 1
    run(deal, "0 attack 9D", "1 beat 9D KD")
    assert (roles(deal), deal.view(None)["phase"], deal.turn) == ((1, 0), "open", 1)
    assert (hand(deal, 0), hand(deal, 1)) == ("9C 7S", "KC AC")
    assert deal.view(None)["room"] == 2 and deal.view(None)["attacks"] == [None] * 6


@rules("DU-15", "DU-17", "DU-35", "DU-A5", "DU-A13", "DU-G4")
def test_no_more_attack_cards_than_the_defender_has() -> None:
    deal = bout("8C 9D 9S KS", "9C 6H", "KC KD")
    assert deal.view(None)["room"] == 2
    run(deal, "0 attack 8C", "1 beat 8C 9C")
    assert deal.view(None)["room"] == 1
    run(deal, "0 attack 9D", "1 beat 9D 6H")
    assert (hand(deal, 1), roles(deal), deal.turn) == ("", (2, 0), 2)
    run(deal, "2 attack KC", "0 take")
    # Seat 1 is out: the turn goes past it.
    while deal.view(None)["phase"] == "gift":
        assert deal.turn == 2
        run(deal, "2 done")
    assert roles(deal) == (2, 0)


@rules("DU-16", "DU-A6")
def test_open_cards_are_answered_in_any_order() -> None:
    deal = run(bout("6C 6D 6S", "7C 7D 8C 8D 9H"), "0 attack 6C +", "0 attack 6D")
    assert [action for action in deal.legal(1) if action.startswith("beat 6D")] == [
        "beat 6D 7D", "beat 6D 8D", "beat 6D 9H",
    ]  # fmt: skip
    run(deal, "1 beat 6D 7D")
    assert deal.turn == 1 and deal.view(0)["attacks"][:3] == ["6C", "6D", None]
    assert deal.view(0)["answers"][:3] == [None, "7D", None]
    assert deal.legal(1) == ["beat 6C 7C", "beat 6C 8C", "beat 6C 9H", "take"]
    run(deal, "1 beat 6C 8C")
    assert deal.view(0)["answers"][:3] == ["8C", "7D", None] and deal.turn == 0


@rules("DU-17", "DU-18", "DU-G6", "DU-12")
def test_repelled_when_nobody_goes_on() -> None:
    deal = bout("7C 9D TD JD QD KD", "8C 9C TC JC QC KC", "6D 6S 7S", stock="8S 9S TS KH", attacker=0)
    run(deal, "0 attack 7C", "1 beat 7C 8C", "0 allow", "2 stop", "0 stop")
    assert roles(deal) == (1, 2)
    gone = {"7C", "8C"}
    assert all(not gone & set(deal.view(seat)["hand"]) for seat in range(3))
    assert hand(deal, 0) == "9D TD JD QD KD 8S"


@rules("DU-12", "DU-18", "DU-28", "DU-G9")
@pytest.mark.parametrize(
    "seats, attacker, after_repelled, after_taken",
    [(4, 0, (1, 2), (2, 3)), (4, 3, (0, 1), (1, 2)), (2, 0, (1, 0), (0, 1)), (2, 1, (0, 1), (1, 0)),
     (3, 0, (1, 2), (2, 0)), (3, 2, (0, 1), (1, 2))],
)  # fmt: skip
def test_roles_after_a_bout(
    seats: int, attacker: int, after_repelled: tuple[int, int], after_taken: tuple[int, int]
) -> None:
    hands = ["6C 7C 8C TH", "6D 7D 8D JH", "6S 7S 8S QH", "9C 9D 9S KH"][:seats]
    defender = (attacker + 1) % seats
    assert roles(repelled(bout(*hands, attacker=attacker, defender=defender))) == after_repelled
    assert roles(taken(bout(*hands, attacker=attacker, defender=defender))) == after_taken


# --- who attacks -----------------------------------------------------------------------------------------------------

SIX_HANDS = ["6C 7C TH", "6D 7D JH 8C", "6S 7S QH", "9C 9D KH", "TC TD AH", "JC JD 9S"]


def order_of_attack(seats: int, out: tuple[int, ...] = (), attacker: int = 0, defender: int = 1, **options: Any) -> Any:
    """Who is asked after the first card is beaten, and who may give when it is taken."""
    others = iter(SIX_HANDS[2:])
    hands = ["" if seat in out else next(others) for seat in range(seats) if seat not in (attacker, defender)]
    for seat in sorted((attacker, defender)):
        hands.insert(seat, SIX_HANDS[0] if seat == attacker else SIX_HANDS[1])
    deal = bout(*hands, attacker=attacker, defender=defender, **options)
    run(deal, f"{attacker} attack 6C")
    gifts = asked(run(deal.copy(), f"{defender} take"))
    throws = asked(run(deal, f"{defender} beat 6C 8C"))
    assert gifts == throws
    return throws


@rules("DU-19", "DU-21", "DU-22", "DU-23", "DU-26", "DU-A7", "DU-A8", "DU-G10")
def test_priority() -> None:
    assert order_of_attack(2) == [0]
    assert order_of_attack(3) == [0, 2]
    assert order_of_attack(3, attacker=2, defender=0) == [2, 1]
    assert order_of_attack(4) == [0, 2, 3]
    assert order_of_attack(4, attacker=2, defender=3) == [2, 0, 1]
    assert order_of_attack(4, out=(2,)) == [0, 3]
    assert order_of_attack(4, out=(2, 3)) == [0]
    assert order_of_attack(5) == [0, 2]
    assert order_of_attack(6) == [0, 2]
    assert order_of_attack(6, attacker=4, defender=5) == [4, 0]
    assert order_of_attack(5, out=(2,)) == [0, 3]
    assert order_of_attack(6, out=(2, 3)) == [0, 4]
    assert order_of_attack(6, out=(2, 3, 4, 5)) == [0]
    assert order_of_attack(5, neighbours_only=False) == [0, 2, 3, 4]
    assert order_of_attack(6, neighbours_only=False, out=(3,)) == [0, 2, 4, 5]
    assert order_of_attack(4, form="pairs") == [0, 2]
    assert order_of_attack(4, form="pairs", attacker=1, defender=2) == [1, 3]
    assert order_of_attack(6, form="teams") == [0, 2, 4]
    assert order_of_attack(6, form="teams", attacker=3, defender=4) == [3, 5, 1]
    assert order_of_attack(6, form="teams", out=(4,), attacker=2, defender=3) == [2, 0]


@rules("DU-23")
def test_the_defenders_partner_sits_and_watches() -> None:
    deal = bout("7C 9D 9S", "8C 6S 6D", "7D 8D TS", "7S 8S 8H TD", form="pairs")
    for step in ("0 attack 7C", "1 beat 7C 8C", "0 allow", "2 attack 7D", "1 take", "0 done"):
        run(deal, step)
        assert deal.legal(3) == []
    assert deal.turn == 2
    run(deal, "2 done")
    assert hand(deal, 3) == "TD 8H 7S 8S" and hand(deal, 1) == "7C 8C 6D 7D 6S"


@rules("DU-19", "DU-A7")
def test_allow_and_stop() -> None:
    deal = bout("7C 9D 9S", "8C 6S 6D", "7D 8D TS", "7S 8S 8H")
    run(deal, "0 attack 7C", "1 beat 7C 8C")
    assert deal.legal(0) == ["allow", "stop"] and deal.legal(2) == deal.legal(3) == []
    assert roles(run(deal.copy(), "0 stop")) == (1, 2)
    run(deal, "0 allow")
    assert deal.legal(2) == ["allow", "attack 7D", "attack 7D +", "attack 8D", "attack 8D +", "stop"]
    assert roles(run(deal.copy(), "2 stop", "0 stop")) == (1, 2)
    last = run(deal.copy(), "2 allow")
    assert last.legal(3) == [
        "attack 7S", "attack 7S +", "attack 8H", "attack 8H +", "attack 8S", "attack 8S +", "stop",
    ]  # fmt: skip
    assert roles(run(last, "3 stop", "0 stop")) == (1, 2)
    # A card thrown in and beaten: the main attacker is asked again though they had passed.
    deal = bout("7C 9D 9S", "8C 9H 6D", "7D 8D TS", "7S 8S 8H")
    run(deal, "0 attack 7C", "1 beat 7C 8C", "0 allow", "2 attack 7D", "1 beat 7D 9H")
    assert deal.turn == 0 and deal.legal(0) == ["allow", "attack 9D", "attack 9S", "stop"]


@rules("DU-A7")
def test_stop_allowed_off() -> None:
    deal = bout("7C 9D 9S", "8C 6S 6D", "7D 8D TS", "JS 9C TD", stop_allowed=False)
    run(deal, "0 attack 7C", "1 beat 7C 8C")
    assert words(deal, 0) == ["allow"]
    assert words(run(deal, "0 allow"), 2) == ["allow"]
    assert words(run(deal, "2 allow"), 3) == ["stop"]
    assert words(run(deal, "3 stop"), 0) == ["stop"], "the last word can be declined all the same"
    assert roles(run(deal, "0 stop")) == (1, 2)


def allowed(*hands: str, **options: Any) -> Deal:
    """The main attacker has opened with 7C, which the eight of clubs has beaten, and lets the others go on."""
    return run(bout(*hands, **options), "0 attack 7C", "1 beat 7C 8C", "0 allow")


@rules("DU-20", "DU-A7")
def test_the_main_attacker_has_the_last_word() -> None:
    """Review W1: they allowed, nobody added, and they still hold the seven of diamonds."""
    hands = ["7C 7D 9S TS JS QS", "8C 8D KD AD KC AC", "9C 9D TC TD JC JD", "6C 6D 6S QC QD AS"]
    for form in ("individual", "pairs"):
        deal = dealt(DURAK, deck(hands, "KH", dealer=3), dealer=3, seats=4, form=form)
        run(deal, "0 attack 7C", "1 beat 7C 8C", "0 allow", "2 allow" if form == "individual" else "2 stop")
        if form == "individual":
            assert not deal.view(None)["last_word"]
            run(deal, "3 stop")
        assert (deal.turn, deal.view(None)["phase"], deal.view(None)["last_word"]) == (0, "throw", True)
        assert deal.legal(0) == ["attack 7D", "stop"] and not any(deal.legal(seat) for seat in (1, 2, 3))
        assert roles(run(deal.copy(), "0 stop")) == (1, 2)
        # A card is beaten, and the whole round begins again: then they may allow once more.
        run(deal, "0 attack 7D", "1 beat 7D 8D")
        assert (deal.turn, words(deal, 0), deal.view(None)["last_word"]) == (0, ["allow", "stop"], False)


@rules("DU-20", "DU-A7")
def test_the_last_word_does_not_depend_on_what_they_hold() -> None:
    for hand_of_0 in ("7C 7D", "7C 9S"):
        deal = run(allowed(hand_of_0, "8C KD AD", "9D TC", "6S QC"), "2 allow", "3 stop")
        assert deal.turn == 0 and words(deal, 0) == ["stop"]
    assert cards(deal, 0, "attack") == ""


@rules("DU-20", "DU-A7")
def test_a_stop_of_the_second_attacker_holds_back_the_third_alone() -> None:
    deal = run(allowed("7C 7D", "8C KD AD", "9D TC", "7S QC"), "2 stop")
    assert (deal.turn, deal.legal(0), deal.legal(3)) == (0, ["attack 7D", "stop"], [])


@rules("DU-20", "DU-A7", "DU-29")
def test_several_cards_as_the_last_word() -> None:
    deal = run(allowed("7C 7D 7S", "8C KD AD KS", "9D TC", "6S QC"), "2 allow", "3 stop", "0 attack 7S +")
    assert deal.legal(0) == ["attack 7D"] and not deal.view(None)["last_word"]
    run(deal, "0 attack 7D", "1 beat 7D KD", "1 beat 7S KS")
    assert (deal.turn, words(deal, 2)) == (2, ["allow", "stop"]), "seat 0 has no card any more"


@rules("DU-20", "DU-A7", "DU-A13")
def test_without_cards_or_room_there_is_no_last_word() -> None:
    deal = run(bout("7C", "8C KD AD", "9D TC", "6S QC"), "0 attack 7C", "1 beat 7C 8C", "2 allow", "3 stop")
    assert roles(deal) == (1, 2), "the main attacker is out, and the second has none"
    deal = run(bout("7C 9S", "8C", "9D TC"), "0 attack 7C", "1 beat 7C 8C")
    assert roles(deal) == (2, 0), "no room: nobody is asked at all"
    deal = run(bout("7C 9S", "8C KD"), "0 attack 7C", "1 beat 7C 8C", "0 stop")
    assert roles(deal) == (1, 0), "with nobody whom they could let go on they are asked once"


@rules("DU-A13", "DU-A7", "DU-17")
def test_an_attacker_without_cards_is_not_asked() -> None:
    deal = bout("7C", "8C 9C 6S 6D", "7D 8D TS", "7S 8S 8H")
    run(deal, "0 attack 7C", "1 beat 7C 8C")
    assert deal.turn == 2 and asked(deal) == [2, 3]
    deal = bout("7C 9D", "8C 9C 6S 6D", "7D", "7S 8S 8H")
    run(deal, "0 attack 7C", "1 beat 7C 8C", "0 allow", "2 attack 7D", "1 take")
    assert asked(deal) == [0, 3]
    # Nobody left to ask: the bout ends with the last card beaten.
    deal = bout("7C", "8C 9C 6S 6D")
    assert run(deal, "0 attack 7C", "1 beat 7C 8C").over
    deal = bout("7C", "9D 8C 6S 6D", "KC")
    run(deal, "0 attack 7C", "1 beat 7C 8C")
    assert deal.turn == 2 and words(deal, 2) == ["stop"]


@rules("DU-29", "DU-A6", "DU-G7", "DU-A10")
def test_several_cards_at_once() -> None:
    deal = bout("6C 7C 6D 6S", "8C 8D", "9C TC")
    assert deal.legal(0) == [
        "attack 6C", "attack 6C +", "attack 6D", "attack 6D +", "attack 6S", "attack 6S +", "attack 7C",
    ]  # fmt: skip
    run(deal, "0 attack 6C +")
    # One more of the same rank, no third against two cards, and nothing else in between.
    assert deal.legal(0) == ["attack 6D", "attack 6S"] and deal.turn == 0 and deal.view(1)["more"] == "6C"
    assert deal.legal(1) == deal.legal(2) == []
    with pytest.raises(IllegalAction) as refused:
        deal.play(0, "attack 6D +")
    assert refused.value.reason.rule == "DU-29"
    with pytest.raises(IllegalAction) as refused:
        deal.play(0, "attack 7C")
    assert refused.value.reason.rule == "DU-15"
    run(deal, "0 attack 6S")
    assert deal.turn == 1 and deal.view(0)["attacks"][:3] == ["6C", "6S", None] and deal.view(1)["more"] is None


@rules("DU-29", "DU-A6")
def test_the_cards_of_one_play_come_in_any_order() -> None:
    """Review T7: `attack QC +` and then the seven of the same suit."""
    deal = bout("7C QC 7D QD 9C TS", "QH 7H KS AC AD AS", stock="KH")
    run(deal, "0 attack 7D", "1 beat 7D QH", "0 attack QC +", "0 attack 7C +", "0 attack QD")
    assert deal.view(None)["attacks"][:4] == ["7D", "QC", "7C", "QD"] and deal.turn == 1
    deal = run(bout("6C 7C 6D 6S 6H", "8C 8D 8S"), "0 attack 6D +")
    assert deal.legal(0) == ["attack 6C", "attack 6C +", "attack 6H", "attack 6H +", "attack 6S", "attack 6S +"]
    run(deal, "0 attack 6H +")
    assert deal.legal(0) == ["attack 6C", "attack 6S"], "no room for more than three"
    # Thrown in: any ranks of the bout.
    deal = bout("7C 8D 7D 7S 9S", "8C 6S 6C 6D")
    run(deal, "0 attack 7C", "1 beat 7C 8C")
    assert deal.legal(0) == [
        "attack 7D", "attack 7D +", "attack 7S", "attack 7S +", "attack 8D", "attack 8D +", "stop",
    ]  # fmt: skip
    run(deal, "0 attack 8D +")
    assert deal.legal(0) == ["attack 7D", "attack 7D +", "attack 7S", "attack 7S +"]
    # The opening alone must be of one rank, also when the second of two fits in a suit two further up.
    assert "attack 6C +" in bout("6C 7D 6H", "8C 8D 8S").legal(0)
    assert bout("6C 7D 8H", "8C 8D 8S").legal(0) == ["attack 6C", "attack 7D", "attack 8H"]
    assert bout("6C 6D", "8C").legal(0) == ["attack 6C", "attack 6D"]


# --- taking ----------------------------------------------------------------------------------------------------------


@rules("DU-24", "DU-25", "DU-A9", "DU-G8")
def test_taking_and_gifts() -> None:
    deal = bout("7C 8D 7S 8S 7D QC KC", "8C 9C TC JC QD KD", "8H 7H 9S 9H", stock="6C 6D KH")
    run(deal, "0 attack 7C", "1 beat 7C 8C", "0 attack 8D", "1 take")
    assert hand(deal, 1) == "7C 8C 9C TC JC 8D QD KD"
    view = deal.view(2)
    assert view["known"][1] == ["7C", "8C", "8D"] and view["taking"] and view["room"] == 4 and deal.turn == 0
    assert deal.legal(0) == ["done", "give 7D", "give 7S", "give 8S"] and deal.legal(2) == []
    run(deal, "0 give 8S", "0 give 7D")
    assert deal.turn == 0 and deal.view(2)["known"][1] == ["7C", "8C", "7D", "8D", "8S"]
    run(deal, "0 done")
    assert deal.legal(2) == ["done", "give 7H", "give 8H"]
    # The room of six is used up with the second of these: the bout ends, and all draw.
    run(deal, "2 give 8H", "2 give 7H")
    assert deal.view(None)["phase"] == "open" and roles(deal) == (2, 0)
    assert deal.view(None)["hand_count"] == [6, 12, 2]


@rules("DU-25", "DU-26", "DU-A5", "DU-G5")
def test_gifts_are_bounded_by_the_defenders_hand() -> None:
    deal = run(bout("8C 8D 8S 9D", "9C 6H"), "0 attack 8C", "1 take")
    assert deal.legal(0) == ["done", "give 8D", "give 8S"]
    run(deal, "0 give 8S")
    assert roles(deal) == (0, 1) and hand(deal, 1) == "8C 9C 6H 8S"
    deal = run(bout("8C 8D 8S 9D", "9C 6H"), "0 attack 8C", "1 beat 8C 9C", "0 attack 9D", "1 take")
    assert roles(deal) == (0, 1) and hand(deal, 1) == "8C 9C 9D 6H" and deal.view(None)["phase"] == "open"


@rules("DU-A9", "DU-26")
def test_each_giver_is_asked_once() -> None:
    deal = run(bout("8C 8D 9S", "9C 6D 6S", "8S 7S", "8H 7H"), "0 attack 8C", "1 take")
    assert asked(deal) == [0, 2, 3]
    run(deal, "0 done", "2 give 8S", "2 done")
    assert deal.turn == 3 and deal.legal(0) == []
    run(deal, "3 give 8H")
    assert roles(deal) == (2, 3) and hand(deal, 1) == "8C 9C 6D 8H 6S 8S"
    # A giver who has given their last card is passed over.
    deal = run(bout("8C 8D", "9C 6D 6S", "8S 7S", "8H 7H"), "0 attack 8C", "1 take", "0 give 8D")
    assert deal.turn == 2


@rules("DU-28")
def test_who_takes_does_not_attack() -> None:
    assert roles(taken(bout("6C 7C", "6D 7D", "6S 7S", "9C 9D"))) == (2, 3)
