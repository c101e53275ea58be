"""`stolik login` and `stolik logout`: one's account from the terminal, with the code of its device where it has one."""

import asyncio
import secrets

import pytest
from pyotp import TOTP

from stolik.cli import login as module
from stolik.cli.tokens import token_for
from stolik.client import Client, RequestRefused, login_token
from stolik.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.client.conftest import server
from tests.server.running import Running
from tests.server.site import PASSWORD

__all__ = ["server"]  # a fixture


def account(server: Running) -> tuple[str, str]:
    """The name of a new account, and its public id."""
    name = f"Eva {secrets.token_hex(4)}"
    return name, server.do(server.state.people.account(name, PASSWORD)).person.id


def test_one_plays_as_the_account_until_one_signs_out(server: Running, run: Run) -> None:
    name, id = account(server)
    ran = run("login", "--server", server.url, "--name", name.upper(), typed=f"{PASSWORD}\n")
    assert (ran.status, ran.out) == (0, f"You are signed in as {name.upper()} at {server.url}.\n"), ran.err
    token = token_for(server.url)
    person = server.do(server.state.people.find(token))
    assert person is not None and person.id == id
    [session] = [row for row in server.do(server.state.people.sessions.of(id, account=True)) if row.program]
    assert session.program == "stolik-terminal" and session.system in ("Linux", "macOS", "Windows")

    ran = run("logout", "--server", server.url)
    assert (ran.status, ran.out) == (0, f"You are signed out at {server.url}.\n")
    assert token_for(server.url) == "" and server.do(server.state.people.find(token)) is None
    assert run("logout", "--server", server.url).status == 0, "once more harms nobody"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_password_is_one_line(server: Running, run: Run, language: str) -> None:
    name, _ = account(server)
    ran = run("login", "--server", server.url, "--name", name, "--lang", language, typed="not this one\n")
    told = Words(language).say("people-login")
    assert ran.status == 2 and ran.err.casefold() == f"{told}.\n".casefold() and token_for(server.url) == ""


def test_the_code_is_asked_for_where_one_is_wanted(server: Running, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    (name, id), factors = account(server), server.state.people.second_factors
    secret = server.do(factors.begin(id, name)).secret
    codes = server.do(factors.turn_on(id, TOTP(secret).now()))
    ran = run("login", "--server", server.url, "--name", name, typed=f"{PASSWORD}\n{codes[0]}\n")
    assert ran.status == 0, ran.err
    assert server.do(server.state.people.find(token_for(server.url))) is not None
    ran = run("login", "--server", server.url, "--name", name, typed=f"{PASSWORD}\n{codes[0]}\n")
    assert (ran.status, ran.out) == (2, "") and "code" in ran.err, "each counts once"

    asked = list[tuple[str, bool]]()

    def prompt(question: str, hide_input: bool) -> str:
        asked.append((question, hide_input))
        return PASSWORD if hide_input else codes[1]

    monkeypatch.setattr(module, "_is_terminal", lambda: True)
    monkeypatch.setattr("click.prompt", prompt)
    assert run("login", "--server", server.url, "--name", name).status == 0
    assert asked == [("Password", True), ("Code of your device", False)], "a password is not shown"


def test_the_python_client_signs_in_with_a_code(server: Running) -> None:
    (name, id), factors = account(server), server.state.people.second_factors
    secret = server.do(factors.begin(id, name)).secret
    codes = server.do(factors.turn_on(id, TOTP(secret).now()))

    async def signed_in() -> None:
        with pytest.raises(RequestRefused) as refused:
            await login_token(server.url, name, PASSWORD)
        assert refused.value.event.id == "people-code"
        async with Client(server.url, await login_token(server.url, name, PASSWORD, codes[0])) as client:
            assert (client.person, client.kind) == (id, "account")

    asyncio.run(signed_in())
    assert "stolik-client" in {row.program for row in server.do(server.state.people.sessions.of(id, account=True))}
