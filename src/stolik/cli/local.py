"""A table in this process: one person and bots. Commands are answered at once, time passes as the clock says."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolik.bots.advice import HintWanted, advise
from stolik.bots.minds import MINDS
from stolik.cli.chance import SeededChance
from stolik.cli.preparing import GettingReady
from stolik.cli.terminal import TerminalClock
from stolik.client.place import Place
from stolik.core.game import Event, event
from stolik.games import GAMES
from stolik.match import Match
from stolik.table import Out, Pace, Table, answer_at_once
from stolik.table.characters import character
from stolik.table.commands import AnyCommand
from stolik.table.messages import Chair

if TYPE_CHECKING:
    from stolik.cli.session import Session

ME = "me"  # the person's id at their own table


class LocalTable:
    """The table, and the session of the one person who sits there; `session` is set as soon as there is one."""

    def __init__(
        self,
        match: Match,
        seat: int,
        players: Sequence[str],
        name: str,
        chance: SeededChance,
        pace: Pace,
        clock: TerminalClock,
        preparing: GettingReady,
    ) -> None:
        chairs = [Chair(bot=player, character=character(chance.code, at)) for at, player in enumerate(players)]
        chairs[seat] = Chair(person=ME, name=name)
        self.table, self._chance = Table.of_match(match, chairs, chance, GAMES, pace), chance
        chance.match = lambda: self.match
        self.name, self.clock, self._preparing = name, clock, preparing
        self.place = Place()
        self.place.take(self.table.shown(ME, clock.now()))
        self.session: Session | None = None

    @property
    def match(self) -> Match:
        """The match as it stands: undoing puts another one in its place."""
        assert self.table.play is not None
        return self.table.play.match

    def begin(self) -> None:
        """Go on with the match, or begin it."""
        self._pass_on(self.table.resume(self.clock.now()))

    def send(self, id: str, command: AnyCommand) -> None:
        self._pass_on(self.table.handle(ME, self.name, id, command, self.clock.now()))

    def advise(self) -> list[Event]:
        """What search says to whoever asks what to do now."""
        play, place = self.table.on, self.place
        asked = play.decision(place.seat) if play is not None and place.seat is not None else None
        if place.racing or self.match.game.name not in MINDS:
            return [event("advice-race" if place.racing else "advice-not-here")]
        if asked is None:
            return [event("advice-none")]
        if not self._preparing.ready():
            return [event("advice-preparing")]
        game = self.match.game
        options = game.option_values(self.match.options)
        return advise(HintWanted(game.name, options, asked.view, asked.legal, asked.history))[1]

    # --- what drives it (terminal.Source) ------------------------------------------------------------------------

    def now(self) -> float:
        return self.clock.now()

    def happen(self) -> bool:
        """Let happen what is due; whether anything was."""
        due, now = self.table.due(), self.clock.now()
        if due is None or due > now:
            return False
        self._pass_on(self.table.tick(now))
        return True

    def rest(self) -> float | None:
        """Seconds until something is due, while somebody may type; a frozen clock waits for them."""
        due = self.table.due()
        return None if due is None or self.clock.frozen else due - self.clock.now()

    def wait(self) -> bool:
        """Let the time pass until something is due; False if nothing ever is."""
        due = self.table.due()
        if due is None:
            return False
        self.clock.wait(due - self.clock.now())
        return True

    def _pass_on(self, outs: Sequence[Out]) -> None:
        outs = [*outs, *answer_at_once(self.table, self._chance.bot, self.clock.now())]
        self.table.take()  # nobody keeps a log of a table at home: the record is saved
        assert self.session is not None
        for to, message in outs:
            if to in (ME, self.place.seat):
                self.session.hear(message)
