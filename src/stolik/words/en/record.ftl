# Records that are refused: first the place, then the reason.

record-place-line = line { $line }
record-place-deal = deal { $deal }
record-place-action = action { $action } (“{ $text }”)
record-place-action-number = action { $action }

## A line that is no record

record-not-json = the line is not valid JSON{ $column ->
    [0] { "" }
   *[other] , it can be read only up to column { NUMBER($column, useGrouping: 0) }
}
record-key-twice = the key “{ $name }” is in the same object twice
record-constant = { $found } is not a JSON number
record-not-object = the line must hold one JSON object in braces
record-format = unknown format “{ $found }”; this program reads “{ $wanted }”
record-game = unknown game “{ $found }”; there are: { $known }
record-rules = { $found ->
    [none] the record does not name the revision of the rules that were played; this program plays revision { $wanted }
   *[other] the match was played by revision { $found } of the rules; this program plays revision { $wanted }
}
record-options = the options are missing: “options” must be an object with all options of the game
record-option-missing = “{ $name }” is missing from the options: a record says how many people sat at the table
record-option-value = the option “{ $name }” ought to be { $wanted } here
record-players = “players” must be a list of the players, one text for each seat ({ $count } in all)
record-deals = “deals” must be a list of deals
record-earlier = “earlier” must be the number of deals that the same players had played before, in a game that counts on, not “{ $found }”
record-deal = a deal must be an object in which “deck”, “actions” and, if there is one, “before” are lists of texts
record-too-many-deals = the match was over before this deal

## A deal that cannot have gone like this

record-dealer = the dealer ought to be seat { $wanted }, not “{ $found }”
record-no-before = there is a “before” only in durak with the option “traditions”
record-before-open = the customs before the deal are not finished: the last of them must be the dealer’s “deal”
record-before-done = the customs before the deal had ended with “deal”
record-broken-off = the deal breaks off although others follow
record-action = an action is written “SEAT VERB ...”, such as “1 play 7C”, and chance “- reshuffle CARD ...”
record-no-reshuffle = nothing is shuffled at this moment

## Claims of the record that are not true

record-legal = these were legal: { $wanted }
record-legal-count = “legal” must have one list for each action ({ $count } in all)
record-points-missing = the deal is over, but its “points” are missing
record-points-early = the deal is not over, so it cannot have “points” yet
record-points = the points ought to be { $wanted }
record-score = the “score” ought to be { $wanted }
record-winners = the “winners” ought to be { $wanted }
record-losers = the “losers” ought to be { $wanted }
record-not-over = the match is not over, so its “{ $name }” comes too early
record-seal-missing = the deck’s seal is missing, and a server seals every deck
record-seal-scheme = the deck’s seal must be of the scheme “sha256”
record-seal-nonce = the “nonce” of the deck’s seal must be 64 hexadecimal digits
record-seal-hash = the deck is not the one that was sealed: its hash is another
record-seal-reshuffle = this is not how the sealed nonce shuffles the discards
