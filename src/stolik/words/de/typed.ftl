# What was typed and cannot be: numbers of cards, cells and choices.

typed-card = { CARD($card) }
typed-no-number = Eine Karte { $number } gibt es nicht; du hast { $count }.
typed-no-cell = Ein Feld { $cell } gibt es nicht; sie gehen von 1 bis { $high }.
typed-no-choice = { $number } steht nicht zur Wahl; die Nummern gehen von 1 bis { $count }.
