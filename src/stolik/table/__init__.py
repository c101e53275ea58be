"""A table without I/O: commands in, messages out, time as an argument.

table.py     who sits there and who is told what; inputs become entries of a log, one version each
doing.py     what each command does
matches.py   how a match begins, is dealt and ends
keeping.py   the whole table between two deals as JSON
showing.py   what each listener sees, and what has changed of it; story.py: what happened, told again from the log
play.py      the play of one match between people and bots, bots' pauses, the race of trojki
clock.py     the clocks that seats can have; pace.py: the table's own times
answers.py   where chance and bots come from
commands.py  commands, told.py messages, log.py entries: as the wire and the store have them
"""

from stolik.table.answers import Answers
from stolik.table.asking import Bot, Question
from stolik.table.at_once import PlayAtOnce, answer_at_once
from stolik.table.clock import CLOCKS
from stolik.table.commands import Refusal
from stolik.table.log import Entry, Setup
from stolik.table.messages import Out
from stolik.table.pace import AT_ONCE, LONGEST_THINK, Pace
from stolik.table.play import GO_ON, Message, Play, Seat
from stolik.table.table import Table

__all__ = [
    "AT_ONCE",
    "CLOCKS",
    "GO_ON",
    "LONGEST_THINK",
    "Answers",
    "Bot",
    "Entry",
    "Message",
    "Out",
    "Pace",
    "Play",
    "PlayAtOnce",
    "Question",
    "Refusal",
    "Seat",
    "Setup",
    "Table",
    "answer_at_once",
]
