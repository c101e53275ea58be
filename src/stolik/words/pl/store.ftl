# Dlaczego bazy danych nie da się otworzyć. $told: słowa systemu albo bazy danych, w jej języku.

store-url = „{ $url }” to nie jest adres bazy danych: napisz sqlite:////ŚCIEŻKA/stolik.db (ścieżka bezwzględna) albo postgresql://UŻYTKOWNIK@KOMPUTER/BAZA
store-no-access = { $path }: nie da się tego utworzyć, odczytać albo zapisać: { $told }
store-no-server = pod adresem { $url } nie odpowiada żadna baza danych: { $told }
store-taken = { $path } należy do innego procesu{ $known ->
    [yes] { " " }({ $owner }, proces { $pid } na komputerze { $host })
   *[no] { "" }
}: najpierw go zakończ albo wskaż inną bazę danych
store-newer = { $path }: tej bazy używał ostatnio nowszy Stolik (schemat { $revision }): uruchom go albo wskaż inną bazę danych
store-damaged = { $path } to uszkodzony plik albo nie baza danych: { $told }
store-encoding = { $path } nie pomieści każdego tekstu: kodowanie to { $found }, a musi być UTF8
store-several = kilka procesów nie może dzielić { $url }: do tego potrzebny jest PostgreSQL
store-standby = { $url } nie może mieć serwera zapasowego do czytania ani nim być: do tego potrzebny jest PostgreSQL
store-name-taken = z { $path } korzysta już proces o nazwie { $process }: nadaj temu inną nazwę albo zatrzymaj tamten
store-other = z { $path } korzystają procesy innej wersji Stolika (schemat { $revision }): zatrzymaj wszystkie, potem uruchom te z tej wersji
