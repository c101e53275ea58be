# Die Analyse einer fertigen Partie: was jede eigene Entscheidung gekostet hat, Glück und Können getrennt.

review-title = Deine Entscheidungen
review-dearest = Was die teuersten Entscheidungen gekostet haben
review-deals = Was die Spiele gebracht haben
review-parts = In Punkten gegenüber dem Schnitt der anderen. Karten: was dein Blatt vor deiner ersten Entscheidung wert war. Eigenes Spiel: was deine Entscheidungen gekostet haben. Der Rest: was die anderen taten und wie die verdeckten Karten lagen.
review-deal = Spiel
review-result = Ergebnis
review-cards = Karten
review-play = Eigenes Spiel
review-rest = Rest
review-sum = Alle
review-all = Alle Entscheidungen ({ $count })
review-where = Spiel { $number }, Aktion { $count }
review-busy = Jede Entscheidung wird nach dem beurteilt, was du da wissen konntest. Das dauert eine Weile.
review-preparing = Was es dafür braucht, wird noch vorbereitet. Das kann einige Minuten dauern.
review-progress = Wie viele Entscheidungen beurteilt sind
review-done = Alle Entscheidungen sind beurteilt, nach dem, was du da wissen konntest.
