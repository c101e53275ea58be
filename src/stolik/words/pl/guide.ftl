# Pierwsze rozdanie z objaśnieniami; strona z zasadami i jej rysunki.

## The frame of the first deal

guide-title = Pierwsze rozdanie
guide-next = Rozumiem
guide-skip = Nie objaśniaj więcej
guide-rule = Zasada { $rule } (w nowym oknie)

## The page of the rules

guide-contents = Spis treści
guide-rules = Zasady: { $name }
guide-numbers = Numery tych zasad:
guide-other = Inne gry

## Planowanie: the first deal

guide-planowanie-bid =
    Powiedz, ile lew weźmiesz z tymi kartami. Lewy biorą wysokie karty i atuty, jeśli są. Punkty daje tylko
    dokładnie ta liczba.
guide-planowanie-last =
    Rozdajesz, więc deklarujesz na końcu, i jedna liczba jest zablokowana: suma deklaracji nie może być równa
    liczbie lew.
guide-planowanie-lead =
    Wychodzisz dowolną kartą. Inni dokładają zgodnie z ruchem wskazówek zegara, a kto weźmie lewę, wychodzi w
    następną.
guide-planowanie-follow =
    Jeśli masz kolor, w który wyszedł pierwszy gracz, dołóż do koloru; jeśli nie, zagraj, co chcesz. Bić nigdy
    nie musisz. Spróbuj też karty, której zagrać nie wolno: dowiesz się dlaczego.
guide-planowanie-won =
    Twoja pierwsza lewa. Przy każdym imieniu widać, ile lew wzięto, a ile zadeklarowano. Licz dalej: o jedną za
    dużo jest tak samo źle, jak o jedną za mało.
guide-planowanie-over =
    Koniec rozdania. Kto wziął dokładnie tyle lew, ile zadeklarował, ma 10 punktów i po jednym za każdą lewę,
    inni nie mają nic. Teraz znasz już grę.

## David & Goliath: the first deal

guide-goliath-lead = Wychodzisz dowolną kartą. Atutów nie ma; gdy wszyscy zagrają, liczą się tylko liczby.
guide-goliath-follow =
    Jeśli masz kolor, w który wyszedł pierwszy gracz, dołóż do koloru; jeśli nie, zagraj, co chcesz. Spróbuj też
    karty, której zagrać nie wolno: dowiesz się dlaczego.
guide-goliath-trick =
    Pełna lewa: najniższa karta dostaje najwyższą, a najwyższa wszystkie inne. Kto zagrał najwyższą, wychodzi w
    następną.
guide-goliath-won =
    Masz pierwsze zdobyte karty. Jedna albo dwie w kolorze liczą się za swoje liczby, trzy i więcej już tylko po
    punkcie. Uważaj więc, które kolory bierzesz.
guide-goliath-over =
    Koniec rozdania. Tabela pokazuje, ile dał każdy kolor. Teraz znasz już grę; kolejno rozdają następni.

## Golf: the first hole

guide-golf-peek =
    Podejrzyj dwie karty z bliższego rzędu, tylko ten jeden raz; stół zapamięta je za ciebie. Im mniej, tym
    lepiej: dwójka −2, król 0, as 1, walet i dama 10.
guide-golf-turn =
    Weź kartę: ze stosu zakrytego, wtedy widzisz ją tylko ty, albo wierzchnią z odkrytego, którą znają wszyscy.
    Karta z odkrytego musi trafić do twojego układu.
guide-golf-swap =
    Połóż kartę na jednym ze swoich sześciu pól; stara trafi na stos odkryty. Dwie jednakowe karty w jednej
    kolumnie, na przykład dwie siódemki, liczą się razem za 0.
guide-golf-keep =
    Kartę ze stosu zakrytego, która ci się nie przyda, wolno odrzucić; wtedy nic się nie odkrywa i twoja kolejka
    się kończy.
guide-golf-over =
    Dołek kończy się, gdy tylko ktoś ma sześć odkrytych kart. Wszystkie karty się odkrywa i liczy. Wygrywa
    najniższa suma. Teraz znasz już grę.

## Durak: the first deal

guide-durak-open =
    Atakujesz gracza po lewej, dowolną kartą. Kilka kart tej samej wartości można zagrać razem. Pozbywaj się
    kart: kto na końcu jakieś ma, ten jest durniem.
guide-durak-defend =
    Atakują cię. Pobij kartę wyższą kartą tego samego koloru albo atutem; albo zabierz wszystkie karty ze stołu i
    strać kolejkę.
guide-durak-throw =
    Wszystko pobite. Możesz dorzucić kartę o wartości, która leży na stole, oddać głos następnemu atakującemu
    albo zakończyć atak.
guide-durak-gift =
    Obrońca zabiera karty. Możesz dołożyć mu jeszcze kart o wartościach ze stołu i tak się ich pozbyć; albo nic
    nie dawać.
guide-durak-exchange = Masz szóstkę atutową: możesz ją wymienić na atut spod stosu, nawet gdy to nie twoja kolej.
guide-durak-choose = To więcej kart, niż się mieści: wybierz, które wracają.
guide-durak-fool = Koniec rozdania. Kto jeszcze ma karty, jest durniem; zwycięzcy nie ma. Teraz znasz już grę.
guide-durak-side =
    Koniec rozdania. Przegrywa cała strona, której zostały karty, także ten, kto nie ma już żadnej. Teraz znasz już
    grę.
guide-durak-drawn = Koniec rozdania: remis, nikt nie przegrywa. Teraz znasz już grę.

## Trojki: the first round

guide-trojki-draw =
    Nie ma kolejek: wszyscy grają naraz. Dobieraj karty ze swojego stosu do ręki, ile chcesz i kiedy chcesz.
guide-trojki-place =
    Wybierz kartę, potem pole, potem powiedz, co łączy nową trójkę. Szukaj dwóch kart w linii, które mają wspólną
    cechę, a trzecia jej nie ma: pasuje tam każda karta z tą cechą.
guide-trojki-placed =
    Twoja karta leży na stole. Nowa karta przykrywa starą i liczy się tylko dziewięć wierzchnich. Jeśli to za szybko, poproś o czas
    do namysłu.
guide-trojki-pause = Ktoś położył kartę i nikt poza wami jej nie sprawdza: zaakceptuj ją albo zakwestionuj.
guide-trojki-over =
    Koniec rundy. Kto pierwszy nie ma kart albo ma ich najmniej, gdy nic już nie pasuje, dostaje żeton. Teraz
    znasz już grę.

## Drawings on the page of the rules

guide-shown-goliath-trick =
    Wychodzi zielona 4, dochodzą zielona 9, czerwona 2 i zielona 7. Czerwona 2 jest najniższa i dostaje zieloną
    9. Zielona 9 jest najwyższa i dostaje trzy pozostałe.
guide-shown-goliath-equal =
    Dwie siódemki i dwie trójki: zielona 7, czerwona 7, zielona 3, niebieska 3. Liczy się ta zagrana później:
    czerwona 7 jest najwyższa, niebieska 3 najniższa.
guide-shown-goliath-score =
    Czerwone 4, 10 i 11 to trzy karty: 3 punkty. Sama żółta 8: 8. Zielone 5 i 9: 14. Pięć niebieskich: 5.
    Fioletowe 10 i 12: 22. Razem 52.
guide-shown-planowanie-trump =
    Atutem są kiery. Dziewiątka pik, król pik, dwójka kier, as pik: lewę bierze dwójka kier, bo jest atutem.
guide-shown-planowanie-led =
    W lewie nie ma atutu: dziewiątka pik, król karo, as trefl, dziesiątka pik. Wychodzono w piki, więc bierze
    dziesiątka pik.
guide-shown-durak-beaten = Atutem są kiery. Dziewiątkę trefl biją: dziesiątka trefl, as trefl i szóstka kier.
guide-shown-durak-unbeaten =
    Nie biją jej: ósemka trefl, bo jest niższa, ani dziewiątka karo i as pik, bo są innego koloru.
guide-shown-durak-ranks = Siódemka trefl pobita damą trefl: teraz wolno dorzucać siódemki i damy, nic innego.
guide-shown-durak-example = Siódemka trefl jest pobita ósemką, ósemka karo nie. Kto zabiera, bierze wszystkie trzy.
guide-shown-golf-pairs =
    Dalszy rząd: piątka, walet, dziewiątka; bliższy: piątka, dama, czwórka. Piątki są parą i liczą się za 0; 10 i
    10 to 20; 9 i 4 to 13: 33 punkty.
guide-shown-golf-twos =
    Dalszy rząd: dwójka, dwójka, król; bliższy: dwójka, król, król. Para dwójek to 0, nie −4; dwójka i król to
    −2; króle są parą: −2 punkty.
guide-shown-golf-row =
    Dwie ósemki obok siebie to nie para. Dalszy rząd: ósemka, ósemka, as; bliższy: trójka, czwórka, król: 11, 12
    i 1, razem 24.
guide-shown-trojki-card =
    Trzy cechy: niebieskie kółko z dwoma paskami, czerwony kwadrat bez pasków, fioletowy krzyżyk z jednym, żółta
    gwiazdka z trzema.
guide-shown-trojki-trio = Trójka: czerwone, niebieskie i fioletowe kółko. Jest trójką tylko dzięki kształtowi.
guide-shown-trojki-grid =
    Stół z przykładu, pola od 1 do 9 rząd po rzędzie, a obok niebieska gwiazdka z jednym paskiem. Pasuje na pole
    1: przekątna staje się niebieska i ma wszędzie po jednym pasku.
