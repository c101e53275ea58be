"""Durak spoken of: how a hand stands, what is asked, and what typed words mean. It sees views only."""

from collections.abc import Sequence

from stolik.core.game import Event, Reading, Stands, Typed, Unclear, View, event
from stolik.core.packs import FRENCH
from stolik.core.speech import card_of, last_act, seats_of, stands_hand, whole
from stolik.games.durak.telling import WORD_NUMBERS, excess, offered, partners, result

VERBS = ("attack", "beat", "give")  # with cards
PREDEAL = ("deal", "accept", "decline", "touch")  # the predeal's verbs that stand alone
ACTS = (
    *("durak-opens", "durak-attacks", "durak-beats", "durak-takes", "durak-gives", "durak-offers-card"),
    *("durak-sends-back", "durak-done", "durak-allows", "durak-passes", "durak-stops", "durak-exchanges"),
    "durak-exchanges-with",
)


def sorted_hand(view: View) -> list[str]:
    """The own cards suit by suit, trumps last."""
    return sorted(view["hand"] or [], key=lambda card: card[1] == view["trump"])


# --- what stands -----------------------------------------------------------------------------------------------------


def describe(view: View) -> Stands:
    """The hand; trump, stock and partners; the bout; everybody's cards and roles. Before a deal: who deals."""
    if view["phase"] == "before":
        return stands_predeal(view)
    stock = view["stock_count"]
    trump = event("durak-stands-no-stock", suit=view["trump"])
    if view["under"]:
        trump = event("durak-stands-under", suit=view["trump"], card=view["under"], count=stock + 1)
    stands = {
        "deal": [trump, *partners(view)],
        "table": [event("durak-stands-bout", seat=view["attacker"], other=view["defender"]), *stands_bout(view)],
        "seats": [*(stands_seat(view, seat) for seat in seats_of(view)), *stands_roles(view)],
    }
    return stands if view["seat"] is None else {"hand": stands_hand(sorted_hand(view)), **stands}


def stands_predeal(view: View) -> Stands:
    """Who is about to deal, and to whom the cut is offered (DU-8, DU-9)."""
    stands = {"hand": [event("deal-none-yet")], "table": [event("durak-stands-dealer", seat=view["dealer"])]}
    if view["offered"] is not None:
        stands["table"].append(event("durak-stands-cut", seat=view["offered"]))
    return stands


def stands_bout(view: View) -> list[Event]:
    """The attack cards one by one, cards about which nothing is settled, and the room for more."""
    told = stands_pairs(view)
    told += [event("durak-stands-offered", seat=at, cards=cards) for at, cards in enumerate(view["offered"]) if cards]
    return [*told, event("durak-stands-room", count=view["room"])] if view["laid"] else told


def stands_pairs(view: View) -> list[Event]:
    """Each attack card, and what has become of it."""
    return [
        event("durak-stands-pair", attack=attack, card=answer, state=_state(view, answer))
        for attack, answer in zip(view["attacks"], view["answers"], strict=True)
        if attack
    ]


def stands_seat(view: View, seat: int) -> Event:
    """How many cards a seat holds; of the others also those that all have seen there."""
    count, known = view["hand_count"][seat], view["known"][seat]
    if known and seat != view["seat"]:
        return event("durak-stands-count-known", seat=seat, count=count, cards=known)
    return event("durak-stands-count", seat=seat, count=count)


def stands_roles(view: View) -> list[Event]:
    """In which order the seats may attack, who picks up, who is out of cards; at the end, how it ended."""
    seats = range(view["seats"])
    if view["ended"] is not None:
        return [result(view)]
    out = [seat for seat in seats if view["out"][seat]]
    told = [event("durak-stands-order", seats=view["attackers"])] if len(view["attackers"]) > 1 else []
    told += [event("durak-stands-taking", seat=view["defender"])] if view["taking"] else []
    return [*told, event("durak-stands-out", seats=out)] if out else told


def action_name(view: View, action: str) -> Event:
    """What is done, with which card, against which."""
    verb, *rest = action.removesuffix(" +").split(" ")
    first, last = (rest[0], rest[-1]) if rest else (None, None)
    return event("durak-name", action=verb, card=last, attack=first, seat=int(rest[0]) if verb == "offer" else None)


def after(view: View, events: Sequence[Event]) -> list[Event]:
    """What lies there now, and how many cards the seat holds that acted."""
    seat = last_act(events, ACTS)
    if seat is None or view["phase"] == "over":
        return []
    stands = event("durak-stands-count", seat=seat, count=view["hand_count"][seat])
    if not view["laid"]:
        return [stands]
    lies, over = event("durak-stands-pairs", list=stands_pairs(view)), excess(view)
    room = event("durak-stands-excess", count=over) if over else event("durak-stands-room", count=view["room"])
    return [lies, room, stands]


def _state(view: View, answer: str | None) -> str:
    return "beaten" if answer else "taken" if view["taking"] else "open"


# --- what is asked ---------------------------------------------------------------------------------------------------


def ask(view: View, legal: Sequence[str]) -> list[Event]:
    """What the attacker, the defender or a giver may do, and, also out of turn, that the six may be exchanged."""
    if view["phase"] == "before":
        return [ask_predeal(view)] if view["turn"] == view["seat"] else [event("durak-ask-touch", seat=view["turn"])]
    hint = [event("durak-may-exchange")] if "exchange" in legal else []
    return hint if legal == ["exchange"] else [*hint, _ask(view, legal)]


def meanwhile(view: View, held: bool) -> list[Event]:
    """That the next attack waits for whoever may exchange the six (DU-A19)."""
    return [event("durak-held")] if held else []


def ask_predeal(view: View) -> Event:
    """Whoever is offered the cut takes it or not; the dealer deals, or offers it. Seats count from 1 for people."""
    if view["offered"] is not None:
        return event("durak-ask-cut", seat=view["dealer"])
    offers = [event("durak-ask-offer", number=seat + 1, seat=seat) for seat in seats_of(view)[1:]]
    return event("durak-ask-deal", number=view["seat"] + 1, list=offers)


def _ask(view: View, legal: Sequence[str]) -> Event:
    phase, hand = view["phase"], sorted_hand(view)
    named = {action.split(" ")[1] for action in legal if action.startswith(("attack ", "give "))}
    told = {"cards": [card for card in hand if card in named], "hand": hand}
    if phase == "defend":
        return _ask_defence(view, legal, hand)
    if phase == "choose":
        return event("durak-ask-back", count=excess(view), list=_offered(view))
    if phase == "gift":
        return event("durak-ask-give" if named else "durak-ask-give-none", seat=view["defender"], **told)
    if view["more"]:
        return event("durak-ask-more", **told)
    if phase == "open":
        return event("durak-ask-open", seat=view["defender"], **told)
    return event(
        "durak-ask-throw" if named else "durak-ask-throw-none", may=_words(view, legal), other=view["attacker"], **told
    )


def _words(view: View, legal: Sequence[str]) -> str:
    """Which words an attacker may say, and whether to stop ends the attack: else the main attacker goes on (DU-A7)."""
    if view["last_word"]:
        return "last"
    if "stop" not in legal:
        return "allow"
    main = view["attacker"]
    ends = view["seat"] == main or not view["hand_count"][main]
    if "allow" in legal:
        return "both" if ends else "bars"
    return "stop" if ends else "passes"


def _offered(view: View) -> list[Event]:
    """The cards that may go back, numbered."""
    return [event("durak-ask-back-card", number=at, card=card) for at, card in enumerate(offered(view), 1)]


def _ask_defence(view: View, legal: Sequence[str], hand: list[str]) -> Event:
    """The open cards, and what beats them; with several open ones, which card beats which."""
    facing = open_cards(view)
    beats = [action.split(" ")[1:] for action in legal if action.startswith("beat ")]
    if not beats:
        return event("durak-ask-take", cards=facing)
    beating = [card for card in hand if card in {card for _, card in beats}]
    if len(facing) == 1:
        return event("durak-ask-beat", attacks=facing, cards=beating, hand=hand)
    beating.sort(key=FRENCH.number)
    which = [
        event("durak-ask-beats", cards=[card], hand=hand, attacks=[attack for attack, with_ in beats if with_ == card])
        for card in beating
    ]
    return event("durak-ask-beat-several", attacks=facing, list=which)


def open_cards(view: View) -> list[str]:
    """The attack cards that are not beaten."""
    return [attack for attack, answer in zip(view["attacks"], view["answers"], strict=True) if attack and not answer]


# --- what is typed ---------------------------------------------------------------------------------------------------


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """Words, or cards: to attack with, to give, to beat with or to send back, as the moment asks."""
    if tokens[0] in WORD_NUMBERS:
        return [tokens] if len(tokens) == 1 else []
    choosing = view["phase"] == "choose" and view["turn"] == view["seat"]
    if tokens[0] == "back" or (choosing and tokens[0] not in VERBS):
        return _backs(view, [token for token in tokens if token != "back"])
    verb, rest = (tokens[0], tokens[1:]) if tokens[0] in VERBS else ("", tokens)
    more = rest[-1:] == ["+"]
    found = [card_of(sorted_hand(view), token) for token in (rest[:-1] if more else rest)]
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
        raise Unclear("durak-card-twice")
    cards.sort(key=FRENCH.number)  # as a hand is sorted: any order is legal
    last = f"attack {cards[-1]} +" if more else f"attack {cards[-1]}"
    return [[*(f"attack {card} +" for card in cards[:-1]), last]]


def _backs(view: View, tokens: list[str]) -> list[Reading]:
    """Cards to send back, by their text or by their number among those to choose from."""
    there = offered(view)
    cards = []
    for token in tokens:
        number = whole(token, 1, len(there))
        if number is None and token.isdecimal():
            raise Unclear("typed-no-choice", number=token, count=len(there))
        card = card_of(sorted_hand(view), token) if number is None else there[number - 1]
        if card is None:
            return []
        cards.append(card)
    if len(set(cards)) < len(cards):
        raise Unclear("durak-card-twice")
    return [[f"back {card}" for card in sorted(cards, key=FRENCH.number)]] if cards else []


def _beats(view: View, legal: Sequence[str], cards: list[str]) -> list[Reading]:
    """A card alone, against whatever it beats; one that beats nothing is refused with the reason."""
    if len(cards) > 1:
        raise Unclear("durak-beat-one")
    facing = open_cards(view)
    possible = [action for action in legal if action.startswith("beat ") and action.endswith(f" {cards[0]}")]
    return [[action] for action in possible] or [[f"beat {card} {cards[0]}"] for card in facing[:1] or [cards[0]]]


TYPED = Typed(
    read,
    {verb: f"durak-typed-{verb}" for verb in (*VERBS, "back", *WORD_NUMBERS)},
    "durak-help",
    {
        verb: f"durak-help-{verb}"
        for verb in ("take", "allow", "stop", "done", "exchange", "attack", "beat", "give", "back")
    },
)


def read_predeal(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """A choice by its number, or in words; a seat by its number, counted from 1, or by its name."""
    if tokens[0] == "offer":
        tokens = tokens[1:]
        if len(tokens) == 1 and tokens[0].startswith("seat:"):
            return [[f"offer {tokens[0].removeprefix('seat:')}"]]
        if len(tokens) != 1 or not tokens[0].isdecimal():
            return []
        return [[f"offer {_seat(view, tokens[0])}"]]
    if len(tokens) > 1:
        return []
    if tokens[0] in PREDEAL:
        return [tokens]
    if not tokens[0].isdecimal():
        return []
    if view["offered"] is not None:
        if tokens[0] not in ("1", "2"):
            raise Unclear("typed-no-choice", number=tokens[0], count=2)
        return [["accept" if tokens[0] == "1" else "decline"]]
    seat = _seat(view, tokens[0])
    return [["deal"]] if seat == view["seat"] else [[f"offer {seat}"]]


def _seat(view: View, token: str) -> int:
    """A seat, which people count from 1."""
    number = whole(token, 1, view["seats"])
    if number is None:
        raise Unclear("typed-no-choice", number=token, count=view["seats"])
    return number - 1


TYPED_PREDEAL = Typed(
    read_predeal,
    {verb: f"durak-typed-{verb}" for verb in ("offer", *PREDEAL)},
    "durak-help-before",
)
