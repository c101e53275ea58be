# Der Tisch im Terminal: was gefragt, vorgelesen und getippt wird. $list: eine Liste, schon mit ihren Nummern.

terminal-you = Du
terminal-welcome = { $game }. Mit dir am Tisch: { NAMES($seats) }. Mit Fragezeichen kommt Hilfe.
terminal-saved = Gespeichert in { $path }.
terminal-resume = Später weiter mit: { $command }
terminal-review = Deine Entscheidungen ansehen: { $command }
terminal-goodbye = Auf Wiedersehen.

## Vor einer Partie

terminal-game-choice = { $number } { $title }: { $told }.
terminal-ask-game = Welches Spiel? Nummer oder Name; Enter nimmt { $title }.
terminal-ask-seats = Wie viele Personen, { $low } bis { $high }? Enter nimmt { $count }.
terminal-ask-think = Wie viele Sekunden Bedenkzeit nach jeder Änderung auf dem Tisch? Enter: keine, ein Wettlauf.
terminal-no-seats = Das geht mit { $low } bis { $high } Personen.
terminal-no-think = Bitte eine ganze Zahl von Sekunden, höchstens { $high }.

## Das Blatt und die Fragen

terminal-which = Was davon: { COMMAS($list) }?
terminal-reading = { $number } { COMMAS($told) }
terminal-go-on = Weiter mit Enter.
terminal-start = Enter gibt das Startzeichen. Niemand spielt, bevor es alle gegeben haben.

terminal-result = Ergebnis von Spiel { $number }.

terminal-early = Das wird gespielt, sobald die Bedenkzeit vorbei ist.

terminal-slow = { $count ->
    [0] Die Bots spielen wieder im üblichen Tempo.
   *[other] Die Bots warten jetzt vor jedem Zug mindestens { cards-seconds }.
}
terminal-no-slow = Sag, wie viele Sekunden die Bots warten sollen, von 0 bis { $high }, etwa tempo 3.

terminal-asleep = Drücke Enter, um zurückzukommen.

## Was nicht zu verstehen war

terminal-refused = { $told } ({ $rule }).
terminal-not-understood = „{ $text }“ bedeutet hier nichts. Mit Fragezeichen kommt Hilfe.
terminal-unfinished = „{ $text }“ allein genügt nicht: Es fehlt die Karte, das Feld oder die Zahl.
terminal-not-understood-may = „{ $text }“ bedeutet hier nichts. Du kannst tippen: { COMMAS($list) }.
terminal-word = { $text }
terminal-no-why = Noch ist dir nichts abgelehnt worden.
terminal-between = Dieses Spiel ist vorbei; gleich kommt das nächste.
terminal-match-over = Die Partie ist vorbei. Tippe revanche für noch eine oder ende, um aufzuhören.
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-no-style = Sag, wie: stil voll, stil kurz oder stil braille.
terminal-style = So werden Karten jetzt geschrieben: { CARDS($cards) }.
terminal-no-verbosity = Sag, wie viel: umfang kurz, umfang normal oder umfang voll.
terminal-verbosity = { $level ->
    [short] Ereignisse sind jetzt kurz: „Jan: Kreuz 7“.
    [full] Nach jedem Zug hörst du auch, was auf dem Tisch liegt.
   *[normal] Ereignisse sind jetzt ganze Sätze.
}

## Hilfe

terminal-claim = { $told } Der Rest wird für dich gespielt.
terminal-no-claim = Das geht nur, wenn du am Zug bist und sich nichts mehr ändern kann.
terminal-help =
    Was du noch tippen kannst:
    blatt oder tisch: was du hast, was auf dem Tisch liegt;
    punkte: wie das letzte Spiel ausging und wie es steht;
    zuletzt: was seit deinem Zug geschah;
    wer 2 oder wer Jan: Karten, Stiche und letzter Zug von jemandem;
    zurück: nimmt deinen letzten Zug zurück;
    tipp: welcher Zug der beste scheint;
    rest: der Rest spielt sich selbst, wenn sich nichts mehr ändert;
    tempo 3: die Bots warten drei Sekunden, tempo 0 ist wie üblich;
    stil voll, stil kurz oder stil braille: wie Karten heißen;
    umfang kurz, umfang normal oder umfang voll: wie viel gesagt wird;
    warum: die Regel der letzten Ablehnung und ihre Nummer;
    regeln: die Regeln dieses Spiels;
    speichern oder speichern DATEI: sichert die Partie;
    ende: sichert sie und geht;
    leere Zeile: der einzig mögliche Zug oder noch einmal die Frage.

## Was man tippen kann: Wörter und Wendungen, durch Kommas getrennt. Die englischen Namen gelten immer.

terminal-typed-help = ?, hilfe, h
terminal-typed-hand = blatt, karten, meine karten
terminal-typed-table = tisch, brett
terminal-typed-scores = punkte, spielstand, punktestand
terminal-typed-last = zuletzt, nochmal, wiederholen
terminal-typed-undo = zurück, zurueck, rückgängig, zurücknehmen
terminal-typed-claim = rest, rest ausspielen
terminal-typed-hint = tipp, hinweis
terminal-typed-save = speichern, sichern
terminal-typed-quit = ende, beenden, schluss, aufhören, q
terminal-typed-why = warum, wieso
terminal-typed-rules = regeln, spielregeln
terminal-typed-cards = stil
terminal-typed-verbosity = umfang
terminal-typed-wait = warten, warte
terminal-typed-full = voll, lang, wörter
terminal-typed-normal = normale, üblich
terminal-typed-short = kurz, kürzel
terminal-typed-braille = punktschrift
terminal-typed-beginner = anfang, anfänger
terminal-typed-casual = freizeit
terminal-typed-club = klub
terminal-typed-strong = stark
terminal-typed-master = meisterschaft, meister

## An einem Tisch auf einem Server

terminal-guest = Gast
terminal-said = { $name }{ $account ->
    [yes] , Konto
   *[no] { "" }
}: { $text }
terminal-watchers = Es sehen zu: { $list }.
terminal-seated = Du sitzt auf Platz { $number }.
terminal-spectator = Du hast hier gerade keinen Platz und siehst zu.
terminal-missed = Du hast etwas verpasst; so steht es jetzt.
terminal-link-lost = Die Verbindung ist unterbrochen. Sie wird neu aufgebaut.
terminal-link-back = Die Verbindung ist wieder da.
terminal-table-made = Das ist Tisch { $code }. Andere kommen dazu mit: { $command }
terminal-come-back = Dein Platz bleibt dir. Um zurückzukommen: { $command }
terminal-welcome-table = { $game }, Tisch { $code }. Mit Fragezeichen kommt Hilfe.
terminal-at-table = Am Tisch: { NAMES($seats) }.
terminal-ask-sit = Mit Enter setzt du dich, oder tippe setzen und eine Nummer. Tippe wer, um zu hören, wer da ist.
terminal-ask-ready = Drücke Enter, wenn du bereit bist. Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind. Tippe auffüllen, um Bots auf die freien Plätze zu setzen.
terminal-ask-soon = Wir suchen Leute. In { cards-seconds } setzen sich Bots auf die freien Plätze, und es geht von selbst los. Wer den Tisch leitet, tippt suchen 60, um länger zu warten, oder suchen 0, um gleich mit Bots zu beginnen. Mit einladen warten die Bots auf Freunde. Tippe wer, um zu hören, wer da ist.
terminal-ask-next = Enter für das nächste Spiel.
terminal-ask-rematch = Tippe revanche für noch eine Partie oder ende, um aufzuhören.
terminal-not-begun = Die Partie hat noch nicht begonnen.
terminal-watching = Du siehst zu und hast hier keine Karten.
terminal-no-save = Der Server bewahrt diese Partie auf, unter dem Code { $code }. Wenn sie vorbei ist, kann man sie ansehen: { $address }
terminal-kept-there = Der Server bewahrt diese Partie unter dem Code { $code } auf. Man kann sie ansehen: { $address }
terminal-only-online = Das ist für Tische auf einem Server; hier spielst du gegen Bots.
terminal-no-seat-number = Sag, welcher Platz, 1 bis { $high }.
terminal-no-text = Sag, was: sagen HALLO oder 'HALLO.
terminal-no-find = Sag, wie viele Sekunden lang, 0 bis { $high }, zum Beispiel suchen 60.
terminal-no-reaction = Sag, welche: reaktion 2 oder reaktion danke. Es gibt: { SEMICOLONS($list) }.
terminal-reaction = { $number } { COMMAS($told) }
terminal-quiet = { $quiet ->
    [yes] Reaktionen und Bemerkungen der Bots hörst du nicht mehr.
   *[no] Reaktionen und Bemerkungen der Bots hörst du wieder.
}
terminal-alarm = { $count ->
    [0] Deine Zeit wird angesagt, wenn noch 30 und wenn noch 10 Sekunden bleiben.
   *[other] Deine Zeit wird { cards-seconds } vor dem Ende angesagt, dann bei 30 und bei 10.
}
terminal-no-alarm = Sag, bei wie vielen Sekunden du davon hören willst, 0 bis { $high }, etwa wecker 60.
terminal-table-code = Tisch { $code }, { $game }.
terminal-chair = Platz { $number }{ $account ->
    [yes] , Konto
   *[no] { "" }
}: { $state ->
    [free] frei
    [bot] { NAME($seat) }, ein Bot ({ $level })
    [away] { NAME($seat) } ist nicht da, und ein Bot spielt
    [gone] { NAME($seat) }, ohne Verbindung
    [ready] { NAME($seat) }, bereit
   *[here] { NAME($seat) }
}.
terminal-host = { YOU($seat) ->
    [yes] Du leitest
   *[no] { NAME($seat) } leitet
} den Tisch.
terminal-ticking = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} { cards-seconds } für diesen Zug und { $left } in Reserve.
terminal-reserve = { NAME($seat) }: { cards-seconds } in Reserve.
terminal-next-in = Das nächste Spiel beginnt in { cards-seconds }.
terminal-fills-in = In { cards-seconds } setzen sich Bots auf die freien Plätze, und es geht los.
terminal-seal = Die Karten sind versiegelt mit { $hash }.
terminal-evidence = Was dir genannt wurde und die Aufzeichnung liegen in { $path }.
terminal-muted = Du hörst nichts mehr von { $name }. Um es rückgängig zu machen, tippe hören { $name }.
terminal-unmuted = Du hörst { $name } wieder.
terminal-reported = Die Meldung über { $name } ist an den Betreiber gesendet.
terminal-no-report = Sag in ein paar Worten, was geschehen ist: melden { $name } WAS GESCHAH.
terminal-no-person = Sag, wer: ein Name oder ein Platz, 1 bis { $high }.
terminal-nobody-there = Auf Platz { $number } sitzt keine Person.
terminal-nobody-called = Hier heißt niemand „{ $text }“. Tippe wer, um zu hören, wer da ist.
terminal-several = Hier heißen mehrere { $name }: Nenn den Platz.
terminal-nobody-muted = Du hast niemanden stummgeschaltet.
terminal-not-muted = { $name } hast du nicht stummgeschaltet, nur: { $list }.
terminal-help-online =
    Was du an diesem Tisch noch tippen kannst:
    wer: wer wo sitzt und wie viel Zeit bleibt;
    wecker 60: Deine Zeit wird bei 60 Sekunden angesagt, wecker 0: erst später;
    sagen HALLO oder 'HALLO: eine Nachricht an den Tisch;
    reaktion 2: schnelle Reaktion, reaktion allein sagt, welche es gibt;
    stille: keine Reaktionen und Bemerkungen der Bots; noch einmal hebt es auf.
    Vor einer Partie:
    bereit, nicht bereit, setzen 2, aufstehen;
    auffüllen, auffüllen 3 stark, anfangen, entfernen 2;
    und wo Leute gesucht werden, suchen 60 und einladen.
    In einer Partie:
    bedenkzeit 20 (Trojki), abbrechen und revanche; noch einmal nimmt es zurück;
    ablösen Jan: ein Bot spielt für Jan, wenn die meisten nicht länger warten.
    Über andere, mit Namen oder Platz:
    stumm Jan: du liest nicht, was Jan schreibt; hören Jan hebt es auf;
    ruhe Jan (wer leitet): für alle stumm, noch einmal hebt es auf; entfernen Jan;
    melden Jan WAS GESCHAH: eine Nachricht an den Betreiber.
    verlassen: für immer; ende behält deinen Platz.
terminal-typed-who = wer, spieler
terminal-typed-say = sagen, sag
terminal-typed-react = reaktion
terminal-typed-quiet = stille, keine reaktionen
terminal-typed-alarm = wecker, zeitansage
terminal-typed-ready = bereit
terminal-typed-unready = nicht bereit
terminal-typed-sit = setzen, hinsetzen
terminal-typed-stand = aufstehen
terminal-typed-start = anfangen, los
terminal-typed-fill = auffüllen, auffuellen
terminal-typed-find = suchen, weitersuchen
terminal-typed-invite = einladen, lade ein
terminal-typed-remove = entfernen
terminal-typed-hush = ruhe, für alle stumm
terminal-typed-relieve = ablösen, vertreten
terminal-typed-think = bedenkzeit
terminal-typed-slow = tempo
terminal-typed-mute = stumm, stummschalten
terminal-typed-unmute = hören
terminal-typed-report = melden, melde
terminal-typed-abort = abbrechen, abbruch
terminal-typed-rematch = revanche
terminal-typed-leave = verlassen, weggehen
