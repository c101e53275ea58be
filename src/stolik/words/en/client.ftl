# The client: what is wrong between it and its server. $address: where the server is.

client-no-address = “{ $given }” is not the address of a server; one looks like https://cards.example.
client-no-server = No server answers at { $address }: { $told }.
client-no-stolik = What answers at { $address } is not a Stolik server.
client-silent = The server at { $address } is there, but does not answer.
client-closed = The connection has been closed.
client-no-free-seat = There is no free seat at this table.
client-strange = The server says something that this version of Stolik does not know: { $told }.
client-broken = This is a mistake in Stolik, not yours: { $told }.
