"""What is in the box: places, pieces, prices and points, player boards, table options, the vocabulary."""

from typing import Final

from trollbord.games.trolls_princesses.deck import (
    CARDS,
    CASTLES,
    KINDS,
    ROUNDS,
    ROYAL_CARDS,
    TASKS,
    TROLL_CARDS,
)
from trollbord.games.trolls_princesses.network import EDGES
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, TILE_COUNT, TILE_SPACES, TILES
from trollbord.kernel.option import Option, Vocabulary
from trollbord.kernel.settings import EXPERT, Setting

# -- places

ASIDE: Final = 0
"""Off the board: a troll not yet in play."""
MINING: Final = 1
BUILDING: Final = 2
POWER: Final = 3
VILLAGE: Final = 4
"""Village I; II to IV follow."""
CAVES: Final = ("mining", "building", "power")
VILLAGES: Final = ("I", "II", "III", "IV")
PLACES: Final = ("aside", *CAVES, *VILLAGES)

# -- goods

OBSIDIAN: Final = 0
GOLD: Final = 1
DIAMOND: Final = 2
TROLL_POWER: Final = 3
COWS: Final = 4
BARNS: Final = 5
"""Open barns; the others are covered."""
RESOURCES: Final = ("obsidian", "gold", "diamond")

# -- pieces that are taken from villages, and the spaces that hold them

CAMP: Final = 0
CHANGELING: Final = 1
BELL: Final = 2
BED: Final = 3
"""The space of a princess, and the princess."""
SORTS: Final = ("camp", "changeling", "bell", "princess")

# -- the common supply

PRINCESSES: Final = 0
CHANGELINGS: Final = 1
HUMANS: Final = 2
HERD: Final = 3
SUPPLY: Final = (12, 16, 13, 16)
"""Princesses, neutral changelings, humans, cows."""
SUPPLY_NAMES: Final = ("princess", "changeling", "human", "cow")

SECTIONS: Final = 5
BELL_COUNT: Final = 12
NEUTRAL_CAMPS: Final = 12
RESOURCE_PIECES: Final = (24, 16, 12)
MULTIPLIERS: Final = 12
MULTIPLIER_WORTH: Final = 5
KINGS: Final = 1
TROLLS: Final = 5
OWN_CAMPS: Final = 4
OWN_CHANGELINGS: Final = 4
CLAN_SYMBOLS: Final = 4

BELLS_IN_VILLAGE: Final = 3
CAMPS_IN_VILLAGE: Final = 3
CAVE_CAULDRONS: Final = 5
BARN_COUNT: Final = 4
DISPLAY: Final = 5
HAND: Final = 3
DECK_OF: Final = {2: (5, 5, 2), 3: (5, 5, 1), 4: (5, 5, 0)}
"""Dawn, dusk and night cards of each player, by the number of players."""
ROUNDS_OF: Final = {2: 12, 3: 11, 4: 10}

# -- piles and displays

DEN_PILE: Final = 0
CARD_PILE: Final = 1
ROYAL_PILE: Final = 2
PILES: Final = ("den", "card", "royal")

# -- prices, gains, points


class Price:
    """What an action costs: action points, and of each good so much."""

    def __init__(
        self,
        points: int,
        *,
        obsidian: int = 0,
        gold: int = 0,
        diamonds: int = 0,
        power: int = 0,
        cows: int = 0,
    ) -> None:
        self.points: Final = points
        amounts = (obsidian, gold, diamonds, power, cows)
        self.goods: Final = [(good, amount) for good, amount in enumerate(amounts) if amount]
        """Each good that is paid, and how much of it."""


PRICES: Final = {
    "mine": (Price(1), Price(2), Price(3)),
    "build-camp": (Price(3, cows=1),),
    "build-dens": (Price(2, obsidian=1),),
    "refresh-dens": (Price(1),),
    "fill": (Price(2),),
    "gain-power": (Price(2),),
    "buy": (Price(1, power=1, cows=1),),
    "refresh-cards": (Price(1),),
    "capture-princess": (Price(5, power=2, diamonds=1),),
    "tear-down-bell": (Price(4, obsidian=3),),
    "castle": (Price(3),),
    "swap": (Price(2, power=2, gold=2), Price(2, power=2, diamonds=1)),
    "hire": (Price(2, power=1, gold=1),),
    "steal-cow": (Price(1),),
    "activate": (Price(1),),
}
"""The price of each action; of mining by resource, of a swap in gold or diamonds."""

MINE_AMOUNT: Final = 1
MINE_UPGRADED: Final = 2
POWER_LEVELS: Final = (2, 3, 4)
POWER_SLOT: Final = 2
"""Troll power under the fourth own camp."""
COWS_SLOT: Final = 1
"""Cows under the first own changeling."""

SET_OF_THREE: Final = 15
SET_OF_TWO: Final = 9
SINGLE: Final = 4
VP_PRINCESS: Final = 7
VP_ROYAL_TILE: Final = 3
VP_HUMAN: Final = 1

# -- slots of the player board

CAMP_SLOTS: Final = ("CS1", "CS2", "CS3", "CS4")
"""The first three cover the second piece of mining obsidian, gold, diamond; the fourth covers troll power."""
COVERS_POWER: Final = 3
CHANGELING_SLOTS: Final = ("BS1", "BS2", "BS3", "BS4")
"""They cover a cow, more of the power track, and two steps of gaining power."""
COVERS_COW: Final = 0
COVERS_TRACK: Final = 1

# -- the four clans


class Clan:
    """A player board: covers on barns, shafts, start goods, its royal action."""

    def __init__(
        self,
        name: str,
        covers: int,
        shafts: tuple[int, int, int],
        shafts_confidence: str,
        start: tuple[int, int, int, int, int],
        humans: int,
        action: str,
        even: tuple[int, int, int, int, int],
    ) -> None:
        self.name: Final = name
        self.covers: Final = covers
        self.shafts: Final = shafts
        """Obsidian, gold, diamond, each filled at the start."""
        self.shafts_confidence: Final = shafts_confidence
        self.start: Final = start
        """Obsidian, gold, diamond, troll power, cows: reconstructed, worth the same for every clan."""
        self.humans: Final = humans
        self.action: Final = action
        """The royal action of the board: reconstructed."""
        self.even: Final = even
        """Start goods for a table that evens out what the boards bring."""

    def start_goods(self, is_even: bool) -> tuple[int, int, int, int, int]:
        """TP-SETUP.41, TP-R.50: what the clan begins with."""
        return self.even if is_even else self.start


CLANS: Final = (
    Clan("yellow", 3, (2, 2, 0), "reconstructed", (3, 1, 0, 0, 1), 0, "mine-g1", (4, 2, 0, 1, 1)),
    Clan("red", 3, (3, 0, 1), "printed", (2, 1, 0, 1, 1), 0, "mine-o2", (0, 0, 0, 0, 1)),
    Clan("purple", 3, (4, 1, 0), "reconstructed", (1, 0, 0, 1, 1), 1, "tp1", (2, 1, 0, 1, 1)),
    Clan("turquoise", 2, (3, 1, 0), "reconstructed", (1, 1, 0, 1, 2), 0, "c1", (2, 2, 0, 1, 2)),
)
CLAN_NAMES: Final = [clan.name for clan in CLANS]

# -- items that hold spaces: tiles, then troll cards, then the board itself

CARD_ITEM: Final = TILE_COUNT
BOARD_ITEM: Final = TILE_COUNT + len(CARDS)
ITEMS: Final = [*TILES, *CARDS, "board"]


def _card_spaces(kind: int) -> tuple[int, int, int, int]:
    row = KINDS[kind]
    return row.spaces[CAMP], row.squares, row.spaces[BELL], row.spaces[BED]


SPACES: Final = [*TILE_SPACES, *[_card_spaces(card.kind) for card in TROLL_CARDS], (0, 0, 0, 0)]
"""Camps, changelings, bells and princesses that each item can hold; the board's by table option."""


def _card_bonus(kind: int, squares: str) -> tuple[str, str, str, str]:
    bonus = KINDS[kind].bonus
    return bonus, squares, bonus, ""


BONUS: Final = [
    *[(den.bonus, "", den.bonus, "") for den in DENS],
    *[("", "", "", "") for _ in ROYALS],
    *[_card_bonus(card.kind, card.bonus) for card in TROLL_CARDS],
    ("", "", "", ""),
]
"""The bonus of each item's spaces, by the sort of piece."""

# -- what is counted by tasks and points

COUNTERS: Final = (
    "bat_cards", "snake_cards", "toad_cards",
    "obsidian", "gold", "diamonds", "troll_power", "cows",
    "resource_dens", "princess_dens", "bell_dens", "vp_dens", "royal_tiles",
    "obsidian_shafts", "gold_shafts", "diamond_shafts",
    "neutral_camps", "neutral_changelings", "bells", "princesses",
    "any_cards", "one_of_each_totem", "humans", "any_tiles",
)  # fmt: skip
"""Totems, goods, kinds of tiles, shafts, stored pieces, and four of their own."""
FIRST_GOOD: Final = 3
FIRST_KIND: Final = 8
FIRST_SHAFT: Final = 13
FIRST_PIECE: Final = 16
ANY_CARDS: Final = 20
ONE_OF_EACH_TOTEM: Final = 21
HUMANS_OWNED: Final = 22
ANY_TILES: Final = 23

TASK_COUNTER: Final = [COUNTERS.index(card.counts) for card in ROYAL_CARDS]
TASK_NEED: Final = [card.need for card in ROYAL_CARDS]

CONFIDENCE: Final = {
    "SUPPLY": "printed",
    "RESOURCE_PIECES": "reconstructed",
    "CAVE_CAULDRONS": "printed",
    "cauldrons_per_village": "reconstructed",
    "PRICES": "printed",
    "MINE_UPGRADED": "printed for diamonds, derived for gold and obsidian",
    "opponents": "printed for the princess, reconstructed for the rest",
    "CAMP_SLOTS": "derived",
    "CHANGELING_SLOTS": "derived",
    "BARN_COUNT": "derived",
    "troll_power_max": "reconstructed",
    "Clan.shafts": "printed for red, reconstructed for the rest",
    "Clan.start": "reconstructed",
    "Clan.action": "reconstructed",
    "Den.kind": "printed; sixteen of each derived",
    "Den.edges": "reconstructed",
    "Den.bonus": "a refill on a camp space printed, the rest reconstructed",
    "Den.counts": "printed; which conditions belong to dens derived",
    "Den.four": "reconstructed",
    "RoyalTile.action": "printed",
    "RoyalTile.edges": "reconstructed",
    "CardKind": "conditions, storage and gold printed; obsidian, diamond and power reconstructed",
    "TrollCard": "reconstructed",
    "RoyalCard": "printed",
    "RoundCard": "sixty with three backs printed; twenty of each and the faces reconstructed",
    "CastleTile": "printed",
    "royal_in_power_cave": "derived",
    "royal_in_villages": "reconstructed",
    "board_spaces": "reconstructed",
}
"""How sure each table is: printed in the rulebook, derived from it, or reconstructed to fit it."""

SETTINGS: Final = (
    Setting("cauldrons_per_village", 4, low=4, high=8, group=EXPERT),
    Setting("opponents_add_to_bell", True, group=EXPERT),
    Setting("opponents_add_to_castle", False, group=EXPERT),
    Setting("opponents_add_to_swap", False, group=EXPERT),
    Setting("opponents_add_to_hire", False, group=EXPERT),
    Setting("opponents_add_to_cow", False, group=EXPERT),
    Setting("opponents_camps_count", False, group=EXPERT),
    Setting("board_royal_action", True, group=EXPERT),
    Setting("royal_in_power_cave", True, group=EXPERT),
    Setting("royal_in_villages", True, group=EXPERT),
    Setting("first_tile_may_be_vp_den", False, group=EXPERT),
    Setting("troll_power_max", 6, low=4, high=12, group=EXPERT),
    Setting("troll_power_max_extended", 8, low=4, high=16, group=EXPERT),
    Setting("board_camp_spaces", 0, low=0, high=4, group=EXPERT),
    Setting("board_changeling_spaces", 0, low=0, high=4, group=EXPERT),
    Setting("board_bell_spaces", 0, low=0, high=4, group=EXPERT),
    Setting("board_beds", 0, low=0, high=4, group=EXPERT),
    Setting("even_start", False, group=EXPERT),
)

# -- the vocabulary

VOCABULARY: Final = Vocabulary("trolls_princesses", __name__)


def _ways(verb: str, start: int, may_stay: bool) -> dict[int, Option]:
    """The ways of a troll from one place to each other (an effect may also change the cauldron only)."""
    return {
        target: VOCABULARY.add(verb, PLACES[start], PLACES[target], values=(start, target))
        for target in range(MINING, len(PLACES))
        if (start != ASIDE if may_stay else start != target)
    }


CHOOSE_CLAN: Final = VOCABULARY.each("clan", CLAN_NAMES)
DRAW_CASTLE: Final = VOCABULARY.each("draw", CASTLES)
DRAW_TASK: Final = VOCABULARY.each("draw", TASKS)
DRAW_TILE: Final = VOCABULARY.each("draw", TILES)
DRAW_CARD: Final = VOCABULARY.each("draw", CARDS)
DRAW_ROUND: Final = VOCABULARY.each("draw", ROUNDS)
FIRST_PLAYER: Final = VOCABULARY.each("first", [0, 1, 2, 3])
SETTLE: Final = VOCABULARY.each("settle", CAVES)
PLAY: Final = VOCABULARY.each("play", ROUNDS)
MOVE: Final = [_ways("move", start, False) for start in range(len(PLACES))]
PUSH: Final = VOCABULARY.each("push", CLAN_NAMES)
HOME: Final = VOCABULARY.each("home", CAVES)

MINE: Final = VOCABULARY.each("mine", RESOURCES)
BUILD_CAMP: Final = VOCABULARY.add("build-camp")
BUILD_DENS: Final = VOCABULARY.add("build-dens")
REFRESH_DENS: Final = VOCABULARY.add("refresh-dens")
FILL: Final = VOCABULARY.each("fill", RESOURCES)
GAIN_POWER: Final = VOCABULARY.add("gain-power")
BUY: Final = VOCABULARY.each("buy", CARDS)
REFRESH_CARDS: Final = VOCABULARY.add("refresh-cards")
CAPTURE: Final = VOCABULARY.add("capture-princess")
TEAR_DOWN: Final = VOCABULARY.add("tear-down-bell")
CASTLE_ACTION: Final = VOCABULARY.add("castle")
SWAP: Final = VOCABULARY.each("swap", ("gold", "diamond"))
HIRE: Final = VOCABULARY.each("hire", CAVES)
STEAL: Final = VOCABULARY.add("steal-cow")
ACTIVATE: Final = [
    *[
        VOCABULARY.add("activate", royal.name, values=(index,))
        for index, royal in enumerate(ROYALS)
    ],
    VOCABULARY.add("activate", "board", values=(len(ROYALS),)),
]
ACTIVATE_BOARD: Final = ACTIVATE[-1]

SEND_CAMP: Final = VOCABULARY.each("camp", CAMP_SLOTS)
REPLACE: Final = VOCABULARY.each("replace", VILLAGES)
SEND_CHANGELING: Final = VOCABULARY.each("changeling", CHANGELING_SLOTS)
STORE: Final = VOCABULARY.each("store", ITEMS)
TAKE_TILE: Final = VOCABULARY.each("take", TILES)
TAKE_CARD: Final = VOCABULARY.each("take", CARDS)
LAY: Final = [
    [
        VOCABULARY.add("lay", tile, edge + 1, values=(tile, edge))
        for edge in range(1 if tile == 0 else EDGES)
    ]
    for tile in range(TILE_COUNT)
]
"""`lay K E`: beyond edge E of the K-th tile laid; `lay 0 1` is the marked cut-out."""
TURN: Final = VOCABULARY.each("turn", list(range(EDGES)))
SHIFT: Final = [_ways("shift", start, True) for start in range(len(PLACES))]
SHIFT_WALKER: Final = [_ways("shift-walker", start, True) for start in range(len(PLACES))]
"""Moves the troll that made the move of this turn's phase 2 and is barred in phase 3."""
SHIFT_HUMAN: Final = VOCABULARY.pairs("shift-human", CAVES, CAVES)
DECLINE: Final = VOCABULARY.add("decline")
DONE: Final = VOCABULARY.add("done")
CLAIM: Final[list[Option]] = VOCABULARY.each("claim", TASKS)
