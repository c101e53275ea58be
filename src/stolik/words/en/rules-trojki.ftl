# The rules of trojki, complete enough to play from, as `stolik rules trojki` prints them.

rules-trojki-aim-title = Aim
rules-trojki-aim =
    Trojki, also known as Triple 3, is a race for two to four players. Nine cards lie on the table in a square.
    Everybody plays at the same time and covers these cards with their own, and each card must make a new trio. The
    first player to get rid of all their cards wins the round.
    .numbers = TR-A3
rules-trojki-cards-title = Cards
rules-trojki-cards =
    There are 64 cards, all different. Each has one of four colours (red, blue, violet, yellow), one of four shapes
    (circle, square, cross, star) and no, one, two or three stripes.

    In writing a card is three characters: the colour R, B, V or Y; the shape C for circle, S for square, X for cross,
    T for star; the number of stripes 0 to 3. BC2 is the blue circle with two stripes.
    .numbers = TR-1
rules-trojki-deal-title = The deal
rules-trojki-deal =
    The first dealer is drawn by lot.

    The first nine cards lie face up in three rows of three. The cells are numbered as a page is read: 1 2 3 are the
    top row, 4 5 6 the middle one, 7 8 9 the bottom one.

    The other 55 cards are dealt out one at a time, beginning on the dealer’s left: 27 each for two players, 18 each
    for three, 13 each for four. They lie in front of their owners as face-down stacks, and nobody looks at them
    before the start. The card left over (with four players, three cards) is laid face up on the middle card, on
    cell 5.
    .numbers = TR-2 TR-3 TR-4 TR-5 TR-A2 TR-A4
rules-trojki-trio-title = Trios
rules-trojki-trio =
    A line is three cells in a row, in a column or on one of the two diagonals: eight lines in all. Three cards in a
    line that share their colour, their shape or their number of stripes are a trio. A line can be a trio in more than
    one way at once.
    .numbers = TR-11
rules-trojki-play-title = Play
rules-trojki-play =
    There are no turns. At any moment you may do one of two things.

    Draw: take the top card of your own stack into your hand. You may do so as often as you like, and your hand may
    hold any number of cards. Cards never go back to the stack.

    Place: lay one card of your hand on any of the nine cells. It covers what was there; from then on it alone
    counts. The card must make a new trio: at least one line through that cell must now share a feature that the
    same line did not share just before. A line that already was a trio may gain a second feature. Making only what
    was there already is not enough.

    With the card you call the feature of your new trio, such as “red”, “circle” or “two”. If there are several new
    ones, call any one of them; there is no bonus for more. A wrong call does not count: the card stays in your hand
    and you may try again.

    The program checks each card at once, so play does not pause for checking. A card that makes no new trio is
    refused and stays in your hand, just as after a wrong call.

    If two players want to place at the same time, the first one heard goes first, and the other card is judged by
    the table as it is then. If nothing of yours fits, draw, or wait until the table has changed.
    .numbers = TR-7 TR-8 TR-9 TR-10 TR-12 TR-13 TR-14 TR-15 TR-16 TR-18 TR-A5 TR-A6 TR-A7
rules-trojki-find-title = How to see what fits
rules-trojki-find =
    Look at a cell and at one line through it. If the two other cards of the line share a feature and the card on
    the cell does not have it, then any card with this feature fits there.
    .numbers = TR-A1
rules-trojki-example-title = An example
rules-trojki-example =
    The table shows RC0, RC2, RC3 in the top row, YS1, BC1, BX3 in the middle and VX0, VC1, BS1 below.

    Cell 1 is on a diagonal with BC1 and BS1. Both are blue and both have one stripe; RC0 is not blue and has
    no stripe. So any blue card and any card with one stripe fits on 1. The blue star with one stripe, BT1, makes
    both at once: call “blue” or “one”, not “star”.

    Cell 2 is in a column with BC1 and VC1. Both are circles, but RC2 is a circle too, so circles bring nothing new
    there. Both also have one stripe, and that is new. The yellow circle YC1 may go on 2 with the call “one”; the
    call “circle” would be wrong. The blue circle BC2 may not go on 2 at all.

    Nothing fits on 5 or 8 at the moment. Any circle, any violet card and any card with three stripes fits on 9.
rules-trojki-end-title = The end of a round
rules-trojki-end =
    A player who places their last card, with none left in hand or stack, wins at once.

    If no card in any hand or stack fits anywhere, the round is at a dead end and stops at once; that can happen
    even right after the deal. Then the player with the fewest cards left wins, hand and stack counted together.
    Players who tie for the fewest all win.
    .numbers = TR-19 TR-21 TR-22 TR-A9 TR-A10 TR-A14
rules-trojki-score-title = Tokens and the match
rules-trojki-score =
    The winner of a round gets one token, and so does every player who shares a win. The player on the left deals
    next. The match ends when somebody has four tokens. Those who get there in the same round share the match.
    .numbers = TR-6 TR-23 TR-A11 TR-A12
rules-trojki-open-title = Open mode
rules-trojki-open =
    With mode=open there is no referee. You may place any card of your hand on any cell and call any of its
    features. Play is then paused, and nobody draws or places: each of the others accepts the card or challenges it.

    When all have accepted, the card stays, right or wrong, and can no longer be challenged. Only a last card does
    not win if it is wrong: it goes back to the hand even then.

    As soon as somebody challenges, the card is checked. If it makes no new trio, or not with the feature that was
    called, it goes back to the hand of its player, and the card beneath is on top again. If it is right, it stays.
    Either way nobody is punished, and play goes on.
    .numbers = TR-17 TR-20 TR-A8
rules-trojki-options-title = Options
rules-trojki-options =
    seats: the number of players, 2, 3 or 4.

    leftover: usually centre, which lays the left-over cards on cell 5; with aside they lie face up beside the table,
    out of play.

    require_call: usually on, and you call the feature with every card; when off, you name only the card and the cell.

    mode: usually referee, which checks every card at once and refuses a wrong one; with open the players check each
    other.

    target: how many tokens end the match, usually 4. deals: play this many rounds instead, 1 for a single one. Only
    one of the two can be set.

    tie_token: usually each, which gives a token to everyone who ties for the fewest cards; with none nobody gets one.

    handicap: extra cards for strong players, one number for each seat, such as 5,0. The extra cards are set apart
    first and the rest is shared evenly: 30 and 25 cards in this case. Everybody must get at least one card.
    .numbers = TR-24 TR-A13
rules-trojki-typing-title = What to type
rules-trojki-typing =
    draw takes a card from your stack, draw 3 takes three.

    BC2 4 blue lays the blue circle with two stripes on cell 4 and calls blue. Instead of the word you may type the
    letter or digit of the card itself, for its colour, its shape or its number of stripes: BC2 4 B; and instead of the
    card its number in your hand. place BC2 4 B is understood too. Without calls it is just BC2 4.

    In the open mode: accept lets a card pass, challenge has it checked.
