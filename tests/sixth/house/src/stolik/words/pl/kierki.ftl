# Kierki: zdarzenia i powody odmowy.

kierki-deal = Rozdanie { $number }. { YOU($seat) ->
    [yes] Rozdajesz
   *[no] Rozdaje { NAME($seat) }
}, każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .short = Rozdanie { $number }. Rozdaje: { cards-who }. Kart: { $count }.
kierki-lead = { YOU($seat) ->
    [yes] Wychodzisz { CARD($card, case: "ins") }.
   *[no] { NAME($seat) } wychodzi { CARD($card, case: "ins") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
kierki-play = { YOU($seat) ->
    [yes] Dokładasz { CARD($card, case: "acc") }.
   *[no] { NAME($seat) } dokłada { CARD($card, case: "acc") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
kierki-trick = { YOU($seat) ->
    [yes] Bierzesz lewę: { CARD($card) }, { kierki-points }.
   *[no] Lewę bierze { NAME($seat) }: { CARD($card) }, { kierki-points }.
}
    .short = Lewa: { cards-who }, { kierki-points }.
kierki-points = { $points ->
    [0] bez punktów
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
kierki-scored = { NAME($seat) }: { kierki-points }.

kierki-why-follow = Masz jeszcze { SUIT($suit) }, więc musisz dołożyć do koloru.

## How things stand

kierki-stands-seat = { NAME($seat) }: { kierki-points }, w ręce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.

## Help

kierki-help = Kartę podaje się jej numerem w ręce albo skrótem: QS to dama pik, TD dziesiątka karo; C to trefl, D karo, H kier, S pik.

## What the game is called, and what it is about

kierki-title = Kierki
kierki-about = nie bierz kierów ani damy pik

## Options

kierki-option-queen = Dama pik liczy się za 13 punktów
kierki-option-deals = Rozdania
