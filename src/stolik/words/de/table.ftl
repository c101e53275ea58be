# Der Tisch: wer daran sitzt, was dort geschieht, Züge zurücknehmen und das ruhige Tempo bei Trojki.

table-thinking = Jetzt ist Bedenkzeit: { cards-seconds }.
    .short = Bedenkzeit: { cards-seconds }.
table-think-now = Bedenkzeit nach jeder Änderung auf dem Tisch: { cards-seconds }.
table-claims = Die Bedenkzeit ist um: Jetzt darf gelegt werden.
    .short = Jetzt legen.
table-think = noch läuft die Bedenkzeit: Gelegt werden darf erst in { cards-seconds }
table-uses-hints = { YOU($seat) ->
    [yes] Du nutzt Tipps; das erfahren alle.
   *[no] { NAME($seat) } nutzt Tipps.
}
table-undone = { YOU($seat) ->
    [yes] Du nimmst deinen
   *[no] { NAME($seat) } nimmt den
} letzten Zug zurück.
    .short = { cards-who }: zurück.
table-no-undo = du hast nichts zurückzunehmen: Das geht nur mit einem eigenen Zug, nach dem noch niemand gespielt hat
table-no-undo-deal = dieser Zug lässt sich nicht zurücknehmen: Mit ihm endete ein Spiel oder begann ein neues
table-no-undo-shown = dieser Zug lässt sich nicht zurücknehmen: Er hat etwas gezeigt, was vorher nicht zu sehen war
table-no-undo-race = bei einem Wettlauf, in dem alle zugleich spielen, lässt sich nichts zurücknehmen
table-wants-start = Die Karten sind verteilt. Der Wettlauf beginnt, wenn alle das Startzeichen gegeben haben.
    .short = Gib das Startzeichen.
table-gives-start = { YOU($seat) ->
    [yes] Du gibst
   *[no] { NAME($seat) } gibt
} das Startzeichen.
    .short = { cards-who }: Start.
table-counts = Alle sind bereit. Der Wettlauf beginnt in { cards-seconds }.
    .short = Start in { cards-seconds }.
table-started = Los!
table-start-others = Der Wettlauf beginnt, wenn auch diese das Startzeichen geben: { NAMES($seats) }.
table-no-start = der Wettlauf hat noch nicht begonnen: Er beginnt, wenn alle das Startzeichen gegeben haben
table-starting = der Wettlauf beginnt in { cards-seconds }

table-sits = { YOU($seat) ->
    [yes] Du setzt dich an den Tisch
   *[no] { NAME($seat) } setzt sich an den Tisch
}.
    .short = { cards-who }: am Tisch.
table-stands = { $name } steht vom Tisch auf.
table-left = { $name } verlässt den Tisch.
table-deleted = Jemand verlässt den Tisch und diesen Server für immer.
table-removed = { $name } wird vom Tisch entfernt.
table-watcher-removed = Jemand, der zuschaut, wird weggeschickt.
table-you-left = Du verlässt den Tisch.
table-you-removed = Wer den Tisch leitet, hat dich vom Tisch entfernt.
table-empty = Am Tisch sitzt niemand mehr, er wird geschlossen.
table-host = { YOU($seat) ->
    [yes] Du leitest jetzt den Tisch
   *[no] { NAME($seat) } leitet jetzt den Tisch
}.
table-bot-sits = { NAME($seat) } nimmt Platz: { $level ->
    [random] ein Bot, der zufällig spielt
    [simple] ein normaler Bot
    [beginner] ein Bot, Stufe Anfang
    [casual] ein Bot, Stufe Freizeit
    [club] ein Bot, Stufe Klub
    [strong] ein Bot, Stufe stark
    [master] ein Bot, Stufe Meisterschaft
   *[other] ein Bot, Stufe { $level }
}.
table-bot-instead = { NAME($seat) } spielt diese Partie als { $level ->
    [random] Bot, der zufällig spielt
    [simple] normaler Bot
    [beginner] Bot der Stufe Anfang
    [casual] Bot der Stufe Freizeit
    [club] Bot der Stufe Klub
    [strong] Bot der Stufe stark
    [master] Bot der Stufe Meisterschaft
   *[other] Bot der Stufe { $level }
}: Die Bots dieses Servers haben gerade zu viel zu tun.
table-bot-again = { NAME($seat) } spielt wieder als { $level ->
    [random] Bot, der zufällig spielt
    [simple] normaler Bot
    [beginner] Bot der Stufe Anfang
    [casual] Bot der Stufe Freizeit
    [club] Bot der Stufe Klub
    [strong] Bot der Stufe stark
    [master] Bot der Stufe Meisterschaft
   *[other] Bot der Stufe { $level }
}.
table-bots-prepare = Die Bots bereiten sich auf dieses Spiel vor. Das kann ein, zwei Minuten dauern, nur dieses Mal.
table-bot-goes = Ein Bot gibt seinen Platz frei.
table-came = Jemand hat diesen Tisch geöffnet: Die Bots warten.
table-invites = { YOU($seat) ->
    [yes] Du lädst
   *[no] { NAME($seat) } lädt
} jemanden ein: Die Bots warten.
    .short = { cards-who }: Bots warten.
table-looks = { YOU($seat) ->
    [yes] Du suchst
   *[no] { NAME($seat) } sucht
} weiter nach Leuten: { cards-seconds }.
    .short = { cards-who }: noch { cards-seconds }.
table-ready = { YOU($seat) ->
    [yes] Du bist bereit
   *[no] { NAME($seat) } ist bereit
}.
    .short = { cards-who }: bereit.
table-not-ready = { YOU($seat) ->
    [yes] Du bist nicht mehr bereit
   *[no] { NAME($seat) } ist nicht mehr bereit
}.
table-settled = Die Einstellungen des Tisches werden geändert.
table-starts = Partie Nummer { $number } beginnt.
    .short = Partie { $number }.
table-sealed = Die Karten für Spiel { $number } sind versiegelt: { $hash }.
table-other-rules = Am Tisch { $code } wurde nach Fassung { $found } der Regeln begonnen, hier gilt Fassung { $wanted }: Es kann nicht weitergehen, aber der Tisch bleibt aufgehoben.
table-thinks = { YOU($seat) ->
    [yes] Du bittest
   *[no] { NAME($seat) } bittet
} um Bedenkzeit: { cards-seconds }.
    .short = { cards-who }: Bedenkzeit, { cards-seconds }.
table-gone = { YOU($seat) ->
    [yes] Deine Verbindung ist abgerissen
   *[no] { NAME($seat) } ist nicht mehr verbunden
}.
    .short = { cards-who }: getrennt.
table-back = { YOU($seat) ->
    [yes] Du bist wieder am Tisch
   *[no] { NAME($seat) } ist wieder am Tisch
}.
    .short = { cards-who }: wieder da.
table-bot-plays = { YOU($seat) ->
    [yes] Für dich
   *[no] Für { NAME($seat) }
} spielt jetzt ein Bot.
    .short = { cards-who }: Bot spielt.
table-late = { YOU($seat) ->
    [yes] Deine Zeit
   *[no] Die Zeit von { NAME($seat) }
} ist um: Diesen Zug macht ein Bot.
    .short = { cards-who }: zu spät, Bot.
table-asleep = { YOU($seat) ->
    [yes] Deine Zeit ist um: Ein Bot spielt für dich, bis du zurückkommst
   *[no] Die Zeit von { NAME($seat) } ist um: Jetzt spielt ein Bot
}.
    .short = { cards-who }: zu spät, Bot spielt.
table-abort-asked = { YOU($seat) ->
    [yes] Du möchtest die Partie abbrechen
   *[no] { NAME($seat) } möchte die Partie abbrechen
}: Alle müssen zustimmen.
    .short = { cards-who }: Partie abbrechen?
table-abort-withdrawn = { YOU($seat) ->
    [yes] Du möchtest die Partie nicht mehr abbrechen
   *[no] { NAME($seat) } möchte die Partie nicht mehr abbrechen
}.
table-aborted = Die Partie wird einvernehmlich abgebrochen.
table-rematch-asked = { YOU($seat) ->
    [yes] Du möchtest eine Revanche
   *[no] { NAME($seat) } möchte eine Revanche
}.
    .short = { cards-who }: Revanche?
table-rematch-withdrawn = { YOU($seat) ->
    [yes] Du möchtest keine Revanche mehr
   *[no] { NAME($seat) } möchte keine Revanche mehr
}.
table-replace-asked = { YOU($seat) ->
    [yes] Du möchtest
   *[no] { NAME($seat) } möchte
}, dass ein Bot für { YOU($other) ->
    [yes] dich
   *[no] { NAME($other) }
} spielt.
    .short = { cards-who }: Bot für { cards-other }?
table-replace-withdrawn = { YOU($seat) ->
    [yes] Du möchtest
   *[no] { NAME($seat) } möchte
} nicht mehr, dass ein Bot für { YOU($other) ->
    [yes] dich
   *[no] { NAME($other) }
} spielt.
table-holds = { NAME($seat) }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand.
table-hushed = Wer den Tisch leitet, hat { $name } für alle stummgeschaltet.
table-unhushed = { $name } darf hier wieder schreiben.
table-watcher-hushed = Wer den Tisch leitet, hat jemanden, der zuschaut, für alle stummgeschaltet.
table-watcher-unhushed = Jemand, der zuschaut, darf hier wieder schreiben.
table-you-hushed = Wer den Tisch leitet, hat dich für alle stummgeschaltet.
table-you-unhushed = Du darfst hier wieder schreiben.
table-one-claim = mit einem Befehl wird eine Karte gelegt: Dazwischen müssen andere handeln können
table-why-closed = dieser Tisch ist geschlossen
table-why-removed = an diesem Tisch darfst du nicht mehr sitzen: Du wurdest entfernt
table-why-strangers = an einem Tisch unter Fremden entfernt niemand jemanden aus der Partie: Du kannst jemanden stummschalten oder melden
table-why-hushed = wer den Tisch leitet, hat dich hier stummgeschaltet
table-why-not-yourself = das geht nicht mit dir selbst
table-why-bot-plays = dort spielt schon ein Bot
table-why-not-waited = das Spiel wartet nicht auf { NAME($seat) }
table-why-patience = { NAME($seat) } denkt vielleicht noch nach: Frag in { cards-seconds } wieder
table-why-not-seated = du sitzt nicht an diesem Tisch
table-why-playing = das geht nur vor oder nach einer Partie
table-why-not-playing = es läuft keine Partie
table-why-not-over = eine Revanche gibt es erst nach einer Partie
table-why-not-host = das darf nur, wer den Tisch leitet ({ $name })
table-why-no-seat = diesen Platz gibt es nicht; es sind { $count }
table-why-sits-there = du sitzt schon dort
table-why-taken = dieser Platz ist besetzt: { $name }
table-why-nobody = dort sitzt niemand
table-why-nobody-sits = außer Bots sitzt niemand am Tisch
table-why-self = dich selbst kannst du nicht entfernen; du kannst den Tisch verlassen
table-why-deal-on = das Spiel ist noch im Gang
table-why-free = { $count ->
    [one] { $count } Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
table-why-full = es ist kein Platz frei
table-why-level = es gibt keinen Bot „{ $text }“; es gibt: { $known }
table-why-clock = es gibt keine Uhr „{ $text }“; es gibt: { $known }
table-why-seats = bei { $count } Plätzen müsste jemand aufstehen: Zuerst müssen die letzten Plätze frei sein
table-why-no-think = in diesem Spiel gibt es keine Bedenkzeit
table-why-no-look = an diesem Tisch werden keine Leute gesucht
table-why-look = Leute werden höchstens { $count } Sekunden lang gesucht
table-why-think = die Bedenkzeit beträgt 0 bis { $count } Sekunden
table-why-actions = auf einmal gehen eine bis { $count } Aktionen
table-why-away = inzwischen hat ein Bot für dich gespielt, und das geht jetzt nicht mehr
table-why-not-awaited = darauf wartet niemand
table-why-hints-strangers = wo noch Leute gesucht werden, gibt es keine Tipps
table-why-undo = zurücknehmen lässt sich nur etwas, wenn alle anderen Bots sind
table-why-pause = pausieren lässt sich eine Partie nur, wenn alle anderen Bots sind
table-why-slow = das Tempo der Bots lässt sich nur wählen, wenn alle anderen Bots sind: höchstens { cards-seconds }
table-why-text = eine Nachricht hat 1 bis { $count } Zeichen, und alle sind sichtbar
table-why-talk = zu viele Nachrichten auf einmal: Versuch es in { cards-seconds } wieder
