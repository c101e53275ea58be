"""A match: deals of one game between the same seats, until its rules end it. It knows no players, clocks or words."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from stolik.core.deal import Deal
from stolik.core.errors import StolikError, check_seat, is_seat
from stolik.core.game import RECORDS, Event, Game, IllegalAction, Predeal, Reason, event, reason
from stolik.core.outcome import Outcome
from stolik.core.state import Views
from stolik.match.seal import reshuffled, seal

Shuffle = Callable[[list[Any]], None]


@dataclass
class Played:
    """What is kept of a deal: all that a record needs. `points` is empty until the deal is over, `seal` without one."""

    dealer: int
    deck: list[str]
    actions: list[str]
    points: list[int] = field(default_factory=list[int])
    predeal: list[str] = field(default_factory=list[str])
    legal: list[list[str]] = field(default_factory=list[list[str]])
    seal: dict[str, str] = field(default_factory=dict[str, str])


class Match:
    """Deals one after the other, each by the dealer that the game's rules name.

    game, options  settled options (`Game.settle`)
    dealer         who deals first
    shuffle        reorders a list in place; not needed if all decks are given
    keep_legal     whether the legal actions at each step are kept for the record
    fast           wait for machine code (simulation) instead of starting interpreted
    earlier        how many deals the same people had played before, where the game counts on (`Manners.session_rule`)

    A match begins before its first deal: `begin_deal`, then `play` until `deal.over`, then again until `over`.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        dealer: int = 0,
        shuffle: Shuffle | None = None,
        keep_legal: bool = False,
        fast: bool = False,
        earlier: int = 0,
    ) -> None:
        check_seat(dealer, options.seats)
        self.game, self.options, self.dealer, self.earlier = game, options, dealer, earlier
        self.keep_legal, self.fast = keep_legal, fast
        self._shuffle = shuffle
        self.deal: Deal | None = None
        self.deals: list[Played] = []
        self.score = [0] * options.seats
        self.predeal: Predeal | None = None
        self._prepare()

    @classmethod
    def from_deals(
        cls, game: Game, options: Any, deals: Sequence[Played], earlier: int = 0, dealer: int | None = None
    ) -> "Match":
        """The match after these deals, at least one, of which only the last may be under way.

        It is that one that is played again. If it is over it says who deals next; where that is known, `dealer`, it is
        played again only when somebody asks for it, and until then taken at its word.
        """
        *finished, last = deals
        match = cls(game, options, last.dealer, earlier=earlier)
        match.deals = [*deals] if last.points else finished
        for deal in match.deals:
            match.score = [total + new for total, new in zip(match.score, deal.points, strict=True)]
        if last.points:
            if dealer is None:
                match.deal = played = match._again()
                dealer = game.next_dealer(played.state)
            else:
                del match.deal
            match.dealer = dealer
            match._prepare()
        else:
            if match.predeal is not None:
                match.predeal.actions, match.predeal.done = list(last.predeal), True
            begun = match.begin_deal(last.deck, last.seal.get("nonce", ""))
            begun.again(last.actions)
            if begun.over and match.playing:
                match._book(begun)
        return match

    # --- where the match stands ------------------------------------------------------------------------------------

    @cached_property
    def deal(self) -> Deal | None:
        """The latest deal. One that was over when the match was taken up is played again when it is first asked for."""
        return self._again()

    @property
    def over(self) -> bool:
        """Whether the last deal of the match has been played."""
        return not self.playing and self.game.match_over(self.options, len(self.deals), self.score)

    @property
    def playing(self) -> bool:
        """Whether a deal is under way."""
        return bool(self.deals) and not self.deals[-1].points

    @property
    def between(self) -> bool:
        """Whether the next thing is a new deal: call `begin_deal`, when its predeal is done."""
        return not self.playing and not self.over and (self.predeal is None or self.predeal.done)

    @property
    def turn(self) -> int | None:
        """The seat that is asked, in a predeal or a deal; None if no one seat is."""
        if self.playing:
            return self.deal.turn if self.deal is not None else None
        return self.predeal.turn if self.predeal is not None and not self.predeal.done else None

    @property
    def outcome(self) -> Outcome | None:
        """Who has won the match, or lost it; None before it is over."""
        return self.game.outcome(self.options, self.score) if self.over else None

    # --- acting ----------------------------------------------------------------------------------------------------

    def begin_deal(self, deck: Sequence[str] | None = None, nonce: str = "") -> Deal:
        """Deal the next cards, from a deck or shuffled; with a nonce the deal is sealed (seal.py).

        Raises StolikError when it is not time for it, and BadDeck.
        """
        if not self.between:
            raise StolikError("a deal begins when the one before is over and the match is not")
        predeal = [] if self.predeal is None else [*self.predeal.actions]
        self.dealer = self.predeal.dealer if self.predeal is not None else self.dealer
        number = self.earlier + len(self.deals)
        deal = Deal(self.game, self.options, deck, self.dealer, number, self._shuffle, self.fast)
        self.deal = deal
        sealed = seal(self.game, deal.deck, nonce) if nonce else {}
        self.deals.append(Played(self.dealer, deal.deck, deal.actions, predeal=predeal, seal=sealed))
        if deal.over:  # it can end as soon as it is dealt
            self._book(deal)
        return deal

    def legal(self, seat: int) -> list[str]:
        """The seat's legal actions as texts, in code-point order."""
        if self.playing and self.deal is not None:
            return self.deal.legal(seat)
        return self.predeal.legal(seat) if self.predeal is not None and not self.over else []

    def play(self, seat: int, action: str | int) -> None:
        """Carry out an action, as `Deal.play` does. Raises IllegalAction and changes nothing."""
        deal = self.deal if self.playing else None
        if deal is not None:
            legal = []
            if self.keep_legal and is_seat(seat, self.options.seats):  # who is not is refused below, as for an action
                legal.append(deal.legal(seat))
            deal.play(seat, action)
            self.deals[-1].legal += legal
            if deal.over:
                self._book(deal)
        elif self.predeal is not None and not self.over and action in self.predeal.legal(seat):
            self.predeal.play(seat, action)
        else:
            text = str(action)
            raise IllegalAction(seat, text, self.why(seat, text))

    def again(self, line: str) -> None:
        """Carry out a line of `Played.actions` or `Played.predeal` again: a seat's action, or the cards of chance.

        Raises ValueError for what is no such line, IllegalAction.
        """
        seat, _, action = line.partition(" ")
        if seat == "-":
            self.reshuffle(action.split()[1:])
        else:
            self.play(int(seat), action)

    def reshuffle(self, cards: Sequence[str] | None = None) -> None:
        """Let chance act in the middle of a deal; in a sealed deal the seal says how. Raises IllegalAction."""
        if self.deal is None:
            raise StolikError("there is no deal yet")
        sealed = self.deals[-1].seal
        if sealed and cards is None:
            earlier = sum(action.startswith("- ") for action in self.deal.actions)
            cards = reshuffled(self.deal.to_be_reshuffled, sealed["nonce"], earlier)
        self.deal.reshuffle(cards)
        self.deals[-1].legal += [[]] if self.keep_legal else []

    def why(self, seat: int, action: str) -> Reason:
        """Why an action is not legal for a seat just now."""
        if self.playing and self.deal is not None:
            return self.deal.why(seat, action)
        if self.predeal is not None and not self.predeal.done and not self.over:
            return self.predeal.why(seat, action)
        return reason("why-over" if self.deals else "match-why-not-begun", RECORDS)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees: of the deal, or of its predeal."""
        if self.predeal is not None and not self.predeal.done and not self.playing:
            return self.predeal.view(seat)
        return self.deal.view(seat) if self.deal is not None else {"game": self.game.name, "phase": "before"}

    def views(self, seats: Iterable[int | None], before: Views | None = None) -> Views:
        """What several listeners see; `before`: what was seen earlier, as for `Deal.views`."""
        if self.deal is None or (self.predeal is not None and not self.predeal.done and not self.playing):
            views = Views()
            views |= {seat: self.view(seat) for seat in seats}
            return views
        return self.deal.views(seats, before)

    def tell(self, before: dict[str, Any], seat: int, action: str, after: dict[str, Any]) -> list[Event]:
        """The events of a step, from one listener's views before and after it."""
        if before["phase"] == "before" and self.predeal is not None:
            return self.predeal.tell(seat, action)
        return self.game.tell(before, seat, action, after)

    def told_score(self) -> list[Event]:
        """After a deal: the score of the match, and how it ended if it is over."""
        outcome = self.outcome
        told = self.game.tell_score(self.options, self.score, outcome is not None)
        return told if outcome is None else [*told, _ending(outcome)]

    def copy(self) -> "Match":
        """An independent match in the same position, with the same cards; later deals come from the same shuffle."""
        twin = copy(self)
        twin.score, twin.deals = list(self.score), [replace(played) for played in self.deals]
        twin.predeal = deepcopy(self.predeal)
        if self.deal is not None:
            twin.deal = self.deal.copy()
            twin.deals[-1].actions, twin.deals[-1].legal = twin.deal.actions, list(self.deals[-1].legal)
        return twin

    # --- the end of a deal -----------------------------------------------------------------------------------------

    def _again(self) -> Deal:
        """The latest deal, played again."""
        last, number = self.deals[-1], self.earlier + len(self.deals) - 1
        deal = Deal(self.game, self.options, last.deck, last.dealer, number, self._shuffle, self.fast)
        deal.again(last.actions)
        return deal

    def _book(self, deal: Deal) -> None:
        """Book a deal that has just ended, and name the next dealer."""
        self.deals[-1].points = deal.points()
        self.score = [total + new for total, new in zip(self.score, self.deals[-1].points, strict=True)]
        self.dealer = self.game.next_dealer(deal.state)
        self._prepare()

    def _prepare(self) -> None:
        """The predeal of the next deal, where the game has one."""
        self.predeal = None if self.over else self.game.manners.predeal(self.options, self.dealer)


def _ending(outcome: Outcome) -> Event:
    """The sentence with which a match ends."""
    winners, losers = list(outcome.winners), list(outcome.losers)
    if len(winners) == 1:
        return event("match-won", seat=winners[0])
    if winners:
        return event("match-shared", seats=winners)
    if len(losers) == 1:
        return event("match-lost", seat=losers[0])
    return event("match-lost-together", seats=losers) if losers else event("match-drawn")
