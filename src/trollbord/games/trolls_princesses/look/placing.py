"""Laying a tile: the places that are open, the tile on each of them in every turn, and what it would complete."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from trollbord.games.trolls_princesses.choices import LayTile, TurnTile
from trollbord.games.trolls_princesses.goods import RESOURCES
from trollbord.games.trolls_princesses.look.faces import capital, tile_words
from trollbord.games.trolls_princesses.look.layout import (
    APOTHEM,
    EDGE,
    RADIUS,
    centre,
    corners,
    normal,
    towards,
    turned,
)
from trollbord.games.trolls_princesses.look.pentagon import Content, chamber
from trollbord.games.trolls_princesses.look.scenery import GEMS, label
from trollbord.games.trolls_princesses.network import (
    beside,
    is_leaning,
    name,
    neighbour,
    overlap,
    touching,
)
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS, KIND, PLAIN, TILES, VP, shown
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.cache import cached
from trollbord.ink.icons import icon, sign
from trollbord.ink.markup import Element, Markup, el, join, keyed
from trollbord.ink.shapes import Point, at, group, line, path
from trollbord.words import Speaker


class Places:
    """A tile in somebody's hand, and where it may lie."""

    def __init__(self, view: TrollsView, seat: int, tile: int, chosen: int = -1) -> None:
        self.view = view
        self.seat = seat
        self.tile = tile
        self.chosen = chosen
        self.laid = view.places[seat]
        self._spots: dict[int, str] = {}
        self._makes: dict[tuple[int, int], list[tuple[int, int]]] = {}
        ask = view.ask
        self.places = (
            [chosen]
            if chosen >= 0
            else [self._place(o.first, o.second) for o in (ask.options if ask else [])]
        )

    def _place(self, number: int, edge: int) -> int:
        if number == 0:
            return self.view.open_places[self.seat][0]
        return neighbour(self.laid[number - 1], edge)

    def spot(self, place: int) -> str:
        """The key of a place: named like the option that lays a tile there."""
        if place not in self._spots:
            number, edge = name(self.laid, place) if self.laid else (0, 1)
            self._spots[place] = f"spot-{number}-{edge}"
        return self._spots[place]

    def told(self, place: int) -> str:
        """A place as the table in words names it: beside which tile, at which of its edges."""
        return ".".join(self.spot(place).split("-")[1:])

    def turned(self, place: int, turn: int) -> str:
        """The key of the tile at a place in one turn."""
        return f"{self.spot(place).replace('spot', 'turn')}-{turn}"

    def turns(self, place: int) -> list[int]:
        """The turns that are allowed there: any, but a VP den turns its one passage to its neighbour."""
        if KIND[self.tile] != VP or not self.laid:
            return [0, 1, 2, 3, 4]
        return touching(self.laid, place)

    def completes(self, place: int, turn: int) -> list[tuple[int, int]]:
        """The shafts that the tile would complete: edge and resource."""
        if (place, turn) not in self._makes:
            self._look_around(place)
        return self._makes[place, turn]

    def _look_around(self, place: int) -> None:
        """What the tile would complete at a place, in every turn."""
        tiles, turns = self.view.tiles[self.seat], self.view.turns[self.seat]
        halves = []
        for edge, other in beside(self.laid, place):
            halves.append((edge, shown(tiles[other], turns[other], edge)))
        for turn in range(5):
            self._makes[place, turn] = [
                (edge, half)
                for edge, half in halves
                if half < PLAIN and half == shown(self.tile, turn, edge)
            ]

    def best(self, place: int) -> int:
        """The turn that completes the most, dear shafts first."""
        return max(
            self.turns(place), key=lambda turn: sum([3 + r for _, r in self.completes(place, turn)])
        )


def placing(view: TrollsView) -> Places | None:
    """The tile that the viewer is about to lay, if it is."""
    step, ask = view.step, view.ask
    if ask is None or ask.seat != view.seat:
        return None
    if isinstance(step, TurnTile):
        return Places(view, step.seat, step.tile, step.place)
    return Places(view, step.seat, step.tile) if isinstance(step, LayTile) else None


def picks(hand: Places) -> list[tuple[str, tuple[str, ...]]]:
    """Place and turn are one pick of two clicks: the place, and the tile as it lies there."""
    if hand.chosen >= 0:
        return [
            (f"turn {turn}", (hand.turned(hand.chosen, turn),)) for turn in hand.turns(hand.chosen)
        ]
    found: list[tuple[str, tuple[str, ...]]] = []
    for place in hand.places:
        spot = hand.spot(place)
        lay = spot.replace("spot", "lay").replace("-", " ")
        found += [
            (f"{lay};turn {turn}", (spot, hand.turned(place, turn))) for turn in hand.turns(place)
        ]
    return found


# -- on the board


def spots(hand: Places, say: Callable[[str], str] = str) -> Element:
    """Every place as an outline and a dot, and on each the tile in every turn; the page shows one of them."""
    full, said = Content(sum(CENTRE_SHAFTS[hand.tile])), say(TILES[hand.tile])
    outline = line([towards((0, 0), 180 + 72 * edge - 36, RADIUS * EDGE) for edge in range(5)])
    return keyed(
        "placing",
        "g",
        el(
            "defs",
            group(chamber(hand.tile, 0, 0, full), id="held-middle"),
            path(outline, id="held-outline"),
        ),
        [_spot(hand, place, said) for place in hand.places] if hand.chosen < 0 else None,
        [_turn(hand, place, turn, said) for place in hand.places for turn in hand.turns(place)],
    )


@cached
def _lying(tile: int, angle: int) -> Markup:
    """A tile around the origin."""
    return join(
        el("use", href=f"#tp-tile-{tile}", transform=f"rotate({angle})"),
        el("use", href="#held-middle"),
    )


@cached
def _outlines(leaning: bool, *css: str) -> Markup:
    """The edge of a place, as the page colours it, once for each class."""
    turned_over = "rotate(180)" if leaning else None
    return join(
        [el("use", href="#held-outline", class_=each, transform=turned_over) for each in css]
    )


def _spot(hand: Places, place: int, said: str) -> Element:
    """A place: what a click there means is its own area, also where another place overlaps it."""
    rivals = [other for other in hand.places if other != place and overlap(place, other)]
    area = own_area(place, tuple(rivals))
    middle = _middle(area)
    best = hand.best(place)
    made = tuple([resource for _, resource in hand.completes(place, best)])
    return keyed(
        hand.spot(place),
        "g",
        path(line(area), class_="area"),
        _outlines(is_leaning(place), "case", "outline"),
        _promise(made, *middle) if made else _dot(*middle),
        group(_lying(hand.tile, turned(place, best)), class_="wraith"),
        class_="spot shared" if rivals else "spot",
        transform=at(*centre(place)),
        data_live=True,
        data_off=" ".join([hand.spot(other) for other in rivals]) or None,
        data_label=f"{said} {hand.told(place)}",
    )


@cached
def _dot(x: float, y: float) -> Markup:
    return el("circle", cx=x, cy=y, r=13, class_="dot")


@cached
def _promise(made: tuple[int, ...], x: float, y: float) -> Markup:
    """The shafts that the best turn completes there."""
    wide = 27 * len(made) + 27
    gems = [
        group(
            el(
                "circle",
                cx=41 + 27 * number,
                cy=18,
                r=10.5,
                fill="var(--hole)",
                stroke="var(--g)",
                stroke_width=4,
            ),
            class_=f"g-{GEMS[resource]}",
        )
        for number, resource in enumerate(made)
    ]
    plus = label("+", 15, 27, 28)
    back = el("rect", width=wide + 4, height=36, rx=3)
    return group(back, plus, gems, class_="best", transform=at(x - wide / 2 - 2, y - 18))


@lru_cache(maxsize=2048)
def own_area(place: int, rivals: tuple[int, ...]) -> tuple[Point, ...]:
    """The part of a place that is nearer to its middle than to those of places that overlap it, around the middle."""
    x, y = centre(place)
    area = [(at_x - x, at_y - y) for at_x, at_y in corners(place)]
    for rival in rivals:
        far_x, far_y = centre(rival)
        area = _nearer(area, far_x - x, far_y - y)
    return tuple(area)


def _nearer(area: list[Point], x: float, y: float) -> list[Point]:
    """What of an area lies on the near side of the line halfway to a point."""
    half = (x * x + y * y) / 2
    kept_points: list[Point] = []
    for start, end in zip(area, [*area[1:], area[0]]):
        before, after = x * start[0] + y * start[1] - half, x * end[0] + y * end[1] - half
        if before <= 0:
            kept_points.append(start)
        if before * after < 0:
            share = before / (before - after)
            kept_points.append(
                (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            )
    return kept_points


def _middle(area: tuple[Point, ...]) -> Point:
    """The middle of an area, where its mark is seen best."""
    doubled = x = y = 0.0
    for (left, top), (right, foot) in zip(area, (*area[1:], area[0])):
        cross = left * foot - right * top
        doubled += cross
        x += (left + right) * cross
        y += (top + foot) * cross
    return round(x / (3 * doubled), 1), round(y / (3 * doubled), 1)


def _turn(hand: Places, place: int, turn: int, said: str) -> Element:
    angle = turned(place, turn)
    made = tuple([normal(place, edge) for edge, _ in hand.completes(place, turn)])
    return keyed(
        hand.turned(place, turn),
        "g",
        _variant(hand.tile, angle, is_leaning(place), made),
        class_="variant",
        transform=at(*centre(place)),
        data_dial=str(turn),
        data_angle=angle,
        data_best=turn == hand.best(place) or None,
        data_label=f"{said} {hand.told(place)} r{turn}",
    )


@cached
def _variant(tile: int, angle: int, leaning: bool, made: tuple[float, ...]) -> Markup:
    """A tile with its edge, and a ring round each shaft that it completes."""
    rings = [
        el("circle", cx=x, cy=y, r=24, class_="made")
        for x, y in [towards((0, 0), degrees, APOTHEM * EDGE) for degrees in made]
    ]
    return join(_lying(tile, angle), _outlines(leaning, "frame-case", "frame"), rings)


# -- beside the question


def dial(hand: Places, speaker: Speaker) -> Markup:
    """The tile as it is turned, with a button on either side, what it would bring, and the button that lays it."""
    tile = el(
        "svg",
        group(el("use", href=f"#tp-tile-{hand.tile}"), class_="turned"),
        el("use", href="#held-middle"),
        viewBox="-78 -78 156 156",
        class_="tp-held",
        aria_hidden="true",
    )
    gains = [
        el("p", _gain(made, hand.tile, speaker), data_with=" ".join(keys), hidden=True)
        for made, keys in _makings(hand).items()
    ]
    lay = el(
        "button",
        speaker.text("screen-lay"),
        class_="btn go when-dialing",
        data_act="commit",
    )
    back = el(
        "button",
        icon("undo", 20),
        speaker.text("page-put-back"),
        class_="btn when-held tp-back",
        data_act="put-back",
    )
    turning = len(hand.turns(hand.places[0])) > 1 if hand.places else False
    return keyed(
        "dial",
        "div",
        keyed(
            "dial-tile",
            "div",
            _turner("tp-mirror", "-1", "Q", "screen-turn-left", speaker) if turning else None,
            tile,
            _turner("", "1", "E", "screen-turn-right", speaker) if turning else None,
            class_="tp-dial",
        ),
        el("div", gains, _brings(hand.tile, speaker), class_="tp-gains", aria_live="polite"),
        keyed("dial-lay", "div", lay, back, class_="acts tp-lay"),
    )


def _brings(tile: int, speaker: Speaker) -> Markup:
    """What a tile is good for wherever it lies."""
    return el("div", capital(tile_words(tile, speaker)), class_="tp-brings")


def _turner(css: str, step: str, key: str, words: str, speaker: Speaker) -> Markup:
    told = speaker.text(words)
    return el(
        "button",
        sign("turn-right", 26),
        el("kbd", key),
        class_=f"btn tp-turn when-dialing {css}".strip(),
        data_act="turn",
        data_arg=step,
        title=told,
        aria_label=told,
    )


def _makings(hand: Places) -> dict[tuple[int, ...], list[str]]:
    """The resources of the shafts that are completed, and the keys of all the turns that complete just these."""
    found: dict[tuple[int, ...], list[str]] = {}
    for place in hand.places:
        for turn in hand.turns(place):
            made = tuple(sorted([resource for _, resource in hand.completes(place, turn)]))
            found.setdefault(made, []).append(hand.turned(place, turn))
    return found


@lru_cache(maxsize=512)
def _gain(made: tuple[int, ...], tile: int, speaker: Speaker) -> Markup:
    """What laying it there would bring: shafts that two halves make, and the tile's own."""
    own = CENTRE_SHAFTS[tile]
    parts = [
        el("b", speaker.text(f"screen-makes-{RESOURCES[resource]}", count=made.count(resource)))
        for resource in range(3)
        if made.count(resource)
    ]
    parts += [
        el("span", speaker.text(f"screen-brings-{RESOURCES[resource]}", count=own[resource]))
        for resource in range(3)
        if own[resource]
    ]
    if not parts:
        return el("span", speaker.text("screen-makes-none"))
    return join([join(" ", part) for part in parts])
