# Klient: co jest nie tak między nim a serwerem. $address: gdzie jest serwer.

client-no-address = „{ $given }” nie jest adresem serwera; taki wygląda na przykład tak: https://karty.example.
client-no-server = Pod adresem { $address } nie odpowiada żaden serwer: { $told }.
client-refused = Pod adresem { $address } nie działa żaden serwer. Sprawdź, czy jest włączony i czy port się zgadza.
client-no-host = Nie ma komputera o nazwie z adresu { $address } albo nie ma sieci.
client-no-network = Adres { $address } jest nieosiągalny. Sprawdź połączenie z siecią.
client-no-tls = Pod adresem { $address } nic nie odpowiada przez https. Może adres zaczyna się od http, bez s?
client-bad-certificate = Certyfikat serwera { $address } nie jest ważny: { $told }.
client-moved = Serwer { $address } odsyła pod inny adres: { $wanted }
client-no-stolik = To, co odpowiada pod adresem { $address }, nie jest serwerem Stolika.
client-silent = Serwer pod adresem { $address } jest, ale nie odpowiada.
client-closed = Połączenie jest zamknięte.
client-no-free-seat = Przy tym stole nie ma wolnego miejsca.
client-strange = Serwer mówi coś, czego ta wersja Stolika nie zna: { $told }.
client-broken = To błąd Stolika, nie twój: { $told }.
