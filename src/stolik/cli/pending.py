"""Commands on their way to a table, each with a number, until it is answered; and actions for which it is too early."""

from collections.abc import Callable
from secrets import token_hex

from stolik.core.game import Reading
from stolik.table.commands import AnyCommand


class PendingCommands:
    """send(id, command) sends a command with its number; the answer may come before it returns."""

    def __init__(self, send: Callable[[str, AnyCommand], None]) -> None:
        self._send = send
        self._prefix, self._count = token_hex(4), 0  # of numbers: new for every command
        self._unanswered: dict[str, AnyCommand | None] = {}
        self._early: Reading = []

    def __bool__(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self._unanswered)

    def make(self, command: AnyCommand, typed: bool = True) -> None:
        """Send a command. Nobody `typed` it: then no refusal of it is told."""
        self._count += 1
        id = f"{self._prefix}-{self._count}"
        self._unanswered[id] = command if typed else None
        self._send(id, command)

    def keep(self, actions: Reading) -> None:
        """What came too early, instead of what did before."""
        self._early = actions

    def kept(self) -> Reading:
        """What is kept, and is kept no longer."""
        early, self._early = self._early, []
        return early

    def answered(self, id: str) -> AnyCommand | None:
        """The typed command that is answered by a message with this number; None if it answers none."""
        return self._unanswered.pop(id, None)

    def forget(self) -> None:
        """No answers will come any more."""
        self._unanswered.clear()
