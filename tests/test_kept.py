"""What blind players were found to have here and nowhere else, and must keep: where each of it is tested.

A table of the report by ear, by Braille and in three languages, whose part D this is. Whoever takes a test away must
say where it went.
"""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KEPT = {
    "a server killed in a deal: the page comes back by itself, with what happened, and nothing is lost or doubled": [
        "tests/web/test_together.py::test_the_server_is_killed_under_an_open_page",
        "tests/server/test_kill.py::test_killed_again_and_again",
        "tests/web/test_interruptions.py::test_offline_in_the_middle_of_an_action",
    ],
    "a refusal says why, each time it is asked for": [
        "tests/web/test_drag.py::test_a_refusal_is_said_and_nothing_moves_that_may_not",
        "tests/web/test_ear.py::test_what_is_asked_for_twice_is_said_twice",
    ],
    "a forbidden card can be reached and tried": [
        "web/tests/Hand.svelte.test.ts::a card that is not playable says so and can be played all the same",
    ],
    "the right neighbour of a card that went has the focus, and the focus is never lost": [
        "web/tests/Hand.svelte.test.ts::when a card leaves its right neighbour has the focus",
        "tests/web/test_focus.py::test_in_the_room",
        "tests/web/test_keyboard.py::test_whole_match",
    ],
    "after a deal there is one way on": ["tests/web/test_between.py::test_the_next_deal_comes_when_it_is_asked_for"],
    "the hand is a toolbar, and the tree of a table is as it was": [
        "tests/web/test_tree.py::test_the_tree_of_a_table",
        "tests/web/test_tree.py::test_the_tree_of_trojki",
    ],
    "the terminal is a stream of lines, and one prompt is last": [
        "tests/cli/test_terminal.py::test_a_game_at_a_terminal",
        "tests/cli/test_play.py::test_the_same_through_a_real_pipe",
        "tests/cli/test_alarm.py::test_it_is_a_line_of_its_own_and_the_prompt_comes_again",
    ],
    "what happened since one's own action": [
        "tests/cli/test_session.py::test_last_tells_what_happened_since_my_action"
    ],
    "a bid that is barred is named": ["tests/cli/test_session.py::test_a_bid_that_is_barred_is_named"],
    "the others draw so many cards": ["tests/cli/test_session.py::test_a_race_waits_only_when_told_to"],
    "a match taken up again tells the deal anew": [
        "tests/cli/test_play.py::test_a_match_taken_up_again_goes_on_as_it_would_have",
        "tests/cli/test_play.py::test_trojki_is_taken_up_again",
    ],
    "wrong input costs no turn": ["tests/cli/test_session.py::test_wrong_input_costs_no_turn"],
    "three languages, each with its own commands": [
        "tests/cli/test_session.py::test_commands",
        "tests/cli/test_session.py::test_nothing_that_may_be_typed_means_two_things",
    ],
    "a card in Braille takes two cells": ["tests/cli/test_braille.py::test_no_two_cards_feel_alike"],
    "golf remembers in words what was looked at": [
        "tests/games/test_golf.py::test_a_look_is_remembered_and_leaves_the_cards_face_down",
    ],
    "trojki: a cell and the last change by a key": [
        "web/tests/golf-trojki.svelte.test.ts::trojki: the grid, one cell and the last change can be heard",
    ],
    "the last trick can be read": ["web/tests/tricks.svelte.test.ts::a full trick rests, goes, and can still be read"],
    "the clock counts in silence": ["web/tests/Clock.svelte.test.ts::the time of others is not announced"],
    "what one has said oneself is told once": [
        "web/tests/verbosity.svelte.test.ts::own plays and chat are there to be read"
    ],
    "scores are tables with headings, headings and landmarks have their order": [
        "tests/web/test_axe.py::test_tables",
        "tests/web/test_axe.py::test_pages",
    ],
    "the rules have a table of contents, and each rule an address": [
        "web/tests/rules.svelte.test.ts::the rules of a game are sections with a title, a text and numbers"
    ],
    "cards are declined": ["tests/words/test_cards.py::test_golden_names"],
}


@pytest.mark.parametrize("what", KEPT)
def test_it_is_tested(what: str) -> None:
    for test in KEPT[what]:
        file, _, name = test.partition("::")
        found = (ROOT / file).read_text("utf-8")
        begins = f"def {name}(" if file.endswith(".py") else f'test("{name}'
        assert begins in found, test
