"""A whole match of each game by keyboard alone, on a desk: Tab, arrows, Enter and the keys of the tables.

Of planowanie two deals, with the way from one to the next; all sixteen with STOLIK_WHOLE=1. Its whole match is played
through the tree (test_tree.py) each time.
"""

import os
import re
import unicodedata

import pytest
from playwright.sync_api import expect

from stolik.games import GAMES
from stolik.words import Words
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.hands import Press, by_keys
from tests.web.match import SHORT, brisk_site, check_log, log, play
from tests.web.players import CARDS, NAMES, PLAYERS, held, my_turn, say
from tests.web.puppet import Puppet
from tests.web.seen import Eyes, Node

WHOLE = bool(os.environ.get("STOLIK_WHOLE"))
# The keys that read something out, and how the answer begins or what stands in it; the rest is `proved` by the page.
ANSWERS = {
    "h": r"\bhand: |^Your cards: ",
    "t": r"\bthe table\b|\b(attack|attacks)\b|^On the discards|^The top discard|^Cells 1 to 3: ",
    "w": f"^({re.escape(say('web-your-turn'))}|{re.escape(say('web-all-may-act'))})",
    "s": rf"^Anna: -?\d+, {NAMES[1]}: -?\d+",
    "r": r"\btrumps\b|\btricks? (is|are) left|[?.]$",
    "a": f"^{re.escape(say('web-you-may', list='').partition(':')[0])}",
    "p": "^Anna: |^Your cards: far ",
    "o": r"\bhand: |^Your cards are sorted by ",
}
PARTS = {"h": "hand", "t": "table", "p": "seats"}  # a game that is not drawn answers these as its contract describes it
NO_HAND = [name for name, game in GAMES.items() if not game.hand]  # golf's lie in a grid: no suits to jump to
UNSORTED = [*NO_HAND, *(GAMES.keys() - PLAYERS.keys())]  # nor is a hand sorted where there are no drawings
EMPTY = """() => { for (const alert of document.querySelectorAll('[aria-live=assertive]'))
  for (const said of alert.querySelectorAll('span')) said.textContent = '' }"""
KEEP = "() => { window.before = document.activeElement; return before.matches('main, main *') }"
KEPT = "() => document.activeElement === window.before"


site = brisk_site(whole=WHOLE, most=2)


def answer(eyes: Eyes, key: str) -> str:
    """What is said when this key is pressed, into silence. The focus stays where it is."""
    eyes.page.evaluate(EMPTY)
    assert eyes.page.evaluate(KEEP), "a key works at the table only"
    eyes.page.keyboard.press(key)
    seen = eyes.wait(lambda now: spoken(now), f"an answer to {key}")
    assert eyes.page.evaluate(KEPT), f"{key} takes the focus away"
    return spoken(seen)


def spoken(seen: Node) -> str:
    return " ".join(text for alert in seen.find("alert") if (text := alert.text.strip()))


def begins(site: Running, token: str, code: str) -> dict[str, str]:
    """How the answers begin at a table without drawings: what the game's contract describes, up to a list.

    It is told from what a second connection of theirs is shown.
    """
    shown = site.client(token).join(code)
    game = shown["standing"]["game"]
    words, stands = Words("en", NAMES, 0, game=game), GAMES[game].describe(shown["view"])
    said = {key: " ".join(map(words.tell, stands.get(part, []))) for key, part in PARTS.items()}
    return {key: f"^{re.escape(text.partition(': ')[0])}" for key, text in said.items()}


def read_out(eyes: Eyes, seen: Node, game: str, answers: dict[str, str]) -> None:
    """Each key says what it is there for, and nothing that another one says."""
    heard = {key: answer(eyes, key) for key in ANSWERS if not (key == "o" and game in UNSORTED)}
    for key, said in heard.items():
        assert re.search(answers[key], said), f"{key}: {said}"
    assert answer(eyes, "s") == heard["s"]
    # Durak's O reads the hand, in its new order: the same if that is no other one.
    alone = {key: said for key, said in heard.items() if (key, game) != ("o", "durak")}
    assert len(set(alone.values())) == len(alone), heard
    for card in held(seen) if game not in NO_HAND else []:
        assert card.name in heard["h"]
    for name in NAMES[: SHORT[game]["seats"]]:
        assert f"{name}: " in heard["s"]
        assert name in heard["p"] or name == NAMES[0], "the own cards may be called yours"
    for cell in seen.find("toolbar", say("trojki-web-grid")):
        assert all(re.sub(r"^\d: |, new$", "", button.name) in heard["t"] for button in cell.find("button"))

    last, before = answer(eyes, "l"), answer(eyes, "l")
    told = log(eyes.read())
    assert last in told and before in told
    if game != "trojki":  # there others act meanwhile
        assert told.rindex(before) < told.rindex(last)
        assert answer(eyes, "k") == last


def help_and_back(eyes: Eyes) -> None:
    """? lists the keys; Escape goes back to where one was."""
    assert eyes.page.evaluate(KEEP)
    eyes.page.keyboard.press("?")
    shown = eyes.wait(lambda now: now.find("dialog", say("web-keys")), "the list of keys")
    assert say("web-keys-w") in shown.find("dialog", say("web-keys"))[0].text
    eyes.page.keyboard.press("Escape")
    eyes.wait(lambda now: not now.find("dialog"), "the end of the list")
    eyes.page.wait_for_function(KEPT)  # a moment later: see modal.ts


def jump(eyes: Eyes) -> None:
    """Shift and the letter of a suit or colour: from card to card of it, and around."""
    eyes.page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button").first.focus()
    names = [card.name for card in held(eyes.read())]
    at = 0
    for letter in [*dict.fromkeys(map(initial, names)), initial(names[0])]:
        after = [*range(at + 1, len(names)), *range(at + 1)]
        at = next(index for index in after if initial(names[index]) == letter)
        eyes.page.keyboard.press(f"Shift+{letter.upper()}")
        assert [card.name for card in held(eyes.read()) if card.focused] == [names[at]]


def initial(name: str) -> str:
    """Of the suit of "seven of clubs", of the colour of "violet 18"."""
    return name.split(" of ")[-1][0]


@pytest.mark.parametrize("game", GAMES)
def test_whole_match(site: Running, visit: Visit, game: str) -> None:
    token = site.guest("Anna")
    code = site.open(token, game, **SHORT[game])
    eyes = Eyes(visit(f"/table/{code}", token=token))
    done = list[int]()

    def ready(seen: Node) -> bool:
        if game == "trojki":  # nobody is asked, and more than one card is seldom drawn
            return bool(held(seen))
        return (game in NO_HAND or len(held(seen)) > 1) and my_turn(seen)

    def look(seen: Node, presses: list[Press]) -> None:
        """Once, in the middle, when there is something to read out."""
        if done or len(presses) < 6 or not ready(seen):
            return
        eyes.page.wait_for_timeout(500)  # what comes within a moment is one line of the log
        now = eyes.read()
        if ready(now):
            read_out(eyes, now, game, ANSWERS | ({} if game in PLAYERS else begins(site, token, code)))
            help_and_back(eyes)
            if game not in NO_HAND and len(held(now)) > 1:
                jump(eyes)
            done.append(len(presses))

    play(eyes, game, by_keys, look)
    assert done
    check_log(eyes, site, code, NAMES[: SHORT[game]["seats"]])
    if game == "planowanie":
        assert site.get(f"/api/matches/{code}-1/record")[1].count('"dealer"') == (16 if WHOLE else 2)


def test_a_match_in_polish(site: Running, visit: Visit) -> None:
    """Goliath by keys alone and by Polish words: what is read out, jumps to a colour without its accent, all plays."""
    words, token = Words("pl", ["Anna"], 0), site.guest("Anna")
    puppet = Puppet(site, token, site.open(token, "goliath", **SHORT["goliath"]))
    page = visit(f"/table/{puppet.code}", token=token, locale="pl-PL")
    puppet.begin()
    cards = page.get_by_role("toolbar", name=words.say("web-hand")).locator("li").get_by_role("button")
    ended = page.get_by_role("heading", name=words.say("room-over"))
    mine = re.compile(f"^● {words.say('web-turn-mine')} – {words.say('goliath-title')} – ")
    expect(page).to_have_title(mine)
    expect(cards.first).to_be_focused()

    heard = {key: answer(Eyes(page), key) for key in "hwsa"}
    names = [str(card.get_attribute("aria-label")) for card in cards.all()]
    assert all(name in heard["h"] for name in names)
    assert heard["w"].startswith(words.say("web-your-turn"))
    may = page.locator(".acts li:has(button:not([aria-disabled]))").all()
    assert heard["a"] == words.say("web-you-may-play", cards=[str(card.get_attribute("data-card")) for card in may])
    page.keyboard.press("Home")
    letters = [unicodedata.normalize("NFD", name)[0] for name in names]
    for letter in dict.fromkeys(letters):
        page.keyboard.press(f"Shift+{letter.upper()}")
        focused = str(page.evaluate("() => document.activeElement.ariaLabel"))
        assert unicodedata.normalize("NFD", focused)[0] == letter

    for left in range(len(names), 0, -1):
        page.keyboard.press("Home")
        for _ in range(left):
            card = page.locator(":focus")
            if not card.get_attribute("aria-disabled"):
                break
            page.keyboard.press("ArrowRight")
        played = card.evaluate("(card) => card.parentElement.dataset.card")
        page.keyboard.press("Enter")
        expect(cards).to_have_count(left - 1)
        line = re.compile(f"(Wychodzisz {words.card(played, 'ins')}|Dokładasz {words.card(played, 'acc')})")
        expect(page.get_by_role("log").get_by_role("paragraph").filter(has_text=line)).to_have_count(1)
        if left > 1:
            expect(page).to_have_title(mine)
    expect(ended).to_be_focused()
