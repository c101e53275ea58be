"""Bots against bots: whole matches as records, the same for the same seed wherever and however they run.

matches.py  one match; many matches, on one core or several
"""

from stolik.arena.matches import Fixture, play_match, play_matches

__all__ = ["Fixture", "play_match", "play_matches"]
