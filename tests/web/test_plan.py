"""A card that is chosen before one's turn: marked, taken back, played by itself, void; and nobody else learns of it."""

import json
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import ALERT
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.players import CARDS
from tests.web.puppet import Puppet

site = brisk_site()
EN = Words("en")


class Table:
    """Three people at goliath: the second has led, the third thinks, the first comes last and has the page.

    `until`: whose turn it is then, and who has led, otherwise.
    """

    def __init__(self, site: Running, visit: Visit, until: tuple[int, int] = (2, 1), **window: Any) -> None:
        tokens = [site.guest(name) for name in ("Anna", "Jan", "Ola")]
        code = site.open(tokens[0], "goliath", seats=3)
        self.seats = [Puppet(site, token, code) for token in tokens]
        for seat, puppet in enumerate(self.seats):
            puppet.do("sit", seat=seat)
            if seat:
                puppet.do("ready")
        self.seats[0].do("start")
        view, *_ = [puppet.dealt() for puppet in self.seats]
        while (view["turn"], view["leader"]) != until:
            puppet = self.seats[view["turn"]]
            assert puppet.act()
            view = puppet.view or {}
        self.view = view
        self.page = visit(f"/table/{code}", token=tokens[0], **window)
        self.sent = list[str]()
        self.page.on("websocket", self._listen)
        self.page.reload()
        self.hand.first.wait_for()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    @property
    def acts(self) -> list[list[str]]:
        """What the page has sent as actions."""
        told = [json.loads(text).get("command") or {} for text in self.sent]
        return [command["actions"] for command in told if command.get("do") == "act"]

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name=CARDS).locator("li").get_by_role("button")

    def card(self, legal: bool) -> str | None:
        """One of Anna's that may be played on what was led, or may not; None if there is none."""
        cards = [
            str(card)
            for card in self.page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        ]
        led = self.view["table"][1][0]
        follows = [card for card in cards if card[0] == led]
        return next(iter((follows or cards) if legal else [card for card in cards if follows and card[0] != led]), None)

    def button(self, card: str) -> Locator:
        return self.page.locator(f'.hand [data-card="{card}"] button')


def test_a_planned_card_is_played_in_its_turn_and_not_before(site: Running, visit: Visit) -> None:
    table = Table(site, visit)
    card = table.card(legal=True)
    assert card
    table.button(card).focus()
    table.page.keyboard.press("Enter")
    expect(table.button(card)).to_have_attribute("aria-pressed", "true")
    name = EN.card(card)
    expect(table.page.get_by_role("button", name=f"{name}, planned", exact=True)).to_have_count(1)
    expect(table.page.locator(ALERT)).to_contain_text("is planned: press it again to take it back")
    table.page.keyboard.press("Escape")
    expect(table.button(card)).not_to_have_attribute("aria-pressed", "true")
    table.button(card).click()
    expect(table.button(card)).to_have_attribute("aria-pressed", "true")
    assert table.acts == [], "the server is told nothing"
    assert table.seats[2].act()
    expect(table.button(card)).to_have_count(0)
    assert table.acts == [[f"play {card}"]]


def test_a_planned_card_that_is_not_legal_is_void(site: Running, visit: Visit) -> None:
    for _ in range(6):
        table = Table(site, visit)
        card = table.card(legal=False)
        if card:
            break
    assert card, "always without the colour that is led"
    table.button(card).click()
    expect(table.button(card)).to_have_attribute("aria-pressed", "true")
    assert table.seats[2].act()
    expect(table.page.locator(ALERT)).to_contain_text("cannot be played now. It is your turn")
    expect(table.button(card)).not_to_have_attribute("aria-pressed", "true")
    assert table.acts == []
