# Der Tisch: Züge zurücknehmen und das ruhige Tempo bei Trojki.

table-thinking = Zeit zum Nachdenken: { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
}.
table-claims = Die Zeit zum Nachdenken ist um: Jetzt darf gelegt werden.
table-think = noch ist Zeit zum Nachdenken: Gelegt werden darf erst in { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
}
table-undone = { YOU($seat) ->
    [yes] Du nimmst deinen
   *[no] { NAME($seat) } nimmt den
} letzten Zug zurück.
table-no-undo = du hast nichts zurückzunehmen: Das geht nur mit einem eigenen Zug, nach dem noch niemand gespielt hat
table-no-undo-deal = dieser Zug lässt sich nicht zurücknehmen: Mit ihm endete ein Spiel oder begann ein neues
table-no-undo-shown = dieser Zug lässt sich nicht zurücknehmen: Er hat etwas gezeigt, was vorher nicht zu sehen war
table-no-undo-race = bei Trojki lässt sich nichts zurücknehmen: Es ist ein Wettlauf, niemand wartet, bis er an der Reihe ist
