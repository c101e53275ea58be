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
