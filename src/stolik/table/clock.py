"""The clocks that a table can have, as values: how long a seat may take, and what follows for the table's own pace."""

from typing import NamedTuple

from stolik.table.pace import Pace


class Clock(NamedTuple):
    """Seconds for each action, and a bank for a whole match out of which longer thinking is paid; None: no clock."""

    action: float | None
    bank: float
    pace: Pace


COUNTED = 3.0  # seconds from the start of a race, once everybody has given it, to the first action: 3, 2, 1

# Before the next deal it is enough that all say that they are ready; `between` is for those who do not.
CLOCKS = {
    "none": Clock(None, 0.0, Pace(1.0, 120.0, hold=8.0, start=COUNTED)),
    "relaxed": Clock(90.0, 600.0, Pace(1.0, 60.0, hold=8.0, start=COUNTED, patience=90.0)),
    "normal": Clock(40.0, 180.0, Pace(1.0, 30.0, hold=6.0, start=COUNTED, patience=40.0)),
    "fast": Clock(12.0, 60.0, Pace(0.6, 12.0, hold=4.0, start=COUNTED, patience=12.0)),
}
