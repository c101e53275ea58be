# Kierki: Ereignisse und Gründe für Ablehnungen.

kierki-deal = Spiel { $number }. { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
}, alle bekommen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .short = Spiel { $number }. Geber: { cards-who }. Karten: { $count }.
kierki-lead = { YOU($seat) ->
    [yes] Du spielst { CARD($card, case: "den") } aus.
   *[no] { NAME($seat) } spielt { CARD($card, case: "den") } aus.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
kierki-play = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "den") }.
   *[no] { NAME($seat) } legt { CARD($card, case: "den") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
kierki-trick = Der Stich geht mit { CARD($card, case: "dem") } an { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
}, { kierki-points }.
    .short = Stich: { cards-who }, { kierki-points }.
kierki-points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kierki-scored = { NAME($seat) }: { kierki-points }.

kierki-why-follow = Du hast noch { SUIT($suit) }, also musst du bedienen.

## How things stand

kierki-stands-seat = { NAME($seat) }: { kierki-points }, noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.

## Help

kierki-help = Für eine Karte tippe ihre Nummer im Blatt oder ihr Kürzel: QS ist die Pik-Dame, TD die Karo-Zehn; C ist Kreuz, D Karo, H Herz, S Pik.

## What the game is called, and what it is about

kierki-title = Kierki
kierki-about = nimm keine Herzen und nicht die Pik-Dame

## Options

kierki-option-queen = Die Pik-Dame zählt 13 Punkte
kierki-option-deals = Spiele
