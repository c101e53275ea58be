# The table: taking back, and the calm pace of trojki.

table-thinking = Time to think: { $count } { $count ->
    [one] second
   *[other] seconds
}.
table-claims = The time to think is over: cards may be placed now.
table-think = it is still time to think: cards may not be placed for another { $count } { $count ->
    [one] second
   *[other] seconds
}
table-undone = { YOU($seat) ->
    [yes] You take back your
   *[no] { NAME($seat) } takes back the
} last action.
table-no-undo = you have nothing to take back: only an action of your own can be, and only until somebody else has acted
table-no-undo-deal = that action cannot be taken back: a deal ended or began with it
table-no-undo-shown = that action cannot be taken back: it has shown something that was hidden
table-no-undo-race = nothing can be taken back in trojki: it is a race, in which nobody waits for a turn
