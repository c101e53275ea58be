"""What a seat knows, and worlds that fit: made from its views and the history of the deal, and from nothing else.

A module per game has `know(options, view, history)`, which makes a record (an array of one KNOWN) that belongs to the
seat of the view, and `fill(s, known, chance)`, which writes into a state restored from that view (core/restored.py) all
that is hidden from the seat: one world, each deal that fits being as likely as any other, but for what a module says
that a seat infers. `history` is all actions of the deal so far, or nothing, for whoever was not told them: then only
what the view shows is known.

places.py    cards that go to places with room for so many, some of which cannot be there
"""
