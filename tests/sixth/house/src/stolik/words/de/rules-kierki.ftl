# Die Regeln von Kierki, genug, um danach zu spielen; `stolik rules kierki` gibt sie aus.

rules-kierki-aim-title = Ziel
rules-kierki-aim =
    Drei oder vier Personen spielen mit 52 Karten, von der Zwei bis zum Ass; zu dritt bleibt die Kreuz-Zwei draußen.
    Nimm so wenige Herzen wie möglich und nicht die Pik-Dame.
    .numbers = KI-1 KI-A1
rules-kierki-deal-title = Geben
rules-kierki-deal =
    Wer zuerst gibt, entscheidet das Los, danach gibt, wer links davon sitzt. Alle Karten werden einzeln gegeben, links
    beginnend: zu viert bekommen alle 13, zu dritt 17.
    .numbers = KI-2 KI-3
rules-kierki-play-title = Stiche
rules-kierki-play =
    Wer links vom Geber sitzt, spielt eine beliebige Karte aus, auch Herz; die anderen folgen im Uhrzeigersinn. Wer die
    ausgespielte Farbe hat, bedient, sonst legt man, was man will. Die höchste Karte der ausgespielten Farbe macht den
    Stich, und wer ihn macht, spielt als Nächstes aus.
    .numbers = KI-4 KI-5 KI-6 KI-7 KI-A2
rules-kierki-score-title = Punkte
rules-kierki-score =
    Jedes genommene Herz zählt 1, die Pik-Dame 13. Wer alles nimmt, bekommt nichts dafür geschenkt. Nach dem letzten
    Spiel gewinnen die wenigsten Punkte; wer gleich wenige hat, teilt den Sieg.
    .numbers = KI-8 KI-9 KI-A3
rules-kierki-options-title = Optionen
rules-kierki-options =
    queen: off heißt, dass die Pik-Dame nichts zählt.

    deals: wie viele Spiele eine Partie hat, 1 bis 20; üblich sind 4.
rules-kierki-typing-title = Was man tippt
rules-kierki-typing =
    QS spielt die Pik-Dame; ebenso play QS und die Nummer der Karte im Blatt.
