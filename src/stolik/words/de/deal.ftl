# The hand, in all games that have one.

deal-hand = Dein Blatt: { NUMBERED($cards, $cards) }.
    .short = { NUMBERED($cards, $cards) }.
deal-hand-empty = Du hast keine Karten auf der Hand.
deal-none-yet = Die Karten sind noch nicht gegeben.
