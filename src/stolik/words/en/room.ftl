# Before a match and after it: seats, settings of the table, invitation, result.

room-chairs = Who plays
room-seat = Seat { $number }
room-you = this is you
room-host = host
room-is-ready = ready
room-sit = Sit here
room-add-bot = + bot
room-fill = Bots on all free seats
room-level = How bots play
room-remove-bot = Take the bot away
room-ready = I am ready
room-unready = Not yet after all
room-start = Begin the match
room-stand = Get up
room-leave = Leave the table
room-free = Free seats: { $count }. Invite somebody, or put bots there.
room-wait-free = Free seats: { $count }.
room-wait-ready = The match begins when everybody is ready, or when the host begins it.
room-fills-soon = Looking for players. In { $count } s bots take the free seats and the match begins.
room-spectators = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}

## Invitation

room-invite = Invite
room-invite-how = Send this link, or tell people the code. Whoever opens it can sit down without an account.
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
room-lost-together = The match is lost by { NAMES($seats) }.
room-drawn = A draw.
room-losses = Lost
room-player = Player
room-points = Points
room-place = Place
room-rematch = Play again
room-rematch-no = Rather not
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
room-listed = Shown to everybody on the home page
room-settings = Settings of the table
room-more = More rules
room-settle = Change the settings
room-settled = The settings are changed.
room-refused = “{ $option }”: { $told }
room-clock = Clock
room-clock-none = no clock
room-clock-relaxed = relaxed: { $count } s for an action
room-clock-normal = normal: { $count } s for an action
room-clock-fast = fast: { $count } s for an action
room-think = Seconds to think after each change of the table (0: a race)
room-yes = yes
room-no = no
room-empty = Empty field: { $told }.
room-seats = Number of players

## Durak

room-durak-form = Who with whom
room-durak-form-individual = everybody alone
room-durak-form-pairs = two pairs (four players)
room-durak-form-teams = two teams of three (six players)
room-durak-allow_excess = More cards may be added than there is room for; the defender sends some back
room-durak-neighbours_only = From five players on only the defender’s neighbours attack
room-durak-stop_allowed = An attacker may stop those who come after
room-durak-traditions = Customs before a deal: cutting and touching the cards
room-durak-max_pickups = A draw after so many pick-ups in a row without a stock
room-durak-max_pickups-null = never
room-durak-deals = How many deals make a match

## David & Goliath

room-goliath-all_equal = When all cards of a trick are equal
room-goliath-all_equal-last_takes_all = the last player takes all
room-goliath-all_equal-second_last = the last but one counts as the lowest
room-goliath-deals = How many deals make a match
room-goliath-deals-null = one for each player

## Golf

room-golf-deals = How many holes make a match
room-golf-peek = Which two cards you look at
room-golf-peek-near_any2 = any two of the near row
room-golf-peek-near_left2 = the left and the middle one of the near row
room-golf-peek-any2 = any two of the six
room-golf-pair_by = What makes a pair in a column
room-golf-pair_by-rank = two cards of a rank
room-golf-pair_by-points = two cards of the same value
room-golf-stall_turns = A hole ends after so many turns a player without progress
room-golf-stall_turns-null = never
room-golf-final_turns = The others have one more turn when somebody is done

## Planowanie

room-planowanie-first_deal_trump = Trumps in the first deal
room-planowanie-first_deal_trump-never = never
room-planowanie-first_deal_trump-if_card_left = if a card is left over (two and three players)

## Trojki

room-trojki-leftover = Cards that cannot be shared out evenly
room-trojki-leftover-centre = onto the centre cell
room-trojki-leftover-aside = aside, out of play
room-trojki-require_call = Whoever places a card says what the new trio has in common
room-trojki-mode = Who judges
room-trojki-mode-referee = the table checks every card at once
room-trojki-mode-open = the players challenge each other
room-trojki-target = How many tokens win the match
room-trojki-target-null = four, unless a number of rounds is set
room-trojki-deals = Or: how many rounds make a match
room-trojki-deals-null = until somebody has the tokens
room-trojki-tie_token = Token in a tie
room-trojki-tie_token-each = everybody with the fewest cards
room-trojki-tie_token-none = nobody
room-trojki-handicap = Extra cards for strong players
room-trojki-handicap-null = nobody has any
