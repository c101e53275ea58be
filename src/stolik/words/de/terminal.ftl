# Der Tisch im Terminal: was gefragt, vorgelesen und getippt wird. $list: eine Liste, schon mit ihren Nummern.

terminal-you = Du
terminal-names = Anna, Ben, Clara, David, Emma, Felix, Greta
terminal-name = { NAME($seat) }
terminal-welcome = { $game }. Mit dir am Tisch: { NAMES($seats) }. Mit ? gibt es Hilfe.
terminal-saved = Gespeichert in { $path }.
terminal-resume = Später weiter mit: { $command }
terminal-goodbye = Auf Wiedersehen.

## Vor einer Partie

terminal-game-choice = { $number } { $title }: { $told }.
terminal-ask-game = Welches Spiel? Nummer oder Name; Enter nimmt { $title }.
terminal-ask-seats = Wie viele Personen, { $low } bis { $high }? Enter nimmt { $count }.
terminal-ask-think = Wie viele Sekunden Bedenkzeit nach jeder Änderung auf dem Tisch? Enter: keine, gespielt wird in Echtzeit.
terminal-no-seats = Das geht mit { $low } bis { $high } Personen.
terminal-no-think = Bitte eine ganze Zahl von Sekunden, höchstens { $high }.
terminal-no-choice = { $number } steht nicht zur Wahl; die Nummern gehen von 1 bis { $count }.

## Das Blatt und die Fragen

terminal-hand = Dein Blatt: { $list }.
terminal-hand-empty = Du hast keine Karten auf der Hand.
terminal-which = Was davon: { $list }?
terminal-go-on = Nächster Angriff: weiter mit Enter.
terminal-go-on-exchange = Nächster Angriff: weiter mit Enter, oder tippe tauschen.
terminal-lead = Du spielst aus: { $list }.
terminal-follow = Du bist dran, bediene { SUIT($suit) }: { $list }.
terminal-any = Du bist dran, kein { SUIT($suit) } auf der Hand, also beliebig: { $list }.
terminal-ask-bid = Wie viele Stiche sagst du an, 0 bis { $high }?
terminal-ask-bid-barred = Wie viele Stiche sagst du an, 0 bis { $high }, nur nicht { $barred }?

terminal-ask-open = Dein Angriff: { $list }.
terminal-ask-more = Noch eine Karte dieses Angriffs: { $list }.
terminal-ask-throw = Alles geschlagen. Leg nach: { $list }; oder { terminal-pass-words }.
terminal-ask-throw-none = Alles geschlagen, und keine Karte von dir passt: { terminal-pass-words }.
terminal-pass-words = { $may ->
    [both] zulassen (der nächste Angreifer darf) oder stopp
    [allow] zulassen (der nächste Angreifer darf)
   *[stop] stopp
}
terminal-ask-give = { NAME($seat) } nimmt auf. Gib noch dazu: { $list }; oder fertig.
terminal-ask-give-none = { NAME($seat) } nimmt auf, und keine Karte von dir passt: fertig.
terminal-ask-beat = Schlag { CARDS($cards, case: "den") }: { $list }; oder nehmen.
terminal-ask-take = Du kannst { CARDS($cards, case: "den") } nicht schlagen: nehmen.
terminal-beats = { $text } schlägt { CARDS($attack, case: "den") }
terminal-asleep = Drücke Enter, um zurückzukommen.
terminal-may-exchange = Du darfst die Trumpf-Sechs tauschen: tippe tauschen.

terminal-ask-deal = Du gibst: 1 geben, { $list }.
terminal-offer = { $number } { NAME($seat) } abheben lassen
terminal-ask-cut = { NAME($seat) } will dich abheben lassen: 1 annehmen, dann bist du der Durak und gibst, 2 ablehnen.

terminal-ask-peek = Sieh dir zwei deiner nahen Karten an: zwei Zahlen aus 4 5 6, etwa 4 6.
terminal-ask-peek-left = Sieh dir deine Karten 4 und 5 an: tippe 4 5.
terminal-ask-peek-any = Sieh dir zwei deiner Karten an: zwei Zahlen von 1 bis 6, etwa 4 6.
terminal-ask-pile = Du bist dran: 1 Stapel, 2 { CARD($card, case: "den") } nehmen.
terminal-ask-take-only = Du bist dran, der Stapel ist leer: 2 { CARD($card, case: "den") } nehmen.
terminal-ask-drawn = Wohin mit { CARD($card, case: "dem") }, 1 bis 6, oder 0 zum Abwerfen?
terminal-ask-taken = Wohin mit { CARD($card, case: "dem") }, 1 bis 6?

terminal-ask-race = Tippe ziehen, oder Karte, Feld und Ansage, etwa 2 4 blau.
terminal-ask-race-silent = Tippe ziehen, oder Karte und Feld, etwa 2 4.
terminal-call = { FEATURE($call) }

## Der Tisch

terminal-trick = Auf dem Tisch: { $list }.
terminal-trick-empty = Auf dem Tisch liegt keine Karte; { YOU($seat) ->
    [yes] du spielst aus
   *[no] { NAME($seat) } spielt aus
}.
terminal-trump = Trumpf ist { SUIT($suit) }, aufgedeckt wurde { CARD($card, case: "der") }.
terminal-no-trump = Es gibt keinen Trumpf.
terminal-bid = { NAME($seat) }: { $bid } angesagt, { $count } gemacht.
terminal-no-bid = { NAME($seat) }: noch nichts angesagt.
terminal-pile = { SUIT($suit) } { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $points }
terminal-profit = { NAME($seat) }: { $list }; zusammen { $points }.
terminal-profit-none = { NAME($seat) }: noch keine Karten gewonnen.

terminal-under = Trumpf ist { SUIT($suit) }; unter dem Talon liegt { CARD($card, case: "der") }, zusammen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
terminal-no-stock = Trumpf ist { SUIT($suit) }; der Talon ist leer.
terminal-bout = { YOU($seat) ->
    [yes] Du greifst
   *[no] { NAME($seat) } greift
} { YOU($other) ->
    [yes] dich
   *[no] { NAME($other) }
} an.
terminal-beaten = { CARD($attack) }, geschlagen mit { CARD($card, case: "dem") }.
terminal-open = { CARD($card) }, noch nicht geschlagen.
terminal-taken = { CARD($card) }, wird aufgenommen.
terminal-room = { $count ->
    [0] Mehr Angriffskarten dürfen es nicht werden
    [one] Noch { $count } Angriffskarte darf dazu
   *[other] Noch { $count } Angriffskarten dürfen dazu
}.
terminal-count = { NAME($seat) }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
terminal-count-known = { NAME($seat) }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, darunter { CARDS($cards, case: "der") }.
terminal-deals-next = Gleich { YOU($seat) ->
    [yes] gibst du
   *[no] gibt { NAME($seat) }
}.
terminal-cut-offered = { YOU($seat) ->
    [yes] Du darfst
   *[no] { NAME($seat) } darf
} abheben.
terminal-no-cards-yet = Die Karten sind noch nicht gegeben.

terminal-layout = { YOU($seat) ->
    [yes] Deine Karten
   *[no] { NAME($seat) }
}: fern { $far }; nah { $near }.
terminal-down = verdeckt
terminal-remembered = verdeckt, gemerkt: { CARD($card) }
terminal-holding = Du hältst { CARD($card, case: "den") }.
terminal-piles = Auf der Ablage liegt { CARD($card, case: "der") }; im Stapel { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
}.
terminal-piles-taken = Die oberste Karte der Ablage ist weg; im Stapel { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
}.
terminal-left = { NAME($seat) }: noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, davon auf der Hand { $total }.

## Was nicht zu verstehen war

terminal-not-understood = „{ $text }“ bedeutet hier nichts. Mit ? gibt es Hilfe.
terminal-no-number = Eine Karte { $number } gibt es nicht; du hast { $count }.
terminal-no-cell = Ein Feld { $cell } gibt es nicht; sie gehen von 1 bis { $high }.
terminal-no-pile = { $number } ist weder 1, der Stapel, noch 2, die Ablage.
terminal-two-cells = Bitte zwei Zahlen, etwa 4 6.
terminal-claim = Nenn die Karte, das Feld und die Ansage, etwa 2 4 blau.
terminal-claim-silent = Nenn die Karte und das Feld, etwa 2 4.
terminal-no-feature = „{ $text }“ ist weder eine Farbe noch eine Form noch eine Zahl von Streifen.
terminal-not-on-card = { CARD($card, case: "der") } hat das nicht: { FEATURE($call) }.
terminal-card-twice = Dieselbe Karte steht zweimal da.
terminal-beat-one = Schlag eine Karte nach der anderen: deine Karte, oder Angriffskarte und deine, etwa 9C TC.
terminal-between = Dieses Spiel ist vorbei; gleich kommt das nächste.
terminal-match-over = Die Partie ist vorbei. Für noch eine tippe revanche, oder ende.
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-no-style = Sag wie: stil voll, stil kurz oder stil braille.
terminal-style = So werden Karten jetzt geschrieben: { CARDS($cards) }.
terminal-no-verbosity = Sag, wie viel: umfang kurz, umfang normal oder umfang voll.
terminal-verbosity = { $level ->
    [short] Ereignisse sind jetzt kurz: „Jan: Kreuz 7“.
    [full] Nach jedem Zug hörst du auch, was auf dem Tisch liegt.
   *[normal] Ereignisse sind jetzt ganze Sätze.
}

## Hilfe

terminal-help = Außerdem: blatt, tisch, punkte, zuletzt (was eben geschah), zurück, speichern, speichern DATEI, ende, regeln, stil voll, stil kurz, stil braille, umfang kurz, umfang normal, umfang voll (wie viel zu Ereignissen gesagt wird), und ? für diese Hilfe. Eine leere Zeile tut das einzig Mögliche oder wiederholt die Frage.
terminal-help-planowanie = Zum Ansagen tippe eine Zahl. Für eine Karte tippe ihre Nummer im Blatt oder ihr Kürzel: 7C ist die Kreuz-Sieben, TD die Karo-Zehn; C ist Kreuz, D Karo, H Herz, S Pik, J Bube, Q Dame, K König, A Ass.
terminal-help-goliath = Für eine Karte tippe ihre Nummer im Blatt oder ihr Kürzel: R7 ist die rote 7; die Farben sind R rot, Y gelb, G grün, B blau, V violett.
terminal-help-golf = Die Felder 1 2 3 sind die ferne Reihe, 4 5 6 die nahe; Spalten sind also 1 und 4, 2 und 5, 3 und 6. Tippe 1 für den Stapel oder 2 für die Ablage, danach ein Feld oder 0 zum Abwerfen. In Worten: stapel, nehmen, tauschen 3, abwerfen, ansehen 4 6.
terminal-help-durak = Eine Karte ist ihre Nummer im Blatt oder ihr Kürzel: 7C ist die Kreuz-Sieben; C ist Kreuz, D Karo, H Herz, S Pik, T Zehn, J Bube, Q Dame, K König, A Ass. Mehrere auf einmal: 7C 7D oder 1 3. Eine Karte allein schlägt die einzige, die sie kann; sonst nenn beide: 9C TC. In Worten: nehmen, zulassen, stopp, fertig, tauschen, angreifen 7C +, schlagen 9C TC, geben 7C, zurückgeben 7C.
terminal-help-trojki = ziehen nimmt eine Karte vom Stapel, ziehen 3 nimmt drei. Zum Legen tippe eine Karte mit Nummer oder Kürzel, das Feld und was das neue Trio gemeinsam hat: 2 4 blau oder BC2 4 B. Ist nur eine Ansage möglich, kannst du sie weglassen. warten oder eine leere Zeile lässt die Zeit laufen, bis etwas geschieht.
terminal-help-before = Tippe geben, oder anbieten und einen Namen; beim Abheben annehmen oder ablehnen; berühren, wenn du gern der Durak wärst.

## Was man tippen kann: Wörter und Wendungen, durch Kommas getrennt. Die englischen Namen gelten immer.

terminal-typed-help = ?, hilfe, h
terminal-typed-hand = blatt, karten, meine karten
terminal-typed-table = tisch, brett
terminal-typed-scores = punkte, spielstand, punktestand
terminal-typed-last = zuletzt, nochmal, wiederholen
terminal-typed-undo = zurück, zurueck, rückgängig, zurücknehmen
terminal-typed-save = speichern, sichern
terminal-typed-quit = ende, beenden, schluss, aufhören, q
terminal-typed-rules = regeln, spielregeln
terminal-typed-cards = stil
terminal-typed-verbosity = umfang
terminal-typed-wait = warten, warte
terminal-typed-full = voll, lang, wörter
terminal-typed-normal = normale, üblich
terminal-typed-short = kurz, kürzel
terminal-typed-braille = punktschrift
terminal-typed-bid = ansagen, ansage
terminal-typed-play = spielen, spiele, ausspielen
terminal-typed-attack = angreifen, angriff, nachlegen
terminal-typed-beat = schlagen, stechen
terminal-typed-give = geben, dazugeben, gib
terminal-typed-pick-up = nehmen, nehme, aufnehmen, n
terminal-typed-allow = zulassen, passe, weiter, z
terminal-typed-stop = stopp, halt, genug, s
terminal-typed-done = fertig, nichts, nichts mehr, f
terminal-typed-exchange = tauschen, tausch
terminal-typed-deal = geben, gib, austeilen
terminal-typed-offer = anbieten, abheben
terminal-typed-accept = annehmen, ja
terminal-typed-decline = ablehnen, nein
terminal-typed-touch = berühren, anfassen
terminal-typed-peek = ansehen, anschauen
terminal-typed-stock = stapel, ziehen, s
terminal-typed-take = nehmen, nimm, ablage, n
terminal-typed-swap = tauschen, legen, ersetzen
terminal-typed-discard = abwerfen, wegwerfen, a
terminal-typed-draw = ziehen, ziehe, zieh, z
terminal-typed-place = legen, lege, leg
terminal-typed-red = rot
terminal-typed-blue = blau
terminal-typed-violet = violett, lila
terminal-typed-yellow = gelb
terminal-typed-circle = kreis, kreise
terminal-typed-square = quadrat, quadrate
terminal-typed-cross = kreuz, kreuze
terminal-typed-star = stern, sterne
terminal-typed-none = keine, null
terminal-typed-one = eins, ein
terminal-typed-two = zwei
terminal-typed-three = drei

terminal-others-draw = Die anderen ziehen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

## An einem Tisch auf einem Server

terminal-guest = Gast
terminal-said = { $name }: { $text }
terminal-seated = Du sitzt auf Platz { $number }.
terminal-spectator = Du hast hier gerade keinen Platz und siehst zu.
terminal-missed = Du hast etwas verpasst; so steht es jetzt.
terminal-link-lost = Die Verbindung ist unterbrochen. Sie wird neu aufgebaut.
terminal-link-back = Die Verbindung ist wieder da.
terminal-table-made = Das ist Tisch { $code }. Andere kommen dazu mit: { $command }
terminal-come-back = Dein Platz bleibt dir. Um zurückzukommen: { $command }
terminal-welcome-table = { $game }, Tisch { $code }. Hilfe mit ?.
terminal-at-table = Am Tisch: { NAMES($seats) }.
terminal-ask-sit = Mit Enter setzt du dich, oder tippe setzen und eine Nummer. wer sagt, wer da ist.
terminal-ask-ready = Enter, wenn du bereit bist. Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind; auffüllen setzt Bots auf die freien Plätze.
terminal-ask-soon = Mitspieler werden gesucht. In { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
} setzen sich Bots auf die freien Plätze, und es geht von selbst los. wer sagt, wer da ist.
terminal-ask-next = Enter für das nächste Spiel.
terminal-ask-rematch = Tippe revanche für noch eine Partie, oder ende.
terminal-not-begun = Die Partie hat noch nicht begonnen.
terminal-watching = Du siehst zu und hast hier keine Karten.
terminal-no-save = Der Server bewahrt diese Partie auf, unter dem Code { $code }. Wenn sie vorbei ist, kann man sie ansehen: { $address }
terminal-kept-there = Der Server bewahrt diese Partie unter dem Code { $code } auf. Man kann sie ansehen: { $address }
terminal-only-online = Das ist für Tische auf einem Server; hier spielst du gegen Bots.
terminal-no-seat-number = Sag, welcher Platz, 1 bis { $high }.
terminal-no-text = Sag, was: sagen HALLO oder 'HALLO.
terminal-table-code = Tisch { $code }, { $game }.
terminal-chair = Platz { $number }: { $state ->
    [free] frei
    [bot] { NAME($seat) }, ein Bot ({ $level })
    [away] { NAME($seat) } ist nicht da, und ein Bot spielt
    [gone] { NAME($seat) }, ohne Verbindung
    [ready] { NAME($seat) }, bereit
   *[here] { NAME($seat) }
}.
terminal-host = { YOU($seat) ->
    [yes] Du bist
   *[no] { NAME($seat) } ist
} Gastgeber.
terminal-ticking = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
} für diesen Zug und { $left } in Reserve.
terminal-reserve = { NAME($seat) }: { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
} in Reserve.
terminal-next-in = Das nächste Spiel beginnt in { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}.
terminal-fills-in = In { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
} setzen sich Bots auf die freien Plätze, und es geht los.
terminal-seal = Das Kartenpaket ist versiegelt mit { $hash }.
terminal-muted = Du hörst nichts mehr von { $name }. Rückgängig: hören { $name }.
terminal-unmuted = Du hörst { $name } wieder.
terminal-reported = Die Meldung über { $name } ist an den Betreiber gesendet.
terminal-no-report = Sag in ein paar Worten, was geschehen ist: melden { $name } WAS GESCHAH.
terminal-no-person = Sag, wer: ein Name oder ein Platz, 1 bis { $high }.
terminal-nobody-there = Auf Platz { $number } sitzt keine Person.
terminal-nobody-called = Hier heißt niemand „{ $text }“. wer sagt, wer da ist.
terminal-several = Hier heißen mehrere { $name }: nenn den Platz.
terminal-nobody-muted = Du hast niemanden stummgeschaltet.
terminal-not-muted = { $name } hast du nicht stummgeschaltet, nur: { $list }.
terminal-help-online = An diesem Tisch auch: wer (wer wo sitzt, die Uhren), sagen HALLO oder 'HALLO, bereit, nicht bereit, setzen 2, aufstehen, auffüllen, auffüllen 3 random, anfangen, entfernen 2, bedenkzeit 20 (Trojki), abbrechen und revanche (noch einmal nimmt es zurück), stumm Jan, hören Jan (den Chat von jemandem), melden Jan WAS GESCHAH (dem Betreiber; statt des Namens genügt der Platz, 2), verlassen (für immer; ende behält deinen Platz).
terminal-typed-who = wer, spieler
terminal-typed-say = sagen, sag
terminal-typed-ready = bereit
terminal-typed-unready = nicht bereit
terminal-typed-sit = setzen, hinsetzen
terminal-typed-stand = aufstehen
terminal-typed-start = anfangen, los
terminal-typed-fill = auffüllen, auffuellen
terminal-typed-remove = entfernen
terminal-typed-think = bedenkzeit
terminal-typed-mute = stumm, stummschalten
terminal-typed-unmute = hören
terminal-typed-report = melden, melde
terminal-typed-abort = abbrechen, abbruch
terminal-typed-rematch = revanche
terminal-typed-leave = verlassen, weggehen
