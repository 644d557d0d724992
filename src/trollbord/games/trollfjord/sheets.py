"""The table of Trollfjord for a terminal, in words."""

from collections.abc import Sequence

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
from trollbord.ink.sheet import Row, Sheet, facts
from trollbord.kernel.view import View
from trollbord.words import Speaker

_OF_REGIONS = ("sheet-region", "sheet-treasure", "sheet-trolls")
_OF_PLAYERS = (
    "sheet-lord",
    "sheet-reserve",
    "sheet-belt",
    "score-crowns",
    "sheet-gifts",
    "sheet-sack",
)


def sheets(view: View, speaker: Speaker, players: Sequence[str]) -> list[Sheet]:
    """The regions, the fortresses, the players, and the tower."""
    assert isinstance(view, TrollfjordView)
    regions = [_region(view, region, speaker) for region in range(REGION_COUNT)]
    fortresses = [_fortress(view, site, speaker) for site in range(len(SITES))]
    heads = [_head(view, seat, speaker, players) for seat in range(view.seats)]
    owned = [_player(view, seat, speaker) for seat in range(view.seats)]
    labels = [speaker.text(label) for label in _OF_PLAYERS]
    return [
        Sheet(tuple([speaker.text(head) for head in _OF_REGIONS]), regions),
        Sheet(("", speaker.text("sheet-fortress"), speaker.text("sheet-beside")), fortresses),
        Sheet(("", *heads), list(zip(labels, *owned, strict=True))),
        facts("", _tower(view, speaker)),
    ]


def _region(view: TrollfjordView, region: int, speaker: Speaker) -> Row:
    trolls = [
        f"{_colour(view, seat, speaker)} {count}"
        for seat in range(view.seats)
        if (count := view.trolls[seat * REGION_COUNT + region])
    ]
    name = speaker.name(REGIONS[region])
    return name, str(view.treasures[region] or ""), ", ".join(trolls)


def _fortress(view: TrollfjordView, site: int, speaker: Speaker) -> Row:
    number = NUMERALS[view.numbers[site]] if view.numbers[site] >= 0 else "?"
    regions = [speaker.name(REGIONS[region]) for region in view.board.sites[site]]
    mark = ">" if view.fortress == site else ""
    return mark, f"{speaker.name(SITES[site])} {number}", ", ".join(regions)


def _player(view: TrollfjordView, seat: int, speaker: Speaker) -> Row:
    """What one player has, in the order of the rows."""
    belt = view.belts[seat * len(BELT) : (seat + 1) * len(BELT)]
    crowns = [NUMERALS[number] for number, holder in enumerate(view.crowns) if holder == seat]
    gifts = [str(gift) for place, gift in enumerate(GIFTS) if view.gifts[seat] >> place & 1]
    sack = ["?" if value == FACE_DOWN else str(value) for value in view.sacks[seat]]
    return (
        _lord(view, seat, speaker),
        str(view.reserve[seat]),
        " ".join([str(value or "-") for value in belt]),
        " ".join(crowns) or "-",
        " ".join(gifts) or "-",
        " ".join(sack) or "-",
    )


def _head(view: TrollfjordView, seat: int, speaker: Speaker, players: Sequence[str]) -> str:
    colour = _colour(view, seat, speaker)
    name = f"{colour} ({speaker.seat(seat, players)})" if players else colour
    return f"> {name}" if seat == view.turn else name


def _lord(view: TrollfjordView, seat: int, speaker: Speaker) -> str:
    """Where the Troll Lord stands on the walkway."""
    progress = view.lords[seat]
    if progress < 0:
        return "-"
    space = progress % LOOP
    kind = LANDSCAPES[landscape_at(view.planks, space)] if space % 2 == 0 else "wander"
    lies = f" ({speaker.text('sheet-lies')})" if view.laid[seat] else ""
    return f"{space} {speaker.name(kind)}{lies}"


def _tower(view: TrollfjordView, speaker: Speaker) -> list[tuple[str, str]]:
    out = [
        f"{speaker.text(f'screen-{colour}')} {count}"
        for colour, count in zip(BOULDER_COLOURS, view.out, strict=True)
        if count
    ]
    hits = f"{view.hits} / {view.limit}" if view.limit else ""
    return [
        (speaker.text("sheet-supply"), str(view.supply_left)),
        (speaker.text("sheet-hits"), hits),
        (speaker.text("sheet-out"), ", ".join(out) if view.limit else ""),
    ]


def _colour(view: TrollfjordView, seat: int, speaker: Speaker) -> str:
    return speaker.name(colour_of(view.settings, seat))
