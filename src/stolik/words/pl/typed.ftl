# What was typed and cannot be: numbers of cards, cells and choices.

typed-card = { CARD($card) }
typed-several = „{ $text }” to może być { CARDS($cards) }. Podaj dokładniej.
typed-no-number = Nie ma karty numer { $number }; na ręce jest ich { $count }.
typed-no-cell = Nie ma pola { $cell }; pola są od 1 do { $high }.
typed-no-choice = Nie ma do wyboru { $number }; numery idą od 1 do { $count }.

# The letters on cards with faces, in the order of J Q K A; words that may stand beside cards and numbers and mean nothing.
typed-letters = W D K A
typed-aside = na, pole, pola, nr, numer, i, oraz, kartą, karta, kartę, karty, od
