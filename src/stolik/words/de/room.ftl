# Vor und nach einer Partie: Plätze, Einstellungen des Tisches, Einladung, Ergebnis.

room-chairs = Wer mitspielt
room-seat = Platz { $number }
room-you = das bist du
room-host = leitet den Tisch
room-is-ready = bereit
room-sit = Hinsetzen
room-add-bot = + Bot
room-fill = Bots auf die freien Plätze
room-level = Wie die Bots spielen
room-remove-bot = Bot wegnehmen
room-ready = Ich bin bereit
room-unready = Doch noch nicht
room-start = Partie beginnen
room-stand = Aufstehen
room-leave = Tisch verlassen
room-free = Freie Plätze: { $count }. Lade jemanden ein oder setze Bots dorthin.
room-wait-free = Freie Plätze: { $count }.
room-wait-ready = Die Partie beginnt, wenn alle bereit sind oder wer den Tisch leitet sie beginnt.
room-fills-soon = Mitspieler werden gesucht. In { $count } s setzen sich Bots auf die freien Plätze, und es geht los.
room-spectators = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}

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
room-player = Spieler
room-points = Punkte
room-place = Platz
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
room-listed = Auf der Startseite für alle sichtbar
room-settings = Einstellungen des Tisches
room-more = Weitere Regeln
room-settle = Einstellungen ändern
room-settled = Die Einstellungen sind geändert.
room-refused = „{ $option }“: { $told }
room-clock = Uhr
room-clock-none = ohne Uhr
room-clock-relaxed = gemütlich: { $count } s für einen Zug
room-clock-normal = normal: { $count } s für einen Zug
room-clock-fast = schnell: { $count } s für einen Zug
room-think = Sekunden zum Nachdenken nach jeder Änderung am Tisch (0: Wettlauf)
room-yes = ja
room-no = nein
room-empty = Leeres Feld: { $told }.
room-seats = Zahl der Spieler

## Durak

room-durak-form = Wer mit wem
room-durak-form-individual = jeder für sich
room-durak-form-pairs = zwei Paare (zu viert)
room-durak-form-teams = zwei Teams zu dritt (zu sechst)
room-durak-allow_excess = Man darf mehr Karten legen, als Platz haben; der Verteidiger gibt einige zurück
room-durak-neighbours_only = Ab fünf Spielern greifen nur die Nachbarn des Verteidigers an
room-durak-stop_allowed = Ein Angreifer darf die nach ihm aufhalten
room-durak-traditions = Bräuche vor dem Geben: Abheben und Berühren der Karten
room-durak-max_pickups = Unentschieden nach so vielen Aufnahmen hintereinander ohne Talon
room-durak-max_pickups-null = nie
room-durak-deals = Wie viele Spiele eine Partie hat

## David und Goliath

room-goliath-all_equal = Wenn alle Karten eines Stichs gleich hoch sind
room-goliath-all_equal-last_takes_all = wer zuletzt legt, nimmt alles
room-goliath-all_equal-second_last = die vorletzte Karte gilt als niedrigste
room-goliath-deals = Wie viele Spiele eine Partie hat
room-goliath-deals-null = so viele Spiele wie Spieler

## Golf

room-golf-deals = Wie viele Löcher eine Partie hat
room-golf-peek = Welche zwei Karten man ansieht
room-golf-peek-near_any2 = zwei beliebige der nahen Reihe
room-golf-peek-near_left2 = die linke und die mittlere der nahen Reihe
room-golf-peek-any2 = zwei beliebige von allen sechs
room-golf-pair_by = Was in einer Spalte ein Paar ist
room-golf-pair_by-rank = zwei gleiche Karten
room-golf-pair_by-points = zwei Karten vom gleichen Wert
room-golf-stall_turns = Ein Loch endet nach so vielen Zügen je Person ohne Fortschritt
room-golf-stall_turns-null = nie
room-golf-final_turns = Die anderen haben noch einen Zug, wenn jemand fertig ist

## Planowanie

room-planowanie-first_deal_trump = Trumpf im ersten Spiel
room-planowanie-first_deal_trump-never = nie
room-planowanie-first_deal_trump-if_card_left = wenn eine Karte übrig ist (zu zweit und zu dritt)

## Trojki

room-trojki-leftover = Karten, die sich nicht gleichmäßig verteilen lassen
room-trojki-leftover-centre = auf das mittlere Feld
room-trojki-leftover-aside = beiseite, aus dem Spiel
room-trojki-require_call = Wer legt, sagt an, was das neue Trio gemeinsam hat
room-trojki-mode = Wer urteilt
room-trojki-mode-referee = der Tisch prüft jede Karte sofort
room-trojki-mode-open = die Spieler erheben Einspruch
room-trojki-target = Mit wie vielen Marken die Partie gewonnen ist
room-trojki-target-null = vier, wenn keine Zahl von Runden gesetzt ist
room-trojki-deals = Oder: wie viele Runden eine Partie hat
room-trojki-deals-null = bis die Marken beisammen sind
room-trojki-tie_token = Marke bei Gleichstand
room-trojki-tie_token-each = alle, die am wenigsten Karten haben
room-trojki-tie_token-none = niemand
room-trojki-handicap = Zusätzliche Karten für starke Spieler
room-trojki-handicap-null = niemand hat zusätzliche
