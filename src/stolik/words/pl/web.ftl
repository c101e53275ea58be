# Strona w przeglądarce: początek i to, co mają wszystkie stoły.

web-title = Stolik
web-skip = Do treści
web-skip-hand = Do twoich kart
web-home = Strona główna
web-no-page = Nie ma takiej strony
web-no-server = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
web-coming = Chwileczkę…
web-close = Zamknij

## Stół

web-guest = Gość
web-bot = { $character ->
    [1] Rudek
    [2] Misiek
    [3] Jagoda
    [4] Kicia
    [5] Szarak
    [6] Kumek
    [7] Jeżynka
    [8] Okruszek
    [9] Borek
    [10] Lodek
    [11] Burek
    [12] Klępek
   *[other] Bot { $number }
}
web-bot-twin = { $name } (bot)
web-level = Poziom botów
web-bot-level = { $level ->
    [random] losowy
    [simple] zwykły
    [beginner] początkujący
    [casual] towarzyski
    [club] klubowy
    [strong] silny
    [master] mistrzowski
   *[other] { $level }
}
web-react = Zareaguj
web-deals = rozdaje
web-bot-plays = gra bot
web-free-seat = wolne miejsce
web-account = konto
web-gone = brak połączenia
web-table-gone = Ten stół jest niedostępny
web-lost = Połączenie przerwane. Łączę ponownie…
web-missed = { $count ->
    [0] Coś cię ominęło; stół pokazuje, jak jest teraz.
    [one] Ominęło cię { $count } zdarzenie; jest w przebiegu, a stół pokazuje, jak jest teraz.
    [few] Ominęły cię { $count } zdarzenia; są w przebiegu, a stół pokazuje, jak jest teraz.
   *[many] Ominęło cię { $count } zdarzeń; są w przebiegu, a stół pokazuje, jak jest teraz.
}
web-deal = Rozdanie { $number }
web-seats = Miejsca
web-table = Stół
web-mine = Ręka i ruchy
web-hand = Twoje karty
web-turn = na ruchu
web-turn-of = Kolej na: { $name }.
web-nobodys-turn = Teraz nie jest niczyja kolej.
web-all-may-act = Wszyscy mogą grać w każdej chwili.
web-your-turn = Twoja kolej.
web-turn-mine = Twoja kolej
web-again = { CARD($card) }: { $by ->
    [finger] dotknij jeszcze raz, aby zagrać.
   *[key] naciśnij jeszcze raz, aby zagrać.
}
web-plan = { CARD($card) }: zaplanowano; { $by ->
    [finger] aby to cofnąć, dotknij jeszcze raz.
   *[key] aby to cofnąć, naciśnij jeszcze raz.
}
web-planned = zaplanowana
web-plan-none = Nic nie jest już zaplanowane.
web-plan-void = { CARD($card) }: tej karty nie można teraz zagrać. Twoja kolej: wybierz inną.
web-nothing-to-do = Teraz nie masz nic do zrobienia.
web-sorted = Twoje karty leżą w kolejności zwykłej w tej grze.
web-you-may = Możesz: { $list }.
web-you-may-play = Możesz zagrać { CARDS($cards, case: "acc") }.
web-nothing-yet = Jeszcze nic się nie wydarzyło.
web-nothing-since = Od twojego ostatniego zagrania nic się nie wydarzyło.
web-watching = Oglądasz grę.
web-player = Gracz
web-points = Punkty
web-place-now = { YOU($seat) ->
    [yes] Prowadzisz
   *[no] Zajmujesz miejsce { $place } z { $count }; { $leaders ->
        [1] prowadzi
       *[other] prowadzą
    } { NAMES($seats) }, { SIGNED($points) } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
}.
web-log = Przebieg
web-log-more = więcej
web-log-less = mniej

## Strona główna

web-tagline = Gry karciane przy jednym stoliku. Siadaj z ludźmi albo z botami; gra się okiem albo uchem.
web-games = Gry
web-players = od { $low } do { $high } osób
web-play = Zagraj z botami
web-friend = Zagraj ze znajomym
web-find = Znajdź graczy
web-left-turn = twoja kolej
web-left-on = gra trwa
web-left-begins = jeszcze bez kart
web-left-over = po partii
web-left-waiting = czeka na graczy
web-left-end = Zakończ: { $game }
web-left-sure = Zakończyć?
web-left-ask = Na pewno zakończyć: { $game }? Naciśnij jeszcze raz.
web-make = Własny stół
web-rules = Zasady
web-your-tables = Tu siedzisz
web-code = Kod stołu
web-code-first = Najpierw wpisz kod stołu. Zna go ten, kto cię zaprasza.
web-join = Dołącz
web-watch = Oglądaj
web-waiting = Stoły, które czekają
web-no-waiting = Nikt teraz nie czeka. Otwórz własny stół i wyślij komuś link.
web-playing = Partie w toku
web-no-playing = Przy widocznych stołach nikt teraz nie gra.
web-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
web-past = Twoje partie
web-no-past = Tu znajdziesz partie, które rozegrasz do końca.
web-more = Pokaż starsze
web-winner = wygrana
web-loser = przegrana
web-drawn = remis
web-somebody = usunięte konto
web-you = Grasz jako { $name }
web-name = Twoje imię
web-rename = Zmień imię
web-name-first = Jak mamy cię nazywać?
web-name-how = To imię widzą osoby przy stole. Możesz je zmienić w każdej chwili na stronie „Konto”.
web-name-skip = Zostaw, jak jest
web-name-keep = Dalej
web-me = Konto
web-settings = Ustawienia
web-match = Partia
web-gallery = Wszystkie karty
web-language = Język
web-theme = Motyw
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-theme-contrast = wysoki kontrast

## Menu stołu

web-menu = Menu
web-listen = Posłuchaj
web-undo = Cofnij ostatni ruch
web-abort = Zakończ partię bez wyniku
web-abort-sure = Na pewno? Partia skończy się od razu
web-abort-no = Grajmy jednak dalej
web-votes = za: { $count } z { $total }
web-sounds = Dźwięki
web-sounds-on = Włącz dźwięki
web-sounds-off = Wyłącz dźwięki
web-screen = Pełny ekran
web-screen-end = Zamknij pełny ekran
web-hint = Podpowiedź
web-hint-thinks = Chwila namysłu…
web-uses-hints = korzysta z podpowiedzi
web-sort = Ułóż rękę inaczej
web-keys = Klawisze
web-leave = Odejdź od stołu
web-leave-sure = Na pewno? Dalej zagra bot
web-come-back = Usiądź z powrotem
web-asleep = Gra za ciebie bot. Zagraj cokolwiek, a wrócisz do gry.
web-people = Osoby
web-remove = Usuń od stołu: { $name }
web-remove-sure = Na pewno? Dalej zagra bot, a { $name } już tu nie usiądzie

## Rozmowa

web-chat = Rozmowa
web-chat-none = Jeszcze nikt się nie odezwał.
web-chat-field = Napisz do stołu
web-chat-new = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
web-send = Wyślij
web-person = Wycisz lub zgłoś: { $name }
web-person-host = Wycisz, zgłoś lub usuń: { $name }
web-replace = Niech bot gra za gracza { $name }
web-replace-no = Jednak bez bota za gracza { $name }
web-hush = Wycisz dla wszystkich: { $name }
web-unhush = Pozwól znowu pisać: { $name }
web-send-off = Odeślij: { $name }
web-mute = Wycisz
web-unmute = Wyłącz wyciszenie
web-report = Zgłoś obsłudze
web-report-what = Co się stało?
web-muted = Wyciszono. Możesz to cofnąć na stronie konta.
web-unmuted = Wyciszenie wyłączone: { $name }.
web-reported = Zgłoszenie wysłane.

## Zegar

web-time-of = { $name }, czas:
web-time-mine = Twój czas:
web-time-bank = zapas { $time }
web-time-left = Masz jeszcze { cards-seconds-acc }.
web-time-words = Zostało czasu:{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } minuta
    [few] { " " }{ $minutes } minuty
   *[many] { " " }{ $minutes } minut
}{ $count ->
    [0] { "" }
   *[many] { " " }{ cards-seconds }
}.
web-held = Ostatnia chwila: { cards-seconds }
web-thinking = Namysł: { cards-seconds }
web-next = Następne rozdanie za { cards-seconds-acc }
web-ready = Dalej
web-ready-wait = Czekamy na pozostałych
web-start = Start
web-start-ask = Naciśnij Start, gdy możesz grać: wyścig zacznie się, gdy zrobią to wszyscy.

## Wynik

web-scores = Wynik
web-scores-deal = Rozdanie
web-scores-total = Razem
web-scores-you = Ty
web-scores-taken = { $count } z { $bid } lew
web-place = Miejsce

## Wiersz poleceń

web-command = Polecenie
web-command-hint = Karta albo ruch, jak się je mówi (dama pik, biorę, 3) albo zapisuje (play 7C), kilka ruchów po średniku, albo słowo o stole. Wpisz pomoc, żeby poznać wszystkie.
web-command-which = To może być: { $list }. Wpisz które.
web-command-go = Wykonaj
web-command-done = Zrobione.
web-command-help = O stole: powiedz TEKST, możemy grać, jeszcze nie, siadam 2, wstaję, boty, boty 3 silnie, zaczynamy, usuń 2, ucisz 2, zastąp Jan, ok (dalej), cofnij, podpowiedź, namysł 10 (trójki), przerwij i rewanż (drugi raz to samo wycofuje), zapraszam (nikt nie dosiada się przypadkiem), szukaj 60 (boty po tylu sekundach), reakcja 1, odchodzę (na dobre).
web-command-keys = Klawisz stołu po ukośniku odczytuje to samo, co sam klawisz: /h karty na ręce, /w czyj ruch, /2 kto gra na miejscu 2.
web-command-unknown = „{ $text }” nic tu nie znaczy. Wpisz pomoc.
web-command-text = Podaj, co powiedzieć: powiedz TEKST.
web-command-seat = Podaj, które miejsce, od 1 do { $high }.
web-command-seconds = Podaj, ile sekund, na przykład namysł 10.
web-command-find = Podaj, ile sekund czekać na innych, na przykład szukaj 60.
web-command-react = Podaj, którą, od 1 do 6, na przykład reakcja 2.

## Klawisze

web-keys-on = Pojedyncze klawisze działają, gdy fokus jest przy stole
web-keys-reader = Z czytnikiem ekranu działają w trybie formularza (fokusu). Włącza go NVDA+spacja, w JAWS Insert+Z, w Orce Orca+A; Escape może go wyłączyć, Backspace nie.
web-keys-key = Klawisz
web-keys-what = Co robi
web-keys-arrows = Strzałki, Home, End
web-keys-move = po kartach i polach
web-keys-enter = Enter, spacja
web-keys-act = zagrać, wybrać; przed swoją kolejką: zaplanować
web-keys-shift-enter = Shift+Enter
web-keys-many = wybrać jeszcze jedną kartę
web-keys-escape = Escape, Backspace
web-keys-back = cofnąć wybór albo plan
web-keys-digits = Cyfry
web-keys-cells = pola i deklaracje
web-keys-letters = Shift i litera
web-keys-jump = skok do koloru
web-keys-h = moja ręka
web-keys-t = lewa lub stół
web-keys-l = ostatnie zdarzenie, za każdym razem wcześniejsze
web-keys-k = zdarzenia znów do przodu
web-keys-with-l = Shift+L
web-keys-shift-l = wszystko od mojego ostatniego zagrania
web-keys-m = ostatnia wiadomość z rozmowy, za każdym razem wcześniejsza
web-keys-w = czyja kolej i ile zostało czasu
web-keys-s = wynik
web-keys-r = atut lub zasada tej chwili
web-keys-a = co mogę zrobić
web-keys-b = podpowiedź, jeśli są przy tym stole
web-keys-o = sortowanie ręki
web-keys-p = miejsca i liczby kart
web-keys-with-digit = Shift+1 do Shift+8
web-keys-seat = kto gra na tym miejscu: karty i ostatni ruch
web-keys-command = wiersz poleceń
web-keys-help = ta lista
web-here-again = Jestem z powrotem
