# Dawid i Goliat: zdarzenia, powody odmowy, odrzucone opcje.

goliath-deal = Rozdanie { $number }. { YOU($seat) ->
    [yes] Rozdajesz
   *[no] Rozdaje { NAME($seat) }
}, każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .short = Rozdanie { $number }. Rozdaje: { cards-who }. Kart: { $count }.
goliath-begins = { YOU($seat) ->
    [yes] Zaczynasz.
   *[no] Zaczyna { NAME($seat) }.
}
goliath-lead = { YOU($seat) ->
    [yes] Wychodzisz { CARD($card, case: "ins") }.
   *[no] { NAME($seat) } wychodzi { CARD($card, case: "ins") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
goliath-play = { YOU($seat) ->
    [yes] Dokładasz { CARD($card, case: "acc") }.
   *[no] { NAME($seat) } dokłada { CARD($card, case: "acc") }.
}
    .short = { cards-who }: { CARD($card, case: "short") }.
goliath-highest = Najwyższa jest { CARD($card) }: { YOU($seat) ->
    [yes] zbierasz { CARDS($cards, case: "acc") }.
   *[no] { NAME($seat) } zbiera { CARDS($cards, case: "acc") }.
}
    .short = Najwyższa, { cards-who }: { CARDS($cards, case: "short") }.
goliath-lowest = Najniższa jest { CARD($card) }: { YOU($seat) ->
    [yes] dostajesz { CARD($won, case: "acc") }.
   *[no] { NAME($seat) } dostaje { CARD($won, case: "acc") }.
}
    .short = Najniższa, { cards-who }: { CARD($won, case: "short") }.
goliath-all-equal = Wszystkie karty są równe: { YOU($seat) ->
    [yes] zbierasz { CARDS($cards, case: "acc") }.
   *[no] { NAME($seat) } zbiera { CARDS($cards, case: "acc") }.
}
    .short = Równe, { cards-who }: { CARDS($cards, case: "short") }.
goliath-points = { NAME($seat) }: czerwone { $red }, żółte { $yellow }, zielone { $green }, niebieskie { $blue }, fioletowe { $violet }, razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
    .short = { cards-who }, punkty: { $points }.

goliath-why-not-in-play = Przy { $count } graczach wartości sięgają tylko do { $value }, więc { CARD($card, case: "gen") } nie ma w grze.
goliath-why-follow = Masz jeszcze { SUIT($suit) }, więc musisz dołożyć do koloru.

## Stół w przeglądarce

goliath-web-left = jeszcze { $count } { $count ->
    [one] lewa
    [few] lewy
   *[many] lew
}
goliath-web-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
goliath-web-pile = { SUIT($suit) }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} za { $points }
goliath-web-pile-none = { SUIT($suit) }: nic
goliath-web-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
goliath-full = { NAME($seat) }: { goliath-web-points }, na ręce { goliath-web-cards }.
goliath-web-laid = { NAME($seat) } { CARD($card) }
goliath-web-before = Ostatnia lewa: { $list }. Najwyższa: { NAME($seat) }, { CARD($card) }; najniższa: { NAME($low_seat) }, { CARD($low) }.
goliath-web-before-equal = Ostatnia lewa: { $list }. Wszystkie karty były równe; { YOU($seat) ->
    [yes] cała jest twoja.
   *[no] całą bierze { NAME($seat) }.
}
goliath-web-before-none = Nie było jeszcze żadnej lewy.
goliath-web-before-title = Ostatnia lewa
goliath-web-led = wyjście
goliath-web-highest = najwyższa
goliath-web-lowest = najniższa
goliath-web-both = bierze wszystko
goliath-web-by-suit = Twoje karty są ułożone kolorami.
goliath-web-by-rank = Twoje karty są ułożone według wartości.
goliath-web-result = Wynik rozdania { $number }
goliath-web-sum = Punkty

## How things stand

goliath-stands-left = { $count ->
    [one] Została jeszcze { $count } lewa
    [few] Zostały jeszcze { $count } lewy
   *[many] Zostało jeszcze { $count } lew
}.
goliath-stands-pile = { SUIT($suit) } { LIST($values) } za { $points }
goliath-stands-profit = { NAME($seat) }: { SEMICOLONS($list) }; razem { $points }.
goliath-stands-none = { NAME($seat) }: na razie bez zdobytych kart.

## Help

goliath-help =
    Kartę podaje się numerem na ręce, nazwą albo skrótem: R7 to czerwona 7.
    Kolory to R czerwony, Y żółty, G zielony, B niebieski, V fioletowy.
    W brajlu czerwona 7 to gr: litery od a do r to liczby od 1 do 18, potem kolor.
    W zapisie całej ręki każdy kolor stoi raz: r gh to gr hr.

## Options that are refused

goliath-why-option-deals = Partia może mieć najwyżej { $high ->
    [one] { $high } rozdanie
    [few] { $high } rozdania
   *[many] { $high } rozdań
}.

## What the game is called, and what it is about

goliath-title = Dawid i Goliat
goliath-about = najniższa karta lewy zdobywa najwyższą, najwyższa całą resztę; trzy karty jednego koloru są warte niewiele

## Options

goliath-option-all_equal = Gdy wszystkie karty lewy są równe
goliath-option-all_equal-last_takes_all = ostatni bierze wszystko
goliath-option-all_equal-second_last = przedostatnia karta jest najniższa
goliath-option-deals = Ile rozdań ma partia
goliath-option-deals-null = tyle rozdań, ilu graczy

## The first deal, explained as it goes

goliath-guide-lead = Wychodzisz dowolną kartą. Atutów nie ma; gdy wszyscy zagrają, liczą się tylko liczby.
goliath-guide-follow =
    Jeśli masz kolor, w który wyszedł pierwszy gracz, dołóż do koloru; jeśli nie, zagraj, co chcesz. Spróbuj też
    karty, której zagrać nie wolno: dowiesz się dlaczego.
goliath-guide-trick =
    Pełna lewa: najniższa karta dostaje najwyższą, a najwyższa wszystkie inne. Kto zagrał najwyższą, wychodzi do
    następnej.
goliath-guide-won =
    Masz pierwsze zdobyte karty. Jedna albo dwie w kolorze liczą się za swoje liczby, trzy i więcej już tylko po
    punkcie. Uważaj więc, które kolory bierzesz.
goliath-guide-over =
    Koniec rozdania. Tabela pokazuje, ile dał każdy kolor. Teraz znasz już grę; kolejno rozdają następni.

## Drawings on the page of the rules

goliath-shown-trick =
    Wychodzi zielona 4, dochodzą zielona 9, czerwona 2 i zielona 7. Czerwona 2 jest najniższa i dostaje zieloną
    9. Zielona 9 jest najwyższa i dostaje trzy pozostałe.
goliath-shown-equal =
    Dwie siódemki i dwie trójki: zielona 7, czerwona 7, zielona 3, niebieska 3. Liczy się ta zagrana później:
    czerwona 7 jest najwyższa, niebieska 3 najniższa.
goliath-shown-score =
    Czerwone 4, 10 i 11 to trzy karty: 3 punkty. Sama żółta 8: 8. Zielone 5 i 9: 14. Pięć niebieskich: 5.
    Fioletowe 10 i 12: 22. Razem 52.
