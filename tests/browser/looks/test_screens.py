"""Real screens in a real browser, of every game that names positions: words fit, nothing bars anybody, patches hold."""

import time
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.looks.faults import serious
from tests.browser.looks.longest import Longest
from tests.browser.looks.positions import HERE, positions, reached, sitting, viewer_of
from tests.browser.looks.sight import out_of_sight
from tests.browser.looks.stage import form_of, show, stage
from trollbord import Match, load
from trollbord.ink.keyed import Seen, diff
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.table_page import table_page
from trollbord.words import LANGUAGES, speaker

GAMES = sorted(path.stem for path in HERE.glob("*.toml"))
SIZES = ("small", "phone")
FRAMES = 60

# Words that stick out of what cuts them off: a box that hides its overflow, a button, the window. Where one can
# scroll, or where the end is marked by dots, nothing is lost.
OUTSIDE = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  const cuts = style => style.overflowX === "hidden" || style.overflowX === "clip" || style.clipPath !== "none";
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
  for (let node; (node = walker.nextNode()); ) {
    if (!node.data.trim() || node.parentElement.closest("svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const word of range.getClientRects()) {
      if (!word.width || !node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (let box = node.parentElement; box && box.id !== "page"; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (scrolls(style) || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
        if (!cuts(style) && box.tagName !== "BUTTON") continue;
        const edge = box.getBoundingClientRect();
        if (word.left < edge.left - 2 || word.right > edge.right + 2 || word.top < edge.top - 3 || word.bottom > edge.bottom + 3) {
          found.push(`${box.className || box.tagName}: ${node.data.trim().slice(0, 60)}`);
          break;
        }
      }
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the window is ${wide} too narrow`);
  return [...new Set(found)];
}"""

# Names on a board lie on a plaque of their own: the shape before them in the same group.
OFF_THE_PLAQUE = """() => [...document.querySelectorAll("svg.board g > path + text")].filter(text => {
  const name = text.getBoundingClientRect(), plaque = text.previousElementSibling.getBoundingClientRect();
  return name.width > 0 && name.width > plaque.width + 1;
}).map(text => text.textContent)"""

# Words on a card stay on it: none is wider than its card, or covered by the next.
OFF_THE_CARD = """() => [...document.querySelectorAll(".tp-card, .tp-round, .tp-task, .tp-chip, .tp-mine")].filter(card => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll("b, i, span")].some(node => {
    const words = node.getBoundingClientRect();
    return words.width > 0 && (words.left < edge.left - 1 || words.right > edge.right + 1);
  });
}).map(card => `${card.id}: ${card.textContent}`)"""

HEIGHTS = """wanted => [...document.querySelectorAll(wanted)].map(text => text.getBoundingClientRect().height)"""

PATCHED = """async ([address, steps]) => {
  const { patch } = await import(address);
  for (const [index, [frame, want]] of steps.entries()) {
    const template = document.createElement("template");
    template.innerHTML = want;
    const fresh = template.content.firstElementChild;
    if (index) patch(frame); else document.getElementById("page").replaceWith(document.importNode(fresh, true));
    if (!document.getElementById("page").isEqualNode(fresh)) return `frame ${index}: ${Object.keys(frame)}`;
  }
  return "";
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_words_stay_in_their_boxes_and_hide_nothing_that_glows(
    browser: Browser, game: str, size: str
) -> None:
    """What glows is in sight, or an arrow at the edge of what scrolls points at it."""
    words = Longest(game)
    faults: list[str] = []
    with stage(browser, size) as page:
        for position in positions(game):
            match = reached(game, position)
            show(page, sitting(match, viewer_of(match, position), form_of(size), words))
            cut = [*page.evaluate(OUTSIDE), *page.evaluate(OFF_THE_PLAQUE)]
            lost = [key for key, is_led in out_of_sight(page).items() if not is_led]
            faults += [f"{position.name}: {fault}" for fault in [*cut, *lost]]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["desk", "small"])
def test_the_sums_of_a_final_count_are_in_sight(browser: Browser, game: str, size: str) -> None:
    """In the longest words, with as many at the table as a named end has."""
    with stage(browser, size) as page:
        for position in [each for each in positions(game) if each.end]:
            match = reached(game, position)
            show(page, sitting(match, viewer_of(match, position), form_of(size), Longest(game)))
            last, acts = page.locator(".scores tr").last, page.locator(".ask .acts").last
            sums, below = last.bounding_box(), acts.bounding_box()
            assert sums is not None and below is not None
            assert sums["y"] + sums["height"] <= below["y"] + 2, position.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_on_their_cards(browser: Browser, language: str) -> None:
    game = "trolls_princesses"
    with stage(browser, "small") as page:
        for position in positions(game)[1::3]:
            match = reached(game, position)
            words = speaker(game, language)
            show(page, sitting(match, viewer_of(match, position), "desk", words))
            assert page.locator(".tp-card, .tp-round, .tp-task").count() > 8
            assert page.evaluate(OFF_THE_CARD) == [], position.name


def test_captions_on_a_phone_can_be_read(browser: Browser) -> None:
    """Those of the shelves of Trolls & Princesses, which hold everything that can be taken."""
    game = "trolls_princesses"
    with stage(browser, "phone") as page:
        match = reached(game, positions(game)[3])
        show(page, sitting(match, viewer_of(match, positions(game)[3]), "phone"))
        page.evaluate("() => { document.body.dataset.sheet = 'shelves'; }")
        heights = page.evaluate(HEIGHTS, ".t-shelves h3, .t-shelves figcaption")
        assert len(heights) >= 8 and min(heights) >= 11


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_board_of_trolls_and_princesses_keeps_its_box(browser: Browser, size: str) -> None:
    """Over fifty picks of everybody, as one player sees them: questions come and go beside it."""
    game = "trolls_princesses"
    match, rng = Match(load(game), 3, seed=5), Random(5)
    while len(match.picks) < 120:
        match.pick(match.game.advice.rollout(match.state, rng))
    boxes = set()
    with stage(browser, size) as page:
        for _ in range(50):
            match.pick(match.game.advice.rollout(match.state, rng))
            show(page, sitting(match, 0, form_of(size)))
            box = page.locator("#board").bounding_box()
            assert box is not None
            boxes.add(tuple(box.values()))
    assert len(boxes) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_no_position_has_a_serious_fault(browser: Browser, game: str, size: str) -> None:
    """Some positions on a desk, some on a phone, by day and by night in turn."""
    with stage(browser, size) as page:
        for number, position in enumerate(positions(game)[size == "phone" :: 4]):
            match = reached(game, position)
            page.emulate_media(
                color_scheme="dark" if number % 2 else "light", reduced_motion="reduce"
            )
            words = speaker(game, "en")
            show(page, sitting(match, viewer_of(match, position), form_of(size), words))
            assert not serious(page), position.name


@pytest.mark.parametrize("game", GAMES)
def test_a_patched_screen_equals_a_fresh_one(browser: Browser, game: str) -> None:
    """Frames of a whole game as one viewer gets them, several picks apart, leave the page that a newcomer sees."""
    seed = int(time.time())
    rng = Random(seed)
    position = rng.choice(positions(game))
    match = Match(load(game), position.seats, seed=seed, settings=dict(position.table))
    viewer, form = rng.choice((SPECTATOR, *range(match.state.seats))), rng.choice(("desk", "phone"))
    seen: Seen = {}
    steps: list[tuple[dict[str, str], str]] = []
    while match.ask is not None and len(steps) < FRAMES:
        for _ in range(rng.choice((1, 1, 1, 2, 7))):
            if match.ask is not None:
                match.pick(rng.choice(match.ask.options))
        wanted = table_page(sitting(match, viewer, form_of(form)))
        seen, frame = diff(seen, wanted)
        steps.append((frame, str(wanted)))
    with stage(browser, form) as page:
        show(page, sitting(match, viewer, form_of(form)))
        wrong = page.evaluate(PATCHED, [_patcher(), steps])
    assert not wrong, f"seed {seed}, {position.name}, seat {viewer}, {wrong}"


def _patcher() -> str:
    from trollbord.page.assets import address

    return address("patch.js")
