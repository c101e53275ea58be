# The rules of golf, complete enough to play from, as `stolik rules golf` prints them.

rules-golf-aim-title = Aim
rules-golf-aim =
    Golf is for two to eight players. Everyone has six cards, most of them unknown, and trades them one by one for
    better ones. Low is good: whoever has the fewest points after the last hole wins.
    .numbers = GO-1 GO-2
rules-golf-cards-title = Cards
rules-golf-cards =
    Two to four players use one pack of 52 cards. From five players on it is two packs together, 104 cards, so that
    every card is there twice. There are no jokers.
rules-golf-deal-title = The deal
rules-golf-deal =
    Who deals first is decided by lot.

    The dealer gives everyone six cards, one at a time, beginning with the player to the left. They stay face down in
    two rows of three. Cells 1, 2 and 3 are the far row, 4, 5 and 6 the row nearest to you, both from left to right.
    So the three columns are cells 1 and 4, 2 and 5, 3 and 6. The first card you get lies on cell 1, the sixth on
    cell 6.

    The next card is turned up and starts the discards. All others are the stock, face down.
    .numbers = GO-4 GO-5 GO-A4
rules-golf-look-title = The look
rules-golf-look =
    Before the first turn everyone looks at two cards of the near row, of their own choice, beginning to the left of
    the dealer. You alone see them, and only this once; the program remembers them for you. They still count as face
    down. No other face-down card may be looked at.
    .numbers = GO-6 GO-A3 GO-A10
rules-golf-turn-title = A turn
rules-golf-turn =
    The player to the left of the dealer has the first turn, then it goes clockwise. A turn begins with one card:
    either the top of the stock, which only you see, or the top of the discards, which everyone knows.

    A card from the stock either takes the place of one of your six cards, or you discard it; then nothing else
    changes. A card from the discards must take the place of one of your six cards.

    You may replace any of your cards, whether it is face up or face down. The new card lies face up, and the old one
    goes face up on the discards, where the next player can take it. What a face-down card is you learn only
    when you have replaced it. Your own old card may come back to you, if it still lies on top when your turn comes.

    When the stock is empty at the end of a turn, the discards are shuffled and become the new stock, all but the top
    one, which stays.
    .numbers = GO-7 GO-8 GO-9 GO-10 GO-11 GO-12 GO-A5 GO-A11
rules-golf-end-title = The end of a hole
rules-golf-end =
    As soon as one player has six cards face up, the hole is over; nobody has another turn. Everyone turns up the
    rest of the cards, and the points are counted.

    A hole also ends when for twenty turns per player in a row nobody has replaced a face-down card, with four players
    after eighty such turns. It is then counted as it lies.
    .numbers = GO-13 GO-14 GO-A6
rules-golf-score-title = Points
rules-golf-score =
    An ace counts 1, a two takes off 2, the cards from three to ten count what they show, a jack or a queen counts 10,
    and a king counts 0. Two cards of the same rank in one column are a pair and count 0 together, whatever they are
    worth alone; so does a pair of twos. Cards beside each other in a row do not pair. There is no bonus and no
    penalty. In the plain game a layout is worth between minus 6 and 60 points.
    .numbers = GO-15 GO-16 GO-17 GO-A1 GO-A2
rules-golf-example-title = An example
rules-golf-example =
    Far row: five, jack, nine. Near row: five, queen, four. The fives stand in one column, so they are a pair and count
    0. Jack and queen are worth the same but differ in rank: 10 and 10 make 20. Nine and four make 13. Together that is
    33 points.

    Far row: two, two, king. Near row: two, king, king. The first column is a pair of twos and counts 0, not minus
    4; the second column is minus 2 and 0; the kings are a pair. The total is minus 2 points.
rules-golf-match-title = The match
rules-golf-match =
    A match has nine holes, or as many as the players agree on. The deal passes to the left after each hole, and the
    points of all holes are added up. The lowest total wins; players with the same lowest total share the win.
    .numbers = GO-3 GO-A8 GO-A9
rules-golf-options-title = Options
rules-golf-options =
    deals: the number of holes, 9 or 18, or any other from 1 to 18.

    peek: which two cards you look at. near_any2 is any two of the near row, near_left2 its left and middle card,
    any2 any two of the six.

    pair_by: what makes a pair. rank is the plain game; with points, two different cards of the same value pair too,
    for example a ten with a jack or a jack with a queen.

    stall_turns: after how many turns per player without progress a hole ends, 20 by default and at most 1000; none
    means that it never ends that way.

    final_turns: when it is on, all the others have exactly one more turn once a player has six cards face up.
    .numbers = GO-A7
rules-golf-typing-title = What to type
rules-golf-typing =
    peek 4 6 looks at the cards on cells 4 and 6.

    stock or 1 draws from the stock, take or 2 takes the top discard.

    swap 3, or just 3, puts the card in your hand on cell 3. discard or 0 throws away the card that you drew from the
    stock.
