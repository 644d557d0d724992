"""A player's board: its caves, and beside them troll power, shafts, royal action, barns and store."""

from __future__ import annotations

from functools import lru_cache

from trollbord.games.trolls_princesses.box import BARN_COUNT
from trollbord.games.trolls_princesses.clans import CLANS, COVERS_COW, COVERS_TRACK
from trollbord.games.trolls_princesses.goods import BARNS, COWS, RESOURCES, TROLL_POWER
from trollbord.games.trolls_princesses.look.caves import cave_at, piece_slot
from trollbord.games.trolls_princesses.look.layout import (
    ASIDE_SPOTS,
    BARN_ROW,
    BARN_STEP,
    ROYAL_ACTION,
    STORE,
    TRACK,
    TRACK_STEP,
    changeling_slot,
)
from trollbord.games.trolls_princesses.look.pentagon import gifts, signs
from trollbord.games.trolls_princesses.look.scenery import (
    GEMS,
    LOOKS,
    aim,
    changeling,
    empty_square,
    icon_at,
    label,
    outlined,
    ring,
    troll_at,
)
from trollbord.games.trolls_princesses.look.shafts import Contents, board_shafts
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.places import ASIDE, CAVES, MINING, PLACES
from trollbord.games.trolls_princesses.state import NOBODY
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import cached
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, path, use


def board(view: TrollsView, seat: int, contents: Contents, say: Say) -> Markup:
    """Everything on a player's board."""
    look = LOOKS[view.clans[seat]]
    camps, squares = view.camp_slots[seat], view.changeling_slots[seat]
    caves = [
        cave_at(
            seat,
            cave,
            look,
            tuple([n for n, place in enumerate(view.trolls[seat]) if place == MINING + cave]),
            view.humans[seat][cave],
            view.king == MINING + cave and view.king_seat == seat,
            view.active == seat and view.place == MINING + cave and view.points > 0,
            camps,
            squares,
            say,
        )
        for cave in range(len(CAVES))
    ]
    goods = view.goods[seat]
    ends = int(view.settings["troll_power_max"]), int(view.settings["troll_power_max_extended"])
    royal = view.clans[seat] if view.settings["board_royal_action"] else NOBODY
    return join(
        caves,
        _track(seat, look, goods[TROLL_POWER], ends, bool(squares >> COVERS_TRACK & 1), say),
        board_shafts(seat, tuple(contents.board)),
        _royal_action(seat, royal, say),
        _barns(seat, look, goods[COWS], goods[BARNS], bool(squares >> COVERS_COW & 1), say),
        _aside(seat, look, view.trolls[seat].count(ASIDE), say),
        [_store(seat, resource, goods[resource], say) for resource in range(3)],
    )


@lru_cache(maxsize=256)
def _track(
    seat: int, look: str, power: int, ends: tuple[int, int], is_covered: bool, say: Say
) -> Element:
    x, y = TRACK
    top, extended = ends
    last = max(top, extended)
    step = TRACK_STEP * 8 / last
    open_to = top if is_covered else extended
    back = el(
        "rect",
        x=x - 34,
        y=y - 27,
        width=506,
        height=54,
        fill="var(--cave)",
        stroke="var(--key)",
        stroke_width=3,
    )
    marks = [_mark(x + step * value, y, value, value <= open_to) for value in range(last + 1)]
    here = x + step * power
    marker = keyed(
        f"power-{seat}",
        "g",
        el("circle", r=24, fill="var(--p)", stroke="var(--pe)", stroke_width=3),
        icon_at("troll-power", 0, -1, 32, "var(--po)", "var(--p)"),
        class_=f"mover s-{look}",
        transform=at(here, y),
    )
    cover = None
    if open_to < last:
        at_x = x + step * (last - 0.5)
        cover = piece_slot(seat, "BS2", changeling(at_x, y, 20, look), ring(at_x, y, 25), say)
    return keyed(f"track-{seat}", "g", back, marks, cover, marker)


@cached
def _mark(x: float, y: float, value: int, reachable: bool) -> Markup:
    fill, ink = ("var(--panel-2)", "var(--ink-2)") if reachable else ("var(--hole)", "#8b8378")
    ring = el("circle", cx=x, cy=y, r=21, fill=fill, stroke="var(--key)", stroke_width=2.4)
    return join(ring, label(value, x, y + 8, 22, ink))


@lru_cache(maxsize=64)
def _royal_action(seat: int, clan: int, say: Say) -> Markup:
    if clan == NOBODY:
        return NOTHING
    x, y = ROYAL_ACTION
    field = f"M{x - 134} {y - 28}h200l12 14v28l-12 14h-200z"
    return keyed(
        f"royal-action-{seat}",
        "g",
        path(field, fill="var(--k-roy)", stroke="var(--key)", stroke_width=3),
        outlined("crown-solid", x - 108, y, 34, "#F3C74E", "#F3C74E"),
        el("rect", x=x - 84, y=y - 20, width=34, height=40, fill="var(--ink)"),
        label(1, x - 67, y + 9, 24, "var(--panel)"),
        signs(gifts(CLANS[clan].action), x + 4, y, 34, "var(--k-roy)"),
        aim(field),
        el("title", say("board")),
        data_label=say("board"),
    )


@lru_cache(maxsize=256)
def _barns(seat: int, look: str, cows: int, barns: int, is_covered: bool, say: Say) -> Element:
    drawn = [_barn(seat, index, index < cows, index < barns) for index in range(BARN_COUNT)]
    x, y = changeling_slot(COVERS_COW)
    square = changeling(x, y, 20, look) if is_covered else empty_square(x, y, 20)
    cover = piece_slot(seat, "BS1", square, ring(x, y, 25), say)
    return keyed(f"barns-{seat}", "g", drawn, cover)


@cached
def _barn(seat: int, index: int, cow: bool, is_open: bool) -> Element:
    x, y = BARN_ROW[0] + BARN_STEP * index, BARN_ROW[1]
    house = f"M{x - 29} {y + 34}V{y - 10}L{x} {y - 36}L{x + 29} {y - 10}V{y + 34}Z"
    wood = "var(--wood-1)" if is_open else "var(--wood-3)"
    body = path(house, fill=wood, stroke="var(--key)", stroke_width=3)
    if not is_open:
        cross = f"M{x - 20} {y - 4}L{x + 20} {y + 28}M{x + 20} {y - 4}L{x - 20} {y + 28}"
        bars = path(cross, stroke="var(--wood-1)", stroke_width=6)
        return keyed(f"barn-{seat}-{index}", "g", body, bars)
    door = path(f"M{x - 23} {y + 33}V{y - 4}H{x + 23}V{y + 33}Z", fill="var(--hole)")
    standing = use("tp-cow", x, y + 10, 0.98) if cow else None
    return keyed(f"barn-{seat}-{index}", "g", body, door, standing)


@lru_cache(maxsize=512)
def _store(seat: int, resource: int, amount: int, say: Say) -> Element:
    x, y = STORE[resource]
    field = f"M{x - 34} {y - 34}l8-6h60v66l-8 6h-60z"
    return keyed(
        f"store-{seat}-{resource}",
        "g",
        path(field, fill="var(--panel)", stroke="var(--key)", stroke_width=3),
        use(f"tp-gem-{GEMS[resource]}", x - 14, y - 5, 1.3),
        keyed(f"amount-{seat}-{resource}", "g", label(amount, x + 18, y + 5, 30)),
        aim(field),
        data_label=say(RESOURCES[resource]),
    )


@lru_cache(maxsize=64)
def _aside(seat: int, look: str, count: int, say: Say) -> Element:
    """Trolls that are not in play wait by the rim of the mountain."""
    spots = ASIDE_SPOTS[:count]
    trolls = [join(troll_at(look, x, y, 0.82), aim(ring(x, y, 26))) for x, y in spots]
    around = "".join([ring(x, y, 46) for x, y in spots])  # a thumb needs more than the figure
    hit = path(around, class_="hit", data_live=True, fill="none") if spots else None
    return keyed(f"aside-{seat}", "g", hit, trolls, data_label=say(PLACES[ASIDE]))
