# What a hint or a review says: the best action, and what others cost.

advice-best = Best: { LIST($told) }.
advice-done-best = You did: { LIST($told) }. That was the best.
advice-as-good = { LIST($told) }: as good, as far as can be told.
advice-cost = { LIST($told) }: worse by { $points }.{ $tenth } points{ $exact ->
    [yes] { "" }
   *[no] , give or take { $margin }.{ $part }
}.
advice-risk = { LIST($told) }: you lose { $count ->
    [one] { $count } more deal
   *[other] { $count } more deals
} in a hundred{ $margin ->
    [0] { "" }
   *[other] , give or take { $margin }
}.
advice-worlds = Judged by { $count ->
    [one] { $count } deal
   *[other] { $count } deals
} imagined and played out, with cards that fit what you know.
advice-exact = This is worked out to the end.
advice-only = Nothing else is possible.
advice-none = There is nothing to choose now.
advice-not-here = There are no hints at this table.
advice-race = In a race there is no time for hints.
advice-preparing = The hints are still being prepared; ask again in a minute.
advice-busy = The server has too much to think about just now; ask again in a moment.
advice-too-often = Those were many hints in a short time. Ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
advice-failed = No hint could be found this time.
advice-points = { $minus ->
    [yes] minus { $points }.{ $tenth }
   *[no] { $points }.{ $tenth }
}
advice-review = { $title }, { YOU($seat) ->
    [yes] your decisions
   *[no] the decisions of { NAME($seat) }
}:
advice-deal = Deal { $number }: { $result } points against the others on average; { $cards } from the cards, { $play } from own decisions, { $rest } from what the others did and how the cards lay.
advice-mistake = Deal { $number }, action { $count }:
advice-no-mistake = No decision is sure to have cost anything.
advice-nothing-to-review = There was no decision that can be judged.
