"""Trojki at the terminal. Nothing here says which cards fit: to see it is the game."""

from collections.abc import Sequence

from stolik.cli.tables.talk import Reading, Talk, Unclear, View, card_of, line, say_hand, seats_of
from stolik.games.trojki.telling import checked
from stolik.words import Words

WORDS = ("accept", "challenge")
FEATURES = {
    "R": "terminal-typed-red",
    "B": "terminal-typed-blue",
    "V": "terminal-typed-violet",
    "Y": "terminal-typed-yellow",
    "C": "terminal-typed-circle",
    "S": "terminal-typed-square",
    "X": "terminal-typed-cross",
    "T": "terminal-typed-star",
    "0": "terminal-typed-none",
    "1": "terminal-typed-one",
    "2": "terminal-typed-two",
    "3": "terminal-typed-three",
}


def table(view: View, words: Words) -> list[str]:
    """The grid row by row, and how many cards everybody has left."""
    lines = [line(words, "trojki-row", row=row + 1, cards=view["top"][3 * row : 3 * row + 3]) for row in range(3)]
    for seat in seats_of(view):
        count, hand = view["left"][seat], view["hand_count"][seat]
        lines.append(line(words, "terminal-left", seat=seat, count=count, total=hand))
    known = [seat for seat in seats_of(view) if view["known"][seat] and seat != view["seat"]]
    lines += [line(words, "trojki-known", seat=seat, cards=view["known"][seat]) for seat in known]
    if view["phase"] == "pause":
        lines += _checked(view, words)
    return lines


def _checked(view: View, words: Words) -> list[str]:
    """The card that is checked, and who has still to answer."""
    _, cell, card, call = checked(view)
    about = {"seat": view["placer"], "card": card, "cell": cell, "covered": view["covered"]}
    waiting = [seat for seat in seats_of(view) if seat != view["placer"] and not view["accepted"][seat]]
    told = line(words, "trojki-checking-silent", **about)
    if call is not None:
        told = line(words, "trojki-checking", call=call, **about)
    return [told, line(words, "trojki-missing", seats=waiting)]


def question(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """The hand; what to do with it is open. In a pause the card to check, and how to answer."""
    if view["phase"] == "pause":
        return [*_checked(view, words)[:1], line(words, "trojki-ask-check")] if legal else []
    lines = say_hand(view, words) if view["hand"] else []
    if not any(view["dealt"][seat] - view["left"][seat] for seat in seats_of(view)) and not view["hand"]:
        lines.append(line(words, "terminal-ask-race" if view["calls"] else "terminal-ask-race-silent"))
    return lines


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """`draw 3`, or card, cell and call, where the only call possible may be left out; `accept` and `challenge`."""
    if tokens[0] in WORDS:
        return [tokens] if len(tokens) == 1 else []
    verb, rest = (tokens[0], tokens[1:]) if tokens[0] in ("draw", "place") else ("", tokens)
    if verb == "draw":
        return _draws(view, rest)
    if not 2 <= len(rest) <= 3:
        if len(rest) == 1 and card_of(view, rest[0]):
            raise Unclear("terminal-claim" if view["calls"] else "terminal-claim-silent")
        return []
    card, cell = card_of(view, rest[0]), rest[1]
    if card is None or not cell.isdecimal():
        return []
    if not 1 <= int(cell) <= 9:
        raise Unclear("terminal-no-cell", cell=cell, high=9)
    claim = f"place {card} {int(cell)}"
    if len(rest) == 3:
        if rest[2] not in FEATURES:
            raise Unclear("terminal-no-feature", text=rest[2])
        if rest[2] not in card:
            raise Unclear("terminal-not-on-card", card=card, call=rest[2])
        return [[f"{claim} {rest[2]}"]]
    return [[action] for action in legal if action.startswith(f"{claim} ")] or [[claim]]


def _draws(view: View, rest: list[str]) -> list[Reading]:
    if not rest:
        return [["draw"]]
    if len(rest) > 1 or not rest[0].isdecimal() or rest[0] == "0":
        return []
    return [["draw"] * min(int(rest[0]), max(1, view["stack"][view["seat"]]))]


TROJKI = Talk(
    hand=say_hand,
    table=table,
    question=question,
    read=read,
    typed={
        "draw": "terminal-typed-draw",
        "place": "terminal-typed-place",
        "accept": "trojki-typed-accept",
        "challenge": "trojki-typed-challenge",
        **FEATURES,
    },
    help="terminal-help-trojki",
    label=lambda action, words: words.say("terminal-call", call=action[-1]),
)
