# Klient: co jest nie tak między nim a serwerem. $address: gdzie jest serwer.

client-no-address = „{ $given }” nie jest adresem serwera; taki wygląda na przykład tak: https://karty.example.
client-no-server = Pod adresem { $address } nie odpowiada żaden serwer: { $told }.
client-no-stolik = To, co odpowiada pod adresem { $address }, nie jest serwerem Stolika.
client-silent = Serwer pod adresem { $address } jest, ale nie odpowiada.
client-closed = Połączenie jest zamknięte.
client-no-free-seat = Przy tym stole nie ma wolnego miejsca.
client-strange = Serwer mówi coś, czego ta wersja Stolika nie zna: { $told }.
client-broken = To błąd Stolika, nie twój: { $told }.
