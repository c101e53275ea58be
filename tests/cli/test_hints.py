"""Hints at the terminal: asked of the server where the table is on one."""

from stolik.cli.session import Session
from stolik.client.place import Place
from stolik.core.game import event
from stolik.table.commands import AnyCommand, Hint
from stolik.table.messages import Advice, Refused
from stolik.words import Words
from tests.table.parties import HOST, begun, until


def test_the_server_is_asked_and_what_it_says_is_told() -> None:
    party = begun("golf", people=1)
    until(party, lambda: party.play.decision(0) is not None)
    place = Place()
    place.take(party.table.shown(HOST, party.now))
    lines, sent = list[str](), list[tuple[str, AnyCommand]]()
    session = Session(
        place, Words("en"), lambda id, command: sent.append((id, command)), lambda line, kind: lines.append(line)
    )
    assert session.online
    session.type("hint", 0.0)
    [(id, command)] = sent
    assert command == Hint()
    session.hear(party.do(HOST, Hint(), id))
    assert lines == ["You use hints; everybody hears of it."]
    cost = {"told": [event("typed-card", card="QH")], "points": 1, "tenth": 2, "margin": 0, "part": 4, "exact": False}
    told = [event("advice-best", told=[event("typed-card", card="7C")]), event("advice-cost", **cost)]
    session.hear(Advice("K7QX", id, "play 7C", told))
    assert lines[1].startswith("Best: ") and lines[2].endswith(": worse by 1.2 points, give or take 0.4.")
    session.type("tip", 0.0)
    session.hear(Refused("K7QX", sent[-1][0], event("advice-preparing")))
    assert lines[-1].startswith("The hints are still being prepared")
