# Tricks, in all games that are played in tricks.

## The cards on the table

trick-cards = On the table: { COMMAS($list) }.
trick-laid = { NAME($seat) } { CARD($card) }
trick-empty = There are no cards on the table; { YOU($seat) ->
    [yes] you lead
   *[no] { NAME($seat) } leads
}.

## The question

trick-lead = You lead{ CHOICES($cards, $hand) }.
    .short = You lead.
trick-follow = Your turn, follow { SUIT($suit) }{ CHOICES($cards, $hand) }.
    .short = Follow { SUIT($suit) }.
    .pressed = Follow { SUIT($suit) }.
trick-any = Your turn, you have no { SUIT($suit) }, any card{ CHOICES($cards, $hand) }.
    .short = No { SUIT($suit) }: any card.
    .pressed = You have no { SUIT($suit) }: any card will do.

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

trick-typed-play = lead
