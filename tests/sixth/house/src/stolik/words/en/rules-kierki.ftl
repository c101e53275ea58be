# The rules of kierki, enough to play by them; `stolik rules kierki` prints them.

rules-kierki-aim-title = Aim
rules-kierki-aim =
    Three or four people play with 52 cards, the two low and the ace high; three leave out the two of clubs. Take as few
    hearts as you can, and not the queen of spades.
    .numbers = KI-1 KI-A1
rules-kierki-deal-title = The deal
rules-kierki-deal =
    Who deals first is drawn by lot, then the deal passes to the left. All cards are dealt one at a time, beginning left
    of the dealer: 13 each to four players, 17 to three.
    .numbers = KI-2 KI-3
rules-kierki-play-title = Tricks
rules-kierki-play =
    The player left of the dealer leads any card, hearts too; the others follow clockwise. Whoever holds the suit led
    must play it, whoever has none plays anything. The highest card of the suit led takes the trick, and its player
    leads next.
    .numbers = KI-4 KI-5 KI-6 KI-7 KI-A2
rules-kierki-score-title = Points
rules-kierki-score =
    Each heart that you take counts 1 and the queen of spades 13. There is no prize for taking everything. After the
    last deal the fewest points win; several with as few share the win.
    .numbers = KI-8 KI-9 KI-A3
rules-kierki-options-title = Options
rules-kierki-options =
    queen: off means that the queen of spades counts nothing.

    deals: how many deals a match has, 1 to 20; usually 4.
rules-kierki-typing-title = What to type
rules-kierki-typing =
    QS plays the queen of spades; so does play QS, and the number of the card in your hand.
