# Refused options. The name of the option stands before the reason: "option deals: ...".

option-place = option { $name }
option-seats = { $game ->
    [goliath] David and Goliath
    [planowanie] planowanie
    [trojki] trojki
    [durak] durak
   *[golf] golf
} is for { $low } to { $high } players
option-unknown = this game has no such option; it has: { $known }
option-not-on-off = it is either on or off (in records true or false), not “{ $given }”
option-not-a-number = it must be a whole number, not “{ $given }”
option-not-numbers = it must be a list of whole numbers, one for each player, not “{ $given }”
option-not-a-choice = there is no “{ $given }”; choose one of: { $known }
option-too-small = the smallest number possible is { $low }
option-too-large = the largest number possible is { $high }
