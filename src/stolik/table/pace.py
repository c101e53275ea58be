"""How fast a table runs, in seconds. Nothing here depends on what is hidden."""

from typing import Any, NamedTuple

LONGEST_THINK = 600.0  # seconds to think, whoever asks for them: a table, a person, the command line

# Seconds within which a bot has thought, whatever it holds: with a shorter pause the time that it takes would tell.
THOUGHTS = {"master": 1.2}

LONGEST_SLOW = 10.0  # seconds that bots wait before they act, where somebody wants that


class Pace(NamedTuple):
    """The table's own times, in seconds.

    pause    before a bot acts
    between  before the next deal
    think    trojki's calm pace: after each change of the table nobody claims for so long; None is the race as it is
    hold     how long the next action waits for actions out of turn, where a game grants them time (durak's exchange
                before an opening, a challenge at trojki); None: until every person has said so
    start    a race begins so long after everybody has given the start (3, 2, 1); None: as soon as it is dealt
    patience  how long a start is waited for; None: until every person has given it
    """

    pause: float = 1.0
    between: float = 2.0
    think: float | None = None
    hold: float | None = None
    start: float | None = None
    patience: float | None = None

    def pause_of(self, bot: Any) -> float:
        """Seconds before a bot acts: a level, or whatever else sits there and is asked at once."""
        return max(self.pause, THOUGHTS.get(bot, 0.0)) if self.pause else 0.0


AT_ONCE = Pace(0.0, 0.0)
