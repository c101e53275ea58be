"""Bots against bots: whole matches as records, the same for the same seed wherever and however they run.

matches.py   one match; many matches
pool.py      many tasks on one core or several; over_ray.py  on a Ray cluster; stamp.py  which Stolik this is
speed.py     how fast a cluster plays
contest.py   duplicate deals: the same cards for every candidate, from every seat
figures.py   means over sets, their intervals, and the test that stops a contest early
rating.py    a rating of several bots
findings.py  what has been found in a contest so far
"""

from stolik.arena.contest import FORMATS, BadContest, Contest, SetMatch, contest
from stolik.arena.figures import Estimate, Hypotheses
from stolik.arena.findings import Findings, Line, Pair, play_contest
from stolik.arena.matches import Fixture, chunk_size, play_chunks, play_match, play_matches

__all__ = [
    "FORMATS",
    "BadContest",
    "Contest",
    "Estimate",
    "Findings",
    "Fixture",
    "Hypotheses",
    "Line",
    "Pair",
    "SetMatch",
    "chunk_size",
    "contest",
    "play_chunks",
    "play_contest",
    "play_match",
    "play_matches",
]
