"""What each thing on the screen of Trollfjord is: spaces, regions, fortresses, pieces, sacks, and the tower."""

from __future__ import annotations

from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    BOULDER_COLOURS,
    CROWN_VALUE,
    GIFTS,
    LANDSCAPES,
    LIMITED,
    LOOP,
    NUMERALS,
    PLACEMENT,
    PLANK_COUNT,
    REGION_COUNT,
    REGIONS,
    SITES,
    landscape_at,
    space_ahead,
)
from trollbord.games.trollfjord.deal import FACE_DOWN
from trollbord.games.trollfjord.teach.almanac import almanac, treasure_picture
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.help import Fact, Help, name_of, of_entry
from trollbord.kernel.message import Message
from trollbord.kernel.seat import Seat

HOLDERS: Final = frozenset(
    (
        *("scenery", "ground", "pieces", "spots", "focus", "hammering", "chips", "aims"),
        *("strengths", "typing", "plates"),
    )
)
"""Elements that only hold others."""
TOWER: Final = frozenset(("tower", "shaft", "inside", "hammer", "total", "tower-words"))
SWING: Final = frozenset(("aim", "strength", "swing", "pointer", "timing"))


def help_of(view: TrollfjordView, key: str) -> Help | None:
    """What the element with this key is."""
    zone, _, rest = key.partition("-")
    if zone in ("region", "treasure", "chip") and rest in REGIONS:
        return _on_land(view, zone, REGIONS.index(rest))
    if zone in ("site", "fortress") and rest in SITES:
        return _fortress(view, SITES.index(rest))
    if zone == "space":
        return _space(view, int(rest))
    if zone == "troll":
        seat, _, region = rest.partition("-")
        return _trolls(view, int(seat), REGIONS.index(region))
    if zone == "opened":
        return _owned(view, "plate", int(rest))
    if zone in ("lord", "plate", "number", "counts", "belt", "gifts", "sack"):
        return _owned(view, zone, int(rest))
    return _tower(view, key, zone, rest)


# -- the walkway and the land


def _space(view: TrollfjordView, space: int) -> Help:
    """A space of the walkway, and which regions it lets trolls into."""
    brings = _brings(view, space)
    if space % 2 != PLACEMENT or len(view.planks) != PLANK_COUNT:
        return of_entry(almanac()["wander"], facts=brings)
    landscape: Fact = (
        Message("components-landscape"),
        name_of(LANDSCAPES[landscape_at(view.planks, space)]),
    )
    return of_entry(almanac()["placement"], facts=[landscape, *brings])


def _brings(view: TrollfjordView, space: int) -> list[Fact]:
    """TF-A1.9, TF-A3.1: what the own lord would bring by stopping here, and who would get a tailwind."""
    ask = view.ask
    if ask is None or ask.prompt != "lord" or ask.seat != view.seat:
        return []
    for option in ask.options:
        ahead = space_ahead(view.lords, view.seat, option.first, option.second + 1)
        if ahead % LOOP == space:
            id = "sheet-places" if option.first == PLACEMENT else "sheet-steps"
            brings: Fact = (Message("sheet-brings"), Message(id, {"count": option.second + 1}))
            winds = [seat for seat, lord in enumerate(view.lords) if lord > ahead]
            others = [seat for seat in winds if seat != view.seat and not view.laid[seat]]
            return [
                brings,
                *[
                    (Message("sheet-tailwind"), Message("help-player", {"seat": each}))
                    for each in others
                ],
            ]
    return []


def _on_land(view: TrollfjordView, zone: str, region: int) -> Help:
    facts = _there(view, region)
    if zone == "region":
        entry = almanac()[REGIONS[region]]
        return of_entry(entry._replace(lines=entry.lines[:1]), facts=facts)
    where: Fact = (Message("sheet-region"), name_of(REGIONS[region]))
    entry, value = almanac()["treasure"], view.treasures[region]
    shown = entry._replace(picture=treasure_picture(value)) if value else entry
    return of_entry(shown, facts=[where, *facts])


def _there(view: TrollfjordView, region: int) -> list[Fact]:
    """The treasure of a region, and whose trolls stand there."""
    value = view.treasures[region]
    found: list[Fact] = [(Message("sheet-treasure"), value)] if value else []
    for seat in range(view.seats):
        count = view.trolls[seat * REGION_COUNT + region]
        found += [(seat, Message("help-trolls", {"count": count}))] if count else []
    return found


def _fortress(view: TrollfjordView, site: int) -> Help:
    """A fortress, its number, and how many trolls everyone has around it."""
    number = view.numbers[site]
    facts: list[Fact] = [(Message("help-number"), NUMERALS[number])] if number >= 0 else []
    around = view.board.sites[site]
    for seat in range(view.seats):
        counts = [view.trolls[seat * REGION_COUNT + region] for region in around]
        regions = len([count for count in counts if count])
        if regions:
            told = {"count": sum(counts), "regions": regions}
            facts.append((seat, Message("help-around", told)))
    return of_entry(almanac()[SITES[site]]._replace(lines=()), facts=facts)


def _trolls(view: TrollfjordView, seat: Seat, region: int) -> Help:
    count = view.trolls[seat * REGION_COUNT + region]
    facts: list[Fact] = [
        (Message("sheet-region"), name_of(REGIONS[region])),
        (Message("sheet-trolls"), count),
    ]
    return of_entry(almanac()["troll"], seat=seat, facts=facts)


# -- what a player has


def _owned(view: TrollfjordView, zone: str, seat: Seat) -> Help:
    if zone == "lord":
        return of_entry(almanac()["lord"], seat=seat)
    if zone == "belt":
        return of_entry(almanac()["belt"], seat=seat, facts=_belt(view, seat))
    if zone == "gifts":
        return of_entry(almanac()["gift"], seat=seat, facts=_gifts(view, seat))
    if zone == "counts":
        facts = [(Message("sheet-reserve"), view.reserve[seat]), *_sack(view, seat)]
        return of_entry(almanac()["sack"], seat=seat, facts=facts)
    facts = [*_belt(view, seat), *_gifts(view, seat), *_sack(view, seat)]
    if zone == "sack":
        return of_entry(almanac()["sack"], seat=seat, facts=facts)
    return of_entry(almanac()["score"], seat=seat, facts=facts)


def _belt(view: TrollfjordView, seat: Seat) -> list[Fact]:
    """The treasures on the belt, and the crowns above it."""
    values = view.belts[seat * len(BELT) : (seat + 1) * len(BELT)]
    names = (*NUMERALS, "+")
    shown = ", ".join(
        [f"{name} {value}" for name, value in zip(names, values, strict=True) if value]
    )
    crowns = view.crowns.count(seat) * CROWN_VALUE
    found: list[Fact] = [(Message("sheet-belt"), shown or "–")]
    return [*found, (Message("score-crowns"), crowns)] if crowns else found


def _gifts(view: TrollfjordView, seat: Seat) -> list[Fact]:
    held = [str(gift) for place, gift in enumerate(GIFTS) if view.gifts[seat] >> place & 1]
    return [(Message("sheet-gifts"), ", ".join(held) or "–")]


def _sack(view: TrollfjordView, seat: Seat) -> list[Fact]:
    """TF-R.25: the values of the own sack, the number of discs in another."""
    sack = view.sacks[seat]
    values = ["?" if value == FACE_DOWN else str(value) for value in sack]
    return [(Message("sheet-sack"), ", ".join(values) or "–")]


# -- the tower


def _tower(view: TrollfjordView, key: str, zone: str, rest: str) -> Help | None:
    if key in TOWER:
        return of_entry(almanac()["tower"], facts=[(Message("sheet-out"), sum(view.out))])
    if key == "hits":
        told: list[Fact] = [(Message("sheet-hits"), f"{view.hits} / {view.limit}")]
        return of_entry(almanac()["hits"], facts=told)
    if zone in ("count", "out"):
        return _boulders(view, BOULDER_COLOURS.index(rest.partition("-")[0]))
    if zone in SWING:
        return of_entry(almanac()["swing"])
    if key in ("start", "board", "walkway"):
        return of_entry(almanac()["board" if key == "walkway" else key])
    return None


def _boulders(view: TrollfjordView, colour: int) -> Help:
    """Boulders of one colour on the table."""
    facts: list[Fact] = [(Message("sheet-out"), view.out[colour])]
    entry = almanac()[f"boulder-{BOULDER_COLOURS[colour]}"]
    limit: Fact = (Message("components-colour-limit"), view.limit)
    return of_entry(entry, facts=[*facts, limit] if colour < LIMITED else facts)
