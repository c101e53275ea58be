"""Loops compiled for any game: random play-outs, and how fast they are."""
