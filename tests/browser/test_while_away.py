"""A player who was away is shown what the others did meanwhile, move by move, in each game."""

from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.glow import TARGETS, is_over
from tests.browser.midgame import play_to, put
from tests.browser.seats import DESK, guest, ready, take_chair
from tests.server.seeded import named
from tests.server.server import Server
from trollbord import Match

pytestmark = pytest.mark.ordinary

# Everything that moves is written down: its key, or the class of its ghost.
WATCH = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push(this.id || this.getAttribute("class") || this.tagName);
    return animate.call(this, frames, options);
  };
}"""
MOVES = {
    "ankh_morpork": r"^(m-\d|house-|trouble-|badge-|leaving|ghost coin|die-|event-)",
    "ragnarocks": r"^(viking-|stone-|land)",
    "trolls_princesses": r"^(troll-|king|ghost|tile-|power-)",
}
SEED = 7
FIRST = {"ankh_morpork": "play", "ragnarocks": "move", "trolls_princesses": "play-card"}


def seat_one_begins(match: Match, prompt: str) -> bool:
    ask = match.ask
    return ask is not None and (ask.seat, ask.prompt) == (1, prompt) and len(match.picks) > 30


def sit(context: BrowserContext, address: str, seat: int, host: Page | None = None) -> Page:
    page = context.new_page()
    page.goto(address)
    take_chair(page, seat)
    if host is not None:  # a begun game with secrets: who plays is asked
        host.click(f"[data-act=admit][data-arg='{seat} yes']")
    page.wait_for_selector(f"#plate-{seat} .tag >> text=you")
    return page


def play_until_the_other_is_asked(page: Page, rng: Random) -> None:
    """Click on until somebody else is asked, and what was done is seen."""
    page.wait_for_selector("main[data-stage]")
    for _ in range(300):
        if not page.locator("main[data-stage]").count() or is_over(page):
            return
        shown = [(name, x, y) for name, x, y in page.evaluate(TARGETS) if x >= 0]
        if shown:  # otherwise an answer is on its way
            _, x, y = rng.choice([each for each in shown if is_seen(page, each[0])] or shown)
            page.mouse.click(x, y)
        page.wait_for_timeout(60)
    raise AssertionError("the turn never ended")


def is_seen(page: Page, name: str) -> bool:
    """Whether this changes the board of Ankh-Morpork: an area, or a card that begins with somebody or something new."""
    new = page.locator(f"#{name} .am-sy").first if name.startswith("h-") else None
    css = (new.get_attribute("class") or "") if new and new.count() else ""
    return name.startswith("a-") or "minion" in css or "money" in css


def numbers(page: Page) -> list[str]:
    """What stands on the plates, by seat."""
    return [page.locator(f"#number-{seat}").text_content() or "" for seat in range(2)]


@pytest.mark.parametrize("game", sorted(FIRST))
def test_what_the_others_did_is_played_to_whoever_comes_back(
    browser: Browser, server: Server, game: str
) -> None:
    match = play_to(game, 2, {}, lambda found: seat_one_begins(found, FIRST[game]), SEED)
    address = put(server, match)
    away = browser.new_context(base_url=server.url, viewport=DESK, extra_http_headers=named())
    first = sit(away, address, 0)
    is_guarded = game in ("ankh_morpork", "trolls_princesses")
    second = sit(guest(browser, server), address, 1, first if is_guarded else None)
    ready(first)
    first.goto("about:blank")
    play_until_the_other_is_asked(second, Random(7))

    frames: list[str] = []
    first.on(
        "websocket", lambda line: line.on("framereceived", lambda data: frames.append(str(data)))
    )
    first.add_init_script(f"({WATCH})()")
    first.goto(address)
    first.wait_for_selector("main[data-stage], .scores")

    assert "While you were away" in frames[0]
    assert len(frames) >= 3
    assert numbers(first) == numbers(second)
    first.wait_for_function(f"() => window.moved.some(name => /{MOVES[game]}/.test(name))")
