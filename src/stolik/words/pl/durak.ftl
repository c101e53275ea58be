# Dureń: zdarzenia, powody odmowy, odrzucone opcje. $other to drugi gracz zdarzenia.

durak-deal = { YOU($seat) ->
    [yes] Rozdajesz ty
   *[no] Rozdaje { NAME($seat) }
}, po sześć kart.
    .short = Rozdaje: { cards-who }.
durak-trump = Atutem są { SUIT($suit) }, pod stosem leży { RANK($card) }.
    .short = Atut: { CARD($card, case: "short") }.
durak-trump-of-dealer = { YOU($seat) ->
    [yes] Pokazujesz swoją ostatnią kartę
   *[no] { NAME($seat) } pokazuje swoją ostatnią kartę
}: { CARD($card) }. Atutem są { SUIT($suit) }.
    .short = Atut: { CARD($card, case: "short") }, { cards-who }.
durak-shows = { YOU($seat) ->
    [yes] Pokazujesz
   *[no] { NAME($seat) } pokazuje
} najniższy atut, { RANK($card, case: "acc") }.
    .short = Zaczyna: { cards-who }, { CARD($card, case: "short") }.
durak-bout = { YOU($seat) ->
    [yes] Atakujesz ty, broni się { NAME($other) }.
   *[no] Atakuje { NAME($seat) }, { YOU($other) ->
        [yes] bronisz się ty
       *[no] broni się { NAME($other) }
    }.
}{ $count ->
    [0] { "" }
    [one] { " " }W stosie jest { $count } karta.
    [few] { " " }W stosie są { $count } karty.
   *[many] { " " }W stosie jest { $count } kart.
}
    .short = { cards-who } kontra { cards-other }{ $count ->
        [0] .
       *[many] ; stos { $count }.
    }
durak-opens = { YOU($seat) ->
    [yes] Atakujesz
   *[no] { NAME($seat) } atakuje
} { CARD($card, case: "ins") }{ $more ->
    [yes] , a zaraz potem następną kartą.
   *[no] .
}
    .short = { cards-who }: { CARD($card, case: "short") }{ $more ->
        [yes] , i dalej.
       *[no] .
    }
durak-attacks = { YOU($seat) ->
    [yes] Dorzucasz
   *[no] { NAME($seat) } dorzuca
} { CARD($card, case: "acc") }{ $more ->
    [yes] , a zaraz potem następną kartę.
   *[no] .
}
    .short = { cards-who }: { CARD($card, case: "short") }{ $more ->
        [yes] , i dalej.
       *[no] .
    }
durak-beats = { YOU($seat) ->
    [yes] { CARD($card, case: "ins") } bijesz
   *[no] { NAME($seat) } { CARD($card, case: "ins") } bije
} { CARD($attack, case: "acc") }.
    .short = { cards-who }: { CARD($card, case: "short") } na { CARD($attack, case: "short") }.
durak-takes = { YOU($seat) ->
    [yes] Zabierasz
   *[no] { NAME($seat) } zabiera
} ze stołu { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .short = { cards-who }: zabrane, { $count }.
durak-gives = { YOU($seat) ->
    [yes] Dokładasz jeszcze { CARD($card, case: "acc") }; tę kartę bierze { NAME($other) }.
   *[no] { NAME($seat) } dokłada jeszcze { CARD($card, case: "acc") }; { YOU($other) ->
        [yes] ta karta jest twoja
       *[no] tę kartę bierze { NAME($other) }
    }.
}
    .short = { cards-who }: dokładka, { CARD($card, case: "short") }.
durak-offers-card = { YOU($seat) ->
    [yes] Dokładasz jeszcze { CARD($card, case: "acc") }; decyduje { NAME($other) }.
   *[no] { NAME($seat) } dokłada jeszcze { CARD($card, case: "acc") }; { YOU($other) ->
        [yes] decydujesz ty
       *[no] decyduje { NAME($other) }
    }.
}
    .short = { cards-who }: propozycja, { CARD($card, case: "short") }.
durak-too-many = Jest o { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} za dużo: { YOU($seat) ->
    [yes] wybierasz, co wraca
   *[no] { NAME($seat) } wybiera, co wraca
}.
    .short = O { $count } za dużo, wybór: { cards-who }.
durak-sends-back = { YOU($seat) ->
    [yes] Zwracasz { CARD($card, case: "acc") }; tę kartę ma znów { NAME($other) }.
   *[no] { NAME($seat) } zwraca { CARD($card, case: "acc") }; tę kartę { YOU($other) ->
        [yes] masz znów ty
       *[no] ma znów { NAME($other) }
    }.
}
    .short = { cards-who }: zwrot, { CARD($card, case: "short") }.
durak-keeps = { YOU($seat) ->
    [yes] Bierzesz
   *[no] { NAME($seat) } bierze
} z dołożonych kart: { CARDS($cards, case: "acc") }.
    .short = { cards-who }: { CARDS($cards, case: "short") }.
durak-done = { YOU($seat) ->
    [yes] Nic więcej nie dokładasz.
   *[no] { NAME($seat) } nic więcej nie dokłada.
}
    .short = { cards-who }: to wszystko.
durak-allows = { YOU($seat) ->
    [yes] Pozwalasz dorzucać
   *[no] { NAME($seat) } pozwala dorzucać
}, teraz { YOU($other) ->
    [yes] możesz ty
   *[no] może { NAME($other) }
}.
    .short = { cards-who }: pas, teraz { cards-other }.
durak-passes = { YOU($seat) ->
    [yes] Nie dorzucasz
   *[no] { NAME($seat) } nie dorzuca
}{ $barred ->
    [yes] { " " }i nikt dalej już nie może
   *[no] { "" }
}; ostatnie słowo { YOU($other) ->
    [yes] masz ty
   *[no] ma { NAME($other) }
}.
    .short = { cards-who }: pas, ostatnie słowo { cards-other }.
durak-stops = { YOU($seat) ->
    [yes] Kończysz atak.
   *[no] { NAME($seat) } kończy atak.
}
    .short = { cards-who }: stop.
durak-repelled = { YOU($seat) ->
    [yes] Odpierasz atak
   *[no] { NAME($seat) } odpiera atak
}: { $count ->
    [one] { $count } karta wypada
    [few] { $count } karty wypadają
   *[many] { $count } kart wypada
} z gry.
    .short = { cards-who }: odparte, { $count }.
durak-draws = { YOU($seat) ->
    [yes] Dobierasz
   *[no] { NAME($seat) } dobiera
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .short = { cards-who }: dobrane, { $count }.
durak-you-draw = { YOU($seat) ->
    [yes] Dobierasz
   *[no] { NAME($seat) } dobiera
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { CARDS($cards) }.
    .short = { cards-who }: dobrane, { CARDS($cards, case: "short") }.
durak-stock-gone = Stos się skończył; jego ostatnią kartę, { CARD($card, case: "acc") }, { YOU($seat) ->
    [yes] masz ty
   *[no] ma { NAME($seat) }
}.
    .short = Koniec stosu, { cards-who }: { CARD($card, case: "short") }.
durak-exchanges = { YOU($seat) ->
    [yes] Kładziesz { CARD($six, case: "acc") } pod stos i bierzesz stamtąd { CARD($card, case: "acc") }.
   *[no] { NAME($seat) } kładzie { CARD($six, case: "acc") } pod stos i bierze stamtąd { CARD($card, case: "acc") }.
}
    .short = { cards-who }: wymiana, { CARD($card, case: "short") }.
durak-exchanges-with = { YOU($seat) ->
    [yes] Wymieniasz { CARD($six, case: "acc") } na { CARD($card, case: "acc") }; oddaje tę kartę { NAME($other) }.
   *[no] { NAME($seat) } wymienia { CARD($six, case: "acc") } na { CARD($card, case: "acc") }; { YOU($other) ->
        [yes] tę kartę oddajesz ty
       *[no] tę kartę oddaje { NAME($other) }
    }.
}
    .short = { cards-who }: wymiana, { CARD($card, case: "short") }.
durak-out = { YOU($seat) ->
    [yes] Nie masz już kart.
   *[no] { NAME($seat) } nie ma już kart.
}
    .short = { cards-who }: bez kart.
durak-loses = { YOU($seat) ->
    [yes] Zostajesz z kartami na ręce: dureń to ty.
   *[no] { NAME($seat) } zostaje z kartami na ręce i jest durniem.
}
    .short = Dureń: { cards-who }.
durak-team-loses = { YOU($seats) ->
    [yes] Twój zespół zostaje z kartami i przegrywa
   *[no] Z kartami zostaje i przegrywa zespół
}: { NAMES($seats) }.
    .short = Przegrana: { NAMES($seats) }.
durak-draw = Nikt nie ma już kart: remis, nikt nie przegrywa.
    .short = Remis.
durak-draw-by-pickups = Karty zabrano { $count } { $count ->
    [one] raz
    [few] razy z rzędu
   *[many] razy z rzędu
} i nikt nie dobrał karty: rozdanie kończy się remisem.
    .short = Remis, zabrań z rzędu: { $count }.
durak-lost = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} { $count } { $count ->
    [one] przegrane rozdanie
    [few] przegrane rozdania
   *[many] przegranych rozdań
}.
    .short = { cards-who }: przegrane { $count }.
durak-none-lost = Na razie nikt nie ma przegranego rozdania.
    .short = Przegranych rozdań nie ma.

## Przed rozdaniem, z opcją „traditions”

durak-offers = { YOU($seat) ->
    [yes] Proponujesz przełożenie kart; odpowiada { NAME($other) }.
   *[no] { NAME($seat) } proponuje przełożenie kart; { YOU($other) ->
        [yes] odpowiadasz ty
       *[no] odpowiada { NAME($other) }
    }.
}
durak-accepts = { YOU($seat) ->
    [yes] Przekładasz karty: teraz dureń to ty i ty rozdajesz.
   *[no] { NAME($seat) } przekłada karty, zostaje durniem i rozdaje.
}
durak-declines = { YOU($seat) ->
    [yes] Nie przekładasz.
   *[no] { NAME($seat) } nie przekłada.
}
durak-touches = { YOU($seat) ->
    [yes] Dotykasz kart: teraz dureń to ty i ty rozdajesz.
   *[no] { NAME($seat) } dotyka kart, zostaje durniem i rozdaje.
}
durak-traditions-deal = { YOU($seat) ->
    [yes] Zaczynasz rozdawać.
   *[no] { NAME($seat) } zaczyna rozdawać.
}

## Powody odmowy

durak-why-not-defender = Broni się tylko { NAME($seat) } i nikt nie może w tym pomagać.
durak-why-nothing-open = Żadna karta ataku nie czeka na odpowiedź, więc nie ma czego bić ani zabierać.
durak-why-not-facing = { CARD($card) } nie czeka na pobicie; do pobicia jest jeszcze: { CARDS($cards) }.
durak-why-weak = { CARD($card) } nie bije { CARD($attack, case: "gen") }. Trzeba wyższej karty tego samego koloru; kartę, która nie jest atutem, bije też każdy atut.
durak-why-defend = Bronisz się: pobij odkryte karty ataku albo zabierz wszystko.
durak-why-open = Atak trzeba otworzyć jakąś kartą.
durak-why-rank = { CARD($card) } nie pasuje: w tym ataku wolno zagrać tylko wartości, które już padły, czyli { RANKS($ranks, case: "few") }.
durak-why-no-more = Po karcie { CARD($card) } nie możesz zagrać następnej: miejsca jest już tylko na { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}. Zagraj bez plusa.
durak-why-no-other = Po karcie { CARD($card) } nie masz innej, która pasuje. Zagraj bez plusa.
durak-why-nothing-back = Nie ma teraz za dużo kart, więc nie ma czego zwracać.
durak-why-choose = Najpierw wybierz, co wraca: jest o { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} za dużo.
durak-why-not-offered = { CARD($card) } nie może wrócić; do wyboru: { CARDS($cards) }.
durak-why-more = Po karcie { CARD($card) } miała iść następna: najpierw ją zagraj.
durak-why-last = Po tobie nikt już nie może atakować, więc nie ma komu pozwolić: dorzuć kartę albo zakończ atak.
durak-why-last-word = Inni mogli już dorzucać i nikt nie dorzucił: dorzuć kartę albo zakończ atak.
durak-why-no-stop = W tej grze nie można zatrzymać innych: dorzuć kartę albo pozwól dorzucać dalej.
durak-why-gift = Karty są zabierane: dołóż pasującą kartę albo powiedz, że to wszystko.
durak-why-no-gift = Nikt teraz nie zabiera kart, więc nie ma komu dokładać.
durak-why-never-exchange = W tym rozdaniu atutowej szóstki się nie wymienia: pod stosem nie ma karty, na którą można by ją wymienić.
durak-why-exchanged = { CARD($card, case: "acc") } już wymieniono, a robi się to raz w rozdaniu.
durak-why-exchange-late = Na wymianę jest za późno ({ CARD($card) }): stos się skończył i zaczął się następny atak.
durak-why-no-six = Nie masz na ręce { CARD($card, case: "gen") }.
durak-why-exchange-self = Masz już { CARD($card, case: "acc") } spod stosu, więc nie ma z kim się wymieniać.
durak-why-six-received = { CARD($card, case: "acc") } wymienia tylko ten, kto dostał tę kartę przy rozdaniu albo dobrał ją ze stosu. Ty masz ją od innego gracza.
durak-why-only-dealer = Może to zrobić tylko rozdający, a jest nim { NAME($seat) }.
durak-why-offer-open = Na propozycję przełożenia musi najpierw odpowiedzieć { NAME($other) }.
durak-why-held = najpierw jest chwila na wymianę szóstki atutowej: jeszcze { cards-seconds }
durak-why-no-offer = Nikt nie zaproponował ci przełożenia.
durak-why-dealer-touch = Rozdającemu wolno dotykać kart, nic z tego nie wynika.
durak-why-offer-self = Nie można zaproponować przełożenia sobie.

## W terminalu, z opcją „allow_excess”

durak-ask-back = { $count ->
    [one] Jest o { $count } kartę za dużo. Zwróć jedną: { COMMAS($list) }.
    [few] Jest o { $count } karty za dużo. Zwróć { $count }, na przykład 1 2: { COMMAS($list) }.
   *[many] Jest o { $count } kart za dużo. Zwróć { $count }, na przykład 1 2: { COMMAS($list) }.
}
    .pressed = { $count ->
        [one] Jest o { $count } kartę za dużo: wybierz, która wraca.
        [few] Jest o { $count } karty za dużo: wybierz, które wracają.
       *[many] Jest o { $count } kart za dużo: wybierz, które wracają.
    }
durak-typed-back = zwróć, zwracam, oddaj, oddaję

## W przeglądarce. $text: części w rzędzie, jak „6 kart, broni się”.

durak-web-trump = Atut: { SUIT($suit) }
durak-web-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
durak-web-hand = { $count ->
    [0] Nie masz kart na ręce.
   *[many] Twoje karty: { CARDS($cards) }.
}
durak-web-stock = { $count ->
    [0] Atutem są { SUIT($suit) }; stosu już nie ma.
    [one] Atutem są { SUIT($suit) }; w stosie została tylko { CARD($card) }.
    [few] Atutem są { SUIT($suit) }; w stosie są { $count } karty, na samym spodzie { CARD($card) }.
   *[many] Atutem są { SUIT($suit) }; w stosie jest { $count } kart, na samym spodzie { CARD($card) }.
}
durak-web-bout = { $taking ->
    [yes] { YOU($other) ->
        [yes] Zabierasz karty.
       *[no] Karty zabiera { NAME($other) }.
    }
   *[no] { YOU($seat) ->
        [yes] Atakujesz ty
       *[no] Atakuje { NAME($seat) }
    }, { YOU($other) ->
        [yes] bronisz się ty
       *[no] broni się { NAME($other) }
    }.
}
durak-web-attack = Karty ataku
durak-web-pair = { $state ->
    [beaten] { CARD($attack) }, na niej { CARD($card) }
    [taken] { CARD($attack) }, do zabrania
   *[open] { CARD($attack) }, jeszcze do pobicia
}
durak-web-offered = { CARD($card) }, dokłada { NAME($seat) }
durak-web-from = Dokłada { NAME($seat) }
durak-web-room = { $count ->
    [0] Więcej kart ataku być nie może.
    [one] Może dojść jeszcze { $count } karta ataku.
    [few] Mogą dojść jeszcze { $count } karty ataku.
   *[many] Może dojść jeszcze { $count } kart ataku.
}

durak-web-do = { $action ->
    [attack] { $count ->
        [one] Atakuj
        [few] Atakuj { $count } kartami
       *[many] Atakuj { $count } kartami
    }
    [give] { $count ->
        [one] Dołóż
        [few] Dołóż { $count } karty
       *[many] Dołóż { $count } kart
    }
    [back] Zwróć { $count } z { $total }
    [take] Zabieram
    [allow] Pas, może następny
    [stop] Dość
    [done] To wszystko
    [exchange] Wymień szóstkę
    [several] Kilka naraz
    [deal] Rozdaj
    [offer] Przełożenie: { NAME($seat) }
    [accept] Przekładam
    [decline] Odmawiam
    [touch] Dotknij kart
   *[ok] Dalej
}
durak-name = { $action ->
    [attack] zaatakować { CARD($card, case: "ins") }
    [beat] pobić { CARD($attack, case: "acc") } { CARD($card, case: "ins") }
    [give] dołożyć { CARD($card, case: "acc") }
    [back] zwrócić { CARD($card, case: "acc") }
    [take] zabrać wszystko
    [allow] spasować
    [stop] zakończyć atak
    [done] nic więcej nie dokładać
    [exchange] wymienić atutową szóstkę
    [deal] rozdać
    [offer] zaproponować przełożenie: { NAME($seat) }
    [accept] przełożyć
    [decline] odmówić
    [touch] dotknąć kart
   *[ok] przejść dalej
}
durak-web-aimed = { $chosen ->
    [yes] Teraz karta, która bije { CARD($attack, case: "acc") }.
   *[no] { CARD($attack) } nie jest już wybrana.
}
durak-web-let-go = Wybór cofnięty, bo nie { $count ->
    [one] pasuje
    [few] pasują
   *[many] pasują
} do { CARD($card, case: "gen") }: { CARDS($cards) }.
durak-web-which = { CARD($card) } może pobić { CARDS($cards, case: "acc") }: wybierz jedną z tych kart.

durak-web-role = { $role ->
    [attacks] { YOU($seat) ->
        [yes] atakuje cię
       *[no] atakuje, cel: { NAME($seat) }
    }
    [defends] broni się
    [takes] zabiera karty
    [helps] atak: numer { $number }
    [own] twój zespół
    [theirs] drugi zespół
    [team] zespół { $number }
    [out] bez kart
   *[fool] dureń
}
durak-web-known = znanych: { $count }
durak-web-known-cards = wszyscy znają: { CARDS($cards, case: "acc") }
durak-web-left = Karty
durak-web-lost = Przegrane
durak-web-dealer = rozdaje
durak-web-dealing = Teraz { YOU($seat) ->
    [yes] rozdajesz ty
   *[no] rozdaje { NAME($seat) }
}{ $cut ->
    [yes] ; na propozycję przełożenia { YOU($other) ->
        [yes] odpowiadasz ty
       *[no] odpowiada { NAME($other) }
    }.
   *[no] .
}

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

durak-typed-attack = atak, atakuję, dorzuć, dorzucam
durak-typed-beat = bij, biję, przebijam
durak-typed-give = dołóż, dokładam
durak-typed-take = biorę, zabieram, bierz, b
durak-typed-allow = pas, pasuję, dalej, p
durak-typed-stop = dość, koniec ataku, stój, s
durak-typed-done = gotowe, nic, nic więcej, n
durak-typed-exchange = wymień, wymieniam, w
durak-typed-deal = rozdaj, rozdaję
durak-typed-offer = podaj, podaję, proponuję
durak-typed-accept = przyjmuję, przekładam, tak
durak-typed-decline = odmawiam, nie
durak-typed-touch = dotykam, dotknij

## How things stand

durak-stands-under = Atutem są { SUIT($suit) }; { $count ->
    [one] w stosie została tylko { CARD($card) }
    [few] w stosie są { $count } karty, na samym spodzie { CARD($card) }
   *[many] w stosie jest { $count } kart, na samym spodzie { CARD($card) }
}.
durak-stands-no-stock = Atutem są { SUIT($suit) }; stos jest pusty.
durak-stands-bout = { YOU($seat) ->
    [yes] Atakujesz ty
   *[no] Atakuje { NAME($seat) }
}, { YOU($other) ->
    [yes] bronisz się ty
   *[no] broni się { NAME($other) }
}.
durak-stands-pair = { $state ->
    [beaten] { CARD($attack) }, na niej { CARD($card) }
    [taken] { CARD($attack) }, do zabrania
   *[open] { CARD($attack) }, jeszcze do pobicia
}
durak-stands-pairs = Na stole: { SEMICOLONS($list) }.
durak-stands-sides = Grają razem: { NAMES($seats) }; po drugiej stronie: { NAMES($others) }.
durak-stands-offered = { NAME($seat) } dokłada: { CARDS($cards) }.
durak-stands-room = { $count ->
    [0] Więcej kart ataku już być nie może
    [one] Może dojść jeszcze { $count } karta ataku
    [few] Mogą dojść jeszcze { $count } karty ataku
   *[many] Może dojść jeszcze { $count } kart ataku
}.
durak-stands-excess = Kart za dużo: { $count }.
durak-stands-count = { NAME($seat) }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
durak-stands-count-known = { NAME($seat) }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, w tym { CARDS($cards) }.
durak-stands-order = Kolejność w ataku: { NAMES($seats) }.
durak-stands-taking = { YOU($seat) ->
    [yes] Zabierasz karty.
   *[no] { NAME($seat) } zabiera karty.
}
durak-stands-out = Bez kart: { NAMES($seats) }.
durak-stands-dealer = Teraz { YOU($seat) ->
    [yes] rozdajesz ty
   *[no] rozdaje { NAME($seat) }
}.
durak-stands-cut = Na propozycję przełożenia { YOU($seat) ->
    [yes] odpowiadasz ty
   *[no] odpowiada { NAME($seat) }
}.

## What is asked

durak-ask-open = Twój atak{ CHOICES($cards, $hand) }.
    .short = Twój atak.
    .pressed = Twój atak, broni się { NAME($seat) }: zagraj dowolną kartę albo kilka równych.
durak-ask-more = Jeszcze jedna karta tego ataku{ CHOICES($cards, $hand) }.
    .short = Jeszcze jedna karta.
    .pressed = Do tego ataku należy jeszcze jedna karta.
durak-ask-throw = { $may ->
    [last] Nikt nie dorzucił
   *[both] Wszystko pobite
}. Dorzuć{ CHOICES($cards, $hand) }; albo wpisz { durak-ask-pass }.
    .short = Dorzuć albo wpisz { durak-ask-pass-short }.
    .pressed = { $may ->
        [last] Nikt nie dorzucił: dorzuć wartość ze stołu albo zakończ atak.
        [both] Wszystko pobite: dorzuć wartość ze stołu, spasuj albo zakończ atak.
        [bars] Wszystko pobite: dorzuć wartość ze stołu, spasuj albo skończ, a ostatnie słowo ma { NAME($other) }.
        [passes] Wszystko pobite: dorzuć wartość ze stołu albo skończ, a ostatnie słowo ma { NAME($other) }.
        [allow] Wszystko pobite: dorzuć wartość ze stołu albo spasuj (może następny).
       *[stop] Wszystko pobite: dorzuć wartość ze stołu albo zakończ atak.
    }
durak-ask-throw-none = { $may ->
    [last] Nikt nie dorzucił
   *[both] Wszystko pobite
}, a żadna twoja karta nie pasuje: wpisz { durak-ask-pass }.
    .short = Nic nie pasuje: wpisz { durak-ask-pass-short }.
    .pressed = { $may ->
        [last] Nikt nie dorzucił, a żadna twoja karta nie pasuje: zakończ atak.
        [both] Wszystko pobite, a żadna twoja karta nie pasuje: spasuj albo zakończ atak.
        [bars] Wszystko pobite, a żadna twoja karta nie pasuje: spasuj albo skończ, a ostatnie słowo ma { NAME($other) }.
        [passes] Wszystko pobite, a żadna twoja karta nie pasuje: skończ, ostatnie słowo ma { NAME($other) }.
        [allow] Wszystko pobite, a żadna twoja karta nie pasuje: spasuj (może następny).
       *[stop] Wszystko pobite, a żadna twoja karta nie pasuje: zakończ atak.
    }
durak-ask-pass = { $may ->
    [both] pas (może następny) lub dość (koniec ataku)
    [bars] pas (może następny) lub dość (ostatnie słowo ma { NAME($other) })
    [passes] dość (ostatnie słowo ma { NAME($other) })
    [allow] pas (może następny)
   *[stop] dość (koniec ataku)
}
durak-ask-pass-short = { $may ->
    [both] pas lub dość
    [bars] pas lub dość
    [allow] pas
   *[stop] dość
}
durak-ask-give = Zabiera { NAME($seat) }. Dołóż jeszcze{ CHOICES($cards, $hand) }; albo wpisz gotowe.
    .short = { NAME($seat) } zabiera: dołóż albo gotowe.
    .pressed = Karty zabiera { NAME($seat) }: dołóż wartości ze stołu albo powiedz, że to wszystko.
durak-ask-give-none = Zabiera { NAME($seat) }, a żadna twoja karta nie pasuje: wpisz gotowe.
    .short = { NAME($seat) } zabiera: wpisz gotowe.
    .pressed = Karty zabiera { NAME($seat) }, a żadna twoja nie pasuje: powiedz, że to wszystko.
durak-ask-beat = Do pobicia { CARDS($attacks) }{ CHOICES($cards, $hand) }; albo wpisz biorę.
    .short = Pobij { CARDS($attacks, case: "acc") } albo wpisz biorę.
    .pressed = Do pobicia: { CARDS($attacks) }. Pobij albo zabierz wszystko.
durak-ask-beat-several = Do pobicia { CARDS($attacks) }: { COMMAS($list) }; albo wpisz biorę.
    .short = Pobij { CARDS($attacks, case: "acc") } albo wpisz biorę.
    .pressed = Do pobicia: { CARDS($attacks) }. Pobij albo zabierz wszystko.
durak-ask-take = Nie masz czym pobić, na stole { CARDS($cards) }: wpisz biorę.
    .short = Nie masz czym pobić: wpisz biorę.
    .pressed = Nie masz czym pobić ({ CARDS($cards) }): zabierz wszystko.
durak-ask-back-card = { $number } { CARD($card) }
durak-ask-beats = { NUMBERED($cards, $hand) } bije { CARDS($attacks, case: "acc") }
durak-may-exchange = Możesz wymienić atutową szóstkę: wpisz wymień.
durak-held = Zaraz zacznie się następny atak; do tego czasu można tylko wymienić atutową szóstkę.
durak-ask-deal = Rozdajesz. Wybierz: { $number } rozdać, { COMMAS($list) }.
    .pressed = Rozdaj albo zaproponuj przełożenie: kto się zgodzi, zostaje durniem i rozdaje.
durak-ask-offer = { $number } podać do przełożenia (odpowie { NAME($seat) })
durak-ask-cut = { NAME($seat) } podaje ci karty do przełożenia. Wybierz: 1 przyjmuję (wtedy dureń to ty i ty rozdajesz), 2 odmawiam.
    .pressed = { NAME($seat) } podaje ci karty do przełożenia. Jeśli się zgodzisz, dureń to ty i ty rozdajesz.
durak-ask-touch = Rozdaje { NAME($seat) }. Naciśnij Enter, żeby na to pozwolić, albo wpisz dotykam: wtedy dureń to ty i ty rozdajesz.
    .pressed = Jeśli dotkniesz kart, dureń to ty i ty rozdajesz.

## What was not understood

durak-card-twice = Ta sama karta jest tu dwa razy.
durak-beat-one = Bij po jednej karcie: podaj swoją kartę albo kartę ataku i swoją, na przykład 9C TC.

## Help

durak-help =
    Kartę podaje się numerem na ręce, nazwą albo skrótem:
    siódemka trefl, 7 trefl albo 7C.
    C to trefl, D karo, H kier, S pik, T dziesiątka, J walet, Q dama, K król, A as.
    W brajlu siódemka trefl to gc:
    litery od f do i to wartości od 6 do 9, x to dziesiątka.
    W zapisie całej ręki każdy kolor stoi raz: c gh to gc hc.
    Kilka kart naraz: 7C 7D albo 1 3.
    Gdy karta bije tylko jedną kartę ataku, podaj ją samą; inaczej obie: 9C TC.
    Słowami: { COMMAS($list) }.
durak-help-take = biorę
durak-help-allow = pas
durak-help-stop = dość
durak-help-done = gotowe
durak-help-exchange = wymień
durak-help-attack = atak 7C +
durak-help-beat = bij 9C TC
durak-help-give = dołóż 7C
durak-help-back = zwróć 7C
durak-help-before =
    Wpisz rozdaj albo podaj i imię.
    Na propozycję odpowiedz przyjmuję albo odmawiam.
    Wpisz dotykam, jeśli chcesz zostać durniem.

## Options that are refused

durak-why-option-form = { $form ->
    [pairs] W pary
   *[teams] W dwa zespoły po trzy osoby
} gra się w durnia dokładnie { $count ->
    [4] we czworo
   *[6] w sześcioro
}.

## What the game is called, and what it is about

durak-title = Dureń
durak-about = bij karty, którymi cię atakują, albo je zabieraj; kto ostatni zostaje z kartami, jest durniem

## Options

durak-option-form = Kto z kim
durak-option-form-individual = każdy dla siebie
durak-option-form-pairs = dwie pary (cztery osoby)
durak-option-form-teams = dwa zespoły po troje (sześć osób)
durak-option-allow_excess = Wolno zagrać więcej kart ataku, niż jest miejsca; obrońca zwraca nadmiar
durak-option-neighbours_only = Od pięciu graczy atakują tylko sąsiedzi obrońcy
durak-option-stop_allowed = Atakujący może zatrzymać tych po nim
durak-option-traditions = Zwyczaje przed rozdaniem: przekładanie i dotykanie kart
durak-option-max_pickups = Remis po tylu zabraniach z rzędu, po których nikt nie dobrał
durak-option-max_pickups-null = nigdy
durak-option-deals = Ile rozdań ma partia

## The first deal, explained as it goes

durak-guide-open =
    Atakujesz gracza po lewej, dowolną kartą. Kilka kart tej samej wartości można zagrać razem. Pozbywaj się
    kart: kto na końcu jakieś ma, ten jest durniem.
durak-guide-defend =
    Atakują cię. Pobij kartę wyższą kartą tego samego koloru albo atutem; albo zabierz wszystkie karty ze stołu, ale
    wtedy tracisz kolejkę.
durak-guide-throw =
    Wszystko pobite. Możesz dorzucić kartę o wartości, która leży na stole, pozwolić dorzucać następnemu albo
    zakończyć atak.
durak-guide-alone =
    Wszystko pobite. Możesz dorzucić kartę o wartości, która leży na stole, albo zakończyć atak.
durak-guide-gift =
    Obrońca zabiera karty. Możesz dołożyć mu jeszcze karty o wartościach ze stołu i tak się ich pozbyć; albo nic
    nie dawać.
durak-guide-exchange = Masz szóstkę atutową: możesz ją wymienić na atut spod stosu, nawet gdy to nie twoja kolej.
durak-guide-choose = To więcej kart, niż się mieści: wybierz, które wracają.
durak-guide-fool = Koniec rozdania. Kto jeszcze ma karty, jest durniem; zwycięzcy nie ma. Teraz znasz już grę.
durak-guide-side =
    Koniec rozdania. Przegrywa cała strona, której zostały karty, także ten, kto nie ma już żadnej. Teraz znasz już
    grę.
durak-guide-drawn = Koniec rozdania: remis, nikt nie przegrywa. Teraz znasz już grę.

## Drawings on the page of the rules

durak-shown-beaten = Atutem są kiery. Dziewiątkę trefl biją: dziesiątka trefl, as trefl i szóstka kier.
durak-shown-unbeaten =
    Nie biją jej: ósemka trefl, bo jest niższa, ani dziewiątka karo i as pik, bo są innego koloru.
durak-shown-ranks = Siódemka trefl pobita damą trefl: teraz wolno dorzucać siódemki i damy, nic innego.
durak-shown-example = Siódemka trefl jest pobita ósemką, ósemka karo nie. Kto zabiera, bierze wszystkie trzy.

durak-own-room-lost = { YOU($seat) ->
    [yes] Zostajesz durniem.
   *[no] Durniem zostaje { NAME($seat) }.
}
durak-own-room-lost-together = Durniami zostają: { NAMES($seats) }.
durak-own-room-drawn = Remis. Nikt nie jest durniem.
durak-own-match-lost = Koniec partii. { YOU($seat) ->
    [yes] Dureń to ty.
   *[no] Dureń: { NAME($seat) }.
}
    .short = Partia, dureń: { cards-who }.
durak-own-match-lost-together = Koniec partii. { YOU($seats) ->
    [yes] Durnie to wy
   *[no] Durnie
}: { NAMES($seats) }.
    .short = Partia, durnie: { NAMES($seats) }.
durak-own-match-drawn = Koniec partii: remis. Nikt nie jest durniem.
    .short = Partia: remis, bez durnia.

## What makes the rest no choice

durak-settled = Nic się już nie zmieni: pozbędziesz się wszystkich swoich kart.
