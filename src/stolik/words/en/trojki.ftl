# Trojki: events, reasons of refusals, refused options.

trojki-deal = Round { $number }. { YOU($seat) ->
    [yes] You deal.
   *[no] { NAME($seat) } deals.
}
trojki-stack = { NAME($seat) }: a stack of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .short = { cards-who }: { $count }.
trojki-row = { $row ->
    [1] Cells 1 to 3
    [2] Cells 4 to 6
   *[3] Cells 7 to 9
}: { CARDS($cards) }.
    .short = { $row ->
        [1] Cells 1 to 3
        [2] Cells 4 to 6
       *[3] Cells 7 to 9
    }: { CARDS($cards, case: "short") }.
trojki-centre = Cell 5 already has { $count ->
    [one] { $count } left-over card
   *[other] { $count } left-over cards
} on top; underneath: { CARDS($cards) }.
    .short = Cell 5, underneath: { CARDS($cards, case: "short") }.
trojki-aside = { $count ->
    [one] { $count } left-over card lies
   *[other] { $count } left-over cards lie
} aside, out of play: { CARDS($cards) }.
    .short = Aside: { CARDS($cards, case: "short") }.
trojki-look = Type table to hear the cards on the cells and the sizes of the stacks.
    .short = Type table: the cards on the cells.

trojki-draw = { NAME($seat) } draws a card{ $count ->
    [0] ; the stack is empty
   *[other] , { $count } left in the stack
}.
    .short = { NAME($seat) } draws, stack { $count }.
trojki-draw-card = { YOU($seat) ->
    [yes] You draw
   *[no] { NAME($seat) } draws
} { CARD($card, case: "the") }{ $count ->
    [0] ; the stack is empty
   *[other] , { $count } left in the stack
}.
    .short = { cards-who }: { CARD($card, case: "short") }, stack { $count }.
trojki-place = { YOU($seat) ->
    [yes] You place { CARD($card, case: "the") } on cell { $cell }
   *[no] { NAME($seat) } places { CARD($card, case: "the") } on cell { $cell }
}: { FEATURE($call, case: "trio") }{ $count ->
    [0] { "" }
   *[other] ; { $count } to go
}.
    .short = { cards-who }: { CARD($card, case: "short") }, cell { $cell }, { FEATURE($call) }{ $count ->
        [0] .
       *[other] ; { $count } to go.
    }
trojki-place-silent = { YOU($seat) ->
    [yes] You place { CARD($card, case: "the") } on cell { $cell }
   *[no] { NAME($seat) } places { CARD($card, case: "the") } on cell { $cell }
}{ $count ->
    [0] { "" }
   *[other] ; { $count } to go
}.
    .short = { cards-who }: { CARD($card, case: "short") }, cell { $cell }{ $count ->
        [0] .
       *[other] ; { $count } to go.
    }

trojki-check = { YOU($seat) ->
    [yes] Play is paused: the others may challenge your card.
   *[no] Play is paused: the card may be challenged.
}
    .short = Being checked: { cards-who }.
trojki-accept = { YOU($seat) ->
    [yes] You accept the card.
   *[no] { NAME($seat) } accepts the card.
}
    .short = { YOU($seat) ->
        [yes] You accept.
       *[no] { NAME($seat) } accepts.
    }
trojki-accepted = { YOU($seat) ->
    [yes] You accept the card: it stays.
   *[no] { NAME($seat) } accepts the card: it stays.
}
    .short = { YOU($seat) ->
        [yes] You accept, it stays.
       *[no] { NAME($seat) } accepts, it stays.
    }
trojki-challenge = { YOU($seat) ->
    [yes] You challenge the card.
   *[no] { NAME($seat) } challenges the card.
}
    .short = { YOU($seat) ->
        [yes] You challenge.
       *[no] { NAME($seat) } challenges.
    }
trojki-stands = { CARD($card, case: "the") } on cell { $cell } is right and stays.
    .short = Right, it stays.
trojki-last-wrong = But a last card that is wrong does not win.
trojki-wrong-call = On cell { $cell } { CARD($card, case: "the") } makes no new “{ FEATURE($call) }” trio.
    .short = No trio: { FEATURE($call) }.
trojki-undone = { YOU($seat) ->
    [yes] You take { CARD($card, case: "the") } back; { CARD($covered, case: "the") } is on top of cell { $cell } again.
   *[no] { NAME($seat) } takes { CARD($card, case: "the") } back; { CARD($covered, case: "the") } is on top of cell { $cell } again.
}
    .short = { cards-who }: { CARD($card, case: "short") } back; on cell { $cell } again { CARD($covered, case: "short") }.

trojki-last-card = { YOU($seat) ->
    [yes] That was your last card: you win the round.
   *[no] That was the last card: { NAME($seat) } wins the round.
}
    .short = Round: { cards-who }.
trojki-dead-end = Dead end: nobody has a card that fits, in hand or stack.
    .short = Dead end.
trojki-left = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left.
    .short = { cards-who }: { $count }.
trojki-fewest = { YOU($seat) ->
    [yes] You have the fewest cards left and win the round.
   *[no] { NAME($seat) } has the fewest cards left and wins the round.
}
    .short = Fewest cards: { cards-who }.
trojki-tie = Tie for the fewest cards: { NAMES($seats) }.
    .short = Tie: { NAMES($seats) }.

trojki-why-stack-empty = Your stack is empty.
trojki-why-no-trio = On cell { $cell } { CARD($card, case: "the") } makes no trio.
trojki-why-not-new = On cell { $cell } { CARD($card, case: "the") } makes nothing new: the line already was { FEATURE($call, case: "trio") }.
trojki-why-call = Wrong call: on cell { $cell } { CARD($card, case: "the") } makes no new “{ FEATURE($call) }” trio.
trojki-why-no-call = Nothing is called in this game: name the card and the cell only, here { CARD($card, case: "the") } and cell { $cell }.
trojki-why-pause = Play is paused: { CARD($card, case: "the") } on cell { $cell } is still being checked.
trojki-why-own = Your own card is checked by the others.
trojki-why-accepted = You have accepted { CARD($card, case: "the") } already.
trojki-why-no-check = No card is being checked just now. What all have accepted stays.
trojki-why-referee = The referee checks every card here: nothing is accepted or challenged.
trojki-why-call-any = Say what the cards of the new trio share: the colour, the shape or the number of stripes of { CARD($card, case: "the") }.

## At the terminal, open mode

trojki-checking = { YOU($seat) ->
    [yes] The others check your card
   *[no] The card of { NAME($seat) } is checked
}: { CARD($card, case: "the") } on cell { $cell }, as { FEATURE($call, case: "trio") }.
trojki-checking-silent = { YOU($seat) ->
    [yes] The others check your card
   *[no] The card of { NAME($seat) } is checked
}: { CARD($card, case: "the") } on cell { $cell }.
trojki-covered = It covers { CARD($covered, case: "the") }.
trojki-missing = Not answered yet: { NAMES($seats) }.
trojki-known = { NAME($seat) } took back: { CARDS($cards) }.
trojki-ask-check = Type accept to let the card stay, or challenge if it is wrong.
    .short = Type accept or challenge.
    .pressed = Is that right? Plus accepts, minus challenges.
trojki-typed-accept = yes, right
trojki-typed-challenge = no, wrong

## The table in the browser

trojki-web-grid = Grid
trojki-web-cell = { $cell }: { CARD($card) }
trojki-web-new = new
trojki-web-checked = checked
trojki-full = { NAME($seat) }: { $count } in hand, { $total } in the stack.
trojki-web-to-go = { $count } to go
trojki-web-in-hand = { $count } in hand
trojki-web-left = Cards left
trojki-web-extra = handicap { $count }
trojki-web-draw = Draw ({ $count })
trojki-web-ask-cell = { CARD($card) }: on which cell, 1 to 9?
trojki-web-ask-call = On cell { $cell }. What do the cards of the new trio share?
trojki-web-called = Cell { $cell }, call: { $list }.
trojki-web-kept = { CARD($card) } goes on cell { $cell } as soon as the time to think is over.
trojki-web-kept-not = Cell { $cell } has changed; { CARD($card) } stays in your hand.
trojki-web-call = { FEATURE($call) }
trojki-name-accept = Accept
trojki-name-challenge = Challenge
trojki-web-accepted = accepted
trojki-name-draw = draw a card
trojki-web-do-place = place a card from your hand
trojki-web-changed = Last change, cell { $cell }: { CARD($card) }, over { CARD($covered) }.
trojki-web-unchanged = Nothing has changed on the grid yet.
trojki-web-by-colour = Your cards are sorted by colour.
trojki-web-by-shape = Your cards are sorted by shape.
trojki-web-by-stripes = Your cards are sorted by stripes.
trojki-web-think = Time to think
trojki-web-seconds = { $count ->
    [0] off
   *[other] { cards-seconds }
}
trojki-web-keys = Digit 1 to 9: a cell, with Shift it reads the cell; D E F reads a row, X Y Z a column, N V a diagonal; 0 draws; T twice or C: last change
trojki-web-result = Result of round { $number }
trojki-web-tokens = Tokens

## In the place of what all games share: a deal of trojki is a round

trojki-own-match-next = Next comes round { $number }; { YOU($seat) ->
    [yes] you deal
   *[no] { NAME($seat) } deals
}.
    .short = Round { $number }, dealer: { cards-who }.
trojki-own-match-why-not-begun = the round has not begun yet
trojki-own-why-over = this round is over
trojki-own-table-sealed = The deck of round { $number } is sealed: { $hash }.
trojki-own-table-why-deal-on = the round is still on
trojki-own-table-no-undo-deal = that action cannot be taken back: a round ended or began with it
trojki-own-terminal-result = Result of round { $number }.
trojki-own-terminal-between = This round is over; the next one comes in a moment.
trojki-own-terminal-ask-next = Press Enter for the next round.
trojki-own-terminal-next-in = The next round begins in { cards-seconds }.
trojki-own-web-deal = Round { $number }
trojki-own-room-last = Last round
trojki-own-web-next = Next round in { cards-seconds }
trojki-own-web-scores-deal = Round
trojki-own-replay-deal = Which round
trojki-own-guide-title = First round
trojki-own-match-score = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} { $points } { $points ->
    [one] token
   *[other] tokens
} in all.
    .short = { cards-who }: total { $points }.
trojki-own-match-place = { YOU($seat) ->
    [yes] { $leaders ->
        [1] You are in the lead
       *[other] You share the lead with others
    }
   *[no] You are { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } of { $count }; { NAMES($seats) } { $leaders ->
        [1] leads
       *[other] lead
    } with { $points } { $points ->
        [one] token
       *[other] tokens
    }
}.
    .short = { YOU($seat) ->
        [yes] { $leaders ->
            [1] You lead.
           *[other] You share the lead.
        }
       *[no] Place { $place } of { $count }; { NAMES($seats) } { $leaders ->
            [1] leads
           *[other] lead
        }, { $points }.
    }
trojki-own-web-place-now = { YOU($seat) ->
    [yes] { $leaders ->
        [1] You are in the lead
       *[other] You share the lead with others
    }
   *[no] You are { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } of { $count }; { NAMES($seats) } { $leaders ->
        [1] leads
       *[other] lead
    } with { $points } { $points ->
        [one] token
       *[other] tokens
    }
}.
trojki-own-room-points = Tokens

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

trojki-typed-draw = d
trojki-typed-place = p, put
trojki-typed-red = red, red trio, a red trio
trojki-typed-blue = blue, blue trio, a blue trio
trojki-typed-violet = violet, purple, violet trio, a violet trio
trojki-typed-yellow = yellow, yellow trio, a yellow trio
trojki-typed-circle = circle, circles, trio of circles, a trio of circles
trojki-typed-square = square, squares, trio of squares, a trio of squares
trojki-typed-cross = cross, crosses, trio of crosses, a trio of crosses
trojki-typed-star = star, stars, trio of stars, a trio of stars
trojki-typed-none = none, zero, with no stripes, no stripes, a trio with no stripes
trojki-typed-one = one, with one stripe, one stripe, a trio with one stripe
trojki-typed-two = two, with two stripes, two stripes, a trio with two stripes
trojki-typed-three = three, with three stripes, three stripes, a trio with three stripes

## How things stand

trojki-stands-handicap = Handicap: { COMMAS($list) }.
trojki-stands-more = { NAME($seat) } began with { $count } { $count ->
    [one] card
   *[other] cards
} more
trojki-stands-left = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left, { $total } of them in hand.

## What is asked

trojki-ask-race = Type draw, or a card, a cell and a call, such as 2 4 blue.
    .short = Type draw, or card, cell, call.
    .pressed = Draw a card.
trojki-ask-race-silent = Type draw, or a card and a cell, such as 2 4.
    .short = Type draw, or a card and a cell.
    .pressed = Draw a card.
trojki-ask-card = Your hand: { NUMBERED($cards, $cards) }.
    .short = { NUMBERED($cards, $cards) }.
    .pressed = Choose a card from your hand.
trojki-ask-draw = You have no cards in your hand.
    .pressed = Draw a card.

## What was not understood

trojki-claim = Say the card, the cell and the call, such as 2 4 blue.
trojki-claim-silent = Say the card and the cell, such as 2 4.
trojki-no-feature = “{ $text }” is not a colour, a shape or a number of stripes.
trojki-not-on-card = { CARD($card, case: "the") } does not have that: { FEATURE($call) }.
trojki-others-draw = The others draw { $count ->
    [one] one card
   *[other] { $count } cards
}.

## Help

trojki-help =
    Type draw to take a card from your stack, or draw 3 to take three.
    To place a card, type its number, name or text,
    the cell, and what the cards of the new trio share: 2 4 blue, or BC2 4 B,
    or blue circle 2 on 4 blue.
    In Braille the blue circle with one stripe is bca: j a b c are 0 to 3 stripes.
    A whole hand names each colour once: b ca sj is bca bsj.
    Type wait, or press Enter, to let time pass until something happens.

## Options that are refused

trojki-why-option-both = A match ends either at a number of tokens or after a number of rounds: set one of the two, not both.
trojki-why-option-length = A match has { $low } to { $high } tokens or rounds.
trojki-why-option-handicap-seats = The handicap needs one number of extra cards for each player; there are { $count } players.
trojki-why-option-handicap-negative = A handicap gives extra cards; no number in it is below 0.
trojki-why-option-handicap-large = With more than { $count } extra cards in all, somebody would get no card.

## What the game is called, and what it is about

trojki-title = Trojki
trojki-about = no turns: place cards that make a new trio, and be the first to run out

## Options

trojki-option-leftover = Cards that cannot be shared out evenly
trojki-option-leftover-centre = onto the centre cell
trojki-option-leftover-aside = aside, out of play
trojki-option-require_call = With each card, players say what the cards of the new trio share
trojki-option-mode = Who judges
trojki-option-mode-referee = the table, every card at once
trojki-option-mode-open = the players, by accepting or challenging
trojki-option-target = How many tokens win the match
trojki-option-target-null = four, unless a number of rounds is set
trojki-option-deals = Or: how many rounds make a match
trojki-option-deals-null = until somebody has the tokens
trojki-option-tie_token = Token in a tie
trojki-option-tie_token-each = everybody with the fewest cards
trojki-option-tie_token-none = nobody
trojki-option-handicap = Extra cards for strong players
trojki-option-handicap-null = nobody has any

## The first deal, explained as it goes

trojki-guide-start =
    A race: you all cover cards of the grid with your own, and each must make a new trio in its line. Take your time
    to read: the race begins only when you press Start too.
trojki-guide-draw =
    There are no turns: everybody plays at once. Draw cards from your stack into your hand, as many as you like,
    whenever you like.
trojki-guide-place =
    Choose a card, then a cell, then call what the cards of the new trio share. Look for two cards of a line that
    share something the third one lacks: any card with that feature fits there.
trojki-guide-placed =
    Your card lies on the table. The new card covers the old one, and only the nine cards on top count. If it is too fast for
    you, ask for time to think.
trojki-guide-pause = Somebody has placed a card, and there is no referee here: accept it or challenge it.
trojki-guide-over =
    The round is over. The first player without cards gets a token, or whoever has the fewest when nothing fits
    any more. Now you know the game.

## Drawings on the page of the rules

trojki-shown-card =
    Three features: blue circle with two stripes, red square with no stripe, violet cross with one, yellow star
    with three.
trojki-shown-trio = A trio: red, blue and violet circle. It is a trio by its shape alone.
trojki-shown-grid =
    The table of the example, cells 1 to 9 row by row, and beside it the blue star with one stripe. It fits on
    cell 1, where it makes the diagonal a blue trio, and also a trio with one stripe.
