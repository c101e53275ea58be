# The table: who sits there, what happens there, taking back, and the calm pace of trojki.

table-thinking = Time to think: { cards-seconds }.
    .short = Think: { cards-seconds }.
table-think-now = Time to think after each change of the table: { cards-seconds }.
table-claims = The time to think is over: cards may be placed now.
    .short = Place now.
table-think = it is still time to think: cards may not be placed for another { cards-seconds }
table-uses-hints = { YOU($seat) ->
    [yes] You use hints; everybody hears of it.
   *[no] { NAME($seat) } uses hints.
}
table-undone = { YOU($seat) ->
    [yes] You take back your
   *[no] { NAME($seat) } takes back the
} last action.
    .short = { cards-who }: undo.
table-no-undo = you have nothing to take back: only an action of your own can be, and only until somebody else has acted
table-no-undo-deal = that action cannot be taken back: a deal ended or began with it
table-no-undo-shown = that action cannot be taken back: it has shown something that was hidden
table-no-undo-race = nothing can be taken back in a race, in which nobody waits for a turn
table-wants-start = The cards are dealt. The race begins when everybody is ready to start.
    .short = Ready to start?
table-gives-start = { YOU($seat) ->
    [yes] You are
   *[no] { NAME($seat) } is
} ready to start.
    .short = { cards-who }: start.
table-counts = Everybody is ready. The race begins in { cards-seconds }.
    .short = Start in { cards-seconds }.
table-started = Go!
table-start-others = The race begins when these are ready to start too: { NAMES($seats) }.
table-no-start = the race has not begun: it begins when everybody is ready to start
table-starting = the race begins in { cards-seconds }

table-sits = { YOU($seat) ->
    [yes] You sit down at the table
   *[no] { NAME($seat) } sits down at the table
}.
    .short = { cards-who }: at the table.
table-stands = { $name } gets up from the table.
table-left = { $name } leaves the table.
table-deleted = Somebody leaves the table and this server for good.
table-removed = { $name } is removed from the table.
table-watcher-removed = Somebody who watches is sent away.
table-you-left = You leave the table.
table-you-removed = The host has removed you from the table.
table-empty = Nobody is left at the table, and it is closed.
table-host = { YOU($seat) ->
    [yes] You are the host now
   *[no] { NAME($seat) } is the host now
}.
table-bot-sits = { NAME($seat) } takes a seat: { $level ->
    [random] a bot that plays by chance
    [simple] a normal bot
    [beginner] a bot of level beginner
    [casual] a bot of level casual
    [club] a bot of level club
    [strong] a bot of level strong
    [master] a bot of level master
   *[other] a bot of level { $level }
}.
table-bot-instead = { NAME($seat) } plays this match as { $level ->
    [random] a bot that plays by chance
    [simple] a normal bot
    [beginner] a bot of level beginner
    [casual] a bot of level casual
    [club] a bot of level club
    [strong] a bot of level strong
    [master] a bot of level master
   *[other] a bot of level { $level }
}: this server is too busy for a stronger one.
table-bot-again = { NAME($seat) } plays again as { $level ->
    [random] a bot that plays by chance
    [simple] a normal bot
    [beginner] a bot of level beginner
    [casual] a bot of level casual
    [club] a bot of level club
    [strong] a bot of level strong
    [master] a bot of level master
   *[other] a bot of level { $level }
}.
table-bots-prepare = The bots are getting ready for this game. It can take a minute or two, once.
table-bot-goes = A bot gives up its seat.
table-came = Somebody has opened this table: the bots wait.
table-invites = { YOU($seat) ->
    [yes] You invite
   *[no] { NAME($seat) } invites
} somebody: the bots wait.
    .short = { cards-who }: bots wait.
table-looks = { YOU($seat) ->
    [yes] You go on looking
   *[no] { NAME($seat) } goes on looking
} for players: { cards-seconds }.
    .short = { cards-who }: wait { cards-seconds }.
table-ready = { YOU($seat) ->
    [yes] You are ready
   *[no] { NAME($seat) } is ready
}.
    .short = { cards-who }: ready.
table-not-ready = { YOU($seat) ->
    [yes] You are no longer ready
   *[no] { NAME($seat) } is no longer ready
}.
table-settled = The host changes the settings of the table.
table-starts = Match number { $number } begins.
    .short = Match { $number }.
table-sealed = The deck of deal { $number } is sealed: { $hash }.
table-other-rules = Table { $code } was begun by revision { $found } of the rules, and here revision { $wanted } is played: it cannot go on, but it is kept.
table-thinks = { YOU($seat) ->
    [yes] You ask
   *[no] { NAME($seat) } asks
} for time to think: { cards-seconds }.
    .short = { cards-who }: think { cards-seconds }.
table-gone = { YOU($seat) ->
    [yes] Your connection is lost
   *[no] { NAME($seat) } has lost the connection
}.
    .short = { cards-who }: connection lost.
table-back = { YOU($seat) ->
    [yes] You are back at the table
   *[no] { NAME($seat) } is back at the table
}.
    .short = { cards-who }: back.
table-bot-plays = A bot now plays for { YOU($seat) ->
    [yes] you
   *[no] { NAME($seat) }
}.
    .short = { cards-who }: bot plays.
table-late = { YOU($seat) ->
    [yes] Your time
   *[no] The time of { NAME($seat) }
} is up: a bot does this one action.
    .short = { cards-who }: too late, bot.
table-asleep = { YOU($seat) ->
    [yes] Your time is up: a bot plays for you until you come back
   *[no] The time of { NAME($seat) } is up: now a bot plays
}.
    .short = { cards-who }: too late, bot plays.
table-abort-asked = { YOU($seat) ->
    [yes] You would like to end the match
   *[no] { NAME($seat) } would like to end the match
}: all must agree.
    .short = { cards-who }: end the match?
table-abort-withdrawn = { YOU($seat) ->
    [yes] You no longer wish to end the match
   *[no] { NAME($seat) } no longer wishes to end the match
}.
table-aborted = The match is ended by agreement.
table-rematch-asked = { YOU($seat) ->
    [yes] You would like a rematch
   *[no] { NAME($seat) } would like a rematch
}.
    .short = { cards-who }: rematch?
table-rematch-withdrawn = { YOU($seat) ->
    [yes] You no longer wish for a rematch
   *[no] { NAME($seat) } no longer wishes for a rematch
}.
table-replace-asked = { YOU($seat) ->
    [yes] You want
   *[no] { NAME($seat) } wants
} a bot to play for { YOU($other) ->
    [yes] you
   *[no] { NAME($other) }
}.
    .short = { cards-who }: a bot for { cards-other }?
table-replace-withdrawn = { YOU($seat) ->
    [yes] You no longer want
   *[no] { NAME($seat) } no longer wants
} a bot to play for { YOU($other) ->
    [yes] you
   *[no] { NAME($other) }
}.
table-holds = { NAME($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
table-hushed = The host has silenced { $name } for all.
table-unhushed = { $name } may speak here again.
table-watcher-hushed = The host has silenced somebody who watches for all.
table-watcher-unhushed = Somebody who watches may speak here again.
table-you-hushed = The host has silenced you for all at this table.
table-you-unhushed = You may speak here again.
table-one-claim = one command lays one card: others must be able to act in between
table-why-closed = this table is closed
table-why-removed = you may not sit at this table any more: the host has removed you
table-why-strangers = at a table of strangers nobody is removed from a match: you can mute or report somebody
table-why-hushed = the host has silenced you at this table
table-why-not-yourself = you cannot do that to yourself
table-why-bot-plays = a bot plays there already
table-why-not-waited = the game does not wait for { NAME($seat) }
table-why-patience = { NAME($seat) } may still be thinking: ask again in { cards-seconds }
table-why-not-seated = you do not sit at this table
table-why-playing = that is possible only before or after a match
table-why-not-playing = no match is being played
table-why-not-over = there can be a rematch only after a match
table-why-not-host = only the host may do that ({ $name })
table-why-no-seat = there is no such seat; there are { $count }
table-why-sits-there = you sit there already
table-why-taken = that seat is taken: { $name }
table-why-nobody = nobody sits there
table-why-nobody-sits = nobody but bots sits at the table
table-why-self = you cannot remove yourself; you can leave the table
table-why-deal-on = the deal is still on
table-why-free = { $count ->
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
table-why-full = no seat is free
table-why-level = there is no bot “{ $text }”; there are: { $known }
table-why-clock = there is no clock “{ $text }”; there are: { $known }
table-why-seats = with { $count } seats somebody would have to get up: the last seats must be free first
table-why-no-think = this game has no time to think
table-why-no-look = this table does not look for players
table-why-look = players can be looked for during { $count } seconds at most
table-why-think = the time to think is 0 to { $count } seconds
table-why-actions = one to { $count } actions can be done at once
table-why-away = a bot has played for you meanwhile, and that is no longer possible
table-why-not-awaited = nobody is waiting for that
table-why-hints-strangers = there are no hints at a table that looks for players
table-why-undo = actions can be taken back only when all others are bots
table-why-pause = a match can be paused only when all others are bots
table-why-slow = the pace of bots can be chosen only when all others are bots: { cards-seconds } at most
table-why-text = a message has 1 to { $count } characters, all of them visible
table-why-talk = too many messages at once: try again in { cards-seconds }
