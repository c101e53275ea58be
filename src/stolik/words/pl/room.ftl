# Przed partią i po niej: miejsca, ustawienia stołu, zaproszenie, wynik.

room-chairs = Kto gra
room-seat = Miejsce { $number }
room-you = to ty
room-host = gospodarz
room-is-ready = gotowość zgłoszona
room-sit = Usiądź
room-add-bot = + bot
room-fill = Boty na wolne miejsca
room-level = Jak grają boty
room-remove-bot = Zabierz bota
room-ready = Mogę zaczynać
room-unready = Jeszcze chwila
room-start = Zacznij partię
room-stand = Wstań
room-leave = Odejdź od stołu
room-free = Wolne miejsca: { $count }. Zaproś kogoś albo posadź tam boty.
room-wait-free = Wolne miejsca: { $count }.
room-wait-ready = Partia zaczyna się, gdy wszyscy zgłoszą gotowość albo gdy zacznie ją gospodarz.
room-fills-soon = Szukamy graczy. Za { $count } s na wolnych miejscach usiądą boty i zaczynamy.
room-spectators = { $count ->
    [0] Nikt się nie przygląda.
    [one] Przygląda się { $count } osoba.
    [few] Przyglądają się { $count } osoby.
   *[many] Przygląda się { $count } osób.
}

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
room-listed = Widoczny dla wszystkich na stronie głównej
room-settings = Ustawienia stołu
room-more = Więcej zasad
room-settle = Zmień ustawienia
room-settled = Ustawienia zmienione.
room-refused = „{ $option }”: { $told }
room-clock = Zegar
room-clock-none = bez zegara
room-clock-relaxed = spokojnie: { $count } s na ruch
room-clock-normal = zwyczajnie: { $count } s na ruch
room-clock-fast = szybko: { $count } s na ruch
room-think = Sekundy namysłu po każdej zmianie na stole (0: gra na czas)
room-yes = tak
room-no = nie
room-empty = Puste pole: { $told }.
room-seats = Liczba graczy

## Dureń

room-durak-form = Kto z kim
room-durak-form-individual = każdy dla siebie
room-durak-form-pairs = dwie pary (czterech graczy)
room-durak-form-teams = dwa zespoły po troje (sześciu graczy)
room-durak-allow_excess = Wolno dołożyć więcej kart, niż jest miejsca; broniący część zwraca
room-durak-neighbours_only = Od pięciu graczy atakują tylko sąsiedzi broniącego
room-durak-stop_allowed = Atakujący może zatrzymać tych po nim
room-durak-traditions = Zwyczaje przed rozdaniem: przekładanie i dotykanie kart
room-durak-max_pickups = Remis po tylu zabraniach z rzędu bez stosu
room-durak-max_pickups-null = nigdy
room-durak-deals = Ile rozdań ma partia

## Dawid i Goliat

room-goliath-all_equal = Gdy wszystkie karty lewy są równe
room-goliath-all_equal-last_takes_all = ostatni bierze wszystko
room-goliath-all_equal-second_last = przedostatnia karta jest najniższa
room-goliath-deals = Ile rozdań ma partia
room-goliath-deals-null = tyle rozdań, ilu graczy

## Golf

room-golf-deals = Ile dołków ma partia
room-golf-peek = Które dwie karty się podgląda
room-golf-peek-near_any2 = dwie dowolne z bliższego rzędu
room-golf-peek-near_left2 = lewą i środkową z bliższego rzędu
room-golf-peek-any2 = dwie dowolne z sześciu
room-golf-pair_by = Co jest parą w kolumnie
room-golf-pair_by-rank = dwie takie same karty
room-golf-pair_by-points = dwie karty o tej samej liczbie punktów
room-golf-stall_turns = Dołek kończy się po tylu kolejkach bez postępu
room-golf-stall_turns-null = nigdy
room-golf-final_turns = Pozostali mają jeszcze po jednej kolejce, gdy ktoś skończy

## Planowanie

room-planowanie-first_deal_trump = Atut w pierwszym rozdaniu
room-planowanie-first_deal_trump-never = nigdy
room-planowanie-first_deal_trump-if_card_left = jeśli zostaje karta (przy dwóch i trzech graczach)

## Trójki

room-trojki-leftover = Karty, których nie da się podzielić po równo
room-trojki-leftover-centre = na środkowe pole
room-trojki-leftover-aside = na bok, poza grę
room-trojki-require_call = Kto kładzie kartę, mówi, co łączy nową trójkę
room-trojki-mode = Kto rozstrzyga
room-trojki-mode-referee = stół sprawdza każdą kartę od razu
room-trojki-mode-open = gracze zgłaszają sprzeciw
room-trojki-target = Ile żetonów wygrywa partię
room-trojki-target-null = cztery, o ile nie ustalono liczby rund
room-trojki-deals = Albo: ile rund ma partia
room-trojki-deals-null = do zebrania żetonów
room-trojki-tie_token = Żeton przy remisie
room-trojki-tie_token-each = każdy, kto ma najmniej kart
room-trojki-tie_token-none = nikt
room-trojki-handicap = Dodatkowe karty dla mocnych graczy
room-trojki-handicap-null = nikt nie ma dodatkowych
