# Wiersz poleceń: pomoc, spisy, co jest nie tak z tym, co wpisano. $told: zdanie albo powód ułożone gdzie indziej.

## Pomoc

cli-usage = Użycie:
cli-example = Przykład
cli-options = Opcje
cli-commands = Polecenia
cli-stolik = Stolik do gier karcianych, dla oczu, uszu i palców. Bez polecenia otwiera się w przeglądarce; „play” to stolik w terminalu. „stolik POLECENIE --help” objaśnia polecenie.
cli-play = Gra z botami albo dalszy ciąg przerwanej partii. Bez nazwy gry pyta, w co gramy.
cli-rules = Zasady gry, wystarczające, żeby według nich grać.
cli-rule-numbers = Numery tych zasad: { LIST($numbers) }.
cli-games = Jakie są gry, dla ilu osób i z jakimi opcjami.
cli-replay = Opowiada partie z pliku, z odkrytymi kartami wszystkich.
cli-review = Ogląda partię jeszcze raz: ile kosztowały najdroższe decyzje, sądząc po tym, co było wtedy wiadomo.
cli-check = Rozgrywa na nowo każdy zapis z plików („-” to standardowe wejście) i sprawdza wszystko, co w nim stoi. Status 2, jeśli któryś jest zły.
cli-simulate = Partie między botami, jako zapisy.
cli-arena = Boty przeciw botom: te same karty dla wszystkich z każdego miejsca, i jak pewny jest wynik. Własny bot to plik: robot.py:choose.
cli-bench = Ile ruchów na sekundę rozgrywa ten komputer, ile trwa jeden przy stole i jak szybko szukają na nim boty.
cli-serve = Serwer dla osób z innych miejsc: stoły, przy których gra się w przeglądarce, w terminalu i z botami. Działa do Ctrl-C.
cli-warm = Przygotowuje kod maszynowy dla gier i botów, żeby nikt nie musiał potem na niego czekać. Bez podania gry: dla wszystkich.
cli-admin = Co robi opiekun serwera: czyta zgłoszenia (reports) i je zamyka (close-report NUMER), przegląda zakazy wstępu (bans), zabrania wstępu (ban KTO) i znów wpuszcza (unban KTO), ustawia hasło (password IMIĘ). KTO to imię konta, identyfikator osoby, adres albo sieć. Serwer może w tym czasie działać.

cli-needed = { $told } Wymagane.
cli-help-help = Pokazuje tę pomoc.
cli-help-version = Pokazuje wersję.
cli-help-lang = Język; bez tego liczy się STOLIK_LANG albo język systemu.
cli-help-seats = Ile miejsc ma stół.
cli-help-seat = Twoje miejsce, liczone od 0 jak w zapisach; zwykle 0.
cli-help-option = Opcja gry, można podać kilka: deals=3, stop_allowed=off. Wypisuje je „stolik games”.
cli-help-bots = Kto gra na pozostałych miejscach: jedna nazwa dla wszystkich albo po jednej dla każdego. Poziomy to beginner, casual (zwykły), club, strong i master; są też random i simple.
cli-help-bots-all = Kto gra: jedna nazwa dla wszystkich miejsc albo po jednej dla każdego. Poziomy to beginner, casual (zwykły), club, strong i master; są też random i simple.
cli-help-seed = Liczba, dzięki której karty i boty dają się powtórzyć.
cli-help-save = Zapisuje partię w tym pliku, na końcu i kiedy wychodzisz. To, co już w nim jest, zostaje.
cli-help-resume = Gra dalej niedokończoną partię z ostatniego wiersza tego pliku.
cli-help-cards = Jak zapisywać karty: siódemka trefl, 7C albo dwa znaki brajla, gc.
cli-help-verbosity = Ile mówić o zdarzeniach: krótko („Jan: 7 trefl”), zwykłymi zdaniami albo w pełni, czyli także, co potem leży na stole.
cli-help-pause = Ile sekund bot czeka przed ruchem; zwykle 1. Z zerem, gdy wejście nie jest terminalem, czas nie płynie wcale.
cli-help-between = Ile sekund mija przed następnym rozdaniem; zwykle dwa razy tyle co przed ruchem bota.
cli-help-think = Trójki w spokojnym tempie: po każdej zmianie na stole przez tyle sekund nikt nie kładzie kart.
cli-help-name = Twoje imię przy stole.
cli-help-deal = Tylko rozdanie o tym numerze, licząc od 1.
cli-help-action = Tylko do zagrania o tym numerze w rozdaniu, licząc od 1; podaje go przegląd.
cli-help-replay-match = Tylko partia z tego wiersza pliku.
cli-help-step = Po każdym zdaniu czeka na Enter.
cli-help-review-seat = Miejsce, o które chodzi; bez tego to, które podaje plik, albo 0.
cli-help-review-match = Partia z tego wiersza pliku; bez tego ostatnia.
cli-help-matches = Ile partii.
cli-help-legal = Zapisuje też, co przy każdym ruchu było dozwolone.
cli-help-out = Plik, do którego się zapisuje; zwykle „-”, czyli standardowe wyjście.
cli-help-jobs = Ile procesów gra naraz; zwykle po jednym na rdzeń. Zapisy są zawsze takie same.
cli-help-ray = Gra zamiast tego na klastrze Ray, którego węzeł główny słucha pod tym adresem; ten komputer musi do niego należeć. Zapisy są zawsze takie same.
cli-help-arena-bot = Bot, co najmniej dwa razy: poziom, szczebel drabiny (R0 do R4), jedno i drugie z tyloma rozegraniami, jeśli przeszukuje (R3@5000), albo funkcja we własnym pliku, na przykład robot.py:choose.
cli-help-arena-format = Kto z kim siedzi: one (pierwszy bot przeciw drugiemu na wszystkich innych miejscach, zwykły dla dwóch), half (połowa miejsc przeciw drugiej, zwykły dla partnerów), all (każdy z każdym, po dwóch; zwykły dla więcej niż dwóch).
cli-help-arena-sets = Ile najwyżej zestawów, z których każdy to po jednej partii na każdy sposób posadzenia botów, z tymi samymi kartami; zwykle 100, z --sprt 10 000.
cli-help-arena-sprt = Przestaje, gdy tylko wiadomo, którą z dwóch wartości ma pierwszy bot: o ile punktów więcej niż pozostali (0:0.5) albo udział w wygranej (50%:55%).
cli-help-arena-records = Zapisuje każdą partię w tym pliku; „-” to standardowe wyjście.
cli-help-arena-jobs = Ile procesów gra naraz; zwykle po jednym na rdzeń. Wynik jest zawsze taki sam.
cli-help-bench-seconds = Ile sekund trwa każdy pomiar.
cli-help-bench-ray = Mierzy klaster Ray, którego węzeł główny słucha pod tym adresem, i tylko jego rdzenie; ten komputer musi do niego należeć.
cli-help-json = Jako JSON.
cli-help-host = Adres, pod którym serwer słucha; zwykle 127.0.0.1, czyli tylko dla tego komputera. 0.0.0.0 to wszystkie.
cli-help-port = Port; zwykle 8470. 0 to dowolny wolny.
cli-help-database = Baza danych: sqlite:////ŚCIEŻKA albo postgresql://KTO@HOST/BAZA; zwykle plik w folderze danych. Też STOLIK_DATABASE.
cli-help-read-database = Serwer zapasowy PostgreSQL, z którego czyta się to, co może być sprzed kilku sekund: zakończone partie i statystyki. Też STOLIK_READ_DATABASE.
cli-help-lan = Wpuszcza innych z tej samej sieci i pokazuje adres dla kamer ich telefonów.
cli-help-data = Folder danych serwera; zwykle w folderze danych użytkownika. Też STOLIK_DATA.
cli-help-origin = Strona innego hosta, która może używać tego serwera, np. https://karty.example.org; dowolnie wiele razy.
cli-help-host-name = Nazwa serwera, np. karty.example.org; bez niej za serwerem pośredniczącym każda, inaczej adresy i nazwy tego komputera.
cli-help-process-name = Jak nazywa się ten proces wśród kilku, które dzielą bazę PostgreSQL; razem z --at.
cli-help-at = Gdzie klienci znajdą ten proces: ścieżka, którą serwer pośredniczący prowadzi do niego, np. /w/1, albo jego własny adres, np. http://192.168.1.5:8471; razem z --name.
cli-help-trusted-proxy = Adres albo sieć serwera pośredniczącego, któremu się wierzy, z jakiego adresu ktoś przychodzi (X-Forwarded-For); dowolnie wiele razy.
cli-help-limit = Inne ograniczenie niż zwykle, np. hosted=3; 0 tam, gdzie ma go nie być. Dowolnie wiele razy.
cli-help-gather = Przez ile milisekund najwyżej zbiera się to, co dzieje się przy stołach, zanim zostanie zapisane i pokazane; zwykle 20, a póki gra mało osób, tylko 5. Także STOLIK_GATHER.
cli-help-bot-cores = W ilu procesach obok serwera myślą boty, każdy na jednym rdzeniu; zwykle 1. 0: w wątku serwera, co oszczędza pamięć. Także STOLIK_BOT_CORES.
cli-help-highest-level = Najwyższy poziom botów, jaki można wybrać; zwykle wszystkie. Także STOLIK_HIGHEST_LEVEL.
cli-help-level-when-full = Poziom, na którym silniejsze boty siadają do partii, gdy procesy botów mają za dużo do zrobienia. Także STOLIK_LEVEL_WHEN_FULL.
cli-help-admin-all = Zamknięte zgłoszenia też.
cli-help-admin-days = Na tyle dni; bez tego zakaz jest na zawsze.
cli-help-admin-why = Dlaczego, do spisu zakazów.
cli-help-admin-generate = Wymyśla hasło i wypisuje je, zamiast o nie pytać.
cli-simulating = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}

## Co jest nie tak

cli-no-command = Nie ma polecenia „{ $given }”. Są: { LIST($known) }.
cli-unknown = Opcji { $option } tu nie ma.
cli-unknown-near = Opcji { $option } tu nie ma. Może chodzi o { LIST($near) }?
cli-no-value = Opcja { $option } wymaga wartości.
cli-no-value-taken = Opcja { $option } nie przyjmuje wartości.
cli-missing = Czegoś brakuje: { $name }.
cli-extra = To za dużo, nie wiadomo, co z tym zrobić: { $given }.
cli-not-a-number = { $option }: „{ $given }” nie jest liczbą całkowitą.
cli-number-range = { $option }: { $given } jest poza zakresem, może być od { $low } do { $high }.
cli-not-seconds = { $option }: „{ $given }” nie jest liczbą sekund od 0 do { $high }.
cli-not-a-choice = { $option }: „{ $given }” nie wchodzi w grę. Do wyboru: { LIST($known) }.
cli-no-game = Nie ma gry „{ $given }”. Są: { LIST($known) }.
cli-not-name-value = Opcję podaje się jako nazwa=wartość, a nie „{ $given }”.
cli-twice = Opcja { $name } jest podana dwa razy.
cli-no-bot = Nie ma bota „{ $given }”. Są: { LIST($known) }.
cli-bots-count = --bots: { $given ->
    [one] { $given } nazwa
    [few] { $given } nazwy
   *[many] { $given } nazw
} dla { $count ->
    [one] { $count } bota
    [few] { $count } botów
   *[many] { $count } botów
}. Podaj jedną nazwę dla wszystkich albo po jednej dla każdego.
cli-seat-range = --seat: miejsca { $given } nie ma; miejsca liczy się od 0 do { $high }.
cli-bad-name = --name: imię ma od 1 do { $high } znaków, wszystkie widoczne.
cli-no-think = --think jest tylko do gier, w których nikt nie czeka na swoją kolej: w tej każdy i tak ma tyle czasu, ile chce.
cli-resume-options = Przy --resume gra i jej opcje są w zapisie, więc pomiń grę, --seats i --option.
cli-resume-finished = { $path }: ostatnia partia w tym pliku jest skończona, nie ma czego grać dalej.
cli-no-deal = { $path }: żadna partia w tym pliku nie ma rozdania { $deal }.
cli-no-action = { $path }: żadna partia w tym pliku nie ma zagrania { $action } w rozdaniu { $deal }.
cli-needs-deal = --action { $action }: podaj przez --deal, o które rozdanie chodzi.
cli-in-file = { $path }, { $told }
cli-file = { $path }: { $told }.
cli-file-missing = nie ma takiego pliku ani folderu
cli-file-denied = tutaj tego nie wolno
cli-file-folder = to jest folder, a nie plik
cli-file-full = dysk jest pełny
cli-file-special = { $path }: to nie jest zwykły plik, więc nic się w nim nie zapisze.
cli-file-device = { $path }: to urządzenie, a nie plik z zapisami.
cli-file-empty = { $path }: w tym pliku nie ma żadnego zapisu.
cli-file-no-match = { $path }: w wierszu { $line } nie ma żadnego zapisu; w całym pliku { $count ->
    [one] jest { $count } zapis
    [few] są { $count } zapisy
   *[many] jest { $count } zapisów
}.
cli-broken = To błąd Stolika, nie twój: { $told }. Z STOLIK_DEBUG=1 widać, gdzie.
cli-ray-address = --ray: „{ $given }” to nie adres taki jak 127.0.0.1:6379.
cli-ray-missing = --ray potrzebuje Raya, a nie jest on tu zainstalowany. Do zainstalowania: stolik[ray].
cli-ray-jobs = --jobs i --ray wykluczają się: klaster ma tyle procesów, ile rdzeni.
cli-ray-nobody = { $address }: żaden klaster Ray tam nie odpowiada. „ray start --head --port=6379” uruchamia nowy.
cli-ray-refused = { $address }: ten klaster Ray nas nie wpuszcza. Ray mówi: { $told }
cli-ray-no-cores = { $address }: ten klaster Ray nie ma rdzeni, na których można by grać.
cli-ray-other-stolik = { $address }: ten klaster Ray ma Stolika { $told }, a tu jest Stolik { $here }. Wszędzie musi być zainstalowany ten sam.
cli-ray-no-stolik = { $address }: do tego klastra Ray należy komputer bez Stolika. Trzeba tam zainstalować Stolika { $here }.
cli-ray-no-cores-left = { $address }: ten klaster Ray nie ma już rdzeni, na których można by grać.
cli-ray-killed = { $address }: ten klaster Ray wciąż traci te same partie, razem z procesami, które je grały.
cli-ray-lost = { $address }: ten klaster Ray skończył w środku pracy.

## Gry i ich opcje

cli-game-line = { $name } ({ $title }), od { $low } do { $high } osób: { $told }.
cli-choice-line = { $default }: { $told }{ $possible ->
    [none] { "" }
   *[other] ; do wyboru: { LIST($possible) }
}{ $none ->
    [none] { "" }
   *[other] ; none: { $none }
}

## Odtwarzanie i sprawdzanie

cli-match = Partia z wiersza { $number }: { $title }.
cli-hand = { YOU($seat) ->
    [yes] Masz
   *[no] { NAME($seat) } ma
} { CARDS($cards, case: "acc") }.
cli-checked = { $path }: wszystko się zgadza. { $count ->
    [one] { $count } zapis
    [few] { $count } zapisy
   *[many] { $count } zapisów
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, { $actions ->
    [one] { $actions } ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
}{ $unfinished ->
    [0] { "" }
   *[many] , w tym niedokończone: { $unfinished }
}{ $sealed ->
    [0] { "" }
   *[many] , z pieczęcią talii: { $sealed }
}.

## Opiekun serwera

cli-admin-refused = { $told }.
cli-admin-ask = Nowe hasło
cli-admin-ask-again = Jeszcze raz to samo
cli-admin-differ = Te dwa hasła nie są takie same.
cli-admin-deleted = (osoba usunięta)
cli-admin-who = { $name } ({ $id })
cli-admin-no-reports = Nie ma zgłoszeń.
cli-admin-report = Zgłoszenie { $number }{ $closed ->
    [yes] { " " }(zamknięte)
   *[no] { "" }
}, { $at }{ $table ->
    [none] { "" }
   *[other] , stół { $table }
}, od kogo: { $by }, o kim: { $about }:
cli-admin-closed = Zgłoszenie { $number } jest zamknięte.
cli-admin-no-bans = Nikt nie ma zakazu wstępu.
cli-admin-ban = { $who }{ $until ->
    [none] { "" }
   *[other] , do { $until }
}{ $why ->
    [none] { "" }
   *[other] : { $why }
}
cli-admin-banned = { $who } nie ma już tu wstępu.
cli-admin-banned-days = { $who } nie ma tu wstępu przez { $count } { $count ->
    [one] dzień
    [few] dni
   *[many] dni
}.
cli-admin-unbanned = { $who } znów ma tu wstęp.
cli-admin-password = { $who } ma nowe hasło na { $days } dni, w których trzeba ustawić własne; kto był zalogowany, musi zalogować się ponownie, bez drugiego składnika.

## Serwer

cli-serving = Serwer słucha pod adresem { $url }
cli-serving-people = Limit otwartych plików wystarcza { $count ->
    [one] dla { $count } osoby naraz
    [few] dla { $count } osób naraz
   *[many] dla { $count } osób naraz
} (ulimit -n)
cli-home = Stolik jest pod adresem { $url }. Kończy go Ctrl-C.
cli-home-lan = Pod ten adres mogą wejść wszyscy w twojej sieci.
cli-home-open = Otwórz ten adres w przeglądarce.
cli-home-running = Stolik już działa, pod adresem { $url }.
cli-home-no-network = Ten komputer nie jest w żadnej sieci, w której inni mogliby go znaleźć. Bez --lan gra się na nim samemu.
cli-alone = { $option } należy do „stolik” bez polecenia, a tu stoi przed poleceniem.
cli-no-client = Strona dla przeglądarki nie jest zbudowana: zainstaluj Stolik ponownie albo uruchom `make play` w folderze ze źródłami. W terminalu gra się poleceniem `stolik play`.
cli-serve-address = Pod adresem { $host }, port { $port } nie da się słuchać: { $told }.
cli-serve-secret = { $path }: tajny klucz musi mieć co najmniej { $count } znaków.
cli-not-an-address = { $option }: „{ LIST($given) }” to nie adresy ani sieci.
cli-not-an-origin = { $option }: „{ $given }” to nie adres strony bez ścieżki, jak https://karty.example.
cli-not-a-host = { $option }: „{ $given }” to nie nazwa serwera, jak karty.example.org.
cli-serve-several = --name i --at idą w parze: są dla jednego z kilku procesów, które dzielą bazę danych.
cli-serve-taken = { $told } Jeśli tamten proces ma --name, ten może dzielić z nim bazę: podaj dla niego osobne --name i --at.
cli-not-a-process = --name: „{ $given }” to nie nazwa procesu: ma od 1 do 32 liter, cyfr i łączników.
cli-not-an-at = --at: „{ $given }” to nie adres procesu, jak /w/1 albo http://192.168.1.5:8471.

## Stoły na serwerze

cli-watch = Oglądanie stołu na serwerze, wiersz po wierszu.
cli-bot = Jeden z botów Stolika gra przy stole na serwerze.
cli-login = Loguje do konta na serwerze; odtąd grasz tam jako to konto.
cli-logout = Wylogowuje z serwera; odtąd przychodzisz tam jako nowy gość.
cli-help-server-account = Serwer, na którym jest konto.
cli-help-login-name = Nazwa konta.
cli-login-password = Hasło
cli-login-code = Kod z twojego urządzenia
cli-login-done = Na serwerze { $server } grasz teraz jako { $name }.
cli-logout-done = Z serwera { $server } już cię wylogowano.
cli-help-server = Gra przy stole na tym serwerze. Nazwa gry otwiera nowy stół, --table dołącza do istniejącego.
cli-help-server-only = Serwer, na którym jest ten stół.
cli-help-table = Kod stołu, do którego się dołącza.
cli-help-table-watched = Kod stołu, który chcesz oglądać.
cli-help-quick = Miejsce tam, gdzie to samo zaraz się zacznie; wolne miejsca zajmują boty.
cli-help-clock = Zegar nowego stołu: none (bez zegara), relaxed (spokojny), normal (zwykły) albo fast (szybki).
cli-help-listed = Pokazuje nowy stół wszystkim na stronie głównej.
cli-help-bot = Który bot gra: beginner, casual (zwykły), club, strong, master, random, simple albo funkcja we własnym pliku, na przykład robot.py:choose.
cli-help-bot-seat = Miejsce, liczone od 0; bez tego pierwsze wolne.
cli-help-bot-name = Imię bota, jeśli nie ma tokenu.
cli-help-token = Token bota, który należy do konta; bez tego STOLIK_TOKEN albo gość.
cli-bot-sits = { $name }: stół { $code }, miejsce { $number }. Ctrl-C kończy grę.
cli-needs-server = --table, --quick, --clock i --listed są dla stołów na serwerze: podaj, którym, przez --server.
cli-not-with-server = { $option } nie jest dla stołów na serwerze; serwer sam prowadzi zapisy, tasuje i nadaje tempo.
cli-not-with-table = { $option } nie pasuje do --table: ten stół ma już swoją grę, opcje, miejsca i zegar.
cli-not-with-quick = { $option } nie pasuje do --quick: takie stoły serwer sam zakłada, z miejscami, zegarem i botami.

## Kod maszynowy zawczasu

cli-warm-part = { $name }: gotowe po { $seconds } { $seconds ->
    [one] sekundzie
    [few] sekundach
   *[many] sekundach
}
cli-warmed = { $count ->
    [0] Tu wszystko działa bez kodu maszynowego; nie ma czego przygotowywać.
    [one] { $count } część gotowa.
    [few] { $count } części gotowe.
   *[many] { $count } części gotowych.
}

## How fast the rules are

cli-bench-machine = { $processor }, { $count ->
    [one] { $count } rdzeń
    [few] { $count } rdzenie
   *[many] { $count } rdzeni
}, { $system }, { $versions }
cli-bench-cluster = Ray { $version } pod { $address }, { $count ->
    [one] { $count } rdzeń
    [few] { $count } rdzenie
   *[many] { $count } rdzeni
}
cli-bench-game = gra
cli-bench-seats = miejsc
cli-bench-one-core = akcji/s, jeden rdzeń
cli-bench-time = ns/akcję
cli-bench-all-cores = wszystkie
cli-bench-ratio = stosunek
cli-bench-chance = rozegrań/s, losowo
cli-bench-policy = rozegrań/s, z głową
cli-bench-worlds = światów/s
cli-bench-table = µs/akcję przy stole
