# Das erste Spiel, Schritt für Schritt erklärt; die Seite mit den Regeln und ihren Zeichnungen.

## The frame of the first deal

guide-title = Das erste Spiel
guide-next = Verstanden
guide-skip = Nichts mehr erklären
guide-still = Der Wettlauf ruht, solange du liest.
guide-rule = Regel { $rule } (neuer Tab)

## The page of the rules

guide-contents = Inhalt
guide-rules = Die Regeln: { $name }
guide-numbers = Nummern dieser Regeln:
guide-other = Andere Spiele

## How one plays, in pictures

guide-gestures = So wird gespielt
guide-gesture-play = Eine Karte anklicken: Sie wird gespielt.
guide-gesture-rise = Eine Karte antippen: Sie hebt sich und ist gewählt.
guide-gesture-again = Noch einmal antippen: Sie wird gespielt.
guide-gesture-beat = Mehrere Angriffskarten: erst die, die du schlägst, dann die Karte deiner Hand.
guide-gesture-several = Mehrere vom gleichen Wert: jede wählen (Umschalttaste und Klick, oder antippen), dann den Knopf drücken.
guide-gesture-pile = Stapel oder Ablage drücken: Du nimmst die Karte.
guide-gesture-cell = Eines deiner sechs Felder drücken: Die Karte kommt dorthin.
guide-gesture-away = Oder die Ablage drücken: Eine Karte vom Stapel darf dorthin.
guide-gesture-draw = Deinen Stapel drücken: Du ziehst eine Karte.
guide-gesture-place = Das Feld drücken, das sie zudecken soll.
guide-gesture-call = Drücken, was das neue Trio gemeinsam hat.
guide-gesture-drag = Oder eine Karte dorthin ziehen, wo sie hin soll.
