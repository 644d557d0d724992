"""The shapes of Trollfjord: treasures, fortresses, boulders, the signs of the walkway, the tower with the spirit's face."""

from functools import cache
from typing import Final

from trollbord.ink.cache import cached
from trollbord.ink.figures import lord, troll
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.seats import emblems, patterns
from trollbord.ink.shapes import Point, cut_polygon, gouge, line, path, scatter, symbol

INKS: Final = Inks(
    {
        "disc-mountain": "#A3ABAF",
        "disc-fjord": "#2C6C93",
        "disc-glacier": "#E8F2F4",
        "disc-swamp": "#8A7448",
        "disc-tundra": "#BDBB62",
        "disc-forest": "#2E6240",
        "mountain-m": "light-dark(#B9C0C3,#74848B)",
        "swamp-w": "light-dark(#7FA3A0,#4A6E73)",
        "gold-lit": "#F6D27A",
        "tar": "light-dark(#4E3A2A,#2E2219)",
        "roof": "light-dark(#7E5334,#6B4830)",
        "roof-l": "light-dark(#D3A06A,#B5854F)",
        "roof-d": "light-dark(#4C2F1C,#3A2416)",
        "fort-plate": "#F4EBD3",
        "amber": "light-dark(#7C5207,#F0C35A)",
        "amber-wash": "light-dark(#F6E3A6,#4A3C12)",
        "b-red": "#CF3E30",
        "b-red-d": "#8C1E16",
        "b-yellow": "#F2C230",
        "b-yellow-d": "#B07F0C",
        "b-blue": "#3F78CF",
        "b-blue-d": "#24488A",
        "b-white": "#F4F1E8",
        "b-white-d": "#B9B6AA",
        "b-mark": "#10202899",
        "wood-1p": "light-dark(#C79A66,#6B5038)",
        "wood-2p": "light-dark(#BA8A55,#604731)",
        "wood-g": "light-dark(#9C6F3F,#48341F)",
        "foot": "light-dark(#5A3B1C,#C29A68)",
        "paper-badge": "#FFFDF4",
        "cave": "light-dark(#24323A,#0A1318)",
        "leather": "light-dark(#8A5F3A,#553C27)",
    }
)

GLYPHS: Final = {  # the landscapes on the walkway, within -12..12
    "mountain": '<path d="M-11 8L-3-9L1-2L4-6L11 8Z" fill="#38444C"/><path d="M-3-9L1-2L-2 0L-4-2L-6-1Z" fill="#fff"/>',
    "fjord": '<path d="M-11-3Q-5.5-8 0-3T11-3M-11 5Q-5.5 0 0 5T11 5" fill="none" stroke="#fff" stroke-width="3.2"/>',
    "glacier": '<path d="M-9 8L-6-7L0-10L2 8Z" fill="#fff" stroke="#5F97AF" stroke-width="1.6"/><path d="M0-10L8-4L10 8H2Z" fill="#5F97AF"/>',
    "swamp": '<path d="M-10 7Q0 2 10 7Q0 12-10 7Z" fill="#2B2416"/><path d="M-5 5V-8M1 4V-11M6 5V-6" stroke="#EBDD9C" stroke-width="2.6"/><path d="M1-5V-11" stroke="#2B2416" stroke-width="4.4"/>',
    "tundra": '<path d="M0 9L-2-10L2-10ZM-1 9L-10-4L-7-6ZM1 9L10-4L7-6ZM-2 9L-11 4L-10 1ZM2 9L11 4L10 1Z" fill="#4B4716"/>',
    "forest": '<path d="M0-11L6-2H3L9 8H2V11H-2V8H-9L-3-2H-6Z" fill="#D8E8C8"/>',
}
FOOTPRINT: Final = (
    '<path d="M-11-6Q-6-10-1-7Q2-4-2-2Q-7 0-11-2ZM3-9L8-9M3-6L9-6M3-3L8-3" fill="var(--foot)" '
    'stroke="var(--foot)" stroke-width="1.8"/>'
)
CROWN: Final = (
    '<path d="M-12 8L-14-6L-6 0L0-10L6 0L14-6L12 8Z" fill="var(--last)" stroke="var(--gold-ink)" '
    'stroke-width="2" stroke-linejoin="round"/>'
)
_MARKS: Final = {
    "red": "M0-4.6L4 0L0 4.6L-4 0Z",
    "yellow": "M0-4.4L4.6 3.6H-4.6Z",
    "blue": "M-3.8-3.8H3.8V3.8H-3.8Z",
    "white": "",
}
_KEY: Final = 'stroke="var(--key)" stroke-width="2.4" stroke-linejoin="round"'


def art() -> Markup:
    """Every shape that is drawn once and used often."""
    return join(
        patterns(),
        emblems(),
        symbol("tf-troll", troll()),
        symbol("tf-lord", lord()),
        symbol("tf-crown", Markup(CROWN)),
        [symbol(f"tf-b-{colour}", boulder(colour)) for colour in _MARKS],
        [symbol(f"tf-g-{kind}", Markup(shape)) for kind, shape in GLYPHS.items()],
        symbol("tf-foot", Markup(FOOTPRINT)),
        el("clipPath", path(line(_SHAFT)), id="tf-shaft"),
    )


def boulder(colour: str) -> Markup:
    """A boulder; a mark tells its colour without colour."""
    return Markup(
        f'<path d="M-10.5-3L-6-9.5L3-10.5L9.5-5.5L10.5 4L5 10L-5 10.5L-10 5Z" fill="var(--b-{colour})" '
        'stroke="var(--key)" stroke-width="1.9" stroke-linejoin="round"/>'
        f'<path d="M5-8L9.5-5.5L10.5 4L5 10L-5 10.5L-8 8L3 6.5L7 1Z" fill="var(--b-{colour}-d)"/>'
        f'<path d="{_MARKS[colour] or "M0 0"}" fill="var(--b-mark)" transform="translate(-1 -1)"/>'
    )


@cached
def treasure(value: int) -> Markup:
    """A disc of gold; face down it has no number."""
    ring = "".join(
        [
            f'<path d="M0-15.5L2.6-19L0-21.8L-2.6-19Z" transform="rotate({turn})" fill="var(--gold-deep)"/>'
            for turn in range(0, 360, 45)
        ]
    )
    number = (
        f'<text y="7.2" font-size="20.5" font-weight="800" text-anchor="middle" fill="var(--gold-ink)">{value}</text>'
        if value
        else '<path d="M-5-7H5V7H-5Z" fill="var(--gold-deep)"/>'
    )
    return Markup(
        f'<circle r="23.5" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="2.6"/>{ring}'
        '<circle r="14.8" fill="var(--gold-lit)" stroke="var(--gold-deep)" stroke-width="1.8"/>'
        + number
    )


@cached
def fortress(numeral: str, here: bool) -> Markup:
    """A stave tower on its rock: three steep roofs with dragon ends, the number on a shield of pale stone."""
    halo = (
        '<circle cy="-4" r="45" fill="var(--target-case)"/><circle cy="-4" r="42.5" fill="none" '
        'stroke="var(--held)" stroke-width="5"/>'
    )
    places = (
        (-21, 3),
        (-14, 0),
        (-7, -1),
        (7, -1),
        (14, 0),
        (21, 3),
        (-11, -15),
        (-5, -18),
        (5, -18),
        (11, -15),
    )
    shingles = "".join([gouge(x, y, 1.15 if x < 0 else 1.99, 8, 1.3) for x, y in places])
    return Markup(
        (halo if here else "")
        + f'<path d="M-37 20L-30 9L-18 13L0 6L17 13L29 8L37 20L27 30L6 34L-20 32Z" '
        f'fill="var(--stone-2)" {_KEY}/><path d="M6 34L9 18L17 13L29 8L37 20L27 30Z" fill="var(--stone-4)"/>'
        '<path d="M-16-9L-23-19M16-9L23-19M-9-25L-15-34M9-25L15-34" stroke="var(--key)" stroke-width="5"/>'
        '<path d="M-17-10L-22-18M17-10L22-18M-10-26L-14-33M10-26L14-33" stroke="var(--roof-l)" stroke-width="2"/>'
        f'<path d="M-22 22V6H22V22Z" fill="var(--tar)" {_KEY}/><path d="M-32 9L-15-10H15L32 9Z" fill="var(--roof)" {_KEY}/>'
        f'<path d="M-21-9L-9-26H9L21-9Z" fill="var(--roof)" {_KEY}/><path d="M-8-25L0-56L8-25Z" fill="var(--roof)" {_KEY}/>'
        '<path d="M0-54L7-26H2ZM8-25L19-10H6L3-25ZM15-9L30 8H8L5-9Z" fill="var(--roof-d)"/>'
        f'<path d="{shingles}" fill="var(--roof-l)"/><path d="M-17-2H17V21L0 31L-17 21Z" fill="var(--fort-plate)" {_KEY}/>'
        f'<text y="19" font-size="21" font-weight="800" text-anchor="middle" fill="#16252D">{numeral}</text>'
    )


# -- the tower

WALL: Final = cut_polygon(
    [(-26, 302), (-20, 150), (-30, 60), (-24, -30), (-14, -76), (26, -96), (70, -88), (116, -98), (152, -74),
     (164, -28), (170, 60), (160, 150), (164, 214), (200, 284), (204, 302)], 17, 3.2, "wall",
)  # fmt: skip
_SHAFT: Final = [
    (-3.0, -2.0),
    (143.0, -2.0),
    (143.0, 232.0),
    (186.0, 292.0),
    (186.0, 300.0),
    (-3.0, 300.0),
]
_MOSS: Final = "M-14-76L26-96L70-88L116-98L152-74L140-80L128-70L116-84L96-74L84-82L66-72L52-82L36-70L22-82L6-66L-4-74Z"
_EYES: Final = (
    '<path d="M24-30Q38-20 54-28M116-30Q102-20 86-28" fill="none" stroke="var(--key)" stroke-width="4"/>',
    '<path d="M24-34L54-29Q50-21 38-22Q26-23 24-34ZM116-34L86-29Q90-21 102-22Q114-23 116-34Z" fill="var(--key)"/>',
    (
        '<path d="M24-40L54-31Q50-20 38-21Q26-23 24-40ZM116-40L86-31Q90-20 102-21Q114-23 116-40Z" fill="var(--key)"/>'
        '<path d="M34-34L48-29Q45-24 40-25Q35-26 34-34ZM106-34L92-29Q95-24 100-25Q105-26 106-34Z" fill="var(--last)"/>'
    ),
    (
        '<path d="M18-44L57-32Q54-14 38-15Q20-17 18-44ZM122-44L83-32Q86-14 102-15Q120-17 122-44Z" fill="var(--key)"/>'
        '<path d="M25-38L51-30Q48-19 38-20Q27-21 25-38ZM115-38L89-30Q92-19 102-20Q113-21 115-38Z" fill="var(--danger-fill)"/>'
    ),
)


def spirit(mood: int) -> Markup:
    """The mountain spirit: 0 asleep, 1 stirring, 2 watching (a colour at its limit), 3 awake and angry."""
    drop = (6, 3, 0, -4)[mood]
    brows = (
        f'<path d="M14 {-58 + drop}L58 {-44 + drop}L56 {-34 + drop}L16 {-46 + drop}ZM126 {-58 + drop}'
        f'L82 {-44 + drop}L84 {-34 + drop}L124 {-46 + drop}Z" fill="var(--stone-4)"/>'
    )
    nose = (
        '<path d="M62-50L78-50L84-16L70-8L56-16Z" fill="var(--stone-1)" stroke="var(--key)" stroke-width="2.4" '
        'stroke-linejoin="round"/><path d="M72-49L78-50L84-16L70-8Z" fill="var(--stone-3)"/>'
    )
    return Markup(brows + _EYES[mood] + nose)


@cache  # the cuts in the stone take a tenth of a second
def tower_wall(mood: int, shelves: tuple[tuple[Point, ...], ...]) -> Markup:
    """The tower without its boulders, the spirit's face on top."""
    cuts = "".join([gouge(x, y, 1.2, 13, 1.6) for x, y in scatter(WALL, 15, 6, "wallcuts")])
    return join(
        path(
            line(WALL),
            fill="var(--stone-2)",
            stroke="var(--key)",
            stroke_width=3.4,
            stroke_linejoin="round",
        ),
        path(cuts, fill="var(--stone-4)"),
        path("M0-74H140V-6H0Z", fill="var(--stone-2)"),
        path(
            _MOSS,
            fill="var(--moss)",
            stroke="var(--key)",
            stroke_width=2.4,
            stroke_linejoin="round",
        ),
        el("g", spirit(mood), class_="spirit"),
        path(
            line(_SHAFT),
            fill="var(--cave)",
            stroke="var(--key)",
            stroke_width=3,
            stroke_linejoin="round",
        ),
        [
            path(line(shelf), fill="var(--wood-1p)", stroke="var(--key)", stroke_width=2.2)
            for shelf in shelves
        ],
    )
