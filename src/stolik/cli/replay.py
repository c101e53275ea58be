"""`stolik replay FILE`: every match of a file told in words."""

from collections.abc import Callable
from typing import Any

import click

from stolik.cli.command import TranslatedCommand, help_option, lang, number
from stolik.cli.errors import BadInput, one_line
from stolik.cli.people import is_name, nameless, names_in
from stolik.cli.record_file import lines_of, no_record
from stolik.cli.terminal import TypedLines
from stolik.core.game import Event, Predeal, event
from stolik.core.state import CHANCE
from stolik.games import GAMES
from stolik.match import BadRecord, Match, read
from stolik.match import replay as replay_record
from stolik.words import Words


@click.command(
    cls=TranslatedCommand, add_help_option=False, help="cli-replay", example="stolik replay games.jsonl --deal 2"
)
@click.argument("file")
@click.option("--match", "line", type=number(1), help="cli-help-replay-match")
@click.option("--deal", type=number(1), help="cli-help-deal")
@click.option("--action", type=number(1), help="cli-help-action")
@click.option("--step", is_flag=True, help="cli-help-step")
@lang
@help_option
@click.pass_obj
def replay(words: Words, file: str, line: int | None, deal: int | None, action: int | None, step: bool) -> None:
    lines = TypedLines()

    def say(text: str) -> None:
        click.echo(text)
        if step:
            lines.get(None)

    records, there, found = 0, False, False
    try:
        for number, record in read(lines_of(file)):
            records += 1
            if line in (None, number):
                there = True
                found = tell_match(record, number, words, deal, action, say) or found
    except EOFError:
        return
    except BadRecord as error:
        raise BadInput("cli-in-file", path=file, told=one_line(error, words)) from None
    if not there:
        raise no_record(file, line, records)
    if not found and action is not None:
        raise BadInput("cli-no-action", path=file, deal=str(deal or 1), action=str(action))
    if not found:
        raise BadInput("cli-no-deal", path=file, deal=str(deal))


def tell_match(
    record: dict[str, Any], line: int, words: Words, deal: int | None, action: int | None, say: Callable[[str], None]
) -> bool:
    """Tell one match, or one of its deals, or that as far as one action; whether there was anything to tell.

    An action without a deal is one of the only deal. Raises BadRecord, and BadInput where there are several, before it
    says a word.

    All hands lie open at the start of a deal. What happens is told as a spectator hears it, with the cards that a
    seat has drawn or seen.
    """
    told: list[tuple[int, int, Event | str]] = []
    replay_record(record, GAMES, line, watch=EventCollector(told))
    if action is not None and deal is None:
        if len(record["deals"]) > 1:
            raise BadInput("cli-needs-deal", action=str(action))
        deal = 1
    spoken = Words(words.language, _names(record, words), nameless(record), words.cards, game=record["game"])
    chosen = [(at, what) for number, at, what in told if deal is None or number == deal]
    if (not chosen and deal is not None) or (action is not None and action not in {at for at, _ in chosen}):
        return False
    say(spoken.say("cli-match", number=str(line), title=spoken.say(f"{record['game']}-title")))
    for what in (what for at, what in chosen if action is None or at <= action):
        say(spoken.tell(what) if isinstance(what, Event) else what)
    return True


def _names(record: dict[str, Any], words: Words) -> list[str]:
    """The names of the players; of bots of the house who they are, where the record says so; else what plays there."""
    players = [
        f"{player} {seat + 1}" if is_name(player) else str(seat + 1) for seat, player in enumerate(record["players"])
    ]
    return names_in(record, words) or players


class EventCollector:
    """Collects the events of a match while it is replayed, each with the numbers of its deal and its action, from 1.

    What comes before the first action of a deal has the number 0.
    """

    def __init__(self, told: list[tuple[int, int, Event | str]]) -> None:
        self.told = told
        self._views: dict[int | None, dict[str, Any]] = {}
        self._actions = 0
        self._deals = 0

    def __call__(self, match: Match) -> None:
        """After each deal is dealt and after each action, in it or before it."""
        if match.predeal is not None and match.predeal.actions and not match.playing:
            self.told += [(len(match.deals) + 1, 0, one) for one in _of_predeal(match, match.predeal)]
            return
        deal = match.deal
        assert deal is not None
        number = len(match.deals)
        seats = range(match.options.seats)
        if number > self._deals:
            self._deals, self._actions = number, 0
            view, game = deal.view(None), match.game
            events = game.opening(view)
            held = [deal.view(seat)[game.hand] for seat in seats] if game.hand else []
            for hands in (held, *game.uncovered(view, deal.deck).values()):
                events += [event("cli-hand", seat=seat, cards=cards) for seat, cards in enumerate(hands) if cards]
        else:
            events = self._acted(match, deal.actions[self._actions])
            self._actions += 1
        self._views = {listener: deal.view(listener) for listener in [None, *seats]}
        if deal.over:
            events = [*events, *match.told_score()]
        self.told += [(number, self._actions, one) for one in events]

    def _acted(self, match: Match, text: str) -> list[Event]:
        """As the seat itself hears it, which saw most; nobody is "you" here."""
        deal = match.deal
        assert deal is not None
        seat, _, action = text.partition(" ")
        if seat == "-":
            return match.game.tell(self._views[None], CHANCE, "reshuffle", deal.view(None))
        open_to = int(seat)
        return match.game.tell(self._views[open_to], open_to, action, deal.view(open_to))


def _of_predeal(match: Match, predeal: Predeal) -> list[Event]:
    """The latest action of a predeal, which everybody sees alike."""
    seat, _, action = predeal.actions[-1].partition(" ")
    view = predeal.view(None)
    return match.tell(view, int(seat), action, view)
