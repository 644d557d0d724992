"""The table of Trollfjord in rows: the one source for terminals, `str(view)`, the API and the pictures' descriptions."""

from collections.abc import Sequence
from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    BOULDER_COLOURS,
    GIFTS,
    LANDSCAPES,
    LOOP,
    LORD_MOVES,
    NUMERALS,
    PLACEMENT,
    PLACEMENTS_PER_PLANK,
    REGION_COUNT,
    REGIONS,
    REGIONS_OF,
    SITES,
    colour_of,
    landscape_at,
    space_ahead,
)
from trollbord.games.trollfjord.deal import FACE_DOWN
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.sheet import Row, Sheet, facts, laid_out
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat
from trollbord.words import Speaker, notation

OF_REGIONS: Final = ("sheet-region", "sheet-treasure", "sheet-trolls")
OF_PLAYERS: Final = (
    "sheet-lord",
    "sheet-reserve",
    "sheet-belt",
    "score-crowns",
    "sheet-gifts",
    "sheet-sack",
)
OF_WAYS: Final = ("sheet-way", "sheet-space", "sheet-brings", "sheet-tailwind")
PLANK: Final = 2 * PLACEMENTS_PER_PLANK  # spaces


def describe(view: TrollfjordView, speaker: Speaker, players: Sequence[str] = ()) -> list[Sheet]:
    """What never changes in a game first: borders and walkway; then pieces, players, tower, and the lord's ways."""
    return [_borders(view, speaker), *_walkway(view, speaker), *_pieces(view, speaker, players)]


def text(view: TrollfjordView) -> str:
    """The table in the spelling of the options: what `str(view)` prints."""
    return laid_out(describe(view, notation(view.game.id)))


def _pieces(view: TrollfjordView, speaker: Speaker, players: Sequence[str]) -> list[Sheet]:
    sites = [_fortress(view, site, speaker) for site in range(len(SITES))]
    regions = [_region(view, region, speaker) for region in range(REGION_COUNT)]
    return [
        Sheet(("", speaker.text("sheet-fortress"), speaker.text("sheet-beside")), sites),
        Sheet(_heads(OF_REGIONS, speaker), regions),
        _players(view, speaker, players),
        facts("", _tower(view, speaker)),
        Sheet(_heads(OF_WAYS, speaker), _ways(view, speaker)),
    ]


def _heads(ids: Sequence[str], speaker: Speaker) -> Row:
    return tuple([speaker.text(id) for id in ids])


# -- what never changes


def _borders(view: TrollfjordView, speaker: Speaker) -> Sheet:
    """TF-A2.12: which regions a troll can step into."""
    rows: list[Row] = [
        (speaker.name(REGIONS[region]), _named(view.board.neighbours[region], speaker))
        for region in range(REGION_COUNT)
    ]
    return Sheet((speaker.text("sheet-region"), speaker.text("sheet-borders")), rows)


def _walkway(view: TrollfjordView, speaker: Speaker) -> list[Sheet]:
    """The planks in their order, three placement spaces each; and what lies between these."""
    rows: list[Row] = []
    for first in range(0, PLANK * len(view.planks), PLANK):
        faces = [_space(view, space, speaker) for space in range(first, first + PLANK, 2)]
        rows.append((", ".join(faces), _standing(view, first, speaker)))
    heads = (speaker.text("sheet-walkway"), speaker.text("sheet-lords"))
    between: list[Row] = [(speaker.text("sheet-between"),)] if rows else []
    return [Sheet(heads, rows), Sheet(("",), between)]


def _space(view: TrollfjordView, space: int, speaker: Speaker) -> str:
    """The number of a space of the walkway, and what it shows."""
    kind = LANDSCAPES[landscape_at(view.planks, space)] if space % 2 == PLACEMENT else "wander"
    return f"{space % LOOP} {speaker.name(kind)}"


def _standing(view: TrollfjordView, first: int, speaker: Speaker) -> str:
    """The lords on one plank, those farther back first."""
    there = [
        (lord % LOOP, seat)
        for seat, lord in enumerate(view.lords)
        if lord >= 0 and first <= lord % LOOP < first + PLANK
    ]
    return ", ".join([f"{_colour(view, seat, speaker)} {space}" for space, seat in sorted(there)])


# -- what lies where


def _fortress(view: TrollfjordView, site: int, speaker: Speaker) -> Row:
    number = NUMERALS[view.numbers[site]] if view.numbers[site] >= 0 else "?"
    mark = ">" if view.fortress == site else ""
    name = speaker.name(SITES[site])
    return mark, f"{name} {number}", _named(view.board.sites[site], speaker)


def _region(view: TrollfjordView, region: int, speaker: Speaker) -> Row:
    trolls = [
        f"{_colour(view, seat, speaker)} {count}"
        for seat in range(view.seats)
        if (count := view.trolls[seat * REGION_COUNT + region])
    ]
    name = speaker.name(REGIONS[region])
    return name, str(view.treasures[region] or ""), ", ".join(trolls)


def _players(view: TrollfjordView, speaker: Speaker, players: Sequence[str]) -> Sheet:
    heads = [_head(view, seat, speaker, players) for seat in range(view.seats)]
    owned = [_player(view, seat, speaker) for seat in range(view.seats)]
    return Sheet(("", *heads), list(zip(_heads(OF_PLAYERS, speaker), *owned, strict=True)))


def _head(view: TrollfjordView, seat: Seat, speaker: Speaker, players: Sequence[str]) -> str:
    colour = _colour(view, seat, speaker)
    name = f"{colour} ({speaker.seat(seat, players)})" if players else colour
    return f"> {name}" if seat == view.turn else name


def _player(view: TrollfjordView, seat: Seat, speaker: Speaker) -> Row:
    """What one player has, in the order of the rows."""
    belt = view.belts[seat * len(BELT) : (seat + 1) * len(BELT)]
    crowns = [NUMERALS[number] for number, holder in enumerate(view.crowns) if holder == seat]
    sack = ["?" if value == FACE_DOWN else str(value) for value in view.sacks[seat]]
    return (
        _lord(view, seat, speaker),
        str(view.reserve[seat]),
        " ".join([str(value or "-") for value in belt]),
        " ".join(crowns) or "-",
        _gifts(view.gifts[seat]) or "-",
        " ".join(sack) or "-",
    )


def _lord(view: TrollfjordView, seat: Seat, speaker: Speaker) -> str:
    """Where the Troll Lord stands: on the start plank or on the walkway."""
    progress = view.lords[seat]
    if progress < -view.seats:
        return "-"
    if progress < 0:
        return speaker.text("sheet-start", space=-progress)
    lies = f" ({speaker.text('sheet-lies')})" if view.laid[seat] else ""
    return _space(view, progress, speaker) + lies


def _gifts(held: int) -> str:
    return " ".join([str(gift) for place, gift in enumerate(GIFTS) if held >> place & 1])


def _tower(view: TrollfjordView, speaker: Speaker) -> list[tuple[str, str]]:
    """The supply; while somebody hammers also who, how often, and what lies on the table."""
    supply = (speaker.text("sheet-supply"), str(view.supply_left))
    if not view.limit:
        return [supply]
    out = [
        f"{speaker.text(f'screen-{colour}')} {count}"
        for colour, count in zip(BOULDER_COLOURS, view.out, strict=True)
        if count
    ]
    offers = [
        f"{_colour(view, seat, speaker)} {_gifts(offered)}"
        for seat, offered in enumerate(view.offers)
        if offered
    ]
    return [
        supply,
        (speaker.text("sheet-hammerer"), _colour(view, view.hammerer, speaker)),
        (speaker.text("sheet-partner"), _colour(view, view.partner, speaker)),
        (speaker.text("sheet-hits"), f"{view.hits} / {view.limit}"),
        (speaker.text("sheet-out"), f"{sum(view.out)}: {', '.join(out)}" if out else "0"),
        (speaker.text("sheet-offers"), ", ".join(offers)),
    ]


# -- where the lord can go


def _ways(view: TrollfjordView, speaker: Speaker) -> list[Row]:
    """TF-A1.3 to 9: the six spaces in front of the lord that is to move; what they show, bring, and give others."""
    if view.ask is None or view.ask.prompt != "lord":
        return []
    return [_way(view, view.ask.seat, option, speaker) for option in LORD_MOVES]


def _way(view: TrollfjordView, seat: Seat, option: Option, speaker: Speaker) -> Row:
    kind, strength = option.first, option.second + 1
    space = space_ahead(view.lords, seat, kind, strength)
    ahead = [(lord, other) for other, lord in enumerate(view.lords) if lord > space]
    winds = [other for _, other in sorted(ahead) if other != seat and not view.laid[other]]
    if kind == PLACEMENT:
        regions = REGIONS_OF[landscape_at(view.planks, space)]
        brings = speaker.text("sheet-places", count=min(strength, view.reserve[seat]))
        brings += f": {_named(regions, speaker)}"
    else:
        brings = speaker.text("sheet-steps", count=strength)
    names = [_colour(view, other, speaker) for other in winds]
    return speaker.option(option), _space(view, space, speaker), brings, ", ".join(names)


def _named(regions: Sequence[int], speaker: Speaker) -> str:
    return ", ".join([speaker.name(REGIONS[region]) for region in regions])


def _colour(view: TrollfjordView, seat: Seat, speaker: Speaker) -> str:
    return speaker.name(colour_of(view.settings, seat)) if seat >= 0 else ""
