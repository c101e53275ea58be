# Tricks, in all games that are played in tricks.

## The cards on the table

trick-cards = Auf dem Tisch: { COMMAS($list) }.
trick-laid = { NAME($seat) } { CARD($card) }
trick-empty = Auf dem Tisch liegt keine Karte; { YOU($seat) ->
    [yes] du spielst aus
   *[no] { NAME($seat) } spielt aus
}.

## The question

trick-lead = Du spielst aus{ CHOICES($cards, $hand) }.
    .short = Du spielst aus.
trick-follow = Du bist dran, bediene { SUIT($suit) }{ CHOICES($cards, $hand) }.
    .short = Bediene { SUIT($suit) }.
    .pressed = Bediene { SUIT($suit) }.
trick-any = Du bist dran, kein { SUIT($suit) } auf der Hand, also beliebig{ CHOICES($cards, $hand) }.
    .short = Kein { SUIT($suit) }: beliebig.
    .pressed = Kein { SUIT($suit) } auf der Hand: Jede Karte geht.

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

trick-typed-play = spielen, spiele, ausspielen
