"""A whole match in the browser, played through the accessibility tree, and its log against the server's record."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from stolik.bots.decision import Decision, decide
from stolik.games import GAMES
from stolik.server.answers import LiveAnswers
from stolik.server.levels import Levels
from stolik.table.clock import CLOCKS
from stolik.table.pace import Pace
from stolik.words import Words
from tests.server.running import Running
from tests.web.hands import Gone, Press
from tests.web.players import WORDS, Player, has, my_turn, over, player_of, room, say
from tests.web.seen import Eyes, Node, told

Hands = Callable[[Eyes, Press], None]
MOST = 1500  # presses after which a match hangs


def of_two_deals(game: str) -> dict[str, Any]:
    """As few seats as a game has, and two deals where an option says how many: all else is usual."""
    there = GAMES[game]
    return {"seats": there.seats[0], **({"deals": 2} if "deals" in there.options._fields else {})}


# A short match of each game, in which there is something to see. Clocks: `none` is at once here, `relaxed` leaves time
# to think, at `fast` bots do next to nothing.
OTHERWISE: dict[str, dict[str, Any]] = {
    "durak": {"seats": 4, "deals": 1},
    "goliath": {"deals": 1},
    "planowanie": {"seats": 4},
    "trojki": {"seats": 4, "deals": 1, "clock": "relaxed"},
}
SHORT = {game: of_two_deals(game) | OTHERWISE.get(game, {}) for game in GAMES}
HOLD = 0.3
PACES = {"none": Pace(0.0, 60.0), "relaxed": Pace(1.0, 60.0), "fast": Pace(99.0, 60.0)}
SEED = 7
DEALS = 1  # of a game with no option for it: planowanie has 16 with four players


class Fixed(LiveAnswers):
    """Chance that is the same every time, for what is compared with a file or photographed."""

    __slots__ = ("_random",)
    seed = SEED

    def __init__(self, game: str, levels: Levels) -> None:
        super().__init__(game, levels)
        self._random = Random(self.seed)

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        """The nonce, which orders the discards if they are shuffled again, follows from the deck."""
        deck = self._random.sample(cards, len(cards))
        return deck, sha256(" ".join(deck).encode()).hexdigest()

    def lot(self, count: int) -> int:
        return self._random.randrange(count)

    @staticmethod
    def decide(decision: Decision) -> tuple[str, float]:
        """What a bot does, whatever the code of the table is."""
        return decide(decision._replace(seed=f"{decision.view['seat']} {len(decision.history)}"))


@contextmanager
def brisk(
    folder: Path,
    whole: bool = False,
    fixed: bool = False,
    *,
    answers: type[Fixed] = Fixed,
    hold: float = HOLD,
    most: int = DEALS,
    **settings: Any,
) -> Iterator[Running]:
    """A server whose bots do not keep people waiting.

    whole    games whose deals no option counts are not cut short
    fixed    the cards and the bots are the same every time, as `answers` has them
    hold     how long there is for what is done out of turn: durak's exchange, a challenge at trojki
    most     after how many deals games are cut short whose deals no option counts

    All else are settings of the server.
    """
    paces = {name: pace._replace(hold=hold) for name, pace in PACES.items()}
    clocks = {name: each._replace(pace=paces.get(name, each.pace), action=None) for name, each in CLOCKS.items()}
    with pytest.MonkeyPatch.context() as patched:
        for name, clock in clocks.items():
            patched.setitem(CLOCKS, name, clock)
        if fixed:
            patched.setattr("stolik.server.rooms.LiveAnswers", answers)
            patched.setattr("stolik.server.child.decide", answers.decide)
        for name, game in list(GAMES.items()):
            if not whole and "deals" not in game.options._fields:
                patched.setitem(GAMES, name, replace(game, match_over=lambda options, deals, score: deals >= most))
        with Running(folder, **settings) as running:
            yield running


def brisk_site(**settings: Any) -> Any:
    """The fixture `site` of a module of tests: `site = brisk_site(whole=True)` is one server for all of them."""

    @pytest.fixture(scope="module")
    def site(client: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
        with brisk(tmp_path_factory.mktemp("site"), **settings) as running:
            yield running

    return site


class Played(NamedTuple):
    """What was pressed, and every alert that was said meanwhile."""

    presses: list[Press]
    alerts: list[str]


Look = Callable[[Node, list[Press]], bool | None]


def play(
    eyes: Eyes, game: str, hands: Hands, look: Look = lambda seen, presses: False, player: Player | None = None
) -> Played:
    """From the room to the result. `look` sees the page before each press, and stops there if it says so."""
    presses, alerts, gone = list[Press](), list[str](), 0
    player = player or player_of(game)
    seen = eyes.wait(lambda seen: room(seen) or player(seen), "a table")
    while not over(seen):
        alerts += [text for alert in seen.find("alert") if (text := alert.text) and text != (alerts or [""])[-1]]
        press = room(seen) or player(seen)
        if press is not None:
            assert len(presses) < MOST, f"{presses[-5:]}:\n{told(seen)}"
            if look(seen, presses):
                break
            before = signature(seen)
            try:
                hands(eyes, press)
            except Gone:  # it was there when the tree was read: somebody else was quicker
                gone += 1
                assert gone < 20, f"{press} cannot be found:\n{told(seen)}"
                eyes.page.wait_for_timeout(20 * gone)
                seen = eyes.read()
                continue
            presses.append(press)
            gone = 0
            if press.name == say("room-sit"):  # twice would be the next seat
                seen = eyes.wait(lambda now: has(now, say("room-stand")), "a seat")
            else:
                seen = changed(eyes, before, f"an answer to {press}")
        else:
            seen = changed(eyes, signature(seen), "the others' turn")
    return Played(presses, alerts)


def changed(eyes: Eyes, before: list[tuple[str, ...]], what: str) -> Node:
    """Waits until something is otherwise."""
    return eyes.wait(lambda now: signature(now) != before, what)


def signature(seen: Node) -> list[tuple[str, ...]]:
    """What decides: it changes when something was done.

    A trick that is cleared away decides nothing, nor does an alert that is taken back while the answer is on its way.
    What is said again in the same words is said anew.
    """
    silent = ("", say("web-your-turn"))
    bout = [node.name for box in seen.find("group", WORDS.say("durak-web-attack")) for node in box.all()]
    return [
        tuple(bout),
        (str(my_turn(seen)), str(over(seen))),
        *(
            (node.role, node.name or node.text, str(node.enabled), str(node.pressed), *words(node))
            for node in seen.all()
            if node.role == "button" or (node.role == "alert" and node.text not in silent)
        ),
    ]


def words(seen: Node) -> list[str]:
    """Which words an alert says, by their ids: others each time, even if they are the same."""
    return [node.id for node in seen.all() if node.role == "StaticText"] if seen.role == "alert" else []


def log(seen: Node) -> str:
    """The log as one text."""
    return " ".join(box.text for box in seen.find("log"))


def expected(site: Running, code: str, names: list[str], seat: int) -> list[str]:
    """What the log must say: the match as the server's record tells it to this seat, in words."""
    record = json.loads(site.get(f"/api/matches/{code}-1/record")[1])
    assert len(record["players"]) == len(names)
    words, sentences = Words("en", names, seat, game=record["game"]), []
    for number in range(1, len(record["deals"]) + 1):
        steps = json.loads(site.get(f"/api/matches/{code}-1/replay?deal={number}&seat={seat}")[1])["steps"]
        sentences += [words.tell(Told(*each)) for step in steps for each in step["events"]]
    return sentences


class Told(NamedTuple):
    id: str
    args: dict[str, Any]


def check_log(eyes: Eyes, site: Running, code: str, names: list[str], seat: int = 0) -> None:
    """The log tells all of the record, in its order."""
    wanted = expected(site, code, names, seat)
    assert len(wanted) > 20
    text = log(eyes.wait(lambda seen: wanted[-1] in log(seen), wanted[-1]))
    at = 0
    for sentence in wanted:
        found = text.find(sentence, at)
        assert found >= 0, f"{sentence!r} is not in the rest of the log: {text[at : at + 600]}"
        at = found + len(sentence)
