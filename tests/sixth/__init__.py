"""A sixth game, kierki, which a copy of the house gets by the means of CONTRIBUTING.md alone.

`house/` has the files that are the game's own, where they stand in the house, and shared.toml the lines that it adds to
files that know all games. moving.py makes the copy; `inside/` has tests of the layers that are run there, beside the
house's own. test_sixth.py runs them all, and sits at the copy's terminal.
"""
