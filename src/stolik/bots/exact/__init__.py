"""What can be worked out exactly, a file for each game of which something is.

durak_solver.py  the search behind what is known of endings of durak
tricks.py        the last tricks of any game of tricks, played by all for the best
"""
