# Die Regeln von David und Goliath, so vollständig, dass man danach spielen kann; `stolik rules goliath` gibt sie aus.

rules-goliath-aim-title = Ziel
rules-goliath-aim =
    David und Goliath ist ein Stichspiel für drei bis sechs Personen. Die höchste Karte holt fast den ganzen Stich, aber
    die niedrigste holt sich die höchste. Am meisten zählt eine Farbe, solange man nur eine oder zwei Karten davon hat.
    Hohe Karten sind also stark, und manchmal zu stark.
    .numbers = DG-1
rules-goliath-cards-title = Die Karten
rules-goliath-cards =
    Es gibt fünf Farben: Rot, Gelb, Grün, Blau und Violett. In jeder Farbe sind die Karten von 1 an nummeriert. Wie weit,
    das hängt davon ab, wie viele spielen: zu dritt bis 9, zu viert bis 12, zu fünft bis 15 und zu sechst bis 18. Die
    übrigen Karten spielen nicht mit.
    .numbers = DG-2 DG-3 DG-4
rules-goliath-deal-title = Geben
rules-goliath-deal =
    Alle Karten, die mitspielen, werden gemischt und einzeln verteilt, beginnend links vom Geber. Alle bekommen genau
    fünfzehn, und keine bleibt übrig. Wer zuerst gibt, entscheidet das Los; danach wechselt das Geben nach links.
    .numbers = DG-5 DG-A2
rules-goliath-play-title = Ein Stich
rules-goliath-play =
    Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte aus. Dann legen im Uhrzeigersinn alle eine
    Karte dazu. Wer die ausgespielte Farbe hat, muss sie bedienen; sonst ist jede Karte erlaubt. Eine unerlaubte
    Karte wird abgelehnt, und man wählt neu.
    .numbers = DG-6 DG-7 DG-8 DG-9 DG-10 DG-A5
rules-goliath-trick-title = Wer welche Karten bekommt
rules-goliath-trick =
    Haben alle gespielt, zählen nur die Zahlen. Farben sind dabei gleichgültig, Trumpf gibt es nicht. Zuerst wird die
    höchste Zahl gesucht, dann die niedrigste. Haben mehrere Karten die höchste Zahl, so gilt die zuletzt gespielte als
    höchste. Haben mehrere die niedrigste, so gilt die zuletzt gespielte als niedrigste.

    Wer die niedrigste Karte gespielt hat, bekommt die höchste Karte und sonst nichts. Wer die höchste gespielt hat,
    bekommt alle anderen, auch die niedrigste, und spielt zum nächsten Stich aus.

    Haben alle Karten dieselbe Zahl, so ist die zuletzt gespielte zugleich die höchste und die niedrigste: Wer sie
    gelegt hat, nimmt den ganzen Stich und spielt aus.

    Die gewonnenen Karten legt man offen und nach Farben sortiert vor sich hin, für alle sichtbar. Gespielt werden sie
    nicht mehr. Nach fünfzehn Stichen sind alle Hände leer, und das Spiel ist zu Ende.
    .numbers = DG-11 DG-12 DG-13 DG-14 DG-15 DG-16 DG-17 DG-18
rules-goliath-score-title = Punkte
rules-goliath-score =
    Jede deiner fünf Farben wird für sich gezählt. Eine oder zwei Karten einer Farbe bringen die Summe ihrer Zahlen. Drei
    oder mehr bringen nur je einen Punkt, so hoch sie auch sind. Deine Punkte sind die Summe aller Farben.
    .numbers = DG-19 DG-20 DG-21 DG-22 DG-23
rules-goliath-example-title = Ein Beispiel
rules-goliath-example =
    Vier spielen. Ausgespielt wird Grün 4, dann folgen Grün 9, Rot 2 von jemandem ohne Grün und Grün 7. Grün 9 ist die
    höchste, Rot 2 die niedrigste Karte. Wer Rot 2 gelegt hat, bekommt Grün 9. Wer Grün 9 gelegt hat, bekommt Grün 4,
    Rot 2 und Grün 7 und spielt als Nächstes aus.

    Am Ende hat jemand Rot 4, 10 und 11, das sind 3 Punkte; Gelb 8, das sind 8; Grün 5 und 9, das sind 14; fünf blaue
    Karten, das sind 5; und Violett 10 und 12, das sind 22. Zusammen sind es 52.
rules-goliath-match-title = Die Partie
rules-goliath-match =
    Eine Partie hat so viele Spiele, wie Personen am Tisch sitzen, damit alle einmal geben. Die Punkte aller Spiele werden
    zusammengezählt. Die höchste Summe gewinnt; wer sie gemeinsam mit anderen hat, teilt sich mit ihnen den Sieg.
    .numbers = DG-24 DG-25 DG-A3
rules-goliath-options-title = Optionen
rules-goliath-options =
    all_equal: was geschieht, wenn alle Karten eines Stichs dieselbe Zahl haben. Mit last_takes_all, dem normalen Spiel,
    nimmt den Stich, wer zuletzt gespielt hat. Mit second_last gilt die vorletzte Karte als niedrigste: Wer sie gelegt hat,
    bekommt die letzte Karte, und wer diese gelegt hat, bekommt die anderen.

    deals: die Länge der Partie, eine beliebige Zahl von Spielen ab 1; ohne Angabe eines pro Person.
    .numbers = DG-A1 DG-A4
rules-goliath-typing-title = Was man tippt
rules-goliath-typing =
    Es genügt die Karte selbst, etwa G9, oder ihre Nummer im Blatt. Auch spielen G9 geht, oder englisch wie in
    Aufzeichnungen play G9: Das alles spielt die grüne 9.

    Die Buchstaben sind R für Rot, Y für Gelb, G für Grün, B für Blau und V für Violett.
