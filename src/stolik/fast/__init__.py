"""Loops compiled for any game: random play-outs and how fast they are, and search.

playouts.py  deals played out at random
bench.py     how fast, on one core and on all
search.py    what actions are worth, by playing on in worlds that a seat holds possible
"""
