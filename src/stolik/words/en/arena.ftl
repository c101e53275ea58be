# What `stolik arena` says: a table of figures, and what it means. $sets: deals that all candidates have played.

arena-head = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }
arena-playing = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
arena-so-far = { $bot }: { $mean } ± { $error }
arena-decimal = { $whole }.{ $fraction }
arena-percent = { $value }%
arena-span = { $low } to { $high }

## Columns of the tables

arena-column-bot = bot
arena-column-against = against
arena-column-points = points
arena-column-interval = 95%
arena-column-share = wins
arena-column-even = even
arena-column-rating = rating
arena-column-kept = bids kept
arena-column-time = ms/decision
arena-legend = Points: the mean of a match minus that of the others, more is better in every game. Wins: the share of the win, which several may share; even would be the share of equals. 95%: the interval, over sets.{ $kept ->
    [yes] { " " }Bids kept: the share of its bids that a bot has kept.
   *[no] { "" }
} ms/decision depends on the machine, all else on the seed alone.

## The test of --sprt

# $unit: points, or share (of the win). $taken and $left: the hypotheses, as the tables write them. $found: a logarithm.
arena-decided = Decided for { $bot }: { $unit ->
    [points] { $taken } points rather than { $left }
   *[share] { $taken } of the wins rather than { $left }
}. Logarithm of the likelihoods: { $found }; at 2.94 or minus 2.94 one of the two is taken, wrongly at most once in twenty contests.
arena-undecided = Nothing is decided for { $bot }: { $unit ->
    [points] { $taken } points or { $left }
   *[share] { $taken } of the wins or { $left }
}. Logarithm of the likelihoods: { $found }; at 2.94 or minus 2.94 one of the two is taken.
arena-interrupted = Interrupted: this is what has been found so far.
arena-no-answer = Interrupted before one set was over. Bots here that are files, and may not answer: { LIST($files) }.

## What was wrong

arena-few = A contest takes two bots or more: give --bot twice
arena-two = --format { $text } is for two bots, not for { $count }; for more there is all
arena-odd = --format half needs an even number of seats, not { $count }
arena-test-two = --sprt is for two bots, not for { $count }.
arena-bad-test = --sprt: “{ $given }” is not two different values like 0:0.5, points, or 50%:55%, shares of the win.
