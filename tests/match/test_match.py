"""Matches: how long they are, who deals, who wins, and what a match is asked between its deals."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import stolik
from stolik.core.deal import BadDeck
from stolik.core.errors import BadSeat
from stolik.core.game import IllegalAction
from stolik.core.outcome import Outcome
from stolik.games import GAMES
from stolik.match import Match, to_record
from tests.match.matches import begun, dealt_out, ended, played, recorded, scripted, step
from tests.rules import rules


def dealers(match: Match) -> list[int]:
    return [deal.dealer for deal in match.deals]


# --- planowanie -----------------------------------------------------------------------------------------------------


@rules("PL-2", "PL-3", "PL-4", "PL-G5")
@pytest.mark.parametrize("seats, largest, tricks", [(2, 17, 154), (3, 17, 155), (4, 13, 94)])
def test_the_series_of_planowanie(seats: int, largest: int, tricks: int) -> None:
    sizes = [*range(largest, 1, -1), *[1] * seats]
    match = stolik.new_match("planowanie", seats - 1, seed=1, seats=seats)
    choice = random.Random(seats)
    for number, size in enumerate(sizes):
        assert match.between and not match.over and len(match.deals) == number
        deal = match.begin_deal()
        assert deal.number == number and deal.view(0)["hand_count"] == [size] * seats
        while match.playing:
            step(match, choice)
        assert len(match.deals[-1].actions) == seats + seats * size
    assert match.over and not match.between and sum(sizes) == tricks
    assert dealers(match) == [(seats - 1 + number) % seats for number in range(len(sizes))]
    assert sorted(dealers(match)[-seats:]) == list(range(seats))
    totals = [sum(deal.points[seat] for deal in match.deals) for seat in range(seats)]
    assert match.score == totals


@rules("PL-17")
@pytest.mark.parametrize(
    "first, winners",
    [([10, 0, 0, 3], [0]), ([5, 7, 7, 0], [1, 2]), ([0, 0, 0, 0], [0, 1, 2, 3]), ([9, 1, 8, 9], [0, 3])],
)
def test_the_highest_total_wins_planowanie(first: list[int], winners: list[int]) -> None:
    match = dealt_out("planowanie", first, *[[1, 1, 1, 1]] * 15)
    assert match.over and match.score == [points + 15 for points in first]
    assert list(ended(match).winners) == winners == [s for s, place in enumerate(ended(match).places) if place == 1]


# --- goliath --------------------------------------------------------------------------------------------------------


@rules("DG-24", "DG-A2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_as_many_games_of_goliath_as_players_and_everybody_deals_once(seats: int) -> None:
    points = [[game * 10 + seat for seat in range(seats)] for game in range(seats)]
    for dealer in range(seats):
        match = dealt_out("goliath", *points[:-1], dealer=dealer)
        assert match.between and not match.over
        match = dealt_out("goliath", *points, dealer=dealer)
        assert match.over and not match.between
        assert dealers(match) == [(dealer + game) % seats for game in range(seats)]
        assert [deal.points for deal in match.deals] == points
        assert match.score == [sum(game[seat] for game in points) for seat in range(seats)]


@rules("DG-25", "DG-A3")
def test_most_points_win_goliath_and_a_tie_is_shared() -> None:
    assert ended(dealt_out("goliath", [10, 5, 1], [0, 6, 1], [0, 0, 1])).winners == (1,)
    assert ended(dealt_out("goliath", [10, 5, 1], [0, 5, 1], [0, 0, 1])).winners == (0, 1)
    assert ended(dealt_out("goliath", [7, 3, 2], [0, 4, 2], [0, 0, 3])).winners == (0, 1, 2)


def test_places_are_shared_where_scores_are_equal_whether_many_points_are_good_or_few() -> None:
    assert ended(dealt_out("goliath", [10, 4, 6], [0, 2, 6], [0, 0, 1])).places == (2, 3, 1)
    assert ended(dealt_out("goliath", [9, 12, 9, 3], *[[0, 0, 0, 0]] * 3)).places == (2, 1, 2, 4)
    assert ended(dealt_out("golf", [9, 12, 9, 3], deals=1)).places == (2, 4, 2, 1)


@rules("DG-A4")
@pytest.mark.parametrize("deals", [1, 2, 5])
def test_any_number_of_games_of_goliath(deals: int) -> None:
    assert not dealt_out("goliath", *[[1, 2, 3]] * (deals - 1) or [[0, 0, 0]], deals=max(deals, 2)).over
    match = dealt_out("goliath", *[[1, 2, 3]] * deals, deals=deals)
    assert match.over and match.score == [deals, 2 * deals, 3 * deals] and ended(match).winners == (2,)


# --- trojki ---------------------------------------------------------------------------------------------------------


@rules("TR-A12")
def test_one_round_of_trojki_is_the_plain_game() -> None:
    match = dealt_out("trojki", [0, 1, 0], deals=1)
    assert match.over and ended(match).winners == (1,)
    assert ended(dealt_out("trojki", [0, 1, 1], deals=1)).winners == (1, 2)
    assert not dealt_out("trojki", [1, 0], [1, 0], [1, 0], [1, 0], deals=5).over
    assert dealt_out("trojki", [1, 0], [1, 0], [1, 0], [1, 0], [1, 0], deals=5).over


@rules("TR-23", "TR-A12")
def test_trojki_goes_to_four_tokens() -> None:
    match = dealt_out("trojki", *[[1, 0]] * 3, *[[0, 1]] * 3, dealer=1)
    assert not match.over and match.between and match.score == [3, 3]
    match = dealt_out("trojki", *[[1, 0]] * 3, *[[0, 1]] * 4, dealer=1)
    assert match.over and match.score == [3, 4] and ended(match).winners == (1,)
    assert dealers(match) == [1, 0, 1, 0, 1, 0, 1]
    assert dealt_out("trojki", [0, 1], [0, 1], target=2).over


@rules("TR-A11", "TR-G10")
def test_the_thirteenth_token_of_trojki_decides_the_match() -> None:
    each = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    assert not dealt_out("trojki", *each * 3).over
    match = dealt_out("trojki", *each * 3, [1, 0, 0, 0])
    assert match.over and match.score == [4, 3, 3, 3] and ended(match).winners == (0,)


@rules("TR-A11")
def test_a_shared_round_can_bring_several_to_four_tokens() -> None:
    match = dealt_out("trojki", *[[1, 0, 1]] * 3, [1, 1, 1])
    assert match.over and match.score == [4, 1, 4] and ended(match).winners == (0, 2)


# --- durak ----------------------------------------------------------------------------------------------------------


@rules("DU-4", "DU-A23")
def test_the_loser_of_a_hand_of_durak_deals_the_next() -> None:
    match = dealt_out("durak", [0, -1, 0], [-1, 0, 0], [0, 0, -1], [-1, 0, 0], dealer=2, deals=4)
    assert dealers(match) == [2, 1, 0, 2]
    assert match.over and match.score == [-2, -1, -1]


@rules("DU-A23")
def test_one_hand_of_durak_is_a_session_unless_more_are_played() -> None:
    match = dealt_out("durak", [0, -1])
    assert match.over and match.score == [0, -1]
    assert not dealt_out("durak", [0, -1], deals=2).over
    assert dealt_out("durak", [0, 0], [0, 0], deals=2).score == [0, 0]


@rules("DU-3", "DU-A23")
@pytest.mark.parametrize(
    "options, hands, losers, lost",
    [
        ({"seats": 3}, [[0, -1, 0]], [1], []),
        ({"seats": 3}, [[0, 0, 0]], [], []),
        ({"seats": 4, "form": "pairs"}, [[-1, 0, -1, 0]], [0, 2], []),
        ({"seats": 3}, [[0, -1, 0], [-1, 0, 0], [0, 0, 0], [0, -1, 0]], [1], [(0, 1), (1, 2)]),
        ({"seats": 3}, [[0, -1, 0], [-1, 0, 0]], [0, 1], [(0, 1), (1, 1)]),
        ({"seats": 2}, [[0, -1], [-1, 0]], [], [(0, 1), (1, 1)]),
        ({"seats": 2}, [[0, 0], [0, 0]], [], None),
    ],
)
def test_nobody_ever_wins_durak(
    options: Any, hands: list[list[int]], losers: list[int], lost: list[tuple[int, int]] | None
) -> None:
    match = dealt_out("durak", *hands, deals=len(hands), **options)
    assert ended(match) == Outcome(losers=tuple(losers)) and ended(match).draw == (not losers)
    *scores, end = match.told_score()
    counts = [("durak-lost", {"seat": seat, "count": count}) for seat, count in lost or []]
    assert scores == ([("durak-none-lost", {})] if lost is None else counts)
    assert end == (
        ("match-drawn", {})
        if not losers
        else ("match-lost", {"seat": losers[0]})
        if len(losers) == 1
        else ("match-lost-together", {"seats": losers})
    )


@rules("DU-A23")
def test_hands_lost_are_counted_while_a_session_of_durak_goes_on() -> None:
    match = dealt_out("durak", [0, -1, 0], deals=3)
    assert not match.over and match.outcome is None and match.told_score() == [("durak-lost", {"seat": 1, "count": 1})]


@rules("TR-A10")
def test_a_match_of_trojki_in_which_nobody_got_a_token_is_a_draw() -> None:
    match = dealt_out("trojki", [0, 0, 0], deals=1, tie_token="none")
    assert ended(match) == Outcome(places=(1, 1, 1)) and ended(match).draw
    assert match.told_score()[-1] == ("match-drawn", {})


@pytest.mark.parametrize("game", GAMES)
def test_the_outcome_of_a_deal_is_judged_by_its_points(game: str) -> None:
    options: dict[str, Any] = {"deals": 1} if "deals" in GAMES[game].options._fields else {}
    match = begun(game, 1, 1, **options)
    assert match.deal is not None and match.deal.outcome is None
    choice = random.Random(1)
    while match.playing:
        step(match, choice)
    assert match.deal.outcome == match.game.outcome(match.options, match.deals[0].points)
    assert match.deal.outcome == (match.outcome if match.over else match.deal.outcome)


@rules("DU-A14", "DU-G24")
def test_after_a_team_has_lost_its_first_member_with_cards_deals() -> None:
    pairs = {"form": "pairs", "deals": 2}
    assert dealers(dealt_out("durak", [0, -1, 0, -1], [0] * 4, dealer=0, **pairs)) == [0, 1]
    assert dealers(dealt_out("durak", [0, -1, 0, -1], [0] * 4, dealer=1, **pairs)) == [1, 3]
    assert dealers(dealt_out("durak", [0, -1, 0, -1], [0] * 4, dealer=3, **pairs)) == [3, 1]
    assert dealers(dealt_out("durak", [-1, 0, -1, 0], [0] * 4, dealer=3, **pairs)) == [3, 0]


@rules("DU-G24")
def test_a_member_of_the_losing_team_without_cards_does_not_deal() -> None:
    game = scripted("durak", [0, -1, 0, -1], [0] * 4)

    def deal(s: Any, chance: Any) -> None:
        game.deal(s, chance)
        s.hand[1] = 0

    game_24 = replace(game, deal=deal)
    match = Match(game_24, game_24.settle({"seats": 4, "form": "pairs", "deals": 2}), 0, random.Random(0).shuffle)
    match.begin_deal()
    assert match.dealer == 3 and match.score == [0, -1, 0, -1]


@rules("DU-A15")
def test_after_a_draw_the_same_dealer_deals_and_their_left_attacks() -> None:
    match = dealt_out("durak", [0, 0, 0], dealer=2, deals=2)
    assert match.dealer == 2 and match.between
    match.game = GAMES["durak"]
    assert match.begin_deal().view(None)["attacker"] == 0


@rules("DU-11", "DU-A1", "DU-G20")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_first_hand_of_durak_goes_by_the_lowest_trump_and_later_ones_by_the_dealer(seats: int) -> None:
    for seed in range(8):
        match = stolik.new_match("durak", 1, seed, seats=seats, deals=2)
        choice = random.Random(seed)
        view = match.begin_deal().view(None)
        if view["shown"] is None:
            assert view["attacker"] == 2 % seats
        else:
            assert match.deal is not None and view["shown"] in match.deal.view(view["attacker"])["hand"]
        while match.playing:
            step(match, choice)
        view = match.begin_deal().view(None)
        assert view["shown"] is None
        assert view["attacker"] == (match.dealer + 1) % seats == (view["dealer"] + 1) % seats
        lost = [seat for seat, points in enumerate(match.deals[0].points) if points < 0]
        assert lost in ([], [match.dealer])


# --- golf -----------------------------------------------------------------------------------------------------------


@rules("GO-3", "GO-A4", "GO-A8")
@pytest.mark.parametrize("deals", [9, 18, 1])
def test_holes_of_golf_and_who_deals_them(deals: int) -> None:
    for dealer in range(3):
        match = dealt_out("golf", *[[1, 2, 3]] * deals, dealer=dealer, deals=deals)
        assert match.over and dealers(match) == [(dealer + hole) % 3 for hole in range(deals)]
        if deals > 1:
            assert not dealt_out("golf", *[[1, 2, 3]] * (deals - 1), dealer=dealer, deals=deals).over


@rules("GO-A8")
def test_nine_holes_unless_said_otherwise() -> None:
    assert not dealt_out("golf", *[[1, 2]] * 8).over
    assert dealt_out("golf", *[[1, 2]] * 9).over


@rules("GO-A4")
def test_the_left_of_the_dealer_begins_each_hole() -> None:
    match = stolik.new_match("golf", 2, seed=3, seats=3, deals=3)
    choice = random.Random(3)
    for left in (0, 1, 2):
        assert match.begin_deal().turn == match.turn == left
        while match.playing:
            step(match, choice)


@rules("GO-A9", "GO-G12")
def test_the_lowest_total_wins_golf_and_a_tie_is_shared() -> None:
    match = dealt_out("golf", [9, 5, 5], *[[4, 4, 4]] * 8)
    assert match.over and match.score == [41, 37, 37] and ended(match).winners == (1, 2)
    assert ended(dealt_out("golf", [-6, 0], *[[0, 0]] * 8)).winners == (0,)
    assert ended(dealt_out("golf", [60, 0, 59], *[[0, 0, 0]] * 8)).winners == (1,)


# --- any game: where a match stands ---------------------------------------------------------------------------------


def test_a_match_as_it_is_made() -> None:
    golf = GAMES["golf"]
    match = Match(golf, golf.settle({"seats": 2}))
    assert (match.dealer, match.keep_legal, match.fast, match.score) == (0, False, False, [0, 0])
    with pytest.raises(ValueError, match="nothing to shuffle"):
        match.begin_deal()


def test_a_match_before_its_first_deal() -> None:
    match = stolik.new_match("golf", 1, seed=0, seats=2)
    assert (match.over, match.playing, match.between) == (False, False, True)
    assert match.turn is None and match.deal is None and match.deals == [] and match.score == [0, 0]
    assert match.legal(0) == [] and match.outcome is None
    assert match.view(0) == match.view(None) == {"game": "golf", "phase": "before"}
    assert match.why(0, "stock") == ("match-why-not-begun", "RECORDS", {})
    with pytest.raises(IllegalAction):
        match.play(0, "stock")
    with pytest.raises(ValueError, match="no deal yet"):
        match.reshuffle()
    assert match.deals == []


def test_a_match_in_a_deal_is_what_the_deal_is() -> None:
    match = begun("golf", 4, seats=3)
    deal = match.deal
    assert deal is not None and match.playing
    assert not match.between and not match.over
    assert match.turn == deal.turn == 1
    for seat in (0, 1, 2):
        assert match.legal(seat) == deal.legal(seat)
    with pytest.raises(BadSeat):
        match.legal(7)
    for listener in (0, 1, None):
        assert match.view(listener) == deal.view(listener)
    assert match.why(0, "stock") == deal.why(0, "stock") and match.why(0, "stock").id == "why-not-turn"
    before = match.view(1)
    match.play(1, "stock")
    assert match.tell(before, 1, "stock", match.view(1)) == GAMES["golf"].tell(before, 1, "stock", match.view(1))
    with pytest.raises(ValueError, match="when the one before is over"):
        match.begin_deal()
    assert len(match.deals) == 1


def test_a_match_after_its_end() -> None:
    match = dealt_out("golf", *[[1, 2]] * 9)
    assert match.over and not match.between and match.turn is None and match.legal(0) == []
    assert match.why(0, "stock").id == "why-over"
    with pytest.raises(IllegalAction):
        match.play(0, "stock")
    with pytest.raises(ValueError, match="the match is not"):
        match.begin_deal()
    assert match.view(0)["phase"] == "over"


def test_a_bad_deck_begins_no_deal() -> None:
    match = stolik.new_match("golf", 1, seed=0, seats=2)
    dealer = match.dealer
    with pytest.raises(BadDeck):
        match.begin_deal(["7C"])
    assert match.between and match.deals == [] and match.dealer == dealer
    deck = stolik.new_deal("golf", seed=5, seats=2).deck
    assert match.begin_deal(deck).deck == deck == match.deals[0].deck


def test_a_refused_action_changes_nothing() -> None:
    match = begun("goliath", 3, legal=True, seats=3)
    before = to_record(match, ["x"] * 3)
    with pytest.raises(IllegalAction):
        match.play(0, "play G99")
    assert to_record(match, ["x"] * 3) == before


def without_a_stock(keep_legal: bool, holes: int = 0) -> Match:
    """A hole of golf in which all have drawn and discarded until chance has shuffled the discards, after others."""
    match = stolik.new_match("golf", holes % 2, seed=0, seats=2, deals=9, stall_turns=None)
    match.keep_legal = keep_legal
    choice = random.Random(0)
    while len(match.deals) < holes or match.playing:
        step(match, choice)
    match.begin_deal()
    for seat in (1, 0):
        match.play(seat, "peek 4 5")
    for turn in range(39):
        match.play((turn + 1) % 2, "stock")
        match.play((turn + 1) % 2, "discard")
    assert match.deal is not None and match.deal.chance_acts and match.turn is None
    match.reshuffle()
    return match


def test_a_match_is_taken_up_after_a_deal_in_which_the_stock_was_shuffled_as_it_was_then() -> None:
    """The line has the cards: no seal and no shuffle is asked for them again."""
    match = without_a_stock(keep_legal=False)
    choice = random.Random(1)
    while match.playing:
        step(match, choice)
    back = Match.from_deals(match.game, match.options, match.deals)
    assert [deal.actions for deal in back.deals] == [deal.actions for deal in match.deals]
    assert back.score == match.score and back.dealer == match.dealer


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_taken_up_between_two_deals_without_playing_the_last_one_again(game: str) -> None:
    match = stolik.new_match(game, seed=1, **{"deals": 3} if game in ("durak", "golf") else {})
    choice = random.Random(1)
    match.begin_deal()
    while match.playing:
        step(match, choice)
    back = Match.from_deals(match.game, match.options, match.deals, dealer=match.dealer)
    assert "deal" not in vars(back), "it has been played"
    assert (back.playing, back.over, back.between, back.turn) == (False, match.over, match.between, match.turn)
    assert (back.score, back.dealer, back.outcome) == (match.score, match.dealer, match.outcome)
    twin = back.copy()
    assert back.deal is not None and twin.deal is not None and match.deal is not None
    assert back.deal.actions == twin.deal.actions == match.deal.actions and back.view(0) == match.view(0)


@pytest.mark.parametrize("line", ["x peek 4 5", "peek", ""])
def test_what_is_no_line_of_a_deal_is_refused(line: str) -> None:
    match = stolik.new_match("golf", seed=0, seats=2)
    match.begin_deal()
    with pytest.raises(ValueError, match="invalid literal"):
        match.again(line)


def test_legal_actions_are_kept_on_request() -> None:
    match = without_a_stock(keep_legal=True, holes=2)
    assert [len(deal.legal) for deal in match.deals] == [len(deal.actions) for deal in match.deals]
    legal = match.deals[2].legal
    assert len(legal) == 2 + 2 * 39 + 1
    assert legal[0] == ["peek 4 5", "peek 4 6", "peek 5 6"]
    assert legal[2] == ["stock", "take"] and legal[3] == ["discard", *(f"swap {cell}" for cell in range(1, 7))]
    assert legal[-1] == []


def test_legal_actions_are_not_kept_without_request() -> None:
    match = without_a_stock(keep_legal=False)
    assert match.deals[0].legal == [] and len(match.deals[0].actions) == 81


# --- copies ---------------------------------------------------------------------------------------------------------


def test_a_copy_in_a_later_deal() -> None:
    match = begun("goliath", 46 + 46 + 10, seed=2, legal=True, seats=3)
    before = recorded(match)
    twin = match.copy()
    step(twin, random.Random(2))
    assert recorded(match) == before
    assert recorded(twin)["deals"][:2] == before["deals"][:2]
    for key in ("actions", "legal"):
        first, longer = before["deals"][2][key], recorded(twin)["deals"][2][key]
        assert len(first) == 9 and len(longer) == 10 and longer[:9] == first


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str) -> None:
    match = begun(game, 20, seed=2, legal=True)
    twin = match.copy()
    players = ["x"] * match.options.seats
    before = to_record(match, players)
    assert to_record(twin, players) == before
    choice = random.Random(2)
    while twin.playing:
        step(twin, choice)
    assert to_record(match, players) == before and match.score == [0] * match.options.seats
    assert match.playing and match.deals[0].points == [] and len(twin.deals[0].actions) > len(match.deals[0].actions)
    assert len(twin.deals[0].actions) == len(twin.deals[0].legal)
    assert twin.deals[0].points and to_record(twin, players)["deals"][0]["actions"] == twin.deals[0].actions


def test_copies_between_deals() -> None:
    match = stolik.new_match("goliath", seed=1, seats=3, deals=2)
    fresh = match.copy()
    fresh.begin_deal()
    assert match.deals == [] and match.deal is None
    match = begun("goliath", 46, seed=1, seats=3, deals=2)
    assert match.between
    score = list(match.score)
    twin = match.copy()
    choice = random.Random(0)
    while not twin.over:
        step(twin, choice)
    assert len(match.deals) == 1 and match.score == score and match.between


def test_deals_of_one_seed_are_the_same_and_of_one_match_are_not() -> None:
    first, second = played("goliath", 5, seats=3, deals=3), played("goliath", 5, seats=3, deals=3)
    assert to_record(first, ["x"] * 3) == to_record(second, ["x"] * 3)
    assert all(a.deck != b.deck for a, b in pairwise(first.deals))
