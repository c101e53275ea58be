# Das erste Spiel, Schritt für Schritt erklärt; die Seite mit den Regeln und ihren Zeichnungen.

## The frame of the first deal

guide-title = Das erste Spiel
guide-next = Verstanden
guide-skip = Nichts mehr erklären
guide-rule = Regel { $rule } (neuer Tab)

## The page of the rules

guide-contents = Inhalt
guide-rules = Die Regeln: { $name }
guide-numbers = Nummern dieser Regeln:
guide-other = Andere Spiele

## Planowanie: the first deal

guide-planowanie-bid =
    Sag an, wie viele Stiche du mit diesem Blatt machst. Hohe Karten machen Stiche, und Trümpfe, wenn es welche
    gibt. Punkte bringt nur genau diese Zahl.
guide-planowanie-last =
    Du gibst und sagst deshalb als Letztes an. Eine Zahl ist gesperrt: Die Ansagen dürfen zusammen nicht so viele
    Stiche ergeben, wie es gibt.
guide-planowanie-lead =
    Du spielst aus, und zwar jede beliebige Karte. Die anderen geben im Uhrzeigersinn zu, und wer den Stich
    macht, spielt als Nächstes aus.
guide-planowanie-follow =
    Hast du die ausgespielte Farbe, musst du sie bedienen; sonst spielst du, was du willst. Überstechen musst du
    nie. Probier ruhig eine Karte, die nicht geht: Du erfährst, warum.
guide-planowanie-won =
    Dein erster Stich. Neben jedem Namen steht, wie viele Stiche gemacht und wie viele angesagt sind. Zähl mit:
    Einer zu viel ist so schlecht wie einer zu wenig.
guide-planowanie-over =
    Das Spiel ist aus. Wer genau so viele Stiche hat wie angesagt, bekommt 10 Punkte und für jeden Stich einen
    dazu, alle anderen nichts. Jetzt kennst du das Spiel.

## David & Goliath: the first deal

guide-goliath-lead =
    Du spielst aus, und zwar jede beliebige Karte. Trümpfe gibt es nicht; wenn alle gespielt haben, zählen nur
    die Zahlen.
guide-goliath-follow =
    Hast du die ausgespielte Farbe, musst du sie bedienen; sonst spielst du, was du willst. Probier ruhig eine
    Karte, die nicht geht: Du erfährst, warum.
guide-goliath-trick =
    Ein voller Stich: Die niedrigste Karte bekommt die höchste, die höchste bekommt alle anderen. Wer die höchste
    gespielt hat, spielt als Nächstes aus.
guide-goliath-won =
    Du hast Karten gewonnen. Eine oder zwei einer Farbe zählen ihre Zahlen, drei oder mehr nur noch je einen
    Punkt. Achte also darauf, welche Farben du nimmst.
guide-goliath-over =
    Das Spiel ist aus. Die Tabelle zeigt, was jede Farbe gebracht hat. Jetzt kennst du das Spiel; reihum geben
    nun die anderen.

## Golf: the first hole

guide-golf-peek =
    Sieh dir zwei deiner nahen Karten an, nur dieses eine Mal; der Tisch merkt sie sich für dich. Wenig ist gut:
    Zwei −2, König 0, Ass 1, Bube und Dame 10.
guide-golf-turn =
    Nimm eine Karte: vom Stapel, dann siehst nur du sie, oder die oberste der Ablage, die alle kennen. Was du von
    der Ablage nimmst, musst du auch auslegen.
guide-golf-swap =
    Leg die Karte auf eins deiner sechs Felder; die alte kommt auf die Ablage. Zwei Karten vom gleichen Rang in
    einer Spalte zählen zusammen 0.
guide-golf-keep =
    Eine Karte vom Stapel, die dir nichts nützt, darfst du abwerfen; dann wird nichts aufgedeckt, und dein Zug
    ist zu Ende.
guide-golf-over =
    Das Loch ist aus, sobald jemand sechs offene Karten hat. Alle Karten werden aufgedeckt und gezählt. Die
    kleinste Summe gewinnt. Jetzt kennst du das Spiel.

## Durak: the first deal

guide-durak-open =
    Du greifst deinen linken Nachbarn an, mit einer beliebigen Karte. Mehrere vom gleichen Wert gehen zusammen.
    Werde Karten los: Wer am Ende noch welche hat, ist der Dumme.
guide-durak-defend =
    Du wirst angegriffen. Schlag die Karte mit einer höheren der gleichen Farbe oder mit einem Trumpf; oder nimm
    alle Karten vom Tisch und setze aus.
guide-durak-throw =
    Alles ist geschlagen. Du darfst eine Karte nachlegen, deren Wert schon auf dem Tisch liegt, den nächsten
    Angreifer lassen oder den Angriff beenden.
guide-durak-gift =
    Der Verteidiger nimmt auf. Du darfst ihm weitere Karten von Rängen geben, die auf dem Tisch liegen, und wirst
    sie so los; oder du gibst nichts.
guide-durak-exchange =
    Du hast die Trumpf-Sechs: Du darfst sie gegen den Trumpf unter dem Talon tauschen, auch wenn du nicht an der
    Reihe bist.
guide-durak-choose = Das sind mehr Karten, als Platz haben: Du bestimmst, welche zurückgehen.
guide-durak-fool =
    Das Spiel ist aus. Wer noch Karten hält, ist der Durak; einen Sieger gibt es nicht. Jetzt kennst du das Spiel.
guide-durak-side =
    Das Spiel ist aus. Verloren hat die ganze Seite, der Karten geblieben sind, auch wer selbst keine mehr hat. Jetzt
    kennst du das Spiel.
guide-durak-drawn = Das Spiel endet unentschieden: Niemand hat verloren. Jetzt kennst du das Spiel.

## Trojki: the first round

guide-trojki-draw =
    Es gibt keine Reihenfolge: Alle spielen gleichzeitig. Zieh Karten von deinem Stapel auf die Hand, so viele
    und so oft du willst.
guide-trojki-place =
    Wähl eine Karte, dann ein Feld, dann sag an, was das neue Trio gemeinsam hat. Such zwei Karten einer Linie,
    die etwas gemeinsam haben, was der dritten fehlt: Dorthin passt jede Karte mit diesem Merkmal.
guide-trojki-placed =
    Deine Karte liegt auf dem Tisch. Die neue Karte deckt die alte zu, und nur die neun obersten zählen. Geht es dir zu schnell,
    bitte um Zeit zum Nachdenken.
guide-trojki-pause =
    Jemand hat eine Karte gelegt, und niemand außer euch prüft sie: Lass sie gelten oder zweifle sie an.
guide-trojki-over =
    Die Runde ist aus. Wer als Erstes keine Karten mehr hat, oder die wenigsten, wenn nichts mehr passt, bekommt
    eine Marke. Jetzt kennst du das Spiel.

## Drawings on the page of the rules

guide-shown-goliath-trick =
    Grüne 4 wird ausgespielt, grüne 9, rote 2 und grüne 7 folgen. Die rote 2 ist die niedrigste und bekommt die
    grüne 9. Die grüne 9 ist die höchste und bekommt die anderen drei.
guide-shown-goliath-equal =
    Zwei Siebenen und zwei Dreien: grüne 7, rote 7, grüne 3, blaue 3. Es zählt die später gespielte: Rote 7 ist
    die höchste, blaue 3 die niedrigste.
guide-shown-goliath-score =
    Rote 4, 10 und 11 sind drei Karten: 3 Punkte. Gelbe 8 allein: 8. Grüne 5 und 9: 14. Fünf blaue Karten: 5.
    Violette 10 und 12: 22. Zusammen 52.
guide-shown-planowanie-trump =
    Herz ist Trumpf. Pik-Neun, Pik-König, Herz-Zwei, Pik-Ass: Die Herz-Zwei macht den Stich, sie ist ein Trumpf.
guide-shown-planowanie-led =
    Kein Trumpf im Stich: Pik-Neun, Karo-König, Kreuz-Ass, Pik-Zehn. Pik wurde ausgespielt, also macht ihn die
    Pik-Zehn.
guide-shown-durak-beaten = Herz ist Trumpf. Die Kreuz-Neun wird geschlagen von Kreuz-Zehn, Kreuz-Ass und Herz-Sechs.
guide-shown-durak-unbeaten =
    Nicht schlagen sie die Kreuz-Acht, die niedriger ist, und Karo-Neun und Pik-Ass, die von anderer Farbe sind.
guide-shown-durak-ranks =
    Kreuz-Sieben, geschlagen von der Kreuz-Dame: Jetzt dürfen Siebenen und Damen folgen, sonst nichts.
guide-shown-durak-example =
    Die Kreuz-Sieben ist von der Kreuz-Acht geschlagen, die Karo-Acht nicht. Wer aufnimmt, nimmt alle drei.
guide-shown-golf-pairs =
    Ferne Reihe Fünf, Bube, Neun; nahe Reihe Fünf, Dame, Vier. Die Fünfen sind ein Paar und zählen 0; 10 und 10
    sind 20; 9 und 4 sind 13: 33 Punkte.
guide-shown-golf-twos =
    Ferne Reihe Zwei, Zwei, König; nahe Reihe Zwei, König, König. Ein Paar Zweien zählt 0, nicht −4; Zwei und
    König −2; die Könige sind ein Paar: −2 Punkte.
guide-shown-golf-row =
    Zwei Achten nebeneinander sind kein Paar. Ferne Reihe Acht, Acht, Ass; nahe Reihe Drei, Vier, König: 11, 12
    und 1, zusammen 24.
guide-shown-trojki-card =
    Drei Merkmale: blauer Kreis mit zwei Streifen, rotes Quadrat ohne Streifen, violettes Kreuz mit einem, gelber
    Stern mit drei.
guide-shown-trojki-trio = Ein Trio: roter, blauer und violetter Kreis. Es ist ein Trio nur durch die Form.
guide-shown-trojki-grid =
    Der Tisch des Beispiels, die Felder 1 bis 9 Reihe für Reihe, daneben der blaue Stern mit einem Streifen. Er
    passt auf Feld 1: Die Diagonale wird blau und hat überall einen Streifen.
