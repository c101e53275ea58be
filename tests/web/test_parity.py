"""What can be used at the terminal can be used in the browser, and the other way round.

Actions, options, commands and messages are asked of the games, the API and the protocol, not listed here. Actions are
those that tests/web/test_forms.py presses until they are sent; else the sources of the browser are read (what they do
not name, nobody can press or hear), and its forms looked at. That the words of all events are the same in both is
tests/web/test_words.py.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from playwright.sync_api import expect

from stolik.cli import others
from stolik.cli.answers import COMMANDS
from stolik.games import GAMES
from stolik.protocol.to_client import ToClient
from stolik.table.commands import AnyCommand
from stolik.words import LANGUAGES, Words
from tests.server.running import Running
from tests.web.conftest import WEB, Visit
from tests.web.test_forms import FORMS, PREDEAL, verbs

SOURCES = WEB / "src"
EN = Words("en")

# What in the browser's sources does what each word of the terminal does. None: nothing has to, for a reason.
THERE: dict[str, str | None] = {
    "help": '"?"',
    "hand": "h: ()",
    "hint": None,  # at a table of one's own alone
    "table": "t: ()",
    "scores": "s: score",
    "last": "l: last",
    "undo": '"undo"',
    "save": None,  # the server keeps every table
    "quit": '"leave"',
    "rules": '"/rules/',
    "cards": "settings.cards",
    "verbosity": "settings.verbosity",
    "wait": "think(",
    "who": "<ol>",
    "alarm": "web-time-left",
    "say": '"say"',
    "ready": '"ready"',
    "unready": "room-unready",
    "sit": '"sit"',
    "stand": '"stand"',
    "start": '"start"',
    "fill": '"fill"',
    "remove": '"remove"',
    "hush": 'do: "hush"',
    "relieve": 'about: "replace"',
    "think": '"think"',
    "abort": '"abort"',
    "rematch": '"rematch"',
    "leave": '"leave"',
    "find": 'do: "look", seconds',
    "invite": "oninvite",
    "react": 'do: "react"',
    "quiet": "settings.remarks",
    "claim": "habits-claim",
    "slow": "settings.slow",
    "why": "sitting.rule",
    "mute": "account.mute(",
    "unmute": "account.unmute(",
    "report": "account.report(",
}

# Words of the terminal that ask for nothing but what one sees or hears: the browser has keys and pages for it.
ALONE = {
    "help",
    "hand",
    "hint",
    "table",
    "scores",
    "last",
    "save",
    "quit",
    "rules",
    "cards",
    "wait",
    "who",
    "alarm",  # it is about what their client tells
    "verbosity",
    "quiet",
    "slow",
    "why",  # a refusal has its rule beside it
    "claim",  # their client plays it, card by card; the button is there when it can be claimed
}


# Words that are no commands to a table: they go to the HTTP API, where the browser sends them from a line of the chat
# and from the page of the account, and have a test of their own.
ABOUT_OTHERS = set(others.ABOUT_OTHERS)


def source(*paths: str) -> str:
    """Sources of the browser client, without what they say in comments."""
    text = "\n".join((SOURCES / path).read_text("utf-8") for path in paths)
    return re.sub(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


@cache
def everything() -> str:
    """All of the client but the types that are made of the protocol."""
    paths = (path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts") and path.name != "protocol.ts")
    return source(*(path.relative_to(SOURCES).as_posix() for path in sorted(paths)))


# --- actions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_action_can_be_typed_at_the_terminal_and_pressed_in_the_browser(game: str) -> None:
    wanted = GAMES[game].verbs()
    assert wanted
    terminal = set(GAMES[game].typed.words)
    assert wanted <= terminal, "at the terminal"
    if game in FORMS:  # else they are all pressed
        assert wanted == set().union(*(verbs(game, form) for form in FORMS[game])), "in the browser"


def test_the_actions_of_a_predeal_have_names() -> None:
    assert len(PREDEAL) == 5
    assert all(
        EN.say("durak-web-do", action=verb, seat=0, count=1, total=1)
        != EN.say("durak-web-do", action="?", seat=0, count=1, total=1)
        for verb in PREDEAL
    )


def test_what_is_typed_in_the_browser_is_an_action_as_in_records() -> None:
    assert 'do: "act"' in source("parts/command.ts")


def test_every_word_for_the_table_can_be_typed_in_the_browser_too() -> None:
    """In English; it is no verb of a game, and the help names it in a word of its language."""
    words = set(re.findall(r"^  (\w+): \(", source("parts/command.ts"), re.MULTILINE))
    assert set(COMMANDS) - ALONE - ABOUT_OTHERS <= words
    assert not words & set().union(*(game.verbs() for game in GAMES.values()))
    for language in LANGUAGES:
        say = Words(language).say
        ways = {word: [word, *(say(COMMANDS[word]).split(", ") if word in COMMANDS else [])] for word in words}
        told = say("web-command-help")
        assert {word for word in words if not re.search(rf"\b({'|'.join(ways[word])})\b", told)} == set(), language


# --- commands and messages -------------------------------------------------------------------------------------------


def test_every_command_to_a_table_is_sent_by_the_browser() -> None:
    tags = {str(each.__struct_config__.tag) for each in get_args(AnyCommand)}
    assert len(tags) > 10
    assert {tag for tag in tags if f'do: "{tag}"' not in everything()} == set()


def test_what_is_wanted_of_the_server_about_others_goes_the_same_way() -> None:
    """The same calls of the API from both, each of which something in the browser's pages makes."""
    pages, account = everything(), source("net/account.ts")
    terminal = (Path(__file__).parents[2] / "src/stolik/client/client.py").read_text("utf-8")
    for word, method, path in (
        ("mute", "PUT", "/api/me/mutes/"),
        ("unmute", "DELETE", "/api/me/mutes/"),
        ("report", "POST", "/api/reports"),
    ):
        assert re.search(rf'^  {word}: .*"{method}", .{path}', account, re.MULTILINE), word
        assert re.search(rf'def {word}\(.*?"{method}", f?"{path}', terminal, re.DOTALL), word
        assert word in ABOUT_OTHERS and str(THERE[word]) in pages, word


def test_every_message_of_the_server_is_heard_by_the_browser() -> None:
    line = source("net/line.svelte.ts")
    tags = {str(each.__struct_config__.tag) for each in get_args(ToClient)}
    assert {tag for tag in tags if f'case "{tag}":' not in line} == set()


def test_every_event_is_told() -> None:
    """Both leave out the same one: a seal of 64 digits, which is for those who look for it."""
    narrator = (Path(__file__).parents[2] / "src/stolik/cli/narrator.py").read_text("utf-8")
    assert 'if event.id == "table-sealed":' in narrator
    assert '!== "table-sealed"' in source("tables/telling.ts")


def test_every_word_of_the_terminal_has_its_place() -> None:
    assert set(COMMANDS) == set(THERE)
    for word, place in THERE.items():
        assert place is None or place in everything(), word


# --- options ---------------------------------------------------------------------------------------------------------


def label(game: str, option: dict[str, Any]) -> str:
    return EN.say("room-seats" if option["name"] == "seats" else f"{game}-option-{option['name']}")


@pytest.fixture(scope="module")
def games(site: Running) -> dict[str, dict[str, Any]]:
    return {game["name"]: game for game in json.loads(site.get("/api/games")[1])["games"]}


def test_the_api_has_all_options(games: dict[str, dict[str, Any]]) -> None:
    told = {name: {option["name"] for option in game["options"]} for name, game in games.items()}
    assert told == {name: set(game.options._fields) for name, game in GAMES.items()}


def test_every_option_can_be_set_in_the_browser(visit: Visit, games: dict[str, dict[str, Any]]) -> None:
    page = visit("/")
    page.get_by_role("button", name=EN.say("web-make")).first.click()
    form = page.get_by_role("dialog")
    for name, game in games.items():
        form.get_by_role("combobox", name=EN.say("room-game"), exact=True).select_option(name)
        form.get_by_text(label(name, game["options"][1])).first.wait_for(state="attached")  # its texts are fetched
        form.get_by_text(EN.say("room-more")).click() if form.get_by_text(EN.say("room-more")).count() else None
        roles = {"number": "spinbutton", "choice": "combobox", "switch": "checkbox", "numbers": "spinbutton"}
        for option in game["options"]:
            role = "combobox" if option["name"] == "seats" else roles.get(option["kind"], "spinbutton")
            text = label(name, option)
            several = form.get_by_role("group", name=re.compile(re.escape(text))).get_by_role(role)  # type: ignore[arg-type]
            one = form.get_by_role(role, name=re.compile(f"^{re.escape(text)}"))  # type: ignore[arg-type]
            expect(one.or_(several).first).to_be_visible()
            if option["kind"] == "choice":
                assert one.locator("option").evaluate_all("(all) => all.map(({ value }) => value)") == option["choices"]
