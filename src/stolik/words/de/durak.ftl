# Durak: Ereignisse, Gründe für Ablehnungen, abgelehnte Optionen. $other ist der zweite Spieler eines Ereignisses.

durak-deal = { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
} je sechs Karten.
    .short = Geber: { cards-who }.
durak-trump = { SUIT($suit) } ist Trumpf, unter dem Talon { RANK($card, case: "der") }.
    .short = Trumpf: { CARD($card, case: "short") }.
durak-trump-of-dealer = { YOU($seat) ->
    [yes] Du zeigst deine letzte Karte
   *[no] { NAME($seat) } zeigt die eigene letzte Karte
}, { CARD($card, case: "den") }: { SUIT($suit) } ist Trumpf.
    .short = Trumpf: { CARD($card, case: "short") }, { cards-who }.
durak-shows = { YOU($seat) ->
    [yes] Du zeigst
   *[no] { NAME($seat) } zeigt
} den niedrigsten Trumpf, { RANK($card, case: "den") }.
    .short = Beginn: { cards-who }, { CARD($card, case: "short") }.
durak-bout = { YOU($seat) ->
    [yes] Du greifst { NAME($other) } an
   *[no] { NAME($seat) } greift { YOU($other) ->
        [yes] dich
       *[no] { NAME($other) }
    } an
}{ $count ->
    [0] .
    [one] ; im Talon noch { $count } Karte.
   *[other] ; im Talon noch { $count } Karten.
}
    .short = { cards-who } gegen { YOU($other) ->
        [yes] dich
       *[no] { NAME($other) }
    }{ $count ->
        [0] .
       *[other] ; Talon { $count }.
    }
durak-opens = { YOU($seat) ->
    [yes] Du greifst
   *[no] { NAME($seat) } greift
} mit { CARD($card, case: "dem") } an{ $more ->
    [yes] , und gleich kommt noch eine Karte.
   *[no] .
}
    .short = { cards-who }: { CARD($card, case: "short") }{ $more ->
        [yes] , und weiter.
       *[no] .
    }
durak-attacks = { YOU($seat) ->
    [yes] Du legst
   *[no] { NAME($seat) } legt
} { CARD($card, case: "den") } nach{ $more ->
    [yes] , und gleich kommt noch eine Karte.
   *[no] .
}
    .short = { cards-who }: { CARD($card, case: "short") }{ $more ->
        [yes] , und weiter.
       *[no] .
    }
durak-beats = { YOU($seat) ->
    [yes] Du schlägst
   *[no] { NAME($seat) } schlägt
} { CARD($attack, case: "den") } mit { CARD($card, case: "dem") }.
    .short = { cards-who }: { CARD($card, case: "short") } auf { CARD($attack, case: "short") }.
durak-takes = { YOU($seat) ->
    [yes] Du nimmst
   *[no] { NAME($seat) } nimmt
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf.
    .short = { cards-who }: aufgenommen, { $count }.
durak-gives = { YOU($seat) ->
    [yes] Du gibst { NAME($other) } noch { CARD($card, case: "den") } dazu.
   *[no] { NAME($seat) } gibt { YOU($other) ->
        [yes] dir
       *[no] { NAME($other) }
    } noch { CARD($card, case: "den") } dazu.
}
    .short = { cards-who }: dazu { CARD($card, case: "short") }.
durak-offers-card = { YOU($seat) ->
    [yes] Du bietest { NAME($other) } noch { CARD($card, case: "den") } an.
   *[no] { NAME($seat) } bietet { YOU($other) ->
        [yes] dir
       *[no] { NAME($other) }
    } noch { CARD($card, case: "den") } an.
}
    .short = { cards-who }: Angebot, { CARD($card, case: "short") }.
durak-too-many = { $count ->
    [one] Es ist { $count } Karte
   *[other] Es sind { $count } Karten
} zu viel: { YOU($seat) ->
    [yes] Du wählst
   *[no] { NAME($seat) } wählt
} aus, was zurückgeht.
    .short = { $count } zu viel, Wahl: { cards-who }.
durak-sends-back = { YOU($seat) ->
    [yes] Du gibst { NAME($other) } { CARD($card, case: "den") } zurück.
   *[no] { NAME($seat) } gibt { YOU($other) ->
        [yes] dir
       *[no] { NAME($other) }
    } { CARD($card, case: "den") } zurück.
}
    .short = { cards-who }: zurück { CARD($card, case: "short") }.
durak-keeps = { YOU($seat) ->
    [yes] Du nimmst
   *[no] { NAME($seat) } nimmt
} vom Angebotenen: { CARDS($cards, case: "acc") }.
    .short = { cards-who }: { CARDS($cards, case: "short") }.
durak-done = { YOU($seat) ->
    [yes] Du gibst nichts mehr dazu.
   *[no] { NAME($seat) } gibt nichts mehr dazu.
}
    .short = { cards-who }: fertig.
durak-allows = { YOU($seat) ->
    [yes] Du lässt { NAME($other) } weitermachen.
   *[no] { NAME($seat) } lässt { YOU($other) ->
        [yes] dich
       *[no] { NAME($other) }
    } weitermachen.
}
    .short = { cards-who }: weiter, jetzt { cards-other }.
durak-passes = { YOU($seat) ->
    [yes] Du legst nichts nach
   *[no] { NAME($seat) } legt nichts nach
}{ $barred ->
    [yes] { " " }und { YOU($seat) ->
        [yes] hältst
       *[no] hält
    } die Übrigen auf
   *[no] { "" }
}; { YOU($other) ->
    [yes] du hast
   *[no] { NAME($other) } hat
} das letzte Wort.
    .short = { cards-who }: nichts, letztes Wort { cards-other }.
durak-stops = { YOU($seat) ->
    [yes] Du beendest den Angriff.
   *[no] { NAME($seat) } beendet den Angriff.
}
    .short = { cards-who }: Schluss.
durak-repelled = { YOU($seat) ->
    [yes] Du hast den Angriff abgewehrt
   *[no] { NAME($seat) } hat den Angriff abgewehrt
}: { $count } Karten sind aus dem Spiel.
    .short = { cards-who }: abgewehrt, { $count }.
durak-draws = { YOU($seat) ->
    [yes] Du ziehst
   *[no] { NAME($seat) } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
    .short = { cards-who }: gezogen, { $count }.
durak-you-draw = { YOU($seat) ->
    [yes] Du ziehst
   *[no] { NAME($seat) } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { CARDS($cards) }.
    .short = { cards-who }: gezogen, { CARDS($cards, case: "short") }.
durak-stock-gone = Der Talon ist leer; seine letzte Karte, { CARD($card, case: "den") }, { YOU($seat) ->
    [yes] hast du
   *[no] hat { NAME($seat) }
}.
    .short = Talon leer, { cards-who }: { CARD($card, case: "short") }.
durak-exchanges = { YOU($seat) ->
    [yes] Du legst { CARD($six, case: "den") } unter den Talon und nimmst dafür { CARD($card, case: "den") }.
   *[no] { NAME($seat) } legt { CARD($six, case: "den") } unter den Talon und nimmt dafür { CARD($card, case: "den") }.
}
    .short = { cards-who }: Tausch, { CARD($card, case: "short") }.
durak-exchanges-with = { YOU($seat) ->
    [yes] Du gibst { NAME($other) } { CARD($six, case: "den") } und nimmst dafür { CARD($card, case: "den") }.
   *[no] { NAME($seat) } gibt { YOU($other) ->
        [yes] dir
       *[no] { NAME($other) }
    } { CARD($six, case: "den") } und nimmt dafür { CARD($card, case: "den") }.
}
    .short = { cards-who }: Tausch, { CARD($card, case: "short") }.
durak-out = { YOU($seat) ->
    [yes] Du bist alle Karten los.
   *[no] { NAME($seat) } ist alle Karten los.
}
    .short = { cards-who }: ohne Karten.
durak-loses = { YOU($seat) ->
    [yes] Du bleibst auf den Karten sitzen: Der Durak bist du.
   *[no] { NAME($seat) } bleibt auf den Karten sitzen und ist der Durak.
}
    .short = Durak: { cards-who }.
durak-team-loses = { YOU($seats) ->
    [yes] Dein Team bleibt auf den Karten sitzen und verliert
   *[no] Ein Team bleibt auf den Karten sitzen und verliert
}: { NAMES($seats) }.
    .short = Verloren: { NAMES($seats) }.
durak-draw = Niemand hat noch Karten: unentschieden, niemand hat verloren.
    .short = Unentschieden.
durak-draw-by-pickups = Es wurde { $count ->
    [one] { $count } Mal
   *[other] { $count } Mal hintereinander
} aufgenommen, ohne dass jemand eine Karte zog: Das Spiel wird als unentschieden beendet.
    .short = Unentschieden, { $count } Mal aufgenommen.
durak-lost = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} { $count } { $count ->
    [one] Spiel
   *[other] Spiele
} verloren.
    .short = { cards-who }: verloren, { $count }.
durak-none-lost = Bisher hat niemand ein Spiel verloren.
    .short = Verloren: niemand.

## Vor dem Geben, mit der Option „traditions“

durak-offers = { YOU($seat) ->
    [yes] Du bietest { NAME($other) } das Abheben an.
   *[no] { NAME($seat) } bietet { YOU($other) ->
        [yes] dir
       *[no] { NAME($other) }
    } das Abheben an.
}
durak-accepts = { YOU($seat) ->
    [yes] Du hebst ab: Jetzt bist du der Durak und musst geben.
   *[no] { NAME($seat) } hebt ab, ist jetzt der Durak und muss geben.
}
durak-declines = { YOU($seat) ->
    [yes] Du hebst nicht ab.
   *[no] { NAME($seat) } hebt nicht ab.
}
durak-touches = { YOU($seat) ->
    [yes] Du berührst die Karten: Jetzt bist du der Durak und musst geben.
   *[no] { NAME($seat) } berührt die Karten, ist jetzt der Durak und muss geben.
}
durak-traditions-deal = { YOU($seat) ->
    [yes] Du beginnst zu geben.
   *[no] { NAME($seat) } beginnt zu geben.
}

## Gründe für Ablehnungen

durak-why-not-defender = Angegriffen wird nur { NAME($seat) }, und beim Verteidigen darf niemand helfen.
durak-why-nothing-open = Keine Angriffskarte wartet auf eine Antwort: Es gibt nichts zu schlagen und nichts aufzunehmen.
durak-why-not-facing = { CARD($card, case: "der") } ist keine offene Angriffskarte; offen liegen: { CARDS($cards) }.
durak-why-weak = { CARD($card, case: "der") } schlägt { CARD($attack, case: "den") } nicht. Es muss eine höhere Karte derselben Farbe sein; was kein Trumpf ist, schlägt auch jeder Trumpf.
durak-why-defend = Du wirst angegriffen: Schlag die offenen Karten oder nimm auf.
durak-why-open = Du musst den Angriff mit einer Karte eröffnen.
durak-why-rank = { CARD($card, case: "der") } passt nicht. Nachlegen darf man nur Werte, die in diesem Angriff schon vorkommen, hier { RANKS($ranks, case: "many") }.
durak-why-no-more = Nach { CARD($card, case: "dem") } könntest du keine weitere Karte zugleich spielen: Platz ist noch für { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Spiele sie ohne Plus.
durak-why-no-other = Nach { CARD($card, case: "dem") } hast du keine andere Karte, die passt. Spiele sie ohne Plus.
durak-why-nothing-back = Gerade ist keine Karte zu viel, also kann nichts zurückgehen.
durak-why-choose = Wähle zuerst aus, was zurückgeht: { $count ->
    [one] Es ist { $count } Karte
   *[other] Es sind { $count } Karten
} zu viel.
durak-why-not-offered = { CARD($card, case: "der") } kann nicht zurückgehen; zur Wahl stehen: { CARDS($cards) }.
durak-why-more = Nach { CARD($card, case: "dem") } hast du eine weitere Karte angekündigt: Spiele sie zuerst.
durak-why-last = Nach dir darf niemand mehr angreifen, du kannst also niemandem den Vortritt lassen: Leg nach oder beende den Angriff.
durak-why-last-word = Du hast die anderen weitermachen lassen, und niemand hat nachgelegt: Leg selbst nach oder beende den Angriff.
durak-why-no-stop = In diesem Spiel kannst du die anderen nicht aufhalten: Leg nach oder lass die anderen weitermachen.
durak-why-gift = Die Karten werden gerade aufgenommen: Gib eine passende dazu oder sag, dass du fertig bist.
durak-why-no-gift = Es nimmt gerade niemand auf, also kann nichts dazugegeben werden.
durak-why-never-exchange = In diesem Spiel lässt sich die Trumpf-Sechs nicht tauschen: Es gibt keine Karte, gegen die man sie tauschen könnte.
durak-why-exchanged = { CARD($card, case: "der") } ist schon getauscht worden, und das geht nur einmal im Spiel.
durak-why-exchange-late = Es ist zu spät, { CARD($card, case: "den") } zu tauschen: Der Talon ist leer, und der nächste Angriff hat begonnen.
durak-why-no-six = Du hast { CARD($card, case: "den") } nicht auf der Hand.
durak-why-exchange-self = Du hast { CARD($card, case: "den") } selbst, also gibt es niemanden zum Tauschen.
durak-why-six-received = { CARD($card, case: "den") } darf nur tauschen, wer sie beim Geben bekommen oder gezogen hat; du hast sie von jemand anderem.
durak-why-only-dealer = Das darf nur, wer gibt: { NAME($seat) }.
durak-why-offer-open = Zuerst muss { NAME($other) } das Abheben annehmen oder ablehnen.
durak-why-held = zuerst ist noch Zeit, die Trumpf-Sechs zu tauschen: noch { cards-seconds }
durak-why-no-offer = Dir wurde kein Abheben angeboten.
durak-why-dealer-touch = Wer gibt, darf die Karten berühren; das hat keine Folgen.
durak-why-offer-self = Du kannst das Abheben nicht dir selbst anbieten.

## Am Terminal, mit der Option „allow_excess“

durak-ask-back = { $count ->
    [one] Es ist { $count } Karte zu viel. Gib eine zurück: { COMMAS($list) }.
   *[other] Es sind { $count } Karten zu viel. Gib { $count } zurück, etwa 1 2: { COMMAS($list) }.
}
    .pressed = { $count ->
        [one] Es ist { $count } Karte zu viel: Wähle, welche zurückgeht.
       *[other] Es sind { $count } Karten zu viel: Wähle, welche zurückgehen.
    }
durak-typed-back = zurückgeben, zurueckgeben

## Im Browser. $text: Teile in einer Reihe, etwa „6 Karten, verteidigt“.

durak-web-trump = Trumpf: { SUIT($suit) }
durak-web-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
durak-web-hand = { $count ->
    [0] Du hast keine Karten auf der Hand.
   *[other] Deine Karten: { CARDS($cards) }.
}
durak-web-stock = { $count ->
    [0] Trumpf ist { SUIT($suit) }; einen Talon gibt es nicht mehr.
    [one] Trumpf ist { SUIT($suit) }; im Talon ist nur noch { CARD($card, case: "der") }.
   *[other] Trumpf ist { SUIT($suit) }; unter dem Talon liegt { CARD($card, case: "der") }, zusammen { $count } Karten.
}
durak-web-bout = { $taking ->
    [yes] { YOU($other) ->
        [yes] Du nimmst auf.
       *[no] { NAME($other) } nimmt auf.
    }
   *[no] { YOU($seat) ->
        [yes] Du greifst
       *[no] { NAME($seat) } greift
    } { YOU($other) ->
        [yes] dich
       *[no] { NAME($other) }
    } an.
}
durak-web-attack = Angriffskarten
durak-web-pair = { $state ->
    [beaten] { CARD($attack) }, geschlagen mit { CARD($card, case: "dem") }
    [taken] { CARD($attack) }, wird aufgenommen
   *[open] { CARD($attack) }, noch nicht geschlagen
}
durak-web-offered = { CARD($card) }, angeboten von { NAME($seat) }
durak-web-from = Von { NAME($seat) }
durak-web-room = { $count ->
    [0] Mehr Angriffskarten dürfen es nicht werden.
    [one] Noch { $count } Angriffskarte darf dazu.
   *[other] Noch { $count } Angriffskarten dürfen dazu.
}

durak-web-do = { $action ->
    [attack] { $count ->
        [one] Angreifen
       *[other] Mit { $count } Karten angreifen
    }
    [give] { $count ->
        [one] Dazugeben
       *[other] { $count } Karten dazugeben
    }
    [back] { $count } von { $total } zurückgeben
    [take] Aufnehmen
    [allow] Passen (der Nächste darf)
    [stop] Stopp
    [done] Fertig
    [exchange] Sechs tauschen
    [several] Mehrere zugleich
    [deal] Geben
    [offer] { NAME($seat) } abheben lassen
    [accept] Annehmen
    [decline] Ablehnen
    [touch] Karten berühren
   *[ok] Weiter
}
durak-name = { $action ->
    [attack] mit { CARD($card, case: "dem") } angreifen
    [beat] { CARD($attack, case: "den") } mit { CARD($card, case: "dem") } schlagen
    [give] { CARD($card, case: "den") } dazugeben
    [back] { CARD($card, case: "den") } zurückgeben
    [take] alles aufnehmen
    [allow] den nächsten Angreifer weitermachen lassen
    [stop] den Angriff beenden
    [done] nichts mehr dazugeben
    [exchange] die Trumpf-Sechs tauschen
    [deal] geben
    [offer] { NAME($seat) } abheben lassen
    [accept] abheben
    [decline] ablehnen
    [touch] die Karten berühren
   *[ok] weitermachen
}
durak-web-aimed = { $chosen ->
    [yes] Jetzt eine Karte, die { CARD($attack, case: "den") } schlägt.
   *[no] { CARD($attack, case: "der") } ist nicht mehr gewählt.
}
durak-web-let-go = { CARDS($cards, case: "der") } { $count ->
    [one] passt
   *[other] passen
} nicht zu { CARD($card, case: "dem") } und { $count ->
    [one] ist
   *[other] sind
} nicht mehr gewählt.
durak-web-which = { CARD($card, case: "der") } schlägt { CARDS($cards, case: "den") }: Wähle, welche Karte.

durak-web-role = { $role ->
    [attacks] greift { YOU($seat) ->
        [yes] dich
       *[no] { NAME($seat) }
    } an
    [defends] verteidigt
    [takes] nimmt auf
    [helps] Angriff: Nummer { $number }
    [own] dein Team
    [theirs] anderes Team
    [team] Team { $number }
    [out] ohne Karten
   *[fool] Durak
}
durak-web-known = { $count } bekannt
durak-web-known-cards = alle kennen: { CARDS($cards, case: "den") }
durak-web-left = Karten
durak-web-lost = Verloren
durak-web-dealer = Geber
durak-web-dealing = Gleich { YOU($seat) ->
    [yes] gibst du
   *[no] gibt { NAME($seat) }
}{ $cut ->
    [yes] ; { YOU($other) ->
        [yes] du darfst
       *[no] { NAME($other) } darf
    } abheben.
   *[no] .
}

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

durak-typed-attack = angreifen, angriff, nachlegen
durak-typed-beat = schlagen, stechen
durak-typed-give = geben, dazugeben, gib
durak-typed-take = nehmen, nehme, aufnehmen, n
durak-typed-allow = passen, passe, zulassen, weiter, z
durak-typed-stop = stopp, halt, genug, s
durak-typed-done = fertig, nichts, nichts mehr, f
durak-typed-exchange = tauschen, tausch
durak-typed-deal = geben, gib, austeilen
durak-typed-offer = anbieten, abheben
durak-typed-accept = annehmen, ja
durak-typed-decline = ablehnen, nein
durak-typed-touch = berühren, anfassen

## How things stand

durak-stands-under = Trumpf ist { SUIT($suit) }; unter dem Talon liegt { CARD($card, case: "der") }, zusammen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
durak-stands-no-stock = Trumpf ist { SUIT($suit) }; der Talon ist leer.
durak-stands-bout = { YOU($seat) ->
    [yes] Du greifst
   *[no] { NAME($seat) } greift
} { YOU($other) ->
    [yes] dich
   *[no] { NAME($other) }
} an.
durak-stands-pair = { $state ->
    [beaten] { CARD($attack) }, geschlagen mit { CARD($card, case: "dem") }
    [taken] { CARD($attack) }, wird aufgenommen
   *[open] { CARD($attack) }, noch nicht geschlagen
}
durak-stands-pairs = Auf dem Tisch: { SEMICOLONS($list) }.
durak-stands-sides = Zusammen spielen: { NAMES($seats) }; auf der anderen Seite: { NAMES($others) }.
durak-stands-offered = { NAME($seat) } bietet an: { CARDS($cards) }.
durak-stands-room = { $count ->
    [0] Mehr Angriffskarten dürfen es nicht werden
    [one] Noch { $count } Angriffskarte darf dazu
   *[other] Noch { $count } Angriffskarten dürfen dazu
}.
durak-stands-excess = Karten zu viel: { $count }.
durak-stands-count = { NAME($seat) }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
durak-stands-count-known = { NAME($seat) }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, darunter { CARDS($cards, case: "der") }.
durak-stands-order = Reihenfolge im Angriff: { NAMES($seats) }.
durak-stands-taking = { YOU($seat) ->
    [yes] Du nimmst auf.
   *[no] { NAME($seat) } nimmt auf.
}
durak-stands-out = Ohne Karten: { NAMES($seats) }.
durak-stands-dealer = Gleich { YOU($seat) ->
    [yes] gibst du
   *[no] gibt { NAME($seat) }
}.
durak-stands-cut = { YOU($seat) ->
    [yes] Du darfst
   *[no] { NAME($seat) } darf
} abheben.

## What is asked

durak-ask-open = Dein Angriff{ CHOICES($cards, $hand) }.
    .short = Dein Angriff.
    .pressed = Dein Angriff auf { NAME($seat) }: Spiel eine beliebige Karte oder mehrere von gleichem Wert.
durak-ask-more = Noch eine Karte dieses Angriffs{ CHOICES($cards, $hand) }.
    .short = Noch eine Karte.
    .pressed = Zu diesem Angriff gehört noch eine Karte.
durak-ask-throw = { $may ->
    [last] Niemand hat nachgelegt
   *[both] Alles geschlagen
}. Leg nach{ CHOICES($cards, $hand) }; oder tippe { durak-ask-pass }.
    .short = Leg nach oder tippe { durak-ask-pass-short }.
    .pressed = { $may ->
        [last] Niemand hat nachgelegt: Leg selbst einen Wert vom Tisch nach oder beende den Angriff.
        [both] Alles geschlagen: Leg einen Wert vom Tisch nach, lass den Nächsten weitermachen oder beende den Angriff.
        [bars] Alles geschlagen: Leg einen Wert nach, lass den Nächsten weitermachen oder sag stopp, dann hat { NAME($other) } das letzte Wort.
        [passes] Alles geschlagen: Leg einen Wert vom Tisch nach oder sag stopp, dann hat { NAME($other) } das letzte Wort.
        [allow] Alles geschlagen: Leg einen Wert vom Tisch nach oder lass den nächsten Angreifer weitermachen.
       *[stop] Alles geschlagen: Leg einen Wert vom Tisch nach oder beende den Angriff.
    }
durak-ask-throw-none = { $may ->
    [last] Niemand hat nachgelegt
   *[both] Alles geschlagen
}, keine Karte passt: Tippe { durak-ask-pass }.
    .short = Nichts passt: Tippe { durak-ask-pass-short }.
    .pressed = { $may ->
        [last] Niemand hat nachgelegt, und keine Karte von dir passt: Beende den Angriff.
        [both] Alles geschlagen, und keine Karte von dir passt: Lass den Nächsten weitermachen oder beende den Angriff.
        [bars] Alles geschlagen, keine Karte passt: Lass den Nächsten weitermachen oder sag stopp, dann hat { NAME($other) } das letzte Wort.
        [passes] Alles geschlagen, und keine Karte von dir passt: Sag stopp, dann hat { NAME($other) } das letzte Wort.
        [allow] Alles geschlagen, und keine Karte von dir passt: Lass den nächsten Angreifer weitermachen.
       *[stop] Alles geschlagen, und keine Karte von dir passt: Beende den Angriff.
    }
durak-ask-pass = { $may ->
    [both] passen (der nächste Angreifer darf) oder stopp (Ende des Angriffs)
    [bars] passen (der nächste Angreifer darf) oder stopp (das letzte Wort hat { NAME($other) })
    [passes] stopp (das letzte Wort hat { NAME($other) })
    [allow] passen (der nächste Angreifer darf)
   *[stop] stopp (Ende des Angriffs)
}
durak-ask-pass-short = { $may ->
    [both] passen oder stopp
    [bars] passen oder stopp
    [allow] passen
   *[stop] stopp
}
durak-ask-give = { NAME($seat) } nimmt auf. Gib noch dazu{ CHOICES($cards, $hand) }; oder tippe fertig.
    .short = { NAME($seat) } nimmt. Gib oder tippe fertig.
    .pressed = { NAME($seat) } nimmt auf: Gib Werte vom Tisch dazu, oder sag, dass du fertig bist.
durak-ask-give-none = { NAME($seat) } nimmt auf, und keine Karte von dir passt: Tippe fertig.
    .short = { NAME($seat) } nimmt: Tippe fertig.
    .pressed = { NAME($seat) } nimmt auf, und keine Karte von dir passt: Sag, dass du fertig bist.
durak-ask-beat = Schlag { CARDS($attacks, case: "den") }{ CHOICES($cards, $hand) }; oder tippe nehmen.
    .short = Schlag { CARDS($attacks, case: "den") } oder tippe nehmen.
    .pressed = Schlag { CARDS($attacks, case: "den") } oder nimm alles auf.
durak-ask-beat-several = Schlag { CARDS($attacks, case: "den") }: { COMMAS($list) }; oder tippe nehmen.
    .short = Schlag { CARDS($attacks, case: "den") } oder tippe nehmen.
    .pressed = Schlag { CARDS($attacks, case: "den") } oder nimm alles auf.
durak-ask-take = Du kannst { CARDS($cards, case: "den") } nicht schlagen: Tippe nehmen.
    .short = Nicht zu schlagen: Tippe nehmen.
    .pressed = Du kannst { CARDS($cards, case: "den") } nicht schlagen: Nimm alles auf.
durak-ask-back-card = { $number } { CARD($card) }
durak-ask-beats = { NUMBERED($cards, $hand) } schlägt { CARDS($attacks, case: "den") }
durak-may-exchange = Du darfst die Trumpf-Sechs tauschen: Tippe tauschen.
durak-held = Gleich beginnt der nächste Angriff; bis dahin kann nur die Trumpf-Sechs getauscht werden.
durak-ask-deal = Du gibst. Wähle: { $number } geben, { COMMAS($list) }.
    .pressed = Gib, oder lass jemanden abheben: Wer annimmt, ist der Durak und gibt.
durak-ask-offer = { $number } abheben lassen ({ NAME($seat) })
durak-ask-cut = { NAME($seat) } will dich abheben lassen. Wähle: 1 annehmen (dann bist du der Durak und gibst), 2 ablehnen.
    .pressed = { NAME($seat) } will dich abheben lassen. Nimmst du an, bist du der Durak und gibst.
durak-ask-touch = { NAME($seat) } gibt. Enter lässt es zu; tippe berühren, und du bist der Durak und gibst.
    .pressed = Wenn du die Karten berührst, bist du der Durak und gibst.

## What was not understood

durak-card-twice = Dieselbe Karte steht zweimal da.
durak-beat-one = Schlag eine Karte nach der anderen: deine Karte, oder Angriffskarte und deine, etwa 9C TC.

## Help

durak-help =
    Eine Karte ist ihre Nummer im Blatt, ihr Name oder ihr Kürzel:
    Kreuz-Sieben, Kreuz 7 oder 7C.
    C ist Kreuz, D Karo, H Herz, S Pik, T Zehn, J Bube, Q Dame, K König, A Ass.
    In Braille ist die Kreuz-Sieben gc:
    Die Buchstaben f bis i sind die Werte 6 bis 9, x ist die Zehn.
    Ein ganzes Blatt nennt jede Farbe einmal: c gh ist gc hc.
    Mehrere auf einmal: 7C 7D oder 1 3.
    Eine Karte allein schlägt die einzige, die sie schlagen kann;
    sonst nenn beide: 9C TC.
    In Worten: { COMMAS($list) }.
durak-help-take = nehmen
durak-help-allow = passen
durak-help-stop = stopp
durak-help-done = fertig
durak-help-exchange = tauschen
durak-help-attack = angreifen 7C +
durak-help-beat = schlagen 9C TC
durak-help-give = geben 7C
durak-help-back = zurückgeben 7C
durak-help-before =
    Tippe geben, oder anbieten und einen Namen;
    beim Abheben annehmen oder ablehnen;
    berühren, wenn du gern der Durak wärst.

## Options that are refused

durak-why-option-form = { $form ->
    [pairs] In Paaren
   *[teams] In zwei Dreierteams
} spielt man Durak genau zu { $count ->
    [4] viert
   *[6] sechst
}.

## What the game is called, and what it is about

durak-title = Durak
durak-about = schlag die Karten, mit denen man dich angreift, oder nimm sie auf; wer zuletzt Karten hat, ist der Durak

## Options

durak-option-form = Wer mit wem
durak-option-form-individual = alle für sich
durak-option-form-pairs = zwei Paare (zu viert)
durak-option-form-teams = zwei Teams zu dritt (zu sechst)
durak-option-allow_excess = Man darf mehr Karten legen, als Platz haben; der Verteidiger gibt einige zurück
durak-option-neighbours_only = Ab fünf Personen greifen nur die Nachbarn des Verteidigers an
durak-option-stop_allowed = Wer angreift, darf die Nächsten aufhalten
durak-option-traditions = Bräuche vor dem Geben: Abheben und Berühren der Karten
durak-option-max_pickups = Unentschieden nach so vielen Aufnahmen hintereinander, nach denen niemand zog
durak-option-max_pickups-null = nie
durak-option-deals = Wie viele Spiele eine Partie hat

## The first deal, explained as it goes

durak-guide-open =
    Du greifst die Person links von dir an, mit einer beliebigen Karte. Mehrere vom gleichen Wert gehen zusammen.
    Werde Karten los: Wer am Ende noch welche hat, ist der Durak.
durak-guide-defend =
    Du wirst angegriffen. Schlag die Karte mit einer höheren der gleichen Farbe oder mit einem Trumpf. Oder nimm
    alle Karten vom Tisch auf und setze aus.
durak-guide-throw =
    Alles ist geschlagen. Du darfst eine Karte nachlegen, deren Wert schon auf dem Tisch liegt, den nächsten
    Angreifer weitermachen lassen oder den Angriff beenden.
durak-guide-alone =
    Alles ist geschlagen. Du darfst eine Karte nachlegen, deren Wert schon auf dem Tisch liegt, oder den Angriff
    beenden.
durak-guide-gift =
    Der Verteidiger nimmt auf. Du darfst ihm Karten dazugeben, deren Wert auf dem Tisch liegt, und wirst sie so
    los. Oder du gibst nichts.
durak-guide-exchange =
    Du hast die Trumpf-Sechs. Du darfst sie gegen den Trumpf unter dem Talon tauschen, auch wenn du nicht an der
    Reihe bist.
durak-guide-choose = Das sind mehr Karten, als Platz haben: Du bestimmst, welche zurückgehen.
durak-guide-fool =
    Das Spiel ist aus. Wer noch Karten hält, ist der Durak; gewonnen hat niemand. Jetzt kennst du das Spiel.
durak-guide-side =
    Das Spiel ist aus. Verloren hat die ganze Seite, der Karten geblieben sind, auch wer selbst keine mehr hat. Jetzt
    kennst du das Spiel.
durak-guide-drawn = Das Spiel endet unentschieden: Niemand hat verloren. Jetzt kennst du das Spiel.

## Drawings on the page of the rules

durak-shown-beaten = Herz ist Trumpf. Die Kreuz-Neun wird geschlagen von Kreuz-Zehn, Kreuz-Ass und Herz-Sechs.
durak-shown-unbeaten =
    Nicht schlagen sie die Kreuz-Acht, die niedriger ist, und Karo-Neun und Pik-Ass, die von anderer Farbe sind.
durak-shown-ranks =
    Kreuz-Sieben, geschlagen von der Kreuz-Dame: Jetzt dürfen Siebenen und Damen folgen, sonst nichts.
durak-shown-example =
    Die Kreuz-Sieben ist von der Kreuz-Acht geschlagen, die Karo-Acht nicht. Wer aufnimmt, nimmt alle drei.

durak-own-room-lost = { YOU($seat) ->
    [yes] Du bist der Durak.
   *[no] { NAME($seat) } ist der Durak.
}
durak-own-room-lost-together = Durak sind: { NAMES($seats) }.
durak-own-room-drawn = Unentschieden. Niemand ist der Durak.
durak-own-match-lost = Die Partie ist aus. { YOU($seat) ->
    [yes] Der Durak bist du.
   *[no] Durak: { NAME($seat) }.
}
    .short = Partie, Durak: { cards-who }.
durak-own-match-lost-together = Die Partie ist aus. { YOU($seats) ->
    [yes] Durak seid ihr
   *[no] Durak sind
}: { NAMES($seats) }.
    .short = Partie, Durak: { NAMES($seats) }.
durak-own-match-drawn = Die Partie ist aus: unentschieden. Niemand ist der Durak.
    .short = Partie: unentschieden, kein Durak.

## What makes the rest no choice

durak-settled = Es kann sich nichts mehr ändern: Du wirst alle deine Karten los.
