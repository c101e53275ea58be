# Planowanie: zdarzenia i powody odmowy.

planowanie-deal = Rozdanie { $number }. { YOU($seat) ->
    [yes] Rozdajesz
   *[no] Rozdaje { NAME($seat) }
}, każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .short = Rozdanie { $number }. Rozdaje: { cards-who }. Kart: { $count }.
planowanie-trump = Odkryta karta to { CARD($card) }, atutem są { SUIT($suit) }.
    .short = Atut: { CARD($card, case: "short") }.
planowanie-no-trump = W tym rozdaniu nie ma atutu.
    .short = Bez atutu.
planowanie-bid = { YOU($seat) ->
    [yes] Deklarujesz
   *[no] { NAME($seat) } deklaruje
} { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
   *[many] { $count } lew
}.
    .short = { cards-who }: { $count }.
planowanie-bids-done = Razem zadeklarowano { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
   *[many] { $count } lew
}; lew do wzięcia: { $tricks }.
    .short = Razem { $count } z { $tricks }.
planowanie-lead = { YOU($seat) ->
    [yes] Wychodzisz { CARD($card, case: "ins") }.
   *[no] { NAME($seat) } wychodzi { CARD($card, case: "ins") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-play = { YOU($seat) ->
    [yes] Dokładasz { CARD($card, case: "acc") }.
   *[no] { NAME($seat) } dokłada { CARD($card, case: "acc") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
planowanie-trick = { YOU($seat) ->
    [yes] Bierzesz lewę: { CARD($card) }.
   *[no] Lewę bierze { NAME($seat) }: { CARD($card) }.
}
    .short = Lewa: { cards-who }.
planowanie-made = { NAME($seat) }: deklaracja { $bid }, wzięte { $won }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
    .short = { cards-who }: { $won } z { $bid }, punkty: { $points }.
planowanie-missed = { NAME($seat) }: deklaracja { $bid }, wzięte { $won }, bez punktów.
    .short = { cards-who }: { $won } z { $bid }.

planowanie-why-bid-first = Najpierw wszyscy deklarują, ile wezmą lew; dopiero potem zagrywa się karty.
planowanie-why-too-many = Nie da się wziąć tylu lew: w tym rozdaniu { $count ->
    [one] jest { $count }
    [few] są { $count }
   *[many] jest ich { $count }
}.
planowanie-why-barred = Deklarujesz na końcu, a { $count } dałoby w sumie { $tricks }, dokładnie tyle, ile jest lew. Wybierz inną liczbę.
planowanie-why-bids-over = Deklaracje są już zamknięte, teraz zagrywa się karty.
planowanie-why-follow = Masz jeszcze { SUIT($suit) }, więc musisz dołożyć do koloru.

## Stół w przeglądarce

planowanie-web-trump = Atut: { SUIT($suit) }
planowanie-web-trump-none = Bez atutu
planowanie-web-turned = Atutem są { SUIT($suit) }, odkryta karta to { CARD($card) }.
planowanie-web-turned-none = W tym rozdaniu nie ma atutu.
planowanie-web-sum = Deklaracje: { $count } z { $tricks }
planowanie-web-took = wzięte { $count } z { $bid }
planowanie-web-unbid = jeszcze bez deklaracji
planowanie-web-seat = { NAME($seat) }: deklaracja { $bid }, wzięte { $won }, w ręce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
planowanie-web-seat-unbid = { NAME($seat) }: jeszcze bez deklaracji, w ręce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
planowanie-web-bids = Twoja deklaracja
planowanie-web-ask = Ile lew deklarujesz, od 0 do { $high }?
planowanie-web-ask-barred = Ile lew deklarujesz, od 0 do { $high }, byle nie { $barred }?
planowanie-web-bid = { $count } { $count ->
    [one] lewa
    [few] lewy
   *[many] lew
}
planowanie-web-waiting = Inni jeszcze deklarują.
planowanie-web-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
planowanie-web-hand = Twoje karty: { CARDS($cards) }.
planowanie-web-hand-empty = Nie masz kart w ręce.
planowanie-web-laid = { NAME($seat) } { CARD($card) }
planowanie-web-trick = Na stole: { $list }.
planowanie-web-trick-empty = Na stole nie ma karty; { YOU($seat) ->
    [yes] wychodzisz ty
   *[no] wychodzi { NAME($seat) }
}.
planowanie-web-before = Ostatnia lewa: { $list }. { YOU($seat) ->
    [yes] Jest twoja.
   *[no] Wzięcie: { NAME($seat) }.
}
planowanie-web-before-none = Nie było jeszcze żadnej lewy.
planowanie-web-before-title = Ostatnia lewa
planowanie-web-led = wyjście
planowanie-web-wins = bije
planowanie-web-takes = bierze
planowanie-web-by-suit = Twoje karty są ułożone kolorami.
planowanie-web-by-rank = Twoje karty są ułożone według wartości.
planowanie-web-result = Wynik rozdania { $number }
planowanie-web-player = Gracz
planowanie-web-said = Deklaracja
planowanie-web-won = Wzięte
planowanie-web-points = Punkty
planowanie-web-made = zgodnie
planowanie-web-missed = nietrafione
