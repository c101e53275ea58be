# Die Regeln von Golf, so vollständig, dass man danach spielen kann; `stolik rules golf` gibt sie aus.

rules-golf-aim-title = Ziel
rules-golf-aim =
    Golf ist für zwei bis acht Personen. Alle haben sechs Karten, kennen die meisten davon nicht und ersetzen sie
    nach und nach durch bessere. Wenig ist gut: Wer nach dem letzten Loch die wenigsten Punkte hat, gewinnt.
    .numbers = GO-1 GO-2
rules-golf-cards-title = Karten
rules-golf-cards =
    Zu zweit bis zu viert wird mit 52 Karten gespielt. Ab fünf Personen sind es doppelt so viele, also 104, und jede
    Karte gibt es zweimal. Joker sind nicht dabei.
rules-golf-deal-title = Das Geben
rules-golf-deal =
    Wer zuerst gibt, entscheidet das Los.

    Alle bekommen sechs Karten, einzeln und im Uhrzeigersinn, beginnend links vom Geber. Sie bleiben verdeckt
    und liegen in zwei Reihen zu dreien. Die Felder 1, 2 und 3 sind die ferne Reihe, 4, 5 und 6 die Reihe direkt vor
    dir, beide von links nach rechts. Die drei Spalten sind also die Felder 1 und 4, 2 und 5, 3 und 6. Die erste
    Karte, die du bekommst, liegt auf Feld 1, die sechste auf Feld 6.

    Die nächste Karte wird offen hingelegt und beginnt die Ablage. Alle übrigen bilden verdeckt den Stapel.
    .numbers = GO-4 GO-5 GO-A4
rules-golf-look-title = Der Blick
rules-golf-look =
    Vor dem ersten Zug sehen sich alle zwei beliebige Karten ihrer nahen Reihe an. Es beginnt, wer
    links vom Geber sitzt. Nur du siehst deine Karten, und nur dieses eine Mal; das Programm merkt sie sich für
    dich. Sie gelten weiter als verdeckt. Andere verdeckte Karten darf niemand ansehen.
    .numbers = GO-6 GO-A3 GO-A10
rules-golf-turn-title = Ein Zug
rules-golf-turn =
    Wer links vom Geber sitzt, ist zuerst am Zug, dann geht es im Uhrzeigersinn weiter. Ein Zug beginnt mit
    einer Karte: entweder der obersten vom Stapel, die nur du siehst, oder der obersten der Ablage, die alle kennen.

    Eine Karte vom Stapel kommt entweder an die Stelle einer deiner sechs Karten, oder du wirfst sie ab; dann ändert
    sich sonst nichts. Eine Karte von der Ablage muss an die Stelle einer deiner sechs Karten kommen.

    Ersetzen darfst du jede deiner Karten, ob sie offen oder verdeckt liegt. Die neue Karte liegt offen, die alte kommt
    offen auf die Ablage, wo sie nehmen kann, wer als Nächstes dran ist. Was eine verdeckte Karte ist, erfährst du erst, wenn du
    sie ersetzt hast. Auch deine eigene alte Karte darfst du zurückholen, wenn sie bei deinem nächsten Zug noch oben
    liegt.

    Ist der Stapel am Ende eines Zuges leer, so wird die Ablage gemischt und zum neuen Stapel; nur ihre oberste
    Karte bleibt liegen.
    .numbers = GO-7 GO-8 GO-9 GO-10 GO-11 GO-12 GO-A5 GO-A11
rules-golf-end-title = Das Ende eines Lochs
rules-golf-end =
    Sobald bei jemandem alle sechs Karten offen liegen, ist das Loch zu Ende; niemand kommt mehr an die Reihe.
    Alle decken ihre restlichen Karten auf, dann werden die Punkte gezählt.

    Ein Loch endet auch, wenn zwanzig Züge je Person lang niemand eine verdeckte Karte ersetzt hat, zu
    viert also nach achtzig solchen Zügen. Gezählt wird dann, was daliegt.
    .numbers = GO-13 GO-14 GO-A6
rules-golf-score-title = Punkte
rules-golf-score =
    Ein Ass zählt 1, eine Zwei minus 2. Die Karten von Drei bis Zehn zählen, was auf ihnen steht, Bube
    und Dame je 10, der König 0. Zwei Karten vom gleichen Rang in einer Spalte sind ein Paar und zählen zusammen 0,
    gleich, was sie einzeln wert wären; das gilt auch für zwei Zweien. Nebeneinander in einer Reihe gibt es kein Paar.
    Sonderpunkte und Strafen gibt es nicht. Im üblichen Spiel ist eine Auslage zwischen minus 6 und
    60 Punkten wert.
    .numbers = GO-15 GO-16 GO-17 GO-A1 GO-A2
rules-golf-example-title = Ein Beispiel
rules-golf-example =
    Ferne Reihe: Fünf, Bube, Neun. Nahe Reihe: Fünf, Dame, Vier. Die Fünfen stehen in einer Spalte, sind also ein Paar
    und zählen 0. Bube und Dame sind gleich viel wert, haben aber nicht den gleichen Rang: 10 und 10 macht 20. Neun und
    Vier sind 13. Zusammen sind das 33 Punkte.

    Ferne Reihe: Zwei, Zwei, König. Nahe Reihe: Zwei, König, König. Die erste Spalte ist ein Paar und zählt 0, nicht
    minus 4; die zweite bringt minus 2 und 0; die Könige sind ein Paar. Macht zusammen minus 2 Punkte.
rules-golf-match-title = Die Partie
rules-golf-match =
    Eine Partie geht über neun Löcher oder so viele, wie man ausmacht. Nach jedem Loch wechselt das Geben nach links, und die
    Punkte aller Löcher werden zusammengezählt. Die niedrigste Summe gewinnt; wer sie gemeinsam hat, teilt sich den
    Sieg.
    .numbers = GO-3 GO-A8 GO-A9
rules-golf-options-title = Optionen
rules-golf-options =
    deals: die Zahl der Löcher, normalerweise 9, üblich ist auch 18; möglich ist jede von 1 bis 18.

    peek: welche zwei Karten man ansieht. Normalerweise near_any2, zwei beliebige der nahen Reihe; near_left2 sind deren
    linke und mittlere, any2 zwei beliebige von allen sechs.

    pair_by: was ein Paar ist. rank ist das übliche Spiel; mit points sind auch zwei verschiedene Karten mit gleich
    vielen Punkten ein Paar, zum Beispiel Zehn und Bube oder Bube und Dame.

    stall_turns: nach wie vielen Zügen je Person ohne Fortschritt ein Loch endet, normalerweise 20 und höchstens
    1000; bei none endet es so nie.

    final_turns: normalerweise off. Mit on haben alle anderen noch genau einen Zug, sobald bei jemandem sechs Karten offen
    liegen.
    .numbers = GO-A7
rules-golf-typing-title = Was man tippt
rules-golf-typing =
    Verstanden werden deutsche Wörter und die englischen, die in Aufzeichnungen stehen und hier in Klammern folgen.

    ansehen 4 6 (peek 4 6) sieht die Karten auf den Feldern 4 und 6 an.

    stapel oder ziehen (stock) zieht vom Stapel, nehmen (take) nimmt die oberste Karte der Ablage. Stattdessen genügt
    1 für den Stapel und 2 für die Ablage.

    tauschen 3 (swap 3) oder nur 3 legt die Karte, die du in der Hand hast, auf Feld 3. abwerfen (discard) oder 0 wirft
    die Karte ab, die du vom Stapel gezogen hast.
