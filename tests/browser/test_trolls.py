"""Trolls & Princesses in a real browser: by clicking what glows, with others, on a phone, with keys alone."""

from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.glow import click_glowing, rush
from tests.browser.late import late_table
from tests.browser.seats import DESK, complaints, guest, open_table, ready, stage
from tests.server.seeded import named
from tests.server.server import Server
from trollbord import Match, load
from trollbord.records.reader import parse
from trollbord.records.replaying import replay

GAME = "trolls_princesses"
CHOICES = "[data-can], .ask .acts [data-option]"
SEED = 5


def until(prompt: str, after: int, seats: int = 2, verb: str = "") -> Match:
    """A sensible game up to this question of seat 0, with an option of this verb."""
    match, rng = Match(load(GAME), seats, seed=SEED, holds_veils=True), Random(SEED)
    while True:
        ask = match.ask
        assert ask is not None, f"no '{prompt}' after {after}"
        is_asked = ask.seat == 0 and ask.prompt == prompt and len(match.picks) >= after
        if is_asked and (not verb or verb in [option.verb for option in ask.options]):
            return match
        match.pick(match.game.advice.rollout(match.state, rng))


def sat_down(browser: Browser, server: Server, match: Match, *, phone: bool = False) -> Page:
    page = guest(browser, server, phone=phone).new_page()
    address = late_table(server, page, match, SEED)
    page.goto(address)
    ready(page)
    return page


def click_on(page: Page, rng: Random) -> bool:
    """Click something that glows, or a button of the question; false if the game is over."""
    page.locator(f"{CHOICES}, .scores").first.wait_for(state="attached")
    if page.locator(".scores").count():
        return False
    if page.locator("body[data-dialing]").count():
        page.locator(".variant[data-shown]").click(force=True)
        return True
    glowing = page.locator(CHOICES).locator("visible=true")
    if glowing.count():
        glowing.nth(rng.randrange(glowing.count())).dispatch_event("click")
    return True


@pytest.mark.long_run
def test_a_whole_game_is_played_by_clicking_what_glows(browser: Browser, server: Server) -> None:
    """From the choice of clans to the last row of the count."""
    page = guest(browser, server).new_page()
    heard = complaints(page)
    open_table(page, GAME, seat_1="bot tomte")
    stage(page, "choose-clan")

    assert rush(page, 3) > 50

    expect(page.locator(".scores")).to_be_visible()
    sums = [int(cell) for cell in page.locator(".scores .sum b").all_text_contents()]
    columns = [
        [int(row.locator("td").nth(number).text_content() or "") for row in score_rows(page)]
        for number in range(2)
    ]
    assert sums == [sum(column) for column in columns] == sorted(sums, reverse=True)
    record = parse(page.request.get(f"{page.url}/record.troll").text())
    result = replay(load(GAME), record).result()
    assert result is not None and sorted(result.scores, reverse=True) == sums
    first = page.url
    page.click("text=Play again")
    page.wait_for_url(lambda url: url != first)
    stage(page, "choose-clan")
    assert not heard


def score_rows(page: Page) -> list[Locator]:
    return page.locator(".scores tr[style]:not(.total)").all()


def test_a_tile_is_seen_turned_and_laid_by_a_second_click(browser: Browser, server: Server) -> None:
    page = sat_down(browser, server, until("lay-tile", 200))
    tiles = page.locator("#network-0 > [id^=tile-]").count()
    stage(page, "lay-tile")
    key = page.locator(".spot[data-can]").first.get_attribute("id") or ""
    page.locator(f"#{key} .area").click()
    expect(page.locator(".variant[data-shown]")).to_have_count(1)
    expect(page.locator(f"#{key}[data-held]")).to_have_count(1)
    before = page.locator(".variant[data-shown]").get_attribute("data-dial")
    page.keyboard.press("e")
    page.locator("[data-act=turn] >> nth=0").click()
    assert page.locator(".variant[data-shown]").get_attribute("data-dial") == before
    expect(page.locator(".tp-gains p:visible")).to_have_count(1)
    assert page.locator(f"#{key}[data-held]").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator(".variant[data-shown]")).to_have_count(0)
    page.locator(f"#{key} .area").click()
    page.click("text=Lay it here")

    expect(page.locator("#network-0 > [id^=tile-]")).to_have_count(tiles + 1)
    page.locator("#ask .back .btn", has_text="Undo").click()
    expect(page.locator("#network-0 > [id^=tile-]")).to_have_count(tiles)


def test_a_tile_turns_the_way_the_arrow_shows(browser: Browser, server: Server) -> None:
    page = sat_down(browser, server, until("lay-tile", 200))
    stage(page, "lay-tile")
    key = page.locator(".spot[data-can]").first.get_attribute("id") or ""
    page.locator(f"#{key} .area").click()
    shown = page.locator(".variant[data-shown]")
    before = int(shown.get_attribute("data-angle") or "0")

    page.keyboard.press("e")
    assert int(shown.get_attribute("data-angle") or "0") == (before + 72) % 360

    page.locator("[data-act=turn] >> nth=0").click()
    assert int(shown.get_attribute("data-angle") or "0") == before


def test_keys_alone_lay_a_tile(browser: Browser, server: Server) -> None:
    page = sat_down(browser, server, until("lay-tile", 200))
    tiles = page.locator("#network-0 > [id^=tile-]").count()
    stage(page, "lay-tile")
    page.locator(".spot[data-can]").first.focus()

    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_attribute("data-dialing", "")
    page.keyboard.press("q")
    page.keyboard.press("Enter")

    expect(page.locator("#network-0 > [id^=tile-]")).to_have_count(tiles + 1)


def test_keys_alone_play_a_card_move_a_troll_and_act(browser: Browser, server: Server) -> None:
    """A whole turn without a mouse: arrows or Tab to what glows, Enter on it; Escape puts back."""
    page = sat_down(browser, server, until("play-card", 200))
    heard = complaints(page)
    stage(page, "play-card")
    page.locator("[id^=hand-][data-can]").first.focus()
    page.keyboard.press("Enter")

    stage(page, "move-troll")
    page.locator(".board [data-can]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_attribute("data-holding", "")
    page.keyboard.press("Escape")
    expect(page.locator("body")).not_to_have_attribute("data-holding", "")
    page.locator(".board [data-can]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".board [data-can]").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.matches('.board [data-can]')")
    page.keyboard.press("Enter")

    expect(page.locator("main:not([data-stage=move-troll])")).to_be_attached()
    page.wait_for_selector("main[data-stage]")
    page.locator(".fold, #ask .btn").first.focus()
    page.keyboard.press("Enter")
    assert not heard


def test_a_broken_line_is_found_again_in_the_middle_of_a_turn(
    browser: Browser, server: Server
) -> None:
    """What was held is put back, what was picked stays, and the turn goes on."""
    page = sat_down(browser, server, until("play-card", 200))
    page.locator("[id^=hand-][data-can]").first.dispatch_event("click")
    stage(page, "move-troll")
    told = page.locator("#told li").count()

    page.goto("about:blank")
    page.go_back()
    ready(page)

    stage(page, "move-troll")
    assert page.locator("#told li").count() == told
    click_on(page, Random(1))
    click_on(page, Random(1))
    expect(page.locator("main:not([data-stage=move-troll])")).to_be_attached()


def test_a_troll_walks_and_keeps_its_size(browser: Browser, server: Server) -> None:
    """A troll goes by a motion of its own; calm is respected elsewhere, where pages ask for reduced motion."""
    page = browser.new_context(
        base_url=server.url, viewport=DESK, extra_http_headers=named()
    ).new_page()
    page.goto(late_table(server, page, until("move-troll", 200), SEED))
    ready(page)
    page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            window.moved.push([this.id || this.getAttribute("class"), frames.map(frame => frame.transform ?? "")]);
            return animate.call(this, frames, options);
          };
        }"""
    )
    start = page.locator("[data-can]").first.get_attribute("id")
    page.locator(f"#{start}").dispatch_event("click")
    page.locator("[id^=cave-][data-can], [id^=village-][data-can]").first.dispatch_event("click")
    expect(page.locator("main:not([data-stage=move-troll])")).to_be_attached()

    page.wait_for_function("() => window.moved.some(([key]) => /troll-0|ghost/.test(key))")
    assert page.locator("[id^=troll-0-] > use[transform*=scale]").count() >= 1
    assert page.locator("[id^=troll-0-][transform*=scale]").count() == 0


def test_another_mountain_comes_to_the_front_and_goes_back(
    browser: Browser, server: Server
) -> None:
    page = sat_down(browser, server, until("move-troll", 200))
    assert not page.locator("#mountain-1").is_visible()

    page.click("#enlarge-1")
    expect(page.locator("#mountain-1")).to_be_visible()
    expect(page.locator("#mountain-0")).to_be_hidden()
    page.click("#close-1")

    expect(page.locator("#mountain-0")).to_be_visible()


def test_a_phone_shows_the_board_of_the_question(browser: Browser, server: Server) -> None:
    page = sat_down(browser, server, until("lay-tile", 200), phone=True)
    heard = complaints(page)
    assert page.locator("#network-0").is_visible()
    assert not page.locator("#villages").is_visible()

    page.locator(".tp-tabs [data-arg=land]").click()
    expect(page.locator("#villages")).to_be_visible()
    page.locator(".tp-tabs [data-arg=dens]").click()
    page.locator(".spot[data-can] .area").first.click()
    page.click("text=Lay it here")
    expect(page.locator("main:not([data-stage=lay-tile])")).to_be_attached()

    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert not heard


def test_a_marked_tab_leads_to_choices_on_another_board(browser: Browser, server: Server) -> None:
    """Cards are bought in a cave, which brings them along; what lies elsewhere is marked on its tab."""
    page = sat_down(browser, server, until("act", 100, verb="buy"), phone=True)
    marked, owned = page.locator(".tp-tabs [data-leads]"), page.locator("[id^=owned-]")
    before = owned.count()
    expect(marked).to_have_count(0)

    page.locator(".tp-tabs [data-arg=shelves]").click()
    expect(marked).to_have_count(1)
    expect(marked).to_have_accessible_name("Land: something to choose here")
    assert not page.locator("[id^=card-][data-can]").first.is_visible()
    marked.click()
    page.locator("[id^=card-][data-can]").first.click()

    expect(owned).to_have_count(before + 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_glows_on_a_phone_can_be_hit(browser: Browser, server: Server, seats: int) -> None:
    """A troll has gone to a village, with the printed royal action beside what can be done there."""
    page = sat_down(browser, server, until("act", 60, seats, "activate"), phone=True)
    heard, rng = complaints(page), Random(seats)

    for _ in range(16):
        click_glowing(page, rng)

    assert not heard


def test_two_people_and_a_spectator(browser: Browser, server: Server) -> None:
    first, second, third = [guest(browser, server).new_page() for _ in range(3)]
    heard = [complaints(page) for page in (first, second, third)]
    address = open_table(first, GAME, seat_1="open")
    second.goto(address)
    second.click("text=Sit here")
    third.goto(address)
    ready(third)

    for page, clan in ((first, "red"), (second, "yellow")):
        stage(page, "choose-clan")
        page.locator(f"#clan-{clan}[data-can]").dispatch_event("click")
    players = (first, second)
    while not any(page.locator("main[data-stage=play-card]").count() for page in players):
        first.wait_for_timeout(50)
        for page in players:
            if page.locator("main[data-stage=settle]").count():
                page.locator("[id^=cave-][data-can]").first.dispatch_event("click")
    playing = next(page for page in players if page.locator("main[data-stage=play-card]").count())
    expect(third.locator("[id^=hand-]")).to_have_count(0)
    expect(first.locator("[id^=hand-]")).to_have_count(3)
    playing.locator("#hand-0").dispatch_event("click")
    stage(playing, "move-troll")

    expect(third.locator("#king")).to_have_count(1)
    assert third.locator("[data-can]").count() == 0
    assert heard == [[], [], []]


def test_a_server_killed_between_place_and_turn_goes_on(
    browser: Browser, own_server: Server
) -> None:
    page = sat_down(browser, own_server, until("lay-tile", 200))
    stage(page, "lay-tile")
    page.locator(".fold[data-act=list]").click()
    page.locator(".options [data-option^='lay ']").first.click()
    stage(page, "turn-tile")
    shown = page.locator(".variant[data-shown]").get_attribute("id")

    own_server.kill()
    page.wait_for_selector("body[data-offline]")
    own_server.restart()
    page.wait_for_selector("body:not([data-offline])")
    stage(page, "turn-tile")

    assert page.locator(".variant[data-shown]").get_attribute("id") == shown
    page.click("text=Lay it here")
    expect(page.locator("main:not([data-stage=turn-tile])")).to_be_attached()
