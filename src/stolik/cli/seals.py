"""What the terminal says of the seals of a match on a server, and what it keeps of them.

The evidence, if a deck is not as it was sealed, is a file of its own. What was told is kept in one file for all tables,
until somebody comes back to theirs.
"""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode, encode
from platformdirs import user_data_path

from stolik.client.errors import said
from stolik.client.seals import MatchSeals, SealCheck, ToldSeals
from stolik.files import replace_file
from stolik.words import Words

SEALS_FILE = "seals.json"
MOST_TABLES = 20  # whose seals are kept: the latest


class TableSeals(Struct):
    """The seals that were told at a table of a server, by the number of the match."""

    server: str
    code: str
    matches: dict[int, MatchSeals]


def judged(found: SealCheck, words: Words) -> list[str]:
    """The lines to be said of the seals of a match; the evidence is written if one is broken. Raises OSError."""
    lines = [said(words, each) for each in found.events]
    if found.broken:
        lines.append(words.say("terminal-evidence", path=str(_keep_evidence(found))))
    return lines


def known_seals(server: str, code: str) -> ToldSeals:
    """What was told at a table before, if it is known. A file that cannot be read is as good as none."""
    found = next((each for each in _read() if (each.server, each.code) == (server, code)), None)
    return ToldSeals(found.matches if found is not None else None)


def remember_seals(server: str, code: str, seals: ToldSeals) -> None:
    """Keep what was told at a table. Raises OSError."""
    others = [each for each in _read() if (each.server, each.code) != (server, code)]
    kept: Sequence[TableSeals] = [*others, TableSeals(server, code, seals.matches)][-MOST_TABLES:]
    _folder().mkdir(parents=True, exist_ok=True)
    replace_file(_folder() / SEALS_FILE, encode(kept))


def _keep_evidence(found: SealCheck) -> Path:
    """Beside the matches that are saved; the code is the server's, and names no other folder."""
    path = _folder() / f"stolik-seals-{re.sub('[^A-Za-z0-9-]', '', found.code)[:40]}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, json.dumps(found.evidence, indent=1).encode())
    return path


def _folder() -> Path:
    return user_data_path("stolik", appauthor=False)


def _read() -> list[TableSeals]:
    with suppress(OSError, DecodeError, ValidationError):
        return decode((_folder() / SEALS_FILE).read_bytes(), type=list[TableSeals])
    return []
