"""The table of Trolls & Princesses as one picture: villages, mountains, displays, cards and the own hand."""

from __future__ import annotations

from typing import Final

from trollbord.games.trolls_princesses.box import (
    ASIDE,
    BED,
    BELL,
    CAMP,
    CARD_ITEM,
    CARD_PILE,
    CHANGELING,
    CLAN_NAMES,
    DEN_PILE,
    ROUNDS_OF,
    ROYAL_PILE,
    VILLAGES,
)
from trollbord.games.trolls_princesses.deck import (
    KINDS,
    ROUND_CARDS,
    ROYAL_CARDS,
    TIMES,
    TOTEMS,
    TROLL_CARDS,
)
from trollbord.games.trolls_princesses.mountain import bounds, mountain, rock
from trollbord.games.trolls_princesses.pentagon import (
    COUNTED,
    GIFT,
    Content,
    signs,
    space_for,
    tile_picture,
)
from trollbord.games.trolls_princesses.scenery import (
    INKS,
    LOOKS,
    art,
    icon_at,
    king_at,
    label,
    outlined,
)
from trollbord.games.trolls_princesses.tiles import CENTRE_SHAFTS
from trollbord.games.trolls_princesses.valley import ground, valley
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.ink.inks import Theme
from trollbord.ink.markup import Attributes, Element, Markup, el, join, keyed
from trollbord.ink.shapes import at, group, path, symbol, use
from trollbord.ink.still import still
from trollbord.kernel.view import View

WIDTH: Final = 1600
HEIGHT: Final = 1330
CARD: Final = (104, 130)
_PANEL: Final[Attributes] = {"fill": "var(--panel)", "stroke": "var(--key)", "stroke_width": 2.4}


def shapes(seats: tuple[int, ...] = (2, 3, 4)) -> Markup:
    """All that is drawn once: figures, the bare board, the grounds of the village board."""
    grounds = [symbol(f"tp-ground-{count}", ground(count)) for count in seats]
    return join(art(), symbol("tp-rock", rock()), grounds)


def picture(view: View, theme: Theme = "light") -> str:
    """The whole table as a file of its own."""
    assert isinstance(view, TrollsView)
    if min(view.clans) < 0:
        drawing = el("svg", _choosing(view), viewBox="0 0 640 120", width=640)
    else:
        drawing = el(
            "svg",
            el("defs", shapes((view.seats,))),
            table(view),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            width=WIDTH,
        )
    return still(drawing, INKS, theme, str(view))


def board_picture(view: TrollsView, seat: int, theme: Theme = "light") -> str:
    """One player's mountain, enlarged, as a file of its own."""
    box = bounds(view, seat)
    inner = _framed(mountain(view, seat), 0, 0, box[2], box[3])
    drawing = el(
        "svg",
        el("defs", shapes((view.seats,))),
        inner,
        viewBox=f"0 0 {box[2]:.0f} {box[3]:.0f}",
        width=1120,
    )
    return still(drawing, INKS, theme, str(view))


def _choosing(view: TrollsView) -> Markup:
    """Before all clans are chosen there is nothing else to see."""
    taken = [CLAN_NAMES[clan] if clan >= 0 else "…" for clan in view.clans]
    return label(" · ".join(taken), 320, 70, 32)


def _framed(drawing: Element, x: float, y: float, width: float, height: float) -> Markup:
    """A picture of its own inside another."""
    return el("svg", drawing, x=x, y=y, width=width, height=height)


def table(view: TrollsView) -> Markup:
    """The viewer's own board large (the active player's for a spectator), the others small."""
    mine = view.seat if view.seat >= 0 else max(view.active, 0)
    others = [seat for seat in range(view.seats) if seat != mine]
    width = (WIDTH - 20) / max(3, len(others))
    return join(
        el("rect", width=WIDTH, height=HEIGHT, fill="var(--page)"),
        _headline(view),
        _framed(valley(view), 10, 60, 560, 560),
        _framed(mountain(view, mine), 580, 20, 1010, 640),
        _name(view, mine, 1090, 676),
        group(displays(view), transform=at(20, 690)),
        [
            join(
                _framed(mountain(view, seat), 10 + width * index, 990, width - 10, 300),
                _name(view, seat, 10 + width * (index + 0.5), 1312),
            )
            for index, seat in enumerate(others)
        ],
    )


def board(view: TrollsView, standing: bool = False, label: str = "") -> Element:
    """The part of the table that the page shows large: villages, the own mountain, displays, cards."""
    mine = view.seat if view.seat >= 0 else max(view.active, 0)
    asked = view.ask is not None and view.ask.prompt == "lay-tile" and view.ask.seat == mine
    lands = mountain(view, mine, spots=asked)
    if standing:
        parts = [
            _framed(valley(view), 0, 0, 800, 800),
            _framed(lands, 0, 810, 800, 620),
            group(displays(view, 5), transform=at(20, 1450)),
        ]
    else:
        parts = [
            _framed(valley(view), 0, 0, 620, 620),
            _framed(lands, 630, 0, 970, 620),
            group(displays(view, 10), transform=at(20, 640)),
        ]
    box = "0 0 800 2260" if standing else "0 0 1600 930"
    return keyed(
        "board", "svg", parts, class_="board trolls", viewBox=box, role="group", aria_label=label
    )


def _headline(view: TrollsView) -> Markup:
    text = f"{view.round} / {ROUNDS_OF[view.seats]}"
    return join(icon_at("king", 40, 34, 40), label(text, 120, 46, 32))


def _name(view: TrollsView, seat: int, x: float, y: float) -> Markup:
    """Clan, points and what the player has taken."""
    look = LOOKS[view.clans[seat]]
    pieces = view.pieces[seat]
    taken = [
        ("vp", str(sum(view.scores[seat]))),
        ("princess", str(pieces[BED])),
        ("bell", str(pieces[BELL])),
        ("changeling", str(pieces[CHANGELING])),
        ("camp", str(pieces[CAMP])),
        ("cards", str(len(view.cards[seat]))),
    ]
    aside = view.trolls[seat].count(ASIDE)
    if aside:
        taken.append(("troll", str(aside)))
    mark = group(use(f"em-{look}", x - 190, y - 7, 1.1), class_=f"s-{look}")
    return join(mark, signs(taken, x + 10, y - 8, 24, "var(--page)"))


# -- displays, cards, hand


def displays(view: TrollsView, columns: int = 10) -> Markup:
    """Dens, royal tiles, troll cards, royal cards and the own hand: in two rows, or in five for a phone."""
    dens = [loose_tile(tile, f"den-{slot}") for slot, tile in enumerate(view.displays[DEN_PILE])]
    royals = [
        loose_tile(tile, f"royal-{slot}") for slot, tile in enumerate(view.displays[ROYAL_PILE])
    ]
    cards = [troll_card(card, f"card-{slot}") for slot, card in enumerate(view.displays[CARD_PILE])]
    hand = [round_card(card, f"hand-{slot}") for slot, card in enumerate(view.hand)]
    owned = [
        troll_card(card, f"owned-{slot}", _stored_on(view, card))
        for slot, card in enumerate(view.cards[view.seat] if view.seat >= 0 else ())
    ]
    tasks = [
        group(royal_card(view, task), transform=at(0, 36 * number))
        for number, task in enumerate(view.tasks)
    ]
    close = min(114, 300 / max(1, len(owned) - 1))
    if columns < 10:
        return join(
            _row(hand, 0, 0, 114),
            group(tasks, transform=at(400, 0)),
            _row(dens, 60, 220, 146),
            _row(royals, 60, 370, 146),
            _row(cards, 0, 450, 114),
            _row(owned, 0, 600, close),
        )
    return join(
        _row(dens, 60, 70, 146),
        _row(royals, 820, 70, 146),
        _row(cards, 0, 150, 114),
        group(tasks, transform=at(590, 150)),
        _row(hand, 800, 150, 114),
        _row(owned, 1150, 150, close),
    )


def _row(pictures: list[Element], x: float, y: float, step: float) -> Markup:
    return join(
        [group(each, transform=at(x + step * index, y)) for index, each in enumerate(pictures)]
    )


def _stored_on(view: TrollsView, card: int) -> tuple[int, ...]:
    item = CARD_ITEM + card
    return tuple([view.stored[view.seat].count(item * 4 + sort) for sort in range(4)])


def loose_tile(tile: int, key: str) -> Element:
    """A tile of a display: point upwards, all its shafts full."""
    content = Content(sum(CENTRE_SHAFTS[tile]))
    return keyed(key, "g", tile_picture(tile, (0, 0), _upwards, 0, content, key))


def _upwards(edge: int) -> float:
    return 126 + 72 * edge


def troll_card(card: int, key: str, stored: tuple[int, ...] = (0, 0, 0, 0)) -> Element:
    """Totem above, what it does in the middle, its squares below."""
    row = TROLL_CARDS[card]
    kind = KINDS[row.kind]
    width, height = CARD
    squares = [
        space_for(
            CHANGELING, width - 18 - 26 * i, height - 18, stored[CHANGELING] > i, "var(--panel)", 11
        )
        for i in range(kind.squares)
    ]
    head = el("rect", width=width, height=34, fill=f"var(--{TOTEMS[row.totem]})")
    totem = icon_at(TOTEMS[row.totem], width / 2, 17, 28, "#FFF8E2", f"var(--{TOTEMS[row.totem]})")
    return keyed(
        key,
        "g",
        el("rect", width=width, height=height, rx=6, **_PANEL),
        head,
        totem,
        _card_face(row.kind, stored),
        signs(GIFT[row.bonus], 24, height - 18, 18, "var(--panel)"),
        squares,
    )


def _card_face(kind: int, stored: tuple[int, ...]) -> Markup:
    row = KINDS[kind]
    if row.counts:
        number = "" if row.per == 1 else str(row.per)
        star = outlined("vp", 30, 70, 34, "#F3C74E", "#F3C74E")
        return join(
            star,
            label(1, 30, 76, 15, "#2A2110"),
            signs([(COUNTED[row.counts], number)], 70, 70, 28, "var(--panel)"),
        )
    if row.gift:
        return join(label("+", 22, 80, 30), signs(GIFT[row.gift], 60, 70, 32, "var(--panel)"))
    sort = next(sort for sort in range(4) if row.spaces[sort])
    space = space_for(sort, 40, 70, stored[sort] > 0, "var(--panel)", 20)
    return join(space, signs(GIFT[row.bonus], 80, 70, 18, "var(--panel)"))


def royal_card(view: TrollsView, task: int) -> Element:
    """What it asks for, and the clans that have done it."""
    row = ROYAL_CARDS[task]
    done = [seat for seat in range(view.seats) if view.claims[seat] >> task & 1]
    marks = [
        group(
            use(f"em-{LOOKS[view.clans[seat]]}", 110 + 22 * n, 16),
            class_=f"s-{LOOKS[view.clans[seat]]}",
        )
        for n, seat in enumerate(done)
    ]
    return keyed(
        f"task-{view.tasks.index(task)}",
        "g",
        el("rect", width=190, height=32, **_PANEL),
        el("rect", width=10, height=32, fill=f"var(--{row.colour})"),
        label(row.need, 30, 24, 22),
        icon_at(COUNTED[row.counts], 64, 16, 26),
        marks,
    )


def round_card(card: int, key: str) -> Element:
    """Time and village above, the piece and the place of the king below."""
    row = ROUND_CARDS[card]
    width, height = CARD
    time = TIMES[row.time]
    figure = ("tp-princess", "", "tp-human")[row.piece]
    piece = use(figure, 30, 84, 1.1) if figure else icon_at("changeling", 30, 82, 44)
    place = ("", "shaft", "den", "troll-power", "castle")[row.king]
    return keyed(
        key,
        "g",
        el("rect", width=width, height=height, rx=6, **_PANEL),
        el("rect", width=width, height=34, fill=f"var(--{time})"),
        icon_at(time, 22, 17, 26, "#FFF8E2", f"var(--{time})"),
        label(VILLAGES[row.village], 74, 25, 22, "#FFF8E2"),
        piece,
        path(f"M{width / 2} 44V{height - 10}", stroke="var(--line)", stroke_width=2),
        king_at(78, 72, 0.62),
        icon_at(place, 78, height - 20, 26),
    )
