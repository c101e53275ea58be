"""Every refusal of options, decks, actions and records: provoked, and said in one line in all three languages."""

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any, cast

import pytest
from tests.match.matches import begun, played, recorded
from tests.match.test_seal import golf
from tests.words.test_words import messages

import stolik
from stolik.core.deal import BadDeck
from stolik.core.game import IllegalAction
from stolik.core.options import BadOption, from_text
from stolik.games import GAMES
from stolik.match import BadRecord, check_record, from_line, to_line, to_record
from stolik.match.seal import seal
from stolik.store import StoreError
from stolik.words import LANGUAGES, Words
from stolik.words.errors import LONGEST_VALUE, Explainable, explain

Json = Any
Path = tuple[str | int, ...]
GONE = object()
PLACES = {"option-place"} | {f"record-place-{part}" for part in ("line", "deal", "action", "action-number")}
WORDS = {language: Words(language) for language in LANGUAGES}
NESTED: Any = json.loads("[" * 400 + "]" * 400)


# --- records to damage, each checked once as it is ----------------------------------------------------------------


@cache
def _good(name: str) -> str:
    match = {
        "goliath": lambda: played("goliath", 1, True, seats=3, deals=1),
        "two": lambda: played("goliath", 2, seats=3, deals=2),
        "begun": lambda: begun("goliath", 20, 3, True, seats=3),
        "golf": lambda: begun("golf", 30, 4, seats=2, deals=1),
        "predeal": lambda: begun("durak", 40, 5, seats=3, traditions=True),
    }[name]()
    line = to_line(recorded(match))
    check_record(from_line(line), GAMES)
    return line


def good(name: str) -> Json:
    """A fresh copy of a good record."""
    return json.loads(_good(name))


def checked(record: Json) -> stolik.Match:
    """The match of a record that stands in line 3 of a file."""
    return check_record(from_line(json.dumps(record), 3), GAMES, 3)


def damage(record: Json, path: Path, to: Any) -> Json:
    """Replaces the value at the path; a function makes the new one from the old one, GONE leaves it out."""
    at = record
    for key in path[:-1]:
        at = at[key]
    if to is GONE:
        del at[path[-1]]
    else:
        at[path[-1]] = to(at[path[-1]]) if callable(to) else deepcopy(to)
    return record


def damaged(name: str, *path: str | int, to: Any = GONE) -> Callable[[], object]:
    return lambda: checked(damage(good(name), path, to))


def line(text: str | bytes) -> Callable[[], object]:
    return lambda: from_line(text, 3)


def settle(game: str, **options: Any) -> Callable[[], object]:
    return lambda: GAMES[game].settle(options)


def typed(game: str, **options: str) -> Callable[[], object]:
    return lambda: from_text(GAMES[game].options, options)


def deal(game: str, deck: list[str], **options: Any) -> Callable[[], object]:
    return lambda: stolik.new_deal(game, deck, **options)


def play(game: str, seat: int, action: str, steps: int = 1, **options: Any) -> Callable[[], object]:
    return lambda: begun(game, steps, **options).play(seat, action)


def deck(game: str, **options: Any) -> list[str]:
    return stolik.new_deal(game, seed=0, **options).deck


def over() -> None:
    played("goliath", 1, seats=3, deals=1).play(0, "play R1")


def reshuffled() -> None:
    stolik.new_deal("golf", seed=0).reshuffle(["7C"])


def sealed(**changes: str) -> Callable[[], object]:
    """A deal whose seal has been tampered with."""
    told = seal(GAMES["goliath"], good("goliath")["deals"][0]["deck"], "0" * 64)
    return damaged("goliath", "deals", 0, "seal", to={**told, **changes})


def half_sealed() -> object:
    """A match of two deals of which only the first has its seal."""
    record = to_record(played("goliath", 1, seats=3, deals=2), ["x"] * 3)
    record["deals"][0]["seal"] = seal(GAMES["goliath"], record["deals"][0]["deck"], "0" * 64)
    return checked(record)


def resealed() -> object:
    """Golf whose stock was not shuffled again as the nonce says."""
    record = to_record(golf(), ["x"] * 8)
    record["deals"][0]["seal"] = seal(GAMES["golf"], record["deals"][0]["deck"], "0" * 64)
    return checked(record)


def _shifted(points: list[int]) -> list[int]:
    return [points[0] + 1, *points[1:]]


# Each reason, and what provokes it.
CASES: dict[str, Callable[[], object]] = {
    # actions
    "why-not-turn": play("goliath", 0, "play R1", seats=3),
    "why-not-held": play("planowanie", 1, "play 7C", steps=4, seats=3),
    "why-no-action": play("goliath", 1, "play R1\nand\x1b[31m more", seats=3),
    "why-no-seat": play("goliath", 3, "play R1", seats=3),
    "why-over": over,
    "why-reshuffle": reshuffled,
    # decks
    "why-deck-unknown": deal("golf", ["1C"] * 52),
    "why-deck-size": deal("golf", deck("golf")[1:]),
    "why-deck-twice": deal("golf", [deck("golf")[1], *deck("golf")[1:]]),
    # options
    "option-seats": settle("goliath", seats=10**30),
    "option-unknown": settle("golf", deks=9),
    "option-not-on-off": settle("golf", final_turns=1),
    "option-not-a-number": settle("golf", deals="nine"),
    "option-not-numbers": settle("trojki", handicap=[1, True]),
    "option-not-a-choice": settle("golf", peek=[]),
    "option-too-small": settle("durak", deals=0),
    "option-too-large": settle("durak", deals=32768),
    "durak-why-option-form": settle("durak", seats=3, form="pairs"),
    "goliath-why-option-deals": settle("goliath", deals=32767),
    "golf-why-option-deals": settle("golf", deals=19),
    "golf-why-option-stall": settle("golf", stall_turns=0),
    "trojki-why-option-both": settle("trojki", deals=2, target=2),
    "trojki-why-option-length": settle("trojki", deals=0),
    "trojki-why-option-handicap-seats": settle("trojki", seats=2, handicap=[1]),
    "trojki-why-option-handicap-negative": settle("trojki", seats=2, handicap=[1, -1]),
    "trojki-why-option-handicap-large": settle("trojki", seats=2, handicap=[30, 30]),
    # lines that are no record
    "record-not-json": lambda: from_line(_good("goliath")[:200], 3),
    "record-key-twice": line('{"format": 1, "format": 2}'),
    "record-constant": line('{"format": NaN}'),
    "record-not-object": line("[1, 2]"),
    "record-format": line('{"format": "stolik/2"}'),
    "record-game": damaged("goliath", "game", to="bridge"),
    "record-rules": damaged("goliath", "rules", to=99),
    "record-options": damaged("goliath", "options"),
    "record-option-missing": damaged("goliath", "options", "seats"),
    "record-option-value": damaged("goliath", "options", "deals", to=None),
    "record-players": damaged("goliath", "players", to=["x"]),
    "record-earlier": damaged("goliath", "earlier", to=1),
    "record-deals": damaged("goliath", "deals"),
    "record-deal": damaged("goliath", "deals", 0, to=None),
    # deals that cannot have gone like this
    "record-too-many-deals": damaged("goliath", "deals", to=lambda deals: [*deals, *deals]),
    "record-dealer": damaged("two", "deals", 1, "dealer", to=0),
    "record-no-before": damaged("golf", "deals", 0, "before", to=[]),
    "record-before-open": damaged("predeal", "deals", 0, "before", to=["0 offer 1"]),
    "record-before-done": damaged("predeal", "deals", 0, "before", to=["0 deal", "0 deal"]),
    "record-broken-off": damaged("two", "deals", 0, "actions", to=lambda all: all[:-1]),
    "record-action": damaged("goliath", "deals", 0, "actions", 4, to="01 play R1"),
    "record-no-reshuffle": damaged("golf", "deals", 0, "actions", 4, to="- reshuffle"),
    # claims that are not true
    "record-legal": damaged("goliath", "deals", 0, "legal", 4, to=["play R1", "play R2"]),
    "record-legal-count": damaged("goliath", "deals", 0, "legal", to=[]),
    "record-points-missing": damaged("goliath", "deals", 0, "points"),
    "record-points-early": damaged("begun", "deals", 0, "points", to=[]),
    "record-points": damaged("goliath", "deals", 0, "points", to=_shifted),
    "record-score": damaged("goliath", "score", to=_shifted),
    "record-winners": damaged("goliath", "winners", to=[0, 1, 2]),
    "record-losers": damaged("goliath", "losers", to=[1]),
    "record-seal-missing": half_sealed,
    "record-seal-scheme": sealed(scheme="sha512"),
    "record-seal-nonce": sealed(nonce="7"),
    "record-seal-hash": sealed(hash="0" * 64),
    "record-seal-reshuffle": resealed,
    "record-not-over": damaged("begun", "score", to=None),
}


def refusal(case: Callable[[], object]) -> Explainable:
    """The error that it must end in."""
    with pytest.raises((BadOption, BadRecord, BadDeck, IllegalAction)) as raised:
        case()
    return cast(Explainable, raised.value)


def reason(error: Explainable) -> str:
    return error.reason.id if isinstance(error, IllegalAction) else error.reason


def said(error: Explainable) -> list[str]:
    """The error in all languages: one line each, that could stand in a terminal."""
    lines = [explain(words, error) for words in WORDS.values()]
    for text in lines:
        assert text == text.strip() and text.replace("\u00a0", " ").isprintable() and not text.endswith(".")
        assert 10 < len(text) < 3 * LONGEST_VALUE + 150
        assert "{ " not in text and ": :" not in text
    assert len(set(lines)) == len(lines)
    return lines


# --- each reason ----------------------------------------------------------------------------------------------------


def test_every_reason_is_provoked() -> None:
    shared = {name for name in messages("en") if name.startswith(("why-", "option-", "record-"))} - PLACES
    options = {name for name in messages("en") if "-why-option-" in name}
    assert set(CASES) == shared | options


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_is_one_line_in_each_language(name: str) -> None:
    error = refusal(CASES[name])
    assert reason(error) == name
    assert str(error)
    said(error)


# What a person reads: Polish, German, English.
SAID = {
    "why-not-turn": (
        "Teraz gra gracz 2: DG-6",
        "Spieler 2 ist an der Reihe: DG-6",
        "It is player 2’s turn: DG-6",
    ),
    "why-no-action": (
        "„play R1 and�[31m more” to nie jest zagranie w tej grze",
        "„play R1 and�[31m more“ ist in diesem Spiel kein Zug",
        "“play R1 and�[31m more” is not an action of this game",
    ),
    "why-deck-size": (
        "W talii jest 51 kart, a powinno być 52",
        "Der Kartenstapel hat 51 Karten statt 52",
        "The deck has 51 cards instead of 52",
    ),
    "option-seats": (
        "opcja seats: W Dawida i Goliata gra od 3 do 6 osób: DG-1",
        "Option seats: David und Goliath ist für 3 bis 6 Personen: DG-1",
        "option seats: David and Goliath is for 3 to 6 players: DG-1",
    ),
    "option-not-numbers": (
        "opcja handicap: Ma być listą liczb całkowitych, po jednej na gracza, a nie „[1, true]”",
        "Option handicap: Es muss eine Liste ganzer Zahlen sein, eine für jeden Platz, nicht „[1, true]“",
        "option handicap: It must be a list of whole numbers, one for each player, not “[1, true]”",
    ),
    "record-not-json": (
        "wiersz 3: Wiersz nie jest poprawnym JSON-em, czytelny jest tylko do kolumny 201",
        "Zeile 3: Die Zeile ist kein gültiges JSON, lesbar ist sie nur bis Spalte 201",
        "line 3: The line is not valid JSON, it can be read only up to column 201",
    ),
    "record-dealer": (
        "wiersz 3, rozdanie 2: Rozdającym powinno być miejsce 1, a nie „0”",
        "Zeile 3, Spiel 2: Geben müsste Platz 1, nicht „0“",
        "line 3, deal 2: The dealer ought to be seat 1, not “0”",
    ),
    "record-no-reshuffle": (
        "wiersz 3, rozdanie 1, ruch 5 („- reshuffle”): W tym momencie nic się nie tasuje: GO-A5",
        "Zeile 3, Spiel 1, Zug 5 („- reshuffle“): An dieser Stelle wird nichts gemischt: GO-A5",
        "line 3, deal 1, action 5 (“- reshuffle”): Nothing is shuffled at this moment: GO-A5",
    ),
    "record-winners": (
        "wiersz 3: Zwycięskie miejsca („winners”) to [0]",
        "Zeile 3: Gewonnen haben die Plätze [0] („winners“)",
        "line 3: The “winners” ought to be [0]",
    ),
}


@pytest.mark.parametrize("name", SAID)
def test_what_a_person_reads(name: str) -> None:
    assert tuple(said(refusal(CASES[name]))) == SAID[name]


def test_a_place_without_an_action_text() -> None:
    error = refusal(CASES["record-broken-off"])
    assert explain(WORDS["en"], error) == "line 3, deal 1, action 44: The deal breaks off although others follow"


def test_an_option_of_a_record_is_named_with_its_place() -> None:
    error = refusal(damaged("golf", "options", "deals", to=0))
    assert explain(WORDS["en"], error) == "line 3: option deals: A match of golf has 1 to 18 holes: GO-3"


def test_the_reason_of_an_illegal_action_keeps_its_values_and_its_rule() -> None:
    error = refusal(damaged("goliath", "deals", 0, "actions", 0, to="0 play R1"))
    assert explain(WORDS["en"], error) == ("line 3, deal 1, action 1 (“0 play R1”): It is player 2’s turn: DG-6")
    error = refusal(damaged("goliath", "deals", 0, "actions", 0, to="1 play C7"))
    assert explain(WORDS["en"], error) == (
        "line 3, deal 1, action 1 (“1 play C7”): “play C7” is not an action of this game"
    )


def test_a_deck_of_a_record_is_refused_with_its_place() -> None:
    error = refusal(damaged("goliath", "deals", 0, "deck", 0, to="X1"))
    assert explain(WORDS["en"], error) == "line 3, deal 1: “X1” in the deck is not a card of this game"


@pytest.mark.parametrize("name", GAMES)
def test_why_an_action_is_refused_can_always_be_said(name: str) -> None:
    """Actions at the wrong moment, by the wrong seat, or spoiled."""
    choice = random.Random(name)
    deals = [begun(name, 60, seed).deals[0] for seed in (1, 2, 3)]
    texts = sorted({action.split(" ", 1)[1] for deal in deals for action in deal.actions})
    spoils = ["", " ", " +", " 1", " 7C", " -1", " ²", " ٣", " " + "9" * 5000, " 7c", "\n", " \ud800"]
    refused = set[str]()
    for seed in range(10):
        match = begun(name, choice.randrange(1, 60), seed)
        for _ in range(40):
            text = choice.choice(texts) + choice.choice(spoils) * choice.randrange(2)
            try:
                match.copy().play(choice.randrange(-1, match.options.seats + 1), text)
            except IllegalAction as error:
                said(error)
                refused.add(error.reason.id)
    assert len(refused) >= 4


# --- records damaged everywhere -------------------------------------------------------------------------------------

ODD: list[Any] = [GONE, None, True, 0, -1, 1.0, 1e300, 10**30, "", "three", "0 deal", [], [[]], ["1"], {}, {"a": 1}]
ODD += [NESTED, "\ud800\n", "9" * 5000, "٣ play R1"]


def paths(value: Json, path: Path = ()) -> Iterator[Path]:
    """The places in a record: of each list the first and the last item."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in cast(dict[str, Any], value):
            yield from paths(value[key], (*path, key))
    elif isinstance(value, list):
        items: list[Any] = value
        for at in sorted({0, len(items) - 1} & set(range(len(items)))):
            yield from paths(items[at], (*path, at))


@pytest.mark.parametrize("name", ["goliath", "begun", "golf", "predeal"])
def test_a_damaged_record_is_refused_in_words_or_is_another_good_record(name: str) -> None:
    for path in paths(good(name)):
        for odd in ODD:
            record = damage(good(name), path, odd)
            try:
                match = checked(record)
            except BadRecord as error:
                said(error)
            else:
                again = {**recorded(match), "players": record["players"]}
                whole = {**record, "options": {**again["options"], **record["options"]}}
                assert to_line(again) == to_line(whole), (path, odd)


@pytest.mark.parametrize("name", ["goliath", "predeal"])
def test_a_record_cut_off_anywhere_is_refused(name: str) -> None:
    text = _good(name)
    for end in [*range(0, len(text) - 1, 97), len(text) - 1]:
        for cut in (text[:end], text[:end].encode()):
            error = refusal(line(cut))
            assert reason(error) == "record-not-json"
            said(error)


BAD_LINES: list[str | bytes] = [
    "",
    "nonsense",
    "[" * 100_000,
    '{"a":' * 100_000,
    "NaN",
    '{"format": Infinity}',
    '{"format": ' + "9" * 5000 + "}",
    b"\xff\xfe\xfa",
    "null",
    "7",
    '"stolik/1"',
    "{}",
    json.dumps({"format": NESTED}),
    json.dumps({"format": ["stolik/1"]}),
]


@pytest.mark.parametrize("text", BAD_LINES, ids=lambda text: str(text[:20]))
def test_a_line_that_is_no_record(text: str | bytes) -> None:
    said(refusal(line(text)))


@pytest.mark.parametrize("value", [NESTED, "x" * 10_000, "\ud800", "a\nb\u2028c\x1b[2J", 10**300, {"a": NESTED}])
@pytest.mark.parametrize("key", ["format", "game", "options", "players", "deals", "score"])
def test_values_that_cannot_be_printed_do_not_reach_the_line(key: str, value: Any) -> None:
    said(refusal(damaged("goliath", key, to=value)))


def test_typed_options() -> None:
    assert reason(refusal(typed("golf", final_turns="maybe"))) == "option-not-on-off"
    assert reason(refusal(typed("golf", deals="9" * 5000))) == "option-not-a-number"
    assert reason(refusal(typed("trojki", handicap="1,,2"))) == "option-not-numbers"
    for case in (typed("golf", deals="x" * 5000), typed("golf", deals="nine\n")):
        said(refusal(case))


@pytest.mark.parametrize("at", ["postgresql://stolik@127.0.0.1/stolik", "data/stolik.db"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_database_is_stays_as_it_is_written(language: str, at: str) -> None:
    """Though a sentence begins with it."""
    damaged = StoreError("store-damaged", path=at, told="no")
    assert at in explain(WORDS[language], damaged)
    standby = StoreError("store-standby", url=at)
    assert at in explain(WORDS[language], standby)
