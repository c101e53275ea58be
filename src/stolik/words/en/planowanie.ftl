# Planowanie: events and reasons for refusals.

planowanie-deal = Deal { $number }. { YOU($seat) ->
    [yes] You deal
   *[no] { NAME($seat) } deals
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to each player.
planowanie-trump = { CARD($card, case: "the") } is turned up: { SUIT($suit) } are trumps.
planowanie-no-trump = There are no trumps in this deal.
planowanie-bid = { YOU($seat) ->
    [yes] You bid
   *[no] { NAME($seat) } bids
} { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
planowanie-bids-done = The bids add up to { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}; the deal has { $tricks }.
planowanie-lead = { YOU($seat) ->
    [yes] You lead { CARD($card, case: "the") }.
   *[no] { NAME($seat) } leads { CARD($card, case: "the") }.
}
planowanie-play = { YOU($seat) ->
    [yes] You play { CARD($card, case: "the") }.
   *[no] { NAME($seat) } plays { CARD($card, case: "the") }.
}
planowanie-trick = { YOU($seat) ->
    [yes] You take the trick with { CARD($card, case: "the") }.
   *[no] { NAME($seat) } takes the trick with { CARD($card, case: "the") }.
}
planowanie-made = { NAME($seat) }: bid { $bid }, took { $won }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
planowanie-missed = { NAME($seat) }: bid { $bid }, took { $won }, no points.

planowanie-why-bid-first = First everybody bids, and only then are cards played.
planowanie-why-too-many = There are not so many tricks, only { $count } in this deal.
planowanie-why-barred = You bid last, and { $count } would make the bids add up to exactly { $tricks }, the number of tricks. Choose another number.
planowanie-why-bids-over = The bids are made; now cards are played.
planowanie-why-follow = You still hold { SUIT($suit) }, so you must follow suit.
