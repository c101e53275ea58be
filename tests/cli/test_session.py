"""What may be typed at the table, and what comes back: commands, cards, numbers, words, in three languages."""

import re
from itertools import combinations
from typing import Any

import pytest

import stolik
from stolik.cli.answers import COMMANDS, LEVELS, STYLES, VERBOSITIES, vocabulary
from stolik.cli.narrator import Narrator
from stolik.cli.rules import section_told
from stolik.cli.session import QUESTION
from stolik.cli.talk import help_at
from stolik.client import Place
from stolik.core.game import event
from stolik.games import GAMES
from stolik.table.messages import Chair, Standing
from stolik.words import LANGUAGES, Words
from tests.cli.player import Lines, play

Patch = pytest.MonkeyPatch


def said(monkeypatch: Patch, *arguments: str, typed: list[str]) -> list[str]:
    """What a session says after the last line that was typed."""
    before, after = Lines(*typed[:-1]), Lines(*typed)
    for lines in (before, after):
        play(lines, monkeypatch, *arguments, "--seed", "5", "--pause", "0")
    return after.lines()[len(before.lines()) :]


def actions(monkeypatch: Patch, *arguments: str, typed: list[str]) -> list[str]:
    """The actions of the person in the last deal."""
    match = play(Lines(*typed), monkeypatch, *arguments, "--seed", "5", "--pause", "0")
    return [action[2:] for action in match.deals[-1].actions if action.startswith("0 ")]


# --- the words that may be typed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_may_be_typed_means_two_things(language: str) -> None:
    words = Words(language)
    for typed in [typed for game in GAMES.values() for typed in (game.typed, game.typed_predeal) if typed]:
        both = [COMMANDS, typed.words]
        for messages in both:
            seen: dict[str, str] = {}
            for meaning, message in messages.items():
                for phrase in vocabulary(words, {meaning: message}):
                    assert seen.setdefault(phrase, meaning) == meaning, phrase
        clash = set(vocabulary(words, COMMANDS)) & set(vocabulary(words, typed.words))
        assert not clash, "a command would hide an action"
    for choices in (STYLES, VERBOSITIES, LEVELS):
        typed = [set(vocabulary(words, {name: message})) for name, message in choices.items()]
        assert not any(one & other for one, other in combinations(typed, 2))


HELP = {
    "en": ("?", "hand", "table", "scores", "last", "undo", "rules", "cards short", "verbosity full"),
    "de": ("hilfe", "blatt", "tisch", "punkte", "zuletzt", "zurück", "regeln", "stil kurz", "umfang voll"),
    "pl": ("pomoc", "karty", "stół", "wyniki", "ostatnie", "cofnij", "zasady", "styl krótki", "opis pełny"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", stolik.GAMES)
def test_commands(game: str, language: str, monkeypatch: Patch) -> None:
    start = ["draw 2"] if game == "trojki" else ["4 5"] if game == "golf" else []
    for english, word in zip(HELP["en"], HELP[language], strict=True):
        told = said(monkeypatch, game, "--lang", language, typed=[*start, word])
        assert told, word
        assert told == said(monkeypatch, game, "--lang", language, typed=[*start, english.upper()])
    words = Words(language)
    told = said(monkeypatch, game, "--lang", language, typed=[*start, "?"])
    usual = stolik.GAMES[game].settle({})
    shown = [help_at({"game": game, "phase": "play"}, usual, words), words.say("terminal-help")]
    lines = [line for text in shown for line in text.splitlines()]
    assert told[: len(lines)] == lines and len(lines) > 5, "line by line"


def test_the_rules_at_a_table_are_those_of_the_command(monkeypatch: Patch) -> None:
    words = Words("en")
    told = said(monkeypatch, "golf", typed=["rules"])
    assert told == [part for section in words.rulebook("golf") for part in section_told(words, section)]
    assert "Numbers of these rules: GO-1 and GO-2." in told


def test_looking_changes_nothing_and_asks_nothing_again(monkeypatch: Patch) -> None:
    hand = said(monkeypatch, "goliath", typed=["hand"])
    assert len(hand) == 1 and hand[0].startswith("Your hand: 1 ") and hand[0].count(",") == 14
    assert len(said(monkeypatch, "goliath", typed=["table"])) == 6
    assert said(monkeypatch, "goliath", typed=["scores"])[1] == "Tabby has 0 points in all."
    assert len(said(monkeypatch, "golf", typed=["table"])) == 5
    assert said(monkeypatch, "durak", typed=["scores"]) == ["So far nobody has lost a deal."]


def test_last_tells_what_happened_since_my_action(monkeypatch: Patch) -> None:
    after = said(monkeypatch, "golf", typed=["4 5"])
    told = said(monkeypatch, "golf", typed=["4 5", "last"])
    assert told == after[: len(told)] and len(after) == len(told) + 2, "all but the question"
    assert said(monkeypatch, "golf", typed=["last"])[0] == "Hole 1, you deal.", "nothing done yet: everything"


def test_undo_takes_back_what_showed_nothing(monkeypatch: Patch) -> None:
    assert said(monkeypatch, "golf", typed=["undo"])[0].startswith("You have nothing to take back")
    told = said(monkeypatch, "golf", typed=["4 5", "take", "undo"])
    assert told[0] == "You take back your last action." and told[-1].startswith("Your turn: 1 draws, 2 takes")
    assert actions(monkeypatch, "golf", typed=["4 5", "take", "undo", "stock"])[-1] == "stock"


@pytest.mark.parametrize("language, word", [("en", "mute"), ("de", "hören"), ("pl", "zgłoś"), ("en", "say")])
def test_at_home_nobody_is_muted_or_reported(language: str, word: str, monkeypatch: Patch) -> None:
    refused = Words(language).say("terminal-only-online")
    assert said(monkeypatch, "goliath", "--lang", language, typed=[f"{word} 2 rude"])[0] == refused


def test_cards_in_three_styles(monkeypatch: Patch) -> None:
    told = said(monkeypatch, "planowanie", typed=["cards braille"])
    assert told[0].startswith("Cards are written like this: gc")
    told = said(monkeypatch, "planowanie", typed=["cards short", "hand"])
    assert "seven" not in told[0] and ", 2 " in told[0]
    assert said(monkeypatch, "planowanie", typed=["cards"])[0].startswith("Say how: cards full")
    assert said(monkeypatch, "planowanie", typed=["cards tiny"])[0].startswith("Say how: cards full")
    assert "gc" in said(monkeypatch, "planowanie", "--cards", "braille", typed=["cards braille"])[0]


def test_events_in_three_lengths(monkeypatch: Patch) -> None:
    bid = ["planowanie", "--seats", "3"]
    normal = said(monkeypatch, *bid, typed=["1"])
    assert normal[0] == "You bid 1 trick."
    for short in (said(monkeypatch, *bid, "--verbosity", "short", typed=["1"]), typed_first(monkeypatch, bid, "short")):
        assert short[0] == "You: 1." and len(short) == len(normal)
    for full in (said(monkeypatch, *bid, "--verbosity", "full", typed=["1"]), typed_first(monkeypatch, bid, "full")):
        assert [line for line in full if line not in normal] == [
            "Tabby: bid 3, took 0, 16 cards left.",
            "On the table: Tabby ace of spades, Digby five of spades. Digby: bid 2, took 0, 16 cards left.",
        ]
        assert set(normal) < set(full)
    assert typed_first(monkeypatch, [*bid, "--verbosity", "full"], "normal") == normal
    assert said(monkeypatch, *bid, typed=["verbosity"])[0].startswith("Say how much: verbosity short")
    assert said(monkeypatch, *bid, typed=["verbosity long and short"])[0].startswith("Say how much: verbosity short")


def typed_first(monkeypatch: Patch, game: list[str], verbosity: str) -> list[str]:
    """What is said after a bid of one trick by somebody who has typed before how much they want to hear."""
    return said(monkeypatch, *game, typed=[f"verbosity {verbosity}", "1"])


@pytest.mark.parametrize("game", stolik.GAMES)
def test_full_tells_the_table_after_an_action_and_nothing_else_is_changed(game: str, monkeypatch: Patch) -> None:
    typed = {"trojki": ["draw 3", "", ""], "golf": ["4 5", "stock", "1", ""], "durak": ["", "1", "1", "1"]}
    lines = typed.get(game, ["1", "1", "1"])
    whole, plain = [Lines(*lines), Lines(*lines)]
    play(whole, monkeypatch, game, "--seed", "5", "--pause", "0", "--verbosity", "full")
    play(plain, monkeypatch, game, "--seed", "5", "--pause", "0")
    left = (re.sub(r" \([A-Z]{2}-\w+\)\.$", ".", line) for line in whole.lines())
    assert all(line in left for line in plain.lines() if line != Words("en").say("trojki-look")), "in the same order"
    assert len(whole.lines()) > len(plain.lines()) or game == "trojki", "there nobody has placed a card yet"


def test_save(monkeypatch: Patch, tmp_path: Any) -> None:
    told = said(monkeypatch, "golf", typed=[f"save {tmp_path}/Mine.jsonl"])
    assert told == [f"Saved in {tmp_path}/Mine.jsonl."] and (tmp_path / "Mine.jsonl").is_file()
    assert said(monkeypatch, "golf", typed=["save /no/such"])[0] == "/no/such: there is no such file or folder."
    told = said(monkeypatch, "golf", "--save", f"{tmp_path}/a.jsonl", typed=["save", "4 5", "save"])
    assert told[0] == f"Saved in {tmp_path}/a.jsonl."
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 2, "one for each of the two sessions of said()"


def test_an_empty_line_repeats_the_question_or_does_the_only_thing(monkeypatch: Patch) -> None:
    first = said(monkeypatch, "golf", typed=["", ""])
    assert first == ["Look at two of your near cards: type two of 4, 5 and 6, such as 4 6."]
    only = [*["--option", "peek=near_left2"]]
    assert actions(monkeypatch, "golf", *only, typed=[""]) == ["peek 4 5"]


def test_what_means_nothing(monkeypatch: Patch) -> None:
    told = said(monkeypatch, "planowanie", typed=["dance with me"])
    assert told[0] == "“dance with me” means nothing here. Type a question mark for help."
    assert told[1].startswith("How many tricks"), "and the question again, without the hand"
    for line in ("+", ",", "7", "7c 8c", "play", "bid x", "--", "\0"):
        assert len(said(monkeypatch, "goliath", typed=[line])) >= 1


# --- game by game ----------------------------------------------------------------------------------------------------


def test_planowanie(monkeypatch: Patch) -> None:
    assert actions(monkeypatch, "planowanie", typed=["2"]) == ["bid 2"]
    assert actions(monkeypatch, "planowanie", typed=["bid 2", "1", "2", "3", "4", "5", "6", "7", "8"])[0] == "bid 2"
    assert said(monkeypatch, "planowanie", typed=["99", "why"])[0].endswith(" (PL-A5).")
    assert said(monkeypatch, "planowanie", typed=["play 7C", "why"])[0].endswith(" (PL-7).")
    told = said(monkeypatch, "planowanie", typed=["table"])
    assert told[0] == "There are no trumps." and "You: no bid yet." in told


@pytest.mark.parametrize("language, told", [("pl", "byle nie 12"), ("de", "nur nicht 12"), ("en", "but not 12")])
def test_a_bid_that_is_barred_is_named(language: str, told: str, monkeypatch: Patch) -> None:
    assert told in said(monkeypatch, "planowanie", "--seats", "3", "--lang", language, typed=[""])[0]


@pytest.mark.parametrize("game", GAMES)
def test_wrong_input_costs_no_turn(game: str, monkeypatch: Patch) -> None:
    """Whatever means nothing, or is not allowed now: nothing has happened, and the same is asked again."""
    wrong = ["nonsense", "99", "-1", "7C 7C 7C 7C", "bid", "place", "play ?", "who 99", "cards none", "undo"]
    question = said(monkeypatch, game, "--seats", "3", typed=["nonsense"])[-1]
    for line in wrong:
        told = said(monkeypatch, game, "--seats", "3", typed=[line])
        assert told and (game == "trojki" or told[-1] == question), (line, told)
    assert actions(monkeypatch, game, "--seats", "3", typed=wrong) == []


def test_goliath_by_number_text_and_verb(monkeypatch: Patch) -> None:
    question = said(monkeypatch, "goliath", "--cards", "short", typed=[""])[0]
    number, card = question.partition(": ")[2].partition(",")[0].rstrip(".").split(" ")
    for line in (number, card, card.lower(), f"play {card}", f"PLAY {card.lower()}.", f"play {number}"):
        assert actions(monkeypatch, "goliath", typed=[line]) == [f"play {card}"]
    assert actions(monkeypatch, "goliath", "--lang", "de", typed=[f"spiele {number}"]) == [f"play {card}"]
    assert actions(monkeypatch, "goliath", "--lang", "pl", typed=[f"wychodze {card}"]) == [f"play {card}"]
    assert said(monkeypatch, "goliath", typed=["16"])[0] == "There is no card 16; you hold 15."
    assert said(monkeypatch, "goliath", typed=["0"])[0].startswith("There is no card 0")


def test_goliath_tells_what_everybody_has_won(monkeypatch: Patch) -> None:
    question = said(monkeypatch, "goliath", typed=[""])[0]
    number = question.partition(": ")[2].partition(" ")[0]
    told = said(monkeypatch, "goliath", typed=[number, "table"])
    assert told[0].startswith(("On the table: ", "There are no cards on the table"))
    piles = [line for line in told[1:] if "together" in line]
    assert len(told) == 6 and piles and told[-1].endswith("tricks are left.")
    won = re.compile(r": (red|yellow|green|blue|violet) [0-9]+( and [0-9]+|, [0-9]+)* for [0-9]+")
    assert all(won.search(line) for line in piles), "DG-16: every card by its value"


def test_golf(monkeypatch: Patch) -> None:
    for typed in (["6 4"], ["4,6"], ["peek 4 6"], ["PEEK 6 4"], ["look 4 6"]):
        assert actions(monkeypatch, "golf", typed=typed) == ["peek 4 6"]
    assert said(monkeypatch, "golf", typed=["4"])[0] == "Two different numbers are needed, such as 4 6."
    assert said(monkeypatch, "golf", typed=["4 9"])[0] == "There is no cell 9; they go from 1 to 6."
    assert said(monkeypatch, "golf", typed=["1 2", "why"])[0].endswith(" (GO-A3).")
    assert said(monkeypatch, "golf", typed=["4 5", "3"])[0].startswith("Type 1 for the stock or 2 for the discards")
    assert actions(monkeypatch, "golf", typed=["4 5", "1", "0"])[1:] == ["stock", "discard"]
    assert actions(monkeypatch, "golf", typed=["4 5", "2", "3"])[1:] == ["take", "swap 3"]
    assert said(monkeypatch, "golf", typed=["4 5", "2", "0", "why"])[0].endswith(" (GO-9).")
    assert actions(monkeypatch, "golf", "--lang", "pl", typed=["4 5", "weź", "zamień 3"])[1:] == ["take", "swap 3"]
    assert actions(monkeypatch, "golf", "--lang", "de", typed=["4 5", "stapel", "abwerfen"])[1:] == ["stock", "discard"]
    for line in ("1 2 3", "stock 3", "swap x", "7C", "swap 3 4"):
        assert "means nothing here" in said(monkeypatch, "golf", typed=[line])[0], line
    for line in ("4 4", "peek", "peek 4", "4"):
        assert said(monkeypatch, "golf", typed=[line])[0] == "Two different numbers are needed, such as 4 6.", line
    holding = said(monkeypatch, "golf", typed=["4 5", "1", "hand"])
    assert len(holding) == 2 and holding[0].count("face down, remembered ") == 2 and holding[1].startswith("You hold")
    told = said(monkeypatch, "golf", typed=["4 5", "2", "table"])
    assert told[-1].startswith("The top discard is taken")


def test_golf_looks_anywhere(monkeypatch: Patch) -> None:
    lines = Lines("1 6")
    play(lines, monkeypatch, "golf", "--option", "peek=any2", "--seed", "5", "--pause", "0")
    assert any(line.startswith("Look at two of your cards") for line in lines.lines())
    assert not lines.refused


def test_trojki(monkeypatch: Patch) -> None:
    assert actions(monkeypatch, "trojki", typed=["draw", "d", "draw 3"]) == ["draw"] * 5
    assert actions(monkeypatch, "trojki", typed=["draw 99"]) == ["draw"] * 13, "as many as there are"
    assert said(monkeypatch, "trojki", typed=["draw 99", "draw", "why"])[0] == "Your stack is empty (TR-8)."
    assert said(monkeypatch, "trojki", typed=["draw", "1"])[0].startswith("Say the card, the cell and the call")
    assert said(monkeypatch, "trojki", typed=["draw", "1 10"])[0] == "There is no cell 10; they go from 1 to 9."
    assert said(monkeypatch, "trojki", typed=["draw", "2 4"])[0] == "There is no card 2; you hold 1."
    assert "is not a colour" in said(monkeypatch, "trojki", typed=["draw", "1 4 heavy"])[0]
    for line in ("draw 0", "draw x", "draw 1 2", "1 2 3 4", "1 x", "x 1"):
        assert "means nothing here" in said(monkeypatch, "trojki", typed=["draw", line])[0], line


def claims(monkeypatch: Patch, *arguments: str) -> tuple[Any, list[str]]:
    """A match in which the person has drawn everything, and their placements."""
    lines = Lines("draw 99")
    play(lines, monkeypatch, "trojki", "--seed", "5", "--pause", "0", *arguments)
    assert lines.local is not None
    match = lines.local.match
    return match, [action for action in match.legal(0) if action != "draw"]


FEATURES = {"en": {"B": "blue", "0": "none"}, "de": {"B": "Blau", "2": "zwei"}, "pl": {"B": "niebieskie", "C": "kółko"}}


def test_a_claim_in_many_ways(monkeypatch: Patch) -> None:
    match, placements = claims(monkeypatch)
    by_cell: dict[str, list[str]] = {}
    for action in placements:
        by_cell.setdefault(action[:-2], []).append(action)
    one = next(calls[0] for calls in by_cell.values() if len(calls) == 1)
    several = next(calls for calls in by_cell.values() if len(calls) > 1)
    _, card, cell, call = one.split(" ")
    number = match.view(0)["hand"].index(card) + 1
    for line in (one, f"{card} {cell} {call}", f"{number} {cell} {call}", f"{card.lower()} {cell} {call.lower()}"):
        assert actions(monkeypatch, "trojki", typed=["draw 99", line])[-1] == one, line
    wrong = next(feature for feature in card if feature != call)
    assert "(TR-" in said(monkeypatch, "trojki", typed=["draw 99", f"{number} {cell} {wrong}", "why"])[0]
    other = next(feature for feature in "RBVY" if feature not in card)
    assert "does not have that" in said(monkeypatch, "trojki", typed=["draw 99", f"{number} {cell} {other}"])[0]
    for calls in ([one], several):
        told = said(monkeypatch, "trojki", typed=["draw 99", calls[0][len("place ") : -2], "why"])[0]
        assert told.startswith("Say what the cards of the new trio share") and told.endswith(" (TR-16).")
    tries = [f"{held} {place}" for held in match.view(0)["hand"] for place in range(1, 10)]
    nowhere = next(line for line in tries if f"place {line}" not in by_cell)
    assert "(TR-1" in said(monkeypatch, "trojki", typed=["draw 99", nowhere, "why"])[0]
    for language, features in FEATURES.items():
        for feature, word in features.items():
            for action in [action for action in placements if action.endswith(f" {feature}")][:1]:
                line = f"{action[len('place ') : -2]} {word}"
                assert actions(monkeypatch, "trojki", "--lang", language, typed=["draw 99", line])[-1] == action


def test_trojki_without_calls(monkeypatch: Patch) -> None:
    quiet = ["--option", "require_call=off"]
    _, placements = claims(monkeypatch, *quiet)
    line = placements[0][len("place ") :]
    assert actions(monkeypatch, "trojki", *quiet, typed=["draw 99", line])[-1] == placements[0]
    assert said(monkeypatch, "trojki", *quiet, typed=["draw 99", "1"])[0].startswith("Say the card and the cell")


def test_a_race_waits_only_when_told_to(monkeypatch: Patch) -> None:
    assert said(monkeypatch, "trojki", typed=["hand", "hand"]) == ["You have no cards in your hand."]
    told = said(monkeypatch, "trojki", typed=["wait"])
    assert told[0] == "The others draw 15 cards." and told[1].startswith("Tabby places") and len(told) == 2
    assert said(monkeypatch, "trojki", "--lang", "pl", typed=["czekam"])


def test_a_pause_in_a_race_does_not_bring_the_same_hand_again(monkeypatch: Patch) -> None:
    lines = Lines("draw 3", *["", "accept"] * 10)
    play(lines, monkeypatch, "trojki", "--option", "mode=open", "--seed", "5", "--pause", "0", "--lang", "en")
    told = lines.lines(QUESTION)
    assert sum(line.startswith("The card of ") for line in told) > 3
    hands = [line for line in told if line.startswith("Your hand: ")]
    assert hands and len(hands) == len(set(hands))


def test_the_calm_pace_keeps_claims_for_a_while(monkeypatch: Patch) -> None:
    _, placements = claims(monkeypatch, "--think", "20")
    line = placements[0]
    kept = Words("en").say("terminal-early")
    assert said(monkeypatch, "trojki", "--think", "20", typed=["draw 99", line]) == [kept]
    told = said(monkeypatch, "trojki", "--think", "20", typed=["draw 99", "", line])
    assert told[0].startswith("You place")


# --- help, and the pace of bots --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_lines_that_fit_a_terminal_with_one_thing_each(language: str) -> None:
    words = Words(language)
    texts = [words.say("terminal-help"), words.say("terminal-help-online")]
    for game in GAMES.values():
        views = [{"game": game.name, "phase": phase} for phase in ("play", "before")]
        texts += [help_at(view, game.settle({}), words) for view in views]
    assert [line for text in texts for line in text.splitlines() if len(line) > 80 and "7C +" not in line] == []


@pytest.mark.parametrize("language, word", [("pl", "tempo"), ("de", "Tempo"), ("en", "slow"), ("en", "pace")])
def test_bots_are_slower_where_somebody_wants_it(language: str, word: str, monkeypatch: Patch) -> None:
    words = Words(language)
    lines = Lines(f"{word} 5", f"{word} 0", f"{word} 11", word, f"{word} 3", "quit")
    play(lines, monkeypatch, "golf", "--lang", language, "--seed", "5", "--pause", "0")
    told = [words.say("terminal-slow", count=count) for count in (5, 0, 3)]
    assert [line for line in lines.lines() if line in told] == told
    assert lines.refused == [words.say("terminal-no-slow", high=10)] * 2
    assert lines.local is not None and lines.local.table.parts.pacing.slow == 3.0
    assert word == "pace" or f"{word.lower()} 3:" in words.say("terminal-help")


# --- why -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language, word", [("pl", "dlaczego"), ("de", "warum"), ("en", "why")])
def test_the_number_of_a_rule_is_told_to_who_asks(language: str, word: str, monkeypatch: Patch) -> None:
    game = ["planowanie", "--lang", language]
    refused = said(monkeypatch, *game, typed=["99"])[0]
    assert "PL-" not in refused and refused.endswith(".")
    asked = said(monkeypatch, *game, typed=["99", word])
    assert asked[0] == f"{refused[:-1]} (PL-A5)."
    section = next(each for each in Words(language).rulebook("planowanie") if "PL-A5" in each.numbers)
    assert asked[1] == section.title and len(asked) == 2 + section.text.count("\n\n") + 1
    assert said(monkeypatch, *game, "--verbosity", "full", typed=["99"])[0] == asked[0]
    assert said(monkeypatch, *game, typed=[word])[0] == Words(language).say("terminal-no-why")


@pytest.mark.parametrize(
    "language, game, word",
    [
        ("de", "golf", "tauschen"),
        ("pl", "planowanie", "deklaruję"),
        ("en", "goliath", "play"),
        ("pl", "trojki", "połóż"),
    ],
)
def test_a_word_alone_is_said_to_lack_something(language: str, game: str, word: str, monkeypatch: Patch) -> None:
    told = said(monkeypatch, game, "--lang", language, typed=["4 5", word] if game == "golf" else [word])
    assert told[0] == Words(language).say("terminal-unfinished", text=word)


@pytest.mark.parametrize("line", ["ansehen", "4 4", "ansehen 4"])
def test_two_cells_are_asked_for_where_one_is_named(line: str, monkeypatch: Patch) -> None:
    assert said(monkeypatch, "golf", "--lang", "de", typed=[line])[0] == Words("de").say("golf-two-cells")


# --- one player alone -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "language, typed, told",
    [
        ("en", "who 3", ["Digby: 16 cards in hand.", "Digby: bid 2, took 0.", "Digby plays the five of spades."]),
        ("en", "WHO digby.", ["Digby: 16 cards in hand.", "Digby: bid 2, took 0.", "Digby plays the five of spades."]),
        ("de", "wer 3", ["Karten auf der Hand", "2", "Pik-Fünf"]),
        ("pl", "kto 3", ["kart na ręce", "2", "piątkę pik"]),
    ],
)
def test_who_tells_of_one_player_the_cards_the_bid_and_the_last_card(
    monkeypatch: Patch, language: str, typed: str, told: list[str]
) -> None:
    table = ("planowanie", "--seats", "3", "--lang", language)
    chair, *lines = said(monkeypatch, *table, typed=["1", typed])
    assert "3" in chair and len(lines) == len(told)
    assert all(each in line for each, line in zip(told, lines, strict=True)), lines


@pytest.mark.parametrize(
    "game, told",
    [
        ("goliath", ["Tabby: 14 cards in hand.", "Tabby: no cards won yet.", "Tabby leads the green 2."]),
        ("durak", ["Tabby: 5 cards, among them the seven of spades.", "Tabby lets you go on."]),
        ("trojki", ["Tabby: 18 cards left, 0 of them in hand."]),
        (
            "golf",
            ["Tabby: far 1 face down, 2 face down, 3 face down; near", "Tabby looks at the cards on cells 5 and 6."],
        ),
    ],
)
def test_each_game_says_of_a_player_what_counts_there(monkeypatch: Patch, game: str, told: list[str]) -> None:
    lines = said(monkeypatch, game, "--seats", "3", "--lang", "en", typed=["who 2"])
    assert [line[: len(each)] for line, each in zip(lines[1:], told, strict=True)] == told


def test_what_a_player_did_in_an_earlier_deal_is_not_told() -> None:
    place = Place("T")
    words = Words("en", ("Ada", "Bea"), 0, game="golf")
    narrator = Narrator(place, words, lambda line: None)
    for deals, events, done in (
        (1, [event("golf-deal", number=1, seat=1)], {}),
        (1, [event("golf-draw", seat=1), event("golf-swap", seat=0, cell=1)], {1: event("golf-draw", seat=1)}),
        (1, [event("table-bot-plays", seat=0)], {1: event("golf-draw", seat=1)}),
        (2, [event("golf-deal", number=2, seat=0)], {}),
    ):
        place.standing = Standing(game="golf", deals=deals, match=1, chairs=[Chair()] * 2)
        narrator.note(events)
        assert narrator.done == done


@pytest.mark.parametrize(
    "language, typed, refused",
    [
        ("en", "who 4", "Say which seat, 1 to 3."),
        ("en", "who Ann", "Nobody here is called “Ann”. Type who to hear who is here."),
        ("pl", "kto 0", "1"),
        ("de", "wer Jan", "„Jan“"),
    ],
)
def test_nobody_of_that_name_or_number(monkeypatch: Patch, language: str, typed: str, refused: str) -> None:
    line, *question = said(monkeypatch, "golf", "--seats", "3", "--lang", language, typed=[typed])
    assert refused in line and len(question) == 1
