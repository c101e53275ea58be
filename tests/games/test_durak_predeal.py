"""Durak's predeal: offering a cut, falling into the trap, touching the cards."""

import random
from typing import Any

import pytest

import stolik
from stolik.core.game import IllegalAction
from stolik.games import GAMES
from stolik.games.durak.predeal import DurakPredeal
from stolik.match import BadRecord, Match, replay, to_record
from tests.match.matches import step
from tests.rules import rules


def predealt(seats: int = 4, dealer: int = 1, *actions: str) -> DurakPredeal:
    """Before a deal, after these actions ("1 offer 3")."""
    predeal = DurakPredeal(seats, dealer)
    for text in actions:
        seat, action = int(text[0]), text[2:]
        assert action in predeal.legal(seat), text
        predeal.play(seat, action)
    assert predeal.actions == list(actions)
    return predeal


def match(*actions: str, seed: int = 1, dealer: int = 1, **options: Any) -> Match:
    """A match of durak with a predeal, after these actions before its first deal."""
    found = stolik.new_match("durak", dealer, seed, **{"seats": 4, "traditions": True, "deals": 2, **options})
    for text in actions:
        found.play(int(text[0]), text[2:])
    return found


# --- what may be done -----------------------------------------------------------------------------------------------


@rules("DU-8", "DU-9", "DU-A21")
def test_the_dealer_deals_or_offers_a_cut_and_all_others_may_touch() -> None:
    predeal = predealt()
    assert (predeal.turn, predeal.dealer, predeal.offered, predeal.done) == (1, 1, None, False)
    assert predeal.legal(1) == ["deal", "offer 0", "offer 2", "offer 3"]
    for seat in (0, 2, 3):
        assert predeal.legal(seat) == ["touch"]
    for seat in (-1, 4):
        assert predeal.legal(seat) == []


@rules("DU-9", "DU-A21")
def test_whoever_is_offered_the_cut_is_asked() -> None:
    predeal = predealt(4, 1, "1 offer 3")
    assert (predeal.turn, predeal.dealer, predeal.offered, predeal.done) == (3, 1, 3, False)
    assert predeal.legal(3) == ["accept", "decline", "touch"]
    assert predeal.legal(1) == []
    assert predeal.legal(0) == predeal.legal(2) == ["touch"]


@rules("DU-9", "DU-A21", "DU-G22")
def test_who_accepts_the_cut_becomes_the_dealer() -> None:
    predeal = predealt(4, 1, "1 offer 3", "3 accept")
    assert (predeal.turn, predeal.dealer, predeal.offered, predeal.done) == (3, 3, None, False)
    assert predeal.legal(3) == ["deal", "offer 0", "offer 1", "offer 2"] and predeal.legal(1) == ["touch"]


@rules("DU-9", "DU-G22")
def test_who_declines_the_cut_leaves_the_dealer_where_they_were() -> None:
    predeal = predealt(4, 1, "1 offer 3", "3 decline")
    assert (predeal.turn, predeal.dealer, predeal.offered, predeal.done) == (1, 1, None, False)
    assert predeal.legal(1) == ["deal", "offer 0", "offer 2", "offer 3"]


@rules("DU-8", "DU-A21")
@pytest.mark.parametrize("actions", [["2 touch"], ["1 offer 3", "2 touch"], ["1 offer 2", "2 touch"]])
def test_who_touches_the_cards_becomes_the_dealer(actions: list[str]) -> None:
    predeal = predealt(4, 1, *actions)
    assert (predeal.turn, predeal.dealer, predeal.offered, predeal.done) == (2, 2, None, False)


@rules("DU-A21")
def test_the_deal_ends_the_predeal() -> None:
    predeal = predealt(2, 0, "1 touch", "1 deal")
    assert predeal.done and predeal.dealer == 1
    assert predeal.legal(0) == predeal.legal(1) == []
    assert not predealt(2, 0, "1 touch").done


# --- what is said ---------------------------------------------------------------------------------------------------


@rules("DU-8", "DU-9", "DU-A21")
@pytest.mark.parametrize(
    "actions, seat, action, wanted",
    [
        ([], 1, "accept", ("durak-why-no-offer", "DU-9", {})),
        ([], 3, "decline", ("durak-why-no-offer", "DU-9", {})),
        (["1 offer 3"], 2, "accept", ("durak-why-no-offer", "DU-9", {})),
        ([], 1, "touch", ("durak-why-dealer-touch", "DU-8", {})),
        ([], 0, "deal", ("durak-why-only-dealer", "DU-8", {"seat": 1})),
        ([], 0, "offer 2", ("durak-why-only-dealer", "DU-8", {"seat": 1})),
        (["1 offer 3"], 1, "deal", ("durak-why-offer-open", "DU-9", {"other": 3})),
        (["1 offer 3"], 1, "offer 2", ("durak-why-offer-open", "DU-9", {"other": 3})),
        ([], 1, "offer 1", ("durak-why-offer-self", "DU-9", {})),
        ([], 1, "offer 4", ("why-no-seat", "DU-9", {"count": 4})),
        ([], 1, "offer", ("why-no-seat", "DU-9", {"count": 4})),
        ([], 1, "deal now", ("why-no-action", "DU-A21", {"action": "deal now"})),
        ([], 0, "touch 1", ("why-no-action", "DU-A21", {"action": "touch 1"})),
        ([], 1, "attack 7C", ("why-no-action", "DU-A21", {"action": "attack 7C"})),
        ([], 4, "touch", ("why-no-seat", "RECORDS", {"count": 4})),
        ([], -1, "deal", ("why-no-seat", "RECORDS", {"count": 4})),
    ],
)
def test_why_not(actions: list[str], seat: int, action: str, wanted: Any) -> None:
    predeal = predealt(4, 1, *actions)
    assert action not in predeal.legal(seat)
    assert predeal.why(seat, action) == wanted
    found = match(*actions)
    with pytest.raises(IllegalAction) as refused:
        found.play(seat, action)
    assert refused.value.reason == wanted
    assert found.predeal is not None and found.predeal.actions == actions


@rules("DU-A21")
def test_all_hear_what_is_done() -> None:
    predeal = predealt()
    assert predeal.tell(1, "offer 3") == [("durak-offers", {"seat": 1, "other": 3})]
    assert predeal.tell(3, "accept") == [("durak-accepts", {"seat": 3})]
    assert predeal.tell(3, "decline") == [("durak-declines", {"seat": 3})]
    assert predeal.tell(2, "touch") == [("durak-touches", {"seat": 2})]
    assert predeal.tell(1, "deal") == [("durak-traditions-deal", {"seat": 1})]


@rules("DU-A21")
def test_all_see_the_same() -> None:
    predeal = predealt(4, 1, "1 offer 3")
    told = {"game": "durak", "phase": "before", "seats": 4, "dealer": 1, "turn": 3, "offered": 3, "usual": "decline"}
    for seat in (0, 1, 2, 3, None):
        assert predeal.view(seat) == {**told, "seat": seat}


# --- in a match -----------------------------------------------------------------------------------------------------


@rules("DU-A21")
def test_a_predeal_comes_before_each_deal_and_only_where_it_is_played() -> None:
    assert stolik.new_match("durak", seed=0).predeal is None
    found = match()
    assert found.predeal is not None and not found.between and not found.over and found.turn == 1
    assert found.view(2) == found.predeal.view(2) and found.legal(1) == found.predeal.legal(1)
    with pytest.raises(ValueError, match="a deal begins"):
        found.begin_deal()
    view = found.view(0)
    found.play(1, "deal")
    assert found.tell(view, 1, "deal", found.view(0)) == [("durak-traditions-deal", {"seat": 1})]
    assert found.between and found.turn is None and found.legal(1) == []
    assert found.why(1, "deal").id == "match-why-not-begun" and found.view(0) == {"game": "durak", "phase": "before"}
    deal = found.begin_deal()
    assert found.turn == deal.turn and found.legal(deal.turn or 0) == deal.legal(deal.turn or 0)
    assert found.view(0) == deal.view(0) and found.why(0, "touch") == deal.why(0, "touch")
    views = [found.view(0)]
    choice = random.Random(0)
    step(found, choice)
    seat, _, action = found.deals[0].actions[0].partition(" ")
    heard = found.tell(views[0], int(seat), action, found.view(0))
    assert heard == found.game.tell(views[0], int(seat), action, found.view(0)) and heard[0].id.startswith("durak-")
    while found.playing:
        step(found, choice)
    assert found.predeal is not None and found.predeal.actions == [] and found.predeal.dealer == found.dealer
    assert not found.between and found.turn == found.dealer and found.view(0) == found.predeal.view(0)
    assert found.legal(found.dealer) == found.predeal.legal(found.dealer) != []
    assert found.why(found.dealer, "touch").id == "durak-why-dealer-touch"
    found.play(found.dealer, "deal")
    found.begin_deal()
    while found.playing:
        step(found, choice)
    assert found.over and found.predeal is None and not found.between
    assert found.legal(0) == [] and found.why(0, "touch").id == "why-over"


@rules("DU-8", "DU-9", "DU-11", "DU-A21", "DU-G22")
@pytest.mark.parametrize(
    "actions, dealer",
    [
        (["1 deal"], 1),
        (["1 offer 3", "3 accept", "3 deal"], 3),
        (["1 offer 3", "3 decline", "1 deal"], 1),
        (["1 offer 3", "2 touch", "2 deal"], 2),
        (["0 touch", "3 touch", "3 offer 1", "1 decline", "3 deal"], 3),
    ],
)
def test_who_ends_up_dealing_deals_and_their_left_attacks_in_later_hands(actions: list[str], dealer: int) -> None:
    found = match("1 deal")
    choice = random.Random(3)
    found.begin_deal()
    while found.playing:
        step(found, choice)
    lost = list(found.score)
    found.predeal = DurakPredeal(4, 1)
    for text in actions:
        found.play(int(text[0]), text[2:])
    view = found.begin_deal().view(None)
    assert view["dealer"] == found.dealer == found.deals[1].dealer == dealer
    assert view["attacker"] == (dealer + 1) % 4
    assert found.score == lost, "nobody's record of lost hands changes"
    assert found.deals[1].predeal == actions


@rules("DU-A21")
def test_a_predeal_does_not_change_who_attacks_first_in_the_first_hand() -> None:
    for seed in range(6):
        one, other = match("1 deal", seed=seed), match("2 touch", "2 deal", seed=seed)
        shown = one.begin_deal().view(None)["shown"]
        if shown is not None:
            view = other.begin_deal().view(None)
            assert (
                shown == view["shown"] and other.deal is not None and shown in other.deal.view(view["attacker"])["hand"]
            )


def test_a_record_tells_the_predeal_unless_the_dealer_just_deals() -> None:
    found = match("1 deal")
    found.begin_deal()
    assert "before" not in to_record(found, ["x"] * 4)["deals"][0]
    found = match("2 touch", "2 deal")
    found.begin_deal()
    assert to_record(found, ["x"] * 4)["deals"][0]["before"] == ["2 touch", "2 deal"]


def test_a_copy_has_a_predeal_of_its_own() -> None:
    found = match("1 offer 3")
    twin = found.copy()
    twin.play(3, "accept")
    assert twin.turn == 3 and twin.predeal is not None and twin.predeal.dealer == 3
    assert found.predeal is not None and found.predeal.dealer == 1 and found.predeal.actions == ["1 offer 3"]


@pytest.mark.parametrize(
    "before, dealer, turn",
    [(["1 offer 3"], 1, 3), (["2 touch"], 2, 2), (["1 offer 3", "3 accept", "0 touch"], 0, 0), (["1 deal"], 1, None)],
)
def test_a_predeal_under_way_is_kept(before: list[str], dealer: int, turn: int | None) -> None:
    record = to_record(match(*before), ["x"] * 4)
    assert record["deals"] == [] and record["before"] == before
    found = replay(record, GAMES)
    assert found.predeal is not None and (found.predeal.dealer, found.predeal.actions) == (dealer, before)
    assert to_record(found, ["x"] * 4) == record
    assert turn is None or found.turn == turn
    later = match("1 deal")
    choice = random.Random(1)
    later.begin_deal()
    assert "before" not in to_record(later, ["x"] * 4)
    while later.playing:
        step(later, choice)
    assert later.predeal is not None
    later.play((later.predeal.dealer + 1) % 4, "touch")
    again = replay(to_record(later, ["x"] * 4), GAMES)
    assert again.predeal is not None and again.predeal.actions == later.predeal.actions


def test_a_predeal_under_way_must_be_possible() -> None:
    record = to_record(match("1 offer 3"), ["x"] * 4)
    for given, reason in (
        ([1], "record-deal"),
        (["1 deal", "1 deal"], "record-before-done"),
        (["1 accept"], "durak-why-no-offer"),
    ):
        with pytest.raises(BadRecord) as refused:
            replay({**record, "before": given}, GAMES)
        assert refused.value.reason == reason
    plain = to_record(stolik.new_match("durak", seed=1), ["x"] * 2)
    with pytest.raises(BadRecord) as raised:
        replay({**plain, "before": []}, GAMES)
    assert raised.value.reason == "record-no-before"


def test_whoever_watches_a_replay_sees_each_action_of_a_predeal() -> None:
    found = match("1 offer 3", "3 accept", "3 deal")
    found.begin_deal()
    seen: list[tuple[int, list[str]]] = []

    def watch(replayed: Match) -> None:
        seen.append((len(replayed.deals), list(replayed.predeal.actions) if replayed.predeal is not None else []))

    replay(to_record(found, ["x"] * 4), GAMES, watch=watch)
    told = ["1 offer 3", "3 accept", "3 deal"]
    assert seen == [(0, told[:1]), (0, told[:2]), (0, told), (1, told)]
