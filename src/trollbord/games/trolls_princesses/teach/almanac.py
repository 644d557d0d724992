"""The almanac of Trolls & Princesses: pieces and goods, places, clans, all tiles and all cards."""

from functools import cache
from typing import Final

from trollbord.games.trolls_princesses.clans import CLANS, Clan
from trollbord.games.trolls_princesses.deck import CASTLES, ROUND_CARDS, ROYAL_CARDS, TROLL_CARDS
from trollbord.games.trolls_princesses.look.card_panes import upright
from trollbord.games.trolls_princesses.look.cardface import (
    CARD,
    HAND_CARD,
    ROYAL_CARD,
    round_face,
    task_face,
    troll_face,
)
from trollbord.games.trolls_princesses.look.components import (
    CASTLE_RULES,
    ROYAL_RULES,
    TASK_RULES,
    card_rule,
    den_rules,
)
from trollbord.games.trolls_princesses.look.scenery import (
    LOOKS,
    bell,
    camp,
    changeling,
    icon_at,
    pot,
)
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, VP, Den
from trollbord.ink.almanac import Almanac, AlmanacEntry
from trollbord.ink.markup import Markup, el
from trollbord.ink.shapes import use
from trollbord.kernel.message import Message
from trollbord.words.rulebook import rulings_about
from trollbord.words.speaker import name_id

GAME: Final = "trolls_princesses"
THINGS: Final[tuple[tuple[str, str, str, tuple[str, ...]], ...]] = (
    ("piece", "troll", "tp-troll-ivory", ("TP-COMP.12", "TP-MOVE.1", "TP-MOVE.2", "TP-MOVE.13", "TP-AP.2", "TP-AP.3")),
    ("piece", "king", "tp-king", ("TP-COMP.9", "TP-TURN.13", "TP-TURN.14", "TP-AP.2", "TP-AP.3")),
    ("piece", "princess", "tp-princess", ("TP-TURN.9", "TP-TURN.11", "TP-VILLAGE.2", "TP-VILLAGE.3", "TP-VILLAGE.4", "TP-END.7")),
    ("piece", "changeling", "tp-changeling", ("TP-VILLAGE.8", "TP-VILLAGE.9", "TP-VILLAGE.10", "TP-VILLAGE.12", "TP-VILLAGE.13", "TP-VILLAGE.14", "TP-END.3")),
    ("piece", "camp", "tp-camp", ("TP-BUILD.1", "TP-BUILD.2", "TP-BUILD.4", "TP-BUILD.9", "TP-AP.9", "TP-END.3")),
    ("piece", "bell", "tp-bell", ("TP-VILLAGE.5", "TP-VILLAGE.6", "TP-VILLAGE.7", "TP-END.3")),
    ("piece", "human", "tp-human", ("TP-VILLAGE.17", "TP-VILLAGE.18", "TP-VILLAGE.19", "TP-VILLAGE.20", "TP-END.9")),
    ("piece", "cow", "tp-cow", ("TP-VILLAGE.22", "TP-VILLAGE.23", "TP-VILLAGE.24", "TP-BOARD.9")),
    ("piece", "obsidian", "i:obsidian", ("TP-MINE.3", "TP-MINE.4", "TP-BUILD.11", "TP-VILLAGE.5")),
    ("piece", "gold", "i:gold", ("TP-MINE.2", "TP-MINE.4", "TP-VILLAGE.8", "TP-VILLAGE.17")),
    ("piece", "diamond", "i:diamond", ("TP-MINE.1", "TP-MINE.4", "TP-VILLAGE.2", "TP-VILLAGE.8")),
    ("piece", "troll-power", "i:troll-power", ("TP-BOARD.13", "TP-POWER.5", "TP-POWER.6", "TP-POWER.7")),
    ("place", "mining", "i:shaft", ("TP-MINE.1", "TP-MINE.2", "TP-MINE.3", "TP-MINE.7", "TP-AP.2")),
    ("place", "building", "i:den", ("TP-BUILD.1", "TP-BUILD.11", "TP-BUILD.12", "TP-BUILD.13", "TP-AP.2")),
    ("place", "power", "i:troll-power", ("TP-POWER.1", "TP-POWER.5", "TP-POWER.8", "TP-POWER.11", "TP-AP.2")),
    ("place", "village", "i:castle", ("TP-VILLAGE.1", "TP-AP.3", "TP-AP.4", "TP-MOVE.7", "TP-MOVE.14")),
    ("place", "cauldron", "tp-pot", ("TP-BOARD.2", "TP-BOARD.14", "TP-MOVE.2", "TP-MOVE.14")),
    ("place", "shaft", "i:shaft", ("TP-BOARD.5", "TP-TILES.11", "TP-TILES.12", "TP-TILES.13", "TP-TILES.18", "TP-POWER.2")),
)  # fmt: skip
"""Kind, id, shape (a symbol, or an icon) and rules."""
NAMED_BY_MESSAGE: Final = ("mining", "building", "power")
"""Caves have their name already."""
DEN_KINDS: Final = ("resource", "princess", "bell", "vp")


@cache
def almanac() -> Almanac:
    """All entries."""
    return Almanac(
        [
            *[_thing(*thing) for thing in THINGS],
            *[_clan(clan) for clan in CLANS],
            *[_den(index, den) for index, den in enumerate(DENS)],
            *[_royal(index) for index in range(len(ROYALS))],
            *[_card(index) for index in range(len(TROLL_CARDS))],
            *[_task(index) for index in range(len(ROYAL_CARDS))],
            *[_castle(index) for index in range(len(CASTLES))],
            *[_round(index) for index in range(len(ROUND_CARDS))],
        ]
    )


def _thing(kind: str, id: str, shape: str, rules: tuple[str, ...]) -> AlmanacEntry:
    name = Message(f"name-{id}" if id in NAMED_BY_MESSAGE else f"almanac-{id}")
    line = Message(f"almanac-{id}-is")
    return AlmanacEntry(
        kind, id, name, _picture(shape), (line,), rules, rulings_about(GAME, (), rules)
    )


def _clan(clan: Clan) -> AlmanacEntry:
    obsidian, gold, _, power, cows = clan.start
    start = {"obsidian": obsidian, "gold": gold, "power": power, "cows": cows}
    shafts = dict(zip(("obsidian", "gold", "diamonds"), clan.shafts, strict=True))
    return AlmanacEntry(
        "clan",
        f"clan-{clan.name}",
        Message(name_id(clan.name)),
        _picture(f"tp-troll-{LOOKS[CLANS.index(clan)]}"),
        (
            Message("almanac-clan-is", {**start, "humans": clan.humans}),
            Message("almanac-clan-shafts", shafts),
        ),
        ("TP-SETUP.27", "TP-SETUP.35", "TP-SETUP.36", "TP-SETUP.41", "TP-BOARD.10"),
        ("TP-R.6", "TP-R.50"),
    )


def _named(kind: str, word: str, drawn: Markup, line: str, rules: tuple[str, ...]) -> AlmanacEntry:
    """A tile or a card: its name says what it does, the line what all of its kind are for."""
    return AlmanacEntry(kind, word, Message(name_id(word)), drawn, (Message(line),), rules)


def _den(index: int, den: Den) -> AlmanacEntry:
    line = f"almanac-den-{DEN_KINDS[den.kind]}-is"
    rules = (
        *den_rules(den),
        *(("TP-TILES.7", "TP-TILES.9") if den.kind == VP else ("TP-TILES.4",)),
    )
    return _named("den", den.name, _tile(index), line, rules)


def _royal(index: int) -> AlmanacEntry:
    rules = (f"TP-ROYAL.{ROYAL_RULES[index]}", "TP-ROYAL.1", "TP-ROYAL.2", "TP-END.8")
    return _named("royal", ROYALS[index].name, _tile(len(DENS) + index), "almanac-royal-is", rules)


def _card(index: int) -> AlmanacEntry:
    card = TROLL_CARDS[index]
    rules = (card_rule(card), "TP-POWER.8", "TP-CARD.1", "TP-CARD.5")
    return _named("card", card.name, _face(troll_face(index), CARD), "almanac-card-is", rules)


def _task(index: int) -> AlmanacEntry:
    rules = (f"TP-TASK.{TASK_RULES[index]}", "TP-TASK.1", "TP-TASK.5")
    drawn = _face(task_face(index), (ROYAL_CARD[0] // 2, ROYAL_CARD[1]))
    return _named("task", ROYAL_CARDS[index].name, drawn, "almanac-task-is", rules)


def _castle(index: int) -> AlmanacEntry:
    rules = (f"TP-CASTLE.{CASTLE_RULES[index]}", "TP-CASTLE.1", "TP-CASTLE.3", "TP-CASTLE.4")
    return _named("castle", CASTLES[index], _picture("i:castle"), "almanac-castle-is", rules)


def _round(index: int) -> AlmanacEntry:
    rules = ("TP-TURN.4", "TP-TURN.6", "TP-TURN.13")
    drawn = _face(round_face(index), HAND_CARD)
    return _named("round", ROUND_CARDS[index].name, drawn, "almanac-round-is", rules)


# -- pictures


def _picture(shape: str) -> Markup:
    """A symbol, an icon or a piece in the middle of a square."""
    pieces = {
        "tp-camp": camp(0, 0, 40),
        "tp-changeling": changeling(0, 0, 40),
        "tp-bell": bell(0, 0, 92),
        "tp-pot": pot(0, 0, 92),
    }
    icon = icon_at(shape[2:], 0, 0, 74) if shape.startswith("i:") else None
    drawn = use(shape, 0, 6, 1.7, class_=shape.replace("tp-troll-", "s-").replace("tp-", "s-"))
    return _square(pieces.get(shape) or icon or drawn)


def _tile(tile: int) -> Markup:
    return el(
        "svg", upright(tile), class_="art trolls", viewBox="-80 -80 160 160", aria_hidden="true"
    )


def _square(inside: Markup) -> Markup:
    return el("svg", inside, class_="art trolls", viewBox="-54 -54 108 108", aria_hidden="true")


def _face(face: Markup, size: tuple[int, int]) -> Markup:
    box = f"-3 -3 {size[0] + 6} {size[1] + 6}"
    return el("svg", face, class_="art trolls", viewBox=box, aria_hidden="true")
