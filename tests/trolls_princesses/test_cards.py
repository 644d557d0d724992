"""A new tile or card is a row, a name, signs and a rule: what one lacks is told in a sentence."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tests.cards import lacking
from trollbord.games.trolls_princesses.catalogue import CATALOGUE
from trollbord.games.trolls_princesses.deck import (
    CARDS,
    CASTLE_TILES,
    KINDS,
    ROUNDS,
    ROYAL_CARDS,
    TROLL_CARDS,
)
from trollbord.games.trolls_princesses.effects import NOTHING, Effect
from trollbord.games.trolls_princesses.look.cardface import round_face, task_face, troll_face
from trollbord.games.trolls_princesses.look.faces import VP_DENS
from trollbord.games.trolls_princesses.look.pentagon import COUNTED, gifts
from trollbord.games.trolls_princesses.tiles import DENS, ROYALS, VP, Den
from trollbord.words.rulebook import naming

GAME = "trolls_princesses"
Row = tuple[str, Callable[[], object], tuple[str, ...]]
"""A name, what draws its signs, and the messages of its effects."""


def of_effects(name: str, *effects: Effect) -> Row:
    """A tile that gives something: on its face all of it has one name."""
    given = "-".join([effect.spelling for effect in effects if effect is not NOTHING])
    return name, partial(gifts, *effects), (f"screen-gain-{given}",) if given else ()


def of_den(den: Den) -> Row:
    if den.kind != VP:
        return of_effects(den.name, den.bonus)
    told = VP_DENS.get(den.counts, f"screen-tile-vp-{den.counts}")
    return den.name, partial(COUNTED.__getitem__, den.counts), (told,)


def rows() -> Iterator[Row]:
    """All tiles and cards."""
    yield from [of_den(den) for den in DENS]
    yield from [of_effects(tile.name, tile.action) for tile in ROYALS]
    yield from [of_effects(castle.name, *castle.effects) for castle in CASTLE_TILES]
    yield from [(name, partial(troll_face, at), ()) for at, name in enumerate(CARDS)]
    yield from [(card.name, partial(task_face, at), ()) for at, card in enumerate(ROYAL_CARDS)]
    yield from [(name, partial(round_face, at), ()) for at, name in enumerate(ROUNDS)]


def rule_of(name: str) -> str:
    """The rule that says what it does: it names the tile, the card, or what is counted."""
    kind = CATALOGUE[name].kind
    if kind in ("royal", "task", "castle"):
        return naming(GAME, f"TP-{kind.upper()}", name)
    counts = {den.name: f"VP den kind {den.counts}" for den in DENS if den.kind == VP}
    if name in counts:
        return naming(GAME, "TP-END", counts[name])
    kinds = {card.name: KINDS[card.kind] for card in TROLL_CARDS}
    if name in kinds and kinds[name].counts:
        return naming(GAME, "TP-CARD", kinds[name].name.replace("-", "_"))
    return CATALOGUE[name].numbers[0]


@pytest.mark.parametrize("row", list(rows()), ids=lambda row: row[0])
def test_a_tile_or_card_lacks_nothing(row: Row) -> None:
    name, draw, messages = row
    assert lacking(GAME, name, rule_of(name), draw, *messages) == ""


def test_what_a_new_card_lacks_is_one_sentence() -> None:
    told = lacking(GAME, "ROY-21", "", partial(COUNTED.__getitem__, "ravens"), "screen-gain-raven")

    assert told == (
        "ROY-21 of trolls_princesses has no message name-ROY-21 in words/{en,de,fr,cs,ru}.ftl, "
        "no message screen-gain-raven in words/{en,de,fr,cs,ru}.ftl, "
        "no rule that names it in teach/rules.{en,de,fr,cs,ru}.md, "
        "no emblem in look/ ('ravens' is not drawn)"
    )
    assert lacking(GAME, "ROY-01", "TP-ROYAL.99", str) == (
        "ROY-01 of trolls_princesses has no rule TP-ROYAL.99 in teach/rules.{en,de,fr,cs,ru}.md"
    )
