"""Loops compiled for any game: random play-outs and the races of trojki."""
