# Odpowiedzi serwera przy stołach i w poczekalni: dlaczego czegoś nie robi, dlaczego stołu już nie ma.

server-hello = najpierw trzeba powiedzieć, kim się jest: pierwsza wiadomość to „hello”
server-hello-again = „hello” wysyła się tylko raz, na początku
server-version = ten program mówi protokołem w wersji { $client }, a serwer w wersji { $server }: trzeba zaktualizować jedno z nich
server-who = nie wiadomo, kim jesteś: zaloguj się ponownie albo wejdź jako gość
server-message = tej wiadomości serwer nie rozumie: { $told }
server-value = w tym poleceniu jest wartość, której nie może tam być
server-binary = wiadomości muszą być tekstem
server-too-fast = za dużo wiadomości naraz: zwolnij trochę
server-connections = z twojego adresu jest tu już tyle połączeń, ile może być: { $count }
server-no-table = nie ma stołu o kodzie „{ $code }”
server-removed = gospodarz usunął cię od tego stołu
server-nobody = nikogo takiego nie ma przy stole
server-joined = nie możesz być naraz przy większej liczbie stołów niż { $count }
server-not-here = nie ma cię przy stole „{ $code }”: najpierw do niego dołącz
server-hosted = twoich stołów jest już tyle, ile może być: { $count }. Odejdź od któregoś, zanim otworzysz następny
server-address-tables = z twojego adresu otwarto już tyle stołów, ile może być: { $count }. Zamknij któryś, zanim otworzysz następny
server-full = serwer nie ma miejsca na kolejny stół: spróbuj później
server-matches = z twojego adresu zaczęło się już dużo partii: odczekaj chwilę przed następną
server-busy-table = przy tym stole dzieje się za dużo naraz: spróbuj za chwilę
server-stopping = serwer zaraz zacznie od nowa: spróbuj ponownie za chwilę
server-broken = serwer się pomylił; zostało to zapisane
server-closed = Stół jest zamknięty.
server-abandoned = Stół zostaje zamknięty: od dawna nikogo przy nim nie ma.
server-made-way = Stół zostaje zamknięty: od tego czasu zaczęła się inna twoja gra z botami.
