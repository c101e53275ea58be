# Eine gespielte Partie, Schritt für Schritt angesehen.

replay-controls = Wiedergabe
replay-deal = Welches Spiel
replay-eyes = Wessen Karten man sieht
replay-open = Alle Karten offen
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-step-of = { $number } von { $total }
replay-review = Analyse
replay-share = Link zu diesem Schritt
replay-link = Link zu diesem Schritt der Partie
replay-copied = Der Link ist kopiert.
replay-download = Aufzeichnung herunterladen
replay-hands = Alle Blätter
replay-no-cards = keine Karten
replay-more = Mehr
