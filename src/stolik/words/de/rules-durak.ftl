# Die Regeln von Durak, vollständig genug zum Spielen; `stolik rules durak` gibt sie aus.

rules-durak-aim-title = Das Ziel
rules-durak-aim =
    Durak ist russisch und heißt Dummkopf; in dieser Form des Spiels dürfen die Angreifer Karten nachlegen. Gewinnen
    kann niemand, nur verlieren: Alle wollen ihre Karten loswerden, und wer am Ende allein noch welche hat, ist der
    Durak. Es spielen zwei bis sechs Personen jede für sich, oder vier in zwei Paaren, oder sechs in zwei
    Dreierteams.
    .numbers = DU-1 DU-3
rules-durak-cards-title = Die Karten
rules-durak-cards =
    Gespielt wird mit 36 Karten. In jeder Farbe ist die Reihenfolge von oben: Ass, König, Dame, Bube, Zehn, Neun, Acht,
    Sieben, Sechs. Eine Farbe ist Trumpf.
    .numbers = DU-2
rules-durak-deal-title = Geben
rules-durak-deal =
    Wer zuerst gibt, entscheidet das Los. Der Geber mischt und gibt, und sonst fasst dabei niemand die Karten an.

    Alle bekommen sechs Karten, einzeln und im Uhrzeigersinn, beginnend links vom Geber. Die nächste Karte wird
    aufgedeckt, ihre Farbe ist Trumpf. Sie kommt offen unter die übrigen Karten, den Talon, und wird als allerletzte
    gezogen.

    Zu sechst werden alle Karten verteilt, und es gibt keinen Talon: Dann zeigt der Geber seine eigene letzte Karte;
    sie bestimmt den Trumpf und bleibt in seiner Hand.

    Im ersten Spiel zeigt, wer den niedrigsten Trumpf hat, diese Karte vor und greift zuerst an, mit einer
    beliebigen Karte. Hat niemand einen Trumpf, so beginnt, wer links vom Geber sitzt, und so ist es auch in allen
    späteren Spielen.
    .numbers = DU-5 DU-6 DU-7 DU-10 DU-11 DU-A1 DU-A2 DU-A3
rules-durak-attack-title = Angriff und Abwehr
rules-durak-attack =
    Angegriffen wird nach links: Der Angreifer eröffnet mit einer beliebigen Karte, und wer links von ihm sitzt, ist
    der Verteidiger. Auf die Eröffnung zu verzichten ist nicht erlaubt. Auf jede Angriffskarte legt der Verteidiger
    eine Karte, die sie schlägt, oder er nimmt auf.

    Eine Karte wird von einer höheren derselben Farbe geschlagen. Eine Karte, die kein Trumpf ist, wird außerdem von
    jedem Trumpf geschlagen. Bedienen muss man nicht: Trumpf ist auch dann erlaubt, wenn es ohne ginge. Auch
    schlagen muss man nicht: Solange eine Karte ungeschlagen liegt, darf der Verteidiger aufnehmen.

    Sind alle Karten geschlagen, so kann der Angriff weitergehen. Jede neue Karte muss einen Wert haben, der in
    diesem Angriff schon vorgekommen ist, gleich von welcher Seite. Insgesamt sind es höchstens sechs Angriffskarten
    und nie mehr, als der Verteidiger zu Beginn des Angriffs auf der Hand hatte.

    Mehrere Karten können zugleich gespielt werden, wenn alle passen; bei der Eröffnung müssen sie denselben Wert
    haben. Der Verteidiger beantwortet sie in beliebiger Reihenfolge.
    .numbers = DU-12 DU-13 DU-14 DU-15 DU-16 DU-29 DU-A4 DU-A5 DU-A6 DU-A6b
rules-durak-join-title = Wer angreifen darf
rules-durak-join =
    Wer eröffnet hat, ist der Hauptangreifer und darf immer zuerst entscheiden, wenn alle Karten geschlagen sind:
    nachlegen, dem nächsten Angreifer den Vortritt lassen oder den Angriff für alle beenden. Die anderen haben im
    Uhrzeigersinn dieselbe Wahl, halten aber nur die nach ihnen auf; der letzte kann nur noch nachlegen oder
    beenden. Wer anderen den Vortritt lässt, gibt nichts auf: Legt niemand von ihnen nach, so hat der Hauptangreifer
    das letzte Wort und legt nach oder beendet. Ist eine nachgelegte Karte geschlagen, so wird wieder der
    Hauptangreifer zuerst gefragt.

    Angreifer dürfen miteinander reden: Der Hauptangreifer darf die anderen fragen, ob sie angreifen wollen, und sie
    spielen oder warten lassen; der zweite darf nur den dritten zurückhalten. Was gesagt wird, bindet niemanden.

    Zu zweit gibt es nur einen Angreifer. Zu dritt und zu viert dürfen alle außer dem Verteidiger angreifen. Zu
    fünft und zu sechst dürfen es nur seine beiden Nachbarn, also auf jeder Seite, wer dort zu Beginn des
    Angriffs als Nächstes Karten hat. In Teams dürfen alle Gegner des Verteidigers angreifen; Partner greifen einander nicht
    an und helfen auch nicht bei der Abwehr.

    Wer Karten hat, wird auch dann gefragt, wenn keine passt, damit das Übergehen nichts verrät.
    .numbers = DU-19 DU-20 DU-21 DU-22 DU-23 DU-A7 DU-A8
rules-durak-end-of-attack-title = Wie ein Angriff endet
rules-durak-end-of-attack =
    Der Angriff ist abgewehrt, wenn alle Karten geschlagen sind und niemand weitermacht oder keine Karte mehr
    erlaubt ist. Alle Karten des Angriffs scheiden aus. Als Nächster greift der Verteidiger an, und zwar
    nach links.

    Oder der Verteidiger nimmt auf: Dann bekommt er alle Karten des Angriffs, die von beiden Seiten. Außerdem wird
    einmal gefragt, wer angreifen durfte, der Hauptangreifer zuerst, und kann weitere Karten der
    vorgekommenen Werte dazugeben, soweit die Höchstzahl reicht. Der Verteidiger setzt dann aus: Wer links von
    ihm sitzt, greift die nächste Person an.
    .numbers = DU-17 DU-18 DU-24 DU-25 DU-26 DU-28 DU-A9 DU-A11
rules-durak-draw-title = Ziehen
rules-durak-draw =
    Nach jedem Angriff ziehen alle mit weniger als sechs Karten auf sechs nach: zuerst der Hauptangreifer, dann die
    anderen im Uhrzeigersinn, zuletzt der Verteidiger. Der offene Trumpf ist die allerletzte Karte des Talons. Reicht
    der Talon nicht, so ziehen die Letzten weniger oder nichts. Von da an zieht niemand mehr.
    .numbers = DU-30 DU-31 DU-A24
rules-durak-six-title = Die Trumpf-Sechs
rules-durak-six =
    Wer die Trumpf-Sechs beim Geben bekommen oder aus dem Talon gezogen hat, darf sie gegen den offenen Trumpf
    tauschen. Das geht jederzeit, solange dieser unter dem Talon liegt, auch wenn gerade jemand anderes spielt. Nur
    mitten in einem eigenen Zug mit mehreren Karten geht es nicht.

    Ist der offene Trumpf gerade gezogen worden, so kann man noch mit der Person tauschen, die ihn gezogen hat. Das
    geht, bis die erste Karte des nächsten Angriffs liegt. Das Recht erlischt, sobald jemand anderes die
    Sechs gehabt hat; es bleibt, wenn man mit ihr schlägt und dann selbst aufnimmt. Zu sechst wird nicht getauscht.
    .numbers = DU-32 DU-33 DU-34 DU-A18 DU-A19 DU-A20
rules-durak-end-title = Das Ende eines Spiels
rules-durak-end =
    Ist der Talon leer, so scheidet aus, wer keine Karten mehr hat, und an die Reihe kommt, wer als Nächstes welche hat.
    Das Spiel endet nach einem Angriff, wenn nur noch eine Person Karten hat: der Durak. Hat nach dem letzten Angriff
    niemand mehr Karten, ist es unentschieden; ebenso, wenn zweihundertmal hintereinander aufgenommen wurde und
    danach nie jemand eine Karte zog, weil es keinen Talon gibt oder alle mindestens sechs Karten haben.
    .numbers = DU-35 DU-A12 DU-A13 DU-A22
rules-durak-teams-title = Paare und Teams
rules-durak-teams =
    Partner und Gegner sitzen abwechselnd. Es verliert das Team, das noch Karten hat, wenn das andere keine
    mehr hat. Hat jemand keine Karten mehr, so übernehmen die Partner: Angriff und Abwehr wechseln zwischen den
    Teams, und im Team gehen sie reihum an die, die Karten haben.
    .numbers = DU-36 DU-37 DU-A16 DU-A17
rules-durak-score-title = Wertung, nächster Geber, Partie
rules-durak-score =
    Wer verliert, hat einen Minuspunkt, im Team alle; ein Unentschieden kostet nichts. Das nächste Spiel gibt, wer
    verloren hat. Hat ein Team verloren, so gibt, wer darin noch Karten hat; sind es mehrere, die erste Person im
    Uhrzeigersinn, beginnend links vom bisherigen Geber. Nach einem Unentschieden gibt dieselbe Person noch einmal.

    Eine Partie ist ein einziges Spiel, wenn du nicht mehrere wählst. Nach mehreren Spielen hat die Partie verloren, wer
    die meisten verloren hat; haben alle gleich viele verloren, endet sie unentschieden. Auch eine Partie gewinnt
    niemand. Spielen dieselben auf denselben Plätzen noch einmal, so ist es das nächste Spiel: Es gibt, wer verloren hat.
    .numbers = DU-4 DU-A14 DU-A15 DU-A23 DU-A25
rules-durak-example-title = Ein Beispiel
rules-durak-example =
    Herz ist Trumpf. Du hast sechs Karten, darunter die Kreuz-Acht, und wirst mit der Kreuz-Sieben angegriffen. Du
    schlägst sie mit der Acht. Jetzt dürfen Siebenen und Achten folgen, und der Hauptangreifer legt die Karo-Acht
    nach. Die willst du nicht schlagen, also nimmst du auf: die Kreuz-Sieben und beide Achten. Mit deinen fünf
    anderen Karten sind das acht. Zwei Angriffskarten sind gespielt, also können dir noch bis zu vier Siebenen und
    Achten dazugegeben werden. Danach greift an, wer links von dir sitzt.
rules-durak-options-title = Optionen
rules-durak-options =
    form: normalerweise individual, alle für sich. pairs sind zwei Paare (vier Personen), teams zwei Teams zu dritt
    (sechs Personen).

    neighbours_only: normalerweise on; mit off dürfen auch zu fünft und zu sechst alle angreifen.

    stop_allowed: normalerweise on; mit off können Angreifer die anderen nicht aufhalten. Wer das letzte Wort hat,
    kann trotzdem beenden.

    max_pickups: nach wie vielen Aufnahmen hintereinander, nach denen niemand eine Karte zog, das Spiel
    unentschieden ist; normalerweise 200, none heißt nie.

    traditions: normalerweise off. Mit on darf der Geber vor dem Geben jemandem das Abheben anbieten. Wer annimmt
    oder die Karten berührt, ohne Geber zu sein, wird zum Durak und gibt an dessen Stelle.

    deals: wie viele Spiele eine Partie hat; normalerweise 1.

    allow_excess: normalerweise off. Mit on dürfen Karten, die zugleich gespielt oder beim Aufnehmen dazugegeben
    werden, mehr sein, als die Höchstzahl erlaubt. Dann wählt der Verteidiger aus, welche davon zurückgehen, so viele,
    wie zu viel sind; die anderen schlägt oder nimmt er. Dazugegebene Karten liegen auf dem Tisch, bis alle gefragt
    worden sind. In dem Angriff, in dem eine Karte zurückgegangen ist, kann sie niemand mehr spielen, denn die
    Höchstzahl ist erreicht. Geht eine Trumpf-Sechs zurück, so behält man das Recht, sie zu tauschen.
    .numbers = DU-8 DU-9 DU-27 DU-A10 DU-A21
rules-durak-typing-title = Was man tippt
rules-durak-typing =
    Verstanden werden deutsche Wörter und die englischen, die in Aufzeichnungen stehen und hier in Klammern folgen.

    angreifen 7C (attack 7C) greift mit der Kreuz-Sieben an oder legt sie nach. angreifen 7C + tut dasselbe und
    kündigt an, dass sofort noch eine eigene Karte folgt. Solche Karten kommen in beliebiger Reihenfolge.

    schlagen 7C 8C (beat 7C 8C) schlägt die Kreuz-Sieben mit der Acht. nehmen (take) nimmt auf.

    passen (allow) lässt den nächsten Angreifer weitermachen, stopp (stop) beendet den Angriff.

    geben 7D (give 7D) gibt eine Karte dazu, wenn jemand aufnimmt, fertig (done) gibt nichts mehr.

    zurückgeben 7D (back 7D) gibt mit der Option allow_excess eine Karte zurück, wenn es zu viele sind.

    tauschen (exchange) tauscht die Trumpf-Sechs gegen den offenen Trumpf.

    Eine Karte besteht aus dem Wert, 6 bis 9, T für Zehn, J für Bube, Q für Dame, K für König oder A für Ass, und
    der Farbe: C für Kreuz, D für Karo, H für Herz und S für Pik.

    Mit der Option traditions, vor dem Geben: anbieten 2 (offer 2) bietet auf Platz 2 das Abheben an
    (gezählt ab 1; statt der Nummer geht auch der Name), annehmen (accept) und ablehnen (decline) antworten darauf,
    berühren (touch) berührt die Karten, und geben (deal) gibt.
