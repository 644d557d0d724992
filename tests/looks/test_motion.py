"""What moves on the page of Ankh-Morpork: a minion slides, a victim falls, dice roll; or nothing, where that is wished."""

from playwright.sync_api import Browser, Page

from tests.ankh_morpork.scene import scene
from tests.looks.positions import NAMES, sitting
from tests.looks.stage import show, stage
from trollbord import Match, load
from trollbord.ink.keyed import diff
from trollbord.ink.screen import Draft, Entry
from trollbord.kernel.event import Event
from trollbord.kernel.view import View
from trollbord.page.assets import address
from trollbord.page.sitting import Sitting
from trollbord.page.tablepage import table_page

# Every animation that a frame sets off: what moves, for how long, and how it begins.
PLAY = """async ([patcher, mover, frame]) => {
  const { patch } = await import(patcher);
  const { play, present, stands } = await import(mover);
  const moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    moved.push([this.id || this.getAttribute("class"), Math.round(options.duration), String(frames[0].transform)]);
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
    return Sitting(
        "looks", "ankh_morpork", view, draft, basis.speaker, basis.chairs, seq=0, standing=0
    )


def moved(page: Page, before: View, after: View, told: list[Event]) -> dict[str, tuple[int, str]]:
    first, second = seen(before, []), seen(after, told)
    show(page, first)
    known, _ = diff({}, table_page(first))
    _, frame = diff(known, table_page(second))
    found = page.evaluate(PLAY, [address("patch.js"), address("motion.js"), frame])
    return {name: (time, start) for name, time, start in found}


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
        assert slid["badge-2-0"][1] == "scaleX(0)"

        after = scene(board={1: "red red"}).view("red")
        gone = Event("remove", {"owner": "yellow", "area": "the_scours"})
        fell = moved(page, before, after, [play, gone])
        assert {"leaving s-cloudberry", "leaving "} <= set(fell)

        told = [play, Event("event", {"event": "flood"}), Event("roll", {"number": 4})]
        rolled = moved(page, before, before, told)
        assert "rotate" in rolled["die-0"][1]


def test_nothing_moves_where_that_is_wished(browser: Browser) -> None:
    with stage(browser) as page:
        before = scene(board={1: "red red", 5: "yellow !"}).view("red")
        after = scene(board={1: "red"}).view("red")
        assert moved(page, before, after, []) == {}
