# Die Regeln von Planowanie, so vollständig, dass man danach spielen kann; `stolik rules planowanie` gibt sie aus.

rules-planowanie-aim-title = Ziel
rules-planowanie-aim =
    Planowanie, polnisch für Planen, ist ein Stichspiel für zwei bis vier Personen. In jedem Spiel sagst du zuerst an, wie
    viele Stiche du machst. Punkte gibt es nur, wenn es genau so viele werden, nicht mehr und nicht weniger.
    .numbers = PL-1
rules-planowanie-cards-title = Die Karten
rules-planowanie-cards =
    Gespielt wird mit 52 Karten ohne Joker. In jeder Farbe ist die Zwei die niedrigste Karte; es folgen die anderen bis
    zur Zehn, dann Bube, Dame, König, und am höchsten ist das Ass.
rules-planowanie-deal-title = Geben
rules-planowanie-deal =
    Wer zuerst gibt, entscheidet das Los; danach wechselt das Geben nach links. Die Karten werden einzeln verteilt,
    beginnend links vom Geber.

    Zu viert bekommen alle im ersten Spiel 13 Karten, zu zweit und zu dritt 17. In jedem weiteren Spiel ist es eine Karte
    weniger, bis zu einer einzigen. Mit einer Karte wird so oft gespielt, wie Personen am Tisch sitzen; dann ist die Partie
    zu Ende. Das sind 16 Spiele zu viert, 19 zu dritt und 18 zu zweit.
    .numbers = PL-2 PL-3 PL-4
rules-planowanie-trump-title = Trumpf
rules-planowanie-trump =
    Nach dem Geben wird die nächste Karte aufgedeckt; ihre Farbe ist in diesem Spiel Trumpf. Die aufgedeckte Karte selbst
    spielt nicht mit, und alle anderen nicht verteilten Karten bleiben verdeckt. Das erste Spiel der Partie hat keinen
    Trumpf, und es wird keine Karte aufgedeckt.
    .numbers = PL-5 PL-6 PL-A2 PL-A6
rules-planowanie-bid-title = Ansagen
rules-planowanie-bid =
    Beginnend links vom Geber sagen alle einmal an, wie viele Stiche sie machen werden. Erlaubt ist jede Zahl von 0 bis zur
    Zahl der Karten auf der Hand.

    Nur der Geber, der als Letzter ansagt, ist nicht ganz frei. Die Ansagen dürfen zusammen nicht die Zahl der Stiche
    ergeben, also ist die Zahl gesperrt, mit der es aufginge. So können nie alle ihre Ansage erfüllen. Haben die anderen schon
    mehr angesagt, als es Stiche gibt, steht dem Geber jede Zahl offen.
    .numbers = PL-7 PL-8 PL-9 PL-A4 PL-A5 PL-A7
rules-planowanie-play-title = Spielen
rules-planowanie-play =
    Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte aus, auch Trumpf. Die anderen legen im
    Uhrzeigersinn je eine Karte dazu. Wer die ausgespielte Farbe hat, muss sie bedienen. Wer sie nicht hat, darf jede
    Karte legen und muss weder trumpfen noch überstechen.

    Der höchste Trumpf macht den Stich. Liegt kein Trumpf darin, macht ihn die höchste Karte der ausgespielten Farbe. Wer
    einen Stich macht, spielt zum nächsten aus.
    .numbers = PL-10 PL-11 PL-12 PL-13 PL-14 PL-A3
rules-planowanie-score-title = Punkte
rules-planowanie-score =
    Wer genau so viele Stiche macht wie angesagt, bekommt 10 Punkte und für jeden angesagten Stich einen dazu. 0 angesagte
    und gemachte Stiche bringen also 10, und 7 bringen 17. Alle anderen bekommen nichts, ob sie zu viele oder zu wenige
    Stiche haben.
    .numbers = PL-15 PL-16
rules-planowanie-example-title = Ein Beispiel
rules-planowanie-example =
    Vier Personen haben je 13 Karten. Die ersten drei sagen 4, 3 und 1 an. Der Geber darf alles von 0 bis 13 ansagen außer
    5, denn 4, 3, 1 und 5 sind 13.

    Herz ist Trumpf. Ausgespielt wird Pik-Neun; es folgen Pik-König, Herz-Zwei von jemandem ohne Pik und Pik-Ass. Die
    Herz-Zwei macht den Stich. Käme statt des Asses der Herz-Bube, so machte der den Stich.
rules-planowanie-match-title = Die Partie
rules-planowanie-match =
    Die Punkte aller Spiele werden zusammengezählt. Nach dem letzten Spiel gewinnt die höchste Summe; wer sie gemeinsam mit
    anderen hat, teilt sich mit ihnen den Sieg.
    .numbers = PL-17
rules-planowanie-options-title = Optionen
rules-planowanie-options =
    first_deal_trump: ob das erste Spiel einen Trumpf hat. never ist das normale Spiel. Mit if_card_left wird auch im ersten
    Spiel eine Karte aufgedeckt, wenn eine übrig ist; das ist zu zweit und zu dritt so.
    .numbers = PL-A1
rules-planowanie-typing-title = Was man tippt
rules-planowanie-typing =
    3 sagt drei Stiche an; ansagen 3 geht auch, oder englisch wie in Aufzeichnungen bid 3.

    7C spielt die Kreuz-Sieben; dasselbe heißt spielen 7C oder englisch play 7C, und auch die Nummer der Karte im Blatt
    genügt. Eine Karte besteht aus dem Wert, 2 bis 9, T für Zehn, J für Bube, Q für Dame, K für
    König oder A für Ass, und der Farbe: C für Kreuz, D für Karo, H für Herz und S für Pik.
