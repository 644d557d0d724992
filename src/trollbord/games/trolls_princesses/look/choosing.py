"""Choosing a clan: the four boards beside each other, with what each begins with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.box import BARN_COUNT, CLANS, Clan
from trollbord.games.trolls_princesses.look.pentagon import GIFT, shaft, signs
from trollbord.games.trolls_princesses.look.scenery import (
    GEMS,
    LOOKS,
    aim,
    icon_at,
    label,
    outlined,
    troll_at,
)
from trollbord.games.trolls_princesses.look.valley import Say
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, path

WIDTH: Final = 372
HEIGHT: Final = 500
_GOODS: Final = ("obsidian", "gold", "diamond", "troll-power", "cow")
_GONE: Final = 0.35
"""How much is seen of a clan that somebody has."""


def choosing(view: TrollsView, say: Say, standing: bool, label: str) -> Element:
    """All clans: in one row on a desk, two by two on a phone."""
    columns, box = (2, "0 0 800 1080") if standing else (4, "0 0 1600 1205")
    left, top = (20, 30) if standing else (16, 300)
    is_even = bool(view.settings["even_start"])
    cards = [
        group(
            clan_card(clan, clan in view.clans, say, is_even),
            transform=at(left + clan % columns * 392, top + clan // columns * 520),
        )
        for clan in range(len(CLANS))
    ]
    return keyed(
        "board", "svg", cards, class_="board trolls", viewBox=box, role="group", aria_label=label
    )


@lru_cache(maxsize=64)
def clan_card(clan: int, taken: bool, say: Say = str, is_even: bool = False) -> Element:
    """One clan: its troll, its goods, its shafts, its barns and the royal action of its board."""
    row, look = CLANS[clan], LOOKS[clan]
    frame = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    return keyed(
        f"clan-{row.name}",
        "g",
        path(frame, fill="var(--panel)", stroke="var(--key)", stroke_width=3),
        group(
            el("rect", width=WIDTH, height=190, fill="var(--pw)"),
            el("rect", y=184, width=WIDTH, height=8, fill="var(--p)"),
            class_=f"s-{look}",
        ),
        troll_at(look, WIDTH / 2, 116, 2.7),
        label(say(row.name), WIDTH / 2, 234, 32),
        _goods(row, row.start_goods(is_even), 282),
        _shafts(row, 338),
        _barns(row, 392),
        _royal(row, 450),
        aim(frame),
        data_label=say(row.name),
        opacity=_GONE if taken else None,
    )


def _goods(row: Clan, start: tuple[int, ...], y: float) -> Markup:
    held = [(name, str(count)) for name, count in zip(_GOODS, start) if count]
    if row.humans:
        held.append(("human", str(row.humans)))
    return signs(held, WIDTH / 2, y, 36, "var(--panel)")


def _shafts(row: Clan, y: float) -> Markup:
    gems = [gem for gem, count in zip(GEMS, row.shafts) for _ in range(count)]
    left = WIDTH / 2 - 22 * (len(gems) - 1)
    return join([shaft(left + 44 * n, y, gem, True, 18) for n, gem in enumerate(gems)])


def _barns(row: Clan, y: float) -> Markup:
    left = WIDTH / 2 - 25 * (BARN_COUNT - 1)
    return join([_barn(left + 50 * n, y, n < BARN_COUNT - row.covers) for n in range(BARN_COUNT)])


def _barn(x: float, y: float, is_open: bool) -> Markup:
    house = f"M{x - 19} {y + 20}V{y - 6}L{x} {y - 22}L{x + 19} {y - 6}V{y + 20}Z"
    wood = "var(--wood-1)" if is_open else "var(--wood-3)"
    bar = f"M{x - 12} {y - 2}L{x + 12} {y + 15}M{x + 12} {y - 2}L{x - 12} {y + 15}"
    return join(
        path(house, fill=wood, stroke="var(--key)", stroke_width=2.6),
        icon_at("cow", x, y + 6, 22, "var(--hole)", wood)
        if is_open
        else path(bar, stroke="var(--wood-1)", stroke_width=4),
    )


def _royal(row: Clan, y: float) -> Markup:
    left = WIDTH / 2 - 100
    return join(
        path(
            f"M{left} {y - 28}h188l12 14v28l-12 14h-188z",
            fill="var(--k-roy)",
            stroke="var(--key)",
            stroke_width=3,
        ),
        outlined("crown-solid", left + 36, y, 36, "#F3C74E", "#F3C74E"),
        signs(GIFT[row.action], left + 124, y, 36, "var(--k-roy)"),
    )
