# Odrzucone opcje. Nazwa opcji stoi przed powodem: „opcja deals: ...”.

option-place = opcja { $name }
option-seats = w { $game ->
    [goliath] Dawida i Goliata
    [planowanie] planowanie
    [trojki] trójki
    [durak] durnia
   *[golf] golfa
} gra od { $low } do { $high } osób
option-unknown = ta gra nie ma takiej opcji; są: { $known }
option-not-on-off = może być włączona albo wyłączona („on”, „off”, w zapisie partii true, false), a nie „{ $given }”
option-not-a-number = ma być liczbą całkowitą, a „{ $given }” nią nie jest
option-not-numbers = ma być listą liczb całkowitych, po jednej na gracza, a nie „{ $given }”
option-not-a-choice = nie ma możliwości „{ $given }”; do wyboru: { $known }
option-too-small = najmniejsza możliwa liczba to { $low }
option-too-large = największa możliwa liczba to { $high }
