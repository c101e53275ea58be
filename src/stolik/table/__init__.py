"""A match at a table, without I/O: commands in, events and refusals out, time as an argument.

table.py  who sits there, what is asked and told, bots, undo
pace.py   how fast it goes
"""

from stolik.table.pace import AT_ONCE, Pace
from stolik.table.table import GO_ON, Bot, Message, Seat, Table

__all__ = ["AT_ONCE", "GO_ON", "Bot", "Message", "Pace", "Seat", "Table"]
