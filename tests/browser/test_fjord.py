"""Trollfjord in real browsers: the swing, the fall that everyone sees, a real tower, a whole end of a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.glow import play_on, play_with_sense
from tests.browser.midgame import play_to, put
from tests.browser.seats import complaints, guest, open_table, ready, take_chair
from tests.server.server import Server
from trollbord import load
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.match import Match
from trollbord.kernel.settings import Settings
from trollbord.records.reader import parse
from trollbord.records.replaying import replay

pytestmark = pytest.mark.ordinary

PHYSICS: Settings = {"tower": "physics"}


def table_of(match: Match) -> TrollfjordState:
    assert isinstance(match.state, TrollfjordState)
    return match.state


def hammering(match: Match) -> bool:
    """Seat 0 holds the hammer, alone, and has struck once."""
    ask, state = match.ask, table_of(match)
    assert ask is not None
    is_swing = ask.prompt == "swing" and ask.seat == 0 and state.partner < 0
    return is_swing and state.hits >= 1 and state.limit - state.hits >= 3 and max(state.out) < 4


def sit(page: Page, address: str, seat: int) -> None:
    page.goto(address)
    ready(page)
    take_chair(page, seat)
    page.wait_for_selector(f"#plate-{seat} .tag", state="attached")


def players(browser: Browser, server: Server, address: str) -> tuple[Page, Page]:
    """Two people who have sat down at a table for two."""
    first, second = (guest(browser, server).new_page() for _ in range(2))
    sit(first, address, 0)
    second.goto(address)
    ready(second)
    take_chair(second, 1)
    second.wait_for_selector("#plate-1 .tag, #newcomer", state="attached")
    if second.locator("#newcomer").count():  # a begun game with secrets: who plays is asked
        first.click("[data-act=admit][data-arg='1 yes']")
        second.wait_for_selector("#plate-1 .tag", state="attached")
    return first, second


def spectator(browser: Browser, server: Server, address: str) -> Page:
    """Somebody who watches."""
    page = guest(browser, server).new_page()
    page.goto(address)
    ready(page)
    return page


def hits(page: Page) -> str:
    return page.locator("#hits svg").get_attribute("aria-label") or ""


def boulders(page: Page) -> list[str]:
    """Where the boulders in the shaft are drawn."""
    places = page.locator("#inside use").evaluate_all(
        "all => all.map(one => one.getAttribute('transform'))"
    )
    return sorted([str(place) for place in places])


def out(page: Page) -> int:
    return page.locator("[id^='out-']").count()


def settled(page: Page, fall: str) -> list[str]:
    """Wait until a fall has come to rest; where everything lies then."""
    page.wait_for_selector(f"#inside[data-rest='{fall}']", state="attached")
    lies = boulders(page)
    assert len(lies) + out(page) == 44
    return lies


def swing(page: Page, aim: str = "aim-left-1", hold: int = 480) -> str:
    """Hold a wall and let go; the line of the fall."""
    before = page.locator("#inside").get_attribute("data-fall") or ""
    box = page.locator(f"#{aim}").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(hold)
    page.mouse.up()
    return next_fall(page, before)


def next_fall(page: Page, before: str) -> str:
    """Wait for another fall than this; its line."""
    page.wait_for_function(
        "before => { const now = document.getElementById('inside')?.dataset.fall; return now && now !== before; }",
        arg=before,
    )
    return page.locator("#inside").get_attribute("data-fall") or ""


def press(page: Page) -> str:
    """A player who wants no motion strikes an ordinary blow; the line of the fall."""
    before = page.locator("#inside").get_attribute("data-fall") or ""
    page.click("[data-swing]")
    return next_fall(page, before)


def blow_at(page: Page, fall: str) -> list[int]:
    """Side, strength, height and timing of a blow, as everyone is told."""
    blow: list[int] = page.evaluate(
        """async line => {
          const answer = await fetch(`${location.pathname}/beside/${line}`);
          const stream = answer.body.pipeThrough(new DecompressionStream("deflate"));
          return (await new Response(stream).json())[4];
        }""",
        fall,
    )
    return blow


def test_a_swing_is_held_and_let_go_and_everyone_sees_the_same_fall(
    browser: Browser, server: Server
) -> None:
    address = put(server, play_to("trollfjord", 2, PHYSICS, hammering))
    mine, other = players(browser, server, address)
    watcher = spectator(browser, server, address)
    mine.emulate_media(reduced_motion="no-preference")
    wrong = complaints(mine)
    mine.wait_for_selector("main[data-stage=swing]")
    before = hits(mine)

    fall = swing(mine, "aim-right-2")
    mine_now = settled(mine, fall)

    assert hits(mine) != before
    side, _, height, _ = blow_at(mine, fall)
    assert (side, height) == (1, 2)
    assert settled(other, fall) == mine_now
    assert settled(watcher, fall) == mine_now
    assert watcher.locator("[data-swing], .aim").count() == 0
    mine.reload()
    ready(mine)
    assert settled(mine, fall) == mine_now
    assert not wrong


LATE = """(() => {
  const real = window.requestAnimationFrame;
  window.requestAnimationFrame = draw => real(time => draw(time - 40));
})()"""
"""A picture's time as a busy machine gives it: that of the last picture, which was drawn before the fall began."""
BROKEN = """(() => {
  const real = Element.prototype.setAttribute;
  window.broken = 0;
  Element.prototype.setAttribute = function (name, value) {
    if (window.broken === 1 && name === "transform" && this.closest("#inside:not([data-rest])")) {
      window.broken = 2;
      throw new Error("can't draw");
    }
    return real.call(this, name, value);
  };
  new MutationObserver(() => { if (!window.broken) window.broken = 1; })
    .observe(document, { attributes: true, subtree: true, attributeFilter: ["data-fall"] });
})()"""


@pytest.mark.parametrize(("script", "errors"), [(LATE, 0), (BROKEN, 1)], ids=["late", "broken"])
def test_a_fall_ends_whatever_its_pictures_do(
    browser: Browser, server: Server, script: str, errors: int
) -> None:
    address = put(server, play_to("trollfjord", 2, PHYSICS, hammering, seed=5), bots=[1])
    page = guest(browser, server).new_page()
    page.add_init_script(script)
    page.emulate_media(reduced_motion="no-preference")
    wrong = complaints(page)
    sit(page, address, 0)
    page.wait_for_selector("main[data-stage=swing]")

    settled(page, swing(page))

    assert len(wrong) == errors
    assert page.locator("[id^='out-'][visibility], [id^='count-'][opacity]").count() == 0
    page.wait_for_selector("main[data-stage=swing]")
    settled(page, swing(page, "aim-right-2"))  # the table goes on
    assert len(wrong) == errors


def test_a_server_killed_between_two_blows_finds_the_same_tower(
    browser: Browser, own_server: Server
) -> None:
    address = put(own_server, play_to("trollfjord", 2, PHYSICS, hammering, seed=5))
    page, other = players(browser, own_server, address)
    page.wait_for_selector("main[data-stage=swing]")
    fall = press(page)
    before, counted = settled(page, fall), hits(page)
    stage = page.get_attribute("main", "data-stage")

    own_server.kill()
    page.wait_for_selector("body[data-offline]")
    own_server.restart()
    for each in (page, other):
        each.reload()
        ready(each)

    assert settled(page, fall) == before
    assert hits(page) == counted
    assert page.get_attribute("main", "data-stage") == stage == "swing"
    again = press(page)
    assert settled(page, again) == settled(other, again) != before


def test_a_release_on_the_mark_is_a_clean_swing(browser: Browser, server: Server) -> None:
    """The pointer's place says the strength, and how near it is to the middle of it the timing."""
    address = put(server, play_to("trollfjord", 2, PHYSICS, hammering, seed=7), bots=[1])
    page = guest(browser, server).new_page()
    page.emulate_media(reduced_motion="no-preference")
    sit(page, address, 0)
    page.wait_for_selector("main[data-stage=swing]")
    module = page.evaluate(
        "[...document.scripts].map(each => each.src).find(src => /table.*[.]js/.test(src))"
    )
    places = (0.0, 0.4, 0.5, 0.85, 0.95, 5.5, 5.75, 9.5, 10.0)
    read = page.evaluate(
        """async ([file, places]) => {
          const { pointerAt, strengthAt, timingAt } = await import(file);
          return [places.map(place => [strengthAt(place), timingAt(place)]), [0, 600, 1200, 1800].map(pointerAt)];
        }""",
        [str(module).replace("table.js", "tower.js"), places],
    )
    assert read[0] == [
        [1, "poor"], [1, "fine"], [1, "fine"], [1, "fair"], [1, "poor"], [6, "fine"], [6, "fair"], [10, "fine"],
        [10, "poor"],
    ]  # fmt: skip
    assert read[1] == [0, 5, 10, 5]

    page.evaluate(
        """() => new MutationObserver(() => { window.swungTiming ??= document.getElementById("timing")?.dataset.timing; })
          .observe(document.getElementById("swing"), { subtree: true, attributes: true })"""
    )
    _, strength, _, timing = blow_at(page, swing(page, hold=700))

    shown = page.evaluate("window.swungTiming")
    assert ["fine", "fair", "poor"][timing] == shown
    assert 4 <= strength <= 10


def at_its_beginning(match: Match) -> bool:
    """The table is set, and nobody has moved a lord."""
    return match.ask is not None


def near_its_end(match: Match) -> bool:
    return table_of(match).reason != "" and match.ask is not None and match.ask.seat == 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("begins", "seats", "phone"),
    [
        pytest.param(at_its_beginning, 2, False, id="whole", marks=pytest.mark.long_run),
        pytest.param(near_its_end, 3, True, id="phone"),
    ],
)
def test_a_game_is_played_to_its_end_by_clicking_what_glows(
    browser: Browser,
    server: Server,
    begins: Callable[[Match], bool],
    seats: int,
    phone: bool,
) -> None:
    """A whole game against a quick bot; on a phone its last round against two, by a player who knows no game."""
    match = play_to("trollfjord", seats, {}, begins, seed=5)
    page = guest(browser, server, phone=phone).new_page()
    wrong, rng = complaints(page), Random(3)
    sit(page, put(server, match, bots=range(1, seats)), 0)

    if phone:
        play_on(page, rng, clicks=600)
    else:
        assert play_with_sense(page, match.game, rng) > 30

    expect(page.locator(".scores")).to_be_visible()
    record = parse(page.request.get(f"{page.url}/record.troll").text())
    result = replay(load("trollfjord"), record).result()
    sums = [int(cell) for cell in page.locator(".scores .sum b").all_text_contents()]
    assert result is not None and sorted(result.scores, reverse=True) == sums
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not wrong


def test_whoever_was_away_sees_the_fall_when_they_come_back(
    browser: Browser, server: Server
) -> None:
    address = put(server, play_to("trollfjord", 2, PHYSICS, hammering, seed=11))
    page, other = players(browser, server, address)
    seen = other.locator("#inside").get_attribute("data-fall") or ""
    other.context.set_offline(True)
    other.evaluate("window.dispatchEvent(new Event('offline'))")
    fall = press(page)
    lies = settled(page, fall)

    other.emulate_media(reduced_motion="no-preference")
    other.context.set_offline(False)
    assert next_fall(other, seen) == fall
    assert settled(other, fall) == lies


def test_a_fall_that_did_not_come_is_asked_for_again(browser: Browser, server: Server) -> None:
    address = put(server, play_to("trollfjord", 2, PHYSICS, hammering, seed=11))
    page, other = players(browser, server, address)
    seen = other.locator("#inside").get_attribute("data-fall") or ""
    lost: list[str] = []

    def lose(route: Route) -> None:
        """The line breaks while the fall is on its way; then a request is never answered."""
        lost.append(route.request.url)
        if len(lost) == 1:
            route.abort()
        elif len(lost) > 2:
            route.continue_()

    other.route("**/beside/*", lose)
    fall = press(page)
    lies = settled(page, fall)

    assert next_fall(other, seen) == fall
    assert settled(other, fall) == lies
    assert len(lost) == 3


def test_a_blow_by_keyboard_alone(browser: Browser, server: Server) -> None:
    address = put(server, play_to("trollfjord", 2, PHYSICS, hammering, seed=9), bots=[1])
    page = guest(browser, server).new_page()
    sit(page, address, 0)
    page.wait_for_selector("#aim-right-2[data-can]")
    before = hits(page)
    page.focus("#aim-right-2")
    page.keyboard.press("Enter")
    page.wait_for_selector("#strength-3[data-can]")
    page.focus("#strength-3")
    page.keyboard.press("Enter")

    page.wait_for_function(
        "before => document.querySelector('#hits svg')?.getAttribute('aria-label') !== before",
        arg=before,
    )
    assert hits(page) != before


def test_a_real_tower_is_typed_checked_and_corrected(browser: Browser, server: Server) -> None:
    match = play_to(
        "trollfjord", 2, {"tower": "yours"}, lambda m: m.ask is not None and m.ask.prompt == "fell"
    )
    address = put(server, match)
    page, *_ = players(browser, server, address)
    watcher = spectator(browser, server, address)
    page.wait_for_selector("#typing")
    assert watcher.locator("#typing").count() == 0

    page.fill("#typing [name=red]", "2")
    page.fill("#typing [name=white]", "1")
    page.click("#typing .go")
    expect(watcher.locator("[id^='out-']")).to_have_count(3)
    expect(watcher.locator("[id^='out-red']")).to_have_count(2)
    expect(watcher.get_by_text("enters the result").first).to_be_attached()

    page.click('[data-act="correct"]')
    page.wait_for_selector("#typing")
    expect(watcher.locator("[id^='out-']")).to_have_count(0)
    # The form itself knows that there are eleven; a browser that does not is refused by the table.
    page.locator("#typing").evaluate("form => { form.noValidate = true; }")
    page.fill("#typing [name=blue]", "12")
    page.click("#typing .go")
    page.wait_for_selector(".note")
    expect(watcher.locator("[id^='out-']")).to_have_count(0)
    page.fill("#typing [name=blue]", "1")
    page.click("#typing .go")
    expect(watcher.locator("[id^='out-blue']")).to_have_count(1)


def test_a_troll_that_was_placed_can_be_taken_back(browser: Browser, server: Server) -> None:
    def places(match: Match) -> bool:
        ask = match.ask
        return ask is not None and ask.prompt == "place" and ask.seat == 0 and len(ask.options) == 3

    address = put(server, play_to("trollfjord", 2, {}, places), bots=[1])
    page = guest(browser, server).new_page()
    sit(page, address, 0)
    page.wait_for_selector("main[data-stage=place]")
    before = page.locator("#pieces").inner_html()
    page.locator("path.spot[data-can]").first.dispatch_event("click")
    page.wait_for_function(
        "before => document.getElementById('pieces').innerHTML !== before", arg=before
    )
    placed = page.locator("#pieces").inner_html()

    page.click('[data-act="undo"]')

    page.wait_for_function(
        "placed => document.getElementById('pieces').innerHTML !== placed", arg=placed
    )
    assert page.locator("#pieces").inner_html() == before != placed


def test_two_people_and_a_spectator_see_each_other_walk(browser: Browser, server: Server) -> None:
    """A troll that one walks with is seen by all; only the player who is asked can click, and may take it back."""

    def wanders(match: Match) -> bool:
        ask = match.ask
        return (
            ask is not None and ask.prompt == "wander" and ask.seat == 0 and ask.options[1:] != []
        )

    address = put(server, play_to("trollfjord", 2, {}, wanders, seed=4))
    page, other = players(browser, server, address)
    watcher = spectator(browser, server, address)
    page.wait_for_selector("main[data-stage=wander]")
    before = watcher.locator("#pieces").inner_html()
    assert other.locator(".fjord [data-can]").count() == watcher.locator("[data-can]").count() == 0

    page.locator("path.spot[data-can]").first.dispatch_event("click")
    page.locator("path.spot[data-can]").first.dispatch_event("click")

    changed = "before => document.getElementById('pieces').innerHTML !== before"
    for each in (other, watcher):
        each.wait_for_function(changed, arg=before)
    assert other.locator("#pieces").inner_html() == watcher.locator("#pieces").inner_html()
    page.click('[data-act="undo"]')
    for each in (other, watcher):
        each.wait_for_function(changed.replace("!==", "==="), arg=before)


def test_on_a_phone_the_strip_opens_all_plates_and_shuts_them(
    browser: Browser, server: Server
) -> None:
    address = put(server, play_to("trollfjord", 2, {}, lambda match: match.seq > 40))
    page = guest(browser, server).new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    ready(page)
    board = page.locator("#board").bounding_box()

    page.mouse.click(60, 82)
    expect(page.locator("#plates article")).to_have_count(2)
    expect(page.locator("#plates .tf-gift").first).to_be_visible()
    expect(page.locator("#refusal")).to_be_empty()
    page.mouse.click(60, 82)

    expect(page.locator("#plates")).to_be_hidden()
    assert page.locator("#board").bounding_box() == board


def test_arrows_come_to_places_with_names_alone(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page, "trollfjord")
    page.locator("[data-can]").first.wait_for(state="attached")
    page.keyboard.press("2")
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 4:
        page.keyboard.press(arrow)
        assert page.evaluate("document.activeElement.getAttribute('aria-label')"), arrow
