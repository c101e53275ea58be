# Die Befehlszeile: Hilfe, Listen, was an einer Eingabe nicht stimmt. $told: ein Satz oder Grund von anderswo.

## Hilfe

cli-usage = Aufruf:
cli-example = Beispiel
cli-options = Optionen
cli-commands = Befehle
cli-stolik = Ein Tisch für Kartenspiele, für Augen, Ohren und Finger. Ohne Befehl öffnet er sich im Browser; „play“ ist der Tisch im Terminal. „stolik BEFEHL --help“ erklärt einen Befehl.
cli-play = Gegen Bots spielen oder eine Partie fortsetzen. Ohne Angabe wird nach dem Spiel gefragt.
cli-rules = Die Regeln eines Spiels, vollständig genug, um danach zu spielen.
cli-rule-numbers = Nummern dieser Regeln: { LIST($numbers) }.
cli-games = Welche Spiele es gibt, für wie viele Personen und mit welchen Optionen.
cli-replay = Die Partien einer Datei in Worten erzählen, mit offenen Karten.
cli-review = Eine Partie noch einmal ansehen: was die teuersten Entscheidungen gekostet haben, nach dem, was man da wissen konnte.
cli-check = Jede Aufzeichnung der Dateien („-“ ist die Standardeingabe) nachspielen und alles prüfen, was darin steht. Status 2, wenn eine falsch ist.
cli-simulate = Partien zwischen Bots, als Aufzeichnungen.
cli-arena = Bots gegen Bots: dieselben Karten für alle von jedem Platz aus, und wie sicher das Ergebnis ist. Ein eigener Bot ist eine Datei: robot.py:choose.
cli-bench = Wie viele Aktionen in der Sekunde dieser Rechner spielt, wie lange eine am Tisch dauert und wie schnell Bots auf ihm suchen.
cli-serve = Der Server für Leute anderswo: Tische, an denen im Browser, im Terminal und mit Bots gespielt wird. Läuft bis Strg-C.
cli-warm = Erzeugt den Maschinencode für Spiele und Bots, damit später niemand darauf warten muss. Ohne Spiel: für alle.
cli-admin = Was der Betreiber eines Servers tut: Meldungen lesen (reports) und abschließen (close-report NUMMER), Sperren zeigen (bans), sperren (ban WEN) und entsperren (unban WEN), ein Passwort setzen (password NAME). WEN ist der Name eines Kontos, die Kennung einer Person, eine Adresse oder ein Netz. Der Server darf dabei laufen.

cli-needed = { $told } Nötig.
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-help-lang = Die Sprache; sonst gilt STOLIK_LANG oder die Sprache des Systems.
cli-help-seats = Wie viele Plätze der Tisch hat.
cli-help-seat = Dein Platz, ab 0 gezählt wie in Aufzeichnungen; ohne Angabe 0.
cli-help-option = Eine Option des Spiels, beliebig oft: deals=3, stop_allowed=off. „stolik games“ zählt sie auf.
cli-help-bots = Wer auf den anderen Plätzen spielt: ein Name für alle oder für jeden einer. Die Stufen sind beginner, casual (üblich), club, strong und master; außerdem gibt es random und simple.
cli-help-bots-all = Wer spielt: ein Name für alle Plätze oder für jeden einer. Die Stufen sind beginner, casual (üblich), club, strong und master; außerdem gibt es random und simple.
cli-help-seed = Eine Zahl, mit der sich Karten und Bots wiederholen lassen.
cli-help-save = Die Aufzeichnung in diese Datei schreiben, am Ende und wenn du gehst. Was schon darin steht, bleibt.
cli-help-resume = Die unfertige Partie in der letzten Zeile dieser Datei fortsetzen.
cli-help-cards = Wie Karten geschrieben werden: Kreuz-Sieben, 7C oder zwei Braillezeichen, gc.
cli-help-verbosity = Wie viel zu Ereignissen gesagt wird: kurz („Jan: Kreuz 7“), normal, oder voll, also auch, was danach auf dem Tisch liegt.
cli-help-pause = Wie lange ein Bot vor seinem Zug wartet, in Sekunden; ohne Angabe 1. Mit 0 vergeht hinter einer Pipe gar keine Zeit.
cli-help-between = Wie lange es bis zum nächsten Geben dauert, in Sekunden; ohne Angabe die doppelte Pause.
cli-help-think = Trojki mit Bedenkzeit: Nach jeder Änderung auf dem Tisch legt so viele Sekunden lang niemand.
cli-help-name = Dein Name am Tisch.
cli-help-deal = Nur das Spiel mit dieser Nummer, ab 1 gezählt.
cli-help-action = Nur bis zur Aktion mit dieser Nummer des Spiels, von 1 an gezählt; eine Analyse nennt sie.
cli-help-replay-match = Nur die Partie in dieser Zeile der Datei.
cli-help-step = Nach jedem Satz auf Enter warten.
cli-help-review-seat = Der Platz, um den es geht; sonst der, den die Datei nennt, oder 0.
cli-help-review-match = Die Partie in dieser Zeile der Datei; sonst die letzte.
cli-help-matches = Wie viele Partien.
cli-help-legal = Auch aufschreiben, was bei jeder Aktion erlaubt war.
cli-help-out = Die Datei, in die geschrieben wird; üblich ist „-“, die Standardausgabe.
cli-help-jobs = Wie viele Prozesse zugleich spielen; ohne Angabe einer je Kern. Die Aufzeichnungen bleiben dieselben.
cli-help-ray = Stattdessen auf dem Ray-Cluster spielen, dessen Kopf unter dieser Adresse zu erreichen ist; dieser Computer muss dazugehören. Die Aufzeichnungen bleiben dieselben.
cli-help-arena-bot = Ein Bot, mindestens zweimal: eine Stufe, eine Sprosse der Leiter (R0 bis R4), beide mit so vielen Ausspielungen, wo gesucht wird (R3@5000), oder eine Funktion in einer eigenen Datei wie robot.py:choose.
cli-help-arena-format = Wer mit wem sitzt: one (der erste Bot gegen den zweiten auf allen anderen Plätzen, üblich für zwei), half (eine Hälfte der Plätze gegen die andere, üblich für Partner), all (alle gegen alle, je zwei; üblich für mehr als zwei).
cli-help-arena-sets = Wie viele Sätze höchstens, jeder davon eine Partie für jede Art, die Bots zu setzen, mit denselben Karten; ohne Angabe 100, mit --sprt 10.000.
cli-help-arena-sprt = Aufhören, sobald klar ist, welchen von zwei Werten der erste Bot hat: Punkte mehr als die anderen (0:0.5) oder Anteil am Sieg (50%:55%).
cli-help-arena-records = Die Aufzeichnung jeder Partie in diese Datei schreiben; „-“ ist die Standardausgabe.
cli-help-arena-jobs = Wie viele Prozesse zugleich spielen; ohne Angabe einer je Kern. Das Ergebnis bleibt dasselbe.
cli-help-bench-seconds = Wie lange jede Messung dauert, in Sekunden.
cli-help-bench-ray = Den Ray-Cluster messen, dessen Kopf unter dieser Adresse zu erreichen ist, und nur seine Kerne; dieser Computer muss dazugehören.
cli-help-json = Als JSON.
cli-help-host = Die Adresse, an der der Server horcht; üblich ist 127.0.0.1, also nur für diesen Rechner. 0.0.0.0 heißt: alle.
cli-help-port = Der Port; üblich ist 8470. 0 heißt: irgendein freier.
cli-help-database = Die Datenbank: sqlite:////PFAD oder postgresql://WER@HOST/DATENBANK; üblich ist eine Datei im Datenordner. Auch STOLIK_DATABASE.
cli-help-read-database = Ein Standby von PostgreSQL, von dem der Server liest, was einige Sekunden alt sein darf: beendete Partien und Statistiken. Auch STOLIK_READ_DATABASE.
cli-help-lan = Die anderen im selben Netz dazukommen lassen und die Adresse für ihre Handykameras zeigen.
cli-help-data = Der Datenordner des Servers; üblich ist der im Datenordner des Benutzers. Auch STOLIK_DATA.
cli-help-origin = Eine Seite auf einem anderen Host, die diesen Server benutzen darf, etwa https://karten.example.org; beliebig oft.
cli-help-host-name = Ein Name des Servers, etwa karten.example.org; ohne ihn hinter einem Proxy jeder, sonst Adressen und Namen dieses Rechners.
cli-help-process-name = Wie dieser Prozess unter mehreren heißt, die sich eine PostgreSQL-Datenbank teilen; zusammen mit --at.
cli-help-at = Wo Clients diesen Prozess finden: ein Pfad, den der Proxy zu ihm leitet, etwa /w/1, oder seine eigene Adresse, etwa http://192.168.1.5:8471; zusammen mit --name.
cli-help-trusted-proxy = Adresse oder Netz eines Proxys, dem geglaubt wird, woher jemand kommt (X-Forwarded-For); beliebig oft.
cli-help-limit = Eine andere Grenze als üblich, etwa hosted=3; 0, wo es keine geben soll. Beliebig oft.
cli-help-gather = Wie viele Millisekunden höchstens gesammelt wird, was an den Tischen geschieht, bevor es gespeichert und gezeigt wird; üblich sind 20, solange wenige spielen nur 5. Auch STOLIK_GATHER.
cli-help-bot-cores = In wie vielen Prozessen neben dem Server Bots denken, jeder auf einem Kern; üblich ist 1. 0: in einem Thread des Servers, das spart Speicher. Auch STOLIK_BOT_CORES.
cli-help-highest-level = Die höchste Stufe von Bots, die man wählen kann; üblich sind alle. Auch STOLIK_HIGHEST_LEVEL.
cli-help-level-when-full = Die Stufe, auf der stärkere Bots zu einer Partie Platz nehmen, wenn die Prozesse der Bots zu viel zu tun haben. Auch STOLIK_LEVEL_WHEN_FULL.
cli-help-admin-all = Auch abgeschlossene Meldungen.
cli-help-admin-days = Für so viele Tage; sonst gilt eine Sperre für immer.
cli-help-admin-why = Warum, für die Liste der Sperren.
cli-help-admin-generate = Ein Passwort ausdenken und ausgeben, statt danach zu fragen.
cli-simulating = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## Was nicht stimmt

cli-no-command = Den Befehl „{ $given }“ gibt es nicht. Es gibt: { LIST($known) }.
cli-unknown = Die Option { $option } gibt es hier nicht.
cli-unknown-near = Die Option { $option } gibt es hier nicht. Meinst du { LIST($near) }?
cli-no-value = Die Option { $option } braucht einen Wert.
cli-no-value-taken = Die Option { $option } nimmt keinen Wert.
cli-missing = Etwas fehlt: { $name }.
cli-extra = Das ist zu viel, damit lässt sich hier nichts anfangen: { $given }.
cli-not-a-number = { $option }: „{ $given }“ ist keine ganze Zahl.
cli-number-range = { $option }: { $given } geht nicht, möglich ist { $low } bis { $high }.
cli-not-seconds = { $option }: „{ $given }“ ist keine Zahl von Sekunden zwischen 0 und { $high }.
cli-not-a-choice = { $option }: „{ $given }“ geht hier nicht. Es gibt: { LIST($known) }.
cli-no-game = Das Spiel „{ $given }“ gibt es nicht. Es gibt: { LIST($known) }.
cli-not-name-value = Eine Option wird als name=wert angegeben, nicht als „{ $given }“.
cli-twice = Die Option { $name } ist zweimal angegeben.
cli-no-bot = Den Bot „{ $given }“ gibt es nicht. Es gibt: { LIST($known) }.
cli-bots-count = --bots: { $given ->
    [one] { $given } Name
   *[other] { $given } Namen
} für { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}. Gib einen Namen für alle an oder für jeden einen.
cli-seat-range = --seat: Den Platz { $given } gibt es nicht; sie zählen von 0 bis { $high }.
cli-bad-name = --name: Ein Name hat 1 bis { $high } Zeichen, alle davon sichtbar.
cli-no-think = --think gibt es nur in Spielen, in denen niemand darauf wartet, an der Reihe zu sein: In diesem haben ohnehin alle Zeit.
cli-resume-options = Mit --resume stehen Spiel und Optionen in der Aufzeichnung; lass also das Spiel, --seats und --option weg.
cli-resume-finished = { $path }: Die letzte Partie dieser Datei ist zu Ende, da gibt es nichts fortzusetzen.
cli-no-deal = { $path }: Keine Partie in dieser Datei hat ein Spiel Nummer { $deal }.
cli-no-action = { $path }: Keine Partie in dieser Datei hat eine Aktion { $action } im Spiel Nummer { $deal }.
cli-needs-deal = --action { $action }: Sag mit --deal, welches Spiel gemeint ist.
cli-in-file = { $path }, { $told }
cli-file = { $path }: { $told }.
cli-file-missing = diese Datei oder diesen Ordner gibt es nicht
cli-file-denied = das ist hier nicht erlaubt
cli-file-folder = das ist ein Ordner, keine Datei
cli-file-full = der Datenträger ist voll
cli-file-special = { $path }: Das ist keine gewöhnliche Datei, dorthin wird nichts geschrieben.
cli-file-device = { $path }: Das ist ein Gerät und keine Datei mit Aufzeichnungen.
cli-file-empty = { $path }: In dieser Datei steht keine Aufzeichnung.
cli-file-no-match = { $path }: In Zeile { $line } steht keine Aufzeichnung; in der ganzen Datei { $count ->
    [one] steht { $count }
   *[other] stehen { $count }
}.
cli-broken = Das ist ein Fehler in Stolik, nicht deiner: { $told }. Mit STOLIK_DEBUG=1 zeigt sich, wo.
cli-ray-address = --ray: „{ $given }“ ist keine Adresse wie 127.0.0.1:6379.
cli-ray-missing = --ray braucht Ray, das hier nicht installiert ist. Zu installieren ist: stolik[ray].
cli-ray-jobs = --jobs und --ray schließen einander aus: Ein Cluster hat so viele Prozesse wie Kerne.
cli-ray-nobody = { $address }: Dort antwortet kein Ray-Cluster. „ray start --head --port=6379“ startet einen.
cli-ray-refused = { $address }: Dieser Ray-Cluster lässt uns nicht hinein. Ray sagt: { $told }
cli-ray-no-cores = { $address }: Dieser Ray-Cluster hat keine Kerne, auf denen gespielt werden könnte.
cli-ray-other-stolik = { $address }: Dieser Ray-Cluster hat Stolik { $told }, und hier ist Stolik { $here }. Überall muss dasselbe installiert sein.
cli-ray-no-stolik = { $address }: Zu diesem Ray-Cluster gehört ein Computer ohne Stolik. Dort ist Stolik { $here } zu installieren.
cli-ray-no-cores-left = { $address }: Dieser Ray-Cluster hat keine Kerne mehr, auf denen gespielt werden könnte.
cli-ray-killed = { $address }: Dieser Ray-Cluster hat dieselben Partien immer wieder verloren, mit den Prozessen, die sie spielten.
cli-ray-lost = { $address }: Dieser Ray-Cluster hat mitten in der Arbeit geendet.

## Spiele und ihre Optionen

cli-game-line = { $name } ({ $title }), { $low } bis { $high } Personen: { $told }.
cli-choice-line = { $default }: { $told }{ $possible ->
    [none] { "" }
   *[other] ; möglich: { LIST($possible) }
}{ $none ->
    [none] { "" }
   *[other] ; none: { $none }
}

## Nacherzählen und prüfen

cli-match = Partie in Zeile { $number }: { $title }.
cli-hand = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
} { CARDS($cards, case: "acc") }.
cli-checked = { $path }: alles in Ordnung. { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
}, { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}{ $unfinished ->
    [0] { "" }
   *[other] , davon unfertig: { $unfinished }
}{ $sealed ->
    [0] { "" }
   *[other] , mit versiegeltem Stapel: { $sealed }
}.

## Der Betreiber

cli-admin-refused = { $told }.
cli-admin-ask = Neues Passwort
cli-admin-ask-again = Noch einmal dasselbe
cli-admin-differ = Die beiden Passwörter sind nicht gleich.
cli-admin-deleted = jemand, der gelöscht ist
cli-admin-who = { $name } ({ $id })
cli-admin-no-reports = Keine Meldungen.
cli-admin-report = Meldung { $number }{ $closed ->
    [yes] { " " }(abgeschlossen)
   *[no] { "" }
}, { $at }{ $table ->
    [none] { "" }
   *[other] , Tisch { $table }
}: { $by } über { $about }:
cli-admin-closed = Meldung { $number } ist abgeschlossen.
cli-admin-no-bans = Niemand ist gesperrt.
cli-admin-ban = { $who }{ $until ->
    [none] { "" }
   *[other] , bis { $until }
}{ $why ->
    [none] { "" }
   *[other] : { $why }
}
cli-admin-banned = { $who } darf nicht mehr herein.
cli-admin-banned-days = { $who } darf { $count } { $count ->
    [one] Tag
   *[other] Tage
} lang nicht herein.
cli-admin-unbanned = { $who } darf wieder herein.
cli-admin-password = { $who } hat für { $days } Tage ein neues Passwort und wählt in dieser Zeit ein eigenes; wer angemeldet war, muss sich neu anmelden, ohne zweiten Faktor.

## Der Server

cli-serving = Der Server horcht auf { $url }
cli-serving-people = Die Grenze für offene Dateien trägt { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
} auf einmal (ulimit -n)
cli-home = Stolik ist unter { $url }. Strg-C beendet es.
cli-home-lan = Alle in deinem Netz können unter dieser Adresse dazukommen.
cli-home-open = Öffne die Adresse in einem Browser.
cli-home-running = Stolik läuft schon, unter { $url }.
cli-home-no-network = Dieser Computer ist in keinem Netz, in dem ihn andere erreichen. Ohne --lan spielt er allein.
cli-alone = { $option } gehört zu „stolik“ ohne Befehl, hier steht es vor einem.
cli-no-client = Die Seite für den Browser ist nicht gebaut: Stolik neu installieren, oder im Ordner mit dem Quelltext `make play` aufrufen. Im Terminal spielt man mit `stolik play`.
cli-serve-address = Auf { $host }, Port { $port } lässt sich nicht horchen: { $told }.
cli-serve-secret = { $path }: Der geheime Schlüssel braucht mindestens { $count } Zeichen.
cli-not-an-address = { $option }: „{ LIST($given) }“ sind keine Adressen oder Netze.
cli-not-an-origin = { $option }: „{ $given }“ ist nicht die Adresse einer Seite ohne Pfad, wie https://karten.example.
cli-not-a-host = { $option }: „{ $given }“ ist kein Name eines Servers, wie karten.example.org.
cli-serve-several = --name und --at gehören zusammen: Sie sind für einen von mehreren Prozessen, die sich eine Datenbank teilen.
cli-serve-taken = { $told } Hat jener Prozess einen --name, kann dieser die Datenbank mit ihm teilen: Gib ihm einen eigenen --name und --at.
cli-not-a-process = --name: „{ $given }“ ist kein Name eines Prozesses: 1 bis 32 Buchstaben, Ziffern und Bindestriche.
cli-not-an-at = --at: „{ $given }“ ist keine Adresse eines Prozesses, wie /w/1 oder http://192.168.1.5:8471.

## Tische auf einem Server

cli-watch = Einem Tisch auf einem Server zusehen, Zeile für Zeile.
cli-bot = Einen von Stoliks Bots an einem Tisch auf einem Server spielen lassen.
cli-login = Beim eigenen Konto auf einem Server anmelden; von da an spielst du dort mit diesem Konto.
cli-logout = Auf einem Server abmelden; von da an kommst du dort als neuer Gast.
cli-help-server-account = Der Server, auf dem das Konto ist.
cli-help-login-name = Der Name des Kontos.
cli-login-password = Passwort
cli-login-code = Code deines Geräts
cli-login-done = Du bist als { $name } bei { $server } angemeldet.
cli-logout-done = Du bist bei { $server } abgemeldet.
cli-help-server = An einem Tisch auf diesem Server spielen. Ein Spiel eröffnet einen neuen Tisch, --table nennt einen, den es gibt.
cli-help-server-only = Der Server, auf dem der Tisch ist.
cli-help-table = Der Code des Tisches.
cli-help-table-watched = Der Code des Tisches, dem du zusehen willst.
cli-help-quick = Dort mitspielen, wo dasselbe gleich beginnt; Bots nehmen die Plätze, die frei bleiben.
cli-help-clock = Die Uhr eines neuen Tisches: none (keine), relaxed (gemütlich), normal oder fast (schnell).
cli-help-listed = Den neuen Tisch allen in der Lobby zeigen.
cli-help-bot = Welcher Bot spielt: beginner, casual (üblich), club, strong, master, random, simple, oder eine Funktion in einer eigenen Datei wie robot.py:choose.
cli-help-bot-seat = Der Platz, gezählt ab 0; sonst der erste freie.
cli-help-bot-name = Der Name des Bots, wenn er kein Token hat.
cli-help-token = Das Token eines Bots, der zu einem Konto gehört; sonst STOLIK_TOKEN, oder er kommt als Gast.
cli-bot-sits = { $name } sitzt am Tisch { $code } auf Platz { $number }. Strg-C beendet es.
cli-needs-server = --table, --quick, --clock und --listed sind für Tische auf einem Server: nenn ihn mit --server.
cli-not-with-server = { $option } ist nicht für Tische auf einem Server; der führt seine Aufzeichnungen, mischt selbst und gibt das Tempo vor.
cli-not-with-table = { $option } passt nicht zu --table: Der Tisch hat sein Spiel, seine Optionen, Plätze und Uhr schon.
cli-not-with-quick = { $option } passt nicht zu --quick: Diese Tische macht der Server selbst, mit Plätzen, Uhr und Bots.

## Maschinencode im Voraus

cli-warm-part = { $name }: fertig nach { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}
cli-warmed = { $count ->
    [0] Hier läuft alles ohne Maschinencode; es gibt nichts zu erzeugen.
    [one] { $count } Teil ist fertig.
   *[other] { $count } Teile sind fertig.
}

## How fast the rules are

cli-bench-machine = { $processor }, { $count ->
    [one] { $count } Kern
   *[other] { $count } Kerne
}, { $system }, { $versions }
cli-bench-cluster = Ray { $version } unter { $address }, { $count ->
    [one] { $count } Kern
   *[other] { $count } Kerne
}
cli-bench-game = Spiel
cli-bench-seats = Plätze
cli-bench-one-core = Aktionen/s, ein Kern
cli-bench-time = ns/Aktion
cli-bench-all-cores = alle Kerne
cli-bench-ratio = Verhältnis
cli-bench-chance = Ausspielungen/s, zufällig
cli-bench-policy = Ausspielungen/s, klug
cli-bench-worlds = Welten/s
cli-bench-table = µs/Aktion am Tisch
