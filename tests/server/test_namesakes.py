"""People of one name at one table: numbered apart, the same for everybody and after a restart; accounts are marked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.server.names import LONGEST_NAME
from stolik.server.namesakes import name_at
from tests.server.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path) as server:
        yield server


@pytest.mark.parametrize(
    "known, called",
    [
        ([], "Anna"),
        ([("me", "Anna")], "Anna"),
        ([("p", "Jan")], "Anna"),
        ([("p", "Anna")], "Anna 2"),
        ([("p", "ANNA")], "Anna 2"),
        ([("p", "Аnnа")], "Anna 2"),
        ([("p", "Anna"), ("q", "Anna 2")], "Anna 3"),
        ([("p", "Anna"), ("q", "Anna Z"), ("r", "Anna 3")], "Anna 2"),
        ([("p", "Anna"), ("me", "Anna 2"), ("q", "Anna 3")], "Anna 2"),
        ([("p", "Ola"), ("me", "Anna 2"), ("me", "Jan")], "Anna 2"),
        ([("p", "Anna"), ("me", "Jan")], "Anna 2"),
    ],
)
def test_what_somebody_is_called(known: list[tuple[str, str]], called: str) -> None:
    assert name_at(known, "me", "Anna") == called


def test_a_long_name_makes_room_for_its_number() -> None:
    name = "Anna " * 5 + "Maria"
    others = [(str(at), called) for at, called in enumerate([name, *(f"{'Anna ' * 5}Mar {at}" for at in range(2, 10))])]
    assert len(name) == LONGEST_NAME and name_at(others, "me", name) == "Anna " * 5 + "Ma 10"


def test_of_several_of_one_name_the_later_ones_get_numbers(server: Running) -> None:
    tokens = [server.guest(name) for name in ("Anna", "Anna", "ANNA")]
    code = server.open(tokens[0], "golf", seats=2, listed=True)
    clients = [server.client(token) for token in tokens]
    for client in clients:
        client.join(code)
    for seat in (0, 1):
        clients[seat].ask(code, "sit", "sit", seat=seat)
    for client in clients:
        client.do(code, "hello", "say", text="hello")
    assert [clients[0].hear("said")["name"] for _ in clients] == ["Anna", "Anna 2", "ANNA 3"]
    assert [chair["name"] for chair in clients[2].join(code)["standing"]["chairs"]] == ["Anna", "Anna 2"]
    assert server.call(server.state.rooms.lobby.all)[0].chairs == ["Anna", "Anna 2"]
    clients[1].do(code, "again", "say", text="again")
    assert clients[0].hear("said")["name"] == "Anna 2", "and they keep it"


def test_the_numbers_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        tokens = [server.guest("Anna") for _ in range(3)]
        code = server.open(tokens[0], "golf", seats=3)
        for seat in (0, 1):
            server.client(tokens[seat]).join(code)
            server.client(tokens[seat]).join(code)
        first, second = server.client(tokens[0]), server.client(tokens[1])
        for client in (first, second):
            client.join(code)
        second.ask(code, "sit", "sit", seat=1)
    with Running(tmp_path) as server:
        third, second = server.client(tokens[2]), server.client(tokens[1])
        third.join(code)
        second.join(code)
        third.ask(code, "sit", "sit", seat=0)
        second.do(code, "hello", "say", text="hello")
        assert third.hear("said")["name"] == "Anna 2", "Anna is the host"
        assert [chair.get("name", "") for chair in third.join(code)["standing"]["chairs"]] == ["Anna 3", "Anna 2", ""]


def test_who_has_an_account_is_marked_for_all_to_see(server: Running) -> None:
    async def account() -> str:
        return (await server.state.people.account("Dora1", "correct horse battery")).token

    dora, anna = server.client(server.do(account())), server.client(server.guest("Anna"))
    code = server.open(server.guest("Host"), "golf", seats=2, listed=True)
    for seat, client in enumerate((anna, dora)):
        client.join(code)
        client.ask(code, "sit", "sit", seat=seat)
        client.do(code, "hello", "say", text="hello")
    assert [anna.hear("said")["account"] for _ in range(2)] == [False, True]
    chairs = anna.join(code)["standing"]["chairs"]
    assert [chair.get("account", False) for chair in chairs] == [False, True]
    assert server.call(server.state.rooms.lobby.all)[0].accounts == [1]
