"""Durak at the terminal."""

from collections.abc import Sequence

from stolik.cli.tables.talk import Reading, Talk, Unclear, View, card_of, line, numbered, say_hand, seats_of
from stolik.core.packs import FRENCH
from stolik.games.durak.telling import excess, offered
from stolik.words import Words

WORDS = ("take", "allow", "stop", "done", "exchange")


def table(view: View, words: Words) -> list[str]:
    """Trump and stock, the bout, everybody's cards."""
    stock = view["stock_count"]
    if view["under"]:
        lines = [line(words, "terminal-under", suit=view["trump"], card=view["under"], count=stock + 1)]
    else:
        lines = [line(words, "terminal-no-stock", suit=view["trump"])]
    lines.append(line(words, "terminal-bout", seat=view["attacker"], other=view["defender"]))
    for attack, answer in zip(view["attacks"], view["answers"], strict=True):
        if attack and answer:
            lines.append(line(words, "terminal-beaten", attack=attack, card=answer))
        elif attack:
            lines.append(line(words, "terminal-taken" if view["taking"] else "terminal-open", card=attack))
    for seat, cards in enumerate(view["offered"]):
        if cards:
            lines.append(line(words, "durak-table-offered", seat=seat, cards=cards))
    if view["laid"]:
        lines.append(line(words, "terminal-room", count=view["room"]))
    return [*lines, *(counted(view, seat, words) for seat in seats_of(view))]


def counted(view: View, seat: int, words: Words) -> str:
    """How many cards a seat holds; of the others also those that all have seen there."""
    count, known = view["hand_count"][seat], view["known"][seat]
    if known and seat != view["seat"]:
        return line(words, "terminal-count-known", seat=seat, count=count, cards=known)
    return line(words, "terminal-count", seat=seat, count=count)


def question(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """What the attacker, the defender or a giver may do."""
    cards = [action.split(" ")[1] for action in legal if action.startswith(("attack ", "give "))]
    told = numbered(view, cards, words)
    hint = [line(words, "terminal-may-exchange")] if "exchange" in legal else []
    return [*hint, _ask(view, legal, told, words)]  # the last line is asked again after a refusal


def _ask(view: View, legal: Sequence[str], told: str, words: Words) -> str:
    phase = view["phase"]
    if phase == "open":
        return line(words, "terminal-ask-more" if view["more"] else "terminal-ask-open", list=told)
    if phase == "defend":
        return _ask_defence(view, legal, words)
    if phase == "choose":
        return line(words, "durak-ask-back", count=excess(view), list=_offered(view, words))
    if phase == "gift":
        return line(words, "terminal-ask-give" if told else "terminal-ask-give-none", seat=view["defender"], list=told)
    if view["more"]:
        return line(words, "terminal-ask-more", list=told)
    may = "both" if "stop" in legal and "allow" in legal else "stop" if "stop" in legal else "allow"
    return line(words, "terminal-ask-throw" if told else "terminal-ask-throw-none", list=told, may=may)


def _offered(view: View, words: Words) -> str:
    """The cards that may still go back, numbered, also those that cannot be the next one but one after it."""
    last = FRENCH.number(view["sent"]) if view["sent"] else -1
    told = [f"{at} {words.card(card)}" for at, card in enumerate(offered(view), 1) if FRENCH.number(card) > last]
    return ", ".join(told)


def _ask_defence(view: View, legal: Sequence[str], words: Words) -> str:
    """The open cards, and what beats them; with several open ones, which card beats which."""
    facing = open_cards(view)
    beats = [action.split(" ")[1:] for action in legal if action.startswith("beat ")]
    if not beats:
        return line(words, "terminal-ask-take", cards=facing)
    if len(facing) == 1:
        told = numbered(view, [card for _, card in beats], words)
        return line(words, "terminal-ask-beat", cards=facing, list=told)
    told = ", ".join(
        words.say(
            "terminal-beats", text=numbered(view, [card], words), attack=" ".join(a for a, c in beats if c == card)
        )
        for card in dict.fromkeys(card for _, card in sorted(beats, key=lambda beat: FRENCH.number(beat[1])))
    )
    return line(words, "terminal-ask-beat", cards=facing, list=told)


def open_cards(view: View) -> list[str]:
    """The attack cards that are not beaten."""
    return [attack for attack, answer in zip(view["attacks"], view["answers"], strict=True) if attack and not answer]


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """Words, or cards: to attack with, to give, to beat with or to send back, as the moment asks."""
    if tokens[0] in WORDS:
        return [tokens] if len(tokens) == 1 else []
    choosing = view["phase"] == "choose" and view["turn"] == view["seat"]
    if tokens[0] == "back" or (choosing and tokens[0] not in ("attack", "beat", "give")):
        return _backs(view, [token for token in tokens if token != "back"])
    verb, rest = (tokens[0], tokens[1:]) if tokens[0] in ("attack", "beat", "give") else ("", tokens)
    more = rest[-1:] == ["+"]
    found = [card_of(view, token) for token in (rest[:-1] if more else rest)]
    cards = [card for card in found if card is not None]
    if not cards or len(cards) < len(found):
        return []
    if not verb:
        mine = view["turn"] == view["seat"]
        verb = {"defend": "beat", "gift": "give"}.get(view["phase"], "attack") if mine else "attack"
    if verb == "beat":
        named = len(cards) == 2 and (tokens[0] == "beat" or cards[0] in open_cards(view))
        return [[f"beat {cards[0]} {cards[1]}"]] if named else _beats(view, legal, cards)
    if verb == "give":
        return [[f"give {card}" for card in cards]]
    if len(set(cards)) < len(cards):
        raise Unclear("terminal-card-twice")
    cards.sort(key=FRENCH.number)  # cards of one play come in ascending order (docs/records.md)
    last = f"attack {cards[-1]} +" if more else f"attack {cards[-1]}"
    return [[*(f"attack {card} +" for card in cards[:-1]), last]]


def _backs(view: View, tokens: list[str]) -> list[Reading]:
    """Cards to send back, by their text or by their number among those to choose from; they go in ascending order."""
    there = offered(view)
    cards = []
    for token in tokens:
        if token.isdecimal() and not 1 <= int(token) <= len(there):
            raise Unclear("terminal-no-choice", number=token, count=len(there))
        card = there[int(token) - 1] if token.isdecimal() else card_of(view, token)
        if card is None:
            return []
        cards.append(card)
    if len(set(cards)) < len(cards):
        raise Unclear("terminal-card-twice")
    return [[f"back {card}" for card in sorted(cards, key=FRENCH.number)]] if cards else []


def _beats(view: View, legal: Sequence[str], cards: list[str]) -> list[Reading]:
    """A card alone, against whatever it beats; one that beats nothing is refused with the reason."""
    if len(cards) > 1:
        raise Unclear("terminal-beat-one")
    facing = open_cards(view)
    possible = [action for action in legal if action.startswith("beat ") and action.endswith(f" {cards[0]}")]
    return [[action] for action in possible] or [[f"beat {card} {cards[0]}"] for card in facing[:1] or [cards[0]]]


DURAK = Talk(
    hand=say_hand,
    table=table,
    question=question,
    read=read,
    typed={
        "attack": "terminal-typed-attack",
        "beat": "terminal-typed-beat",
        "give": "terminal-typed-give",
        "back": "durak-typed-back",
        "take": "terminal-typed-pick-up",
        "allow": "terminal-typed-allow",
        "stop": "terminal-typed-stop",
        "done": "terminal-typed-done",
        "exchange": "terminal-typed-exchange",
    },
    help="terminal-help-durak",
    label=lambda action, words: words.card(action.split(" ")[1]),
)
