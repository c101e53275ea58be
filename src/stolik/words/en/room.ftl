# Before a match and after it: seats, settings of the table, invitation, result.

room-chairs = Who plays
room-seat = Seat { $number }
room-you = this is you
room-host = host
room-is-ready = ready
room-sit = Sit here
room-add-bot = Add a bot
room-fill = Fill free seats with bots
room-stronger = Again, against stronger bots
room-remove-bot = Take the bot away
room-ready = I am ready
room-unready = Not ready after all
room-start = Begin the match
room-stand = Get up
room-leave = Leave the table
room-free = Free seats: { $count }. Invite somebody, or put bots there.
room-wait-free = Free seats: { $count }.
room-wait-ready = The match begins when everybody is ready, or when the host begins it.
room-fills-soon = Looking for players. In { cards-seconds } bots take the free seats and the match begins.
room-look = Look for players: { cards-seconds }
room-look-longer = Wait { cards-seconds } longer
room-look-now = Bots now
room-spectators = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
room-spectators-more = and { $count } more

## Invitation

room-invite = Invite
room-invite-how = Send this link, or tell people the code. Anybody who opens it can sit down without an account.
room-link = Link to the table
room-copy = Copy
room-copied = Copied.
room-share = Share
room-qr = QR code
room-qr-of = QR code of the link { $link }

## After the match

room-over = The match is over
room-won = { YOU($seat) ->
    [yes] You win!
   *[no] { NAME($seat) } wins.
}
room-shared = The win is shared: { NAMES($seats) }.
room-lost = { YOU($seat) ->
    [yes] You have lost.
   *[no] { NAME($seat) } has lost.
}
room-lost-together = These have lost the match: { NAMES($seats) }.
room-drawn = A draw.
room-losses = Lost
room-player = Player
room-points = Points
room-place = Place
room-last = Last deal
room-course = The course of the match
room-change = Change the table
room-rematch = Play again
room-rematch-no = No, thanks
room-rematch-votes = Ready to play again: { NAMES($seats) }.
room-replay = Replay the match
room-show-table = Show the table
room-show-result = Show the result

## A new table and its settings

room-new = Your own table
room-game = Game
room-open = Open the table
room-cancel = Cancel
room-name = Name of the table (may be empty)
room-hints = Hints: ask what to do (everybody is told who asks)
room-listed = Shown to everybody on the home page
room-settings = Settings of the table
room-review = Review
room-more = More rules
room-settle = Change the settings
room-settled = The settings are changed.
room-refused = “{ $option }”: { $told }
room-clock = Clock
room-clock-none = no clock
room-clock-relaxed = relaxed: { cards-seconds } per action
room-clock-normal = normal: { cards-seconds } per action
room-clock-fast = fast: { cards-seconds } per action
room-think = Seconds to think after each change of the table (0: a race)
room-yes = yes
room-no = no
room-empty = If left empty: { $told }.
room-seats = Number of players

