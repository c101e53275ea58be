# Planowanie: Ereignisse und Gründe für Ablehnungen.

planowanie-deal = Spiel { $number }. { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
}, alle bekommen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
planowanie-trump = Aufgedeckt wird { CARD($card, case: "der") }, Trumpf ist { SUIT($suit) }.
planowanie-no-trump = In diesem Spiel gibt es keinen Trumpf.
planowanie-bid = { YOU($seat) ->
    [yes] Du sagst
   *[no] { NAME($seat) } sagt
} { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
} an.
planowanie-bids-done = Zusammen angesagt: { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}; zu holen: { $tricks }.
planowanie-lead = { YOU($seat) ->
    [yes] Du spielst { CARD($card, case: "den") } aus.
   *[no] { NAME($seat) } spielt { CARD($card, case: "den") } aus.
}
planowanie-play = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "den") }.
   *[no] { NAME($seat) } legt { CARD($card, case: "den") }.
}
planowanie-trick = Der Stich geht mit { CARD($card, case: "dem") } an { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
}.
planowanie-made = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
planowanie-missed = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, keine Punkte.

planowanie-why-bid-first = Erst sagen alle an, wie viele Stiche sie machen; danach wird gespielt.
planowanie-why-too-many = So viele Stiche gibt es nicht, in diesem Spiel { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
}.
planowanie-why-barred = Du bist am Schluss dran, und mit { $count } wären es genau { $tricks }, so viele, wie es Stiche gibt. Nimm eine andere Zahl.
planowanie-why-bids-over = Angesagt ist schon, jetzt werden Karten gespielt.
planowanie-why-follow = Du hast noch { SUIT($suit) }, also musst du bedienen.
