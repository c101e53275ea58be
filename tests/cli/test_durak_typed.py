"""Durak at the terminal: several cards at once, a card alone, what is ambiguous, the six, the predeal."""

import random
from pathlib import Path
from typing import Any

import pytest

from stolik.cli.chance import SeededChance
from stolik.cli.session import REFUSAL, Session
from stolik.client import Place
from stolik.games import GAMES
from stolik.match import Match
from stolik.table import AT_ONCE, GO_ON, Pace, Table, answer_at_once
from stolik.table.commands import Act, AnyCommand
from stolik.table.messages import Chair
from stolik.words import Words
from tests.games.durak_positions import bout
from tests.rules import rules

# Two seats, dealer 1: seat 0 gets the cards at even places, seat 1 those at odd ones; then the trump, then the stock.
FIRST = ["7C", "7D", "7S", "9C", "TD", "KS"]
SECOND = ["8C", "QC", "8D", "JD", "9S", "8H"]
REST = ["AH", "6C", "6D", "6S", "6H", "7H", "9D", "9H", "TC", "TH", "TS", "JC", "JH", "JS", "QD", "QH", "QS"]
LAST = ["KC", "KD", "KH", "AC", "AD", "AS", "8S"]


NEVER = Pace(1e9, 1e9)  # bots that wait while the test moves their seats itself


class Sitting:
    """A person on one seat; the test plays the other seats through the match, unless bots do."""

    def __init__(
        self, me: int = 0, language: str = "en", options: dict[str, Any] | None = None, bots: str = "", seed: int = 0
    ) -> None:
        game, chance = GAMES["durak"], SeededChance(str(seed))
        match = Match(game, game.settle(options or {}), 1, random.Random(seed).shuffle)
        names = ["Me", "Ada", "Ben", "Cleo", "Dora", "Emil"][: match.options.seats]
        self.me, self.said = me, list[tuple[str, str]]()
        chairs = [Chair(person="me", name="Me") if seat == me else Chair(bot="casual") for seat in range(len(names))]
        self.chance, self.bots = chance, bots
        self.table = Table.of_match(match, chairs, chance, GAMES, AT_ONCE if bots else NEVER)
        chance.match = lambda: self.match
        self.place = Place()
        self.place.take(self.table.shown("me", 0.0))
        self.session = Session(
            self.place, Words(language), self.send, self.write, lambda path: Path(path or ""), names=names
        )

    @property
    def match(self) -> Match:
        assert self.table.play is not None
        return self.table.play.match

    def send(self, id: str, command: AnyCommand) -> None:
        self.hear(self.table.handle("me", "Me", id, command, 0.0))

    def hear(self, outs: list[Any]) -> None:
        if self.bots:
            outs = [*outs, *answer_at_once(self.table, self.chance.bot, 0.0)]
        for _, message in outs:
            self.session.hear(message)

    def look(self) -> None:
        """What the test has done behind the table's back."""
        shown = self.table.shown("me", 0.0)
        if (shown.view, shown.legal) != (self.place.view, self.place.legal):
            self.place.take(shown)

    def write(self, line: str, kind: str) -> None:
        self.said.append((line, kind))

    def deal(self) -> None:
        hands = [card for pair in zip(FIRST, SECOND, strict=True) for card in pair]
        self.match.begin_deal([*hands, *REST, *LAST])

    def type(self, *lines: str) -> list[str]:
        """What is said after the last of the lines."""
        for line in lines:
            self.look()
            self.said.clear()
            self.session.ask(0.0)
            self.said.clear()
            self.session.type(line, 0.0)
        return [line for line, _ in self.said]

    def asks(self) -> list[str]:
        self.look()
        self.said.clear()
        self.session.ask(0.0)
        return [line for line, _ in self.said]

    @property
    def actions(self) -> list[str]:
        assert self.match.deal is not None
        return self.match.deal.actions

    @property
    def refused(self) -> bool:
        return any(kind == REFUSAL for _, kind in self.said)


def begun(me: int = 0, language: str = "en") -> Sitting:
    """Seat 1 holds the only trump of the first hand, 8H, and opens; here its first bout is over: seat 0 took 8C."""
    at = Sitting(me, language)
    at.deal()
    return at


@pytest.mark.parametrize("line", ["8C 8D", "8d, 8c", "1 3", "attack 8C 8D", "3 1", "8C +"])
def test_several_cards_at_once(line: str) -> None:
    at = begun(me=1)
    (asked,) = at.asks()
    assert asked.startswith("Your attack: 1 eight of clubs, 2 queen of clubs, 3 eight of diamonds, 4 jack of diamonds")
    assert asked.endswith(", 5 nine of spades, 6 eight of hearts."), "trumps come last"
    at.type(line)
    if line.endswith("+"):
        assert at.asks() == ["One more card for this attack: 2 eight of diamonds, 5 eight of hearts."]
        at.type("2")
    assert at.actions == ["1 attack 8C +", "1 attack 8D"]


@rules("DU-29")
def test_cards_that_do_not_go_together_are_refused_together() -> None:
    at = begun(me=1)
    at.type("8C QC")
    assert at.actions == [] and at.asks()[0].startswith("Your attack: 1 eight of clubs"), "none of them is played"
    assert at.type("why")[0].endswith(" (DU-15).")
    assert at.type("8C 8C") == ["The same card is there twice."]
    assert at.type("8C 7C", "why")[0].endswith(" (DU-13).")


def test_a_card_alone_beats_what_it_can() -> None:
    at = begun()
    at.match.play(1, "attack 8C")
    hand, asked = at.asks()
    assert hand.startswith("Your hand: 1 seven of clubs, 2 nine of clubs, 3 seven of diamonds, 4 ten of diamonds, ")
    assert asked == "Beat the eight of clubs: 2 nine of clubs; or type take."
    assert at.type("1", "why")[0].endswith(" (DU-13).")
    at.type("9c")
    assert at.actions[-1] == "0 beat 8C 9C"


@pytest.mark.parametrize("line", ["8C 9C", "beat 8C 9C", "8c 2", "beat 8c 2", "2"])
def test_ways_to_beat(line: str) -> None:
    at = begun()
    at.match.play(1, "attack 8C +")
    at.match.play(1, "attack 8D")
    assert at.asks()[-1] == (
        "Beat the eight of clubs and the eight of diamonds: 2 nine of clubs beats the eight of clubs, "
        "4 ten of diamonds beats the eight of diamonds; or type take."
    )
    at.type(line)
    assert at.actions[-1] == "0 beat 8C 9C"
    assert at.asks() == ["Beat the eight of diamonds: 3 ten of diamonds; or type take."]


def two_open() -> Sitting:
    """Two cards are open, and seat 0 has a trump that beats both."""
    at = begun()
    at.match.play(1, "attack 8H")
    at.match.play(0, "take")
    at.match.play(1, "done")
    at.match.play(1, "attack 8C +")
    at.match.play(1, "attack 8D")
    return at


def test_what_is_ambiguous_is_asked_back() -> None:
    at = two_open()
    assert at.type("8H") == ["Which one: 1 eight of clubs, 2 eight of diamonds?"]
    at.said.clear()
    at.session.type("2", 0.0)
    assert at.actions[-1] == "0 beat 8D 8H"
    at = two_open()
    at.type("8H")
    at.session.type("9C", 0.0)
    assert at.actions[-1] == "0 beat 8C 9C", "whoever says something else has not chosen"
    at = two_open()
    assert at.type("9C TD")[0].startswith("Beat one card at a time")
    assert at.type("8S 9C")[0].startswith("Beat one card at a time")


@pytest.mark.parametrize(
    "language, words, told",
    [
        ("en", ("take", "done"), "done"),
        ("de", ("nehmen", "fertig"), "fertig"),
        ("pl", ("biorę", "gotowe"), "gotowe"),
        ("pl", ("biorę", "nic"), "gotowe"),
        ("pl", ("biore", "nic więcej"), "gotowe"),
    ],
)
def test_words_of_the_language(language: str, words: tuple[str, str], told: str) -> None:
    at = begun(language=language)
    at.match.play(1, "attack KS" if "attack KS" in at.match.legal(1) else "attack QC")
    at.type(words[0])
    assert at.actions[-1] == "0 take"
    giver = begun(me=1, language=language)
    giver.type("8C")
    giver.match.play(0, "take")
    assert giver.asks()[-1].endswith(f" {told}.")
    giver.type(words[1])
    assert giver.actions[-1] == "1 done"


def test_giving() -> None:
    at = begun(me=1)
    at.type("8C")
    at.match.play(0, "take")
    assert at.asks()[-1] == "Me picks up. Give more: 2 eight of diamonds, 5 eight of hearts; or type done."
    at.type("2 5")
    assert at.actions[-2:] == ["1 give 8D", "1 give 8H"]


def test_throwing_in() -> None:
    at = begun(me=1)
    at.type("QC")
    at.match.play(0, "take")
    at.type("done")
    at.type("8C")
    at.match.play(0, "beat 8C 9C")
    assert at.asks()[-1].startswith("All beaten. Add a card: ")
    assert at.asks() == [], "asked once"
    at.type("allow")
    assert at.refused and at.type("why")[0].endswith(" (DU-A7).")
    at.type("")
    assert at.asks()[-1].startswith("All beaten.")
    at.type("enough")
    assert at.actions[-1] == "1 stop"


def test_out_of_turn() -> None:
    at = begun()
    assert at.asks() == [at.said[0][0]] and at.asks() == [], "their hand, and no question"
    for line, rule in (("7C", "DU-19"), ("take", "DU-A11"), ("exchange", "DU-32"), ("beat 8C 9C", "DU-A11")):
        assert at.type(line, "why")[0].endswith(f" ({rule})."), line
    assert at.asks() == [], "nothing is asked of who is not to act"
    for line in ("take 7C", "dance", "+"):
        assert "means nothing here" in at.type(line)[0], line
    for line in ("give", "attack", "throw"):
        assert at.type(line)[0] == f"“{line}” alone is not enough: add the card, the cell or the number."


def test_the_table_in_words() -> None:
    at = begun()
    at.match.play(1, "attack 8C +")
    at.match.play(1, "attack 8D")
    at.match.play(0, "beat 8C 9C")
    assert at.type("table") == [
        "Hearts are trumps; the ace of hearts lies under the stock, 24 cards in all.",
        "Ada attacks you.",
        "Eight of clubs, beaten by the nine of clubs.",
        "Eight of diamonds, not beaten yet.",
        "Room for 4 more attack cards.",
        "Me: 5 cards.",
        "Ada: 4 cards, among them the eight of hearts.",
    ]
    at.match.play(0, "take")
    assert "Eight of diamonds, being picked up." in at.type("table")


def test_the_six() -> None:
    """Whoever may exchange is told so once when not asked, and with every question."""
    at = Sitting()
    at.match.begin_deal(
        [card for pair in zip([*FIRST[:5], "6H"], SECOND, strict=True) for card in pair]
        + ["AH", "KS", *(card for card in [*REST, *LAST] if card not in ("AH", "6H"))]
    )
    assert at.match.turn == 0, "the six is the lowest trump"
    assert "You may exchange the trump six: type exchange." in at.asks()
    at.match.play(0, "attack 7C")
    assert at.asks() == ["You may exchange the trump six: type exchange."]
    assert at.asks() == []
    at.type("swap")
    assert at.actions[-1] == "0 exchange" and at.asks() == []


def test_the_hint_comes_once_and_not_before_every_question() -> None:
    at = Sitting()
    at.match.begin_deal(
        [card for pair in zip([*FIRST[:5], "6H"], SECOND, strict=True) for card in pair]
        + ["AH", "KS", *(card for card in [*REST, *LAST] if card not in ("AH", "6H"))]
    )
    hint = "You may exchange the trump six: type exchange."
    assert at.asks()[-2] == hint
    at.match.play(0, "attack 7C")
    at.match.play(1, "beat 7C 8C")
    [question] = at.asks()
    assert question.startswith("All beaten.") and "exchange" in at.place.legal
    assert at.type("nonsense")[0].startswith("“nonsense”") and at.asks() == [question]


def test_the_window() -> None:
    """Before an opening after the trump was drawn everybody is asked the same; who has the six may exchange."""
    words, asked = Words("en"), set()
    for seed in range(90):
        at = Sitting(options={"seats": 3}, bots="casual", seed=seed)
        at.hear(at.table.resume(0.0))
        while not at.match.over and GO_ON not in at.place.legal:
            at.hear(at.table.tick(0.0))
            if at.place.asked and GO_ON not in at.place.legal:
                legal = [action for action in at.place.legal if action != "exchange"]
                at.send(f"{len(at.said)} {len(at.actions)}", Act(legal[:1]))
        if GO_ON in at.place.legal:
            *hint, question = at.asks()[-len(at.place.legal) :]
            asked.add(tuple(hint))
            assert question == words.say("terminal-go-on"), "whoever holds the six"
            assert "means nothing here" in at.type("nonsense")[0] and GO_ON in at.place.legal
            at.type("")
            assert GO_ON not in at.place.legal
    assert asked == {(), (words.say("durak-may-exchange"),)}


# --- too many cards --------------------------------------------------------------------------------------------------


def few(me: int, *hands: str, language: str = "en") -> Sitting:
    """A bout about to open, with the option `allow_excess`; seat 0 attacks."""
    at = Sitting(me, language, {"allow_excess": True, "seats": len(hands)})
    at.match.begin_deal()
    at.match.deal = bout(*hands, allow_excess=True)
    return at


SIXES = ("0 attack 6C +", "0 attack 6D +", "0 attack 6H +", "0 attack 6S")


@rules("DU-27", "DU-A10")
@pytest.mark.parametrize("line", ["1 3", "6C 6H", "6h, 6c", "return 6C 6H", "back 3 1"])
def test_too_many_cards_are_sent_back(line: str) -> None:
    at = few(1, "6C 6D 6H 6S AC", "7D 7S")
    for step in SIXES:
        at.match.play(0, step[2:])
    listed = "1 six of clubs, 2 six of diamonds, 3 six of hearts, 4 six of spades"
    assert at.asks()[-1] == f"There are 2 cards too many. Send 2 back, such as 1 2: {listed}."
    assert at.type("table")[2:4] == [
        "Offered by Me: six of clubs, six of diamonds, six of hearts and six of spades.",
        "Ada: 2 cards.",
    ]
    assert at.type("take")[0] == "First choose what goes back: there are 2 cards too many."
    assert at.type("7S", "why")[0].endswith(" (DU-27).")
    assert at.type("5")[0].startswith("There is no 5") and at.type("6C 6C") == ["The same card is there twice."]
    assert "is not enough" in at.type("back")[0] and "means nothing here" in at.type("dance")[0]
    at.type(line)
    assert at.actions[-2:] == ["1 back 6C", "1 back 6H"] and not at.refused
    assert at.asks()[-1].startswith("Beat the six of diamonds and the six of spades: ")
    assert at.type("back 6D") == ["No card is too many just now, so nothing can be sent back."]


def test_one_after_the_other_goes_back() -> None:
    at = few(1, "6C 6D 6H 6S AC", "7D 7S")
    for step in SIXES:
        at.match.play(0, step[2:])
    at.type("2")
    assert at.actions[-1] == "1 back 6D"
    assert at.asks()[-1] == "There is 1 card too many. Send one back: 1 six of clubs, 2 six of hearts, 3 six of spades."
    at.type("3")
    assert at.actions[-2:] == ["1 back 6D", "1 back 6S"]


@pytest.mark.parametrize(
    "language, asked, word",
    [
        ("pl", "Jest o 1 kartę za dużo. Zwróć jedną: 1 ósemka karo, 2 ósemka pik.", "zwróć"),
        ("de", "Es ist 1 Karte zu viel. Gib eine zurück: 1 Karo-Acht, 2 Pik-Acht.", "zurückgeben"),
    ],
)
def test_too_many_gifts_are_sent_back(language: str, asked: str, word: str) -> None:
    at = few(1, "8C 8D 8S AC", "9C KD", language=language)
    for step in ("0 attack 8C", "1 take", "0 give 8D", "0 give 8S", "0 done"):
        at.match.play(int(step[0]), step[2:])
    assert at.asks()[-1] == asked
    at.type(f"{word} 8D")
    assert at.actions[-1] == "1 back 8D"


def test_playing_too_many() -> None:
    at = few(0, "6C 6D 6H 6S AC", "7D 7S")
    at.type("6C 6D 6H 6S")
    assert tuple(at.actions) == SIXES


# --- predeal ---------------------------------------------------------------------------------------------------------


@rules("DU-8", "DU-9")
def test_a_predeal() -> None:
    at = Sitting(me=1, options={"traditions": True, "seats": 4})
    assert at.asks() == ["You deal. Choose: 2 deal, 3 offer Ben the cut, 4 offer Cleo the cut, 1 offer Me the cut."]
    assert at.type("hand") == ["The cards have not been dealt yet."]
    assert at.type("table") == ["You are about to deal."]
    assert at.type("5") == ["There is no 5 to choose; the numbers go from 1 to 4."]
    assert "means nothing" in at.type("offer")[0] and "means nothing" in at.type("7C")[0]
    assert at.type("offer Ada", "why")[0].endswith(" (DU-9)."), "to themselves"
    for line, seat in (("offer cleo", 3), ("offer 3", 2), ("1", 0)):
        at.type(line)
        assert at.match.predeal is not None and at.match.predeal.offered == seat
        at.match.play(seat, "decline")
    at.match.play(1, "offer 2")
    assert at.type("table")[-1] == "The cut is offered to Ben."
    assert at.type("deal", "why")[0].endswith(" (DU-9).")
    at.match.play(2, "accept")
    at.match.play(2, "offer 1")
    assert at.asks() == ["Ben offers you the cut. Choose: 1 accept (then you are the durak and deal), 2 decline."]
    at.type("2")
    at.match.play(2, "offer 1")
    at.type("yes")
    assert at.match.predeal is not None and at.match.predeal.dealer == 1
    at.match.play(3, "touch")
    at.type("touch the cards")
    assert at.match.predeal.dealer == 1
    at.type("?")
    assert [line for line, _ in at.said][:3] == Words("en").say("durak-help-before").splitlines()
    at.type("2")
    assert at.match.predeal.done


def test_who_does_not_deal_may_touch_the_cards_before_a_deal() -> None:
    at = Sitting(me=2, options={"traditions": True, "seats": 4})
    assert at.place.legal == ["touch"]
    assert (
        at.asks() == ["Ada is to deal. Press Enter to let them, or type touch: then you are the durak and deal."]
        and at.asks() == []
    )
    assert at.session.listening, "what comes through a pipe is for now"
    at.type("")
    assert not at.session.listening and at.asks() == [], "and they have let it pass"
    at.match.play(1, "offer 3")
    at.type("touch")
    assert at.match.predeal is not None and at.match.predeal.dealer == 2


def test_the_time_to_think_that_a_table_grants_is_said_with_it() -> None:
    at = Sitting(options={"seats": 3, "traditions": True})
    assert at.type("table")[-1].endswith("about to deal.")
    at.place.standing.think = 5.0
    assert at.type("table")[-1] == "Time to think after each change of the table: 5 seconds."


def test_between_deals() -> None:
    at = Sitting(options={"deals": 2})
    assert at.type("1") == ["This deal is over; the next one comes in a moment."]
    assert at.type("table") == ["The cards have not been dealt yet."]
    assert at.type("last") == ["Nothing has happened yet."]
    assert at.type("?") == Words("en").say("terminal-help").splitlines()
    assert at.asks() == []


@rules("DU-20", "DU-A7")
def test_the_last_word_is_asked_for() -> None:
    """Nobody added whom the main attacker let go on: to attack or to stop, and not to allow again."""
    at = few(0, "7C 7D 9S", "8C KD AD", "9D TC")
    at.type("7C")
    at.match.play(1, "beat 7C 8C")
    assert at.asks()[-1].endswith("; or type allow (the next attacker may) or stop (the attack ends).")
    at.type("allow")
    at.match.play(2, "stop")
    question = at.asks()[-1]
    assert question.startswith("Nobody has added a card. Add a card: ") and question.endswith(
        "; or type stop (the attack ends)."
    )
    assert "allow" not in question
    refused = "You let the others go on and nobody added a card: add one yourself or stop."
    assert at.type("allow") == [refused]
    at.type("stop")
    assert at.actions[-1] == "0 stop" and not at.refused


@pytest.mark.parametrize(
    "options, told",
    [
        ({}, "take, stop, done, exchange, attack 7C +, beat 9C TC, give 7C."),
        ({"seats": 3}, "take, allow, stop, done, exchange, attack 7C +, beat 9C TC, give 7C."),
        ({"seats": 2, "allow_excess": True}, "take, stop, done, exchange, attack 7C +, beat 9C TC, give 7C, back 7C."),
        ({"seats": 6, "form": "teams"}, "take, allow, stop, done, attack 7C +, beat 9C TC, give 7C."),
    ],
)
def test_help_shows_what_can_come_about_at_this_table(options: dict[str, Any], told: str) -> None:
    """Words for the rest are understood all the same: then it is refused with the reason."""
    at = Sitting(options=options)
    at.match.begin_deal()
    shown = next(line for line in at.type("?") if line.startswith("In words: "))
    assert shown.partition("In words: ")[2] == told
    refused, *_ = at.type("back 7C")
    assert "means nothing" not in refused
