"""How much there is to hear: a deal of each game at the terminal, in words and in seconds of speech.

.venv/bin/python bench/ear.py                       all games, verbosities and languages
.venv/bin/python bench/ear.py --games golf durak    these games
.venv/bin/python bench/ear.py --seeds 20            over so many deals
.venv/bin/python bench/ear.py --race --seeds 60     a model listener at trojki, against `simple`

Somebody sits there with casual bots, plays as one of them would, and hears each line that the terminal writes. Counted
are words, as a synthesizer's speed is given in them: 180 a minute is a usual one, 350 that of many who listen all day.

  action   what somebody else does, on average: words, and seconds at 350 (in short events at most 1.2 is wanted)
  longest  words of the longest line of what happens (in normal events at most 20 are wanted)
  start    words before the first action or question of a deal (below 30)
  end      words of how it ended (below 30), after what its last action tells as each such action does (a trick)
  deal     minutes of speech for a whole deal at 180 and at 350 words a minute

A figure that is not as wanted has a ! behind it.

With --race: which share of the cards placed a model listener (listener.py) places at trojki, at several times to think,
with its interval of 95 %; at 20 s at least half is wanted.
"""

import argparse
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from stolik.bots import make
from stolik.cli.chance import SeededChance
from stolik.cli.local import LocalTable
from stolik.cli.preparing import GettingReady
from stolik.cli.session import EVENT, Session
from stolik.cli.terminal import TerminalClock
from stolik.games import GAMES
from stolik.match import Match
from stolik.table import Pace
from stolik.table.commands import Act, Ready
from stolik.words import LANGUAGES, Words

THINKS = (0, 10, 20, 40)  # seconds
VERBOSITIES = ("short", "normal", "full")
USUAL, FAST = 180, 350  # words a minute
LONG, MANY, QUICK = 20, 30, 1.2  # words of a line; of a start or an end; seconds of an action
SEATS, NAMES = 4, ("Konrad", "Burek", "Jagoda", "Rudek")
PACE = Pace(pause=1.0, between=60.0)


class Line(NamedTuple):
    """What was heard: whether it is about something that happened, after how many actions of the deal, its words.

    end: whether it tells how the deal ended
    """

    event: bool
    at: int
    own: bool
    words: int
    end: bool = False


class Heard(NamedTuple):
    """The lines of one deal and how many actions it had, of all and of the others."""

    lines: list[Line]
    actions: int
    others: int


def deal_heard(name: str, language: str, verbosity: str, seed: str) -> Heard:
    """One deal, heard from seat 0."""
    game, chance = GAMES[name], SeededChance(seed)
    seats = min(SEATS, game.seats[1])
    match = Match(game, game.settle({"seats": seats}), chance.lot(seats), chance.shuffle)
    players, clock = ["person", *["casual"] * (seats - 1)], TerminalClock(frozen=True)
    local = LocalTable(match, 0, players, NAMES[0], chance, PACE, clock, GettingReady(name))
    lines: list[Line] = []

    def write(line: str, kind: str) -> None:
        actions = local.match.deal.actions if local.match.deal is not None else []
        own = bool(actions) and actions[-1].startswith("0 ")
        ending = local.session is not None and local.session.ending
        lines.append(Line(kind == EVENT, len(actions), own, len(line.split()), ending))

    words = Words(language)
    session = Session(local.place, words, local.send, write, names=NAMES[:seats], verbosity=verbosity)
    local.session = session
    player = make("casual", name, chance.source("own"), match.options)
    local.begin()
    planned: tuple[float, str] | None = None
    commands = count(1)
    while len(local.match.deals) <= 1 and not (local.match.deal and local.match.deal.over):
        session.ask(local.now())
        place, deal = local.place, local.match.deal
        if deal is not None and place.view is not None and (place.asked or session.racing) and planned is None:
            aside = [action for action in place.legal if action != "ok"]
            action, delay = player.choose(place.view, aside, deal.actions) if aside else ("", 0.0)
            action = action or ("ok" if "ok" in place.legal else "")
            planned = (local.now() + delay, action) if action else None
        due = local.table.due()
        if planned is not None and (place.asked or due is None or planned[0] <= due):
            at, action = planned
            planned = None
            local.clock.wait(max(0.0, at - local.now()))
            if action in place.legal:
                local.send(f"{next(commands)}", Act([action]))
        elif place.phase != "playing":
            local.send(f"{next(commands)}", Ready())
        elif not local.happen() and not local.wait():
            break
        elif planned is not None and planned[1] not in place.legal:
            planned = None
    deal = local.match.deals[0]
    others = sum(not action.startswith("0 ") for action in deal.actions)
    return Heard(lines, len(deal.actions), others)


def figures(heard: Sequence[Heard], verbosity: str) -> list[str]:
    """A row of the table."""
    theirs = sum(line.words for one in heard for line in one.lines if line.event and line.at and not line.own)
    action = theirs / max(1, sum(one.others for one in heard))
    longest = max(line.words for one in heard for line in one.lines if line.event)
    start = max(sum(line.words for line in one.lines if line.at == 0 and line.event) for one in heard)
    end = max(sum(line.words for line in one.lines if line.end) for one in heard)
    whole = sum(line.words for one in heard for line in one.lines) / len(heard)
    seconds = 60 * action / FAST
    return [
        f"{action:.1f}",
        marked(f"{seconds:.1f} s", verbosity == "short" and seconds > QUICK),
        marked(str(longest), verbosity == "normal" and longest > LONG),
        marked(str(start), start >= MANY),
        marked(str(end), end >= MANY),
        f"{whole / USUAL:.1f}",
        f"{whole / FAST:.1f}",
    ]


def marked(figure: str, wrong: bool) -> str:
    return figure + "!" * wrong


def race(languages: Sequence[str], deals: int) -> None:
    """The share of the cards that the listener places, by language, verbosity and time to think."""
    from listener import table  # beside this file: on the path where this is a program

    for language in languages:
        for verbosity in VERBOSITIES[:2]:
            for line in table(THINKS, language, deals, verbosity):
                print(f"{language:<4}{verbosity:<8}{line}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--race", action="store_true", help="the model listener at trojki")
    given = parser.parse_args()
    if given.race:
        race(given.languages, given.seeds)
        return
    head = ("action", f"at {FAST}", "longest", "start", "end", f"deal {USUAL}", f"deal {FAST}")
    print(f"{'':<24}" + "".join(f"{each:>10}" for each in head))
    for game in given.games:
        for language in given.languages:
            for verbosity in VERBOSITIES:
                heard = [deal_heard(game, language, verbosity, f"ear {seed}") for seed in range(given.seeds)]
                row = figures(heard, verbosity)
                print(f"{game:<12}{language:<4}{verbosity:<8}" + "".join(f"{each:>10}" for each in row), flush=True)


if __name__ == "__main__":
    main()
