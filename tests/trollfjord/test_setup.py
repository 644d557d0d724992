"""Setup: components, planks, fortresses, treasures, lords."""

from random import Random

import pytest

from tests.trollfjord.scene import COLOURS, GAME, Scene, scene
from trollbord.games.trollfjord import box
from trollbord.games.trollfjord.box import colour_of
from trollbord.games.trollfjord.chart import LOOP_POINTS, charted
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.errors import BadSeats, BadSettings
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import NATURE


def opened(seats: int, seed: int = 1, **table: str) -> Scene:
    """A new game, chance answered up to the first question to a player."""
    state = GAME.new(seats, **table)
    assert isinstance(state, TrollfjordState)
    rng = Random(seed)
    while state.ask is not None and state.ask.seat == NATURE:
        state.take(answer(state, rng))
    return Scene(state)


@pytest.mark.rule("TF-SETUP.1")
def test_two_three_or_four_may_play() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSeats, match="seats 2, 3, 4 players"):
            GAME.new(seats)


@pytest.mark.rule("TF-SETUP.2")
def test_each_player_has_a_colour_of_their_own() -> None:
    """White and black may play alone; one colour twice is refused."""
    table = GAME.new(2, colours="white-black-orange-brown").settings

    assert [colour_of(table, seat) for seat in range(2)] == ["white", "black"]
    with pytest.raises(BadSettings, match="does not name each colour once"):
        GAME.new(2, colours="white-white-orange-brown")


@pytest.mark.rule("TF-SETUP.3", "TF-SETUP.4", "TF-SETUP.10", "TF-SETUP.13", "TF-SETUP.16", "TF-SETUP.21", "TF-SETUP.22", "TF-SETUP.23", "TF-SETUP.27", "TF-SETUP.31", table=True)  # fmt: skip
def test_the_box_holds_what_the_list_says() -> None:
    state = opened(3).state

    assert len(state.treasures) == len(box.REGIONS) == 12
    assert [len(regions) for regions in box.REGIONS_OF] == [2] * 6
    assert sorted(state.planks) == list(range(10))
    assert box.BOULDERS == 44 == 4 * box.BOULDERS_PER_COLOUR and box.BOULDERS_PER_COLOUR == 11
    assert box.COPIES == (2,) * 5 + (3,) * 4 + (2,) * 10 and box.TREASURES == 42
    assert sum((index + 10) * count for index, count in enumerate(box.COPIES)) == 788
    assert state.reserve == [10] * 3 and sum(state.trolls) == 0
    assert len(state.lords) == 3
    assert len(state.sacks) == 3 and len(state.belts) == 3 * 4
    assert state.gifts == [box.ALL_GIFTS] * 3 and box.GIFTS == (4, 8, 16)
    assert state.boulders_left() == 44 and state.hits == -1


@pytest.mark.rule("TF-SETUP.5")
def test_the_two_fjords_adjoin_but_are_two_regions() -> None:
    """All trolls of a placement go to one of them, a step leads over, each has its own treasure."""
    table = scene(
        lords={"black": 9, "white": 15, "orange": 17, "brown": 19},
        treasures={"fjord_w": 18, "fjord_s": 28},
    )

    table.pick("lord placement 2")

    assert (table.lord("black"), table.landscape(12)) == (12, "fjord")
    assert table.options == ["put fjord_w", "put fjord_s", "done"]
    table.pick("put fjord_w").refuses("put fjord_s", "one region")
    assert (table.treasure("fjord_w"), table.treasure("fjord_s")) == (18, 28)
    walker = scene(
        lords={"black": 2, "white": 9, "orange": 11, "brown": 13}, trolls={"black": {"fjord_w": 1}}
    )
    assert walker.pick("lord wander 1", "walk fjord_w fjord_s").trolls("black") == {"fjord_s": 1}


@pytest.mark.rule("TF-SETUP.6", "TF-SETUP.7", "TF-SETUP.8")
def test_in_the_first_game_the_fortresses_stand_as_drawn() -> None:
    state = opened(2).state

    assert [box.NUMERALS[number] for number in state.numbers] == [
        "I",
        "I",
        "II",
        "II",
        "III",
        "III",
    ]
    assert [len(set(site)) for site in state.board.sites] == [3] * 6


@pytest.mark.rule("TF-SETUP.9", "TF-R.38")
def test_later_the_players_place_the_fortresses_as_they_like() -> None:
    """I on S5 and S6, II on S1 and S2, III on S3 and S4 is fine; a third I is not."""
    table = opened(2, fortresses="free")

    assert table.options == ["fortress S1 I", "fortress S1 II", "fortress S1 III"]
    assert table.asked == "white"
    table.pick("fortress S1 II")
    assert table.asked == "orange"
    table.pick("fortress S2 II")
    table.refuses("fortress S3 II", "both fortresses II stand already (TF-SETUP.6)")
    table.refuses("fortress S4 I", "now the middle fortress gets its number (TF-R.38)")
    table.pick("fortress S3 III", "fortress S4 III", "fortress S5 I", "fortress S6 I")

    assert [box.NUMERALS[number] for number in table.state.numbers] == [
        "II",
        "II",
        "III",
        "III",
        "I",
        "I",
    ]


@pytest.mark.rule("TF-SETUP.11", "TF-SETUP.12")
def test_planks_lie_in_every_order_but_only_one_way_round() -> None:
    """Every plank is found in every place; placement and wander alternate, placement outside."""
    places = set()
    for seed in range(120):
        planks = opened(2, seed).state.planks
        assert sorted(planks) == list(range(10))
        places |= set(enumerate(planks))
        kinds = [box.landscape_at(planks, space) for space in range(0, 60, 2)]
        assert kinds == [kind for plank in planks for kind in box.PLANK_FACES[plank]]

    assert len(places) == 100
    middle = (460, 350)
    for space in range(0, 60, 2):
        outside, inside = LOOP_POINTS[space], LOOP_POINTS[space + 1]
        away = [
            max(abs(x - middle[0]) - 360, abs(y - middle[1]) - 225) for x, y in (outside, inside)
        ]
        assert away[0] > away[1], f"space {space} is not outside"


@pytest.mark.rule("TF-SETUP.14", "TF-SETUP.18", "TF-SETUP.19", "TF-SETUP.20")
def test_a_new_table_is_laid_out_in_full() -> None:
    """All boulders in, 30 treasures face down, three crowns and the slider beside the board."""
    state = opened(3).state

    assert state.out == [0, 0, 0, 0] and state.boulders_left() == 44
    assert sum(state.supply) == 30
    assert state.crowns == [-1, -1, -1] and box.CROWN_VALUE == 6
    assert state.hits == -1


@pytest.mark.rule("TF-SETUP.17")
def test_every_region_gets_an_open_treasure_by_chance() -> None:
    """Values and order of the 30 others are in nobody's view."""
    table = opened(4)

    assert all(10 <= value <= 28 for value in table.state.treasures)
    assert len({tuple(opened(2, seed).state.treasures) for seed in range(5)}) == 5
    view = table.state.view(0)
    assert not hasattr(view, "supply")


@pytest.mark.rule("TF-SETUP.24", "TF-SETUP.25", "TF-SETUP.26")
def test_a_sack_has_a_belt_of_four_three_crown_spaces_and_a_patched_part() -> None:
    assert box.BELT == ("I", "II", "III", "plus")
    assert len(opened(2).state.crowns) == len(box.NUMERALS) == 3
    table = scene(sacks={"white": (12, 13, 14)})
    assert table.belt("white") == [] and table.sack("white") == (12, 13, 14)


@pytest.mark.rule("TF-SETUP.29", "TF-SETUP.30", "TF-SETUP.32")
def test_lords_stand_on_the_start_plank_in_random_order() -> None:
    """Spaces 1 to the number of players; space 1 is foremost."""
    for seats in (2, 3, 4):
        orders = {tuple(opened(seats, seed).state.lords) for seed in range(150)}
        assert {tuple(sorted(order)) for order in orders} == {tuple(range(-seats, 0))}
        assert len(orders) == [2, 6, 24][seats - 2]
    table = opened(2)
    assert table.turn == COLOURS[table.state.lords.index(-2)]


@pytest.mark.rule("TF-ORDER.3", "TF-A1.11", "TF-A1.3", "TF-R.4")
def test_the_lord_farthest_back_begins_and_counts_from_the_corner() -> None:
    """Printed example: white on start space 4 chooses among 0, 2, 4 and 1, 3, 5."""
    table = scene(lords={"orange": -1, "brown": -2, "black": -3, "white": -4})

    assert table.asked == "white"
    assert table.spaces() == {
        "lord placement 1": 0, "lord placement 2": 2, "lord placement 3": 4,
        "lord wander 1": 1, "lord wander 2": 3, "lord wander 3": 5,
    }  # fmt: skip


@pytest.mark.rule("TF-A1.12", "TF-A1.13", "TF-R.4")
def test_the_start_plank_becomes_the_counter_when_all_have_left() -> None:
    table = scene(3, lords={"white": -3, "orange": -2, "brown": -1})
    table.state.hits = -1

    table.pick("lord placement 3", "done")
    assert (table.lord("white"), table.asked, table.state.hits) == (4, "orange", -1)
    table.pick("lord placement 2", "done")
    assert (table.lord("orange"), table.asked, table.prompt) == (2, "white", "tailwind-place")
    table.pick("done")
    assert (table.asked, table.prompt, table.state.hits) == ("brown", "lord", -1)
    table.pick("lord placement 1", "put fjord_w", "done", "done")

    assert table.state.hits == 0 and table.told("counter")
    assert (table.asked, table.prompt) == ("brown", "lord")
    assert not table.told("call")
    table.pick("lord wander 1")
    assert len(table.told("counter")) == 1, "it is turned over once"


def test_the_standard_map_holds_what_the_texts_demand() -> None:
    """Two fjords are the only regions of one landscape that adjoin; each site's regions adjoin each other."""
    board = charted("standard").board
    same = [
        (a, b)
        for a in range(12)
        for b in board.neighbours[a]
        if box.LANDSCAPE_OF[a] == box.LANDSCAPE_OF[b]
    ]
    assert {box.REGIONS[a] for a, _ in same} == {"fjord_w", "fjord_s"}
    for number in range(3):
        landscapes = [
            box.LANDSCAPE_OF[region]
            for site in range(6)
            if board.numbers[site] == number
            for region in board.sites[site]
        ]
        assert sorted(landscapes) == list(range(6))


def test_fortresses_at_random_weigh_by_the_copies_left() -> None:
    """Two of each number: a number that is used up is not offered, one copy weighs half of two."""
    state = GAME.new(2, fortresses="random")
    assert isinstance(state, TrollfjordState)
    rng = Random(4)
    seen = []
    while state.ask is not None and state.ask.prompt in ("plank", "fortress"):
        if state.ask.prompt == "fortress":
            assert state.ask.weights is not None
            left = [2 - state.numbers.count(option.second) for option in state.ask.options]
            assert state.ask.weights == left and min(left) > 0
            seen.append(len(left))
        state.take(answer(state, rng))

    assert seen[0] == 3 and seen[-1] == 1
