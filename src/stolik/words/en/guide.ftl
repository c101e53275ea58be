# The first deal, explained as it goes; the page of the rules with its drawings.

## The frame of the first deal

guide-title = First deal
guide-next = Got it
guide-skip = Explain nothing more
guide-rule = Rule { $rule } (new tab)

## The page of the rules

guide-contents = Contents
guide-rules = The rules of { $name }
guide-numbers = Numbers of these rules:
guide-other = Other games

## Planowanie: the first deal

guide-planowanie-bid =
    Say how many tricks you will take with this hand. High cards take tricks, and trumps do where there are any.
    Only exactly as many will score.
guide-planowanie-last =
    You deal, so you bid last, and one number is barred: the bids must not add up to the number of tricks.
guide-planowanie-lead =
    You lead: play any card you like. The others follow clockwise, and whoever takes the trick leads next.
guide-planowanie-follow =
    If you hold the suit that was led, play it; if not, play anything. You never have to beat the others. If a
    card cannot be played, try it all the same: you are told why.
guide-planowanie-won =
    Your first trick. Beside each name you see how many tricks were taken and how many were bid. From now on
    count along: one too many is as bad as one too few.
guide-planowanie-over =
    The deal is over. Whoever took exactly as many tricks as bid has 10 points and one more for each; all others
    have nothing. Now you know the game.

## David & Goliath: the first deal

guide-goliath-lead =
    You lead: play any card you like. There are no trumps; when all have played, only the numbers count.
guide-goliath-follow =
    If you hold the colour that was led, you must play it; if not, play anything. If a card cannot be played, try
    it all the same: you are told why.
guide-goliath-trick =
    A full trick: the lowest card gets the highest one, and the highest card gets all the others. Whoever played
    the highest leads next.
guide-goliath-won =
    You have won cards. One or two of a colour score their numbers, three or more just one point each. So mind
    which colours you take.
guide-goliath-over =
    The deal is over. The table shows what each colour has brought. Now you know the game; the others deal in
    turn.

## Golf: the first hole

guide-golf-peek =
    Look at two of your near cards, just this once; the table remembers them for you. Low is good: two is −2,
    king 0, ace 1, jack and queen 10.
guide-golf-turn =
    Take a card: from the stock, which only you see, or the top discard, which all know. What you take from the
    discards must go into your layout.
guide-golf-swap =
    Put the card on any of your six cells; the old card goes on the discards. Two cards of the same rank in one
    column count 0 together.
guide-golf-keep =
    A card from the stock that does you no good may be discarded; then nothing is turned up and your turn is
    over.
guide-golf-over =
    The hole is over as soon as somebody has six cards face up. All cards are turned up and counted. Lowest total
    wins. Now you know the game.

## Durak: the first deal

guide-durak-open =
    You attack the player on your left with any card. Several of the same rank may go together. Get rid of cards:
    whoever holds some at the end is the fool.
guide-durak-defend =
    You are attacked. Beat the card with a higher one of its suit, or with a trump; or take all cards on the
    table and miss your turn.
guide-durak-throw =
    Everything is beaten. You may add a card of a rank that lies on the table, let the next attacker add, or stop
    the attack.
guide-durak-gift =
    The defender takes the cards. You may give more of the ranks on the table, which is a good way to lose cards;
    or give nothing.
guide-durak-exchange =
    You hold the six of trumps: you may swap it for the trump under the stock, even when it is not your turn.
guide-durak-choose = These are more cards than there is room for: you choose which of them go back.
guide-durak-fool = The hand is over. Whoever still holds cards is the fool; there is no winner. Now you know the game.
guide-durak-side =
    The hand is over. The whole side that is left with cards has lost, whoever of it has none too. Now you know the
    game.
guide-durak-drawn = The hand is over: a draw, nobody has lost. Now you know the game.

## Trojki: the first round

guide-trojki-draw =
    There are no turns: everybody plays at once. Draw cards from your stack into your hand, as many as you like,
    whenever you like.
guide-trojki-place =
    Choose a card, then a cell, then call what the new trio has in common. Look for two cards of a line that
    share something the third one lacks: there fits every card with that feature.
guide-trojki-placed =
    Your card lies on the table. The new card covers the old one, and only the nine cards on top count. If it is too fast for
    you, ask for time to think.
guide-trojki-pause = Somebody has placed a card, and nobody checks it but you: accept it or challenge it.
guide-trojki-over =
    The round is over. Whoever is first without cards, or has the fewest when nothing fits any more, gets a
    token. Now you know the game.

## Drawings on the page of the rules

guide-shown-goliath-trick =
    Green 4 is led; green 9, red 2 and green 7 follow. Red 2 is the lowest and gets green 9. Green 9 is the
    highest and gets the other three.
guide-shown-goliath-equal =
    Two sevens and two threes: green 7, red 7, green 3, blue 3. The card played last counts: red 7 is the
    highest, blue 3 the lowest.
guide-shown-goliath-score =
    Red 4, 10 and 11 are three cards: 3 points. Yellow 8 alone: 8. Green 5 and 9: 14. Five blue cards: 5. Violet
    10 and 12: 22. Together 52.
guide-shown-planowanie-trump =
    Hearts are trumps. Nine of spades, king of spades, two of hearts, ace of spades: the two of hearts takes the
    trick, a trump.
guide-shown-planowanie-led =
    No trump in the trick: nine of spades, king of diamonds, ace of clubs, ten of spades. Spades were led, so the
    ten of spades takes it.
guide-shown-durak-beaten =
    Hearts are trumps. The nine of clubs is beaten by the ten of clubs, the ace of clubs and the six of hearts.
guide-shown-durak-unbeaten =
    It is not beaten by the eight of clubs, which is lower, nor by the nine of diamonds or the ace of spades,
    which are of another suit.
guide-shown-durak-ranks =
    The seven of clubs, beaten by the queen of clubs: now sevens and queens may follow, and nothing else.
guide-shown-durak-example =
    The seven of clubs is beaten by the eight, the eight of diamonds is not. Whoever picks up takes all three.
guide-shown-golf-pairs =
    Far row five, jack, nine; near row five, queen, four. The fives are a pair and count 0; 10 and 10 are 20; 9
    and 4 are 13: 33 points.
guide-shown-golf-twos =
    Far row two, two, king; near row two, king, king. A pair of twos is 0, not −4; two and king are −2; the kings
    are a pair: −2 points.
guide-shown-golf-row =
    Two eights beside each other are no pair. Far row eight, eight, ace; near row three, four, king: 11, 12 and
    1, together 24.
guide-shown-trojki-card =
    Three features: blue circle with two stripes, red square with no stripe, violet cross with one, yellow star
    with three.
guide-shown-trojki-trio = A trio: red, blue and violet circle. It is a trio by its shape alone.
guide-shown-trojki-grid =
    The table of the example, cells 1 to 9 row by row, and beside it the blue star with one stripe. It fits on
    cell 1, where the diagonal becomes blue and gets one stripe.
