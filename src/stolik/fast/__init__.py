"""Loops compiled for any game: random play-outs (playouts.py), and how fast they are (bench.py)."""
