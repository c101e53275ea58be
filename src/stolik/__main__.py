"""`python -m stolik`: the same as the command `stolik`."""

from stolik.cli import main

main()
