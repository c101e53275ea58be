"""`Deal`: one deal of any game, with texts for cards and actions. What most users of the library ever touch."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import lru_cache
from sys import intern
from typing import Any

import numpy as np

from stolik.core.chance import RESHUFFLED, write, written_chance
from stolik.core.engine import engine, prepare
from stolik.core.errors import ReasonedError, StolikError, check_seat, is_seat, is_whole
from stolik.core.game import RECORDS, Game, IllegalAction, Reason, no_interrupter, reason
from stolik.core.offer import Offer, columns, numbers
from stolik.core.outcome import Outcome
from stolik.core.packs import Pack
from stolik.core.state import CARD, CARDS, CHANCE, COUNTED, NO_ONE, NOBODY, OVER, OWNER, Views


class BadDeck(ReasonedError):
    """A deck that is not exactly the pack of its game and options: a message id and its arguments say which cards."""

    def __init__(self, reason: str, **values: Any) -> None:
        self.reason, self.values = reason, values
        super().__init__(reason)


class Deal:
    """One deal: whose turn it is, what is legal, what each seat sees, and the points at the end.

    game     the game
    options  settled options (`Game.settle`)
    deck     card texts, top card first (docs/records.md); None: one shuffled by `shuffle`
    dealer   the seat that deals
    number   which deal of its match (or session) this is, from 0: games deal and begin by it
    shuffle  reorders a list in place (random.Random(seed).shuffle): the deck, and what is shuffled again
    fast     wait for machine code now instead of starting interpreted

    Raises BadDeck, BadSeat for a dealer whom the table does not have, and StolikError for a number that no deal has.
    Actions are texts without the seat ("play 7C"), or the game's numbers for them (`legal_numbers`); `game.action_text`
    and `game.action_number` translate.

    What a deal waits for: nothing (`over`), chance (`chance_acts`), everybody at once (`race`), else one seat (`turn`).
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        deck: Sequence[str] | None = None,
        dealer: int = 0,
        number: int = 0,
        shuffle: Callable[[list[Any]], None] | None = None,
        fast: bool = False,
    ) -> None:
        self.game, self.options, self.dealer, self.number = game, options, dealer, number
        self._shuffle = shuffle
        self._fast = fast
        self.deck = list(deck) if deck is not None else self._shuffled()
        check_deck(game, options, self.deck)
        self.actions: list[str] = []
        self._states = game.table.new()
        self._offers = np.zeros(1, Offer)
        self._chance = written_chance([game.pack.number(card) for card in self.deck])
        prepare(game, self._states, options, dealer, number)
        self._bind()
        engine(self.game, self._fast).deal(self._states, self._chance)

    def _bind(self) -> None:
        # Reading a cell of a column is ten times quicker than a field of a record, and these are read all the time.
        self._phase, self._turn = self._states["phase"], self._states["turn"]
        self._offer = columns(self._offers)

    def _shuffled(self) -> list[str]:
        return self._in_order([self.game.pack.text(card) for card in self.game.deck(self.options)])

    def _in_order(self, cards: list[str]) -> list[str]:
        if self._shuffle is None:
            raise StolikError("no deck and nothing to shuffle one with: give Deal a deck or a shuffle")
        self._shuffle(cards)
        return cards

    @property
    def state(self) -> Any:
        """The record behind the deal (read it, do not write it); it holds what no player may see."""
        return self._states[0]

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self._phase.item() == OVER

    @property
    def turn(self) -> int | None:
        """The seat that the game waits for; None if it waits for no single one: `over`, `chance_acts` or `race`."""
        turn: int = self._turn.item()
        return None if turn < 0 or self._phase.item() == OVER else turn

    @property
    def chance_acts(self) -> bool:
        """Whether chance must act before the next question: call `reshuffle`."""
        return self._turn.item() == CHANCE and not self.over

    @property
    def race(self) -> bool:
        """Whether every seat may act at any time."""
        return self._turn.item() == NOBODY and not self.over

    def legal_numbers(self, seat: int) -> list[int]:
        """The seat's legal actions as numbers, ascending; empty if it has none. Raises BadSeat."""
        return numbers(self._offer) if self._offers_any(seat) else []

    def legal(self, seat: int) -> list[str]:
        """The seat's legal actions as texts, in code-point order; empty if it has none.

        A seat that is not to act can have some, where a game lets it act out of turn. Raises BadSeat.
        """
        if not self._offers_any(seat):
            return []
        count, row, mask = self._offer
        texts: list[str] = []
        for k in range(count.item()):
            texts += self.game.action_texts(row.item(k), mask.item(k))
        texts.sort()
        return texts

    def _offers_any(self, seat: int) -> bool:
        """Whether the seat may have legal actions, which are written into the offer then. Raises BadSeat."""
        check_seat(seat, self.options.seats)
        turn = self._turn.item()
        only_listens = seat != turn and self.game.interrupter is no_interrupter  # then the game need not be asked
        if only_listens or turn == CHANCE or self._phase.item() == OVER:
            return False
        engine(self.game, self._fast).legal(self._states, seat, self._offers)
        return True

    def play(self, seat: int, action: str | int) -> None:
        """Carry out an action, a text or a number. Raises IllegalAction, with reason and rule, and changes nothing."""
        try:
            # Of the numbers only legal ones are sure to have a text, and a place among the actions.
            if not isinstance(action, str):
                action = self._text(seat, action)
            number = self.game.action_number(action)
        except ValueError:
            text = str(action)
            raise IllegalAction(seat, text, _no_action(text)) from None
        seated = is_seat(seat, self.options.seats) and self._turn.item() != CHANCE
        rules = engine(self.game, self._fast)
        if not seated or not rules.play(self._states, seat, number, self._chance, self._offers):
            raise IllegalAction(seat, action, self.why(seat, action))
        self.actions.append(intern(f"{seat} {action}"))  # a server keeps those of all deals, and there are not many

    def again(self, lines: Iterable[str]) -> None:
        """Carry out lines of `actions` again, quicker than `play` one after the other.

        Raises ValueError for what is no such line, IllegalAction; those before it have been carried out.
        """
        rules, number_of = engine(self.game, self._fast), self.game.action_number
        seats = {str(seat): seat for seat in range(self.options.seats)}
        for line in lines:
            who, _, action = line.partition(" ")
            seat = seats.get(who, NOBODY)
            if who == "-":
                self.reshuffle(action.split()[1:])
            elif seat == NOBODY or self._turn.item() == CHANCE:
                self.play(int(who), action)  # which says what is wrong
            elif rules.play(self._states, seat, number_of(action), self._chance, self._offers):
                self.actions.append(intern(line))
            else:
                self.play(seat, action)

    def _text(self, seat: int, number: int) -> str:
        """The text of an action that is legal for some seat; ValueError for anything else."""
        seats = sorted(range(self.options.seats), key=lambda each: each != seat)
        if not is_whole(number) or not any(number in self.legal_numbers(each) for each in seats):
            raise ValueError(number)
        return self.game.action_text(number)

    def reshuffle(self, cards: Sequence[str] | None = None) -> str:
        """Let chance act: the new stock, top card first (None: shuffled now). Returns the action's text.

        Raises IllegalAction if chance is not to act or the cards are not the ones to be shuffled.
        """
        known = self.to_be_reshuffled
        order = list(cards) if cards is not None else self._in_order(list(known)) if known else []
        text = " ".join(["reshuffle", *order])
        if not known or sorted(order) != sorted(known):
            raise IllegalAction(CHANCE, text, reason("why-reshuffle", self.game.reshuffle_rule, cards=known))
        write(self._chance, RESHUFFLED, [self.game.pack.number(card) for card in order])
        engine(self.game, self._fast).play(self._states, CHANCE, 0, self._chance, self._offers)
        self.actions.append(f"- {text}")
        return text

    @property
    def to_be_reshuffled(self) -> list[str]:
        """The cards that chance is to shuffle now; none if it is not to act."""
        return [self.game.pack.text(card) for card in self.game.reshuffle(self.state)] if self.chance_acts else []

    def why(self, seat: int, action: str) -> Reason:
        """Why an action, any text, is not legal for a seat just now."""
        try:
            self.game.action_number(action)
        except ValueError:
            return _no_action(action)
        if not is_seat(seat, self.options.seats):
            return reason("why-no-seat", RECORDS, count=self.options.seats)
        if self.over:
            return reason("why-over", RECORDS)
        return self.game.why(self.view(seat), action)

    @property
    def unseen(self) -> int:
        """How many cards lie hidden from everybody; an action that lowers it has turned up or dealt a card."""
        hidden = [field.name for field in self.game.table.fields if field.sees is NO_ONE and field.mask]
        return sum(_count(self.state[name]) for name in hidden)

    def seen_only_by(self, seat: int) -> int:
        """How many cards this seat alone sees of those in a mask, as a hand is; raised by an action that gives it one.

        Raises BadSeat.
        """
        check_seat(seat, self.options.seats)
        fields = self.game.table.fields
        own = [field.name for field in fields if field.sees is OWNER and field.mask and field.by_seat]
        return sum(_count(self.state[name][seat]) for name in own)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees (None: a spectator), as JSON values. Raises BadSeat."""
        if seat is not None:
            check_seat(seat, self.options.seats)
        return self.game.view(self.state, seat, self._points)

    def views(self, seats: Iterable[int | None], before: Views | None = None) -> Views:
        """What several listeners see; quicker than one after the other.

        `before`: what was seen at an earlier moment of the same match, and is not written to: quicker still.
        """
        points = self.points() if self._phase.item() == OVER else None
        return self.game.views(self._states[0], seats, points, before)

    def points(self) -> list[int]:
        """The points of each seat; StolikError before the deal is over."""
        if not self.over:
            raise StolikError("the deal is not over: it has no points yet")
        return [int(engine(self.game, self._fast).points(self._states, seat)) for seat in range(self.options.seats)]

    @property
    def outcome(self) -> Outcome | None:
        """Who has won this deal, or lost it, by its points alone; None before it is over."""
        return self.game.outcome(self.options, self.points()) if self.over else None

    @property
    def _points(self) -> list[int] | None:
        return self.points() if self.over else None

    def __repr__(self) -> str:
        """Where the deal stands: what is asked, the cards that all see, and each seat's own, by seats."""
        waits = "over" if self.over else "chance acts" if self.chance_acts else "everybody may act"
        turn = self.turn
        at = f"{self.game.phases[self._phase.item()]}, {waits if turn is None else f'seat {turn} to act'}"
        held = self.options.seats * [""]
        lies = []
        views = self.views([None, *range(self.options.seats)])
        for field in self.game.table.fields:
            if field.shows not in (CARD, CARDS, COUNTED) or field.sees is NO_ONE:
                continue
            if field.name in self.game.table.own:
                for seat in range(self.options.seats):
                    held[seat] += _cards(views[seat][field.name])
            elif cards := _cards(views[None][field.name]):
                lies.append(f"{field.name}{cards}")
        hands = " |".join(held) if any(held) else ""
        told = "; ".join(part for part in (f"hands{hands}" if hands else "", *lies) if part)
        head = f"{self.game.name}, {self.options.seats} seats, {len(self.actions)} actions: {at}"
        return f"<Deal {head}{'; ' if told else ''}{told}>"

    def copy(self) -> "Deal":
        """An independent deal in the same position, with the same deck."""
        twin = copy(self)
        twin.deck, twin.actions = list(self.deck), list(self.actions)
        twin._states, twin._chance, twin._offers = self._states.copy(), self._chance.copy(), self._offers.copy()
        twin._bind()
        return twin


def _count(mask: Any) -> int:
    """How many cards there are in a mask of one or more words."""
    return sum(int(word).bit_count() for word in np.atleast_1d(mask))


def _no_action(text: str) -> Reason:
    return reason("why-no-action", RECORDS, action=text)


def _cards(shown: Any) -> str:
    """Cards as a view has them, each after a space: one, a list, or a list for each seat, "-" where none lies."""
    if not isinstance(shown, list):
        return f" {shown}" if isinstance(shown, str) else ""
    parts = [_cards(part) if isinstance(part, list) else f" {part or '-'}" for part in shown]
    if not any(isinstance(part, list) for part in shown):
        return "".join(parts) if any(shown) else ""
    return " |".join(parts) if any(parts) else ""


def check_deck(game: Game, options: Any, deck: Sequence[str]) -> None:
    """Raise BadDeck unless the deck holds each card in play exactly as often as it should."""
    wanted = _wanted(game.pack, game.deck, options)
    if sorted(deck) == wanted:
        return
    unknown = [card for card in deck if card not in game.pack]
    if unknown:
        raise BadDeck("why-deck-unknown", text=unknown[0])
    if len(deck) != len(wanted):
        raise BadDeck("why-deck-size", count=len(deck), wanted=len(wanted))
    missing = next(card for card in wanted if deck.count(card) < wanted.count(card))
    extra = next(card for card in deck if deck.count(card) > wanted.count(card))
    raise BadDeck("why-deck-twice", card=extra, missing=missing)


@lru_cache(maxsize=256)
def _wanted(pack: Pack, deck: Callable[[Any], Sequence[int]], options: Any) -> list[str]:
    """The cards in play, in code-point order; the same for all deals with these options, of which a server has many."""
    return sorted(pack.text(card) for card in deck(options))
