# Die Seite im Browser: der Anfang und was alle Tische haben.

web-title = Stolik
web-skip = Zum Inhalt
web-skip-hand = Zu deinen Karten
web-home = Startseite
web-no-page = Diese Seite gibt es nicht
web-no-server = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
web-coming = Einen Moment …
web-close = Schließen

## Der Tisch

web-guest = Gast
web-bot = { $character ->
    [1] Fips
    [2] Bruno
    [3] Ulla
    [4] Minka
    [5] Hoppel
    [6] Quaki
    [7] Stups
    [8] Krümel
    [9] Grimbart
    [10] Frido
    [11] Waldi
    [12] Elmar
   *[other] Bot { $number }
}
web-bot-twin = { $name } (Bot)
web-level = Stärke der Bots
web-bot-level = { $level ->
    [random] zufällig
    [simple] normal
    [beginner] Anfang
    [casual] Freizeit
    [club] Klub
    [strong] stark
    [master] Meisterschaft
   *[other] { $level }
}
web-react = Reagieren
web-deals = gibt
web-bot-plays = ein Bot spielt
web-free-seat = freier Platz
web-account = Konto
web-gone = nicht verbunden
web-table-gone = Dieser Tisch ist nicht erreichbar
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-missed = { $count ->
    [0] Du hast etwas verpasst; der Tisch zeigt, wie es jetzt steht.
    [one] Du hast { $count } Ereignis verpasst; es steht im Verlauf, und der Tisch zeigt, wie es jetzt ist.
   *[other] Du hast { $count } Ereignisse verpasst; sie stehen im Verlauf, und der Tisch zeigt, wie es jetzt ist.
}
web-deal = Spiel { $number }
web-seats = Plätze
web-table = Tisch
web-mine = Hand und Züge
web-hand = Deine Karten
web-turn = am Zug
web-turn-of = Am Zug: { $name }.
web-nobodys-turn = Gerade ist niemand am Zug.
web-all-may-act = Alle dürfen jederzeit spielen.
web-your-turn = Du bist am Zug.
web-turn-mine = Am Zug
web-again = { CARD($card) }: { $by ->
    [finger] zum Spielen noch einmal antippen.
   *[key] zum Spielen noch einmal drücken.
}
web-plan = { CARD($card) } ist vorgemerkt: { $by ->
    [finger] zum Zurücknehmen noch einmal antippen.
   *[key] zum Zurücknehmen noch einmal drücken.
}
web-planned = vorgemerkt
web-plan-none = Es ist nichts mehr vorgemerkt.
web-plan-void = { CARD($card) } geht jetzt nicht. Du bist am Zug: Wähle selbst.
web-nothing-to-do = Gerade gibt es für dich nichts zu tun.
web-sorted = Deine Karten liegen so, wie dieses Spiel sie ordnet.
web-you-may = Du kannst: { $list }.
web-you-may-play = Du kannst { CARDS($cards, case: "acc") } spielen.
web-nothing-yet = Es ist noch nichts geschehen.
web-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
web-watching = Du siehst zu.
web-player = Wer
web-points = Punkte
web-place-now = { YOU($seat) ->
    [yes] Du führst
   *[no] Du bist auf Platz { $place } von { $count }; { $leaders ->
        [1] es führt
       *[other] es führen
    } { NAMES($seats) } mit { SIGNED($points) } { $points ->
        [one] Punkt
       *[other] Punkten
    }
}.
web-log = Verlauf
web-log-more = mehr
web-log-less = weniger

## Die Startseite

web-tagline = Kartenspiele an einem Tisch. Setz dich: mit Leuten oder Bots, mit den Augen oder den Ohren.
web-games = Spiele
web-players = { $low } bis { $high } Personen
web-play = Gegen Bots spielen
web-friend = Mit Freunden spielen
web-find = Leute finden
web-left-turn = du bist dran
web-left-on = das Spiel läuft
web-left-begins = noch nicht gegeben
web-left-over = Partie zu Ende
web-left-waiting = wartet auf Leute
web-left-end = { $game } beenden
web-left-sure = Beenden?
web-left-ask = { $game } wirklich beenden? Drücke noch einmal.
web-make = Eigener Tisch
web-rules = Regeln
web-your-tables = Hier sitzt du
web-code = Code eines Tisches
web-code-first = Gib zuerst den Code eines Tisches ein. Wer dich einlädt, kennt ihn.
web-join = Dazusetzen
web-watch = Zusehen
web-waiting = Tische, die warten
web-no-waiting = Gerade wartet niemand. Eröffne einen eigenen Tisch und schick jemandem den Link.
web-playing = Laufende Partien
web-no-playing = An den sichtbaren Tischen spielt gerade niemand.
web-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
web-past = Deine Partien
web-no-past = Hier findest du die Partien, die du zu Ende spielst.
web-more = Ältere zeigen
web-winner = gewonnen
web-loser = verloren
web-drawn = unentschieden
web-somebody = gelöschtes Konto
web-you = Du spielst als { $name }
web-name = Dein Name
web-rename = Namen ändern
web-name-first = Wie sollen wir dich nennen?
web-name-how = Diesen Namen sehen die anderen am Tisch. Auf der Seite „Konto“ kannst du ihn jederzeit ändern.
web-name-skip = So lassen
web-name-keep = Weiter
web-me = Konto
web-settings = Einstellungen
web-match = Partie
web-gallery = Alle Karten
web-language = Sprache
web-theme = Farbschema
web-theme-system = wie im System
web-theme-light = hell
web-theme-dark = dunkel
web-theme-contrast = hoher Kontrast

## Das Menü des Tisches

web-menu = Menü
web-listen = Anhören
web-undo = Letzten Zug zurücknehmen
web-abort = Partie ohne Ergebnis beenden
web-abort-sure = Wirklich? Die Partie endet sofort
web-abort-no = Doch weiterspielen
web-votes = dafür: { $count } von { $total }
web-sounds = Töne
web-sounds-on = Töne einschalten
web-sounds-off = Töne ausschalten
web-screen = Ganzer Bildschirm
web-screen-end = Ganzen Bildschirm verlassen
web-hint = Tipp
web-hint-thinks = Das will überlegt sein …
web-uses-hints = nutzt Tipps
web-sort = Hand anders sortieren
web-keys = Tasten
web-leave = Tisch verlassen
web-leave-sure = Wirklich? Ein Bot spielt weiter
web-come-back = Wieder hinsetzen
web-asleep = Ein Bot spielt für dich. Spiele selbst, und du bist wieder da.
web-people = Leute
web-remove = Vom Tisch entfernen: { $name }
web-remove-sure = Wirklich? Ein Bot spielt weiter, und { $name } darf sich hier nicht mehr hinsetzen

## Der Chat

web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-field = Nachricht an alle
web-chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-send = Senden
web-person = Stummschalten oder melden: { $name }
web-person-host = Stummschalten, melden oder entfernen: { $name }
web-replace = Ein Bot soll für { $name } spielen
web-replace-no = Doch kein Bot für { $name }
web-hush = { $name } für alle stummschalten
web-unhush = { $name } wieder schreiben lassen
web-send-off = { $name } wegschicken
web-mute = Stummschalten
web-unmute = Wieder hören
web-report = Dem Betreiber melden
web-report-what = Was ist geschehen?
web-muted = Stummgeschaltet. Auf der Seite „Konto“ lässt es sich ändern.
web-unmuted = Du hörst wieder, was { $name } schreibt.
web-reported = Die Meldung ist gesendet.

## Die Uhr

web-time-of = { $name }, Zeit:
web-time-mine = Deine Zeit:
web-time-bank = Reserve { $time }
web-time-left = Du hast noch { cards-seconds }.
web-time-words = Zeit übrig:{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } Minute
   *[other] { " " }{ $minutes } Minuten
}{ $count ->
    [0] { "" }
   *[other] { " " }{ cards-seconds }
}.
web-held = Letzte Gelegenheit: { cards-seconds }
web-thinking = Bedenkzeit: { cards-seconds }
web-next = Nächstes Spiel in { cards-seconds }
web-ready = Weiter
web-ready-wait = Warten auf die anderen
web-start = Start
web-start-ask = Drücke auf Start, wenn du bereit bist: Der Wettlauf beginnt, wenn es alle sind.

## Der Stand

web-scores = Stand
web-scores-deal = Spiel
web-scores-total = Gesamt
web-scores-you = Du
web-scores-taken = { $count } von { $bid } Stichen
web-place = Platz

## Die Befehlszeile

web-command = Befehl
web-command-hint = Eine Karte oder ein Zug, wie man sie sagt (Pik-Dame, nehmen, 3) oder aufschreibt (play 7C), mehrere Züge mit Strichpunkt, oder ein Wort zum Tisch. Tippe Hilfe, um alle zu sehen.
web-command-which = Das kann sein: { $list }. Tippe, was davon.
web-command-go = Ausführen
web-command-done = Erledigt.
web-command-help = Zum Tisch: sagen TEXT, bereit, nicht bereit, setzen 2, aufstehen, auffüllen, auffüllen 3 stark, anfangen, entfernen 2, ruhe 2, ablösen Jan, ok (weiter), zurück, tipp, bedenkzeit 10 (Trojki), abbrechen und revanche (noch einmal dasselbe nimmt es zurück), einladen (niemand kommt zufällig dazu), suchen 60 (Bots nach so vielen Sekunden), reaktion 1, verlassen (endgültig).
web-command-keys = Eine einzelne Taste des Tisches nach einem Schrägstrich liest vor, was die Taste vorliest: /h die Hand, /w wer am Zug ist, /2 wer auf Platz 2 spielt.
web-command-unknown = „{ $text }“ bedeutet hier nichts. Tippe Hilfe.
web-command-text = Schreib, was du sagen willst: sagen TEXT.
web-command-seat = Nenne den Platz, 1 bis { $high }.
web-command-seconds = Nenne die Sekunden, zum Beispiel bedenkzeit 10.
web-command-find = Sag, wie viele Sekunden auf andere gewartet wird, etwa suchen 60.
web-command-react = Sag, welche, 1 bis 6, etwa reaktion 2.

## Die Tasten

web-keys-on = Einzelne Tasten wirken, solange der Fokus am Tisch ist
web-keys-reader = Mit einem Screenreader wirken sie im Fokusmodus. Dorthin wechseln NVDA+Leertaste, in JAWS Einfügen+Z, in Orca Orca+A; Escape kann ihn beenden, die Rücktaste nicht.
web-keys-key = Taste
web-keys-what = Was sie tut
web-keys-arrows = Pfeile, Pos1, Ende
web-keys-move = durch Karten und Felder
web-keys-enter = Eingabe, Leertaste
web-keys-act = spielen, wählen; vor deinem Zug: vormerken
web-keys-shift-enter = Umschalt+Eingabe
web-keys-many = eine weitere Karte wählen
web-keys-escape = Escape, Rücktaste
web-keys-back = die Wahl oder das Vorgemerkte zurücknehmen
web-keys-digits = Ziffern
web-keys-cells = Felder und Ansagen
web-keys-letters = Umschalt und Buchstabe
web-keys-jump = zu einer Farbe springen
web-keys-h = meine Hand
web-keys-t = Stich oder Tisch
web-keys-l = letztes Ereignis, jedes Mal eines früher
web-keys-k = Ereignisse wieder vorwärts
web-keys-with-l = Umschalt+L
web-keys-shift-l = alles seit meinem letzten Zug
web-keys-m = letzte Nachricht im Chat, jedes Mal eine früher
web-keys-w = wer am Zug ist, und die Zeit
web-keys-s = der Stand
web-keys-r = Trumpf oder was gerade gilt
web-keys-a = was ich tun kann
web-keys-b = ein Tipp, wo der Tisch welche hat
web-keys-o = die Hand sortieren
web-keys-p = Plätze und Kartenzahlen
web-keys-with-digit = Umschalt+1 bis Umschalt+8
web-keys-seat = wer auf diesem Platz spielt: Karten und der letzte Zug
web-keys-command = die Befehlszeile
web-keys-help = diese Liste
web-here-again = Ich bin wieder da
