# Zasady golfa, wystarczające, żeby według nich grać; wypisuje je `stolik rules golf`.

rules-golf-aim-title = Cel gry
rules-golf-aim =
    W golfa gra od dwóch do ośmiu osób. Każdy ma sześć kart, których w większości nie zna, i po kolei wymienia je na
    lepsze. Im mniej, tym lepiej: wygrywa ten, kto po ostatnim dołku ma najmniej punktów.
    .numbers = GO-1 GO-2
rules-golf-cards-title = Karty
rules-golf-cards =
    We dwoje, troje i czworo gra się jedną talią 52 kart. Od pięciu graczy są to dwie talie razem, czyli 104 karty,
    więc każda karta występuje dwa razy. Jokerów nie ma.
rules-golf-deal-title = Rozdanie
rules-golf-deal =
    Kto rozdaje pierwszy, rozstrzyga los.

    Rozdający daje każdemu po sześć kart, po jednej, zaczynając od gracza po swojej lewej. Karty leżą zakryte w dwóch
    rzędach po trzy. Pola 1, 2 i 3 to dalszy rząd, pola 4, 5 i 6 to rząd najbliższy tobie, oba od lewej do prawej.
    Trzy kolumny to zatem pola 1 i 4, 2 i 5 oraz 3 i 6. Pierwsza karta, którą dostajesz, leży na polu 1, szósta na
    polu 6.

    Następna karta zostaje odkryta i zaczyna stos odkryty. Wszystkie pozostałe tworzą stos zakryty.
    .numbers = GO-4 GO-5 GO-A4
rules-golf-look-title = Podglądanie
rules-golf-look =
    Przed pierwszą kolejką każdy podgląda dwie dowolne karty swojego bliższego rzędu; zaczyna gracz po lewej ręce
    rozdającego. Swoje widzisz tylko ty i tylko ten jeden raz, a program pamięta je za ciebie. Nadal liczą się jako
    zakryte. Żadnej innej zakrytej karty podejrzeć nie wolno.
    .numbers = GO-6 GO-A3 GO-A10
rules-golf-turn-title = Kolejka
rules-golf-turn =
    Pierwszy gra gracz po lewej ręce rozdającego, potem kolej przechodzi zgodnie z ruchem wskazówek zegara. Kolejka
    zaczyna się od wzięcia jednej karty: albo z wierzchu stosu zakrytego, a wtedy widzisz ją tylko ty, albo z
    wierzchu stosu odkrytego, a tę znają wszyscy.

    Karta ze stosu zakrytego albo zajmuje miejsce jednej z twoich sześciu, albo ją odrzucasz i nic więcej się nie
    zmienia. Karta ze stosu odkrytego musi zająć miejsce jednej z twoich sześciu.

    Wymienić można każdą swoją kartę, odkrytą i zakrytą. Nowa karta leży odkryta, a stara trafia odkryta na wierzch
    stosu odkrytego, skąd może ją wziąć następny gracz. Czym była karta zakryta, dowiadujesz się dopiero po
    wymianie. Wolno też odzyskać własną kartę, jeśli w twojej następnej kolejce wciąż leży na wierzchu.

    Gdy na końcu kolejki stos zakryty jest pusty, stos odkryty jest tasowany i staje się nowym stosem zakrytym; na
    miejscu zostaje tylko wierzchnia karta.
    .numbers = GO-7 GO-8 GO-9 GO-10 GO-11 GO-12 GO-A5 GO-A11
rules-golf-end-title = Koniec dołka
rules-golf-end =
    Gdy tylko ktoś ma odkryte wszystkie sześć kart, dołek się kończy i nikt nie ma już kolejki. Wszyscy odkrywają
    resztę kart i liczy się punkty.

    Dołek kończy się także wtedy, gdy przez dwadzieścia kolejek na gracza z rzędu nikt nie wymienił zakrytej karty,
    czyli we czworo po osiemdziesięciu takich kolejkach. Liczy się wtedy to, co leży.
    .numbers = GO-13 GO-14 GO-A6
rules-golf-score-title = Punkty
rules-golf-score =
    As liczy się za 1, dwójka odejmuje 2, karty od trójki do dziesiątki mają tyle, ile na nich widać, walet i dama
    po 10, a król 0. Dwie jednakowe karty w jednej kolumnie, na przykład dwie siódemki obojętne jakiego koloru, to
    para i razem liczą się za 0, bez względu na to, ile warte są osobno; dotyczy to także dwóch dwójek. Karty obok
    siebie w rzędzie pary nie tworzą. Nie ma premii ani kar. W zwykłej grze cały układ jest wart od minus 6 do 60
    punktów.
    .numbers = GO-15 GO-16 GO-17 GO-A1 GO-A2
rules-golf-example-title = Przykład
rules-golf-example =
    Dalszy rząd: piątka, walet, dziewiątka. Bliższy rząd: piątka, dama, czwórka. Piątki stoją w jednej kolumnie, więc
    są parą i liczą się za 0. Walet i dama mają tyle samo punktów, ale to różne figury: 10 i 10 daje 20. Dziewiątka i
    czwórka to 13. Razem 33 punkty.

    Dalszy rząd: dwójka, dwójka, król. Bliższy rząd: dwójka, król, król. Pierwsza kolumna to para i liczy się za 0, a
    nie minus 4; druga daje minus 2 i 0; króle są parą. Razem minus 2 punkty.
rules-golf-match-title = Partia
rules-golf-match =
    Partia to dziewięć dołków albo tyle, na ile się umówicie. Po każdym dołku rozdaje następny gracz po lewej, a punkty
    ze wszystkich dołków się sumuje. Wygrywa najniższa suma; kto ma ją wspólnie z innymi, dzieli z nimi zwycięstwo.
    .numbers = GO-3 GO-A8 GO-A9
rules-golf-options-title = Opcje
rules-golf-options =
    deals: liczba dołków, od 1 do 18; zwykle 9, przyjęte jest też 18.

    peek: które dwie karty się podgląda. near_any2 to dwie dowolne z bliższego rzędu, near_left2 to jego lewa i
    środkowa, any2 to dwie dowolne z całej szóstki.

    pair_by: co tworzy parę. rank to zwykła gra; przy points parą są też dwie różne karty o tej samej liczbie punktów,
    na przykład dziesiątka i walet albo walet i dama.

    stall_turns: po ilu kolejkach na gracza bez postępu kończy się dołek, zwykle 20, najwyżej 1000; none oznacza, że
    tak się nie kończy.

    final_turns: jeśli włączone, po odkryciu przez kogoś sześciu kart każdy z pozostałych ma jeszcze dokładnie jedną
    kolejkę.
    .numbers = GO-A7
rules-golf-typing-title = Co się wpisuje
rules-golf-typing =
    Wpisywać można po polsku albo po angielsku; słowa angielskie, które stoją w zapisach partii, są tu w nawiasach.

    podejrzyj 4 6 (peek 4 6) podgląda karty na polach 4 i 6.

    stos albo dobierz (stock) dobiera ze stosu zakrytego, weź (take) bierze wierzchnią kartę stosu odkrytego. Zamiast
    tego wystarczy 1, stos zakryty, albo 2, odkryty.

    zamień 3 (swap 3) albo samo 3 kładzie wziętą kartę na pole 3. odrzuć (discard) albo 0 odrzuca kartę dobraną ze
    stosu zakrytego.
