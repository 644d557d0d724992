"""The board for a terminal: it keeps to 80 columns, whatever lies on the table."""

from tests.trollfjord.scene import COLOURS, Scene, scene
from trollbord.games.trollfjord.box import (
    BOULDERS_PER_COLOUR,
    COPIES,
    LANDSCAPES,
    LOOP,
    NUMERALS,
    PLUS,
    TROLLS,
)
from trollbord.games.trollfjord.text import WIDTH
from trollbord.kernel.seat import SPECTATOR


def laden() -> Scene:
    """The longest word and number in each place, more than any game brings together."""
    belts = {colour: tuple(range(20, 21 + PLUS)) for colour in COLOURS}
    table = scene(
        belts=belts,
        sacks={colour: tuple(range(10, 17)) for colour in COLOURS},
        trolls={colour: {"mountain_nw": TROLLS} for colour in COLOURS},
        crowns=dict.fromkeys(NUMERALS, "orange"),
        open_sacks=True,
    )
    state = table.state
    state.lords = longest(table)
    state.laid = [True] * 4
    state.reserve = [TROLLS] * 4
    state.fortress, state.limit, state.hits = 0, 2 * TROLLS, 2 * TROLLS
    state.out, state.supply = [BOULDERS_PER_COLOUR] * 4, list(COPIES)
    return table


def longest(table: Scene) -> list[int]:
    """Four spaces with two digits and the longest name of a landscape."""
    name = max(LANDSCAPES, key=len)
    found = [space for space in range(10, LOOP, 2) if table.landscape(space) == name]
    return [LOOP + space for space in found[:4]]


def test_no_line_is_broken_by_a_terminal_of_80_columns() -> None:
    """Four players and the longest values."""
    state = laden().state

    for seat in (0, SPECTATOR):
        lines = str(state.view(seat)).splitlines()
        assert max([len(line) for line in lines]) <= WIDTH < 80


def test_columns_stand_apart_and_a_full_sack_goes_on_below() -> None:
    lines = str(laden().state.view(0)).splitlines()
    head = next(line for line in lines if line.startswith("player"))
    at = [index for index, line in enumerate(lines) if line.startswith("orange")][-1]

    assert lines[at].split("  ")[-4:] == ["20 21 22 23", "I II III", "4 8 16", "10 11 12 13"]
    for name in ("lord", "belt", "crowns", "gifts", "patched sack"):
        column = head.index(name)
        assert lines[at][column - 1] == " " != lines[at][column]
    assert lines[at + 1] == " " * head.index("patched sack") + "14 15 16"
    assert lines[at + 2].startswith("brown")
