# Zasady trójek, wystarczające, by zagrać; wypisuje je `stolik rules trojki`.

rules-trojki-aim-title = Cel gry
rules-trojki-aim =
    Trójki, znane też jako Triple 3, to wyścig dla dwóch do czterech osób. Na stole leży kwadrat z dziewięciu kart.
    Wszyscy grają jednocześnie i przykrywają je swoimi kartami, a każda dołożona karta ma utworzyć nową trójkę. Rundę
    wygrywa ten, kto pierwszy zostanie bez kart.
    .numbers = TR-A3
rules-trojki-cards-title = Karty
rules-trojki-cards =
    Kart jest 64 i każda jest inna. Karta ma jeden z czterech kolorów (czerwony, niebieski, fioletowy, żółty), jeden z
    czterech kształtów (kółko, kwadrat, krzyżyk, gwiazdka) oraz zero, jeden, dwa lub trzy paski.

    W zapisie karta to trzy znaki. Najpierw kolor: R czerwony, B niebieski, V fioletowy, Y żółty. Potem kształt:
    C kółko, S kwadrat, X krzyżyk, T gwiazdka. Na końcu liczba pasków, od 0 do 3. BC2 to niebieskie kółko z dwoma
    paskami.
    .numbers = TR-1
rules-trojki-deal-title = Rozdanie
rules-trojki-deal =
    Kto rozdaje pierwszy, rozstrzyga los.

    Pierwszych dziewięć kart leży odkrytych w trzech rzędach po trzy. Pola liczy się tak, jak czyta się stronę: 1 2 3 to
    rząd górny, 4 5 6 środkowy, 7 8 9 dolny.

    Pozostałe 55 kart rozdaje się po jednej, zaczynając od gracza po lewej ręce rozdającego: po 27 na dwie osoby, po 18
    na trzy, po 13 na cztery. Leżą przed graczami w zakrytych stosach i nikt ich jeszcze nie widział. Kartę, która
    zostanie (we czworo są to trzy karty), kładzie się odkrytą na środek, na pole 5.
    .numbers = TR-2 TR-3 TR-4 TR-5 TR-A2 TR-A4
rules-trojki-trio-title = Trójki
rules-trojki-trio =
    Linia to trzy pola w rzędzie, w kolumnie albo na jednej z dwóch przekątnych; razem jest osiem linii. Jeżeli jej trzy
    karty mają wspólny kolor, kształt lub liczbę pasków, są trójką. Linia może być trójką na kilka sposobów naraz.
    .numbers = TR-11
rules-trojki-play-title = Przebieg gry
rules-trojki-play =
    Nie ma kolejek. W każdej chwili wolno ci zrobić jedną z dwóch rzeczy.

    Dobrać: bierzesz do ręki wierzchnią kartę własnego stosu. Możesz to robić, ile razy zechcesz, a na ręce możesz mieć
    dowolnie wiele kart. Karty nie wracają do stosu.

    Położyć: kładziesz jedną kartę z ręki na któreś z dziewięciu pól. Przykrywa ona to, co tam leżało, i odtąd liczy
    się tylko ona. Karta musi utworzyć nową trójkę: przynajmniej w jednej linii przez to pole pojawia się wspólna cecha,
    której ta sama linia przed chwilą nie miała. Linia, która już jest trójką, może zyskać drugą cechę. Samo odnowienie
    tego, co już było, nie wystarcza.

    Kładąc kartę, mówisz, jaką cechę ma twoja nowa trójka, na przykład „czerwona”, „kółko” albo „dwa”. Jeśli nowych cech
    jest więcej, podajesz dowolną z nich; za pozostałe nic się nie dostaje. Zła zapowiedź się nie liczy: karta zostaje na
    ręce i możesz spróbować jeszcze raz.

    Każdą kartę sprawdza od razu program, więc gra nie zatrzymuje się na sprawdzanie. Karta, która nie tworzy nowej
    trójki, nie zostaje przyjęta: wraca do twojej ręki tak samo jak po złej zapowiedzi.

    Gdy dwie osoby chcą położyć kartę w tej samej chwili, liczy się ta, która była pierwsza, a drugą ocenia się
    według tego, co po niej leży na stole. Kto nie ma pasującej karty, dobiera albo czeka, aż stół się zmieni.
    .numbers = TR-7 TR-8 TR-9 TR-10 TR-12 TR-13 TR-14 TR-15 TR-16 TR-18 TR-A5 TR-A6 TR-A7
rules-trojki-find-title = Jak poznać, co pasuje
rules-trojki-find =
    Spójrz na pole i na jedną z linii, które przez nie idą. Jeżeli dwie pozostałe karty tej linii mają wspólną cechę, a
    karta na tym polu jej nie ma, to pasuje tam każda karta z tą cechą.
    .numbers = TR-A1
rules-trojki-example-title = Przykład
rules-trojki-example =
    Na stole leżą: u góry RC0, RC2, RC3, w środku YS1, BC1, BX3, na dole VX0, VC1, BS1.

    Pole 1 leży na przekątnej z BC1 i BS1. Obie karty są niebieskie i obie mają jeden pasek, a RC0 nie ma żadnej z tych
    cech. Na 1 pasuje więc każda karta niebieska i każda z jednym paskiem. Niebieska gwiazdka z jednym paskiem, BT1,
    daje obie cechy naraz: powiedz „niebieska” albo „jeden”, ale nie „gwiazdka”.

    Pole 2 leży w kolumnie z BC1 i VC1. Obie karty to kółka, ale RC2 też jest kółkiem, więc kółka niczego tam nie
    zmieniają. Obie mają też jeden pasek, a to już coś nowego. Żółte kółko YC1 można położyć na 2 z zapowiedzią „jeden”;
    zapowiedź „kółko” byłaby zła. Niebieskiego kółka BC2 nie można położyć na 2 wcale.

    Na 5 i na 8 nic w tej chwili nie pasuje. Na 9 pasuje każde kółko, każda karta fioletowa i każda z trzema paskami.
rules-trojki-end-title = Koniec rundy
rules-trojki-end =
    Kto położy swoją ostatnią kartę i nie ma już nic ani na ręce, ani w stosie, natychmiast wygrywa.

    Jeśli żadna karta z niczyjej ręki ani stosu nigdzie nie pasuje, runda od razu się kończy; może się to zdarzyć
    nawet zaraz po rozdaniu. Wygrywa wtedy ten, komu zostało najmniej kart, na ręce i w stosie razem. Jeżeli
    najmniej kart ma kilka osób, wygrywają wszystkie.
    .numbers = TR-19 TR-21 TR-22 TR-A9 TR-A10 TR-A14
rules-trojki-score-title = Żetony i partia
rules-trojki-score =
    Zwycięzca rundy dostaje jeden żeton; przy wspólnym zwycięstwie żeton dostaje każdy ze zwycięzców. Następną rundę
    rozdaje sąsiad po lewej. Partia kończy się, gdy ktoś ma cztery żetony. Jeśli w tej samej rundzie uda się to kilku
    osobom, wspólnie wygrywają partię.
    .numbers = TR-6 TR-23 TR-A11 TR-A12
rules-trojki-open-title = Tryb otwarty
rules-trojki-open =
    Przy mode=open nie ma sędziego. Wolno położyć dowolną kartę z ręki na dowolnym polu i zapowiedzieć dowolną z jej
    cech. Potem jest przerwa, w której nikt nie dobiera ani nie kładzie: każdy z pozostałych akceptuje kartę albo ją
    kwestionuje.

    Gdy zaakceptują ją wszyscy, karta zostaje, dobra czy zła, i nie można jej już zakwestionować. Tylko ostatnią kartą,
    która nie pasuje, nie da się wygrać: wraca ona do ręki nawet wtedy.

    Gdy tylko ktoś kartę zakwestionuje, zostaje ona sprawdzona. Jeśli nie tworzy nowej trójki albo nowa trójka nie ma
    zapowiedzianej cechy, karta wraca do ręki tego, kto ją położył, a na wierzchu jest znowu karta spod spodu. Jeśli
    jest dobra, zostaje. Nikt nie dostaje za to kary i gra toczy się dalej.
    .numbers = TR-17 TR-20 TR-A8
rules-trojki-options-title = Opcje
rules-trojki-options =
    seats: liczba graczy, 2, 3 lub 4.

    leftover: zwykle centre, wtedy karty z reszty trafiają na pole 5; przy aside leżą odkryte obok i nie biorą udziału
    w grze.

    require_call: zwykle on, wtedy do każdej karty podaje się cechę; przy off wystarczą karta i pole.

    mode: zwykle referee, wtedy każda karta jest od razu sprawdzana, a zła nie zostaje przyjęta; przy open gracze
    sprawdzają się nawzajem.

    target: ile żetonów kończy partię, zwykle 4. deals: zamiast tego tyle rund, 1 oznacza jedną. Można ustawić tylko jedno
    z dwojga.

    tie_token: zwykle each, wtedy po remisie żeton dostaje każdy, kto ma najmniej kart; przy none nie dostaje go nikt.

    handicap: dodatkowe karty dla mocnych graczy, po jednej liczbie na miejsce, na przykład 5,0. Najpierw odlicza się
    karty dodatkowe, a resztę dzieli po równo: w tym przypadku wychodzi 30 i 25 kart. Każdy musi dostać co najmniej
    jedną kartę.
    .numbers = TR-24 TR-A13
rules-trojki-typing-title = Co się wpisuje
rules-trojki-typing =
    Wpisywać można po polsku albo po angielsku; słowa angielskie, które stoją w zapisach partii, są tu w nawiasach.

    dobierz (draw) dobiera kartę z twojego stosu, dobierz 3 trzy karty.

    BC2 4 niebieski kładzie niebieskie kółko z dwoma paskami na pole 4 i zapowiada niebieski kolor. Zamiast słowa może
    być znak z samej karty, jej kolor, kształt albo liczba pasków: BC2 4 B; zamiast karty jej numer na ręce. Można też
    napisać połóż BC2 4 B (place BC2 4 B). W grze bez zapowiedzi wystarczy BC2 4.

    W trybie otwartym akceptuję (accept) zostawia kartę, a kwestionuję (challenge) każe ją sprawdzić.
