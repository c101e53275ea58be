"""One person at a table: what they are told and asked, and what their lines mean. No input, output or clock of its own.

It knows a `Place` and a way to send commands: whether the table is in this process or on a server is none of its
business. What happens is told by narrator.py, asked in prompts.py, sent by pending.py.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from stolik.cli import briefly
from stolik.cli.alarm import LONGEST_ALARM
from stolik.cli.answers import command as command_in
from stolik.cli.answers import phrase_of, reaction, style, tokens, verbosity
from stolik.cli.claim import ClaimedRest
from stolik.cli.company import chairs_told, names_of, number, seat_told, wanted, wish
from stolik.cli.errors import one_line
from stolik.cli.narrator import Narrator
from stolik.cli.others import ABOUT_OTHERS, BY_NAME, ServerApi, done_about, watching
from stolik.cli.pending import PendingCommands
from stolik.cli.prompts import Prompts
from stolik.cli.rules import section_told
from stolik.cli.seals import judged
from stolik.cli.talk import hand, help_at, line, possible, table, typed_at
from stolik.client.errors import ClientError, said
from stolik.client.place import Place
from stolik.core.game import Event, Reading, Unclear, cited, event
from stolik.core.speech import whole
from stolik.games import GAMES
from stolik.table import GO_ON, MOST_ACTIONS
from stolik.table.commands import REACTIONS, Act, AnyCommand, Go, Hint, React, Ready, Slow, Undo
from stolik.table.messages import PLAYING, Advice, Ended, Message, Refused, Said, Shown, Told
from stolik.words import Words, printable

EVENT, QUESTION, REFUSAL, PLAIN = "event", "question", "refusal", "plain"  # kinds of lines, for whoever shows them
ENTER = {  # what Enter means
    "terminal-ask-sit": "sit",
    "terminal-ask-ready": "ready",
    "terminal-ask-soon": "ready",
    "terminal-ask-next": "ready",
}
GOES_ON = ("table-you-left", "table-you-removed")  # ends of a listener after which a match goes on without them
ANYWHERE = ("ready", "who", "leave", "slow")  # commands about the table that mean something at one's own table too


class Session:
    """A person's seat, or a spectator's place.

    place               what is known of the table; `hear` keeps it
    send(id, command)   sends a command with a number; the answer comes through `hear`, perhaps before this returns
    write(line, kind)   shows one line
    save(path or None)  writes the record to a file, or to where it goes anyway, and says which; raises OSError,
                        BadInput; None where there is nothing to save: at a table on a server
    names               what the seats are called, if not by what is known of them
    watching            whether they only want to watch
    piped               whether their lines come from a file: they answer questions, and nothing else waits for them
    advise()            what there is to say to whoever asks for a hint; None where there are no hints
    verbosity           how much is said of what happens: short, normal, or full, with how the table stands after it
    """

    def __init__(
        self,
        place: Place,
        words: Words,
        send: Callable[[str, AnyCommand], None],
        write: Callable[[str, str], None],
        save: Callable[[str | None], Path] | None = None,
        names: Sequence[str] | None = None,
        watching: bool = False,
        piped: bool = False,
        verbosity: str = "normal",
        advise: Callable[[], list[Event]] | None = None,
    ) -> None:
        self.place, self.words = place, words
        self._write, self._save, self._names = write, save, names
        self._piped = piped
        self.address = ""  # of the server, for who wants to look there later
        self.api: ServerApi | None = None  # what the server does beside the table
        self.left = False  # whether they have left the table
        self._narrator = Narrator(place, words, lambda line: write(line, EVENT))
        self._prompts = Prompts(place, words, lambda line: write(line, QUESTION), watching, advise)
        self._pending = PendingCommands(send)
        self._waiting_at = -1  # the narrator's count when they wanted to hear what happens before they say more
        self._choice: list[Reading] = []  # readings between which they are to choose
        self._claim = ClaimedRest(place)
        self._set_verbosity(verbosity)
        self._learn()

    # --- how it stands -------------------------------------------------------------------------------------------

    @property
    def me(self) -> int | None:
        """Their seat; None for a spectator."""
        return self.place.seat

    @property
    def online(self) -> bool:
        """Whether the table is on a server, which keeps the record."""
        return self._save is None

    @property
    def racing(self) -> bool:
        """Whether they may act at any time, like everybody."""
        return self.place.racing and self.me is not None

    @property
    def asked(self) -> bool:
        """Whether the game waits for them."""
        return self.place.asked

    @property
    def unanswered(self) -> bool:
        """Whether what they typed has not been answered yet."""
        return bool(self._pending)

    @property
    def forestalling(self) -> bool:
        """Whether they may do something before somebody else deals, and have not let it pass."""
        may = self.place.predeal and not self.asked and bool(self.place.legal)
        return may and self._waiting_at != self._narrator.count

    @property
    def listening(self) -> bool:
        """Whether a line that comes from a file is wanted now."""
        if self._pending:
            return False
        at_rest = self.online and not self._prompts.watching and self.place.phase in ("waiting", "over")
        return self.asked or at_rest or self.forestalling or (self.racing and self._waiting_at != self._narrator.count)

    @property
    def ending(self) -> bool:
        """Whether they are being told how a deal ended."""
        return self._narrator.ending

    @property
    def over(self) -> bool:
        """Whether there is nothing more to hear or to say."""
        done = self.place.phase == "over" and (not self.online or (self._prompts.watching and self._piped))
        return self.left or done or self.place.ended is not None

    def _set_verbosity(self, verbosity: str) -> None:
        self.words.brief, self._narrator.full = verbosity == "short", verbosity == "full"

    def _learn(self) -> None:
        """Who sits where, and where they sit themselves, for all that is told from now on."""
        self.words.me, self.words.game = self.me, self.place.game
        self.words.names = tuple(self._names if self._names is not None else names_of(self.place, self.words))

    # --- told ----------------------------------------------------------------------------------------------------

    def welcome(self, resumed: bool) -> None:
        """Who sits at the table; of a match that is taken up again, how it stands."""
        others = [
            seat for seat, chair in enumerate(self.place.chairs) if seat != self.me and (chair.person or chair.bot)
        ]
        game = self.words.say(f"{self.place.game}-title")
        self._write(self.words.say("terminal-welcome", game=game, seats=others), PLAIN)
        if resumed:
            self._look("scores")
            self._look("table")

    def arrive(self) -> None:
        """How it stands at a table on a server that they come to."""
        place = self.place
        title, code = self.words.say(f"{place.game}-title"), printable(place.code)
        self._write(self.words.say("terminal-welcome-table", game=title, code=code), PLAIN)
        taken = [seat for seat, chair in enumerate(place.chairs) if chair.person or chair.bot]
        if taken:
            self._write(self.words.say("terminal-at-table", seats=taken), PLAIN)
        if place.phase == "playing" and place.view is not None:
            self._look("scores")
            self._look("table")

    def hear(self, message: Message, missed: Sequence[Event] | None = None) -> None:
        """Tell them what happened, or why something did not; before a whole table what was `missed` until then.

        None: nobody knows whether anything was.
        """
        before, place = (self.place.v, self.place.seat), self.place
        phase, match = place.phase, place.standing.match or 0
        own = self._pending.answered(getattr(message, "id", ""))
        news = place.take(message)
        match message:
            case Told() if news:
                self._learn()
                if isinstance(own, Act):
                    self._narrator.mark()
                self._narrator.tell(message.events)
                self._narrator.tell_more(message.events)
            case Said() if news:
                self._narrator.tell_said(message)
            case Shown():
                self._learn()
                self._narrator.tell(missed or ())
                self._show(before, missed)
            case Advice():
                for each in message.told:
                    self._write(self.words.tell(each), QUESTION)
            case Refused() if own is not None:
                self._refuse(said(self.words, message.reason), cited(message.rule))
            case Ended():
                self._pending.forget()
                self._write(said(self.words, message.reason), EVENT)
            case _:
                pass
        if isinstance(own, Slow) and not isinstance(message, Refused):
            self._write(self.words.say("terminal-slow", count=round(own.seconds)), PLAIN)
        gone = place.ended is not None and place.ended.id not in GOES_ON
        if phase == PLAYING and (place.phase != PLAYING or place.standing.match != match or gone):
            self._judge(match)

    def _judge(self, match: int) -> None:
        """A match is over: whether its decks were dealt as they were sealed."""
        if self.api is None:
            return
        try:
            for each in judged(self.api.check_seals(match), self.words):
                self._write(each, PLAIN)
        except ClientError as error:
            self._refuse(error.told(self.words))
        except OSError as error:
            self._refuse(one_line(error, self.words))

    def _show(self, before: tuple[int | None, int | None], missed: Sequence[Event] | None) -> None:
        """The whole table came: the first time, because they have sat down or got up, had missed much, or because the
        server has begun anew.

        `missed`: what they have just been told; where that is nothing, they know already how it stands.
        """
        v, seat = before
        if v is None:
            return
        if seat != self.me:
            message = "terminal-spectator" if self.me is None else "terminal-seated"
            self._write(self.words.say(message, number=(self.me or 0) + 1), EVENT)
        elif self.place.phase == "playing" and (missed is None or missed):
            if missed is None:
                self._write(self.words.say("terminal-missed"), PLAIN)
            self._look("table")
        self._prompts.forget()

    def link(self, up: bool) -> None:
        """The connection to the server is lost, or back."""
        self._write(self.words.say("terminal-link-back" if up else "terminal-link-lost"), PLAIN)

    # --- asked ---------------------------------------------------------------------------------------------------

    def ask(self, now: float) -> None:
        """Their hand at the start of a deal, and the question, if it is a new one at this time of the table's clock.

        After a claim the next card is played in its place, when its time has come (`rest`).
        """
        if not (self.racing and self.place.standing.thinking) and (early := self._pending.kept()) and self.racing:
            self._act(early)
        self._claim.notice(now)
        while self._claim.on and self.asked:
            if self._pending or (not self._piped and self.rest(now)):
                return
            self._act([self._claim.card()])
            self._claim.notice(now)
        if self._piped and self.me in (self.place.standing.starters or ()):
            if not self._pending:
                self._pending.make(Go(), typed=False)  # nobody is there who would have to be ready
        elif not (self.online and (self.place.phase in ("waiting", "over") or self.place.between)):
            self._prompts.of_deal(self.racing)
        elif not self._pending and (message := self._prompts.of_table()):
            if self.place.between and self._piped and message == "terminal-ask-next":
                self._pending.make(Ready(), typed=False)  # nobody is there who would want to look at the score
            else:
                self._prompts.say(message, now)

    def rest(self, now: float) -> float | None:
        """Seconds until a card is played by itself, after a claim; None: none will be."""
        return None if self._pending else self._claim.rest(now)

    def alarm(self, now: float) -> str:
        """What is to be told of their own time just now; "" for nothing."""
        left = self._prompts.time.due(now)
        return "" if left is None else self.words.say("web-time-words", minutes=left // 60, count=left % 60)

    def tell(self, line: str) -> None:
        """A line that nothing at the table has brought about."""
        self._write(line, EVENT)

    def until_alarm(self, now: float) -> float | None:
        """Seconds until there may be something to tell of it; None: nothing will be."""
        return self._prompts.time.rest(now)

    def _claim_rest(self) -> None:
        """Whatever is played now, the points will be the same: the own cards are played in their order."""
        if not self.asked or self.place.settled is None:
            raise Unclear("terminal-no-claim")
        self._claim.begin()
        self._write(self.words.say("terminal-claim", told=[self.place.settled]), PLAIN)

    def _refuse(self, text: str, rule: str = "") -> None:
        """A refusal; then the question comes again, but in a race that would be a nuisance."""
        self._write(self._narrator.refuse(text, rule), REFUSAL)
        if not self.racing:
            self._prompts.forget(refused=True)

    # --- typed ---------------------------------------------------------------------------------------------------

    def type(self, typed: str, now: float) -> None:
        """One line that they typed at this time, in seconds of the table's clock."""
        found = command_in(typed, self.words)
        try:
            if found is not None:
                self._command(*found, now)
            elif not typed.strip():
                self._empty()
            else:
                self._claim.thought(now)
                self._answer(typed)
        except Unclear as unclear:
            self._refuse(line(self.words, unclear.message, **unclear.values))

    def _empty(self) -> None:
        """An empty line goes on, or does the only thing possible; otherwise the question comes again."""
        me = self.place.seat
        if GO_ON in self.place.legal or (me is not None and self.place.chairs[me].away):
            self._pending.make(Go())
        elif self.online and (asked := wish(self.place, self._prompts.watching)) in ENTER:
            self._pending.make(wanted(self.place, self.words, ENTER[asked], ""))
        elif self.racing or self.forestalling:
            self._waiting_at = self._narrator.count
        elif self.asked and len(self.place.legal) == 1:
            self._act(self.place.legal)
        else:
            self._prompts.forget()

    def _answer(self, text: str) -> None:
        """An action, or several in a row."""
        place = self.place
        if place.phase == "waiting":
            raise Unclear("terminal-not-begun")
        if self.me is None:
            raise Unclear("terminal-watching")
        if place.phase == "over":
            raise Unclear("terminal-match-over")
        if place.view is None or not (place.dealt or place.predeal):
            raise Unclear("terminal-between")
        typed = typed_at(place.view)
        game = GAMES[place.game]
        held = game.sorted_hand(place.view) if place.dealt else []
        parts = tokens(text, self.words, typed, game.pack, self.words.names, held)
        choice, self._choice = self._choice, []
        if len(parts) == 1 and (chosen := whole(parts[0], 1, len(choice))) is not None:
            readings = [choice[chosen - 1]]
        else:
            readings = typed.read(place.view, place.legal, parts) if parts else []
        if not readings:
            self._not_understood(" ".join(text.split()), parts)
        if len(readings) == 1:
            self._act(readings[0])
        else:
            self._choice = readings
            labels = [
                event("terminal-reading", number=at, told=[typed.label(actions[0])])
                for at, actions in enumerate(readings, 1)
            ]
            self._write(self.words.say("terminal-which", list=labels), QUESTION)

    def _not_understood(self, text: str, parts: Sequence[str]) -> None:
        """What was typed means nothing; where the question does not name what may be, that is said here.

        A word alone that wants a card, a cell or a number is only not finished.
        """
        place = self.place
        assert place.view is not None
        if len(parts) == 1 and parts[0] in GAMES[place.game].verbs():
            raise Unclear("terminal-unfinished", text=text)
        silent = self.words.brief and self.asked
        may = possible(place.view, place.legal, self.words) if silent else []
        if may:
            raise Unclear("terminal-not-understood-may", text=text, list=may)
        raise Unclear("terminal-not-understood", text=text)

    def _act(self, actions: Reading) -> None:
        """All of the actions or none: those of a play of several cards belong together. Cards are drawn one by one.

        What comes while there is time to think is kept for its end: nobody claims before, so that nothing changes.
        """
        claims = GAMES[self.place.game].manners.claims
        if self.racing and self.place.standing.thinking and actions[0].split(" ")[0] in claims:
            self._pending.keep(actions)
            self._write(self.words.say("terminal-early"), PLAIN)
            return
        mark = self._narrator.count
        for at in range(0, len(actions), MOST_ACTIONS):
            self._pending.make(Act(actions[at : at + MOST_ACTIONS]))
        if len(actions) > MOST_ACTIONS and self._narrator.count > mark:
            self._narrator.mark(mark)

    # --- commands ------------------------------------------------------------------------------------------------

    def _command(self, name: str, rest: str, now: float) -> None:
        if name in ("hand", "table", "scores", "last"):
            self._look(name)
        elif name == "undo":
            self._claim.drop()
            self._pending.make(Undo())
        elif name == "claim":
            self._claim_rest()
        elif name == "hint":
            if self.online:
                self._pending.make(Hint())
            else:
                self._prompts.hint()
        elif name == "save":
            self.save(rest or None)
        elif name == "quit" or (name == "leave" and not self.online):
            self.left = True
        elif name == "wait":
            self._empty()
        elif name == "cards":
            self._change_style(rest)
        elif name == "verbosity":
            self._change_verbosity(rest)
        elif name == "rules":
            for section in self.words.rulebook(self.place.game):
                for part in section_told(self.words, section):
                    self._write(part, PLAIN)
        elif name == "help":
            self._help()
        elif name == "why":
            self._why()
        elif name == "quiet":
            quiet = self._narrator.quiet = not self._narrator.quiet
            self._write(self.words.say("terminal-quiet", quiet=quiet), PLAIN)
        elif not self.online and name not in ANYWHERE:
            raise Unclear("terminal-only-online")
        elif name == "who":
            told = chairs_told(self.place, self.words, now)
            if rest:
                told = seat_told(self.place, self.words, rest, self._narrator.done)
            for each in told:
                self._write(each, PLAIN)
            if not rest and (watchers := watching(self.api)):
                listed = self.words.join([printable(name) for name in watchers.values()])
                self._write(self.words.say("terminal-watchers", list=listed), PLAIN)
        elif name == "alarm":
            self._prompts.time.early = number(rest, LONGEST_ALARM, "terminal-no-alarm", 0)
            self._write(self.words.say("terminal-alarm", count=self._prompts.time.early), PLAIN)
        elif name in ABOUT_OTHERS:
            self._about(name, rest)
        elif name == "react":
            self._react(rest)
        else:
            watchers = watching(self.api) if name in BY_NAME else {}
            self._pending.make(wanted(self.place, self.words, name, rest, watchers))

    def _about(self, name: str, rest: str) -> None:
        """They want to hear no more of somebody, to hear them again, or to report them."""
        assert self.api is not None, "a server knows people"
        try:
            self._write(done_about(self.api, self.place, self.words, name, rest), PLAIN)
        except ClientError as error:
            self._refuse(error.told(self.words))

    def _react(self, text: str) -> None:
        """A quick reaction, or which there are."""
        wanted = reaction(text, self.words)
        if wanted is None:
            listed = [
                event("terminal-reaction", number=at, told=[event(phrase_of(each))])
                for at, each in enumerate(REACTIONS, 1)
            ]
            raise Unclear("terminal-no-reaction", list=listed)
        self._pending.make(React(wanted))

    def _why(self) -> None:
        """The latest refusal again, with the number of the rule and what the rules say there."""
        told, rule = self._narrator.refused
        if not told:
            raise Unclear("terminal-no-why")
        self._write(told, PLAIN)
        for section in self.words.rulebook(self.place.game):
            if rule in section.numbers:
                for part in (section.title, *section.text.split("\n\n")):
                    self._write(" ".join(part.split()), PLAIN)

    def _help(self) -> None:
        place = self.place
        if place.view is not None and self.me is not None:
            options = GAMES[place.game].settle(place.options)
            self._write_lines(help_at(place.view, options, self.words))
        self._write_lines(self.words.say("terminal-help"))
        if self.online:
            self._write_lines(self.words.say("terminal-help-online"))
        self._prompts.forget()

    def _write_lines(self, text: str) -> None:
        """A text of several lines, each a line of its own: what is read by ear is asked for again line by line."""
        for each in text.splitlines():
            self._write(each, PLAIN)

    def _look(self, what: str) -> None:
        """Say again what lies there."""
        place = self.place
        if what == "last":
            told = self._narrator.latest or [self.words.say("terminal-nothing-yet")]
        elif what == "scores":
            told = self._scores()
        elif place.view is None:
            told = [self.words.say("deal-none-yet")]
        elif what == "table":
            thinking = round(place.standing.think or 0)
            more = [self.words.say("table-think-now", count=thinking)] if thinking else []
            told = [*table(place.view, self.words), *more]
        elif self.me is None:
            raise Unclear("terminal-watching")
        else:
            told = hand(place.view, self.words)
        for each in told:
            self._write(each, PLAIN)

    def _scores(self) -> list[str]:
        """How the latest deal ended for everybody, the totals of the match, and how they stand."""
        place, result, game = self.place, self._narrator.result, GAMES[self.place.game]
        scores = briefly.totals(game, place)
        if result is None or not place.deals:
            return [self.words.tell(one) for one in scores]
        head = self.words.say("terminal-result", number=result.number)
        return [head, *(said(self.words, one) for one in [*result.told, *scores, *briefly.standing(game, place)])]

    def _change_style(self, text: str) -> None:
        wanted = style(text, self.words)
        if wanted is None:
            raise Unclear("terminal-no-style")
        self.words.cards = wanted
        self._write(self.words.say("terminal-style", cards=self._samples()), PLAIN)
        self._prompts.forget()

    def _change_verbosity(self, text: str) -> None:
        wanted = verbosity(text, self.words)
        if wanted is None:
            raise Unclear("terminal-no-verbosity")
        self._set_verbosity(wanted)
        self._write(self.words.say("terminal-verbosity", level=wanted), PLAIN)

    def _samples(self) -> list[str]:
        """A few cards of the game, to show how they are written."""
        pack = GAMES[self.place.game].pack
        return [pack.text(card) for card in pack.numbers[5::20]]

    def save(self, path: str | None) -> None:
        """Write the record and say where; a file that cannot be written is a refusal."""
        if self._save is None:
            standing = self.place.standing
            if not standing.match:
                raise Unclear("terminal-not-begun")
            code = printable(f"{standing.code}-{standing.match}")
            message = "terminal-kept-there" if self.place.phase == "over" else "terminal-no-save"
            self._write(self.words.say(message, code=code, address=f"{self.address}/match/{code}"), PLAIN)
            return
        try:
            written = self._save(path)
        except Exception as error:
            self._refuse(one_line(error, self.words))
        else:
            self._write(self.words.say("terminal-saved", path=str(written)), PLAIN)
