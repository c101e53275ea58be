# Golf sześciokartowy. $cell: 1 2 3 to dalszy rząd, 4 5 6 bliższy. $replaced to karta, która trafia na stos odkryty.

golf-deal = Dołek { $number }, { YOU($seat) ->
    [yes] rozdajesz ty
   *[no] rozdaje { NAME($seat) }
}.
golf-first-discard = Na stosie odkrytym leży { CARD($card) }, w zakrytym { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
    .short = Stos odkryty: { CARD($card, case: "short") }; zakryty: { $count }.
golf-peek = { YOU($seat) ->
    [yes] Podglądasz
   *[no] { NAME($seat) } podgląda
} karty na polach { LIST($cells) }.
    .short = { cards-who }: podgląd { LIST($cells) }.
golf-peeked = Na polu { $cell } leży { CARD($card) }.
    .short = { $cell }: { CARD($card, case: "short") }.
golf-start = Wszyscy już podejrzeli swoje karty, { YOU($seat) ->
    [yes] zaczynasz ty
   *[no] zaczyna { NAME($seat) }
}.
    .short = Zaczyna: { cards-who }.
golf-stock = { YOU($seat) ->
    [yes] Dobierasz
   *[no] { NAME($seat) } dobiera
} kartę ze stosu zakrytego.
    .short = { cards-who }: stos zakryty.
golf-draw = { YOU($seat) ->
    [yes] Dobierasz
   *[no] { NAME($seat) } dobiera
} { CARD($card, case: "acc") } ze stosu zakrytego.
    .short = { cards-who }: ze stosu { CARD($card, case: "short") }.
golf-take = { YOU($seat) ->
    [yes] Bierzesz
   *[no] { NAME($seat) } bierze
} { CARD($card, case: "acc") } ze stosu odkrytego.
    .short = { cards-who }: z odkrytych { CARD($card, case: "short") }.
golf-discard = { YOU($seat) ->
    [yes] Odrzucasz
   *[no] { NAME($seat) } odrzuca
} dobraną kartę: { CARD($card) }.
    .short = { cards-who }: odrzut, { CARD($card, case: "short") }.
golf-swap-down = { YOU($seat) ->
    [yes] Kładziesz
   *[no] { NAME($seat) } kładzie
} { CARD($card, case: "acc") } na pole { $cell }; leżała tam zakryta karta: { CARD($replaced) }.
    .short = { cards-who }: { CARD($card, case: "short") } na { $cell }; schodzi { CARD($replaced, case: "short") }.
golf-swap-up = { YOU($seat) ->
    [yes] Kładziesz
   *[no] { NAME($seat) } kładzie
} { CARD($card, case: "acc") } na pole { $cell } w zamian za { CARD($replaced, case: "acc") }.
    .short = { cards-who }: { CARD($card, case: "short") } na { $cell }; schodzi { CARD($replaced, case: "short") }.
golf-pair = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} parę na polach { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }: para { LIST($cells) }.
golf-closed = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} odkryte wszystkie sześć kart.
    .short = { cards-who }: wszystko odkryte.
golf-final-turns = Pozostali mają jeszcze po jednej kolejce.
    .short = Ostatnia kolejka.
golf-stalled = Od dawna nikt nie wymienił zakrytej karty: dołek się kończy i liczy się to, co leży.
    .short = Bez postępu: koniec dołka.
golf-open = { YOU($seat) ->
    [yes] Odkrywasz
   *[no] { NAME($seat) } odkrywa
} { $count ->
    [one] pole
    [few] pola
   *[many] pola
} { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }, pola { LIST($cells) }: { CARDS($cards, case: "short") }.
golf-points = { YOU($seat) ->
    [yes] Dostajesz
   *[no] { NAME($seat) } dostaje
} { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .short = { cards-who }, punkty: { $points }.
golf-reshuffle = Stos zakryty jest pusty: karty spod wierzchu stosu odkrytego są tasowane i tworzą nowy stos, w którym { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
    .short = Tasowanie, w stosie { $count }.

## Dlaczego nie

golf-why-reshuffle = stos zakryty jest właśnie tasowany od nowa
golf-why-looked = karty podgląda się tylko raz, przed pierwszą kolejką
golf-why-look-first = najpierw podejrzyj dwie ze swoich kart
golf-why-far = wolno podejrzeć tylko karty z bliższego rzędu
golf-why-left = w tej grze wolno podejrzeć tylko lewą i środkową kartę bliższego rzędu
golf-why-no-stock = stos zakryty jest pusty
golf-why-no-card = nie masz jeszcze karty w ręce: najpierw weź jedną ze stosu zakrytego albo odkrytego
golf-why-drawn = masz już w ręce { CARD($card, case: "acc") }: połóż tę kartę w miejsce jednej ze swoich albo ją odrzuć
golf-why-taken = masz już w ręce { CARD($card, case: "acc") }: połóż tę kartę w miejsce jednej ze swoich
golf-why-keep = { CARD($card) } pochodzi ze stosu odkrytego i nie może tam od razu wrócić: połóż tę kartę w miejsce jednej ze swoich

golf-option-deals = partia golfa ma od { $low } do { $high } dołków
golf-option-stall = liczba kolejek na gracza, po których kończy się dołek bez postępu, to od { $low } do { $high }, albo dołek nigdy się tak nie kończy

## Stół w przeglądarce

golf-web-stock = Stos zakryty: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
golf-web-discards = Stos odkryty: na wierzchu { CARD($card) }
golf-web-discards-none = Stos odkryty: wierzchnia karta jest wzięta
golf-web-held = { YOU($seat) ->
    [yes] Trzymasz
   *[no] { NAME($seat) } trzyma
} { CARD($card, case: "acc") }.
golf-web-cards = { YOU($seat) ->
    [yes] Twoje karty
   *[no] Karty, { NAME($seat) }
}
golf-web-layout = { YOU($seat) ->
    [yes] Twoje karty
   *[no] { NAME($seat) }
}: dalszy rząd { $far }; bliższy rząd { $near }.
golf-web-cell = { $cell }: { CARD($card) }
golf-web-cell-pair = { $cell }: { CARD($card) } – para, 0
golf-web-cell-down = { $cell }: zakryta
golf-web-cell-known = { $cell }: zakryta, pamiętasz: { CARD($card) }
golf-web-remembered = pamiętasz
golf-web-pair = para, 0
golf-web-down = { $count ->
    [0] wszystkie odkryte
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
golf-full = { NAME($seat) }, { $list }.
golf-web-last-turns = Ostatnia kolejka
golf-web-last = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} odkryte wszystkie sześć kart: pozostali grają jeszcze raz.
golf-web-by-points = W tej grze parą są też karty o równych punktach.
golf-web-ask-peek = Podejrzyj dwie karty bliższego rzędu: dwie z 4, 5, 6.
golf-web-ask-peek-left = Podejrzyj karty 4 i 5.
golf-web-ask-peek-any = Podejrzyj dowolne dwie swoje karty, od 1 do 6.
golf-web-ask-second = Pole { $cell } i jakie jeszcze?
golf-web-ask-sure = Pole { $cell }? Jeszcze raz, a karta tam trafi.
golf-web-ask-turn = Twoja kolej: stos zakryty czy { CARD($card) } ze stosu odkrytego?
golf-web-ask-take = Twoja kolej, stos zakryty jest pusty: weź { CARD($card, case: "acc") }.
golf-web-ask-drawn = Gdzie położyć { CARD($card, case: "acc") }: na jakieś pole czy na stos odkryty?
golf-web-ask-taken = Na jakie pole położyć { CARD($card, case: "acc") }?
golf-web-do-peek = podejrzeć pola { LIST($cells) }
golf-web-do-stock = dobrać ze stosu zakrytego
golf-web-do-take = wziąć { CARD($card, case: "acc") } ze stosu odkrytego
golf-web-do-swap = położyć na pole { $cell }
golf-web-do-discard = odrzucić
golf-web-over = Dołek się skończył.
golf-web-keys = Klawisze: 1–6 pola, 7 stos zakryty, 8 stos odkryty
golf-web-watching = Oglądasz grę.
golf-web-result = Wynik dołka { $number }
golf-web-player = Gracz
golf-web-points = Punkty
