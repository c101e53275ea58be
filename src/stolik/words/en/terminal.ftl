# The table at the terminal: what is asked, read out and typed. $list: a list that was put together with its numbers.

terminal-you = You
terminal-names = Ada, Ben, Cleo, Dan, Eva, Finn, Gus
terminal-name = { NAME($seat) }
terminal-welcome = { $game }. With you at the table: { NAMES($seats) }. Type ? for help.
terminal-saved = Saved in { $path }.
terminal-resume = To go on later: { $command }
terminal-goodbye = Goodbye.

## Before a match

terminal-game-choice = { $number } { $title }: { $told }.
terminal-ask-game = Which game? A number or a name; Enter takes { $title }.
terminal-ask-seats = How many players, { $low } to { $high }? Enter takes { $count }.
terminal-ask-think = How many seconds to think after each change of the table? Enter: none, play in real time.
terminal-no-seats = It takes { $low } to { $high } players.
terminal-no-think = A whole number of seconds, please, { $high } at most.
terminal-no-choice = There is no { $number } to choose; the numbers go from 1 to { $count }.

## The hand and questions

terminal-hand = Your hand: { $list }.
terminal-hand-empty = You have no cards in your hand.
terminal-which = Which one: { $list }?
terminal-go-on = Next attack: press Enter to go on.
terminal-go-on-exchange = Next attack: press Enter to go on, or type exchange.
terminal-lead = You lead: { $list }.
terminal-follow = Your turn, follow { SUIT($suit) }: { $list }.
terminal-any = Your turn, you have no { SUIT($suit) }, any card: { $list }.
terminal-ask-bid = How many tricks will you take, 0 to { $high }?
terminal-ask-bid-barred = How many tricks will you take, 0 to { $high }, but not { $barred }?

terminal-ask-open = Your attack: { $list }.
terminal-ask-more = One more card of this attack: { $list }.
terminal-ask-throw = All beaten. Throw in: { $list }; or { terminal-pass-words }.
terminal-ask-throw-none = All beaten, and you have no card that fits: { terminal-pass-words }.
terminal-pass-words = { $may ->
    [both] allow (the next attacker may) or stop
    [allow] allow (the next attacker may)
   *[stop] stop
}
terminal-ask-give = { NAME($seat) } takes. Give more: { $list }; or done.
terminal-ask-give-none = { NAME($seat) } takes, and you have no card that fits: done.
terminal-ask-beat = Beat { CARDS($cards, case: "the") }: { $list }; or take.
terminal-ask-take = You cannot beat { CARDS($cards, case: "the") }: take.
terminal-beats = { $text } beats { CARDS($attack, case: "the") }
terminal-asleep = Press Enter to come back.
terminal-may-exchange = You may exchange the trump six: type exchange.

terminal-ask-deal = You deal: 1 deal, { $list }.
terminal-offer = { $number } offer { NAME($seat) } the cut
terminal-ask-cut = { NAME($seat) } offers you the cut: 1 accept, and you are the fool and deal, 2 decline.

terminal-ask-peek = Look at two of your near cards: two numbers of 4 5 6, such as 4 6.
terminal-ask-peek-left = Look at your cards 4 and 5: type 4 5.
terminal-ask-peek-any = Look at two of your cards: two numbers of 1 to 6, such as 4 6.
terminal-ask-pile = Your turn: 1 stock, 2 take { CARD($card, case: "the") }.
terminal-ask-take-only = Your turn, the stock is empty: 2 take { CARD($card, case: "the") }.
terminal-ask-drawn = Where does { CARD($card, case: "the") } go, 1 to 6, or 0 to discard it?
terminal-ask-taken = Where does { CARD($card, case: "the") } go, 1 to 6?

terminal-ask-race = Type draw, or a card, a cell and a call, such as 2 4 blue.
terminal-ask-race-silent = Type draw, or a card and a cell, such as 2 4.
terminal-call = { FEATURE($call) }

## The table

terminal-trick = On the table: { $list }.
terminal-trick-empty = There is no card on the table; { YOU($seat) ->
    [yes] you lead
   *[no] { NAME($seat) } leads
}.
terminal-trump = { SUIT($suit) } are trumps, { CARD($card, case: "the") } was turned up.
terminal-no-trump = There are no trumps.
terminal-bid = { NAME($seat) }: bid { $bid }, took { $count }.
terminal-no-bid = { NAME($seat) }: no bid yet.
terminal-pile = { SUIT($suit) } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $points }
terminal-profit = { NAME($seat) }: { $list }; together { $points }.
terminal-profit-none = { NAME($seat) }: no cards won yet.

terminal-under = { SUIT($suit) } are trumps; under the stock lies { CARD($card, case: "the") }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all.
terminal-no-stock = { SUIT($suit) } are trumps; the stock is empty.
terminal-bout = { YOU($seat) ->
    [yes] You attack
   *[no] { NAME($seat) } attacks
} { YOU($other) ->
    [yes] you
   *[no] { NAME($other) }
}.
terminal-beaten = { CARD($attack) }, beaten by { CARD($card, case: "the") }.
terminal-open = { CARD($card) }, not beaten yet.
terminal-taken = { CARD($card) }, taken.
terminal-room = Room for { $count ->
    [0] no more attack cards
    [one] { $count } more attack card
   *[other] { $count } more attack cards
}.
terminal-count = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
terminal-count-known = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, among them { CARDS($cards, case: "the") }.
terminal-deals-next = { YOU($seat) ->
    [yes] You are
   *[no] { NAME($seat) } is
} about to deal.
terminal-cut-offered = The cut is offered to { YOU($seat) ->
    [yes] you
   *[no] { NAME($seat) }
}.
terminal-no-cards-yet = The cards are not dealt yet.

terminal-layout = { YOU($seat) ->
    [yes] Your cards
   *[no] { NAME($seat) }
}: far { $far }; near { $near }.
terminal-down = face down
terminal-remembered = face down, remembered: { CARD($card) }
terminal-holding = You hold { CARD($card, case: "the") }.
terminal-piles = On the discards lies { CARD($card, case: "the") }; the stock has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
terminal-piles-taken = The top discard is taken; the stock has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
terminal-left = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left, { $total } of them in the hand.

## What was not understood

terminal-not-understood = “{ $text }” means nothing here. Type ? for help.
terminal-no-number = There is no card { $number }; you hold { $count }.
terminal-no-cell = There is no cell { $cell }; they go from 1 to { $high }.
terminal-no-pile = { $number } is neither 1, the stock, nor 2, the discards.
terminal-two-cells = Two numbers, such as 4 6.
terminal-claim = Say the card, the cell and the call, such as 2 4 blue.
terminal-claim-silent = Say the card and the cell, such as 2 4.
terminal-no-feature = “{ $text }” is not a colour, a shape or a number of stripes.
terminal-not-on-card = { CARD($card, case: "the") } does not have that: { FEATURE($call) }.
terminal-card-twice = The same card is there twice.
terminal-beat-one = Beat one card at a time: your card, or the attack card and yours, such as 9C TC.
terminal-between = This deal is over; the next one comes in a moment.
terminal-match-over = The match is over. Type rematch for another one, or quit.
terminal-nothing-yet = Nothing has happened yet.
terminal-no-style = Say how: cards full, cards short or cards braille.
terminal-style = Cards are written like this: { CARDS($cards) }.
terminal-no-verbosity = Say how much: verbosity short, verbosity normal or verbosity full.
terminal-verbosity = { $level ->
    [short] Events are short now: “Jan: 7 of clubs”.
    [full] After each play you also hear what lies on the table.
   *[normal] Events are whole sentences now.
}

## Help

terminal-help = Also: hand, table, scores, last (the last events again), undo, save, save FILE, quit, rules, cards full, cards short, cards braille, verbosity short, verbosity normal, verbosity full (how much is said about events), and ? for this help. An empty line does the only thing possible, or repeats the question.
terminal-help-planowanie = To bid, type a number. To play a card, type its number in your hand, or its text: 7C is the seven of clubs, TD the ten of diamonds.
terminal-help-goliath = To play a card, type its number in your hand, or its text: R7 is the red 7; colours are R, Y, G, B and V.
terminal-help-golf = Cells 1 2 3 are the far row, 4 5 6 the near row, so columns are 1 and 4, 2 and 5, 3 and 6. Type 1 for the stock or 2 for the discards, then a cell, or 0 to discard. In words: stock, take, swap 3, discard, peek 4 6.
terminal-help-durak = A card is its number in your hand, or its text: 7C is the seven of clubs. Several at once: 7C 7D, or 1 3. A card alone beats the only card it can; otherwise name both: 9C TC. In words: take, allow, stop, done, exchange, attack 7C +, beat 9C TC, give 7C, back 7C.
terminal-help-trojki = draw takes a card of your stack, draw 3 takes three. To place, type a card by number or text, the cell, and what the new trio has in common: 2 4 blue, or BC2 4 B. If only one call is possible you may leave it out. wait, or an empty line, lets time pass until something happens.
terminal-help-before = Type deal, or offer and a name; accept or decline a cut; touch the cards if you like the title of the fool.

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

terminal-typed-help = ?, h, commands
terminal-typed-hand = my hand, my cards
terminal-typed-table = board, grid
terminal-typed-scores = score, points
terminal-typed-last = again, repeat
terminal-typed-undo = take back
terminal-typed-save = write
terminal-typed-quit = exit, bye, q
terminal-typed-rules = rule book
terminal-typed-cards = style
terminal-typed-verbosity = details
terminal-typed-wait = pause
terminal-typed-full = long, words
terminal-typed-normal = usual
terminal-typed-short = text
terminal-typed-braille = dots
terminal-typed-bid = tricks
terminal-typed-play = lead
terminal-typed-attack = throw
terminal-typed-beat = defend
terminal-typed-give = gift
terminal-typed-pick-up = t, pick up, pick
terminal-typed-allow = a, pass
terminal-typed-stop = s, enough
terminal-typed-done = d, nothing, no more
terminal-typed-exchange = e, swap
terminal-typed-deal = deal the cards
terminal-typed-offer = cut
terminal-typed-accept = yes
terminal-typed-decline = no
terminal-typed-touch = touch the cards
terminal-typed-peek = look
terminal-typed-stock = s, draw
terminal-typed-take = t, discards, pick up
terminal-typed-swap = replace, put
terminal-typed-discard = d, throw, throw away
terminal-typed-draw = d
terminal-typed-place = p, put
terminal-typed-red = red
terminal-typed-blue = blue
terminal-typed-violet = violet, purple
terminal-typed-yellow = yellow
terminal-typed-circle = circle, circles
terminal-typed-square = square, squares
terminal-typed-cross = cross, crosses
terminal-typed-star = star, stars
terminal-typed-none = none, zero
terminal-typed-one = one
terminal-typed-two = two
terminal-typed-three = three

terminal-others-draw = The others draw { $count ->
    [one] one card
   *[other] { $count } cards
}.

## At a table on a server

terminal-guest = Guest
terminal-said = { $name }: { $text }
terminal-seated = You sit on seat { $number }.
terminal-spectator = You have no seat here now, and watch.
terminal-missed = You have missed something; this is how it stands.
terminal-link-lost = The connection is lost. It is being tried again.
terminal-link-back = The connection is back.
terminal-table-made = This is table { $code }. Others join with: { $command }
terminal-come-back = Your seat is kept. To come back: { $command }
terminal-welcome-table = { $game }, table { $code }. Type ? for help.
terminal-at-table = At the table: { NAMES($seats) }.
terminal-ask-sit = Press Enter to sit down, or type sit and a number. who tells who is here.
terminal-ask-ready = Press Enter when you are ready. The match begins when all seats are taken and everybody is ready; fill puts bots on the free seats.
terminal-ask-soon = Looking for players. In { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} bots take the free seats and the match begins by itself. who tells who is here.
terminal-ask-next = Press Enter for the next deal.
terminal-ask-rematch = Type rematch for another match, or quit.
terminal-not-begun = The match has not begun yet.
terminal-watching = You are watching and have no cards here.
terminal-no-save = The server keeps this match, under the code { $code }. When it is over it can be seen at { $address }
terminal-kept-there = The server keeps this match under the code { $code }. It can be seen at { $address }
terminal-only-online = That is for tables on a server; here you play against bots.
terminal-no-seat-number = Say which seat, 1 to { $high }.
terminal-no-text = Say what: say HELLO, or 'HELLO.
terminal-table-code = Table { $code }, { $game }.
terminal-chair = Seat { $number }: { $state ->
    [free] free
    [bot] { NAME($seat) }, a bot ({ $level })
    [away] { NAME($seat) } is away, and a bot plays
    [gone] { NAME($seat) }, without a connection
    [ready] { NAME($seat) }, ready
   *[here] { NAME($seat) }
}.
terminal-host = { YOU($seat) ->
    [yes] You are
   *[no] { NAME($seat) } is
} the host.
terminal-ticking = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} for this action and { $left } in reserve.
terminal-reserve = { NAME($seat) }: { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} in reserve.
terminal-next-in = The next deal begins in { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}.
terminal-fills-in = In { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} bots take the free seats and the match begins.
terminal-seal = The deck is sealed with { $hash }.
terminal-muted = You do not hear { $name } any more. To take it back: unmute { $name }.
terminal-unmuted = You hear { $name } again.
terminal-reported = The report about { $name } has been sent to the operator.
terminal-no-report = Say in a few words what happened: report { $name } WHAT HAPPENED.
terminal-no-person = Say who: a name, or a seat, 1 to { $high }.
terminal-nobody-there = There is no person on seat { $number }.
terminal-nobody-called = Nobody here is called “{ $text }”. who tells who is here.
terminal-several = Several people here are called { $name }: say the seat.
terminal-nobody-muted = You have muted nobody.
terminal-not-muted = You have not muted { $name }, but: { $list }.
terminal-help-online = At this table also: who (who sits where, the clocks), say HELLO or 'HELLO, ready, unready, sit 2, stand, fill, fill 3 random, start, remove 2, think 20 (trojki), abort and rematch (the same again takes it back), mute Jan, unmute Jan (the chat of somebody), report Jan WHAT HAPPENED (to the operator; a seat, 2, will do instead of a name), leave (for good; quit keeps your seat).
terminal-typed-who = players, people
terminal-typed-say = chat
terminal-typed-ready = i am ready
terminal-typed-unready = not ready
terminal-typed-sit = sit down
terminal-typed-stand = stand up, get up
terminal-typed-start = begin
terminal-typed-fill = bots, add bots
terminal-typed-remove = kick
terminal-typed-think = time to think
terminal-typed-mute = silence
terminal-typed-unmute = hear
terminal-typed-report = complain
terminal-typed-abort = break off
terminal-typed-rematch = another match
terminal-typed-leave = leave the table
