# Trójki: zdarzenia, powody odmowy, odrzucone opcje.

trojki-deal = Runda { $number }. { YOU($seat) ->
    [yes] Rozdajesz.
   *[no] Rozdaje { NAME($seat) }.
}
trojki-stack = { NAME($seat) }: w stosie { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
trojki-row = { $row ->
    [1] Pola od 1 do 3
    [2] Pola od 4 do 6
   *[3] Pola od 7 do 9
}: { CARDS($cards) }.
trojki-centre = Na pole 5 { $count ->
    [one] trafia jeszcze { $count } karta
    [few] trafiają jeszcze { $count } karty
   *[many] trafia jeszcze { $count } kart
} z reszty; przykryte: { CARDS($cards) }.
trojki-aside = Poza grą { $count ->
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
   *[many] zostaje { $count } kart
}: { CARDS($cards) }.

trojki-draw = { NAME($seat) } dobiera kartę{ $count ->
    [0] , stos jest już pusty
   *[many] , w stosie jeszcze { $count }
}.
trojki-draw-card = { YOU($seat) ->
    [yes] Dobierasz
   *[no] { NAME($seat) } dobiera
} { CARD($card, case: "acc") }{ $count ->
    [0] , stos jest już pusty
   *[many] , w stosie jeszcze { $count }
}.
trojki-place = { YOU($seat) ->
    [yes] Kładziesz { CARD($card, case: "acc") } na pole { $cell }
   *[no] { NAME($seat) } kładzie { CARD($card, case: "acc") } na pole { $cell }
}: { FEATURE($call, case: "trio") }{ $count ->
    [0] { "" }
   *[many] ; jeszcze { $count }
}.
trojki-place-silent = { YOU($seat) ->
    [yes] Kładziesz { CARD($card, case: "acc") } na pole { $cell }
   *[no] { NAME($seat) } kładzie { CARD($card, case: "acc") } na pole { $cell }
}{ $count ->
    [0] { "" }
   *[many] ; jeszcze { $count }
}.

trojki-last-card = { YOU($seat) ->
    [yes] To twoja ostatnia karta: wygrywasz rundę.
   *[no] To ostatnia karta: rundę wygrywa { NAME($seat) }.
}
trojki-dead-end = Koniec możliwości: nikt nie ma pasującej karty ani w ręce, ani w stosie.
trojki-left = { NAME($seat) }: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}.
trojki-fewest = { YOU($seat) ->
    [yes] Masz najmniej kart i wygrywasz rundę.
   *[no] Najmniej kart ma { NAME($seat) } i wygrywa rundę.
}
trojki-tie = Remis, najmniej kart mają: { NAMES($seats) }.

trojki-why-stack-empty = Twój stos jest pusty.
trojki-why-no-trio = Na polu { $cell } { CARD($card) } nie tworzy żadnej trójki.
trojki-why-not-new = Na polu { $cell } { CARD($card) } nie daje nic nowego: była już tam { FEATURE($call, case: "trio") }.
trojki-why-call = Zła zapowiedź: na polu { $cell } { CARD($card) } nie tworzy nowej trójki z cechą „{ FEATURE($call) }”. Dobrze byłoby na przykład „{ FEATURE($right) }”.
trojki-why-call-missing = Powiedz, co łączy nową trójkę: { CARD($card) } na polu { $cell } to na przykład „{ FEATURE($right) }”.
trojki-why-no-call = W tej grze nie zapowiada się cechy: wystarczą karta i pole, tutaj { CARD($card) } i pole { $cell }.

trojki-option-open = Tryb otwarty, ze sprawdzaniem przez graczy, pojawi się wraz ze stołem w sieci. Tu każdą kartę sprawdza sędzia.
trojki-option-both = Partia kończy się albo po zdobyciu określonej liczby żetonów, albo po określonej liczbie rund: ustaw „target” lub „deals”, nie oba naraz.
trojki-option-length = Partia może mieć od { $low } do { $high } żetonów lub rund.
trojki-option-handicap-seats = Wyrównanie wymaga jednej liczby dodatkowych kart dla każdego gracza; graczy jest { $count }.
trojki-option-handicap-negative = Wyrównanie to dodatkowe karty; żadna z liczb nie może być mniejsza od 0.
trojki-option-handicap-large = Gdyby dodatkowych kart było w sumie więcej niż { $count }, ktoś nie dostałby żadnej karty.
