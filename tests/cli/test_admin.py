"""`stolik admin`: on a database that nobody uses, and through a server that is running."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stolik.server.app import opened
from stolik.server.config import Config, default_database
from stolik.server.connections import Connections
from stolik.server.limits import Limits
from stolik.server.people import People
from stolik.store import Store
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.server.site import quick_passwords


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.people.Passwords", quick_passwords)
    for name in ("STOLIK_DATA", "STOLIK_DATABASE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a server at which an account Anna was reported by a guest."""

    async def fill() -> None:
        store = await Store.open(default_database(folder))
        people = People(store, Limits(), Connections().disconnect_person)
        await people.load()
        anna = (await people.account("Anna", "correct horse")).person
        jan = (await people.guest("Jan")).person
        await people.report(jan, anna.id, "KLON", "rude\n\x1b[2Jwords", f"{anna.id}: boo")
        await store.close()

    folder = tmp_path / "data" / "stolik"
    asyncio.run(fill())
    return folder


@pytest.fixture
def running(folder: Path) -> Iterator[None]:
    """A server that has the database."""
    ready, stop = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with opened(Config(default_database(folder), folder, "a secret for tests")):
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(60)
    yield
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()


def a_round(run: Run) -> None:
    """Everything once, as an operator would."""
    told = run("admin", "reports")
    assert told.status == 0, told.err
    first, *lines = told.out.splitlines()
    assert first.startswith("Report 1, 20") and "table KLON: Jan (" in first and "about Anna (" in first
    assert lines[:2] == ["  rude", "  \ufffd[2Jwords"] and lines[2].startswith("    ") and lines[2].endswith(": boo")
    assert run("admin", "close-report", "1").out == "Report 1 is closed.\n"
    assert run("admin", "reports").out == "No reports.\n"
    assert run("admin", "reports", "--all").out.startswith("Report 1 (closed), 20")
    banned = run("admin", "ban", "anna", "--days", "1", "--why", "rude")
    assert banned.out.startswith("Anna (") and banned.out.endswith(") may not come in for 1 day.\n")
    assert run("admin", "ban", "192.0.2.0/24").out == "192.0.2.0/24 may no longer come in.\n"
    network, anna = run("admin", "bans").out.splitlines()
    assert network == "192.0.2.0/24" and ", until 20" in anna and anna.endswith(": rude")
    assert run("admin", "unban", "192.0.2.0/24").out == "192.0.2.0/24 may come in again.\n"
    assert run("admin", "unban", "Anna").status == 0
    assert run("admin", "bans").out == "Nobody is banned.\n"
    told = run("admin", "password", "Anna", "--generate")
    sentence, password = told.out.splitlines()
    assert "new password" in sentence and len(password) >= 16


def test_on_a_database_that_nobody_uses(run: Run, folder: Path) -> None:
    a_round(run)


def test_through_a_server_that_is_running(run: Run, folder: Path, running: None) -> None:
    a_round(run)


def test_a_password_that_is_typed(run: Run, folder: Path) -> None:
    assert run("admin", "password", "Anna", typed="a new password\n").status == 0

    async def login() -> str:
        store = await Store.open(default_database(folder))
        try:
            return (
                await People(store, Limits(), Connections().disconnect_person).login("Anna", "a new password")
            ).person.name
        finally:
            await store.close()

    assert asyncio.run(login()) == "Anna"


@pytest.mark.parametrize("twice", [True, False])
def test_a_password_is_typed_twice_at_a_terminal(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, twice: bool
) -> None:
    answers = iter(["a new password", "a new password" if twice else "a new passwort"])

    def prompt(text: str, hide_input: bool = False) -> str:
        assert hide_input
        return next(answers)

    monkeypatch.setattr("stolik.cli.admin.click.prompt", prompt)
    monkeypatch.setattr("stolik.cli.admin._is_terminal", lambda: True)
    ran = run("admin", "password", "Anna")
    assert ran.status == (0 if twice else 2)
    assert ran.err == ("" if twice else "The two passwords are not the same.\n")


REFUSED: dict[str, Callable[[str], bool]] = {
    "admin": lambda line: "report" in line,
    "admin nonsense": lambda line: "close-report" in line,
    "admin ban": lambda line: "WHO" in line,
    "admin reports Anna": lambda line: "Anna" in line,
    "admin ban Nobody": lambda line: True,
    "admin unban Anna": lambda line: "Anna" in line,
    "admin password Nobody --generate": lambda line: "Nobody" in line,
    "admin close-report 7": lambda line: "7" in line,
    "admin ban Anna --days 0": lambda line: "--days" in line,
    "admin bans --database mysql://x": lambda line: "mysql" in line,
    "admin password Anna": lambda line: "8" in line,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_one_line(run: Run, folder: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_LANG", language)
    for command, fits in REFUSED.items():
        ran = run(*command.split(" "), typed="short\n")
        assert (ran.status, ran.out) == (2, ""), command
        assert ran.err.count("\n") == 1 and "Traceback" not in ran.err and fits(ran.err), (command, ran.err)


def test_a_database_that_another_process_has(run: Run, folder: Path, tmp_path: Path, running: None) -> None:
    """Asked in another folder, the server is not found, and its database cannot be opened."""
    ran = run("admin", "bans", "--data", str(tmp_path / "other"), "--database", default_database(folder))
    assert ran.status == 2 and ran.err.count("\n") == 1 and str(folder) in ran.err


def test_a_folder_without_a_server_stays_as_it_was(run: Run, tmp_path: Path) -> None:
    """As with a --data that was forgotten: nothing to read there, rather than nobody banned."""
    other = tmp_path / "other"
    ran = run("admin", "bans", "--data", str(other))
    assert ran.status == 2 and ran.err.count("\n") == 1 and str(other / "stolik.db") in ran.err
    assert not other.exists()


def test_words_for_days() -> None:
    pl = Words("pl")
    assert "1 dzień" in pl.say("cli-admin-banned-days", who="Anna", count=1)
    assert "5 dni" in pl.say("cli-admin-banned-days", who="Anna", count=5)
