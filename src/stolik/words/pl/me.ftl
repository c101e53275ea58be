# Strona konta: kim się jest, hasło, kogo się nie słyszy.

me-title = Konto
me-kind = { $kind ->
    [account] Masz konto „{ $name }”.
   *[guest] Jesteś gościem o imieniu „{ $name }”.
}
me-guest = Gościowi wystarczy ta przeglądarka. Konto zachowuje imię i partie także na innych urządzeniach.
me-become = Załóż konto
me-become-how = Twoje dotychczasowe partie zostają z tobą.
me-login = Zaloguj się
me-login-how = Gdy masz już konto.
me-password = Hasło
me-password-until = To hasło nadał opiekun serwera i działa do: { $date }. Ustaw tu własne.
me-current = Dotychczasowe hasło
me-new-password = Nowe hasło
me-change-password = Zmień hasło
me-changed = Zmieniono.
me-logout = Wyloguj się
me-logout-all = Wyloguj się na wszystkich urządzeniach
me-code = Kod z twojego urządzenia

## The second factor

me-factor = Drugi składnik
me-factor-off = Do zalogowania wystarcza hasło. Z drugim składnikiem potrzebny jest też kod, który pokazuje aplikacja w telefonie.
me-factor-on = Do zalogowania potrzebny jest też kod z twojego urządzenia. Zostało { $count } { $count ->
    [one] kod zapasowy
    [few] kody zapasowe
   *[many] kodów zapasowych
}.
me-factor-begin = Przygotuj drugi składnik
me-factor-how = Zeskanuj ten obraz aplikacją uwierzytelniającą albo wpisz do niej sekret. Potem podaj kod, który ona pokaże.
me-factor-picture = Sekret jako kod QR
me-factor-secret = Sekret:
me-factor-link = Przekaż go aplikacji na tym urządzeniu
me-factor-confirm = Włącz
me-factor-cancel = Anuluj
me-factor-codes = Drugi składnik jest włączony. Gdy zgubisz urządzenie, każdy z tych kodów zapasowych zaloguje cię jeden raz. Zachowaj je dobrze: drugi raz ich nie zobaczysz.
me-factor-end = Wyłącz drugi składnik

## Devices

me-devices = Twoje urządzenia
me-device = { $program ->
    [none] Nieznany program
   *[other] { $program }
}{ $system ->
    [none] { "" }
   *[other] { " " }({ $system })
}
me-device-here = (to urządzenie)
me-device-used = ostatnio używane: { $when }
me-device-password = Twoje hasło, aby wylogować inne urządzenie
me-device-end = Wyloguj tam
me-device-ended = Wylogowano: { $device }.
me-devices-end = Wyloguj na wszystkich innych urządzeniach
me-devices-ended = Wszystkie inne urządzenia są wylogowane.

## Others, and one's data

me-muted = Kogo nie słyszysz
me-nobody-muted = Nikogo nie wyciszasz. Wyciszyć kogoś można w rozmowie przy stole.
me-unmute = Wyłącz wyciszenie: { $name }
me-data = Twoje dane
me-export = Pobierz wszystko, co serwer o tobie wie
me-delete = Usuń mnie z tego serwera
me-delete-how = Tego nie da się cofnąć. Partie zostają u tych, z którymi je grano, bez twojego imienia. Przy stole, przy którym siedzisz, gra dalej bot.
me-deleted = Usunięto cię z tego serwera: nic już o tobie nie wie. Jesteś tu teraz jako ktoś nowy.
me-delete-sure = Tak, usuń na zawsze
me-delete-ask = { $kind ->
    [account] Na pewno? Wpisz hasło i naciśnij jeszcze raz, a twoje konto i dane znikną na zawsze.
   *[other] Na pewno? Naciśnij jeszcze raz, a twoje dane znikną na zawsze.
}

## Statistics

me-statistics = Statystyka
me-statistics-where = { $kind ->
    [account] Ze wszystkich zakończonych partii twojego konta.
   *[other] Z partii zakończonych na tym urządzeniu. Gdy masz konto, liczy je serwer.
}
me-statistics-none = Nie ma jeszcze zakończonej partii.
me-played = Rozegrane
me-won = Wygrane
me-not-lost = Nieprzegrane
me-bids = Dotrzymane deklaracje
me-kept = { $kept } z { $bids }
me-streak = Wygrane z rzędu
me-streak-not-lost = Nieprzegrane z rzędu
me-longest = Najdłuższa seria
me-place = Miejsce { $place }
me-times = { $count } { $count ->
    [one] raz
    [few] razy
   *[many] razy
}
