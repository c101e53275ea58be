"""The golden files of tests/corpus, and how they are told anew: `.venv/bin/python -m tests.proofs.corpus GAME`.

perft.json        late positions, with the numbers of action sequences from there
playthroughs/     one deal each, with all that every seat and a spectator see, may do and are told at each step
records.jsonl     whole matches, and one that broke off

Without a name those of all games. The deals and matches in the files stay what they are, and only what the rules make
of them is written anew; look at the difference before you commit it. An option that they lack gets its default. A file
that is missing, or a game of which a file has no line, is made from new random deals, as its module in
tests/proofs/games says. Nothing is written if anything in the files is against the rules: that is said in one line.
"""

import json
import random
import sys
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

from stolik.core.deal import Deal
from stolik.core.errors import StolikError
from stolik.core.state import CHANCE
from stolik.games import GAMES
from stolik.match import Match, replay, to_line, to_record
from tests.proofs.forms import Form
from tests.proofs.games import known
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


# --- playthroughs ----------------------------------------------------------------------------------------------------


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


def played(name: str, options: dict[str, Any], number: int | None) -> Story:
    """A random deal, with this number if there is one."""
    form = Form(GAMES[name], GAMES[name].settle(options))
    chance = random.Random(f"playthrough {form}")
    deal = new_deal(form, chance)
    while number not in (None, deal.number):
        deal = new_deal(form, chance)
    for _ in steps(deal, chance):
        pass
    return story_of(deal)


# --- records ---------------------------------------------------------------------------------------------------------


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


def with_all_options(story: Story) -> Story:
    """The story with the options that it lacks, which have their defaults."""
    game = GAMES[story["game"]]
    return {**story, "options": game.option_values(game.settle(story["options"]))}


def told_anew(names: Collection[str]) -> dict[Path, str]:
    """The golden files of these games, as they ought to be."""
    found: dict[Path, str] = {}
    rows = json.loads(PERFT.read_text("utf-8")) if PERFT.exists() else []
    rows = [{**with_all_options(row), "counts": counts(row)} if row["game"] in names else row for row in rows]
    for name in missing(names, rows):
        stories = [late(name, *position) for position in known(name).POSITIONS]
        rows += [{**story, "counts": counts(story)} for story in stories]
    found[PERFT] = "[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n"
    for name in names:
        for title, deal in known(name).DEALS.items():
            path = PLAYTHROUGHS / f"{title}.txt"
            story = story_in(path.read_text("utf-8")) if path.exists() else played(name, *deal)
            found[path] = playthrough(with_all_options(story))
    lines = RECORDS.read_text("utf-8").splitlines() if RECORDS.exists() else []
    records = [json.loads(line) for line in lines]
    lines = [written_anew(told) if told["game"] in names else line for told, line in zip(records, lines, strict=True)]
    for name in missing(names, records):
        lines += [record(name, *match) for match in known(name).MATCHES]
    return found | {RECORDS: "".join(f"{line}\n" for line in lines)}


def main(names: Collection[str]) -> None:
    """Write the golden files of these games: all of them, or none if one cannot be told anew."""
    if unknown := sorted({*names} - {*GAMES}):
        sys.exit(f"no such game: {', '.join(unknown)}")
    try:
        found = told_anew(names)
    except StolikError as error:
        sys.exit(f"nothing is written, the golden files are against the rules: {error}")
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for path, text in found.items():
        path.write_text(text, "utf-8")


def missing(names: Collection[str], rows: list[dict[str, Any]]) -> list[str]:
    """The games of which there is no row."""
    return [name for name in names if all(row["game"] != name for row in rows)]


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
