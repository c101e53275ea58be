# Der Client: was zwischen ihm und seinem Server nicht stimmt. $address: wo der Server ist.

client-no-address = „{ $given }“ ist keine Adresse eines Servers; so eine sieht aus wie https://karten.example.
client-no-server = Unter { $address } antwortet kein Server: { $told }.
client-refused = Unter { $address } läuft kein Server. Läuft er schon, und stimmt der Port?
client-no-host = Den Rechner in { $address } gibt es nicht, oder es gibt kein Netz.
client-no-network = { $address } ist nicht zu erreichen. Gibt es ein Netz?
client-no-tls = Unter { $address } spricht niemand https. Vielleicht beginnt die Adresse mit http, ohne s?
client-bad-certificate = Das Zertifikat des Servers { $address } gilt nicht: { $told }.
client-moved = Der Server { $address } schickt an eine andere Adresse: { $wanted }
client-no-stolik = Was unter { $address } antwortet, ist kein Stolik-Server.
client-silent = Der Server unter { $address } ist da, antwortet aber nicht.
client-closed = Die Verbindung ist geschlossen.
client-no-free-seat = An diesem Tisch ist kein Platz frei.
client-strange = Der Server sagt etwas, das diese Version von Stolik nicht kennt: { $told }.
client-broken = Das ist ein Fehler in Stolik, nicht deiner: { $told }.
