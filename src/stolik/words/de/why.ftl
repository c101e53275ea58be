# Gründe für Ablehnungen, die allen Spielen gemeinsam sind; dahinter steht die Nummer der Regel.

why-not-turn = { NAME($seat) } ist an der Reihe
why-not-held = du hast { CARD($card, case: "den") } nicht auf der Hand
why-no-action = „{ $action }“ ist in diesem Spiel kein Zug
why-no-seat = diesen Platz gibt es nicht: Am Tisch { $count ->
    [one] sitzt { $count } Person
   *[other] sitzen { $count } Personen
}
why-over = dieses Spiel ist schon zu Ende
why-reshuffle = zu mischen ist jetzt, in beliebiger Reihenfolge: { CARDS($cards) }

## Ein Kartenstapel, der nicht der dieses Spiels ist

why-deck-unknown = „{ $text }“ im Kartenstapel ist keine Karte dieses Spiels
why-deck-size = der Kartenstapel hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} statt { $wanted }
why-deck-twice = { CARD($card, case: "der") } ist im Kartenstapel einmal zu viel enthalten, { CARD($missing, case: "der") } einmal zu wenig
