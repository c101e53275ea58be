# Whether the decks of a match were dealt as they were sealed: what every client says when the match is over.

seals-counted = { $sealed } of { $count ->
    [one] { $count } deck
   *[other] { $count } decks
} as sealed{ $missed ->
    [0] { "" }
    [one] , { $missed } was dealt while you were not here
   *[other] , { $missed } were dealt while you were not here
}.
seals-broken = Deck { $number } is not as it was sealed: { COMMAS($told) }.
seals-other = the record has another seal than you were told
seals-untold = you were never told its seal
seals-left-out = the record leaves it out
seals-no-record = The server gives out no record of the match, so its decks cannot be checked.
seals-what = What is a seal?
seals-how = Before a deal the server tells everybody the hash of its shuffled deck, from which the deck cannot be worked out. When the match is over its record shows the deck, and your device works out the hash again. Had a card been exchanged meanwhile, it would be another.
seals-evidence = Save the evidence
