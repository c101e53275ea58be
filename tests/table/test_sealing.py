"""Seals at a table: told before anybody sees a card, opened in the record."""

import pytest
from msgspec import UNSET

from stolik.games import GAMES
from stolik.match import BadRecord, check_record
from stolik.match.seal import broken, seal
from stolik.protocol import read_to_client
from stolik.table.commands import Fill, Ready, Sit, Vote
from stolik.table.messages import OVER, Shown, Told
from tests.table.parties import BOB, HOST, Party, begun, until

FORMS = [
    ("goliath", {"deals": 3}),
    ("golf", {"deals": 2}),
    ("trojki", {"deals": 3}),
    ("durak", {"seats": 3, "deals": 3}),
    ("durak", {"seats": 3, "deals": 3, "traditions": True}),
    ("planowanie", {"seats": 3}),
]


@pytest.mark.parametrize("game, options", FORMS)
@pytest.mark.parametrize("late", [False, True])
def test_the_hash_is_told_in_a_message_before_the_first_card(game: str, options: dict[str, int], late: bool) -> None:
    """For every deal and everybody who listens, also if the driver is so late that much happens at once."""
    party = begun(game, people=1 if late else 2, **options)
    party.join(BOB)
    for _ in range(3000):
        if party.table.phase == OVER:
            break
        if late:
            party.now += 500.0
            party.tick()
        until(party, lambda v=party.table.v: party.table.phase == OVER or party.table.v > v)  # type: ignore[misc]
    hashes = [deal["seal"]["hash"] for deal in party.table.finished[0].record["deals"]]
    assert len(set(hashes)) == len(hashes) > 0
    for who in (HOST, BOB):
        known, of_deals = "", list[str]()
        for message in map(read_to_client, party.sent[who]):
            if isinstance(message, Shown):
                known = message.standing.seal or ""
            elif isinstance(message, Told):
                if message.standing is not UNSET and message.standing.deals:
                    of_deals.append(known)  # it is dealt in this message
                told = [event.args["hash"] for event in message.events if event.id == "table-sealed"]
                known = told[-1] if told else known
        assert of_deals and of_deals == hashes[-len(of_deals) :]
    assert len(of_deals) >= len(hashes) - 1


def test_nobody_is_told_more_than_the_hash() -> None:
    party = begun("golf", people=2, deals=2)
    until(party, lambda: party.play.match.between)
    deck, nonce = party.table.parts.lifecycle.sealed or ([], "")
    assert (
        party.table.parts.lifecycle.seal == party.places[BOB].standing.seal == seal(GAMES["golf"], deck, nonce)["hash"]
    )
    everything = b"".join(party.sent[BOB] + party.sent[HOST]).decode()
    assert nonce not in everything and party.play.match.deals[0].seal["nonce"] not in everything


def test_the_record_proves_it_and_a_forged_one_does_not() -> None:
    party = begun("golf", people=2, deals=2)
    until(party, lambda: party.table.phase == OVER)
    record = party.table.finished[0].record
    for deal in record["deals"]:
        assert broken(deal["seal"], GAMES["golf"], deal["deck"], deal["actions"]) == ""
        assert len(deal["seal"]["nonce"]) == 64
    check_record(record, GAMES)
    record["deals"][1]["seal"] = record["deals"][0]["seal"]
    with pytest.raises(BadRecord) as raised:
        check_record(record, GAMES)
    assert raised.value.reason == "record-seal-hash"


def test_an_aborted_matchs_next_deck_is_never_dealt() -> None:
    party = begun("goliath", people=2, deals=2)
    until(party, lambda: party.play.match.between)
    sealed = party.table.parts.lifecycle.seal
    party.ok(HOST, Vote("abort"))
    party.ok(BOB, Vote("abort"))
    party.ok(HOST, Ready())
    party.ok(BOB, Ready())
    assert (
        party.table.parts.lifecycle.seal != sealed
        and party.table.parts.lifecycle.seal == party.places[BOB].standing.seal
    )


def test_a_deck_without_a_nonce_has_no_seal() -> None:
    party = Party("goliath", deals=1)
    honest = party.answers.deck
    party.answers.deck = lambda cards: (honest(cards)[0], "")
    party.ok(HOST, Sit(0))
    party.ok(HOST, Fill())
    party.ok(HOST, Ready())
    until(party, lambda: party.table.phase == OVER)
    assert party.table.parts.lifecycle.seal == "" and "seal" not in party.table.finished[0].record["deals"][0]
