"""The core: packs and bits, chance, the state table and its views, the contract of a game, one deal of any game.

machine.py  rules as machine code, kept on disk        game.py     the contract: all that others know of a game
bits.py     sets of cards as bits                      options.py  options from text and JSON, with reasons
packs.py    numbers and texts of cards                 engine.py   interpreted now, machine code when it is ready
tricks.py   suits, seats, following suit               deal.py     Deal, the friendly face of all this
chance.py   which card lies where                      state.py    the state table, and who sees what
offer.py    legal actions in rows of 64
"""
