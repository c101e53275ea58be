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
    .short = Pole { $cell }: { CARD($card, case: "short") }.
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
    .short = { cards-who }: { CARD($card, case: "short") }, pole { $cell }; schodzi { CARD($replaced, case: "short") }.
golf-swap-up = { YOU($seat) ->
    [yes] Kładziesz
   *[no] { NAME($seat) } kładzie
} { CARD($card, case: "acc") } na pole { $cell } w zamian za { CARD($replaced, case: "acc") }.
    .short = { cards-who }: { CARD($card, case: "short") }, pole { $cell }; schodzi { CARD($replaced, case: "short") }.
golf-pair = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} parę na polach { LIST($cells) }: { CARDS($cards) }.
    .short = { cards-who }: para { LIST($cells) }.
golf-open-pair = { golf-pair }
    .short = { golf-pair.short }
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
} { SIGNED($points) } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
    .short = { cards-who }, punkty: { SIGNED($points) }.
golf-reshuffle = Stos zakryty jest pusty. Stos odkryty bez wierzchniej karty jest tasowany; w nowym stosie zakrytym { $count ->
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
golf-why-no-card = nie trzymasz jeszcze karty: najpierw weź jedną ze stosu zakrytego albo odkrytego
golf-why-drawn = trzymasz już { CARD($card, case: "acc") }: połóż tę kartę w miejsce jednej ze swoich albo ją odrzuć
golf-why-taken = trzymasz już { CARD($card, case: "acc") }: połóż tę kartę w miejsce jednej ze swoich
golf-why-keep = { CARD($card) } pochodzi ze stosu odkrytego i nie może tam od razu wrócić: połóż tę kartę w miejsce jednej ze swoich

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
   *[no] Karty gracza { NAME($seat) }
}
golf-web-cell = { $cell }: { CARD($card) }
golf-web-cell-pair = { $cell }: { CARD($card) }, para, 0
golf-web-cell-down = { $cell }: zakryta
golf-web-cell-known = { $cell }: zakryta, pamiętasz { CARD($card, case: "acc") }
golf-web-remembered = pamiętasz
golf-web-pair = para, 0
golf-web-down = { $count ->
    [0] wszystkie odkryte
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
golf-full = { NAME($seat) }, { SEMICOLONS($list) }.
golf-web-last-turns = Ostatnia kolejka
golf-web-last = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} odkryte wszystkie sześć kart: pozostali grają jeszcze raz.
golf-stands-by-points = W tej grze parą są też karty o równych punktach.
golf-web-ask-second = Pole { $cell } i które jeszcze?
golf-web-ask-sure = Pole { $cell }? Jeszcze raz, a karta tam trafi.
golf-name-peek = podejrzeć pola { LIST($cells) }
golf-name-stock = dobrać ze stosu zakrytego
golf-name-take = wziąć { CARD($card, case: "acc") } ze stosu odkrytego
golf-name-swap = położyć { CARD($card, case: "acc") } na pole { $cell }
golf-name-discard = odrzucić { CARD($card, case: "acc") }
golf-web-over = Dołek się skończył.
golf-web-keys = Klawisze od 1 do 6: pola, 7 stos zakryty, 8 stos odkryty
golf-web-result = Wynik dołka { $number }
golf-web-points = Punkty

## Zamiast zdań wspólnych dla wszystkich gier: rozdanie w golfie to dołek

golf-own-match-next = Następny będzie dołek { $number }, { YOU($seat) ->
    [yes] rozdajesz ty
   *[no] rozdaje { NAME($seat) }
}.
    .short = Dołek { $number }, rozdaje: { cards-who }.
golf-own-match-why-not-begun = dołek jeszcze się nie zaczął
golf-own-why-over = ten dołek już się skończył
golf-own-table-sealed = Talia dołka { $number } jest zapieczętowana: { $hash }.
golf-own-table-why-deal-on = dołek jeszcze trwa
golf-own-table-no-undo-deal = tego ruchu nie można cofnąć: skończył się już wtedy dołek albo zaczął nowy
golf-own-terminal-result = Wynik dołka { $number }.
golf-own-terminal-between = Ten dołek jest skończony, za chwilę będzie następny.
golf-own-terminal-ask-next = Enter to następny dołek.
golf-own-terminal-next-in = Następny dołek zacznie się za { cards-seconds-acc }.
golf-own-web-deal = Dołek { $number }
golf-own-room-last = Ostatni dołek
golf-own-web-next = Następny dołek za { cards-seconds-acc }
golf-own-web-scores-deal = Dołek
golf-own-replay-deal = Który dołek
golf-own-review-deals = Co przyniosły dołki
golf-own-review-deal = Dołek
golf-own-review-where = Dołek { $number }, zagranie { $count }
golf-own-advice-deal = Dołek { $number }: { $result } punktu. W tym karty { $cards }; własna gra { $play }; reszta, czyli inni i zakryte karty, { $rest }.
golf-own-advice-mistake = Dołek { $number }, zagranie { $count }:
golf-own-guide-title = Pierwszy dołek

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

golf-typed-peek = podejrzyj, podglądam
golf-typed-stock = stos, zakryty, dobierz, s
golf-typed-take = weź, biorę, odkryty, w
golf-typed-swap = zamień, połóż, wymień
golf-typed-discard = odrzuć, odrzucam, o

## How things stand

golf-stands-layout = { YOU($seat) ->
    [yes] Twoje karty
   *[no] { NAME($seat) }
}: dalej { COMMAS($far) }; bliżej { COMMAS($near) }.
golf-stands-up = { $cell } { CARD($card) }
golf-stands-down = { $cell } zakryta
golf-stands-remembered = { $cell } zakryta, pamiętasz { CARD($card, case: "acc") }
golf-stands-holding = Trzymasz { CARD($card, case: "acc") }.
golf-stands-piles = Na stosie odkrytym leży { CARD($card) }; w zakrytym { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
golf-stands-piles-taken = Wierzchnia karta stosu odkrytego jest wzięta; w zakrytym { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
golf-full-discards = Stos odkryty: na wierzchu { CARD($card) }
golf-full-stock = Stos zakryty: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
golf-full-cell = { $cell }: { CARD($card) }
golf-full-pair = { $cell }: { CARD($card) }, para, 0
golf-full-down = { $count ->
    [0] wszystkie odkryte
    [6] wszystkie zakryte
   *[many] pozostałe zakryte: { $count }
}

## What is asked

golf-ask-peek = Podejrzyj dwie karty bliższego rzędu: dwie liczby z 4 5 6, na przykład 4 6.
    .short = Podejrzyj dwie z 4 5 6.
    .pressed = Podejrzyj dwie karty bliższego rzędu: dwie z 4, 5, 6.
golf-ask-peek-left = Podejrzyj karty 4 i 5: wpisz 4 5.
    .short = Podejrzyj: wpisz 4 5.
    .pressed = Podejrzyj karty 4 i 5.
golf-ask-peek-any = Podejrzyj dwie swoje karty: dwie liczby od 1 do 6, na przykład 4 6.
    .short = Podejrzyj dwie, od 1 do 6.
    .pressed = Podejrzyj dowolne dwie swoje karty, od 1 do 6.
golf-ask-pile = Twoja kolej: 1 dobiera ze stosu zakrytego, 2 bierze { CARD($card, case: "acc") }.
    .short = 1 dobiera, 2 bierze { CARD($card, case: "short") }.
    .pressed = Stos zakryty czy { CARD($card) } ze stosu odkrytego?
golf-ask-take-only = Twoja kolej, stos zakryty jest pusty: 2 bierze { CARD($card, case: "acc") }.
    .short = Stos jest pusty: 2 bierze { CARD($card, case: "short") }.
    .pressed = Stos zakryty jest pusty: weź { CARD($card, case: "acc") }.
golf-ask-drawn = Gdzie położyć { CARD($card, case: "acc") }: na pole od 1 do 6 czy na stos odkryty, 0?
    .short = Gdzie { CARD($card, case: "short") }: od 1 do 6, odrzut 0?
    .pressed = Gdzie położyć { CARD($card, case: "acc") }: na jakieś pole czy na stos odkryty?
golf-ask-taken = Na które pole położyć { CARD($card, case: "acc") }, od 1 do 6?
    .short = Gdzie { CARD($card, case: "short") }: od 1 do 6?
    .pressed = Na które pole położyć { CARD($card, case: "acc") }?

## What was not understood

golf-no-pile = Nie ma stosu { $number }: 1 to zakryty, 2 odkryty.
golf-two-cells = Potrzebne są dwie różne liczby, na przykład 4 6.

## Help

golf-help =
    Pola 1 2 3 to dalszy rząd, 4 5 6 bliższy.
    Kolumny to 1 i 4, 2 i 5, 3 i 6.
    Wpisz 1, żeby dobrać ze stosu zakrytego, albo 2, żeby wziąć z odkrytego,
    potem pole, na które trafi karta; dobraną możesz też odrzucić, wpisując 0.
    W brajlu siódemka trefl to gc:
    litery od b do i to wartości od 2 do 9, x to dziesiątka, a na końcu kolor.
    Słowami: stos, weź, zamień 3, odrzuć, podejrzyj 4 6.

## Options that are refused

golf-why-option-deals = partia golfa ma od { $low } do { $high } dołków
golf-why-option-stall = kolejek bez postępu może być na gracza od { $low } do { $high } albo dołek nigdy się tak nie kończy

## What the game is called, and what it is about

golf-title = Golf
golf-about = wymieniaj swoje sześć kart, w większości nieznanych, na niższe

## Options

golf-option-deals = Ile dołków ma partia
golf-option-peek = Które dwie karty się podgląda
golf-option-peek-near_any2 = dwie dowolne z bliższego rzędu
golf-option-peek-near_left2 = lewą i środkową z bliższego rzędu
golf-option-peek-any2 = dwie dowolne z sześciu
golf-option-pair_by = Co jest parą w kolumnie
golf-option-pair_by-rank = dwie jednakowe karty, na przykład siódemki
golf-option-pair_by-points = dwie karty o tej samej liczbie punktów
golf-option-stall_turns = Po ilu kolejkach na gracza bez postępu kończy się dołek
golf-option-stall_turns-null = nigdy
golf-option-final_turns = Pozostali mają jeszcze po jednej kolejce, gdy ktoś skończy

## The first deal, explained as it goes

golf-guide-peek =
    Podejrzyj dwie karty z bliższego rzędu, tylko ten jeden raz; stół zapamięta je za ciebie. Im mniej, tym
    lepiej: dwójka minus 2, król 0, as 1, walet i dama 10.
golf-guide-turn =
    Weź kartę: ze stosu zakrytego, wtedy widzisz ją tylko ty, albo wierzchnią z odkrytego, którą znają wszyscy.
    Karta z odkrytego musi trafić do twojego układu.
golf-guide-swap =
    Połóż kartę na jednym ze swoich sześciu pól; stara trafi na stos odkryty. Dwie jednakowe karty w kolumnie,
    na przykład siódemki, liczą się razem za 0.
golf-guide-keep =
    Kartę ze stosu zakrytego, która ci się nie przyda, wolno odrzucić; wtedy nic się nie odkrywa i twoja kolejka
    się kończy.
golf-guide-over =
    Dołek kończy się, gdy tylko ktoś ma sześć odkrytych kart. Wszystkie karty się odkrywa i liczy. Wygrywa
    najniższa suma. Teraz znasz już grę.

## Drawings on the page of the rules

golf-shown-pairs =
    Dalszy rząd: piątka, walet, dziewiątka; bliższy: piątka, dama, czwórka. Piątki są parą i liczą się za 0; 10 i
    10 to 20; 9 i 4 to 13: 33 punkty.
golf-shown-twos =
    Dalszy rząd: dwójka, dwójka, król; bliższy: dwójka, król, król. Para dwójek to 0, nie minus 4; dwójka i król
    to minus 2; króle są parą. Razem minus 2 punkty.
golf-shown-row =
    Dwie ósemki obok siebie to nie para. Dalszy rząd: ósemka, ósemka, as; bliższy: trójka, czwórka, król.
    To 11, 12 i 1, razem 24.
