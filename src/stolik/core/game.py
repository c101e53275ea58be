"""The contract of a game: all that the rest of Stolik knows about one.

A game file ends with one object of the class `Game`. Its rule functions (`deal`, `legal`, `play`, `points`,
`interrupter`) work on one record `s` of the game's state table and are compiled; all else is plain Python.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple, Protocol

from stolik.core.bits import rule
from stolik.core.errors import ReasonedError
from stolik.core.options import BadOption, from_json, to_json
from stolik.core.outcome import Outcome, highest_wins
from stolik.core.packs import Pack
from stolik.core.state import NOBODY, StateTable, Views
from stolik.core.tricks import left_of

RECORDS = "RECORDS"  # the "rule" behind a refusal that docs/records.md states: how something is written, not played
EIGHTS = 1 << 13  # sets of eight actions whose texts are kept, for each game
View = Mapping[str, Any]
Reading = list[str]  # actions, to be done one after another


class Event(NamedTuple):
    """One thing that happened, as a message id with arguments (JSON values); the words are made from it later."""

    id: str
    args: dict[str, Any]


_new = tuple.__new__


class Reason(NamedTuple):
    """Why an action is refused: a message id, the rule or resolution behind it, and the message's arguments."""

    id: str
    rule: str
    args: dict[str, Any]


# How things stand, part by part, in the order in which the whole is read out: `hand` is what the listener holds, `deal`
# what holds for the deal (trumps, the stock), `table` what lies there, `seats` how everybody stands.
Stands = dict[str, list[Event]]
PARTS = ("hand", "deal", "table", "seats")


class Unclear(Exception):
    """Something typed that means nothing here: a message id and its values."""

    def __init__(self, message: str, **values: Any) -> None:
        self.message, self.values = message, values
        super().__init__(message)


class Typed(NamedTuple):
    """What may be typed at a game's table.

    read(view, legal, tokens)  what was typed, as the actions that it may mean: no reading, one, or several of which the
                               player must choose; raises Unclear. Tokens are verbs by their English names, cards as
                               records write them, numbers, and `seat:N` for a player's name
    words                      for each verb, and each other word of an action, the message that lists what means it too
    help                       the message that says what may be typed; its `list` are the examples
    examples                   for verbs that the help shows an example of, its message: those of verbs that cannot come
                               about at a table are left out there
    label(action)              one of several readings, to choose from
    """

    read: Callable[[View, Sequence[str], list[str]], list[Reading]]
    words: Mapping[str, str]
    help: str
    examples: Mapping[str, str] = {}
    label: Callable[[str], Event] = lambda action: event("typed-card", card=action.split(" ")[1])


class IllegalAction(ReasonedError):
    """An action that the rules refuse; nothing has changed. Carries the seat, the action's text and the reason.

    Its text names the seat, the action, the reason in English words and the rule.
    """

    def __init__(self, seat: int, action: str, reason: Reason) -> None:
        self.seat, self.action, self.reason = seat, action, reason
        super().__init__(seat, action, reason)

    def __str__(self) -> str:
        return f"seat {self.seat}, {self.action}: {super().__str__()}"


def event(id: str, **args: Any) -> Event:
    """An event; the arguments named as the message names them."""
    return _new(Event, (id, args))  # as Event(id, args), in half the time: each step makes some


def reason(id: str, rule: str, **args: Any) -> Reason:
    """A reason; the arguments named as the message names them."""
    return Reason(id, rule, args)


def cited(rule: str) -> str:
    """The number of a rule as people are told it; "" where it is none."""
    return "" if rule == RECORDS else rule


def not_now(view: View, turn_rule: str) -> Reason:
    """The reason that fits any game: another seat is to act."""
    return reason("why-not-turn", turn_rule, seat=view["turn"])


def not_held(card: str, rule_number: str) -> Reason:
    """The reason that fits any game with a hand: the card is not in it."""
    return reason("why-not-held", rule_number, card=card)


@rule
def no_interrupter(s: Any, after_seat: Any) -> Any:
    """For games in which only the seat to act has legal actions."""
    return NOBODY


def no_reshuffle(s: Any) -> list[int]:
    """For games in which chance acts at the deal alone."""
    return []


def next_left(s: Any) -> int:
    """The deal passes to the left."""
    return int(left_of(s["dealer"], s["seats"]))


def accept_all(options: Any) -> Any:
    """For games in which every combination of well-formed options is played."""
    return options


def nothing_after(view: View, events: Sequence[Event]) -> list[Event]:
    """For games in which the events of a step say all that there is to say."""
    return []


def nothing_to_restore(state: Any, view: View) -> None:
    """For games whose views tell every field of the state that is not hidden."""


def nothing_uncovered(view: View, deck: Sequence[str]) -> dict[str, Any]:
    """For games in which whoever has a card has seen it."""
    return {}


def never_settled(view: View) -> Event | None:
    """For games in which nobody can know, while they have a choice, that it changes nothing."""
    return None


def nothing_lacking(options: Any) -> frozenset[str]:
    """For games in which all actions can come about whatever the options are."""
    return frozenset()


@cache
def verbs_of(action_text: Callable[[int], str], rows: int) -> frozenset[str]:
    """The first words of all actions whose numbers are in so many rows."""
    found = set[str]()
    for number in range(64 * rows):
        with suppress(LookupError):  # no card or word has this number
            found.add(action_text(number).split(" ")[0])
    return frozenset(found)


def nothing_meanwhile(view: View, held: bool) -> list[Event]:
    """For games in which there is no more to say to whoever is not asked than whose turn it is."""
    return []


def hand_as_shown(view: View) -> list[str]:
    """The own cards in the order of the view: suit by suit, low cards first; none where a view has no hand."""
    return list(view.get("hand") or [])


def unnamed(view: View, action: str) -> Event | None:
    """For games whose actions are cards of the hand, or words that are read as they are."""
    return None


def never_held(s: Any) -> bool:
    """For games in which nobody acts out of turn at a moment that soon passes."""
    return False


def no_predeal(options: Any, dealer: int) -> None:
    """For games in which nothing is done before a deal."""


def told_points(options: Any, score: Sequence[int], over: bool) -> list[Event]:
    """For games that count points: those of each seat."""
    return [event("match-score", seat=seat, points=points) for seat, points in enumerate(score)]


def fixed_length(options: Any, deals: int, score: Sequence[int]) -> bool:
    """Whether a match of `options.deals` deals is finished."""
    return deals >= options.deals


class Predeal(Protocol):
    """What is done before one deal, all in the open, until somebody deals. The match plays it like a deal.

    Everything of it is called so, but for the names that records and the wire have: the key and the phase `before`.

    dealer   who is to deal as it stands; done, who deals
    done     whether the deal can begin
    actions  what was done, as a record has it ("0 offer 1")
    turn     the seat that is asked
    usual    what the seat that is asked does if it wants nothing out of the ordinary: bots do it, and a record that
             leaves out what was done before a deal means it
    """

    dealer: int
    done: bool
    actions: list[str]

    @property
    def turn(self) -> int: ...
    @property
    def usual(self) -> str: ...
    def legal(self, seat: int) -> list[str]:
        """The seat's actions, in code-point order."""

    def play(self, seat: int, action: str) -> None:
        """Carry out one of the seat's legal actions."""

    def why(self, seat: int, action: str) -> Reason:
        """Why an action is not legal for a seat."""

    def tell(self, seat: int, action: str) -> list[Event]:
        """What all see of an action."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees; its `phase` is "before", its `usual` as above."""


class Manners(NamedTuple):
    """How a game is played at a table, beyond what is legal: who waits for whom, and what one may do meanwhile.

    claims        verbs of actions with which a seat is first (trojki's `place`): one command holds one at most, and the
                  time to think comes before each; `claims_rule` says so
    think_rule    the rule by which a table may grant time to think before claims; "": this game has none
    held(s)       whether the answer of the seat that is asked is held back, until every other seat has had time to act
                  out of turn; depends on what all see, so that the waiting tells nothing
    held_why      the id of the message that refuses an answer which comes too early, with the seconds left as `count`
    held_rule     the rule behind that refusal
    out_of_turn   verbs of actions that answer no question: they may be done while another seat is asked, and while the
                  own answer is held back. They show nothing that all could not guess, but whether they are possible may
                  hang on a hidden card (durak's `exchange`)
    lapse         the text of the action that a seat has taken when it lets such a time pass (trojki's `accept`); ""
                  where letting it pass means doing nothing
    predeal(options, dealer)  what is done before a deal that this seat is to deal, or None; `predeal_rule` says so
    session_rule  the rule by which a rematch of the same people goes on where their match before ended: with its next
                  dealer, and the next number of a deal; "": the first dealer of every match is drawn by lot
    """

    claims: tuple[str, ...] = ()
    claims_rule: str = ""
    think_rule: str = ""
    held: Callable[[Any], bool] = never_held
    held_why: str = ""
    held_rule: str = ""
    out_of_turn: tuple[str, ...] = ()
    lapse: str = ""
    predeal: Callable[[Any, int], Predeal | None] = no_predeal
    predeal_rule: str = RECORDS
    session_rule: str = ""


NO_MANNERS = Manners()


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game. Functions over a record `s` take and return plain numbers; a *view* is what `StateTable.view` makes.

    name                the game's name
    rules               the revision of its rules: one more whenever a match could go on otherwise than before with the
                        same options and actions. Records and tables name it, and those of another are refused
    seats               fewest and most seats
    seats_rule          the rule that says so
    options             the NamedTuple of options, each with its default; the first is `seats`. The default of a later
                        one is how the game went without it: records and tables that lack the option have it
    check(options)      the options with what depends on others filled in; raises BadOption for what is refused
    shown_first         the options that a form shows at once, besides the seats; the others fold out
    pack                all cards with their texts
    deck(options)       the numbers of the cards in play, each as often as it occurs
    table               the state table
    phases              names of the phases; the first is "over"
    deal(s, chance)     from seats, dealer, number and options to the first question
    legal(s, seat, offer)          writes the seat's legal actions (core/offer.py)
    play(s, seat, action, chance)  carries out a legal action
    points(s, seat)     the seat's points of a finished deal
    interrupter(s, after_seat)  the next seat > after_seat that is not to act and has a legal action, or NOBODY
    reshuffle(s)        the numbers of the cards that chance shuffles when it is to act; `reshuffle_rule` says so
    rows                how many rows of 64 the actions have (offer.py): their numbers are below 64 * rows
    lacking(options)    verbs of actions that never come about with these options; `verbs` says which do
    longest(options)    how many actions a deal can have at most, with those of chance; None if there is no bound
    action_text(action), action_number(text)  inverse to each other; ValueError for a text that is no action
    why(view, action)   why an action (text) is refused to the seat of the view, which cannot do it now
    tell(before, seat, action, after)  the events of a step, from one listener's views before and after it
    told_alike          whether `tell` tells every listener the same, so that one is asked for all
    opening(view)       the events of a deal that has just been dealt
    manners             how it is played at a table, beyond what is legal
    playout(s, offer, chance)  plays a deal just dealt to its end at random and returns the number of its actions; only
                        for games in which no seat is ever to act (None: any driver of turns will do)
    describe(view)      how things stand, for whoever asks: the parts of `PARTS` that the game has, in reading order; a
                        spectator's view has no `hand`
    ask(view, legal)    what the seat of the view is asked, which has these legal actions; the last event is asked
                        again after a refusal. Own cards to choose from come in the order of `sorted_hand`, as `cards`,
                        with the whole of it as `hand` where they are numbered
    meanwhile(view, held)  what there is to say to a seat (or a spectator) that is not asked, besides whose turn it is:
                        why it has to wait, and for whom, or how the deal ended; `held`: the table holds back the next
                        action (`manners.held`)
    after(view, events)  what whoever wants to hear all is told after a step with these events: what lies there now,
                        how the seat stands that acted
    restore(state, view)  writes into an array of one record what views do not tell but what follows from them: its
                        phase and options are there already, and all that the view tells (core/restored.py)
    uncovered(view, deck)  fields that only the owner of a card sees, as a list over the seats, with the cards that lie
                        there unseen by anybody, too: for who looks on with all cards open when it is over. From a view
                        and the deck that was dealt; {}: no card is hidden from everybody but in the stock
    settled(view)       what there is to say to the seat of the view, which is asked in a deal and has two cards or more
                        where it can know that however all go on the points of every seat will be the same: then it may
                        claim the rest (its client plays on for it); None: it cannot know so
    summed_up           events that come one after the other in a race, each with the message that tells several of them
                        as one, of their `count`
    at_length           events of the start or the end of a deal that say at length how things stand, each with the
                        message that says in the place of them all how to ask for it; "": nobody need ask, of such ones
                        everybody is told their own. Whoever wants to hear all is told all
    stirring            events that everybody is told alike and that move the player of their `seat`: "won" (a trick, a
                        claim) or "lost"; a bot may remark on them
    sorted_hand(view)   the own cards in the order in which they are shown and numbered
    action_name(view, action)  what one of the own legal actions is called where it can be pressed; None: as its card
                        is, or as it is written
    typed               what may be typed, and what it means
    typed_predeal       the same in a predeal, in games that have one
    next_dealer(s)      who deals after this deal
    match_over(options, deals, score)  whether the match is finished
    outcome(options, score)  who has won, who has lost, by the points of a deal or the totals of a match (outcome.py)
    tell_score(options, score, over)  what is said of the totals of a match; if it is `over`, its outcome is said next
    kept(points)        in games with bids: whether a seat with these points of a deal has kept its own; None: no bids
    hand                the name of the field that a player holds as a hand, or "" (golf)
    """

    name: str
    rules: int = 1
    seats: tuple[int, int]
    seats_rule: str
    options: type[Any]
    check: Callable[[Any], Any] = accept_all
    shown_first: tuple[str, ...] = ()
    pack: Pack
    deck: Callable[[Any], list[int]]
    table: StateTable
    phases: tuple[str, ...]
    deal: Callable[..., Any]
    legal: Callable[..., Any]
    play: Callable[..., Any]
    points: Callable[..., Any]
    interrupter: Callable[..., Any] = no_interrupter
    reshuffle: Callable[[Any], list[int]] = no_reshuffle
    reshuffle_rule: str = RECORDS
    rows: int
    lacking: Callable[[Any], frozenset[str]] = nothing_lacking
    longest: Callable[[Any], int | None]
    action_text: Callable[[int], str]
    action_number: Callable[[str], int]
    why: Callable[[View, str], Reason]
    tell: Callable[[View, int, str, View], list[Event]]
    told_alike: bool = False
    opening: Callable[[View], list[Event]]
    manners: Manners = NO_MANNERS
    playout: Callable[..., Any] | None = None
    describe: Callable[[View], Stands]
    ask: Callable[[View, Sequence[str]], list[Event]]
    meanwhile: Callable[[View, bool], list[Event]] = nothing_meanwhile
    after: Callable[[View, Sequence[Event]], list[Event]] = nothing_after
    restore: Callable[[Any, View], None] = nothing_to_restore
    uncovered: Callable[[View, Sequence[str]], dict[str, Any]] = nothing_uncovered
    settled: Callable[[View], Event | None] = never_settled
    summed_up: Mapping[str, str] = field(default_factory=dict[str, str])
    at_length: Mapping[str, str] = field(default_factory=dict[str, str])
    stirring: Mapping[str, str] = field(default_factory=dict[str, str])
    sorted_hand: Callable[[View], list[str]] = hand_as_shown
    action_name: Callable[[View, str], Event | None] = unnamed
    typed: Typed
    typed_predeal: Typed | None = None
    next_dealer: Callable[[Any], int] = next_left
    match_over: Callable[[Any, int, Sequence[int]], bool] = fixed_length
    outcome: Callable[[Any, Sequence[int]], Outcome] = highest_wins
    tell_score: Callable[[Any, Sequence[int], bool], list[Event]] = told_points
    kept: Callable[[int], bool] | None = None
    hand: str = "hand"

    def __post_init__(self) -> None:
        # Pure functions, asked for the same few thousand actions all the time.
        object.__setattr__(self, "action_text", cache(self.action_text))
        object.__setattr__(self, "action_number", cache(self.action_number))
        object.__setattr__(self, "_eight", lru_cache(maxsize=EIGHTS)(self._eight))

    def settle(self, given: Mapping[str, Any]) -> Any:
        """The options of a match from those that were named; raises BadOption.

        `given` has JSON values (docs/records.md, "options"); whatever is missing has its default.
        """
        options = self.options(**from_json(self.options, given))
        low, high = self.seats
        if not low <= options.seats <= high:
            raise BadOption("seats", "option-seats", self.seats_rule, game=self.name, low=low, high=high)
        return self.check(options)

    def verbs(self, options: Any = None) -> frozenset[str]:
        """The first words of the actions of a deal: of those that come about with these options; None: of all."""
        found = verbs_of(self.action_text, self.rows)
        return found if options is None else found - self.lacking(options)

    def action_texts(self, row: int, mask: int) -> list[str]:
        """The texts of the actions of a row that are in a mask, of which there is one."""
        if not mask & mask - 1:
            return [self.action_text(64 * row + mask.bit_length() - 1)]
        texts: list[str] = []
        for first, byte in enumerate(mask.to_bytes(8, "little"), 8 * row):
            if byte:
                texts += self._eight(first, byte)
        return texts

    def _eight(self, eight: int, byte: int) -> list[str]:
        """As `action_texts`, of the eight actions from 8 * `eight` on."""
        return [self.action_text(8 * eight + bit) for bit in range(8) if byte >> bit & 1]

    def option_values(self, options: Any) -> dict[str, Any]:
        """The options as a record writes them."""
        return to_json(options)

    def view(self, state: Any, seat: int | None, points: Sequence[int] | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees: the table's view with the game's name, the phase's, and `points`.

        `points`: those of a deal that is over, by seat; None before.
        """
        return self.views(state, (seat,), points)[seat]

    def views(
        self,
        state: Any,
        seats: Iterable[int | None],
        points: Sequence[int] | None = None,
        before: Views | None = None,
    ) -> Views:
        """The views of several listeners, made at once, and of `before`, earlier ones of the same match (state.py)."""
        head = {"game": self.name, "phase": self.phases[state["phase"]], "seat": None, "points": points}
        return self.table.views(state, seats, head, before)
