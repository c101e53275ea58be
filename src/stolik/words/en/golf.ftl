# Golf with six cards. $cell: 1 2 3 are the far row, 4 5 6 the near one. $replaced is the card that goes on the discards.

golf-deal = Hole { $number }, { YOU($seat) ->
    [yes] you deal
   *[no] { NAME($seat) } deals
}.
golf-first-discard = The first discard is { CARD($card, case: "the") }; the stock has { $count } { $count ->
    [one] card
   *[other] cards
}.
golf-peek = { YOU($seat) ->
    [yes] You look
   *[no] { NAME($seat) } looks
} at the cards on cells { LIST($cells) }.
golf-peeked = On cell { $cell } lies { CARD($card, case: "the") }.
golf-start = Everybody has looked; { YOU($seat) ->
    [yes] you begin
   *[no] { NAME($seat) } begins
}.
golf-stock = { YOU($seat) ->
    [yes] You draw
   *[no] { NAME($seat) } draws
} a card from the stock.
golf-draw = { YOU($seat) ->
    [yes] You draw
   *[no] { NAME($seat) } draws
} { CARD($card, case: "the") } from the stock.
golf-take = { YOU($seat) ->
    [yes] You take
   *[no] { NAME($seat) } takes
} { CARD($card, case: "the") } from the discards.
golf-discard = { YOU($seat) ->
    [yes] You discard
   *[no] { NAME($seat) } discards
} { CARD($card, case: "the") }.
golf-swap-down = { YOU($seat) ->
    [yes] You put
   *[no] { NAME($seat) } puts
} { CARD($card, case: "the") } on cell { $cell }; the face-down card there was { CARD($replaced, case: "the") }.
golf-swap-up = { YOU($seat) ->
    [yes] You put
   *[no] { NAME($seat) } puts
} { CARD($card, case: "the") } on cell { $cell } instead of { CARD($replaced, case: "the") }.
golf-pair = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} a pair on cells { LIST($cells) }: { CARDS($cards) }.
golf-closed = { YOU($seat) ->
    [yes] All your cards are
   *[no] { NAME($seat) } has all six cards
} face up.
golf-final-turns = Everybody else has one more turn.
golf-stalled = No face-down card has been replaced for a long time: the hole ends as it lies.
golf-open = { YOU($seat) ->
    [yes] You turn
   *[no] { NAME($seat) } turns
} up { $count ->
    [one] cell
   *[other] cells
} { LIST($cells) }: { CARDS($cards) }.
golf-points = { YOU($seat) ->
    [yes] You score
   *[no] { NAME($seat) } scores
} { $points } { $points ->
    [one] point
   *[other] points
}.
golf-reshuffle = The stock was empty: the discards below the top one are shuffled and make a new stock of { $count } { $count ->
    [one] card
   *[other] cards
}.

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
golf-option-stall = a hole without progress ends after { $low } to { $high } turns per player; none means never
