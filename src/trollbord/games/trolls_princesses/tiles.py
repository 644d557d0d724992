"""The tiles: 64 dens in four kinds and 20 royal tiles, one row each.

Edges are five letters, counter-clockwise from edge 0: o, g, d are passages with half an obsidian, gold
or diamond shaft, - is a plain passage, # a wall. Tiles turn but never flip.
"""

from typing import Final

from trollbord.games.trolls_princesses.effects import (
    BUILD_ONE_DEN,
    FILL_ONE_KIND,
    MINE_ONE_DIAMOND,
    MINE_THREE_OBSIDIAN,
    MINE_TWO_GOLD,
    MOVE_THREE_HUMANS,
    MOVE_TROLL_AND_HUMAN,
    MOVE_TWO_TROLLS,
    NOTHING,
    ONE_COW,
    ONE_DIAMOND,
    ONE_GOLD,
    TAKE_ONE_CARD,
    TWO_COWS,
    TWO_OBSIDIAN,
    TWO_POWER,
    Effect,
)

RESOURCE: Final = 0
PRINCESS: Final = 1
BELL: Final = 2
VP: Final = 3
ROYAL: Final = 4

PLAIN: Final = 3
"""An edge with a passage and no half shaft; 0 to 2 are the halves of obsidian, gold and diamond."""
WALL: Final = 4


class Den:
    """A den tile: edges, the bonus of its space (resource and bell dens) or what it scores (VP dens)."""

    def __init__(
        self,
        name: str,
        kind: int,
        edges: str,
        bonus: Effect,
        four: bool,
        counts: str = "",
        per: int = 1,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.edges: Final = edges
        self.bonus: Final = bonus
        self.four: Final = four
        """Whether it bears the four-player mark."""
        self.counts: Final = counts
        """The counter that a VP den scores, one point for each `per` of it."""
        self.per: Final = per


class RoyalTile:
    """A royal tile: edges, its action, the shafts in its centre, its spaces."""

    def __init__(
        self,
        name: str,
        title: str,
        edges: str,
        action: Effect = NOTHING,
        shafts: tuple[int, int, int] = (0, 0, 0),
        spaces: tuple[int, int, int, int] = (0, 0, 0, 0),
        totems: int = 0,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.edges: Final = edges
        self.action: Final = action
        self.shafts: Final = shafts
        """Obsidian, gold, diamond; filled when the tile is laid."""
        self.spaces: Final = spaces
        """Camps, changelings, bells, beds; without bonus."""
        self.totems: Final = totems
        """How many cards of each totem it stands for in the final scoring."""


# Kinds and contents are printed, sixteen of each kind follows from the counts, the edges, the bonuses
# (but for one printed refill on a camp space) and the four-player marks are reconstructed.
DENS: Final = (
    Den("RES-01", RESOURCE, "o--dd", ONE_GOLD, False),
    Den("RES-02", RESOURCE, "-oo-g", ONE_COW, False),
    Den("RES-03", RESOURCE, "g-o-g", FILL_ONE_KIND, False),
    Den("RES-04", RESOURCE, "-do-o", ONE_GOLD, False),
    Den("RES-05", RESOURCE, "gd-dg", FILL_ONE_KIND, False),
    Den("RES-06", RESOURCE, "ggod-", TWO_POWER, False),
    Den("RES-07", RESOURCE, "doo-g", FILL_ONE_KIND, False),
    Den("RES-08", RESOURCE, "oggo-", TWO_OBSIDIAN, False),
    Den("RES-09", RESOURCE, "-gdog", FILL_ONE_KIND, False),
    Den("RES-10", RESOURCE, "-o-go", ONE_DIAMOND, False),
    Den("RES-11", RESOURCE, "ood--", ONE_DIAMOND, False),
    Den("RES-12", RESOURCE, "oggd-", TWO_OBSIDIAN, False),
    Den("RES-13", RESOURCE, "og--g", ONE_GOLD, True),
    Den("RES-14", RESOURCE, "gd-o-", TWO_POWER, True),
    Den("RES-15", RESOURCE, "-oogo", ONE_COW, True),
    Den("RES-16", RESOURCE, "-ogod", TWO_POWER, True),
    Den("PRI-01", PRINCESS, "og-oo", NOTHING, False),
    Den("PRI-02", PRINCESS, "do-go", NOTHING, False),
    Den("PRI-03", PRINCESS, "o-doo", NOTHING, False),
    Den("PRI-04", PRINCESS, "oo-dg", NOTHING, False),
    Den("PRI-05", PRINCESS, "-gooo", NOTHING, False),
    Den("PRI-06", PRINCESS, "g-ddg", NOTHING, False),
    Den("PRI-07", PRINCESS, "o-ogg", NOTHING, False),
    Den("PRI-08", PRINCESS, "ogo-o", NOTHING, False),
    Den("PRI-09", PRINCESS, "dg-o-", NOTHING, False),
    Den("PRI-10", PRINCESS, "g-dg-", NOTHING, False),
    Den("PRI-11", PRINCESS, "-goog", NOTHING, False),
    Den("PRI-12", PRINCESS, "dgo-o", NOTHING, False),
    Den("PRI-13", PRINCESS, "gdoo-", NOTHING, True),
    Den("PRI-14", PRINCESS, "ogdo-", NOTHING, True),
    Den("PRI-15", PRINCESS, "ggd-g", NOTHING, True),
    Den("PRI-16", PRINCESS, "-oood", NOTHING, True),
    Den("BEL-01", BELL, "g-ogg", TWO_OBSIDIAN, False),
    Den("BEL-02", BELL, "oo-og", TWO_POWER, False),
    Den("BEL-03", BELL, "oo-od", ONE_COW, False),
    Den("BEL-04", BELL, "-oggo", ONE_GOLD, False),
    Den("BEL-05", BELL, "-oodo", FILL_ONE_KIND, False),
    Den("BEL-06", BELL, "dogd-", ONE_DIAMOND, False),
    Den("BEL-07", BELL, "dggo-", TWO_OBSIDIAN, False),
    Den("BEL-08", BELL, "-dogo", ONE_DIAMOND, False),
    Den("BEL-09", BELL, "og-gd", ONE_COW, False),
    Den("BEL-10", BELL, "gog-o", TWO_POWER, False),
    Den("BEL-11", BELL, "-oodd", ONE_GOLD, False),
    Den("BEL-12", BELL, "-go-g", ONE_DIAMOND, False),
    Den("BEL-13", BELL, "-goog", TWO_OBSIDIAN, True),
    Den("BEL-14", BELL, "oo-go", ONE_GOLD, True),
    Den("BEL-15", BELL, "-do-d", FILL_ONE_KIND, True),
    Den("BEL-16", BELL, "-oogd", TWO_POWER, True),
    Den("VPD-01", VP, "-####", NOTHING, False, "bat_cards", 1),
    Den("VPD-02", VP, "-####", NOTHING, False, "toad_cards", 1),
    Den("VPD-03", VP, "-####", NOTHING, False, "snake_cards", 1),
    Den("VPD-04", VP, "-####", NOTHING, False, "diamonds", 1),
    Den("VPD-05", VP, "-####", NOTHING, False, "gold", 2),
    Den("VPD-06", VP, "-####", NOTHING, False, "obsidian", 2),
    Den("VPD-07", VP, "-####", NOTHING, False, "cows", 1),
    Den("VPD-08", VP, "-####", NOTHING, False, "humans", 2),
    Den("VPD-09", VP, "-####", NOTHING, True, "bat_cards", 1),
    Den("VPD-10", VP, "-####", NOTHING, True, "toad_cards", 1),
    Den("VPD-11", VP, "-####", NOTHING, True, "snake_cards", 1),
    Den("VPD-12", VP, "-####", NOTHING, False, "diamonds", 1),
    Den("VPD-13", VP, "-####", NOTHING, False, "gold", 2),
    Den("VPD-14", VP, "-####", NOTHING, False, "obsidian", 2),
    Den("VPD-15", VP, "-####", NOTHING, False, "cows", 1),
    Den("VPD-16", VP, "-####", NOTHING, True, "humans", 2),
)

# Effects are printed, one tile of each; the edges are reconstructed.
ROYALS: Final = (
    RoyalTile("ROY-01", "move-two-trolls", "og-d-", MOVE_TWO_TROLLS),
    RoyalTile("ROY-02", "move-troll-and-human", "o-gd-", MOVE_TROLL_AND_HUMAN),
    RoyalTile("ROY-03", "move-three-humans", "od-g-", MOVE_THREE_HUMANS),
    RoyalTile("ROY-04", "gain-two-power", "o-dg-", TWO_POWER),
    RoyalTile("ROY-05", "gain-two-cows", "og-d-", TWO_COWS),
    RoyalTile("ROY-06", "mine-three-obsidian", "o-gd-", MINE_THREE_OBSIDIAN),
    RoyalTile("ROY-07", "mine-two-gold", "od-g-", MINE_TWO_GOLD),
    RoyalTile("ROY-08", "mine-one-diamond", "o-dg-", MINE_ONE_DIAMOND),
    RoyalTile("ROY-09", "build-one-den", "og-d-", BUILD_ONE_DEN),
    RoyalTile("ROY-10", "take-troll-card", "o-gd-", TAKE_ONE_CARD),
    RoyalTile("ROY-11", "fill-one-kind", "od-g-", FILL_ONE_KIND),
    RoyalTile("ROY-12", "four-obsidian-shafts", "o-dg-", shafts=(4, 0, 0)),
    RoyalTile("ROY-13", "three-gold-shafts", "og-d-", shafts=(0, 3, 0)),
    RoyalTile("ROY-14", "two-diamond-shafts", "o-gd-", shafts=(0, 0, 2)),
    RoyalTile("ROY-15", "two-changeling-spaces", "od-g-", spaces=(0, 2, 0, 0)),
    RoyalTile("ROY-16", "changeling-and-camp-space", "o-dg-", spaces=(1, 1, 0, 0)),
    RoyalTile("ROY-17", "changeling-and-bell-space", "og-d-", spaces=(0, 1, 1, 0)),
    RoyalTile("ROY-18", "two-bell-spaces", "o-gd-", spaces=(0, 0, 2, 0)),
    RoyalTile("ROY-19", "camp-and-bell-space", "od-g-", spaces=(1, 0, 1, 0)),
    RoyalTile("ROY-20", "wild-totems", "o-dg-", totems=1),
)

TILES: Final = [*[den.name for den in DENS], *[royal.name for royal in ROYALS]]
"""All tiles by name; a tile's number is its index here, dens first."""

DEN_COUNT: Final = len(DENS)
TILE_COUNT: Final = len(TILES)

KIND: Final = [*[den.kind for den in DENS], *[ROYAL for _ in ROYALS]]
EDGES_OF: Final = [
    ["ogd-#".index(letter) for letter in edges]
    for edges in [*[den.edges for den in DENS], *[royal.edges for royal in ROYALS]]
]

_CENTRE: Final = ((2, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
_SPACES: Final = ((1, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 0, 0, 0))
CENTRE_SHAFTS: Final = [*[_CENTRE[den.kind] for den in DENS], *[royal.shafts for royal in ROYALS]]
TILE_SPACES: Final = [*[_SPACES[den.kind] for den in DENS], *[royal.spaces for royal in ROYALS]]


def shown(tile: int, turn: int, edge: int) -> int:
    """What a turned tile shows at an edge of its place."""
    return EDGES_OF[tile][(edge - turn) % 5]
