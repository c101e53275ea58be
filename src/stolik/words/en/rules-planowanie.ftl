# The rules of planowanie, complete enough to play from, as `stolik rules planowanie` prints them.

rules-planowanie-aim-title = Aim
rules-planowanie-aim =
    Planowanie, Polish for planning, is a trick-taking game for two to four players. In each deal you first say how many
    tricks you will take. You score only if you take exactly that many, no more and no fewer.
    .numbers = PL-1
rules-planowanie-cards-title = The cards
rules-planowanie-cards =
    A pack of 52 cards without jokers. In each suit the cards rank, from the bottom: two to ten, jack, queen, king,
    ace.
rules-planowanie-deal-title = The deal
rules-planowanie-deal =
    The first dealer is drawn by lot, and after each deal the player on the left deals next. Cards are dealt one at
    a time, beginning on the dealer’s left.

    With four players everyone gets 13 cards in the first deal, with two or three players 17. Each later deal is one
    card smaller, until there is one card each. There are as many deals with one card as there are players, and then
    the match is over. That makes 16 deals for four, 19 for three and 18 for two.
    .numbers = PL-2 PL-3 PL-4
rules-planowanie-trump-title = Trumps
rules-planowanie-trump =
    After dealing, the next card of the pack is turned up, and its suit is trumps for this deal. That card is not
    played, and all other cards that were not dealt stay hidden. The first deal of a match has no trumps, and no
    card is turned up.
    .numbers = PL-5 PL-6 PL-A2 PL-A6
rules-planowanie-bid-title = Bidding
rules-planowanie-bid =
    Beginning on the dealer’s left, each player says once how many tricks they are going to take. You may bid any
    number from 0 to the number of cards in your hand.

    Only the dealer, who bids last, is not quite free. The bids must not add up to the number of tricks in the deal,
    so the dealer may not bid the number that would make them do so. Somebody is bound to miss. If the others have
    already bid more than there are tricks, the dealer may bid any number.
    .numbers = PL-7 PL-8 PL-9 PL-A4 PL-A5 PL-A7
rules-planowanie-play-title = Play
rules-planowanie-play =
    The player on the dealer’s left leads the first trick with any card, even a trump. The others follow clockwise
    with one card each. If you hold a card of the suit that was led, you must play one of that suit. If you have
    none, you may play any card: you need not trump, and you need not beat the others.

    The highest trump takes the trick. If there is no trump in it, the highest card of the suit that was led takes
    it. The player who takes a trick leads the next one.
    .numbers = PL-10 PL-11 PL-12 PL-13 PL-14 PL-A3
rules-planowanie-score-title = Points
rules-planowanie-score =
    If you took exactly as many tricks as you bid, you score 10 points and one more for each trick bid. So 0 tricks
    bid and taken score 10, and 7 score 17. Otherwise you score nothing, whether you took too many or too few.
    .numbers = PL-15 PL-16
rules-planowanie-example-title = An example
rules-planowanie-example =
    Four players have 13 cards each. The first three bid 4, 3 and 1. The dealer may bid anything from 0 to 13 except
    5, since 4, 3, 1 and 5 make 13.

    Hearts are trumps. The nine of spades is led; then come the king of spades, the two of hearts from a player
    without spades, and the ace of spades. The two of hearts takes the trick. With the jack of hearts in place of
    the ace, the jack would take it.
rules-planowanie-match-title = The match
rules-planowanie-match =
    The points of all deals are added up. The highest total after the last deal wins; players who tie for it share
    the win.
    .numbers = PL-17
rules-planowanie-options-title = Options
rules-planowanie-options =
    first_deal_trump: whether the first deal has trumps. never is the normal game. With if_card_left, a card is
    turned up in the first deal too if one is left over, as with two and three players.
    .numbers = PL-A1
rules-planowanie-typing-title = What to type
rules-planowanie-typing =
    bid 3, or just 3, bids three tricks.

    play 7C plays the seven of clubs; 7C alone will do, or its number in your hand. A card is its rank, 2 to 9, T for
    ten, J, Q, K or A, and then its suit: C for clubs, D for diamonds, H for hearts and S for spades.
