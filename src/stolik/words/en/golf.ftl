# Golf with six cards. $cell: 1 2 3 are the far row, 4 5 6 the near one. $replaced is the card that goes on the discards.

golf-deal = Hole { $number }, { YOU($seat) ->
    [yes] you deal
   *[no] { NAME($seat) } deals
}.
golf-first-discard = The first discard is { CARD($card, case: "the") }; the stock has { $count } { $count ->
    [one] card
   *[other] cards
}.
    .short = Discard: { CARD($card, case: "short") }; stock: { $count }.
golf-peek = { YOU($seat) ->
    [yes] You look
   *[no] { NAME($seat) } looks
} at the cards on cells { LIST($cells) }.
    .short = { cards-who }: look at { LIST($cells) }.
golf-peeked = The card on cell { $cell } is { CARD($card, case: "the") }.
    .short = Cell { $cell }: { CARD($card, case: "short") }.
golf-start = Everybody has looked; { YOU($seat) ->
    [yes] you begin
   *[no] { NAME($seat) } begins
}.
    .short = First: { cards-who }.
golf-stock = { YOU($seat) ->
    [yes] You draw
   *[no] { NAME($seat) } draws
} a card from the stock.
    .short = { cards-who }: stock.
golf-draw = { YOU($seat) ->
    [yes] You draw
   *[no] { NAME($seat) } draws
} { CARD($card, case: "the") } from the stock.
    .short = { cards-who }: from the stock { CARD($card, case: "short") }.
golf-take = { YOU($seat) ->
    [yes] You take
   *[no] { NAME($seat) } takes
} { CARD($card, case: "the") } from the discards.
    .short = { cards-who }: from the discards { CARD($card, case: "short") }.
golf-discard = { YOU($seat) ->
    [yes] You discard
   *[no] { NAME($seat) } discards
} { CARD($card, case: "the") }.
    .short = { cards-who }: out, { CARD($card, case: "short") }.
golf-swap-down = { YOU($seat) ->
    [yes] You put
   *[no] { NAME($seat) } puts
} { CARD($card, case: "the") } on cell { $cell }; the face-down card there was { CARD($replaced, case: "the") }.
    .short = { cards-who }: { CARD($card, case: "short") }, cell { $cell }; out { CARD($replaced, case: "short") }.
golf-swap-up = { YOU($seat) ->
    [yes] You put
   *[no] { NAME($seat) } puts
} { CARD($card, case: "the") } on cell { $cell } instead of { CARD($replaced, case: "the") }.
    .short = { cards-who }: { CARD($card, case: "short") }, cell { $cell }; out { CARD($replaced, case: "short") }.
golf-pair = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} a pair on cells { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }: pair { LIST($cells) }.
golf-open-pair = { golf-pair }
    .short = { golf-pair.short }
golf-closed = { YOU($seat) ->
    [yes] All your cards are
   *[no] { NAME($seat) } has all six cards
} face up.
    .short = { cards-who }: all face up.
golf-final-turns = Everybody else has one more turn.
    .short = Last turns.
golf-stalled = No face-down card has been replaced for a long time: the hole ends and is scored as it lies.
    .short = No progress: the hole ends.
golf-open = { YOU($seat) ->
    [yes] You turn
   *[no] { NAME($seat) } turns
} up { $count ->
    [one] cell
   *[other] cells
} { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }, { LIST($cells) }: { CARDS($cards, case: "short") }.
golf-points = { YOU($seat) ->
    [yes] You score
   *[no] { NAME($seat) } scores
} { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}.
    .short = { cards-who }, points: { SIGNED($points) }.
golf-reshuffle = The stock was empty: the discards below the top one are shuffled and make a new stock of { $count } { $count ->
    [one] card
   *[other] cards
}.
    .short = Shuffled, stock: { $count }.

## Why not

golf-why-reshuffle = the stock is just being shuffled anew
golf-why-looked = everybody looks just once, before the first turn
golf-why-look-first = first you look at two of your cards
golf-why-far = you may look only at cards in the row nearest to you
golf-why-left = in this game you may look only at the left and the middle card of your near row
golf-why-no-stock = the stock is empty
golf-why-no-card = you have no card in hand yet: first take one, from the stock or from the discards
golf-why-drawn = you already have a card in hand, { CARD($card, case: "the") }: swap it for one of yours or discard it
golf-why-taken = you already have a card in hand, { CARD($card, case: "the") }: swap it for one of yours
golf-why-keep = { CARD($card, case: "the") } comes from the discards and may not go straight back: swap it for one of yours

## The table in the browser

golf-web-stock = Stock: { $count } { $count ->
    [one] card
   *[other] cards
}
golf-web-discards = Discards: { CARD($card) } on top
golf-web-discards-none = Discards: the top card is taken
golf-web-held = { YOU($seat) ->
    [yes] You hold
   *[no] { NAME($seat) } holds
} { CARD($card, case: "the") }.
golf-web-cards = { YOU($seat) ->
    [yes] Your cards
   *[no] { NAME($seat) }’s cards
}
golf-web-cell = { $cell }: { CARD($card) }
golf-web-cell-pair = { $cell }: { CARD($card) } – pair, 0
golf-web-cell-down = { $cell }: face down
golf-web-cell-known = { $cell }: face down, remembered { CARD($card) }
golf-web-remembered = remembered
golf-web-pair = pair, 0
golf-web-down = { $count ->
    [0] all face up
   *[other] { $count } face down
}
golf-full = { NAME($seat) }, { SEMICOLONS($list) }.
golf-web-last-turns = Last turns
golf-web-last = { YOU($seat) ->
    [yes] All your cards are
   *[no] { NAME($seat) } has all six cards
} face up: everybody else has one last turn.
golf-stands-by-points = In this game cards of equal points make a pair, too.
golf-web-ask-second = Cell { $cell }, and which other one?
golf-web-ask-sure = Cell { $cell }? Once more, and the card goes there.
golf-name-peek = look at cells { LIST($cells) }
golf-name-stock = draw from the stock
golf-name-take = take { CARD($card, case: "the") } from the discards
golf-name-swap = put { CARD($card, case: "the") } on cell { $cell }
golf-name-discard = discard { CARD($card, case: "the") }
golf-web-over = The hole is over.
golf-web-keys = Keys 1 to 6: cells, 7 stock, 8 discards
golf-web-result = Result of hole { $number }
golf-web-points = Points

## In the place of messages of the house: a deal of golf is a hole

golf-own-match-next = Next comes hole { $number }; { YOU($seat) ->
    [yes] you deal
   *[no] { NAME($seat) } deals
}.
    .short = Hole { $number }, dealer: { cards-who }.
golf-own-match-why-not-begun = the hole has not begun yet
golf-own-why-over = this hole is over
golf-own-table-sealed = The deck of hole { $number } is sealed: { $hash }.
golf-own-table-why-deal-on = the hole is still on
golf-own-table-no-undo-deal = that action cannot be taken back: a hole ended or began with it
golf-own-terminal-result = Result of hole { $number }.
golf-own-terminal-between = This hole is over; the next one comes in a moment.
golf-own-terminal-ask-next = Press Enter for the next hole.
golf-own-terminal-next-in = The next hole begins in { cards-seconds }.
golf-own-web-deal = Hole { $number }
golf-own-room-last = Last hole
golf-own-web-next = Next hole in { cards-seconds }
golf-own-web-scores-deal = Hole
golf-own-replay-deal = Which hole
golf-own-review-deals = What the holes brought
golf-own-review-deal = Hole
golf-own-review-where = Hole { $number }, action { $count }
golf-own-advice-deal = Hole { $number }: { $result } points against the others on average; { $cards } from the cards, { $play } from own decisions, { $rest } from what the others did and how the cards lay.
golf-own-advice-mistake = Hole { $number }, action { $count }:
golf-own-guide-title = First hole

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

golf-typed-peek = look
golf-typed-stock = s, draw
golf-typed-take = t, discards, pick up
golf-typed-swap = replace, put
golf-typed-discard = d, throw, throw away

## How things stand

golf-stands-layout = { YOU($seat) ->
    [yes] Your cards
   *[no] { NAME($seat) }
}: far { COMMAS($far) }; near { COMMAS($near) }.
golf-stands-up = { $cell } { CARD($card) }
golf-stands-down = { $cell } face down
golf-stands-remembered = { $cell } face down, remembered { CARD($card) }
golf-stands-holding = You hold { CARD($card, case: "the") }.
golf-stands-piles = The top discard is { CARD($card, case: "the") }; the stock has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
golf-stands-piles-taken = The top discard is taken; the stock has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
golf-full-discards = Discards: { CARD($card) } on top
golf-full-stock = Stock: { $count } { $count ->
    [one] card
   *[other] cards
}
golf-full-cell = { $cell }: { CARD($card) }
golf-full-pair = { $cell }: { CARD($card) } – pair, 0
golf-full-down = { $count ->
    [0] all face up
    [6] all face down
    [one] the last one is face down
   *[other] the other { $count } are face down
}

## What is asked

golf-ask-peek = Look at two of your near cards: type two of 4, 5 and 6, such as 4 6.
    .short = Look at two of 4 5 6.
    .pressed = Look at two cards of your near row: two of 4, 5 and 6.
golf-ask-peek-left = Look at your cards 4 and 5: type 4 5.
    .short = Look: type 4 5.
    .pressed = Look at your cards 4 and 5.
golf-ask-peek-any = Look at two of your cards: type two of 1 to 6, such as 4 6.
    .short = Look at two of 1 to 6.
    .pressed = Look at any two of your cards, 1 to 6.
golf-ask-pile = Your turn: 1 draws, 2 takes { CARD($card, case: "the") }.
    .short = 1 draws, 2 takes { CARD($card, case: "short") }.
    .pressed = The stock, or from the discards { CARD($card, case: "the") }?
golf-ask-take-only = Your turn, the stock is empty: 2 takes { CARD($card, case: "the") }.
    .short = The stock is empty: 2 takes { CARD($card, case: "short") }.
    .pressed = The stock is empty: take { CARD($card, case: "the") }.
golf-ask-drawn = Where does { CARD($card, case: "the") } go, 1 to 6, or 0 to discard it?
    .short = Where to put { CARD($card, case: "short") }, 1 to 6, or 0?
    .pressed = Where does { CARD($card, case: "the") } go: on a cell, or on the discards?
golf-ask-taken = Where does { CARD($card, case: "the") } go, 1 to 6?
    .short = Where to put { CARD($card, case: "short") }, 1 to 6?
    .pressed = On which cell does { CARD($card, case: "the") } go?

## What was not understood

golf-no-pile = Type 1 for the stock or 2 for the discards, not { $number }.
golf-two-cells = Two different numbers are needed, such as 4 6.

## Help

golf-help =
    Cells 1 2 3 are the far row, 4 5 6 the near row,
    so columns are 1 and 4, 2 and 5, 3 and 6.
    Type 1 for the stock or 2 for the discards, then a cell, or 0 to discard.
    In Braille the seven of clubs is gc:
    letters b to i are 2 to 9, x is ten, then the suit.
    In words: stock, take, swap 3, discard, peek 4 6.

## Options that are refused

golf-why-option-deals = a match of golf has { $low } to { $high } holes
golf-why-option-stall = a hole without progress ends after { $low } to { $high } turns per player, or never

## What the game is called, and what it is about

golf-title = Golf
golf-about = swap your six cards, most of them unseen, for lower ones

## Options

golf-option-deals = How many holes make a match
golf-option-peek = Which two cards you look at
golf-option-peek-near_any2 = any two of the near row
golf-option-peek-near_left2 = the left and the middle one of the near row
golf-option-peek-any2 = any two of the six
golf-option-pair_by = What makes a pair in a column
golf-option-pair_by-rank = two cards of the same rank
golf-option-pair_by-points = two cards of the same value
golf-option-stall_turns = A hole ends after this many turns per player without progress
golf-option-stall_turns-null = never
golf-option-final_turns = The others have one more turn when somebody has six cards face up

## The first deal, explained as it goes

golf-guide-peek =
    Look at two of your near cards, just this once; the table remembers them for you. Low is good: a two is minus
    2, a king 0, an ace 1, a jack or queen 10.
golf-guide-turn =
    Take a card: from the stock, which only you see, or the top discard, which everyone sees. What you take from
    the discards must go into your layout.
golf-guide-swap =
    Put the card on any of your six cells; the old card goes on the discards. Two cards of the same rank in one
    column count 0 together.
golf-guide-keep =
    A card from the stock that does you no good may be discarded; then nothing is turned up and your turn is
    over.
golf-guide-over =
    The hole is over as soon as somebody has six cards face up. All cards are turned up and counted. The lowest
    total wins. Now you know the game.

## Drawings on the page of the rules

golf-shown-pairs =
    Far row five, jack, nine; near row five, queen, four. The fives are a pair and count 0; 10 and 10 are 20; 9
    and 4 are 13: 33 points.
golf-shown-twos =
    Far row two, two, king; near row two, king, king. A pair of twos is 0, not minus 4; two and king are
    minus 2; the kings are a pair. Together minus 2 points.
golf-shown-row =
    Two eights beside each other are not a pair. Far row eight, eight, ace; near row three, four, king. That
    is 11, 12 and 1, together 24.
