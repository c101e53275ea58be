"""Starts of games through Orca: what is spoken, in which order, nothing twice, the turn last."""

import os
from pathlib import Path

import pytest

from tests.ear.desk import CHROMIUM, FIREFOX, Desk, needed
from tests.ear.listener import BUTTON, CLICKED, GREYED, Listener, sentences
from tests.server.running import Running

STARTS = [("pl", CHROMIUM), ("de", CHROMIUM), ("en", CHROMIUM), ("pl", FIREFOX), ("de", FIREFOX), ("en", FIREFOX)]


@pytest.mark.parametrize("language, browser", STARTS if os.environ.get("STOLIK_EAR") else STARTS[:1])
def test_a_match_begins(site: Running, tmp_path: Path, language: str, browser: str) -> None:
    """Goliath: that it begins, what others play, and last one's turn with what is asked; keys answer, twice too.

    Nothing opens or closes in silence: the list of keys, and the way back from it.
    """
    needed(browser)
    with Desk(tmp_path, language, browser=browser) as desk:
        me = Listener(desk)
        before = me.come(site.url, "goliath")
        assert CLICKED[language] not in desk.ear.all(), "a heading is no button"
        turn = me.ear.hears(me.turn)
        told = sentences(desk.ear.all()[before : desk.ear.heard])
        assert me.say("table-starts", number=1) in told, "nothing is lost"
        assert len(told) == len(set(told)), "nothing twice"
        assert turn.partition(me.turn)[2].strip(), "what is asked is last"
        for key, answer in (("w", me.turn), ("w", me.turn), ("h", ","), ("h", ",")):
            assert me.asked(key, answer)
        me.asked("question", f"^{me.say('web-keys')}")
        me.asked("Escape", f"({BUTTON[language]}|{GREYED[language]})")
