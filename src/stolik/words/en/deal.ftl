# The hand, in all games that have one.

deal-hand = Your hand: { NUMBERED($cards, $cards) }.
    .short = { NUMBERED($cards, $cards) }.
deal-hand-empty = You have no cards in your hand.
deal-none-yet = The cards have not been dealt yet.
