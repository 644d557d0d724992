"""The board of a view for a terminal: the regions, the fortresses, the walkway and the players' sacks."""

from textwrap import wrap
from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    BOULDER_COLOURS,
    GIFTS,
    LANDSCAPES,
    LOOP,
    NUMERALS,
    REGION_COUNT,
    REGIONS,
    SITES,
    colour_of,
    landscape_at,
)
from trollbord.games.trollfjord.view import FACE_DOWN, TrollfjordView

WIDTH: Final = 78
PLAYERS: Final = "player  lord              reserve  belt         crowns    gifts   patched sack"
SACK: Final = PLAYERS.index("patched sack")
"""The column where sacks begin: the last one, as only they have no greatest length."""


def text(view: TrollfjordView) -> str:
    """The whole table in lines that a terminal of 80 columns does not break."""
    lines = ["region       treasure  trolls"]
    lines += [_region(view, region) for region in range(REGION_COUNT)]
    lines += ["", "fortress"]
    lines += [_fortress(view, site) for site in range(len(SITES))]
    lines += ["", PLAYERS]
    for seat in range(view.seats):
        lines += _player(view, seat)
    lines += ["", _tower(view)]
    return "\n".join(lines)


def _region(view: TrollfjordView, region: int) -> str:
    trolls = [
        f"{colour_of(view.settings, seat)} {view.trolls[seat * REGION_COUNT + region]}"
        for seat in range(view.seats)
        if view.trolls[seat * REGION_COUNT + region]
    ]
    treasure = str(view.treasures[region] or "-")
    return f"{REGIONS[region]:<12} {treasure:>8}  {', '.join(trolls)}".rstrip()


def _fortress(view: TrollfjordView, site: int) -> str:
    number = NUMERALS[view.numbers[site]] if view.numbers[site] >= 0 else "?"
    regions = ", ".join([REGIONS[region] for region in view.board.sites[site]])
    mark = "  <- hammering" if view.fortress == site else ""
    return f"{SITES[site]} {number:<3} {regions}{mark}"


def _player(view: TrollfjordView, seat: int) -> list[str]:
    """A player's line; a full sack goes on below."""
    belt = view.belts[seat * len(BELT) : (seat + 1) * len(BELT)]
    treasures = " ".join([f"{value or '-':>2}" for value in belt])
    crowns = (
        " ".join([NUMERALS[n] for n, holder in enumerate(view.crowns) if holder == seat]) or "-"
    )
    gifts = " ".join([str(g) for k, g in enumerate(GIFTS) if view.gifts[seat] >> k & 1]) or "-"
    sack = (
        " ".join(["?" if value == FACE_DOWN else str(value) for value in view.sacks[seat]]) or "-"
    )
    mark = "*" if seat == view.turn else " "
    colour = colour_of(view.settings, seat)
    before = (
        f"{colour:<6}{mark} {_lord(view, seat):<18}{view.reserve[seat]:>7}  "
        f"{treasures:<11}  {crowns:<8}  {gifts:<6}  "
    )
    first, *more = wrap(sack, WIDTH - SACK)
    return [before + first, *[" " * SACK + line for line in more]]


def _lord(view: TrollfjordView, seat: int) -> str:
    progress = view.lords[seat]
    if progress < 0:
        return f"start {-progress}" if -progress <= view.seats else "-"
    space = progress % LOOP
    kind = LANDSCAPES[landscape_at(view.planks, space)] if space % 2 == 0 else "wander"
    return f"{space} {kind}" + (" (lies)" if view.laid[seat] else "")


def _tower(view: TrollfjordView) -> str:
    if view.limit == 0:
        return f"supply {view.supply_left}, all boulders in the tower"
    out = ", ".join(
        [f"{count} {name}" for name, count in zip(BOULDER_COLOURS, view.out, strict=True)]
    )
    return f"hit {view.hits} of {view.limit}, {sum(view.out)} boulders out: {out}; supply {view.supply_left}"
