# Stół w terminalu: o co się pyta, co się czyta i co można wpisać. $list: lista, już ze swoimi numerami.

terminal-you = Ty
terminal-names = Ala, Bartek, Celina, Darek, Ela, Filip, Gosia
terminal-name = { NAME($seat) }
terminal-welcome = { $game }. Przy stole z tobą: { NAMES($seats) }. Znak ? to pomoc.
terminal-saved = Zapisano w { $path }.
terminal-resume = Żeby później grać dalej: { $command }
terminal-goodbye = Do zobaczenia.

## Przed partią

terminal-game-choice = { $number } { $title }: { $told }.
terminal-ask-game = W co gramy? Numer albo nazwa; Enter to { $title }.
terminal-ask-seats = Ile osób gra, od { $low } do { $high }? Enter to { $count }.
terminal-ask-think = Ile sekund namysłu po każdej zmianie na stole? Enter: bez namysłu, gra na czas.
terminal-no-seats = Gra od { $low } do { $high } osób.
terminal-no-think = Potrzebna jest całkowita liczba sekund, najwyżej { $high }.
terminal-no-choice = Nie ma do wyboru { $number }; numery idą od 1 do { $count }.

## Karty w ręce i pytania

terminal-hand = Twoje karty: { $list }.
terminal-hand-empty = Nie masz kart w ręce.
terminal-which = Co z tego: { $list }?
terminal-go-on = Następny atak: Enter gra dalej.
terminal-go-on-exchange = Następny atak: Enter gra dalej, albo wpisz wymień.
terminal-lead = Wychodzisz: { $list }.
terminal-follow = Twoja kolej, dokładasz do { SUIT($suit, case: "gen") }: { $list }.
terminal-any = Twoja kolej, nie masz { SUIT($suit, case: "gen") }, dowolna karta: { $list }.
terminal-ask-bid = Ile lew deklarujesz, od 0 do { $high }?
terminal-ask-bid-barred = Ile lew deklarujesz, od 0 do { $high }, byle nie { $barred }?

terminal-ask-open = Twój atak: { $list }.
terminal-ask-more = Jeszcze jedna karta tego ataku: { $list }.
terminal-ask-throw = Wszystko pobite. Dorzuć: { $list }; albo { terminal-pass-words }.
terminal-ask-throw-none = Wszystko pobite, a żadna twoja karta nie pasuje: { terminal-pass-words }.
terminal-pass-words = { $may ->
    [both] pas (może następny) lub dość (koniec ataku)
    [allow] pas (może następny)
   *[stop] dość (koniec ataku)
}
terminal-ask-give = Zabiera { NAME($seat) }. Dołóż jeszcze: { $list }; albo nic.
terminal-ask-give-none = Zabiera { NAME($seat) }, a żadna twoja karta nie pasuje: nic.
terminal-ask-beat = Do pobicia { CARDS($cards) }: { $list }; albo biorę.
terminal-ask-take = Nie masz czym pobić, na stole { CARDS($cards) }: biorę.
terminal-beats = { $text } bije { CARDS($attack, case: "acc") }
terminal-asleep = Naciśnij Enter, żeby wrócić do gry.
terminal-may-exchange = Możesz wymienić atutową szóstkę: wpisz wymień.

terminal-ask-deal = Rozdajesz: 1 rozdaj, { $list }.
terminal-offer = { $number } podaj do przełożenia, odpowie { NAME($seat) }
terminal-ask-cut = { NAME($seat) } podaje ci karty do przełożenia: 1 przyjmuję, wtedy dureń to ty i ty rozdajesz, 2 odmawiam.

terminal-ask-peek = Podejrzyj dwie karty bliższego rzędu: dwie liczby z 4 5 6, na przykład 4 6.
terminal-ask-peek-left = Podejrzyj karty 4 i 5: wpisz 4 5.
terminal-ask-peek-any = Podejrzyj dwie swoje karty: dwie liczby od 1 do 6, na przykład 4 6.
terminal-ask-pile = Twoja kolej: 1 stos zakryty, 2 { CARD($card) } ze stosu odkrytego.
terminal-ask-take-only = Twoja kolej, stos zakryty jest pusty: 2 { CARD($card) } ze stosu odkrytego.
terminal-ask-drawn = Gdzie położyć { CARD($card, case: "acc") }, od 1 do 6, a może odrzucić, 0?
terminal-ask-taken = Gdzie położyć { CARD($card, case: "acc") }, od 1 do 6?

terminal-ask-race = Wpisz dobierz albo kartę, pole i cechę, na przykład 2 4 niebieski.
terminal-ask-race-silent = Wpisz dobierz albo kartę i pole, na przykład 2 4.
terminal-call = { FEATURE($call) }

## Stół

terminal-trick = Na stole: { $list }.
terminal-trick-empty = Na stole nie ma karty; { YOU($seat) ->
    [yes] wychodzisz ty
   *[no] wychodzi { NAME($seat) }
}.
terminal-trump = Atutem są { SUIT($suit) }, odkryta karta to { CARD($card) }.
terminal-no-trump = Nie ma atutu.
terminal-bid = { NAME($seat) }: deklaracja { $bid }, wzięte { $count }.
terminal-no-bid = { NAME($seat) }: jeszcze bez deklaracji.
terminal-pile = { SUIT($suit) } { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} za { $points }
terminal-profit = { NAME($seat) }: { $list }; razem { $points }.
terminal-profit-none = { NAME($seat) }: na razie bez zdobytych kart.

terminal-under = Atutem są { SUIT($suit) }; pod stosem leży { CARD($card) }, razem { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
terminal-no-stock = Atutem są { SUIT($suit) }; stos jest pusty.
terminal-bout = { YOU($seat) ->
    [yes] Atakujesz ty
   *[no] Atakuje { NAME($seat) }
}, { YOU($other) ->
    [yes] bronisz się ty
   *[no] broni się { NAME($other) }
}.
terminal-beaten = { CARD($attack) }, na niej { CARD($card) }.
terminal-open = { CARD($card) }, jeszcze do pobicia.
terminal-taken = { CARD($card) }, do zabrania.
terminal-room = { $count ->
    [0] Więcej kart ataku już być nie może
    [one] Może dojść jeszcze { $count } karta ataku
    [few] Mogą dojść jeszcze { $count } karty ataku
   *[many] Może dojść jeszcze { $count } kart ataku
}.
terminal-count = { NAME($seat) }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
terminal-count-known = { NAME($seat) }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, w tym { CARDS($cards) }.
terminal-deals-next = Teraz { YOU($seat) ->
    [yes] rozdajesz ty
   *[no] rozdaje { NAME($seat) }
}.
terminal-cut-offered = Na propozycję przełożenia { YOU($seat) ->
    [yes] odpowiadasz ty
   *[no] odpowiada { NAME($seat) }
}.
terminal-no-cards-yet = Karty nie są jeszcze rozdane.

terminal-layout = { YOU($seat) ->
    [yes] Twoje karty
   *[no] { NAME($seat) }
}: dalej { $far }; bliżej { $near }.
terminal-down = zakryta
terminal-remembered = zakryta, pamiętasz: { CARD($card) }
terminal-holding = Trzymasz { CARD($card, case: "acc") }.
terminal-piles = Na stosie odkrytym leży { CARD($card) }; w zakrytym { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
terminal-piles-taken = Wierzchnia karta stosu odkrytego jest wzięta; w zakrytym { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}.
terminal-left = { NAME($seat) }: { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}, w tym w ręce { $total }.

## Czego nie da się zrozumieć

terminal-not-understood = „{ $text }” nic tu nie znaczy. Znak ? to pomoc.
terminal-no-number = Nie ma karty numer { $number }; w ręce jest ich { $count }.
terminal-no-cell = Nie ma pola { $cell }; pola są od 1 do { $high }.
terminal-no-pile = { $number } to ani 1, stos zakryty, ani 2, odkryty.
terminal-two-cells = Potrzebne są dwie liczby, na przykład 4 6.
terminal-claim = Podaj kartę, pole i cechę, na przykład 2 4 niebieski.
terminal-claim-silent = Podaj kartę i pole, na przykład 2 4.
terminal-no-feature = „{ $text }” to nie kolor, nie kształt i nie liczba pasków.
terminal-not-on-card = { CARD($card) } nie ma takiej cechy: { FEATURE($call) }.
terminal-card-twice = Ta sama karta jest tu dwa razy.
terminal-beat-one = Bij po jednej karcie: swoja karta albo karta ataku i swoja, na przykład 9C TC.
terminal-between = To rozdanie jest skończone, za chwilę będzie następne.
terminal-match-over = Partia jest skończona. Napisz rewanż, żeby zagrać jeszcze jedną, albo koniec.
terminal-nothing-yet = Nic się jeszcze nie działo.
terminal-no-style = Powiedz jak: styl pełny, styl krótki albo styl brajl.
terminal-style = Karty zapisuje się teraz tak: { CARDS($cards) }.
terminal-no-verbosity = Powiedz, ile mówić: opis krótki, opis zwykły albo opis pełny.
terminal-verbosity = { $level ->
    [short] Zdarzenia będą krótkie: „Jan: 7 trefl”.
    [full] Po każdym zagraniu usłyszysz też, co leży na stole.
   *[normal] Zdarzenia będą zwykłymi zdaniami.
}

## Pomoc

terminal-help = Poza tym: karty, stół, wyniki, ostatnie (co się właśnie stało), cofnij, zapisz, zapisz PLIK, koniec, zasady, styl pełny, styl krótki, styl brajl, opis krótki, opis zwykły, opis pełny (ile mówić o zdarzeniach) i znak ?, czyli ta pomoc. Pusty wiersz robi to jedno, co jest możliwe, albo powtarza pytanie.
terminal-help-planowanie = Deklarację podaje się liczbą. Kartę podaje się jej numerem w ręce albo skrótem: 7C to siódemka trefl, TD dziesiątka karo; C to trefl, D karo, H kier, S pik, J walet, Q dama, K król, A as.
terminal-help-goliath = Kartę podaje się jej numerem w ręce albo skrótem: R7 to czerwona 7; kolory to R czerwony, Y żółty, G zielony, B niebieski, V fioletowy.
terminal-help-golf = Pola 1 2 3 to dalszy rząd, 4 5 6 bliższy, więc kolumny to 1 i 4, 2 i 5, 3 i 6. Wpisz 1, żeby dobrać ze stosu zakrytego, albo 2, żeby wziąć z odkrytego, potem pole albo 0, żeby odrzucić. Słowami: stos, weź, zamień 3, odrzuć, podejrzyj 4 6.
terminal-help-durak = Kartę podaje się jej numerem w ręce albo skrótem: 7C to siódemka trefl; C to trefl, D karo, H kier, S pik, T dziesiątka, J walet, Q dama, K król, A as. Kilka naraz: 7C 7D albo 1 3. Sama karta bije tę jedyną, którą może; inaczej podaj obie: 9C TC. Słowami: biorę, pas, dość, nic, wymień, atak 7C +, bij 9C TC, dołóż 7C, zwróć 7C.
terminal-help-trojki = dobierz bierze kartę ze stosu, dobierz 3 bierze trzy. Kładzie się kartą, podaną numerem albo skrótem, polem i tym, co łączy nową trójkę: 2 4 niebieski albo BC2 4 B. Jeśli pasuje tylko jedna cecha, można ją pominąć. czekam albo pusty wiersz puszcza czas, aż coś się stanie.
terminal-help-before = Wpisz rozdaj albo podaj i imię; na propozycję odpowiedz przyjmuję albo odmawiam; wpisz dotykam, jeśli chcesz zostać durniem.

## Co można wpisać: słowa i zwroty, między nimi przecinki. Angielskie nazwy działają zawsze.

terminal-typed-help = ?, pomoc, h
terminal-typed-hand = karty, ręka, moje karty
terminal-typed-table = stół, plansza
terminal-typed-scores = wyniki, wynik, punkty
terminal-typed-last = ostatnie, powtórz, jeszcze raz
terminal-typed-undo = cofnij
terminal-typed-save = zapisz
terminal-typed-quit = koniec, wyjdź, wyjście, zakończ, q
terminal-typed-rules = zasady, reguły
terminal-typed-cards = styl
terminal-typed-verbosity = opis, opisy
terminal-typed-wait = czekam, czekaj, cz
terminal-typed-full = pełny, pełne, słowa
terminal-typed-normal = zwykły, zwykłe, normalny
terminal-typed-short = krótki, krótkie, skróty
terminal-typed-braille = brajl
terminal-typed-bid = deklaruję, lewy
terminal-typed-play = gram, zagraj, wychodzę
terminal-typed-attack = atak, atakuję, dorzuć, dorzucam
terminal-typed-beat = bij, biję, przebijam
terminal-typed-give = dołóż, dokładam
terminal-typed-pick-up = biorę, zabieram, bierz, b
terminal-typed-allow = pas, pasuję, dalej, p
terminal-typed-stop = dość, koniec ataku, stój, s
terminal-typed-done = nic, gotowe, nic więcej, n
terminal-typed-exchange = wymień, wymieniam, w
terminal-typed-deal = rozdaj, rozdaję
terminal-typed-offer = podaj, podaję, proponuję
terminal-typed-accept = przyjmuję, przekładam, tak
terminal-typed-decline = odmawiam, nie
terminal-typed-touch = dotykam, dotknij
terminal-typed-peek = podejrzyj, podglądam
terminal-typed-stock = stos, zakryty, dobierz, s
terminal-typed-take = weź, biorę, odkryty, w
terminal-typed-swap = zamień, połóż, wymień
terminal-typed-discard = odrzuć, odrzucam, o
terminal-typed-draw = dobierz, dobieram, d
terminal-typed-place = połóż, kładę
terminal-typed-red = czerwony, czerwona, czerwone
terminal-typed-blue = niebieski, niebieska, niebieskie, n
terminal-typed-violet = fioletowy, fioletowa, fioletowe, f
terminal-typed-yellow = żółty, żółta, żółte, ż
terminal-typed-circle = kółko, kółka, k
terminal-typed-square = kwadrat, kwadraty, kw
terminal-typed-cross = krzyżyk, krzyżyki
terminal-typed-star = gwiazdka, gwiazdki, g
terminal-typed-none = bez pasków, zero
terminal-typed-one = jeden
terminal-typed-two = dwa
terminal-typed-three = trzy

terminal-others-draw = Inni dobierają { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
}.

## Przy stole na serwerze

terminal-guest = Gość
terminal-said = { $name }: { $text }
terminal-seated = Siedzisz na miejscu { $number }.
terminal-spectator = Nie masz tu teraz miejsca, tylko oglądasz.
terminal-missed = Coś cię ominęło; oto jak jest teraz.
terminal-link-lost = Połączenie przerwane. Trwa ponowne łączenie.
terminal-link-back = Połączenie wróciło.
terminal-table-made = To stół { $code }. Inni dołączają tak: { $command }
terminal-come-back = Twoje miejsce czeka. Żeby wrócić: { $command }
terminal-welcome-table = { $game }, stół { $code }. Znak ? to pomoc.
terminal-at-table = Przy stole: { NAMES($seats) }.
terminal-ask-sit = Enter zajmuje miejsce, można też wpisać siadam i numer. kto mówi, kto tu jest.
terminal-ask-ready = Enter oznacza, że możemy grać. Partia zaczyna się, gdy nie ma wolnych miejsc i wszyscy mogą; boty zajmuje wolne miejsca botami.
terminal-ask-soon = Szukamy graczy. Za { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
} na wolnych miejscach usiądą boty i partia sama się zacznie. kto mówi, kto tu jest.
terminal-ask-next = Enter to następne rozdanie.
terminal-ask-rematch = Wpisz rewanż, żeby zagrać jeszcze raz, albo koniec.
terminal-not-begun = Partia jeszcze się nie zaczęła.
terminal-watching = Oglądasz i nie masz tu kart.
terminal-no-save = Serwer sam przechowuje tę partię, pod kodem { $code }. Kiedy się skończy, można ją obejrzeć: { $address }
terminal-kept-there = Serwer przechowuje tę partię pod kodem { $code }. Można ją obejrzeć: { $address }
terminal-only-online = To jest dla stołów na serwerze; tutaj grasz z botami.
terminal-no-seat-number = Podaj, które miejsce, od 1 do { $high }.
terminal-no-text = Podaj, co: powiedz CZEŚĆ albo 'CZEŚĆ.
terminal-table-code = Stół { $code }, { $game }.
terminal-chair = Miejsce { $number }: { $state ->
    [free] wolne
    [bot] { NAME($seat) }, bot ({ $level })
    [away] { NAME($seat) }, nieobecność, gra bot
    [gone] { NAME($seat) }, brak połączenia
    [ready] { NAME($seat) }, można zaczynać
   *[here] { NAME($seat) }
}.
terminal-host = { YOU($seat) ->
    [yes] Gospodarz stołu to ty
   *[no] Gospodarz stołu: { NAME($seat) }
}.
terminal-ticking = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
} na ten ruch i { $left } w zapasie.
terminal-reserve = { NAME($seat) }: { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
} w zapasie.
terminal-next-in = Następne rozdanie zacznie się za { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
}.
terminal-fills-in = Za { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
} na wolnych miejscach usiądą boty i zaczynamy.
terminal-seal = Talia ma pieczęć { $hash }.
terminal-muted = Nie słyszysz już tego, co pisze { $name }. Cofa to: słucham { $name }.
terminal-unmuted = Znów słyszysz, co pisze { $name }.
terminal-reported = Zgłoszenie wysłane do obsługi, dotyczy: { $name }.
terminal-no-report = Napisz w paru słowach, co się stało: zgłoś { $name } CO SIĘ STAŁO.
terminal-no-person = Podaj, o kogo chodzi: imię albo miejsce, od 1 do { $high }.
terminal-nobody-there = Na miejscu { $number } nie siedzi żadna osoba.
terminal-nobody-called = Nikt tu się nie nazywa „{ $text }”. kto mówi, kto tu jest.
terminal-several = Kilka osób nazywa się tu { $name }: podaj miejsce.
terminal-nobody-muted = Nikogo nie wyciszasz.
terminal-not-muted = { $name } nie jest na liście wyciszonych. Są na niej: { $list }.
terminal-help-online = Przy tym stole także: kto (kto gdzie siedzi, zegary), powiedz CZEŚĆ albo 'CZEŚĆ, możemy grać, jeszcze nie, siadam 2, wstaję, boty, boty 3 random, zaczynamy, usuń 2, namysł 20 (trojki), przerwij i rewanż (jeszcze raz to samo cofa), wycisz Jan, słucham Jan (wycisza czyjąś rozmowę i cofa to), zgłoś Jan CO SIĘ STAŁO (do obsługi; zamiast imienia wystarczy miejsce, 2), odchodzę (na dobre; koniec zachowuje miejsce).
terminal-typed-who = kto, gracze
terminal-typed-say = powiedz, mówię
terminal-typed-ready = możemy grać, możemy
terminal-typed-unready = jeszcze nie
terminal-typed-sit = siadam, usiądź
terminal-typed-stand = wstaję, wstań
terminal-typed-start = zaczynamy
terminal-typed-fill = boty, dodaj boty
terminal-typed-remove = usuń
terminal-typed-think = namysł
terminal-typed-mute = wycisz, wyciszam
terminal-typed-unmute = słucham, odcisz
terminal-typed-report = zgłoś, zgłaszam
terminal-typed-abort = przerwij, przerywam
terminal-typed-rematch = rewanż
terminal-typed-leave = odchodzę
