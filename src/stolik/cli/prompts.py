"""What somebody is asked at a table, once for each moment in which it is a new question."""

from collections.abc import Callable, Sequence

from stolik.cli.alarm import OwnTime
from stolik.cli.company import seconds_left, wish
from stolik.cli.talk import hand, question
from stolik.client.place import Place
from stolik.core.game import Event, event
from stolik.table import GO_ON
from stolik.words import Words


class Prompts:
    """Knows what has been asked and said of a hand, so that nothing is asked twice.

    write(line)  shows one line
    watching     whether they only want to watch
    time         how long they may still think, and when that is told
    advise()     what there is to say to whoever asks for a hint; None where there are no hints
    """

    def __init__(
        self,
        place: Place,
        words: Words,
        write: Callable[[str], None],
        watching: bool,
        advise: Callable[[], list[Event]] | None = None,
    ) -> None:
        self._advise, self.time = advise, OwnTime(place)
        self._place, self._words, self._write, self.watching = place, words, write, watching
        self._asked: object = None  # what the latest question was about
        self._before: list[str] = []  # what led up to it: said again only when it is new
        self._held: object = None  # in a race: the hand that they have been told last
        self._again = False  # whether it is asked again after a refusal, and the last line of it is enough
        self._deals = (0, 0)  # the match, and how many of its deals' hands have been said
        self._hinted: object = None  # the deal, or the moment before one, when they were told last that they may act

    def forget(self, refused: bool = False) -> None:
        """The question comes again; after a refusal its last line alone."""
        self._asked, self._again, self._before = None, self._again or refused, []

    def hint(self) -> None:
        """What to do now, as far as search knows."""
        for each in self._advise() if self._advise else [event("advice-not-here")]:
            self._write(self._words.tell(each))

    def of_table(self) -> str:
        """The message that asks what they want while no deal is on: to sit down, to be ready, another match.

        "" if nothing is to be asked, or it has been asked already.
        """
        message, place = wish(self._place, self.watching), self._place
        about = message, place.phase, place.standing.match, place.deals
        if about == self._asked:
            return ""
        self._asked, self._again = about, False
        return message

    def say(self, message: str, now: float) -> None:
        """A question about the table itself, with the seconds until things go on by themselves."""
        self._write(self._words.say(message, count=seconds_left(self._place, now)))

    def of_deal(self, racing: bool) -> None:
        """Their hand at the start of a deal, and the question, if it is a new one."""
        place, words = self._place, self._words
        if place.phase != "playing" or place.view is None or place.seat is None:
            return
        view, legal, deal = place.view, place.legal, (place.standing.match or 0, place.deals)
        fresh = place.dealt and self._deals != deal
        covered = place.asked and not words.brief and _covers(legal, view["hand"]) if view.get("hand") else True
        if fresh:
            self._before = []
        if fresh and not racing and not covered:
            self._tell(hand(view, words))
        if place.dealt:
            self._deals = deal
        if not place.asked and not racing:
            self._asked = None
            moment = (deal, place.changes) if place.predeal else deal
            if legal and self._hinted != moment:
                self._hinted = moment
                self._tell(question(view, legal, words))
            return
        starts = racing and place.seat in (place.standing.starters or ())
        about = (deal, view["phase"], view["hand"], starts) if racing else (deal, place.changes)
        if about == self._asked:
            return
        again, self._asked = self._asked is not None, about
        if starts:
            self._tell([words.say("terminal-start")])
        elif GO_ON in legal:
            aside = [action for action in legal if action != GO_ON]
            hint = question(view, aside, words) if aside else []
            self._tell([*hint, words.say("terminal-go-on")])
        else:
            asked = question(view, legal, words)
            if again and self._held == (deal, asked):
                asked = []  # the race goes on after a pause, and they have been told what they hold
            elif racing and asked == hand(view, words):
                self._held = (deal, asked)
            self._tell(asked[-1:] if self._again else self._new(asked))
        self._again = False

    def _new(self, asked: list[str]) -> list[str]:
        """A question without the lines before it that led up to the latest one too: a hint is given once."""
        before, self._before = self._before, asked[:-1]
        return [*(each for each in asked[:-1] if each not in before), *asked[-1:]]

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._write(line)


def _covers(legal: list[str], hand: list[str]) -> bool:
    """Whether the question names the whole hand anyway."""
    named = {action.split(" ")[1] for action in legal if " " in action}
    return set(hand) <= named
