# Odpowiedzi serwera na prośby o osoby, imiona, stoły i partie, których nie spełnia.

people-bad-json = to, co przyszło, nie jest poprawnym JSON-em
people-bad-field = { $at ->
    [none] to, co przyszło, nie jest takie, jak trzeba: { $told }
   *[other] „{ $at }” nie jest takie, jak trzeba: { $told }
}
people-too-big = to, co przyszło, jest za długie: może mieć najwyżej { NUMBER($high) } { $high ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}
people-too-slow = to, co miało przyjść, szło za długo
people-not-json = trzeba przysłać JSON (Content-Type: application/json)
people-method = pod tym adresem tego się nie da
people-not-played = przegląd tej partii może obejrzeć tylko ten, kto w niej grał
people-nothing-here = pod tym adresem niczego nie ma
people-broken-off = tę partię przerwano: nie da się jej pokazać, ale jej zapis jest zachowany
people-other-rules = tę partię rozegrano według wersji { $found } zasad, a tu gra się według wersji { $wanted }: nie da się jej pokazać, ale jest zachowana
people-foreign = ta prośba pochodzi ze strony innego serwisu, więc nie będzie spełniona
people-too-often = za często: spróbuj ponownie za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}
people-broken = serwer się pomylił; zostało to zapisane

## Kim się jest

people-who = najpierw powiedz, kim jesteś: wejdź jako gość albo się zaloguj
people-token = twoje logowanie już nie jest ważne: zaloguj się ponownie
people-login = nie ma konta o tym imieniu i tym haśle
people-password-over = to hasło nadał opiekun serwera na kilka dni i już nie działa: poproś o następne
people-code = teraz jeszcze kod, który pokazuje twoje urządzenie
people-code-wrong = ten kod jest błędny albo już raz posłużył
people-code-on = drugi składnik jest już włączony
people-banned = nie masz tu wstępu{ $until ->
    [none] { "" }
   *[other] { " " }(do { $until })
}
people-no-bots = botom tego nie wolno
people-no-guests = to jest możliwe tylko z kontem: najpierw ustaw hasło
people-is-account = masz już konto „{ $name }”
people-password-wrong = dotychczasowe hasło się nie zgadza
people-password-length = hasło ma od { $low } do { $high } znaków
people-password-common = to hasło ma wielu ludzi i odgadnie je każdy: wybierz inne, na przykład kilka słów

## Imiona

people-name-length = imię ma od 1 do { $high } znaków
people-name-signs = imię składa się ze znaków, które widać
people-name-scripts = litery imienia należą do jednego pisma, a znak { $at }, „{ $sign }”, należy do innego
people-name-taken = imię „{ $name }” już do kogoś należy albo wygląda jak cudze: wybierz inne

## Czego nie ma albo czego jest za dużo

people-no-person = nie ma takiej osoby
people-yourself = wobec siebie nie można tego zrobić
people-no-text = powiedz w paru słowach, co się stało
people-no-session = wśród twoich urządzeń nie ma takiego
people-no-token = nie masz takiego bota
people-tokens-full = konto może mieć najwyżej { $high } { $high ->
    [one] bota
    [few] boty
   *[many] botów
}: najpierw jakiegoś usuń
people-mutes-full = masz już { $high } { $high ->
    [one] wyciszoną osobę
    [few] wyciszone osoby
   *[many] wyciszonych osób
}: więcej się nie da
people-no-game = nie ma takiej gry; są: { $known }
people-no-clock = nie ma takiego zegara; są: { $known }
people-no-table = nie ma stołu o tym kodzie
people-no-match = nie ma skończonej partii o tym kodzie
people-no-report = nie ma otwartego zgłoszenia o numerze { $number }
people-no-account = nie ma konta „{ $who }”
people-not-banned = „{ $who }” nie ma zakazu wstępu
