# The client: what is wrong between it and its server. $address: where the server is.

client-no-address = “{ $given }” is not the address of a server; one looks like https://cards.example.
client-no-server = No server answers at { $address }: { $told }.
client-refused = No server runs at { $address }. Has it been started, and is the port right?
client-no-host = There is no computer with the name in { $address }, or there is no network.
client-no-network = { $address } cannot be reached. Is there a network?
client-no-tls = Nothing at { $address } speaks https. Perhaps its address begins with http, without the s?
client-bad-certificate = The certificate of the server { $address } is not valid: { $told }.
client-moved = The server { $address } sends everybody to another address: { $wanted }
client-no-stolik = What answers at { $address } is not a Stolik server.
client-silent = The server at { $address } is there, but does not answer.
client-closed = The connection has been closed.
client-no-free-seat = There is no free seat at this table.
client-strange = The server says something that this version of Stolik does not know: { $told }.
client-broken = This is a mistake in Stolik, not yours: { $told }.
