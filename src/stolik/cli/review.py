"""`stolik review FILE`: the dearest decisions of a match, judged by what could be known then."""

import json
import shlex
from typing import Any

import click

from stolik.bots.advice import cost, named
from stolik.bots.review import Choices, MatchReview, mistakes, reviewed
from stolik.cli.command import TranslatedCommand, help_option, lang, number
from stolik.cli.errors import BadInput, one_line
from stolik.cli.people import nameless, names_in
from stolik.cli.preparing import GettingReady
from stolik.cli.program import program
from stolik.cli.record_file import lines_of, no_record
from stolik.core.game import event
from stolik.games import GAMES
from stolik.match import BadRecord, read, replay
from stolik.words import Words, printable

DEAREST = 3  # decisions that are told of


@click.command(
    cls=TranslatedCommand, add_help_option=False, help="cli-review", example="stolik review games.jsonl --seat 0"
)
@click.argument("file")
@click.option("--seat", type=number(0), help="cli-help-review-seat")
@click.option("--match", "line", type=number(1), help="cli-help-review-match")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@lang
@help_option
@click.pass_obj
def review(words: Words, file: str, seat: int | None, line: int | None, as_json: bool) -> None:
    """Review the last match of a file, or the one on a line."""
    try:
        records, chosen = 0, None
        for each in read(lines_of(file)):
            records += 1
            chosen = each if line in (None, each[0]) else chosen
        if chosen is None:
            raise no_record(file, line, records)
        at, record = chosen
        seat = seat if seat is not None else _own(record)
        count = len(record["players"])
        if seat >= count:
            raise BadInput("cli-seat-range", given=seat, high=count - 1)
        GettingReady(record["game"]).wait(lambda: click.echo(words.say("review-preparing"), err=True))
        choices = Choices(seat)
        replay(record, GAMES, at, fast=True, watch=choices)
    except BadRecord as error:
        raise BadInput("cli-in-file", path=file, told=one_line(error, words)) from None
    found = reviewed(choices)
    if as_json:
        click.echo(json.dumps(as_data(found), ensure_ascii=False))
        return
    names = names_in(record, words) or [str(each + 1) for each in range(count)]
    spoken = Words(words.language, names, nameless(record), words.cards, game=record["game"])
    for told in tell(found, spoken, record, "" if file == "-" else f"{shlex.quote(file)} --match {at}"):
        click.echo(printable(told))


def _own(record: dict[str, Any]) -> int:
    """Whose match it was: the seat that the record names, else the first."""
    seat = record.get("seat")
    return seat if type(seat) is int and 0 <= seat < len(record["players"]) else 0


def tell(found: MatchReview, words: Words, record: dict[str, Any], where: str) -> list[str]:
    """The review as lines: each deal's parts, then the dearest decisions, each with how to see it.

    `where`: what `stolik replay` is given to tell this match; "": nothing can be.
    """
    game = GAMES[record["game"]]
    told = [words.say("advice-review", title=words.say(f"{game.name}-title"), seat=found.seat)]
    for deal in found.deals:
        shown = deal.in_tenths()
        parts = {name: tenths(words, value) for name, value in zip(shown._fields[1:], shown[1:], strict=True)}
        told.append(words.say("advice-deal", number=str(deal.deal), **parts))
    dearest = mistakes(found.decisions)[:DEAREST]
    if not dearest:
        return [*told, words.say("advice-no-mistake" if found.decisions else "advice-nothing-to-review")]
    for one in dearest:
        told.append(words.say("advice-mistake", number=str(one.deal), count=str(one.step + 1)))
        told.append(words.tell(cost(game, one.view, one.action, one.cost, one.error)))
        told.append(words.tell(event("advice-best", told=[named(game, one.view, one.best)])))
        if where:
            told.append(f"{program()} replay {where} --deal {one.deal} --action {one.step + 1}")
    return told


def as_data(found: MatchReview) -> dict[str, Any]:
    """The review as JSON values: all decisions without their views, and all deals."""
    decisions = [{**one._asdict(), "mistake": one.mistake} for one in found.decisions]
    for one in decisions:
        del one["view"]
    return {"seat": found.seat, "deals": [deal._asdict() for deal in found.deals], "decisions": decisions}


def tenths(words: Words, value: float) -> str:
    """Points with one decimal, as they are said: a minus is a word."""
    points, tenth = divmod(round(10 * abs(value)), 10)
    return words.say("advice-points", points=points, tenth=tenth, minus=round(10 * value) < 0)
