# Kierki: events and reasons for refusals.

kierki-deal = Deal { $number }. { YOU($seat) ->
    [yes] You deal
   *[no] { NAME($seat) } deals
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to each player.
    .short = Deal { $number }. Dealer: { cards-who }. Cards: { $count }.
kierki-lead = { YOU($seat) ->
    [yes] You lead { CARD($card, case: "the") }.
   *[no] { NAME($seat) } leads { CARD($card, case: "the") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
kierki-play = { YOU($seat) ->
    [yes] You play { CARD($card, case: "the") }.
   *[no] { NAME($seat) } plays { CARD($card, case: "the") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
kierki-trick = { YOU($seat) ->
    [yes] You take the trick with { CARD($card, case: "the") }, { kierki-points }.
   *[no] { NAME($seat) } takes the trick with { CARD($card, case: "the") }, { kierki-points }.
}
    .short = Trick: { cards-who }, { kierki-points }.
kierki-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
kierki-scored = { NAME($seat) }: { kierki-points }.

kierki-why-follow = You still hold { SUIT($suit) }, so you must follow suit.

## How things stand

kierki-stands-seat = { NAME($seat) }: { kierki-points }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left.

## Help

kierki-help = To play a card, type its number in your hand, or its text: QS is the queen of spades, TD the ten of diamonds.

## What the game is called, and what it is about

kierki-title = Kierki
kierki-about = take no hearts and not the queen of spades

## Options

kierki-option-queen = The queen of spades counts 13 points
kierki-option-deals = Deals
