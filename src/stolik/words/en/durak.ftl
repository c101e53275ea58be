# Durak: events, reasons for refusals, refused options. $other is the second player of an event.

durak-deal = { YOU($seat) ->
    [yes] You deal
   *[no] { NAME($seat) } deals
}, six cards each.
    .short = Dealer: { cards-who }.
durak-trump = { SUIT($suit) } are trumps; { RANK($card, case: "the") } lies under the stock.
    .short = Trump: { CARD($card, case: "short") }.
durak-trump-of-dealer = { YOU($seat) ->
    [yes] You show your last card, { CARD($card, case: "the") }
   *[no] { NAME($seat) } shows the last card dealt, { CARD($card, case: "the") }
}: { SUIT($suit) } are trumps.
    .short = Trump: { CARD($card, case: "short") }, { cards-who }.
durak-shows = { YOU($seat) ->
    [yes] You show
   *[no] { NAME($seat) } shows
} the lowest trump, { RANK($card, case: "the") }.
    .short = First: { cards-who }, { CARD($card, case: "short") }.
durak-bout = { YOU($seat) ->
    [yes] You attack { NAME($other) }
   *[no] { NAME($seat) } attacks { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    }
}{ $count ->
    [0] .
    [one] ; { $count } card in the stock.
   *[other] ; { $count } cards in the stock.
}
    .short = { cards-who } to { cards-other }{ $count ->
        [0] .
       *[other] ; stock { $count }.
    }
durak-opens = { YOU($seat) ->
    [yes] You attack
   *[no] { NAME($seat) } attacks
} with { CARD($card, case: "the") }{ $more ->
    [yes] , with more to come.
   *[no] .
}
    .short = { cards-who }: { CARD($card, case: "short") }{ $more ->
        [yes] , and more.
       *[no] .
    }
durak-attacks = { YOU($seat) ->
    [yes] You add { CARD($card, case: "the") }
   *[no] { NAME($seat) } adds { CARD($card, case: "the") }
}{ $more ->
    [yes] , with more to come.
   *[no] .
}
    .short = { cards-who }: { CARD($card, case: "short") }{ $more ->
        [yes] , and more.
       *[no] .
    }
durak-beats = { YOU($seat) ->
    [yes] You beat
   *[no] { NAME($seat) } beats
} { CARD($attack, case: "the") } with { CARD($card, case: "the") }.
    .short = { cards-who }: { CARD($card, case: "short") } on { CARD($attack, case: "short") }.
durak-takes = { YOU($seat) ->
    [yes] You pick up
   *[no] { NAME($seat) } picks up
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .short = { cards-who }: picked up, { $count }.
durak-gives = { YOU($seat) ->
    [yes] You give { NAME($other) } { CARD($card, case: "the") } as well.
   *[no] { NAME($seat) } gives { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    } { CARD($card, case: "the") } as well.
}
    .short = { cards-who }: also { CARD($card, case: "short") }.
durak-offers-card = { YOU($seat) ->
    [yes] You offer { NAME($other) } { CARD($card, case: "the") } as well.
   *[no] { NAME($seat) } offers { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    } { CARD($card, case: "the") } as well.
}
    .short = { cards-who }: offer, { CARD($card, case: "short") }.
durak-too-many = { $count ->
    [one] There is { $count } card
   *[other] There are { $count } cards
} too many: { YOU($seat) ->
    [yes] you choose what goes back
   *[no] { NAME($seat) } chooses what goes back
}.
    .short = { $count } too many, choice: { cards-who }.
durak-sends-back = { YOU($seat) ->
    [yes] You send { CARD($card, case: "the") } back to { NAME($other) }.
   *[no] { NAME($seat) } sends { CARD($card, case: "the") } back to { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    }.
}
    .short = { cards-who }: back, { CARD($card, case: "short") }.
durak-keeps = { YOU($seat) ->
    [yes] You take
   *[no] { NAME($seat) } takes
} what was offered: { CARDS($cards, case: "the") }.
    .short = { cards-who }: { CARDS($cards, case: "short") }.
durak-done = { YOU($seat) ->
    [yes] You give nothing more.
   *[no] { NAME($seat) } gives nothing more.
}
    .short = { cards-who }: done.
durak-allows = { YOU($seat) ->
    [yes] You let { NAME($other) } go on.
   *[no] { NAME($seat) } lets { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    } go on.
}
    .short = { cards-who }: go on, { cards-other }.
durak-passes = { YOU($seat) ->
    [yes] You add nothing
   *[no] { NAME($seat) } adds nothing
}{ $barred ->
    [yes] , and nobody after may add
   *[no] { "" }
}; { YOU($other) ->
    [yes] you have
   *[no] { NAME($other) } has
} the last word.
    .short = { cards-who }: pass, last word { cards-other }.
durak-stops = { YOU($seat) ->
    [yes] You end the attack.
   *[no] { NAME($seat) } ends the attack.
}
    .short = { cards-who }: stop.
durak-repelled = { YOU($seat) ->
    [yes] You have beaten off the attack
   *[no] { NAME($seat) } has beaten off the attack
}: { $count } cards are out of play.
    .short = { cards-who }: beaten off, { $count }.
durak-draws = { YOU($seat) ->
    [yes] You draw
   *[no] { NAME($seat) } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .short = { cards-who }: drawn, { $count }.
durak-you-draw = { YOU($seat) ->
    [yes] You draw
   *[no] { NAME($seat) } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { CARDS($cards) }.
    .short = { cards-who }: drawn, { CARDS($cards, case: "short") }.
durak-stock-gone = The stock is used up; its last card, { CARD($card, case: "the") }, goes to { YOU($seat) ->
    [yes] you
   *[no] { NAME($seat) }
}.
    .short = Stock empty, { cards-who }: { CARD($card, case: "short") }.
durak-exchanges = { YOU($seat) ->
    [yes] You put { CARD($six, case: "the") } under the stock and take { CARD($card, case: "the") }.
   *[no] { NAME($seat) } puts { CARD($six, case: "the") } under the stock and takes { CARD($card, case: "the") }.
}
    .short = { cards-who }: exchange, { CARD($card, case: "short") }.
durak-exchanges-with = { YOU($seat) ->
    [yes] You give { NAME($other) } { CARD($six, case: "the") } and take { CARD($card, case: "the") }.
   *[no] { NAME($seat) } gives { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    } { CARD($six, case: "the") } and takes { CARD($card, case: "the") }.
}
    .short = { cards-who }: exchange, { CARD($card, case: "short") }.
durak-out = { YOU($seat) ->
    [yes] You have got rid of all your cards.
   *[no] { NAME($seat) } has got rid of all their cards.
}
    .short = { cards-who }: out.
durak-loses = { YOU($seat) ->
    [yes] You are left with cards: you are the durak.
   *[no] { NAME($seat) } is left with cards and is the durak.
}
    .short = Durak: { cards-who }.
durak-team-loses = { YOU($seats) ->
    [yes] Your team is left with cards and loses
   *[no] One team is left with cards and loses
}: { NAMES($seats) }.
    .short = Lost: { NAMES($seats) }.
durak-draw = Nobody has any cards left: the deal is a draw.
    .short = A draw.
durak-draw-by-pickups = { $count ->
    [one] { $count } attack has been picked up
   *[other] { $count } attacks in a row have been picked up
} and nobody has drawn: the deal is a draw.
    .short = A draw, pickups: { $count }.
durak-lost = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} lost { $count } { $count ->
    [one] deal
   *[other] deals
}.
    .short = { cards-who }: lost, { $count }.
durak-none-lost = So far nobody has lost a deal.
    .short = Lost: nobody.

## Before a deal, with the option "traditions"

durak-offers = { YOU($seat) ->
    [yes] You offer { NAME($other) } a cut.
   *[no] { NAME($seat) } offers { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    } a cut.
}
durak-accepts = { YOU($seat) ->
    [yes] You cut the cards: now you are the durak and have to deal.
   *[no] { NAME($seat) } cuts the cards, becomes the durak and has to deal.
}
durak-declines = { YOU($seat) ->
    [yes] You decline to cut.
   *[no] { NAME($seat) } declines to cut.
}
durak-touches = { YOU($seat) ->
    [yes] You touch the cards: now you are the durak and have to deal.
   *[no] { NAME($seat) } touches the cards, becomes the durak and has to deal.
}
durak-traditions-deal = { YOU($seat) ->
    [yes] You begin to deal.
   *[no] { NAME($seat) } begins to deal.
}

## Reasons for refusals

durak-why-not-defender = Only { NAME($seat) } is under attack, and nobody may help with the defence.
durak-why-nothing-open = No attack card is waiting for an answer, so there is nothing to beat or to pick up.
durak-why-not-facing = { CARD($card, case: "the") } is not waiting to be beaten; you still have to answer: { CARDS($cards) }.
durak-why-weak = { CARD($card, case: "the") } does not beat { CARD($attack, case: "the") }. It takes a higher card of the same suit; any trump beats a card that is not one.
durak-why-defend = You are under attack: beat the open cards or pick up.
durak-why-open = You must open the attack by playing a card.
durak-why-rank = { CARD($card, case: "the") } does not fit. Only ranks already in this attack may follow, here { RANKS($ranks, case: "many") }.
durak-why-no-more = After { CARD($card, case: "the") } no other card can be played at once: there is room for { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all. Play it without the plus.
durak-why-no-other = After { CARD($card, case: "the") } you have no other card that fits. Play it without the plus.
durak-why-nothing-back = No card is too many just now, so nothing can be sent back.
durak-why-choose = First choose what goes back: { $count ->
    [one] there is { $count } card
   *[other] there are { $count } cards
} too many.
durak-why-not-offered = { CARD($card, case: "the") } cannot go back; you can choose from: { CARDS($cards) }.
durak-why-more = After { CARD($card, case: "the") } you announced another card: play it first.
durak-why-last = Nobody after you may attack, so there is nobody to allow: add a card or stop.
durak-why-last-word = You let the others go on and nobody added a card: add one yourself or stop.
durak-why-no-stop = In this game you cannot stop the others: add a card, or allow them to go on.
durak-why-gift = The cards are being picked up: give a fitting card or say that you are done.
durak-why-no-gift = Nobody is picking up, so nothing can be given.
durak-why-never-exchange = In this deal the trump six cannot be exchanged: there is no card under a stock that it could be exchanged for.
durak-why-exchanged = { CARD($card, case: "the") } has been exchanged already, and that happens once in a deal.
durak-why-exchange-late = It is too late to exchange { CARD($card, case: "the") }: the stock is used up and the next attack has begun.
durak-why-no-six = You do not hold { CARD($card, case: "the") }.
durak-why-exchange-self = You have { CARD($card, case: "the") } yourself, so there is nobody to exchange with.
durak-why-six-received = Only the player who was dealt { CARD($card, case: "the") } or drew it from the stock may exchange it; yours came from another player.
durak-why-only-dealer = Only the dealer, { NAME($seat) }, may do that.
durak-why-offer-open = First { NAME($other) } has to accept the cut or decline it.
durak-why-held = wait another { cards-seconds }: the trump six may still be exchanged
durak-why-no-offer = No cut has been offered to you.
durak-why-dealer-touch = The dealer may handle the cards: touching them means nothing.
durak-why-offer-self = You cannot offer the cut to yourself.

## At the terminal, with the option "allow_excess"

durak-ask-back = { $count ->
    [one] There is { $count } card too many. Send one back: { COMMAS($list) }.
   *[other] There are { $count } cards too many. Send { $count } back, such as 1 2: { COMMAS($list) }.
}
    .pressed = { $count ->
        [one] There is { $count } card too many: choose which goes back.
       *[other] There are { $count } cards too many: choose which go back.
    }
durak-typed-back = return, send

## In the browser. $text: parts in a row, such as "6 cards, defends".

durak-web-trump = Trumps: { SUIT($suit) }
durak-web-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
durak-web-hand = { $count ->
    [0] You have no cards in your hand.
   *[other] Your hand: { CARDS($cards) }.
}
durak-web-stock = { $count ->
    [0] { SUIT($suit) } are trumps; there is no stock any more.
    [one] { SUIT($suit) } are trumps; only { CARD($card, case: "the") } is left in the stock.
   *[other] { SUIT($suit) } are trumps; { CARD($card, case: "the") } lies under the stock, { $count } cards in all.
}
durak-web-bout = { $taking ->
    [yes] { YOU($other) ->
        [yes] You pick up.
       *[no] { NAME($other) } picks up.
    }
   *[no] { YOU($seat) ->
        [yes] You attack { NAME($other) }.
       *[no] { NAME($seat) } attacks { YOU($other) ->
            [yes] you
           *[no] { NAME($other) }
        }.
    }
}
durak-web-attack = Attack cards
durak-web-pair = { $state ->
    [beaten] { CARD($attack) }, beaten by { CARD($card, case: "the") }
    [taken] { CARD($attack) }, being picked up
   *[open] { CARD($attack) }, not beaten yet
}
durak-web-offered = { CARD($card) }, on offer from { NAME($seat) }
durak-web-from = From { NAME($seat) }
durak-web-room = { $count ->
    [0] No room for more attack cards.
    [one] Room for { $count } more attack card.
   *[other] Room for { $count } more attack cards.
}

durak-web-do = { $action ->
    [attack] { $count ->
        [one] Attack
       *[other] Attack with { $count } cards
    }
    [give] { $count ->
        [one] Give
       *[other] Give { $count } cards
    }
    [back] Send back { $count } of { $total }
    [take] Pick up
    [allow] Allow the next
    [stop] Stop
    [done] Done
    [exchange] Exchange the six
    [several] Several at once
    [deal] Deal
    [offer] Offer { NAME($seat) } the cut
    [accept] Accept the cut
    [decline] Decline
    [touch] Touch the cards
   *[ok] Go on
}
durak-name = { $action ->
    [attack] attack with { CARD($card, case: "the") }
    [beat] beat { CARD($attack, case: "the") } with { CARD($card, case: "the") }
    [give] give { CARD($card, case: "the") }
    [back] send back { CARD($card, case: "the") }
    [take] pick up everything
    [allow] let the next attacker go on
    [stop] stop the attack
    [done] give nothing more
    [exchange] exchange the trump six
    [deal] deal
    [offer] offer { NAME($seat) } the cut
    [accept] accept the cut
    [decline] decline
    [touch] touch the cards
   *[ok] go on
}
durak-web-aimed = { $chosen ->
    [yes] Now a card that beats { CARD($attack, case: "the") }.
   *[no] { CARD($attack, case: "the") } is no longer chosen.
}
durak-web-let-go = { CARDS($cards, case: "the") } { $count ->
    [one] does
   *[other] do
} not go with { CARD($card, case: "the") } and { $count ->
    [one] is
   *[other] are
} no longer chosen.
durak-web-which = { CARD($card, case: "the") } beats { CARDS($cards, case: "the") }: choose which.

durak-web-role = { $role ->
    [attacks] attacks { YOU($seat) ->
        [yes] you
       *[no] { NAME($seat) }
    }
    [defends] defends
    [takes] picks up
    [helps] attacker number { $number }
    [own] your team
    [theirs] other team
    [team] team { $number }
    [out] out of cards
   *[fool] durak
}
durak-web-known = { $count } known
durak-web-known-cards = known to all: { CARDS($cards) }
durak-web-left = Cards
durak-web-lost = Lost
durak-web-dealer = dealer
durak-web-dealing = { YOU($seat) ->
    [yes] You are
   *[no] { NAME($seat) } is
} about to deal{ $cut ->
    [yes] ; the cut is offered to { YOU($other) ->
        [yes] you
       *[no] { NAME($other) }
    }.
   *[no] .
}

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

durak-typed-attack = throw
durak-typed-beat = defend
durak-typed-give = gift
durak-typed-take = t, pick up, pick
durak-typed-allow = a, pass
durak-typed-stop = s, enough
durak-typed-done = d, nothing, no more
durak-typed-exchange = e, swap
durak-typed-deal = deal the cards
durak-typed-offer = cut
durak-typed-accept = yes
durak-typed-decline = no
durak-typed-touch = touch the cards

## How things stand

durak-stands-under = { SUIT($suit) } are trumps; { CARD($card, case: "the") } lies under the stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all.
durak-stands-no-stock = { SUIT($suit) } are trumps; the stock is empty.
durak-stands-bout = { YOU($seat) ->
    [yes] You attack
   *[no] { NAME($seat) } attacks
} { YOU($other) ->
    [yes] you
   *[no] { NAME($other) }
}.
durak-stands-pair = { $state ->
    [beaten] { CARD($attack) }, beaten by { CARD($card, case: "the") }
    [taken] { CARD($attack) }, being picked up
   *[open] { CARD($attack) }, not beaten yet
}
durak-stands-pairs = On the table: { SEMICOLONS($list) }.
durak-stands-sides = Partners: { NAMES($seats) }; on the other side: { NAMES($others) }.
durak-stands-offered = Offered by { NAME($seat) }: { CARDS($cards) }.
durak-stands-room = Room for { $count ->
    [0] no more attack cards
    [one] { $count } more attack card
   *[other] { $count } more attack cards
}.
durak-stands-excess = Too many cards: { $count }.
durak-stands-count = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
durak-stands-count-known = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, among them { CARDS($cards, case: "the") }.
durak-stands-order = Attackers in this order: { NAMES($seats) }.
durak-stands-taking = { YOU($seat) ->
    [yes] You pick up.
   *[no] { NAME($seat) } picks up.
}
durak-stands-out = Out of cards: { NAMES($seats) }.
durak-stands-dealer = { YOU($seat) ->
    [yes] You are
   *[no] { NAME($seat) } is
} about to deal.
durak-stands-cut = The cut is offered to { YOU($seat) ->
    [yes] you
   *[no] { NAME($seat) }
}.

## What is asked

durak-ask-open = Your attack{ CHOICES($cards, $hand) }.
    .short = You attack.
    .pressed = Your attack on { NAME($seat) }: play any card, or several of one rank.
durak-ask-more = One more card for this attack{ CHOICES($cards, $hand) }.
    .short = One more card.
    .pressed = Play the other card that you announced.
durak-ask-throw = { $may ->
    [last] Nobody has added a card
   *[both] All beaten
}. Add a card{ CHOICES($cards, $hand) }; or type { durak-ask-pass }.
    .short = Add, or type { durak-ask-pass-short }.
    .pressed = { $may ->
        [last] Nobody has added a card: add one of a rank on the table, or stop the attack.
        [both] All beaten: add a card of a rank on the table, let the next attacker go on, or stop.
        [bars] All beaten: add a rank of the table, let the next go on, or stop: { NAME($other) } has the last word.
        [passes] All beaten: add a card of a rank on the table, or stop: { NAME($other) } has the last word.
        [allow] All beaten: add a card of a rank on the table or let the next attacker go on.
       *[stop] All beaten: add a card of a rank on the table or stop the attack.
    }
durak-ask-throw-none = { $may ->
    [last] Nobody has added a card
   *[both] All beaten
}, none of yours fits: type { durak-ask-pass }.
    .short = Nothing fits: type { durak-ask-pass-short }.
    .pressed = { $may ->
        [last] Nobody has added a card, and none of yours fits: stop the attack.
        [both] All beaten, and no card of yours fits: let the next attacker go on, or stop.
        [bars] All beaten, none of yours fits: let the next go on, or stop, and { NAME($other) } has the last word.
        [passes] All beaten, and no card of yours fits: stop, and { NAME($other) } has the last word.
        [allow] All beaten, and no card of yours fits: let the next attacker go on.
       *[stop] All beaten, and no card of yours fits: stop the attack.
    }
durak-ask-pass = { $may ->
    [both] allow (the next attacker may) or stop (the attack ends)
    [bars] allow (the next attacker may) or stop ({ NAME($other) } has the last word)
    [passes] stop ({ NAME($other) } has the last word)
    [allow] allow (the next attacker may)
   *[stop] stop (the attack ends)
}
durak-ask-pass-short = { $may ->
    [both] allow or stop
    [bars] allow or stop
    [allow] allow
   *[stop] stop
}
durak-ask-give = { NAME($seat) } picks up. Give more{ CHOICES($cards, $hand) }; or type done.
    .short = { NAME($seat) } picks up. Give, or type done.
    .pressed = { NAME($seat) } picks up: give more of the ranks on the table, or say that you are done.
durak-ask-give-none = { NAME($seat) } picks up, and you have no card that fits: type done.
    .short = { NAME($seat) } picks up: type done.
    .pressed = { NAME($seat) } picks up, and no card of yours fits: say that you are done.
durak-ask-beat = Beat { CARDS($attacks, case: "the") }{ CHOICES($cards, $hand) }; or type take.
    .short = Beat { CARDS($attacks) }, or type take.
    .pressed = Beat { CARDS($attacks, case: "the") }, or pick up everything.
durak-ask-beat-several = Beat { CARDS($attacks, case: "the") }: { COMMAS($list) }; or type take.
    .short = Beat { CARDS($attacks) }, or type take.
    .pressed = Beat { CARDS($attacks, case: "the") }, or pick up everything.
durak-ask-take = You cannot beat { CARDS($cards, case: "the") }: type take.
    .short = You cannot beat it: type take.
    .pressed = You cannot beat { CARDS($cards, case: "the") }: pick up everything.
durak-ask-back-card = { $number } { CARD($card) }
durak-ask-beats = { NUMBERED($cards, $hand) } beats { CARDS($attacks, case: "the") }
durak-may-exchange = You may exchange the trump six: type exchange.
durak-held = The next attack begins in a moment; until then only the trump six can be exchanged.
durak-ask-deal = You deal. Choose: { $number } deal, { COMMAS($list) }.
    .pressed = Deal, or offer a cut: whoever accepts is the durak and deals.
durak-ask-offer = { $number } offer { NAME($seat) } the cut
durak-ask-cut = { NAME($seat) } offers you the cut. Choose: 1 accept (then you are the durak and deal), 2 decline.
    .pressed = { NAME($seat) } offers you the cut. If you accept, you are the durak and deal.
durak-ask-touch = { NAME($seat) } is to deal. Press Enter to let them, or type touch: then you are the durak and deal.
    .pressed = If you touch the cards, you are the durak and deal.

## What was not understood

durak-card-twice = The same card is there twice.
durak-beat-one = Beat one card at a time: your card, or the attack card and yours, such as 9C TC.

## Help

durak-help =
    A card is its number in your hand, its name, or its text:
    seven of clubs, or 7C.
    In Braille the seven of clubs is gc: letters f to i are 6 to 9, x is ten.
    A whole hand names each suit once: c gh is gc hc.
    Several at once: 7C 7D, or 1 3.
    A card alone beats the only card it can; otherwise name both: 9C TC.
    In words: { COMMAS($list) }.
durak-help-take = take
durak-help-allow = allow
durak-help-stop = stop
durak-help-done = done
durak-help-exchange = exchange
durak-help-attack = attack 7C +
durak-help-beat = beat 9C TC
durak-help-give = give 7C
durak-help-back = back 7C
durak-help-before =
    Type deal, or offer and a name;
    accept or decline a cut;
    touch the cards if you want to be the durak.

## Options that are refused

durak-why-option-form = { $form ->
    [pairs] In pairs
   *[teams] In two teams of three
} durak needs exactly { $count } players.

## What the game is called, and what it is about

durak-title = Durak
durak-about = beat the cards that attack you or pick them up; the last player with cards is the durak

## Options

durak-option-form = Who plays with whom
durak-option-form-individual = everybody for themselves
durak-option-form-pairs = two pairs (four players)
durak-option-form-teams = two teams of three (six players)
durak-option-allow_excess = More cards may be played than there is room for; the defender sends some back
durak-option-neighbours_only = From five players on only the defender’s neighbours attack
durak-option-stop_allowed = An attacker may stop those who come after
durak-option-traditions = Customs before a deal: cutting and touching the cards
durak-option-max_pickups = A draw after this many pick-ups in a row with nobody drawing
durak-option-max_pickups-null = never
durak-option-deals = How many deals make a match

## The first deal, explained as it goes

durak-guide-open =
    You attack the player on your left with any card. Several of the same rank may go together. Get rid of your
    cards: the last player holding some is the durak.
durak-guide-defend =
    You are attacked. Beat the card with a higher one of its suit, or with a trump; or pick up all the cards
    on the table and miss your turn to attack.
durak-guide-throw =
    All cards are beaten. You may add a card of a rank on the table, let the next attacker add one, or stop the
    attack.
durak-guide-alone =
    All cards are beaten. You may add a card of a rank on the table, or stop the attack.
durak-guide-gift =
    The defender picks up the cards. You may give more of the ranks on the table, which is a good way to get rid of
    cards; or give nothing.
durak-guide-exchange =
    You hold the six of trumps: you may exchange it for the trump under the stock, even when it is not your turn.
durak-guide-choose = These are more cards than there is room for: you choose which of them go back.
durak-guide-fool = The deal is over. The player still holding cards is the durak; there is no winner. Now you know the game.
durak-guide-side =
    The deal is over. The side that is left with cards has lost, even its players who have none. Now you know the
    game.
durak-guide-drawn = The deal is over: a draw. Nobody has lost. Now you know the game.

## Drawings on the page of the rules

durak-shown-beaten =
    Hearts are trumps. The nine of clubs is beaten by the ten of clubs, the ace of clubs and the six of hearts.
durak-shown-unbeaten =
    It is not beaten by the eight of clubs, which is lower, nor by the nine of diamonds or the ace of spades,
    which are of another suit.
durak-shown-ranks =
    The seven of clubs, beaten by the queen of clubs: now sevens and queens may follow, and nothing else.
durak-shown-example =
    The seven of clubs is beaten by the eight, the eight of diamonds is not. If the defender picks up, all three go along.

durak-own-room-lost = { YOU($seat) ->
    [yes] You are the durak.
   *[no] { NAME($seat) } is the durak.
}
durak-own-room-lost-together = They are all the durak: { NAMES($seats) }.
durak-own-room-drawn = A draw. Nobody is the durak.
durak-own-match-lost = The match is over. { YOU($seat) ->
    [yes] You are the durak.
   *[no] Durak: { NAME($seat) }.
}
    .short = Match, durak: { cards-who }.
durak-own-match-lost-together = The match is over. { YOU($seats) ->
    [yes] You are the durak
   *[no] Durak
}, all of you: { NAMES($seats) }.
    .short = Match, durak: { NAMES($seats) }.
durak-own-match-drawn = The match is over: a draw. Nobody is the durak.
    .short = Match: a draw, no durak.

## What makes the rest no choice

durak-settled = Nothing can change any more: you will get rid of all your cards.
