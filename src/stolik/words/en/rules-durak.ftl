# The rules of durak, complete enough to play from; `stolik rules durak` prints them.

rules-durak-aim-title = The aim
rules-durak-aim =
    Durak means fool, and this game is the one in which attackers throw in cards. Nobody wins it; there is only a
    loser. All try to get rid of their cards, and whoever is left holding some when everybody else has none is the
    durak. Two to six people play, each on their own, or four in two pairs, or six in two teams of three.
    .numbers = DU-1 DU-3
rules-durak-cards-title = The cards
rules-durak-cards =
    The pack has 36 cards. In each suit they rank, from the top: ace, king, queen, jack, ten, nine, eight, seven,
    six. One suit is trumps.
    .numbers = DU-2
rules-durak-deal-title = Dealing
rules-durak-deal =
    Who deals first is decided by lot. The dealer shuffles and deals, and nobody else handles the cards then.

    Everybody is dealt six cards, one at a time, clockwise from the dealer's left. The next card is turned up and
    decides which suit is trumps. It is laid face up under the rest, the stock, and will be the last card to be
    drawn.

    Six players use up all the cards, so there is no stock: the dealer's own last card is shown instead, decides
    trumps and stays in the dealer's hand.

    In the first deal the player with the lowest trump shows it and attacks first, with any card. If no hand has a
    trump, the player on the dealer's left attacks first, and so it is in all later deals.
    .numbers = DU-5 DU-6 DU-7 DU-10 DU-11 DU-A1 DU-A2 DU-A3
rules-durak-attack-title = Attack and defence
rules-durak-attack =
    The first attacker lays a card in front of the player to the left, who is the defender. This opening card is
    compulsory and can be any card. The defender answers each attack card with a card that beats it, or picks up.

    A card is beaten by a higher card of its own suit. A card that is not a trump is also beaten by every trump.
    Nobody has to follow suit: a trump may be used even by somebody who could beat the card without it. And nobody
    has to beat at all: the defender may pick up whenever a card is still unbeaten.

    Once every card on the table is beaten, the attack may go on. Each new card must have a rank that has been
    played in this attack already, by either side. Altogether there are never more than six attack cards, and never
    more than the defender held when the attack began.

    Several cards can be played at once if all of them fit; at the opening they must all be of one rank. The
    defender then answers them in any order.
    .numbers = DU-12 DU-13 DU-14 DU-15 DU-16 DU-29 DU-A4 DU-A5 DU-A6 DU-A6b
rules-durak-join-title = Who may attack
rules-durak-join =
    The player who opened is the main attacker and has first say whenever all cards are beaten: add a card, let the
    next attacker add, or stop the attack for everybody. The others follow clockwise, with the same three choices,
    but their stop holds back only those after them; the last one can only add or stop. To let the others add gives
    nothing up: if none of them adds a card, the main attacker has the last word, and adds one or stops. After an
    added card has been beaten, the main attacker is asked first again.

    Attackers may talk: the main attacker may ask the others whether they want to attack, and tell them to play or
    to wait; the second may only hold back the third. Such talk binds nobody.

    With two players there is only one attacker. With three or four everybody but the defender may attack. With five
    or six only the defender's two neighbours may, meaning the nearest players on both sides who hold cards when the
    attack begins. In teams all opponents of the defender may attack, but partners never help each other: they
    neither attack nor defend for each other.

    Whoever holds cards is asked even without a fitting card, so that nobody learns anything from the silence.
    .numbers = DU-19 DU-20 DU-21 DU-22 DU-23 DU-A7 DU-A8
rules-durak-end-of-attack-title = How an attack ends
rules-durak-end-of-attack =
    The attack is beaten off when all its cards are beaten and nobody goes on, or no further card is allowed. All
    its cards are out for the rest of the deal. The defender attacks next, against the next player to the left.

    Or the defender picks up and takes all cards of the attack, of both sides. In addition, each player who may
    attack is asked once, main attacker first, and can give further cards of the ranks played, as many as the limit
    leaves room for. The defender misses a turn: the next player to the left attacks the one after that.
    .numbers = DU-17 DU-18 DU-24 DU-25 DU-26 DU-28 DU-A9 DU-A11
rules-durak-draw-title = Drawing
rules-durak-draw =
    After every attack whoever has fewer than six cards draws up to six: first the main attacker, then the others
    clockwise, and the defender last. The face-up trump is the very last card of the stock. Those whom the stock
    does not reach draw nothing, and from then on nobody draws.
    .numbers = DU-30 DU-31 DU-A24
rules-durak-six-title = The trump six
rules-durak-six =
    Whoever was dealt the six of trumps, or drew it from the stock, may exchange it for the face-up trump at any moment
    while that card lies under the stock, even when it is somebody else's turn. Only in the middle of playing
    several cards at once you cannot.

    When the face-up trump has just been drawn, the six can still be exchanged with the player who drew it, until the
    first card of the next attack is played. The right is lost once another player has had the six; it is kept if
    you beat a card with the six and then pick up. With six players there is no exchange.
    .numbers = DU-32 DU-33 DU-34 DU-A18 DU-A19 DU-A20
rules-durak-end-title = The end of a deal
rules-durak-end =
    When there is no stock left, a player without cards is out, and the turn passes to the next one who has cards.
    The deal ends after an attack, when only one player has cards: the durak. If the last attack leaves nobody with
    cards, the deal is a draw. If two hundred attacks in a row are picked up and nobody draws a card after any
    of them, because there is no stock or everybody holds six cards or more, that is a draw too.
    .numbers = DU-35 DU-A12 DU-A13 DU-A22
rules-durak-teams-title = Pairs and teams
rules-durak-teams =
    Partners sit alternately. The team that still has cards when the other has none loses. When a player runs out of
    cards, the remaining partners take over the turns: attack and defence alternate between the teams, and inside a
    team they go round among those with cards.
    .numbers = DU-36 DU-37 DU-A16 DU-A17
rules-durak-score-title = Score, next dealer, the match
rules-durak-score =
    The loser has minus one point, in a team each member; a draw costs nothing. The loser has the next deal; of a
    team the first member with cards, counted from the old dealer's left. After a draw the same dealer deals again.

    A match is a single deal unless you choose more. After several deals whoever has lost the most has lost the match;
    if everybody has lost equally many it is a draw. A match has no winner either. If the same people play again,
    in the same seats, it is the next deal: the loser deals.
    .numbers = DU-4 DU-A14 DU-A15 DU-A23 DU-A25
rules-durak-example-title = An example
rules-durak-example =
    Hearts are trumps. You hold six cards, among them the eight of clubs, and are attacked with the seven of clubs.
    You beat it with the eight. Sevens and eights may follow now, and the main attacker adds the eight of diamonds.
    You do not want to beat it and pick up: the seven of clubs and both eights. Your five other cards make that
    eight in hand. Two attack cards have been played, so up to four more sevens and eights may be given to you. Then
    the player on your left attacks.
rules-durak-options-title = Options
rules-durak-options =
    form: individual, pairs (four players) or teams (six players, two teams of three).

    neighbours_only: normally on; off lets everybody attack with five or six players too.

    stop_allowed: normally on; off takes from the attackers the right to stop the others. Whoever has the last word can
    stop all the same.

    max_pickups: after how many attacks in a row, picked up without anybody drawing a card, the deal is a draw;
    normally 200, none for never.

    traditions: off normally. When on, the dealer may offer somebody a cut before dealing. Whoever accepts, or
    touches the cards without being the dealer, becomes the durak and deals instead.

    deals: how many deals make a match; normally 1.

    allow_excess: off normally. When on, cards played at once, and cards given to somebody who picks up, may be more
    than the limit leaves room for. Then the defender chooses which of them go back to their players, as many as are
    too many, and beats or picks up the others. Cards given lie on the table until everybody has been asked. Nobody can
    play a card again in the attack in which it went back, for the limit is reached. A trump six that goes back can
    still be exchanged by whoever could exchange it before.
    .numbers = DU-8 DU-9 DU-27 DU-A10 DU-A21
rules-durak-typing-title = What to type
rules-durak-typing =
    attack 7C attacks with the seven of clubs, or adds it. attack 7C + does the same and says that another card of
    yours follows at once. Such cards come in any order.

    beat 7C 8C beats the seven of clubs with the eight. take picks up.

    allow lets the next attacker go on, stop ends the attack.

    give 7D gives a card to the player who picks up, done gives nothing more.

    back 7D sends a card back when there are too many, with the option allow_excess.

    exchange trades the six of trumps for the face-up trump.

    A card is its rank, 6 to 9, T for ten, J, Q, K or A, and then its suit: C for clubs, D for diamonds, H for
    hearts and S for spades.

    With the option traditions, before the deal: offer 2 offers the cut to the player on seat 2 (seats count from
    1; the name will do as well), accept and decline answer, touch touches the cards, and deal deals.
