"""The HTTP API: coming in, the own account, its bots, mutes and reports."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.background import BackgroundTask
from starlette.responses import Response

from stolik.server.calls import Call, bearer_of, set_cookie
from stolik.server.incidents import SIGNED_IN
from stolik.server.names import LONGEST_NAME, text_of
from stolik.server.openapi import JSON, Given, operation
from stolik.server.own_data import export, quoted
from stolik.server.passwords import LONGEST_PASSWORD
from stolik.server.people import BotAccount, CameIn, Person
from stolik.server.refusals import ELSEWHERE, RequestRefusal
from stolik.server.results import Statistics, add_up
from stolik.server.second_factor import NewFactor
from stolik.server.tokens import session_id

LONGEST_REPORT = 2_000  # characters
NAME = ("people-name-length", "people-name-signs", "people-name-scripts", "people-name-taken")
Name = Annotated[str, Meta(description=f"1 to {LONGEST_NAME} visible characters")]
Password = Annotated[str, Meta(max_length=2 * LONGEST_PASSWORD)]
FactorCode = Annotated[str, Meta(max_length=32, description="six digits of a device, or a code for who has lost it")]


class NewGuest(Given, frozen=True):
    """Who wants to play."""

    name: Name


class NewAccount(Given, frozen=True):
    """The name and the password of an account."""

    name: Name
    password: Password


class Login(Given, frozen=True):
    """The name and the password of an account, and a code of its second factor, if it has one."""

    name: Name
    password: Password
    code: FactorCode = ""


class Confirmed(Given, frozen=True):
    """The password of the account that asks."""

    password: Password


class OverSession(Given, frozen=True):
    """A session (`id` of OwnSession) that shall end, or all others. An account says its password."""

    session: str | None = None
    password: Password = ""


class Deletion(Given, frozen=True):
    """One wants to be deleted. An account says its password."""

    password: Password = ""


class FirstCode(Given, frozen=True):
    """A code that the device has made."""

    code: FactorCode


class Logout(Given, frozen=True):
    """With `all`, all sessions of the account or guest end, not only this one."""

    all: bool = False


class Changes(Given, frozen=True):
    """What is to change: the name, or the password, with the current one beside it. Null: stays."""

    name: Name | None = None
    password: Password | None = None
    current: Password = ""


class NewBot(Given, frozen=True):
    """The name of a bot."""

    name: Name


class Report(Given, frozen=True):
    """A complaint about a person (public id), at the table with this code; the operator reads it."""

    person: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)]
    table: Annotated[str, Meta(max_length=16)] = ""


class Me(Struct, frozen=True):
    """Somebody: their public id, their name, and "guest", "account" or "bot"."""

    id: str
    name: str
    kind: str


class SignedIn(Struct, frozen=True, omit_defaults=True):
    """Who one is from now on, and the token of a new session.

    Browsers have it as a cookie and are not told; other clients send it as `Authorization: Bearer`. `until`: ISO time
    after which the password counts no more, for one that the operator gave; "" for ever.
    """

    person: Me
    token: str = ""
    until: str = ""


class OwnSession(Struct, frozen=True):
    """A device where one has come in: its program ("Firefox") and system ("Linux"), as it says itself, or empty.

    `made` and `used`: when (ISO time, the second to the hour); `current`: whether it is the one that asks.
    """

    id: str
    program: str
    system: str
    made: str
    used: str
    current: bool


class OwnSessions(Struct, frozen=True):
    """Where one has come in, the last used first."""

    sessions: list[OwnSession]


class SecondFactor(Struct, frozen=True):
    """Whether the account has a second factor, and how many codes are left for who loses the device."""

    on: bool
    recovery: int


class RecoveryCodes(Struct, frozen=True):
    """Each signs in once, in place of a code of the device. They are shown here and never again."""

    codes: list[str]


class AllStatistics(Struct, frozen=True):
    """Of each game that one has played, the most played first."""

    games: list[Statistics]


class Keys(Struct, frozen=True):
    """The bots of an account; their tokens are shown once, when they are made."""

    bots: list[BotAccount]


class Somebody(Struct, frozen=True):
    """A person's public id and name."""

    id: str
    name: str


class Mutes(Struct, frozen=True):
    """Whom one does not hear."""

    people: list[Somebody]


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.kind)


def _signed_in(call: Call, came: CameIn, status: int) -> Response:
    """The person with their token, which a browser gets as a cookie instead."""
    told = SignedIn(_me(came.person), "" if call.browser else came.token, came.until)
    response = Response(msgspec.json.encode(told), status, media_type=JSON)
    if call.browser:
        set_cookie(call, response, came.token)
    return response


# --- coming in and leaving -------------------------------------------------------------------------------------------


@operation("POST", "/api/guest", status=201, refuses=NAME, gives=SignedIn)
async def new_guest(call: Call, body: NewGuest) -> Response:
    """Comes in as a guest, with a name and nothing else."""
    call.state.rates.newcomers.take(call.address)
    return _signed_in(call, await call.state.people.guest(body.name, call.device), 201)


@operation(
    "POST",
    "/api/account",
    status=201,
    refuses=(*NAME, "people-password-length", "people-password-common", "people-is-account", "people-no-bots"),
    gives=SignedIn,
)
async def new_account(call: Call, body: NewAccount) -> Response:
    """Makes an account of a name and a password.

    A guest who sends a token or cookie becomes the account: id and matches stay, their sessions end but for a new one.
    Their websockets are closed with 1012, and come back as the account.
    """
    call.state.rates.newcomers.take(call.address)
    if call.person is not None and call.person.kind == "bot":
        raise RequestRefusal("people-no-bots")
    came = await call.state.people.account(body.name, body.password, call.person, call.device)
    response = _signed_in(call, came, 201)
    if call.person is not None:
        # When the answer is out, so that a browser's other pages come back with the new cookie.
        response.background = BackgroundTask(_call_back, call, call.person.id)
    return response


async def _call_back(call: Call, id: str) -> None:
    call.state.connections.call_back(id)


@operation(
    "POST",
    "/api/login",
    refuses=("people-login", "people-password-over", "people-code", "people-code-wrong"),
    gives=SignedIn,
)
async def login(call: Call, body: Login) -> Response:
    """Signs in to an account.

    With the right password of an account that has a second factor, `people-code` asks for a code of it.
    """
    people = call.state.people
    logins, name = call.state.rates.logins, f"name {people.key(body.name)}"
    logins.take(call.address, name)
    came = await people.login(body.name, body.password, body.code, call.device)
    logins.came(call.address, name)
    call.state.incidents.note(SIGNED_IN, call.address)
    return _signed_in(call, came, 200)


@operation("POST", "/api/logout", status=204)
async def logout(call: Call, body: Logout) -> Response:
    """Ends the session of the token or cookie, or all: their tokens are void, their websockets are closed.

    A guest who has no session left can never come back, and is deleted.
    """
    people, person = call.state.people, call.person
    if person is not None and person.kind != "bot":
        await (people.end_sessions(person) if body.all else people.end_session(person, call.session))
    response = Response(status_code=204)
    set_cookie(call, response, "")
    return response


@operation("GET", "/api/me/sessions", who="human")
async def sessions(call: Call) -> OwnSessions:
    """Where one has come in."""
    rows = await call.state.people.sessions_of(call.me)
    return OwnSessions(
        [
            OwnSession(session_id(row.hash), row.program, row.system, row.made, row.used, row.hash == call.session)
            for row in rows
        ]
    )


@operation(
    "POST", "/api/me/sessions/end", who="human", status=204, refuses=("people-password-wrong", "people-no-session")
)
async def end_session(call: Call, body: OverSession) -> None:
    """Ends another session, or all but this one: the tokens are void, the websockets are closed.

    An account says its password again.
    """
    people = call.state.people
    await _confirmed_account(call, body.password)
    if body.session is None:
        await people.end_sessions(call.me, but=call.session)
    else:
        await people.end_session(call.me, (await people.session(call.me, body.session)).hash)


# --- oneself ---------------------------------------------------------------------------------------------------------


@operation("GET", "/api/me", who="person", gives=Me)
async def me(call: Call) -> Response:
    """Who the token or cookie says one is."""
    response = Response(msgspec.json.encode(_me(call.me)), media_type=JSON)
    if not bearer_of(call.request):
        set_cookie(call, response, call.token)  # whoever comes back keeps it for as long again
    return response


@operation(
    "PATCH",
    "/api/me",
    who="human",
    refuses=(*NAME, "people-password-length", "people-password-common", "people-password-wrong", "people-no-guests"),
    gives=SignedIn,
)
async def change_me(call: Call, body: Changes) -> Response:
    """Changes the own name, or the password of an account, after which all sessions are over but for a new one."""
    people, came = call.state.people, CameIn(call.me, "")
    if body.password is not None:
        if came.person.kind != "account":
            raise RequestRefusal("people-no-guests")
        call.state.rates.logins.take(call.address, f"person {came.person.id}")
        if body.name is not None:
            await people.free_name(came.person, body.name)  # all or nothing
        came = await people.new_password(came.person, body.current, body.password, call.device)
    if body.name is not None:
        came = came._replace(person=await people.rename(came.person, body.name))
    if came.token:
        return _signed_in(call, came, 200)
    return Response(msgspec.json.encode(SignedIn(_me(came.person))), media_type=JSON)


@operation("POST", "/api/me/delete", who="human", status=204, refuses=("people-password-wrong",))
async def delete_me(call: Call, body: Deletion) -> Response:
    """Deletes the guest or account and its bots, for good. An account says its password again.

    Matches stay for those who played in them, without the name.
    """
    await _confirmed_account(call, body.password)
    await call.state.people.delete(call.me)
    response = Response(status_code=204)
    set_cookie(call, response, "")
    return response


@operation("GET", "/api/me/statistics", who="account")
async def statistics(call: Call) -> AllStatistics:
    """What the own matches add up to. Guests add up theirs on their device, from the `results` of `/api/matches`."""
    return AllStatistics(add_up(await call.state.store.statistics.of(call.me.id, aged=True)))


@operation("GET", "/api/me/export", who="human")
async def export_me(call: Call) -> Response:
    """All that the server keeps about oneself, as a file.

    Of a server of several processes `chat` is what was said at open tables of the one that is asked; `chat_elsewhere`
    are the addresses of the others, where the same request gives the rest.
    """
    content = await export(call.state.store, call.me.id)
    content["chat"] = call.state.rooms.said_by(call.me.id)
    content["chat_elsewhere"] = call.state.rooms.said_elsewhere()
    headers = {"content-disposition": f'attachment; filename="stolik-{call.me.id}.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(content), indent=1), 200, headers, JSON)


# --- the second factor -----------------------------------------------------------------------------------------------


@operation("GET", "/api/me/second-factor", who="account")
async def second_factor(call: Call) -> SecondFactor:
    """Whether signing in wants a code of a device beside the password."""
    left = await call.state.people.second_factors.state(call.me.id)
    return SecondFactor(left is not None, left or 0)


@operation("POST", "/api/me/second-factor", who="account", refuses=("people-password-wrong", "people-code-on"))
async def begin_second_factor(call: Call, body: Confirmed) -> NewFactor:
    """Makes a secret for a device, which counts when the device has made one right code of it."""
    await _confirmed(call, body.password)
    return await call.state.people.second_factors.begin(call.me.id, call.me.name)


@operation("POST", "/api/me/second-factor/on", who="account", refuses=("people-code-wrong",))
async def turn_on_second_factor(call: Call, body: FirstCode) -> RecoveryCodes:
    """From now on signing in wants a code."""
    return RecoveryCodes(await call.state.people.second_factors.turn_on(call.me.id, body.code))


@operation("POST", "/api/me/second-factor/off", who="account", status=204, refuses=("people-password-wrong",))
async def turn_off_second_factor(call: Call, body: Confirmed) -> None:
    """Signing in wants the password alone."""
    await _confirmed(call, body.password)
    await call.state.people.second_factors.drop(call.me.id)


async def _confirmed_account(call: Call, password: str) -> None:
    if call.me.kind == "account":
        await _confirmed(call, password)


async def _confirmed(call: Call, password: str) -> None:
    call.state.rates.logins.take(call.address, f"person {call.me.id}")
    await call.state.people.check_password(call.me, password)


# --- bots ------------------------------------------------------------------------------------------------------------


@operation("GET", "/api/me/tokens", who="account")
async def bots(call: Call) -> Keys:
    """The bots of the account."""
    return Keys(await call.state.people.bots(call.me))


@operation("POST", "/api/me/tokens", who="account", status=201, refuses=(*NAME, "people-tokens-full"))
async def new_bot(call: Call, body: NewBot) -> BotAccount:
    """Makes a bot with a name and a token of its own.

    It plays over the same protocol as people do. The token is shown here and never again.
    """
    call.state.rates.newcomers.take(call.address)
    return await call.state.people.add_bot(call.me, body.name)


@operation(
    "DELETE", "/api/me/tokens/{id}", who="account", status=204, refuses=("people-no-token", "people-nothing-here")
)
async def drop_bot(call: Call) -> None:
    """Takes a bot's token back and deletes the bot."""
    await call.state.people.drop_bot(call.me, call.part("id"))


# --- mutes and reports -----------------------------------------------------------------------------------------------


@operation("GET", "/api/me/mutes", who="person")
async def mutes(call: Call) -> Mutes:
    """Whom one has muted."""
    return Mutes([Somebody(id, name) for id, name in await call.state.people.muted_people(call.me)])


@operation(
    "PUT",
    "/api/me/mutes/{person}",
    who="person",
    status=204,
    refuses=("people-no-person", "people-yourself", "people-mutes-full", "people-nothing-here"),
)
async def mute(call: Call) -> None:
    """Hears no more of what a person says, at any table."""
    call.state.rates.newcomers.take(call.address)
    await call.state.people.mute(call.me, call.part("person"))


@operation("DELETE", "/api/me/mutes/{person}", who="person", status=204, refuses=("people-nothing-here",))
async def unmute(call: Call) -> None:
    """Hears a person again."""
    await call.state.people.mute(call.me, call.part("person"), on=False)


@operation(
    "POST",
    "/api/reports",
    who="person",
    status=204,
    refuses=("people-no-person", "people-yourself", "people-no-text", *ELSEWHERE),
)
async def report(call: Call, body: Report) -> None:
    """Tells the operator about a person; what was said last at the table goes with it."""
    directory = call.state.rooms.directory
    room = directory.find(body.table)
    if room is None:
        directory.refuse_elsewhere(body.table)  # before it counts: where the table is, it does
    call.state.rates.reports.take(call.address)
    text = text_of(body.text)
    if not text:
        raise RequestRefusal("people-no-text")
    if not (body.person.isprintable() and body.table.isprintable()):
        raise RequestRefusal("people-no-person")
    chat = quoted(room.table.parts.chat.lines) if room is not None else ""
    await call.state.people.report(call.me, body.person, body.table, text, chat)
