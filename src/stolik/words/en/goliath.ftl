# David & Goliath: events, reasons for refusals, refused options.

goliath-deal = Deal { $number }. { YOU($seat) ->
    [yes] You deal
   *[no] { NAME($seat) } deals
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to each player.
goliath-begins = { YOU($seat) ->
    [yes] You lead first.
   *[no] { NAME($seat) } leads first.
}
goliath-lead = { YOU($seat) ->
    [yes] You lead { CARD($card, case: "the") }.
   *[no] { NAME($seat) } leads { CARD($card, case: "the") }.
}
goliath-play = { YOU($seat) ->
    [yes] You play { CARD($card, case: "the") }.
   *[no] { NAME($seat) } plays { CARD($card, case: "the") }.
}
goliath-highest = Highest is { CARD($card, case: "the") }: { YOU($seat) ->
    [yes] you take { CARDS($cards, case: "the") }.
   *[no] { NAME($seat) } takes { CARDS($cards, case: "the") }.
}
goliath-lowest = Lowest is { CARD($card, case: "the") }: { YOU($seat) ->
    [yes] you get { CARD($won, case: "the") }.
   *[no] { NAME($seat) } gets { CARD($won, case: "the") }.
}
goliath-all-equal = All cards are equal: { YOU($seat) ->
    [yes] you take { CARDS($cards, case: "the") }.
   *[no] { NAME($seat) } takes { CARDS($cards, case: "the") }.
}
goliath-points = { NAME($seat) }: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }, violet { $violet }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.

goliath-why-not-in-play = With { $count } players the values go up to { $value } only, so { CARD($card, case: "the") } is not in play.
goliath-why-follow = You still hold { SUIT($suit) }, so you must follow it.

goliath-option-too-many = A match can have { $high ->
    [one] { $high } deal
   *[other] { $high } deals
} at most.
