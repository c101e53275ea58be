# Die Seite des Browsers, solange der Server weg ist.

away-title = Der Server ist gerade weg
away-text = Nichts ist verloren: Dein Tisch wartet, wie er war. Sobald der Server antwortet, geht es hier von selbst weiter.
away-again = Noch einmal versuchen
