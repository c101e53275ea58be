"""What the bots of a play are asked, and what they have answered: a step never calls a bot, and waits for none.

Whoever drives the play takes the open questions after each step, asks the bots wherever it likes, and hands in the
answers, each with its time. An answer to a question that stands no longer is void. Nothing of this is in the log: an
answer is an input only when it takes effect, and after a restart the bots are asked again.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol


class Bot(Protocol):
    """A player of a bot's seat. It sees what the seat sees, and never the deal itself.

    `blind` bots do without a view. `choose` gets the seat's view, its legal actions (there is at least one) and the
    history: the actions of the deal so far as all have seen them, each with its seat ("2 play 7C", "- reshuffle");
    none for blind bots, and for bots that play over the network, where actions are told as events alone. It gives one
    of the legal actions with its delay in seconds, which counts only in a race. Where another seat is asked, "" is the
    first of the legal actions: to do nothing just now. In a race it is not among them, and may be chosen all the same.
    """

    @property
    def name(self) -> str: ...
    @property
    def blind(self) -> bool: ...
    def choose(self, view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]: ...


class BadAnswer(ValueError):
    """What a bot gave is no answer to its question: the mistake is the bot's, and the question still stands."""


class Questions:
    """The questions of one play that are open, and the answers that have not yet taken effect.

    open    the question that each seat is asked
    plans   what each seat is about to do, and when
    passed  which seats have answered that they do nothing, and at which position
    """

    __slots__ = ("open", "passed", "plans")

    def __init__(self) -> None:
        self.plans: dict[int, tuple[float, str]] = {}
        self.passed: dict[int, int] = {}
        self.open: dict[int, Question] = {}

    def clear(self) -> None:
        """Nobody is asked anything, nobody is about to do anything."""
        self.plans.clear()
        self.open.clear()

    def withdraw(self, seat: int) -> None:
        """This seat is asked nothing, and about to do nothing."""
        self.plans.pop(seat, None)
        self.open.pop(seat, None)
        self.passed.pop(seat, None)

    def spoil(self, legal: Callable[[int], Sequence[str]]) -> None:
        """In a race the table has changed: questions are void, and plans of what is possible no longer."""
        self.open.clear()
        for seat, (_, action) in [*self.plans.items()]:
            if action not in legal(seat):
                del self.plans[seat]

    def wants(self, seat: int, position: int) -> bool:
        """Whether the seat is to be asked: it is not, nor about to do anything, nor content with this position."""
        return seat not in self.open and seat not in self.plans and self.passed.get(seat) != position

    def answered(self, question: "Question") -> bool:
        """The question has its answer; False if it stands no longer, or is one of another play."""
        if self.open.get(question.seat) is not question:
            return False
        del self.open[question.seat]
        return True

    def first(self) -> tuple[float, int, str] | None:
        """The plan that is due first: when, whose and what."""
        return min(((at, seat, action) for seat, (at, action) in self.plans.items()), default=None)

    def shift(self, seconds: float) -> None:
        """All plans are due so much later."""
        self.plans = {seat: (at + seconds, action) for seat, (at, action) in self.plans.items()}

    def saved(self) -> tuple[Any, ...]:
        """All of it, to be set back."""
        return dict(self.plans), dict(self.passed), dict(self.open)

    def set_back(self, saved: Iterable[Any]) -> None:
        """As it was when it was saved."""
        self.plans, self.passed, self.open = saved


class Question:
    """What a bot is asked. Read `view` and `history` before the play goes on; what was read may be kept.

    seat    whose seat it plays
    bot     the bot, as the play has it: at a table the name of a level
    since   when it is asked
    legal   its legal actions, and first "" if another seat is asked
    passes  whether it may do nothing just now: it is not the seat to act
    """

    __slots__ = ("_history", "_questions", "_view", "bot", "legal", "passes", "seat", "since")

    def __init__(
        self,
        seat: int,
        bot: Any,
        since: float,
        legal: list[str],
        passes: bool,
        view: Callable[[int | None], dict[str, Any]],
        history: Callable[[], list[str]],
        questions: Questions,
    ) -> None:
        self.seat, self.bot, self.since, self.legal, self.passes = seat, bot, since, legal, passes
        self._view, self._history, self._questions = view, history, questions
        questions.open[seat] = self

    @property
    def stands(self) -> bool:
        """Whether it still waits for an answer."""
        return self._questions.open.get(self.seat) is self

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees; not to be written to."""
        return self._view(self.seat)

    @property
    def history(self) -> list[str]:
        """The actions of the deal so far, as all have seen them."""
        return self._history()

    def seen_by(self, bot: Bot) -> tuple[dict[str, Any], list[str], list[str]]:
        """What a bot is shown of it, as `choose` takes it: a blind one no view and no history."""
        return ({}, self.legal, []) if bot.blind else (self.view, self.legal, self.history)

    def checked(self, answer: object) -> tuple[str, float]:
        """What a bot gave, if it is an answer to this question. Raises BadAnswer."""
        match answer:
            case (str() as action, int() | float() as delay) if 0 <= delay < math.inf:
                if action in self.legal or (self.passes and not action):
                    return action, delay
        raise BadAnswer(f"{self.bot} was asked for one of {self.legal} and gave {answer!r}")

    def put(self, bot: Bot) -> tuple[str, float]:
        """A bot's answer, at once. Raises BadAnswer, and what the bot raises."""
        return self.checked(bot.choose(*self.seen_by(bot)))
