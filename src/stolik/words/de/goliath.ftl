# David und Goliath: Ereignisse, Gründe für Ablehnungen, abgelehnte Optionen.

goliath-deal = Spiel { $number }. { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
}, alle bekommen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
goliath-begins = { YOU($seat) ->
    [yes] Du beginnst.
   *[no] { NAME($seat) } beginnt.
}
goliath-lead = { YOU($seat) ->
    [yes] Du spielst { CARD($card, case: "den") } aus.
   *[no] { NAME($seat) } spielt { CARD($card, case: "den") } aus.
}
goliath-play = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "den") }.
   *[no] { NAME($seat) } legt { CARD($card, case: "den") }.
}
goliath-highest = Am höchsten ist { CARD($card, case: "der") }: { YOU($seat) ->
    [yes] Du nimmst { CARDS($cards, case: "den") }.
   *[no] { NAME($seat) } nimmt { CARDS($cards, case: "den") }.
}
goliath-lowest = Am niedrigsten ist { CARD($card, case: "der") }: { YOU($seat) ->
    [yes] Du bekommst { CARD($won, case: "den") }.
   *[no] { NAME($seat) } bekommt { CARD($won, case: "den") }.
}
goliath-all-equal = Alle Karten sind gleich hoch: { YOU($seat) ->
    [yes] Du nimmst { CARDS($cards, case: "den") }.
   *[no] { NAME($seat) } nimmt { CARDS($cards, case: "den") }.
}
goliath-points = { NAME($seat) }: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }, Violett { $violet }, zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

goliath-why-not-in-play = Bei { $count } Spielern gehen die Werte nur bis { $value }, { CARD($card, case: "der") } ist also nicht im Spiel.
goliath-why-follow = Du hast noch { SUIT($suit) }, also musst du bedienen.

goliath-option-too-many = Eine Partie kann höchstens { $high ->
    [one] { $high } Spiel
   *[other] { $high } Spiele
} haben.
