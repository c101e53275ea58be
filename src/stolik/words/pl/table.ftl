# Stół: kto przy nim siedzi, co się przy nim dzieje, cofanie ruchów i spokojne tempo w trójkach.

table-thinking = Czas do namysłu: { cards-seconds }.
    .short = Namysł: { cards-seconds }.
table-think-now = Czas do namysłu po każdej zmianie na stole: { cards-seconds }.
table-claims = Namysł skończony: można kłaść karty.
    .short = Można kłaść.
table-think = jeszcze trwa namysł: karty można kłaść dopiero za { cards-seconds-acc }
table-uses-hints = { YOU($seat) ->
    [yes] Korzystasz z podpowiedzi; wiedzą o tym wszyscy.
   *[no] { NAME($seat) } korzysta z podpowiedzi.
}
table-undone = { YOU($seat) ->
    [yes] Cofasz
   *[no] { NAME($seat) } cofa
} ostatni ruch.
    .short = { cards-who }: cofnięcie.
table-no-undo = nie masz czego cofnąć: cofnąć można tylko własny ruch, po którym nikt jeszcze nie zagrał
table-no-undo-deal = tego ruchu nie można cofnąć: skończyło się już wtedy rozdanie albo zaczęło nowe
table-no-undo-shown = tego ruchu nie można cofnąć: pokazał już coś, czego wcześniej nie było widać
table-no-undo-race = nie można nic cofnąć, gdy gra się na wyścigi i nikt nie czeka na swoją kolej
table-wants-start = Karty są rozdane. Wyścig zacznie się, gdy wszyscy dadzą znak startu.
    .short = Daj znak startu.
table-gives-start = { YOU($seat) ->
    [yes] Dajesz
   *[no] { NAME($seat) } daje
} znak startu.
    .short = { cards-who }: start.
table-counts = Wszyscy są gotowi. Wyścig zacznie się za { cards-seconds-acc }.
    .short = Start za { cards-seconds-acc }.
table-started = Start!
table-start-others = Wyścig zacznie się, gdy znak startu dadzą jeszcze: { NAMES($seats) }.
table-no-start = wyścig jeszcze się nie zaczął: zacznie się, gdy wszyscy dadzą znak startu
table-starting = wyścig zacznie się za { cards-seconds-acc }

table-sits = { YOU($seat) ->
    [yes] Siadasz do stołu
   *[no] { NAME($seat) } siada do stołu
}.
    .short = { cards-who }: przy stole.
table-stands = { $name } wstaje od stołu.
table-left = { $name } odchodzi od stołu.
table-deleted = Ktoś odchodzi na zawsze od stołu i z tego serwera.
table-removed = { $name } musi odejść od stołu.
table-watcher-removed = Ktoś z widzów musi odejść.
table-you-left = Odchodzisz od stołu.
table-you-removed = Gospodarz usuwa cię od stołu.
table-empty = Przy stole nie ma już nikogo i zostaje zamknięty.
table-host = { YOU($seat) ->
    [yes] Jesteś teraz gospodarzem
   *[no] { NAME($seat) } jest teraz gospodarzem
}.
table-bot-sits = { NAME($seat) } zajmuje miejsce: { $level ->
    [random] bot losowy
    [simple] zwykły bot
    [beginner] bot początkujący
    [casual] bot towarzyski
    [club] bot klubowy
    [strong] bot silny
    [master] bot mistrzowski
   *[other] bot, poziom { $level }
}.
table-bot-instead = { NAME($seat) } gra w tej partii jako { $level ->
    [random] bot losowy
    [simple] zwykły bot
    [beginner] bot początkujący
    [casual] bot towarzyski
    [club] bot klubowy
    [strong] bot silny
    [master] bot mistrzowski
   *[other] bot, poziom { $level }
}: boty na tym serwerze mają teraz za dużo do zrobienia.
table-bot-again = { NAME($seat) } gra znowu jako { $level ->
    [random] bot losowy
    [simple] zwykły bot
    [beginner] bot początkujący
    [casual] bot towarzyski
    [club] bot klubowy
    [strong] bot silny
    [master] bot mistrzowski
   *[other] bot, poziom { $level }
}.
table-bots-prepare = Boty przygotowują się do tej gry. Może to potrwać minutę lub dwie, tylko tym razem.
table-bot-goes = Bot zwalnia miejsce.
table-came = Ktoś otworzył ten stół: boty czekają.
table-invites = { YOU($seat) ->
    [yes] Zapraszasz
   *[no] { NAME($seat) } zaprasza
} kogoś: boty czekają.
    .short = { cards-who }: boty czekają.
table-looks = { YOU($seat) ->
    [yes] Szukasz
   *[no] { NAME($seat) } szuka
} graczy jeszcze { cards-seconds-acc }.
    .short = { cards-who }: jeszcze { cards-seconds }.
table-ready = { YOU($seat) ->
    [yes] Zgłaszasz gotowość
   *[no] { NAME($seat) } zgłasza gotowość
}.
    .short = { cards-who }: gotowość.
table-not-ready = { YOU($seat) ->
    [yes] Wycofujesz gotowość
   *[no] { NAME($seat) } wycofuje gotowość
}.
table-settled = Gospodarz zmienia ustawienia stołu.
table-starts = Zaczyna się partia numer { $number }.
    .short = Partia { $number }.
table-sealed = Talia rozdania { $number } jest zapieczętowana: { $hash }.
table-other-rules = Przy stole { $code } zaczęto grać według wersji { $found } zasad, a tu gra się według wersji { $wanted }: nie da się grać dalej, ale stół jest zachowany.
table-thinks = { YOU($seat) ->
    [yes] Prosisz
   *[no] { NAME($seat) } prosi
} o czas do namysłu: { cards-seconds }.
    .short = { cards-who }: namysł { cards-seconds }.
table-gone = { YOU($seat) ->
    [yes] Twoje połączenie jest zerwane
   *[no] { NAME($seat) } traci połączenie
}.
    .short = { cards-who }: bez połączenia.
table-back = { YOU($seat) ->
    [yes] Jesteś z powrotem przy stole
   *[no] { NAME($seat) } wraca do stołu
}.
    .short = { cards-who }: z powrotem.
table-bot-plays = { YOU($seat) ->
    [yes] Za ciebie
   *[no] Za gracza { NAME($seat) }
} gra teraz bot.
    .short = { cards-who }: gra bot.
table-late = { YOU($seat) ->
    [yes] Twój czas minął
   *[no] Czas gracza { NAME($seat) } minął
}: ten ruch wykonuje bot.
    .short = { cards-who }: czas minął, ruch bota.
table-asleep = { YOU($seat) ->
    [yes] Twój czas minął: bot gra za ciebie, aż wrócisz do gry
   *[no] Czas gracza { NAME($seat) } minął: gra bot
}.
    .short = { cards-who }: czas minął, gra bot.
table-abort-asked = { YOU($seat) ->
    [yes] Chcesz przerwać partię
   *[no] { NAME($seat) } chce przerwać partię
}: muszą się zgodzić wszyscy.
    .short = { cards-who }: przerwać partię?
table-abort-withdrawn = { YOU($seat) ->
    [yes] Nie chcesz już przerywać partii
   *[no] { NAME($seat) } nie chce już przerywać partii
}.
table-aborted = Partia jest przerwana za zgodą wszystkich.
table-rematch-asked = { YOU($seat) ->
    [yes] Chcesz rewanżu
   *[no] { NAME($seat) } chce rewanżu
}.
    .short = { cards-who }: rewanż?
table-rematch-withdrawn = { YOU($seat) ->
    [yes] Nie chcesz już rewanżu
   *[no] { NAME($seat) } nie chce już rewanżu
}.
table-replace-asked = { YOU($seat) ->
    [yes] Chcesz
   *[no] { NAME($seat) } chce
}, żeby bot grał { YOU($other) ->
    [yes] za ciebie
   *[no] za gracza { NAME($other) }
}.
    .short = { cards-who }: bot zamiast { cards-other }?
table-replace-withdrawn = { YOU($seat) ->
    [yes] Nie chcesz
   *[no] { NAME($seat) } nie chce
} już, żeby bot grał { YOU($other) ->
    [yes] za ciebie
   *[no] za gracza { NAME($other) }
}.
table-holds = { NAME($seat) }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} na ręce.
table-hushed = Gospodarz wycisza dla wszystkich: { $name }.
table-unhushed = Znowu może tu pisać: { $name }.
table-watcher-hushed = Gospodarz wycisza dla wszystkich kogoś z widzów.
table-watcher-unhushed = Ktoś z widzów znowu może tu pisać.
table-you-hushed = Gospodarz wycisza cię dla wszystkich przy tym stole.
table-you-unhushed = Znowu możesz tu pisać.
table-one-claim = jednym poleceniem kładzie się jedną kartę: pomiędzy musi być chwila dla innych
table-why-closed = ten stół jest zamknięty
table-why-removed = do tego stołu nie możesz już usiąść: gospodarz cię od niego usunął
table-why-strangers = przy stole obcych nikt nikogo nie usuwa z partii: możesz kogoś wyciszyć albo zgłosić
table-why-hushed = gospodarz wyciszył cię przy tym stole
table-why-not-yourself = siebie to nie może dotyczyć
table-why-bot-plays = tam już gra bot
table-why-not-waited = gra nie czeka na gracza { NAME($seat) }
table-why-patience = { NAME($seat) } może jeszcze myśli: spróbuj znowu za { cards-seconds-acc }
table-why-not-seated = nie siedzisz przy tym stole
table-why-playing = to można zrobić tylko przed partią albo po niej
table-why-not-playing = nie toczy się żadna partia
table-why-not-over = rewanż jest możliwy dopiero po partii
table-why-not-host = to może zrobić tylko gospodarz ({ $name })
table-why-no-seat = takiego miejsca nie ma; miejsc jest { $count }
table-why-sits-there = już tam siedzisz
table-why-taken = to miejsce jest zajęte: { $name }
table-why-nobody = nikt tam nie siedzi
table-why-nobody-sits = przy stole nie siedzi nikt prócz botów
table-why-self = siebie nie można usunąć; można odejść od stołu
table-why-deal-on = rozdanie jeszcze trwa
table-why-free = { $count ->
    [one] { $count } miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
   *[many] { $count } miejsc jest jeszcze wolnych
}
table-why-full = nie ma wolnego miejsca
table-why-level = nie ma bota „{ $text }”; są: { $known }
table-why-clock = nie ma zegara „{ $text }”; są: { $known }
table-why-seats = przy { $count } miejscach ktoś musiałby wstać: najpierw trzeba zwolnić ostatnie miejsca
table-why-no-think = w tej grze nie ma czasu do namysłu
table-why-no-look = przy tym stole nie szuka się graczy
table-why-look = graczy szuka się najwyżej { cards-seconds-acc }
table-why-think = czas do namysłu wynosi od 0 do { $count } sekund
table-why-actions = naraz można wykonać od jednego do { $count } ruchów
table-why-away = tymczasem grał za ciebie bot i teraz to już niemożliwe
table-why-not-awaited = nikt na to nie czeka
table-why-hints-strangers = przy stole, przy którym szuka się graczy, nie ma podpowiedzi
table-why-undo = cofać ruchy można tylko w grze z samymi botami
table-why-pause = wstrzymać partię można tylko w grze z samymi botami
table-why-slow = tempo botów można wybrać tylko w grze z samymi botami: najwyżej { cards-seconds-acc }
table-why-text = wiadomość musi mieć od 1 do { $count } znaków, i to widocznych
table-why-talk = za dużo wiadomości naraz: spróbuj znowu za { cards-seconds-acc }
