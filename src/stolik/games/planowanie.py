"""Planowanie, an Oh Hell for two to four: say how many tricks you will take, then take exactly as many.

Source: kurnik.pl, "planowanie - zasady gry"; numbers PL-1..17, PL-A1..A7 of the project's rules.

* 52 cards, two low, ace high (PL-1). Hands of 13 cards with four players, of 17 with two or three, one card
  fewer each deal, down to one; there are as many deals of one card as players (PL-3, PL-4). The deal passes
  to the left (PL-2).
* The next card is turned up and its suit is trump (PL-5, PL-A2), but the first deal has no trump (PL-6),
  with any number of players (PL-A1); option `first_deal_trump=if_card_left` turns a card in the first deal
  too where one is left. The turned card is not played (PL-A6).
* From the dealer's left each bids once (PL-7). The dealer, who bids last, may not make the sum of the bids
  equal to the number of tricks (PL-8, also with one card: PL-A4, PL-A7). Nobody bids more than the hand
  size (PL-A5).
* The dealer's left leads (PL-10), the winner of a trick leads the next (PL-A3). Follow suit if you can
  (PL-12); the highest trump wins, or else the highest card of the led suit (PL-14).
* As many tricks as bid: 10 + bid points; otherwise 0 (PL-15). Most points after all deals win, ties are
  shared (PL-17).

Actions: `bid K` (row 0, bit K) and `play CARD` (row 1, bit of the card).
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Literal, NamedTuple

from stolik.core.bits import NONE, ONE, bit, rule, u64
from stolik.core.chance import reveal, reveal_hand
from stolik.core.game import Event, Game, Reading, Reason, Stands, Typed, View, event, not_held, not_now, reason
from stolik.core.offer import add
from stolik.core.options import columns
from stolik.core.packs import FRENCH
from stolik.core.speech import after_trick, ask_card, last_act, read_card, seats_of, stands_hand, stands_trick, whole
from stolik.core.state import (
    CARD,
    CARDS,
    COUNTED,
    EVERYONE,
    MAYBE,
    NO_CARD,
    NOBODY,
    NOTHING,
    NUMBER,
    OVER,
    OWNER,
    SEAT,
    SUIT,
    StateTable,
    each,
    one,
)
from stolik.core.tricks import follow, left_of, suit_of, wins_over

# --- constants, options, state ---------------------------------------------------------------------------

SEATS = 4
BID, PLAY = 1, 2  # phases
BIDS, CARDS_ROW = 0, 1  # rows of actions
FULL = u64(0x1FFF1FFF1FFF1FFF)
IF_CARD_LEFT = 1  # first_deal_trump; never is 0
UNBID = -1
MOST = 63  # the highest bid that has a text; any as high as this is refused for the same reason


class Options(NamedTuple):
    """Options of a match; `first_deal_trump`: whether the first deal has a trump (PL-A1)."""

    seats: int = 4
    first_deal_trump: Literal["never", "if_card_left"] = "never"


TABLE = StateTable(
    FRENCH,
    SEATS,
    columns(Options, SEATS),
    [
        # name                    who sees it  how a view writes it   meaning
        each("hand", SEATS, OWNER, COUNTED, "cards held"),
        each("bid", SEATS, EVERYONE, MAYBE, "tricks bid, -1 until then"),
        each("won", SEATS, EVERYONE, NUMBER, "tricks taken"),
        each("table", SEATS, EVERYONE, CARD, "the card laid to this trick"),
        one("trump", EVERYONE, SUIT, "the trump suit, empty without trump"),
        one("turned", EVERYONE, CARD, "the card turned up for trump"),
        one("tricks", EVERYONE, NUMBER, "tricks of this deal: the hand size"),
        one("laid", EVERYONE, NUMBER, "cards in this trick"),
        one("leader", EVERYONE, SEAT, "who led to this trick"),
        one("led", EVERYONE, CARD, "the card that was led"),
        one("best", EVERYONE, CARD, "the card that wins the trick so far"),
        one("winner", EVERYONE, SEAT, "who laid it"),
        one("gone", EVERYONE, CARDS, "cards played in earlier tricks and this one"),
        one("left", EVERYONE, NOTHING, "tricks still to be played"),
    ],
)


# --- the deal --------------------------------------------------------------------------------------------


@rule
def largest(seats: Any) -> Any:
    """The hand size of the first deal (PL-3)."""
    return 13 if seats == 4 else 17


@rule
def has_trump(s: Any) -> Any:
    """Whether a card is turned up in this deal (PL-5, PL-6, PL-A1)."""
    if s.number > 0:
        return True
    return s.first_deal_trump == IF_CARD_LEFT and s.tricks * s.seats < 52


@rule
def deal(s: Any, chance: Any) -> None:
    """A hand for each seat, of the size that this deal has (PL-3, PL-4), and the trump (PL-5, PL-6)."""
    s.tricks = max(1, largest(s.seats) - s.number)
    unseen = FULL
    seat = s.dealer
    for place in range(s.seats):
        seat = left_of(seat, s.seats)
        hand = reveal_hand(chance, unseen, place, s.seats, s.tricks)
        unseen ^= hand
        s.hand[seat] = hand
        s.bid[seat] = UNBID
        s.won[seat] = 0
        s.table[seat] = NO_CARD
    s.trump = NONE
    s.turned = NO_CARD
    if has_trump(s):
        s.turned = reveal(chance, s.tricks * s.seats, unseen)
        s.trump = suit_of(s.turned)
    s.gone = NONE
    s.left = s.tricks
    s.laid = 0
    s.led = NO_CARD
    s.best = NO_CARD
    s.leader = NOBODY
    s.winner = NOBODY
    s.turn = left_of(s.dealer, s.seats)
    s.phase = BID


# --- bidding ---------------------------------------------------------------------------------------------


@rule
def barred(s: Any) -> Any:
    """The bid that the dealer may not make (PL-8), or a negative number."""
    rest = s.tricks
    for seat in range(s.seats):
        if seat != s.dealer:
            rest -= s.bid[seat]
    return rest


@rule
def legal_bids(s: Any) -> Any:
    """Any number up to the hand size (PL-9, PL-A5), but for the dealer the one that is barred (PL-8)."""
    bids = (ONE << u64(s.tricks + 1)) - ONE
    if s.turn == s.dealer and barred(s) >= 0:
        bids &= ~bit(barred(s))
    return bids


@rule
def make_bid(s: Any, tricks: Any) -> None:
    """One bid from each, the dealer's last (PL-7); then the dealer's left leads (PL-10)."""
    s.bid[s.turn] = tricks
    if s.turn == s.dealer:
        s.phase = PLAY
    s.turn = left_of(s.turn, s.seats)


# --- tricks ----------------------------------------------------------------------------------------------


@rule
def legal_cards(s: Any) -> Any:
    """Any card to lead (PL-11), the led suit if held, or else any (PL-12, PL-13)."""
    if s.laid == 0:
        return s.hand[s.turn]
    return follow(s.hand[s.turn], suit_of(s.led))


@rule
def beats(s: Any, card: Any, best: Any) -> Any:
    """Whether a later card wins over the best so far (PL-14)."""
    if suit_of(card) == suit_of(best):
        return card > best
    return bit(card) & s.trump != NONE


@rule
def lay(s: Any, card: Any) -> None:
    """One card to the trick, which is complete when all have laid one (PL-10, PL-14)."""
    me = s.turn
    if s.laid == 0:
        for seat in range(s.seats):
            s.table[seat] = NO_CARD
        s.led = card
        s.leader = me
    if s.laid == 0 or beats(s, card, s.best):
        s.best = card
        s.winner = me
    s.hand[me] ^= bit(card)
    s.gone |= bit(card)
    s.table[me] = card
    s.laid += 1
    s.turn = left_of(me, s.seats)
    if s.laid == s.seats:
        end_trick(s)


@rule
def end_trick(s: Any) -> None:
    """The winner has the trick and leads the next (PL-14, PL-A3); after the last card the deal is over (PL-15)."""
    s.won[s.winner] += 1
    s.turn = s.winner
    s.laid = 0
    s.left -= 1
    if s.left == 0:
        s.phase = OVER


# --- the contract ----------------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: Any, offer: Any) -> None:
    """For the seat to act: its bids (PL-8, PL-9), then the cards that it may play (PL-11, PL-12, PL-13)."""
    if seat == s.turn and s.phase != OVER:
        if s.phase == BID:
            add(offer, BIDS, legal_bids(s))
        else:
            add(offer, CARDS_ROW, legal_cards(s))


@rule
def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
    """Carries out a bid (PL-7) or lays a card (PL-10)."""
    if s.phase == BID:
        make_bid(s, action)
    else:
        lay(s, action & 63)


@rule
def points(s: Any, seat: Any) -> Any:
    """A made bid counts 10 and the bid, any other nothing (PL-15, PL-16)."""
    return 10 + s.bid[seat] if s.won[seat] == s.bid[seat] else 0


def match_over(options: Options, deals: int, score: Any) -> bool:
    """Hands down to one card, then as many deals of one card as players (PL-4)."""
    return deals >= largest(options.seats) - 1 + options.seats


def longest(options: Options) -> int:
    """A bid and the cards of the largest hand for each seat (PL-3)."""
    return int(options.seats * (1 + largest(options.seats)))


# --- text ------------------------------------------------------------------------------------------------


def action_text(action: int) -> str:
    """`bid K` or `play CARD` (docs/records.md)."""
    row, number = divmod(action, 64)
    return f"bid {number}" if row == BIDS else f"play {FRENCH.text(number)}"


def action_number(text: str) -> int:
    """The action of such a text; ValueError for any other."""
    verb, _, rest = text.partition(" ")
    if verb == "bid" and rest.isdecimal() and rest == str(int(rest)) and int(rest) < 64:
        return 64 * BIDS + int(rest)
    if verb == "play" and rest in FRENCH:
        return 64 * CARDS_ROW + FRENCH.number(rest)
    raise ValueError(text)


def why(view: View, action: str) -> Reason:
    """Why the seat of the view cannot do this: not its turn, barred, too many, not held or not following."""
    verb, _, what = action.partition(" ")
    if view["phase"] == "bid":
        if verb != "bid":
            return reason("planowanie-why-bid-first", "PL-7")
        if view["turn"] != view["seat"]:
            return not_now(view, "PL-7")
        if int(what) > view["tricks"]:
            return reason("planowanie-why-too-many", "PL-A5", count=view["tricks"])
        return reason("planowanie-why-barred", "PL-8", count=int(what), tricks=view["tricks"])
    if verb != "play":
        return reason("planowanie-why-bids-over", "PL-7")
    if view["turn"] != view["seat"]:
        return not_now(view, "PL-A3" if view["laid"] == 0 and any(view["won"]) else "PL-10")
    if what not in view["hand"]:
        return not_held(what, "PL-12" if view["laid"] else "PL-11")
    return reason("planowanie-why-follow", "PL-12", suit=view["led"][1])


def opening(view: View) -> list[Event]:
    """Who dealt how many cards, and what is trump."""
    told = [event("planowanie-deal", seat=view["dealer"], count=view["tricks"], number=view["number"] + 1)]
    if view["turned"]:
        return [*told, event("planowanie-trump", card=view["turned"], suit=view["trump"])]
    return [*told, event("planowanie-no-trump")]


def tell(before: View, seat: int, action: str, after: View) -> list[Event]:
    """The bid or card; then the end of the bidding, of a trick or of the deal."""
    verb, _, what = action.partition(" ")
    if verb == "bid":
        told = [event("planowanie-bid", seat=seat, count=int(what))]
        if after["phase"] == "play":
            told.append(event("planowanie-bids-done", count=sum(after["bid"]), tricks=after["tricks"]))
        return told
    lead = before["laid"] == 0
    told = [event("planowanie-lead" if lead else "planowanie-play", seat=seat, card=what)]
    if after["laid"] == 0:
        told.append(event("planowanie-trick", seat=after["winner"], card=after["best"]))
    if after["phase"] == "over":
        for s in range(after["seats"]):
            bid, won = after["bid"][s], after["won"][s]
            made = "planowanie-made" if bid == won else "planowanie-missed"
            told.append(event(made, seat=s, bid=bid, won=won, points=after["points"][s]))
    return told


# --- what stands, what is asked, what is typed -----------------------------------------------------------


def describe(view: View) -> Stands:
    """The hand; the trump; what everybody bid and took; the trick."""
    trump = event("planowanie-stands-no-trump")
    if view["turned"]:
        trump = event("planowanie-stands-trump", suit=view["trump"], card=view["turned"])
    stands = {"deal": [trump], "seats": [stands_seat(view, seat) for seat in seats_of(view)]}
    if view["phase"] != "bid":
        stands["table"] = [stands_trick(view)]
    return stands if view["seat"] is None else {"hand": stands_hand(view["hand"]), **stands}


def stands_seat(view: View, seat: int) -> Event:
    """What a seat bid and has taken so far."""
    bid = view["bid"][seat]
    if bid is None:
        return event("planowanie-stands-no-bid", seat=seat)
    return event("planowanie-stands-bid", seat=seat, bid=bid, count=view["won"][seat])


def ask(view: View, legal: Sequence[str]) -> list[Event]:
    """How many tricks, or which card."""
    if view["phase"] != "bid":
        return [ask_card(view, legal, itemgetter(1))]
    barred = sorted(set(range(view["tricks"] + 1)) - {int(action.removeprefix("bid ")) for action in legal})
    if barred:
        return [event("planowanie-ask-bid-barred", high=view["tricks"], barred=barred[0])]
    return [event("planowanie-ask-bid", high=view["tricks"])]


def action_name(view: View, action: str) -> Event | None:
    """A bid; a card is called as it is."""
    verb, _, count = action.partition(" ")
    return event("planowanie-name-bid", count=int(count)) if verb == "bid" else None


def after(view: View, events: Sequence[Event]) -> list[Event]:
    """The sum of the bids; later the trick, and how the seat stands that acted, or that has just won it."""
    seat = last_act(events, ("planowanie-bid", "planowanie-lead", "planowanie-play"))
    if seat is None or view["phase"] == "over":
        return []
    if view["phase"] == "bid":
        bids = sum(bid or 0 for bid in view["bid"])
        return [event("planowanie-stands-sum", count=bids, tricks=view["tricks"])]
    at = seat if view["laid"] else view["winner"]
    if at is None:  # nobody has led
        return []
    bid, won, count = view["bid"][at], view["won"][at], view["hand_count"][at]
    return [*after_trick(view), event("planowanie-stands-seat", seat=at, bid=bid, won=won, count=count)]


def settled(view: View) -> Event | None:
    """That every bid is kept or missed for good; also because the seat takes all tricks that are left, or none."""
    if view["phase"] != "play" or len(view["hand"]) < 2:
        return None
    left = view["tricks"] - sum(view["won"])
    least, most = 0, left
    if leads(view):
        least = left if takes_all(view) else 0
    elif takes_none(view):
        most = 0
    for seat, (bid, won) in enumerate(zip(view["bid"], view["won"], strict=True)):
        low, high = least, most  # of the tricks that are left, how many the seat may take
        if seat != view["seat"]:
            low, high = (left - most if view["seats"] == 2 else 0), left - least
        if low < high and won + low <= bid <= won + high:
            return None
    if least == most:
        return event("planowanie-settled-all") if most else event("planowanie-settled-none")
    return event("planowanie-settled-bids")


def leads(view: View) -> bool:
    """Whether the seat begins the trick."""
    return not view["laid"] and view["turn"] == view["seat"]


def takes_all(view: View) -> bool:
    """Whether no card that may be out beats any of its own: a seat that leads leads on to the end then (PL-A3)."""
    return all_seen(view, beating)


def takes_none(view: View) -> bool:
    """Whether others win this trick, which it does not lead, and no own card beats any that they may ever lay."""
    if view["laid"]:
        waits = view["table"][view["seat"]] is None
        if view["winner"] == view["seat"]:
            return False
        if waits and not beating(view["best"], view["trump"]).isdisjoint(view["hand"]):
            return False
    return all_seen(view, beaten)


def all_seen(view: View, others: Callable[[str, str | None], frozenset[str]]) -> bool:
    """Whether `others` of each own card are all seen; of those that are not nobody knows which are in the stock."""
    seen = {*view["gone"], *view["hand"], view["turned"]}
    for card in view["hand"]:
        if not seen.issuperset(others(card, view["trump"])):
            return False
    return True


@cache
def beating(card: str, trump: str | None) -> frozenset[str]:
    """The cards that win over this one, laid later (PL-14)."""
    return frozenset(other for other in map(FRENCH.text, FRENCH.numbers) if wins_over(other, card, trump))


@cache
def beaten(card: str, trump: str | None) -> frozenset[str]:
    """The cards over which this one wins, laid later (PL-14)."""
    return frozenset(other for other in map(FRENCH.text, FRENCH.numbers) if wins_over(card, other, trump))


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """A number is a bid while bids are made, later a card of the hand."""
    bid = tokens[1:] if tokens[0] == "bid" else tokens
    if (tokens[0] == "bid" or view["phase"] == "bid") and len(bid) == 1 and bid[0].isdecimal():
        count = whole(bid[0], 0, MOST)
        return [[f"bid {MOST if count is None else count}"]]
    return read_card(view, "play", tokens)


def restore(state: Any, view: View) -> None:
    """The tricks that are still to be played."""
    state["left"] = view["tricks"] - sum(view["won"])


TYPED = Typed(read, {"bid": "planowanie-typed-bid", "play": "trick-typed-play"}, "planowanie-help")


PLANOWANIE = Game(
    name="planowanie",
    seats=(2, SEATS),
    seats_rule="PL-1",
    options=Options,
    pack=FRENCH,
    deck=lambda options: list(FRENCH.numbers),
    table=TABLE,
    phases=("over", "bid", "play"),
    deal=deal,
    legal=legal,
    play=play,
    points=points,
    rows=2,
    longest=longest,
    action_text=action_text,
    action_number=action_number,
    why=why,
    tell=tell,
    told_alike=True,
    opening=opening,
    describe=describe,
    ask=ask,
    after=after,
    restore=restore,
    settled=settled,
    stirring={"planowanie-trick": "won"},
    action_name=action_name,
    typed=TYPED,
    match_over=match_over,
    kept=lambda points: points > 0,
)
