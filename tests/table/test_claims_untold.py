"""Who may claim the rest learns it alone: all that others are sent, the log and the record are as if nobody ever could.

A claim itself is no command: its client sends the cards as a hand does (tests/cli/test_claim.py, and in web/tests
byitself.svelte.test.ts), each after a pause as long as its player thinks.
"""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from stolik.client.place import Place
from stolik.core.game import never_settled
from stolik.games import GAMES
from stolik.protocol import read_to_client
from stolik.table.commands import Act
from stolik.table.messages import PLAYING
from tests.table.parties import BOB, DAN, HOST, Party, begun

MATCHES = {"planowanie": range(1), "durak": (15, 17, 21)}  # seeds after which somebody may claim


def played(game: str, seed: int) -> Party:
    """A match between two people, who play at random, before a spectator; each takes a while."""
    party = begun(game, people=2, seats=2, seed=seed)
    party.join(DAN)
    party.checks = False
    turns, chance = 0, Random(seed)
    while party.table.phase == PLAYING:
        at = next((who for who in (HOST, BOB) if party.places[who].asked and party.places[who].legal), None)
        if at is None:
            assert party.wake()
            continue
        turns += 1
        party.now += 0.5 + turns % 5
        party.ok(at, Act([chance.choice(party.places[at].legal)]))
    return party


def without_settled(sent: list[bytes]) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(data) for data in sent]
    return [{key: value for key, value in one.items() if key != "settled"} for one in told]


@pytest.mark.parametrize("game", MATCHES)
def test_the_others_are_told_the_same_whether_or_not_anybody_could_claim(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = 0
    for seed in MATCHES[game]:
        party = played(game, seed)
        with monkeypatch.context() as patched:
            patched.setitem(GAMES, game, replace(GAMES[game], settled=never_settled))
            never = played(game, seed)
        assert b"settled" not in b"".join(party.sent[DAN]).replace(b'"settled":null', b"")
        for who in (HOST, BOB, DAN):
            assert without_settled(party.sent[who]) == without_settled(never.sent[who])
            place = Place()
            for data in party.sent[who]:
                place.take(read_to_client(data))
                known += place.settled is not None
                assert place.settled is None or (place.asked and who != DAN)
        assert party.texts == never.texts and "settled" not in "".join(party.texts)
        assert [each.record for each in party.table.finished] == [each.record for each in never.table.finished]
    assert known > 0
