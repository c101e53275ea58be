"""Endurance: honest people, bots, strangers who attack and a server that is killed, for a minute or for an hour.

strangers.py   who attacks, as a process of its own: floods, forged and mutated messages, requests, wrong passwords
measures.py    what the server's process takes, and how long honest people wait for an answer
test_soak.py   all of it together: short in `make test`, long in `make soak`
"""
