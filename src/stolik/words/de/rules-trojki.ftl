# Die Regeln von Trojki, vollständig genug zum Spielen, wie `stolik rules trojki` sie ausgibt.

rules-trojki-aim-title = Ziel
rules-trojki-aim =
    Trojki, auch als Triple 3 bekannt, ist ein Wettlauf für zwei bis vier Personen. Auf dem Tisch liegt ein Quadrat aus
    neun Karten. Alle spielen gleichzeitig und decken diese Karten mit eigenen zu, und jede gelegte Karte muss ein neues
    Trio bilden. Wer zuerst alle Karten los ist, gewinnt die Runde.
    .numbers = TR-A3
rules-trojki-cards-title = Karten
rules-trojki-cards =
    Es gibt 64 Karten, alle verschieden. Jede hat eine von vier Farben (Rot, Blau, Violett, Gelb), eine von vier Formen
    (Kreis, Quadrat, Kreuz, Stern) und keinen, einen, zwei oder drei Streifen.

    Geschrieben wird eine Karte mit drei Zeichen. Erst die Farbe: R rot, B blau, V violett, Y gelb. Dann die Form:
    C Kreis, S Quadrat, X Kreuz, T Stern. Zuletzt die Zahl der Streifen, 0 bis 3. BC2 ist der blaue Kreis mit zwei
    Streifen.
    .numbers = TR-1
rules-trojki-deal-title = Geben
rules-trojki-deal =
    Wer zuerst gibt, entscheidet das Los.

    Die ersten neun Karten liegen offen in drei Reihen zu dreien. Die Felder zählen, wie man eine Seite liest: 1 2 3 ist
    die obere Reihe, 4 5 6 die mittlere, 7 8 9 die untere.

    Die übrigen 55 Karten werden einzeln verteilt, links vom Geber beginnend: je 27 zu zweit, je 18 zu dritt, je 13 zu
    viert. Alle haben so einen verdeckten Stapel vor sich, und noch hat niemand ihn angesehen. Die eine
    Karte, die übrig bleibt (zu viert sind es drei), kommt offen auf die mittlere Karte, auf Feld 5.
    .numbers = TR-2 TR-3 TR-4 TR-5 TR-A2 TR-A4
rules-trojki-trio-title = Trios
rules-trojki-trio =
    Eine Linie sind drei Felder nebeneinander, untereinander oder auf einer der zwei Diagonalen; es
    gibt acht davon. Stimmen ihre drei Karten in der Farbe, in der Form oder in der Zahl der Streifen überein, so sind
    sie ein Trio. Eine Linie kann auf mehrere Arten zugleich ein Trio sein.
    .numbers = TR-11
rules-trojki-play-title = Spielen
rules-trojki-play =
    Niemand ist „an der Reihe“. Du kannst jederzeit zweierlei tun: ziehen oder legen.

    Ziehen: Du nimmst die oberste Karte deines eigenen Stapels auf die Hand, so oft du willst. Die Hand darf beliebig
    groß sein. Zurück in den Stapel kommt nichts.

    Legen: Du legst eine Karte deiner Hand auf eines der neun Felder. Sie deckt zu, was dort lag; von da an zählt nur
    noch sie. Die Karte muss ein neues Trio bilden: In mindestens einer Linie durch dieses Feld gibt es jetzt ein
    gemeinsames Merkmal, das genau diese Linie eben noch nicht hatte. Eine Linie, die schon ein Trio ist, darf ein
    zweites Merkmal dazubekommen. Nur zu erneuern, was schon da war, genügt nicht.

    Zur Karte sagst du das Merkmal deines neuen Trios an, etwa „rot“, „Kreis“ oder „zwei“. Sind mehrere neu, nennst du
    irgendeines davon; mehrere bringen keinen Vorteil. Eine falsche Ansage zählt nicht: Die Karte bleibt auf der
    Hand, und du darfst es noch einmal versuchen.

    Jede Karte prüft sofort das Programm; eine Pause zum Nachsehen gibt es also nicht. Eine Karte, die kein neues Trio
    bildet, wird nicht angenommen und bleibt auf deiner Hand, wie nach einer falschen Ansage.

    Wollen zwei gleichzeitig legen, so gilt, wer zuerst kam; die andere Karte wird nach dem Tisch beurteilt, wie er dann
    aussieht. Wer nichts Passendes hat, zieht oder wartet, bis sich der Tisch verändert.
    .numbers = TR-7 TR-8 TR-9 TR-10 TR-12 TR-13 TR-14 TR-15 TR-16 TR-18 TR-A5 TR-A6 TR-A7
rules-trojki-find-title = Wie man sieht, was passt
rules-trojki-find =
    Sieh dir ein Feld an und eine Linie, die hindurchgeht. Haben die beiden anderen Karten der Linie ein gemeinsames
    Merkmal, das die Karte auf dem Feld nicht hat, so passt dort jede Karte mit diesem Merkmal.
    .numbers = TR-A1
rules-trojki-example-title = Ein Beispiel
rules-trojki-example =
    Auf dem Tisch liegen oben drei rote Kreise: ohne Streifen, mit zwei und mit drei Streifen. In der Mitte liegen ein
    gelbes Quadrat und ein blauer Kreis mit je einem Streifen und ein blaues Kreuz mit drei Streifen. Unten liegen ein
    violettes Kreuz ohne Streifen und ein violetter Kreis und ein blaues Quadrat mit je einem Streifen.

    Feld 1 liegt auf einer Diagonale mit den Feldern 5 und 9. Beide Karten dort sind blau, beide haben einen Streifen,
    und der rote Kreis auf Feld 1 hat weder das eine noch das andere. Auf Feld 1 passt also jede blaue Karte und jede
    mit einem Streifen. Der blaue Stern mit einem Streifen schafft beides zugleich: Sag „blau“ oder „eins“, aber nicht
    „Stern“.

    Feld 2 steht in einer Spalte mit den Feldern 5 und 8. Dort liegen zwei Kreise, doch auf Feld 2 liegt auch einer;
    Kreise bringen hier nichts Neues. Gemeinsam haben die beiden auch den einen Streifen, und der ist neu. Der gelbe
    Kreis mit einem Streifen darf mit der Ansage „eins“ auf Feld 2; „Kreis“ wäre falsch. Der blaue Kreis mit zwei
    Streifen darf gar nicht dorthin.

    Auf die Felder 5 und 8 passt im Moment nichts. Auf Feld 9 passt jeder Kreis, jede violette Karte und jede mit drei
    Streifen.
rules-trojki-end-title = Das Ende einer Runde
rules-trojki-end =
    Wer die letzte eigene Karte legt, also weder auf der Hand noch im Stapel eine übrig hat, gewinnt die Runde sofort.

    Passt von allen Karten in sämtlichen Händen und Stapeln keine mehr, so ist die Runde auf der Stelle zu Ende; das
    kann sogar gleich nach dem Geben geschehen. Dann gewinnt, wer die wenigsten Karten übrig hat, Hand und Stapel
    zusammengezählt. Bei Gleichstand gewinnen alle, die gleich wenige haben.
    .numbers = TR-19 TR-21 TR-22 TR-A9 TR-A10 TR-A14
rules-trojki-score-title = Marken und Partie
rules-trojki-score =
    Wer eine Runde gewinnt, bekommt eine Marke; bei einem geteilten Sieg bekommen alle eine, die ihn teilen. Danach wechselt
    das Geben nach links. Die Partie endet, sobald jemand vier Marken hat. Schaffen das mehrere in derselben Runde, teilen sie
    sich den Sieg.
    .numbers = TR-6 TR-23 TR-A11 TR-A12
rules-trojki-open-title = Offener Modus
rules-trojki-open =
    Mit mode=open gibt es keinen Schiedsrichter. Du darfst jede Karte deiner Hand auf jedes Feld legen und irgendeines
    ihrer Merkmale ansagen. Dann ist Pause, und niemand zieht oder legt: Alle anderen nehmen die Karte an oder
    fechten sie an.

    Haben alle sie angenommen, bleibt sie liegen, ob richtig oder falsch, und kann nicht mehr angefochten werden. Nur
    mit einer falschen letzten Karte gewinnt man nicht: Sie kommt auch dann auf die Hand zurück.

    Sobald jemand anficht, wird die Karte geprüft. Bildet sie kein neues Trio, oder nicht durch das angesagte Merkmal,
    so kommt sie auf die Hand zurück, von der sie kam. Die Karte darunter liegt wieder oben. Ist sie
    richtig, bleibt sie liegen. Bestraft wird in keinem Fall jemand, und es geht weiter.
    .numbers = TR-17 TR-20 TR-A8
rules-trojki-options-title = Optionen
rules-trojki-options =
    seats: wie viele spielen, 2, 3 oder 4.

    leftover: normalerweise centre, dann kommen die übrigen Karten auf Feld 5. Mit aside liegen sie offen beiseite und
    spielen nicht mit.

    require_call: normalerweise on, dann gehört zu jeder Karte die Ansage. Mit off nennst du nur Karte und Feld.

    mode: normalerweise referee, dann wird jede Karte sofort geprüft und eine falsche nicht angenommen. Mit open
    prüfen alle einander.

    target: bei wie vielen Marken die Partie endet, normalerweise 4. deals: stattdessen so viele Runden, 1 für eine einzige. Nur
    eines von beiden lässt sich setzen.

    tie_token: normalerweise each, dann bekommen bei Gleichstand alle mit den wenigsten Karten eine Marke. Mit none
    bekommt sie niemand.

    handicap: zusätzliche Karten für die Starken, eine Zahl für jeden Platz, etwa 5,0. Erst werden die zusätzlichen
    Karten abgezogen, der Rest wird gleichmäßig verteilt: in diesem Fall 30 und 25 Karten. Alle müssen mindestens eine
    Karte bekommen.
    .numbers = TR-24 TR-A13
rules-trojki-typing-title = Was man tippt
rules-trojki-typing =
    Verstanden werden deutsche Wörter und die englischen, die in Aufzeichnungen stehen und hier in Klammern folgen.

    ziehen (draw) zieht eine Karte von deinem Stapel, ziehen 3 zieht drei.

    BC2 4 blau legt den blauen Kreis mit zwei Streifen auf Feld 4 und sagt Blau an. Statt des Wortes geht auch das
    Zeichen der Karte selbst, für ihre Farbe, ihre Form oder die Zahl ihrer Streifen: BC2 4 B; statt der Karte ihre
    Nummer im Blatt. Auch legen BC2 4 B (place BC2 4 B) wird verstanden. Ohne Ansagen genügt BC2 4.

    Im offenen Modus: annehmen (accept) lässt eine Karte gelten, anfechten (challenge) lässt sie prüfen.
