# Przed partią i po niej: miejsca, ustawienia stołu, zaproszenie, wynik.

room-chairs = Kto gra
room-seat = Miejsce { $number }
room-you = to ty
room-host = gospodarz
room-is-ready = gotowość zgłoszona
room-sit = Usiądź
room-add-bot = Dodaj bota
room-fill = Boty na wolne miejsca
room-stronger = Jeszcze raz, z silniejszymi botami
room-remove-bot = Zabierz bota
room-ready = Mogę zaczynać
room-unready = Jeszcze chwila
room-start = Zacznij partię
room-stand = Wstań
room-leave = Odejdź od stołu
room-free = Wolne miejsca: { $count }. Zaproś kogoś albo posadź tam boty.
room-wait-free = Wolne miejsca: { $count }.
room-wait-ready = Partia zaczyna się, gdy wszyscy zgłoszą gotowość albo gdy zacznie ją gospodarz.
room-fills-soon = Szukamy graczy. Za { cards-seconds-acc } na wolnych miejscach usiądą boty i zaczynamy.
room-look = Szukaj graczy: { cards-seconds }
room-look-longer = Czekaj { cards-seconds-acc } dłużej
room-look-now = Boty od razu
room-spectators = { $count ->
    [0] Nikt się nie przygląda.
    [one] Przygląda się { $count } osoba.
    [few] Przyglądają się { $count } osoby.
   *[many] Przygląda się { $count } osób.
}
room-spectators-more = i jeszcze { $count }

## Zaproszenie

room-invite = Zaproś
room-invite-how = Wyślij ten link albo podyktuj kod. Kto go otworzy, może usiąść bez zakładania konta.
room-link = Link do stołu
room-copy = Kopiuj
room-copied = Skopiowano.
room-share = Udostępnij
room-qr = Kod QR
room-qr-of = Kod QR z linkiem { $link }

## Po partii

room-over = Koniec partii
room-won = { YOU($seat) ->
    [yes] Wygrywasz!
   *[no] Wygrywa { NAME($seat) }.
}
room-shared = Wygrywają wspólnie: { NAMES($seats) }.
room-lost = { YOU($seat) ->
    [yes] Przegrywasz.
   *[no] Przegrywa { NAME($seat) }.
}
room-lost-together = Przegrywają: { NAMES($seats) }.
room-drawn = Remis.
room-losses = Przegrane
room-player = Gracz
room-points = Punkty
room-place = Miejsce
room-last = Ostatnie rozdanie
room-course = Przebieg partii
room-change = Zmień stół
room-rematch = Jeszcze raz
room-rematch-no = Jednak nie
room-rematch-votes = Chętni na rewanż: { NAMES($seats) }.
room-replay = Obejrzyj partię
room-show-table = Pokaż stół
room-show-result = Pokaż wynik

## Nowy stół i jego ustawienia

room-new = Własny stół
room-game = Gra
room-open = Otwórz stół
room-cancel = Anuluj
room-name = Nazwa stołu (może być pusta)
room-hints = Podpowiedzi: można pytać, co zagrać (wszyscy wiedzą, kto pyta)
room-listed = Widoczny dla wszystkich na stronie głównej
room-settings = Ustawienia stołu
room-review = Przegląd
room-more = Więcej zasad
room-settle = Zmień ustawienia
room-settled = Ustawienia zmienione.
room-refused = „{ $option }”: { $told }
room-clock = Zegar
room-clock-none = bez zegara
room-clock-relaxed = spokojnie: { cards-seconds } na ruch
room-clock-normal = zwyczajnie: { cards-seconds } na ruch
room-clock-fast = szybko: { cards-seconds } na ruch
room-think = Sekundy namysłu po każdej zmianie na stole (0: wyścig)
room-yes = tak
room-no = nie
room-empty = Puste pole: { $told }.
room-seats = Liczba graczy

