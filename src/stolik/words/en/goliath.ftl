# David & Goliath: events, reasons for refusals, refused options.

goliath-deal = Deal { $number }. { YOU($seat) ->
    [yes] You deal
   *[no] { NAME($seat) } deals
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to each player.
    .short = Deal { $number }. Dealer: { cards-who }. Cards: { $count }.
goliath-begins = { YOU($seat) ->
    [yes] You lead first.
   *[no] { NAME($seat) } leads first.
}
goliath-lead = { YOU($seat) ->
    [yes] You lead { CARD($card, case: "the") }.
   *[no] { NAME($seat) } leads { CARD($card, case: "the") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
goliath-play = { YOU($seat) ->
    [yes] You play { CARD($card, case: "the") }.
   *[no] { NAME($seat) } plays { CARD($card, case: "the") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
goliath-highest = Highest is { CARD($card, case: "the") }: { YOU($seat) ->
    [yes] you take { CARDS($cards, case: "the") }.
   *[no] { NAME($seat) } takes { CARDS($cards, case: "the") }.
}
    .short = Highest, { cards-who }: { CARDS($cards, case: "short") }.
goliath-lowest = Lowest is { CARD($card, case: "the") }: { YOU($seat) ->
    [yes] you get { CARD($won, case: "the") }.
   *[no] { NAME($seat) } gets { CARD($won, case: "the") }.
}
    .short = Lowest, { cards-who }: { CARD($won, case: "short") }.
goliath-all-equal = All cards are equal: { YOU($seat) ->
    [yes] you take { CARDS($cards, case: "the") }.
   *[no] { NAME($seat) } takes { CARDS($cards, case: "the") }.
}
    .short = Equal, { cards-who }: { CARDS($cards, case: "short") }.
goliath-points = { NAME($seat) }: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }, violet { $violet }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
    .short = { cards-who }, points: { $points }.

goliath-why-not-in-play = With { $count } players the values go up to { $value } only, so { CARD($card, case: "the") } is not in play.
goliath-why-follow = You still hold { SUIT($suit) }, so you must follow it.

goliath-option-too-many = A match can have { $high ->
    [one] { $high } deal
   *[other] { $high } deals
} at most.

## The table in the browser

goliath-web-left = { $count } { $count ->
    [one] trick
   *[other] tricks
} left
goliath-web-left-said = { $count } { $count ->
    [one] trick is
   *[other] tricks are
} left.
goliath-web-points = { $points } { $points ->
    [one] point
   *[other] points
}
goliath-web-pile = { SUIT($suit) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $points }
goliath-web-pile-none = { SUIT($suit) }: nothing
goliath-web-seat = { NAME($seat) }: { $list }; together { $points }.
goliath-web-seat-none = { NAME($seat) }: no cards won yet.
goliath-web-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
goliath-full = { NAME($seat) }: { goliath-web-points }, { goliath-web-cards } in hand.
goliath-web-hand = Your hand: { CARDS($cards) }.
goliath-web-hand-empty = You have no cards in your hand.
goliath-web-laid = { NAME($seat) } { CARD($card) }
goliath-web-trick = On the table: { $list }.
goliath-web-trick-empty = There is no card on the table; { YOU($seat) ->
    [yes] you lead
   *[no] { NAME($seat) } leads
}.
goliath-web-before = The last trick: { $list }. Highest: { NAME($seat) } with { CARD($card, case: "the") }; lowest: { NAME($low_seat) } with { CARD($low, case: "the") }.
goliath-web-before-equal = The last trick: { $list }. All were equal; { YOU($seat) ->
    [yes] you took it whole.
   *[no] { NAME($seat) } took it whole.
}
goliath-web-before-none = There has been no trick yet.
goliath-web-before-title = Last trick
goliath-web-led = lead
goliath-web-highest = highest
goliath-web-lowest = lowest
goliath-web-both = takes all
goliath-web-by-suit = Your cards are sorted by colour.
goliath-web-by-rank = Your cards are sorted by value.
goliath-web-result = Result of deal { $number }
goliath-web-player = Player
goliath-web-sum = Points
