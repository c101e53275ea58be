"""What can be worked out exactly, a file for each game of which something is.

durak_solver.py  the search behind what is known of endings of durak
durak_out.py     how to be out at durak for certain, with others still in play
tricks.py        the last tricks of any game of tricks, played by all for the best
"""
