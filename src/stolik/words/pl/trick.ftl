# Tricks, in all games that are played in tricks.

## The cards on the table

trick-cards = Na stole: { COMMAS($list) }.
trick-laid = { NAME($seat) } { CARD($card) }
trick-empty = Na stole nie ma karty; { YOU($seat) ->
    [yes] wychodzisz ty
   *[no] wychodzi { NAME($seat) }
}.

## The question

trick-lead = Wychodzisz{ CHOICES($cards, $hand) }.
    .short = Wyjdź.
    .pressed = Wychodzisz, dowolną kartą.
trick-follow = Twoja kolej, dokładasz do { SUIT($suit, case: "gen") }{ CHOICES($cards, $hand) }.
    .short = Do { SUIT($suit, case: "gen") }.
    .pressed = Dołóż do { SUIT($suit, case: "gen") }.
trick-any = Twoja kolej, nie masz { SUIT($suit, case: "gen") }, dowolna karta{ CHOICES($cards, $hand) }.
    .short = Bez { SUIT($suit, case: "gen") }: dowolna.
    .pressed = Nie masz { SUIT($suit, case: "gen") }: dowolna karta.

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

trick-typed-play = gram, zagraj, wychodzę
