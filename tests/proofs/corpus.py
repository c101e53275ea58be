"""The golden files of tests/corpus, and how they are told anew: `.venv/bin/python -m tests.proofs.corpus`.

perft.json        late positions, with the numbers of action sequences from there
playthroughs/     one deal each, with all that every seat and a spectator see, may do and are told at each step
records.jsonl     whole matches, and one that broke off

The deals and matches in the files stay what they are, and only what the rules make of them is written anew; look at the
difference before you commit it. A file or line that is missing is made from a new random deal.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from stolik.core.deal import Deal
from stolik.core.state import CHANCE
from stolik.games import GAMES
from stolik.match import Match, replay, to_line, to_record
from tests.proofs.forms import Form
from tests.proofs.playing import new_deal, play_match, steps

CORPUS = Path(__file__).parents[1] / "corpus"
PERFT, RECORDS, PLAYTHROUGHS = CORPUS / "perft.json", CORPUS / "records.jsonl", CORPUS / "playthroughs"

Story = dict[str, Any]  # game, options, dealer, number, deck and actions of a deal
Listener = int | None


def story_of(deal: Deal) -> Story:
    """A deal as the golden files keep it."""
    return {
        "game": deal.game.name,
        "options": deal.game.option_values(deal.options),
        "dealer": deal.dealer,
        "number": deal.number,
        "deck": deal.deck,
        "actions": deal.actions,
    }


def dealt(story: Story) -> Deal:
    """The deal before its first action."""
    game = GAMES[story["game"]]
    return Deal(game, game.settle(story["options"]), story["deck"], story["dealer"], story["number"], fast=True)


def do(deal: Deal, line: str) -> tuple[int, str]:
    """Carry out one line of a story; returns it as all see it."""
    seat, _, action = line.partition(" ")
    if seat == "-":
        deal.reshuffle(action.split(" ")[1:])
        return CHANCE, "reshuffle"
    deal.play(int(seat), action)
    return int(seat), action


# --- counting --------------------------------------------------------------------------------------------------------


def perft(deal: Deal, depth: int) -> int:
    """The number of sequences of so many actions; chance gives its cards in code-point order and does not count."""
    if depth == 0:
        return 1
    if deal.chance_acts:
        deal = deal.copy()
        deal.reshuffle(sorted(deal.game.pack.text(card) for card in deal.game.reshuffle(deal.state)))
    total = 0
    for seat in range(deal.options.seats):
        for action in deal.legal(seat):
            after = deal.copy()
            after.play(seat, action)
            total += perft(after, depth - 1)
    return total


def counts(story: Story) -> list[int]:
    """The numbers of sequences of one action, of two and so on, until there are many or none."""
    deal = dealt(story)
    for line in story["actions"]:
        do(deal, line)
    found: list[int] = []
    while not found or (0 < found[-1] < ENOUGH and len(found) < DEEPEST):
        found.append(perft(deal, len(found) + 1))
    return found


MANY, ENOUGH, DEEPEST = 100, 300, 12


def few_tricks(deal: Deal) -> bool:
    return int(deal.state["left"]) == (4 if deal.options.seats == 2 else 3)


def few_cards(deal: Deal) -> bool:
    return int(deal.state["left"].sum()) <= 8


def checked(deal: Deal) -> bool:
    """Trojki in a pause, with few cards left."""
    return few_cards(deal) and deal.view(None)["phase"] == "pause"


def no_stock(deal: Deal) -> bool:
    view = deal.view(None)
    return view["under"] is None and sum(view["hand_count"]) <= 9 and view["phase"] == "open"


def six_to_exchange(deal: Deal) -> bool:
    able = [seat for seat in range(deal.options.seats) if "exchange" in deal.legal(seat)]
    return able not in ([], [deal.turn]) and bool(deal.unseen <= 1)


def too_many(deal: Deal) -> bool:
    """Durak with at least two cards to send back, where that can be counted through."""
    view = deal.view(None)
    offered = sum(len(cards) for cards in view["offered"])
    return view["phase"] == "choose" and offered >= view["room"] + 2 and sum(view["hand_count"]) <= 16


def stock_at_its_end(deal: Deal) -> bool:
    """Golf just before or after a reshuffle."""
    view = deal.view(None)
    return int(view["stock"]) <= 1 and view["phase"] == "turn"


POSITIONS: list[tuple[str, dict[str, Any], Callable[[Deal], bool]]] = [
    ("planowanie", {"seats": 2}, few_tricks),
    ("planowanie", {"seats": 3}, few_tricks),
    ("goliath", {"seats": 3}, few_tricks),
    ("goliath", {"seats": 4, "all_equal": "second_last"}, few_tricks),
    ("trojki", {"seats": 2}, few_cards),
    ("trojki", {"seats": 3, "require_call": False, "leftover": "aside"}, few_cards),
    ("trojki", {"seats": 3, "mode": "open"}, checked),
    ("durak", {"seats": 2}, no_stock),
    ("durak", {"seats": 4}, no_stock),
    ("durak", {"seats": 4, "form": "pairs"}, no_stock),
    ("durak", {"seats": 6, "form": "teams"}, no_stock),
    ("durak", {"seats": 3, "stop_allowed": False}, six_to_exchange),
    ("golf", {"seats": 2}, stock_at_its_end),
    ("golf", {"seats": 3, "peek": "any2", "final_turns": True}, stock_at_its_end),
    ("durak", {"seats": 3, "allow_excess": True}, too_many),
]


def late(name: str, options: dict[str, Any], wanted: Callable[[Deal], bool]) -> Story:
    """A random deal played until the position is a wanted one."""
    form = Form(GAMES[name], GAMES[name].settle(options))
    for seed in range(1000):
        chance = random.Random(f"perft {form} {seed}")
        for deal in steps(new_deal(form, chance), chance):
            if not deal.over and not deal.chance_acts and wanted(deal):
                if max(counts(story_of(deal))) >= MANY:
                    return story_of(deal)
                break
    raise AssertionError(f"no such position: {form}")


def perft_text(stories: list[Story]) -> str:
    """The table of counts: one position a line."""
    rows = [json.dumps({**story, "counts": counts(story)}) for story in stories]
    return "[\n" + ",\n".join(rows) + "\n]\n"


# --- playthroughs ----------------------------------------------------------------------------------------------------

DEALS: dict[str, tuple[str, dict[str, Any]]] = {
    "durak-2": ("durak", {"seats": 2}),
    "durak-excess": ("durak", {"seats": 5, "allow_excess": True, "neighbours_only": False}),
    "durak-pairs": ("durak", {"seats": 4, "form": "pairs"}),
    "goliath-3": ("goliath", {"seats": 3, "all_equal": "second_last"}),
    "golf-2": ("golf", {"seats": 2, "final_turns": True}),
    "golf-3": ("golf", {"seats": 3, "peek": "any2", "pair_by": "points"}),
    "planowanie-3": ("planowanie", {"seats": 3}),
    "trojki-2": ("trojki", {"seats": 2}),
    "trojki-open": ("trojki", {"seats": 2, "mode": "open", "require_call": False, "handicap": [47, 0]}),
    "trojki-3": ("trojki", {"seats": 3, "leftover": "aside", "require_call": False, "handicap": [9, 0, 0]}),
}


def playthrough(story: Story) -> str:
    """A deal as text: the views whole as dealt and then what changes, legal actions, what is told.

    A line that holds for all begins with `all`, else with who sees it: a seat, or `-` for a spectator.
    """
    return "\n".join([json.dumps(story), "", *_told(story)]) + "\n"


def _told(story: Story) -> Iterator[str]:
    deal = dealt(story)
    game, listeners = deal.game, [None, *range(deal.options.seats)]
    views = {to: deal.view(to) for to in listeners}
    yield "dealt"
    yield from _lines("sees", {to: json.dumps(view) for to, view in views.items()})
    yield from _lines("told", {to: _events(game.opening(view)) for to, view in views.items()})
    yield from _asked(deal)
    for number, line in enumerate(story["actions"], 1):
        acted = do(deal, line)
        before, views = views, {to: deal.view(to) for to in listeners}
        news = {to: {key: new for key, new in views[to].items() if new != before[to][key]} for to in listeners}
        yield f"\n{number}: {line}"
        yield from _lines("sees", {to: json.dumps(changed) for to, changed in news.items()})
        yield from _lines("told", {to: _events(game.tell(before[to], *acted, views[to])) for to in listeners})
        yield from _asked(deal)


def _events(events: list[Any]) -> str:
    return "; ".join(f"{told.id} {json.dumps(told.args)}" for told in events)


def _lines(what: str, texts: dict[Listener, str]) -> Iterator[str]:
    if len(set(texts.values())) == 1:
        yield f"all {what}: {texts[None]}"
        return
    for to, text in texts.items():
        yield f"{'-' if to is None else to} {what}: {text}"


def _asked(deal: Deal) -> Iterator[str]:
    for seat in range(deal.options.seats):
        if legal := deal.legal(seat):
            yield f"{seat} {'asked' if seat == deal.turn else 'may'}: {', '.join(legal)}"
    if deal.over:
        yield f"points: {deal.points()}"


def story_in(text: str) -> Story:
    """The story that a playthrough begins with."""
    story: Story = json.loads(text.partition("\n")[0])
    return story


def played(name: str, options: dict[str, Any]) -> Story:
    """A random deal, of few cards where a game has such (planowanie's number 13)."""
    form = Form(GAMES[name], GAMES[name].settle(options))
    chance = random.Random(f"playthrough {form}")
    deal = new_deal(form, chance)
    while name == "planowanie" and deal.number != 13:
        deal = new_deal(form, chance)
    for _ in steps(deal, chance):
        pass
    return story_of(deal)


# --- records ---------------------------------------------------------------------------------------------------------

MATCHES: list[tuple[str, dict[str, Any], bool, int]] = [  # game, options, with legal actions, steps at most
    ("planowanie", {"seats": 2}, False, 10_000),
    ("goliath", {"seats": 3}, True, 10_000),
    ("trojki", {"seats": 2, "target": 2}, False, 10_000),
    ("trojki", {"seats": 3, "mode": "open", "deals": 1}, False, 10_000),
    ("durak", {"seats": 3, "deals": 3, "traditions": True}, True, 10_000),
    ("durak", {"seats": 6, "form": "teams"}, False, 10_000),
    ("golf", {"seats": 2, "deals": 3}, False, 10_000),
    ("golf", {"seats": 5, "deals": 1, "peek": "any2"}, True, 60),
    ("durak", {"seats": 6, "form": "teams", "allow_excess": True}, True, 10_000),
]


def record(name: str, options: dict[str, Any], with_legal: bool, most: int) -> str:
    """The record of a random match."""
    game, chance = GAMES[name], random.Random(f"record {name} {options}")
    match = Match(game, game.settle(options), 1, chance.shuffle, with_legal, fast=True)
    play_match(match, chance, most)
    return to_line(to_record(match, [f"player {seat}" for seat in range(match.options.seats)]))


def written_anew(record: dict[str, Any]) -> str:
    """The same match as records are written now."""
    match = replay(record, GAMES, keep_legal=any("legal" in deal for deal in record["deals"]), fast=True)
    return to_line(to_record(match, record["players"]))


def main() -> None:
    """Write all golden files."""
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    if PERFT.exists():
        stories = [{k: v for k, v in row.items() if k != "counts"} for row in json.loads(PERFT.read_text("utf-8"))]
    else:
        stories = [late(*position) for position in POSITIONS]
    PERFT.write_text(perft_text(stories), "utf-8")
    for name, deal in DEALS.items():
        path = PLAYTHROUGHS / f"{name}.txt"
        path.write_text(playthrough(story_in(path.read_text("utf-8")) if path.exists() else played(*deal)), "utf-8")
    if RECORDS.exists():
        lines = [written_anew(json.loads(line)) for line in RECORDS.read_text("utf-8").splitlines()]
    else:
        lines = [record(*match) for match in MATCHES]
    RECORDS.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
