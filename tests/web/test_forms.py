"""Every action of every game is sent by a button of the page, in whole matches also of the forms that few people play.

What the page sends is read off its websocket, and each form must send what its game says can come about in it; a game
that is not in FORMS sends all its verbs in a short usual match. That none is left out is tests/web/test_parity.py.
Where chance would have to bring a phase, the deck is chosen, or another person (Friend) sees to it.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from stolik.bots.decision import Decision
from stolik.bots.simple import RACES
from stolik.bots.simple import durak as simple_durak
from stolik.bots.timing import RACERS
from stolik.games import GAMES
from stolik.games.trojki.telling import claim, regular
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.friend import Friend
from tests.web.hands import Press, by_tool
from tests.web.match import SHORT, Fixed, brisk, check_log, log, play
from tests.web.players import (
    NAMES,
    PLAYERS,
    Player,
    durak,
    durak_says,
    golf,
    has,
    my_turn,
    player_of,
    predeal,
    say,
    trojki,
)
from tests.web.seen import Eyes, Node

PLACE = RACES["trojki"].player(RACERS["casual"])
LONG = 60.0  # seconds to check a card at trojki, so that a slow machine does not let them pass
FORMS: dict[str, dict[str, dict[str, Any]]] = {  # by game: in which forms all actions come that its usual form lacks
    "durak": {"excess": {"seats": 3, "allow_excess": True}, "pairs": {"seats": 4, "form": "pairs"}},
    "trojki": {"open": {"seats": 2, "mode": "open"}},
}
PREDEAL = {verb for game in GAMES.values() if game.typed_predeal for verb in game.typed_predeal.words}


def verbs(game: str, form: str) -> set[str]:
    """The verbs of the actions that come about in a form."""
    return set(GAMES[game].verbs(GAMES[game].settle(FORMS[game][form])))


def listen(page: Page, offered: set[str] | None = None) -> Counter[str]:
    """The verbs of the actions that the page sends from now on, on the lines that it opens from now on.

    `offered` gets the verbs of those that the server says may be sent.
    """
    sent = Counter[str]()

    def heard(text: str | bytes) -> None:
        command = json.loads(text).get("command") or {}
        sent.update(action.split()[0] for action in command.get("actions", ()))

    def told(text: str | bytes) -> None:
        if offered is not None:
            offered.update(action.split()[0] for action in json.loads(text).get("legal") or ())

    def opened(line: WebSocket) -> None:
        line.on("framesent", heard)
        line.on("framereceived", told)

    page.on("websocket", opened)
    return sent


def sit(
    visit: Visit, site: Running, token: str, code: str, offered: set[str] | None = None
) -> tuple[Eyes, Counter[str]]:
    """The table's page, and what it sends."""
    page = visit("/settings", token=token)
    sent = listen(page, offered)
    page.goto(f"{site.url}/table/{code}")
    page.get_by_role("main").wait_for()
    return Eyes(page), sent


@pytest.fixture
def site(client: object, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server of the test's own, with `brisk`'s keywords as its parameter; it outlives the pages."""
    with brisk(tmp_path, **getattr(request, "param", {})) as running:
        yield running


# --- durak -----------------------------------------------------------------------------------------------------------


def test_durak_with_a_predeal(site: Running, visit: Visit) -> None:
    """Before each of two deals: the cut is offered both ways, declined and accepted, and the cards are touched."""
    offers = set[str]()

    def jan(view: Mapping[str, Any], legal: Sequence[str]) -> str:
        """Takes every cut and never deals: offers it once whenever they should, and then waits for a touch."""
        if view["phase"] != "before":
            return simple_durak.choose(view, legal, [], Random(1))
        if view["dealer"] != view["seat"]:
            offers.clear()
        if "offer 0" in legal and not offers:
            offers.add("offer 0")
            return "offer 0"
        return "accept" if "accept" in legal else ""

    token = site.guest("Anna")
    code = site.open(token, "durak", seats=2, deals=2, traditions=True)
    eyes, sent = sit(visit, site, token, code)
    before = list[str]()

    def player(seen: Node) -> Press | None:
        press = predeal(seen, sent)
        if press:
            before.append(press.name)
        return press or durak(seen)

    friend = Friend(site, code, jan)
    with friend:
        play(eyes, "durak", by_tool, player=player)
    check_log(eyes, site, code, ["Anna", "Jan"])
    record = json.loads(site.get(f"/api/matches/{code}-1/record")[1])
    assert sent.keys() >= PREDEAL, sent
    verbs = {action.split()[1] for action in record["deals"][0]["before"]}
    assert verbs == PREDEAL and len(record["deals"]) == 2
    assert before.count(durak_says("deal")) == 2, "a predeal before each deal"


class Greedy(Fixed):
    """Durak's bots add all that they can, also what there is no room for."""

    __slots__ = ()
    seed = 1

    @staticmethod
    def decide(decision: Decision) -> tuple[str, float]:
        return greedy(decision.view, decision.legal, decision.history, Random(decision.view["seat"])), 0.0


def greedy(view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str], random: Random) -> str:
    added = [action for action in legal if action.startswith(("attack", "give"))]
    more = [action for action in added if action.endswith(" +")]
    return (more or added or [simple_durak.choose(view, legal, history, random)])[0]


@pytest.mark.parametrize("site", [{"fixed": True, "answers": Greedy}], indirect=True)
def test_durak_with_too_many_cards(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "durak", **FORMS["durak"]["excess"])
    eyes, sent = sit(visit, site, token, code)
    played = play(eyes, "durak", by_tool)
    check_log(eyes, site, code, NAMES[:3])
    assert any(press.name.startswith("Send back ") for press in played.presses)
    assert sent.keys() >= verbs("durak", "excess") - {"exchange"}, sent  # for that it takes the six: below


class Pairs(Fixed):
    """Seat 0 deals at first, and gets the trump six as the last card of the first round."""

    __slots__ = ()

    def lot(self, count: int) -> int:
        return 0

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        deck, nonce = super().deck(sorted(cards))
        turned = next(card for card in deck if card[0] != "6")
        for place, card in ((4 * 6, turned), (3, f"6{turned[1]}")):
            at = deck.index(card)
            deck[at], deck[place] = deck[place], deck[at]
        return deck, nonce


@pytest.mark.parametrize("site", [{"fixed": True, "answers": Pairs}], indirect=True)
def test_durak_in_pairs(site: Running, visit: Visit) -> None:
    roles = set[str]()

    token = site.guest("Anna")
    code = site.open(token, "durak", **FORMS["durak"]["pairs"])
    eyes, sent = sit(visit, site, token, code)

    def player(seen: Node) -> Press | None:
        roles.update(
            role
            for role in ("own", "theirs")
            for item in seen.find("listitem")
            if say("durak-web-role", role=role, seat=0, number=0) in item.text
        )
        swap = durak_says("exchange")
        return Press(swap) if my_turn(seen) and has(seen, swap) else durak(seen)

    play(eyes, "durak", by_tool, player=player)
    check_log(eyes, site, code, NAMES[:4])
    text = log(eyes.read())
    assert roles == {"own", "theirs"}
    assert "is left with cards and loses" in text, "a team loses"
    assert sent["exchange"], sent


# --- trojki ----------------------------------------------------------------------------------------------------------


def right(view: Mapping[str, Any], action: str) -> bool:
    card, cell, call = claim(action)
    return regular(view["top"], cell, card, call)


@pytest.mark.parametrize("site", [{"hold": LONG}], indirect=True)
def test_trojki_without_a_referee(site: Running, visit: Visit) -> None:
    """Jan lays a wrong card first, which is challenged and goes back, and challenges a right one, which stands."""
    done = Counter[str]()

    def jan(view: Mapping[str, Any], legal: Sequence[str]) -> str:
        wrong = [action for action in legal if action.startswith("place") and not right(view, action)]
        if view["known"][1]:
            done["caught"] = 1
        if done["caught"] and view["left"][0] > view["dealt"][0] - 2 and "challenge" not in legal:
            return ""  # until Anna has placed two cards
        if "challenge" in legal and not done["challenge"]:
            action = "challenge"
        else:
            action = wrong[0] if wrong and not done["caught"] else PLACE(view, legal, [], Random(1))[0]
        done[action.partition(" ")[0]] += 1
        return action

    token = site.guest("Anna")
    code = site.open(token, "trojki", deals=1, clock="none", **FORMS["trojki"]["open"])
    eyes, sent = sit(visit, site, token, code)

    def player(seen: Node) -> Press | None:
        challenge = say("trojki-name-challenge")
        return Press(challenge, key="-") if has(seen, challenge) and not sent["challenge"] else trojki(seen)

    with Friend(site, code, jan):
        play(eyes, "trojki", by_tool, player=player)
    check_log(eyes, site, code, ["Anna", "Jan"])
    assert done["caught"], "the wrong card went back"
    assert sent.keys() >= verbs("trojki", "open"), sent


# --- the others ------------------------------------------------------------------------------------------------------


def golfer(sent: Counter[str]) -> Player:
    """Lays the first card that was drawn off."""

    def player(seen: Node) -> Press | None:
        stock, discards = (
            next((node for node in seen.find("button") if node.name.startswith(pile)), None)
            for pile in ("Stock", "Discards")
        )
        if discards and discards.enabled and my_turn(seen):
            if sent["stock"] and not sent["discard"] and stock and not stock.enabled:
                return Press(discards.name)
            if sent["discard"] and not sent["take"] and stock and stock.enabled:
                return Press(discards.name)
        return golf(seen)

    return player


@pytest.mark.parametrize("site", [{"fixed": True}], indirect=True)
@pytest.mark.parametrize("game", [game for game in GAMES if game not in FORMS])
def test_every_action_of(site: Running, visit: Visit, game: str) -> None:
    """No longer than until all were sent; whole matches are in tests/web/test_tree.py.

    At the table of games without drawings all that the cards brought: there any action is a button like the others.
    """
    wanted, offered = GAMES[game].verbs(), set[str]()
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes, sent = sit(visit, site, token, code, offered)
    player = golfer(sent) if game == "golf" else player_of(game)
    play(eyes, game, by_tool, lambda seen, presses: sent.keys() >= wanted, player)
    if game not in PLAYERS:
        wanted = frozenset(offered - {"ok"})
    assert wanted and sent.keys() >= wanted, sent
