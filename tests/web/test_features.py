"""What people do around a match, by clicking: the way to a table, company, account, looking back, settings.

The matches themselves are played by a second connection (tests.web.puppet) or by the tests of each input.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import ALERT, button, lines
from tests.web.conftest import Visit
from tests.web.hearing import Ears
from tests.web.match import brisk_site
from tests.web.players import CARDS, NAMES, say
from tests.web.puppet import Puppet

FRENCH = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
EN = Words("en", NAMES[:3], 0)
SEATED = say("room-stand")  # the button that only those who sit have


site = brisk_site()


def tile(page: Page, game: str) -> Locator:
    """A game on the home page."""
    heading = page.get_by_role("heading", name=say(f"{game}-title"), level=3, exact=True)
    return page.get_by_role("list", name=say("web-games")).get_by_role("listitem").filter(has=heading)


def listed(page: Page, title: str) -> Locator:
    """The tables on the home page under a heading."""
    return page.get_by_role("region", name=say(title)).get_by_role("link")


def code_of(page: Page) -> str:
    """The code of the table whose page is shown."""
    expect(page).to_have_url(re.compile("/table/"))
    return page.url.rsplit("/", 1)[1]


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button")


# --- from home to a table --------------------------------------------------------------------------------------------


def test_play_against_bots_deals_at_once(site: Running, visit: Visit) -> None:
    page = visit("/")
    button(tile(page, "durak"), "web-play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("durak-title"))
    expect(page.get_by_role("banner").or_(page.get_by_role("main"))).to_contain_text(say("web-deal", number=1))
    expect(hand(page)).not_to_have_count(0)
    expect(page.get_by_role("region", name=say("web-seats"))).to_contain_text(NAMES[2])
    other = visit("/", token=site.guest("Jan"))  # who plays against bots is not shown to everybody
    expect(other.get_by_role("region", name=say("web-playing"))).to_contain_text(say("web-no-playing"))


def test_two_who_look_for_company_meet_at_one_table(site: Running, visit: Visit) -> None:
    anna, jan = (visit("/", token=site.guest(name)) for name in ("Anna", "Jan"))
    button(tile(anna, "golf"), "web-find").click()
    expect(anna.get_by_role("main")).to_contain_text("Looking for players. In ")
    button(tile(jan, "golf"), "web-find").click()
    expect(jan).to_have_url(re.compile("/table/"))
    expect(anna.get_by_role("main")).to_contain_text("Jan")
    assert code_of(anna) == code_of(jan)
    expect(button(jan, "room-look-now")).to_have_count(0)  # only the host, who was first, calls the bots
    button(anna, "room-look-now").click()
    for page, other in ((anna, "Jan"), (jan, "Anna")):
        toolbar = page.get_by_role("toolbar", name=re.compile("card", re.IGNORECASE)).first
        toolbar.wait_for()
        expect(page.get_by_role("region", name=say("web-seats"))).to_contain_text(other)


def test_a_listed_table_is_seen_joined_and_watched(site: Running, visit: Visit) -> None:
    anna, eva, jan, ola = (visit("/", token=site.guest(name)) for name in ("Anna", "Eva", "Jan", "Ola"))
    button(tile(anna, "golf"), "web-make").click()
    form = anna.get_by_role("dialog", name=say("room-new"))
    form.get_by_role("combobox", name=say("room-seats")).select_option("2")
    form.get_by_role("spinbutton", name=say("golf-option-deals")).fill("3")
    form.get_by_role("textbox", name=say("room-name")).fill("Under the lime tree")
    form.get_by_role("checkbox", name=say("room-listed")).check()
    button(form, "room-open").click()
    button(anna, "room-stand").wait_for()
    code = code_of(anna)

    link = listed(eva, "web-waiting").filter(has_text="Under the lime tree")
    expect(link).to_contain_text(say("web-free", count=1))
    link.click()
    assert code_of(eva) == code
    eva.get_by_text(say("room-settings")).click()
    deals = eva.get_by_role("term").filter(has_text=say("golf-option-deals"))
    expect(deals.locator("xpath=following-sibling::dd[1]")).to_have_text("3")
    button(eva, "room-sit").click()
    button(eva, "room-stand").wait_for()
    expect(anna.get_by_role("region", name=say("room-chairs"))).to_contain_text("Eva")

    jan.get_by_role("textbox", name=say("web-code")).fill(f" {code.lower()} ")
    button(jan, "web-join").click()
    expect(jan.get_by_role("region", name=say("room-chairs"))).to_contain_text("Eva")
    assert code_of(jan) == code

    button(eva, "room-ready").click()
    button(anna, "room-start").click()
    watched = listed(ola, "web-playing").filter(has_text="Under the lime tree")
    expect(watched).to_contain_text("Anna · Eva")
    watched.click()
    own = re.compile("^Your cards")
    for page, count in ((anna, 1), (eva, 1), (jan, 0), (ola, 0)):
        expect(page.get_by_role("region", name=say("web-seats"))).to_contain_text("Anna")
        expect(page.get_by_role("log")).to_contain_text(re.compile(r"\bHole 1\b"))
        expect(page.get_by_role("toolbar", name=own)).to_have_count(count)


def test_a_code_that_is_none_stays_at_home_and_says_so(visit: Visit) -> None:
    page = visit("/", expected=["404"])
    page.get_by_role("textbox", name=say("web-code")).fill("QQQQQ")
    button(page, "web-join").click()
    expect(page.locator(ALERT).filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(page.get_by_role("list", name=say("web-games"))).to_be_visible()


# --- the invitation --------------------------------------------------------------------------------------------------


def test_the_invitation_has_a_link_to_copy_and_a_qr_code(site: Running, visit: Visit) -> None:
    paths = []
    for _ in range(2):
        token = site.guest("Anna")
        code = site.open(token, "golf", seats=2)
        page = visit(f"/table/{code}", token=token, permissions=["clipboard-read", "clipboard-write"])
        link = f"{site.url}/table/{code}"
        invite = page.get_by_role("region", name=say("room-invite"), exact=True)
        expect(invite.get_by_role("textbox", name=say("room-link"))).to_have_value(link)
        button(invite, "room-copy").click()
        expect(invite.get_by_role("status")).to_have_text(say("room-copied"))
        assert page.evaluate("() => navigator.clipboard.readText()") == link
        button(invite, "room-qr").click()
        drawing = invite.get_by_role("img", name=EN.say("room-qr-of", link=link))
        expect(drawing).to_be_visible()
        path = str(drawing.locator("path").get_attribute("d"))
        side = int(str(drawing.get_attribute("viewBox")).split()[2]) - 6  # three squares of margin on each side
        assert finders(path, side) and not finders(path, side - 1)
        paths.append(path)
        button(invite, "room-qr").click()
        expect(drawing).to_have_count(0)
    assert paths[0] != paths[1], "another table is another code"


def finders(path: str, side: int) -> bool:
    """Whether the dark squares of a drawing make the three corner marks of a QR code (ISO/IEC 18004, 6.3.3)."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    mark = {(x, y) for x in range(7) for y in range(7) if {x, y} & {0, 6} or (2 <= x <= 4 and 2 <= y <= 4)}
    corners = [(0, 0), (side - 7, 0), (0, side - 7)]
    return all(
        ((left + x, top + y) in dark) == ((x, y) in mark) for left, top in corners for x in range(7) for y in range(7)
    )


# --- the account -----------------------------------------------------------------------------------------------------


def test_a_guest_makes_an_account_signs_out_and_in_again(visit: Visit) -> None:
    page = visit("/", expected=["401", "403"])
    page.get_by_role("banner").get_by_role("link", name="Anna").click()
    kind, told = page.get_by_role("main"), page.locator(ALERT)
    expect(kind).to_contain_text(EN.say("me-kind", kind="guest", name="Anna"))

    def enter(name: str, password: str, id: str) -> None:
        form = page.get_by_role("region", name=say("me-become"))
        form.get_by_role("textbox", name=say("web-name")).fill(name)
        form.get_by_label(say("me-password")).fill(password)
        button(form, id).click()

    enter("Anna of Cards", "right horse battery", "me-become")
    account = EN.say("me-kind", kind="account", name="Anna of Cards")
    expect(kind).to_contain_text(account)
    expect(page.get_by_role("status").first).to_have_text(account)
    page.reload()
    expect(kind).to_contain_text(account)

    button(page, "me-logout").click()
    button(page, "me-login").wait_for()
    expect(kind).not_to_contain_text(account)
    enter("Anna of Cards", "wrong horse battery", "me-login")
    expect(told).to_have_text(re.compile(r"\w"))
    expect(told).not_to_have_text(say("me-changed"))
    expect(kind).not_to_contain_text(account)
    enter("Anna of Cards", "right horse battery", "me-login")
    expect(kind).to_contain_text(account)
    page.reload()
    expect(kind).to_contain_text(account)


# --- the menu of a table ---------------------------------------------------------------------------------------------


def asked(site: Running, game: str, seats: int) -> tuple[str, str, int]:
    """A table at which this person is asked first, and the bots take for ever: their token, its code, their seat."""
    for seat in list(range(seats)) * 20:  # who deals first is drawn by lot
        token = site.guest("Anna")
        code = site.open(token, game, clock="fast", seats=seats)
        puppet = Puppet(site, token, code)
        puppet.do("sit", seat=seat)
        puppet.do("fill")
        puppet.do("start")
        if puppet.dealt()["turn"] == seat:
            return token, code, seat
    raise AssertionError("they never begin")


def test_the_last_action_is_taken_back(site: Running, visit: Visit) -> None:
    token, code, seat = asked(site, "goliath", 3)
    words = Words("en", ["", "", ""], seat)
    page = visit(f"/table/{code}", token=token)
    cards, undo = hand(page), button(page, "web-undo")
    expect(cards.first).to_be_visible()
    expect(button(page, "web-sort")).to_be_visible()  # which comes with the other one, once there is something for it
    expect(undo).to_have_count(0)
    before = [card.get_attribute("aria-label") or card.inner_text() for card in cards.all()]
    log = page.get_by_role("log")
    cards.first.click()
    expect(cards).to_have_count(len(before) - 1)
    undo.click()
    expect(log).to_contain_text(words.say("table-undone", seat=seat))
    expect(cards).to_have_count(len(before))
    assert [card.get_attribute("aria-label") or card.inner_text() for card in cards.all()] == before
    expect(undo).to_have_count(0)


# --- what is done by itself ------------------------------------------------------------------------------------------


def test_what_alone_is_possible_is_done_by_itself_where_that_is_set(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "goliath", seats=3, deals=2)
    puppet = Puppet(site, token, code)
    puppet.begin()
    page = visit("/settings", token=token)
    page.get_by_role("checkbox", name=say("settings-forced")).check()
    while len(puppet.dealt()["hand"]) > 1 or not puppet.asked:  # the last card is no choice
        if puppet.asked:
            puppet.act()
        else:
            puppet.settle()
    last = EN.card(puppet.dealt()["hand"][0])
    page.goto(f"{site.url}/table/{code}")
    ears = Ears(page)  # it is done soon after it was said
    expect(page.get_by_role("log")).to_contain_text(re.compile(rf"You (play|lead) the {last}\."))
    assert EN.say("habits-forced", action=last) in [text for _, text in ears.all("alert")]
    expect(page.get_by_role("button", name=say("web-ready"))).to_be_visible()  # which is no forced move


# --- after a match ---------------------------------------------------------------------------------------------------


def finished(site: Running, token: str, game: str = "goliath", seats: int = 3) -> str:
    """The code of a table at which a match of one deal has been played with bots, from the first seat."""
    code = site.open(token, game, seats=seats, deals=1)
    puppet = Puppet(site, token, code)
    puppet.begin()
    while puppet.act():
        pass
    return code


def test_another_match_after_one(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = finished(site, token)
    page = visit(f"/table/{code}", token=token)
    over = page.get_by_role("heading", name=say("room-over"))
    expect(over).to_be_visible()
    expect(page.locator("table.placed")).to_contain_text(NAMES[2])
    button(page, "room-rematch").click()
    expect(over).to_have_count(0)
    expect(hand(page)).not_to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(EN.say("table-starts", number=2))


def test_the_own_matches_add_up_for_guests_on_the_device_and_for_accounts_on_the_server(
    site: Running, visit: Visit
) -> None:
    token = site.guest("Anna")
    finished(site, token)
    page = visit("/me", token=token)
    mine = page.get_by_role("region", name=say("me-statistics"))
    played = mine.get_by_role("definition").first
    expect(mine.get_by_role("heading", level=3)).to_have_text(say("goliath-title"))
    expect(played).to_have_text("1")
    expect(mine).to_contain_text(EN.say("me-statistics-where", kind="guest"))
    won, places = mine.locator("dd small"), mine.locator(".share")
    expect(won).to_have_text(re.compile("^(0|100)%$"))
    shares = places.evaluate_all("(all) => all.map((one) => one.style.getPropertyValue('--share'))")
    assert shares.count("1") == 1 and set(shares) <= {"0", "1"}  # the bar of the place that was taken
    kept = page.evaluate("() => localStorage.getItem('stolik-matches')")
    assert [match["game"] for match in json.loads(kept)] == ["goliath"]
    page.reload()
    expect(played).to_have_text("1")  # not twice
    page.get_by_label(say("me-password")).fill("correct horse")
    button(page, "me-become").click()
    expect(mine).to_contain_text(EN.say("me-statistics-where", kind="account"))
    expect(played).to_have_text("1")
    button(page, "me-delete").click()
    data = page.get_by_role("region", name=say("me-data"))
    expect(data.get_by_role("alert")).to_have_text(EN.say("me-delete-ask", kind="account"))
    data.get_by_label(say("me-password")).fill("correct horse")
    button(page, "me-delete-sure").click()
    expect(page.locator(ALERT).first).to_have_text(say("me-deleted"))
    assert page.evaluate("() => localStorage.getItem('stolik-matches')") is None


def test_a_past_match_is_looked_through_shared_and_kept(site: Running, visit: Visit, tmp_path: Path) -> None:
    token = site.guest("Anna")
    code = finished(site, token)
    page = visit("/", token=token, permissions=["clipboard-read", "clipboard-write"])
    past = page.get_by_role("region", name=say("web-past")).get_by_role("link")
    expect(past).to_have_count(1)
    past.click()
    expect(page).to_have_url(re.compile(f"/match/{code}-1"))
    steps = page.get_by_role("group", name=say("replay-steps"))
    slider = steps.get_by_role("slider", name=say("replay-step"))
    last = int(str(slider.get_attribute("max")))
    log, hands = lines(page), page.get_by_role("region", name=say("replay-hands"))
    eyes = page.get_by_role("combobox", name=say("replay-eyes"))

    def at(number: int) -> None:
        expect(steps).to_contain_text(f"{number}/{last}")

    # All cards are open at first, and each hand has as many as was dealt; one card fewer lies there after a play.
    at(0)
    expect(eyes).to_have_value("open")
    faces = hands.get_by_role("img").locator("svg")
    dealt = faces.count()
    assert dealt == 45
    button(steps, "replay-next").click()
    at(1)
    expect(faces).to_have_count(dealt - 1)
    expect(log).to_have_count(2)  # the deal and the lead
    button(steps, "replay-next").click()
    at(2)
    expect(log).to_have_count(3)
    button(steps, "replay-back").click()
    at(1)
    expect(log).to_have_count(2)
    button(steps, "replay-last").click()
    at(last)
    expect(button(steps, "replay-next")).to_be_disabled()
    button(steps, "replay-first").click()
    at(0)

    # Another seat's eyes see its own hand and no other; the step stays.
    button(steps, "replay-next").click()
    told = json.loads(site.get(f"/api/matches/{code}-1/replay?deal=1&seat=1")[1])["steps"]
    held = {**told[0]["view"], **told[1]["view"]}["hand"]
    eyes.select_option("1")
    expect(hands).to_have_count(0)
    words = Words("en", NAMES[:3], 1)
    names = [card.get_attribute("aria-label") or card.inner_text().strip() for card in hand(page).all()]
    assert sorted(names) == sorted(words.card(card) for card in held)
    at(1)

    # The link leads somebody else to the same step with the same eyes.
    button(page, "replay-share").click()
    expect(page.get_by_role("status").filter(has_text=say("replay-copied"))).to_be_visible()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    expect(page.get_by_role("textbox", name=say("replay-link"))).to_have_value(link)
    other = visit(link.removeprefix(site.url), token=site.guest("Jan"))
    expect(other.get_by_role("group", name=say("replay-steps"))).to_contain_text(f"1/{last}")
    expect(other.get_by_role("combobox", name=say("replay-eyes"))).to_have_value("1")

    # The record is one that `stolik check` accepts, and would not if an action were another.
    with page.expect_download() as coming:
        page.get_by_role("link", name=say("replay-download")).click()
    file, forged = tmp_path / "match.jsonl", tmp_path / "forged.jsonl"
    coming.value.save_as(file)
    assert checked(file) == 0
    text = file.read_text("utf-8")
    forged.write_text(re.sub(r'"(\d) play \w+"', r'"\1 play R1"', text), "utf-8")
    assert forged.read_text("utf-8") != text and checked(forged) == 2


def checked(file: Path) -> int:
    """What `stolik check` says of a file, as its exit status."""
    command = [sys.executable, "-m", "stolik", "check", str(file), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True).returncode


def test_the_tab_names_the_game_of_rules_and_of_a_match_that_is_looked_at_again(site: Running, visit: Visit) -> None:
    words, token = Words("pl"), site.guest("Anna")
    game, stolik = words.say("goliath-title"), words.say("web-title")
    page = visit("/rules/goliath", token=token, locale="pl-PL")
    expect(page).to_have_title(f"{words.say('web-rules')} – {game} – {stolik}")
    puppet = Puppet(site, token, site.open(token, "goliath", seats=3, deals=1))
    puppet.begin()
    while puppet.act():
        pass
    page.goto(f"{site.url}/match/{puppet.code}-1")
    expect(page).to_have_title(f"{words.say('web-match')} – {game} – {stolik}")
    page.get_by_role("link", name=words.say("web-home")).click()
    expect(page).to_have_title(stolik)


# --- settings --------------------------------------------------------------------------------------------------------

# Counts the cards that are set in motion from now on.
COUNT = """() => {
  const animate = Element.prototype.animate;
  window.moved = 0;
  Element.prototype.animate = function (...rest) { window.moved++; return animate.apply(this, rest); };
}"""


def choose(page: Page, *texts: str) -> None:
    """Opens the settings over the table by its menu, chooses there, and closes them; the table stays where it is."""
    address = page.url
    button(page, "web-menu").click()
    button(page, "web-settings").click()
    sheet = page.get_by_role("dialog", name=say("settings-title"))
    for text in texts:
        sheet.get_by_text(text, exact=True).click()
    expect(hand(page).first).to_be_attached()
    button(sheet, "web-close").click()
    expect(sheet).to_have_count(0)
    expect(button(page, "web-menu")).to_be_focused()
    assert page.url == address


def test_settings_change_the_table_at_once(site: Running, visit: Visit) -> None:
    token, code, _ = asked(site, "planowanie", 2)
    page = visit(f"/table/{code}", token=token)
    root, cards, alert = page.locator("html"), hand(page), page.locator(ALERT)
    cards.first.wait_for()
    paper = "() => getComputedStyle(document.querySelector('.hand path.paper')).fill"
    ink = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)"
    names = [str(card.get_attribute("aria-label")) for card in cards.all()]
    light = page.evaluate(paper)
    assert page.evaluate(ink, "--clubs") != page.evaluate(ink, "--spades")
    width = cards.first.bounding_box()
    assert all(re.search(" of ", name) for name in names) and width

    choose(page, say("web-theme-dark"), say("settings-suits-two"), say("settings-size-large"))
    expect(root).to_have_attribute("data-theme", "dark")
    larger = cards.first.bounding_box()
    assert page.evaluate(paper) != light and larger and larger["width"] > width["width"]
    assert page.evaluate(ink, "--clubs") == page.evaluate(ink, "--spades")

    felt, back = page.evaluate(ink, "--felt"), page.evaluate(ink, "--back")
    choose(page, say("settings-felt-blue"), say("settings-back-dots"))
    assert page.evaluate(ink, "--felt") != felt and page.evaluate(ink, "--back") != back
    choose(page, say("web-theme-contrast"))
    assert (page.evaluate(ink, "--felt"), page.evaluate(ink, "--back")) in [("#000", "navy"), ("#000000", "#000080")]
    choose(page, say("web-theme-dark"))

    choose(page, EN.say("settings-cards-braille", card=Words("en", cards="braille").card("7C")))
    braille = [str(card.get_attribute("aria-label")) for card in cards.all()]
    cells = Words("en", cards="braille")
    assert braille == [cells.card(card) for name in names for card in FRENCH if EN.card(card) == name]

    cards.first.focus()
    page.keyboard.press("h")
    value, suit = braille[0]  # each suit is named once, before its values
    expect(alert.filter(has_text=f"{suit} {value}")).to_be_visible()
    page.keyboard.press("w")
    expect(alert.filter(has_text=say("web-your-turn"))).to_be_visible()
    choose(page, say("settings-keys"))
    cards.first.focus()
    before = alert.all_inner_texts()
    for key in ("h", "t", "s", "?"):
        page.keyboard.press(key)
    assert alert.all_inner_texts() == before and page.get_by_role("dialog").count() == 0


def test_who_leaves_a_table_for_other_pages_says_nothing_wrong_to_the_server(site: Running, visit: Visit) -> None:
    """After a few faults the server hangs up. (Pages that come and go together would take each other's address.)"""
    token = site.guest("Anna")
    code = site.open(token, "golf", seats=2)
    page = visit("/", token=token)
    page.goto("about:blank")  # what home is told does not count, however late it opens its line
    answers = list[str]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: answers.append(str(text))))
    page.goto(f"{site.url}/table/{code}")
    for name in (say("web-settings"), say("web-rules"), f"{say('web-me')}: Anna") * 2:
        page.get_by_role("link", name=name, exact=True).click()
        expect(page).not_to_have_url(re.compile("/table/"))
        page.get_by_role("heading", level=1).wait_for()
        page.go_back()
        button(page, "room-sit").first.wait_for()
    kinds = [json.loads(text)["t"] for text in answers]
    assert kinds.count("shown") == 7 and kinds.count("welcome") == 1 and "bad" not in kinds


def test_how_much_is_said_and_moves(site: Running, visit: Visit) -> None:
    token = site.guest("Anna")
    code = site.open(token, "goliath", seats=3)
    puppet = Puppet(site, token, code)
    puppet.begin()
    page = visit(f"/table/{code}", token=token)
    cards, log = hand(page), page.get_by_role("log")
    sentence, short = re.compile(r"You (lead|play) the \w+ \d+\."), re.compile(r"You: \w+ \d+\.")
    expect(cards).to_have_count(15)
    page.wait_for_load_state("networkidle")  # how cards fly is fetched when all else is there
    page.evaluate(COUNT)
    assert puppet.act()
    expect(log).to_contain_text(sentence)
    expect(cards).to_have_count(14)
    assert not short.search(log.inner_text()) and page.evaluate("() => window.moved") > 0

    choose(page, say("settings-verbosity-short"), say("settings-motion-none"))
    expect(cards).to_have_count(14)
    said = len(sentence.findall(log.inner_text()))
    page.evaluate("() => { window.moved = 0 }")
    assert puppet.act()
    expect(log).to_contain_text(short)
    expect(cards).to_have_count(13)
    assert len(sentence.findall(log.inner_text())) == said and page.evaluate("() => window.moved") == 0
