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
    .short = { cards-who }: { $won } z { $bid }, punkty { $points }.
planowanie-missed = { NAME($seat) }: deklaracja { $bid }, wzięte { $won }, bez punktów.
    .short = { cards-who }: { $won } z { $bid }.

planowanie-why-bid-first = Najpierw wszyscy deklarują, ile wezmą lew; dopiero potem zagrywa się karty.
planowanie-why-too-many = Nie da się wziąć tylu lew: w tym rozdaniu { $count ->
    [one] jest tylko { $count }
    [few] są tylko { $count }
   *[many] jest ich tylko { $count }
}.
planowanie-why-barred = Deklarujesz na końcu, a { $count } dałoby w sumie { $tricks }, dokładnie tyle, ile jest lew. Wybierz inną liczbę.
planowanie-why-bids-over = Deklaracje są już zamknięte, teraz zagrywa się karty.
planowanie-why-follow = Masz jeszcze { SUIT($suit) }, więc musisz dołożyć do koloru.

## Stół w przeglądarce

planowanie-web-trump = Atut: { SUIT($suit) }
planowanie-web-trump-none = Bez atutu
planowanie-web-sum = { $done ->
    [yes] Zadeklarowano
   *[no] Zadeklarowano dotąd
} { $count }, lew jest { $tricks }
planowanie-web-took = wzięte { $count } z { $bid }
planowanie-web-unbid = jeszcze bez deklaracji
planowanie-web-bids = Twoja deklaracja
planowanie-name-bid = { $count } { $count ->
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
planowanie-web-laid = { NAME($seat) } { CARD($card) }
planowanie-web-before = Ostatnia lewa: { $list }. { YOU($seat) ->
    [yes] Jest twoja.
   *[no] Bierze ją { NAME($seat) }.
}
planowanie-web-before-none = Nie było jeszcze żadnej lewy.
planowanie-web-before-title = Ostatnia lewa
planowanie-web-led = wyjście
planowanie-web-wins = bije
planowanie-web-takes = bierze
planowanie-web-by-suit = Twoje karty są ułożone kolorami.
planowanie-web-by-rank = Twoje karty są ułożone według wartości.
planowanie-web-result = Wynik rozdania { $number }
planowanie-web-said = Deklaracja
planowanie-web-won = Wzięte
planowanie-web-points = Punkty
planowanie-web-made = ugrane
planowanie-web-missed = nieugrane

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

planowanie-typed-bid = deklaruję, lewy

## How things stand

planowanie-stands-trump = Atutem są { SUIT($suit) }, odkryta karta to { CARD($card) }.
planowanie-stands-no-trump = Nie ma atutu.
planowanie-stands-bid = { NAME($seat) }: deklaracja { $bid }, wzięte { $count }.
planowanie-stands-no-bid = { NAME($seat) }: jeszcze bez deklaracji.
planowanie-stands-sum = Deklaracje: { $count } z { $tricks }
planowanie-stands-seat = { NAME($seat) }: deklaracja { $bid }, wzięte { $won }, na ręce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.

## What is asked

planowanie-ask-bid = Ile lew deklarujesz, od 0 do { $high }?
    .short = Ile lew, od 0 do { $high }?
planowanie-ask-bid-barred = Ile lew deklarujesz, od 0 do { $high }, byle nie { $barred }?
    .short = Ile lew, od 0 do { $high }, byle nie { $barred }?

## Help

planowanie-help =
    Deklarację podaje się liczbą.
    Kartę podaje się numerem na ręce, nazwą albo skrótem:
    siódemka trefl, 7 trefl albo 7C; TD to dziesiątka karo.
    C to trefl, D karo, H kier, S pik, J walet, Q dama, K król, A as.
    W brajlu siódemka trefl to gc:
    litery od b do i to wartości od 2 do 9, x to dziesiątka.
    W zapisie całej ręki każdy kolor stoi raz: c gh to gc hc.

## What the game is called, and what it is about

planowanie-title = Planowanie
planowanie-about = zapowiedz, ile lew weźmiesz, i weź dokładnie tyle

## Options

planowanie-option-first_deal_trump = Atut w pierwszym rozdaniu
planowanie-option-first_deal_trump-never = nigdy
planowanie-option-first_deal_trump-if_card_left = jeśli zostaje karta (przy dwóch i trzech graczach)

## The first deal, explained as it goes

planowanie-guide-bid =
    Powiedz, ile lew weźmiesz z tymi kartami. Lewy biorą wysokie karty i atuty, jeśli są. Punkty daje tylko
    dokładnie ta liczba.
planowanie-guide-last =
    Rozdajesz, więc deklarujesz na końcu, i jedna liczba jest zablokowana: suma deklaracji nie może być równa
    liczbie lew.
planowanie-guide-lead =
    Wychodzisz dowolną kartą. Inni dokładają zgodnie z ruchem wskazówek zegara, a kto weźmie lewę, wychodzi do
    następnej.
planowanie-guide-follow =
    Jeśli masz kolor, w który wyszedł pierwszy gracz, dołóż do koloru; jeśli nie, zagraj, co chcesz. Bić nigdy
    nie musisz. Spróbuj też karty, której zagrać nie wolno: dowiesz się dlaczego.
planowanie-guide-won =
    Twoja pierwsza lewa. Przy każdym imieniu widać, ile lew wzięto, a ile zadeklarowano. Licz dalej: o jedną za
    dużo jest tak samo źle, jak o jedną za mało.
planowanie-guide-over =
    Koniec rozdania. Kto wziął dokładnie tyle lew, ile zadeklarował, ma 10 punktów i po jednym za każdą lewę,
    inni nie mają nic. Teraz znasz już grę.

## Drawings on the page of the rules

planowanie-shown-trump =
    Atutem są kiery. Dziewiątka pik, król pik, dwójka kier, as pik: lewę bierze dwójka kier, bo jest atutem.
planowanie-shown-led =
    W lewie nie ma atutu: dziewiątka pik, król karo, as trefl, dziesiątka pik. Wychodzono w piki, więc bierze
    dziesiątka pik.

## What makes the rest no choice

planowanie-settled-all = Nic się już nie zmieni: wszystkie pozostałe lewy są twoje.
planowanie-settled-none = Nic się już nie zmieni: nie weźmiesz żadnej z pozostałych lew.
planowanie-settled-bids = Nic się już nie zmieni: niczyjej deklaracji nie da się już dotrzymać.
