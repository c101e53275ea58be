"""What a game says besides events: made after every step of deals at random, and it can be said in every language."""

import random
from pathlib import Path
from typing import Any

import pytest

from stolik.core.game import Event
from stolik.games import GAMES
from stolik.server.speaking import spoken_of
from stolik.table.messages import Spoken
from stolik.words import LANGUAGES, Words
from tests.proofs.forms import forms_of
from tests.proofs.playing import new_deal, steps
from tests.server.raw import Raw
from tests.server.running import Running

NAMES = ("Anna", "Jan", "Zoë", "Ada", "Ewa", "Jo", "Max", "Ola")


def said(spoken: Spoken) -> list[Event]:
    """All events of it."""
    parts = (spoken.hand, spoken.deal, spoken.table, spoken.seats, spoken.after)
    return [event for part in parts for event in part] + list(spoken.names.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_said_at_every_step(name: str, language: str) -> None:
    seen = set[str]()
    for seed, form in enumerate(forms_of(name)[:4]):
        chance = random.Random(seed)
        deal = new_deal(form, chance)
        for count, _ in enumerate(steps(deal, chance)):
            for seat in (None, *range(form.options.seats)) if count % 5 == 0 or deal.over else (0,):
                view, legal = deal.view(seat), [] if seat is None else deal.legal(seat)
                spoken = spoken_of(form.game, view, legal, form.game.opening(view) if count == 0 else ())
                words = Words(language, NAMES[: form.options.seats], seat)
                asks = form.game.ask(view, legal) if legal else []
                asks += form.game.meanwhile(view, form.game.manners.held(view))
                seen |= {each.id for each in [*said(spoken), *asks] if words.tell(each)}
                assert spoken.names.keys() <= set(legal)
            if count > 300:
                break
    assert len(seen) > 5


def until_asked(client: Raw) -> list[dict[str, Any]]:
    """The steps that somebody is told of, until they are asked something."""
    told = [client.hear("told")]
    while not told[-1].get("asked"):
        told.append(client.hear("told"))
    return told


def test_only_connections_that_want_it_are_told_how_things_stand(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        token = server.guest("Anna")
        code = server.open(token, "goliath", seats=3)
        plain, listening = server.client(token), server.client(token)
        assert "spoken" not in plain.join(code)
        assert listening.join(code, describe=True)["spoken"] == {}  # nothing is dealt yet
        for id, command, about in (("sit", "sit", {"seat": 0}), ("fill", "fill", {}), ("start", "start", {})):
            plain.ask(code, id, command, **about)
        told = until_asked(listening)[-1]
        spoken = told["spoken"]
        assert spoken["hand"][0][0] == "deal-hand" and spoken["table"] and spoken["seats"]
        heard = until_asked(plain)
        assert all("spoken" not in each for each in heard)
        assert heard[-1]["asks"] == told["asks"] != [], "what is asked, everybody hears who is"
        # Whoever comes back is told how things stand after what they have missed.
        again = server.client(token)
        again.say("join", table=code, since=told["v"] - 1, describe=True)
        assert again.hear("told")["spoken"]["hand"] == spoken["hand"]
        # A spectator has no hand; whoever wants no more of it gets no more.
        watching = server.person("Ola").join(code, describe=True)
        assert "hand" not in watching["spoken"] and watching["spoken"]["table"] and watching["asks"] == []
        assert "spoken" not in listening.join(code)
