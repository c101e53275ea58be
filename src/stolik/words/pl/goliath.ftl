# Dawid i Goliat: zdarzenia, powody odmowy, odrzucone opcje.

goliath-deal = Rozdanie { $number }. { YOU($seat) ->
    [yes] Rozdajesz
   *[no] Rozdaje { NAME($seat) }
}, każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
goliath-begins = { YOU($seat) ->
    [yes] Zaczynasz.
   *[no] Zaczyna { NAME($seat) }.
}
goliath-lead = { YOU($seat) ->
    [yes] Wychodzisz { CARD($card, case: "ins") }.
   *[no] { NAME($seat) } wychodzi { CARD($card, case: "ins") }.
}
goliath-play = { YOU($seat) ->
    [yes] Dokładasz { CARD($card, case: "acc") }.
   *[no] { NAME($seat) } dokłada { CARD($card, case: "acc") }.
}
goliath-highest = Najwyższa jest { CARD($card) }: { YOU($seat) ->
    [yes] zbierasz { CARDS($cards, case: "acc") }.
   *[no] { NAME($seat) } zbiera { CARDS($cards, case: "acc") }.
}
goliath-lowest = Najniższa jest { CARD($card) }: { YOU($seat) ->
    [yes] dostajesz { CARD($won, case: "acc") }.
   *[no] { NAME($seat) } dostaje { CARD($won, case: "acc") }.
}
goliath-all-equal = Wszystkie karty są równe: { YOU($seat) ->
    [yes] zbierasz { CARDS($cards, case: "acc") }.
   *[no] { NAME($seat) } zbiera { CARDS($cards, case: "acc") }.
}
goliath-points = { NAME($seat) }: czerwone { $red }, żółte { $yellow }, zielone { $green }, niebieskie { $blue }, fioletowe { $violet }, razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

goliath-why-not-in-play = Przy { $count } graczach wartości sięgają tylko { $value }, więc { CARD($card, case: "gen") } nie ma w grze.
goliath-why-follow = Masz jeszcze { SUIT($suit) }, więc musisz dołożyć do koloru.

goliath-option-too-many = Partia może mieć najwyżej { $high ->
    [one] { $high } rozdanie
    [few] { $high } rozdania
   *[many] { $high } rozdań
}.
