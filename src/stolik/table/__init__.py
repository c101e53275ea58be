"""A table without I/O: commands in, messages out, time as an argument.

table.py       inputs become entries of a log, one version each; what happens to several of its parts at once
seating.py     a part: who sits there and who hosts it
lifecycle.py   a part: waiting, a match, a rematch, closed; the deck of the next deal
pacing.py      a part: the clock and the time to think that were chosen (clock.py, pace.py)
timeouts.py    a part: whose time runs, and who was late
votes.py, chat.py, hints.py  parts
characters.py  who the bots are; remarks.py: what they say now and then
checkpoint.py  all parts, and a match as it stands, as JSON; journal.py: what is to be written into the log
play.py        the play of one match between people and bots: turns, and what happens to several of its parts at once
telling.py     a part of the play: who listens, what they see and are told
questions.py   a part of it: what bots are asked; at_once.py: bots that answer at once
waits.py       a part of it: others who may act out of turn; race.py: nobody's turn; undo.py: taking back
together.py    several actions that all happen, or none
step.py        what one step tells; projection.py: what each listener is shown, and what has changed of it
story.py       what happened, told again from the log
answers.py     where chance comes from
speed.py       how much processor time an action takes
commands.py    commands, messages.py messages, log.py entries: as the wire and the store have them
"""

from stolik.table.answers import Answers
from stolik.table.at_once import PlayAtOnce, answer_at_once
from stolik.table.clock import CLOCKS
from stolik.table.commands import Refusal
from stolik.table.log import Entry, Setup
from stolik.table.messages import Out
from stolik.table.pace import AT_ONCE, LONGEST_SLOW, LONGEST_THINK, Pace
from stolik.table.play import GO_ON, Play, Seat
from stolik.table.questions import Bot, Question
from stolik.table.table import LONGEST_LOOK, MOST_ACTIONS, Table
from stolik.table.telling import Notice

__all__ = [
    "AT_ONCE",
    "CLOCKS",
    "GO_ON",
    "LONGEST_LOOK",
    "LONGEST_SLOW",
    "LONGEST_THINK",
    "MOST_ACTIONS",
    "Answers",
    "Bot",
    "Entry",
    "Notice",
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
