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
    .short = Feld { $cell }: { CARD($card, case: "short") }.
golf-start = Alle haben sich zwei Karten angesehen, { YOU($seat) ->
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
    .short = { cards-who }: { CARD($card, case: "short") }, Feld { $cell }; weg { CARD($replaced, case: "short") }.
golf-swap-up = { YOU($seat) ->
    [yes] Du legst
   *[no] { NAME($seat) } legt
} { CARD($card, case: "den") } auf Feld { $cell }; vorher lag dort { CARD($replaced, case: "der") }.
    .short = { cards-who }: { CARD($card, case: "short") }, Feld { $cell }; weg { CARD($replaced, case: "short") }.
golf-pair = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} ein Paar auf den Feldern { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }: Paar { LIST($cells) }.
golf-open-pair = { golf-pair }
    .short = { golf-pair.short }
golf-closed = { YOU($seat) ->
    [yes] Bei dir
   *[no] Bei { NAME($seat) }
} liegen alle sechs Karten offen.
    .short = { cards-who }: alles offen.
golf-final-turns = Alle anderen sind noch einmal an der Reihe.
    .short = Letzte Züge.
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
} { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}.
    .short = { cards-who }, Punkte: { SIGNED($points) }.
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
golf-web-cell = { $cell }: { CARD($card) }
golf-web-cell-pair = { $cell }: { CARD($card) } – Paar, 0
golf-web-cell-down = { $cell }: verdeckt
golf-web-cell-known = { $cell }: verdeckt, gemerkt { CARD($card) }
golf-web-remembered = gemerkt
golf-web-pair = Paar, 0
golf-web-down = { $count ->
    [0] alle offen
   *[other] { $count } verdeckt
}
golf-full = { NAME($seat) }, { SEMICOLONS($list) }.
golf-web-last-turns = Letzte Züge
golf-web-last = { YOU($seat) ->
    [yes] Bei dir
   *[no] Bei { NAME($seat) }
} liegen alle sechs Karten offen: Alle anderen sind noch einmal an der Reihe.
golf-stands-by-points = In diesem Spiel sind auch Karten mit gleich vielen Punkten ein Paar.
golf-web-ask-second = Feld { $cell }, und welches noch?
golf-web-ask-sure = Feld { $cell }? Noch einmal, und die Karte liegt dort.
golf-name-peek = die Felder { LIST($cells) } ansehen
golf-name-stock = vom Stapel ziehen
golf-name-take = { CARD($card, case: "den") } von der Ablage nehmen
golf-name-swap = { CARD($card, case: "den") } auf Feld { $cell } legen
golf-name-discard = { CARD($card, case: "den") } abwerfen
golf-web-over = Das Loch ist zu Ende.
golf-web-keys = Tasten 1 bis 6: Felder, 7 Stapel, 8 Ablage
golf-web-result = Ergebnis von Loch { $number }
golf-web-points = Punkte

## Anstelle von Meldungen des Hauses: Was sonst ein Spiel heißt, ist bei Golf ein Loch

golf-own-match-next = Als Nächstes kommt Loch { $number }, { YOU($seat) ->
    [yes] du gibst
   *[no] { NAME($seat) } gibt
}.
    .short = Loch { $number }, Geber: { cards-who }.
golf-own-match-why-not-begun = das Loch hat noch nicht begonnen
golf-own-why-over = dieses Loch ist schon zu Ende
golf-own-table-sealed = Die Karten für Loch { $number } sind versiegelt: { $hash }.
golf-own-table-why-deal-on = das Loch ist noch im Gang
golf-own-table-no-undo-deal = dieser Zug lässt sich nicht zurücknehmen: Mit ihm endete ein Loch oder begann ein neues
golf-own-terminal-result = Ergebnis von Loch { $number }.
golf-own-terminal-between = Dieses Loch ist vorbei; gleich kommt das nächste.
golf-own-terminal-ask-next = Enter für das nächste Loch.
golf-own-terminal-next-in = Das nächste Loch beginnt in { cards-seconds }.
golf-own-web-deal = Loch { $number }
golf-own-room-last = Letztes Loch
golf-own-web-next = Nächstes Loch in { cards-seconds }
golf-own-web-scores-deal = Loch
golf-own-replay-deal = Welches Loch
golf-own-review-deals = Was die Löcher gebracht haben
golf-own-review-deal = Loch
golf-own-review-where = Loch { $number }, Aktion { $count }
golf-own-advice-deal = Loch { $number }: { $result } Punkte gegenüber dem Schnitt der anderen. Karten: { $cards }; eigenes Spiel: { $play }; was die anderen taten und wie die Karten lagen: { $rest }.
golf-own-advice-mistake = Loch { $number }, Aktion { $count }:
golf-own-guide-title = Das erste Loch

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

golf-typed-peek = ansehen, anschauen
golf-typed-stock = stapel, ziehen, s
golf-typed-take = nehmen, nimm, ablage, n
golf-typed-swap = tauschen, legen, ersetzen
golf-typed-discard = abwerfen, wegwerfen, a

## How things stand

golf-stands-layout = { YOU($seat) ->
    [yes] Deine Karten
   *[no] { NAME($seat) }
}: fern { COMMAS($far) }; nah { COMMAS($near) }.
golf-stands-up = { $cell } { CARD($card) }
golf-stands-down = { $cell } verdeckt
golf-stands-remembered = { $cell } verdeckt, gemerkt { CARD($card) }
golf-stands-holding = Du hältst { CARD($card, case: "den") }.
golf-stands-piles = Auf der Ablage liegt { CARD($card, case: "der") }; im Stapel { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
}.
golf-stands-piles-taken = Die oberste Karte der Ablage ist weg; im Stapel { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
}.
golf-full-discards = Ablage: oben { CARD($card) }
golf-full-stock = Stapel: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
golf-full-cell = { $cell }: { CARD($card) }
golf-full-pair = { $cell }: { CARD($card) } – Paar, 0
golf-full-down = { $count ->
    [0] alle offen
    [6] alle verdeckt
    [one] noch verdeckt: { $count } Karte
   *[other] noch verdeckt: { $count } Karten
}

## What is asked

golf-ask-peek = Sieh dir zwei deiner nahen Karten an: zwei Zahlen aus 4 5 6, etwa 4 6.
    .short = Sieh zwei an, aus 4 5 6.
    .pressed = Sieh dir zwei Karten deiner nahen Reihe an: zwei aus 4, 5, 6.
golf-ask-peek-left = Sieh dir deine Karten 4 und 5 an: Tippe 4 5.
    .short = Ansehen: Tippe 4 5.
    .pressed = Sieh dir deine Karten 4 und 5 an.
golf-ask-peek-any = Sieh dir zwei deiner Karten an: zwei Zahlen von 1 bis 6, etwa 4 6.
    .short = Sieh zwei an, 1 bis 6.
    .pressed = Sieh dir zwei beliebige deiner Karten an, 1 bis 6.
golf-ask-pile = Du bist dran: 1 zieht vom Stapel, 2 nimmt { CARD($card, case: "den") }.
    .short = 1 zieht, 2 nimmt { CARD($card, case: "short") }.
    .pressed = Vom Stapel ziehen oder von der Ablage { CARD($card, case: "den") } nehmen?
golf-ask-take-only = Du bist dran, der Stapel ist leer: 2 nimmt { CARD($card, case: "den") }.
    .short = Stapel leer: 2 nimmt { CARD($card, case: "short") }.
    .pressed = Der Stapel ist leer: Nimm { CARD($card, case: "den") }.
golf-ask-drawn = Wohin mit { CARD($card, case: "dem") }, 1 bis 6, oder 0 zum Abwerfen?
    .short = Wohin { CARD($card, case: "short") }, 1 bis 6, weg 0?
    .pressed = Wohin mit { CARD($card, case: "dem") }: auf ein Feld oder auf die Ablage?
golf-ask-taken = Wohin mit { CARD($card, case: "dem") }, 1 bis 6?
    .short = Wohin { CARD($card, case: "short") }, 1 bis 6?
    .pressed = Auf welches Feld kommt { CARD($card, case: "der") }?

## What was not understood

golf-no-pile = { $number } ist weder 1, der Stapel, noch 2, die Ablage.
golf-two-cells = Bitte zwei verschiedene Zahlen, etwa 4 6.

## Help

golf-help =
    Die Felder 1 2 3 sind die ferne Reihe, 4 5 6 die nahe;
    Spalten sind also 1 und 4, 2 und 5, 3 und 6.
    Tippe 1 für den Stapel oder 2 für die Ablage,
    danach ein Feld oder 0 zum Abwerfen.
    In Braille ist die Kreuz-Sieben gc:
    Die Buchstaben b bis i stehen für 2 bis 9, x für die Zehn, dann die Farbe.
    In Worten: stapel, nehmen, tauschen 3, abwerfen, ansehen 4 6.

## Options that are refused

golf-why-option-deals = eine Partie Golf hat { $low } bis { $high } Löcher
golf-why-option-stall = ein Loch ohne Fortschritt endet nach { $low } bis { $high } Zügen je Person oder nie

## What the game is called, and what it is about

golf-title = Golf
golf-about = tausche deine sechs Karten, von denen du die meisten nicht kennst, gegen niedrigere

## Options

golf-option-deals = Wie viele Löcher eine Partie hat
golf-option-peek = Welche zwei Karten man ansieht
golf-option-peek-near_any2 = zwei beliebige der nahen Reihe
golf-option-peek-near_left2 = die linke und die mittlere der nahen Reihe
golf-option-peek-any2 = zwei beliebige von allen sechs
golf-option-pair_by = Was in einer Spalte ein Paar ist
golf-option-pair_by-rank = zwei Karten vom gleichen Rang
golf-option-pair_by-points = zwei Karten mit gleich vielen Punkten
golf-option-stall_turns = Ein Loch endet nach so vielen Zügen je Person ohne Fortschritt
golf-option-stall_turns-null = nie
golf-option-final_turns = Die anderen haben noch einen Zug, wenn jemand fertig ist

## The first deal, explained as it goes

golf-guide-peek =
    Sieh dir zwei deiner nahen Karten an, nur dieses eine Mal; der Tisch merkt sie sich für dich. Wenig ist gut:
    Zwei minus 2, König 0, Ass 1, Bube und Dame 10.
golf-guide-turn =
    Nimm eine Karte: vom Stapel, dann siehst nur du sie, oder die oberste der Ablage, die alle kennen. Was du von
    der Ablage nimmst, musst du auch auslegen.
golf-guide-swap =
    Leg die Karte auf eins deiner sechs Felder; die alte kommt auf die Ablage. Zwei Karten vom gleichen Rang in
    einer Spalte zählen zusammen 0.
golf-guide-keep =
    Eine Karte vom Stapel, die dir nichts nützt, darfst du abwerfen. Dann wird nichts aufgedeckt, und dein Zug
    ist zu Ende.
golf-guide-over =
    Das Loch ist aus, sobald jemand sechs offene Karten hat. Alle Karten werden aufgedeckt und gezählt. Die
    kleinste Summe gewinnt. Jetzt kennst du das Spiel.

## Drawings on the page of the rules

golf-shown-pairs =
    Ferne Reihe Fünf, Bube, Neun; nahe Reihe Fünf, Dame, Vier. Die Fünfen sind ein Paar und zählen 0; 10 und 10
    sind 20; 9 und 4 sind 13: 33 Punkte.
golf-shown-twos =
    Ferne Reihe Zwei, Zwei, König; nahe Reihe Zwei, König, König. Ein Paar Zweien zählt 0, nicht minus 4; Zwei und
    König minus 2; die Könige sind ein Paar. Zusammen minus 2 Punkte.
golf-shown-row =
    Zwei Achten nebeneinander sind kein Paar. Ferne Reihe Acht, Acht, Ass; nahe Reihe Drei, Vier, König.
    Das sind 11, 12 und 1, zusammen 24.
