"""What a table has to write into its log (log.py): its entries, and now and then the whole of it."""

from stolik.table.log import Entry, Kept

KEPT_EVERY = 400  # steps after which the whole table is written, wherever it stands


class Journal:
    """The entries that nobody has taken yet; `steps`: how many there were since the whole table was written."""

    __slots__ = ("entries", "steps")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.steps = 0

    @property
    def full(self) -> bool:
        """Whether it is time for the whole table, so that the log need not be read from far back."""
        return self.steps >= KEPT_EVERY

    def add(self, entry: Entry) -> None:
        """One more."""
        self.entries.append(entry)
        self.count(entry)

    def count(self, entry: Entry) -> None:
        """One that is in the log already happens again."""
        self.steps = 0 if isinstance(entry.input, Kept) else self.steps + 1

    def take(self) -> list[Entry]:
        """The entries since the last time."""
        entries, self.entries = self.entries, []
        return entries
