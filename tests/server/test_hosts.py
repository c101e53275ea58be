"""By which names a server answers (review S12): not by the name of a page elsewhere that leads here."""

import socket
from pathlib import Path

import pytest

from stolik.server.config import Config
from stolik.server.hosts import known_host, name_in, own_names
from stolik.server.limits import networks
from tests.server.raw import NotUpgraded, Raw
from tests.server.running import Running

PLAIN = Config("sqlite:////d", Path("d"), "secret")
OWN = socket.gethostname().lower()


@pytest.mark.parametrize(
    "host, name",
    [
        ("cards.example.org", "cards.example.org"),
        ("Cards.Example.org.:8470", "cards.example.org"),
        ("127.0.0.1:8470", "127.0.0.1"),
        ("[::1]:8470", "::1"),
        ("[fe80::1%eth0]", "fe80::1%eth0"),
        ("", ""),
    ],
)
def test_the_name_in_a_header(host: str, name: str) -> None:
    assert name_in(host) == name


@pytest.mark.parametrize("host", ["", "127.0.0.1:1", "192.168.0.7", "[::1]:8470", "localhost:8470", "a.localhost", OWN])
def test_addresses_and_own_names_are_always_known(host: str) -> None:
    assert known_host(PLAIN, host)
    assert own_names() and "" not in own_names()


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "cards.example."])
def test_other_names_are_known_where_they_are_given_or_a_proxy_says_so(host: str) -> None:
    assert not known_host(PLAIN, host)
    assert known_host(PLAIN._replace(proxies=networks(["127.0.0.1"])), host)
    given = PLAIN._replace(proxies=networks(["127.0.0.1"]), names=("cards.example",))
    assert known_host(given, host) == (host == "cards.example.") and known_host(given, "127.0.0.1")


def test_a_page_elsewhere_gets_nothing(tmp_path: Path) -> None:
    """Its own name leads here, and Host and Origin are the same."""
    with Running(tmp_path) as server:
        evil = {"host": "evil.example:8470", "origin": "http://evil.example:8470"}
        for path in ("/", "/api/games", "/metrics", "/healthz"):
            status, text, _ = server.get(path, **evil)
            assert (status, "--host-name" in text) == (421, True)
            assert server.get(path)[0] == 200
        with pytest.raises(NotUpgraded):
            Raw(server.port, {"Host": "evil.example", "Origin": "http://evil.example"})
        with pytest.raises(NotUpgraded):
            Raw(server.port, {"Host": "evil.example"})
        Raw(server.port, {"Host": f"localhost:{server.port}"}).close()
