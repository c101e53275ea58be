# Stół w terminalu: o co się pyta, co się czyta i co można wpisać. $list: lista, już ze swoimi numerami.

terminal-you = Ty
terminal-welcome = { $game }. Przy stole z tobą: { NAMES($seats) }. Znak zapytania to pomoc.
terminal-saved = Zapisano w { $path }.
terminal-resume = Żeby później grać dalej: { $command }
terminal-review = Żeby obejrzeć swoje decyzje: { $command }
terminal-goodbye = Do zobaczenia.

## Przed partią

terminal-game-choice = { $number } { $title }: { $told }.
terminal-ask-game = W co gramy? Numer albo nazwa; Enter to { $title }.
terminal-ask-seats = Ile osób gra, od { $low } do { $high }? Enter to { $count }.
terminal-ask-think = Ile sekund namysłu po każdej zmianie na stole? Enter: bez namysłu, wyścig.
terminal-no-seats = Gra od { $low } do { $high } osób.
terminal-no-think = Potrzebna jest całkowita liczba sekund, najwyżej { $high }.

## Karty na ręce i pytania

terminal-which = Co z tego: { COMMAS($list) }?
terminal-reading = { $number } { COMMAS($told) }
terminal-go-on = Naciśnij Enter, żeby grać dalej.
terminal-start = Enter daje znak startu. Nikt nie gra, zanim nie dadzą go wszyscy.

terminal-result = Wynik rozdania { $number }.

terminal-early = Zagrasz to, gdy tylko minie czas do namysłu.

terminal-slow = { $count ->
    [0] Boty grają znów w zwykłym tempie.
   *[other] Boty czekają teraz przed każdym ruchem co najmniej { cards-seconds-acc }.
}
terminal-no-slow = Podaj, ile sekund mają czekać boty, od 0 do { $high }, na przykład tempo 3.

terminal-asleep = Naciśnij Enter, żeby wrócić do gry.

## Czego nie da się zrozumieć

terminal-refused = { $told } ({ $rule }).
terminal-not-understood = „{ $text }” nic tu nie znaczy. Znak zapytania to pomoc.
terminal-unfinished = Samo „{ $text }” to za mało: dopisz kartę, pole albo liczbę.
terminal-not-understood-may = „{ $text }” nic tu nie znaczy. Możesz wpisać: { COMMAS($list) }.
terminal-word = { $text }
terminal-no-why = Niczego ci jeszcze nie odmówiono.
terminal-between = To rozdanie jest skończone, za chwilę będzie następne.
terminal-match-over = Partia jest skończona. Wpisz rewanż, żeby zagrać jeszcze jedną, albo koniec, żeby wyjść.
terminal-nothing-yet = Nic się jeszcze nie działo.
terminal-no-style = Podaj, jak: styl pełny, styl krótki albo styl brajl.
terminal-style = Karty zapisuje się teraz tak: { CARDS($cards) }.
terminal-no-verbosity = Podaj, ile mówić: opis krótki, opis zwykły albo opis pełny.
terminal-verbosity = { $level ->
    [short] Zdarzenia będą krótkie: „Jan: 7 trefl”.
    [full] Po każdym zagraniu usłyszysz też, co leży na stole.
   *[normal] Zdarzenia będą zwykłymi zdaniami.
}

## Pomoc

terminal-claim = { $told } Reszta rozegra się sama.
terminal-no-claim = To możliwe tylko wtedy, gdy jest twoja kolej i nic się już nie może zmienić.
terminal-help =
    Co jeszcze można wpisać:
    karty albo stół: co masz na ręce, co leży na stole;
    wyniki: jak skończyło się ostatnie rozdanie i jak stoi partia;
    ostatnie: co się stało od twojego zagrania;
    kto 2 albo kto Jan: karty, lewy i ostatni ruch jednego gracza;
    cofnij: cofa twój ostatni ruch;
    podpowiedź: co najlepiej zagrać;
    dograj: resztę rozegra stół, gdy nic się już nie zmieni;
    tempo 3: boty czekają trzy sekundy, tempo 0 to zwykłe tempo;
    styl pełny, styl krótki albo styl brajl: jak zapisywać karty;
    opis krótki, opis zwykły albo opis pełny: ile mówić;
    dlaczego: zasada ostatniej odmowy i jej numer;
    zasady: zasady tej gry;
    zapisz albo zapisz PLIK: zapisuje partię;
    koniec: zapisuje i wychodzi;
    pusty wiersz: jedyny możliwy ruch albo pytanie jeszcze raz.

## Co można wpisać: słowa i zwroty, między nimi przecinki. Angielskie nazwy działają zawsze.

terminal-typed-help = ?, pomoc, h
terminal-typed-hand = karty, ręka, moje karty
terminal-typed-table = stół, plansza
terminal-typed-scores = wyniki, wynik, punkty
terminal-typed-last = ostatnie, powtórz, jeszcze raz
terminal-typed-undo = cofnij
terminal-typed-claim = dograj, dograj resztę
terminal-typed-hint = podpowiedź, podpowiedz, rada
terminal-typed-save = zapisz
terminal-typed-quit = koniec, wyjdź, wyjście, zakończ, q
terminal-typed-why = dlaczego, czemu
terminal-typed-rules = zasady, reguły
terminal-typed-cards = styl
terminal-typed-verbosity = opis, opisy
terminal-typed-wait = czekam, czekaj, cz
terminal-typed-full = pełny, pełne, słowa
terminal-typed-normal = zwykły, zwykłe, normalny
terminal-typed-short = krótki, krótkie, skróty
terminal-typed-braille = brajl
terminal-typed-beginner = początkujący, jak na początku
terminal-typed-casual = towarzyski, towarzysko
terminal-typed-club = klubowy, jak w klubie
terminal-typed-strong = silny, silnie
terminal-typed-master = mistrzowski, po mistrzowsku, mistrz

## Przy stole na serwerze

terminal-guest = Gość
terminal-said = { $name }{ $account ->
    [yes] , konto
   *[no] { "" }
}: { $text }
terminal-watchers = Przyglądają się: { $list }.
terminal-seated = Siedzisz na miejscu { $number }.
terminal-spectator = Nie masz tu teraz miejsca, tylko oglądasz.
terminal-missed = Coś cię ominęło; oto jak jest teraz.
terminal-link-lost = Połączenie przerwane. Trwa ponowne łączenie.
terminal-link-back = Połączenie wróciło.
terminal-table-made = To stół { $code }. Inni dołączają tak: { $command }
terminal-come-back = Twoje miejsce czeka. Żeby wrócić: { $command }
terminal-welcome-table = { $game }, stół { $code }. Znak zapytania to pomoc.
terminal-at-table = Przy stole: { NAMES($seats) }.
terminal-ask-sit = Enter zajmuje miejsce, można też wpisać siadam i numer. Wpisz kto, a usłyszysz, kto tu jest.
terminal-ask-ready = Enter oznacza, że możemy grać. Partia zaczyna się, gdy nie ma wolnych miejsc i wszyscy mogą. Wpisz boty, a wolne miejsca zajmą boty.
terminal-ask-soon = Szukamy graczy. Za { cards-seconds-acc } na wolnych miejscach usiądą boty i partia sama się zacznie. Gospodarz może wpisać szukaj 60, żeby czekać dłużej, albo szukaj 0, żeby zacząć z botami. Może też wpisać zapraszam, a boty poczekają na znajomych. Wpisz kto, a usłyszysz, kto tu jest.
terminal-ask-next = Enter to następne rozdanie.
terminal-ask-rematch = Wpisz rewanż, żeby zagrać jeszcze raz, albo koniec, żeby wyjść.
terminal-not-begun = Partia jeszcze się nie zaczęła.
terminal-watching = Oglądasz i nie masz tu kart.
terminal-no-save = Serwer sam przechowuje tę partię, pod kodem { $code }. Kiedy się skończy, można ją obejrzeć: { $address }
terminal-kept-there = Serwer przechowuje tę partię pod kodem { $code }. Można ją obejrzeć: { $address }
terminal-only-online = To jest dla stołów na serwerze; tutaj grasz z botami.
terminal-no-seat-number = Podaj, które miejsce, od 1 do { $high }.
terminal-no-text = Podaj, co: powiedz CZEŚĆ albo 'CZEŚĆ.
terminal-no-find = Podaj, przez ile sekund, od 0 do { $high }, na przykład szukaj 60.
terminal-no-reaction = Podaj, którą: reakcja 2 albo reakcja dzięki. Są: { SEMICOLONS($list) }.
terminal-reaction = { $number } { COMMAS($told) }
terminal-quiet = { $quiet ->
    [yes] Reakcji i uwag botów już nie usłyszysz.
   *[no] Znowu słyszysz reakcje i uwagi botów.
}
terminal-alarm = { $count ->
    [0] Twój czas usłyszysz 30 i 10 sekund przed końcem.
   *[other] Twój czas usłyszysz na { cards-seconds-acc } przed końcem, a potem 30 i 10 sekund przed nim.
}
terminal-no-alarm = Podaj, przy ilu pozostałych sekundach chcesz o tym usłyszeć, od 0 do { $high }, na przykład alarm 60.
terminal-table-code = Stół { $code }, { $game }.
terminal-chair = Miejsce { $number }{ $account ->
    [yes] , konto
   *[no] { "" }
}: { $state ->
    [free] wolne
    [bot] { NAME($seat) }, bot ({ $level })
    [away] { NAME($seat) }, chwilowo gra bot
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
} { cards-seconds-acc } na ten ruch i { $left } w zapasie.
terminal-reserve = { NAME($seat) }: { cards-seconds } w zapasie.
terminal-next-in = Następne rozdanie zacznie się za { cards-seconds-acc }.
terminal-fills-in = Za { cards-seconds-acc } na wolnych miejscach usiądą boty i zaczynamy.
terminal-seal = Talia ma pieczęć { $hash }.
terminal-evidence = To, co ci podano, i zapis partii są w pliku { $path }.
terminal-muted = Nie słyszysz już tego, co pisze { $name }. Żeby to cofnąć, wpisz słucham { $name }.
terminal-unmuted = Znów słyszysz, co pisze { $name }.
terminal-reported = Zgłoszenie wysłane do obsługi, dotyczy: { $name }.
terminal-no-report = Napisz w paru słowach, co się stało: zgłoś { $name } CO SIĘ STAŁO.
terminal-no-person = Podaj, o kogo chodzi: imię albo miejsce, od 1 do { $high }.
terminal-nobody-there = Na miejscu { $number } nie siedzi żadna osoba.
terminal-nobody-called = Nikt tu się nie nazywa „{ $text }”. Wpisz kto, a usłyszysz, kto tu jest.
terminal-several = Kilka osób nazywa się tu { $name }: podaj miejsce.
terminal-nobody-muted = Nikogo nie wyciszasz.
terminal-not-muted = { $name } nie jest na liście wyciszonych. Są na niej: { $list }.
terminal-help-online =
    Co jeszcze można wpisać przy tym stole:
    kto: kto gdzie siedzi i ile ma czasu;
    alarm 60: usłyszysz, gdy zostanie ci 60 sekund; alarm 0: dopiero później;
    powiedz CZEŚĆ albo 'CZEŚĆ: wiadomość dla stołu;
    reakcja 2: szybka reakcja, sama reakcja mówi, jakie są;
    cisza: bez reakcji i uwag botów, jeszcze raz to cofa.
    Przed partią:
    możemy grać, jeszcze nie, siadam 2, wstaję;
    boty, boty 3 silnie, zaczynamy, usuń 2;
    a gdy szuka się graczy, szukaj 60 i zapraszam.
    W partii:
    namysł 20 (trójki), przerwij i rewanż, jeszcze raz to cofa;
    zastąp Jan: za kogoś, na kogo wszyscy czekają, gra bot, gdy większość chce.
    O innych, imieniem albo miejscem:
    wycisz Jan: nie czytasz, co pisze; słucham Jan to cofa;
    ucisz Jan (gospodarz): cisza dla wszystkich, jeszcze raz to cofa; usuń Jan;
    zgłoś Jan CO SIĘ STAŁO: wiadomość do obsługi.
    odchodzę: na dobre; koniec zachowuje miejsce.
terminal-typed-who = kto, gracze
terminal-typed-say = powiedz, mówię
terminal-typed-react = reakcja
terminal-typed-quiet = cisza, bez reakcji
terminal-typed-alarm = przypomnienie, budzik
terminal-typed-ready = możemy grać, możemy
terminal-typed-unready = jeszcze nie
terminal-typed-sit = siadam, usiądź
terminal-typed-stand = wstaję, wstań
terminal-typed-start = zaczynamy
terminal-typed-fill = boty, dodaj boty
terminal-typed-find = szukaj, szukam
terminal-typed-invite = zapraszam, zaproś
terminal-typed-remove = usuń
terminal-typed-hush = ucisz, cisza dla wszystkich
terminal-typed-relieve = zastąp, zastąpcie
terminal-typed-think = namysł
terminal-typed-slow = tempo
terminal-typed-mute = wycisz, wyciszam
terminal-typed-unmute = słucham, odcisz
terminal-typed-report = zgłoś, zgłaszam
terminal-typed-abort = przerwij, przerywam
terminal-typed-rematch = rewanż
terminal-typed-leave = odchodzę
