"""What moves on the page: minions walk, coins fly, victims fall, dice roll, the count goes row by row; or nothing, where that is wished."""

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.ankh_morpork.scene import scene
from tests.browser.looks.positions import NAMES, positions, reached, sitting, viewer_of
from tests.browser.looks.stage import show, stage
from trollbord import Match, load
from trollbord.games.trolls_princesses.goods import COWS
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.keyed import diff
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.event import Event
from trollbord.kernel.view import View
from trollbord.page.assets import address
from trollbord.page.sitting import MomentPart, Sitting
from trollbord.page.table_page import table_page

pytestmark = pytest.mark.ordinary

# Every animation that a frame sets off: what moves, for how long, and how it begins.
PLAY = """async ([patcher, mover, frame]) => {
  const { patch } = await import(patcher);
  const { play, present, stands } = await import(mover);
  const moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const way = frames.map(frame => String(frame.transform)).join(" > ");
    moved.push([this.id || this.getAttribute("class"), Math.round(options.duration), way]);
    return animate.call(this, frames, options);
  };
  const before = stands(), known = present();
  patch(frame);
  await play(before, known);
  return moved;
}"""


def seen(view: View, told: list[Event]) -> Sitting:
    """A page of this view; what was told is its only history."""
    basis = sitting(Match(load("ankh_morpork"), 4, seed=1), 0)
    history = [Entry(1, 0, told)] if told else []
    draft = Draft("desk", NAMES[:4], [0], history)
    return Sitting(view, draft, basis.speaker, basis.chairs, MomentPart(0, 0), "looks")


def moved(page: Page, before: View, after: View, told: list[Event]) -> dict[str, tuple[int, str]]:
    """What moved, for how long, and the transforms on its way."""
    return {name: (time, way) for name, time, way in motions(page, before, after, told)}


def motions(page: Page, before: View, after: View, told: list[Event]) -> list[tuple[str, int, str]]:
    first, second = seen(before, []), seen(after, told)
    show(page, first)
    known, _ = diff({}, table_page(first))
    _, frame = diff(known, table_page(second))
    found = page.evaluate(PLAY, [address("patch.js"), address("motion.js"), frame])
    return [(name, time, way) for name, time, way in found]


def test_a_minion_slides_and_a_victim_falls_and_dice_roll(browser: Browser) -> None:
    play = Event("play", {"seat": 0, "card": "rincewind"})
    with stage(browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        before = scene(board={1: "red red", 5: "yellow !"}).view("red")

        after = scene(board={1: "red", 2: "red", 5: "yellow !"}).view("red")
        move = Event("move", {"owner": "red", "area": "dolly_sisters", "to": "unreal_estate"})
        slid = moved(page, before, after, [play, move])
        assert 300 < slid["m-2-0-0"][0] <= 620 and slid["m-2-0-0"][1].startswith("translate(")
        assert not [name for name in slid if name.startswith("leaving")]
        assert slid["badge-2-0"][1].startswith("scaleX(0)")

        after = scene(board={1: "red red"}).view("red")
        gone = Event("remove", {"owner": "yellow", "area": "the_scours"})
        fell = moved(page, before, after, [play, gone])
        assert {"leaving s-cloudberry", "leaving "} <= set(fell)

        told = [play, Event("event", {"event": "flood"}), Event("roll", {"number": 4})]
        rolled = moved(page, before, before, told)
        assert "rotate" in rolled["die-0"][1]


def test_a_minion_crosses_the_river_by_a_bridge(browser: Browser) -> None:
    with stage(browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        before = scene(board={1: "red"}).view("red")
        after = scene(board={12: "red"}).view("red")
        move = Event("move", {"owner": "red", "area": "dolly_sisters", "to": "nap_hill"})

        _, way = moved(
            page, before, after, [Event("play", {"seat": 0, "card": "rincewind"}), move]
        )["m-12-0-0"]

    assert way.split(" > ")[1:3] == ["translate(366px, 100px)", "translate(288px, 104px)"]


def test_a_card_comes_from_whoever_plays_it(browser: Browser) -> None:
    with stage(browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        table = scene(turn="blue", hands={"blue": "sacharissa_cripslock"}, board={1: "blue !"})
        before = table.view("red")
        table.pick("play sacharissa_cripslock")

        flown = moved(page, before, table.view("red"), [])
        plate = page.locator("#plate-3").bounding_box()
        assert page.locator(".ghost").count() == 0

    (way,) = [way for name, (_, way) in flown.items() if name.startswith("am-token")]
    x, y = [float(part) for part in re.findall(r"-?[\d.]+(?=px)", way.split(" > ")[0])]
    assert plate is not None
    assert plate["x"] < x < plate["x"] + plate["width"]
    assert plate["y"] <= y < plate["y"] + plate["height"]


def test_coins_fly_from_purse_to_purse_and_the_rest_from_the_bank(browser: Browser) -> None:
    with stage(browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        before = scene(money=(10, 10, 10, 10)).view("red")
        after = scene(money=(14, 8, 10, 10)).view("red")

        coins = [
            way.split(" > ") for name, _, way in motions(page, before, after, []) if "coin" in name
        ]
        purses = {seat: middle(page, f"#number-{seat}") for seat in (0, 1)}
        assert page.locator(".coin").count() == 0

    assert [way[-1] for way in coins] == [purses[0]] * 4
    assert [way[0] == purses[1] for way in coins] == [True, True, False, False]


def test_goods_fly_to_the_plate_of_whoever_gains_them(browser: Browser) -> None:
    """Trolls & Princesses: what is mined comes out of the own mining cave, a stolen cow from the villages."""
    match = reached("trolls_princesses", positions("trolls_princesses")[3])
    seat = match.state.ask.seat if match.state.ask is not None else 0
    before = sitting(match, seat)
    assert isinstance(before.view, TrollsView)
    goods = [list(row) for row in before.view.goods]
    goods[seat][0] += 2
    goods[seat][COWS] += 1
    after = sitting(match, seat)
    after.view.goods = goods  # type: ignore[attr-defined]
    with stage(browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        show(page, before)
        known, _ = diff({}, table_page(before))
        _, frame = diff(known, table_page(after))
        found = page.evaluate(PLAY, [address("patch.js"), address("motion.js"), frame])
        flown = [way.split(" > ") for name, _, way in found if name == "ghost good"]
        ends = {name: middle(page, f"#good-{seat}-{name}") for name in ("obsidian", "cow")}
        starts = {
            "obsidian": middle(page, f"#chip-{seat}-mining-0"),
            "cow": middle(page, "#villages"),
        }

    assert [way[-1] for way in flown] == [ends["obsidian"]] * 2 + [ends["cow"]]
    assert [way[0] for way in flown] == [starts["obsidian"]] * 2 + [starts["cow"]]


def middle(page: Page, selector: str) -> str:
    """Where a coin lies on something."""
    place: str = page.eval_on_selector(
        selector,
        """node => {
          const box = node.getBoundingClientRect();
          return `translate(${box.x + box.width / 2 - 11}px, ${box.y + box.height / 2 - 11}px)`;
        }""",
    )
    return place


@pytest.mark.parametrize("game", ["ankh_morpork", "trolls_princesses"])
def test_the_final_count_goes_row_by_row(browser: Browser, game: str) -> None:
    """Each row appears after the one before, and beside it the sums so far; the sums of all rows stay."""
    end = next(position for position in positions(game) if position.end)
    match = reached(game, end)
    with stage(browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        show(page, sitting(match, viewer_of(match, end)))
        rows, sums = page.evaluate(COUNT)
        page.emulate_media(reduced_motion="reduce")
        assert page.evaluate(COUNT)[0] == []
        assert page.evaluate(SUMS_ARE_SEEN)

    assert match.result is not None
    assert len(rows) == len(match.result.rows)
    assert rows == sorted(set(rows))
    winner = match.result.ranks.index(1)
    so_far = [values[winner] for _, values in match.result.rows]
    assert sums == [sum(so_far[: number + 1]) for number in range(len(so_far))]


# The buttons stay in sight below the count, however long it is: they may not lie on its sums.
SUMS_ARE_SEEN = """() => {
  const sums = document.querySelector(".scores .total").getBoundingClientRect();
  return sums.bottom <= document.querySelector("#ask .acts").getBoundingClientRect().top + 1;
}"""

# When each row of the count appears, and the sums that the winner's column shows meanwhile.
COUNT = """() => {
  const wait = node => node.getAnimations()[0]?.effect.getTiming().delay;
  const rows = [...document.querySelectorAll(".scores tr[style]:not(.total)")].map(wait).filter(Boolean);
  const sums = [...document.querySelector(".scores .sum").querySelectorAll("i")].map(sum => Number(sum.textContent));
  return [rows, sums];
}"""


def test_nothing_moves_where_that_is_wished(browser: Browser) -> None:
    with stage(browser) as page:
        before = scene(board={1: "red red", 5: "yellow !"}).view("red")
        after = scene(board={1: "red"}).view("red")
        assert moved(page, before, after, []) == {}
