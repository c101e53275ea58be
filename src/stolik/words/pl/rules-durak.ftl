# Zasady durnia, wystarczające, żeby według nich grać; wypisuje je `stolik rules durak`.

rules-durak-aim-title = Cel gry
rules-durak-aim =
    To odmiana, w której atakujący dorzucają karty. Nikt tu nie wygrywa, jest tylko przegrany. Wszyscy starają się
    pozbyć kart, a durniem zostaje ten, komu coś jeszcze zostało, gdy reszta nie ma już nic. Gra od dwóch do sześciu
    osób, każdy na własny rachunek, albo cztery w dwóch parach, albo sześć w dwóch zespołach po trzy.
    .numbers = DU-1 DU-3
rules-durak-cards-title = Karty
rules-durak-cards =
    Talia ma 36 kart. W każdym kolorze starszeństwo jest takie, od góry: as, król, dama, walet, dziesiątka,
    dziewiątka, ósemka, siódemka, szóstka. Jeden kolor jest atutem.
    .numbers = DU-2
rules-durak-deal-title = Rozdanie
rules-durak-deal =
    Kto rozdaje pierwszy, rozstrzyga los. Rozdający tasuje i rozdaje i tylko on dotyka wtedy kart.

    Każdy dostaje sześć kart, po jednej, zgodnie z ruchem wskazówek zegara, poczynając od gracza po lewej
    ręce rozdającego. Następną kartę się odkrywa: jej kolor jest atutem. Leży odkryta pod resztą kart, czyli pod stosem,
    i zostanie dobrana na samym końcu.

    Sześcioro graczy dostaje wszystkie karty i stosu nie ma. Wtedy rozdający pokazuje swoją ostatnią kartę; ona
    wyznacza atut i zostaje u niego na ręce.

    W pierwszym rozdaniu ten, kto ma najniższy atut, pokazuje go i atakuje pierwszy, dowolną kartą. Jeśli nikt nie
    ma atutu, zaczyna gracz po lewej ręce rozdającego. We wszystkich dalszych rozdaniach zaczyna zawsze gracz po
    lewej ręce rozdającego.
    .numbers = DU-5 DU-6 DU-7 DU-10 DU-11 DU-A1 DU-A2 DU-A3
rules-durak-attack-title = Atak i obrona
rules-durak-attack =
    Atakujący kładzie kartę przed graczem po swojej lewej: to on się broni. Otworzyć atak trzeba, ale wolno dowolną
    kartą. Na każdą kartę ataku obrońca odpowiada kartą, która ją bije, albo zabiera wszystko.

    Kartę bije wyższa karta tego samego koloru. Kartę, która nie jest atutem, bije poza tym każdy atut. Do koloru
    dokładać nie trzeba: atutem wolno bić także wtedy, gdy dałoby się bez niego. Bić też nie ma obowiązku: dopóki
    jakaś karta leży niepobita, obrońca może zabrać karty.

    Kiedy wszystko na stole jest pobite, atak może trwać dalej. Każda nowa karta musi mieć wartość, która w tym
    ataku już padła, obojętne z czyjej ręki. Kart ataku jest razem najwyżej sześć i nigdy więcej, niż obrońca miał
    kart na początku ataku.

    Można zagrać kilka kart naraz, jeśli wszystkie pasują; na otwarcie muszą mieć tę samą wartość. Obrońca odpowiada
    na nie w dowolnej kolejności.
    .numbers = DU-12 DU-13 DU-14 DU-15 DU-16 DU-29 DU-A4 DU-A5 DU-A6 DU-A6b
rules-durak-join-title = Kto może atakować
rules-durak-join =
    Kto otworzył atak, jest głównym atakującym i ma pierwszeństwo za każdym razem, gdy wszystkie karty są pobite:
    może dorzucić kartę, pozwolić na to następnemu albo zakończyć atak za wszystkich. Potem, zgodnie z ruchem
    wskazówek zegara, ten sam wybór mają pozostali, ale powstrzymują tylko tych po sobie; ostatni może już tylko
    dorzucić albo zakończyć. Główny atakujący niczego nie traci, gdy pozwala dorzucać innym: jeśli nikt z nich nie
    dorzuci, a on ma jeszcze karty, do niego należy ostatnie słowo i dorzuca albo kończy. Gdy dorzucona karta
    zostanie pobita, pytany jest znów najpierw główny atakujący.

    Atakującym wolno rozmawiać: główny może pytać pozostałych, czy chcą atakować, i mówić im, żeby grali albo
    czekali; drugi może tylko powstrzymać trzeciego. Takie słowa nikogo nie wiążą.

    We dwoje atakuje jeden gracz. We troje i czworo mogą atakować wszyscy oprócz obrońcy. W pięć i sześć osób
    atakują tylko sąsiedzi obrońcy, czyli najbliżsi z obu stron gracze, którzy na początku ataku mają karty. W grze
    zespołowej atakować mogą wszyscy przeciwnicy obrońcy, a partner ani nie atakuje, ani nie pomaga mu się bronić.

    Kto ma karty, jest pytany nawet wtedy, gdy żadna nie pasuje, żeby z pominięcia nikt niczego się nie domyślił.
    .numbers = DU-19 DU-20 DU-21 DU-22 DU-23 DU-A7 DU-A8
rules-durak-end-of-attack-title = Koniec ataku
rules-durak-end-of-attack =
    Atak jest odparty, gdy wszystkie karty są pobite i nikt już nie dorzuca albo dorzucić więcej nie wolno. Karty
    tego ataku wypadają z rozdania. Następny atakuje obrońca, a broni się gracz po jego lewej.

    Obrońca może też zabrać: bierze wtedy na rękę wszystkie karty tego ataku, swoje i cudze. Oprócz tego każdy, kto
    mógł atakować, jest raz pytany, poczynając od głównego atakującego, i może dołożyć kolejne karty o wartościach,
    które już padły, o ile kart ataku nie będzie przez to za dużo. Obrońca traci kolejkę: atakuje gracz po jego
    lewej, a broni się następny.
    .numbers = DU-17 DU-18 DU-24 DU-25 DU-26 DU-28 DU-A9 DU-A11
rules-durak-draw-title = Dobieranie
rules-durak-draw =
    Po każdym ataku ten, kto ma mniej niż sześć kart, dobiera do sześciu: najpierw główny atakujący, potem pozostali
    zgodnie z ruchem wskazówek zegara, na końcu obrońca. Odkryty atut jest ostatnią kartą stosu. Gdy stosu nie
    starczy, ostatni dobierają mniej kart albo wcale. Od tej chwili nie dobiera już nikt.
    .numbers = DU-30 DU-31 DU-A24
rules-durak-six-title = Szóstka atutowa
rules-durak-six =
    Kto dostał szóstkę atutową przy rozdaniu albo dobrał ją ze stosu, może ją wymienić na odkryty atut w każdej
    chwili, dopóki ten leży pod stosem, także w cudzej kolejce. Nie można tego zrobić tylko w trakcie zagrywania
    kilku kart naraz.

    Jeśli odkryty atut właśnie ktoś dobrał, szóstkę można jeszcze wymienić z tym graczem, aż do pierwszej karty
    następnego ataku. Prawo do wymiany przepada, gdy szóstka trafi do innego gracza, ale zostaje, gdy ktoś nią bije
    i potem sam ją zabiera. Wymiany nie ma w sześć osób ani wtedy, gdy odkrytą kartą jest sama szóstka.
    .numbers = DU-32 DU-33 DU-34 DU-A18 DU-A19 DU-A20
rules-durak-end-title = Koniec rozdania
rules-durak-end =
    Gdy stos się skończy, gracz bez kart odpada, a kolej przechodzi na następnego, kto ma karty. Rozdanie kończy się
    po ataku, po którym karty ma już tylko jeden gracz: dureń. Jeśli po ostatnim ataku nie ma ich nikt, jest remis.
    Remisem kończy się też rozdanie, w którym karty zabrano dwieście razy z rzędu i po żadnym zabraniu nikt nie
    dobrał karty, bo nie ma stosu albo wszyscy mają co najmniej sześć kart.
    .numbers = DU-35 DU-A12 DU-A13 DU-A22
rules-durak-teams-title = Pary i zespoły
rules-durak-teams =
    Partnerzy siedzą na przemian z przeciwnikami. Przegrywa zespół, który ma jeszcze karty, gdy drugi nie ma już
    żadnej. Kolejki gracza, któremu skończyły się karty, przejmują jego partnerzy: atak i obrona przechodzą na
    zmianę z zespołu na zespół, a w zespole kolejno na tych, którzy mają karty.
    .numbers = DU-36 DU-37 DU-A16 DU-A17
rules-durak-score-title = Punkty, następny rozdający, partia
rules-durak-score =
    Przegrany ma minus jeden punkt, w zespole każdy z partnerów; remis nic nie kosztuje. Następnym razem rozdaje
    przegrany, a z przegranego zespołu pierwszy z kartami, licząc od lewej ręki poprzedniego rozdającego. Po remisie
    rozdaje ten sam gracz.

    Partia to jedno rozdanie, chyba że wybierzesz więcej. Po kilku rozdaniach partię przegrywa ten, kto przegrał ich
    najwięcej; jeśli wszyscy przegrali tyle samo, jest remis. Partii też nikt nie wygrywa. Jeśli te same osoby grają dalej
    na tych samych miejscach, jest to następne rozdanie: rozdaje przegrany.
    .numbers = DU-4 DU-A14 DU-A15 DU-A23 DU-A25
rules-durak-example-title = Przykład
rules-durak-example =
    Atutem są kiery. Masz sześć kart, wśród nich ósemkę trefl, i atakuje cię siódemka trefl. Bijesz ją ósemką. Teraz
    wolno dorzucać siódemki i ósemki, i główny atakujący dorzuca ósemkę karo. Nie chcesz jej bić, więc zabierasz:
    siódemkę trefl i obie ósemki. Z pięcioma pozostałymi kartami masz ich osiem. Padły dwie karty ataku, można ci
    więc dołożyć jeszcze najwyżej cztery karty, same siódemki i ósemki. Potem atakuje gracz po twojej lewej.
rules-durak-options-title = Opcje
rules-durak-options =
    form: individual to każdy dla siebie, pairs to dwie pary (cztery osoby), teams to dwa zespoły po trzy osoby.

    neighbours_only: zwykle on; przy off także w pięć i sześć osób mogą atakować wszyscy.

    stop_allowed: zwykle on; przy off atakujący nie może zatrzymać pozostałych. Kto ma ostatnie słowo, i tak może
    zakończyć.

    max_pickups: po ilu zabraniach z rzędu, po których nikt nie dobrał karty, jest remis; zwykle 200, none oznacza,
    że nigdy.

    traditions: zwykle off. Przy on rozdający może przed rozdaniem zaproponować komuś przełożenie. Kto się zgodzi
    albo, nie będąc rozdającym, dotknie kart, zostaje durniem i rozdaje zamiast niego.

    deals: ile rozdań ma partia; zwykle 1.

    allow_excess: zwykle off. Przy on kart zagranych naraz, a także dokładanych temu, kto zabiera, może być więcej,
    niż pozwala granica. Wtedy obrońca wybiera, które z nich wracają do graczy, tyle, o ile jest ich za dużo, a
    pozostałe bije albo zabiera. Dokładane karty leżą na stole, aż wszyscy zostaną zapytani. W ataku, w którym karta
    wróciła, nikt jej już nie zagra, bo granica jest osiągnięta. Gdy wraca szóstka atutowa, prawo do jej wymiany
    zostaje.
    .numbers = DU-8 DU-9 DU-27 DU-A10 DU-A21
rules-durak-typing-title = Co się wpisuje
rules-durak-typing =
    Wpisywać można po polsku albo po angielsku; słowa angielskie, które stoją w zapisach partii, są tu w nawiasach.

    atak 7C (attack 7C) atakuje siódemką trefl albo ją dorzuca. atak 7C + robi to samo i zapowiada, że zaraz idzie
    następna karta. Takie karty idą w dowolnej kolejności.

    bij 7C 8C (beat 7C 8C) bije siódemkę trefl ósemką. biorę (take) zabiera karty.

    pas (allow) pozwala dorzucać następnemu, dość (stop) kończy atak.

    dołóż 7D (give 7D) dokłada kartę temu, kto zabiera, gotowe (done) oznacza, że to wszystko.

    zwróć 7D (back 7D) zwraca kartę, gdy jest ich za dużo (z opcją allow_excess).

    wymień (exchange) wymienia szóstkę atutową na odkryty atut.

    Kartę zapisuje się jako wartość, od 6 do 9, T to dziesiątka, J walet, Q dama, K król i A as, a po niej kolor: C
    to trefl, D karo, H kier i S pik.

    Z opcją traditions, przed rozdaniem: podaj 2 (offer 2) proponuje przełożenie graczowi na miejscu 2 (miejsca liczą
    się od 1; zamiast numeru może być imię), przyjmuję (accept) i odmawiam (decline) na to odpowiadają, dotykam
    (touch) dotyka kart, a rozdaj (deal) rozdaje.
