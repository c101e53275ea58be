# What was typed and cannot be: numbers of cards, cells and choices.

typed-card = { CARD($card) }
typed-no-number = Nie ma karty numer { $number }; na ręce jest ich { $count }.
typed-no-cell = Nie ma pola { $cell }; pola są od 1 do { $high }.
typed-no-choice = Nie ma do wyboru { $number }; numery idą od 1 do { $count }.
