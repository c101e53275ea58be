# Planowanie: zdarzenia i powody odmowy.

planowanie-deal = Rozdanie { $number }. { YOU($seat) ->
    [yes] Rozdajesz
   *[no] Rozdaje { NAME($seat) }
}, każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
planowanie-trump = Odkryta karta to { CARD($card) }, atutem są { SUIT($suit) }.
planowanie-no-trump = W tym rozdaniu nie ma atutu.
planowanie-bid = { YOU($seat) ->
    [yes] Deklarujesz
   *[no] { NAME($seat) } deklaruje
} { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
   *[many] { $count } lew
}.
planowanie-bids-done = Razem zadeklarowano { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
   *[many] { $count } lew
}; lew do wzięcia: { $tricks }.
planowanie-lead = { YOU($seat) ->
    [yes] Wychodzisz { CARD($card, case: "ins") }.
   *[no] { NAME($seat) } wychodzi { CARD($card, case: "ins") }.
}
planowanie-play = { YOU($seat) ->
    [yes] Dokładasz { CARD($card, case: "acc") }.
   *[no] { NAME($seat) } dokłada { CARD($card, case: "acc") }.
}
planowanie-trick = { YOU($seat) ->
    [yes] Bierzesz lewę: { CARD($card) }.
   *[no] Lewę bierze { NAME($seat) }: { CARD($card) }.
}
planowanie-made = { NAME($seat) }: deklaracja { $bid }, wzięte { $won }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
planowanie-missed = { NAME($seat) }: deklaracja { $bid }, wzięte { $won }, bez punktów.

planowanie-why-bid-first = Najpierw wszyscy deklarują, ile wezmą lew; dopiero potem zagrywa się karty.
planowanie-why-too-many = Nie da się wziąć tylu lew: w tym rozdaniu { $count ->
    [one] jest { $count }
    [few] są { $count }
   *[many] jest ich { $count }
}.
planowanie-why-barred = Deklarujesz na końcu, a { $count } dałoby w sumie { $tricks }, dokładnie tyle, ile jest lew. Wybierz inną liczbę.
planowanie-why-bids-over = Deklaracje są już zamknięte, teraz zagrywa się karty.
planowanie-why-follow = Masz jeszcze { SUIT($suit) }, więc musisz dołożyć do koloru.
