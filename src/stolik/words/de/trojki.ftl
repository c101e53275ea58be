# Trojki: Ereignisse, Gründe für Ablehnungen, abgelehnte Optionen.

trojki-deal = Runde { $number }. { YOU($seat) ->
    [yes] Du gibst.
   *[no] { NAME($seat) } gibt.
}
trojki-stack = { NAME($seat) }: ein Stapel mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .short = { cards-who }: { $count }.
trojki-row = { $row ->
    [1] Felder 1 bis 3
    [2] Felder 4 bis 6
   *[3] Felder 7 bis 9
}: { CARDS($cards) }.
    .short = { $row ->
        [1] Felder 1 bis 3
        [2] Felder 4 bis 6
       *[3] Felder 7 bis 9
    }: { CARDS($cards, case: "short") }.
trojki-centre = Auf Feld 5 { $count ->
    [one] liegt schon { $count } übrige Karte
   *[other] liegen schon { $count } übrige Karten
}, darunter: { CARDS($cards) }.
    .short = Feld 5, darunter: { CARDS($cards, case: "short") }.
trojki-aside = { $count ->
    [one] { $count } übrige Karte liegt
   *[other] { $count } übrige Karten liegen
} beiseite und { $count ->
    [one] spielt
   *[other] spielen
} nicht mit: { CARDS($cards) }.
    .short = Beiseite: { CARDS($cards, case: "short") }.
trojki-look = Tippe tisch, um die Karten auf den Feldern und die Stapel zu hören.
    .short = Tippe tisch: die Karten auf den Feldern.

trojki-draw = { NAME($seat) } zieht eine Karte{ $count ->
    [0] , der Stapel ist leer
   *[other] , noch { $count } im Stapel
}.
    .short = { NAME($seat) } zieht, Stapel { $count }.
trojki-draw-card = { YOU($seat) ->
    [yes] Du ziehst
   *[no] { NAME($seat) } zieht
} { CARD($card, case: "einen") }{ $count ->
    [0] , der Stapel ist leer
   *[other] , noch { $count } im Stapel
}.
    .short = { cards-who }: { CARD($card, case: "short") }, Stapel { $count }.
trojki-place = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "einen") } auf Feld { $cell }
   *[no] { NAME($seat) } legt { CARD($card, case: "einen") } auf Feld { $cell }
}: { FEATURE($call, case: "trio") }{ $count ->
    [0] { "" }
   *[other] ; noch { $count }
}.
    .short = { cards-who }: { CARD($card, case: "short") }, Feld { $cell }, { FEATURE($call) }{ $count ->
        [0] .
       *[other] ; noch { $count }.
    }
trojki-place-silent = { YOU($seat) ->
    [yes] Du legst { CARD($card, case: "einen") } auf Feld { $cell }
   *[no] { NAME($seat) } legt { CARD($card, case: "einen") } auf Feld { $cell }
}{ $count ->
    [0] { "" }
   *[other] ; noch { $count }
}.
    .short = { cards-who }: { CARD($card, case: "short") }, Feld { $cell }{ $count ->
        [0] .
       *[other] ; noch { $count }.
    }

trojki-check = { YOU($seat) ->
    [yes] Pause: Die anderen können deine Karte anfechten.
   *[no] Pause: Die Karte kann angefochten werden.
}
    .short = Geprüft wird: { cards-who }.
trojki-accept = { YOU($seat) ->
    [yes] Du nimmst die Karte an.
   *[no] { NAME($seat) } nimmt die Karte an.
}
    .short = { YOU($seat) ->
        [yes] Du nimmst an.
       *[no] { NAME($seat) } nimmt an.
    }
trojki-accepted = { YOU($seat) ->
    [yes] Du nimmst die Karte an: Sie bleibt liegen.
   *[no] { NAME($seat) } nimmt die Karte an: Sie bleibt liegen.
}
    .short = { YOU($seat) ->
        [yes] Du nimmst an, sie bleibt.
       *[no] { NAME($seat) } nimmt an, sie bleibt.
    }
trojki-challenge = { YOU($seat) ->
    [yes] Du fichtst die Karte an.
   *[no] { NAME($seat) } ficht die Karte an.
}
    .short = { YOU($seat) ->
        [yes] Du fichtst an.
       *[no] { NAME($seat) } ficht an.
    }
trojki-stands = { CARD($card, case: "der") } auf Feld { $cell } ist richtig und bleibt liegen.
    .short = Richtig, bleibt.
trojki-last-wrong = Doch mit einer falschen letzten Karte gewinnt niemand.
trojki-wrong-call = Auf Feld { $cell } bildet { CARD($card, case: "der") } kein neues Trio mit dem Merkmal „{ FEATURE($call) }“.
    .short = Passt nicht: { FEATURE($call) }.
trojki-undone = { YOU($seat) ->
    [yes] Du nimmst { CARD($card, case: "den") } zurück; auf Feld { $cell } liegt wieder { CARD($covered, case: "der") } oben.
   *[no] { NAME($seat) } nimmt { CARD($card, case: "den") } zurück; auf Feld { $cell } liegt wieder { CARD($covered, case: "der") } oben.
}
    .short = { cards-who }: { CARD($card, case: "short") } zurück; auf Feld { $cell } wieder { CARD($covered, case: "short") }.

trojki-last-card = { YOU($seat) ->
    [yes] Das war deine letzte Karte: Du gewinnst die Runde.
   *[no] Das war die letzte Karte: { NAME($seat) } gewinnt die Runde.
}
    .short = Runde: { cards-who }.
trojki-dead-end = Es geht nicht weiter: Niemand hat eine passende Karte, weder auf der Hand noch im Stapel.
    .short = Es geht nicht weiter.
trojki-left = { NAME($seat) }: noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .short = { cards-who }: { $count }.
trojki-fewest = { YOU($seat) ->
    [yes] Du hast die wenigsten Karten und gewinnst die Runde.
   *[no] { NAME($seat) } hat die wenigsten Karten und gewinnt die Runde.
}
    .short = Die wenigsten: { cards-who }.
trojki-tie = Gleichstand bei den wenigsten Karten: { NAMES($seats) }.
    .short = Gleichstand: { NAMES($seats) }.

trojki-why-stack-empty = Dein Stapel ist leer.
trojki-why-no-trio = Auf Feld { $cell } bildet { CARD($card, case: "der") } kein Trio.
trojki-why-not-new = Auf Feld { $cell } bringt { CARD($card, case: "der") } nichts Neues: Die Linie war schon { FEATURE($call, case: "trio") }.
trojki-why-call = Falsche Ansage: Auf Feld { $cell } bildet { CARD($card, case: "der") } kein neues Trio mit dem Merkmal „{ FEATURE($call) }“.
trojki-why-no-call = In diesem Spiel wird nichts angesagt: Nenne nur Karte und Feld, hier { CARD($card, case: "den") } und Feld { $cell }.
trojki-why-pause = Es ist Pause: { CARD($card, case: "der") } auf Feld { $cell } wird noch geprüft.
trojki-why-own = Deine eigene Karte prüfen die anderen.
trojki-why-accepted = Du hast diese Karte schon angenommen: { CARD($card) }.
trojki-why-no-check = Gerade wird keine Karte geprüft. Was alle angenommen haben, bleibt liegen.
trojki-why-referee = Hier prüft der Schiedsrichter jede Karte: Angenommen oder angefochten wird nichts.
trojki-why-call-any = Sag an, was das neue Trio gemeinsam hat: die Farbe, die Form oder die Zahl der Streifen ({ CARD($card) }).

## Am Terminal, offener Modus

trojki-checking = { YOU($seat) ->
    [yes] Die anderen prüfen deine Karte
   *[no] Geprüft wird eine Karte von { NAME($seat) }
}: { CARD($card) } auf Feld { $cell }, als { FEATURE($call, case: "trio") }.
trojki-checking-silent = { YOU($seat) ->
    [yes] Die anderen prüfen deine Karte
   *[no] Geprüft wird eine Karte von { NAME($seat) }
}: { CARD($card) } auf Feld { $cell }.
trojki-covered = Darunter liegt { CARD($covered) }.
trojki-missing = Es fehlt noch eine Antwort: { NAMES($seats) }.
trojki-known = Zurückgenommen hat { NAME($seat) }: { CARDS($cards) }.
trojki-ask-check = Tippe annehmen, wenn die Karte liegen bleiben soll, oder anfechten, wenn sie falsch ist.
    .short = Tippe annehmen oder anfechten.
    .pressed = Stimmt das? Plus nimmt an, Minus ficht an.
trojki-typed-accept = annehmen, ja, stimmt, richtig
trojki-typed-challenge = anfechten, nein, stimmt nicht, falsch

## Der Tisch im Browser

trojki-web-grid = Raster
trojki-web-cell = { $cell }: { CARD($card) }
trojki-web-new = neu
trojki-web-checked = Prüfung
trojki-full = { NAME($seat) }: { $count } auf der Hand, { $total } im Stapel.
trojki-web-to-go = noch { $count }
trojki-web-in-hand = auf der Hand { $count }
trojki-web-left = Karten übrig
trojki-web-extra = Handicap { $count }
trojki-web-draw = Ziehen ({ $count })
trojki-web-ask-cell = { CARD($card) }: auf welches Feld, 1 bis 9?
trojki-web-ask-call = Auf Feld { $cell }. Was hat das neue Trio gemeinsam?
trojki-web-called = Feld { $cell }, Ansage: { $list }.
trojki-web-kept = { CARD($card) } kommt auf Feld { $cell }, sobald die Bedenkzeit vorbei ist.
trojki-web-kept-not = Feld { $cell } hat sich geändert; { CARD($card) } bleibt auf der Hand.
trojki-web-call = { FEATURE($call) }
trojki-name-accept = Annehmen
trojki-name-challenge = Anfechten
trojki-web-accepted = angenommen
trojki-name-draw = eine Karte ziehen
trojki-web-do-place = eine Karte der Hand legen
trojki-web-changed = Letzte Änderung, Feld { $cell }: { CARD($card) }, darunter { CARD($covered) }.
trojki-web-unchanged = Am Raster hat sich noch nichts geändert.
trojki-web-by-colour = Deine Karten sind nach Farbe sortiert.
trojki-web-by-shape = Deine Karten sind nach Form sortiert.
trojki-web-by-stripes = Deine Karten sind nach Streifen sortiert.
trojki-web-think = Bedenkzeit
trojki-web-seconds = { $count ->
    [0] keine
   *[other] { cards-seconds }
}
trojki-web-keys = Ziffern 1 bis 9: Feld wählen, mit Umschalt vorlesen; D E F lesen eine Reihe vor, X Y Z eine Spalte, N V eine Diagonale; 0 zieht; T zweimal oder C: letzte Änderung
trojki-web-result = Ergebnis von Runde { $number }
trojki-web-tokens = Marken

## Statt der Sätze aller Spiele: Ein Spiel ist bei Trojki eine Runde

trojki-own-match-next = Als Nächstes kommt Runde { $number }, { YOU($seat) ->
    [yes] du gibst
   *[no] { NAME($seat) } gibt
}.
    .short = Runde { $number }, Geber: { cards-who }.
trojki-own-match-why-not-begun = die Runde hat noch nicht begonnen
trojki-own-why-over = diese Runde ist schon zu Ende
trojki-own-table-sealed = Die Karten für Runde { $number } sind versiegelt: { $hash }.
trojki-own-table-why-deal-on = die Runde ist noch im Gang
trojki-own-table-no-undo-deal = dieser Zug lässt sich nicht zurücknehmen: Mit ihm endete eine Runde oder begann eine neue
trojki-own-terminal-result = Ergebnis von Runde { $number }.
trojki-own-terminal-between = Diese Runde ist vorbei; gleich kommt die nächste.
trojki-own-terminal-ask-next = Enter für die nächste Runde.
trojki-own-terminal-next-in = Die nächste Runde beginnt in { cards-seconds }.
trojki-own-web-deal = Runde { $number }
trojki-own-room-last = Letzte Runde
trojki-own-web-next = Nächste Runde in { cards-seconds }
trojki-own-web-scores-deal = Runde
trojki-own-replay-deal = Welche Runde
trojki-own-guide-title = Die erste Runde
trojki-own-match-score = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} insgesamt { $points } { $points ->
    [one] Marke
   *[other] Marken
}.
    .short = { cards-who }: gesamt { $points }.
trojki-own-match-place = { YOU($seat) ->
    [yes] { $leaders ->
        [1] Du liegst in Führung
       *[other] Du liegst gleichauf in Führung
    }
   *[no] Du bist auf Platz { $place } von { $count }; { $leaders ->
        [1] es führt
       *[other] es führen
    } { NAMES($seats) } mit { $points } { $points ->
        [one] Marke
       *[other] Marken
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
        } { NAMES($seats) }, { $points }.
    }
trojki-own-web-place-now = { YOU($seat) ->
    [yes] { $leaders ->
        [1] Du liegst in Führung
       *[other] Du liegst gleichauf in Führung
    }
   *[no] Du bist auf Platz { $place } von { $count }; { $leaders ->
        [1] es führt
       *[other] es führen
    } { NAMES($seats) } mit { $points } { $points ->
        [one] Marke
       *[other] Marken
    }
}.
trojki-own-room-points = Marken

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

trojki-typed-draw = ziehen, ziehe, zieh, z
trojki-typed-place = legen, lege, leg
trojki-typed-red = rot, ein rotes Trio
trojki-typed-blue = blau, ein blaues Trio
trojki-typed-violet = violett, lila, ein violettes Trio
trojki-typed-yellow = gelb, ein gelbes Trio
trojki-typed-circle = kreis, kreise, ein Trio aus Kreisen
trojki-typed-square = quadrat, quadrate, ein Trio aus Quadraten
trojki-typed-cross = kreuz, kreuze, ein Trio aus Kreuzen
trojki-typed-star = stern, sterne, ein Trio aus Sternen
trojki-typed-none = keine, null, ohne Streifen, keine Streifen, ein Trio ohne Streifen
trojki-typed-one = eins, ein, mit einem Streifen, ein Streifen, ein Trio mit einem Streifen
trojki-typed-two = zwei, mit zwei Streifen, zwei Streifen, ein Trio mit zwei Streifen
trojki-typed-three = drei, mit drei Streifen, drei Streifen, ein Trio mit drei Streifen

## How things stand

trojki-stands-handicap = Handicap: { COMMAS($list) }.
trojki-stands-more = { NAME($seat) } begann mit { $count } { $count ->
    [one] Karte
   *[other] Karten
} mehr
trojki-stands-left = { NAME($seat) }: noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, davon { $total } auf der Hand.

## What is asked

trojki-ask-race = Tippe ziehen, oder Karte, Feld und Ansage, etwa 2 4 blau.
    .short = Ziehen oder Karte, Feld, Ansage?
    .pressed = Zieh eine Karte.
trojki-ask-race-silent = Tippe ziehen, oder Karte und Feld, etwa 2 4.
    .short = Tippe ziehen oder Karte und Feld.
    .pressed = Zieh eine Karte.
trojki-ask-card = Dein Blatt: { NUMBERED($cards, $cards) }.
    .short = { NUMBERED($cards, $cards) }.
    .pressed = Wähle eine Karte deiner Hand.
trojki-ask-draw = Du hast keine Karten auf der Hand.
    .pressed = Zieh eine Karte.

## What was not understood

trojki-claim = Nenn die Karte, das Feld und die Ansage, etwa 2 4 blau.
trojki-claim-silent = Nenn die Karte und das Feld, etwa 2 4.
trojki-no-feature = „{ $text }“ ist weder eine Farbe noch eine Form noch eine Zahl von Streifen.
trojki-not-on-card = { CARD($card, case: "der") } hat das nicht: { FEATURE($call) }.
trojki-others-draw = Die anderen ziehen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

## Help

trojki-help =
    Tippe ziehen, um eine Karte vom Stapel zu nehmen, oder ziehen 3 für drei.
    Zum Legen tippe eine Karte mit Nummer, Namen oder Kürzel,
    das Feld und was das neue Trio gemeinsam hat: 2 4 blau oder BC2 4 B,
    oder blauer Kreis 2 auf 4 blau.
    In Braille ist der blaue Kreis mit einem Streifen bca:
    j a b c sind 0 bis 3 Streifen.
    Ein ganzes Blatt nennt jede Farbe einmal: b ca sj ist bca bsj.
    Tippe warten oder drücke Enter, und die Zeit läuft, bis etwas geschieht.

## Options that are refused

trojki-why-option-both = Eine Partie endet entweder bei einer Zahl von Marken oder nach einer Zahl von Runden: Gib nur eines davon an.
trojki-why-option-length = Eine Partie geht über { $low } bis { $high } Marken oder Runden.
trojki-why-option-handicap-seats = Das Handicap braucht für jeden Platz eine Zahl zusätzlicher Karten; es spielen { $count }.
trojki-why-option-handicap-negative = Ein Handicap gibt zusätzliche Karten; keine Zahl darin liegt unter 0.
trojki-why-option-handicap-large = Bei insgesamt mehr als { $count } zusätzlichen Karten bekäme jemand gar keine Karte.

## What the game is called, and what it is about

trojki-title = Trojki
trojki-about = niemand ist an der Reihe: Lege Karten, die ein neues Trio bilden, und werde vor allen anderen deine Karten los

## Options

trojki-option-leftover = Karten, die sich nicht gleichmäßig verteilen lassen
trojki-option-leftover-centre = auf das mittlere Feld
trojki-option-leftover-aside = beiseite, aus dem Spiel
trojki-option-require_call = Wer legt, sagt an, was das neue Trio gemeinsam hat
trojki-option-mode = Wer urteilt
trojki-option-mode-referee = der Tisch, jede Karte sofort
trojki-option-mode-open = die anderen, durch Annehmen oder Anfechten
trojki-option-target = Mit wie vielen Marken die Partie gewonnen ist
trojki-option-target-null = vier, wenn keine Zahl von Runden gesetzt ist
trojki-option-deals = Oder: wie viele Runden eine Partie hat
trojki-option-deals-null = bis die Marken beisammen sind
trojki-option-tie_token = Marke bei Gleichstand
trojki-option-tie_token-each = für alle mit den wenigsten Karten
trojki-option-tie_token-none = für niemanden
trojki-option-handicap = Zusätzliche Karten für die Starken
trojki-option-handicap-null = niemand hat zusätzliche

## The first deal, explained as it goes

trojki-guide-start =
    Ein Wettlauf: Alle decken Karten auf dem Tisch mit eigenen zu. Jede muss in einer Linie ein neues Trio bilden.
    Lies in Ruhe: Es beginnt erst, wenn auch du auf Start drückst.
trojki-guide-draw =
    Es gibt keine Reihenfolge: Alle spielen gleichzeitig. Zieh Karten von deinem Stapel auf die Hand, so viele
    und so oft du willst.
trojki-guide-place =
    Wähle eine Karte, dann ein Feld, dann sag an, was das neue Trio gemeinsam hat. Such zwei Karten einer Linie,
    die etwas gemeinsam haben, was der dritten fehlt: Dorthin passt jede Karte mit diesem Merkmal.
trojki-guide-placed =
    Deine Karte liegt auf dem Tisch. Die neue Karte deckt die alte zu, und nur die neun obersten zählen. Geht es dir
    zu schnell, bitte um Bedenkzeit.
trojki-guide-pause =
    Jemand hat eine Karte gelegt, und einen Schiedsrichter gibt es hier nicht: Nimm sie an oder ficht sie an.
trojki-guide-over =
    Die Runde ist aus. Wer als Erstes keine Karten mehr hat, oder die wenigsten, wenn nichts mehr passt, bekommt
    eine Marke. Jetzt kennst du das Spiel.

## Drawings on the page of the rules

trojki-shown-card =
    Drei Merkmale: blauer Kreis mit zwei Streifen, rotes Quadrat ohne Streifen, violettes Kreuz mit einem, gelber
    Stern mit drei.
trojki-shown-trio = Ein Trio: roter, blauer und violetter Kreis. Gemeinsam haben sie nur die Form.
trojki-shown-grid =
    Der Tisch des Beispiels, die Felder 1 bis 9 Reihe für Reihe, daneben der blaue Stern mit einem Streifen. Er
    passt auf Feld 1: Die Diagonale wird blau und hat überall einen Streifen.
