# Golf mit sechs Karten. $cell: 1 2 3 ist die ferne Reihe, 4 5 6 die nahe. $replaced ist die Karte, die auf die Ablage kommt.

golf-deal = Loch { $number }, { YOU($seat) ->
    [yes] du gibst
   *[no] { NAME($seat) } gibt
}.
golf-first-discard = Auf der Ablage liegt { CARD($card, case: "der") }, im Stapel { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
}.
    .short = Ablage: { CARD($card, case: "short") }; Stapel: { $count }.
golf-peek = { YOU($seat) ->
    [yes] Du siehst dir
   *[no] { NAME($seat) } sieht sich
} die Karten auf den Feldern { LIST($cells) } an.
    .short = { cards-who }: Blick auf { LIST($cells) }.
golf-peeked = Auf Feld { $cell } liegt { CARD($card, case: "der") }.
    .short = { $cell }: { CARD($card, case: "short") }.
golf-start = Alle haben ihre Karten angesehen, { YOU($seat) ->
    [yes] du beginnst
   *[no] { NAME($seat) } beginnt
}.
    .short = Beginn: { cards-who }.
golf-stock = { YOU($seat) ->
    [yes] Du ziehst
   *[no] { NAME($seat) } zieht
} eine Karte vom Stapel.
    .short = { cards-who }: Stapel.
golf-draw = { YOU($seat) ->
    [yes] Du ziehst
   *[no] { NAME($seat) } zieht
} { CARD($card, case: "den") } vom Stapel.
    .short = { cards-who }: vom Stapel { CARD($card, case: "short") }.
golf-take = { YOU($seat) ->
    [yes] Du nimmst
   *[no] { NAME($seat) } nimmt
} { CARD($card, case: "den") } von der Ablage.
    .short = { cards-who }: Ablage, { CARD($card, case: "short") }.
golf-discard = { YOU($seat) ->
    [yes] Du legst
   *[no] { NAME($seat) } legt
} { CARD($card, case: "den") } gleich auf die Ablage.
    .short = { cards-who }: weg, { CARD($card, case: "short") }.
golf-swap-down = { YOU($seat) ->
    [yes] Du legst
   *[no] { NAME($seat) } legt
} { CARD($card, case: "den") } auf Feld { $cell }; verdeckt lag dort { CARD($replaced, case: "der") }.
    .short = { cards-who }: { CARD($card, case: "short") } auf { $cell }; weg { CARD($replaced, case: "short") }.
golf-swap-up = { YOU($seat) ->
    [yes] Du legst
   *[no] { NAME($seat) } legt
} { CARD($card, case: "den") } auf Feld { $cell }; vorher lag dort { CARD($replaced, case: "der") }.
    .short = { cards-who }: { CARD($card, case: "short") } auf { $cell }; weg { CARD($replaced, case: "short") }.
golf-pair = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} ein Paar auf den Feldern { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }: Paar { LIST($cells) }.
golf-closed = { YOU($seat) ->
    [yes] Bei dir
   *[no] Bei { NAME($seat) }
} liegen alle sechs Karten offen.
    .short = { cards-who }: alles offen.
golf-final-turns = Alle anderen sind noch einmal an der Reihe.
    .short = Letzte Runde.
golf-stalled = Seit Langem ist keine verdeckte Karte mehr getauscht worden: Das Loch ist zu Ende, und gezählt wird, was daliegt.
    .short = Kein Fortschritt: Das Loch ist zu Ende.
golf-open = { YOU($seat) ->
    [yes] Du deckst
   *[no] { NAME($seat) } deckt
} { $count ->
    [one] Feld
   *[other] die Felder
} { LIST($cells) } auf: { CARDS($cards) }.
    .short = { cards-who }, Feld { LIST($cells) }: { CARDS($cards, case: "short") }.
golf-points = { YOU($seat) ->
    [yes] Du bekommst
   *[no] { NAME($seat) } bekommt
} { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
    .short = { cards-who }, Punkte: { $points }.
golf-reshuffle = Der Stapel ist leer: Die Ablage unter der obersten Karte wird gemischt und ist der neue Stapel mit { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
    .short = Neu gemischt, Stapel: { $count }.

## Warum nicht

golf-why-reshuffle = der Stapel wird gerade neu gemischt
golf-why-looked = angesehen wird nur einmal, vor dem ersten Zug
golf-why-look-first = zuerst siehst du dir zwei deiner Karten an
golf-why-far = du darfst dir nur Karten der Reihe ansehen, die dir am nächsten liegt
golf-why-left = in diesem Spiel darfst du dir nur die linke und die mittlere Karte deiner nahen Reihe ansehen
golf-why-no-stock = der Stapel ist leer
golf-why-no-card = du hast noch keine Karte in der Hand: Nimm zuerst eine vom Stapel oder von der Ablage
golf-why-drawn = du hast schon { CARD($card, case: "den") } in der Hand: Tausche eine deiner Karten dagegen oder wirf sie ab
golf-why-taken = du hast schon { CARD($card, case: "den") } in der Hand: Tausche eine deiner Karten dagegen
golf-why-keep = { CARD($card, case: "der") } kommt von der Ablage und darf nicht gleich zurück: Tausche eine deiner Karten dagegen

golf-option-deals = eine Partie Golf hat { $low } bis { $high } Löcher
golf-option-stall = ein Loch ohne Fortschritt endet nach { $low } bis { $high } Zügen je Spieler oder nie

## Der Tisch im Browser

golf-web-stock = Stapel: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
golf-web-discards = Ablage: oben { CARD($card) }
golf-web-discards-none = Ablage: Die oberste Karte ist weg
golf-web-held = { YOU($seat) ->
    [yes] Du hältst
   *[no] { NAME($seat) } hält
} { CARD($card, case: "den") }.
golf-web-cards = { YOU($seat) ->
    [yes] Deine Karten
   *[no] Karten von { NAME($seat) }
}
golf-web-layout = { YOU($seat) ->
    [yes] Deine Karten
   *[no] { NAME($seat) }
}: ferne Reihe { $far }; nahe Reihe { $near }.
golf-web-cell = { $cell }: { CARD($card) }
golf-web-cell-pair = { $cell }: { CARD($card) } – Paar, 0
golf-web-cell-down = { $cell }: verdeckt
golf-web-cell-known = { $cell }: verdeckt, gemerkt: { CARD($card) }
golf-web-remembered = gemerkt
golf-web-pair = Paar, 0
golf-web-down = { $count ->
    [0] alle offen
   *[other] { $count } verdeckt
}
golf-full = { NAME($seat) }, { $list }.
golf-web-last-turns = Letzte Züge
golf-web-last = { YOU($seat) ->
    [yes] Bei dir
   *[no] Bei { NAME($seat) }
} liegen alle sechs Karten offen: Alle anderen sind noch einmal an der Reihe.
golf-web-by-points = In diesem Spiel sind auch Karten mit gleichen Punkten ein Paar.
golf-web-ask-peek = Sieh dir zwei Karten deiner nahen Reihe an: zwei aus 4, 5, 6.
golf-web-ask-peek-left = Sieh dir deine Karten 4 und 5 an.
golf-web-ask-peek-any = Sieh dir zwei beliebige deiner Karten an, 1 bis 6.
golf-web-ask-second = Feld { $cell }, und welches noch?
golf-web-ask-sure = Feld { $cell }? Noch einmal, und die Karte liegt dort.
golf-web-ask-turn = Du bist dran: vom Stapel ziehen oder von der Ablage { CARD($card, case: "den") } nehmen?
golf-web-ask-take = Du bist dran, und der Stapel ist leer: Nimm { CARD($card, case: "den") }.
golf-web-ask-drawn = Wohin mit { CARD($card, case: "dem") }: auf ein Feld oder auf die Ablage?
golf-web-ask-taken = Auf welches Feld kommt { CARD($card, case: "der") }?
golf-web-do-peek = die Felder { LIST($cells) } ansehen
golf-web-do-stock = vom Stapel ziehen
golf-web-do-take = { CARD($card, case: "den") } von der Ablage nehmen
golf-web-do-swap = auf Feld { $cell } legen
golf-web-do-discard = abwerfen
golf-web-over = Das Loch ist zu Ende.
golf-web-keys = Tasten: 1–6 Felder, 7 Stapel, 8 Ablage
golf-web-watching = Du siehst zu.
golf-web-result = Ergebnis von Loch { $number }
golf-web-player = Spieler
golf-web-points = Punkte
