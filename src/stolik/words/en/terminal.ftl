# The table at the terminal: what is asked, read out and typed. $list: a list that was put together with its numbers.

terminal-you = You
terminal-welcome = { $game }. With you at the table: { NAMES($seats) }. Type a question mark for help.
terminal-saved = Saved in { $path }.
terminal-resume = To go on later: { $command }
terminal-review = To look at your decisions: { $command }
terminal-goodbye = Goodbye.

## Before a match

terminal-game-choice = { $number } { $title }: { $told }.
terminal-ask-game = Which game? Type a number or a name, or press Enter for { $title }.
terminal-ask-seats = How many players, { $low } to { $high }? Press Enter for { $count }.
terminal-ask-think = How many seconds to think after each change of the table? Press Enter for none, a race.
terminal-no-seats = It takes { $low } to { $high } players.
terminal-no-think = A whole number of seconds, please, { $high } at most.

## The hand and questions

terminal-which = Which one: { COMMAS($list) }?
terminal-reading = { $number } { COMMAS($told) }
terminal-go-on = Press Enter to go on.
terminal-start = Press Enter when you are ready to start. Nobody plays before everybody is.

terminal-result = Result of deal { $number }.

terminal-early = You will play it as soon as the time to think is over.

terminal-slow = { $count ->
    [0] The bots play at the usual pace again.
   *[other] The bots now wait at least { cards-seconds } before they act.
}
terminal-no-slow = Say how many seconds the bots should wait, from 0 to { $high }, such as slow 3.

terminal-asleep = Press Enter to come back.

## What was not understood

terminal-refused = { $told } ({ $rule }).
terminal-not-understood = “{ $text }” means nothing here. Type a question mark for help.
terminal-unfinished = “{ $text }” alone is not enough: add the card, the cell or the number.
terminal-not-understood-may = “{ $text }” means nothing here. You may type: { COMMAS($list) }.
terminal-word = { $text }
terminal-no-why = Nothing has been refused yet.
terminal-between = This deal is over; the next one comes in a moment.
terminal-match-over = The match is over. Type rematch for another one, or quit to leave.
terminal-nothing-yet = Nothing has happened yet.
terminal-no-style = Say how: cards full, cards short or cards braille.
terminal-style = Cards are written like this: { CARDS($cards) }.
terminal-no-verbosity = Say how much: verbosity short, verbosity normal or verbosity full.
terminal-verbosity = { $level ->
    [short] Events are short now: “Jan: 7 of clubs”.
    [full] After each play you also hear what lies on the table.
   *[normal] Events are whole sentences now.
}

## Help

terminal-claim = { $told } The rest is played for you.
terminal-no-claim = That can only be claimed when it is your turn and nothing can change any more.
terminal-help =
    What else you may type:
    hand or table: what you hold, what lies on the table;
    scores: how the last deal ended and how the match stands;
    last: what has happened since you acted;
    who 2 or who Jan: the cards, the tricks and the last play of one player;
    undo: takes back your last action;
    hint: advice on what to do;
    claim: plays out the rest when nothing can change any more;
    slow 3: the bots wait three seconds, slow 0 is the usual pace;
    cards full, cards short or cards braille: how cards are written;
    verbosity short, verbosity normal or verbosity full: how much is said;
    why: the rule behind the latest refusal, and its number;
    rules: the rules of this game;
    save or save FILE: saves the match;
    quit: saves it and leaves;
    Enter alone: plays the only choice, or asks again.

## What may be typed: words and phrases with a comma between them. The English name of each is understood anyway.

terminal-typed-help = ?, h, commands
terminal-typed-hand = my hand, my cards
terminal-typed-table = board, grid
terminal-typed-scores = score, points
terminal-typed-last = again, repeat
terminal-typed-undo = take back
terminal-typed-claim = claim the rest, the rest
terminal-typed-hint = tip, advice
terminal-typed-save = write
terminal-typed-quit = exit, bye, q
terminal-typed-why = explain
terminal-typed-rules = rule book
terminal-typed-cards = style
terminal-typed-verbosity = details
terminal-typed-wait = pause
terminal-typed-full = long, words
terminal-typed-normal = usual
terminal-typed-short = text
terminal-typed-braille = dots
terminal-typed-beginner = beginners, as beginners
terminal-typed-casual = casually
terminal-typed-club = as in a club
terminal-typed-strong = strongly
terminal-typed-master = masters, as masters

## At a table on a server

terminal-guest = Guest
terminal-said = { $name }{ $account ->
    [yes] , account
   *[no] { "" }
}: { $text }
terminal-watchers = Watching: { $list }.
terminal-seated = You sit on seat { $number }.
terminal-spectator = You have no seat here now, and watch.
terminal-missed = You have missed something; this is how it stands.
terminal-link-lost = The connection is lost. Trying again.
terminal-link-back = The connection is back.
terminal-table-made = This is table { $code }. Others join with: { $command }
terminal-come-back = Your seat is kept. To come back: { $command }
terminal-welcome-table = { $game }, table { $code }. Type a question mark for help.
terminal-at-table = At the table: { NAMES($seats) }.
terminal-ask-sit = Press Enter to sit down, or type sit and a number. Type who to hear who is here.
terminal-ask-ready = Press Enter when you are ready. The match begins when all seats are taken and everybody is ready. Type fill to put bots on the free seats.
terminal-ask-soon = Looking for players. In { cards-seconds } bots take the free seats and the match begins by itself. The host may type find 60 to wait longer, or find 0 to begin with bots. To keep the seats for friends, type invite. Type who to hear who is here.
terminal-ask-next = Press Enter for the next deal.
terminal-ask-rematch = Type rematch for another match, or quit to leave.
terminal-not-begun = The match has not begun yet.
terminal-watching = You are watching and have no cards here.
terminal-no-save = The server keeps this match, under the code { $code }. When it is over it can be seen at { $address }
terminal-kept-there = The server keeps this match under the code { $code }. It can be seen at { $address }
terminal-only-online = That is for tables on a server; here you play against bots.
terminal-no-seat-number = Say which seat, 1 to { $high }.
terminal-no-text = Say what: say HELLO, or 'HELLO.
terminal-no-find = Say for how many seconds, 0 to { $high }, such as find 60.
terminal-no-reaction = Say which one: react 2, or react thanks. There are: { SEMICOLONS($list) }.
terminal-reaction = { $number } { COMMAS($told) }
terminal-quiet = { $quiet ->
    [yes] You hear no more reactions, and no remarks of bots.
   *[no] You hear reactions and the remarks of bots again.
}
terminal-alarm = { $count ->
    [0] Your own time is told when 30 and when 10 seconds are left.
   *[other] Your own time is told when { cards-seconds } are left, then at 30 and at 10.
}
terminal-no-alarm = Say at how many seconds left you want to hear of it, 0 to { $high }, such as alarm 60.
terminal-table-code = Table { $code }, { $game }.
terminal-chair = Seat { $number }{ $account ->
    [yes] , account
   *[no] { "" }
}: { $state ->
    [free] free
    [bot] { NAME($seat) }, a bot ({ $level })
    [away] { NAME($seat) } is away, and a bot plays
    [gone] { NAME($seat) }, without a connection
    [ready] { NAME($seat) }, ready
   *[here] { NAME($seat) }
}.
terminal-host = { YOU($seat) ->
    [yes] You are
   *[no] { NAME($seat) } is
} the host.
terminal-ticking = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} { cards-seconds } for this action and { $left } in reserve.
terminal-reserve = { NAME($seat) }: { cards-seconds } in reserve.
terminal-next-in = The next deal begins in { cards-seconds }.
terminal-fills-in = In { cards-seconds } bots take the free seats and the match begins.
terminal-seal = The deck is sealed with { $hash }.
terminal-evidence = What you were told, and the record, are kept in { $path }.
terminal-muted = You do not hear { $name } any more. To take it back, type unmute { $name }.
terminal-unmuted = You hear { $name } again.
terminal-reported = The report about { $name } has been sent to the operator.
terminal-no-report = Say in a few words what happened: report { $name } WHAT HAPPENED.
terminal-no-person = Say who: a name, or a seat, 1 to { $high }.
terminal-nobody-there = There is no person on seat { $number }.
terminal-nobody-called = Nobody here is called “{ $text }”. Type who to hear who is here.
terminal-several = Several people here are called { $name }: say the seat.
terminal-nobody-muted = You have muted nobody.
terminal-not-muted = You have not muted { $name }, but: { $list }.
terminal-help-online =
    What else you may type at this table:
    who: who sits where, and how much time is left;
    alarm 60: your own time is told when 60 seconds are left, alarm 0 later;
    say HELLO or 'HELLO: a message to the table;
    react 2: a quick reaction, react alone says which there are;
    quiet: no reactions and no remarks of bots, the same again undoes it.
    Before a match:
    ready, unready, sit 2, stand;
    fill, fill 3 strong, start, remove 2;
    and at a table that looks for players, find 60 and invite.
    In a match:
    think 20 (trojki), abort and rematch, the same again takes it back;
    relieve Jan: a bot plays for who keeps all waiting, if most others agree.
    About others, by name or seat:
    mute Jan: you no longer see what Jan writes; unmute Jan undoes it;
    hush Jan (the host): silent for all, the same again undoes it; remove Jan;
    report Jan WHAT HAPPENED: a message to the operator.
    leave: for good; quit keeps your seat.
terminal-typed-who = players, people
terminal-typed-say = chat
terminal-typed-react = reaction
terminal-typed-quiet = no reactions
terminal-typed-alarm = time alarm, warning
terminal-typed-ready = i am ready
terminal-typed-unready = not ready
terminal-typed-sit = sit down
terminal-typed-stand = stand up, get up
terminal-typed-start = begin
terminal-typed-fill = bots, add bots
terminal-typed-find = find, find players
terminal-typed-invite = friends
terminal-typed-remove = kick
terminal-typed-hush = silence for all
terminal-typed-relieve = stand in
terminal-typed-think = time to think
terminal-typed-slow = pace
terminal-typed-mute = silence
terminal-typed-unmute = hear
terminal-typed-report = complain
terminal-typed-abort = break off
terminal-typed-rematch = another match
terminal-typed-leave = leave the table
