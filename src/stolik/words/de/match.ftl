# Eine Partie aus mehreren Spielen: der Stand nach einem Spiel, wer gewinnt, wie es weitergeht.

match-score = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} insgesamt { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}.
    .short = { cards-who }: gesamt { SIGNED($points) }.
match-won = Die Partie ist zu Ende: { YOU($seat) ->
    [yes] Du gewinnst
   *[no] { NAME($seat) } gewinnt
}.
    .short = Partie: { cards-who }.
match-shared = Die Partie ist zu Ende. { YOU($seats) ->
    [yes] Ihr gewinnt gemeinsam
   *[no] Es gewinnen gemeinsam
}: { NAMES($seats) }.
    .short = Partie: { NAMES($seats) }.
match-lost = Die Partie ist zu Ende: { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} verloren.
    .short = Verloren: { cards-who }.
match-lost-together = Die Partie ist zu Ende. { YOU($seats) ->
    [yes] Ihr habt verloren
   *[no] Verloren haben
}: { NAMES($seats) }.
    .short = Verloren: { NAMES($seats) }.
match-drawn = Die Partie endet unentschieden.
    .short = Partie: unentschieden.
match-next = Als Nächstes kommt Spiel { $number }, { YOU($seat) ->
    [yes] du gibst
   *[no] { NAME($seat) } gibt
}.
    .short = Spiel { $number }, Geber: { cards-who }.
match-place = { YOU($seat) ->
    [yes] { $leaders ->
        [1] Du liegst in Führung
       *[other] Du liegst gleichauf in Führung
    }
   *[no] Du bist auf Platz { $place } von { $count }; { $leaders ->
        [1] es führt
       *[other] es führen
    } { NAMES($seats) } mit { SIGNED($points) } { $points ->
        [one] Punkt
       *[other] Punkten
    }
}.
    .short = { YOU($seat) ->
        [yes] { $leaders ->
            [1] Du führst.
           *[other] Du führst gleichauf.
        }
       *[no] Platz { $place } von { $count }; { $leaders ->
            [1] es führt
           *[other] es führen
        } { NAMES($seats) }, { SIGNED($points) }.
    }
match-finished = Am Ende bist du auf Platz { $place } von { $count }.
    .short = Platz { $place } von { $count }.
match-why-not-begun = das Spiel hat noch nicht begonnen
