"""The command `stolik` and the table at the terminal.

app.py        the commands, loaded when they are wanted; errors become one line
command.py    what the commands have in common: help in three languages, kinds of values
errors.py     every error as one line in the user's language
language.py   which language to speak; names.py  which messages name the games, their options and the commands
program.py    how Stolik was started, so that people can be told what to type next
home.py       `stolik` alone: the table in the browser; serve.py, admin.py  tables for others, and their operator
options.py    the options that several commands share: a game with its options, bots, a seed
people.py     what a name may be
signals.py    Ctrl-C and other signals that end a command
cluster.py    work on a Ray cluster
chance.py     decks and bots from one seed
play.py, watch.py, login.py, logout.py, bot.py, replay.py, review.py, check.py, rules.py, games.py, simulate.py,
              arena.py, bench.py, warm.py
              one command each
record_file.py  the file that a match is saved in; lines_out.py  lines written whole; figures.py  figures in columns
tokens.py     who one is on which server
preparing.py  machine code of bots, and who is told that it is being made
local.py, remote.py  a table in this process, and one on a server; online.py comes in and sits down there
seals.py      whether the decks of a match there were dealt as they were sealed
company.py    the people at a table, and what may be wanted of it; others.py  muting and reporting them
before_match.py  what is asked before a match; answers.py  what was typed, made into words that mean one thing;
              lexicon.py  cards by their names
session.py    one person at a table, and what they type: narrator.py tells them what happens, prompts.py asks them,
              pending.py sends their commands, talk.py makes lines of what a game says, claim.py plays out the rest,
              briefly.py has the few words in which a deal begins and ends, alarm.py tells the own time before it is up
terminal.py   lines typed, the time, and the loop between them
"""

from stolik.cli.app import app


def main() -> None:
    app()


__all__ = ["app", "main"]
