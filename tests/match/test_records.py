"""Records: written, read, replayed, checked; a record that is damaged or illegal is refused whole, and says where."""

import json
import pickle
import random
from functools import cache
from typing import Any

import pytest

import stolik
from stolik.games import GAMES
from stolik.match import BadRecord, Match, check_record, from_line, read, replay, to_line, to_record
from stolik.match.seal import seal
from tests.match.matches import begun, ended, played, recorded, step
from tests.match.test_match import without_a_stock
from tests.proofs.games import short
from tests.rules import rules

Json = dict[str, Any]


def refused(record: Any, **place: Any) -> BadRecord:
    """The error of a record that must be refused by `check_record` as line 7; with this place (line 7 at least)."""
    with pytest.raises(BadRecord) as raised:
        check_record(record, GAMES, 7)
    error = raised.value
    found = {name: getattr(error, name) for name in ("line", "deal", "action", "text")}
    assert found == {"line": 7, "deal": None, "action": None, "text": "", **place}
    return error


def told(error: BadRecord) -> tuple[str, str, Json]:
    return error.reason, error.rule, error.values


@cache
def _line(steps: int) -> str:
    return json.dumps(recorded(begun("goliath", steps, 1, legal=True, seats=3, deals=2)))


@pytest.fixture
def record() -> Json:
    """A match of goliath with two games of 45 actions."""
    found: Json = json.loads(_line(2 * 46))
    return found


@pytest.fixture
def open_record() -> Json:
    """The same match, broken off after 5 actions of its second game."""
    found: Json = json.loads(_line(46 + 6))
    return found


# --- there and back -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("legal", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_replayed_record_is_the_same_bytes(game: str, legal: bool) -> None:
    match = played(game, 3, legal, **short(game, seats=GAMES[game].seats[0]))
    line = to_line(to_record(match, ["x"] * match.options.seats))
    again = check_record(from_line(line), GAMES)
    assert to_line(to_record(again, ["x"] * match.options.seats)) == line
    assert (again.over, again.score, again.outcome) == (True, match.score, match.outcome)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_taken_up_where_it_broke_off(game: str) -> None:
    match = begun(game, 25, 4, **short(game, seats=3))
    record = recorded(match)
    assert not record.keys() & {"score", "winners", "losers"} and "points" not in record["deals"][-1]
    again = replay(record, GAMES, shuffle=random.Random(0).shuffle)
    assert recorded(again) == record and recorded(check_record(record, GAMES)) == record
    assert again.playing and again.turn == match.turn and not again.keep_legal
    choice = random.Random(0)
    while not again.over:
        step(again, choice)
    assert recorded(check_record(recorded(again), GAMES)) == recorded(again)


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_is_younger_than_a_record_has_its_default(game: str) -> None:
    """So the game went before there was the option. The record is written out whole again; a seal does not mind."""
    rules = GAMES[game]
    record = recorded(played(game, 5, seats=rules.seats[1]))
    deal, *others = record["deals"]
    deal["seal"] = seal(rules, deal["deck"], "0" * 64)
    if others:  # broken off after the first, since each must have its seal
        record = {key: value for key, value in record.items() if key not in ("score", "winners", "losers")}
        record["deals"] = [deal]
    for name in rules.options._fields[1:]:
        older = {**record, "options": {key: value for key, value in record["options"].items() if key != name}}
        assert recorded(check_record(older, GAMES)) == recorded(check_record(record, GAMES))
    oldest = {**record, "options": {"seats": rules.seats[1]}}
    assert recorded(check_record(oldest, GAMES))["options"] == record["options"]


def test_a_record_as_it_stands_in_records_md() -> None:
    match = played("goliath", 1, seats=3, deals=1)
    record = to_record(match, ["Anna", "", "Łukasz"], {"clock": 7})
    keys = ["format", "game", "rules", "options", "players", "deals", "score", "winners", "losers", "clock"]
    assert list(record) == keys
    assert record["format"] == "stolik/1" and record["game"] == "goliath" and record["clock"] == 7
    assert record["options"] == {"seats": 3, "all_equal": "last_takes_all", "deals": 1}
    assert record["players"] == ["Anna", "", "Łukasz"]
    assert [list(deal) for deal in record["deals"]] == [["dealer", "deck", "actions", "points"]]
    assert record["score"] == record["deals"][0]["points"] == match.score
    assert record["winners"] == list(ended(match).winners) and record["losers"] == []
    line = to_line(record)
    assert "\n" not in line and "Łukasz" in line and line.startswith('{"format": "stolik/1", "game": "goliath", ')
    assert from_line(line) == from_line(line.encode()) == record
    assert check_record(record, GAMES).over, "a reader ignores keys that it does not know"
    with_predeal = begun("durak", 5, 1, True, seats=3, traditions=True)
    with_predeal.deals[0].predeal = ["2 touch", "2 deal"]
    assert list(recorded(with_predeal)["deals"][0]) == ["dealer", "before", "deck", "actions", "legal"]


def test_the_reshuffle_of_golf_is_part_of_the_record() -> None:
    match = without_a_stock(keep_legal=True)
    record = recorded(match)
    assert record["deals"][0]["actions"][-1].startswith("- reshuffle ") and record["deals"][0]["legal"][-1] == []
    assert recorded(check_record(record, GAMES)) == record
    cards = record["deals"][0]["actions"][-1].split(" ")
    record["deals"][0]["actions"][-1] = " ".join([*cards[:2], "7C", *cards[3:]] if cards[2] != "7C" else cards[:-1])
    error = refused(record, deal=1, action=81, text=record["deals"][0]["actions"][-1])
    assert (error.reason, error.rule, len(error.values["cards"])) == ("why-reshuffle", "GO-A5", 39)
    record["deals"][0]["actions"][-1] = "- shuffle 7C"
    assert told(refused(record, deal=1, action=81, text="- shuffle 7C")) == ("record-action", "", {})
    record["deals"][0]["actions"][3] = "- reshuffle 7C"
    assert told(refused(record, deal=1, action=4, text="- reshuffle 7C")) == ("record-no-reshuffle", "GO-A5", {})


def test_a_match_without_deals() -> None:
    record = recorded(stolik.new_match("golf", seats=2))
    assert record["deals"] == [] and recorded(check_record(record, GAMES)) == record
    match = replay(record, GAMES)
    assert (match.dealer, match.keep_legal, match.fast) == (0, False, False) and match.between
    assert not check_record(record, GAMES).fast and check_record(record, GAMES, fast=True).fast
    assert replay(record, GAMES, fast=True).fast


def test_who_watches_sees_each_deal_and_each_action(record: Json) -> None:
    seen: list[tuple[int, int]] = []

    def watch(match: Match) -> None:
        assert match.deal is not None
        seen.append((len(match.deals), len(match.deal.actions)))

    replay(record, GAMES, watch=watch)
    assert seen == [(deal, actions) for deal in (1, 2) for actions in range(46)]


def test_a_replay_does_not_look_at_claims(record: Json) -> None:
    record["deals"][0] |= {"points": "none", "legal": 7}
    record |= {"score": None, "winners": [9]}
    assert replay(record, GAMES, keep_legal=True).over
    assert replay(record, GAMES, keep_legal=True).deals[0].legal


# --- lines ----------------------------------------------------------------------------------------------------------


def test_lines_are_counted_and_blank_ones_passed_over() -> None:
    good = '{"format": "stolik/1"}'
    assert list(read(["", good, " \n", b"\n", good.encode()])) == [
        (2, {"format": "stolik/1"}),
        (5, {"format": "stolik/1"}),
    ]
    lines = read([good, "", "{"])
    assert next(lines)[0] == 1
    with pytest.raises(BadRecord) as raised:
        next(lines)
    assert (raised.value.reason, raised.value.line) == ("record-not-json", 3)


@pytest.mark.parametrize(
    "text, wanted",
    [
        ('{"format": "stolik/1",', ("record-not-json", {"column": 23})),
        ("[" * 100_000, ("record-not-json", {"column": 0})),
        (b"\xff\xff", ("record-not-json", {"column": 0})),
        ('{"a": 1, "b": {"c": 1, "c": 2}}', ("record-key-twice", {"name": "c"})),
        ('{"a": -Infinity}', ("record-constant", {"found": "-Infinity"})),
        ("[]", ("record-not-object", {})),
        ("{}", ("record-format", {"found": "null", "wanted": "stolik/1"})),
        ('{"format": ["stolik/1", 1]}', ("record-format", {"found": '["stolik/1", 1]', "wanted": "stolik/1"})),
        ('{"format": [{}]}', ("record-format", {"found": "[...]", "wanted": "stolik/1"})),
        ('{"format": {}}', ("record-format", {"found": "{...}", "wanted": "stolik/1"})),
        ('{"format": "stolik/2"}', ("record-format", {"found": "stolik/2", "wanted": "stolik/1"})),
    ],
)
def test_a_line_that_is_no_record(text: str | bytes, wanted: tuple[str, Json]) -> None:
    with pytest.raises(BadRecord) as raised:
        from_line(text, 7)
    error = raised.value
    assert (error.reason, error.values) == wanted and (error.line, error.rule) == (7, "")


def test_the_text_of_an_error_says_where_what_and_why() -> None:
    error = BadRecord("why-over", "PL-1", {"count": 3, "seat": 1}, line=2, deal=1, action=4, text="0 play")
    assert str(error) == "line 2, deal 1, action 4 (“0 play”): This deal is over: PL-1"
    assert str(pickle.loads(pickle.dumps(error))) == str(error), "as a record that another process has checked"
    assert error.args == ("why-over",) and BadRecord("record-deals").values == {}


# --- what a match begins with ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key, value, wanted",
    [
        ("game", "bridge", ("record-game", "", {"found": "bridge", "known": ", ".join(GAMES)})),
        ("game", ["golf"], ("record-game", "", {"found": '["golf"]', "known": ", ".join(GAMES)})),
        ("rules", 99, ("record-rules", "", {"found": "99", "wanted": GAMES["goliath"].rules})),
        ("rules", 0, ("record-rules", "", {"found": "0", "wanted": GAMES["goliath"].rules})),
        ("rules", True, ("record-rules", "", {"found": "true", "wanted": GAMES["goliath"].rules})),
        ("rules", [1], ("record-rules", "", {"found": "[1]", "wanted": GAMES["goliath"].rules})),
        ("rules", None, ("record-rules", "", {"found": "null", "wanted": GAMES["goliath"].rules})),
        ("options", [], ("record-options", "", {})),
        ("options", {"deals": 2}, ("record-option-missing", "", {"name": "seats"})),
        ("options", {}, ("record-option-missing", "", {"name": "seats"})),
        ("players", ["x"] * 2, ("record-players", "", {"count": 3})),
        ("players", ["x"] * 4, ("record-players", "", {"count": 3})),
        ("players", ["x", "x", 1], ("record-players", "", {"count": 3})),
        ("players", "xxx", ("record-players", "", {"count": 3})),
        ("players", None, ("record-players", "", {"count": 3})),
        ("deals", {}, ("record-deals", "", {})),
        ("deals", None, ("record-deals", "", {})),
    ],
)
def test_what_a_record_must_have(record: Json, key: str, value: Any, wanted: tuple[str, str, Json]) -> None:
    record[key] = value
    assert told(refused(record)) == wanted


@pytest.mark.parametrize(
    "name, value, wanted",
    [
        ("deals", None, ("record-option-value", "", {"name": "deals", "wanted": "3"})),
        ("deals", 0, ("option-too-small", "DG-A4", {"name": "deals", "low": 1})),
        ("deals", 2.0, ("option-not-a-number", "", {"name": "deals", "given": "2.0"})),
        ("deals", True, ("option-not-a-number", "", {"name": "deals", "given": "true"})),
        ("deals", 10**30, ("option-too-large", "", {"name": "deals", "high": 32767})),
        ("seats", "three", ("option-not-a-number", "", {"name": "seats", "given": "three"})),
        ("seats", 7, ("option-seats", "DG-1", {"name": "seats", "game": "goliath", "low": 3, "high": 6})),
        ("bids", 7, ("option-unknown", "", {"name": "bids", "known": "seats, all_equal, deals"})),
    ],
)
def test_options_of_a_record(record: Json, name: str, value: Any, wanted: tuple[str, str, Json]) -> None:
    record["options"][name] = value
    assert told(refused(record)) == wanted


# --- deals and actions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["deck", "actions"])
@pytest.mark.parametrize("value", [None, "R1", [1], ["R1", None], {}])
def test_a_deal_that_is_none(record: Json, key: str, value: Any) -> None:
    record["deals"][1][key] = value
    assert told(refused(record, deal=2)) == ("record-deal", "", {})
    del record["deals"][1][key]
    assert told(refused(record, deal=2)) == ("record-deal", "", {})
    record["deals"][1] = value
    assert told(refused(record, deal=2)) == ("record-deal", "", {})


@pytest.mark.parametrize("value, found", [(2, "2"), (-1, "-1"), (3, "3"), (1.0, "1.0"), (True, "true"), (None, "null")])
def test_the_dealer_of_a_later_deal_is_the_one_that_the_rules_name(record: Json, value: Any, found: str) -> None:
    assert (record["deals"][0]["dealer"], record["deals"][1]["dealer"]) == (0, 1)
    record["deals"][1]["dealer"] = value
    assert told(refused(record, deal=2)) == ("record-dealer", "", {"found": found, "wanted": 1})


@pytest.mark.parametrize("value, found", [(3, "3"), (-1, "-1"), (False, "false"), ("0", "0"), ([], "[]")])
def test_the_first_dealer_is_a_seat(record: Json, value: Any, found: str) -> None:
    record["deals"][0]["dealer"] = value
    assert told(refused(record, deal=1)) == ("record-dealer", "", {"found": found, "wanted": 0})


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_anybody_may_be_the_first_dealer(dealer: int) -> None:
    record = recorded(played("goliath", 1, seats=3, deals=1, dealer=dealer))
    assert record["deals"][0]["dealer"] == dealer and recorded(check_record(record, GAMES)) == record


def test_decks_that_are_not_the_pack(record: Json) -> None:
    deck = record["deals"][1]["deck"]
    record["deals"][1]["deck"] = deck[1:]
    assert told(refused(record, deal=2)) == ("why-deck-size", "", {"count": 44, "wanted": 45})
    record["deals"][1]["deck"] = ["7C", *deck[1:]]
    assert told(refused(record, deal=2)) == ("why-deck-unknown", "", {"text": "7C"})
    record["deals"][1]["deck"] = [deck[1], *deck[1:]]
    assert told(refused(record, deal=2)) == ("why-deck-twice", "", {"card": deck[1], "missing": deck[0]})


@pytest.mark.parametrize(
    "text, wanted",
    [
        ("0 play R1", ("why-not-turn", "DG-6", {"seat": 1})),
        ("3 play R1", ("why-no-seat", "RECORDS", {"count": 3})),
        ("1 play C7", ("why-no-action", "RECORDS", {"action": "play C7"})),
        *(
            (text, ("record-action", "", {}))
            for text in ("", " ", "1", "1 ", "play R1", "-", "- ", "- deal", "-1 play R1")
        ),
        *(
            (text, ("record-action", "", {}))
            for text in ("01 play R1", "10 play R1", "٣ play R1", "² play R1", " 1 play R1")
        ),
    ],
)
def test_an_action_that_is_refused(record: Json, text: str, wanted: tuple[str, str, Json]) -> None:
    record["deals"][0]["actions"][0] = text
    assert told(refused(record, deal=1, action=1, text=text)) == wanted


def test_the_place_of_a_later_action(record: Json) -> None:
    actions = record["deals"][1]["actions"]
    actions[16] = actions[15]
    error = refused(record, deal=2, action=17, text=actions[15])
    assert error.rule.startswith("DG-")


def test_actions_after_the_end_of_a_deal(record: Json, open_record: Json) -> None:
    for at in (0, 1):
        changed = json.loads(json.dumps(record))
        changed["deals"][at]["actions"].append("0 play R1")
        assert told(refused(changed, deal=at + 1, action=46, text="0 play R1")) == ("why-over", "RECORDS", {})
    durak = recorded(played("durak", 3, **short("durak", seats=3)))
    last = durak["deals"][0]["actions"]
    last.append("0 touch")
    assert told(refused(durak, deal=1, action=len(last), text="0 touch")) == ("why-over", "RECORDS", {})


def test_a_deal_that_breaks_off_before_another(record: Json) -> None:
    record["deals"][0]["actions"] = record["deals"][0]["actions"][:30]
    assert told(refused(record, deal=1, action=30)) == ("record-broken-off", "", {})


def test_a_deal_after_the_last(record: Json) -> None:
    record["deals"].append(record["deals"][0])
    assert told(refused(record, deal=3)) == ("record-too-many-deals", "", {})


# --- predeal ------------------------------------------------------------------------------------------------------


def predealt(*before: str) -> Json:
    """A broken-off match of durak whose first deal has this predeal; without, seat 1 deals."""
    match = stolik.new_match("durak", 1, 1, seats=3, traditions=True)
    for text in before or ("1 deal",):
        match.play(int(text[0]), text[2:])
    match.begin_deal()
    return recorded(match)


@pytest.mark.parametrize(
    "before",
    [
        [],
        ["1 offer 0", "0 accept", "0 deal"],
        ["2 touch", "2 deal"],
        ["0 touch", "0 deal"],
        ["1 offer 2", "2 decline", "1 deal"],
    ],
)
def test_a_predeal_is_replayed(before: list[str]) -> None:
    record = predealt(*before)
    assert record["deals"][0].get("before", []) == before
    assert recorded(check_record(record, GAMES)) == record


def test_who_deals_first_follows_from_who_touches_the_cards() -> None:
    match = stolik.new_match("durak", 0, 1, seats=2, traditions=True)
    for text in ("1 touch", "1 deal"):
        match.play(1, text[2:])
    match.begin_deal()
    assert recorded(check_record(recorded(match), GAMES)) == recorded(match)


@pytest.mark.parametrize(
    "before, place, wanted",
    [
        (["1 offer 0"], {"action": 1}, ("record-before-open", "DU-A21", {})),
        ([], {"action": 0}, ("record-before-open", "DU-A21", {})),
        (["1 deal", "2 touch"], {"action": 2, "text": "2 touch"}, ("record-before-done", "DU-A21", {})),
        (["1 offer 1"], {"action": 1, "text": "1 offer 1"}, ("durak-why-offer-self", "DU-9", {})),
        (["3 touch"], {"action": 1, "text": "3 touch"}, ("why-no-seat", "RECORDS", {"count": 3})),
        (["x"], {"action": 1, "text": "x"}, ("record-action", "", {})),
        (["- reshuffle"], {"action": 1, "text": "- reshuffle"}, ("record-no-reshuffle", "RECORDS", {})),
        ("deal", {}, ("record-deal", "", {})),
        ([1], {}, ("record-deal", "", {})),
        (None, {}, ("record-deal", "", {})),
    ],
)
def test_a_predeal_that_is_refused(before: Any, place: Json, wanted: tuple[str, str, Json]) -> None:
    record = predealt()
    record["deals"][0]["before"] = before
    assert told(refused(record, deal=1, **place)) == wanted


def test_the_dealer_is_the_one_whom_the_predeal_names() -> None:
    record = predealt("2 touch", "2 deal")
    record["deals"][0]["dealer"] = 1
    assert told(refused(record, deal=1)) == ("record-dealer", "", {"found": "1", "wanted": 2})


def test_a_predeal_belongs_to_durak_with_traditions(record: Json) -> None:
    record["deals"][0]["before"] = ["0 deal"]
    assert told(refused(record, deal=1)) == ("record-no-before", "RECORDS", {})


@rules("DU-A25")
@pytest.mark.parametrize("earlier", [-1, 1.0, True, "1", None, 2**31 - 1])
def test_what_was_played_earlier_is_a_number(earlier: Any) -> None:
    record = predealt()
    record["earlier"] = earlier
    assert refused(record).reason == "record-earlier"


def test_only_a_session_counts_on(record: Json) -> None:
    assert to_record(check_record(record | {"earlier": 0}, GAMES), record["players"]) == to_record(
        check_record(record, GAMES), record["players"]
    )
    assert told(refused(record | {"earlier": 1})) == ("record-earlier", "RECORDS", {"found": "1"})


# --- claims ---------------------------------------------------------------------------------------------------------


def test_legal_actions_that_are_not_true(record: Json) -> None:
    truth = record["deals"][1]["legal"][20]
    record["deals"][1]["legal"][20] = ["play R1", *truth]
    text = record["deals"][1]["actions"][20]
    error = refused(record, deal=2, action=21, text=text)
    assert told(error) == ("record-legal", "", {"wanted": json.dumps(truth)})
    wrongs: list[Any] = [None, [], record["deals"][1]["legal"][:-1], {}]
    for wrong in wrongs:
        record["deals"][1]["legal"] = wrong
        assert told(refused(record, deal=2)) == ("record-legal-count", "", {"count": 45})


def test_legal_actions_may_stand_in_one_deal_only(record: Json) -> None:
    del record["deals"][0]["legal"]
    record["deals"][1]["legal"][44] = ["play R1"]
    assert refused(record, deal=2, action=45, text=record["deals"][1]["actions"][44]).reason == "record-legal"
    del record["deals"][1]["legal"]
    assert not check_record(record, GAMES).keep_legal


@pytest.mark.parametrize("at", [0, 1])
def test_points_that_are_not_true(record: Json, at: int) -> None:
    points = record["deals"][at]["points"]
    wanted = ("record-points", "", {"wanted": json.dumps(points)})
    for wrong in ([points[0] + 1, *points[1:]], [], None, points[:2], [float(points[0]), *points[1:]]):
        record["deals"][at]["points"] = wrong
        assert told(refused(record, deal=at + 1)) == wanted
    del record["deals"][at]["points"]
    assert told(refused(record, deal=at + 1)) == ("record-points-missing", "", {})


@pytest.mark.parametrize("key", ["score", "winners", "losers"])
def test_a_result_that_is_not_true(record: Json, key: str) -> None:
    truth = record[key]
    for wrong in ([*truth, 1], [], None, [0, *truth, 0], [float(number) for number in [*truth, 0]], "0"):
        if wrong == truth:
            continue
        record[key] = wrong
        assert told(refused(record)) == (f"record-{key}", "", {"wanted": json.dumps(truth)})
    del record[key]
    assert told(refused(record)) == (f"record-{key}", "", {"wanted": json.dumps(truth)})


@rules("DU-3", "DU-A23")
def test_a_record_of_durak_names_losers_and_no_winners() -> None:
    lost = {tuple(recorded(played("durak", seed, seats=3))["losers"]) for seed in range(6)}
    assert all(recorded(played("durak", seed, seats=3))["winners"] == [] for seed in range(6))
    assert len(lost) > 1 and all(len(losers) <= 1 for losers in lost)
    pairs = recorded(played("durak", 1, seats=4, form="pairs"))
    assert pairs["losers"] in ([0, 2], [1, 3]) and check_record(pairs, GAMES).over
    for key, wrong in (("losers", [0, 1, 2, 3]), ("winners", [0, 2]), ("winners", [1, 3])):
        assert refused({**pairs, key: wrong}).reason == f"record-{key}"


def test_true_is_not_one() -> None:
    record = next(
        record
        for seed in range(40)
        if (record := recorded(played("trojki", seed, seats=2, deals=1)))["score"] == [0, 1]
    )
    for holder, key in ((record["deals"][0], "points"), (record, "score"), (record, "winners")):
        truth = holder[key]
        holder[key] = [bool(number) if number < 2 else number for number in truth]
        with pytest.raises(BadRecord):
            check_record(record, GAMES)
        holder[key] = truth
    assert check_record(record, GAMES).over


def test_a_match_that_is_not_over_has_no_result(open_record: Json) -> None:
    assert not check_record(open_record, GAMES).over
    for key in ("score", "winners", "losers"):
        for value in (None, [0, 0, 0]):
            assert told(refused({**open_record, key: value})) == ("record-not-over", "", {"name": key})
    open_record["deals"][1]["points"] = []
    assert told(refused(open_record, deal=2)) == ("record-points-early", "", {})
    del open_record["deals"][1]["points"], open_record["deals"][0]["points"]
    assert told(refused(open_record, deal=1)) == ("record-points-missing", "", {})


def test_a_refused_record_names_its_line_only_if_it_has_one(record: Json) -> None:
    record["players"] = []
    with pytest.raises(BadRecord) as raised:
        replay(record, GAMES)
    assert raised.value.line is None
    with pytest.raises(BadRecord) as raised:
        replay(record, GAMES, 12)
    assert raised.value.line == 12
