"""Who and what stands in the city, the farther things first; many minions in one area are counted stacks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from trollbord.games.ankh_morpork.box import AREAS, DEMON, NOBODY, OWNERS, TROLL
from trollbord.games.ankh_morpork.look.chart import Chart
from trollbord.games.ankh_morpork.look.figures import LOOKS, OUTLINES
from trollbord.games.ankh_morpork.look.plaques import beside, drop
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.ink.markup import Attributes, Element, Markup, el, keyed
from trollbord.ink.shapes import Point, at, group, inside, path, use
from trollbord.words import Speaker

STACKED: Final = 8
"""More minions than this in one area, and each seat's are one figure with a number."""
APART: Final = 2
"""So many stand apart on a phone."""
STEP: Final = 30
"""From figure to figure in a counted row on a phone."""
LOWER: Final = 56
"""From the minions of a phone down to trolls and demons."""


def piece_key(owner: int, area: int) -> str:
    """The key of all pieces of one owner in an area: they are one target."""
    return f"m-{area + 1}-{owner}"


class ArrivalShown(NamedTuple):
    """How somebody came: the crowd that he left, and the points on his way, as the page follows them."""

    came: str
    way: str


class Crowds:
    """The pieces of a view on a chart.

    `arrivals` tell of somebody who has just come to a crowd; `threatened` are crowds in danger.
    """

    def __init__(
        self,
        lay: Chart,
        view: AnkhView,
        words: Speaker,
        arrivals: Mapping[str, ArrivalShown],
        threatened: Collection[str],
    ) -> None:
        self.lay: Final = lay
        self.view: Final = view
        self.words: Final = words
        self.arrivals: Final = arrivals
        self.threatened: Final = threatened
        self.scale: Final = 1.2 if lay.standing else 1.0

    def pieces(self) -> list[Markup]:
        """Everything that stands in the city."""
        drawn: list[tuple[float, Markup]] = []
        for area in range(12):
            drawn += self._people(area)
            if self.view.building[area] != NOBODY:
                drawn.append(self._building(area))
            if self.view.trouble[area]:
                drawn.append(self._trouble(area))
        return [piece for _, piece in sorted(drawn, key=_depth)]

    def _people(self, area: int) -> list[tuple[float, Markup]]:
        places = self.lay.places[area]
        counts = [self.view.pieces[owner * 12 + area] for owner in range(len(OWNERS))]
        seats = sum(counts[: len(LOOKS)])
        stacked = seats > (APART if self.lay.standing else STACKED)
        free = iter(self._row(area, counts) if stacked else places.minions)
        found: list[tuple[float, Markup]] = []
        for seat in range(self.view.seats):
            if counts[seat]:
                spots = [next(free) for _ in range(1 if stacked else counts[seat])]
                badge = (
                    counts[seat] if stacked and (counts[seat] > 1 or not self.lay.standing) else 0
                )
                found.append(self._crowd(area, seat, spots, badge))
        for owner, stands in ((TROLL, places.trolls), (DEMON, places.demons)):
            if counts[owner] and self.lay.standing:
                badge = counts[owner] if counts[owner] > 1 else 0
                found.append(self._crowd(area, owner, [self._aside(area, stands[0], seats)], badge))
            elif counts[owner]:
                found.append(self._crowd(area, owner, stands[: counts[owner]], 0))
        return found

    def _row(self, area: int, counts: list[int]) -> list[Point]:
        """On a phone: a place for each colour, side by side, so that their numbers stand below them."""
        places = self.lay.places[area].minions
        if not self.lay.standing:
            return places
        many = len([count for count in counts[: len(LOOKS)] if count])
        row = [x for x, y in places if y == places[0][1]]
        middle = (min(row) + max(row)) / 2
        first = middle - STEP * (many - 1) / 2
        return [(first + STEP * number, places[0][1] - 6) for number in range(many)]

    def _aside(self, area: int, place: Point, minions: int) -> Point:
        """On a phone: where a troll or a demon stands below the minions, as far as the area goes."""
        x, y = place
        lowest = self.lay.places[area].minions[0][1] + LOWER
        while minions and y < lowest and inside((x, y + 22), self.lay.outlines[area]):
            y += 4
        return x, y

    def _crowd(self, area: int, owner: int, spots: list[Point], badge: int) -> tuple[float, Markup]:
        """All pieces of one owner in an area; the last one may have come from elsewhere."""
        lower = drop(area, owner, self.words) if self.lay.standing else 0
        spots = [(x, y + lower) for x, y in spots]
        key, foot = piece_key(owner, area), 12 if owner < len(LOOKS) else 16
        came, last = self.arrivals.get(key), len(spots) - 1
        scale = self.scale if owner < len(LOOKS) or not self.lay.standing else 0.95
        figures = [
            _figure(key, number, owner, (x, y + foot), scale, came if number == last else None)
            for number, (x, y) in enumerate(spots)
        ]
        look = f" s-{LOOKS[owner]}" if owner < len(LOOKS) else ""
        threat = " threat" if key in self.threatened else ""
        crowd = keyed(
            key,
            "g",
            figures,
            self._count(badge, *spots[0]) if badge else None,
            class_=f"crowd{look}{threat}",
            data_label=f"{self.words.name(OWNERS[owner])}, {self.words.name(AREAS[area])}",
        )
        return max([spot[1] for spot in spots]), crowd

    def _count(self, number: int, x: float, y: float) -> Markup:
        shift, rise = (0, -24) if self.lay.standing else (14, 18)  # below the feet, or at the hat
        return group(
            el("circle", r=10, fill="var(--pe)", stroke="var(--po)", stroke_width=1.5),
            el(
                "text",
                number,
                y=6.3 if self.lay.standing else 4.4,
                fill="#fff",
                font_size=18 if self.lay.standing else 12,
                font_weight=700,
                text_anchor="middle",
            ),
            transform=at(x + shift, y - rise, 1.2 if self.lay.standing else 1),
        )

    def _building(self, area: int) -> tuple[float, Markup]:
        x, y = self.lay.places[area].building
        cross = path("M-20-26L20 0M-20 0L20-26", stroke="var(--danger)", stroke_width=4)
        piece = keyed(
            f"house-{area + 1}",
            "g",
            el("ellipse", cx=2, cy=1.5, rx=22, ry=6, fill="var(--shade)"),
            use("am-building", 0, 0),
            cross if self.view.aside[area] else None,
            class_=f"piece s-{LOOKS[self.view.building[area]]}",
            transform=at(x, y + 18, self.scale),
            data_enter="drop",
            data_leave="fall",
            pointer_events="none",
        )
        return y, piece

    def _trouble(self, area: int) -> tuple[float, Markup]:
        x, y = beside(area) if self.lay.standing else self.lay.places[area].trouble
        scale = 1.15 if self.lay.standing else 1.0
        place: Attributes = {"transform": at(x, y, scale), "pointer_events": "none"}
        motion: Attributes = {"data_enter": "drop", "data_leave": "fall"}
        body = use("am-trouble", 0, 0)
        return y - 60, keyed(f"trouble-{area + 1}", "g", body, **place, **motion)


@lru_cache(4096)
def _figure(
    crowd: str, number: int, owner: int, place: Point, scale: float, came: ArrivalShown | None
) -> Element:
    """One piece; `came` tells how, if it has just come."""
    name = LOOKS[owner] if owner < len(LOOKS) else OWNERS[owner]
    shape = f"am-minion-{name}" if owner < len(LOOKS) else f"am-{name}"
    outline = OUTLINES[shape.replace("am-minion-", "mi-")]
    wide = 13 if owner < len(LOOKS) else 21
    glow = group(
        path(outline, class_="glow-case"), path(outline, class_="glow-line"), data_live=True
    )
    return keyed(
        f"{crowd}-{number}",
        "g",
        el("ellipse", cx=2, cy=1.5, rx=wide, ry=wide * 0.4, fill="var(--shade)"),
        group(glow, use(shape, 0, 0), class_="figure"),
        class_="piece",
        transform=at(*place, scale),
        data_enter="drop",
        data_from=came.came if came else None,
        data_way=came.way if came else None,
        data_leave="fall",
        data_look=f"s-{name}" if owner < len(LOOKS) else None,
    )


def _depth(piece: tuple[float, Markup]) -> float:
    return piece[0]
