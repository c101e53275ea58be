"""`Deal`, the friendly face of any game: decks, turns, legal actions, refusals, chance, copies."""

import json
import random
from typing import Any

import pytest

import stolik
from stolik.core.deal import BadDeck, Deal, check_deck
from stolik.core.engine import Interpreted, engine
from stolik.core.errors import BadSeat
from stolik.core.game import IllegalAction
from stolik.core.state import CHANCE
from stolik.games import GAMES
from tests.position import dealt, position

GOLF, PLANOWANIE = GAMES["golf"], GAMES["planowanie"]


def played(deal: Deal, steps: int = 10**6, seed: int = 0) -> Deal:
    """The deal after so many random actions, or at its end."""
    choice = random.Random(seed)
    while not deal.over and steps:
        steps -= 1
        if deal.chance_acts:
            deal.reshuffle()
        else:
            seats = range(deal.options.seats) if deal.turn is None else [deal.turn]
            deal.play(*choice.choice([(seat, action) for seat in seats for action in deal.legal(seat)]))
    return deal


def refusal(deal: Deal, seat: int, action: str) -> Any:
    """The reason why the action is refused; nothing may have changed."""
    before = facts(deal), list(deal.actions)
    with pytest.raises(IllegalAction) as raised:
        deal.play(seat, action)
    assert (facts(deal), deal.actions) == before
    assert (raised.value.seat, raised.value.action) == (seat, action)
    return raised.value.reason


def facts(deal: Deal) -> list[Any]:
    """All fields of the state; its bytes have gaps between them, which say nothing."""
    return [deal.state[name].tolist() for name in deal.state.dtype.names]


# --- decks ----------------------------------------------------------------------------------------------------------


def test_a_deal_is_dealt_from_its_deck_and_nothing_else() -> None:
    deck = dealt(PLANOWANIE, seats=3, seed=3).deck
    deal = Deal(PLANOWANIE, PLANOWANIE.settle({"seats": 3}), deck, dealer=1, number=15)
    assert deal.deck == deck and deal.deck is not deck
    assert [sorted(deal.view(seat)["hand"]) for seat in (2, 0, 1)] == [sorted(deck[k:6:3]) for k in (0, 1, 2)]
    assert deal.view(None)["turned"] == deck[6]
    assert (deal.dealer, deal.number, deal.turn, deal.actions) == (1, 15, 2, [])


def test_a_deck_is_shuffled_if_there_is_none() -> None:
    options = PLANOWANIE.settle({})
    shuffled = Deal(PLANOWANIE, options, shuffle=random.Random(1).shuffle).deck
    assert shuffled == Deal(PLANOWANIE, options, shuffle=random.Random(1).shuffle).deck
    assert shuffled != Deal(PLANOWANIE, options, shuffle=random.Random(2).shuffle).deck
    assert sorted(shuffled) == sorted(PLANOWANIE.pack.texts.values())
    with pytest.raises(ValueError, match="nothing to shuffle one with"):
        Deal(PLANOWANIE, options)


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_is_exactly_the_pack(name: str) -> None:
    game = GAMES[name]
    for seats in range(game.seats[0], game.seats[1] + 1):
        options = game.settle({"seats": seats})
        deck = [game.pack.text(card) for card in game.deck(options)]
        check_deck(game, options, deck[::-1])

        def refused(deck: list[str], game: Any = game, options: Any = options) -> tuple[str, dict[str, Any]]:
            with pytest.raises(BadDeck) as raised:
                Deal(game, options, deck)
            assert "why-" not in str(raised.value) and " " in str(raised.value)
            return raised.value.reason, raised.value.values

        assert refused(deck[1:]) == ("why-deck-size", {"count": len(deck) - 1, "wanted": len(deck)})
        assert refused([*deck, deck[0]]) == ("why-deck-size", {"count": len(deck) + 1, "wanted": len(deck)})
        assert refused(["X1", *deck]) == ("why-deck-unknown", {"text": "X1"})
        assert refused([]) == ("why-deck-size", {"count": 0, "wanted": len(deck)})
        other = next(card for card in deck if card != deck[0])
        twice = [other, *deck[1:]]
        assert refused(twice) == ("why-deck-twice", {"card": other, "missing": deck[0]})


def test_a_card_that_is_not_in_play_here() -> None:
    deck = stolik.new_deal("goliath", seed=0, seats=3).deck
    with pytest.raises(BadDeck) as raised:
        stolik.new_deal("goliath", ["V18", *deck[1:]], seats=3)
    assert (raised.value.reason, raised.value.values) == ("why-deck-twice", {"card": "V18", "missing": deck[0]})


# --- acting ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_legal_actions_are_sorted_texts_and_all_can_be_played(name: str) -> None:
    deal = played(dealt(GAMES[name], seed=4), 12)
    for seat in range(deal.options.seats):
        legal = deal.legal(seat)
        assert legal == sorted(set(legal)) and len(legal) == len(deal.legal_numbers(seat))
        for action in legal:
            assert deal.game.action_number(action) in deal.legal_numbers(seat)
            twin = deal.copy()
            twin.play(seat, action)
            assert twin.actions == [*deal.actions, f"{seat} {action}"]
        assert (deal.turn == seat) <= bool(legal)


def test_refusals() -> None:
    deal = dealt(PLANOWANIE, seats=3)
    assert refusal(deal, 1, "bid") == ("why-no-action", "RECORDS", {"action": "bid"})
    assert refusal(deal, 3, "bid 1") == refusal(deal, -1, "bid 1") == ("why-no-seat", "RECORDS", {"count": 3})
    assert refusal(deal, 0, "bid 1") == PLANOWANIE.why(deal.view(0), "bid 1") == ("why-not-turn", "PL-7", {"seat": 1})
    assert deal.why(0, "bid 1").id == "why-not-turn" and deal.why(3, "bid 1").id == "why-no-seat"
    played(deal)
    assert refusal(deal, 1, "bid 1") == ("why-over", "RECORDS", {})
    assert refusal(deal, 9, "bid 1").id == "why-no-seat"


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_that_is_over(name: str) -> None:
    deal = dealt(GAMES[name], seed=2)
    with pytest.raises(ValueError, match="no points yet"):
        deal.points()
    assert not deal.over
    played(deal)
    assert deal.over and deal.turn is None and not deal.chance_acts
    assert [deal.legal(seat) for seat in range(deal.options.seats)] == [[]] * deal.options.seats
    points = deal.points()
    assert len(points) == deal.options.seats and all(type(number) is int for number in points)
    assert deal.points() == points and deal.view(0)["phase"] == "over"
    assert json.loads(json.dumps(deal.view(None))) == deal.view(None)


def test_nobody_in_particular_acts_in_trojki() -> None:
    deal = dealt(GAMES["trojki"])
    assert deal.turn is None and not deal.over and not deal.chance_acts
    assert all(deal.legal(seat) for seat in range(deal.options.seats))


# --- chance ---------------------------------------------------------------------------------------------------------


def without_a_stock() -> Deal:
    """Golf for two: the next draw needs the discards 3D and KS, which lie under 7C (GO-G11)."""
    deal = dealt(GOLF, seats=2, stall_turns=None)
    for seat in (1, 0):
        deal.play(seat, "peek 4 5")
    for turn in range(39):
        deal.play((turn + 1) % 2, "stock")
        deal.play((turn + 1) % 2, "discard")
    return deal


def test_chance_acts_when_the_stock_is_gone() -> None:
    deal = without_a_stock()
    assert deal.chance_acts and deal.turn is None and not deal.over
    assert [deal.legal(seat) for seat in (0, 1)] == [[], []]
    assert refusal(deal, 0, "stock").id == "golf-why-reshuffle"
    known = [deal.game.pack.text(card) for card in deal.game.reshuffle(deal.state)]
    assert len(known) == 39
    twin = deal.copy()
    text = deal.reshuffle()
    assert text == deal.actions[-1].removeprefix("- ") and text.split(" ")[0] == "reshuffle"
    assert sorted(text.split(" ")[1:]) == sorted(known) and text.split(" ")[1:] != known
    assert not deal.chance_acts and deal.turn == 0
    twin.reshuffle(known)
    assert twin.actions[-1] == f"- reshuffle {' '.join(known)}"
    drawn = []
    for seat in (0, 1, 0):
        twin.play(seat, "stock")
        drawn.append(twin.view(seat)["drawn"])
        twin.play(seat, "discard")
    assert drawn == known[:3]


def test_cards_that_are_not_to_be_shuffled_are_refused() -> None:
    deal = without_a_stock()
    known = [deal.game.pack.text(card) for card in deal.game.reshuffle(deal.state)]
    for cards in ([], known[1:], [*known, known[0]], [known[1], *known[1:]]):
        with pytest.raises(IllegalAction) as raised:
            deal.reshuffle(cards)
        assert (raised.value.seat, raised.value.action) == (CHANCE, " ".join(["reshuffle", *cards]))
        assert raised.value.reason == ("why-reshuffle", "GO-A5", {"cards": known})
        assert deal.chance_acts


@pytest.mark.parametrize("name", GAMES)
def test_chance_does_not_act_out_of_turn(name: str) -> None:
    deal = dealt(GAMES[name])
    for cards in (None, [], ["7C"]):
        with pytest.raises(IllegalAction) as raised:
            deal.reshuffle(cards)
        assert raised.value.reason == ("why-reshuffle", GAMES[name].reshuffle_rule, {"cards": []})
    assert deal.actions == []


# --- the same once more -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_was_done_is_done_again(name: str) -> None:
    for steps in (9, 10**6):
        deal = played(dealt(GAMES[name], seed=1), steps)
        twin = Deal(deal.game, deal.options, deal.deck, deal.dealer, deal.number)
        twin.again(deal.actions)
        assert facts(twin) == facts(deal) and twin.actions == deal.actions and twin.over == deal.over


def test_chance_acts_again_and_what_is_wrong_is_refused_as_when_it_is_played() -> None:
    deal = without_a_stock()
    twin, known = deal.copy(), list(deal.actions)
    deal.reshuffle()
    deal.play(0, "stock")
    new = deal.actions[len(known) :]
    for wrong, error in (("0 stock", IllegalAction), ("nobody stock", ValueError)):
        with pytest.raises(error):
            twin.again([wrong])
        assert twin.actions == known
    for wrong in ("1 stock", "0 sing", "7 stock", "0 discard"):
        stopped = twin.copy()
        with pytest.raises((IllegalAction, ValueError)):
            stopped.again([new[0], wrong, new[1]])
        assert stopped.actions == [*known, new[0]], "what came before has been carried out"
    twin.again(new)
    assert facts(twin) == facts(deal) and twin.actions == deal.actions


# --- copies, what is unseen, machine code ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    deal = played(dealt(GAMES[name], seed=1), 9)
    twin = deal.copy()
    before = facts(deal), list(deal.actions), list(deal.deck)
    assert (facts(twin), twin.actions, twin.deck) == before
    played(twin, seed=5)
    twin.deck.clear()
    assert (facts(deal), deal.actions, deal.deck) == before
    again = deal.copy()
    assert facts(played(again, seed=5)) == facts(twin)


def test_a_copy_has_chance_of_its_own() -> None:
    deal = without_a_stock()
    twin = deal.copy()
    known = [deal.game.pack.text(card) for card in deal.game.reshuffle(deal.state)]
    deal.reshuffle(known)
    twin.reshuffle(known[::-1])
    deal.play(0, "stock")
    assert deal.view(0)["drawn"] == known[0]


def test_what_a_seat_alone_sees_is_counted() -> None:
    deal = dealt(GAMES["durak"], seats=2)
    assert [deal.seen_only_by(seat) for seat in range(2)] == [6, 6]
    attacker = deal.turn or 0
    deal.play(attacker, deal.legal(attacker)[0])
    assert deal.seen_only_by(attacker) == 5 and deal.seen_only_by(1 - attacker) == 6
    for seat in (-1, 2):
        with pytest.raises(BadSeat):
            deal.seen_only_by(seat)


def test_unseen_counts_what_lies_hidden_from_everybody() -> None:
    deal = dealt(GOLF, seats=2)
    unseen = deal.unseen
    assert unseen == 52 - 1, "the discard alone is seen"
    deal.play(1, "peek 4 5")
    deal.play(0, "peek 4 5")
    before = deal.unseen
    deal.play(1, "stock")
    assert deal.unseen == before - 1
    deal.play(1, "discard")
    assert deal.unseen == before - 1
    assert dealt(GAMES["goliath"]).unseen == 0


def test_points_are_those_of_the_position() -> None:
    deal = position(PLANOWANIE, {"seats": 3}, phase="over", bid=[7, 7, 0], won=[7, 8, 0])
    assert deal.points() == [17, 0, 10]


def test_a_deal_starts_interpreted_and_takes_machine_code_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def recorded(game: Any, wait: bool = False) -> Any:
        asked.append(wait)
        return engine(game, False)

    monkeypatch.setattr("stolik.core.deal.engine", recorded)
    deal = dealt(PLANOWANIE)
    assert isinstance(engine(PLANOWANIE), Interpreted) or deal.legal(1)
    Deal(PLANOWANIE, PLANOWANIE.settle({}), deal.deck, fast=True)
    assert asked[0] is False and asked[-1] is True
