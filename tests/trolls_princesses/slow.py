"""The heart of the game once more, slow and obvious: what fits into a network, what can be bought, tasks, the count.

Written from the rule pages alone; it shares nothing with the package, so that two implementations written apart can be
compared. Tiles are pentagons in the plane with floating-point corners (an apothem is 1), pieces are words.
"""

from cmath import exp, pi
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

CAVES: Final = ("mining", "building", "power")
VILLAGES: Final = ("I", "II", "III", "IV")
GOODS: Final = ("obsidian", "gold", "diamond", "power", "cow")
EPSILON: Final = 1e-6
GOLDEN: Final = (1 + 5**0.5) / 2
RADIUS = (
    GOLDEN * 2 - 2
)  # from a tile's middle to a corner: an apothem divided by the cosine of 36 degrees

# -- the tiles: five edges each, counter-clockwise; o g d halves of shafts, - a plain passage, # a wall

EDGES: Final = {
    f"{kind}-{number + 1:02}": edges
    for kind, row in {
        "RES": "o--dd -oo-g g-o-g -do-o gd-dg ggod- doo-g oggo- -gdog -o-go ood-- oggd- og--g gd-o- -oogo -ogod",
        "PRI": "og-oo do-go o-doo oo-dg -gooo g-ddg o-ogg ogo-o dg-o- g-dg- -goog dgo-o gdoo- ogdo- ggd-g -oood",
        "BEL": "g-ogg oo-og oo-od -oggo -oodo dogd- dggo- -dogo og-gd gog-o -oodd -go-g -goog oo-go -do-d -oogd",
        "VPD": " ".join(["-####"] * 16),
        "ROY": " ".join(["og-d- o-gd- od-g- o-dg-"] * 5),
    }.items()
    for number, edges in enumerate(row.split())
}
VP_DENS: Final = ("bat", "toad", "snake", "diamond", "gold", "obsidian", "cow", "human")
PER_TWO: Final = ("gold", "obsidian", "human")
ROYAL_SPACES: Final = {
    "ROY-15": ["changeling", "changeling"],
    "ROY-16": ["changeling", "camp"],
    "ROY-17": ["changeling", "bell"],
    "ROY-18": ["bell", "bell"],
    "ROY-19": ["camp", "bell"],
}
CENTRES: Final = {"ROY-12": ("obsidian", 4), "ROY-13": ("gold", 3), "ROY-14": ("diamond", 2)}
SHAFTS: Final = {
    "yellow": {"obsidian": 2, "gold": 2, "diamond": 0},
    "red": {"obsidian": 3, "gold": 0, "diamond": 1},
    "purple": {"obsidian": 4, "gold": 1, "diamond": 0},
    "turquoise": {"obsidian": 3, "gold": 1, "diamond": 0},
}
BOARD_ACTIONS: Final = {"yellow": "gold", "red": "obsidian", "purple": "power", "turquoise": "cow"}
CARD_KINDS: Final = (
    "power", "BEL", "PRI", "VPD", "ROY", "four", "obsidian-shafts", "gold-shafts", "diamond-shafts",
    "gain-gold", "gain-obsidian", "gain-diamond", "gain-power", "camp", "bell", "princess",
)  # fmt: skip
"""The sixteen kinds; TRC-01 to TRC-16 are the bats, then come snakes, then toads."""


def kind_of(card: str) -> str:
    return CARD_KINDS[(int(card[4:]) - 1) % 16]


def totem_of(card: str) -> str:
    return ("bat", "snake", "toad")[(int(card[4:]) - 1) // 16]


def spaces_of(item: str) -> list[str]:
    """TP-DEN.2 to 6, TP-CARD.3, 5, TP-ROYAL.26 to 30: what a tile or card can hold."""
    if item.startswith("TRC"):
        kind = kind_of(item)
        squares = 2 if kind in ("gain-obsidian", "gain-power") else 1
        return ["changeling"] * squares + [
            kind for _ in "1" if kind in ("camp", "bell", "princess")
        ]
    sorts = {"RES": "camp", "PRI": "princess", "BEL": "bell"}
    return [sorts[item[:3]]] if item[:3] in sorts else ROYAL_SPACES.get(item, [])


# -- the network


@cache
def direction(edge: int, leans: bool) -> complex:
    """The direction of an edge of a tile."""
    return exp(1j * (pi / 2 + edge * 2 * pi / 5)) * (-1 if leans else 1)


@cache
def corners_at(centre: complex, leans: bool) -> tuple[complex, ...]:
    """The corners of a tile in the plane."""
    turn = exp(1j * pi / 5)
    return tuple(centre + RADIUS * turn * direction(edge, leans) for edge in range(5))


@dataclass
class Tile:
    """A tile in the plane: some stand with a corner towards the board, their neighbours with an edge."""

    name: str
    turn: int
    centre: complex
    leans: bool

    def towards(self, edge: int) -> complex:
        """The direction of an edge: edge 0 of a tile that does not lean points away from the board."""
        return direction(edge, self.leans)

    def beyond(self, edge: int) -> complex:
        """The middle of the place across an edge."""
        return self.centre + 2 * self.towards(edge)

    def corners(self) -> tuple[complex, ...]:
        return corners_at(self.centre, self.leans)

    def half(self, edge: int) -> str:
        """What it shows at an edge of its place."""
        return EDGES[self.name][(edge - self.turn) % 5]

    def overlaps(self, other: "Tile") -> bool:
        """TP-TILES.15: whether no line separates them."""
        return overlap(self.centre, self.leans, other.centre, other.leans)


@cache
def overlap(centre: complex, leans: bool, other: complex, other_leans: bool) -> bool:
    """The same of two places: which tiles lie there does not matter, and it is asked again with every question."""
    if abs(centre - other) > 2 * RADIUS + EPSILON:
        return False
    for edge in range(5):
        axis = direction(edge, leans)
        ours = [(corner * axis.conjugate()).real for corner in corners_at(centre, leans)]
        theirs = [(corner * axis.conjugate()).real for corner in corners_at(other, other_leans)]
        if max(ours) <= min(theirs) + EPSILON or max(theirs) <= min(ours) + EPSILON:
            return False
    return True


def is_near(one: complex, other: complex) -> bool:
    return abs(one - other) < EPSILON


def is_off_the_board(tile: Tile) -> bool:
    """TP-TILES.16: above the rim, or in one of the three cut-outs beside each other."""
    first = Tile("", 0, 0j, False)
    beside = 2 * first.towards(1) - 2 * first.towards(4)
    if not tile.leans and any(is_near(tile.centre, each) for each in (0j, beside, -beside)):
        return True
    return min(corner.imag for corner in tile.corners()) >= GOLDEN - 2 - EPSILON


@dataclass
class Network:
    """The tiles of one player, in the order in which they were laid."""

    clan: str
    tiles: list[Tile] = field(default_factory=list)

    def count(self, kind: str) -> int:
        return sum(tile.name.startswith(kind) for tile in self.tiles)

    def around(self, spot: Tile) -> list[tuple[int, Tile]]:
        """The tiles that share an edge with a spot, each with the number of that edge."""
        return [
            (edge, tile)
            for tile in self.tiles
            for edge in range(5)
            if tile.leans != spot.leans and is_near(tile.beyond(edge), spot.centre)
        ]

    def spot(self, number: int, edge: int, name: str, turn: int) -> Tile:
        """A tile beyond an edge of the tile with this number; 0 is the marked cut-out."""
        if number == 0:
            return Tile(name, turn, 0j, False)
        old = self.tiles[number - 1]
        return Tile(name, turn, old.beyond(edge - 1), not old.leans)

    def fits(self, name: str) -> list[str]:
        """TP-TILES.1 to 9, TP-R.14, TP-R.15: the places for a tile, as `lay K E`."""
        is_vp = name.startswith("VPD")
        if not self.tiles:
            return [] if is_vp else ["lay 0 1"]
        if is_vp and any(same_sort(name, tile.name) for tile in self.tiles):
            return []
        found: list[str] = []
        seen: list[complex] = []
        for number in range(1, len(self.tiles) + 1):
            for edge in range(1, 6):
                spot = self.spot(number, edge, name, 0)
                if any(is_near(spot.centre, each) for each in seen):
                    continue
                seen.append(spot.centre)
                if self.is_open(spot, is_vp):
                    found.append(f"lay {number} {edge}")
        return found

    def is_open(self, spot: Tile, is_vp: bool) -> bool:
        if not is_off_the_board(spot) or any(tile.overlaps(spot) for tile in self.tiles):
            return False
        around = self.around(spot)
        if any(tile.name.startswith("VPD") for _, tile in around):
            return False
        return not is_vp or len(around) == 1

    def turns(self, number: int, edge: int, name: str) -> list[str]:
        """TP-TILES.5, 17: any of five; the one passage of a VP den meets the tile that it joins."""
        if not name.startswith("VPD"):
            return [f"turn {turn}" for turn in range(5)]
        return [f"turn {edge}" for edge, _ in self.around(self.spot(number, edge, name, 0))]

    def shafts(self) -> dict[str, int]:
        """TP-BOARD.5, TP-DEN.2, TP-TILES.11: printed, in centres, and completed on edges."""
        found = Counter(SHAFTS[self.clan])
        for index, tile in enumerate(self.tiles):
            if tile.name.startswith("RES"):
                found["obsidian"] += 2
            if tile.name in CENTRES:
                good, count = CENTRES[tile.name]
                found[good] += count
            for edge, other in Network(self.clan, self.tiles[:index]).around(tile):
                if tile.half(edge) == other.half(edge) and tile.half(edge) in "ogd":
                    found[GOODS["ogd".index(tile.half(edge))]] += 1
        return {good: found[good] for good in GOODS[:3]}


def same_sort(one: str, other: str) -> bool:
    """TP-TILES.9, TP-DEN.11: eight sorts of VP dens, two tiles of each."""
    return other.startswith("VPD") and (int(one[4:]) - int(other[4:])) % 8 == 0


# -- a table


@dataclass
class Player:
    """What lies before a player."""

    network: Network
    goods: Counter[str]
    filled: dict[str, int]
    cards: list[str]
    stored: list[tuple[str, str]]
    """Pieces with the tiles and cards that hold them."""
    trolls: list[str]
    """Where the trolls on cauldrons stand."""
    humans: Counter[str]
    camps: list[str]
    """Slots on which own camps and changelings still stand."""
    barns: int
    """Barns that are open."""

    def items(self) -> list[str]:
        return [*[tile.name for tile in self.network.tiles], *self.cards]

    def free(self, sort: str) -> int:
        """TP-BOARD.6: free spaces for a sort of piece."""
        room = sum(spaces_of(item).count(sort) for item in self.items())
        return room - self.pieces(sort)

    def pieces(self, sort: str) -> int:
        return sum(piece == sort for piece, _ in self.stored)

    def room(self, cave: str) -> int:
        """TP-BOARD.2: empty cauldrons of a cave."""
        return 5 - self.humans[cave] - self.trolls.count(cave)

    def power_end(self) -> int:
        return 6 if "BS2" in self.camps else 8


@dataclass
class Table:
    """What everybody sees, and the active player's points."""

    players: list[Player]
    active: int
    place: str
    points: int
    borrowed: int
    activated: bool
    village: dict[str, Counter[str]]
    """By village: princess, changeling, human, bell, camp."""
    supply: Counter[str]
    dens: list[str]
    troll_cards: list[str]
    tasks: list[str]
    done: list[set[str]]

    @property
    def me(self) -> Player:
        return self.players[self.active]

    # -- tasks

    def claims(self) -> list[str]:
        """TP-TASK.1, 4: met, and not completed before."""
        open_tasks = [task for task in self.tasks if task not in self.done[self.active]]
        return [f"claim {task}" for task in open_tasks if meets(self.me, task)]

    # -- actions

    def acts(self) -> list[str]:
        """TP-ACT.3, 4: what the points left can buy at this place, and that one may stop."""
        here = {
            "mining": self.mining,
            "building": self.building,
            "power": self.power_cave,
        }.get(self.place, self.in_village)
        return [*here(), *self.royal_actions(), "done"]

    def pays(self, points: int, helped: bool = False, **goods: int) -> bool:
        """TP-ACT.4; TP-R.4: points of opponents' trolls serve marked actions only."""
        if points > self.points + (self.borrowed if helped else 0):
            return False
        return all(self.me.goods[good] >= amount for good, amount in goods.items())

    def mining(self) -> Iterator[str]:
        """TP-MINE.1 to 3; TP-R.26."""
        for points, good in enumerate(GOODS[:3], start=1):
            if self.pays(points) and self.me.filled[good] > 0:
                yield f"mine {good}"

    def building(self) -> Iterator[str]:
        """TP-BUILD.1 to 14."""
        neutral = any(stock["camp"] for stock in self.village.values())
        own = any(slot.startswith("CS") for slot in self.me.camps)
        if self.pays(3, cow=1) and neutral and own and self.me.free("camp"):
            yield "build-camp"
        if self.pays(2, obsidian=1) and any(self.me.network.fits(den) for den in self.dens):
            yield "build-dens"
        if self.pays(1):
            yield "refresh-dens"

    def power_cave(self) -> Iterator[str]:
        """TP-POWER.1 to 12; TP-R.36: filling and gaining may be for nothing."""
        if self.pays(2):
            yield from [f"fill {good}" for good in GOODS[:3]]
            yield "gain-power"
        if self.pays(1, power=1, cow=1):
            yield from [f"buy {card}" for card in self.new_cards()]
        if self.pays(1):
            yield "refresh-cards"

    def new_cards(self) -> list[str]:
        """TP-CARD.1; TP-R.12: no second card of a kind."""
        owned = {kind_of(card) for card in self.me.cards}
        return [card for card in self.troll_cards if kind_of(card) not in owned]

    def in_village(self) -> Iterator[str]:
        """TP-VILLAGE.1 to 24, TP-CASTLE.1; TP-R.3: opponents add to princesses and bells."""
        stock, me = self.village[self.place], self.me
        if self.pays(5, True, power=2, diamond=1) and stock["princess"] and me.free("princess"):
            yield "capture-princess"
        if self.pays(4, True, obsidian=3) and stock["bell"] and me.free("bell"):
            yield "tear-down-bell"
        if self.pays(3):
            yield "castle"
        own = any(slot.startswith("BS") for slot in me.camps)
        if stock["changeling"] and own and me.free("changeling"):
            if self.pays(2, power=2, gold=2):
                yield "swap gold"
            if self.pays(2, power=2, diamond=1):
                yield "swap diamond"
        if self.pays(2, power=1, gold=1) and stock["human"]:
            yield from [f"hire {cave}" for cave in CAVES if me.room(cave)]
        if self.pays(1) and self.gets_cow():
            yield "steal-cow"

    def gets_cow(self) -> bool:
        """TP-R.17: an open empty barn, and a cow in the supply."""
        return self.me.barns > self.me.goods["cow"] and self.supply["cow"] > 0

    # -- royal actions

    def royal_actions(self) -> Iterator[str]:
        """TP-ROYAL.1 to 9; TP-R.5, TP-R.6, TP-R.35: one in a phase, of which something can be done."""
        if self.activated or not self.pays(1):
            return
        for tile in self.me.items():
            if tile.startswith("ROY") and self.does_something(tile):
                yield f"activate {tile}"
        if self.board_does_something():
            yield "activate board"

    def board_does_something(self) -> bool:
        good = BOARD_ACTIONS[self.me.network.clan]
        if good == "power":
            return self.me.goods["power"] < self.me.power_end()
        return self.gets_cow() if good == "cow" else self.me.filled[good] > 0

    def does_something(self, tile: str) -> bool:
        me = self.me
        shafts = me.network.shafts()
        can = {
            "ROY-01": self.can_shift_troll(),
            "ROY-02": self.can_shift_troll() or self.can_shift_human(),
            "ROY-03": self.can_shift_human(),
            "ROY-04": me.goods["power"] < me.power_end(),
            "ROY-05": self.gets_cow(),
            "ROY-06": me.filled["obsidian"] > 0,
            "ROY-07": me.filled["gold"] > 0,
            "ROY-08": me.filled["diamond"] > 0,
            "ROY-09": any(me.network.fits(den) for den in self.dens),
            "ROY-10": len(self.new_cards()) > 0,
            "ROY-11": any(shafts[good] > me.filled[good] for good in shafts),
        }
        return can.get(tile, False)

    def can_shift_human(self) -> bool:
        """TP-R.31: from a cave to an empty cauldron of a cave."""
        return sum(self.me.humans.values()) > 0 and any(self.me.room(cave) for cave in CAVES)

    def can_shift_troll(self) -> bool:
        """TP-R.11, TP-R.37: a troll on a cauldron, and another cauldron that is empty or can be freed."""
        return any(
            self.may_enter(place) and (place != troll or self.crowd(place) < 4 or place in CAVES)
            for troll in self.me.trolls
            for place in (*CAVES, *self.village)
        )

    def crowd(self, place: str) -> int:
        return sum(player.trolls.count(place) for player in self.players)

    def may_enter(self, place: str) -> bool:
        """TP-MOVE.5 to 9."""
        if place in CAVES:
            return self.me.room(place) > 0
        return self.crowd(place) < 4 or self.crowd(place) > self.me.trolls.count(place)


# -- counting


def counted(player: Player, what: str) -> int:
    """Goods left, cards of a totem, figures: what VP dens count."""
    if what in ("bat", "snake", "toad"):
        wild = player.network.count("ROY-20")  # TP-ROYAL.31: in the final count only
        return wild + sum(totem_of(card) == what for card in player.cards)
    return sum(player.humans.values()) if what == "human" else player.goods[what]


def meets(player: Player, task: str) -> bool:
    """TP-TASK.8 to 14; TP-R.20: ROY-20 does not help."""
    totems = Counter(totem_of(card) for card in player.cards)
    number = int(task[4:])
    if number <= 4:
        return player.network.count(("PRI", "RES", "BEL", "VPD")[number - 1]) >= 3
    if number == 5:
        return len(player.network.tiles) >= 7
    if number <= 8:
        return totems[("bat", "snake", "toad")[number - 6]] >= 3
    if number == 9:
        return len(totems) == 3
    if number == 10:
        return len(player.cards) >= 5
    if number <= 13:
        return player.pieces(("camp", "changeling", "bell")[number - 11]) >= 3
    return sum(player.humans.values()) >= 5


def score(player: Player) -> list[int]:
    """TP-END.3 to 19: sets, princesses, royal tiles, humans, VP dens, troll cards."""
    return [
        sets([player.pieces(sort) for sort in ("camp", "changeling", "bell")]),
        7 * player.pieces("princess"),
        3 * player.network.count("ROY"),
        sum(player.humans.values()),
        sum(vp_den(player, tile.name) for tile in player.network.tiles),
        sum(vp_card(player, card) for card in player.cards),
    ]


def sets(counts: list[int]) -> int:
    """TP-END.3 to 5: take one of each kind that is left, again and again."""
    points = 0
    while any(counts):
        points += {3: 15, 2: 9, 1: 4}[sum(count > 0 for count in counts)]
        counts = [max(0, count - 1) for count in counts]
    return points


def vp_den(player: Player, name: str) -> int:
    """TP-END.12 to 19; TP-R.30: rounded down."""
    if not name.startswith("VPD"):
        return 0
    what = VP_DENS[(int(name[4:]) - 1) % 8]
    return counted(player, what) // (2 if what in PER_TWO else 1)


def vp_card(player: Player, card: str) -> int:
    """TP-CARD.12 to 20; TP-R.30."""
    kind, network = kind_of(card), player.network
    if kind == "power":
        return player.goods["power"]
    if kind in ("BEL", "PRI", "VPD", "ROY"):
        return network.count(kind)
    if kind == "four":
        return len(network.tiles) // 4
    if kind.endswith("-shafts"):
        good = kind.removesuffix("-shafts")
        return network.shafts()[good] // (3 if good == "obsidian" else 2)
    return 0
