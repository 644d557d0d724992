"""A person who knows no game and clicks on what glows, with a mouse, where it can really be hit."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from trollbord.kernel.game import Game
from trollbord.page.screens import game_screen
from trollbord.records.reader import parse
from trollbord.records.replaying import replay

READY = """() => document.querySelector(".scores") || document.querySelector("[data-can]")
  || document.querySelector("#ask [data-option]:not([hidden])")"""

# Everything that can be clicked now, with a point where it is not covered by anything else. What lies further down in a
# part of the page that scrolls is left out, if an arrow points there and it can be hit after scrolling; so is what a row of the
# question stands for, and what a marked tab leads to: then that tab can be clicked.
TARGETS = """() => {
  const found = [];
  const grid = [3, 2, 4, 1, 5];
  const meant = "[data-can], [data-held], [data-option], [data-act]";
  const bare = node => {
    const box = node.getBoundingClientRect();
    return grid.flatMap(i => grid.map(j => [box.x + (box.width * i) / 6, box.y + (box.height * j) / 6]))
      .find(([x, y]) => document.elementFromPoint(x, y)?.closest(meant) === node);
  };
  const scrolled = node => {
    const around = [];
    for (let up = node.parentElement; up; up = up.parentElement) around.push([up, up.scrollTop, up.scrollLeft]);
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const place = bare(node);
    for (const [up, top, left] of around) up.scrollTo({ top, left, behavior: "instant" });
    return place;
  };
  const tabs = [...document.querySelectorAll("[data-leads]")];
  const isOffered = node => node.id && [...document.querySelectorAll(`[data-on="${node.id}"]`)].some(bare);
  for (const node of document.querySelectorAll("[data-can], #ask .acts [data-option]:not([hidden])")) {
    const name = node.dataset.option ?? node.id;
    const place = bare(node);
    const isLed = () => tabs.some(tab => node.matches(tab.dataset.holds)) || (document.querySelector(".beyond") && scrolled(node));
    const isTurned = node.matches("[data-dial]:not([data-shown]), [data-covered]");
    if (!isTurned && (place || !(isOffered(node) || isLed()))) found.push([name, ...(place ?? [-1, -1])]);
  }
  for (const tab of tabs) found.push([`tab ${tab.dataset.arg}`, ...(bare(tab) ?? [-1, -1])]);
  return found;
}"""


def is_over(page: Page) -> bool:
    return page.locator(".scores").count() > 0


def targets(page: Page) -> list[tuple[str, float, float]]:
    """What glows, by name, with the place to click; waits until something does, or the game is over."""
    page.wait_for_function(READY)
    return [(name, x, y) for name, x, y in page.evaluate(TARGETS)]


def click_glowing(page: Page, rng: Random) -> str:
    """Click one of them, if the game is not over; its name."""
    shown = targets(page)
    if is_over(page):
        return ""
    hidden = [name for name, x, _ in shown if x < 0 and not name.startswith(("h-", "stub-"))]
    assert not hidden, f"these glow and can't be hit: {hidden}"
    name, x, y = rng.choice([each for each in shown if each[1] >= 0])
    page.mouse.click(x, y)
    return name


def play_on(page: Page, rng: Random, clicks: int = 400) -> int:
    """Click until the game is over; how many clicks that took."""
    for number in range(clicks):
        if not click_glowing(page, rng):
            return number
    raise AssertionError(f"not over after {clicks} clicks")


def play_with_sense(page: Page, game: Game, rng: Random, most: int = 300) -> int:
    """Click what the game's own quick player would pick, until the game is over; how many decisions that took."""
    screen = game_screen(game.id)
    for number in range(most):
        page.wait_for_function(READY)
        if is_over(page):
            return number
        known = replay(game, parse(page.request.get(f"{page.url}/record.troll").text()))
        assert known.ask is not None
        wanted = game.advice.rollout(known, rng).text
        paths = [
            (picks, keys)
            for picks, keys in screen.picks(known.view(known.ask.seat))
            if picks.partition(";")[0] == wanted
        ]
        picks, keys = rng.choice(paths)
        button = f'#ask [data-option="{picks}"]:not([hidden])'
        for glowing in [f'[id="{key}"][data-can]' for key in keys] or [button]:
            page.locator(glowing).dispatch_event("click")
    raise AssertionError(f"not over after {most} decisions")


# The same without a mouse, inside the page: what can be seen is clicked as soon as the page shows it.
RUSH = """async ([seed, most]) => {
  const random = count => Math.floor((((seed = (seed * 16807) % 2147483647) - 1) / 2147483646) * count);
  const isSeen = node => node.getBoundingClientRect().width > 0 && node.checkVisibility();
  const glowing = () => {
    const turned = document.querySelector("body[data-dialing] .variant[data-shown]");
    return turned ? [turned] : [...document.querySelectorAll("[data-can], .ask .acts [data-option]")].filter(isSeen);
  };
  const change = () => new Promise(done => {
    const watch = new MutationObserver(() => (watch.disconnect(), done()));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (let clicks = 0; clicks < most; clicks += 1) {
    let shown = [];
    while (!(shown = glowing()).length) {
      if (document.querySelector(".scores")) return clicks;
      await change();
    }
    const changed = change();
    shown[random(shown.length)].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await changed;
  }
  return -1;
}"""


def rush(page: Page, seed: int, most: int = 3000) -> int:
    """Click what glows until the game is over, as quickly as the page answers; how many clicks that took."""
    clicks = int(page.evaluate(RUSH, [seed, most]))
    assert clicks >= 0, f"not over after {most} clicks"
    return clicks
