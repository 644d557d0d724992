"""The caves of a mountain: who works there, the actions at the foot, what still lies on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.clans import CAMP_SLOTS, CHANGELING_SLOTS
from trollbord.games.trolls_princesses.look.layout import (
    CAVE_BOXES,
    camp_slot,
    cave_cauldron,
    changeling_slot,
    chip,
)
from trollbord.games.trolls_princesses.look.pentagon import signs
from trollbord.games.trolls_princesses.look.scenery import (
    aim,
    camp,
    changeling,
    icon_at,
    label,
    ring,
    walking_king,
    walking_troll,
)
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.places import CAVES
from trollbord.ink.cache import cached
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.shapes import path, use

_ACTIONS: Final = (
    (
        (1, "obsidian", "", "chip-mining-0"),
        (2, "gold", "", "chip-mining-1"),
        (3, "diamond", "", "chip-mining-2"),
    ),
    (
        (3, "camp", "cow", "chip-building-0"),
        (2, "den", "obsidian", "chip-building-1"),
        (1, "turn-right", "", "chip-building-2"),
    ),
    (
        (2, "fill", "", "chip-power-0"),
        (2, "troll-power", "", "chip-power-1"),
        (1, "cards", "troll-power cow", "chip-power-2"),
        (1, "turn-right", "", "chip-power-3"),
    ),
)
"""The actions at the foot of each cave: points, sign, what is paid besides, name."""


@lru_cache(maxsize=1024)
def cave_at(
    seat: int,
    cave: int,
    look: str,
    trolls: tuple[int, ...],
    humans: int,
    has_king: bool,
    is_active: bool,
    camps: int,
    squares: int,
    say: Say,
) -> Element:
    """A cave with its trolls, humans and king, and its actions."""
    x, y, width, height = CAVE_BOXES[cave]
    drawn: list[Markup] = []
    for index in range(5):
        px, py = cave_cauldron(cave, index)
        if index < len(trolls):
            key = f"troll-{seat}-{trolls[index]}"
            drawn.append(walking_troll(key, look, px - 2, py - 4, 1.18))
        elif index < len(trolls) + humans:
            drawn.append(use("tp-human", px, py - 4, 1.08))
    if has_king:
        drawn.append(walking_king(x + 436, y + 68, 1.28))
    frame = f"M{x} {y}h{width}v{height}h-{width}z"
    return keyed(
        f"cave-{seat}-{CAVES[cave]}",
        "g",
        path(frame, class_="hit", data_live=True, fill="none"),
        drawn,
        path(frame, class_="acting", fill="none") if is_active else None,
        aim(frame),
        [_chip(seat, cave, index, say) for index in range(len(_ACTIONS[cave]))],
        _cave_slots(seat, cave, look, camps, squares, say),
        data_label=say(CAVES[cave]),
    )


@lru_cache(maxsize=256)
def _chip(seat: int, cave: int, index: int, say: Say) -> Element:
    """Price in points, what it gives, what it costs besides."""
    points, sign, costs, word = _ACTIONS[cave][index]
    x, y, width = chip(cave, index)
    left, right = x - width / 2, x + width / 2
    paid = costs.split()
    room = 48 if cave == 0 else 88 if sign == "troll-power" else 0
    middle = (left + 32 + right - room - 26 * len(paid)) / 2
    number = "2" if sign in ("den", "troll-power") else ""
    field = f"M{left:.1f} {y - 25:.1f}h{width:.1f}v50h-{width:.1f}z"
    pays = [_price(good, right - room - 29 - 26 * k, y) for k, good in enumerate(reversed(paid))]
    told = say(word)
    return keyed(
        f"chip-{seat}-{CAVES[cave]}-{index}",
        "g",
        path(field, fill="var(--panel)", stroke="#0A0E11", stroke_width=2),
        el("rect", x=left, y=y - 25, width=32, height=50, fill="var(--ink)"),
        label(points, left + 16, y + 9, 25, "var(--panel)"),
        signs([(sign, number)], middle, y, 30, "var(--panel)"),
        pays,
        aim(field),
        el("title", told),
        data_label=told,
    )


@cached
def _price(good: str, x: float, y: float) -> Markup:
    ground = "var(--danger-wash)"
    return join(
        el("rect", x=x, y=y - 18, width=24, height=36, fill=ground),
        icon_at(good, x + 12, y - 2, 21, cut=ground),
    )


def _cave_slots(seat: int, cave: int, look: str, camps: int, squares: int, say: Say) -> Markup:
    """Own camps and changelings still on the actions; where one has left, its gift shows."""
    drawn: list[Markup] = []
    for slot in ((0, 1, 2), (3,), ())[cave]:
        x, y = camp_slot(slot)
        if camps >> slot & 1:
            drawn.append(_camp_slot(seat, slot, look, say))
        else:
            drawn.append(label("+2", x, y + 9, 24, "var(--ink)" if cave == 0 else "#E9DFC8"))
    for slot in ((), (), (2, 3))[cave]:
        x, y = changeling_slot(slot)
        if squares >> slot & 1:
            drawn.append(_changeling_slot(seat, slot, look, say))
        else:
            drawn.append(label("+1", x, y + 9, 22))
    return join(drawn)


@cached
def _camp_slot(seat: int, slot: int, look: str, say: Say) -> Element:
    x, y = camp_slot(slot)
    return piece_slot(seat, CAMP_SLOTS[slot], camp(x, y, 22, look), ring(x, y, 25), say)


@cached
def _changeling_slot(seat: int, slot: int, look: str, say: Say) -> Element:
    x, y = changeling_slot(slot)
    square = changeling(x, y, 19, look)
    return piece_slot(seat, CHANGELING_SLOTS[slot], square, ring(x, y, 25), say)


def piece_slot(seat: int, name: str, piece: Markup, round_it: str, say: Say) -> Element:
    """A place on the board that holds a camp or a changeling, and can be aimed at."""
    return keyed(f"slot-{seat}-{name}", "g", piece, aim(round_it), data_label=say(name))
