"""Sealed decks: written down by hand once, bound to deck, nonce and reshuffles; forged ones are found out."""

import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from stolik.games import GAMES
from stolik.match import BadRecord, Match, check_record, to_record
from stolik.match.seal import broken, reshuffled, seal

NONCE = "0123456789abcdef" * 4


def golf(nonce: str = NONCE, seed: int = 5, deals: int = 1) -> Match:
    """A finished match of golf in which the stock was shuffled anew, sealed."""
    game, chance = GAMES["golf"], random.Random(seed)
    match = Match(game, game.settle({"seats": 8, "deals": deals, "stall_turns": 40}), fast=True)
    deck = [game.pack.text(card) for card in game.deck(match.options)]
    for _ in range(deals):
        chance.shuffle(deck)
        match.begin_deal(deck, nonce)
        assert match.deal is not None
        while match.playing:
            if match.deal.chance_acts:
                match.reshuffle()
                continue
            legal = match.legal(match.deal.turn or 0)
            match.play(match.deal.turn or 0, next((text for text in legal if text in ("discard", "stock")), legal[0]))
    return match


def test_the_seal_of_a_deck() -> None:
    told = seal(GAMES["golf"], ["7C", "AS"], NONCE)
    assert told["scheme"] == "sha256" and told["nonce"] == NONCE
    assert told["hash"] == sha256(f"stolik/1 golf {GAMES['golf'].rules} {NONCE} 7C AS".encode()).hexdigest()
    assert broken(told, GAMES["golf"], ["7C", "AS"], []) == ""


def test_another_deck_order_nonce_game_or_revision_has_another_seal() -> None:
    decks = (["7C", "AS"], ["AS", "7C"], ["7C"])
    games = (GAMES["golf"], GAMES["durak"], replace(GAMES["golf"], rules=99))
    seals = {seal(game, deck, nonce)["hash"] for game in games for deck in decks for nonce in (NONCE, "0" * 64)}
    assert len(seals) == 18


def test_a_reshuffle_follows_from_the_nonce() -> None:
    cards = ["7C", "AS", "2D", "2D"]
    keys = {k: sha256(f"{NONCE} reshuffle 1 {k} {card}".encode()).hexdigest() for k, card in enumerate(sorted(cards))}
    expected = [sorted(cards)[k] for k in sorted(keys, key=lambda k: keys[k])]
    assert reshuffled(cards, NONCE, 1) == reshuffled(cards[::-1], NONCE, 1) == expected
    many = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "CDHS"]
    assert len({tuple(reshuffled(many, nonce, number)) for nonce in (NONCE, "0" * 64) for number in (0, 1)}) == 4


def test_golf_is_reshuffled_as_the_seal_says() -> None:
    match = golf()
    lines = [line for line in match.deals[0].actions if line.startswith("- reshuffle")]
    assert lines, "it came to that"
    for number, line in enumerate(lines):
        stock = line.split(" ")[2:]
        assert stock == reshuffled(stock, NONCE, number)
    assert match.deals[0].seal == seal(match.game, match.deals[0].deck, NONCE)
    assert golf(nonce="f" * 64).deals[0].actions != match.deals[0].actions


def test_a_sealed_record_is_proved() -> None:
    record = to_record(golf(), ["human"] * 8)
    assert check_record(record, GAMES).over
    assert record["deals"][0]["seal"] == seal(GAMES["golf"], record["deals"][0]["deck"], NONCE)
    del record["deals"][0]["seal"]
    assert check_record(record, GAMES).over, "a record need not be sealed"


def test_a_record_of_a_server_is_sealed_throughout() -> None:
    """Review S4: seals that somebody took out are missed, all of them or some."""
    record = to_record(golf(deals=2), ["human"] * 8, {"code": "K7QX-1"})
    assert check_record(record, GAMES).over and len(record["deals"]) == 2
    for deal in (2, 1):
        del record["deals"][deal - 1]["seal"]
        with pytest.raises(BadRecord) as refused:
            check_record(record, GAMES)
        assert (refused.value.reason, refused.value.deal) == ("record-seal-missing", deal)
    own = to_record(golf(deals=2), ["human"] * 8)
    del own["deals"][1]["seal"]
    with pytest.raises(BadRecord, match="seal is missing"):
        check_record(own, GAMES)


def other_stock(deal: dict[str, Any]) -> None:
    """A reshuffle in another order: its cards are the same, but nobody may have looked at them yet."""
    at = max(k for k, line in enumerate(deal["actions"]) if line.startswith("- reshuffle"))
    verb, *cards = deal["actions"][at].split(" ")[1:]
    cards[-1], cards[-2] = cards[-2], cards[-1]
    deal["actions"][at] = " ".join(["-", verb, *cards])


@cache
def sealed_record() -> dict[str, Any]:
    return to_record(golf(seed=11), ["human"] * 8)


FORGED: dict[str, list[Callable[[dict[str, Any]], Any]]] = {
    "record-seal-scheme": [
        lambda deal: deal["seal"].update(scheme="md5"),
        lambda deal: deal["seal"].pop("scheme"),
        lambda deal: deal.update(seal="sealed"),
        lambda deal: deal.update(seal={}),
        lambda deal: deal.update(seal=None),
    ],
    "record-seal-nonce": [
        lambda deal: deal["seal"].pop("nonce"),
        lambda deal: deal["seal"].update(nonce=NONCE[:-1]),
        lambda deal: deal["seal"].update(nonce=NONCE + "0"),
        lambda deal: deal["seal"].update(nonce=NONCE.upper()),
        lambda deal: deal["seal"].update(nonce=NONCE[:-1] + "\n"),
        lambda deal: deal["seal"].update(nonce=7),
    ],
    "record-seal-hash": [
        lambda deal: deal["seal"].update(nonce="0" * 64),
        lambda deal: deal["seal"].update(hash="0" * 64),
        lambda deal: deal["seal"].update(hash=deal["seal"]["hash"].upper()),
        lambda deal: deal["seal"].pop("hash"),
        lambda deal: deal["seal"].update(more="x"),
    ],
    "record-seal-reshuffle": [other_stock],
}


@pytest.mark.parametrize("reason, forge", [(reason, forge) for reason, all_ in FORGED.items() for forge in all_])
def test_a_forged_seal_is_refused(reason: str, forge: Callable[[dict[str, Any]], Any]) -> None:
    record = deepcopy(sealed_record())
    forge(record["deals"][0])
    with pytest.raises(BadRecord) as error:
        check_record(record, GAMES)
    assert (error.value.reason, error.value.deal) == (reason, 1)


def test_another_deck_under_the_same_seal_is_refused() -> None:
    """The host who would rather have dealt other cards must break the seal."""
    game = GAMES["goliath"]
    match = Match(game, game.settle({"seats": 3, "deals": 1}), fast=True)
    deck = [game.pack.text(card) for card in game.deck(match.options)]
    match.begin_deal(deck, NONCE)
    told = match.deals[0].seal
    other = Match(game, match.options, fast=True)
    other.begin_deal(deck[::-1])
    while other.playing and other.turn is not None:
        other.play(other.turn, other.legal(other.turn)[0])
    other.deals[0].seal = told
    with pytest.raises(BadRecord) as raised:
        check_record(to_record(other, ["human"] * 3), GAMES)
    assert raised.value.reason == "record-seal-hash"
