# Trójki: zdarzenia, powody odmowy, odrzucone opcje.

trojki-deal = Runda { $number }. { YOU($seat) ->
    [yes] Rozdajesz.
   *[no] Rozdaje { NAME($seat) }.
}
trojki-stack = { NAME($seat) }: w stosie { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
    .short = { cards-who }: { $count }.
trojki-row = { $row ->
    [1] Pola od 1 do 3
    [2] Pola od 4 do 6
   *[3] Pola od 7 do 9
}: { CARDS($cards) }.
    .short = { $row ->
        [1] Pola od 1 do 3
        [2] Pola od 4 do 6
       *[3] Pola od 7 do 9
    }: { CARDS($cards, case: "short") }.
trojki-centre = Na polu 5 { $count ->
    [one] leży już { $count } karta
    [few] leżą już { $count } karty
   *[many] leży już { $count } kart
} z reszty, pod spodem: { CARDS($cards) }.
    .short = Pole 5, pod spodem: { CARDS($cards, case: "short") }.
trojki-aside = Poza grą { $count ->
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
   *[many] zostaje { $count } kart
}: { CARDS($cards) }.
    .short = Poza grą: { CARDS($cards, case: "short") }.
trojki-look = Wpisz stół, a usłyszysz karty na polach i ile kart mają stosy.
    .short = Wpisz stół: karty na polach.

trojki-draw = { NAME($seat) } dobiera kartę{ $count ->
    [0] , stos jest już pusty
   *[many] , w stosie jeszcze { $count }
}.
    .short = { NAME($seat) } dobiera, stos { $count }.
trojki-draw-card = { YOU($seat) ->
    [yes] Dobierasz
   *[no] { NAME($seat) } dobiera
} { CARD($card, case: "acc") }{ $count ->
    [0] , stos jest już pusty
   *[many] , w stosie jeszcze { $count }
}.
    .short = { cards-who }: { CARD($card, case: "short") }, stos { $count }.
trojki-place = { YOU($seat) ->
    [yes] Kładziesz { CARD($card, case: "acc") } na pole { $cell }
   *[no] { NAME($seat) } kładzie { CARD($card, case: "acc") } na pole { $cell }
}: { FEATURE($call, case: "trio") }{ $count ->
    [0] { "" }
   *[many] ; jeszcze { $count }
}.
    .short = { cards-who }: { CARD($card, case: "short") }, pole { $cell }, { FEATURE($call) }{ $count ->
        [0] .
       *[many] ; zostało { $count }.
    }
trojki-place-silent = { YOU($seat) ->
    [yes] Kładziesz { CARD($card, case: "acc") } na pole { $cell }
   *[no] { NAME($seat) } kładzie { CARD($card, case: "acc") } na pole { $cell }
}{ $count ->
    [0] { "" }
   *[many] ; jeszcze { $count }
}.
    .short = { cards-who }: { CARD($card, case: "short") }, pole { $cell }{ $count ->
        [0] .
       *[many] ; zostało { $count }.
    }

trojki-check = { YOU($seat) ->
    [yes] Przerwa: pozostali mogą zakwestionować twoją kartę.
   *[no] Przerwa: tę kartę można zakwestionować.
}
    .short = Sprawdzana karta: { cards-who }.
trojki-accept = { YOU($seat) ->
    [yes] Akceptujesz kartę.
   *[no] { NAME($seat) } akceptuje kartę.
}
    .short = { YOU($seat) ->
        [yes] Akceptujesz.
       *[no] { NAME($seat) } akceptuje.
    }
trojki-accepted = { YOU($seat) ->
    [yes] Akceptujesz kartę: zostaje na stole.
   *[no] { NAME($seat) } akceptuje kartę: zostaje na stole.
}
    .short = { YOU($seat) ->
        [yes] Akceptujesz, zostaje.
       *[no] { NAME($seat) } akceptuje, zostaje.
    }
trojki-challenge = { YOU($seat) ->
    [yes] Kwestionujesz kartę.
   *[no] { NAME($seat) } kwestionuje kartę.
}
    .short = { YOU($seat) ->
        [yes] Kwestionujesz.
       *[no] { NAME($seat) } kwestionuje.
    }
trojki-stands = Wszystko się zgadza: { CARD($card) } zostaje na polu { $cell }.
    .short = Zgadza się, zostaje.
trojki-last-wrong = Ale ostatnią kartą nie można wygrać, jeśli nie pasuje.
trojki-wrong-call = Na polu { $cell } { CARD($card) } nie tworzy nowej trójki z cechą „{ FEATURE($call) }”.
    .short = Nie pasuje: { FEATURE($call) }.
trojki-undone = { YOU($seat) ->
    [yes] Zabierasz { CARD($card, case: "acc") } z powrotem; na polu { $cell } na wierzchu jest znowu { CARD($covered) }.
   *[no] { NAME($seat) } zabiera { CARD($card, case: "acc") } z powrotem; na polu { $cell } na wierzchu jest znowu { CARD($covered) }.
}
    .short = { cards-who }: { CARD($card, case: "short") } wraca; na polu { $cell } znowu { CARD($covered, case: "short") }.

trojki-last-card = { YOU($seat) ->
    [yes] To twoja ostatnia karta: wygrywasz rundę.
   *[no] To ostatnia karta: rundę wygrywa { NAME($seat) }.
}
    .short = Runda: { cards-who }.
trojki-dead-end = Impas: nikt nie ma pasującej karty, ani na ręce, ani w stosie.
    .short = Impas.
trojki-left = { NAME($seat) }: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}.
    .short = { cards-who }: { $count }.
trojki-fewest = { YOU($seat) ->
    [yes] Masz najmniej kart i wygrywasz rundę.
   *[no] Najmniej kart ma { NAME($seat) } i wygrywa rundę.
}
    .short = Najmniej kart: { cards-who }.
trojki-tie = Remis, najmniej kart mają: { NAMES($seats) }.
    .short = Remis: { NAMES($seats) }.

trojki-why-stack-empty = Twój stos jest pusty.
trojki-why-no-trio = Na polu { $cell } { CARD($card) } nie tworzy żadnej trójki.
trojki-why-not-new = Na polu { $cell } { CARD($card) } nie daje nic nowego: była już tam { FEATURE($call, case: "trio") }.
trojki-why-call = Zła zapowiedź: na polu { $cell } { CARD($card) } nie tworzy nowej trójki z cechą „{ FEATURE($call) }”.
trojki-why-no-call = W tej grze nie zapowiada się cechy: wystarczą karta i pole, tutaj { CARD($card) } i pole { $cell }.
trojki-why-pause = Trwa przerwa, gracze sprawdzają jeszcze kartę na polu { $cell }: { CARD($card) }.
trojki-why-own = Twoją kartę sprawdzają pozostali.
trojki-why-accepted = Ta karta jest już przez ciebie zaakceptowana: { CARD($card) }.
trojki-why-no-check = W tej chwili nie ma karty do sprawdzenia. Ta, którą wszyscy zaakceptowali, zostaje na stole.
trojki-why-referee = Tutaj każdą kartę sprawdza sędzia: niczego się nie akceptuje ani nie kwestionuje.
trojki-why-call-any = Powiedz, co łączy nową trójkę: kolor, kształt albo liczba pasków ({ CARD($card) }).

## Przy terminalu, tryb otwarty

trojki-checking = { YOU($seat) ->
    [yes] Pozostali sprawdzają twoją kartę
   *[no] Sprawdzana jest karta gracza { NAME($seat) }
}: { CARD($card) } na polu { $cell }, zapowiedź to { FEATURE($call, case: "trio") }.
trojki-checking-silent = { YOU($seat) ->
    [yes] Pozostali sprawdzają twoją kartę
   *[no] Sprawdzana jest karta gracza { NAME($seat) }
}: { CARD($card) } na polu { $cell }.
trojki-covered = Pod spodem leży { CARD($covered) }.
trojki-missing = Bez odpowiedzi: { NAMES($seats) }.
trojki-known = { NAME($seat) }, zabrane ze stołu na rękę: { CARDS($cards) }.
trojki-ask-check = Wpisz akceptuję, jeśli karta ma zostać, albo kwestionuję, jeśli jest zła.
    .short = Wpisz akceptuję albo kwestionuję.
    .pressed = Zgadza się? Plus akceptuje, minus kwestionuje.
trojki-typed-accept = akceptuję, tak, zgoda, dobrze
trojki-typed-challenge = kwestionuję, sprawdzam, nie, źle

## Stół w przeglądarce

trojki-web-grid = Pola
trojki-web-cell = { $cell }: { CARD($card) }
trojki-web-new = nowa
trojki-web-checked = sprawdzana
trojki-full = { NAME($seat) }: na ręce { $count }, w stosie { $total }.
trojki-web-to-go = jeszcze { $count }
trojki-web-in-hand = na ręce { $count }
trojki-web-left = Pozostałe karty
trojki-web-extra = wyrównanie { $count }
trojki-web-draw = Dobierz ({ $count })
trojki-web-ask-cell = { CARD($card) }: na które pole, od 1 do 9?
trojki-web-ask-call = Na pole { $cell }. Co łączy nową trójkę?
trojki-web-called = Pole { $cell }, zapowiedź: { $list }.
trojki-web-kept = { CARD($card) } trafi na pole { $cell }, gdy tylko minie czas do namysłu.
trojki-web-kept-not = Pole { $cell } się zmieniło; { CARD($card) } zostaje na ręce.
trojki-web-call = { FEATURE($call) }
trojki-name-accept = Akceptuję
trojki-name-challenge = Kwestionuję
trojki-web-accepted = akceptuje
trojki-name-draw = dobrać kartę
trojki-web-do-place = położyć kartę z ręki
trojki-web-changed = Ostatnia zmiana, pole { $cell }: { CARD($card) }, pod spodem { CARD($covered) }.
trojki-web-unchanged = Na polach jeszcze nic się nie zmieniło.
trojki-web-by-colour = Karty są ułożone według kolorów.
trojki-web-by-shape = Karty są ułożone według kształtów.
trojki-web-by-stripes = Karty są ułożone według pasków.
trojki-web-think = Czas do namysłu
trojki-web-seconds = { $count ->
    [0] wyłączony
   *[many] { cards-seconds }
}
trojki-web-keys = Cyfra od 1 do 9: pole, z Shift czyta pole; D E F czyta rząd, X Y Z kolumnę, N V przekątną; 0 dobiera; T dwa razy albo C: ostatnia zmiana
trojki-web-result = Wynik rundy { $number }
trojki-web-tokens = Żetony

## Zamiast zdań wspólnych dla wszystkich gier: rozdanie w trójkach to runda

trojki-own-match-next = Następna będzie runda { $number }, { YOU($seat) ->
    [yes] rozdajesz ty
   *[no] rozdaje { NAME($seat) }
}.
    .short = Runda { $number }, rozdaje: { cards-who }.
trojki-own-match-why-not-begun = runda jeszcze się nie zaczęła
trojki-own-why-over = ta runda już się skończyła
trojki-own-table-sealed = Talia rundy { $number } jest zapieczętowana: { $hash }.
trojki-own-table-why-deal-on = runda jeszcze trwa
trojki-own-table-no-undo-deal = tego ruchu nie można cofnąć: skończyła się już wtedy runda albo zaczęła nowa
trojki-own-terminal-result = Wynik rundy { $number }.
trojki-own-terminal-between = Ta runda jest skończona, za chwilę będzie następna.
trojki-own-terminal-ask-next = Enter to następna runda.
trojki-own-terminal-next-in = Następna runda zacznie się za { cards-seconds-acc }.
trojki-own-web-deal = Runda { $number }
trojki-own-room-last = Ostatnia runda
trojki-own-web-next = Następna runda za { cards-seconds-acc }
trojki-own-web-scores-deal = Runda
trojki-own-replay-deal = Która runda
trojki-own-guide-title = Pierwsza runda
trojki-own-match-score = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} w sumie { $points } { $points ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
    .short = { cards-who }: razem { $points }.
trojki-own-match-place = { YOU($seat) ->
    [yes] { $leaders ->
        [1] Jesteś na prowadzeniu
       *[other] Prowadzisz wspólnie z innymi
    }
   *[no] Masz miejsce { $place } z { $count }; { $leaders ->
        [1] prowadzi
       *[other] prowadzą
    } { NAMES($seats) }, { $points } { $points ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
}.
    .short = { YOU($seat) ->
        [yes] { $leaders ->
            [1] Prowadzisz.
           *[other] Prowadzisz wspólnie.
        }
       *[no] Miejsce { $place } z { $count }; { $leaders ->
            [1] prowadzi
           *[other] prowadzą
        } { NAMES($seats) }, { $points }.
    }
trojki-own-web-place-now = { YOU($seat) ->
    [yes] { $leaders ->
        [1] Jesteś na prowadzeniu
       *[other] Prowadzisz wspólnie z innymi
    }
   *[no] Masz miejsce { $place } z { $count }; { $leaders ->
        [1] prowadzi
       *[other] prowadzą
    } { NAMES($seats) }, { $points } { $points ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
}.
trojki-own-room-points = Żetony

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

trojki-typed-draw = dobierz, dobieram, d
trojki-typed-place = połóż, kładę
trojki-typed-red = czerwony, czerwona, czerwone, czerwoną, czerwona trójka, czerwoną trójkę
trojki-typed-blue = niebieski, niebieska, niebieskie, n, niebieską, niebieska trójka, niebieską trójkę
trojki-typed-violet = fioletowy, fioletowa, fioletowe, f, fioletową, fioletowa trójka, fioletową trójkę
trojki-typed-yellow = żółty, żółta, żółte, ż, żółtą, żółta trójka, żółtą trójkę
trojki-typed-circle = kółko, kółka, k, trójka kółek, trójkę kółek
trojki-typed-square = kwadrat, kwadraty, kw, trójka kwadratów, trójkę kwadratów
trojki-typed-cross = krzyżyk, krzyżyki, trójka krzyżyków, trójkę krzyżyków
trojki-typed-star = gwiazdka, gwiazdki, g, trójka gwiazdek, trójkę gwiazdek
trojki-typed-none = bez pasków, zero, trójka bez pasków, trójkę bez pasków
trojki-typed-one = jeden, jeden pasek, z jednym paskiem, trójka z jednym paskiem, trójkę z jednym paskiem
trojki-typed-two = dwa, dwa paski, z dwoma paskami, trójka z dwoma paskami, trójkę z dwoma paskami
trojki-typed-three = trzy, trzy paski, z trzema paskami, trójka z trzema paskami, trójkę z trzema paskami

## How things stand

trojki-stands-handicap = Wyrównanie: { COMMAS($list) }.
trojki-stands-more = { NAME($seat) } ma na początku o { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} więcej
trojki-stands-left = { NAME($seat) }: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}, w tym na ręce { $total }.

## What is asked

trojki-ask-race = Wpisz dobierz albo kartę, pole i cechę, na przykład 2 4 niebieski.
    .short = Wpisz dobierz albo kartę, pole i cechę.
    .pressed = Dobierz kartę.
trojki-ask-race-silent = Wpisz dobierz albo kartę i pole, na przykład 2 4.
    .short = Wpisz dobierz albo kartę i pole.
    .pressed = Dobierz kartę.
trojki-ask-card = Twoje karty: { NUMBERED($cards, $cards) }.
    .short = { NUMBERED($cards, $cards) }.
    .pressed = Wybierz kartę z ręki.
trojki-ask-draw = Nie masz kart na ręce.
    .pressed = Dobierz kartę.

## What was not understood

trojki-claim = Podaj kartę, pole i cechę, na przykład 2 4 niebieski.
trojki-claim-silent = Podaj kartę i pole, na przykład 2 4.
trojki-no-feature = „{ $text }” to nie kolor, nie kształt i nie liczba pasków.
trojki-not-on-card = { CARD($card) } nie ma takiej cechy: { FEATURE($call) }.
trojki-others-draw = Inni dobierają { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
}.

## Help

trojki-help =
    Wpisz dobierz, żeby wziąć kartę ze stosu, albo dobierz 3, żeby wziąć trzy.
    Żeby położyć kartę, wpisz jej numer, nazwę albo skrót,
    pole i to, co łączy nową trójkę: 2 4 niebieski albo BC2 4 B,
    albo niebieskie kółko 2 na 4 niebieski.
    W brajlu niebieskie kółko z jednym paskiem to bca: j a b c to od 0 do 3 pasków.
    W zapisie całej ręki każdy kolor stoi raz: b ca sj to bca bsj.
    Wpisz czekam albo naciśnij Enter, a czas popłynie, aż coś się stanie.

## Options that are refused

trojki-why-option-both = Partia kończy się albo po tylu żetonach, albo po tylu rundach: ustaw tylko jedno z dwojga.
trojki-why-option-length = Partia może mieć od { $low } do { $high } żetonów lub rund.
trojki-why-option-handicap-seats = Wyrównanie to po jednej liczbie dodatkowych kart na gracza; graczy jest { $count }.
trojki-why-option-handicap-negative = Wyrównanie to dodatkowe karty; żadna z liczb nie może być mniejsza od 0.
trojki-why-option-handicap-large = Gdyby dodatkowych kart było w sumie więcej niż { $count }, ktoś nie dostałby żadnej karty.

## What the game is called, and what it is about

trojki-title = Trójki
trojki-about = bez kolejek: kładź karty, które tworzą nową trójkę, i pozbądź się ich przed innymi

## Options

trojki-option-leftover = Karty, których nie da się podzielić po równo
trojki-option-leftover-centre = na środkowe pole
trojki-option-leftover-aside = na bok, poza grę
trojki-option-require_call = Kto kładzie kartę, mówi, co łączy nową trójkę
trojki-option-mode = Kto rozstrzyga
trojki-option-mode-referee = stół, i to od razu każdą kartę
trojki-option-mode-open = gracze, akceptując albo kwestionując
trojki-option-target = Ile żetonów wygrywa partię
trojki-option-target-null = cztery, o ile nie ustalono liczby rund
trojki-option-deals = Albo: ile rund ma partia
trojki-option-deals-null = do zebrania żetonów
trojki-option-tie_token = Żeton przy remisie
trojki-option-tie_token-each = każdy, kto ma najmniej kart
trojki-option-tie_token-none = nikt
trojki-option-handicap = Dodatkowe karty dla mocnych graczy
trojki-option-handicap-null = nikt nie ma dodatkowych

## The first deal, explained as it goes

trojki-guide-start =
    To wyścig: wszyscy przykrywają karty na stole swoimi i każda musi utworzyć w linii nową trójkę. Czytaj spokojnie:
    zacznie się dopiero, gdy i ty naciśniesz Start.
trojki-guide-draw =
    Nie ma kolejek: wszyscy grają naraz. Dobieraj karty ze swojego stosu do ręki, ile chcesz i kiedy chcesz.
trojki-guide-place =
    Wybierz kartę, potem pole, potem powiedz, co łączy nową trójkę. Szukaj linii, w której dwie karty mają wspólną
    cechę, a trzecia jej nie ma: na tę trzecią pasuje każda karta z tą cechą.
trojki-guide-placed =
    Twoja karta leży na stole. Nowa karta przykrywa starą i liczy się tylko dziewięć wierzchnich. Jeśli to za szybko, poproś o czas
    do namysłu.
trojki-guide-pause = Ktoś położył kartę, a sędziego tu nie ma: zaakceptuj ją albo zakwestionuj.
trojki-guide-over =
    Koniec rundy. Kto pierwszy nie ma kart albo ma ich najmniej, gdy nic już nie pasuje, dostaje żeton. Teraz
    znasz już grę.

## Drawings on the page of the rules

trojki-shown-card =
    Trzy cechy: niebieskie kółko z dwoma paskami, czerwony kwadrat bez pasków, fioletowy krzyżyk z jednym, żółta
    gwiazdka z trzema.
trojki-shown-trio = Trójka: czerwone, niebieskie i fioletowe kółko. Jest trójką tylko dzięki kształtowi.
trojki-shown-grid =
    Stół z przykładu, pola od 1 do 9 rząd po rzędzie, a obok niebieska gwiazdka z jednym paskiem. Pasuje na pole
    1: przekątna staje się niebieska i ma wszędzie po jednym pasku.
