# A match of several deals: the score after a deal, who wins, what comes next.

match-score = { YOU($seat) ->
    [yes] You have
   *[no] { NAME($seat) } has
} { SIGNED($points) } { $points ->
    [one] point
   *[other] points
} in all.
    .short = { cards-who }: total { SIGNED($points) }.
match-won = The match is over: { YOU($seat) ->
    [yes] you win
   *[no] { NAME($seat) } wins
}.
    .short = Match: { cards-who }.
match-shared = The match is over. { YOU($seats) ->
    [yes] You share the win
   *[no] The win is shared
}: { NAMES($seats) }.
    .short = Match: { NAMES($seats) }.
match-lost = The match is over: { YOU($seat) ->
    [yes] you have lost
   *[no] { NAME($seat) } has lost
}.
    .short = Match lost: { cards-who }.
match-lost-together = The match is over. { YOU($seats) ->
    [yes] You have lost
   *[no] These have lost
}: { NAMES($seats) }.
    .short = Match lost: { NAMES($seats) }.
match-drawn = The match is over: a draw.
    .short = Match: a draw.
match-next = Next comes deal { $number }; { YOU($seat) ->
    [yes] you deal
   *[no] { NAME($seat) } deals
}.
    .short = Deal { $number }, dealer: { cards-who }.
match-place = { YOU($seat) ->
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
    .short = { YOU($seat) ->
        [yes] { $leaders ->
            [1] You lead.
           *[other] You share the lead.
        }
       *[no] Place { $place } of { $count }; { NAMES($seats) } { $leaders ->
            [1] leads
           *[other] lead
        }, { SIGNED($points) }.
    }
match-finished = You finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
} of { $count }.
    .short = Place { $place } of { $count }.
match-why-not-begun = the deal has not begun yet
