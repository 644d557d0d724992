"""The tiles: 64 dens in four kinds and 20 royal tiles, one row each.

Edges are five letters, counter-clockwise from edge 0: o, g, d are passages with half an obsidian, gold
or diamond shaft, - is a plain passage, # a wall. Tiles turn but never flip. The effects are codes that
`effects.py` understands.
"""

from typing import Final

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
        bonus: str,
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
        action: str = "",
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
    Den("RES-01", RESOURCE, "o--dd", "g1", False),
    Den("RES-02", RESOURCE, "-oo-g", "c1", False),
    Den("RES-03", RESOURCE, "g-o-g", "fill", False),
    Den("RES-04", RESOURCE, "-do-o", "g1", False),
    Den("RES-05", RESOURCE, "gd-dg", "fill", False),
    Den("RES-06", RESOURCE, "ggod-", "tp2", False),
    Den("RES-07", RESOURCE, "doo-g", "fill", False),
    Den("RES-08", RESOURCE, "oggo-", "o2", False),
    Den("RES-09", RESOURCE, "-gdog", "fill", False),
    Den("RES-10", RESOURCE, "-o-go", "d1", False),
    Den("RES-11", RESOURCE, "ood--", "d1", False),
    Den("RES-12", RESOURCE, "oggd-", "o2", False),
    Den("RES-13", RESOURCE, "og--g", "g1", True),
    Den("RES-14", RESOURCE, "gd-o-", "tp2", True),
    Den("RES-15", RESOURCE, "-oogo", "c1", True),
    Den("RES-16", RESOURCE, "-ogod", "tp2", True),
    Den("PRI-01", PRINCESS, "og-oo", "", False),
    Den("PRI-02", PRINCESS, "do-go", "", False),
    Den("PRI-03", PRINCESS, "o-doo", "", False),
    Den("PRI-04", PRINCESS, "oo-dg", "", False),
    Den("PRI-05", PRINCESS, "-gooo", "", False),
    Den("PRI-06", PRINCESS, "g-ddg", "", False),
    Den("PRI-07", PRINCESS, "o-ogg", "", False),
    Den("PRI-08", PRINCESS, "ogo-o", "", False),
    Den("PRI-09", PRINCESS, "dg-o-", "", False),
    Den("PRI-10", PRINCESS, "g-dg-", "", False),
    Den("PRI-11", PRINCESS, "-goog", "", False),
    Den("PRI-12", PRINCESS, "dgo-o", "", False),
    Den("PRI-13", PRINCESS, "gdoo-", "", True),
    Den("PRI-14", PRINCESS, "ogdo-", "", True),
    Den("PRI-15", PRINCESS, "ggd-g", "", True),
    Den("PRI-16", PRINCESS, "-oood", "", True),
    Den("BEL-01", BELL, "g-ogg", "o2", False),
    Den("BEL-02", BELL, "oo-og", "tp2", False),
    Den("BEL-03", BELL, "oo-od", "c1", False),
    Den("BEL-04", BELL, "-oggo", "g1", False),
    Den("BEL-05", BELL, "-oodo", "fill", False),
    Den("BEL-06", BELL, "dogd-", "d1", False),
    Den("BEL-07", BELL, "dggo-", "o2", False),
    Den("BEL-08", BELL, "-dogo", "d1", False),
    Den("BEL-09", BELL, "og-gd", "c1", False),
    Den("BEL-10", BELL, "gog-o", "tp2", False),
    Den("BEL-11", BELL, "-oodd", "g1", False),
    Den("BEL-12", BELL, "-go-g", "d1", False),
    Den("BEL-13", BELL, "-goog", "o2", True),
    Den("BEL-14", BELL, "oo-go", "g1", True),
    Den("BEL-15", BELL, "-do-d", "fill", True),
    Den("BEL-16", BELL, "-oogd", "tp2", True),
    Den("VPD-01", VP, "-####", "", False, "bat_cards", 1),
    Den("VPD-02", VP, "-####", "", False, "toad_cards", 1),
    Den("VPD-03", VP, "-####", "", False, "snake_cards", 1),
    Den("VPD-04", VP, "-####", "", False, "diamonds", 1),
    Den("VPD-05", VP, "-####", "", False, "gold", 2),
    Den("VPD-06", VP, "-####", "", False, "obsidian", 2),
    Den("VPD-07", VP, "-####", "", False, "cows", 1),
    Den("VPD-08", VP, "-####", "", False, "humans", 2),
    Den("VPD-09", VP, "-####", "", True, "bat_cards", 1),
    Den("VPD-10", VP, "-####", "", True, "toad_cards", 1),
    Den("VPD-11", VP, "-####", "", True, "snake_cards", 1),
    Den("VPD-12", VP, "-####", "", False, "diamonds", 1),
    Den("VPD-13", VP, "-####", "", False, "gold", 2),
    Den("VPD-14", VP, "-####", "", False, "obsidian", 2),
    Den("VPD-15", VP, "-####", "", False, "cows", 1),
    Den("VPD-16", VP, "-####", "", True, "humans", 2),
)

# Effects are printed, one tile of each; the edges are reconstructed.
ROYALS: Final = (
    RoyalTile("ROY-01", "move-two-trolls", "og-d-", "trolls2"),
    RoyalTile("ROY-02", "move-troll-and-human", "o-gd-", "troll-human"),
    RoyalTile("ROY-03", "move-three-humans", "od-g-", "humans3"),
    RoyalTile("ROY-04", "gain-two-power", "o-dg-", "tp2"),
    RoyalTile("ROY-05", "gain-two-cows", "og-d-", "c2"),
    RoyalTile("ROY-06", "mine-three-obsidian", "o-gd-", "mine-o3"),
    RoyalTile("ROY-07", "mine-two-gold", "od-g-", "mine-g2"),
    RoyalTile("ROY-08", "mine-one-diamond", "o-dg-", "mine-d1"),
    RoyalTile("ROY-09", "build-one-den", "og-d-", "den"),
    RoyalTile("ROY-10", "take-troll-card", "o-gd-", "card"),
    RoyalTile("ROY-11", "fill-one-kind", "od-g-", "fill"),
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
