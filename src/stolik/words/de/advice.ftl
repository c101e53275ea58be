# Was ein Tipp oder eine Analyse sagt: die beste Aktion, und was andere kosten.

advice-best = Am besten: { LIST($told) }.
advice-done-best = Deine Aktion: { LIST($told) }. Das war am besten.
advice-as-good = { LIST($told) }: genauso gut, soweit sich das sagen lässt.
advice-cost = { LIST($told) }: um { $points },{ $tenth } Punkte schlechter{ $exact ->
    [yes] { "" }
   *[no] , auf { $margin },{ $part } genau
}.
advice-risk = { LIST($told) }: von hundert Spielen verlierst du { $count ->
    [one] { $count } mehr
   *[other] { $count } mehr
}{ $margin ->
    [0] { "" }
   *[other] , auf { $margin } genau
}.
advice-worlds = Beurteilt nach { $count ->
    [one] { $count } in Gedanken durchgespielten Spiel
   *[other] { $count } in Gedanken durchgespielten Spielen
} mit Karten, die zu dem passen, was du weißt.
advice-exact = Das ist bis zum Ende durchgerechnet.
advice-only = Etwas anderes ist nicht möglich.
advice-none = Gerade ist nichts zu wählen.
advice-not-here = An diesem Tisch gibt es keine Tipps.
advice-race = In einem Wettlauf ist für Tipps keine Zeit.
advice-preparing = Die Tipps werden noch vorbereitet; frag in einer Minute wieder.
advice-busy = Der Server hat gerade zu viel zu denken; frag gleich noch einmal.
advice-too-often = Das waren viele Tipps in kurzer Zeit; den nächsten gibt es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
advice-failed = Diesmal ließ sich kein Tipp finden.
advice-points = { $minus ->
    [yes] minus { $points },{ $tenth }
   *[no] { $points },{ $tenth }
}
advice-review = { $title }, { YOU($seat) ->
    [yes] deine Entscheidungen
   *[no] die Entscheidungen von { NAME($seat) }
}:
advice-deal = Spiel { $number }: { $result } Punkte gegenüber dem Schnitt der anderen. Karten: { $cards }; eigenes Spiel: { $play }; was die anderen taten und wie die Karten lagen: { $rest }.
advice-mistake = Spiel { $number }, Aktion { $count }:
advice-no-mistake = Keine Entscheidung hat mit Sicherheit etwas gekostet.
advice-nothing-to-review = Es gab nichts zu entscheiden, was sich beurteilen lässt.
