"""Loops compiled for any game: random play-outs, and how fast they are.

playouts.py  deals played out at random
bench.py     how fast, on one core and on all
"""
