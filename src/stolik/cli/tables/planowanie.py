"""Planowanie at the terminal."""

from collections.abc import Sequence

from stolik.cli.tables.talk import Reading, Talk, View, ask_card, line, read_card, say_hand, seats_of, trick_of
from stolik.words import Words

MOST = 63  # the highest bid that has a text; any as high as this is refused for the same reason


def table(view: View, words: Words) -> list[str]:
    """Trump, what everybody said and took, the trick."""
    lines = [line(words, "terminal-no-trump")]
    if view["turned"]:
        lines = [line(words, "terminal-trump", suit=view["trump"], card=view["turned"])]
    for seat in seats_of(view):
        bid = view["bid"][seat]
        if bid is None:
            lines.append(line(words, "terminal-no-bid", seat=seat))
        else:
            lines.append(line(words, "terminal-bid", seat=seat, bid=bid, count=view["won"][seat]))
    return lines if view["phase"] == "bid" else [*lines, trick_of(view, words)]


def question(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """How many tricks, or which card."""
    if view["phase"] != "bid":
        return ask_card(view, legal, words)
    barred = sorted(set(range(view["tricks"] + 1)) - {int(action.removeprefix("bid ")) for action in legal})
    if barred:
        return [line(words, "terminal-ask-bid-barred", high=view["tricks"], barred=barred[0])]
    return [line(words, "terminal-ask-bid", high=view["tricks"])]


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """A number is a bid while bids are made, later a card of the hand."""
    bid = tokens[1:] if tokens[0] == "bid" else tokens
    if (tokens[0] == "bid" or view["phase"] == "bid") and len(bid) == 1 and bid[0].isdecimal():
        return [[f"bid {min(int(bid[0][:9]), MOST)}"]]
    return read_card(view, tokens)


PLANOWANIE = Talk(
    hand=say_hand,
    table=table,
    question=question,
    read=read,
    typed={"bid": "terminal-typed-bid", "play": "terminal-typed-play"},
    help="terminal-help-planowanie",
)
