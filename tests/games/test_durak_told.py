"""Durak in words: texts of actions, reasons for refusals, the events of every step, and what a view shows."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from stolik.core.deal import Deal
from stolik.core.game import Event, Reason, event
from stolik.games.durak import DURAK
from stolik.words import Words
from tests.games.durak_positions import PACK, TABLES, bout, deck, run, taken
from tests.position import dealt
from tests.rules import all_numbers, rules

WORDS = ("take", "allow", "stop", "done", "exchange")
KINDS = (("attack", ""), ("attack", " +"), ("give", ""), ("back", ""))
TEXTS = [
    *(f"{verb} {card}{more}" for verb, more in KINDS for card in PACK),
    *(f"beat {attack} {card}" for attack in PACK for card in PACK),
    *WORDS,
]

# --- texts -----------------------------------------------------------------------------------------------------------


def test_texts_and_numbers_are_inverse() -> None:
    numbers = [DURAK.action_number(text) for text in TEXTS]
    assert len(set(numbers)) == len(TEXTS) and [DURAK.action_text(number) for number in numbers] == TEXTS
    c7, hs = DURAK.pack.number("7C"), DURAK.pack.number("AS")
    assert DURAK.action_number("attack 7C") == c7
    assert DURAK.action_number("attack 7C +") == 64 + c7
    assert DURAK.action_number("give AS") == 128 + hs
    assert [DURAK.action_number(word) for word in WORDS] == [192, 193, 194, 195, 196]
    assert DURAK.action_number("beat 7C AS") == 64 * (4 + c7) + hs


@pytest.mark.parametrize(
    "text",
    ["", " ", "attack", "attack ", "attack 1C", "attack 7c", "attack 7C ", "attack 7C +  ", "attack 7C+",
     "attack 7C 8C", "attack + 7C", "attack 7C -", "attack 7C + 8C", "attack X +", "give", "give 7", "give 7C +",
     "give 7C 7D", "beat", "beat 7C", "beat 7C 1C", "beat 1C 7C", "beat 7C 8C 9C", "beat 7C 8C ", "take ", " take",
     "take 7C", "Take", "done 7C", "play 7C", "bid 01", "7C", "pass", "attack  7C"],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="^" + text.replace("+", r"\+") + "$"):
        DURAK.action_number(text)


# --- why not ---------------------------------------------------------------------------------------------------------


def why(deal: Deal, seat: int, action: str) -> tuple[str, str, dict[str, Any]]:
    assert action not in deal.legal(seat)
    return tuple(deal.why(seat, action))


def test_the_last_word_is_told() -> None:
    deal = run(bout("7C 7D 9D", "8C 8D KD AD", "9S TC", "6S QC"), "0 attack 7C", "1 beat 7C 8C")
    assert told(deal, "0 allow") == [("durak-allows", {"seat": 0, "other": 2})]
    barred = told(deal.copy(), "2 stop")
    assert barred == [("durak-passes", {"seat": 2, "other": 0, "barred": True})], "the third cannot add either"
    assert told(run(deal, "2 allow"), "3 stop") == [("durak-passes", {"seat": 3, "other": 0, "barred": False})]
    assert why(deal, 0, "allow") == ("durak-why-last-word", "DU-A7", {})
    assert why(deal, 0, "attack 9D") == ("durak-why-rank", "DU-15", {"card": "9D", "ranks": ["7", "8"]})
    assert told(deal, "0 stop")[0] == ("durak-stops", {"seat": 0})
    # Where the main attacker has no cards the last of the others ends the attack.
    deal = run(bout("7C", "8C 8D KD AD", "9S TC", "6S QC"), "0 attack 7C", "1 beat 7C 8C", "2 allow")
    assert told(deal, "3 stop")[0] == ("durak-stops", {"seat": 3})


@rules("DU-A7")
def test_what_is_asked_says_whether_to_stop_ends_the_attack() -> None:
    def words(deal: Deal, seat: int) -> Any:
        [asked] = DURAK.ask(deal.view(seat), deal.legal(seat))
        assert asked.id.startswith("durak-ask-throw") and asked.args["other"] == 0
        return asked.args["may"]

    hands = ("8C 8D KD AD", "9S TC", "6S QC")
    deal = run(bout("7C 7D 9D", *hands), "0 attack 7C", "1 beat 7C 8C")
    assert words(deal, 0) == "both", "their stop is for all"
    assert words(run(deal, "0 allow"), 2) == "bars", "it bars the third, and the main attacker goes on"
    assert words(run(deal, "2 allow"), 3) == "passes"
    assert words(run(deal, "3 stop"), 0) == "last"
    out = run(bout("7C", *hands), "0 attack 7C", "1 beat 7C 8C")
    assert words(out, 2) == "both" and words(run(out, "2 allow"), 3) == "stop", "the main attacker has no cards"
    alone = run(bout("7C 7D", "8C 8D KD"), "0 attack 7C", "1 beat 7C 8C")
    assert words(alone, 0) == "stop"
    barred = run(bout("7C 7D 9D", *hands, stop_allowed=False), "0 attack 7C", "1 beat 7C 8C")
    assert words(barred, 0) == "allow" and words(run(barred, "0 allow", "2 allow"), 3) == "passes"


@pytest.mark.parametrize(
    "language, ends, goes_on",
    [
        ("pl", "dość (koniec ataku)", "dość (ostatnie słowo ma Ala)"),
        ("de", "stopp (Ende des Angriffs)", "stopp (das letzte Wort hat Ala)"),
        ("en", "stop (the attack ends)", "stop (Ala has the last word)"),
    ],
)
def test_nobody_hears_of_an_end_of_the_attack_that_is_none(language: str, ends: str, goes_on: str) -> None:
    for message in ("durak-ask-throw", "durak-ask-throw-none"):
        for may, said in (("both", ends), ("stop", ends), ("bars", goes_on), ("passes", goes_on)):
            asked = event(message, may=may, other=0, cards=["7C"], hand=["7C"])
            assert said in Words(language, ("Ala", "Jan", "Ela"), me=2, game="durak").tell(asked), (message, may)


def test_why_not_attack() -> None:
    deal = bout("7C 8D 7D 7S 9S", "8C 6S 6C", "6D KD 8H", "TS TD")
    assert why(deal, 0, "attack 6C") == ("why-not-held", "DU-13", {"card": "6C"})
    assert why(deal, 0, "attack 8D +") == ("durak-why-no-other", "DU-29", {"card": "8D"})
    assert why(deal, 1, "attack 8C") == ("why-not-turn", "DU-19", {"seat": 0})
    for word in ("stop", "allow", "done"):
        assert why(deal, 0, word) == ("durak-why-open", "DU-A4", {})
    assert why(deal, 0, "give 7C") == ("durak-why-open", "DU-A4", {})
    assert why(deal, 0, "take") == ("durak-why-not-defender", "DU-23", {"seat": 1})
    assert why(deal, 2, "stop") == ("why-not-turn", "DU-19", {"seat": 0})
    assert why(deal, 2, "done") == ("why-not-turn", "DU-26", {"seat": 0})
    run(deal, "0 attack 7D +")
    for word in ("stop", "allow", "done", "give 7C"):
        assert why(deal, 0, word) == ("durak-why-more", "DU-29", {"card": "7D"})
    assert why(deal, 0, "attack 9S") == ("durak-why-rank", "DU-15", {"card": "9S", "ranks": ["7"]})
    run(deal, "0 attack 7S", "1 take", "0 done", "2 done", "3 done")
    deal = bout("7C 8D 7D 7S TS", "TC JC", "6D KD 8H", "9S TD")
    run(deal, "0 attack 7C", "1 beat 7C TC")
    assert why(deal, 0, "attack 8D") == ("durak-why-rank", "DU-15", {"card": "8D", "ranks": ["7", "T"]})
    assert why(deal, 0, "attack TS +") == ("durak-why-no-more", "DU-29", {"card": "TS", "count": 1})
    assert why(deal, 0, "done") == ("durak-why-no-gift", "DU-25", {})
    assert why(deal, 0, "give 7D") == ("durak-why-no-gift", "DU-25", {})
    assert why(deal, 3, "attack TD") == ("why-not-turn", "DU-19", {"seat": 0})
    run(deal, "0 allow", "2 allow")
    assert why(deal, 3, "allow") == ("durak-why-last", "DU-A7", {})
    deal = run(bout("7C", "7D TC JC", "6D", stop_allowed=False), "0 attack 7C", "1 beat 7C TC")
    assert why(deal, 2, "allow") == ("durak-why-last", "DU-A7", {})
    deal = run(bout("7C 9C", "7D TC JC", "6D", stop_allowed=False), "0 attack 7C", "1 beat 7C TC")
    assert why(deal, 0, "stop") == ("durak-why-no-stop", "DU-A7", {})


def test_why_not_beat_or_take() -> None:
    deal = bout("7C 7D 9S", "8D 6D 6S TC", "6C KD 8H")
    for action in ("take", "beat 7C TC"):
        assert why(deal, 1, action) == ("durak-why-nothing-open", "DU-A11", {})
    run(deal, "0 attack 7C +", "0 attack 7D")
    assert why(deal, 1, "beat 9C TC") == ("durak-why-not-facing", "DU-16", {"card": "9C", "cards": ["7C", "7D"]})
    assert why(deal, 1, "beat 7C AS") == ("why-not-held", "DU-13", {"card": "AS"})
    assert why(deal, 1, "beat 7D 6D") == ("durak-why-weak", "DU-13", {"attack": "7D", "card": "6D"})
    for action in ("attack TC", "allow", "stop", "done", "give TC"):
        assert why(deal, 1, action) == ("durak-why-defend", "DU-24", {})
    assert why(deal, 0, "take") == ("durak-why-not-defender", "DU-23", {"seat": 1})
    assert why(deal, 2, "beat 7C 8H") == ("durak-why-not-defender", "DU-23", {"seat": 1})
    assert why(deal, 2, "give 6C") == ("why-not-turn", "DU-26", {"seat": 1})
    run(deal, "1 beat 7D 8D")
    assert why(deal, 1, "beat 7D TC") == ("durak-why-not-facing", "DU-16", {"card": "7D", "cards": ["7C"]})
    run(deal, "1 beat 7C TC")
    assert why(deal, 1, "take") == ("durak-why-nothing-open", "DU-A11", {})


def test_why_not_give() -> None:
    deal = run(bout("7C 7D 9S", "8D 6D 6S TC", "6C KD 8H"), "0 attack 7C", "1 take")
    assert why(deal, 0, "give AS") == ("why-not-held", "DU-25", {"card": "AS"})
    assert why(deal, 0, "give 9S") == ("durak-why-rank", "DU-25", {"card": "9S", "ranks": ["7"]})
    for action in ("attack 7D", "stop", "allow", "attack 7D +"):
        assert why(deal, 0, action) == ("durak-why-gift", "DU-25", {})
    assert why(deal, 2, "done") == ("why-not-turn", "DU-26", {"seat": 0})
    assert why(deal, 1, "take") == ("durak-why-nothing-open", "DU-A11", {})
    assert why(deal, 1, "attack TC") == ("why-not-turn", "DU-19", {"seat": 0})
    assert deal.why(5, "done") == Reason("why-no-seat", "RECORDS", {"count": 3})


def test_why_not_exchange() -> None:
    """The rest of its reasons are in test_durak_end.py, each where the rule is."""
    deal = bout("6H 7C 8C", "6D 7D 8D", stock="9C KH")
    assert why(deal, 0, "exchange") == ("durak-why-six-received", "DU-33", {"card": "6H"})
    assert why(deal, 1, "exchange") == ("durak-why-no-six", "DU-32", {"card": "6H"})
    assert why(bout("6H 7C 8C", "6D 7D 8D"), 0, "exchange") == ("durak-why-exchange-late", "DU-34", {"card": "6H"})
    # In the middle of another's play one's own cards are not the reason.
    deal = run(bout("6H 6C 6S 7C", "6D 7D 8D", stock="9C KH"), "0 attack 6C +")
    assert why(deal, 1, "exchange") == ("durak-why-no-six", "DU-32", {"card": "6H"})
    deal = run(bout("6D 7D 6C", "6H 6S 7C", stock="9C KH"), "0 attack 6C +")
    assert why(deal, 1, "exchange") == ("durak-why-six-received", "DU-33", {"card": "6H"})
    # Exchanged, then drawn by somebody else: nobody can do it again.
    deal = bout("6C 7C 8C 9C TC JC", "6H 7D 8D 9D TD JD", stock="KH", six=1)
    run(deal, "1 exchange", "0 attack 6C", "1 take", "0 done")
    assert deal.view(None)["known"] == [["6H"], ["6C", "KH"]]
    for seat in (0, 1):
        assert why(deal, seat, "exchange") == ("durak-why-exchanged", "DU-A18", {"card": "6H"})


def steps(table: dict[str, Any], seed: int, number: int = 0, most: int = 400) -> Iterator[tuple[Deal, int, str]]:
    """A random deal: before each action the deal, who acts and how. A seat out of turn acts half the time."""
    source = random.Random(seed)
    deal = dealt(DURAK, dealer=seed % table["seats"], number=number, seed=seed, **table)
    while not deal.over and len(deal.actions) < most:
        for seat in range(table["seats"]):
            if seat != deal.turn and deal.legal(seat) and source.random() < 0.5:
                yield deal, seat, "exchange"
        seat = deal.turn
        yield deal, seat, source.choice(deal.legal(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_refusal_has_a_reason(table: dict[str, Any]) -> None:
    known = all_numbers()
    for k, (deal, seat, action) in enumerate(steps(table, 3, most=90)):
        if k % 11 == 0:
            for asking in range(table["seats"]):
                view, legal = deal.view(asking), set(deal.legal(asking))
                for text in TEXTS:
                    if text not in legal:
                        reason = DURAK.why(view, text)
                        assert reason.rule in known and reason.id.startswith(("durak-why-", "why-not-"))
                        assert (reason.id == "why-not-turn") <= (asking != view["turn"])
                        if reason.id == "why-not-held":
                            assert reason.args["card"] not in view["hand"] and reason.args["card"] in text
                        if reason.id == "durak-why-weak":
                            assert reason.args["card"] in view["hand"]
        deal.play(seat, action)


# --- what happened ---------------------------------------------------------------------------------------------------


def told(deal: Deal, *wanted: str, listener: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """The events that these steps bring a listener."""
    events: list[Event] = []
    for step in wanted:
        seat, _, action = step.partition(" ")
        before = deal.view(listener)
        deal.play(int(seat), action)
        events += DURAK.tell(before, int(seat), action, deal.view(listener))
    return [tuple(event) for event in events]


@rules("DU-6", "DU-7", "DU-A3")
def test_the_opening_is_told() -> None:
    hands = ["9H 7C 8C 9C TC JC", "7H AH 7D 8D 9D TD", "6C 6D 6S 7S 8S 9S"]
    deal = dealt(DURAK, deck(hands, "KH", dealer=2), dealer=2, seats=3)
    assert [tuple(event) for event in DURAK.opening(deal.view(0))] == [
        ("durak-deal", {"seat": 2}),
        ("durak-trump", {"card": "KH", "suit": "H", "count": 18}),
        ("durak-shows", {"seat": 1, "card": "7H"}),
        ("durak-bout", {"seat": 1, "other": 2, "count": 18}),
    ]
    deal = dealt(DURAK, [*(card for card in PACK if card != "9H"), "9H"], dealer=4, number=1, seats=6)
    assert [tuple(event) for event in DURAK.opening(deal.view(None))] == [
        ("durak-deal", {"seat": 4}),
        ("durak-trump-of-dealer", {"seat": 4, "card": "9H", "suit": "H"}),
        ("durak-bout", {"seat": 5, "other": 0, "count": 0}),
    ]


@rules("DU-18", "DU-30")
def test_a_repelled_attack_is_told() -> None:
    hands = ["6C 6D 9C TC JC QC", "7C 7D 7S 7H 8S 9S", "6S 9D TD JD QD KD", "6H 8D AD KC AC QS"]
    deal = bout(*hands, stock="KS AS TH")
    assert told(deal, "0 attack 6C +", "0 attack 6D", "1 beat 6C 7C", "1 beat 6D 7D", "0 allow") == [
        ("durak-opens", {"seat": 0, "card": "6C", "other": 1, "more": True}),
        ("durak-attacks", {"seat": 0, "card": "6D", "more": False}),
        ("durak-beats", {"seat": 1, "attack": "6C", "card": "7C"}),
        ("durak-beats", {"seat": 1, "attack": "6D", "card": "7D"}),
        ("durak-allows", {"seat": 0, "other": 2}),
    ]
    run(deal, "2 attack 6S", "1 beat 6S 7S", "0 allow", "2 allow", "3 attack 6H", "1 beat 6H 7H")
    last = deal.copy()
    assert told(deal, "0 stop") == [
        ("durak-stops", {"seat": 0}),
        ("durak-repelled", {"seat": 1, "count": 8}),
        ("durak-draws", {"seat": 0, "count": 2}),
        ("durak-draws", {"seat": 2, "count": 1}),
        ("durak-stock-gone", {"seat": 2, "card": "TH"}),
        ("durak-bout", {"seat": 1, "other": 2, "count": 0}),
    ]
    assert told(last.copy(), "0 stop", listener=2)[2:4] == [
        ("durak-draws", {"seat": 0, "count": 2}),
        ("durak-you-draw", {"seat": 2, "count": 1, "cards": ["TH"]}),
    ]
    assert told(last, "0 stop", listener=0)[2] == ("durak-you-draw", {"seat": 0, "count": 2, "cards": ["KS", "AS"]})
    # The sixth card beaten ends it without a word; the defender draws last, though they sit before the helper.
    deal = bout("6C TC", "7C 7D", "8C 8D", stock="6D 9C 9S TS JS JD QD KD QS KS AS AD AC KC QC QH TH", attacker=0)
    assert told(deal, "0 attack 6C", "1 beat 6C 7C", "0 stop", listener=1)[2:] == [
        ("durak-stops", {"seat": 0}),
        ("durak-repelled", {"seat": 1, "count": 2}),
        ("durak-draws", {"seat": 0, "count": 5}),
        ("durak-draws", {"seat": 2, "count": 4}),
        ("durak-you-draw", {"seat": 1, "count": 5, "cards": ["KC", "AC", "AD", "KS", "AS"]}),
        ("durak-bout", {"seat": 1, "other": 2, "count": 3}),
    ]  # fmt: skip


@rules("DU-24", "DU-25", "DU-28")
def test_a_pick_up_is_told() -> None:
    deal = bout("7C 8D 7S 8S KC TC", "8C 9C TD JC QD KD", "8H 9H 9S TS JS QS", stock="6C 6D 6S AC AD KH")
    run(deal, "0 attack 7C", "1 beat 7C 8C", "0 attack 8D")
    assert told(deal, "1 take", "0 give 8S", "0 done", "2 give 8H") == [
        ("durak-takes", {"seat": 1, "count": 3}),
        ("durak-gives", {"seat": 0, "card": "8S", "other": 1}),
        ("durak-done", {"seat": 0}),
        ("durak-gives", {"seat": 2, "card": "8H", "other": 1}),
    ]
    assert told(deal, "2 done", listener=0) == [
        ("durak-done", {"seat": 2}),
        ("durak-you-draw", {"seat": 0, "count": 3, "cards": ["6C", "6D", "6S"]}),
        ("durak-draws", {"seat": 2, "count": 1}),
        ("durak-bout", {"seat": 2, "other": 0, "count": 2}),
    ]
    # With no room for gifts the take is the end; what was taken is not drawn.
    for listener in (0, 1, None):
        deal = run(bout("7C 9D", "8S"), "0 attack 7C")
        assert told(deal, "1 take", listener=listener) == [
            ("durak-takes", {"seat": 1, "count": 1}),
            ("durak-bout", {"seat": 0, "other": 1, "count": 0}),
        ]
    # Nor is the last gift.
    for listener in (0, 1, None):
        deal = run(bout("7C 7D 9D", "8S 8C"), "0 attack 7C", "1 take")
        assert told(deal, "0 give 7D", listener=listener) == [
            ("durak-gives", {"seat": 0, "card": "7D", "other": 1}),
            ("durak-bout", {"seat": 0, "other": 1, "count": 0}),
        ]


@rules("DU-32", "DU-34")
def test_exchanges_are_told() -> None:
    deal = bout("6C 7C 8C 9C TC JC", "6H 7D 8D 9D TD JD", stock="QS KH", six=1)
    assert told(deal, "1 exchange") == [("durak-exchanges", {"seat": 1, "six": "6H", "card": "KH"})]
    deal = bout("6C 7C 8C 9C TC JC", "7D 8D 9D TD JD AH", stock="6H KH")
    run(deal, "0 attack 6C", "1 beat 6C AH", "0 stop")
    assert told(deal, "0 exchange") == [("durak-exchanges-with", {"seat": 0, "six": "6H", "card": "KH", "other": 1})]


@rules("DU-3", "DU-35", "DU-A12", "DU-A13", "DU-A22")
def test_the_end_is_told() -> None:
    deal = bout("9C", "TC KD", "KS 9S")
    assert told(deal, "0 attack 9C", "1 beat 9C TC", "2 attack 9S", "1 take") == [
        ("durak-opens", {"seat": 0, "card": "9C", "other": 1, "more": False}),
        ("durak-out", {"seat": 0}),
        ("durak-beats", {"seat": 1, "attack": "9C", "card": "TC"}),
        ("durak-attacks", {"seat": 2, "card": "9S", "more": False}),
        ("durak-takes", {"seat": 1, "count": 3}),
        ("durak-bout", {"seat": 2, "other": 1, "count": 0}),
    ]
    assert told(bout("9C 6D", "TC"), "0 attack 9C", "1 beat 9C TC")[1:] == [
        ("durak-beats", {"seat": 1, "attack": "9C", "card": "TC"}),
        ("durak-repelled", {"seat": 1, "count": 2}),
        ("durak-out", {"seat": 1}),
        ("durak-loses", {"seat": 0}),
    ]
    assert told(bout("9C", "TC"), "0 attack 9C", "1 beat 9C TC")[3:] == [
        ("durak-repelled", {"seat": 1, "count": 2}),
        ("durak-out", {"seat": 1}),
        ("durak-draw", {}),
    ]
    assert told(bout("6C", "7C", "", "8D 9D", form="pairs"), "0 attack 6C", "1 beat 6C 7C")[-1] == (
        "durak-team-loses", {"seats": [1, 3]},
    )  # fmt: skip
    deal = taken(bout("6C 7C 8C", "6D 7D 8D", max_pickups=2))
    assert told(run(deal, "0 attack 7C", "1 take"), "0 done") == [
        ("durak-done", {"seat": 0}),
        ("durak-draw-by-pickups", {"count": 2}),
    ]
    # A stock that does not reach everybody: the defender and a helper are out with the last card drawn.
    deal = bout("6C 7S", "9C", "", stock="AC AH")
    assert told(deal, "0 attack 6C", "1 beat 6C 9C") == [
        ("durak-opens", {"seat": 0, "card": "6C", "other": 1, "more": False}),
        ("durak-beats", {"seat": 1, "attack": "6C", "card": "9C"}),
        ("durak-repelled", {"seat": 1, "count": 2}),
        ("durak-draws", {"seat": 0, "count": 2}),
        ("durak-stock-gone", {"seat": 0, "card": "AH"}),
        ("durak-out", {"seat": 1}),
        ("durak-out", {"seat": 2}),
        ("durak-loses", {"seat": 0}),
    ]


class Listener:
    """Somebody who sees the first view and then hears events only."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me, self.counts = view["seat"], list(view["hand_count"])
        self.hand = set(view["hand"] or [])
        self.known = [set(cards) for cards in view["known"]]
        self.under, self.stock = view["under"], view["stock_count"]
        self.table: list[str] = []
        self.offered: list[str] = []
        self.defender, self.attacker, self.gone = view["defender"], view["attacker"], set[int]()
        self.lost: list[int] | None = None

    def move(self, card: str, source: int | None, target: int | None) -> None:
        for seat, step in ((source, -1), (target, 1)):
            if seat is not None:
                self.counts[seat] += step
                (self.known[seat].discard if step < 0 else self.known[seat].add)(card)
                if seat == self.me:
                    (self.hand.discard if step < 0 else self.hand.add)(card)

    def hear(self, event: Event) -> None:
        args = event.args
        seat = args.get("seat")
        match event.id:
            case "durak-opens" | "durak-attacks" | "durak-beats":
                self.move(args["card"], seat, None)
                self.table.append(args["card"])
            case "durak-takes":
                assert args["count"] == len(self.table) and seat == self.defender
                for card in self.table:
                    self.move(card, None, seat)
            case "durak-gives":
                self.move(args["card"], seat, args["other"])
            case "durak-offers-card":
                self.move(args["card"], seat, None)
                self.offered.append(args["card"])
            case "durak-sends-back":
                (self.offered or self.table).remove(args["card"])
                self.move(args["card"], None, args["other"])
            case "durak-keeps":
                assert sorted(args["cards"]) == sorted(self.offered) and seat == self.defender
                for card in self.offered:
                    self.move(card, None, seat)
                self.offered = []
            case "durak-repelled":
                assert args["count"] == len(self.table) and seat == self.defender
            case "durak-draws" | "durak-you-draw":
                assert (event.id == "durak-you-draw") == (seat == self.me)
                self.counts[seat] += args["count"]
                self.stock -= args["count"]
                self.hand |= set(args.get("cards", []))
            case "durak-stock-gone":
                assert args["card"] == self.under
                self.known[seat].add(self.under)
                self.under = None
                self.stock += 1
            case "durak-exchanges":
                self.move(args["six"], seat, None)
                self.move(args["card"], None, seat)
                self.under = args["six"]
            case "durak-exchanges-with":
                self.move(args["six"], seat, args["other"])
                self.move(args["card"], args["other"], seat)
            case "durak-out":
                assert seat not in self.gone
                self.gone.add(seat)
            case "durak-bout":
                self.attacker, self.defender, self.table = seat, args["other"], []
                assert args["count"] == self.stock + (self.under is not None)
            case "durak-loses":
                self.lost = [seat]
            case "durak-team-loses":
                self.lost = args["seats"]
            case "durak-draw" | "durak-draw-by-pickups":
                self.lost = []
            case _:
                assert event.id in ("durak-allows", "durak-passes", "durak-stops", "durak-done", "durak-too-many")


@rules("DU-16", "DU-31")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_listener_knows_all_that_the_view_shows(table: dict[str, Any]) -> None:
    seats = [None, *range(table["seats"])]
    for seed in (1, 2, 5):
        listeners: dict[int | None, Listener] = {}
        deal = None
        for deal, actor, action in steps(table, seed):
            listeners = listeners or {seat: Listener(deal.view(seat)) for seat in seats}
            before = {seat: deal.view(seat) for seat in seats}
            deal.play(actor, action)
            for seat, listener in listeners.items():
                after = deal.view(seat)
                for each in DURAK.tell(before[seat], actor, action, after):
                    listener.hear(each)
                if deal.over:
                    assert listener.lost == [s for s in range(table["seats"]) if after["lost"][s]]
                assert listener.counts == after["hand_count"] and listener.hand == set(after["hand"] or [])
                assert listener.known == [set(cards) for cards in after["known"]]
                assert (listener.attacker, listener.defender) == (after["attacker"], after["defender"])
                assert (listener.under, listener.stock) == (after["under"], after["stock_count"])
                if not after["under"]:
                    held = [after["hand_count"][s] + len(after["offered"][s]) for s in range(table["seats"])]
                    assert listener.gone == {s for s, count in enumerate(held) if not count}
        assert deal and (deal.over or table.get("max_pickups", 200) != 1)


# --- views -----------------------------------------------------------------------------------------------------------


def test_a_view_shows_the_own_hand_alone() -> None:
    deal = bout("7C 8D", "9C TC", "6D KD", stock="AC AD KH")
    view = deal.view(1)
    assert (view["game"], view["seat"], view["hand"], view["hand_count"]) == ("durak", 1, ["9C", "TC"], [2, 2, 2])
    assert deal.view(None)["hand"] is None
    assert "stock" not in view and view["stock_count"] == 2 and "six_holder" not in view
    assert set(view) == {
        "game", "phase", "seat", "seats", "dealer", "number", "turn", "hand_count", "hand", "known", "stock_count",
        "gone", "pickups_left",
        "under", "trump", "turned", "shown", "attacker", "defender", "attacks", "answers", "laid", "room", "more",
        "last_word", "offered", "exchanged", "taking", "drew_trump", "pickups", "lost", "points", "attackers", "sides",
        "out", "six", "ended",
    }  # fmt: skip


def test_who_has_cards_is_asked_though_none_of_them_fits() -> None:
    deal = run(bout("7C", "8C 9C", "6D KD"), "0 attack 7C", "1 beat 7C 8C")
    assert deal.turn == 2 and deal.legal(2) == ["stop"]
    deal = run(bout("7C KC", "8C 9C", "6D KD"), "0 attack 7C", "1 take")
    assert deal.turn == 0 and deal.legal(0) == ["done"]


def test_partners_are_named_when_a_hand_begins() -> None:
    """DU-1: who plays with whom is said, first the listener's own side; alone there are no sides."""
    sides = [
        [each.args for each in deal.game.opening(deal.view(seat)) if each.id == "durak-stands-sides"]
        for seats, form in ((4, "pairs"), (6, "teams"), (4, "individual"))
        for deal in [Deal(DURAK, DURAK.settle({"seats": seats, "form": form}), shuffle=list.sort)]
        for seat in (1,)
    ]
    pairs, teams, alone = sides
    assert pairs == [{"seats": [1, 3], "others": [0, 2]}]
    assert teams == [{"seats": [1, 3, 5], "others": [0, 2, 4]}]
    assert alone == []


# --- how it stands --------------------------------------------------------------------------------------------------


def stands(deal: Deal, seat: int | None = 0) -> dict[str, dict[str, Any]]:
    """What is said of everybody, but for the numbers of their cards."""
    return {each.id: each.args for each in DURAK.describe(deal.view(seat))["seats"] if "count" not in each.id}


@rules("DU-20", "DU-A12")
def test_who_may_attack_and_who_picks_up_is_said_of_the_seats() -> None:
    deal = Deal(DURAK, DURAK.settle({"seats": 4}), deck=random.Random(1).sample(PACK, len(PACK)), dealer=0)
    attacker, defender = deal.view(0)["attacker"], deal.view(0)["defender"]
    assert stands(deal) == {"durak-stands-order": {"seats": deal.view(0)["attackers"]}}
    assert stands(deal)["durak-stands-order"]["seats"][0] == attacker
    deal.play(attacker, deal.legal(attacker)[0])
    deal.play(defender, "take")
    assert stands(deal, None)["durak-stands-taking"] == {"seat": defender}


@pytest.mark.parametrize("seed", range(4))
def test_who_is_out_and_who_has_lost_is_said_of_the_seats(seed: int) -> None:
    choice = random.Random(seed)
    deal = Deal(DURAK, DURAK.settle({"seats": 3}), deck=choice.sample(PACK, len(PACK)), dealer=0)
    seen = set[str]()
    while deal.turn is not None:
        deal.play(deal.turn, choice.choice(deal.legal(deal.turn)))
        view, said = deal.view(1), stands(deal, 1)
        seen |= said.keys()
        assert said.get("durak-stands-out", {"seats": []})["seats"] == [] or view["ended"] is None
        if view["ended"] is None and any(view["out"]):
            assert said["durak-stands-out"] == {"seats": [seat for seat in range(3) if view["out"][seat]]}
    lost = [seat for seat in range(3) if deal.view(1)["lost"][seat]]
    assert stands(deal, 1) == ({"durak-loses": {"seat": lost[0]}} if lost else {"durak-draw": {}})
    assert {"durak-stands-order", "durak-stands-taking", "durak-stands-out"} <= seen
