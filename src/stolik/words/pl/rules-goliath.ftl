# Zasady gry Dawid i Goliat, wystarczające, żeby według nich grać; wypisuje je `stolik rules goliath`.

rules-goliath-aim-title = Cel gry
rules-goliath-aim =
    W Dawida i Goliata gra od trzech do sześciu osób, zbierając lewy. Najwyższa karta zabiera prawie całą lewę, ale samą
    najwyższą kartę zabiera najniższa. Kolor jest najcenniejszy, dopóki ma się w nim jedną albo dwie karty. Wysokie karty
    są więc mocne, a bywają nawet za mocne.
    .numbers = DG-1
rules-goliath-cards-title = Karty
rules-goliath-cards =
    Jest pięć kolorów: czerwony, żółty, zielony, niebieski i fioletowy. W każdym kolorze karty mają kolejne liczby od 1.
    Do ilu, to zależy od liczby graczy: we troje do 9, we czworo do 12, w pięć osób do 15, a w sześć do 18. Pozostałe
    karty nie biorą udziału w grze.
    .numbers = DG-2 DG-3 DG-4
rules-goliath-deal-title = Rozdanie
rules-goliath-deal =
    Wszystkie karty, którymi się gra, są tasowane i rozdawane po jednej, począwszy od gracza po lewej ręce rozdającego.
    Każdy dostaje dokładnie piętnaście i żadna nie zostaje. O tym, kto rozdaje pierwszy, decyduje los; potem rozdaje
    zawsze następna osoba po lewej.
    .numbers = DG-5 DG-A2
rules-goliath-play-title = Jak się rozgrywa lewę
rules-goliath-play =
    Do pierwszej lewy wychodzi dowolną kartą gracz po lewej ręce rozdającego. Potem, zgodnie z ruchem wskazówek
    zegara, każdy dokłada po jednej karcie. Kto ma kolor, w który wyszedł pierwszy gracz, musi dołożyć do koloru;
    kto go nie ma, dokłada, co chce. Niedozwolonej karty stół nie przyjmuje: zostaje ona na ręce i wybiera się inną.
    .numbers = DG-6 DG-7 DG-8 DG-9 DG-10 DG-A5
rules-goliath-trick-title = Kto bierze które karty
rules-goliath-trick =
    Gdy wszyscy zagrają, liczą się tylko liczby. Kolory nie mają znaczenia, atutów nie ma. Najpierw szuka się najwyższej
    liczby, potem najniższej. Jeśli najwyższą liczbę ma kilka kart, za najwyższą uchodzi ta, którą zagrano później od
    innych. Tak samo jest z najniższą: spośród równych liczy się zagrana na końcu.

    Właściciel najniższej karty dostaje kartę najwyższą i nic więcej. Właściciel najwyższej zbiera wszystkie inne,
    także najniższą, i wychodzi do następnej lewy.

    Jeśli wszystkie karty mają tę samą liczbę, ostatni gracz ma zarazem najwyższą i najniższą. Zabiera całą lewę i
    wychodzi do następnej.

    Zdobyte karty leżą odkryte przed właścicielem, ułożone kolorami, i każdy je widzi. Już się nimi nie gra. Po piętnastu
    lewach nikt nie ma kart na ręce i rozdanie się kończy.
    .numbers = DG-11 DG-12 DG-13 DG-14 DG-15 DG-16 DG-17 DG-18
rules-goliath-score-title = Punkty
rules-goliath-score =
    Każdy z twoich pięciu kolorów liczy się osobno. Jedna albo dwie karty koloru dają tyle punktów, ile wynosi suma ich
    liczb. Trzy lub więcej dają tylko po jednym punkcie za kartę, choćby były najwyższe. Twój wynik to suma punktów ze
    wszystkich kolorów.
    .numbers = DG-19 DG-20 DG-21 DG-22 DG-23
rules-goliath-example-title = Przykład
rules-goliath-example =
    Gra czworo. Pierwsza karta to zielona 4, potem dochodzi zielona 9, czerwona 2 od kogoś, kto zielonych nie ma, i
    zielona 7. Najwyższa jest zielona 9, najniższa czerwona 2. Kto zagrał czerwoną 2, dostaje zieloną 9. Kto zagrał
    zieloną 9, zbiera zieloną 4, czerwoną 2 i zieloną 7, a potem wychodzi.

    Na koniec ktoś ma czerwone 4, 10 i 11, czyli 3 punkty; żółtą 8, czyli 8; zielone 5 i 9, czyli 14; pięć niebieskich,
    czyli 5; fioletowe 10 i 12, czyli 22. Razem 52 punkty.
rules-goliath-match-title = Partia
rules-goliath-match =
    Rozdań jest tyle, ilu graczy, więc każdy rozdaje raz. Punkty ze wszystkich rozdań się sumuje. Wygrywa najwyższa suma;
    kto ma ją wspólnie z innymi, dzieli z nimi zwycięstwo.
    .numbers = DG-24 DG-25 DG-A3
rules-goliath-options-title = Opcje
rules-goliath-options =
    all_equal: co się dzieje, gdy wszystkie karty lewy mają tę samą liczbę. Przy last_takes_all, czyli w zwykłej grze,
    całą lewę zabiera ostatni gracz. Przy second_last za najniższą uchodzi karta przedostatnia: kto ją zagrał, dostaje
    ostatnią kartę, a ostatni gracz pozostałe.

    deals: długość partii, dowolna liczba rozdań od 1 w górę; jeśli się jej nie poda, jedno rozdanie na gracza.
    .numbers = DG-A1 DG-A4
rules-goliath-typing-title = Co się wpisuje
rules-goliath-typing =
    Wpisuje się samą kartę, na przykład G9, albo jej numer na ręce. Można też napisać gram G9 lub, jak w zapisach partii,
    po angielsku play G9: wszystko to zagrywa zieloną 9.

    Litery kolorów to R czerwony, Y żółty, G zielony, B niebieski i V fioletowy.
