"""What glows is in sight, or an arrow at the edge of what scrolls points at it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.ankh_morpork.scene import scene
from tests.looks.longest import Longest
from tests.looks.positions import HERE, NAMES, positions, reached, sitting, viewer_of
from tests.looks.stage import form_of, show, stage
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.event import Event
from trollbord.page.sitting import Chair, Sitting
from trollbord.words import Speaker, speaker

GAMES = sorted(path.stem for path in HERE.glob("*.toml"))

# The names of what glows where it can't be hit, and whether an arrow stands at the edge of what it scrolls in. What is
# under a finger on a phone's board, and a hand that a sheet holds, are looked at by the games' own tests.
UNSEEN = """() => [...document.querySelectorAll("#page [data-can]")].flatMap(node => {
  const box = node.getBoundingClientRect();
  if (!box.width || node.closest("svg")) return [];
  const grid = [1, 2, 3, 4, 5];
  const places = grid.flatMap(i => grid.map(j => [box.x + (box.width * i) / 6, box.y + (box.height * j) / 6]));
  if (places.filter(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-can]") === node).length > 12) return [];
  let up = node.parentElement;
  while (up && up.scrollWidth <= up.clientWidth + 1 && up.scrollHeight <= up.clientHeight + 1) up = up.parentElement;
  const edge = up?.getBoundingClientRect();
  const led = [...document.querySelectorAll(".beyond")].map(sign => sign.getBoundingClientRect())
    .some(sign => edge && sign.right > edge.left && sign.left < edge.right && sign.bottom > edge.top && sign.top < edge.bottom);
  return [[node.id, led]];
})"""


def row_of_houses(words: Speaker, houses: int) -> Sitting:
    """Red has so many houses, an event has just happened, and the cards can be used."""
    table = scene(
        board=dict.fromkeys((1, 2, 3, 5, 6, 8)[:houses], "house:red yellow"),
        hands={"red": "mr_boggis mr_bent the_beggars_guild the_bank_of_ankh_morpork dr_whiteface"},
        money=(10, 10, 10, 10),
    )
    told = [
        Event("turn", {"seat": 0}),
        Event("play", {"seat": 0, "card": "mr_boggis"}),
        Event("event", {"event": "the_dragon"}),
        *[Event("remove", {"owner": "yellow", "area": "dolly_sisters"}) for _ in range(7)],
    ]
    return Sitting(
        table="looks",
        game="ankh_morpork",
        view=table.view("red"),
        draft=Draft("desk", NAMES[:4], [0], [Entry(1, 0, told)]),
        speaker=words,
        chairs=[Chair(seat, "person", NAMES[seat], is_mine=seat == 0) for seat in range(4)],
        seq=1,
        standing=1,
    )


@pytest.mark.parametrize("size", ["small", "desk"])
@pytest.mark.parametrize("speaks", [Longest, speaker])
def test_every_city_card_that_glows_is_in_sight(
    browser: Browser, size: str, speaks: Callable[[str], Speaker]
) -> None:
    """All six that somebody can have, at once."""
    words = speaks("ankh_morpork")
    with stage(browser, size) as page:
        for houses in range(1, 7):
            show(page, row_of_houses(words, houses))
            assert page.locator(".am-city[data-can]").count() == houses
            assert page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["small", "phone"])
def test_what_glows_out_of_sight_is_pointed_at(browser: Browser, game: str, size: str) -> None:
    with stage(browser, size) as page:
        for position in positions(game):
            match = reached(game, position)
            show(page, sitting(match, viewer_of(match, position), form_of(size)))
            lost = [name for name, led in page.evaluate(UNSEEN) if not led]
            assert not lost, f"{position.name}: {lost}"
