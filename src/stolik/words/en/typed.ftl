# What was typed and cannot be: numbers of cards, cells and choices.

typed-card = { CARD($card) }
typed-several = “{ $text }” could be any of these: { CARDS($cards, case: "the") }. Say which one.
typed-no-number = There is no card { $number }; you hold { $count }.
typed-no-cell = There is no cell { $cell }; they go from 1 to { $high }.
typed-no-choice = There is no { $number } to choose; the numbers go from 1 to { $count }.

# The letters on cards with faces, in the order of J Q K A; words that may stand beside cards and numbers and mean nothing.
typed-letters = J Q K A
typed-aside = on, onto, to, at, in, cell, cells, number, and, with, of, card, the, a, an
