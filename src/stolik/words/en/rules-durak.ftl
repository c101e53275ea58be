# The rules of durak, complete enough to play from; `stolik rules durak` prints them.

rules-durak-aim-title = The aim
rules-durak-aim =
    Durak means fool in Russian. In this form of the game attackers may throw in more cards. Nobody wins; there is
    only a loser. Everybody tries to get rid of all their cards, and the last player left holding some is the durak.
    Two to six people play, each for themselves, or four in two pairs, or six in two teams of three.
    .numbers = DU-1 DU-3
rules-durak-cards-title = The cards
rules-durak-cards =
    The pack has 36 cards. In each suit they rank, from the top: ace, king, queen, jack, ten, nine, eight, seven,
    six. One suit is trumps.
    .numbers = DU-2
rules-durak-deal-title = Dealing
rules-durak-deal =
    The first dealer is drawn by lot. The dealer shuffles and deals, and nobody else touches the cards.

    Everybody is dealt six cards, one at a time, clockwise from the dealer’s left. The next card is turned face up,
    and its suit is trumps. The rest of the pack is laid face down on top of it as the stock, so the face-up trump
    is the last card to be drawn.

    With six players all the cards are dealt and there is no stock. Instead the dealer’s last card is shown; its
    suit is trumps, and it stays in the dealer’s hand.

    In the first deal the player with the lowest trump shows it and attacks first, with any card. If nobody has a
    trump, the player on the dealer’s left attacks first. In all later deals the player on the dealer’s left attacks
    first.
    .numbers = DU-5 DU-6 DU-7 DU-10 DU-11 DU-A1 DU-A2 DU-A3
rules-durak-attack-title = Attack and defence
rules-durak-attack =
    The first attacker plays a card to the player on the left, who is the defender. This first card may be any card,
    but there is no passing: one must be played. The defender either beats each attack card or picks up.

    A card is beaten by a higher card of its own suit. A card that is not a trump is also beaten by any trump. There
    is no need to follow suit: the defender may use a trump even when another card would do. Nor is there any need
    to beat: the defender may pick up whenever an attack card is not beaten yet.

    Once every attack card is beaten, the attack may go on. Each new card must be of a rank already played in this
    attack, by either side. In all there may be six attack cards at most, and no more than the defender held when
    the attack began.

    Several cards may be played at once if all of them fit; to open, they must all be of the same rank. The defender
    then beats them in any order.
    .numbers = DU-12 DU-13 DU-14 DU-15 DU-16 DU-29 DU-A4 DU-A5 DU-A6 DU-A6b
rules-durak-join-title = Who may attack
rules-durak-join =
    The player who opened is the main attacker and has the first say whenever all cards are beaten. There are three
    choices: add a card, let the next attacker add one, or stop the attack for everybody. The other attackers follow
    clockwise with the same choices, but their stop holds back only those after them. The last one can only add or
    stop. Letting the others add gives nothing away: if none of them does, the main attacker has the last word, and
    adds a card or stops. After an added card has been beaten, the main attacker is asked first again.

    Attackers may talk. The main attacker may ask the others whether they want to attack, and tell them to play or
    to wait; the second attacker may only hold back the third. Such talk is not binding.

    With two players there is only one attacker. With three or four everybody but the defender may attack. With five
    or six only the defender’s two neighbours may: the nearest player on each side who holds cards when the attack
    begins. In pairs and teams all opponents of the defender may attack. Nobody may attack a partner, give a partner
    cards, or help a partner to defend.

    An attacker who holds cards is always asked, even without a card that fits, so that being passed over tells the
    others nothing.
    .numbers = DU-19 DU-20 DU-21 DU-22 DU-23 DU-A7 DU-A8
rules-durak-end-of-attack-title = How an attack ends
rules-durak-end-of-attack =
    The attack is beaten off when all its cards are beaten and nobody adds another, or no more are allowed. All its
    cards are out of play for the rest of the deal. The defender attacks next, and the next player on the left
    defends.

    If the defender picks up instead, all the cards of the attack, from both sides, go into the defender’s hand.
    Each player who may attack is asked once, main attacker first, whether to give more cards of the ranks played,
    as far as the limit on attack cards allows. The defender misses a turn: the player on the defender’s left
    attacks next, and the one after that defends.
    .numbers = DU-17 DU-18 DU-24 DU-25 DU-26 DU-28 DU-A9 DU-A11
rules-durak-draw-title = Drawing
rules-durak-draw =
    After each attack, players with fewer than six cards draw from the stock until they have six: the main attacker
    first, then the others clockwise, and the defender last. The face-up trump is the very last card of the stock.
    If the stock does not last, the last to draw get fewer or none. From then on nobody draws.
    .numbers = DU-30 DU-31 DU-A24
rules-durak-six-title = The trump six
rules-durak-six =
    A player who was dealt the six of trumps, or drew it from the stock, may exchange it for the face-up trump at
    any time while that card lies under the stock, even when it is somebody else’s turn. The only exception: you
    cannot exchange while you are still playing several cards at once.

    When the face-up trump has been drawn, the six can still be exchanged with the player who drew it, until the
    first card of the next attack is played. The right is lost once another player has had the six. It is kept if
    you beat a card with the six and then pick it up again. With six players there is no exchange.
    .numbers = DU-32 DU-33 DU-34 DU-A18 DU-A19 DU-A20
rules-durak-end-title = The end of a deal
rules-durak-end =
    When there is no stock left, a player without cards is out, and the turn passes to the next player who has
    cards. The deal ends when, after an attack, only one player has cards left: the durak. If the last attack leaves
    nobody with cards, the deal is a draw. It is a draw too if two hundred attacks in a row are picked up and nobody
    draws a card after any of them, because there is no stock or everybody holds six cards or more.
    .numbers = DU-35 DU-A12 DU-A13 DU-A22
rules-durak-teams-title = Pairs and teams
rules-durak-teams =
    The players of the two sides sit alternately, so that partners in pairs sit opposite each other. The side that
    still has cards when the other has none loses. When a player runs out of cards, partners who still have some
    take over the turns: attack and defence alternate between the sides, and within a side they go round among those
    with cards.
    .numbers = DU-36 DU-37 DU-A16 DU-A17
rules-durak-score-title = Score, next dealer, the match
rules-durak-score =
    The loser scores minus one point, and so does every member of a losing team; a draw costs nothing. The loser
    deals next. Of a losing team it is the first member with cards, counted from the last dealer’s left. After a
    draw the same dealer deals again.

    A match is a single deal unless you choose more. After several deals, whoever has lost most often has lost the
    match; if all have lost equally often, it is a draw. A match has no winner either. If the same people play again
    in the same seats, their next match goes on from there: the loser deals.
    .numbers = DU-4 DU-A14 DU-A15 DU-A23 DU-A25
rules-durak-example-title = An example
rules-durak-example =
    Hearts are trumps. You hold six cards, among them the eight of clubs, and are attacked with the seven of clubs.
    You beat it with the eight. Sevens and eights may follow now, and the main attacker adds the eight of diamonds.
    You do not want to beat it, and pick up: the seven of clubs and both eights. With your five other cards that
    makes eight in your hand. Two attack cards have been played, so you may be given up to four more sevens and
    eights. Then the player on your left attacks.
rules-durak-options-title = Options
rules-durak-options =
    form: individual, pairs (four players) or teams (six players, two teams of three).

    neighbours_only: normally on; when off, everybody may attack with five or six players too.

    stop_allowed: normally on; when off, attackers cannot stop the others. Whoever has the last word can stop all
    the same.

    max_pickups: how many attacks in a row, picked up without anybody drawing a card, make the deal a draw; normally
    200, none for never.

    traditions: normally off. When on, the dealer may offer somebody a cut before dealing. A player who accepts, or
    who touches the cards without being the dealer, becomes the durak and deals instead.

    deals: how many deals make a match; normally 1.

    allow_excess: normally off. When on, cards played at once, and cards given to a player who picks up, may be more
    than the limit allows. The defender then chooses which of them go back to their players, as many as are too
    many, and beats or picks up the others. Cards given lie on the table until everybody has been asked. A card that
    went back cannot be played again in the same attack, since the limit has been reached. A trump six that goes
    back can still be exchanged by anyone who could exchange it before.
    .numbers = DU-8 DU-9 DU-27 DU-A10 DU-A21
rules-durak-typing-title = What to type
rules-durak-typing =
    attack 7C attacks with the seven of clubs, or adds it. attack 7C + does the same and says that you are playing
    another card along with it. Such cards may come in any order.

    beat 7C 8C beats the seven of clubs with the eight. take picks up.

    allow lets the next attacker go on, stop ends the attack.

    give 7D gives a card to the player who picks up, done gives nothing more.

    back 7D sends a card back when there are too many, with the option allow_excess.

    exchange exchanges the six of trumps for the face-up trump.

    A card is its rank, 6 to 9, T for ten, J, Q, K or A, and then its suit: C for clubs, D for diamonds, H for
    hearts and S for spades.

    With the option traditions, before the deal: offer 2 offers the cut to the player on seat 2 (seats count from 1;
    the name will do as well), accept and decline answer, touch touches the cards, and deal deals.
