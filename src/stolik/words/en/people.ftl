# The server's answers to requests about people, names, tables and matches that it does not carry out.

people-bad-json = the request is not valid JSON
people-bad-field = { $at ->
    [none] the request is not as it should be: { $told }
   *[other] “{ $at }” is not as it should be: { $told }
}
people-too-big = the request is too long: it may have { NUMBER($high) } bytes at most
people-too-slow = the request took too long to arrive
people-not-json = the request has to be JSON (Content-Type: application/json)
people-method = this address does not do that
people-not-played = only those who played in this match may have it reviewed
people-nothing-here = there is nothing at this address
people-broken-off = this match was broken off: it cannot be shown, but its record is kept
people-other-rules = this match was played by revision { $found } of the rules, and here revision { $wanted } is played: it cannot be shown, but it is kept
people-foreign = this request comes from a page of another site, so it is not carried out
people-too-often = that was too often: try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}
people-broken = the server has made a mistake; it has been noted

## Who one is

people-who = first say who you are: come in as a guest or sign in
people-token = your sign-in is no longer valid: sign in again
people-login = there is no account with this name and this password
people-password-over = the operator gave you this password for a few days, and they are over: ask for another
people-code = now the code that your device shows
people-code-wrong = this code is wrong or has been used before
people-code-on = the second factor is on already
people-banned = you may not come in here{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
}
people-no-bots = bots may not do this
people-no-guests = only an account can do this: give yourself a password first
people-is-account = you already have the account “{ $name }”
people-password-wrong = the current password is wrong
people-password-length = a password has { $low } to { $high } characters
people-password-common = many people have this password, so it is soon guessed: choose another, such as several words

## Names

people-name-length = a name has 1 to { $high } characters
people-name-signs = a name must consist of visible characters
people-name-scripts = the letters of a name must be of one script, and character { $at }, “{ $sign }”, is of another
people-name-taken = the name “{ $name }” belongs to somebody else, or looks like theirs: choose another one

## What is not there, or too much

people-no-person = there is no such person
people-yourself = you cannot do this to yourself
people-no-text = say in a few words what happened
people-no-session = you are not signed in on such a device
people-no-token = you have no such bot
people-tokens-full = an account can have { $high } { $high ->
    [one] bot
   *[other] bots
}: remove one first
people-mutes-full = you have muted { $high } { $high ->
    [one] person
   *[other] people
} already, and there can be no more
people-no-game = there is no such game; there are: { $known }
people-no-clock = there is no such clock; there are: { $known }
people-no-table = there is no table with this code
people-no-match = there is no finished match with this code
people-no-report = there is no open report with the number { $number }
people-no-account = there is no account “{ $who }”
people-not-banned = “{ $who }” is not banned
