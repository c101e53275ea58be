"""What anybody can do about anybody else, by clicking: talk, mute, report; and the host removes."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stolik.words import Words
from tests.server.running import Running
from tests.web.browser import axe, button
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.players import say
from tests.web.puppet import Puppet

EN = Words("en")


site = brisk_site()


# --- the chat --------------------------------------------------------------------------------------------------------


def test_the_chat_and_who_is_muted(site: Running, visit: Visit) -> None:
    tokens = [site.guest("Anna"), site.guest("Jan")]
    code = site.open(tokens[0], "golf", seats=3)
    anna, jan = (visit(f"/table/{code}", token=token) for token in tokens)

    def says(page: Page, text: str) -> None:
        page.get_by_role("textbox", name=say("web-chat-field")).fill(text)
        button(page, "web-send").click()
        expect(chat(page)).to_contain_text(text)

    def chat(page: Page) -> Locator:
        return page.get_by_role("group").filter(has=page.get_by_role("heading", name=say("web-chat")))

    for page in (anna, jan):
        button(page, "room-sit").first.click()
        button(page, "room-stand").wait_for()
    says(anna, "good evening")
    expect(chat(jan)).to_contain_text("Anna good evening")
    says(jan, "and good luck")
    expect(chat(anna)).to_contain_text("Jan and good luck")
    expect(anna.get_by_role("log")).to_contain_text("and good luck")  # it is announced too

    jans = chat(anna).get_by_role("button", name=re.compile("^Mute.* Jan$"))
    jans.click()
    button(anna, "web-mute").click()
    expect(chat(anna).get_by_role("status")).to_have_text(say("web-muted"))
    expect(button(anna, "web-unmute")).to_be_focused()  # the line goes when it is closed
    jans.click()
    expect(chat(anna)).not_to_contain_text("and good luck")
    says(jan, "can you hear me")
    says(anna, "it is quiet here")  # had they been sent that line, it would have come before this
    assert "can you hear me" not in anna.get_by_role("main").inner_text()
    expect(chat(jan)).to_contain_text("it is quiet here")

    anna.get_by_role("banner").get_by_role("link", name="Anna").click()
    anna.get_by_role("button", name=say("me-unmute", name="Jan")).click()
    expect(anna.get_by_role("main")).to_contain_text(say("me-nobody-muted"))
    anna.go_back()
    button(anna, "room-stand").wait_for()
    says(jan, "and now")
    expect(chat(anna)).to_contain_text("Jan and now")


# --- other people ----------------------------------------------------------------------------------------------------


def in_a_match(site: Running) -> tuple[str, str, str, Puppet]:
    """Anna, who is the host, and Jan play with a bot: the token of each, the code, and Jan."""
    tokens = [site.guest("Anna"), site.guest("Jan")]
    code = site.open(tokens[0], "golf", seats=3)
    anna, jan = (Puppet(site, token, code) for token in tokens)
    anna.do("sit", seat=0)
    jan.do("sit", seat=1)
    anna.do("fill")
    anna.do("start")
    return *tokens, code, jan


def test_who_has_said_nothing_is_muted_and_reported_during_a_match(site: Running, visit: Visit) -> None:
    token, _, code, jan = in_a_match(site)
    page = visit(f"/table/{code}", token=token)
    chat = page.get_by_role("group").filter(has=page.get_by_role("heading", name=say("web-chat")))
    people = page.get_by_role("region", name=say("web-people"))

    def look() -> None:
        button(page, "web-menu").click()
        people.get_by_role("button", name=EN.say("web-person-host", name="Jan"), exact=True).click()

    def says(text: str) -> None:
        page.get_by_role("textbox", name=say("web-chat-field")).fill(text)
        button(page, "web-send").click()
        expect(chat).to_contain_text(f"Anna {text}")

    look()
    expect(people.get_by_role("button", name=re.compile("Anna|Bot"))).to_have_count(0)
    button(people, "web-mute").wait_for()
    assert axe(page, ".menu") == []
    button(people, "web-mute").click()
    expect(people.get_by_role("status")).to_have_text(say("web-muted"))
    expect(button(people, "web-unmute")).to_be_focused()
    people.get_by_role("textbox", name=say("web-report-what")).fill("He waits for ever.")
    button(people, "web-report").click()
    expect(people.get_by_role("status")).to_have_text(say("web-reported"))
    assert [(each.table_code, each.text) for each in site.do(site.state.store.conduct.reports())] == [
        (code, "He waits for ever.")
    ]
    page.keyboard.press("Escape")
    jan.do("say", text="can you hear me")
    says("it is quiet here")  # had they been sent that line, it would have come before this
    assert "can you hear me" not in page.get_by_role("main").inner_text()

    page.reload()  # what the menu says is what the server knows
    look()
    button(people, "web-unmute").click()
    expect(people.get_by_role("status")).to_have_text(EN.say("web-unmuted", name="Jan"))
    page.keyboard.press("Escape")
    jan.do("say", text="and now")
    expect(chat).to_contain_text("Jan and now")


def test_who_has_said_nothing_is_muted_before_a_match(site: Running, visit: Visit) -> None:
    tokens = [site.guest("Anna"), site.guest("Jan")]
    code = site.open(tokens[0], "golf", seats=2)
    for seat, token in enumerate(tokens):
        Puppet(site, token, code).do("sit", seat=seat)
    page = visit(f"/table/{code}", token=tokens[1])  # not the host, who can remove them
    chairs = page.get_by_role("region", name=say("room-chairs"))
    others = chairs.get_by_role("button", name=re.compile("^Mute or report"))
    expect(others).to_have_count(1)
    others.click()
    button(chairs, "web-mute").click()
    expect(chairs.get_by_role("status")).to_have_text(say("web-muted"))
    assert axe(page) == []
    page.reload()
    others.click()
    button(chairs, "web-unmute").click()
    expect(chairs.get_by_role("status")).to_have_text(EN.say("web-unmuted", name="Anna"))


def test_the_host_removes_somebody_during_a_match_and_is_asked_first(site: Running, visit: Visit) -> None:
    token, other, code, jan = in_a_match(site)
    page, theirs = visit(f"/table/{code}", token=token), visit(f"/table/{code}", token=other)
    button(theirs, "web-menu").click()
    theirs.get_by_role("button", name=EN.say("web-person", name="Anna"), exact=True).click()
    button(theirs, "web-mute").wait_for()
    assert theirs.get_by_role("button", name=EN.say("web-remove", name="Anna")).count() == 0, "Jan is not the host"

    button(page, "web-menu").click()
    page.get_by_role("button", name=EN.say("web-person-host", name="Jan"), exact=True).click()
    page.get_by_role("button", name=EN.say("web-remove", name="Jan"), exact=True).click()
    sure = page.get_by_role("button", name=EN.say("web-remove-sure", name="Jan"), exact=True)
    sure.wait_for()
    jan.do("say", text="here I am")
    assert jan.standing["chairs"][1]["name"] == "Jan", "nothing has happened yet"
    sure.click()
    expect(button(page, "web-menu")).to_be_focused()
    expect(page.get_by_role("log")).to_contain_text(EN.say("table-removed", name="Jan", seat=1))
    expect(theirs.get_by_role("main")).to_contain_text(say("table-you-removed"))
    button(page, "web-menu").click()
    button(page, "web-leave").wait_for()
    expect(page.get_by_role("region", name=say("web-people"))).to_have_count(0)


def test_who_ends_a_match_alone_is_asked_first(site: Running, visit: Visit) -> None:
    token, other, code, _ = in_a_match(site)
    page, theirs = visit(f"/table/{code}", token=token), visit(f"/table/{code}", token=other)
    button(page, "web-menu").click()
    button(page, "web-abort").click()  # the other has to agree: nothing ends yet
    expect(theirs.get_by_role("log")).to_contain_text(
        Words("en", ["Anna", "Jan", ""], 1).say("table-abort-asked", seat=0)
    )
    button(theirs, "web-menu").click()
    theirs.get_by_role("button", name=say("web-abort")).click()
    theirs.get_by_role("button", name=say("web-abort-sure")).click()
    button(theirs, "room-stand").wait_for()  # the room, as before the match
    expect(theirs.get_by_role("log")).to_contain_text(EN.say("table-aborted"))


def test_who_is_called_like_a_bot_is_a_person_in_the_list(site: Running, visit: Visit) -> None:
    token = site.guest("bot simple")
    puppet = Puppet(site, token, site.open(token, "golf", seats=3, listed=True))
    puppet.do("sit", seat=0)
    puppet.do("fill", seat=1)
    waiting = visit("/").get_by_role("region", name=say("web-waiting"))
    link = waiting.get_by_role("link").filter(has_text="bot simple")
    expect(link).to_contain_text(f"bot simple · {EN.say('web-bots', count=1)} · {EN.say('web-free', count=1)}")


# --- what the host does about those who watch, and all about those who keep them waiting -----------------------------


def test_the_host_silences_somebody_who_watches_and_sends_them_away(site: Running, visit: Visit) -> None:
    token, _, code, _ = in_a_match(site)
    eva = Puppet(site, site.guest("Eva"), code)
    eva.do("say", text="what a card")
    page = visit(f"/table/{code}", token=token)
    chat = page.get_by_role("group").filter(has=page.get_by_role("heading", name=say("web-chat")))
    chat.get_by_role("button", name=EN.say("web-person-host", name="Eva")).click()
    chat.get_by_role("button", name=EN.say("web-hush", name="Eva"), exact=True).click()
    again = chat.get_by_role("button", name=EN.say("web-unhush", name="Eva"), exact=True)
    expect(again).to_be_focused()
    expect(page.get_by_role("log")).to_contain_text(EN.say("table-hushed", name="Eva"))
    assert eva.do("say", text="and another")["reason"][0] == "table-why-hushed"
    again.click()
    chat.get_by_role("button", name=EN.say("web-hush", name="Eva"), exact=True).wait_for()
    assert eva.do("say", text="thank you")["t"] != "refused"
    assert axe(page) == []
    chat.get_by_role("button", name=EN.say("web-send-off", name="Eva"), exact=True).first.click()
    expect(chat.get_by_role("status")).to_have_text(EN.say("table-removed", name="Eva"))
    assert eva.raw.hear("ended", table=code)["reason"][0] == "table-you-removed"


def test_who_only_watches_and_says_nothing_can_be_sent_away(site: Running, visit: Visit) -> None:
    """From the menu in a match and from the room before one; whoever watches hears of nobody."""
    token, other, code, _ = in_a_match(site)
    eva = Puppet(site, site.guest("Eva"), code)
    page = visit(f"/table/{code}", token=token)
    page.get_by_role("button", name=EN.say("web-menu")).click()
    page.get_by_role("button", name=EN.say("web-person-host", name="Eva")).click()
    assert axe(page) == []
    page.get_by_role("button", name=EN.say("web-hush", name="Eva"), exact=True).click()
    page.get_by_role("button", name=EN.say("web-unhush", name="Eva"), exact=True).wait_for()
    assert eva.do("say", text="what a card")["reason"][0] == "table-why-hushed"
    page.get_by_role("button", name=EN.say("web-send-off", name="Eva"), exact=True).click()
    assert eva.raw.hear("ended", table=code)["reason"][0] == "table-you-removed"
    code = site.open(token, "golf", seats=3)
    watched = visit(f"/table/{code}", token=other)
    watched.get_by_role("button", name=say("room-sit")).first.wait_for()
    page = visit(f"/table/{code}", token=token)
    page.get_by_role("button", name=EN.say("web-person-host", name="Jan")).click()
    assert axe(page) == []
    expect(watched.get_by_role("button", name="Anna")).to_have_count(0)
    page.get_by_role("button", name=EN.say("web-send-off", name="Jan"), exact=True).click()
    expect(page.get_by_text(EN.say("table-removed", name="Jan"))).to_be_visible()
    expect(page.get_by_role("button", name=EN.say("web-send-off", name="Jan"), exact=True)).to_have_count(0)
    expect(page.get_by_text(EN.say("table-removed", name="Jan"))).to_be_focused()
    jan = page.get_by_role("button", name=EN.say("web-person-host", name="Jan"))
    jan.click()
    expect(jan).to_have_count(0)
    expect(page.get_by_text(EN.say("room-spectators", count=0))).to_be_focused()
    watched.reload()
    expect(watched.get_by_role("heading", name=say("web-table-gone"))).to_be_focused()
    expect(watched.get_by_role("alert")).to_have_text(re.compile("the host has removed you", re.IGNORECASE))


def test_who_is_silenced_is_told_where_they_would_write(site: Running, visit: Visit) -> None:
    token, other, code, _ = in_a_match(site)
    page = visit(f"/table/{code}", width=360, height=740, token=other)
    page.get_by_role("button", name=EN.say("web-menu")).wait_for()
    page.get_by_role("button", name=say("web-log-more")).click()
    chat = page.get_by_role("group").filter(has=page.get_by_role("heading", name=say("web-chat")))
    chat.get_by_role("heading", name=say("web-chat")).click()
    field = chat.get_by_role("textbox", name=say("web-chat-field"))
    expect(field).to_be_visible()
    host = Puppet(site, token, code)
    host.number = 10  # its commands are not those that the first one gave
    jan = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    host.do("hush", person=jan, on=True)
    expect(page.get_by_role("log")).to_contain_text(EN.say("table-you-hushed"))
    expect(chat.get_by_text(re.compile(EN.say("table-why-hushed"), re.IGNORECASE))).to_be_in_viewport()
    expect(field).to_have_count(0)
    assert axe(page) == []
    host.do("hush", person=jan, on=False)
    expect(field).to_be_visible()


def test_who_keeps_the_others_waiting_is_replaced_by_a_bot_and_comes_back(
    site: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is to act first keeps the other one waiting; before the two minutes are over nothing happens."""
    token, other, code, jan = in_a_match(site)
    table = site.state.rooms.directory.open[code].table

    def asked() -> int:
        return next((seat for seat in (0, 1) if table.on is not None and table.on.asked(seat)), -1)

    while (slow := site.call(asked)) < 0:
        jan.raw.receive()  # the bot acts first
    names, tokens = ["Anna", "Jan"], [token, other]
    name, words = names[slow], Words("en", [*names, ""], 1 - slow)
    page, theirs = (visit(f"/table/{code}", token=tokens[seat]) for seat in (1 - slow, slow))
    for each in (page, theirs):
        each.locator(".board").wait_for()
    people = page.get_by_role("region", name=say("web-people"))
    replace = people.get_by_role("button", name=EN.say("web-replace", name=name), exact=True)

    def look() -> None:
        button(page, "web-menu").click()
        people.get_by_role("button", name=re.compile(f"^Mute.*{name}$")).click()

    look()
    replace.click()
    expect(people.get_by_role("status")).to_contain_text("may still be thinking")
    page.keyboard.press("Escape")
    monkeypatch.setattr("stolik.table.table.PATIENCE", 0.0)
    look()
    replace.click()
    expect(page.get_by_role("log")).to_contain_text(words.say("table-bot-plays", seat=slow))
    expect(replace).to_have_count(0)
    expect(people.get_by_role("status")).to_be_focused()
    page.keyboard.press("Escape")
    expect(people).to_have_count(0)
    button(theirs, "web-menu").click()
    button(theirs, "web-here-again").click()
    expect(page.get_by_role("log")).to_contain_text(words.say("table-back", seat=slow))
