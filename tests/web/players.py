"""Players who only hear: what to press next, from roles and names. One function for each table, and one for the room.

Each gets the tree and gives one Press, or None: wait until something has changed. They play by what the page says
(which buttons it has, which it calls unavailable), not by rules; at trojki, where to see what fits is the game, by
names.
"""

import re
from collections import Counter
from collections.abc import Callable
from itertools import product

from stolik.games import GAMES
from stolik.games.trojki.state import LINES
from stolik.table.characters import character
from stolik.words import Words
from tests.web.hands import Press
from tests.web.seen import Node

NAMES = ["Anna", *(Words("en").say("web-bot", character=character("", seat), number=seat + 1) for seat in range(1, 8))]
WORDS = Words("en", NAMES, 0)
HAND = WORDS.say("web-mine")  # the region
CARDS = WORDS.say("web-hand")  # the toolbar in it, of the cards and all that can be done
NAMED = {WORDS.card(card) for game in GAMES.values() for card in game.pack.texts.values()}
SEND_BACK = r"Send back \d+ of \d+$"
OFFERED = WORDS.say("durak-web-from", seat=0).partition(NAMES[0])[0]
Player = Callable[[Node], Press | None]


def say(id: str, **values: object) -> str:
    """A text of the page."""
    return WORDS.say(id, **values)  # type: ignore[arg-type]


def over(seen: Node) -> bool:
    return bool(seen.find("heading", say("room-over")))


def my_turn(seen: Node, name: str = NAMES[0]) -> bool:
    """Whether the list of seats says so; it is what the eye sees too."""
    mine = [item for item in seen.find("listitem") if name in item.text]
    return any(say("web-turn") in item.text for item in mine)


def buttons(seen: Node, role: str = "", label: str = "") -> list[Node]:
    """Those that are available."""
    boxes = seen.find(role, label) if role else [seen]
    return [node for box in boxes for node in box.find("button") if node.enabled]


def has(seen: Node, name: str) -> bool:
    return any(node.name == name for node in buttons(seen))


def room(seen: Node) -> Press | None:
    """Sits down, fills the table with bots, begins, starts a race; goes on after a deal."""
    for id in ("room-start", "room-fill"):
        if has(seen, say(id)):
            return Press(say(id))
    if has(seen, say("web-start")):
        return Press(say("web-start"))
    if any(node.name == say("web-ready") for node in buttons(seen, "region", HAND)):
        return Press(say("web-ready"), "region", HAND)
    if has(seen, say("room-sit")) and not has(seen, say("room-stand")):
        return Press(say("room-sit"))
    return None


def held(seen: Node) -> list[Node]:
    """The own cards, as buttons; those too that cannot be played."""
    return [node for bar in seen.find("toolbar", CARDS) for node in bar.find("button") if is_card(node)]


def is_card(node: Node) -> bool:
    """Whether it is named by a card, and by what is said of that at most; not a cell, and nothing that is offered."""
    offered = node.inside("group")
    return node.name.split(",")[0] in NAMED and not (offered and offered.name.startswith(OFFERED))


def cards(seen: Node) -> Press | None:
    """The first card that may be played; a finger says it twice."""
    able = [node for node in held(seen) if node.enabled]
    again = [node for node in able if node.pressed]
    return Press((again or able)[0].name, "toolbar", CARDS) if able else None


def goliath(seen: Node) -> Press | None:
    return cards(seen) if my_turn(seen) else None


def planowanie(seen: Node) -> Press | None:
    label = say("planowanie-web-bids")
    if bids := buttons(seen, "group", label):
        return Press(bids[len(bids) // 4].name, "group", label)
    return cards(seen) if my_turn(seen) and not seen.find("group", label) else None


def golf(seen: Node) -> Press | None:
    if not my_turn(seen):
        return None
    label = say("golf-web-cards", seat=0)
    stock, discards = (next(iter(_starts(seen, text)), None) for text in ("Stock", "Discards"))
    if stock:
        low = discards is not None and re.search(": (ace|two|three|king) of", discards.name)
        taken = discards if low and discards else stock
        return Press(taken.name, key="8" if taken is discards else "7")
    cells = buttons(seen, "group", label)
    asked = " ".join(box.text for box in seen.find("region", HAND))  # not what the log has of an earlier turn
    sure = [cell for cell in cells if cell.pressed and say("golf-web-ask-sure", cell=cell.name[0]) in asked]
    down = [cell for cell in cells if "face down" in cell.name and not cell.pressed]
    if not cells:
        return None
    if not sure and discards and not down:
        return Press(discards.name, key="8")
    cell = (sure or sorted(down, key=lambda cell: "456123".index(cell.name[0])) or cells)[0]
    return Press(cell.name, "group", label, key=cell.name[0])


def _starts(seen: Node, text: str) -> list[Node]:
    return [node for node in buttons(seen) if node.name.startswith(text)]


def durak_says(action: str, count: int = 1) -> str:
    """The name of a button of durak."""
    return say("durak-web-do", action=action, seat=0, count=count, total=0)


def durak(seen: Node) -> Press | None:
    """Several cards of a rank where that is possible; beats when it can, takes when it must."""
    if any(node.name == durak_says("ok") for node in buttons(seen, "region", HAND)):
        return Press(durak_says("ok"), "region", HAND)
    if not my_turn(seen):
        return None
    able = [node for node in held(seen) if node.enabled]
    chosen = [node for node in able if node.pressed]
    attack = say("durak-web-attack")
    if has(seen, durak_says("take")):
        which = next((text for alert in seen.find("alert") if "choose which" in (text := alert.text)), "").split(
            " beats "
        )[-1]
        aims = [node for node in buttons(seen, "group", attack) if node.name.split(",")[0] in which]
        if chosen and aims:  # the card beats more than one
            return Press(aims[0].name, "group", attack)
        return cards(seen) or Press(durak_says("take"))
    if too_many := next((node for node in buttons(seen) if re.match(SEND_BACK, node.name)), None):
        return _sends_back(seen, too_many)
    rank = next((_rank(node) for node in able if sum(_rank(node) == _rank(other) for other in able) > 1), "")
    together = [node for node in able if _rank(node) == rank][:2]  # for more, and for gifts, there may be no room
    if has(seen, durak_says("several")) and not has(seen, durak_says("done")) and len(chosen) < len(together):
        return Press(next(node.name for node in together if not node.pressed), "toolbar", CARDS, choose=True)
    doing = [durak_says(verb, max(1, len(chosen))) for verb in ("attack", "give") if chosen]
    done = next((Press(name) for name in doing if has(seen, name)), None)
    ends = (durak_says(verb) for verb in ("allow", "stop", "done"))
    return done or cards(seen) or next((Press(name) for name in ends if has(seen, name)), None)


def _sends_back(seen: Node, button: Node) -> Press:
    """As many of the offered cards as are too many, and then the button that sends them."""
    chosen, count = re.findall(r"\d+", button.name)
    if chosen == count:
        return Press(button.name)
    offers = [bar for bar in seen.find("group") if bar.name.startswith(OFFERED)]
    bar, card = next((bar, card) for bar in offers for card in bar.find("button") if not card.pressed)
    return Press(card.name, "group", bar.name)


def predeal(seen: Node, sent: Counter[str]) -> Press | None:
    """Before a deal: deals when everything else was `sent` once; touches the cards after a cut that was declined."""
    able = {
        verb: node.name
        for verb in ("deal", "offer", "accept", "decline", "touch")
        for node in buttons(seen)
        if node.name.startswith(durak_says(verb).partition(NAMES[0])[0])
    }
    if "accept" in able:
        verb = min(("decline", "accept"), key=lambda verb: sent[verb])
    elif "deal" in able:
        verb = "deal" if all(sent[other] for other in ("offer", "accept", "decline", "touch")) else "offer"
    else:
        verb = "touch" if sent["decline"] > sent["touch"] else ""
    return Press(able[verb]) if verb in able else None


def _rank(node: Node) -> str:
    return node.name.split(" ")[0]


# --- trojki ----------------------------------------------------------------------------------------------------------

SPOKEN = {WORDS.card(card): card for card in map("".join, product("RBVY", "CSXT", "0123"))}


def trojki(seen: Node) -> Press | None:
    """Hears the grid and the hand, finds a line, and says what it has in common: card, cell, call."""
    grid = [SPOKEN[_card(node)] for node in _toolbar(seen, say("trojki-web-grid"))]
    hand = {SPOKEN[node.name]: node for node in held(seen)}
    if has(seen, say("trojki-name-accept")):
        return Press(say("trojki-name-accept"), key="+")
    if not grid or over(seen):
        return None
    found = next(((card, *claim) for card in _chosen_first(hand) if (claim := fitting(grid, card))), None)
    if found is None:
        draw = next((node for node in buttons(seen) if re.search(r"\bDraw \(", node.name)), None)
        return Press(draw.name, key="0") if draw else None
    card, cell, call = found
    calls = [
        node for node in buttons(seen) if node.inside("group") and node.name in (call_said(call), _numbered(card, call))
    ]
    if not hand[card].pressed:
        return Press(hand[card].name, "toolbar", CARDS)
    if calls and _toolbar(seen, say("trojki-web-grid"))[cell].pressed:
        return Press(calls[0].name, key=str(card.index(call) + 1))
    if not calls or not _toolbar(seen, say("trojki-web-grid"))[cell].pressed:
        where = _toolbar(seen, say("trojki-web-grid"))[cell]
        key = "Escape" if _calls(seen) else str(cell + 1)  # digits are calls while there are some
        return Press(where.name, "toolbar", say("trojki-web-grid"), key=key)
    return None


def _calls(seen: Node) -> list[Node]:
    """The buttons that ask for a call: digits mean these while they are there."""
    said = {call_said(call) for call in "RBVYCSXT0123"}
    return [node for node in buttons(seen) if node.inside("group") and re.sub(r"^\d ", "", node.name) in said]


def _toolbar(seen: Node, label: str) -> list[Node]:
    return [node for box in seen.find("toolbar", label) for node in box.find("button")]


def _card(node: Node) -> str:
    """A cell's card: "5: red star with one stripe, new" without what stands around it."""
    return ", ".join(part for part in re.sub(r"^\d: ", "", node.name).split(", ") if part in SPOKEN)


def _chosen_first(hand: dict[str, Node]) -> list[str]:
    return sorted(hand, key=lambda card: not hand[card].pressed)


def call_said(call: str) -> str:
    return say("trojki-web-call", call=call)


def _numbered(card: str, call: str) -> str:
    return f"{card.index(call) + 1} {call_said(call)}"


def fitting(grid: list[str], card: str) -> tuple[int, str] | None:
    """A cell (0 to 8) and a feature that makes a trio there which was none before."""
    for line in LINES:
        for cell in line:
            one, two = (grid[other] for other in line if other != cell)
            for at, feature in enumerate(card):
                if one[at] == two[at] == feature != grid[cell][at]:
                    return cell, feature
    return None


# --- the table of games without drawings ----------------------------------------------------------------------------


def plain() -> Player:
    """Each kind of button once; else a card that may be played, or else the first button. For one match.

    The kind is the first word of a name. A card that fits several actions leaves them to choose from.
    """
    tried = set[str]()
    chosen = list[str]()  # the hand as it was when a card of it was pressed last

    def player(seen: Node) -> Press | None:
        doing = [node.name for node in buttons(seen, "toolbar", CARDS) if not is_card(node)]
        if not doing and not my_turn(seen):
            return None
        hand = [node.name for node in held(seen)]
        card = cards(seen) if hand != chosen or not doing else None
        new = next((name for name in doing if _kind(name) not in tried), None)
        if card and not new:
            chosen[:] = hand
            return card
        if doing:
            chosen.clear()
            tried.add(_kind(new or doing[0]))
            return Press(new or doing[0], "region", HAND)
        return None

    return player


def _kind(name: str) -> str:
    return name.split(" ")[0]


# Those of the games that the browser has drawings of.
PLAYERS: dict[str, Player] = {
    "durak": durak,
    "goliath": goliath,
    "golf": golf,
    "planowanie": planowanie,
    "trojki": trojki,
}


def player_of(game: str) -> Player:
    """Who plays a match of it."""
    return PLAYERS.get(game) or plain()
