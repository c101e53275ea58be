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
golf-peeked = On cell { $cell } lies { CARD($card, case: "the") }.
    .short = { $cell }: { CARD($card, case: "short") }.
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
    .short = { cards-who }: { CARD($card, case: "short") } on { $cell }; out { CARD($replaced, case: "short") }.
golf-swap-up = { YOU($seat) ->
    [yes] You put
   *[no] { NAME($seat) } puts
} { CARD($card, case: "the") } on cell { $cell } instead of { CARD($replaced, case: "the") }.
    .short = { cards-who }: { CARD($card, case: "short") } on { $cell }; out { CARD($replaced, case: "short") }.
golf-pair = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} a pair on cells { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }: pair { LIST($cells) }.
golf-closed = { YOU($seat) ->
    [yes] All your cards are
   *[no] { NAME($seat) } has all six cards
} face up.
    .short = { cards-who }: all face up.
golf-final-turns = Everybody else has one more turn.
    .short = Last turns.
golf-stalled = No face-down card has been replaced for a long time: the hole ends as it lies.
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
} { $points } { $points ->
    [one] point
   *[other] points
}.
    .short = { cards-who }, points: { $points }.
golf-reshuffle = The stock was empty: the discards below the top one are shuffled and make a new stock of { $count } { $count ->
    [one] card
   *[other] cards
}.
    .short = Shuffled, stock: { $count }.

## Why not

golf-why-reshuffle = the stock is just being shuffled anew
golf-why-looked = everybody looks just once, before the first turn
golf-why-look-first = first you look at two of your cards
golf-why-far = you may look only at cards of the row that is nearest to you
golf-why-left = in this game you may look only at the left and the middle card of your near row
golf-why-no-stock = the stock is empty
golf-why-no-card = you have no card in hand yet: first take one, from the stock or from the discards
golf-why-drawn = you already have a card in hand, { CARD($card, case: "the") }: swap it for one of yours or discard it
golf-why-taken = you already have a card in hand, { CARD($card, case: "the") }: swap it for one of yours
golf-why-keep = { CARD($card, case: "the") } comes from the discards and may not go straight back: swap it for one of yours

golf-option-deals = a match of golf has { $low } to { $high } holes
golf-option-stall = a hole without progress ends after { $low } to { $high } turns per player, or never

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
   *[no] Cards of { NAME($seat) }
}
golf-web-layout = { YOU($seat) ->
    [yes] Your cards
   *[no] { NAME($seat) }
}: far row { $far }; near row { $near }.
golf-web-cell = { $cell }: { CARD($card) }
golf-web-cell-pair = { $cell }: { CARD($card) } – pair, 0
golf-web-cell-down = { $cell }: face down
golf-web-cell-known = { $cell }: face down, remembered: { CARD($card) }
golf-web-remembered = remembered
golf-web-pair = pair, 0
golf-web-down = { $count ->
    [0] all face up
   *[other] { $count } face down
}
golf-full = { NAME($seat) }, { $list }.
golf-web-last-turns = Last turns
golf-web-last = { YOU($seat) ->
    [yes] All your cards are
   *[no] { NAME($seat) } has all six cards
} face up: everybody else has one last turn.
golf-web-by-points = In this game cards of equal points make a pair, too.
golf-web-ask-peek = Look at two cards of your near row: two of 4, 5, 6.
golf-web-ask-peek-left = Look at your cards 4 and 5.
golf-web-ask-peek-any = Look at any two of your cards, 1 to 6.
golf-web-ask-second = Cell { $cell }, and which one else?
golf-web-ask-sure = Cell { $cell }? Once more, and the card goes there.
golf-web-ask-turn = Your turn: the stock, or from the discards { CARD($card, case: "the") }?
golf-web-ask-take = Your turn; the stock is empty: take { CARD($card, case: "the") }.
golf-web-ask-drawn = Where does { CARD($card, case: "the") } go: on a cell, or on the discards?
golf-web-ask-taken = On which cell does { CARD($card, case: "the") } go?
golf-web-do-peek = look at cells { LIST($cells) }
golf-web-do-stock = draw from the stock
golf-web-do-take = take { CARD($card, case: "the") } from the discards
golf-web-do-swap = put it on cell { $cell }
golf-web-do-discard = discard it
golf-web-over = The hole is over.
golf-web-keys = Keys: 1–6 cells, 7 stock, 8 discards
golf-web-watching = You are watching.
golf-web-result = Result of hole { $number }
golf-web-player = Player
golf-web-points = Points
