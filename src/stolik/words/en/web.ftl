# The page in the browser: the start, and what all tables share.

web-title = Stolik
web-skip = Skip to the content
web-skip-hand = Skip to your cards
web-home = Home
web-no-page = There is no such page
web-no-server = The server does not answer. Check your connection and try again.
web-coming = One moment…
web-close = Close

## The table

web-guest = Guest
web-bot = { $character ->
    [1] Rusty
    [2] Bruin
    [3] Olive
    [4] Tabby
    [5] Clover
    [6] Lily
    [7] Bramble
    [8] Pip
    [9] Digby
    [10] Waddle
    [11] Rufus
    [12] Alder
   *[other] Bot { $number }
}
web-bot-twin = { $name } (bot)
web-level = Level of the bots
web-bot-level = { $level ->
    [random] by chance
    [simple] normal
    [beginner] beginner
    [casual] casual
    [club] club
    [strong] strong
    [master] master
   *[other] { $level }
}
web-react = React
web-deals = deals
web-bot-plays = a bot plays
web-free-seat = free seat
web-account = account
web-gone = disconnected
web-table-gone = This table is not available
web-lost = The connection is lost. Trying again…
web-missed = { $count ->
    [0] You have missed something; the table shows how it stands now.
    [one] You have missed { $count } event; it is in the log, and the table shows how it stands now.
   *[other] You have missed { $count } events; they are in the log, and the table shows how it stands now.
}
web-deal = Deal { $number }
web-seats = Seats
web-table = Table
web-mine = Hand and actions
web-hand = Your cards
web-turn = to act
web-turn-of = It is { $name }’s turn.
web-nobodys-turn = It is nobody’s turn just now.
web-all-may-act = Everybody may play at any time.
web-your-turn = It is your turn.
web-turn-mine = Your turn
web-again = { CARD($card) }: { $by ->
    [finger] tap again to play.
   *[key] press again to play.
}
web-plan = { CARD($card) } is planned: { $by ->
    [finger] tap it again to take it back.
   *[key] press it again to take it back.
}
web-planned = planned
web-plan-none = Nothing is planned any more.
web-plan-void = { CARD($card) } cannot be played now. It is your turn: choose.
web-nothing-to-do = There is nothing for you to do just now.
web-sorted = Your cards are in this game’s own order.
web-you-may = You may: { $list }.
web-you-may-play = You may play { CARDS($cards, case: "the") }.
web-nothing-yet = Nothing has happened yet.
web-nothing-since = Nothing has happened since your last play.
web-watching = You are watching.
web-player = Player
web-points = Points
web-place-now = { YOU($seat) ->
    [yes] { $leaders ->
        [1] You are in the lead
       *[other] You share the lead with others
    }
   *[no] You are { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    } of { $count }; { NAMES($seats) } { $leaders ->
        [1] leads
       *[other] lead
    } with { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }
}.
web-log = Log
web-log-more = more
web-log-less = less

## The home page

web-tagline = Card games at one small table. Sit down with people or bots, and play by eye or by ear.
web-games = Games
web-players = { $low } to { $high } players
web-play = Play against bots
web-friend = Play with a friend
web-find = Find players
web-left-turn = your turn
web-left-on = the game is on
web-left-begins = not dealt yet
web-left-over = the match is over
web-left-waiting = waiting for players
web-left-end = End { $game }
web-left-sure = End it?
web-left-ask = Really end { $game }? Press once more.
web-make = Own table
web-rules = Rules
web-your-tables = You sit here
web-code = Table code
web-code-first = First type the code of a table. The person who invited you has it.
web-join = Join
web-watch = Watch
web-waiting = Tables that are waiting
web-no-waiting = Nobody is waiting just now. Open a table of your own and send somebody the link.
web-playing = Games in progress
web-no-playing = Nobody is playing at a listed table just now.
web-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-past = Your matches
web-no-past = The matches you finish appear here.
web-more = Show older matches
web-winner = winner
web-loser = lost
web-drawn = a draw
web-somebody = deleted account
web-you = You play as { $name }
web-name = Your name
web-rename = Change the name
web-name-first = What shall we call you?
web-name-how = The others at the table see this name. You can change it at any time on the page “Account”.
web-name-skip = Leave it as it is
web-name-keep = Go on
web-me = Account
web-settings = Settings
web-match = Match
web-gallery = All cards
web-language = Language
web-theme = Theme
web-theme-system = as on this device
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast

## The menu of the table

web-menu = Menu
web-listen = Listen
web-undo = Take back my last action
web-abort = End the match without a result
web-abort-sure = Really? The match ends at once
web-abort-no = Play on after all
web-votes = in favour: { $count } of { $total }
web-sounds = Sounds
web-sounds-on = Turn the sounds on
web-sounds-off = Turn the sounds off
web-screen = Full screen
web-screen-end = Leave full screen
web-hint = Hint
web-hint-thinks = Thinking about it…
web-uses-hints = uses hints
web-sort = Sort the hand another way
web-keys = Keys
web-leave = Leave the table
web-leave-sure = Really? A bot will play on
web-come-back = Sit down again
web-asleep = A bot plays for you. Play anything and you are back.
web-people = People
web-remove = Remove { $name } from the table
web-remove-sure = Really? A bot plays on, and { $name } cannot sit down here again

## The chat

web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-field = Message to the table
web-chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-send = Send
web-person = Mute or report { $name }
web-person-host = Mute, report or remove { $name }
web-replace = Let a bot play for { $name }
web-replace-no = No longer: a bot for { $name }
web-hush = Silence { $name } for all
web-unhush = Let { $name } speak again
web-send-off = Send { $name } away
web-mute = Mute
web-unmute = Unmute
web-report = Report to the operator
web-report-what = What happened?
web-muted = Muted. You can undo it on the account page.
web-unmuted = You hear { $name } again.
web-reported = The report has been sent.

## The clock

web-time-of = { $name }, time:
web-time-mine = Your time:
web-time-bank = bank { $time }
web-time-left = You have { cards-seconds } left.
web-time-words = Time left:{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } minute
   *[other] { " " }{ $minutes } minutes
}{ $count ->
    [0] { "" }
   *[other] { " " }{ cards-seconds }
}.
web-held = Last chance: { cards-seconds }
web-thinking = Thinking: { cards-seconds }
web-next = Next deal in { cards-seconds }
web-ready = Go on
web-ready-wait = Waiting for the others
web-start = Start
web-start-ask = Press Start when you are ready: the race begins when everybody is.

## The score

web-scores = Score
web-scores-deal = Deal
web-scores-total = Total
web-scores-you = You
web-scores-taken = { $count } of { $bid } tricks
web-place = Place

## The command line

web-command = Command
web-command-hint = A card or an action as it is said (queen of spades, take, 3) or written (play 7C), several actions with semicolons, or a word about the table. Type help for all of them.
web-command-which = This may be: { $list }. Type which.
web-command-go = Do it
web-command-done = Done.
web-command-help = About the table: say TEXT, ready, unready, sit 2, stand, fill, fill 3 strong, start, remove 2, hush 2, relieve Jan, ok (go on), undo, hint, think 10 (trojki), abort and rematch (the same again takes it back), invite (nobody comes by chance), find 60 (bots after so many seconds), react 1, leave (for good).
web-command-keys = A single key of the table with a stroke before it reads out what the key does: /h the hand, /w whose turn it is, /2 the player of seat 2.
web-command-unknown = “{ $text }” means nothing here. Type help.
web-command-text = Say what: say TEXT.
web-command-seat = Say which seat, 1 to { $high }.
web-command-seconds = Say how many seconds, such as think 10.
web-command-find = Say how many seconds others are waited for, such as find 60.
web-command-react = Say which, 1 to 6, such as react 2.

## The keys

web-keys-on = Single keys work while the focus is in the table
web-keys-reader = With a screen reader they work in focus mode. NVDA+Space, Insert+Z in JAWS or Orca+A switch to it; Escape may leave it, Backspace does not.
web-keys-key = Key
web-keys-what = What it does
web-keys-arrows = Arrows, Home, End
web-keys-move = move among cards and cells
web-keys-enter = Enter, Space
web-keys-act = play, choose; before your turn: plan
web-keys-shift-enter = Shift+Enter
web-keys-many = choose one more card
web-keys-escape = Escape, Backspace
web-keys-back = take back a choice, or a plan
web-keys-digits = Digits
web-keys-cells = cells and bids
web-keys-letters = Shift and a letter
web-keys-jump = jump to a suit or colour
web-keys-h = my hand
web-keys-t = trick or table
web-keys-l = the last event, and at each press the one before
web-keys-k = events forward again
web-keys-with-l = Shift+L
web-keys-shift-l = everything since my last play
web-keys-m = the last chat message, and at each press the one before
web-keys-w = whose turn it is, and the time left
web-keys-s = the score
web-keys-r = trump, or what holds just now
web-keys-a = what I may do
web-keys-b = a hint, where the table has them
web-keys-o = sort the hand
web-keys-p = seats and counts of cards
web-keys-with-digit = Shift+1 to Shift+8
web-keys-seat = the player of this seat: cards, and what they did last
web-keys-command = the command line
web-keys-help = this list
web-here-again = I am back
