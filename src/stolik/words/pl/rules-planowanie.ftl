# Zasady planowania, wystarczające, żeby według nich grać; wypisuje je `stolik rules planowanie`.

rules-planowanie-aim-title = Cel gry
rules-planowanie-aim =
    W planowanie gra od dwóch do czterech osób. W każdym rozdaniu najpierw mówisz, ile lew weźmiesz. Punkty dostajesz tylko
    wtedy, gdy weźmiesz ich dokładnie tyle, ani mniej, ani więcej.
    .numbers = PL-1
rules-planowanie-cards-title = Karty
rules-planowanie-cards =
    Gra się talią 52 kart bez jokerów. W każdym kolorze najniższa jest dwójka, potem idą następne aż do dziesiątki, walet,
    dama, król, a najwyższy jest as.
rules-planowanie-deal-title = Rozdanie
rules-planowanie-deal =
    O tym, kto rozdaje pierwszy, decyduje los; potem rozdaje zawsze następna osoba po lewej. Karty rozdaje się po jednej,
    począwszy od gracza po lewej ręce rozdającego.

    We czworo w pierwszym rozdaniu każdy dostaje 13 kart, we dwoje i we troje 17. W każdym następnym jest o jedną kartę
    mniej, aż do jednej. Rozdań z jedną kartą jest tyle, ilu graczy, i na tym partia się kończy. Razem daje to 16 rozdań we
    czworo, 19 we troje i 18 we dwoje.
    .numbers = PL-2 PL-3 PL-4
rules-planowanie-trump-title = Atut
rules-planowanie-trump =
    Po rozdaniu odkrywa się następną kartę z talii: jej kolor jest w tym rozdaniu atutem. Samą odkrytą kartą się nie gra, a
    reszta nierozdanych kart pozostaje zakryta. W pierwszym rozdaniu partii atutu nie ma i żadnej karty się nie odkrywa.
    .numbers = PL-5 PL-6 PL-A2 PL-A6
rules-planowanie-bid-title = Deklaracje
rules-planowanie-bid =
    Począwszy od gracza po lewej ręce rozdającego każdy mówi raz, ile lew zamierza wziąć. Może to być każda liczba od 0 do
    liczby kart na ręce.

    Tylko rozdający, który deklaruje na końcu, nie ma pełnej swobody. Suma deklaracji nie może być równa liczbie lew w
    rozdaniu, więc nie wolno mu podać liczby, przy której wszystko by się zgadzało. Komuś musi się nie udać. Jeśli inni
    zadeklarowali już więcej, niż jest lew, rozdający może podać każdą liczbę.
    .numbers = PL-7 PL-8 PL-9 PL-A4 PL-A5 PL-A7
rules-planowanie-play-title = Rozgrywka
rules-planowanie-play =
    Do pierwszej lewy wychodzi gracz po lewej ręce rozdającego, dowolną kartą, także atutem. Inni dokładają po
    jednej karcie zgodnie z ruchem wskazówek zegara. Kto ma kolor, w który wyszedł pierwszy gracz, musi dołożyć do
    koloru. Kto go nie ma, dokłada, co chce: nie musi ani przebijać atutem, ani bić wyższą kartą.

    Lewę bierze najwyższy atut, a jeśli atutu w niej nie ma, najwyższa karta koloru, w który wyszedł pierwszy gracz.
    Kto weźmie lewę, wychodzi do następnej.
    .numbers = PL-10 PL-11 PL-12 PL-13 PL-14 PL-A3
rules-planowanie-score-title = Punkty
rules-planowanie-score =
    Kto wziął dokładnie tyle lew, ile zadeklarował, dostaje 10 punktów i po jednym za każdą zadeklarowaną lewę. Zero lew
    zadeklarowanych i wziętych daje więc 10 punktów, a siedem 17. Pozostali nie dostają nic, czy wzięli lew za dużo, czy
    za mało.
    .numbers = PL-15 PL-16
rules-planowanie-example-title = Przykład
rules-planowanie-example =
    Czworo graczy ma po 13 kart. Pierwsze trzy deklaracje to 4, 3 i 1. Rozdający może podać każdą liczbę od 0 do 13 oprócz
    5, bo 4, 3, 1 i 5 daje w sumie 13.

    Atutem są kiery. Ktoś wychodzi dziewiątką pik, potem dochodzi król pik, dwójka kier od gracza bez pików i as pik. Lewę
    bierze dwójka kier. Gdyby zamiast asa zagrano waleta kier, lewę wziąłby walet.
rules-planowanie-match-title = Partia
rules-planowanie-match =
    Punkty ze wszystkich rozdań się sumuje. Po ostatnim rozdaniu wygrywa najwyższa suma; jeśli ma ją kilka osób, jest między
    nimi remis.
    .numbers = PL-17
rules-planowanie-options-title = Opcje
rules-planowanie-options =
    first_deal_trump: czy w pierwszym rozdaniu jest atut. never to zwykła gra. Przy if_card_left także w pierwszym rozdaniu
    odkrywa się kartę, jeśli jakaś została, a tak jest we dwoje i we troje.
    .numbers = PL-A1
rules-planowanie-typing-title = Co się wpisuje
rules-planowanie-typing =
    3 deklaruje trzy lewy. Można też napisać deklaruję 3 albo, jak w zapisach partii, po angielsku bid 3.

    7C zagrywa siódemkę trefl; to samo znaczy gram 7C albo po angielsku play 7C, a także sam numer karty na ręce. Kartę
    zapisuje się jako wartość, od 2 do 9, T to dziesiątka, J walet, Q dama, K król i A as, a po niej kolor: C to
    trefl, D karo, H kier i S pik.
