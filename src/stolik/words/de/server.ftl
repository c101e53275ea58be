# Was der Server an den Tischen und in der Lobby antwortet: warum er etwas nicht tut, warum es einen Tisch nicht mehr gibt.

server-hello = zuerst muss gesagt werden, wer da ist: Die erste Nachricht ist „hello“
server-hello-again = „hello“ wird nur einmal gesendet, am Anfang
server-version = dieses Programm spricht das Protokoll in Version { $client }, der Server in Version { $server }: Eines von beiden muss aktualisiert werden
server-who = es ist nicht bekannt, wer du bist: Melde dich wieder an oder komm als Gast
server-message = diese Nachricht versteht der Server nicht: { $told }
server-value = in diesem Befehl steht ein Wert, der dort nicht stehen kann
server-binary = Nachrichten müssen Text sein
server-too-fast = zu viele Nachrichten auf einmal: Mach etwas langsamer
server-connections = von deiner Adresse gibt es hier schon so viele Verbindungen wie möglich: { $count }
server-no-table = es gibt keinen Tisch mit dem Code „{ $code }“
server-removed = du wurdest von diesem Tisch entfernt
server-nobody = so jemand ist nicht an diesem Tisch
server-joined = an mehr Tischen zugleich kannst du nicht sein: { $count }
server-not-here = du bist nicht am Tisch „{ $code }“: Komm erst dazu
server-hosted = mehr eigene Tische kannst du nicht haben: { $count }. Verlass einen davon, bevor du den nächsten öffnest
server-address-tables = von deiner Adresse aus sind schon so viele Tische offen, wie es geben darf: { $count }. Schließ einen, bevor du den nächsten öffnest
server-full = der Server hat keinen Platz für noch einen Tisch: Versuch es später
server-matches = von deiner Adresse aus haben schon viele Partien begonnen: Warte etwas bis zur nächsten
server-busy-table = an diesem Tisch geschieht zu viel auf einmal: Versuch es gleich noch einmal
server-stopping = der Server startet gleich neu: Versuch es in einem Moment noch einmal
server-broken = der Server hat einen Fehler gemacht; er ist notiert
server-closed = Der Tisch ist geschlossen.
server-abandoned = Der Tisch wird geschlossen: Seit Langem ist niemand da.
server-made-way = Der Tisch wird geschlossen: Du hast inzwischen ein anderes Spiel gegen Bots begonnen.
