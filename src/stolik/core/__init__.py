"""The core: packs and bits, chance, the state table and its views, the contract of a game, one deal of any game.

machine.py  rules as machine code, kept on disk        game.py     the contract: all that others know of a game
bits.py     sets of cards as bits                      speech.py   what games say besides events, and how it is typed
packs.py    numbers and texts of cards                 options.py  options from text and JSON, with reasons
tricks.py   suits, seats, following suit               engine.py   interpreted now, machine code when it is ready
chance.py   which card lies where                      deal.py     Deal, the friendly face of all this
offer.py    legal actions in rows of 64                outcome.py  who has won, who has lost
state.py    the state table, and who sees what         errors.py   what a caller can get wrong
                                                       restored.py a state from a view
"""
