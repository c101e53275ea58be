# Aufzeichnungen, die abgelehnt werden: zuerst die Stelle, dann der Grund.

record-place-line = Zeile { $line }
record-place-deal = Spiel { $deal }
record-place-action = Zug { $action } („{ $text }“)
record-place-action-number = Zug { $action }

## Eine Zeile, die keine Aufzeichnung ist

record-not-json = die Zeile ist kein gültiges JSON{ $column ->
    [0] { "" }
   *[other] , lesbar ist sie nur bis Spalte { NUMBER($column, useGrouping: 0) }
}
record-key-twice = der Schlüssel „{ $name }“ steht zweimal im selben Objekt
record-constant = { $found } ist keine JSON-Zahl
record-not-object = in der Zeile muss ein JSON-Objekt in geschweiften Klammern stehen
record-format = unbekanntes Format „{ $found }“; dieses Programm liest „{ $wanted }“
record-game = unbekanntes Spiel „{ $found }“; es gibt: { $known }
record-rules = { $found ->
    [none] es fehlt, nach welcher Fassung der Regeln gespielt wurde; dieses Programm spielt Fassung { $wanted }
   *[other] die Partie wurde nach Fassung { $found } der Regeln gespielt; dieses Programm spielt Fassung { $wanted }
}
record-options = die Optionen fehlen: Unter „options“ muss ein Objekt mit allen Optionen des Spiels stehen
record-option-missing = in den Optionen fehlt „{ $name }“: Eine Aufzeichnung sagt, wie viele am Tisch saßen
record-option-value = die Option „{ $name }“ müsste hier den Wert { $wanted } haben
record-players = unter „players“ muss eine Liste der Spieler stehen, ein Text für jeden Platz (zusammen { $count })
record-deals = unter „deals“ muss eine Liste der Spiele stehen
record-earlier = „earlier“ muss die Zahl der Spiele sein, die dieselben Spieler vorher gespielt haben, in einem Kartenspiel, das weiterzählt, nicht „{ $found }“
record-deal = ein Spiel muss ein Objekt sein, in dem „deck“, „actions“ und gegebenenfalls „before“ Listen von Texten sind
record-too-many-deals = die Partie war vor diesem Spiel schon zu Ende

## Ein Spiel, das so nicht verlaufen sein kann

record-dealer = geben müsste Platz { $wanted }, nicht „{ $found }“
record-no-before = „before“ gibt es nur beim Durak mit der Option „traditions“
record-before-open = die Bräuche vor dem Geben sind nicht beendet: Am Schluss muss „deal“ des Gebers stehen
record-before-done = die Bräuche vor dem Geben waren mit „deal“ schon beendet
record-broken-off = das Spiel bricht ab, obwohl weitere folgen
record-action = ein Zug wird als „PLATZ TÄTIGKEIT ...“ geschrieben, etwa „1 play 7C“, der Zufall als „- reshuffle KARTE ...“
record-no-reshuffle = an dieser Stelle wird nichts gemischt

## Behauptungen der Aufzeichnung, die nicht stimmen

record-legal = erlaubt war: { $wanted }
record-legal-count = unter „legal“ muss für jeden Zug eine Liste stehen (zusammen { $count })
record-points-missing = das Spiel ist zu Ende, aber die Punkte („points“) fehlen
record-points-early = das Spiel ist nicht zu Ende und kann noch keine Punkte („points“) haben
record-points = die Punkte müssten { $wanted } sein
record-score = der Endstand („score“) müsste { $wanted } sein
record-winners = gewonnen haben die Plätze { $wanted } („winners“)
record-losers = die Verlierer („losers“) müssten { $wanted } sein
record-not-over = die Partie ist nicht zu Ende, also kommt „{ $name }“ zu früh
record-seal-missing = dem Stapel fehlt das Siegel, und ein Server versiegelt jeden
record-seal-scheme = das Siegel des Stapels muss vom Verfahren „sha256“ sein
record-seal-nonce = die „nonce“ im Siegel des Stapels muss aus 64 Hexadezimalziffern bestehen
record-seal-hash = der Stapel ist nicht der versiegelte: sein Hash ist ein anderer
record-seal-reshuffle = so mischt die versiegelte Nonce die Ablage nicht
