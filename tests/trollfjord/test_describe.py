"""The table without a picture: regions with neighbours, fortresses, the walkway, and where the lord can go."""

from tests.trollfjord.scene import COLOURS, Scene, scene
from tests.trollfjord.test_example_turn import FIVE, together
from trollbord.games.trollfjord.box import BOULDERS_PER_COLOUR, LOOP, NUMERALS, PLUS, TROLLS
from trollbord.games.trollfjord.look.describe import describe
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.sheet import WIDTH, laid_out
from trollbord.kernel.seat import SPECTATOR
from trollbord.kernel.state import State
from trollbord.words import LANGUAGES, notation, speaker


def seen(state: State, seat: int) -> TrollfjordView:
    view = state.view(seat)
    assert isinstance(view, TrollfjordView)
    return view


def rows(table: Scene, seat: int = 0) -> list[list[str]]:
    """What `str(view)` prints, in parts."""
    return [
        [part.strip() for part in line.split("  ") if part.strip()] for line in lines(table, seat)
    ]


def lines(table: Scene, seat: int = 0) -> list[str]:
    return str(table.state.view(seat)).splitlines()


def laden() -> Scene:
    """The longest word and number in each place, more than any game brings together."""
    table = scene(
        belts={colour: tuple(range(20, 21 + PLUS)) for colour in COLOURS},
        sacks={colour: tuple(range(10, 17)) for colour in COLOURS},
        trolls={colour: {"mountain_nw": TROLLS} for colour in COLOURS},
        crowns=dict.fromkeys(NUMERALS, "orange"),
        open_sacks=True,
    )
    state = table.state
    state.lords = [LOOP + 6, LOOP + 16, LOOP + 30, LOOP + 44]
    state.laid = [True] * 4
    state.fortress, state.limit, state.hits = 0, 2 * TROLLS, 2 * TROLLS
    state.hammerer, state.partner = 0, 1
    state.out = [BOULDERS_PER_COLOUR] * 4
    return table


def test_no_line_is_broken_by_a_terminal_of_80_columns() -> None:
    """Four players and the longest values, in notation and in every language."""
    state = laden().state
    told = [str(state.view(seat)) for seat in (0, SPECTATOR)]
    told += [
        laid_out(describe(seen(state, 0), speaker("trollfjord", language), ("Anna",) * 4))
        for language in LANGUAGES
    ]

    assert [line for each in told for line in each.splitlines() if len(line) > WIDTH] == []


def test_a_region_is_told_with_its_neighbours() -> None:
    """TF-A2.12."""
    assert ["glacier_se", "mountain_e, forest_se"] in rows(scene())


def test_the_walkway_is_told_plank_by_plank_with_the_lords_on_it() -> None:
    table = scene(lords={"white": 9, "orange": 14, "brown": 17, "black": 21})

    assert ["6 glacier, 8 swamp, 10 tundra", "white 9"] in rows(table)
    assert ["12 fjord, 14 mountain, 16 glacier", "orange 14, brown 17"] in rows(table)


def test_a_lord_on_the_start_plank_is_told_with_its_space() -> None:
    table = scene(seats=3, lords={"white": -3, "orange": -2, "brown": -1})

    assert ["Troll Lord", "start space 3", "start space 2", "start space 1"] in rows(table)


def test_the_mover_is_told_the_six_spaces_what_they_bring_and_to_whom_they_give_wind() -> None:
    """TF-A1.4 to 6, TF-A3.1: before these moves orange is at 14, brown at 17, black at 21."""
    table = scene(lords={"white": 9, "orange": 14, "brown": 17, "black": 21})

    ways = describe(seen(table.state, 0), notation("trollfjord"))[-1].rows

    assert len(ways) == 6
    wind = "orange, brown, black"
    assert ("lord placement 1", "10 tundra", "one troll: tundra_c, tundra_sw", wind) in ways
    assert ways[2][1:] == (
        "16 glacier",
        "up to 3 trolls: glacier_w, glacier_se",
        "brown, black",
    )
    assert ("lord wander 2", "13 wander", "up to 2 steps", wind) in ways


def test_nobody_is_told_of_ways_while_no_lord_moves() -> None:
    told = rows(together())

    assert not [row for row in told if row[:1] == ["lord placement 1"]]


def test_while_somebody_hammers_the_tower_is_told() -> None:
    told = rows(together().hits(*FIVE))

    assert ["Hits", "5 / 7"] in told
    assert [row for row in told if row[:1] == ["Boulders on the table"]] == [
        ["Boulders on the table", "17: red 7, yellow 4, blue 3, white 3"]
    ]
    assert [row[0] for row in told if row[:1] in (["Hammer"], ["Partner"])] == ["Hammer", "Partner"]


def test_a_sack_of_others_is_told_by_number_and_ones_own_by_value() -> None:
    """TF-R.25."""
    table = scene(sacks={"white": (12, 19), "orange": (11,)})

    assert rows(table, 0)[rows(table, 0).index(["Gifts", *["4 8 16"] * 4]) + 1][:3] == [
        "Patched sack",
        "12 19",
        "?",
    ]
    assert "? ?" in str(table.state.view(1))
