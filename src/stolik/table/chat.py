"""The chat of a table: its latest lines, and who has said how much lately."""

from msgspec import Struct

from stolik.core.game import event
from stolik.table.commands import LONGEST_TEXT, Refusal
from stolik.table.messages import Said

CHAT = 20  # lines of chat that are kept
TALK, TALK_SECONDS = 6, 10.0  # lines of chat that a person may say in so many seconds


class Chat(Struct):
    """The latest lines; `talk`: when each of the latest was said, and by whom."""

    lines: list[Said] = []
    talk: list[tuple[float, str]] = []

    def heard(self, who: str, text: str, now: float) -> str:
        """What a person says, with its spaces in order. Raises Refusal for what is no line, and for too many."""
        line = " ".join(text.split())
        if not line or not line.isprintable() or len(line) > LONGEST_TEXT:
            raise Refusal(event("table-why-text", count=LONGEST_TEXT))
        self.talk = [(at, each) for at, each in self.talk if now - at < TALK_SECONDS]
        if sum(each == who for _, each in self.talk) >= TALK:
            raise Refusal(event("table-why-talk", count=round(TALK_SECONDS)))
        self.talk.append((now, who))
        return line

    def add(self, said: Said) -> None:
        """One more line."""
        self.lines = [*self.lines[-CHAT + 1 :], said]
