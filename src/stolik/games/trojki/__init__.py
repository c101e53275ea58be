"""Trojki (Triple 3), a race for two to four: all at once lay cards on a grid of nine and make new trios.

Source: the Polish rule leaflet of Maureen Hiron's game; numbers TR-1..24, TR-A1..A14 of the project's rules.

* 64 cards: four colours, four shapes, 0 to 3 stripes, each combination once (TR-1). Nine are laid out, cells
  1 to 9 row by row (TR-2, TR-A2); the rest is dealt evenly into face-down stacks (TR-3, TR-5). What is left
  over goes on the centre card, the last on top (TR-4, TR-A4); with `leftover=aside` it lies aside, face up.
* Nobody is to act: at any time a player draws from their own stack into their hand, or places one card of their
  hand on a cell (TR-7..10, TR-A6). Claims take effect one by one, each judged by the table of then (TR-A5).
* A card fits a cell if with it some row, column or diagonal has a colour, shape or number of stripes in
  common that the same line had not in common before (TR-11..15). The player names one such new feature
  (TR-16, TR-A7); with `require_call` off they name none.
* `mode=referee`: nothing else is accepted. `mode=open`: any card of the hand goes anywhere, with any of its
  features as the call, and play is paused (TR-17, TR-A8). Every other seat accepts the card or challenges
  it. All accept: it stands, right or wrong. Somebody challenges: a wrong card goes back into the hand (TR-20),
  a right one stands. A last card that is wrong goes back even if all accept it: it cannot win (TR-A14).
* Who places their last card wins (TR-21), in the open mode once it stands. If no card that is not yet placed
  fits anywhere, in whatever stack or hand, the fewest cards win (TR-19, TR-22, TR-A9): fits, that is, by the
  rule; that a wrong card could be laid and pass does not keep a deal going. All other cards are face up, and
  a card that was taken back is known and not placed, so everybody can know that.
* One token for the winner; tied players get one each, with `tie_token=none` none (TR-A10). A match goes to
  `target` tokens, or over a number of `deals` (TR-A12). `handicap` gives seats extra cards (TR-A13).

In the open mode a deal has no bound: TR-20 names no penalty, so wrong cards may be laid and taken back for ever.
Each card that stands brings the end nearer, so one right card now and then is enough for it to come.

Actions: `draw` (row 0), `place CARD CELL CALL` (row 1 + 3 * cell + feature: colour, shape, stripes; bit of the
card), with `require_call` off `place CARD CELL` (row 28 + cell), and in a pause `accept` and `challenge` (row 37).

state.py has constants, options and the state table, rules.py the rules, telling.py the texts and stories,
speech.py what stands, is asked and may be typed, playout.py random deals at full speed.
"""

from typing import Any

from stolik.core.game import Game, Manners
from stolik.core.outcome import most_tokens_win
from stolik.games.trojki import rules, speech, telling
from stolik.games.trojki.playout import race
from stolik.games.trojki.state import ANSWER, DECK, GRID, PACK, PAUSE, SEATS, TABLE, Options, check


def match_over(options: Options, deals: int, score: Any) -> bool:
    """Whether somebody has `target` tokens or all `deals` are played (TR-23, TR-A11, TR-A12)."""
    return deals >= options.deals if options.deals is not None else max(score) >= options.target


def lacking(options: Options) -> frozenset[str]:
    """With a referee nobody judges a card (TR-A8)."""
    return frozenset(telling.ANSWERS if options.mode == "referee" else ())


def longest(options: Options) -> int | None:
    """All cards but those that lie there are drawn and placed; a wrong card comes back again and again (TR-20)."""
    return 2 * (DECK - GRID) if options.mode == "referee" else None


def held(s: Any) -> bool:
    """While a card is checked (TR-17): whoever lets the time pass has accepted it (`lapse`)."""
    return bool(s["phase"] == PAUSE)


TROJKI = Game(
    name="trojki",
    seats=(2, SEATS),
    seats_rule="TR-A3",
    options=Options,
    check=check,
    shown_first=("target", "deals"),
    pack=PACK,
    deck=lambda options: list(PACK.numbers),
    table=TABLE,
    phases=("over", "race", "open", "pause"),
    deal=rules.deal,
    legal=rules.legal,
    play=rules.play,
    points=rules.points,
    interrupter=rules.interrupter,
    rows=ANSWER + 1,
    lacking=lacking,
    longest=longest,
    action_text=telling.action_text,
    action_number=telling.action_number,
    why=telling.why,
    tell=telling.tell,
    opening=telling.opening,
    manners=Manners(
        claims=("place",),
        claims_rule="TR-A5",
        think_rule="TR-7",
        held=held,
        lapse="accept",
    ),
    playout=race,
    describe=speech.describe,
    ask=speech.ask,
    meanwhile=speech.meanwhile,
    after=speech.after,
    stirring={"trojki-place": "won", "trojki-place-silent": "won", "trojki-undone": "lost"},
    action_name=speech.action_name,
    typed=speech.TYPED,
    summed_up={"trojki-draw": "trojki-others-draw"},
    at_length=dict.fromkeys(("trojki-stack", "trojki-row", "trojki-centre", "trojki-aside"), "trojki-look"),
    match_over=match_over,
    outcome=most_tokens_win,
)
