"""Matches: several deals between the same seats, and the records that keep them.

match.py    deals one after the other, points, score, winners
seal.py     decks that are sealed before the first card is seen, so that anyone can verify the deal
records.py  a match as JSON (docs/records.md): write, read, replay, check
"""

from stolik.match.match import Match, Played
from stolik.match.records import BadRecord, check_record, from_line, read, replay, to_line, to_record

__all__ = ["BadRecord", "Match", "Played", "check_record", "from_line", "read", "replay", "to_line", "to_record"]
