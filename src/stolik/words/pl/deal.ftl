# The hand, in all games that have one.

deal-hand = Twoje karty: { NUMBERED($cards, $cards) }.
    .short = { NUMBERED($cards, $cards) }.
deal-hand-empty = Nie masz kart na ręce.
deal-none-yet = Karty nie są jeszcze rozdane.
