"""The rest of a deal is claimed at the terminal: the word, who may say it, the pause before each card."""

import pytest

from stolik.cli.claim import AT_FIRST, KEPT, LEAST, MOST, SPREAD
from stolik.cli.session import Session
from stolik.client.place import Place
from stolik.core.game import event
from stolik.table.commands import Act, AnyCommand, Undo
from stolik.table.messages import Chair, Shown, Standing, Told
from stolik.words import LANGUAGES, Words
from tests.cli.player import Lines, Player, play

WHY = event("planowanie-settled-all")
LONGEST = MOST * (1 + SPREAD)


class Claimer(Player):
    """Plays at random, and says `claim` as soon as that can be said."""

    def __init__(self, language: str, seed: int) -> None:
        super().__init__(language, seed)
        self.claimed: list[tuple[int, int]] = []  # deals, with how many cards were left

    def get(self, timeout: float | None) -> str:
        assert self.session is not None
        place = self.session.place
        assert not (place.dealt and self.claimed and self.claimed[-1][0] == place.deals), "nothing more is asked"
        if place.settled is None or place.view is None:
            return super().get(timeout)
        self.claimed.append((place.deals, len(place.view["hand"])))
        return self.session.words.say("terminal-typed-claim").split(",")[0]


def test_a_hand_of_durak_with_a_claim_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in (6, 22):  # random play comes to a claim in one of thirteen
        player = Claimer("en", seed)
        usual = ("--lang", "en", "--seed", str(seed), "--pause", "0", "--bots", "random")
        match = play(player, monkeypatch, "durak", *usual)
        assert match.over and player.claimed == [(1, 2)]
        assert any("you will get rid of all your cards" in line for line in player.lines())
        assert match.deals[-1].points == [0, -1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_with_claims_is_played_to_its_end(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Claimer(language, 3)
    match = play(player, monkeypatch, "planowanie", "--seats", "2", "--lang", language, "--seed", "3", "--pause", "0")
    assert match.over and player.claimed and all(cards > 1 for _, cards in player.claimed)
    words = Words(language)
    assert words.say("terminal-claim", told=[WHY]).split(".")[-2] in " ".join(player.lines())


def test_who_has_nothing_to_claim_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Lines("claim")
    play(lines, monkeypatch, "goliath", "--seed", "1", "--pause", "0", "--lang", "en")
    assert any("when it is your turn and nothing can change" in line for line in lines.refused)


class At:
    """Somebody at a table on a server, who is asked for a card and may claim the rest."""

    def __init__(self) -> None:
        self.sent: list[AnyCommand] = []
        self.place = Place()
        self.session = Session(self.place, Words("en"), lambda id, command: self.send(id, command), lambda *line: None)
        view = {"game": "planowanie", "phase": "play", "seat": 0, "turn": 0, "hand": ["KS", "AS"], "laid": 0}
        view |= {"table": [None, None], "leader": None, "seats": 2, "trump": "S", "turned": "2S", "tricks": 2}
        view |= {
            "bid": [2, 0],
            "won": [0, 0],
            "hand_count": [2, 2],
            "best": None,
            "winner": None,
            "led": None,
            "gone": [],
        }
        chairs = [Chair(person="p", name="Anna"), Chair(person="q", name="Jan")]
        standing = Standing(code="X", game="planowanie", phase="playing", chairs=chairs, match=1, deals=1, score=[0, 0])
        self.session.hear(Shown("X", 1, 0.0, 0, standing, view, ["play AS", "play KS"], True, [], WHY))

    def send(self, id: str, command: AnyCommand) -> None:
        self.sent.append(command)
        self.last = id

    def answer(self, asked: bool) -> None:
        legal = ["play AS"] if asked else []
        told = Told("X", (self.place.v or 0) + 1, 0.0, id=self.last, asked=asked, legal=legal, settled=None)
        self.session.hear(told)


def test_cards_are_played_in_order_each_after_a_pause() -> None:
    at = At()
    at.session.ask(100.0)
    assert at.session.rest(100.0) is None
    at.session.type("claim", 102.0)
    pause = at.session.rest(100.0)
    assert pause is not None, "nothing is known of how long they think"
    assert min(AT_FIRST) * (1 - SPREAD) <= pause <= max(AT_FIRST) * (1 + SPREAD)
    at.session.ask(100.0 + pause / 2)
    assert at.sent == []
    at.session.ask(100.0 + pause)
    assert at.sent == [Act(["play KS"])] and at.session.rest(103.0) is None
    at.answer(asked=False)
    at.session.ask(104.0)
    at.answer(asked=True)
    at.session.ask(200.0)
    assert at.session.rest(200.0 + LONGEST) == 0
    at.session.ask(200.0 + LONGEST)
    assert at.sent[1:] == [Act(["play AS"])]


def test_the_pauses_are_those_of_the_latest_choices_and_no_two_are_alike() -> None:
    for took, like in ((2.5, 2.5), (90.0, MOST), (0.1, LEAST)):
        at = At()
        claim = at.session._claim
        for _ in range(KEPT):
            claim.notice(100.0)
            claim.thought(100.0 + took)
            at.place.asked = False
            claim.notice(110.0)
            at.place.asked = True
        at.place.legal = ["play AS"]
        claim.notice(100.0)
        claim.thought(150.0)  # no choice
        at.session.type("claim", 150.0)
        pauses = set[float]()
        for _ in range(50):
            claim._since = None
            claim.notice(200.0)
            pauses.add(claim.rest(200.0) or 0.0)
        assert len(pauses) == 50
        assert like * (1 - SPREAD) - 1e-6 <= min(pauses) < like < max(pauses) <= like * (1 + SPREAD) + 1e-6


def test_words_come_after_cards_in_the_rest_of_a_hand_of_durak() -> None:
    at = At()
    claim = at.session._claim
    at.place.standing.game = "durak"
    at.place.view = {"game": "durak", "hand": ["KC", "AS", "AH"], "trump": "H"}
    for legal, card in (
        (["attack AH", "attack AS", "attack AS +", "attack KC"], "attack KC"),
        (["done", "give AS"], "give AS"),
        (["done"], "done"),
    ):
        at.place.legal = legal
        assert claim.card() == card


def test_undo_takes_the_claim_back() -> None:
    at = At()
    at.session.ask(100.0)
    at.session.type("claim", 100.0)
    at.session.type("undo", 100.0)
    assert at.sent == [Undo()] and at.session.rest(100.0) is None
