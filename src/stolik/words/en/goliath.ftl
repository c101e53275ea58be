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
goliath-highest = { CARD($card, case: "the") } is highest: { YOU($seat) ->
    [yes] you take { CARDS($cards, case: "the") }.
   *[no] { NAME($seat) } takes { CARDS($cards, case: "the") }.
}
    .short = Highest, { cards-who }: { CARDS($cards, case: "short") }.
goliath-lowest = { CARD($card, case: "the") } is lowest: { YOU($seat) ->
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

goliath-why-not-in-play = With { $count } players the numbers go up to { $value } only, so { CARD($card, case: "the") } is not in play.
goliath-why-follow = You still have { SUIT($suit) } cards, so you must follow the colour.

## The table in the browser

goliath-web-left = { $count } { $count ->
    [one] trick
   *[other] tricks
} left
goliath-web-points = { $points } { $points ->
    [one] point
   *[other] points
}
goliath-web-pile = { SUIT($suit) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $points }
goliath-web-pile-none = { SUIT($suit) }: nothing
goliath-web-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
goliath-full = { NAME($seat) }: { goliath-web-points }, { goliath-web-cards } in hand.
goliath-web-laid = { NAME($seat) } { CARD($card) }
goliath-web-before = The last trick: { $list }. Highest: { NAME($seat) } with { CARD($card, case: "the") }; lowest: { NAME($low_seat) } with { CARD($low, case: "the") }.
goliath-web-before-equal = The last trick: { $list }. All were equal; { YOU($seat) ->
    [yes] you took the whole trick.
   *[no] { NAME($seat) } took the whole trick.
}
goliath-web-before-none = There has been no trick yet.
goliath-web-before-title = Last trick
goliath-web-led = lead
goliath-web-highest = highest
goliath-web-lowest = lowest
goliath-web-both = takes all
goliath-web-by-suit = Your cards are sorted by colour.
goliath-web-by-rank = Your cards are sorted by number.
goliath-web-result = Result of deal { $number }
goliath-web-sum = Points

## How things stand

goliath-stands-left = { $count } { $count ->
    [one] trick is
   *[other] tricks are
} left.
goliath-stands-pile = { SUIT($suit) } { LIST($values) } for { $points }
goliath-stands-profit = { NAME($seat) }: { SEMICOLONS($list) }; together { $points }.
goliath-stands-none = { NAME($seat) }: no cards won yet.

## Help

goliath-help =
    To play a card, type its number in your hand, or its text: R7 is the red 7.
    Colours are R, Y, G, B and V.
    In Braille the red 7 is gr: letters a to r are 1 to 18, then the colour.
    A whole hand names each colour once: r gh is gr hr.

## Options that are refused

goliath-why-option-deals = A match can have { $high ->
    [one] { $high } deal
   *[other] { $high } deals
} at most.

## What the game is called, and what it is about

goliath-title = David & Goliath
goliath-about = the lowest card of a trick wins the highest one, the highest wins the rest; three cards of a colour are worth little

## Options

goliath-option-all_equal = When all cards of a trick are equal
goliath-option-all_equal-last_takes_all = the last player takes all
goliath-option-all_equal-second_last = the last but one counts as the lowest
goliath-option-deals = How many deals make a match
goliath-option-deals-null = one for each player

## The first deal, explained as it goes

goliath-guide-lead =
    You lead: play any card you like. There are no trumps; when all have played, only the numbers count.
goliath-guide-follow =
    If you hold the colour that was led, you must play it; if not, play anything. If a card cannot be played, try
    it all the same: you are told why.
goliath-guide-trick =
    A full trick: the lowest card gets the highest one, and the highest card gets all the others. The player of
    the highest leads next.
goliath-guide-won =
    You have won cards. One or two of a colour score their numbers, three or more just one point each. So mind
    which colours you take.
goliath-guide-over =
    The deal is over. The table shows what each colour has scored. Now you know the game; each of the others
    deals once too.

## Drawings on the page of the rules

goliath-shown-trick =
    Green 4 is led; green 9, red 2 and green 7 follow. Red 2 is the lowest and gets green 9. Green 9 is the
    highest and gets the other three.
goliath-shown-equal =
    Two sevens and two threes: green 7, red 7, green 3, blue 3. The card played last counts: red 7 is the
    highest, blue 3 the lowest.
goliath-shown-score =
    Red 4, 10 and 11 are three cards: 3 points. Yellow 8 alone: 8. Green 5 and 9: 14. Five blue cards: 5. Violet
    10 and 12: 22. Together 52.
