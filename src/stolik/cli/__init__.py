"""The command `stolik` and the table at the terminal.

app.py        the commands, loaded when they are wanted; errors become one line
command.py    what the commands have in common: help in three languages, kinds of values
errors.py     every error as one line in the user's language
names.py      which messages name the games, their options and the commands
home.py       `stolik` alone: the table in the browser
options.py    the options that several commands share: a game with its options, bots, a seed
people.py     what a name may be
signals.py    Ctrl-C and other signals that end a command
chance.py     decks and bots from one seed
play.py, replay.py, check.py, rules.py, games.py, simulate.py, bench.py  one command each
record_file.py  the file that a match is saved in
tokens.py     who one is on which server
local.py, remote.py  a table in this process, and one on a server; online.py comes in and sits down there
company.py    the people at a table, and what may be wanted of it; others.py  muting and reporting them
questions.py  what is asked before a match; answers.py  what was typed, made into words that mean one thing
session.py    one person at a table: what they are told and asked, and what they type
terminal.py   lines typed, the time, and the loop between them
tables/       how each game's table is read out and what may be typed there
"""

from stolik.cli.app import app


def main() -> None:
    app()


__all__ = ["app", "main"]
