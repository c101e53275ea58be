"""One person at a table: what he is told and asked, and what his lines mean. No input, output or clock of its own."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from stolik.cli.answers import command, style, tokens
from stolik.cli.errors import one_line
from stolik.cli.names import TITLES
from stolik.cli.tables import talk_of
from stolik.cli.tables.talk import Reading, Unclear, hand_of
from stolik.cli.tables.talk import line as line_of
from stolik.core.game import IllegalAction
from stolik.table import GO_ON, Message, Table
from stolik.words import Words

EVENT, QUESTION, REFUSAL, PLAIN = "event", "question", "refusal", "plain"  # kinds of lines, for whoever shows them
KEPT = 400  # how many of the latest events are remembered


class Session:
    """A person's seat.

    write(line, kind)   shows one line
    save(path or None)  writes the record to a file, or to where it goes anyway, and says which; raises OSError, Refused
    """

    def __init__(
        self,
        table: Table,
        me: int,
        words: Words,
        write: Callable[[str, str], None],
        save: Callable[[str | None], Path],
    ) -> None:
        self.table, self.me, self.words, self._write, self._save = table, me, words, write, save
        self.left = False  # whether he has left the table
        self.waiting = False  # whether he wants to hear what happens before he says more
        self._told: list[str] = []
        self._drawn = 0  # cards that the others have drawn in a race since the latest line
        self._mark = 0  # how many events there were at his last action
        self._asked: object = None  # what the latest question was about
        self._again = False  # whether it is asked again after a refusal, and the last line of it is enough
        self._deals = 0  # deals whose hand has been said
        self._hinted = 0  # deals in which he knows that he may exchange
        self._choice: list[Reading] = []  # readings between which he is to choose

    # --- told and asked ------------------------------------------------------------------------------------------

    @property
    def racing(self) -> bool:
        """Whether everybody may act at any time."""
        return self.table.match.playing and self.table.match.turn is None

    @property
    def asked(self) -> bool:
        """Whether the game waits for him."""
        return self.table.asked(self.me)

    def welcome(self, resumed: bool) -> None:
        """Who sits at the table; of a match that is taken up again, how it stands."""
        names = [seat for seat in range(len(self.table.seats)) if seat != self.me]
        game = self.words.say(TITLES[self.table.match.game.name])
        self._write(self.words.say("terminal-welcome", game=game, seats=names), PLAIN)
        if resumed:
            self._look("scores")
            self._look("table")

    def hear(self, messages: Sequence[Message]) -> None:
        """Tell him what happened, or why something did not."""
        for message in messages:
            if message.to != self.me:
                continue
            if message.event.id == "trojki-draw":  # one card after the other: a line for each would drown the claims
                self._drawn += 1
                continue
            text = self.words.tell(message.event)
            if message.refusal:
                self._refuse(text.removesuffix("."), message.rule)
            else:
                if self._drawn:
                    self._tell(self.words.say("terminal-others-draw", count=self._drawn))
                self._drawn = 0
                self._tell(text)
        extra = max(0, len(self._told) - KEPT)
        self._told, self._mark = self._told[extra:], max(0, self._mark - extra)

    def _tell(self, text: str) -> None:
        self._told.append(text)
        self._write(text, EVENT)
        self.waiting = False

    def ask(self) -> None:
        """His hand at the start of a deal, and the question, if it is a new one."""
        match = self.table.match
        if match.over or (match.deal is None and match.before is None):
            return
        view, legal = match.view(self.me), self.table.legal(self.me)
        fresh = match.playing and self._deals < len(match.deals)
        if fresh and view.get("hand") and not self.racing and not (self.asked and _covers(legal, view["hand"])):
            self._say(talk_of(view).hand(view, self.words))
        if match.playing:
            self._deals = len(match.deals)
        if not self.asked and not self.racing:
            self._asked = None
            if "exchange" in legal and self._hinted < len(match.deals):
                self._hinted = len(match.deals)
                self._say([self.words.say("terminal-may-exchange")])
            return
        about = self._about(view, legal)
        if about != self._asked:
            self._asked = about
            if GO_ON in legal:
                self._say([self.words.say("terminal-go-on-exchange" if "exchange" in legal else "terminal-go-on")])
            else:
                lines = talk_of(view).question(view, legal, self.words)
                self._say(lines[-1:] if self._again else lines)
            self._again = False

    def _about(self, view: dict[str, Any], legal: list[str]) -> object:
        """What a question is about: it is asked again only if this has changed, in a race if his hand has."""
        match = self.table.match
        if self.racing:
            return len(match.deals), view["hand"]
        before = len(match.before.actions) if match.before is not None else 0
        return len(match.deals), before, len(match.deal.actions) if match.deal is not None else 0, legal

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._write(line, QUESTION)

    def _refuse(self, text: str, rule: str = "") -> None:
        """A refusal; then the question comes again, but in a race that would be a nuisance."""
        numbered = f"{text}: {rule}." if rule and rule != "RECORDS" else text if text.endswith("?") else f"{text}."
        self._write(numbered, REFUSAL)
        if not self.racing:
            self._asked, self._again = None, True

    # --- typed ---------------------------------------------------------------------------------------------------

    def type(self, line: str, now: float) -> None:
        """One line that he typed."""
        found = command(line, self.words)
        try:
            if found is not None:
                self._command(*found, now)
            elif not line.strip():
                self._empty(now)
            else:
                self._answer(line, now)
        except Unclear as unclear:
            self._refuse(line_of(self.words, unclear.message, **unclear.values).removesuffix("."))

    def _empty(self, now: float) -> None:
        """An empty line goes on, or does the only thing possible; otherwise the question comes again."""
        legal = self.table.legal(self.me)
        if GO_ON in legal:
            self.hear(self.table.command(self.me, GO_ON, now))
        elif self.racing:
            self.waiting = True
        elif self.asked and len(legal) == 1:
            self._act(legal, now)
        else:
            self._asked = None

    def _answer(self, line: str, now: float) -> None:
        """An action, or several in a row."""
        match = self.table.match
        if match.over or (not match.playing and match.before is None):
            raise Unclear("terminal-between")
        view = match.view(self.me)
        talk = talk_of(view)
        parts = tokens(line, self.words, talk, match.game.pack, self.words.names)
        choice, self._choice = self._choice, []
        if len(parts) == 1 and parts[0].isdecimal() and 1 <= int(parts[0]) <= len(choice):
            readings = [choice[int(parts[0]) - 1]]
        else:
            readings = talk.read(view, match.legal(self.me), parts) if parts else []
        if not readings:
            raise Unclear("terminal-not-understood", text=" ".join(line.split()))
        if len(readings) == 1:
            self._act(readings[0], now)
        else:
            self._choice = readings
            labels = ", ".join(f"{at} {talk.label(actions[0], self.words)}" for at, actions in enumerate(readings, 1))
            self._say([self.words.say("terminal-which", list=labels)])

    def _act(self, actions: Reading, now: float) -> None:
        """All of the actions, or none: those of a play of several cards belong together."""
        if len(actions) > 1:
            rehearsal = self.table.match.copy()
            try:
                for action in actions:
                    rehearsal.play(self.me, action)
            except IllegalAction as error:
                self._refuse(one_line(error, self.words).removesuffix("."))
                return
        mark = len(self._told)
        for action in actions:
            told = self.table.command(self.me, action, now)
            if not any(message.refusal for message in told):
                self._mark = mark
            self.hear(told)

    # --- commands ------------------------------------------------------------------------------------------------

    def _command(self, name: str, rest: str, now: float) -> None:
        if name in ("hand", "table", "scores", "last"):
            self._look(name)
        elif name == "undo":
            self.hear(self.table.undo(self.me, now))
        elif name == "save":
            self.save(rest or None)
        elif name == "quit":
            self.left = True
        elif name == "wait":
            self._empty(now)
        elif name == "cards":
            self._change_style(rest)
        elif name == "rules":
            for title, text in self.words.rulebook(self.table.match.game.name):
                self._write(title, PLAIN)
                self._write(text, PLAIN)
        else:
            self._help()

    def _help(self) -> None:
        match = self.table.match
        if match.deal is not None or match.before is not None:
            self._write(self.words.say(talk_of(match.view(self.me)).help), PLAIN)
        self._write(self.words.say("terminal-help"), PLAIN)
        self._asked = None

    def _look(self, what: str) -> None:
        """Say again what lies there."""
        match = self.table.match
        if what == "last":
            lines = self._told[self._mark :] or [self.words.say("terminal-nothing-yet")]
        elif what == "scores":
            lines = [self.words.say("match-score", seat=seat, points=points) for seat, points in enumerate(match.score)]
        elif match.deal is None and match.before is None:
            lines = [self.words.say("terminal-no-cards-yet")]
        else:
            view = match.view(self.me)
            talk = talk_of(view)
            lines = talk.hand(view, self.words) if what == "hand" else talk.table(view, self.words)
        for line in lines:
            self._write(line, PLAIN)

    def _change_style(self, text: str) -> None:
        wanted = style(text, self.words)
        if wanted is None:
            raise Unclear("terminal-no-style")
        self.words.cards = wanted
        self._write(self.words.say("terminal-style", cards=hand_of({"game": "", "hand": self._samples()})), PLAIN)
        self._asked = None

    def _samples(self) -> list[str]:
        """A few cards of the game, to show how they are written."""
        pack = self.table.match.game.pack
        return [pack.text(card) for card in pack.numbers[5::20]]

    def save(self, path: str | None) -> None:
        """Write the record and say where; a file that cannot be written is a refusal."""
        try:
            written = self._save(path)
        except Exception as error:
            self._refuse(one_line(error, self.words).removesuffix("."))
        else:
            self._write(self.words.say("terminal-saved", path=str(written)), PLAIN)


def _covers(legal: list[str], hand: list[str]) -> bool:
    """Whether the question names the whole hand anyway."""
    named = {action.split(" ")[1] for action in legal if " " in action}
    return set(hand) <= named
