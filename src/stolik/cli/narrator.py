"""What has happened at a table, told line by line, and remembered for who asks for it again."""

from collections import Counter
from collections.abc import Callable, Sequence

from stolik.cli import briefly
from stolik.cli.talk import after
from stolik.client.errors import said
from stolik.client.place import Place
from stolik.core.game import Event
from stolik.games import GAMES
from stolik.table.messages import Said
from stolik.words import Words, printable

MOST_REMEMBERED = 400  # of the latest lines


class Narrator:
    """Tells events in somebody's words.

    write(line)  shows one line
    full         whether what lies on the table is told after each step
    quiet        whether reactions, and remarks of bots, are not told
    count        how many lines it has told, ever
    result       how the latest deal of this match ended, for whoever asks for the score; None before one has
    refused      the latest refusal with the number of its rule, and that number; "" before there is one
    done         what each seat did last in this deal
    ending       whether it is telling how a deal ended
    """

    def __init__(self, place: Place, words: Words, write: Callable[[str], None]) -> None:
        self._place, self._words, self._write = place, words, write
        self.full = self.quiet = self.ending = False
        self.result: briefly.EndedDeal | None = None
        self.count = 0
        self.refused = ("", "")
        self.done: dict[int, Event] = {}
        self._deal: tuple[object, int] = (None, 0)  # in which they did it: its match, and its number
        self._lines: list[str] = []
        self._mark = 0  # the line with which what followed their last action begins
        self._thinking: object = None  # the time to think that was told last
        # Events since the latest line that several of them are told as, by the message that does it.
        self._summed = Counter[str]()

    def mark(self, at: int | None = None) -> None:
        """What is told from here on, or from the line `at` on (of `count`), follows an action of their own."""
        self._mark = self.count if at is None else at

    @property
    def latest(self) -> list[str]:
        """What was told since their last action, of what is remembered."""
        first = self.count - len(self._lines)
        return self._lines[max(0, self._mark - first) :]

    def tell(self, events: Sequence[Event]) -> None:
        """A line for each event; events that come one after the other in a race make one together.

        How a deal begins and ends is told in few words, but in full.
        """
        self.note(events)
        for step in briefly.steps(events):
            self._tell_step(step)

    def note(self, events: Sequence[Event]) -> None:
        """What a seat has done is the first that a game tells of a step; what follows is what became of it."""
        deal = self._place.standing.match, self._place.deals
        if deal[0] != self._deal[0]:
            self.result = None
        if deal != self._deal:
            self._deal, self.done = deal, {}
            return  # how the deal begins: nobody has done anything
        done = next((each for each in events if each.id.startswith(f"{self._place.game}-")), None)
        if done is not None and "seat" in done.args:
            self.done[done.args["seat"]] = done

    def _tell_step(self, events: Sequence[Event]) -> None:
        game, place = GAMES[self._place.game], self._place
        summed, acted, ended = game.summed_up, events, list[Event]()
        brief = not self.full and place.seat is not None
        if briefly.ends(events):
            since = briefly.since(events, game, place)
            acted, ended = events[:since], [*events[since:]]
            self.result = briefly.EndedDeal(briefly.number(ended, place), briefly.result(ended, game, place))
        if brief:
            acted, ended = briefly.start(acted, game.at_length), briefly.end(ended, game, place)
        for at, event in enumerate([*acted, *ended]):
            self.ending = at >= len(acted)
            if event.id == "table-sealed":  # 64 digits, which `who` shows to those who want to check the deck later
                continue
            if event.id == "table-thinking":  # it follows each claim: said when it is another one
                same, self._thinking = self._thinking == event.args["count"], event.args["count"]
                if same and not self.full:
                    continue
            if event.id in summed:  # a line for each would drown the claims
                self._summed[summed[event.id]] += 1
                continue
            for message, count in self._summed.items():
                self._tell(self._words.say(message, count=count))
            self._summed.clear()
            self._tell(said(self._words, event))
            if event.id in ("table-asleep", "table-bot-plays") and event.args["seat"] == self._place.seat:
                self._write(self._words.say("terminal-asleep"))
        self.ending = False

    def refuse(self, text: str, rule: str) -> str:
        """What is told of a refusal: the number of the rule only to who wants to hear all, or asks."""
        numbered = self._words.say("terminal-refused", told=text.removesuffix("."), rule=rule) if rule else text
        self.refused = numbered, rule
        return numbered if self.full else text

    def tell_said(self, said: Said) -> None:
        """A line of chat, a reaction, or the remark of a bot; their own they have just typed."""
        if said.seat is not None and said.seat == self._place.seat:
            return
        name, text = printable(said.name), printable(said.text)
        named = said.account and said.seat is None  # of who sits there, who says it
        if said.phrase:
            if self.quiet or said.seat is None or said.phrase not in self._words:
                return  # or it is one of a younger server
            name, text = self._words.names[said.seat], self._words.say(said.phrase)
        self._write(self._words.say("terminal-said", name=name, account=named, text=text))

    def tell_more(self, events: Sequence[Event]) -> None:
        """For who wants to hear all: what lies there after these events, and how the seat stands that acted."""
        view = self._place.view
        more = after(view, events, self._words) if self.full and view is not None else ""
        if more:
            self._tell(more)

    def _tell(self, line: str) -> None:
        self._lines = [*self._lines[-MOST_REMEMBERED + 1 :], line]
        self.count += 1
        self._write(line)
