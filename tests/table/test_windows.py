"""Time for others: durak's opening is held back, trojki's race, its calm pace, its open mode."""

from random import Random
from typing import Any

import pytest

from stolik.match import Match
from stolik.table.commands import Act, Ready, Sit, Think
from stolik.table.messages import PLAYING
from tests.rules import rules
from tests.table.parties import BOB, CYD, HOST, Chance, Party, begun, step, until

HOLD = 8.0  # of the clock `none`


def no_swap(seat: int, legal: list[str]) -> str:
    return next((action for action in legal if action != "exchange"), "")


def at_the_opening(seed: int) -> Party | None:
    """Three people at durak, and an opening that is held back; None if in this match none is."""
    chance = Random(seed)
    party = begun("durak", people=3, seed=seed, seats=3)
    party.checks = False
    while party.table.on is not None and party.play.held_until is None:
        step(party, lambda seat, legal: chance.choice([text for text in legal if text != "exchange"] or [""]))
    party.checks = True
    return party if party.table.on is not None else None


# --- durak -----------------------------------------------------------------------------------------------------------


@rules("DU-A19")
def test_the_opening_is_held_back_whoever_holds_the_six() -> None:
    holders: set[str] = set()
    for seed in range(100):
        party = at_the_opening(seed) if len(holders) < 3 else None
        if party is None:
            continue
        began, opener = party.now, party.play.match.turn
        holder = next((seat for seat in range(3) if "exchange" in party.play.match.legal(seat)), None)
        holders.add("nobody" if holder is None else "opener" if holder == opener else "another")
        who = party.table.chairs[opener].person
        for place in party.places.values():
            assert place.standing.held == began + HOLD == party.table.due() and not place.asked
            assert place.legal == (["exchange"] if place.seat == holder else [])
            may = ["durak-may-exchange"] if place.seat == holder else []
            assert [asked.id for asked in place.asks] == [*may, "durak-held"], "all hear why they wait"
            assert place.standing.ticking is None
        for text in party.play.match.legal(opener):
            if text != "exchange":
                answer = party.do(who, Act([text]))
                assert (answer.reason.id, answer.reason.args, answer.rule) == ("durak-why-held", {"count": 8}, "DU-A19")
        party.wait(HOLD)
        assert party.places[who].asked and party.places[who].standing.held is None
        assert not any(asked.id == "durak-held" for place in party.places.values() for asked in place.asks)
        party.ok(who, Act([no_swap(opener, party.places[who].legal)]))
    assert holders == {"nobody", "opener", "another"}


@rules("DU-A19")
def test_after_an_exchange_there_is_nothing_to_wait_for() -> None:
    for seed in range(60):
        party = at_the_opening(seed)
        if party is None:
            continue
        holder = next((who for who, place in party.places.items() if "exchange" in place.legal), None)
        if holder is None:
            continue
        party.wait(3.0)
        assert "durak-exchanges-with" in " ".join(party.ok(holder, Act(["exchange"])))
        opener = party.table.chairs[party.play.match.turn].person
        assert party.places[opener].standing.held is None and party.places[opener].asked
        return
    pytest.fail("no seed has such a moment")


@rules("DU-A19")
def test_several_actions_at_once_do_not_get_around_it() -> None:
    """At a table of two who throws no more cards at a defender who takes opens the next bout themselves."""
    refused = 0
    for seed in range(60):
        party = begun("durak", people=2, seed=seed, seats=2)
        while party.table.on is not None and party.play.held_until is None:
            deal = party.play.match.deal
            turn = party.play.match.turn
            who = party.table.chairs[turn].person if turn is not None else ""
            legal = party.places[who].legal if who else []
            over = next((text for text in legal if text in ("done", "allow", "take")), None)
            if over is not None and deal is not None:
                trial = party.play.match.copy()
                trial.play(turn, over)
                if trial.playing and trial.turn == turn and trial.game.manners.held(trial.deal.state):
                    opening = next(text for text in trial.legal(turn) if text != "exchange")
                    before = list(deal.actions)
                    answer = party.do(who, Act([over, opening]))
                    assert answer.reason.id == "durak-why-held" and answer.reason.args == {"count": 8}
                    assert party.play.match.deal.actions == before
                    refused += 1
            step(party, no_swap)
    assert refused


# --- trojki ----------------------------------------------------------------------------------------------------------


def places_of(party: Party, who: str) -> list[str]:
    seat = party.table.seat_of(who)
    assert seat is not None
    return [action for action in party.play.match.legal(seat) if action.startswith("place")]


def racing(people: int = 2, **more: Any) -> Party:
    """A race in which all cards have been drawn and everybody can place one."""
    for seed in range(50):
        party = begun("trojki", people=people, seed=seed, **({"seats": people, "deals": 1} | more))
        for seat, who in enumerate((HOST, BOB, CYD)[:people]):
            while "draw" in party.play.match.legal(seat):
                party.ok(who, Act(["draw"]))
        if all(places_of(party, who) for who in (HOST, BOB, CYD)[:people]):
            return party
    raise AssertionError("no seed has such a race")


GRID = ["RC0", "RC2", "RC3", "YS1", "BC1", "BX3", "VX0", "VC1", "BS1"]  # of the leaflet's example


class Stacked(Chance):
    """Decks that begin with given cards."""

    def __init__(self, game: str, front: list[str]) -> None:
        super().__init__(game, 1)
        self.front = front

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        return [*self.front, *(card for card in cards if card not in self.front)], ""


def cell(place: str) -> str:
    return place.split(" ")[2]


@rules("TR-A5")
def test_claims_are_judged_in_the_order_in_which_they_come() -> None:
    for seed in range(30):
        party = begun("trojki", people=2, seed=seed, seats=2, deals=1)
        for seat, who in enumerate((HOST, BOB)):
            while "draw" in party.play.match.legal(seat):
                party.ok(who, Act(["draw"]))
        for mine in places_of(party, HOST):
            trial: Match = party.play.match.copy()
            trial.play(0, mine)
            late = [yours for yours in places_of(party, BOB) if trial.playing and yours not in trial.legal(1)]
            if late:
                party.ok(HOST, Act([mine]))
                before = party.table.shown(BOB, party.now)
                answer = party.do(BOB, Act([late[0]]))
                assert answer.reason.id.startswith(("trojki-why", "why")) and answer.rule.startswith("TR-")
                assert party.table.shown(BOB, party.now) == before, "it costs nothing"
                return
    pytest.fail("no seed has such a moment")


@rules("TR-7")
def test_the_only_card_of_a_person_is_never_placed_for_them() -> None:
    for seed in range(50):
        party = begun("trojki", people=2, seed=seed, seats=2, deals=1)
        while party.table.on is not None and (len(party.play.match.legal(0)) != 1 or not places_of(party, HOST)):
            step(party)
        if party.table.on is None:
            continue
        left, acted = party.play.match.legal(0), list(party.play.match.deal.actions)
        assert party.table.due() is None
        party.wait(10_000.0)
        assert party.play.match.legal(0) == left and party.play.match.deal.actions == acted
        return
    pytest.fail("no seed has such a moment")


@rules("TR-7")
def test_the_longest_wish_to_think_counts() -> None:
    party = Party("trojki", seats=2, deals=1, think=4.0)
    party.ok(HOST, Sit(0))
    assert party.no(BOB, Think(9.0)) == "table-why-not-seated"
    party.ok(BOB, Sit(1))
    assert party.ok(BOB, Think(9.0)) == ["table-thinks"] and party.places[HOST].standing.think == 9.0
    assert party.no(BOB, Think(601.0)) == party.no(BOB, Think(-1.0)) == "table-why-think"
    party.ok(HOST, Ready())
    party.ok(BOB, Ready())
    party.tick()
    assert party.places[HOST].standing.thinking == party.now + 9.0
    party.ok(BOB, Think(0.0))
    assert party.places[HOST].standing.think == 4.0, "the table's own"
    assert party.places[HOST].standing.thinking == party.now + 9.0, "it counts from the next change on"
    party.wait(9.0)
    while "draw" in party.play.match.legal(0):
        party.ok(HOST, Act(["draw"]))
    party.ok(HOST, Act([places_of(party, HOST)[0]]))
    assert party.places[BOB].standing.thinking == party.now + 4.0
    assert begun("durak").no(HOST, Think(1.0)) == "table-why-no-think"


@rules("TR-7")
def test_nobody_places_while_there_is_time_to_think_not_even_with_a_draw() -> None:
    party = racing(think=6.0)
    party.wait(6.0)
    mine = places_of(party, HOST)[0]
    party.ok(HOST, Act([mine]))
    theirs = places_of(party, BOB)
    assert not any(action.startswith("place") for action in party.places[BOB].legal)
    answer = party.do(BOB, Act([theirs[0]]))
    assert (answer.reason.id, answer.reason.args) == ("table-think", {"count": 6})
    party.wait(6.0)
    trial = party.play.match.copy()
    trial.play(1, theirs[0])
    more = [action for action in trial.legal(1) if action.startswith("place")]
    answer = party.do(BOB, Act([theirs[0], more[0]]))
    assert answer.reason.id == "table-one-claim", "nor two cards at once"
    assert set(theirs) <= set(party.places[BOB].legal)
    drawing = begun("trojki", people=2, seats=2, deals=1, think=6.0)
    drawing.ok(BOB, Act(["draw"] * 3))
    (place, *_) = places_of(drawing, BOB) or [""]
    assert not place or drawing.no(BOB, Act(["draw", place])) == "table-think"


@rules("TR-9", "TR-A5")
@pytest.mark.parametrize("mode", ["referee", "open"])
@pytest.mark.parametrize("think", [0.0, 6.0])
def test_one_command_is_one_claim(mode: str, think: float) -> None:
    """Two cards at once: nobody could act in between."""
    answers = Stacked("trojki", [*GRID, "BC2", "RS2", "VC3", "YS2"])
    party = begun("trojki", people=2, answers=answers, seats=2, leftover="aside", mode=mode, think=think)
    seat = party.play.match.deal.dealer  # was dealt the second and the fourth card; the other the first and the third
    other, who = 1 - seat, (HOST, BOB)[1 - seat]
    party.ok(who, Act(["draw", "draw"]))
    party.wait(think)
    answer = party.do(who, Act(["place BC2 4 B", "place VC3 9 V"]))
    assert (answer.reason.id, answer.rule) == ("table-one-claim", "TR-A5")
    left = party.play.match.deal.view(None)["left"]
    party.ok(who, Act(["place BC2 4 B"]))
    assert party.play.match.deal.view(None)["left"][other] == left[other] - 1


@rules("TR-A8", "TR-17")
def test_every_claim_has_a_check_of_its_own_and_of_full_length() -> None:
    """However it reached the table: here with the answer to the one before, in one command."""
    answers = Stacked("trojki", [*GRID, "BC2", "RS2"])
    party = begun("trojki", people=2, answers=answers, seats=2, leftover="aside", mode="open")
    dealer = party.play.match.deal.dealer
    first, second = (HOST, BOB)[1 - dealer], (HOST, BOB)[dealer]
    party.ok(first, Act(["draw"]))
    party.ok(second, Act(["draw"]))
    party.ok(first, Act(["place BC2 4 B"]))
    party.wait(HOLD - 0.1)
    party.ok(second, Act(["accept", "place RS2 6 R"]))
    assert party.play.held_until == party.places[first].standing.held == party.now + HOLD
    party.wait(HOLD - 0.1)
    party.ok(first, Act(["challenge"]))
    assert party.play.match.deal.view(None)["phase"] == "open" and "RS2" not in party.places[first].view["top"]  # type: ignore[index]


@rules("TR-7", "TR-17")
def test_the_time_to_think_begins_with_the_answer_even_in_one_command() -> None:
    answers = Stacked("trojki", [*GRID, "BC2", "RS2"])
    party = begun("trojki", people=2, answers=answers, seats=2, leftover="aside", mode="open", think=6.0)
    dealer = party.play.match.deal.dealer
    first, second = (HOST, BOB)[1 - dealer], (HOST, BOB)[dealer]
    party.ok(first, Act(["draw"]))
    party.ok(second, Act(["draw"]))
    party.wait(6.0)
    party.ok(first, Act(["place BC2 4 B"]))
    before = party.table.shown(second, party.now)
    assert party.no(second, Act(["accept", "place RS2 6 R"])) == "table-think"
    assert party.table.shown(second, party.now) == before, "nothing has happened"
    party.ok(second, Act(["accept"]))
    assert party.places[second].standing.thinking == party.now + 6.0


# --- trojki, mode=open -----------------------------------------------------------------------------------------------


def laid(people: int = 3) -> Party:
    """An open race in which ann has just laid a card, right or wrong."""
    party = begun("trojki", people=people, seats=people, deals=1, mode="open")
    party.ok(HOST, Act(["draw"]))
    party.ok(HOST, Act([places_of(party, HOST)[0]]))
    return party


@rules("TR-17", "TR-A8")
def test_play_is_paused_while_a_card_may_be_challenged() -> None:
    party = laid()
    assert party.places[BOB].standing.held == party.now + HOLD == party.table.due()
    assert party.places[BOB].legal == party.places[CYD].legal == ["accept", "challenge"]
    assert party.places[HOST].legal == []

    def asks(who: str) -> list[str]:
        return [asked.id for asked in party.places[who].asks]

    checked = ["trojki-checking", "trojki-covered"]
    assert asks(BOB) == asks(CYD) == [*checked, "trojki-ask-check"] and asks(HOST) == ["trojki-missing"]
    assert party.do(BOB, Act(["draw"])).rule == "TR-17"
    party.ok(BOB, Act(["accept"]))
    assert asks(BOB) == [*checked, "trojki-missing"], "they have judged, and wait for the others"
    assert party.places[HOST].standing.held == party.now + HOLD, "the others may still challenge"
    party.ok(CYD, Act(["accept"]))
    assert party.places[HOST].standing.held is None and "draw" in party.places[BOB].legal


@rules("TR-A8")
def test_who_lets_the_time_pass_has_accepted() -> None:
    party = laid()
    party.wait(3.0)
    party.ok(CYD, Act(["accept"]))
    told = party.wait(HOLD - 3.0)
    assert told and party.places[HOST].standing.held is None and party.play.match.deal.actions[-1] == "1 accept"
    assert party.now == 1000.0 + HOLD


@rules("TR-20", "TR-A8")
def test_somebody_challenges() -> None:
    party = laid()
    party.wait(1.0)
    places = places_of(party, HOST)
    assert places == [], "one card at a time"
    left = party.places[CYD].view["left"][0]  # type: ignore[index]
    told = party.ok(BOB, Act(["challenge"]))
    assert party.places[CYD].standing.held is None and "draw" in party.places[CYD].legal
    back = party.places[CYD].view["left"][0] > left  # type: ignore[index]
    assert len(told) >= 2 and back == bool(places_of(party, HOST)), "a wrong card is in the hand again"


@rules("TR-A8")
def test_bots_answer_in_a_pause_after_a_while() -> None:
    party = begun("trojki", people=1, seats=3, deals=1, mode="open")
    party.ok(HOST, Act(["draw"]))
    while party.play.held_until is not None:
        party.wake()
    party.ok(HOST, Act([places_of(party, HOST)[0]]))
    began = party.now
    until(party, lambda: party.play.held_until is None, moves=lambda seat, legal: "")
    assert began < party.now <= began + HOLD and party.table.phase == PLAYING
