"""Durak in words: the texts of actions, why one is refused, and what happened in a step.

All of it sees texts and views only. The rules themselves are in rules.py.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from stolik.core.game import Event, Reason, View, event, not_held, not_now, reason
from stolik.core.packs import FRENCH, RANKS
from stolik.games.durak.state import (
    ALLOW,
    ATTACK,
    ATTACK_MORE,
    BACK,
    BEAT,
    DONE,
    EXCHANGE,
    GIVE,
    STOP,
    TAKE,
    WORDS,
)

CARD_VERBS = {ATTACK: "attack", ATTACK_MORE: "attack", GIVE: "give"}  # of the rows of one card each
WORD_TEXTS = {TAKE: "take", ALLOW: "allow", STOP: "stop", DONE: "done", EXCHANGE: "exchange"}  # of the row WORDS
WORD_NUMBERS = {text: number for number, text in WORD_TEXTS.items()}


def action_text(action: int) -> str:
    """The text of an action (docs/records.md)."""
    row, number = divmod(int(action), 64)
    if row == BACK:
        return f"back {FRENCH.text(number)}"
    if row >= BEAT:
        return f"beat {FRENCH.text(row - BEAT)} {FRENCH.text(number)}"
    if row == WORDS:
        return WORD_TEXTS[number]
    return f"{CARD_VERBS[row]} {FRENCH.text(number)}{' +' if row == ATTACK_MORE else ''}"


def action_number(text: str) -> int:
    """The action of a text; ValueError for any other text."""
    parts = text.split(" ")
    cards = [FRENCH.number(part) for part in parts[1:] if part in FRENCH]
    match parts:
        case ["attack", _] if len(cards) == 1:
            return 64 * ATTACK + cards[0]
        case ["attack", _, "+"] if len(cards) == 1:
            return 64 * ATTACK_MORE + cards[0]
        case ["give", _] if len(cards) == 1:
            return 64 * GIVE + cards[0]
        case ["back", _] if len(cards) == 1:
            return 64 * BACK + cards[0]
        case ["beat", _, _] if len(cards) == 2:
            return 64 * (BEAT + cards[0]) + cards[1]
        case [word] if word in WORD_NUMBERS:
            return 64 * WORDS + WORD_NUMBERS[word]
        case _:
            raise ValueError(text)


# --- why not ---------------------------------------------------------------------------------------------------------


def why(view: View, action: str) -> Reason:
    """Why the seat of this view cannot do this now."""
    verb, *cards = action.split(" ")
    if verb == "exchange":
        return _why_no_exchange(view)
    if verb == "back" and view["phase"] != "choose":
        return reason("durak-why-nothing-back", "DU-27")
    if verb in ("beat", "take"):
        return _why_no_defence(view, *cards)
    if view["seat"] != view["turn"]:
        return not_now(view, {"give": "DU-26", "done": "DU-26", "back": "DU-27"}.get(verb, "DU-19"))
    if view["phase"] == "choose":
        return _why_not_back(view, *(cards if verb == "back" else []))
    if view["phase"] == "defend":
        return reason("durak-why-defend", "DU-24")
    if view["phase"] == "gift":
        return _why_no_gift(view, *cards) if verb == "give" else reason("durak-why-gift", "DU-25")
    if verb == "attack":
        return _why_no_attack(view, *cards)
    if view["more"]:
        return reason("durak-why-more", "DU-29", card=view["more"])
    if view["phase"] == "open":
        return reason("durak-why-open", "DU-A4")
    if verb == "allow":
        return reason("durak-why-last-word" if view["last_word"] else "durak-why-last", "DU-A7")
    if verb == "stop":
        return reason("durak-why-no-stop", "DU-A7")
    return reason("durak-why-no-gift", "DU-25")


def _why_no_attack(view: View, card: str, more: str = "") -> Reason:
    if card not in view["hand"]:
        return not_held(card, "DU-13")
    ranks = _ranks(view)
    if ranks and card[0] not in ranks:
        return reason("durak-why-rank", "DU-15", card=card, ranks=ranks)
    if any(other != card and other[0] in (ranks or card[0]) for other in view["hand"]):
        return reason("durak-why-no-more", "DU-29", card=card, count=view["room"])
    return reason("durak-why-no-other", "DU-29", card=card)


def _why_no_gift(view: View, card: str) -> Reason:
    if card not in view["hand"]:
        return not_held(card, "DU-25")
    return reason("durak-why-rank", "DU-25", card=card, ranks=_ranks(view))


def _why_not_back(view: View, card: str = "") -> Reason:
    if not card:
        return reason("durak-why-choose", "DU-27", count=excess(view))
    return reason("durak-why-not-offered", "DU-27", card=card, cards=offered(view))


def _why_no_defence(view: View, attack: str = "", card: str = "") -> Reason:
    if view["seat"] != view["defender"]:
        return reason("durak-why-not-defender", "DU-23", seat=view["defender"])
    if view["phase"] == "choose":
        return _why_not_back(view)
    if view["phase"] != "defend":
        return reason("durak-why-nothing-open", "DU-A11")
    facing = [a for a, b in zip(view["attacks"], view["answers"], strict=True) if a and not b]
    if attack not in facing:
        return reason("durak-why-not-facing", "DU-16", card=attack, cards=facing)
    if card not in view["hand"]:
        return not_held(card, "DU-13")
    return reason("durak-why-weak", "DU-13", attack=attack, card=card)


def _why_no_exchange(view: View) -> Reason:
    six, drawer = f"6{view['trump']}", view["drew_trump"]
    if view["seats"] == 6 or view["turned"] == six:
        return reason("durak-why-never-exchange", "DU-A19")
    if view["exchanged"]:
        return reason("durak-why-exchanged", "DU-A18", card=six)
    if not view["under"] and drawer is None:
        return reason("durak-why-exchange-late", "DU-34", card=six)
    if six not in view["hand"]:
        return reason("durak-why-no-six", "DU-32", card=six)
    if drawer == view["seat"]:
        return reason("durak-why-exchange-self", "DU-A19", card=view["turned"])
    if view["more"] and view["turn"] == view["seat"]:
        return reason("durak-why-more", "DU-A19", card=view["more"])
    return reason("durak-why-six-received", "DU-33", card=six)


def _ranks(view: View) -> list[str]:
    """The ranks of this bout, low first."""
    there = {card[0] for card in [*_on_table(view), *offered(view)]}
    return sorted(there, key=RANKS.index)


# --- what happened ---------------------------------------------------------------------------------------------------


def partners(view: View) -> list[Event]:
    """Who plays with whom (DU-1); nothing where everybody plays alone."""
    sides = view["sides"]
    if sides is None:
        return []
    own = sides[view["seat"] or 0]
    seats = range(view["seats"])
    return [
        event(
            "durak-stands-sides",
            seats=[seat for seat in seats if sides[seat] == own],
            others=[seat for seat in seats if sides[seat] != own],
        )
    ]


def opening(view: View) -> list[Event]:
    """A hand that has just been dealt."""
    told = [event("durak-deal", seat=view["dealer"])]
    if view["under"]:
        told.append(event("durak-trump", card=view["turned"], suit=view["trump"], count=_stock(view)))
    else:
        told.append(event("durak-trump-of-dealer", seat=view["dealer"], card=view["turned"], suit=view["trump"]))
    if view["shown"]:
        told.append(event("durak-shows", seat=view["attacker"], card=view["shown"]))
    return [*told, *partners(view), _bout(view)]


def tell(before: View, seat: int, action: str, after: View) -> list[Event]:
    """A step, for the listener whose views these are."""
    verb, *cards = action.split(" ")
    if verb == "exchange":
        return [_exchanged(before, seat, after)]
    told = [_acted(before, seat, verb, cards, after)]
    if after["phase"] == "choose" != before["phase"]:
        told.append(event("durak-too-many", seat=after["defender"], count=excess(after)))
    ended = after["phase"] == "over" or (after["phase"] == "open" and not after["more"])
    if ended:
        told += _drawn(before, seat, verb, cards, after)
    told += _out(before, after)
    if ended:
        told.append(result(after) if after["phase"] == "over" else _bout(after))
    return told


def _acted(before: View, seat: int, verb: str, cards: list[str], after: View) -> Event:
    if verb == "attack":
        if before["laid"] or before["more"]:
            return event("durak-attacks", seat=seat, card=cards[0], more=bool(after["more"]))
        return event("durak-opens", seat=seat, card=cards[0], other=before["defender"], more=bool(after["more"]))
    if verb == "beat":
        return event("durak-beats", seat=seat, attack=cards[0], card=cards[1])
    if verb == "back":
        return event("durak-sends-back", seat=seat, card=cards[0], other=_player(before, cards[0]))
    if verb == "give":
        accepted = not offered(before) and cards[0] not in after["offered"][seat]
        kind = "durak-gives" if accepted else "durak-offers-card"
        return event(kind, seat=seat, card=cards[0], other=before["defender"])
    if verb == "take":
        return event("durak-takes", seat=seat, count=len(_on_table(before)))
    if verb == "allow":
        return event("durak-allows", seat=seat, other=after["turn"])
    if verb == "stop" and after["last_word"] and not before["last_word"]:
        order = before["attackers"]
        barred = [s for s in order[order.index(seat) + 1 :] if before["hand_count"][s]]
        return event("durak-passes", seat=seat, other=after["turn"], barred=bool(barred))
    return event("durak-stops" if verb == "stop" else "durak-done", seat=seat)


def _exchanged(before: View, seat: int, after: View) -> Event:
    six = f"6{before['trump']}"
    if before["under"]:
        return event("durak-exchanges", seat=seat, six=six, card=before["under"])
    return event("durak-exchanges-with", seat=seat, six=six, card=before["turned"], other=before["drew_trump"])


def _drawn(before: View, seat: int, verb: str, cards: list[str], after: View) -> Iterable[Event]:
    """The end of a bout: what became of its cards, and who drew how many, in the order of drawing."""
    defender, counts, hand = before["defender"], list(before["hand_count"]), list(before["hand"] or [])
    gained = _on_table(before) if verb == "take" else [*offered(before), *(cards if verb == "give" else [])]
    lost = cards[-1:] if verb in ("beat", "give") else []
    counts[seat] -= len(lost)
    if verb == "back":
        player = _player(before, cards[0])
        gained.remove(cards[0])
        counts[player] += 1
        hand += cards if player == before["seat"] else []
    counts[defender] += len(gained)
    hand += gained if defender == before["seat"] else []
    if offered(before):
        yield event("durak-keeps", seat=defender, cards=gained)
    if not (before["taking"] or verb == "take"):
        yield event("durak-repelled", seat=defender, count=len(_on_table(before)) + len(lost))
    order = [(before["attacker"] + k) % before["seats"] for k in range(before["seats"])]
    for s in [*(s for s in order if s != defender), defender]:
        drawn = after["hand_count"][s] - counts[s]
        if drawn and s == before["seat"]:
            yield event("durak-you-draw", seat=s, count=drawn, cards=[c for c in after["hand"] if c not in hand])
        elif drawn:
            yield event("durak-draws", seat=s, count=drawn)
    if before["under"] and not after["under"]:
        yield event("durak-stock-gone", seat=after["drew_trump"], card=before["under"])


def _out(before: View, after: View) -> Iterable[Event]:
    """Who is rid of their cards for good: at once when there is no stock, else when it did not reach them."""
    for s in range(before["seats"]):
        if after["out"][s] and not before["out"][s]:
            yield event("durak-out", seat=s)


def _bout(view: View) -> Event:
    return event("durak-bout", seat=view["attacker"], other=view["defender"], count=_stock(view))


def result(view: View) -> Event:
    """Who has lost the hand, or that nobody has."""
    losers = [s for s in range(view["seats"]) if view["lost"][s]]
    match view["ended"]:
        case "fool":
            return event("durak-loses", seat=losers[0])
        case "side":
            return event("durak-team-loses", seats=losers)
        case "pickups":
            return event("durak-draw-by-pickups", count=view["pickups"])
    return event("durak-draw")


def tell_score(options: Any, score: Sequence[int], over: bool) -> list[Event]:
    """Who has lost how many hands of several; who has lost the only one has been said (DU-A23)."""
    if over and options.deals == 1:
        return []
    lost = [event("durak-lost", seat=seat, count=-points) for seat, points in enumerate(score) if points]
    return lost or [event("durak-none-lost")]


def offered(view: View) -> list[str]:
    """The cards of a play or of gifts about which nothing is settled yet, ascending."""
    return sorted((card for cards in view["offered"] for card in cards), key=FRENCH.number)


def excess(view: View) -> int:
    """How many of them have to go back."""
    return max(0, len(offered(view)) - int(view["room"]))


def _player(view: View, card: str) -> int:
    """Whose offered card it is."""
    return next(seat for seat, cards in enumerate(view["offered"]) if card in cards)


def _on_table(view: View) -> list[str]:
    return [card for card in [*view["attacks"], *view["answers"]] if card]


def _stock(view: View) -> int:
    """Cards to be drawn, with the trump under them."""
    return view["stock_count"] + (1 if view["under"] else 0)
