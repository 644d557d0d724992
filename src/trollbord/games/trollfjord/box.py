"""What is in the box of Trollfjord: pieces, limits, planks, and every option there is.

Facts of the printed rules stand as they are. The planks' faces are *reconstructed*: the rulebooks show them only in
pictures, and no rule depends on them. So are the borders and sites of the map, which `chart` holds.
"""

from typing import Final

from trollbord.kernel.errors import BadSettings
from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.seat import Seat
from trollbord.kernel.settings import EXPERT, Setting, Settings

# -- seats and pieces (TF-SETUP.1, 2, 13, 16, 19, 21, 27)

COLOURS: Final = ("white", "orange", "brown", "black")
MOST_SEATS: Final = len(COLOURS)
TROLLS: Final = 10
GIFTS: Final = (4, 8, 16)
ALL_GIFTS: Final = 7  # the three discs as bits
BELT: Final = ("I", "II", "III", "plus")
FULL_BELT: Final = "belt"
SPENT: Final = "spent"
REASONS: Final = (FULL_BELT, SPENT)
"""Why the last round begins: a belt is full, or nobody can fill one any more (TF-R.40)."""
PLUS: Final = 3  # the belt space without a number
NUMERALS: Final = ("I", "II", "III")
CROWNS: Final = 3
CROWN_VALUE: Final = 6

BOULDER_COLOURS: Final = ("red", "yellow", "blue", "white")
BOULDERS_PER_COLOUR: Final = 11
BOULDERS: Final = 44
LIMITED: Final = 3  # red, yellow and blue anger the spirit; white is no colour

LEAST_VALUE: Final = 10
GREATEST_VALUE: Final = 28
VALUES: Final = GREATEST_VALUE - LEAST_VALUE + 1
COPIES: Final = tuple(
    [3 if 15 <= value <= 18 else 2 for value in range(LEAST_VALUE, GREATEST_VALUE + 1)]
)
TREASURES: Final = sum(COPIES)

# -- what the rules count

MOST_STRENGTH: Final = 3
MOST_HITS: Final = 9
REGIONS_TO_HAMMER: Final = 2

# -- regions and sites (their borders and places are in `chart`)

LANDSCAPES: Final = ("mountain", "fjord", "glacier", "swamp", "tundra", "forest")
REGIONS: Final = (
    "mountain_nw",
    "swamp_n",
    "forest_n",
    "swamp_ne",
    "glacier_w",
    "tundra_c",
    "mountain_e",
    "tundra_sw",
    "fjord_w",
    "fjord_s",
    "forest_se",
    "glacier_se",
)
REGION_COUNT: Final = 12
LANDSCAPE_OF: Final = tuple([LANDSCAPES.index(region.split("_")[0]) for region in REGIONS])
REGIONS_OF: Final = tuple(
    [
        tuple([r for r in range(REGION_COUNT) if LANDSCAPE_OF[r] == kind])
        for kind in range(len(LANDSCAPES))
    ]
)
SITES: Final = ("S1", "S2", "S3", "S4", "S5", "S6")
SITE_COUNT: Final = 6
COPIES_OF_NUMBER: Final = 2

# -- the walkway: ten planks, each placement, wander, placement, wander, placement, wander (reconstructed)

PLANKS: Final = {
    "P01": ("fjord", "swamp", "mountain"),
    "P02": ("glacier", "swamp", "tundra"),
    "P03": ("fjord", "mountain", "glacier"),
    "P04": ("forest", "fjord", "swamp"),
    "P05": ("tundra", "forest", "fjord"),
    "P06": ("glacier", "forest", "swamp"),
    "P07": ("mountain", "tundra", "forest"),
    "P08": ("mountain", "glacier", "forest"),
    "P09": ("tundra", "glacier", "fjord"),
    "P10": ("swamp", "mountain", "tundra"),
}
PLANK_COUNT: Final = 10
PLACEMENTS_PER_PLANK: Final = 3
PLANK_FACES: Final = tuple(
    [tuple([LANDSCAPES.index(kind) for kind in face]) for face in PLANKS.values()]
)
LOOP: Final = 60
PLACEMENT: Final = 0  # spaces with an even number
WANDER: Final = 1

# -- the tower's blows

SIDES: Final = ("left", "right")
STRENGTHS: Final = 10
HEIGHTS: Final = 4

# -- all options, in the order in which a question lists them

VOCABULARY: Final = Vocabulary("trollfjord", __name__)

# setup
PLANK: Final = VOCABULARY.each("plank", list(PLANKS))
FORTRESS: Final = VOCABULARY.pairs("fortress", SITES, NUMERALS)
TREASURE: Final = VOCABULARY.each("treasure", list(range(LEAST_VALUE, GREATEST_VALUE + 1)))
START: Final = VOCABULARY.each("start", list(range(MOST_SEATS)))

# A, the lord, trolls placed or wandering
LORD: Final = VOCABULARY.pairs("lord", ("placement", "wander"), (1, 2, 3))
LORD_MOVES: Final = [option for row in LORD for option in row]
PUT: Final = VOCABULARY.each("put", REGIONS)
WALK: Final[dict[tuple[int, int], Option]] = {
    (a, b): VOCABULARY.add("walk", REGIONS[a], REGIONS[b], values=(a, b))
    for a in range(REGION_COUNT)
    for b in range(REGION_COUNT)
    if a != b
}
DONE: Final = VOCABULARY.add("done")

# B, fortress, comrade, blows
CALL: Final = VOCABULARY.each("call", SITES)
JOIN: Final = VOCABULARY.add("join")
DECLINE: Final = VOCABULARY.add("decline")
HAMMER: Final = VOCABULARY.add("hammer")
END: Final = VOCABULARY.add("end")
HIT: Final = VOCABULARY.add("hit")
BLOWS: Final = [
    VOCABULARY.add("hit", SIDES[side], strength, height, values=(side, strength, height))
    for side in range(len(SIDES))
    for strength in range(1, STRENGTHS + 1)
    for height in range(1, HEIGHTS + 1)
]
STOP: Final = VOCABULARY.add("stop")
FELL: Final = VOCABULARY.each("fell", list(range(BOULDERS + 1)))
FELL_OF: Final = [
    VOCABULARY.each(colour, list(range(BOULDERS_PER_COLOUR + 1)))
    for colour in BOULDER_COLOURS[:LIMITED]
]
GIFT: Final = VOCABULARY.each("gift", GIFTS)
PASS: Final = VOCABULARY.add("pass")

# C, treasures and clearing
TAKE: Final = VOCABULARY.each("take", REGIONS)
KEEP: Final = VOCABULARY.add("keep")
LEAVE: Final = VOCABULARY.add("leave")
CLEAR: Final = VOCABULARY.each("clear", REGIONS)


class Board:
    """A map as the rules see it: who adjoins whom, the three regions of each site, the first game's numbers."""

    def __init__(
        self,
        text: str,
        neighbours: list[list[int]],
        sites: list[tuple[int, int, int]],
        numbers: list[int],
    ) -> None:
        self.text: Final = text
        self.neighbours: Final = neighbours
        self.sites: Final = sites
        self.numbers: Final = numbers
        self.walks: Final[list[list[Option]]] = [
            [WALK[region, other] for other in sorted(row)] for region, row in enumerate(neighbours)
        ]


def landscape_at(planks: list[int], space: int) -> int:
    """The landscape that a placement space of the loop shows."""
    index = (space % LOOP) // 2
    return PLANK_FACES[planks[index // PLACEMENTS_PER_PLANK]][index % PLACEMENTS_PER_PLANK]


def space_ahead(lords: list[int], seat: int, kind: int, strength: int) -> int:
    """TF-A1.4 to 6: the progress of the first, second or third free space of a kind in front of a lord."""
    taken = [lord % LOOP for lord in lords if lord >= 0]
    space = max(lords[seat], -1)
    while strength:
        space += 1
        if space % 2 == kind and space % LOOP not in taken:
            strength -= 1
    return space


# -- what people agree on before a game

QUICK: Final = "quick"
PHYSICS: Final = "physics"
YOURS: Final = "yours"
FIRST_GAME: Final = "first-game"
RANDOM: Final = "random"
FREE: Final = "free"
STANDARD_MAP: Final = "standard"


def checked_colours(text: str) -> None:
    """TF-SETUP.2: the colours by seat; all four are named, each once, of which two players use the first two."""
    if sorted(text.split("-")) != sorted(COLOURS):
        words = {"given": text, "expected": "-".join(COLOURS)}
        raise BadSettings("error-colours", words, "trollfjord")


def checked_map(text: str) -> None:
    """A map of one's own is read and judged by `chart`, which stands on this box."""
    from trollbord.games.trollfjord.chart import charted

    charted(text)


SETTINGS: Final = (
    Setting("tower", QUICK, choices=(QUICK, PHYSICS, YOURS)),
    Setting("fortresses", FIRST_GAME, choices=(FIRST_GAME, RANDOM, FREE)),
    Setting("open_sacks", False, group=EXPERT),
    Setting("colours", "-".join(COLOURS), group=EXPERT, check=checked_colours, words=COLOURS),
    Setting("map", STANDARD_MAP, group=EXPERT, check=checked_map),
)


def colour_of(settings: Settings, seat: Seat) -> str:
    """The colour of a seat's trolls."""
    return str(settings["colours"]).split("-")[seat]


HANDLING: Final = (
    "rule-tower-hold",
    "rule-tower-cover",
    "rule-tower-turn",
    "rule-tower-sides",
    "rule-tower-technique",
    "rule-tower-stray",
)
"""TF-TOWER.7: what people with a tower of their own are reminded of before the first blow."""
