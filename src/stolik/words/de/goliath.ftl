# David und Goliath: Ereignisse, Gründe für Ablehnungen, abgelehnte Optionen.

goliath-deal = Spiel { $number }. { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
}, alle bekommen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .short = Spiel { $number }. Geber: { cards-who }. Karten: { $count }.
goliath-begins = { YOU($seat) ->
    [yes] Du beginnst.
   *[no] { NAME($seat) } beginnt.
}
goliath-lead = { YOU($seat) ->
    [yes] Du spielst { CARD($card, case: "den") } aus.
   *[no] { NAME($seat) } spielt { CARD($card, case: "den") } aus.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
goliath-play = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "den") }.
   *[no] { NAME($seat) } legt { CARD($card, case: "den") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
goliath-highest = Am höchsten ist { CARD($card, case: "der") }: { YOU($seat) ->
    [yes] Du nimmst { CARDS($cards, case: "den") }.
   *[no] { NAME($seat) } nimmt { CARDS($cards, case: "den") }.
}
    .short = Höchste, { cards-who }: { CARDS($cards, case: "short") }.
goliath-lowest = Am niedrigsten ist { CARD($card, case: "der") }: { YOU($seat) ->
    [yes] Du bekommst { CARD($won, case: "den") }.
   *[no] { NAME($seat) } bekommt { CARD($won, case: "den") }.
}
    .short = Niedrigste, { cards-who }: { CARD($won, case: "short") }.
goliath-all-equal = Alle Karten sind gleich hoch: { YOU($seat) ->
    [yes] Du nimmst { CARDS($cards, case: "den") }.
   *[no] { NAME($seat) } nimmt { CARDS($cards, case: "den") }.
}
    .short = Alle gleich, { cards-who }: { CARDS($cards, case: "short") }.
goliath-points = { NAME($seat) }: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }, Violett { $violet }, zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .short = { cards-who }, Punkte: { $points }.

goliath-why-not-in-play = Bei { $count } Personen gehen die Werte nur bis { $value }, { CARD($card, case: "der") } ist also nicht im Spiel.
goliath-why-follow = Du hast noch { SUIT($suit) }, also musst du bedienen.

## Der Tisch im Browser

goliath-web-left = noch { $count } { $count ->
    [one] Stich
   *[other] Stiche
}
goliath-web-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
goliath-web-pile = { SUIT($suit) }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $points }
goliath-web-pile-none = { SUIT($suit) }: nichts
goliath-web-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
goliath-full = { NAME($seat) }: { goliath-web-points }, { goliath-web-cards } auf der Hand.
goliath-web-laid = { NAME($seat) } { CARD($card) }
goliath-web-before = Der letzte Stich: { $list }. Am höchsten: { NAME($seat) } mit { CARD($card, case: "dem") }; am niedrigsten: { NAME($low_seat) } mit { CARD($low, case: "dem") }.
goliath-web-before-equal = Der letzte Stich: { $list }. Alle waren gleich hoch; er ging ganz an { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
}.
goliath-web-before-none = Es gab noch keinen Stich.
goliath-web-before-title = Letzter Stich
goliath-web-led = ausgespielt
goliath-web-highest = höchste
goliath-web-lowest = niedrigste
goliath-web-both = nimmt alles
goliath-web-by-suit = Deine Karten sind nach Farben sortiert.
goliath-web-by-rank = Deine Karten sind nach Werten sortiert.
goliath-web-result = Ergebnis von Spiel { $number }
goliath-web-sum = Punkte

## How things stand

goliath-stands-left = Es { $count ->
    [one] bleibt noch { $count } Stich
   *[other] bleiben noch { $count } Stiche
}.
goliath-stands-pile = { SUIT($suit) } { LIST($values) } für { $points }
goliath-stands-profit = { NAME($seat) }: { SEMICOLONS($list) }; zusammen { $points }.
goliath-stands-none = { NAME($seat) }: noch keine Karten gewonnen.

## Help

goliath-help =
    Für eine Karte tippe ihre Nummer im Blatt oder ihr Kürzel: R7 ist die rote 7.
    Die Farben sind R rot, Y gelb, G grün, B blau, V violett.
    In Braille ist die rote 7 gr:
    Die Buchstaben a bis r sind die Zahlen 1 bis 18, dann die Farbe.
    Ein ganzes Blatt nennt jede Farbe einmal: r gh ist gr hr.

## Options that are refused

goliath-why-option-deals = Eine Partie kann höchstens { $high ->
    [one] { $high } Spiel
   *[other] { $high } Spiele
} haben.

## What the game is called, and what it is about

goliath-title = David und Goliath
goliath-about = die niedrigste Karte eines Stichs gewinnt die höchste, die höchste den Rest; drei Karten einer Farbe sind wenig wert

## Options

goliath-option-all_equal = Wenn alle Karten eines Stichs gleich hoch sind
goliath-option-all_equal-last_takes_all = wer zuletzt legt, nimmt alles
goliath-option-all_equal-second_last = die vorletzte Karte gilt als niedrigste
goliath-option-deals = Wie viele Spiele eine Partie hat
goliath-option-deals-null = so viele Spiele wie Personen

## The first deal, explained as it goes

goliath-guide-lead =
    Du spielst aus, und zwar eine beliebige Karte. Trümpfe gibt es nicht; wenn alle gespielt haben, zählen nur
    die Zahlen.
goliath-guide-follow =
    Hast du die ausgespielte Farbe, musst du sie bedienen; sonst spielst du, was du willst. Probier ruhig eine
    Karte, die nicht geht: Du erfährst, warum.
goliath-guide-trick =
    Ein voller Stich: Die niedrigste Karte bekommt die höchste, die höchste bekommt alle anderen. Wer die höchste
    gespielt hat, spielt als Nächstes aus.
goliath-guide-won =
    Du hast Karten gewonnen. Eine oder zwei einer Farbe zählen ihre Zahlen, drei oder mehr nur noch je einen
    Punkt. Achte also darauf, welche Farben du nimmst.
goliath-guide-over =
    Das Spiel ist aus. Die Tabelle zeigt, was jede Farbe gebracht hat. Jetzt kennst du das Spiel; reihum geben
    nun die anderen.

## Drawings on the page of the rules

goliath-shown-trick =
    Grüne 4 wird ausgespielt, grüne 9, rote 2 und grüne 7 folgen. Die rote 2 ist die niedrigste und bekommt die
    grüne 9. Die grüne 9 ist die höchste und bekommt die anderen drei.
goliath-shown-equal =
    Zwei Siebenen und zwei Dreien: grüne 7, rote 7, grüne 3, blaue 3. Es zählt die später gespielte: Rote 7 ist
    die höchste, blaue 3 die niedrigste.
goliath-shown-score =
    Rote 4, 10 und 11 sind drei Karten: 3 Punkte. Gelbe 8 allein: 8. Grüne 5 und 9: 14. Fünf blaue Karten: 5.
    Violette 10 und 12: 22. Zusammen 52.
