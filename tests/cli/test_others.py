"""Whom somebody means who mutes or reports a person, and what they are told."""

import asyncio
import threading
import time
from typing import Any

import pytest

from stolik.cli.answers import COMMANDS, command, vocabulary
from stolik.cli.others import ABOUT_OTHERS, done_about
from stolik.cli.remote import RemoteTable
from stolik.cli.session import Session
from stolik.cli.talk import line
from stolik.client import Client, JoinedTable, NoServer, Place
from stolik.core.game import Unclear
from stolik.table.messages import Chair, Said, Shown, Standing
from stolik.words import LANGUAGES, Words
from tests.cli.test_online import Other, Script, at_terminal, opened
from tests.client.conftest import quick, server
from tests.patience import PATIENCE
from tests.server.running import Running

__all__ = ["quick", "server"]  # fixtures
EN = Words("en")


class Noted:
    """Notes what is wanted of it."""

    def __init__(self, **muted: str) -> None:
        self.known = muted
        self.done: list[tuple[str, ...]] = []

    def mute(self, person: str) -> None:
        self.done.append(("mute", person))

    def unmute(self, person: str) -> None:
        self.done.append(("unmute", person))

    def muted(self) -> dict[str, str]:
        return self.known

    def watchers(self) -> dict[str, str]:
        return {"s": "Silent Sue", "l": "Łukasz"}

    def report(self, person: str, text: str) -> None:
        self.done.append(("report", person, text))


def place() -> Place:
    """A table of five: Ada, a bot, Jan Kowalski, Eva who is away, and a free seat; Łukasz, Jan and Eva have talked."""
    chairs = [
        Chair("a", "Ada"),
        Chair(bot="casual"),
        Chair("k", "Jan Kowalski"),
        Chair("e", "Eva", bot="casual", away=True),
        Chair(),
    ]
    chat = [
        Said("T", 1, "l", "\u0141ukasz", None, "hi"),
        Said("T", 1, "j", "Jan", None, "hello"),
        Said("T", 1, "k", "Jan Kowalski", 2, "yes"),
        Said("T", 1, "x", "Eva", None, "I am she"),
    ]
    known = Place("T")
    standing = Standing(code="T", game="durak", phase="waiting", chairs=chairs)
    known.take(Shown("T", 1, 5.0, 0, standing, None, [], False, chat=chat))
    return known


@pytest.mark.parametrize(
    "name, text, done",
    [
        ("mute", "3", ("mute", "k")),
        ("mute", "0000000003", ("mute", "k")),
        ("mute", "jan kowalski", ("mute", "k")),
        ("mute", "Jan", ("mute", "j")),
        ("mute", "Lukasz", ("mute", "l")),
        ("mute", "4", ("mute", "e")),
        ("mute", "silent sue", ("mute", "s")),
        ("report", "Jan Kowalski,  he was rude", ("report", "k", "he was rude")),
        ("report", "Jan was rude, too", ("report", "j", "was rude, too")),
        ("report", "3 Jan is rude", ("report", "k", "Jan is rude")),
    ],
)
def test_who_is_meant(name: str, text: str, done: tuple[str, ...]) -> None:
    server = Noted()
    assert done_about(server, place(), EN, name, text) and server.done == [done]


def test_who_sat_at_a_table_that_has_gone_can_still_be_meant() -> None:
    class Gone(Noted):
        def watchers(self) -> dict[str, str]:
            raise NoServer("client-closed")

    server = Gone()
    assert done_about(server, place(), EN, "mute", "Jan Kowalski") and server.done == [("mute", "k")]


@pytest.mark.parametrize(
    "name, text, told",
    [
        ("mute", "", "Say who: a name, or a seat, 1 to 5."),
        ("mute", "2", "There is no person on seat 2."),
        ("mute", "5", "There is no person on seat 5."),
        ("mute", "6", "Nobody here is called “6”. Type who to hear who is here."),
        ("mute", "0", "Nobody here is called “0”. Type who to hear who is here."),
        ("mute", "0000000015", "Nobody here is called “0000000015”. Type who to hear who is here."),
        ("mute", "²", "Nobody here is called “²”. Type who to hear who is here."),
        ("mute", "9" * 30, f"Nobody here is called “{'9' * 30}”. Type who to hear who is here."),
        ("mute", "Kowalski\x1b[2J", "Nobody here is called “Kowalski\ufffd[2J”. Type who to hear who is here."),
        ("mute", "Eva", "Several people here are called Eva: say the seat."),
        ("report", "Jan Kowalski", "Say in a few words what happened: report Jan Kowalski WHAT HAPPENED."),
        ("report", "Kowalski was rude", "Nobody here is called “Kowalski was rude”. Type who to hear who is here."),
        ("unmute", "Jan", "You have muted nobody."),
    ],
)
def test_who_cannot_be_meant(name: str, text: str, told: str) -> None:
    server = Noted()
    with pytest.raises(Unclear) as unclear:
        done_about(server, place(), EN, name, text)
    assert server.done == [] and line(EN, unclear.value.message, **unclear.value.values) == told


def test_whoever_was_muted_may_have_left() -> None:
    server = Noted(z="Zoe", k="Jan Kowalski")
    assert done_about(server, place(), EN, "unmute", "zoe") == "You hear Zoe again."
    assert done_about(server, place(), EN, "unmute", "3") == "You hear Jan Kowalski again."
    assert server.done == [("unmute", "z"), ("unmute", "k")]
    for text, name in (("Jan", "Jan"), ("1", "Ada")):
        with pytest.raises(Unclear) as unclear:
            done_about(server, place(), EN, "unmute", text)
        told = line(EN, unclear.value.message, **unclear.value.values)
        assert told == f"You have not muted {name}, but: Zoe and Jan Kowalski."
    assert len(server.done) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ABOUT_OTHERS)
def test_the_help_says_what_may_be_typed(language: str, name: str) -> None:
    words = Words(language)
    told = f" {' '.join(words.say('terminal-help-online').split())}"
    phrases = [phrase for phrase in vocabulary(words, {name: COMMANDS[name]}) if f" {phrase} Jan" in told]
    own = [phrase.strip() for phrase in words.say(COMMANDS[name]).split(",")]
    assert phrases or any(f" {phrase} Jan" in told for phrase in own)
    assert all(command(f"{phrase} Jan", words) == (name, "Jan") for phrase in own)


# --- at a server ---------------------------------------------------------------------------------------------------


def test_muting_and_reporting(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a muted person says does not come, until they are heard again; the operator gets the report."""
    code = opened(server, "golf", seats=3)
    there, sits, hidden = threading.Event(), threading.Event(), threading.Event()

    async def talk(seat: JoinedTable, client: Client) -> None:
        async def until(wanted: bool) -> None:
            async with asyncio.timeout(PATIENCE):
                while (client.person in server.state.people.muted(ada())) != wanted:
                    await asyncio.sleep(0.01)

        await asyncio.to_thread(there.wait, PATIENCE)
        await seat.sit(2)
        sits.set()
        await until(True)
        await seat.say("hidden")
        hidden.set()
        await until(False)
        await seat.say("heard")

    def ada() -> str:
        return lines.session.place.chairs[0].person  # type: ignore[union-attr]

    class Ada(Script):
        def get(self, timeout: float | None) -> Any:
            there.set()
            if not self.left:
                raise EOFError
            if self.left[0] == "mute 9":
                assert sits.wait(PATIENCE)
                if not self.session.place.chairs[2].person:  # type: ignore[union-attr]
                    return None
            if self.left[0] == "unmute jan":
                assert hidden.wait(PATIENCE)
            if self.left[0] == "report 3 he was rude" and "Jan: heard" not in self.lines():
                time.sleep(0.005)
                return None
            return self.left.pop(0)

    lines = Ada(
        *("mute 9", "mute", "mute 2", "mute 1", "mute Zoe", "unmute Jan", "mute JAN"),
        *("unmute 1", "unmute jan", "report 3 he was rude", "report Jan", "report Ada of myself"),
    )
    with Other(server.url, code, talk):
        at_terminal(lines, monkeypatch, "play", "--server", server.url, "--table", code, "--name", "Ada")
    told = lines.lines()
    assert lines.refused == [
        "Nobody here is called “9”. Type who to hear who is here.",
        "Say who: a name, or a seat, 1 to 3.",
        "There is no person on seat 2.",
        "You cannot do this to yourself.",
        "Nobody here is called “Zoe”. Type who to hear who is here.",
        "You have muted nobody.",
        "You have not muted Ada, but: Jan.",
        "Say in a few words what happened: report Jan WHAT HAPPENED.",
        "You cannot do this to yourself.",
    ]
    mute, unmute = (
        told.index("You do not hear Jan any more. To take it back, type unmute Jan."),
        told.index("You hear Jan again."),
    )
    assert mute < unmute < told.index("Jan: heard") and "Jan: hidden" not in told
    assert "The report about Jan has been sent to the operator." in told
    [report] = server.do(server.state.people._store.conduct.reports(by=ada()))
    assert (report.text, report.table_code) == ("he was rude", code) and report.chat.endswith("heard")


def test_a_command_that_breaks_is_heard_of(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not an answer that never comes, with the terminal waiting for it."""

    async def broken(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    woken = threading.Event()
    with RemoteTable(server.url, "", "Ada", "en", woken.set) as there:
        seat = there.run(there.join(opened(server, "golf")))
        there.session = Session(Place(seat.code), Words("en"), there.send, lambda line, kind: None)
        there.happen()
        woken.clear()
        monkeypatch.setattr(JoinedTable, "do", broken)
        there.session.type("sit", 0.0)
        assert woken.wait(PATIENCE)
        with pytest.raises(RuntimeError, match="a mistake of ours"):
            there.wait()


def test_who_watches_is_heard_of_and_sent_away_by_name(server: Running) -> None:
    lines: list[str] = []
    token = server.guest("Ada")
    code = server.open(token, "golf")
    with RemoteTable(server.url, token, "Ada", "en", lambda: None) as there:
        seat = there.run(there.join(code))
        session = Session(Place(seat.code), EN, there.send, lambda line, kind: lines.append(line))
        there.session, session.api = session, there
        there.run(seat.sit(0))
        there.happen()
        session.type("who", 0.0)
        assert not any(line.startswith("Watching") for line in lines)
        sue, jan = server.person("Silent Sue"), server.person("Jan")
        sue.join(code)
        jan.join(code)
        session.type("who", 0.0)
        assert lines[-1] == "Watching: Silent Sue and Jan."
        jan.say("do", table=code, id="1", command={"do": "say", "text": "hello"})
        while "Jan: hello" not in lines:
            there.wait()
        session.type("remove silent sue", 0.0)
        assert sue.hear("ended")["reason"][0] == "table-you-removed"
        session.type("who", 0.0)
        assert lines[-1] == "Watching: Jan."


def test_a_line_of_an_account_that_only_watches_says_so() -> None:
    words = [Words(language).say("terminal-said", name="Eva", account=True, text="hi") for language in LANGUAGES]
    assert words == ["Eva, konto: hi", "Eva, Konto: hi", "Eva, account: hi"]


def test_a_server_that_is_gone_refuses_too(server: Running) -> None:
    lines: list[str] = []

    def broken(person: str) -> None:
        raise NoServer("client-closed")

    with RemoteTable(server.url, "", "Ada", "en", lambda: None) as there:
        seat = there.run(there.join(opened(server, "golf")))
        session = Session(Place(seat.code), Words("en"), there.send, lambda line, kind: lines.append(f"{kind}: {line}"))
        there.session, session.api = session, there
        there.happen()
        there.run(seat.sit(0))
        there.mute = broken  # type: ignore[method-assign]
        there.happen()
        session.type("mute Ada", 0.0)
    assert lines[-1] == f"refusal: {Words('en').say('client-closed')}"
