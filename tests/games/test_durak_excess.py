"""Durak with `allow_excess`: too many cards at once, too many gifts, and what the defender sends back."""

from itertools import combinations
from math import factorial
from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.core.game import IllegalAction
from stolik.games.durak import DURAK
from tests.games.durak_positions import bout, cards, hand, roles, run, words
from tests.rules import rules


def excess(*hands: str, **fields: Any) -> Deal:
    """A bout about to open, with the option."""
    return bout(*hands, allow_excess=True, **fields)


def choices(deal: Deal, kept: str) -> list[str]:
    """What is left on the table, or else in the defender's hand, after each way to send cards back."""
    if deal.view(None)["phase"] != "choose":
        return [kept]
    found: list[str] = []
    for action in deal.legal(deal.turn or 0):
        after = run(deal.copy(), f"{deal.turn} {action}")
        found += choices(after, " ".join(card for card in kept.split() if card != action.split()[1]))
    return found


def told(deal: Deal, *steps: str, listener: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """The events of these steps."""
    found = []
    for step in steps:
        seat, _, action = step.partition(" ")
        before = deal.view(listener)
        deal.play(int(seat), action)
        found += [tuple(event) for event in DURAK.tell(before, int(seat), action, deal.view(listener))]
    return found


def why(deal: Deal, seat: int, action: str) -> tuple[str, str, dict[str, Any]]:
    """Why an action is refused."""
    with pytest.raises(IllegalAction) as refused:
        deal.play(seat, action)
    return tuple(refused.value.reason)


# --- attack cards ----------------------------------------------------------------------------------------------------


@rules("DU-27", "DU-29", "DU-A10", "DU-G7")
def test_three_sixes_against_two_cards() -> None:
    strict = run(bout("6C 6D 6S", "7C 8D"), "0 attack 6C +", "0 attack 6D")
    assert (strict.turn, strict.legal(1)) == (1, ["beat 6C 7C", "beat 6D 8D", "take"])
    with pytest.raises(IllegalAction):
        run(bout("6C 6D 6S", "7C 8D"), "0 attack 6C +", "0 attack 6D +")
    deal = run(excess("6C 6D 6S", "7C 8D"), "0 attack 6C +", "0 attack 6D +")
    assert deal.legal(0) == ["attack 6S"] and deal.view(None)["offered"] == [["6C", "6D"], []]
    run(deal, "0 attack 6S")
    view = deal.view(None)
    assert (view["phase"], deal.turn, view["room"], view["laid"], view["more"]) == ("choose", 1, 2, 0, None)
    assert deal.legal(1) == ["back 6C", "back 6D", "back 6S"] and deal.legal(0) == []
    assert sorted(choices(deal, "6C 6D 6S")) == ["6C 6D", "6C 6S", "6D 6S"]
    run(deal, "1 back 6D")
    view = deal.view(None)
    assert (view["phase"], deal.turn, view["room"], view["laid"]) == ("defend", 1, 0, 2)
    assert (view["attacks"][:3], view["offered"]) == (["6C", "6S", None], [[], []])
    assert (hand(deal, 0), view["known"]) == ("6D", [["6D"], []])
    assert deal.legal(1) == ["beat 6C 7C", "take"]
    with pytest.raises(IllegalAction):
        run(excess("6C 6D 7C", "7C 8D"), "0 attack 6C +", "0 attack 7C")  # one rank to open with (DU-A6)


@rules("DU-27", "DU-A10")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_choice_can_be_made_in_any_order(count: int) -> None:
    deal = excess("9C 9D 9H 9S", " ".join(["TC", "TD", "TS"][:count]))
    run(deal, "0 attack 9C +", "0 attack 9D +", "0 attack 9H +", "0 attack 9S")
    ways = choices(deal, "9C 9D 9H 9S")
    each = sorted(" ".join(kept) for kept in combinations(["9C", "9D", "9H", "9S"], count))
    assert sorted(set(ways)) == each and len(ways) == len(each) * factorial(4 - count)


@rules("DU-26", "DU-27", "DU-A5")
def test_nothing_is_asked_when_there_is_room() -> None:
    deal = run(excess("9C 9D 9S", "TC TD JS"), "0 attack 9C +", "0 attack 9D +", "0 attack 9S")
    assert (deal.view(None)["phase"], deal.view(None)["room"], deal.turn) == ("defend", 0, 1)
    assert deal.view(None)["attacks"][:3] == ["9C", "9D", "9S"]
    deal = run(excess("9C", "TC TD"), "0 attack 9C")
    assert (deal.view(None)["phase"], deal.view(None)["offered"]) == ("defend", [[], []])


@rules("DU-27", "DU-A6", "DU-A10")
def test_only_cards_of_the_same_play_go_back() -> None:
    """Not those beaten before; and of any number of cards just as many as are too many."""
    deal = excess("7C 7D 7S 8D 8S KC", "8C JD QD", "6C")
    run(deal, "0 attack 7C", "1 beat 7C 8C")
    run(deal, "0 attack 7D +", "0 attack 8D +", "0 attack 7S +", "0 attack 8S")
    assert deal.view(None)["offered"] == [["7D", "8D", "7S", "8S"], [], []]
    assert deal.legal(1) == ["back 7D", "back 7S", "back 8D", "back 8S"]
    run(deal, "1 back 8D")
    assert deal.legal(1) == ["back 7D", "back 7S", "back 8S"], "in any order"
    run(deal, "1 back 7S")
    view = deal.view(None)
    assert (view["attacks"], view["answers"]) == (["7C", "7D", "8S", None, None, None], ["8C", *[None] * 5])
    assert deal.legal(1) == ["beat 7D JD", "beat 7D QD", "take"]
    run(deal, "1 take")
    assert hand(deal, 1) == "7C 8C 7D JD QD 8S", "what went back is not among it; there is no room for gifts"
    assert (hand(deal, 0), roles(deal)) == ("KC 8D 7S", (2, 0))


@rules("DU-17", "DU-26", "DU-27")
def test_nothing_that_went_back_is_played_again_in_the_bout() -> None:
    """The cards that stay fill the room, so beating them repels the attack: it cannot go on for ever."""
    deal = excess("6C 6D 6S AC", "7C 8D", "6H KC")
    run(deal, "0 attack 6C +", "0 attack 6D +", "0 attack 6S", "1 back 6S", "1 beat 6C 7C", "1 beat 6D 8D")
    assert (deal.view(None)["phase"], roles(deal), hand(deal, 0), hand(deal, 1)) == ("open", (2, 0), "AC 6S", "")
    assert deal.view(None)["known"] == [["6S"], [], []]
    assert deal.view(None)["offered"] == [[], [], []] and deal.view(None)["room"] == 2


@rules("DU-27", "DU-35", "DU-A13")
def test_who_gets_their_last_card_back_is_not_out() -> None:
    deal = excess("9C 9D", "TD", "KC")
    events = told(deal, "0 attack 9C +", "0 attack 9D", "1 back 9C")
    assert events == [
        ("durak-opens", {"seat": 0, "card": "9C", "other": 1, "more": True}),
        ("durak-attacks", {"seat": 0, "card": "9D", "more": False}),
        ("durak-too-many", {"seat": 1, "count": 1}),
        ("durak-sends-back", {"seat": 1, "card": "9C", "other": 0}),
    ]
    assert told(deal, "1 beat 9D TD") == [
        ("durak-beats", {"seat": 1, "attack": "9D", "card": "TD"}),
        ("durak-repelled", {"seat": 1, "count": 2}),
        ("durak-out", {"seat": 1}),
        ("durak-bout", {"seat": 2, "other": 0, "count": 0}),
    ]
    assert hand(deal, 0) == "9C"


@rules("DU-27", "DU-30", "DU-A24")
def test_cards_that_went_back_count_when_cards_are_drawn() -> None:
    deal = excess("6C 6D 6S 7S AC AS", "9C", "KC KD KS QC QS QD", stock="JC JS JD TC TS TD 8C 8S KH")
    run(deal, "0 attack 6C +", "0 attack 6D +", "0 attack 6S", "1 back 6C", "1 back 6S")
    before = deal.view(1)
    run(deal, "1 take")
    assert (hand(deal, 0), hand(deal, 1)) == ("6C JC AC 6S 7S AS", "9C TC 6D JD TS JS")
    assert DURAK.tell(before, 1, "take", deal.view(1))[1:3] == [
        ("durak-draws", {"seat": 0, "count": 1}),
        ("durak-you-draw", {"seat": 1, "count": 4, "cards": ["TC", "JD", "TS", "JS"]}),
    ]


# --- gifts -----------------------------------------------------------------------------------------------------------


@rules("DU-25", "DU-26", "DU-27", "DU-A9", "DU-A10")
def test_too_many_gifts() -> None:
    """All may give whatever fits; they lie on the table until the defender has chosen."""
    deal = excess("8C 8D", "9C 6H KC", "8S KD", "8H QD")
    run(deal, "0 attack 8C", "1 take")
    assert (hand(deal, 1), deal.view(None)["room"], deal.turn) == ("8C 9C KC 6H", 2, 0)
    assert told(deal, "0 give 8D") == [("durak-offers-card", {"seat": 0, "card": "8D", "other": 1})], "not yet out"
    run(deal, "2 give 8S", "2 done", "3 give 8H")
    assert deal.view(None)["offered"] == [["8D"], [], ["8S"], ["8H"]] and hand(deal, 1) == "8C 9C KC 6H"
    assert told(deal, "3 done") == [("durak-done", {"seat": 3}), ("durak-too-many", {"seat": 1, "count": 1})]
    assert (deal.turn, deal.legal(1)) == (1, ["back 8D", "back 8H", "back 8S"])
    taken = run(deal.copy(), "1 back 8D")
    assert [hand(taken, seat) for seat in range(4)] == ["8D", "8C 9C KC 6H 8H 8S", "KD", "QD"]
    assert taken.view(None)["known"] == [["8D"], ["8C", "8H", "8S"], [], []] and roles(taken) == (2, 3)
    assert told(deal, "1 back 8S") == [
        ("durak-sends-back", {"seat": 1, "card": "8S", "other": 2}),
        ("durak-keeps", {"seat": 1, "cards": ["8D", "8H"]}),
        ("durak-out", {"seat": 0}),
        ("durak-bout", {"seat": 2, "other": 3, "count": 0}),
    ]
    assert [hand(deal, seat) for seat in range(4)] == ["", "8C 9C KC 8D 6H 8H", "KD 8S", "QD"]


@rules("DU-25", "DU-27")
def test_gifts_for_which_there_is_room() -> None:
    deal = excess("8C 8D KC", "9C 6H JD", "8S KD")
    run(deal, "0 attack 8C", "1 take", "0 give 8D", "0 done", "2 give 8S")
    assert told(deal, "2 done", listener=1) == [
        ("durak-done", {"seat": 2}),
        ("durak-keeps", {"seat": 1, "cards": ["8D", "8S"]}),
        ("durak-bout", {"seat": 2, "other": 0, "count": 0}),
    ]
    assert deal.view(None)["known"][1] == ["8C", "8D", "8S"]
    # The last gift of the round goes straight into the hand.
    deal = run(excess("8C KC", "9C 6H JD", "8S"), "0 attack 8C", "1 take", "0 done")
    assert told(deal, "2 give 8S")[:2] == [
        ("durak-gives", {"seat": 2, "card": "8S", "other": 1}),
        ("durak-out", {"seat": 2}),
    ]
    # After one that lies there it joins them.
    deal = run(excess("8C 8D KC", "9C 6H JD", "8S"), "0 attack 8C", "1 take", "0 give 8D", "0 done")
    assert told(deal, "2 give 8S")[:2] == [
        ("durak-offers-card", {"seat": 2, "card": "8S", "other": 1}),
        ("durak-keeps", {"seat": 1, "cards": ["8D", "8S"]}),
    ]


@rules("DU-26", "DU-G5")
def test_without_room_nobody_is_asked_for_gifts() -> None:
    deal = run(excess("8C 8D 8S 9D", "9C 6H", "KD 8H"), "0 attack 8C", "1 beat 8C 9C", "0 attack 9D", "1 take")
    assert (hand(deal, 1), roles(deal), deal.view(None)["phase"]) == ("8C 9C 9D 6H", (2, 0), "open")


@rules("DU-27", "DU-30")
def test_what_a_giver_got_back_is_not_drawn_again() -> None:
    deal = excess("8C 8D KC KD KS 6S", "9C", "8S 7C 7D 7S QC QD", stock="JC JS JD KH")
    # The defender holds one card, so there is no room for gifts; with two there is for one of them.
    assert run(deal, "0 attack 8C", "1 take").view(None)["phase"] == "open"
    deal = excess("8C 8D KC KD KS 6S", "9C 9D", "8S 7C 7D 7S QC QD", stock="JC JS JD KH")
    run(deal, "0 attack 8C", "1 take", "0 give 8D", "0 done", "2 give 8S", "2 done")
    assert told(deal, "1 back 8D", listener=0)[1:] == [
        ("durak-keeps", {"seat": 1, "cards": ["8S"]}),
        ("durak-you-draw", {"seat": 0, "count": 1, "cards": ["JC"]}),
        ("durak-draws", {"seat": 2, "count": 1}),
        ("durak-draws", {"seat": 1, "count": 2}),
        ("durak-stock-gone", {"seat": 1, "card": "KH"}),
        ("durak-bout", {"seat": 2, "other": 0, "count": 0}),
    ]
    assert (hand(deal, 0), hand(deal, 1)) == ("JC KC 8D KD 6S KS", "8C 9C 9D JD KH 8S")


@rules("DU-27", "DU-36", "DU-A16")
def test_pairs() -> None:
    deal = excess("8C 8D KC", "9C 6H", "8S KD", "7C", form="pairs")
    run(deal, "0 attack 8C", "1 take", "0 give 8D", "0 done", "2 give 8S", "2 done")
    assert (deal.turn, deal.legal(1), deal.legal(3)) == (1, ["back 8D", "back 8S"], [])
    assert roles(run(deal, "1 back 8S")) == (2, 3) and hand(deal, 2) == "KD 8S"


# --- the trump six ---------------------------------------------------------------------------------------------------


@rules("DU-32", "DU-33", "DU-A18")
def test_a_six_that_went_back_can_still_be_exchanged() -> None:
    deal = excess("6C 6H AC", "9C", stock="JC KH", six=0)
    run(deal, "0 attack 6C +", "0 attack 6H")
    assert deal.legal(0) == [], "it is on the table"
    assert "exchange" in run(deal.copy(), "1 back 6H").legal(0)
    assert "exchange" not in run(deal, "1 back 6C", "1 take").legal(0), "another player has it"
    assert "exchange" not in deal.legal(1)
    deal = excess("6C 6D", "9C TC", "6H AC", stock="JC JS JD KH", six=2)
    run(deal, "0 attack 6C", "1 take", "0 give 6D", "2 give 6H", "2 done")
    assert "exchange" in run(deal.copy(), "1 back 6H").legal(2)
    kept = run(deal, "1 back 6D")
    assert [seat for seat in range(3) if "exchange" in kept.legal(seat)] == []


@rules("DU-A19")
def test_who_sends_cards_back_may_exchange_in_between() -> None:
    """Not a `+` play of their own, so it is a moment like any other."""
    deal = excess("9C 9D 9S", "6H", stock="JC KH", six=1)
    run(deal, "0 attack 9C +", "0 attack 9D +", "0 attack 9S", "1 back 9C")
    assert deal.legal(1) == ["back 9D", "back 9S", "exchange"]
    run(deal, "1 exchange", "1 back 9S")
    assert deal.legal(1) == ["beat 9D KH", "take"]


# --- texts and reasons -----------------------------------------------------------------------------------------------


def test_texts() -> None:
    assert DURAK.action_number("back 6C") == 68 * 64 + DURAK.pack.number("6C")
    assert DURAK.action_text(DURAK.action_number("back TH")) == "back TH"
    for text in ("back", "back 6C 6D", "back 6C +", "back 11"):
        with pytest.raises(ValueError):
            DURAK.action_number(text)


@rules("DU-27", "DU-A10")
def test_why_not() -> None:
    deal = excess("6C 6D 6H 6S 9S", "7C 8D", "AC")
    assert why(deal, 1, "back 6C") == ("durak-why-nothing-back", "DU-27", {})
    run(deal, "0 attack 6C +", "0 attack 6D +", "0 attack 6H +")
    assert why(deal, 0, "attack 6S +") == ("durak-why-no-other", "DU-29", {"card": "6S"})
    assert why(deal, 0, "attack 9S") == ("durak-why-rank", "DU-15", {"card": "9S", "ranks": ["6"]})
    run(deal, "0 attack 6S")
    for action in ("beat 6C 7C", "take", "done", "attack 7C", "stop"):
        assert why(deal, 1, action) == ("durak-why-choose", "DU-27", {"count": 2})
    assert why(deal, 1, "back 7C") == (
        "durak-why-not-offered", "DU-27", {"card": "7C", "cards": ["6C", "6D", "6H", "6S"]},
    )  # fmt: skip
    assert why(deal, 0, "back 6C") == ("why-not-turn", "DU-27", {"seat": 1})
    assert why(deal, 2, "take") == ("durak-why-not-defender", "DU-23", {"seat": 1})
    run(deal, "1 back 6D")
    assert why(deal, 1, "back 6D") == (
        "durak-why-not-offered", "DU-27", {"card": "6D", "cards": ["6C", "6H", "6S"]},
    )  # fmt: skip
    # Without the option there is nothing that could go back; with one place only, the plus needs another card too.
    strict = run(bout("6C 6D", "9C"), "0 attack 6C")
    assert why(strict, 1, "back 6C") == ("durak-why-nothing-back", "DU-27", {})
    assert why(bout("6C 6D", "9C"), 0, "attack 6C +") == ("durak-why-no-more", "DU-29", {"card": "6C", "count": 1})
    assert why(bout("6C 7D", "9C"), 0, "attack 6C +") == ("durak-why-no-other", "DU-29", {"card": "6C"})


@rules("DU-A6", "DU-A10")
def test_more_cards_than_room_with_one_place_left() -> None:
    deal = excess("7C 7D 8D 7S", "8C 9C", "KC")
    run(deal, "0 attack 7C", "1 beat 7C 8C")
    assert cards(deal, 0, "attack") == "7D 7S 8D" and words(deal, 0) == ["allow", "stop"]
    assert {"attack 7D +", "attack 7S +", "attack 8D +"} <= set(deal.legal(0))
    strict = run(bout("7C 7D 8D 7S", "8C 9C", "KC"), "0 attack 7C", "1 beat 7C 8C")
    assert not [action for action in strict.legal(0) if action.endswith("+")]
