# The command line: help, lists, what is wrong with what was typed. $told: a sentence or reason made elsewhere.

## Help

cli-usage = Usage:
cli-example = Example
cli-options = Options
cli-commands = Commands
cli-stolik = A table for card games, for eyes, ears and fingers. Without a command it opens in the browser; “play” is the table at the terminal. “stolik COMMAND --help” explains a command.
cli-play = Play a game against bots, or go on with one. Without a game it asks which one.
cli-rules = The rules of a game, complete enough to play from.
cli-rule-numbers = Numbers of these rules: { LIST($numbers) }.
cli-games = Which games there are, for how many players, and with which options.
cli-replay = Tell the matches of a file in words, with all hands shown.
cli-review = Look at a match again: which decisions cost most, judged by what could be known then.
cli-check = Replay every record of the files (“-” is standard input) and verify all that it says. Status 2 if one is bad.
cli-simulate = Matches between bots, as records.
cli-arena = Bots against bots: the same cards for all from every seat, and how sure one can be of the result. A bot of your own is a file: robot.py:choose.
cli-bench = How many actions per second this machine plays, how long one takes at a table, and how fast its bots search.
cli-serve = The server for people elsewhere: tables to play at in a browser, in a terminal and with bots. Runs until Ctrl-C.
cli-warm = Make the machine code that the games and the bots run, so that nobody has to wait for it later. Without a game: for all games.
cli-admin = What the operator of a server does: read reports (reports) and close them (close-report NUMBER), list bans (bans), ban (ban WHO) and let in again (unban WHO), set a password (password NAME). WHO is an account’s name, a person’s id, an address or a network. A server may be running meanwhile.

cli-needed = { $told } Needed.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = The language; otherwise STOLIK_LANG or the language of the system.
cli-help-seats = How many seats the table has.
cli-help-seat = Your seat, counted from 0 as in records; 0 unless you say otherwise.
cli-help-option = An option of the game, as often as you like: deals=3, stop_allowed=off. “stolik games” lists them.
cli-help-bots = Who plays the other seats: one name for all or one for each. The levels are beginner, casual (the usual one), club, strong and master; there are random and simple too.
cli-help-bots-all = Who plays: one name for all seats or one for each. The levels are beginner, casual (the usual one), club, strong and master; there are random and simple too.
cli-help-seed = A number that makes decks and bots repeatable.
cli-help-save = Write the record to this file, at the end and when you leave. Records already there are kept.
cli-help-resume = Go on with the unfinished match in the last line of this file.
cli-help-cards = How cards are written: seven of clubs, 7C, or two Braille cells, gc.
cli-help-verbosity = How much is said about events: short (“Jan: 7 of clubs”), normal, or full, which adds what lies on the table then.
cli-help-pause = How long a bot waits before it acts, in seconds; 1 unless you say otherwise. With 0 through a pipe no time passes at all.
cli-help-between = How long it takes until the next deal, in seconds; twice the pause unless you say otherwise.
cli-help-think = Trojki at a calm pace: after each change of the table nobody places a card for this many seconds.
cli-help-name = Your name at the table.
cli-help-deal = Only the deal with this number, counted from 1.
cli-help-action = Only as far as the action with this number of the deal, counted from 1; a review names it.
cli-help-replay-match = Only the match on this line of the file.
cli-help-step = Wait for Enter after each sentence.
cli-help-review-seat = The seat that is looked at; else the one that the file names, or 0.
cli-help-review-match = The match on this line of the file; else the last one.
cli-help-matches = How many matches.
cli-help-legal = Also write what was legal at each action.
cli-help-out = The file to write to; “-”, the usual one, is standard output.
cli-help-jobs = How many processes play at once; one for each core unless you say otherwise. The records stay the same.
cli-help-ray = Play on the Ray cluster whose head listens at this address instead; this computer has to be part of it. The records stay the same.
cli-help-arena-bot = A bot, at least twice: a level or a rung of the ladder (R0 to R4), with so many playouts if you like where it searches (R3@5000), or a function in a file of yours, like robot.py:choose.
cli-help-arena-format = Who sits with whom: one (the first bot against the second on all other seats, the usual one for two), half (one half of the seats against the other, the usual one for partners), all (everybody against everybody, two at a time; the usual one for more than two).
cli-help-arena-sets = How many sets at most, each of them one match for every way to seat the bots, with the same cards; 100 unless you say otherwise, 10,000 with --sprt.
cli-help-arena-sprt = Stop as soon as it is clear which of two values the first bot has: points more than the others (0:0.5) or the share of the win (50%:55%).
cli-help-arena-records = Write the record of every match to this file; “-” is standard output.
cli-help-arena-jobs = How many processes play at once; one for each core unless you say otherwise. The result stays the same.
cli-help-bench-seconds = How long each measurement takes, in seconds.
cli-help-bench-ray = Measure the Ray cluster whose head listens at this address, and its cores alone; this computer has to be part of it.
cli-help-json = As JSON.
cli-help-host = The address to listen on; usually 127.0.0.1, for this computer alone. 0.0.0.0 means all.
cli-help-port = The port; usually 8470. 0 means any free one.
cli-help-database = The database: sqlite:////PATH or postgresql://WHO@HOST/DATABASE; usually a file in the data folder. STOLIK_DATABASE, too.
cli-help-read-database = A standby of PostgreSQL, from which the server reads what may be some seconds old: matches that are over, and statistics. STOLIK_READ_DATABASE, too.
cli-help-lan = Let others on the same network join, and show the address as a code for their phones’ cameras.
cli-help-data = The data folder of the server; usually in the user’s data folder. STOLIK_DATA, too.
cli-help-origin = A page on another host that may use this server, like https://cards.example.org; as often as you like.
cli-help-host-name = A name of the server, like cards.example.org; without one any behind a proxy, else addresses and names of this computer.
cli-help-process-name = What this process is called among several that share a PostgreSQL database; with --at.
cli-help-at = Where clients find this process: a path that the proxy leads to it, like /w/1, or its own address, like http://192.168.1.5:8471; with --name.
cli-help-trusted-proxy = A proxy (address or network) whose word on where people come from is trusted (X-Forwarded-For); as often as you like.
cli-help-limit = A limit other than the usual one, like hosted=3; 0 for no limit. As often as you like.
cli-help-gather = For how many milliseconds at most what happens at the tables is gathered before it is stored and shown; usually 20, while few play only 5. STOLIK_GATHER, too.
cli-help-bot-cores = In how many processes bots think beside the server, one on a core each; usually 1. 0: in a thread of the server, which saves memory. STOLIK_BOT_CORES, too.
cli-help-highest-level = The strongest level of bots that people may choose; usually all of them. STOLIK_HIGHEST_LEVEL, too.
cli-help-level-when-full = The level at which stronger bots sit down for a match when the processes for bots have too much to do. STOLIK_LEVEL_WHEN_FULL, too.
cli-help-admin-all = Closed reports too.
cli-help-admin-days = For so many days; a ban is for ever unless you say otherwise.
cli-help-admin-why = Why, for the list of bans.
cli-help-admin-generate = Make up a password and print it instead of asking for one.
cli-simulating = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}

## What was wrong

cli-no-command = There is no command “{ $given }”. There are: { LIST($known) }.
cli-unknown = There is no option { $option } here.
cli-unknown-near = There is no option { $option } here. Did you mean { LIST($near) }?
cli-no-value = The option { $option } needs a value.
cli-no-value-taken = The option { $option } takes no value.
cli-missing = Something is missing: { $name }.
cli-extra = That is one word too many: { $given }.
cli-not-a-number = { $option }: “{ $given }” is not a whole number.
cli-number-range = { $option }: { $given } is out of range, it can be { $low } to { $high }.
cli-not-seconds = { $option }: “{ $given }” is not a number of seconds from 0 to { $high }.
cli-not-a-choice = { $option }: “{ $given }” is not possible here. There are: { LIST($known) }.
cli-no-game = There is no game “{ $given }”. There are: { LIST($known) }.
cli-not-name-value = An option is given as name=value, not “{ $given }”.
cli-twice = The option { $name } is given twice.
cli-no-bot = There is no bot “{ $given }”. There are: { LIST($known) }.
cli-bots-count = --bots: { $given ->
    [one] { $given } name
   *[other] { $given } names
} for { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}. Give one name for all, or one for each.
cli-seat-range = --seat: there is no seat { $given }; they are counted from 0 to { $high }.
cli-bad-name = --name: a name has 1 to { $high } characters, all of them visible.
cli-no-think = --think is for games in which nobody waits for a turn: in this one everybody has as much time as they like.
cli-resume-options = With --resume the game and its options come from the record, so leave out the game, --seats and --option.
cli-resume-finished = { $path }: the last match of this file is finished; there is nothing to go on with.
cli-no-deal = { $path }: no match in this file has a deal { $deal }.
cli-no-action = { $path }: no match in this file has an action { $action } in deal { $deal }.
cli-needs-deal = --action { $action }: say with --deal which deal is meant.
cli-in-file = { $path }, { $told }
cli-file = { $path }: { $told }.
cli-file-missing = there is no such file or folder
cli-file-denied = you are not allowed to do this here
cli-file-folder = this is a folder, not a file
cli-file-full = the disk is full
cli-file-special = { $path }: this is not an ordinary file, so nothing is written to it.
cli-file-device = { $path }: this is a device, not a file with records.
cli-file-empty = { $path }: there is no record in this file.
cli-file-no-match = { $path }: there is no record on line { $line }; the whole file has { $count ->
    [one] { $count } record
   *[other] { $count } records
}.
cli-broken = This is a mistake in Stolik, not yours: { $told }. With STOLIK_DEBUG=1 it shows where.
cli-ray-address = --ray: “{ $given }” is not an address like 127.0.0.1:6379.
cli-ray-missing = --ray needs Ray, which is not installed here. What to install: stolik[ray].
cli-ray-jobs = --jobs and --ray exclude each other: a cluster has as many processes as it has cores.
cli-ray-nobody = { $address }: no Ray cluster answers there. “ray start --head --port=6379” starts one.
cli-ray-refused = { $address }: this Ray cluster does not let us in. Ray says: { $told }
cli-ray-no-cores = { $address }: this Ray cluster has no cores to play on.
cli-ray-other-stolik = { $address }: this Ray cluster has Stolik { $told }, and here is Stolik { $here }. Install the same one everywhere.
cli-ray-no-stolik = { $address }: this Ray cluster has a computer without Stolik. Install Stolik { $here } there.
cli-ray-no-cores-left = { $address }: this Ray cluster has no cores left to play on.
cli-ray-killed = { $address }: this Ray cluster has lost the same matches over and over, with the processes that played them.
cli-ray-lost = { $address }: this Ray cluster has ended amid the work.

## Games and their options

cli-game-line = { $name } ({ $title }), { $low } to { $high } players: { $told }.
cli-choice-line = { $default }: { $told }{ $possible ->
    [none] { "" }
   *[other] ; possible: { LIST($possible) }
}{ $none ->
    [none] { "" }
   *[other] ; none: { $none }
}

## Replaying and checking

cli-match = Match in line { $number }: { $title }.
cli-hand = { YOU($seat) ->
    [yes] You hold
   *[no] { NAME($seat) } holds
} { CARDS($cards) }.
cli-checked = { $path }: all right. { $count ->
    [one] { $count } record
   *[other] { $count } records
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } unfinished
}{ $sealed ->
    [0] { "" }
   *[other] , { $sealed } with sealed decks
}.

## The operator

cli-admin-refused = { $told }.
cli-admin-ask = New password
cli-admin-ask-again = The same again
cli-admin-differ = The two passwords are not the same.
cli-admin-deleted = somebody who has been deleted
cli-admin-who = { $name } ({ $id })
cli-admin-no-reports = No reports.
cli-admin-report = Report { $number }{ $closed ->
    [yes] { " " }(closed)
   *[no] { "" }
}, { $at }{ $table ->
    [none] { "" }
   *[other] , table { $table }
}: { $by } about { $about }:
cli-admin-closed = Report { $number } is closed.
cli-admin-no-bans = Nobody is banned.
cli-admin-ban = { $who }{ $until ->
    [none] { "" }
   *[other] , until { $until }
}{ $why ->
    [none] { "" }
   *[other] : { $why }
}
cli-admin-banned = { $who } may no longer come in.
cli-admin-banned-days = { $who } may not come in for { $count } { $count ->
    [one] day
   *[other] days
}.
cli-admin-unbanned = { $who } may come in again.
cli-admin-password = { $who } has a new password for { $days } days, to choose another one meanwhile; whoever was signed in has to sign in again, without a second factor.

## The server

cli-serving = The server listens on { $url }
cli-serving-people = The limit of open files carries { $count ->
    [one] { $count } person
   *[other] { $count } people
} at once (ulimit -n)
cli-home = Stolik is at { $url }. Ctrl-C ends it.
cli-home-lan = Everybody on your network can open this address.
cli-home-open = Open the address in a browser.
cli-home-running = Stolik is running already, at { $url }.
cli-home-no-network = This computer is on no network where others could reach it. Without --lan it serves itself alone.
cli-alone = { $option } only works without a command; here it stands before one.
cli-no-client = The browser client is not built: install Stolik again, or run `make play` in its source folder. `stolik play` plays at the terminal.
cli-serve-address = Cannot listen on { $host }, port { $port }: { $told }.
cli-serve-secret = { $path }: the secret key needs at least { $count } characters.
cli-not-an-address = { $option }: “{ LIST($given) }”: these are not addresses or networks.
cli-not-an-origin = { $option }: “{ $given }” is not the address of a page without a path, like https://cards.example.
cli-not-a-host = { $option }: “{ $given }” is not the name of a server, like cards.example.org.
cli-serve-several = --name and --at belong together: they are for one of several processes that share a database.
cli-serve-taken = { $told } If that process has a --name, this one can share the database with it: give it a --name of its own and --at.
cli-not-a-process = --name: “{ $given }” is no name of a process: 1 to 32 letters, digits and hyphens.
cli-not-an-at = --at: “{ $given }” is no address of a process, like /w/1 or http://192.168.1.5:8471.

## Tables on a server

cli-watch = Watch a table on a server, told line by line.
cli-bot = Let one of Stolik’s bots play at a table on a server.
cli-login = Sign in to your account on a server; from now on you play there as that account.
cli-logout = Sign out of a server; from now on you come there as a new guest.
cli-help-server-account = The server that has the account.
cli-help-login-name = The name of the account.
cli-login-password = Password
cli-login-code = Code of your device
cli-login-done = You are signed in as { $name } at { $server }.
cli-logout-done = You are signed out at { $server }.
cli-help-server = Play at a table on this server. A game makes a new table, --table joins one.
cli-help-server-only = The server that has the table.
cli-help-table = The code of the table to join.
cli-help-table-watched = The code of the table to watch.
cli-help-quick = Sit down where the same game is about to begin; bots take the seats that stay free.
cli-help-clock = The clock of a new table: none, relaxed, normal or fast.
cli-help-listed = Show the new table in the lobby, for everybody.
cli-help-bot = Which bot plays: beginner, casual (the usual one), club, strong, master, random, simple, or a function in a file of yours, like robot.py:choose.
cli-help-bot-seat = The seat, counted from 0; the first free one unless you say otherwise.
cli-help-bot-name = The name of the bot if it has no token.
cli-help-token = The token of a bot that belongs to an account; otherwise STOLIK_TOKEN, or it comes as a guest.
cli-bot-sits = { $name } sits at table { $code } on seat { $number }. Ctrl-C ends it.
cli-needs-server = --table, --quick, --clock and --listed are for tables on a server: say which one with --server.
cli-not-with-server = { $option } is not for tables on a server, which keep their own records, shuffle by themselves and go at their own pace.
cli-not-with-table = { $option } does not go with --table: that table has its game, options, seats and clock already.
cli-not-with-quick = { $option } does not go with --quick: the server makes those tables itself, with their seats, clock and bots.

## Machine code ahead

cli-warm-part = { $name }: ready after { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}
cli-warmed = { $count ->
    [0] Everything runs interpreted here; there is nothing to make.
    [one] { $count } part is ready.
   *[other] { $count } parts are ready.
}

## How fast the rules are

cli-bench-machine = { $processor }, { $count ->
    [one] { $count } core
   *[other] { $count } cores
}, { $system }, { $versions }
cli-bench-cluster = Ray { $version } at { $address }, { $count ->
    [one] { $count } core
   *[other] { $count } cores
}
cli-bench-game = game
cli-bench-seats = seats
cli-bench-one-core = actions/s, one core
cli-bench-time = ns/action
cli-bench-all-cores = all cores
cli-bench-ratio = ratio
cli-bench-chance = playouts/s, random
cli-bench-policy = playouts/s, sensible
cli-bench-worlds = worlds/s
cli-bench-table = µs/action at a table
