"""Texts whose ids the browser client builds from what the server tells it: games, their options, clocks, bots."""

import pytest
from tests.words.test_words import messages

from stolik.bots import BOTS
from stolik.core.options import choices, kinds
from stolik.games import GAMES
from stolik.table.clock import CLOCKS
from stolik.words import LANGUAGES, Words

SHARED = {"seats"}  # room-seats is for all games


def option_ids() -> set[str]:
    """An id for every option of every game, for each of its choices, and for none where it may be null."""
    ids = set[str]()
    for game in GAMES.values():
        for name, hint in kinds(game.options).items():
            if name in SHARED:
                continue
            option = f"{game.name}-option-{name}"
            ids |= {option} | {f"{option}-{choice}" for choice in choices(hint)}
            if type(None) in getattr(hint, "__args__", ()):
                ids.add(f"{option}-null")
    return ids


def test_every_option_and_choice_is_told_in_plain_words() -> None:
    # What is there and no option any more is found too.
    told = {id for id in messages("pl") if any(id.startswith(f"{game}-option-") for game in GAMES)}
    assert told == option_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_an_option_is_the_name_of_the_option(language: str) -> None:
    words = Words(language)
    for id in option_ids():
        said = words.say(id)
        assert "_" not in said and said not in ("true", "false", "null"), f"{id} in {language}: {said}"


def test_games_and_clocks_have_their_texts() -> None:
    for game in GAMES:
        assert {f"{game}-title", f"{game}-about"} <= messages("pl")
    assert {id for id in messages("pl") if id.startswith("room-clock-")} == {f"room-clock-{name}" for name in CLOCKS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_has_a_word(language: str) -> None:
    words = Words(language)
    strange = words.say("web-bot-level", level="strange")
    assert strange == "strange"  # the default is the name
    own = {words.say("web-bot-level", level=name) for name in BOTS}
    assert len(own) == len(BOTS) and (language == "en" or not own & set(BOTS)), own
