"""Podkidnoy durak, "the fool who throws in": get rid of your cards; whoever is left holding some loses.

Source: pagat.com, "Dureń" (Klisch, McLeod 2007); numbers DU-1..37, DU-A1..A25 of the project's rules.

* 36 cards, six low, ace high. Option `form`: `individual` (2-6 seats), `pairs` (4) or `teams` (6, two of three);
  partners sit alternately. Six cards each; the next is turned up for trump and lies under the stock (DU-6); with six
  seats the dealer's last card is shown and kept (DU-7). In the first hand the lowest trump begins (DU-10), later the
  dealer's left (DU-11).
* A bout: the attacker opens against the next seat. A card is beaten by a higher one of its suit or by a trump (DU-13).
  When nothing is open, attackers may throw in cards of ranks on the table (DU-15), in priority order: the main
  attacker, then clockwise (DU-19..22). Each attacks, allows the next, or stops the others (DU-A7; `stop_allowed=off`:
  no stopping). A main attacker who allowed, and after whom nobody attacked, is asked once more (DU-20). No more attack
  cards than six or the defender's hand (DU-A5). From five seats on only the defender's neighbours attack
  (`neighbours_only=off`: all). Several cards at once are one play: `attack CARD +` (DU-29).
* All beaten and nobody goes on: the cards are gone and the defender attacks. Or the defender takes everything, and the
  attackers may give more (DU-25); then the next seat attacks. Afterwards all draw up to six (DU-30).
* The trump six, from the deal or the stock, may be exchanged for the trump under the stock at any moment, and from
  whoever drew that trump until the next attack opens (DU-32..34, DU-A18, DU-A19).
* Without a stock, seats without cards are out; turns go on as DU-35..37 and DU-A17 say. When one seat or team is left
  with cards it loses; when nobody is, the hand is a draw (DU-A12), and so it is after `max_pickups` pick-ups in a row
  after which nobody drew (DU-A22). A loser has -1 point. The loser deals the next hand (DU-A14); `deals` hands make a
  match.
* With `allow_excess` (DU-27, DU-A10) several cards at once, and gifts, may be more than there is room for. Then the
  defender chooses: as many as are too many go back to their players; the others are faced or taken.
* With `traditions` (DU-A21) there is a predeal: predeal.py.
* A rematch of the same people in the same seats is the next hand of their session (DU-A25).

Actions: rows 0 `attack CARD`, 1 `attack CARD +`, 2 `give CARD`, 3 `take allow stop done exchange`, for each attack
card a row 4 + its number, `beat ATTACK CARD`, and row 68 `back CARD`.

state.py has constants, options, the state table and what follows from its views, bout.py and rules.py the rules,
telling.py the texts and stories, speech.py what stands, is asked and may be typed, settled.py when the rest may be
claimed.
"""

from typing import Any

from stolik.core.bits import has
from stolik.core.game import Game, Manners
from stolik.core.outcome import lowest_loses
from stolik.core.packs import FRENCH
from stolik.core.state import NOBODY
from stolik.games.durak import rules, speech, telling
from stolik.games.durak.predeal import predeal
from stolik.games.durak.settled import settled
from stolik.games.durak.state import BACK, DECK, HAND, OPEN, SEATS, SIX, TABLE, Options, check, restore


def next_dealer(s: Any) -> int:
    """The loser; of a team the first with cards from the last dealer's left; after a draw the same (DU-A14, DU-A15)."""
    seats, dealer = int(s["seats"]), int(s["dealer"])
    from_left = [(dealer + 1 + k) % seats for k in range(seats)]
    return next((seat for seat in from_left if s["lost"][seat] and s["hand"][seat]), dealer)


def longest(options: Options) -> int | None:
    """How many actions a hand has at most; None where cards can go round for ever: with `max_pickups` null (DU-A22).

    Each repelled attack puts two cards or more on the heap for good, so there are 18 at most. In between, two seats and
    teams have the same side attack again after each pick-up (DU-28, DU-A17), whose hands and stock have lost a card or
    more to the other side; so with N cards in play a row of pick-ups takes N attack cards at most. With three seats or
    more, each for themselves, `max_pickups` bounds the row: what breaks it is a repelled attack, or a card drawn from
    the stock, and that happens once for each card at most.
    """
    attackers = 1 if options.seats == 2 else options.seats // 2
    if options.seats == 2 or options.form != "individual":
        attack_cards = sum(range(2, DECK + 1, 2)) + DECK // 2
    elif options.max_pickups is not None:
        attackers = options.seats - 1
        breaks = DECK // 2 + DECK - HAND * options.seats
        attack_cards = HAND * (options.max_pickups * (breaks + 1) + breaks)
    else:
        return None
    # Each attack card is played and perhaps beaten; who adds none says so, once after each card, the main attacker
    # twice (DU-20), and once more gives none; the defender takes; and the six is exchanged once (DU-A18).
    # With `allow_excess` a bout has one play or one round of gifts with too many cards, each played and sent back.
    sent_back = 2 * DECK if options.allow_excess else 0
    return int(attack_cards * (2 + 2 * attackers + 1 + 1 + sent_back) + 1)


def lacking(options: Options) -> frozenset[str]:
    """Nobody is allowed to go on by a lone attacker, no card lies under a stock with six (DU-7), none goes back.

    What `stop_allowed` forbids is to stop others: the last attacker in priority still ends the attack (DU-A7).
    """
    allows, exchanges = options.seats > 2, options.seats < SEATS
    there = {"allow": allows, "exchange": exchanges, "back": options.allow_excess}
    return frozenset(verb for verb, comes in there.items() if not comes)


def held(s: Any) -> bool:
    """Between the drawing that took the trump from under the stock and the next opening (DU-34, DU-A19).

    Unless all have seen that the six is with whoever drew: it lay there itself, and there is nothing to wait for.
    """
    drawer = s["drew_trump"]
    if s["phase"] != OPEN or s["laid"] != 0 or drawer == NOBODY:
        return False
    return not has(s["known"][drawer], s["turned"] & 48 | SIX)


DURAK = Game(
    name="durak",
    rules=2,
    seats=(2, SEATS),
    seats_rule="DU-1",
    options=Options,
    check=check,
    shown_first=("form", "deals"),
    pack=FRENCH,
    deck=lambda options: [card for card in FRENCH.numbers if card & 15 >= SIX],
    table=TABLE,
    phases=("over", "open", "throw", "defend", "gift", "choose"),
    deal=rules.deal,
    legal=rules.legal,
    play=rules.play,
    points=rules.points,
    interrupter=rules.interrupter,
    rows=BACK + 1,
    lacking=lacking,
    longest=longest,
    action_text=telling.action_text,
    action_number=telling.action_number,
    why=telling.why,
    tell=telling.tell,
    opening=telling.opening,
    manners=Manners(
        held=held,
        held_why="durak-why-held",
        held_rule="DU-A19",
        out_of_turn=("exchange",),
        predeal=predeal,
        predeal_rule="DU-A21",
        session_rule="DU-A25",
    ),
    describe=speech.describe,
    ask=speech.ask,
    meanwhile=speech.meanwhile,
    after=speech.after,
    restore=restore,
    settled=settled,
    stirring={"durak-repelled": "won", "durak-takes": "lost"},
    action_name=speech.action_name,
    sorted_hand=speech.sorted_hand,
    typed=speech.TYPED,
    typed_predeal=speech.TYPED_PREDEAL,
    next_dealer=next_dealer,
    outcome=lowest_loses,
    tell_score=telling.tell_score,
)
