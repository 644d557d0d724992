"""The catalogue of Trolls & Princesses: pieces and goods, places, clans, tiles, cards, and what is written on the screen."""

from typing import Final

from trollbord.games.trolls_princesses.clans import CLANS, Clan
from trollbord.games.trolls_princesses.deck import (
    CASTLES,
    KINDS,
    ROUNDS,
    TASKS,
    TROLL_CARDS,
    TrollCard,
)
from trollbord.games.trolls_princesses.effects import NOTHING
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, VP, Den
from trollbord.ink.catalogue import Catalogue, Thing, about, thing
from trollbord.kernel.message import Message
from trollbord.words.rulebook import naming
from trollbord.words.speaker import name_id

GAME: Final = "trolls_princesses"

# What the almanac lists, with its picture: a symbol of the art, or an icon (`i:`).
THINGS: Final = (
    thing("piece", "troll", "TP-COMP.12 TP-MOVE.1 TP-MOVE.2 TP-MOVE.13 TP-AP.2 TP-AP.3", "tp-troll-ivory"),
    thing("piece", "king", "TP-COMP.9 TP-TURN.13 TP-TURN.14 TP-AP.2 TP-AP.3", "tp-king"),
    thing("piece", "princess", "TP-TURN.9 TP-TURN.11 TP-VILLAGE.2 TP-VILLAGE.3 TP-VILLAGE.4 TP-END.7", "tp-princess"),
    thing("piece", "changeling", "TP-VILLAGE.8 TP-VILLAGE.9 TP-VILLAGE.10 TP-VILLAGE.12 TP-VILLAGE.13 TP-VILLAGE.14 TP-END.3", "tp-changeling"),
    thing("piece", "camp", "TP-BUILD.1 TP-BUILD.2 TP-BUILD.4 TP-BUILD.9 TP-AP.9 TP-END.3", "tp-camp"),
    thing("piece", "bell", "TP-VILLAGE.5 TP-VILLAGE.6 TP-VILLAGE.7 TP-END.3", "tp-bell"),
    thing("piece", "human", "TP-VILLAGE.17 TP-VILLAGE.18 TP-VILLAGE.19 TP-VILLAGE.20 TP-END.9", "tp-human"),
    thing("piece", "cow", "TP-VILLAGE.22 TP-VILLAGE.23 TP-VILLAGE.24 TP-BOARD.9", "tp-cow"),
    thing("piece", "obsidian", "TP-MINE.3 TP-MINE.4 TP-BUILD.11 TP-VILLAGE.5", "i:obsidian"),
    thing("piece", "gold", "TP-MINE.2 TP-MINE.4 TP-VILLAGE.8 TP-VILLAGE.17", "i:gold"),
    thing("piece", "diamond", "TP-MINE.1 TP-MINE.4 TP-VILLAGE.2 TP-VILLAGE.8", "i:diamond"),
    thing("piece", "troll-power", "TP-BOARD.13 TP-POWER.5 TP-POWER.6 TP-POWER.7", "i:troll-power"),
    thing("place", "mining", "TP-MINE.1 TP-MINE.2 TP-MINE.3 TP-MINE.7 TP-AP.2", "i:shaft", "name-mining"),
    thing("place", "building", "TP-BUILD.1 TP-BUILD.11 TP-BUILD.12 TP-BUILD.13 TP-AP.2", "i:den", "name-building"),
    thing("place", "power", "TP-POWER.1 TP-POWER.5 TP-POWER.8 TP-POWER.11 TP-AP.2", "i:troll-power", "name-power"),
    thing("place", "village", "TP-VILLAGE.1 TP-AP.3 TP-AP.4 TP-MOVE.7 TP-MOVE.14", "i:castle"),
    thing("place", "cauldron", "TP-BOARD.2 TP-BOARD.14 TP-MOVE.2 TP-MOVE.14", "tp-pot"),
    thing("place", "shaft", "TP-BOARD.5 TP-TILES.11 TP-TILES.12 TP-TILES.13 TP-TILES.18 TP-POWER.2", "i:shaft"),
)  # fmt: skip
SCORE: Final = "TP-END.3 TP-END.7 TP-END.8 TP-END.9 TP-END.20"
# What is no piece, place or card: parts of the screen, what a player has.
SHOWN: Final = (
    about("board", "TP-TURN.3 TP-AP.1 TP-AP.10 TP-END.1 TP-END.20", "screen-board"),
    about("round", "TP-TURN.1 TP-TURN.3 TP-END.1", "sheet-round"),
    about("points", "TP-AP.1 TP-AP.2 TP-AP.3 TP-ACT.3 TP-AP.10 TP-R.22", "sheet-points"),
    about("castle", "TP-CASTLE.1 TP-CASTLE.2 TP-SETUP.7", "sheet-castle"),
    about("laying", "TP-TILES.2 TP-TILES.5 TP-TILES.6 TP-TILES.11 TP-TILES.12", "help-laying"),
    about("aside", "TP-SETUP.30 TP-MOVE.4"),
    about("board-action", "TP-R.6 TP-ROYAL.1 TP-ROYAL.2 TP-ROYAL.4", "name-board"),
    about("barns", "TP-BOARD.7 TP-BOARD.9 TP-BOARD.10 TP-DEN.5 TP-VILLAGE.24", "components-barns"),
    about("rooms", "TP-DEN.2 TP-DEN.4 TP-DEN.6 TP-CARD.3 TP-CARD.5", "screen-free"),
    about("cards", "TP-POWER.8 TP-CARD.1 TP-CARD.6 TP-END.11", "name-shelf-cards"),
    about("den", "TP-BUILD.11 TP-BUILD.12 TP-TILES.2 TP-TILES.5", "sheet-tiles"),
    about("goods", SCORE, "sheet-stored"),
    about("score", SCORE, "sheet-score"),
    about("shelf-dens", "TP-SETUP.17 TP-BUILD.12 TP-BUILD.13 TP-TURN.16"),
    about("shelf-cards", "TP-SETUP.15 TP-POWER.9 TP-POWER.11 TP-TURN.16"),
    about("shelf-royals", "TP-SETUP.19 TP-TASK.5 TP-VILLAGE.4 TP-END.8"),
    about("shelf-tasks", "TP-SETUP.22 TP-TASK.1 TP-TASK.4 TP-TASK.5"),
    about("shelf-hand", "TP-TURN.4 TP-SETUP.45 TP-TURN.17 TP-R.28"),
    about("shelf-owned", "TP-CARD.2 TP-CARD.5 TP-CARD.6 TP-END.11"),
    about("slot-camp", "TP-SETUP.28 TP-BUILD.2 TP-BUILD.9 TP-BOARD.11", "sheet-camps"),
    about("slot-changeling", "TP-SETUP.29 TP-VILLAGE.9 TP-BOARD.12", "sheet-changelings"),
)
# Each action with the rule of its price first, then what else is to be known on its chip.
ACTIONS: Final = (
    about("chip-mining-0", "TP-MINE.3 TP-MINE.4 TP-MINE.7 TP-R.26"),
    about("chip-mining-1", "TP-MINE.2 TP-MINE.4 TP-MINE.7 TP-R.26"),
    about("chip-mining-2", "TP-MINE.1 TP-MINE.4 TP-MINE.6 TP-R.26"),
    about("chip-building-0", "TP-BUILD.1 TP-BUILD.2 TP-BUILD.4 TP-BUILD.9"),
    about("chip-building-1", "TP-BUILD.11 TP-BUILD.12 TP-R.27"),
    about("chip-building-2", "TP-BUILD.13 TP-BUILD.14"),
    about("chip-power-0", "TP-POWER.1 TP-POWER.2 TP-POWER.4"),
    about("chip-power-1", "TP-POWER.5 TP-POWER.6 TP-POWER.7"),
    about("chip-power-2", "TP-POWER.8 TP-POWER.9 TP-POWER.10 TP-CARD.1"),
    about("chip-power-3", "TP-POWER.11 TP-POWER.12"),
    about("capture-princess", "TP-VILLAGE.2"),
    about("tear-down-bell", "TP-VILLAGE.5"),
    about("castle-action", "TP-CASTLE.1"),
    about("swap", "TP-VILLAGE.8"),
    about("hire", "TP-VILLAGE.17"),
    about("steal-cow", "TP-VILLAGE.22"),
    about("activate", "TP-ROYAL.1"),
)
# What the tables of the box cite besides.
IN_THE_BOX: Final = (
    about("score-sets", "TP-END.3 TP-END.4 TP-END.5"),
    about("score-princesses", "TP-END.7"),
    about("score-royal-tiles", "TP-END.8"),
    about("score-humans", "TP-END.9"),
    about("clan-shafts", "TP-SETUP.35 TP-SETUP.36", "components-shafts"),
    about("clan-start", "TP-SETUP.41", "components-start"),
    about("clan-even", "TP-R.50", "table-even_start"),
    about("clan-barns", "TP-BOARD.10", "components-barns"),
    about("clan-action", "TP-R.6", "table-board_royal_action"),
    about("supply", "TP-COMP.8"),
    about("resources", "TP-COMP.3 TP-COMP.14"),
    about("kings", "TP-COMP.9"),
    about("own-trolls", "TP-COMP.12"),
    about("own-camps", "TP-COMP.11 TP-BOARD.11"),
    about("own-changelings", "TP-COMP.12 TP-BOARD.12"),
    about("edges", "TP-TILES.17", "components-edges"),
    about("four", "TP-SETUP.16 TP-SETUP.18", "components-four"),
    about("squares", "TP-CARD.5 TP-CARD.10", "components-squares"),
    about("colour", "TP-TASK.15", "components-colour"),
    about("deck-dawn", "TP-SETUP.45", "name-dawn"),
    about("deck-dusk", "TP-SETUP.45", "name-dusk"),
    about("deck-night", "TP-SETUP.44", "name-night"),
    about("rounds", "TP-SETUP.47", "components-rounds"),
    about("card-village", "TP-SETUP.49", "sheet-village"),
    about("card-comes", "TP-TURN.6", "components-comes"),
    about("card-king", "TP-TURN.13", "name-piece-king"),
)
DEN_KINDS: Final = (
    ("resource", "TP-DEN.2 TP-DEN.10 TP-TILES.4"),
    ("princess", "TP-DEN.4 TP-TILES.4"),
    ("bell", "TP-DEN.5 TP-DEN.6 TP-DEN.10 TP-TILES.4"),
)
"""By kind, VP dens apart: of these, each counter has a rule of its own."""


def _clan(clan: Clan) -> Thing:
    obsidian, gold, _, power, cows = clan.start
    start = {"obsidian": obsidian, "gold": gold, "power": power, "cows": cows}
    shafts = dict(zip(("obsidian", "gold", "diamonds"), clan.shafts, strict=True))
    lines = (
        Message("almanac-clan-is", {**start, "humans": clan.humans}),
        Message("almanac-clan-shafts", shafts),
    )
    numbers = "TP-SETUP.27 TP-SETUP.35 TP-SETUP.36 TP-SETUP.41 TP-BOARD.10 TP-R.6 TP-R.50"
    return thing("clan", f"clan-{clan.name}", numbers, clan.name, name_id(clan.name), lines)


def _item(kind: str, name: str, numbers: str, line: str = "") -> Thing:
    """A tile or a card: its name says what it does, the line what all of its kind are for."""
    said = Message(f"almanac-{line or kind}-is")
    return thing(kind, name, numbers, name=name_id(name), lines=(said,))


def _named(kind: str, name: str, others: str) -> Thing:
    """A tile or a card that a rule of its own names, `TP-ROYAL.10` for `ROY-01`."""
    return _item(kind, name, f"{naming(GAME, f'TP-{kind.upper()}', name)} {others}")


def _den(den: Den) -> Thing:
    if den.kind == VP:
        counts = naming(GAME, "TP-END", f"VP den kind {den.counts}")
        return _item("den", den.name, f"TP-DEN.7 {counts} TP-TILES.7 TP-TILES.9", "den-vp")
    kind, numbers = DEN_KINDS[den.kind]
    return _item("den", den.name, numbers, f"den-{kind}")


def _card(card: TrollCard) -> Thing:
    kind = KINDS[card.kind]
    first = "TP-CARD.9" if kind.gift is not NOTHING else "TP-CARD.3"
    if kind.counts:
        first = naming(GAME, "TP-CARD", kind.name.replace("-", "_"))
    return _item("card", card.name, f"{first} TP-POWER.8 TP-CARD.1 TP-CARD.5")


CATALOGUE: Final = Catalogue(
    *THINGS,
    *[_clan(clan) for clan in CLANS],
    *[_den(den) for den in DENS],
    *[_named("royal", tile.name, "TP-ROYAL.1 TP-ROYAL.2 TP-END.8") for tile in ROYALS],
    *[_card(card) for card in TROLL_CARDS],
    *[_named("task", name, "TP-TASK.1 TP-TASK.5") for name in TASKS],
    *[_named("castle", name, "TP-CASTLE.1 TP-CASTLE.3 TP-CASTLE.4") for name in CASTLES],
    *[_item("round", name, "TP-TURN.4 TP-TURN.6 TP-TURN.13") for name in ROUNDS],
    *SHOWN,
    *ACTIONS,
    *IN_THE_BOX,
)
