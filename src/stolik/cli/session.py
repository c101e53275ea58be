"""One person at a table: what he is told and asked, and what his lines mean. No input, output or clock of its own.

It knows a `Place` and a way to send commands: whether the table is in this process or on a server is none of its
business.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import token_hex

from stolik.cli.answers import command as command_in
from stolik.cli.answers import style, tokens, verbosity
from stolik.cli.company import chairs_told, names_of, seconds_left, wanted, wish
from stolik.cli.errors import one_line
from stolik.cli.others import ABOUT_OTHERS, PeopleApi, done_about
from stolik.cli.rules import section_told
from stolik.cli.talk import after, hand, line, question, table, typed_at
from stolik.client.errors import ClientError, printable, said
from stolik.client.place import Place
from stolik.core.game import Event, Reading, Unclear, event
from stolik.games import GAMES
from stolik.table import GO_ON
from stolik.table.commands import Act, AnyCommand, Go, Ready, Undo
from stolik.table.told import Ended, Message, Refused, Said, Shown, Told
from stolik.words import Words

EVENT, QUESTION, REFUSAL, PLAIN = "event", "question", "refusal", "plain"  # kinds of lines, for whoever shows them
KEPT = 400  # how many of the latest events are remembered
AT_ONCE = 12  # actions in one command, as many as a table takes
ENTER = {  # what Enter means
    "terminal-ask-sit": "sit",
    "terminal-ask-ready": "ready",
    "terminal-ask-soon": "ready",
    "terminal-ask-next": "ready",
}
ANYWHERE = ("ready", "who", "leave")  # commands about the table that mean something at one's own table too


class Session:
    """A person's seat, or a spectator's place.

    place               what is known of the table; `hear` keeps it
    send(id, command)   sends a command with a number; the answer comes through `hear`, perhaps before this returns
    write(line, kind)   shows one line
    save(path or None)  writes the record to a file, or to where it goes anyway, and says which; raises OSError,
                        BadInput; None where there is nothing to save: at a table on a server
    names               what the seats are called, if not by what is known of them
    watching            whether he only wants to watch
    piped               whether his lines come from a file: then they answer questions, and nothing else waits for them
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
    ) -> None:
        self.place, self.words, self.online = place, words, save is None
        self._send, self._write, self._save, self._names = send, write, save, names
        self._watching, self._piped = watching, piped
        self._set_verbosity(verbosity)
        self.address = ""  # of the server, for who wants to look there later
        self.people: PeopleApi | None = None  # what the server does about other people
        self.left = False  # whether he has left the table
        self.waiting = False  # whether he wants to hear what happens before he says more
        self._number, self._numbers = token_hex(4), 0  # of commands: new for every one
        self._unanswered: dict[str, AnyCommand | None] = {}  # None: nobody has typed it, so no refusal is told
        self._told: list[str] = []
        self._summed = Counter[str]()  # events since the latest line that are told as one, by the message that does
        self._mark = 0  # how many events there were at his last action
        self._asked: object = None  # what the latest question was about
        self._held: object = None  # in a race: the hand that he has been told last
        self._again = False  # whether it is asked again after a refusal, and the last line of it is enough
        self._deals = (0, 0)  # the match, and how many of its deals' hands have been said
        self._hinted = (0, 0)  # the deal in which they were told last that they may act out of turn
        self._choice: list[Reading] = []  # readings between which he is to choose
        self._learn()

    # --- how it stands -------------------------------------------------------------------------------------------

    @property
    def me(self) -> int | None:
        """His seat; None for a spectator."""
        return self.place.seat

    @property
    def racing(self) -> bool:
        """Whether he may act at any time, like everybody."""
        return self.place.racing and self.me is not None

    @property
    def asked(self) -> bool:
        """Whether the game waits for him."""
        return self.place.asked

    @property
    def listening(self) -> bool:
        """Whether a line that comes from a file is wanted now."""
        if self._unanswered:
            return False
        at_rest = self.online and not self._watching and self.place.phase in ("waiting", "over")
        return self.asked or at_rest or (self.racing and not self.waiting)

    @property
    def over(self) -> bool:
        """Whether there is nothing more to hear or to say."""
        done = self.place.phase == "over" and (not self.online or (self._watching and self._piped))
        return self.left or done or self.place.ended is not None

    def _set_verbosity(self, verbosity: str) -> None:
        self.words.brief, self._full = verbosity == "short", verbosity == "full"

    def _learn(self) -> None:
        """Who sits where, and where he sits himself, for all that is told from now on."""
        self.words.me = self.me
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
        """How it stands at a table on a server that he comes to."""
        place = self.place
        title, code = self.words.say(f"{place.game}-title"), printable(place.code)
        self._write(self.words.say("terminal-welcome-table", game=title, code=code), PLAIN)
        taken = [seat for seat, chair in enumerate(place.chairs) if chair.person or chair.bot]
        if taken:
            self._write(self.words.say("terminal-at-table", seats=taken), PLAIN)
        if place.phase == "playing" and place.view is not None:
            self._look("scores")
            self._look("table")

    def hear(self, message: Message, missed: Sequence[Event] = ()) -> None:
        """Tell him what happened, or why something did not; before a whole table what was `missed` until then."""
        before, place = (self.place.v, self.place.seat), self.place
        own = self._unanswered.pop(getattr(message, "id", ""), None)
        news = place.take(message)
        match message:
            case Told() if news:
                self._learn()
                if isinstance(own, Act):
                    self._mark = len(self._told)
                self._tell_all(message.events)
                self._tell_more(message.events)
            case Said() if news:
                self._tell_said(message)
            case Shown():
                self._learn()
                self._tell_all(missed)
                self._show(before, bool(missed))
            case Refused() if own is not None:
                self._refuse(said(self.words, message.reason).removesuffix("."), message.rule)
            case Ended():
                self._unanswered.clear()
                self._write(said(self.words, message.reason), EVENT)
            case _:
                pass

    def _tell_all(self, events: Sequence[Event]) -> None:
        summed = GAMES[self.place.game].summed_up
        for each in events:
            if each.id == "table-sealed":  # 64 digits, which `who` shows to those who want to check the deck later
                continue
            if each.id in summed:  # one after the other in a race: a line for each would drown the claims
                self._summed[summed[each.id]] += 1
                continue
            for message, count in self._summed.items():
                self._tell(self.words.say(message, count=count))
            self._summed.clear()
            self._tell(said(self.words, each))
            if each.id == "table-asleep" and each.args["seat"] == self.place.seat:
                self._say([self.words.say("terminal-asleep")])
        extra = max(0, len(self._told) - KEPT)
        self._told, self._mark = self._told[extra:], max(0, self._mark - extra)

    def _tell_more(self, events: Sequence[Event]) -> None:
        """For whoever wants to hear all: what lies there now, and how he stands who has done something."""
        view = self.place.view
        more = after(view, events, self.words) if self._full and view is not None else ""
        if more:
            self._tell(more)

    def _tell(self, text: str) -> None:
        self._told.append(text)
        self._write(text, EVENT)
        self.waiting = False

    def _tell_said(self, said: Said) -> None:
        """A line of chat; their own they have just typed."""
        if said.seat is None or said.seat != self.me:
            self._write(self.words.say("terminal-said", name=printable(said.name), text=printable(said.text)), EVENT)

    def _show(self, before: tuple[int | None, int | None], told: bool) -> None:
        """The whole table came: the first time, because he has sat down or got up, or because he had missed much.

        `told`: he has just been told what.
        """
        v, seat = before
        if v is None:
            return
        if seat != self.me:
            message = "terminal-spectator" if self.me is None else "terminal-seated"
            self._write(self.words.say(message, number=(self.me or 0) + 1), EVENT)
        elif self.place.phase == "playing":
            if not told:
                self._write(self.words.say("terminal-missed"), PLAIN)
            self._look("table")
        self._asked = None

    def link(self, up: bool) -> None:
        """The connection to the server is lost, or back."""
        self._write(self.words.say("terminal-link-back" if up else "terminal-link-lost"), PLAIN)

    # --- asked ---------------------------------------------------------------------------------------------------

    def ask(self, now: float) -> None:
        """His hand at the start of a deal, and the question, if it is a new one at this time of the table's clock."""
        place = self.place
        if self.online and (place.phase in ("waiting", "over") or place.between):
            self._ask_table(now)
            return
        if place.phase != "playing" or place.view is None or self.me is None:
            return
        view, legal, deal = place.view, place.legal, (place.standing.match or 0, place.deals)
        fresh = place.dealt and self._deals != deal
        if fresh and view.get("hand") and not self.racing and not (self.asked and _covers(legal, view["hand"])):
            self._say(hand(view, self.words))
        if place.dealt:
            self._deals = deal
        if not self.asked and not self.racing:
            self._asked = None
            if legal and self._hinted != deal:
                self._hinted = deal
                self._say(question(view, legal, self.words))
            return
        about = (deal, view["phase"], view["hand"]) if self.racing else (deal, place.changes)
        if about != self._asked:
            again, self._asked = self._asked is not None, about
            if GO_ON in legal:
                aside = [action for action in legal if action != GO_ON]
                hint = question(view, aside, self.words) if aside else []
                self._say([*hint, self.words.say("terminal-go-on")])
            else:
                asked = question(view, legal, self.words)
                if again and self._held == (deal, asked):
                    asked = []  # the race goes on after a pause, and they have been told what they hold
                elif self.racing and asked == hand(view, self.words):
                    self._held = (deal, asked)
                self._say(asked[-1:] if self._again else asked)
            self._again = False

    def _ask_table(self, now: float) -> None:
        """What may be done while no deal is on: sit down, say that one is ready, ask for another match."""
        message, place = wish(self.place, self._watching), self.place
        about = message, place.phase, place.standing.match, place.deals
        if about == self._asked or self._unanswered:
            return
        self._asked, self._again = about, False
        if place.between and self._piped and message == "terminal-ask-next":
            self._do(Ready(), typed=False)  # nobody is there who would want to look at the score
        elif message:
            self._say([self.words.say(message, count=seconds_left(place, now))])

    def _say(self, lines: Sequence[str]) -> None:
        for each in lines:
            self._write(each, QUESTION)

    def _refuse(self, text: str, rule: str = "") -> None:
        """A refusal; then the question comes again, but in a race that would be a nuisance."""
        numbered = f"{text}: {rule}." if rule and rule != "RECORDS" else text if text.endswith("?") else f"{text}."
        self._write(numbered, REFUSAL)
        if not self.racing:
            self._asked, self._again = None, True

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
                self._answer(typed)
        except Unclear as unclear:
            self._refuse(line(self.words, unclear.message, **unclear.values).removesuffix("."))

    def _do(self, command: AnyCommand, typed: bool = True) -> None:
        self._numbers += 1
        id = f"{self._number}-{self._numbers}"
        self._unanswered[id] = command if typed else None
        self._send(id, command)

    def _empty(self) -> None:
        """An empty line goes on, or does the only thing possible; otherwise the question comes again."""
        me = self.place.seat
        if GO_ON in self.place.legal or (me is not None and self.place.chairs[me].away):
            self._do(Go())
        elif self.online and (asked := wish(self.place, self._watching)) in ENTER:
            self._do(wanted(self.place, ENTER[asked], ""))
        elif self.racing:
            self.waiting = True
        elif self.asked and len(self.place.legal) == 1:
            self._act(self.place.legal)
        else:
            self._asked = None

    def _answer(self, text: str) -> None:
        """An action, or several in a row."""
        place = self.place
        if place.phase == "waiting":
            raise Unclear("terminal-not-begun")
        if self.me is None:
            raise Unclear("terminal-watching")
        if place.phase == "over":
            raise Unclear("terminal-match-over")
        if place.view is None or not (place.dealt or place.customs):
            raise Unclear("terminal-between")
        typed = typed_at(place.view)
        parts = tokens(text, self.words, typed, GAMES[place.game].pack, self.words.names)
        choice, self._choice = self._choice, []
        if len(parts) == 1 and parts[0].isdecimal() and 1 <= int(parts[0]) <= len(choice):
            readings = [choice[int(parts[0]) - 1]]
        else:
            readings = typed.read(place.view, place.legal, parts) if parts else []
        if not readings:
            raise Unclear("terminal-not-understood", text=" ".join(text.split()))
        if len(readings) == 1:
            self._act(readings[0])
        else:
            self._choice = readings
            labels = [
                event("terminal-reading", number=at, told=[typed.label(actions[0])])
                for at, actions in enumerate(readings, 1)
            ]
            self._say([self.words.say("terminal-which", list=labels)])

    def _act(self, actions: Reading) -> None:
        """All of the actions or none: those of a play of several cards belong together. Cards are drawn one by one."""
        mark = len(self._told)
        for at in range(0, len(actions), AT_ONCE):
            self._do(Act(actions[at : at + AT_ONCE]))
        if len(actions) > AT_ONCE and len(self._told) > mark:
            self._mark = mark

    # --- commands ------------------------------------------------------------------------------------------------

    def _command(self, name: str, rest: str, now: float) -> None:
        if name in ("hand", "table", "scores", "last"):
            self._look(name)
        elif name == "undo":
            self._do(Undo())
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
        elif not self.online and name not in ANYWHERE:
            raise Unclear("terminal-only-online")
        elif name == "who":
            for told in chairs_told(self.place, self.words, now):
                self._write(told, PLAIN)
        elif name in ABOUT_OTHERS:
            self._about(name, rest)
        else:
            self._do(wanted(self.place, name, rest))

    def _about(self, name: str, rest: str) -> None:
        """He wants to hear no more of somebody, to hear him again, or to report him."""
        assert self.people is not None, "a server knows people"
        try:
            self._write(done_about(self.people, self.place, self.words, name, rest), PLAIN)
        except ClientError as error:
            self._refuse(error.told(self.words).removesuffix("."))

    def _help(self) -> None:
        place = self.place
        if place.view is not None and self.me is not None:
            self._write(self.words.say(typed_at(place.view).help), PLAIN)
        self._write(self.words.say("terminal-help"), PLAIN)
        if self.online:
            self._write(self.words.say("terminal-help-online"), PLAIN)
        self._asked = None

    def _look(self, what: str) -> None:
        """Say again what lies there."""
        place = self.place
        if what == "last":
            told = self._told[self._mark :] or [self.words.say("terminal-nothing-yet")]
        elif what == "scores":
            game = GAMES[place.game]
            scores = game.tell_score(game.settle(place.options), place.score, False)
            told = [self.words.say(one.id, **one.args) for one in scores]
        elif place.view is None:
            told = [self.words.say("deal-none-yet")]
        elif what == "table":
            told = table(place.view, self.words)
        elif self.me is None:
            raise Unclear("terminal-watching")
        else:
            told = hand(place.view, self.words)
        for each in told:
            self._write(each, PLAIN)

    def _change_style(self, text: str) -> None:
        wanted = style(text, self.words)
        if wanted is None:
            raise Unclear("terminal-no-style")
        self.words.cards = wanted
        self._write(self.words.say("terminal-style", cards=self._samples()), PLAIN)
        self._asked = None

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
            self._refuse(one_line(error, self.words).removesuffix("."))
        else:
            self._write(self.words.say("terminal-saved", path=str(written)), PLAIN)


def _covers(legal: list[str], hand: list[str]) -> bool:
    """Whether the question names the whole hand anyway."""
    named = {action.split(" ")[1] for action in legal if " " in action}
    return set(hand) <= named
