"""What the server's process takes, read where the system keeps it, and how long honest people wait for an answer."""

from pathlib import Path
from typing import NamedTuple


class Taken(NamedTuple):
    """Memory in MiB (resident), open descriptors, seconds since the start of the server's process."""

    memory: float
    descriptors: int
    age: float


def taken(process: int, age: float) -> Taken:
    """What a process takes now, `age` seconds after its start."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    resident = next(line for line in lines if line.startswith("VmRSS:"))
    return Taken(int(resident.split()[1]) / 1024, len([*Path(f"/proc/{process}/fd").iterdir()]), age)


def percentile(seconds: list[float], share: float) -> float:
    """The time below which this share (0 to 1) of the times lies; 0.0 of none."""
    return sorted(seconds)[min(len(seconds) - 1, int(share * len(seconds)))] if seconds else 0.0


def size(folder: Path) -> float:
    """The database in a folder with its journal, in MiB."""
    return sum(file.stat().st_size for file in folder.glob("stolik.db*")) / 2**20
