# Partia z kilku rozdań: wynik po rozdaniu, kto wygrywa, co dalej.

match-score = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} w sumie { SIGNED($points) } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .short = { cards-who }: razem { SIGNED($points) }.
match-won = Koniec partii: { YOU($seat) ->
    [yes] wygrywasz
   *[no] wygrywa { NAME($seat) }
}.
    .short = Partia: { cards-who }.
match-shared = Koniec partii. { YOU($seats) ->
    [yes] Wygrywacie wspólnie
   *[no] Wygrywają wspólnie
}: { NAMES($seats) }.
    .short = Partia: { NAMES($seats) }.
match-lost = Koniec partii: { YOU($seat) ->
    [yes] przegrywasz
   *[no] przegrywa { NAME($seat) }
}.
    .short = Przegrana: { cards-who }.
match-lost-together = Koniec partii. { YOU($seats) ->
    [yes] Przegrywacie
   *[no] Przegrywają
}: { NAMES($seats) }.
    .short = Przegrana: { NAMES($seats) }.
match-drawn = Koniec partii: remis.
    .short = Partia: remis.
match-next = Następne będzie rozdanie { $number }, { YOU($seat) ->
    [yes] rozdajesz ty
   *[no] rozdaje { NAME($seat) }
}.
    .short = Rozdanie { $number }, rozdaje: { cards-who }.
match-place = { YOU($seat) ->
    [yes] { $leaders ->
        [1] Jesteś na prowadzeniu
       *[other] Prowadzisz wspólnie z innymi
    }
   *[no] Zajmujesz miejsce { $place } z { $count }; { $leaders ->
        [1] prowadzi
       *[other] prowadzą
    } { NAMES($seats) }, { SIGNED($points) } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
}.
    .short = { YOU($seat) ->
        [yes] { $leaders ->
            [1] Prowadzisz.
           *[other] Prowadzisz wspólnie.
        }
       *[no] Miejsce { $place } z { $count }; { $leaders ->
            [1] prowadzi
           *[other] prowadzą
        } { NAMES($seats) }, { SIGNED($points) }.
    }
match-finished = Kończysz na miejscu { $place } z { $count }.
    .short = Miejsce { $place } z { $count }.
match-why-not-begun = rozdanie jeszcze się nie zaczęło
