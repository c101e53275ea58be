# The page of the browser client while the server is away.

away-title = The server is away
away-text = Nothing is lost: your table waits as it was. This page goes on by itself as soon as the server answers.
away-again = Try again
