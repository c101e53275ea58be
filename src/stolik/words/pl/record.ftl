# Zapisy partii, które są odrzucane: najpierw miejsce, potem powód.

record-place-line = wiersz { $line }
record-place-deal = rozdanie { $deal }
record-place-action = ruch { $action } („{ $text }”)
record-place-action-number = ruch { $action }

## Wiersz, który nie jest zapisem

record-not-json = wiersz nie jest poprawnym JSON-em{ $column ->
    [0] { "" }
   *[other] , czytelny jest tylko do kolumny { NUMBER($column, useGrouping: 0) }
}
record-key-twice = klucz „{ $name }” występuje dwa razy w tym samym obiekcie
record-constant = { $found } nie jest liczbą JSON
record-not-object = w wierszu ma być jeden obiekt JSON w nawiasach klamrowych
record-format = nieznany format „{ $found }”; ten program czyta „{ $wanted }”
record-game = nieznana gra „{ $found }”; są: { $known }
record-rules = { $found ->
    [none] nie wiadomo, według której wersji zasad grano; ten program gra według wersji { $wanted }
   *[other] grano według wersji { $found } zasad; ten program gra według wersji { $wanted }
}
record-options = brakuje opcji: pod „options” ma być obiekt z wszystkimi opcjami gry
record-option-missing = w opcjach brakuje „{ $name }”: zapis mówi, ilu graczy było przy stole
record-option-value = opcja „{ $name }” powinna mieć przy tych ustawieniach wartość { $wanted }
record-players = pod „players” ma być lista graczy, po jednym tekście na miejsce (razem { $count })
record-deals = pod „deals” ma być lista rozdań
record-earlier = „earlier” ma być liczbą rozdań, które ci sami gracze rozegrali wcześniej, w grze, która liczy je dalej, a nie „{ $found }”
record-deal = rozdanie ma być obiektem, w którym „deck”, „actions” i ewentualnie „before” są listami tekstów
record-too-many-deals = partia skończyła się już przed tym rozdaniem

## Rozdanie, które nie mogło tak przebiegać

record-dealer = rozdającym powinno być miejsce { $wanted }, a nie „{ $found }”
record-no-before = „before” jest możliwe tylko w durniu z włączoną opcją „traditions”
record-before-open = zwyczaje przed rozdaniem nie są zakończone: ostatnie musi być „deal” rozdającego
record-before-done = zwyczaje przed rozdaniem skończyły się już na „deal”
record-broken-off = rozdanie urywa się, choć po nim są następne
record-action = ruch zapisuje się jako „MIEJSCE CZYNNOŚĆ ...”, na przykład „1 play 7C”, a przypadek jako „- reshuffle KARTA ...”
record-no-reshuffle = w tym momencie nic się nie tasuje

## Twierdzenia zapisu, które się nie zgadzają

record-legal = dozwolone było: { $wanted }
record-legal-count = pod „legal” ma być po jednej liście na każdy ruch (razem { $count })
record-points-missing = rozdanie jest skończone, ale brakuje punktów („points”)
record-points-early = rozdanie nie jest skończone, więc nie może mieć punktów („points”)
record-points = punkty powinny wynosić { $wanted }
record-score = wynik („score”) powinien wynosić { $wanted }
record-winners = zwycięskie miejsca („winners”) to { $wanted }
record-losers = przegrani („losers”) to { $wanted }
record-not-over = partia nie jest skończona, więc „{ $name }” jest przedwczesne
record-seal-missing = tej talii brakuje pieczęci, a serwer pieczętuje każdą
record-seal-scheme = pieczęć talii musi być zrobiona metodą „sha256”
record-seal-nonce = „nonce” w pieczęci talii musi mieć 64 cyfry szesnastkowe
record-seal-hash = talia nie jest tą, którą zapieczętowano: ma inny skrót
record-seal-reshuffle = zapieczętowany nonce tasuje odrzucone karty inaczej
