# Der Client: was zwischen ihm und seinem Server nicht stimmt. $address: wo der Server ist.

client-no-address = „{ $given }“ ist keine Adresse eines Servers; so eine sieht aus wie https://karten.example.
client-no-server = Unter { $address } antwortet kein Server: { $told }.
client-no-stolik = Was unter { $address } antwortet, ist kein Stolik-Server.
client-silent = Der Server unter { $address } ist da, antwortet aber nicht.
client-closed = Die Verbindung ist geschlossen.
client-no-free-seat = An diesem Tisch ist kein Platz frei.
client-strange = Der Server sagt etwas, das diese Version von Stolik nicht kennt: { $told }.
client-broken = Das ist ein Fehler in Stolik, nicht deiner: { $told }.
