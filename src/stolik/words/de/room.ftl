# Vor und nach einer Partie: Plätze, Einstellungen des Tisches, Einladung, Ergebnis.

room-chairs = Wer mitspielt
room-seat = Platz { $number }
room-you = das bist du
room-host = leitet den Tisch
room-is-ready = bereit
room-sit = Hinsetzen
room-add-bot = Bot dazusetzen
room-fill = Bots auf die freien Plätze
room-stronger = Noch einmal, gegen stärkere Bots
room-remove-bot = Bot wegnehmen
room-ready = Ich bin bereit
room-unready = Doch noch nicht
room-start = Partie beginnen
room-stand = Aufstehen
room-leave = Tisch verlassen
room-free = Freie Plätze: { $count }. Lade jemanden ein oder setze Bots dorthin.
room-wait-free = Freie Plätze: { $count }.
room-wait-ready = Die Partie beginnt, wenn alle bereit sind; wer den Tisch leitet, kann sie vorher beginnen.
room-fills-soon = Wir suchen Leute. In { cards-seconds } setzen sich Bots auf die freien Plätze, und es geht los.
room-look = Leute suchen: { cards-seconds }
room-look-longer = { cards-seconds } länger warten
room-look-now = Bots sofort
room-spectators = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
room-spectators-more = und { $count } weitere

## Einladung

room-invite = Einladen
room-invite-how = Schick diesen Link oder sag den Code weiter. Wer ihn öffnet, kann sich ohne Konto dazusetzen.
room-link = Link zum Tisch
room-copy = Kopieren
room-copied = Kopiert.
room-share = Teilen
room-qr = QR-Code
room-qr-of = QR-Code mit dem Link { $link }

## Nach der Partie

room-over = Ende der Partie
room-won = { YOU($seat) ->
    [yes] Du gewinnst!
   *[no] { NAME($seat) } gewinnt.
}
room-shared = Gemeinsam gewinnen: { NAMES($seats) }.
room-lost = { YOU($seat) ->
    [yes] Du hast verloren.
   *[no] { NAME($seat) } hat verloren.
}
room-lost-together = Verloren haben: { NAMES($seats) }.
room-drawn = Unentschieden.
room-losses = Verloren
room-player = Wer
room-points = Punkte
room-place = Platz
room-last = Letztes Spiel
room-course = Verlauf der Partie
room-change = Tisch ändern
room-rematch = Noch einmal
room-rematch-no = Doch nicht
room-rematch-votes = Noch einmal spielen möchten: { NAMES($seats) }.
room-replay = Partie ansehen
room-show-table = Tisch zeigen
room-show-result = Ergebnis zeigen

## Ein neuer Tisch und seine Einstellungen

room-new = Eigener Tisch
room-game = Spiel
room-open = Tisch eröffnen
room-cancel = Abbrechen
room-name = Name des Tisches (darf leer sein)
room-hints = Tipps: fragen, was zu tun ist (alle erfahren, wer fragt)
room-listed = Auf der Startseite für alle sichtbar
room-settings = Einstellungen des Tisches
room-review = Analyse
room-more = Weitere Regeln
room-settle = Einstellungen ändern
room-settled = Die Einstellungen sind geändert.
room-refused = „{ $option }“: { $told }
room-clock = Uhr
room-clock-none = ohne Uhr
room-clock-relaxed = gemütlich: { cards-seconds } für einen Zug
room-clock-normal = normal: { cards-seconds } für einen Zug
room-clock-fast = schnell: { cards-seconds } für einen Zug
room-think = Sekunden Bedenkzeit nach jeder Änderung auf dem Tisch (0: Wettlauf)
room-yes = ja
room-no = nein
room-empty = Leeres Feld: { $told }.
room-seats = Zahl der Plätze

