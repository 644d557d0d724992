"""The almanac of Trolls & Princesses: the catalogue with its pictures."""

from functools import cache
from typing import Final

from trollbord.games.trolls_princesses.catalogue import CATALOGUE
from trollbord.games.trolls_princesses.clans import CLAN_NAMES
from trollbord.games.trolls_princesses.deck import CARDS, ROUNDS, TASKS
from trollbord.games.trolls_princesses.look.card_panes import upright
from trollbord.games.trolls_princesses.look.cardface import (
    CARD,
    HAND_CARD,
    ROYAL_CARD,
    round_face,
    task_face,
    troll_face,
)
from trollbord.games.trolls_princesses.look.scenery import (
    LOOKS,
    bell,
    camp,
    changeling,
    icon_at,
    pot,
)
from trollbord.games.trolls_princesses.tiles import TILES
from trollbord.ink.almanac import Almanac, AlmanacEntry, entry_of
from trollbord.ink.catalogue import Thing
from trollbord.ink.markup import NOTHING, Markup, el
from trollbord.ink.shapes import use
from trollbord.words.rulebook import rulings_about

GAME: Final = "trolls_princesses"
TASK: Final = (ROYAL_CARD[0] // 2, ROYAL_CARD[1])


@cache
def almanac() -> Almanac:
    """All entries."""
    return Almanac([_entry(each) for each in CATALOGUE])


def _entry(thing: Thing) -> AlmanacEntry:
    """Rulings that cite a rule of a piece or place stand with it."""
    found = rulings_about(GAME, (), thing.rules) if thing.kind in ("piece", "place") else ()
    return entry_of(thing, _drawn(thing), found)


# -- pictures


def _drawn(thing: Thing) -> Markup:
    if thing.kind in ("piece", "place"):
        return _picture(thing.picture)
    if thing.kind in ("den", "royal"):
        return _tile(TILES.index(thing.id))
    if thing.kind == "castle":
        return _picture("i:castle")
    if thing.kind == "clan":
        return _picture(f"tp-troll-{LOOKS[CLAN_NAMES.index(thing.picture)]}")
    if thing.kind == "card":
        return _face(troll_face(CARDS.index(thing.id)), CARD)
    if thing.kind == "task":
        return _face(task_face(TASKS.index(thing.id)), TASK)
    return _face(round_face(ROUNDS.index(thing.id)), HAND_CARD) if thing.kind else NOTHING


def _picture(shape: str) -> Markup:
    """A symbol, an icon or a piece in the middle of a square."""
    pieces = {
        "tp-camp": camp(0, 0, 40),
        "tp-changeling": changeling(0, 0, 40),
        "tp-bell": bell(0, 0, 92),
        "tp-pot": pot(0, 0, 92),
    }
    icon = icon_at(shape[2:], 0, 0, 74) if shape.startswith("i:") else None
    size = {"tp-king": 1.2, "tp-troll-ivory": 1.5}.get(shape, 1.7)
    drawn = use(shape, 0, 8, size, class_=shape.replace("tp-troll-", "s-").replace("tp-", "s-"))
    return _art(pieces.get(shape) or icon or drawn, "-54 -54 108 108")


def _tile(tile: int) -> Markup:
    return _art(upright(tile), "-80 -80 160 160")


def _face(face: Markup, size: tuple[int, int]) -> Markup:
    return _art(face, f"-3 -3 {size[0] + 6} {size[1] + 6}")


def _art(inside: Markup, box: str) -> Markup:
    return el("svg", inside, class_="art trolls", viewBox=box, aria_hidden="true")
