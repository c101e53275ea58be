# Was `stolik arena` sagt: eine Tabelle von Zahlen und was sie bedeutet. $sets: Karten, die alle gespielt haben.

arena-head = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: { $sets ->
    [one] { $sets } Satz
   *[other] { $sets } Sätze
}, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, Startwert { $seed }
arena-playing = { $count ->
    [one] { $count } Satz
   *[other] { $count } Sätze
}
arena-so-far = { $bot }: { $mean } ± { $error }
arena-decimal = { $whole },{ $fraction }
arena-percent = { $value } %
arena-span = { $low } bis { $high }

## Spalten der Tabellen

arena-column-bot = Bot
arena-column-against = gegen
arena-column-points = Punkte
arena-column-interval = 95 %
arena-column-share = Siege
arena-column-even = gleich
arena-column-rating = Wertung
arena-column-kept = gehalten
arena-column-time = ms/Entscheidung
arena-legend = Punkte: das Mittel einer Partie minus das der anderen, mehr ist in jedem Spiel besser. Siege: der Anteil am Sieg, den sich mehrere teilen können; gleich: der Anteil von Gleichstarken. 95 %: der Bereich, über Sätze gerechnet.{ $kept ->
    [yes] { " " }Gehalten: der Anteil der Ansagen, die der Bot gehalten hat.
   *[no] { "" }
} ms/Entscheidung hängt vom Rechner ab, alles andere nur vom Startwert.

## Der Test von --sprt

# $unit: points (Punkte) oder share (Anteil am Sieg). $taken und $left: die Hypothesen, wie in den Tabellen. $found: ein Logarithmus.
arena-decided = Entschieden für { $bot }: { $unit ->
    [points] eher { $taken } Punkte als { $left }
   *[share] eher { $taken } der Siege als { $left }
}. Logarithmus der Likelihoods: { $found }; bei 2,94 oder minus 2,94 wird eine der beiden Hypothesen angenommen, fälschlich höchstens in einem von zwanzig Wettkämpfen.
arena-undecided = Nicht entschieden für { $bot }: { $unit ->
    [points] { $taken } Punkte oder { $left }
   *[share] { $taken } der Siege oder { $left }
}. Logarithmus der Likelihoods: { $found }; bei 2,94 oder minus 2,94 wird eine der beiden Hypothesen angenommen.
arena-interrupted = Unterbrochen: Das ist bis jetzt herausgekommen.
arena-no-answer = Unterbrochen, ehe ein Satz zu Ende war. Bots aus Dateien, die vielleicht nicht antworten: { LIST($files) }.

## Was falsch war

arena-few = Ein Wettkampf braucht mindestens zwei Bots: --bot zweimal angeben
arena-two = --format { $text } ist für zwei Bots, nicht für { $count }; für mehr gibt es all
arena-odd = --format half braucht eine gerade Zahl von Plätzen, nicht { $count }
arena-test-two = --sprt ist für zwei Bots, nicht für { $count }.
arena-bad-test = --sprt: „{ $given }“ sind nicht zwei verschiedene Werte wie 0:0.5 (Punkte) oder 50%:55% (Anteile am Sieg).
