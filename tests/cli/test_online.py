"""The terminal at tables on a server: the same lines as at home, and what only a server has."""

import asyncio
import json
import random
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.bots import make
from stolik.cli import app, online, terminal
from stolik.cli import play as playing
from stolik.cli.remote import RemoteTable
from stolik.cli.session import QUESTION, Session
from stolik.client import Client, JoinedTable, NoServer, Place, play
from stolik.games import GAMES
from stolik.table.messages import Shown
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.cli.player import Heard, Lines, Player
from tests.client.conftest import quick, run, server
from tests.patience import PATIENCE
from tests.server.running import Running

__all__ = ["quick", "server"]  # fixtures
Talk = Callable[[JoinedTable, Client], Any]


class Typist(Player):
    """Answers what is asked in a match as at home, says that it is ready, and leaves when the match is over."""

    def get(self, timeout: float | None) -> str:
        question = self.lines(QUESTION)[-1]
        if question.startswith("Type rematch"):
            raise EOFError
        if question.startswith("Press Enter"):
            return ""
        return super().get(timeout)

    def wake(self) -> None:
        pass


class Script(Lines):
    """Lines that are typed one after the other, whenever a line is wanted."""

    def wake(self) -> None:
        pass


def at_terminal(lines: Lines, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The command with these lines in the place of a terminal; its status."""

    def seated(*args: Any, **more: Any) -> Any:
        lines.session = session(*args, **more)
        return lines.session

    session = online.Session
    with monkeypatch.context() as patched:
        patched.setattr(playing, "TypedLines", lambda: lines)
        patched.setattr("stolik.cli.watch.TypedLines", lambda: lines)
        patched.setattr(online, "LineWriter", lambda styled: Heard(lines.write))
        patched.setattr(online, "start_compiling", lambda game: None)
        patched.setattr(online, "Session", seated)
        with pytest.raises(SystemExit) as ended:
            app.main(list(arguments))
    return int(ended.value.code or 0)


class Other:
    """Another person at a table, in a thread of their own: does what they are to do, then goes."""

    def __init__(self, url: str, code: str, does: Talk, name: str = "Jan") -> None:
        self._work = lambda: run(self._main(url, code, does, name))
        self._thread = threading.Thread(target=self._run)
        self.failed: BaseException | None = None

    def _run(self) -> None:
        try:
            self._work()
        except BaseException as error:
            self.failed = error

    async def _main(self, url: str, code: str, does: Talk, name: str) -> None:
        async with Client(url, name=name) as client:
            await does(await client.join(code), client)

    def __enter__(self) -> "Other":
        self._thread.start()
        return self

    def __exit__(self, *raised: Any) -> None:
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self.failed is not None:
            raise self.failed


def opened(server: Running, game: str, **options: Any) -> str:
    return server.open(server.guest("Host"), game, **options)


async def plays(seat: JoinedTable, client: Client) -> None:
    """Sits down and plays a match."""
    bot = make("casual", seat.place.game, random.Random(1))
    await seat.sit()
    await play(seat, lambda view, legal: bot.choose(view, legal, [])[0])


# --- whole matches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game, deals", [("durak", 2), ("golf", 1), ("goliath", 3), ("planowanie", None)])
def test_a_whole_match(game: str, deals: int | None, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = GAMES[game].seats[0]
    code = opened(server, game, seats=seats, **({"deals": deals} if deals else {}))
    player = Typist("en")
    others = [Other(server.url, code, plays, name) for name in ("Jan", "Eva")[: seats - 1]]
    for other in others:
        other.__enter__()
    status = at_terminal(player, monkeypatch, "play", "--server", server.url, "--table", code, "--name", "Ada")
    for other in others:
        other.__exit__()
    assert status == 0 and player.refused == []
    assert player.session is not None and player.session.place.phase == "over"
    assert any(line.startswith("The match is over") for line in player.lines())
    assert sum("Jan" in line for line in player.lines()) > 3
    sealed = [line for line in player.lines() if "sealed" in line]
    assert len(sealed) == 1 and re.fullmatch(r"(\d+) of \1 decks? as sealed.", sealed[0]), sealed


def test_a_race_against_a_bot(server: Running, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    arguments = ["play", "--server", server.url, "trojki", "--seats", "2", "--bots", "casual"]
    script = Script("", "draw 14", "hand", "abort")
    assert at_terminal(script, monkeypatch, *arguments) == 0
    told = script.lines()
    assert sum(line.startswith("You draw") for line in told) == 14, "in two commands, for one takes twelve"
    assert any(line.startswith("Your hand: 1 ") and " 14 " in line for line in told)
    assert script.session is not None and script.session.place.phase == "over"
    command = capsys.readouterr().out.partition("\n")[0]
    assert command.startswith("This is table ") and f"play --server {server.url} --table" in command


# --- one thing at a time ---------------------------------------------------------------------------------------------


def typed(server: Running, monkeypatch: pytest.MonkeyPatch, code: str, *lines: str) -> list[str]:
    """What is said to somebody who joins a table and types these lines before a match."""
    script = Script(*lines)
    assert at_terminal(script, monkeypatch, "play", "--server", server.url, "--table", code, "--name", "Ada") == 0
    return script.lines()


def test_what_may_be_typed_before_a_match(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    code = opened(server, "durak", seats=3)
    told = typed(
        server, monkeypatch, code, "who", "hand", "7C", "?", "save", "say hello", "'HELLO again", "unready", "fill"
    )
    assert told[0] == f"Durak, table {code}. Type a question mark for help." and "You sit on seat 1." in told
    assert f"Table {code}, Durak." in told and "Seat 2: free." in told and "Seat 1: Ada." in told
    assert "The cards have not been dealt yet." in told and "The match has not begun yet." in told
    assert any(line == "What else you may type at this table:" for line in told)
    assert any("Host" in line for line in told), "only the host may do that"
    said = [(line.name, line.text) for line in server.state.rooms.directory.open[code].table.parts.chat.lines]
    assert said == [("Ada", "hello"), ("Ada", "HELLO again")]
    assert not any("Ada: hello" in line for line in told), "what they have typed they need not hear"


def test_after_a_match_what_is_typed_is_answered_as_it_stands(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script("", "save", "draw", "abort", "save", "7C", "leave")
    arguments = ["play", "--server", server.url, "trojki", "--seats", "2", "--bots", "casual"]
    assert at_terminal(script, monkeypatch, *arguments) == 0
    told = script.lines()
    assert script.session is not None
    code = f"{script.session.place.code}-1"
    seen = f"{server.url}/match/{code}"
    assert f"The server keeps this match, under the code {code}. When it is over it can be seen at {seen}" in told
    after = told[told.index("The match is ended by agreement.") :]
    assert "The match is over. Type rematch for another one, or quit to leave." in after
    assert not any("the next one comes" in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wants_to_play_soon_hears_when(language: str, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without being asked for anything that they need not do."""
    monkeypatch.setattr("stolik.server.matchmaking.QUICK_FILL", 3600.0)
    words, script = Words(language), Script("who", "leave")
    arguments = ["play", "golf", "--server", server.url, "--quick", "--lang", language, "--option", "seats=4"]
    assert at_terminal(script, monkeypatch, *arguments) == 0
    for message in ("terminal-ask-soon", "terminal-fills-in"):
        assert {words.say(message, count=count) for count in range(3500, 3602)} & set(script.lines()), message
    assert words.say("terminal-ask-ready") not in script.lines()


def test_getting_up_and_sitting_down(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    code = opened(server, "durak", seats=3)
    told = typed(server, monkeypatch, code, "stand", "7C", "sit 3", "sit 9", "leave")
    assert "You have no seat here now, and watch." in told and "You sit on seat 3." in told
    assert "Say which seat, 1 to 3." in told and told[-1] == "You leave the table."


@pytest.mark.usefixtures("same_bots")
def test_the_same_person_comes_back(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any
) -> None:
    host = server.guest("Host")
    code = server.open(host, "goliath", seats=3)
    file = tmp_path / "data" / "stolik" / "servers.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({server.url: host}))
    arguments = ["play", "--server", server.url, "--table", code]
    script = Script("fill", "ready")
    assert at_terminal(script, monkeypatch, *arguments) == 0
    assert any(line.startswith(("You lead: ", "Your turn")) for line in script.lines())
    command = f"stolik play --server {server.url} --table {code}"
    assert f"Your seat is kept. To come back: {command}" in capsys.readouterr().out
    again = Script("who")
    assert at_terminal(again, monkeypatch, *arguments, "--name", "Zoe") == 0
    assert again.lines()[1].endswith("Lily and Rufus.") and "You have 0 points in all." in again.lines()
    assert again.session is not None and again.session.me == 0

    async def name() -> str:
        found = await server.state.people.find(host)
        assert found is not None
        return found.name

    assert server.do(name()) == "Zoe"


def test_a_token_that_is_no_longer_good_makes_a_new_guest(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "data" / "stolik" / "servers.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({server.url: "old"}))
    told = typed(server, monkeypatch, opened(server, "golf"), "who")
    assert "Seat 1: Ada." in told and json.loads(file.read_text())[server.url] not in ("", "old")


def test_chat_of_others_and_a_lost_connection(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    code = opened(server, "golf", seats=2)
    there, said = threading.Event(), threading.Event()

    class Talker(Script):
        def get(self, timeout: float | None) -> Any:
            there.set()
            assert said.wait(PATIENCE)
            if not self.left:
                raise EOFError
            if not any(self.left[0] in line for line in self.lines()):
                time.sleep(0.005)
                return None
            if self.left.pop(0) == "hel":
                server.call(self.lose)
            return "who"

        def lose(self) -> None:
            person = self.session.place.chairs[0].person  # type: ignore[union-attr]
            for connection in server.state.connections.of(person):
                connection.buffer.close(1012)

    async def talk(seat: JoinedTable, client: Client) -> None:
        await asyncio.to_thread(there.wait, PATIENCE)
        await seat.say("hel\u0141o")
        said.set()

    lines = Talker("hel", "is back")
    with Other(server.url, code, talk):
        at_terminal(lines, monkeypatch, "play", "--server", server.url, "--table", code, "--name", "Ada")
    told = lines.lines()
    assert "Jan: hel\u0141o" in told
    lost, back = told.index("The connection is lost. Trying again."), told.index("The connection is back.")
    assert lost < back


def test_watching(server: Running, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    for game in GAMES:
        watch(game, server, monkeypatch)
    assert "Goodbye." in capsys.readouterr().out


def watch(game: str, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of three, seen by somebody else."""
    code = opened(server, game, seats=3)
    done = threading.Event()

    async def sits(seat: JoinedTable, client: Client) -> None:
        async with Client(client.url, name="Eva") as other, Client(client.url, name="Cem") as third:
            seats = [seat, await other.join(seat.code), await third.join(seat.code)]
            for number, each in enumerate(seats):
                await each.sit(number)
            for each in seats:
                await each.ready()
            while not (seat.place.dealt or seat.place.predeal):
                await anext(seat)
            done.set()
            await asyncio.sleep(0.3)
            for each in seats:
                await each.vote("abort")
            while seat.place.phase != "over":
                await anext(seat)

    watcher = Script("hand", "1", "table", "who")
    with Other(server.url, code, sits):
        assert done.wait(PATIENCE)
        assert at_terminal(watcher, monkeypatch, "watch", "--server", server.url, "--table", code) == 0
    told = watcher.lines()
    assert told[1].startswith("At the table: Jan, Eva and Cem."), told
    assert not watcher.lines(QUESTION) and not watcher.refused, "nothing is asked of who watches"
    assert watcher.session is not None and watcher.session.me is None


@pytest.mark.parametrize("own", [False, True])
def test_a_bot_comes_with_the_command(server: Running, run: Run, tmp_path: Path, own: bool) -> None:
    robot = tmp_path / "robot.py"
    robot.write_text(
        "def choose(view, legal, random, history):\n    return random.choice(legal if not history else [])\n", "utf-8"
    )
    bot = f"{robot}:choose" if own else "random"
    code = opened(server, "golf", seats=2, deals=1)

    async def host(seat: JoinedTable, client: Client) -> None:
        await seat.sit(0)
        await play(seat, lambda view, legal: legal[0])
        while not seat.place.standing.votes["rematch"]:  # type: ignore[index]
            await anext(seat)
        await seat.vote("rematch")
        await play(seat, lambda view, legal: legal[0])
        assert seat.place.standing.match == 2
        server.call(lambda: server.state.rooms.steps.commit(*_closed(server, code)))

    with Other(server.url, code, host):
        ran = run("bot", "--server", server.url, "--table", code, "--bot", bot, "--seat", "1", "--name", "Robi")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Robi sits at table {code} on seat 2.")


def _closed(server: Running, code: str) -> Any:
    room = server.state.rooms.directory.open[code]
    now = server.state.rooms.clock.now()
    return room, room.table.close(now, "server-abandoned"), now


# --- what is refused -------------------------------------------------------------------------------------------------


SOON = (["--clock", "fast"], ["--clock", "none"], ["--listed"], ["--think", "0"], ["--seat", "1"], ["--bots", "casual"])
JOINED = (*SOON[:4], ["--quick"], ["--bots", "casual"], ["--seats", "2"], ["--option", "deals=1"])


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["play", "golf", "--table", "K7QMXB"], "--server"),
        (["play", "golf", "--quick"], "--server"),
        (["play", "golf", "--listed"], "--server"),
        (["play", "golf", "--clock", "fast"], "--server"),
        (["play", "golf", "--server", "x", "--seed", "3"], "--seed is not"),
        (["play", "--server", "x", "--resume", "f"], "--resume is not"),
        (["play", "golf", "--server", "x", "--save", "f"], "--save is not"),
        (["play", "golf", "--server", "x", "--pause", "1"], "--pause is not"),
        (["play", "golf", "--server", "x", "--between", "1"], "--between is not"),
        (["play", "golf", "--server", "x", "--table", "T"], "golf does not go with --table"),
        *((["play", "--server", "x", "--table", "T", *more], f"{more[0]} does not go with --table") for more in JOINED),
        *(
            (["play", "golf", "--server", "x", "--quick", *more], f"{more[0]} does not go with --quick")
            for more in SOON
        ),
        (["play", "golf", "--server", "x", "--seat", "9"], "--seat"),
        (["play", "golf", "--server", "x", "--clock", "slow"], "--clock"),
        (["play", "golf", "--server", "a b"], "not the address"),
        (["play", "golf", "--server", "http://127.0.0.1:1"], "No server runs at"),
        (["watch", "--server", "http://127.0.0.1:1", "--table", "T"], "No server runs at"),
        (["bot", "--server", "http://127.0.0.1:1", "--table", "T"], "No server runs at"),
        (["watch", "--table", "T"], "--server"),
        (["bot", "--server", "x", "--table", "T", "--bot", "clever"], "no bot “clever”"),
        (["bot", "--server", "x", "--table", "T", "--bot", "none.py:choose"], "none.py: there is no such file"),
    ],
)
def test_what_cannot_be(arguments: list[str], told: str, run: Run) -> None:
    ran = run(*arguments)
    assert ran.status == 2 and told in ran.err and ran.err.count("\n") == 1


def test_what_the_server_refuses(server: Running, run: Run) -> None:
    for arguments in (
        ["play", "--table", "NOPE"],
        ["watch", "--table", "NOPE"],
        ["bot", "--table", "NOPE"],
        ["bot", "--table", opened(server, "golf"), "--token", "nonsense"],
        ["play", "golf", "--name", "x" * 40],
        ["play", "golf", "--think", "5"],
    ):
        ran = run(*arguments, "--server", server.url)
        assert ran.status == 2 and ran.err.count("\n") == 1 and "Traceback" not in ran.err, (arguments, ran)


# --- the thread ------------------------------------------------------------------------------------------------------


def test_a_line_is_not_waited_for_when_something_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    lines = terminal.TypedLines()
    lines._reading = True  # nobody types
    lines.wake()
    assert lines.get(None) is None
    threading.Timer(0.01, lines.wake).start()
    assert lines.get(None) is None


def test_whoever_missed_much_is_told_what_it_was(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what they alone may know; and if the server does not say, at least that something was missed."""
    lines: list[str] = []

    async def refuse(code: str, since: int) -> None:
        raise NoServer("client-no-stolik", address=server.url)

    with RemoteTable(server.url, "", "Ada", "en", lambda: None) as there:
        seat = there.run(there.join(there.run(there.client.create("golf", seats=2))))
        first = there.run(there.client.join(seat.code)).place
        there.session = Session(Place(seat.code), Words("en"), there.send, lambda line, kind: lines.append(line))
        there.happen()
        for command in (seat.sit, seat.fill, seat.ready):
            there.run(command())
        while not first.asked:
            time.sleep(0.02)
        while not there._came.empty():
            there._came.get()
        assert isinstance(first.v, int)
        shown = Shown(seat.code, first.v, 0.0, 0, first.standing, first.view, first.legal, True)
        there._tell(shown)
        assert lines.index("You sit down at the table.") < lines.index("Match number 1 begins.") < len(lines) - 1
        told = len(lines)
        for v in (first.v, first.v + 1):  # the server has begun anew, and they have come back to it
            there._tell(Shown(seat.code, v, 0.0, 0, first.standing, first.view, first.legal, True))
        assert lines[told:] == [], "they have missed nothing"
        monkeypatch.setattr(there.client, "story", refuse)
        there._tell(Shown(seat.code, first.v + 2, 0.0, 0, first.standing, first.view, first.legal, True))
        assert lines[told] == Words("en").say("terminal-missed") and len(lines) > told + 1
