# The rules of David & Goliath, complete enough to play from, as `stolik rules goliath` prints them.

rules-goliath-aim-title = Aim
rules-goliath-aim =
    David & Goliath is a trick-taking game for three to six players. The highest card takes almost the whole trick,
    but the lowest one takes the highest. The cards you win are worth most while you have only one or two of a
    colour, so high cards are strong, sometimes too strong.
    .numbers = DG-1
rules-goliath-cards-title = The cards
rules-goliath-cards =
    There are five colours: red, yellow, green, blue and violet. In each colour the cards are numbered from 1. How
    far they go depends on the number of players: to 9 with three, to 12 with four, to 15 with five and to 18 with
    six. All higher cards are left out.
    .numbers = DG-2 DG-3 DG-4
rules-goliath-deal-title = The deal
rules-goliath-deal =
    All cards in play are shuffled and dealt one at a time, beginning on the dealer’s left. Everyone gets exactly
    fifteen, and none is left over. The first dealer is drawn by lot; after each deal the player on the left deals next.
    .numbers = DG-5 DG-A2
rules-goliath-play-title = Playing a trick
rules-goliath-play =
    The player on the dealer’s left leads the first trick with any card. The others then play one card each,
    clockwise. If you hold a card of the colour that was led, you must play one of that colour; if you have none,
    play whatever you like. An illegal card is refused, and you choose again.
    .numbers = DG-6 DG-7 DG-8 DG-9 DG-10 DG-A5
rules-goliath-trick-title = Who gets which cards
rules-goliath-trick =
    When all have played, only the numbers matter. Colours make no difference, and there are no trumps. First find
    the highest number, then the lowest. If several cards share the highest number, the one played last is the
    highest; if several share the lowest number, the one played last is the lowest.

    The player of the lowest card gets the highest card, and nothing else. The player of the highest card gets all
    the others, including the lowest, and leads the next trick.

    If all cards have the same number, the last card played is both the highest and the lowest. Its player takes the
    whole trick and leads the next one.

    Cards won lie face up in front of their owner, sorted by colour, for everybody to see. They are not played
    again. After fifteen tricks all hands are empty and the deal is over.
    .numbers = DG-11 DG-12 DG-13 DG-14 DG-15 DG-16 DG-17 DG-18
rules-goliath-score-title = Points
rules-goliath-score =
    Each of your five colours is counted by itself. One or two cards of a colour score the sum of their numbers.
    Three or more score just one point each, however high they are. Your points are the sum of all five colours.
    .numbers = DG-19 DG-20 DG-21 DG-22 DG-23
rules-goliath-example-title = An example
rules-goliath-example =
    Four people play. Green 4 is led; then come green 9, red 2 from a player without green, and green 7. Green 9 is
    the highest and red 2 the lowest. The player of red 2 gets green 9. The player of green 9 gets green 4, red 2
    and green 7, and leads next.

    At the end somebody has red 4, 10 and 11, which score 3 points; yellow 8, which scores 8; green 5 and 9, which
    score 14; five blue cards, which score 5; and violet 10 and 12, which score 22. That makes 52.
rules-goliath-match-title = The match
rules-goliath-match =
    A match has as many deals as there are players, so that each deals once. The points of all deals are added up.
    The highest total wins; players who tie for it share the win.
    .numbers = DG-24 DG-25 DG-A3
rules-goliath-options-title = Options
rules-goliath-options =
    all_equal: what happens when all cards of a trick have the same number. With last_takes_all, the normal game,
    the last player takes the trick. With second_last, the card before the last one counts as the lowest: its player
    gets the last card, and the last player gets the others.

    deals: the length of the match, any number of deals from 1; if left out, one per player.
    .numbers = DG-A1 DG-A4
rules-goliath-typing-title = What to type
rules-goliath-typing =
    play G9 plays the green 9; G9 alone will do, or its number in your hand.

    The letters are R for red, Y for yellow, G for green, B for blue and V for violet.
