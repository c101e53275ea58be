# What the server answers at tables and in the lobby: why it does not do something, why a table is no longer there.

server-hello = say first who you are: the first message is “hello”
server-hello-again = “hello” is sent only once, at the beginning
server-version = this program speaks version { $client } of the protocol and the server version { $server }: one of them has to be updated
server-who = nobody knows who you are: sign in again or come in as a guest
server-who-title = You are signed out
server-who-how = The session on this device has ended: perhaps you signed out on another one, or the account was deleted. Sign in again, or go on as a guest.
server-who-guest = Go on as a guest
server-who-sign-in = Sign in
server-trouble-title = The server has ended the connection
server-trouble-again = Try again
server-message = the server does not understand this message: { $told }
server-value = a value in this command is not possible
server-binary = messages have to be text
server-too-fast = too many messages at once: slow down a little
server-connections = no more connections are possible from your address: there are { $count } already
server-no-table = there is no table with the code “{ $code }”
server-elsewhere = table { $code } is served by another process of this server: { $at }
server-comes = table { $code } is just coming back: try again in a moment
server-removed = the host has removed you from this table
server-nobody = there is no such person at this table
server-joined = you cannot be at more than { $count } { $count ->
    [one] table
   *[other] tables
} at once
server-not-here = you are not at the table “{ $code }”: join it first
server-hosted = you cannot have more than { $count } { $count ->
    [one] table
   *[other] tables
} of your own: leave one before you open another
server-address-tables = no more tables are possible from your address: there are { $count } already. Close one before you open another
server-full = the server has no room for another table: try again later
server-matches = many matches have begun from your address: wait a little before the next one
server-busy-table = too much is happening at this table at once: try again in a moment
server-stopping = the server is about to restart: try again in a moment
server-broken = the server made a mistake; it has been noted
server-closed = The table is closed.
server-abandoned = The table is closed: nobody has been here for a long time.
server-made-way = The table is closed: you have since begun another game against bots.
