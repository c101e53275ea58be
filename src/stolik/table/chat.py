"""The chat of a table: its latest lines, and who has said how much lately, or reacted how often."""

from msgspec import Struct

from stolik.core.game import event
from stolik.table.commands import LONGEST_TEXT, Refusal
from stolik.table.messages import Said

CHAT = 20  # lines of chat that are kept
TALK, TALK_SECONDS = 6, 10.0  # lines of chat that a person may say in so many seconds; and all who only watch together
REACTED, REACTED_SECONDS = 3, 10.0  # quick reactions likewise


class Chat(Struct):
    """The latest lines; `talk`: when each of the latest was said, and by whom; `reacted`: likewise of reactions.

    hushed  whom the host has silenced for all, with their names; "" of who has only watched
    """

    lines: list[Said] = []
    talk: list[tuple[float, str]] = []
    reacted: list[tuple[float, str]] = []
    hushed: dict[str, str] = {}

    def hush(self, person: str, name: str, on: bool) -> bool:
        """Somebody is silenced, or may speak again; whether that is new."""
        if (person in self.hushed) == on:
            return False
        others = {each: name for each, name in self.hushed.items() if each != person}
        self.hushed = {**others, person: name} if on else others
        return True

    def name_of(self, person: str) -> str:
        """What somebody is called who has said something lately, or had when silenced; "" for anybody else."""
        said = (line.name for line in reversed(self.lines) if line.person == person)
        return self.hushed.get(person) or next(said, "")

    def heard(self, who: str, text: str, now: float, own: set[str]) -> str:
        """What a person says, with its spaces in order. Raises Refusal for what is no line, and for too many.

        `own`: who sits at the table, and its host; all others share one ration.
        """
        self._refuse_hushed(who)
        line = " ".join(text.split())
        if not line or not line.isprintable() or len(line) > LONGEST_TEXT:
            raise Refusal(event("table-why-text", count=LONGEST_TEXT))
        talk = _once_more(self.talk, who, now, TALK, TALK_SECONDS)
        if who not in own and sum(each not in own for _, each in talk) > TALK:
            raise Refusal(event("table-why-talk", count=round(TALK_SECONDS)))
        self.talk = talk
        return line

    def reacts(self, who: str, now: float) -> None:
        """A person reacts. Raises Refusal for too many reactions."""
        self._refuse_hushed(who)
        self.reacted = _once_more(self.reacted, who, now, REACTED, REACTED_SECONDS)

    def forget(self, who: str) -> None:
        """What a person has said is gone."""
        self.lines = [line for line in self.lines if line.person != who]

    def _refuse_hushed(self, who: str) -> None:
        if who in self.hushed:
            raise Refusal(event("table-why-hushed"))

    def add(self, said: Said) -> None:
        """One more line."""
        self.lines = [*self.lines[-CHAT + 1 :], said]


def _once_more(
    lately: list[tuple[float, str]], who: str, now: float, most: int, seconds: float
) -> list[tuple[float, str]]:
    """Who has said something in the last seconds, with one more. Raises Refusal if that is too much for one person."""
    lately = [(at, each) for at, each in lately if now - at < seconds]
    if sum(each == who for _, each in lately) >= most:
        raise Refusal(event("table-why-talk", count=round(seconds)))
    return [*lately, (now, who)]
