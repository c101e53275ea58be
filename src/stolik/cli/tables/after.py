"""What *full* adds to what somebody has done: what lies there now, and how he stands. From a view and events only.

Its twin is web/src/tables/after.ts; tests/web/test_after.py compares.
"""

from collections.abc import Callable, Sequence

from stolik.cli.tables.talk import View, line
from stolik.core.game import Event
from stolik.games.durak.telling import excess
from stolik.words import Words

# What somebody does that changes how the table stands; in a race only a card placed, all else would come too late.
ACTS = frozenset(
    " ".join(
        [
            "goliath-lead goliath-play",
            "planowanie-bid planowanie-lead planowanie-play",
            "durak-opens durak-attacks durak-beats durak-takes durak-gives durak-offers-card durak-sends-back",
            "durak-done durak-allows durak-stops durak-exchanges durak-exchanges-with",
            "golf-discard golf-swap-down golf-swap-up",
            "trojki-place trojki-place-silent",
        ]
    ).split()
)


def after(view: View, events: Sequence[Event], words: Words) -> str:
    """One line about the table after a step of a deal; "" where nothing is to be added, as after a deal's last step."""
    act = next((each for each in reversed(events) if each.id in ACTS), None)
    if act is None or view["phase"] in ("before", "over"):
        return ""
    return " ".join(filter(None, AFTER[str(view["game"])](view, act.args["seat"], words)))


def _goliath(view: View, seat: int, words: Words) -> list[str]:
    lies, seats = _trick(view, words), [seat]
    if not view["laid"] and view["high_seat"] is None:  # nobody has led: what he did has been taken back
        return []
    if not view["laid"]:
        lies, seats = line(words, "goliath-web-left-said", count=view["left"]), [view["high_seat"], view["low_seat"]]
    told = [lies]
    for at in dict.fromkeys(seats):
        points, count = view["profit_points"][at], view["hand_count"][at]
        told.append(line(words, "goliath-full", seat=at, points=points, count=count))
    return told


def _planowanie(view: View, seat: int, words: Words) -> list[str]:
    if view["phase"] == "bid":
        count = sum(bid or 0 for bid in view["bid"])
        return [line(words, "planowanie-web-sum", count=count, tricks=view["tricks"])]
    if view["laid"] == 0 and view["winner"] is None:  # nobody has led
        return []
    at = seat if view["laid"] else view["winner"]
    bid, won, count = view["bid"][at], view["won"][at], view["hand_count"][at]
    return [_trick(view, words), line(words, "planowanie-web-seat", seat=at, bid=bid, won=won, count=count)]


def _trick(view: View, words: Words) -> str:
    """The cards that lie there, in the order in which they were laid; not one alone, which has just been told."""
    game = view["game"]
    order = [(view["leader"] + k) % view["seats"] for k in range(view["laid"])]
    laid = [words.say(f"{game}-web-laid", seat=seat, card=view["table"][seat]) for seat in order]
    return line(words, f"{game}-web-trick", list=words.join(laid)) if len(laid) > 1 else ""


def _durak(view: View, seat: int, words: Words) -> list[str]:
    text = words.say("durak-web-count", count=view["hand_count"][seat])
    stands = line(words, "durak-web-seat", seat=seat, text=text)
    if not view["laid"]:
        return [stands]
    pairs = [
        words.say("durak-web-pair", attack=attack, card=card, state=_state(view, card))
        for attack, card in zip(view["attacks"], view["answers"], strict=True)
        if attack
    ]
    lies, over = line(words, "durak-web-pairs", list="; ".join(pairs), count=view["laid"]), excess(view)
    if over:
        return [lies, line(words, "durak-web-excess", count=over), stands]
    return [lies, line(words, "durak-web-room", count=view["room"]), stands]


def _state(view: View, card: str | None) -> str:
    return "beaten" if card else "taken" if view["taking"] else "open"


def _golf(view: View, seat: int, words: Words) -> list[str]:
    if view["phase"] != "turn":  # by now another card is on its way
        return []
    up = [
        words.say("golf-web-cell-pair" if view["pairs"][seat][at % 3] else "golf-web-cell", cell=at + 1, card=card)
        for at, card in enumerate(view["up"][seat])
        if card
    ]
    down = words.say("golf-web-down", count=6 - len(up))
    return [
        line(words, "golf-web-discards", card=view["top"]),
        line(words, "golf-web-stock", count=view["stock"]),
        line(words, "golf-full", seat=seat, list="; ".join([*up, down])),
    ]


def _trojki(view: View, seat: int, words: Words) -> list[str]:
    return [line(words, "trojki-full", seat=seat, count=view["hand_count"][seat], total=view["stack"][seat])]


AFTER: dict[str, Callable[[View, int, Words], list[str]]] = {
    "durak": _durak,
    "golf": _golf,
    "goliath": _goliath,
    "planowanie": _planowanie,
    "trojki": _trojki,
}
