# Planowanie: events and reasons for refusals.

planowanie-deal = Deal { $number }. { YOU($seat) ->
    [yes] You deal
   *[no] { NAME($seat) } deals
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to each player.
    .short = Deal { $number }. Dealer: { cards-who }. Cards: { $count }.
planowanie-trump = { CARD($card, case: "the") } is turned up: { SUIT($suit) } are trumps.
    .short = Trump: { CARD($card, case: "short") }.
planowanie-no-trump = There are no trumps in this deal.
    .short = No trump.
planowanie-bid = { YOU($seat) ->
    [yes] You bid
   *[no] { NAME($seat) } bids
} { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
    .short = { cards-who }: { $count }.
planowanie-bids-done = The bids add up to { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}; the deal has { $tricks }.
    .short = In all { $count } of { $tricks }.
planowanie-lead = { YOU($seat) ->
    [yes] You lead { CARD($card, case: "the") }.
   *[no] { NAME($seat) } leads { CARD($card, case: "the") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-play = { YOU($seat) ->
    [yes] You play { CARD($card, case: "the") }.
   *[no] { NAME($seat) } plays { CARD($card, case: "the") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-trick = { YOU($seat) ->
    [yes] You take the trick with { CARD($card, case: "the") }.
   *[no] { NAME($seat) } takes the trick with { CARD($card, case: "the") }.
}
    .short = Trick: { cards-who }.
planowanie-made = { NAME($seat) }: bid { $bid }, took { $won }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .short = { cards-who }: { $won } of { $bid }, points { $points }.
planowanie-missed = { NAME($seat) }: bid { $bid }, took { $won }, no points.
    .short = { cards-who }: { $won } of { $bid }.

planowanie-why-bid-first = First everybody bids, and only then are cards played.
planowanie-why-too-many = There are not that many tricks, only { $count } in this deal.
planowanie-why-barred = You bid last, and { $count } would make the bids add up to exactly { $tricks }, the number of tricks. Choose another number.
planowanie-why-bids-over = The bids are made; now cards are played.
planowanie-why-follow = You still hold { SUIT($suit) }, so you must follow suit.

## The table in the browser

planowanie-web-trump = Trumps: { SUIT($suit) }
planowanie-web-trump-none = No trumps
planowanie-web-sum = { $done ->
    [yes] Bid
   *[no] Bid so far
} { $count }, tricks { $tricks }
planowanie-web-took = took { $count } of { $bid }
planowanie-web-unbid = no bid yet
planowanie-web-bids = Your bid
planowanie-name-bid = { $count } { $count ->
    [one] trick
   *[other] tricks
}
planowanie-web-waiting = The others are bidding.
planowanie-web-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
planowanie-web-laid = { NAME($seat) } { CARD($card) }
planowanie-web-before = The last trick: { $list }. { YOU($seat) ->
    [yes] You took it.
   *[no] { NAME($seat) } took it.
}
planowanie-web-before-none = There has been no trick yet.
planowanie-web-before-title = Last trick
planowanie-web-led = lead
planowanie-web-wins = wins so far
planowanie-web-takes = takes it
planowanie-web-by-suit = Your cards are sorted by suit.
planowanie-web-by-rank = Your cards are sorted by rank.
planowanie-web-result = Result of deal { $number }
planowanie-web-said = Bid
planowanie-web-won = Took
planowanie-web-points = Points
planowanie-web-made = made
planowanie-web-missed = missed

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

planowanie-typed-bid = tricks

## How things stand

planowanie-stands-trump = { SUIT($suit) } are trumps; { CARD($card, case: "the") } was turned up.
planowanie-stands-no-trump = There are no trumps.
planowanie-stands-bid = { NAME($seat) }: bid { $bid }, took { $count }.
planowanie-stands-no-bid = { NAME($seat) }: no bid yet.
planowanie-stands-sum = Bids: { $count } of { $tricks }
planowanie-stands-seat = { NAME($seat) }: bid { $bid }, took { $won }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left.

## What is asked

planowanie-ask-bid = How many tricks will you take, 0 to { $high }?
    .short = How many tricks, 0 to { $high }?
planowanie-ask-bid-barred = How many tricks will you take, 0 to { $high }, but not { $barred }?
    .short = How many, 0 to { $high }, but not { $barred }?

## Help

planowanie-help =
    To bid, type a number.
    To play a card, type its number in your hand, its name, or its text:
    seven of clubs, or 7C; TD is the ten of diamonds.
    In Braille the seven of clubs is gc: letters b to i are 2 to 9, x is ten.
    A whole hand names each suit once: c gh is gc hc.

## What the game is called, and what it is about

planowanie-title = Planowanie
planowanie-about = say how many tricks you will take, and take exactly that many

## Options

planowanie-option-first_deal_trump = Trumps in the first deal
planowanie-option-first_deal_trump-never = never
planowanie-option-first_deal_trump-if_card_left = if a card is left over (two and three players)

## The first deal, explained as it goes

planowanie-guide-bid =
    Say how many tricks you will take with this hand. High cards take tricks, and trumps do where there are any.
    You score only if you take exactly that many.
planowanie-guide-last =
    You deal, so you bid last, and one number is barred: the bids must not add up to the number of tricks.
planowanie-guide-lead =
    You lead: play any card you like. The others follow clockwise, and the player who takes the trick leads next.
planowanie-guide-follow =
    If you hold the suit that was led, play it; if not, play anything. You never have to beat the others. If a
    card cannot be played, try it all the same: you are told why.
planowanie-guide-won =
    Your first trick. Beside each name you see how many tricks were taken and how many were bid. From now on
    count along: one too many is as bad as one too few.
planowanie-guide-over =
    The deal is over. If you took exactly as many tricks as you bid, you score 10 points and one more for each;
    otherwise you score nothing. Now you know the game.

## Drawings on the page of the rules

planowanie-shown-trump =
    Hearts are trumps. Nine of spades, king of spades, two of hearts, ace of spades: the two of hearts, a trump,
    takes the trick.
planowanie-shown-led =
    No trump in the trick: nine of spades, king of diamonds, ace of clubs, ten of spades. Spades were led, so the
    ten of spades takes it.

## What makes the rest no choice

planowanie-settled-all = Nothing can change any more: the tricks that are left are all yours.
planowanie-settled-none = Nothing can change any more: none of the tricks that are left can be yours.
planowanie-settled-bids = Nothing can change any more: no bid can still be made.
