# Zasady kierek, wystarczające, żeby według nich grać; wypisuje je `stolik rules kierki`.

rules-kierki-aim-title = Cel gry
rules-kierki-aim =
    Trzy lub cztery osoby grają talią 52 kart, od dwójki do asa; we troje odkłada się dwójkę trefl. Bierz jak najmniej
    kierów i nie bierz damy pik.
    .numbers = KI-1 KI-A1
rules-kierki-deal-title = Rozdanie
rules-kierki-deal =
    O tym, kto rozdaje pierwszy, decyduje los; potem rozdaje następna osoba po lewej. Rozdaje się wszystkie karty po
    jednej, począwszy od lewej: we czworo każdy dostaje 13, we troje 17.
    .numbers = KI-2 KI-3
rules-kierki-play-title = Lewy
rules-kierki-play =
    Gracz po lewej ręce rozdającego wychodzi dowolną kartą, także kierem; inni dokładają zgodnie z ruchem wskazówek
    zegara. Kto ma kolor wyjścia, musi go dołożyć; kto nie ma, dokłada, co chce. Lewę bierze najwyższa karta koloru
    wyjścia, a kto ją wziął, wychodzi do następnej.
    .numbers = KI-4 KI-5 KI-6 KI-7 KI-A2
rules-kierki-score-title = Punkty
rules-kierki-score =
    Każdy wzięty kier liczy się za 1, dama pik za 13. Za wzięcie wszystkiego nie ma nagrody. Po ostatnim rozdaniu
    wygrywa najmniej punktów; kto ma ich tyle samo, dzieli zwycięstwo.
    .numbers = KI-8 KI-9 KI-A3
rules-kierki-options-title = Opcje
rules-kierki-options =
    queen: off znaczy, że dama pik nic się nie liczy.

    deals: ile rozdań ma partia, od 1 do 20; zwykle 4.
rules-kierki-typing-title = Co się wpisuje
rules-kierki-typing =
    QS zagrywa damę pik; to samo znaczy play QS, a także sam numer karty w ręce.
