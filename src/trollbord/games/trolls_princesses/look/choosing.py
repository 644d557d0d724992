"""Choosing a clan: the four boards beside each other, with what each begins with, in signs and in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trollbord.games.trolls_princesses.box import BARN_COUNT
from trollbord.games.trolls_princesses.clans import CLAN_NAMES, CLANS, Clan
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
from trollbord.games.trolls_princesses.picks import CHOOSE_CLAN
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.markup import NOTHING, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, path
from trollbord.words import Speaker

WIDTH: Final = 372
HEIGHT: Final = 640
ROWS: Final = ("start", "shafts", "barns", "royal")
"""What a card shows from top to bottom; each row has its name above it."""
STRONGEST: Final = ("red", "purple", "turquoise", "yellow")
"""In which order a clan is chosen for somebody: the option of even start goods says which boards bring more."""
_GOODS: Final = ("obsidian", "gold", "diamond", "troll-power", "cow")
_GONE: Final = 0.35
"""How much is seen of a clan that somebody has."""


def choosing(view: TrollsView, speaker: Speaker, standing: bool, label: str) -> Element:
    """All clans: in one row on a desk, two by two on a phone."""
    columns, box = (2, "0 0 800 1330") if standing else (4, "0 0 1600 1205")
    left, top = (20, 10) if standing else (16, 250)
    is_even = bool(view.settings["even_start"])
    cards = [
        group(
            clan_card(clan, clan in view.clans, speaker, is_even),
            transform=at(left + clan % columns * 392, top + clan // columns * (HEIGHT + 22)),
        )
        for clan in range(len(CLANS))
    ]
    return keyed(
        "board", "svg", cards, class_="board trolls", viewBox=box, role="group", aria_label=label
    )


@lru_cache(maxsize=64)
def clan_card(clan: int, taken: bool, speaker: Speaker, is_even: bool = False) -> Element:
    """One clan: what it is good at, its goods, its shafts, its barns and the royal action of its board."""
    row, look, name = CLANS[clan], LOOKS[clan], speaker.name(CLANS[clan].name)
    good_at = speaker.text(f"screen-clan-{row.name}")
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
        label(name, WIDTH / 2, 228, 32),
        label(good_at, WIDTH / 2, 260, 26, "var(--ink-2)"),
        [_named(speaker, title, 302 + 84 * number) for number, title in enumerate(ROWS)],
        _goods(row, row.start_goods(is_even), 336),
        _shafts(row, 420),
        _barns(row, 504),
        _royal(row, 594),
        aim(frame),
        data_label=f"{name}: {good_at}",
        opacity=_GONE if taken else None,
    )


def _named(speaker: Speaker, row: str, y: float) -> Markup:
    return label(speaker.text(f"screen-clan-{row}"), WIDTH / 2, y, 25, "var(--ink-2)")


def for_me(view: TrollsView, speaker: Speaker) -> Markup:
    """A button for who does not want to choose a clan: the strongest that is left."""
    ask = view.ask
    if ask is None or ask.seat != view.seat or ask.prompt != "choose-clan":
        return NOTHING
    left = [name for name in STRONGEST if CLAN_NAMES.index(name) not in view.clans]
    option = CHOOSE_CLAN[CLAN_NAMES.index(left[0])].text
    words = speaker.text("screen-choose-for-me")
    return el("button", words, class_="btn go", data_option=option)


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
