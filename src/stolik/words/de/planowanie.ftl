# Planowanie: Ereignisse und Gründe für Ablehnungen.

planowanie-deal = Spiel { $number }. { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
}, alle bekommen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .short = Spiel { $number }. Geber: { cards-who }. Karten: { $count }.
planowanie-trump = Aufgedeckt wird { CARD($card, case: "der") }, Trumpf ist { SUIT($suit) }.
    .short = Trumpf: { CARD($card, case: "short") }.
planowanie-no-trump = In diesem Spiel gibt es keinen Trumpf.
    .short = Kein Trumpf.
planowanie-bid = { YOU($seat) ->
    [yes] Du sagst
   *[no] { NAME($seat) } sagt
} { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
} an.
    .short = { cards-who }: { $count }.
planowanie-bids-done = Zusammen angesagt: { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}; zu holen: { $tricks }.
    .short = Zusammen { $count } von { $tricks }.
planowanie-lead = { YOU($seat) ->
    [yes] Du spielst { CARD($card, case: "den") } aus.
   *[no] { NAME($seat) } spielt { CARD($card, case: "den") } aus.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-play = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "den") }.
   *[no] { NAME($seat) } legt { CARD($card, case: "den") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-trick = Der Stich geht mit { CARD($card, case: "dem") } an { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
}.
    .short = Stich: { cards-who }.
planowanie-made = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .short = { cards-who }: { $won } von { $bid }, Punkte: { $points }.
planowanie-missed = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, keine Punkte.
    .short = { cards-who }: { $won } von { $bid }.

planowanie-why-bid-first = Erst sagen alle an, wie viele Stiche sie machen; danach wird gespielt.
planowanie-why-too-many = So viele Stiche gibt es nicht, in diesem Spiel { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
}.
planowanie-why-barred = Du bist am Schluss dran, und mit { $count } wären es genau { $tricks }, so viele, wie es Stiche gibt. Nimm eine andere Zahl.
planowanie-why-bids-over = Angesagt ist schon, jetzt werden Karten gespielt.
planowanie-why-follow = Du hast noch { SUIT($suit) }, also musst du bedienen.

## Der Tisch im Browser

planowanie-web-trump = Trumpf: { SUIT($suit) }
planowanie-web-trump-none = Kein Trumpf
planowanie-web-turned = Trumpf ist { SUIT($suit) }, aufgedeckt wurde { CARD($card, case: "der") }.
planowanie-web-turned-none = In diesem Spiel gibt es keinen Trumpf.
planowanie-web-sum = Ansagen: { $count } von { $tricks }
planowanie-web-took = { $count } von { $bid } gemacht
planowanie-web-unbid = noch keine Ansage
planowanie-web-seat = { NAME($seat) }: { $bid } angesagt, { $won } gemacht, noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
planowanie-web-seat-unbid = { NAME($seat) }: noch nichts angesagt, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
planowanie-web-bids = Deine Ansage
planowanie-web-ask = Wie viele Stiche sagst du an, 0 bis { $high }?
planowanie-web-ask-barred = Wie viele Stiche sagst du an, 0 bis { $high }, nur nicht { $barred }?
planowanie-web-bid = { $count } { $count ->
    [one] Stich
   *[other] Stiche
}
planowanie-web-waiting = Die anderen sagen an.
planowanie-web-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
planowanie-web-hand = Dein Blatt: { CARDS($cards) }.
planowanie-web-hand-empty = Du hast keine Karten auf der Hand.
planowanie-web-laid = { NAME($seat) } { CARD($card) }
planowanie-web-trick = Auf dem Tisch: { $list }.
planowanie-web-trick-empty = Auf dem Tisch liegt keine Karte; { YOU($seat) ->
    [yes] du spielst aus
   *[no] { NAME($seat) } spielt aus
}.
planowanie-web-before = Der letzte Stich: { $list }. Er ging an { YOU($seat) ->
    [yes] dich
   *[no] { NAME($seat) }
}.
planowanie-web-before-none = Es gab noch keinen Stich.
planowanie-web-before-title = Letzter Stich
planowanie-web-led = ausgespielt
planowanie-web-wins = liegt vorn
planowanie-web-takes = Stich
planowanie-web-by-suit = Deine Karten sind nach Farben sortiert.
planowanie-web-by-rank = Deine Karten sind nach Werten sortiert.
planowanie-web-result = Ergebnis von Spiel { $number }
planowanie-web-player = Wer
planowanie-web-said = Ansage
planowanie-web-won = Gemacht
planowanie-web-points = Punkte
planowanie-web-made = erfüllt
planowanie-web-missed = verfehlt
