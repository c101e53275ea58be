"""Golf at the terminal."""

from collections.abc import Sequence

from stolik.cli.tables.talk import Reading, Talk, Unclear, View, line, seats_of
from stolik.words import Words

CELLS = 6


def hand(view: View, words: Words) -> list[str]:
    """The own six cards, and the one in hand."""
    lines = [layout(view, view["seat"], words)]
    card = view["drawn"] or (view["taken"] if view["turn"] == view["seat"] else None)
    return [*lines, line(words, "terminal-holding", card=card)] if card else lines


def layout(view: View, seat: int, words: Words) -> str:
    """A seat's two rows; of the own ones also what lies face down and was looked at."""
    peeked = view["peeked"] if seat == view["seat"] else [None] * CELLS
    cells = [
        words.card(up) if up else words.say("terminal-remembered", card=seen) if seen else words.say("terminal-down")
        for up, seen in zip(view["up"][seat], peeked, strict=True)
    ]
    told = [f"{cell} {card}" for cell, card in enumerate(cells, 1)]
    return line(words, "terminal-layout", seat=seat, far=", ".join(told[:3]), near=", ".join(told[3:]))


def table(view: View, words: Words) -> list[str]:
    """Everybody's cards, the discards and the stock."""
    lines = [layout(view, seat, words) for seat in seats_of(view)]
    if view["top"]:
        return [*lines, line(words, "terminal-piles", card=view["top"], count=view["stock"])]
    return [*lines, line(words, "terminal-piles-taken", count=view["stock"])]


def question(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """Which two cards to look at, which card to take, and where it goes."""
    phase = view["phase"]
    if phase == "peek":
        if len(legal) == 1:
            return [line(words, "terminal-ask-peek-left")]
        far = any(action.startswith("peek 1") for action in legal)
        return [line(words, "terminal-ask-peek-any" if far else "terminal-ask-peek")]
    if phase == "turn":
        ask = "terminal-ask-pile" if "stock" in legal else "terminal-ask-take-only"
        return [layout(view, view["seat"], words), line(words, ask, card=view["top"])]
    if phase == "drawn":
        return [line(words, "terminal-ask-drawn", card=view["drawn"])]
    return [line(words, "terminal-ask-taken", card=view["taken"])]


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """Numbers are cells; where a pile is chosen 1 is the stock and 2 the discards; 0 throws the drawn card away."""
    verb, numbers = (tokens[0], tokens[1:]) if tokens[0].isalpha() else ("", tokens)
    if not all(number.isdecimal() for number in numbers) or len(numbers) > 2:
        return []
    if verb in ("stock", "take", "discard"):
        return [[verb]] if not numbers else []
    if view["phase"] == "turn" and not verb and len(numbers) == 1:
        if numbers[0] in ("1", "2"):
            return [["stock" if numbers[0] == "1" else "take"]]
        raise Unclear("terminal-no-pile", number=numbers[0])
    if numbers == ["0"] and not verb:
        return [["discard"]]
    cells = sorted(int(number) for number in numbers)
    wrong = [cell for cell in cells if not 1 <= cell <= CELLS]
    if wrong:
        raise Unclear("terminal-no-cell", cell=wrong[0], high=CELLS)
    if len(cells) == 1 and view["phase"] == "peek" and not verb:
        raise Unclear("terminal-two-cells")
    if len(cells) == 2 and verb in ("", "peek") and cells[0] != cells[1]:
        return [[f"peek {cells[0]} {cells[1]}"]]
    return [[f"swap {cells[0]}"]] if len(cells) == 1 and verb in ("", "swap") else []


GOLF = Talk(
    hand=hand,
    table=table,
    question=question,
    read=read,
    typed={
        "peek": "terminal-typed-peek",
        "stock": "terminal-typed-stock",
        "take": "terminal-typed-take",
        "swap": "terminal-typed-swap",
        "discard": "terminal-typed-discard",
    },
    help="terminal-help-golf",
)
