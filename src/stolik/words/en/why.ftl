# Reasons of refusals that all games share; the number of the rule follows.

why-not-turn = it is { NAME($seat) }’s turn
why-not-held = you do not hold { CARD($card, case: "the") }
why-no-action = “{ $action }” is not an action of this game
why-no-seat = there is no such seat: the table has { $count } { $count ->
    [one] player
   *[other] players
}
why-over = this deal is over
why-reshuffle = what is to be shuffled now, in any order: { CARDS($cards) }

## A deck that is not the pack of its game

why-deck-unknown = “{ $text }” in the deck is not a card of this game
why-deck-size = the deck has { $count } { $count ->
    [one] card
   *[other] cards
} instead of { $wanted }
why-deck-twice = the deck has { CARD($card, case: "the") } once too often and lacks { CARD($missing, case: "the") }
