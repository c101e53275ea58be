"""Quick reactions and the remarks of bots at the terminal: told in one line, sent by a command, done without."""

from typing import Any

import pytest

from stolik.cli.company import bot_name, names_of
from stolik.cli.narrator import Narrator
from stolik.cli.session import Session
from stolik.client.place import Place
from stolik.table.characters import CHARACTERS
from stolik.table.commands import REACTIONS, AnyCommand, React
from stolik.table.messages import Chair, Said, Shown, Standing
from stolik.words import LANGUAGES, Words

CHAIRS = [Chair("a", "Ada"), Chair(bot="casual", character=3), Chair("j", "Jan")]
SESSION = {"chairs": CHAIRS, "code": "T", "game": "golf", "phase": "waiting", "host": "a", "options": {}, "score": []}


def sitting() -> tuple[Session, list[str], list[AnyCommand]]:
    """Ada at a table on a server: what they read, what they send."""
    place, lines, sent = Place(), list[str](), list[AnyCommand]()
    standing: Any = Standing(**SESSION)  # type: ignore[arg-type]
    place.take(Shown("T", 1, 0.0, 0, standing, None, [], False))
    session = Session(
        place, Words("en"), lambda id, command: sent.append(command), lambda line, kind: lines.append(line)
    )
    return session, lines, sent


def phrase(v: int, seat: int, name: str, person: str = "") -> Said:
    return Said("T", v, person, "Jan" if person else "", seat, "", f"phrase-{name}")


def test_a_reaction_and_a_remark_are_one_line_each() -> None:
    session, lines, _ = sitting()
    session.hear(phrase(2, 2, "thanks", "j"))
    session.hear(phrase(3, 1, "warm-won-1"))
    session.hear(phrase(4, 0, "nice", "a"))
    session.hear(phrase(5, 2, "of-next-year", "j"))
    assert lines == ["Jan: Thanks!", "Olive: How lovely, thank you."], "not one's own, not what cannot be said"
    assert not session.place.chat, "nor is it a line of chat"


def test_who_wants_quiet_hears_neither() -> None:
    session, lines, _ = sitting()
    session.type("quiet", 0.0)
    session.hear(phrase(2, 2, "thanks", "j"))
    session.hear(phrase(3, 1, "warm-won-1"))
    session.hear(Said("T", 4, "j", "Jan", 2, "hello"))
    session.type("no reactions", 0.0)
    session.hear(phrase(5, 2, "oops", "j"))
    assert lines[1:2] + lines[-1:] == ["Jan: hello", "Jan: Oops!"] and len(lines) == 4


@pytest.mark.parametrize("typed", ["react 2", "react thanks", "reaction Thanks!", "React THANKS"])
def test_a_reaction_is_sent_by_number_or_by_its_words(typed: str) -> None:
    session, _, sent = sitting()
    session.type(typed, 0.0)
    assert sent == [React("thanks")]


def test_which_reactions_there_are_is_told() -> None:
    session, lines, sent = sitting()
    session.type("react", 0.0)
    assert not sent and "1 Well played!; 2 Thanks!" in lines[0] and f"{len(REACTIONS)} Good luck!" in lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_of_their_own(language: str) -> None:
    words = Words(language)
    names = [bot_name(words, number, 0, []) for number in range(1, CHARACTERS + 1)]
    assert len({*names}) == CHARACTERS and all(name.isalpha() and len(name) <= 9 for name in names)
    place = Place()
    standing: Any = Standing(**{**SESSION, "chairs": [Chair("a", names[2]), CHAIRS[1]]})  # type: ignore[arg-type]
    place.take(Shown("T", 1, 0.0, 0, standing, None, [], False))
    assert names_of(place, words)[1] != names[2], "a person may be called as a bot is"


def test_narrator_is_not_quiet_unasked() -> None:
    assert not Narrator(Place(), Words("en"), print).quiet
