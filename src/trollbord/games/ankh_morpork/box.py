"""What is in the box: the city, its pieces, its cards row by row, and everything that can be picked."""

from collections.abc import Sequence
from typing import Final

from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.settings import EXPERT, Setting

# -- the city (AM-BOARD): areas by index, that is by their printed number less one

AREAS: Final = (
    "dolly_sisters",
    "unreal_estate",
    "dragons_landing",
    "small_gods",
    "the_scours",
    "the_hippo",
    "the_shades",
    "dimwell",
    "longwall",
    "isle_of_gods",
    "seven_sleepers",
    "nap_hill",
)
COST: Final = (6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12)
NEIGHBOURS: Final = (
    (1, 2, 11),
    (0, 2, 3, 9, 10, 11),
    (0, 1, 3),
    (1, 2, 4, 5, 9),
    (3, 5, 6, 7, 9),
    (3, 4, 6),
    (4, 5, 7),
    (4, 6, 8),
    (7, 9, 10),
    (1, 3, 4, 8, 10),
    (1, 8, 9, 11),
    (0, 1, 10),
)
DOLLY_SISTERS: Final = 0
UNREAL_ESTATE: Final = 1
DRAGONS_LANDING: Final = 2
SMALL_GODS: Final = 3
THE_SCOURS: Final = 4
THE_HIPPO: Final = 5
THE_SHADES: Final = 6
DIMWELL: Final = 7
LONGWALL: Final = 8
ISLE_OF_GODS: Final = 9
SEVEN_SLEEPERS: Final = 10
NAP_HILL: Final = 11
ON_THE_RIVER: Final = (
    True,
    True,
    False,
    True,
    True,
    False,
    True,
    True,
    True,
    True,
    True,
    True,
)
EVERYWHERE: Final = (1 << 12) - 1
"""All areas, as a set of bits."""


def _around(area: int) -> int:
    bits = 1 << area
    for other in NEIGHBOURS[area]:
        bits |= 1 << other
    return bits


AROUND: Final = tuple([_around(area) for area in range(12)])
"""Each area and its neighbours, as a set of bits."""


def _members() -> list[tuple[int, ...]]:
    members: list[tuple[int, ...]] = [()]
    for bits in range(1, EVERYWHERE + 1):
        last = bits.bit_length() - 1
        members.append((*members[bits ^ 1 << last], last))
    return members


MEMBERS: Final = _members()
"""The areas of each set of bits, in order."""


def _within_reach() -> list[int]:
    reach = [0]
    for bits in range(1, EVERYWHERE + 1):
        last = bits.bit_length() - 1
        reach.append(reach[bits ^ 1 << last] | AROUND[last])
    return reach


REACH: Final = _within_reach()
"""The areas in or next to those of each set of bits."""

# -- pieces: AM-COMP

COLOURS: Final = ("red", "yellow", "green", "blue")
TROLL: Final = 4
DEMON: Final = 5
OWNERS: Final = (*COLOURS, "troll", "demon")
MINIONS: Final = 12
BUILDINGS: Final = 6
TROUBLE_MARKERS: Final = 12
TROLLS: Final = 3
DEMONS: Final = 4
DIE: Final = 12
NOBODY: Final = -1
"""The owner of what belongs to no seat."""

# -- set-up: AM-SETUP

SEATS: Final = (2, 3, 4)
MONEY: Final = 10
HAND: Final = 5
START_AREAS: Final = (THE_SHADES, THE_SCOURS, DOLLY_SISTERS)

# -- costs and gains printed in the rulebook

GODS_PRICE: Final = 3
NEARBY_PRICE: Final = 3
CALM_PRICE: Final = 2
SCOURS_GAIN: Final = 2
SUBSIDENCE_PRICE: Final = 2
STAKE: Final = 2
"""What Cosmo Lavish, Burleigh & Stronginthearm and Hobsons's Livery Stable cost."""
FOG_CARDS: Final = 5
RIOT_MARKERS: Final = 8
LOAN: Final = 10
REPAYMENT: Final = 12
UNPAID_LOAN: Final = 15
MINION_POINTS: Final = 5

# -- personalities: AM-WIN

PERSONALITIES: Final = (
    "lord_vetinari",
    "lord_selachii",
    "lord_rust",
    "lord_de_worde",
    "dragon_king_of_arms",
    "chrysoprase",
    "commander_vimes",
)
VETINARI: Final = 0
SELACHII: Final = 1
RUST: Final = 2
DE_WORDE: Final = 3
DRAGON_KING: Final = 4
CHRYSOPRASE: Final = 5
VIMES: Final = 6
LORDS: Final = (SELACHII, RUST, DE_WORDE)
VETINARI_AREAS: Final = (0, 0, 11, 10, 9)
"""By the number of players."""
LORD_AREAS: Final = (0, 0, 7, 5, 4)
"""By the number of players."""
KING_MARKERS: Final = 8
CHRYSOPRASE_WORTH: Final = 50

# -- random events (AM-EVENT)

EVENTS: Final = (
    "the_dragon",
    "flood",
    "fire",
    "fog",
    "riots",
    "explosion",
    "mysterious_murders",
    "demons_from_the_dungeon_dimensions",
    "subsidence",
    "bloody_stupid_johnson",
    "trolls",
    "earthquake",
)

# -- player cards (AM-COMP.3): deck.py has a row for each, and fills these lists when it has read them

NO_CARD: Final = -1
CARDS: Final[list[str]] = []
"""The names of all cards; a card is its index here."""
CARD: Final[dict[str, int]] = {}
"""The cards by their names."""
IS_GREEN: Final[list[bool]] = []
"""By card; the others are brown."""
NOT_FOR_TWO: Final[list[int]] = []
"""AM-SETUP.16."""
LOANS: Final[list[int]] = []
PENALTIES: Final[list[int]] = []
INTERRUPTS: Final[list[int]] = []
INTERRUPT: Final[list[int]] = []
"""By card, which interrupt it is; other cards are 0."""
OPEN_INTERRUPTS: Final[list[int]] = []
"""The interrupts that hands may hold, as bits: all, and those while green cards are left in the pile."""
# Each a bit, so that several are one number.
GASPODE: Final = 1
FRESH_START: Final = 2
SONKY: Final = 4
SUSAN: Final = 8
MOSSY_LAWN: Final = 16
IGOR: Final = 32

# -- everything that can be picked

VOCABULARY: Final = Vocabulary("ankh_morpork", "trollbord.games.ankh_morpork.box")

PASS: Final = VOCABULARY.add("pass")
SKIP: Final = VOCABULARY.add("skip")
DONE: Final = VOCABULARY.add("done")
END: Final = VOCABULARY.add("end")
ACCEPT: Final = VOCABULARY.add("accept")
SAVE: Final = VOCABULARY.add("save")
SAVE_BUILDING: Final = VOCABULARY.add("save-building")
SAVE_CARD: Final = VOCABULARY.add("save-card")
TAKE: Final = VOCABULARY.add("take")
SCROLL: Final = VOCABULARY.add("scroll")
PAY: Final = VOCABULARY.add("pay")
REFUSE: Final = VOCABULARY.add("refuse")
HAND_OVER: Final = VOCABULARY.add("hand-over")

_LATER: Final[list[tuple[list[Option], str, int, Sequence[str | int]]]] = []


def _each(verb: str, names: Sequence[str | int], owner: int = NOBODY) -> list[Option]:
    """The options of a verb by name, and of an owner's pieces: a list that is filled when deck.py is read."""
    options: list[Option] = []
    _LATER.append((options, verb, owner, names))
    return options


PLAY: Final = _each("play", CARDS)
PLAN: Final = _each("plan", CARDS)
GIVE: Final = _each("give", CARDS)
DISCARD: Final = _each("discard", CARDS)
KEEP: Final = _each("keep", CARDS)
CHOOSE: Final = _each("choose", COLOURS)
PLACE: Final = _each("place", AREAS)
LIFT: Final = _each("lift", AREAS)
BUILD: Final = _each("build", AREAS)
SHIFT: Final = _each("shift", AREAS)
BUY: Final = _each("buy", AREAS)
RAZE: Final = _each("raze", AREAS)
CALM: Final = _each("calm", AREAS)
STIR: Final = _each("stir", AREAS)
COUNT: Final = _each("count", AREAS)
GO: Final = _each("go", AREAS)
USE: Final = _each("use", AREAS)
REMOVE: Final = [_each("remove", AREAS, owner) for owner in range(len(OWNERS))]
MOVE: Final = [_each("move", AREAS, owner) for owner in range(len(OWNERS))]
SWAP: Final = [_each("swap", AREAS, owner) for owner in range(len(OWNERS))]
# NATURE's
FIRST: Final = _each("first", COLOURS)
DEAL: Final = _each("deal", PERSONALITIES)
SHOW: Final = _each("show", PERSONALITIES)
DRAW: Final = _each("draw", CARDS)
PULL: Final = _each("pull", CARDS)
EVENT: Final = _each("event", EVENTS)
ROLL: Final = _each("roll", range(1, DIE + 1))
ONE_EACH: Final = [1] * DIE


def make_options() -> None:
    """Make these options, in the order of their ids, once the cards have names."""
    for options, verb, owner, names in _LATER:
        whose = [] if owner == NOBODY else [owner]
        for index, name in enumerate(names):
            words: list[str | int] = [*[OWNERS[each] for each in whose], name]
            options.append(VOCABULARY.add(verb, *words, values=[*whose, index]))


def areas_in(bits: int, options: list[Option]) -> list[Option]:
    """The options of the areas in a set of bits."""
    return [options[area] for area in MEMBERS[bits]]


class Choices:
    """The options of a verb by sets of areas, each list made once and handed out as a copy."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options
        self.lists: Final[dict[int, list[Option]]] = {}

    def among(self, bits: int) -> list[Option]:
        """The options of the areas in a set of bits."""
        found = self.lists.get(bits)
        if found is None:
            found = areas_in(bits, self.options)
            self.lists[bits] = found
        return found[:]


PLACES: Final = Choices(PLACE)
SITES: Final = Choices(BUILD)
CALMS: Final = Choices(CALM)
STIRS: Final = Choices(STIR)
USES: Final = Choices(USE)
REMOVALS: Final = [Choices(row) for row in REMOVE]
MOVES: Final = [Choices(row) for row in MOVE]


# -- what people agree on (AM-R, the readings marked as switches)

SETTINGS: Final = (
    Setting("must_play", True, group=EXPERT),
    Setting("rounds_of_passes", 3, low=0, high=9, group=EXPERT, before=0),
    Setting("gods_need_a_piece", True, group=EXPERT),
    Setting("gods_stop_trolls", False, group=EXPERT),
    Setting("gods_stop_johnson", True, group=EXPERT),
    Setting("gods_save_themselves", True, group=EXPERT),
    Setting("saved_fire_goes_on", True, group=EXPERT),
    Setting("sonky_stops_whole_text", False, group=EXPERT),
    Setting("stopped_text_goes_on", False, group=EXPERT),
    Setting("answer_order", "active_first", ("active_first", "active_last"), group=EXPERT),
    Setting("answers_to_answers", False, group=EXPERT),
    Setting("second_card_later", False, group=EXPERT),
    Setting("buy_with_six", True, group=EXPERT),
    Setting("tie_break", "in_play", ("in_play", "all", "free_of_demons"), group=EXPERT),
    Setting("dibbler_takes_the_rest", False, group=EXPERT),
    Setting("markers_need_minions", False, group=EXPERT),
    Setting("gaspode_stops_auditors", False, group=EXPERT),
    Setting("stanley_takes_the_last", True, group=EXPERT),
    Setting("stake_stays_paid", True, group=EXPERT),
    Setting("demon_house_full_price", True, group=EXPERT),
    Setting("paid_player_may_refuse", False, group=EXPERT),
)
