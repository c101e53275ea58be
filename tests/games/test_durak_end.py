"""Durak: drawing, the trump six, seats that run out of cards, the end of a hand, points and the next dealer."""

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.game import IllegalAction
from stolik.core.offer import Offer
from stolik.core.state import NOBODY
from stolik.games.durak import DURAK
from tests.games.durak_positions import asked, bout, deck, hand, repelled, roles, run, taken
from tests.position import dealt
from tests.proofs.forms import forms_of
from tests.rules import rules

# --- drawing ---------------------------------------------------------------------------------------------------------


@rules("DU-30", "DU-31", "DU-A24", "DU-G11")
def test_the_order_of_drawing() -> None:
    hands = ["6C 6D 9C TC JC QC", "7S 8S 9S TS AC KC", "6S 9D TD JD QD KD", "6H AD 7D JS QS KS"]
    deal = run(bout(*hands, stock="7C 8C TH"), "0 attack 6C +", "0 attack 6D", "1 take")
    run(deal, "0 done", "2 give 6S", "2 done", "3 give 6H", "3 done")
    # 0 needs two, 2 and 3 one each, and three cards are left: 0 draws 7C and 8C, 2 the trump, 3 nothing.
    assert hand(deal, 0) == "7C 8C 9C TC JC QC" and hand(deal, 2) == "9D TD JD QD KD TH"
    assert deal.view(None)["hand_count"] == [6, 10, 6, 5]
    view = deal.view(None)
    assert (view["stock_count"], view["under"], view["drew_trump"], view["known"][2]) == (0, None, 2, ["TH"])


@rules("DU-30", "DU-31", "DU-A24", "DU-G11")
def test_the_defender_draws_last() -> None:
    hands = ["6C 6D 9C TC JC QC", "7C 7D 7S 7H 8S 9S", "6S 9D TD JD QD KD", "6H 8D AD KC AC QS"]
    deal = bout(*hands, stock="KS AS TH")
    run(deal, "0 attack 6C +", "0 attack 6D", "1 beat 6C 7C", "1 beat 6D 7D", "0 allow", "2 attack 6S")
    run(deal, "1 beat 6S 7S", "0 allow", "2 allow", "3 attack 6H", "1 beat 6H 7H", "0 allow", "2 allow", "3 stop")
    run(deal, "0 stop")
    assert deal.view(None)["hand_count"] == [6, 2, 6, 5]
    assert hand(deal, 0) == "9C TC JC QC KS AS" and hand(deal, 2) == "9D TD JD QD KD TH"
    assert deal.view(None)["under"] is None and roles(deal) == (1, 2)
    # Clockwise from an attacker who is not seat 0, the defender last though they sit next.
    hands = ["6S 9D TD JD QD KD", "6H 8D AD KC AC QS", "6C 6D 9C TC JC QC", "7C 7D 8H 7H 8S 9S"]
    deal = bout(*hands, attacker=2, defender=3, stock="KS AS 8C TH")
    run(deal, "2 attack 6C +", "2 attack 6D", "3 beat 6C 7C", "3 beat 6D 7D", "2 allow", "0 attack 6S")
    run(deal, "3 beat 6S 8S", "2 allow", "0 allow", "1 attack 6H", "3 beat 6H 7H", "2 stop")
    assert (hand(deal, 2), hand(deal, 0)) == ("9C TC JC QC KS AS", "8C 9D TD JD QD KD")
    assert hand(deal, 1) == "KC AC 8D AD TH QS" and deal.view(None)["hand_count"] == [6, 6, 6, 2]


@rules("DU-30", "DU-6")
def test_all_draw_up_to_six_from_the_top() -> None:
    deal = bout("6C 9C TC JC QC KC", "7C 7D 8S 9S TS JS", "6S 9D TD JD QD KD", stock="8C 8D AC AS TH")
    repelled(deal)
    assert (hand(deal, 0), hand(deal, 1)) == ("8C 9C TC JC QC KC", "7D 8D 8S 9S TS JS")
    view = deal.view(None)
    assert (view["hand_count"], view["under"], view["stock_count"]) == ([6, 6, 6], "TH", 2)
    assert view["drew_trump"] is None and view["known"] == [[], [], []]
    assert roles(deal) == (1, 2) and view["room"] == 6


@rules("DU-30", "DU-A13", "DU-G12", "DU-3")
def test_a_defender_who_draws_nothing_is_out() -> None:
    deal = bout("6C 6D 6S 6H 7C 7D 8S 9S TS JS QS", "8C 8D 7S 7H KC KD", stock="KH")
    run(deal, "0 attack 6C", "1 beat 6C 8C", "0 attack 6D", "1 beat 6D 8D", "0 attack 6S", "1 beat 6S 7S")
    run(deal, "0 attack 6H", "1 beat 6H 7H", "0 attack 7C", "1 beat 7C KC", "0 attack 7D")
    assert not deal.over
    run(deal, "1 beat 7D KD")
    assert deal.over and deal.points() == [-1, 0] and hand(deal, 0) == "KH 8S 9S TS JS QS"
    assert deal.view(None)["known"] == [["KH"], []] and deal.turn is None
    assert deal.view(None)["phase"] == "over" and deal.view(None)["turn"] is None


# --- the trump six ---------------------------------------------------------------------------------------------------


def interrupters(deal: Deal) -> list[int]:
    """The seats that could act out of turn, as drivers find them."""
    found, seat = [], NOBODY
    while (seat := int(DURAK.interrupter(record(deal._states), seat))) != NOBODY:
        found.append(seat)
    return found


def refusal(deal: Deal, seat: int, action: str = "exchange") -> tuple[str, str, dict[str, Any]]:
    """The reason for which an action is refused, after trying it."""
    with pytest.raises(IllegalAction) as refused:
        deal.play(seat, action)
    return tuple(refused.value.reason)


@rules("DU-32", "DU-A18", "DU-A19", "DU-G13")
def test_exchange_with_the_trump_under_the_stock() -> None:
    hands = ["6C 7C 8C 9C TC JC", "6D 7D 8D 9D TD JD", "6H 7S 8S 9S TS JS"]
    deal = dealt(DURAK, deck(hands, "KH", dealer=2), dealer=2, number=1, seats=3)
    assert (deal.turn, deal.legal(2), interrupters(deal)) == (0, ["exchange"], [2])
    run(deal, "0 attack 6C", "2 exchange")
    assert deal.turn == 1 and hand(deal, 2) == "KH 7S 8S 9S TS JS"
    view = deal.view(None)
    assert (view["under"], view["turned"], view["trump"], view["known"]) == ("6H", "KH", "H", [[], [], ["KH"]])
    assert view["stock_count"] == 17 and view["hand_count"] == [5, 6, 6]
    assert (deal.legal(2), interrupters(deal), int(deal.state["six_holder"])) == ([], [], NOBODY)
    assert refusal(deal, 2) == ("durak-why-exchanged", "DU-A18", {"card": "6H"})
    run(deal, "1 take", "0 done", "2 done")
    assert deal.legal(2)[0] == "attack 7S"


@rules("DU-32", "DU-6", "DU-G13")
def test_the_six_under_the_stock_is_drawn_last() -> None:
    hands = ["6C 7C 8C 9C TC JC", "6H 7D 8D 9D TD JD"]
    deal = bout(*hands, stock="QS KH", six=1)
    run(deal, "1 exchange", "0 attack 6C", "1 beat 6C KH", "0 stop")
    assert hand(deal, 0) == "7C 8C 9C TC JC QS" and hand(deal, 1) == "7D 8D 9D TD JD 6H"
    view = deal.view(None)
    assert (view["drew_trump"], view["known"], view["under"]) == (1, [[], ["6H"]], None)
    # Neither seat may exchange it once more.
    assert refusal(deal, 1) == ("durak-why-exchanged", "DU-A18", {"card": "6H"})
    assert refusal(deal, 0) == ("durak-why-exchanged", "DU-A18", {"card": "6H"})


@rules("DU-32", "DU-A19")
def test_the_holder_may_exchange_in_any_phase_but_not_within_their_play() -> None:
    deal = bout("6C 6D 7S 6H TC JC", "7C 7D 8D 9D TD JD", "9S TS JS QS KS AS", stock="QD KH", six=0)
    assert "exchange" in deal.legal(0) and interrupters(deal) == []  # it is their turn
    run(deal, "0 attack 6C +")
    assert deal.legal(0) == ["attack 6D", "attack 6D +", "attack 6H", "attack 6H +"]
    assert refusal(deal, 0) == ("durak-why-more", "DU-A19", {"card": "6C"})
    run(deal, "0 attack 6D")
    assert (deal.turn, deal.legal(0), interrupters(deal)) == (1, ["exchange"], [0])
    run(deal, "1 beat 6C 7C", "1 beat 6D 7D")
    assert "exchange" in deal.legal(0)
    # Another seat's play does not stop them.
    deal = bout("6C 6D 7S 8S TC JC", "6H 7D 8D 9D TD JD", stock="QD KH", six=1)
    run(deal, "0 attack 6C +")
    assert (deal.legal(1), interrupters(deal)) == (["exchange"], [1])
    run(deal, "1 exchange", "0 attack 6D")
    assert deal.legal(1) == [
        "beat 6C KH", "beat 6D 7D", "beat 6D 8D", "beat 6D 9D", "beat 6D JD", "beat 6D KH", "beat 6D TD", "take",
    ]  # fmt: skip
    # While they take gifts and while they give.
    deal = run(bout("6C 7C 8C 9C TC JC", "6H 7D 8D 9D TD JD", stock="QD KH", six=1), "0 attack 6C", "1 take")
    assert deal.legal(1) == ["exchange"]
    deal = run(bout("6C 6H 8C 9C TC JC", "6S 7D 8D 9D TD JD", stock="QD KH", six=0), "0 attack 6C", "1 take")
    assert deal.legal(0) == ["done", "exchange", "give 6H"]
    assert run(deal, "0 exchange").legal(0) == ["done"] and deal.turn == 0


@rules("DU-33", "DU-A18", "DU-G14")
def test_the_right_goes_with_the_six() -> None:
    deal = bout("6H 7C 8C 9C TC JC", "6D 7D 8D 9D TD JD", stock="QD AD KH", six=0)
    run(deal, "0 attack 6H")
    assert deal.legal(0) == [] and refusal(deal, 0) == ("durak-why-no-six", "DU-32", {"card": "6H"})
    run(deal, "1 take", "0 done")
    assert "6H" in hand(deal, 1) and deal.legal(1) == [] and "exchange" not in deal.legal(0)
    assert refusal(deal, 1) == ("durak-why-six-received", "DU-33", {"card": "6H"})
    # For good: not even when it comes back to its first holder.
    deal = bout("6H 7C 9C TC JC QC", "8C 7D 8D 9D TD JD", stock="QD QS AD AS KH", six=0)
    run(deal, "0 attack 6H", "1 take", "0 done", "0 attack 7C", "1 beat 7C 8C", "0 stop")
    run(deal, "1 attack 6H", "0 take", "1 done")
    assert "6H" in hand(deal, 0) and deal.view(None)["under"] == "KH" and deal.legal(0) == []
    assert refusal(deal, 0) == ("durak-why-six-received", "DU-33", {"card": "6H"})
    # A gift takes it away too.
    deal = bout("6C 7C 8C 9C TC 6H", "6D 7D 8D 9D TD JD", stock="QD AD KH", six=0)
    run(deal, "0 attack 6C", "1 take", "0 give 6H", "0 done")
    assert refusal(deal, 1) == ("durak-why-six-received", "DU-33", {"card": "6H"})
    # Played to beat and picked up again in the same bout: the right stays.
    deal = bout("9C 9D 6C 7C 8C JC", "6H 7D 8D TD JD QD", stock="QS AD KH", six=1)
    run(deal, "0 attack 9C", "1 beat 9C 6H")
    assert deal.legal(1) == []
    run(deal, "0 attack 9D", "1 take")
    assert deal.legal(1) == ["exchange"]
    run(deal, "0 done", "1 exchange")
    assert deal.view(None)["under"] == "6H" and deal.view(None)["known"][1] == ["9C", "9D", "KH"]


@rules("DU-34", "DU-A18", "DU-A19", "DU-G15")
def test_exchange_with_whoever_drew_the_trump() -> None:
    def before_the_opening() -> Deal:
        deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6H KH")
        return run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop")

    deal = before_the_opening()
    assert (deal.turn, deal.view(None)["drew_trump"], deal.view(None)["known"]) == (1, 1, [[], ["KH"]])
    assert (deal.legal(0), interrupters(deal)) == (["exchange"], [0])
    assert refusal(deal, 1)[0] == "durak-why-no-six"
    run(deal, "0 exchange")
    assert (hand(deal, 0), hand(deal, 1)) == ("7C 8C 9C TC JC KH", "7D 8D 9D TD JD 6H")
    view = deal.view(None)
    assert (view["known"], view["drew_trump"], view["under"]) == ([["KH"], ["6H"]], None, None)
    assert deal.legal(0) == [] and "exchange" not in deal.legal(1) and interrupters(deal) == []
    deal = run(before_the_opening(), "1 attack 7D")
    assert (deal.legal(0), interrupters(deal)) == (["beat 7D 6H", "take"], [])
    assert refusal(deal, 0) == ("durak-why-exchange-late", "DU-34", {"card": "6H"})
    # Review T5: exchanged in this window already, which is not too late; and so it stays.
    deal = run(before_the_opening(), "0 exchange")
    assert refusal(deal, 0) == refusal(deal, 1) == ("durak-why-exchanged", "DU-A18", {"card": "6H"})
    assert refusal(run(deal, "1 attack 7D"), 0) == ("durak-why-exchanged", "DU-A18", {"card": "6H"})
    # The first card of several closes it too.
    deal = bout("6C 7C 8C 9C TC JC", "7D 7S 9D TD JD AH", stock="6H KH")
    run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop", "1 attack 7D +")
    assert deal.legal(0) == []


@rules("DU-34", "DU-A19")
def test_the_table_waits_before_an_opening_whose_trump_was_drawn() -> None:
    deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6H KH")
    assert not DURAK.manners.held(deal.state)
    run(deal, "0 attack 6C", "1 beat 6C AH")
    assert not DURAK.manners.held(deal.state)
    run(deal, "0 stop")
    assert DURAK.manners.held(deal.state) and not DURAK.manners.held(run(deal.copy(), "0 exchange").state)
    assert not DURAK.manners.held(run(deal.copy(), "1 attack 7D").state)
    # Review T6: not when all saw the six itself being drawn, that lay there by an exchange or from the beginning.
    deal = bout("6C 7C 8C 9C TC JC", "6H 7D 8D 9D TD JD", stock="QS KH", six=1)
    run(deal, "1 exchange", "0 attack 6C", "1 beat 6C KH", "0 stop")
    assert deal.view(None)["drew_trump"] == 1 and not DURAK.manners.held(deal.state)
    deal = run(bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6H"), "0 attack 6C", "1 beat 6C AH", "0 stop")
    assert deal.view(None)["drew_trump"] == 0 and not DURAK.manners.held(deal.state)
    # A six that the drawer holds unseen changes nothing: not to wait would tell.
    deal = bout("6C 7C 8C 9C TC 6H", "7D 8D 9D TD JD AH", stock="KH", six=0)
    assert DURAK.manners.held(run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop").state)
    # Whether anybody holds the six makes no difference: to wait for it would tell.
    deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6S KH")
    assert DURAK.manners.held(run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop").state)
    deal = bout("6H 7C", "TC", "9C", "", attacker=2, stock="AH", six=0, form="pairs")
    assert not DURAK.manners.held(run(deal, "2 attack 9C", "1 beat 9C TC").state)


@rules("DU-34", "DU-A19")
def test_a_six_held_for_long_may_be_exchanged_with_the_drawer() -> None:
    deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", "6H 7S 8S 9S TS JS", stock="6D KH", six=2)
    run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop")
    assert deal.legal(2) == ["exchange"]
    # Not with oneself, and not with a received six.
    deal = bout("6C 7C 8C 9C TC 6H", "7D 8D 9D TD JD AH", stock="KH", six=0)
    run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop")
    assert deal.view(None)["drew_trump"] == 0 and deal.legal(0) == []
    assert refusal(deal, 0) == ("durak-why-exchange-self", "DU-A19", {"card": "KH"})
    # A draw in which the trump stays under the stock leaves nothing open between two bouts.
    deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6D 6S KH")
    run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop")
    assert deal.view(None)["drew_trump"] is None and deal.view(None)["under"] == "KH"


@rules("DU-32", "DU-A20", "DU-A19")
def test_a_six_that_was_drawn() -> None:
    deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6H 6D KH")
    run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop")
    assert deal.legal(0) == ["exchange"] and deal.view(None)["known"] == [[], []]
    assert deal.view(None)["under"] == "KH"
    # As the last card of the stock, or as the trump itself, it gives no right.
    deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6H")
    run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop")
    assert "6H" in hand(deal, 0) and deal.view(None)["drew_trump"] == 0
    assert "exchange" not in deal.legal(0) + deal.legal(1)
    deal = dealt(DURAK, deck(["7C 8C 9C TC JC QC", "7D 8D 9D TD JD QD"], "6H"), seats=2)
    assert int(deal.state["six_holder"]) == NOBODY
    assert refusal(deal, 0) == ("durak-why-never-exchange", "DU-A19", {})


@rules("DU-7", "DU-A19", "DU-G21")
def test_never_an_exchange_with_six_seats() -> None:
    deal = bout(*["6H 7C", "8C 9C", "6D 7D", "8D 9D", "6S 7S", "8S 9S"], six=0)
    assert deal.legal(0) == ["attack 6H", "attack 7C"]
    assert refusal(deal, 0) == ("durak-why-never-exchange", "DU-A19", {})


def test_nothing_is_legal_after_the_end() -> None:
    deal = run(
        bout("6H 7C", "TC", "9C", "", attacker=2, stock="AH", six=0, form="pairs"), "2 attack 9C", "1 beat 9C TC"
    )
    if not deal.over:
        run(deal, "2 stop")
    assert deal.over and deal.view(None)["drew_trump"] == 2 and interrupters(deal) == []
    offer = np.zeros(1, Offer)
    for seat in range(4):
        DURAK.legal(record(deal._states), seat, record(offer))
        assert offer["rows"][0] == 0


# --- seats without cards ---------------------------------------------------------------------------------------------


@rules("DU-35", "DU-A13")
def test_a_seat_without_cards_is_skipped() -> None:
    deal = repelled(bout("6C 7C", "8C 9C", "", "6S 7S"))
    assert roles(deal) == (1, 3)
    deal = taken(bout("6C 7C", "6D 9C", "", "6S 7S"))
    assert roles(deal) == (3, 0)
    deal = repelled(bout("6C 7C", "8C", "", "6S 7S"))  # the defender is out themselves
    assert roles(deal) == (3, 0)
    deal = repelled(bout("6C", "8C 9C", "6S 7S"))  # the attacker is
    assert roles(deal) == (1, 2) and hand(deal, 0) == ""
    assert roles(taken(bout("6C", "7D 9C", "6S 7S", "6H 7H"))) == (2, 3)
    assert roles(taken(bout("6S 7S", "6H 7H", "6C", "7D 9C", attacker=2, defender=3))) == (0, 1)


@rules("DU-36", "DU-A16", "DU-A17", "DU-G18")
def test_pairs_with_one_seat_out() -> None:
    hands = ["7C 8D TD", "7D KD JH AS TS", "8C 9S QH KS", ""]
    deal = repelled(bout(*hands, attacker=1, defender=2, form="pairs"))
    assert roles(deal) == (2, 1)  # seat 1 in the place of their partner
    run(deal, "2 attack 8C", "1 beat 8C JH")
    assert asked(deal) == [2, 0]
    run(deal, "2 stop")
    assert roles(deal) == (1, 0)
    run(deal, "1 attack KD", "0 take")
    assert asked(deal) == [1]
    run(deal, "1 done")
    assert roles(deal) == (1, 2)
    deal = bout(*hands, attacker=1, defender=0, form="pairs")
    assert roles(taken(deal)) == (1, 2)
    # Both seats that are out sit elsewhere: the two that are left go on against each other.
    deal = bout("", "7D TC JH", "8C 9S QH", "", attacker=2, defender=1, form="pairs")
    assert roles(repelled(deal.copy())) == (1, 2)
    assert roles(taken(deal)) == (2, 1)


@rules("DU-36", "DU-A17")
def test_pairs_when_the_defender_or_the_attacker_goes_out() -> None:
    assert roles(repelled(bout("6C 7C", "8C", "6D 7D", "6S 7S", form="pairs"))) == (3, 2)
    assert roles(repelled(bout("6C", "8C 9C", "6D 7D", "6S 7S", form="pairs"))) == (1, 2)
    assert roles(taken(bout("6C", "6D 7D", "8D 9D", "6S 7S", form="pairs"))) == (2, 3)
    assert roles(repelled(bout("6C 7C", "8C 9C", "6D 7D", "6S 7S", form="pairs"))) == (1, 2)
    assert roles(taken(bout("6C 7C", "6H 9C", "6D 7D", "6S 7S", form="pairs"))) == (2, 3)


@rules("DU-37", "DU-A17", "DU-G19")
def test_teams_with_one_seat_out() -> None:
    hands = ["6C 9H", "", "7C TH", "8C JH", "6D QH", "7D KH"]
    chain = [(0, 3), (3, 2), (2, 5), (5, 4), (4, 3), (3, 0)]
    for (attacker, defender), after in pairwise(chain):
        deal = bout(*hands, attacker=attacker, defender=defender, form="teams")
        assert roles(repelled(deal)) == after
    deal = taken(bout(*hands, attacker=0, defender=3, form="teams"))
    assert roles(deal) == (2, 5)
    assert roles(taken(bout(*hands, attacker=4, defender=5, form="teams"))) == (0, 3)
    full = [*hands[:1], "8D AH", *hands[2:]]
    assert roles(repelled(bout(*full, attacker=5, defender=0, form="teams"))) == (0, 1)
    assert roles(taken(bout(*full, attacker=5, defender=0, form="teams"))) == (1, 2)
    # Two of one team are out: the third has every turn of theirs.
    two = ["6C 9H", "", "7C TH", "", "6D QH", "7D KH"]
    assert roles(repelled(bout(*two, attacker=5, defender=0, form="teams"))) == (0, 5)
    assert roles(taken(bout(*two, attacker=0, defender=5, form="teams"))) == (2, 5)


# --- the end ---------------------------------------------------------------------------------------------------------


@rules("DU-3", "DU-A12", "DU-A23", "DU-G16")
def test_two_seats_at_the_end() -> None:
    deal = repelled(bout("9C", "TC"))
    assert deal.over and deal.points() == [0, 0] and deal.view(None)["lost"] == [False, False]
    deal = run(bout("9C", "TC 6D"), "0 attack 9C")
    assert not deal.over
    run(deal, "1 beat 9C TC")
    assert deal.over and deal.points() == [0, -1] and deal.view(None)["lost"] == [False, True]
    deal = run(bout("9C", "8C"), "0 attack 9C")
    assert deal.legal(1) == ["take"]
    run(deal, "1 take")
    assert deal.over and deal.points() == [0, -1] and hand(deal, 1) == "8C 9C"
    deal = run(bout("9C 6D", "TC"), "0 attack 9C", "1 beat 9C TC")
    assert deal.over and deal.points() == [-1, 0]
    assert deal.legal(0) == deal.legal(1) == [] and interrupters(deal) == []
    assert refusal(deal, 0, "attack 6D") == ("why-over", "RECORDS", {})


@rules("DU-3", "DU-A12", "DU-A13")
def test_with_a_stock_nobody_is_out() -> None:
    deal = repelled(bout("9C", "TC", "KC", stock="6C 7C 8C 9S TS JS 6D 7D 8D 9D TD JD QD KD AD AS AH"))
    assert not deal.over and deal.view(None)["hand_count"] == [6, 6, 6] and roles(deal) == (1, 2)
    # Judged after the drawing: two cards are left for the attacker, none for the defender.
    deal = repelled(bout("9C", "TC", stock="6C AH"))
    assert deal.over and deal.points() == [-1, 0] and hand(deal, 0) == "6C AH"
    # The last trump is drawn by the last but one: they alone have cards.
    assert repelled(bout("9C", "TC", "", stock="AH")).points() == [-1, 0, 0]


@rules("DU-3", "DU-35", "DU-G17", "DU-A12")
def test_the_last_of_three() -> None:
    deal = run(bout("9C", "TC", "KS"), "0 attack 9C", "1 beat 9C TC")
    assert deal.over and deal.points() == [0, 0, -1] and deal.turn is None
    # The hand ends only when the bout is settled, though its cards are the defender's last and the attacker's too.
    deal = run(bout("9C", "TC 6D", ""), "0 attack 9C")
    assert not deal.over and deal.view(None)["hand_count"] == [0, 2, 0]
    assert run(deal, "1 beat 9C TC").points() == [0, -1, 0]
    # Two of three who still hold cards play on.
    assert not repelled(bout("9C KD", "TC", "KS")).over
    assert not repelled(bout("9C", "TC 6D", "KS")).over


@rules("DU-3", "DU-A12", "DU-G24", "DU-A14", "DU-A23")
def test_teams_at_the_end() -> None:
    deal = repelled(bout("6C", "7C", "", "8D 9D", form="pairs", dealer=2))
    assert deal.over and deal.points() == [0, -1, 0, -1] and deal.view(None)["lost"] == [False, True, False, True]
    assert DURAK.next_dealer(deal.state) == 3
    deal = repelled(bout("6C", "7C", "", "", form="pairs", dealer=2))
    assert deal.over and deal.points() == [0, 0, 0, 0] and DURAK.next_dealer(deal.state) == 2
    deal = repelled(bout("6C 8D", "7C", "9D", "", form="pairs", dealer=2))
    assert deal.points() == [-1, 0, -1, 0] and DURAK.next_dealer(deal.state) == 0
    assert not repelled(bout("6C", "7C", "8S", "8D", form="pairs")).over
    deal = taken(bout("6C", "7C", "", "9D", "", "", form="teams", dealer=1))
    assert deal.points() == [0, -1, 0, -1, 0, -1] and DURAK.next_dealer(deal.state) == 3
    deal = repelled(bout("6C", "7C", "8D", "", "9D", "", form="teams", dealer=4))
    assert deal.points() == [-1, 0, -1, 0, -1, 0] and DURAK.next_dealer(deal.state) == 2
    deal = repelled(bout("6C", "7C", "", "", "9D", "", form="teams", dealer=3))
    assert deal.points() == [-1, 0, -1, 0, -1, 0] and DURAK.next_dealer(deal.state) == 4
    assert not repelled(bout("6C", "7C", "", "", "9D", "9S", form="teams")).over


@rules("DU-4", "DU-A14", "DU-A15")
def test_the_next_dealer() -> None:
    assert DURAK.next_dealer(run(bout("9C", "8C", dealer=0), "0 attack 9C", "1 take").state) == 1
    assert DURAK.next_dealer(repelled(bout("9C 6D", "TC", dealer=0)).state) == 0
    assert DURAK.next_dealer(repelled(bout("9C 6D", "TC", dealer=1)).state) == 0
    assert DURAK.next_dealer(repelled(bout("9C", "TC", dealer=1)).state) == 1
    assert DURAK.next_dealer(repelled(bout("9C", "TC", dealer=0)).state) == 0
    deal = repelled(bout("9C", "TC", "KS 7S 7D", "", "", dealer=4))
    assert deal.points() == [0, 0, -1, 0, 0] and DURAK.next_dealer(deal.state) == 2
    # A draw by pick-ups leaves the dealer where they are though everybody holds cards.
    deal = taken(bout("6C 7C", "9D TD", dealer=1, max_pickups=1))
    assert deal.over and DURAK.next_dealer(deal.state) == 1


@rules("DU-A22")
def test_pick_ups_without_a_stock_end_the_hand() -> None:
    hands = ["6C 7C 8C", "6D 7D 8D", "6S 7S 8S"]
    deal = taken(bout(*hands, max_pickups=2))
    assert not deal.over and deal.view(None)["pickups"] == 1
    taken(deal)
    assert deal.over and deal.points() == [0, 0, 0] and deal.view(None)["pickups"] == 2
    # Only in a row: a repelled attack begins the count anew.
    deal = bout("6C 9C 9D", "7D 8D KD", "6S 7S QH", max_pickups=2, pickups=1)
    run(deal, "0 attack 6C", "1 take", "0 done", "2 done")
    assert deal.over
    deal = repelled(bout("6C 9C 9D", "7D 8D KH", "6S 7S QH", max_pickups=2, pickups=1))
    assert deal.view(None)["pickups"] == 0 and not deal.over
    # Nor does one count after which somebody drew, be it the last card of the stock.
    deal = taken(bout("6C 7C 8C JC QC KC", "6D 7D 8D JD QD KD", max_pickups=1, stock="AH"))
    assert not deal.over and deal.view(None)["pickups"] == 0 and deal.view(None)["under"] is None
    assert taken(deal).over
    deal = taken(bout("6C 7C 8C JC QC KC", "6D 7D 8D JD QD KD", max_pickups=1, stock="AC AD AH"))
    assert not deal.over and deal.view(None)["pickups"] == 0
    # With a stock too, when nobody draws: all hold six or more (the last one who played had more).
    deal = bout("6C 7C 8C 9C TC JC QC", "6D 7D 8D 9D TD JD", "6S 7S 8S 9S TS JS QS", max_pickups=3, stock="AD KH")
    taken(deal)
    assert (deal.view(None)["pickups"], deal.view(None)["stock_count"]) == (1, 1)
    taken(deal)
    taken(deal)
    assert deal.over and deal.points() == [0, 0, 0] and deal.view(None)["ended"] == "pickups"
    # A hand that ends by itself at the limit is no draw; without a limit there is none.
    assert run(bout("9C", "8C", max_pickups=1), "0 attack 9C", "1 take").points() == [0, -1]
    deal = bout("6C 7C 8C", "6D 7D 8D", "6S 7S 8S", max_pickups=None, pickups=500)
    assert not taken(deal).over and deal.view(None)["pickups"] == 501
    deal = bout("6C 7C 8C", "6D 7D 8D", "6S 7S 8S", max_pickups=None, pickups=32766)
    for _ in range(3):  # the count stays at the largest number that its field holds
        assert not taken(deal).over and deal.view(None)["pickups"] == 32767
    assert not taken(bout(*hands, pickups=198)).over and taken(bout(*hands, pickups=199)).over


@rules("DU-A22")
def test_every_hand_has_a_bound() -> None:
    """With any number of seats, unless `max_pickups` is null."""
    for form in forms_of("durak"):
        endless = form.options.max_pickups is None and form.options.seats > 2 and form.options.form == "individual"
        assert (DURAK.longest(form.options) is None) == endless


@rules("DU-A22")
@pytest.mark.parametrize("seats", [3, 5])
def test_cards_that_go_round_end_in_a_draw_even_while_there_is_a_stock(seats: int) -> None:
    """Who each give one card and take one: with an odd number nobody has fewer than six after that, nor draws."""
    for most in (1, 7, 200, None):
        options = DURAK.settle({"seats": seats, "max_pickups": most})
        deal = Deal(DURAK, options, shuffle=Random(3).shuffle, fast=True)
        while not deal.over and len(deal.actions) < 3000:
            legal = deal.legal(deal.turn or 0)
            deal.play(deal.turn or 0, next((word for word in ("take", "done") if word in legal), legal[0]))
        assert deal.over == (most is not None), "and without a limit for ever"
        assert deal.view(None)["stock_count"] > 0
        if most is not None:
            assert (deal.view(None)["pickups"], deal.points()) == (most, [0] * seats)
            assert len(deal.actions) <= (DURAK.longest(options) or 0)
