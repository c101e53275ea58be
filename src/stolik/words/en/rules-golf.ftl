# The rules of golf, complete enough to play from, as `stolik rules golf` prints them.

rules-golf-aim-title = Aim
rules-golf-aim =
    Golf is for two to eight players. Everyone has six cards, most of them unknown, and swaps them one by one for
    better ones. Low is good: the player with the fewest points after the last hole wins.
    .numbers = GO-1 GO-2
rules-golf-cards-title = Cards
rules-golf-cards =
    Two to four players use one pack of 52 cards. Five or more use two packs together, 104 cards, so that every card
    is there twice. There are no jokers.
rules-golf-deal-title = The deal
rules-golf-deal =
    The first dealer is drawn by lot.

    The dealer gives everyone six cards, one at a time, beginning on the dealer’s left. They lie face down in two
    rows of three. Cells 1, 2 and 3 are the far row; cells 4, 5 and 6 are the row nearest to you, both from left to
    right. So the three columns are cells 1 and 4, 2 and 5, 3 and 6. The first card you get lies on cell 1, the
    sixth on cell 6.

    The next card is turned up and starts the discards. All the others are the stock, face down.
    .numbers = GO-4 GO-5 GO-A4
rules-golf-look-title = Looking at two cards
rules-golf-look =
    Before the first turn, beginning on the dealer’s left, each player looks at two cards of the near row, whichever
    they choose. You alone see yours, and only this once; the program remembers them for you. They still count as
    face down. You may not look at any other face-down card.
    .numbers = GO-6 GO-A3 GO-A10
rules-golf-turn-title = A turn
rules-golf-turn =
    The player on the dealer’s left has the first turn, and play goes clockwise. A turn begins with taking a card:
    either the top of the stock, which only you see, or the top of the discards, which everyone knows.

    A card from the stock either replaces one of your six cards, or you discard it and nothing else changes. A card
    from the discards must replace one of your six cards.

    You may replace any of your cards, face up or face down. The new card lies face up, and the old one goes face up
    on the discards, where the next player can take it. You learn what a face-down card is only when you have
    replaced it. If a card you have replaced is still on top at your next turn, you may take it back.

    If the stock is empty at the end of a turn, all the discards but the top one are shuffled and become the new
    stock.
    .numbers = GO-7 GO-8 GO-9 GO-10 GO-11 GO-12 GO-A5 GO-A11
rules-golf-end-title = The end of a hole
rules-golf-end =
    As soon as one player has six cards face up, the hole is over; nobody has another turn. The others turn up the
    rest of their cards, and the points are counted.

    A hole also ends when nobody has replaced a face-down card for twenty turns per player in a row; with four
    players that is eighty turns. It is then scored as it lies.
    .numbers = GO-13 GO-14 GO-A6
rules-golf-score-title = Points
rules-golf-score =
    An ace counts 1, a two minus 2, and cards from three to ten their face value. A jack or a queen counts 10, and a
    king 0. Two cards of the same rank in one column are a pair and count 0 together, whatever they are worth alone,
    even a pair of twos. Cards beside each other in a row do not pair. There is no bonus and no penalty. In the
    plain game a layout is worth between minus 6 and 60 points.
    .numbers = GO-15 GO-16 GO-17 GO-A1 GO-A2
rules-golf-example-title = An example
rules-golf-example =
    Far row: five, jack, nine. Near row: five, queen, four. The fives stand in one column, so they are a pair and
    count 0. The jack and the queen are worth the same but differ in rank: 10 and 10 make 20. Nine and four make 13.
    Together that is 33 points.

    Far row: two, two, king. Near row: two, king, king. The first column is a pair of twos and counts 0, not minus
    4; the second column is minus 2 and 0; the kings are a pair. The total is minus 2 points.
rules-golf-match-title = The match
rules-golf-match =
    A match has nine holes, or as many as the players agree on. The deal passes to the left after each hole, and the
    points of all holes are added up. The lowest total wins; players who tie for it share the win.
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

    final_turns: when on, once a player has six cards face up, each of the others has exactly one more turn.
    .numbers = GO-A7
rules-golf-typing-title = What to type
rules-golf-typing =
    peek 4 6 looks at the cards on cells 4 and 6.

    stock or 1 draws from the stock, take or 2 takes the top discard.

    swap 3, or just 3, puts the card in your hand on cell 3. discard or 0 throws away the card that you drew from the
    stock.
