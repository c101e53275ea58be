"""The command `stolik` and the table at the terminal.

app.py        the commands, loaded when they are wanted; errors become one line
command.py    what the commands have in common: help in three languages, kinds of values
errors.py     every error as one line in the user's language
home.py       `stolik` alone: the table in the browser
options.py    the options that several commands share: a game with its options, bots, a seed
people.py     what a name may be
signals.py    Ctrl-C and other signals that end a command
chance.py     decks and bots from one seed
play.py, replay.py, check.py, rules.py, games.py, simulate.py, bench.py  one command each
keep.py       the file that a match is saved in
session.py    one person at a table: what he is told and asked, and what he types
terminal.py   lines typed, the time, and the loop between them
tables/       how each game's table is read out and what may be typed there
"""

from stolik.cli.app import app


def main() -> None:
    """The command `stolik`."""
    app()


__all__ = ["app", "main"]
