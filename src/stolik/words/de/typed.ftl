# What was typed and cannot be: numbers of cards, cells and choices.

typed-card = { CARD($card) }
typed-several = „{ $text }“ passt auf { CARDS($cards, case: "acc") }. Sag es genauer.
typed-no-number = Eine Karte { $number } gibt es nicht; du hast { $count }.
typed-no-cell = Ein Feld { $cell } gibt es nicht; sie gehen von 1 bis { $high }.
typed-no-choice = { $number } steht nicht zur Wahl; die Nummern gehen von 1 bis { $count }.

# The letters on cards with faces, in the order of J Q K A; words that may stand beside cards and numbers and mean nothing.
typed-letters = B D K A
typed-aside = auf, feld, felder, nummer, und, mit, von, karte, der, die, das, den, dem, des, ein, eine, einen, einem, einer
