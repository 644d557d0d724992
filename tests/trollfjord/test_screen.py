"""The page of Trollfjord: buttons that say what they bring, the tower's last fall, a board on which nothing is covered."""

import re
from itertools import combinations

import pytest

from tests.trollfjord.scene import GAME, Scene, scene
from trollbord.games.trollfjord.box import LOOP, REGIONS
from trollbord.games.trollfjord.look.draw import board
from trollbord.games.trollfjord.look.panel import last_fall
from trollbord.games.trollfjord.look.places import fortress_boxes, overlap, places, site_point
from trollbord.games.trollfjord.look.plan import plan_of
from trollbord.games.trollfjord.look.screen import path, screen
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.ink.screen import Draft, Entry, Form, Screen
from trollbord.kernel.event import Event
from trollbord.kernel.seat import NATURE, SPECTATOR
from trollbord.words import speaker

TROLLS = {"orange": {"mountain_nw": 2, "swamp_n": 3}}
TREASURES = {"mountain_nw": 18, "swamp_n": 12, "glacier_w": 28}


def hammering(tower: str = "quick") -> Scene:
    """Orange hammers alone at S5, limit 5."""
    made = scene(
        2,
        trolls=TROLLS,
        treasures=TREASURES,
        belts={"orange": (11, 13)},
        calls="orange",
        tower=tower,
    )
    return made.pick("call S5", "hammer")


def shown(table: Scene, seat: int = 1, form: Form = "desk") -> Screen:
    draft = Draft(form, ["Astrid", "Bjørn"], [seat] if seat >= 0 else [])
    return screen(view_of(table, seat), draft, speaker("trollfjord", "en"))


def view_of(table: Scene, seat: int = 1) -> TrollfjordView:
    view = GAME.view(table.state, seat)
    assert isinstance(view, TrollfjordView)
    return view


def test_the_stop_button_says_what_it_takes() -> None:
    table = hammering().hits("1/1/1/2")
    assert shown(table).buttons.labels["stop"] == "Stop, take nothing"

    table.hits("1/1/1/4")
    assert shown(table).buttons.labels["stop"] == "Stop, take 12"
    table.hits("1/1/1/3")
    assert shown(table).buttons.labels["stop"] == "Stop, take 18"
    assert "Hits" not in shown(table).buttons.labels and shown(table, 0).buttons.labels == {}


def test_the_hint_counts_hits_or_names_the_colour_that_wakes_the_spirit() -> None:
    table = hammering().hits("1/1/1/2")
    assert shown(table).prompt.hint == "4 hits left."
    table.hits("4/0/0/0")
    assert shown(table).prompt.hint == "One more red angers the mountain spirit."


def test_each_treasure_says_what_is_missing() -> None:
    aside = str(shown(hammering().hits("3/3/3/4")).aside)

    chips = re.findall(r'id="chip-(\w+)" class="(\S+)".*?<b>(.*?)</b>', aside)
    assert chips == [
        ("swamp_n", "tf-near", "in reach"),
        ("mountain_nw", "tf-wants", "5 more"),
        ("glacier_w", "tf-away", "no troll"),
    ]


def test_only_whoever_holds_the_simulated_hammer_can_aim() -> None:
    table = hammering(tower="physics")
    mine, others = str(shown(table).aside), str(shown(table, 0).aside)

    assert mine.count('class="spot aim"') == 8 and mine.count('class="spot tick"') == 10
    assert "data-swing" in str(shown(table).buttons.first)
    assert "spot aim" not in others and "data-swing" not in str(shown(table, 0).buttons.first)
    assert "spot aim" not in str(shown(hammering()).aside)


def test_a_blow_is_a_place_on_the_wall_and_a_strength() -> None:
    view = view_of(hammering(tower="physics"))
    option = GAME.vocabulary.find("hit right 7 2")

    assert path(view, option) == ("aim-right-2", "strength-7")


def test_the_tower_is_shown_as_it_stands() -> None:
    """The last fall of this hammering, also when somebody keeps on; before the first blow the tower that was filled."""
    decided = Entry(3, 1, [Event("hammer", {"seat": 1, "limit": 4})], beside=38)
    swung = Entry(4, 1, [], beside=39)  # its timing lies there
    fall = Entry(5, NATURE, [], beside=40)
    kept = Entry(6, 0, [Event("keep", {"seat": 0})])

    assert last_fall(Draft(history=[fall, decided])) == 38
    assert last_fall(Draft(history=[decided, swung, fall, Entry(6, NATURE, [])])) == 40
    assert last_fall(Draft(history=[decided, swung, fall, kept])) == 40
    assert last_fall(Draft()) == 0


def test_what_fell_is_typed_by_those_who_sit_there_only() -> None:
    table = hammering(tower="yours").pick("hit")
    form = str(shown(table).buttons.entry)

    assert re.findall(r'name="(\w+)" min="0" max="(\d+)"', form) == [
        ("red", "11"), ("yellow", "11"), ("blue", "11"), ("white", "11"),
    ]  # fmt: skip
    assert str(shown(table, SPECTATOR).buttons.entry) == ""
    assert str(shown(hammering()).buttons.entry) == ""


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_on_a_phone_the_board_stands_up_and_zooms_to_the_fortress(form: Form) -> None:
    resting = scene(2, lords={"white": 3, "orange": 8})
    size = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', str(shown(resting, form=form).board))
    assert size is not None
    wide, high = float(size[3]), float(size[4])
    assert (wide < high) == (form == "phone")

    zoomed = re.search(
        r'viewBox="(\S+) (\S+) (\S+) (\S+)"', str(shown(hammering(), form=form).board)
    )
    assert zoomed is not None
    assert (float(zoomed[3]) < 500) == (form == "phone")


WIDE, HIGH = 30.0, 34.0
"""Half the boxes of two lords beside each other touch at most at their corners."""


@pytest.mark.parametrize("standing", [False, True])
def test_no_lord_covers_another(standing: bool) -> None:
    points = plan_of("standard", standing).loop
    for space in range(LOOP):
        (xa, ya), (xb, yb) = points[space], points[(space + 1) % LOOP]
        assert abs(xa - xb) >= WIDE or abs(ya - yb) >= HIGH


@pytest.mark.parametrize("standing", [False, True])
def test_no_piece_covers_another_however_crowded_the_regions_are(standing: bool) -> None:
    """Treasures, trolls and fortresses of the whole board, with one to four players in every region."""
    plan = plan_of("standard", standing)
    left, top, right, low = plan.box(100, 125, 820, 575)
    walls = [box for site in range(6) for box in fortress_boxes(site_point(plan, site))]
    for players in range(1, 5):
        lying = [places(plan, region, players).boxes() for region in range(len(REGIONS))]
        pieces = [box for boxes in lying for box in boxes]
        assert len(pieces) == len(REGIONS) * (1 + players)
        for box in pieces:
            assert left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= low
        shared = [overlap(a, b) for a, b in combinations([*pieces, *walls], 2)]
        walls_alone = [overlap(a, b) for a, b in combinations(walls, 2)]
        assert max(shared) <= max(16.0, *walls_alone), players


def test_the_board_puts_the_pieces_there() -> None:
    crowd = {colour: {"fjord_w": 1} for colour in ("white", "orange", "brown", "black")}
    drawn = str(board(view_of(scene(4, trolls=crowd))))
    lie = places(plan_of("standard"), REGIONS.index("fjord_w"), 4)

    spots = re.findall(r'id="troll-\d-fjord_w" transform="translate\((\S+) (\S+)\)', drawn)
    assert sorted([(float(x), float(y)) for x, y in spots]) == sorted(lie.trolls)


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_the_board_stays_where_it_is_when_the_start_plank_goes(form: Form) -> None:
    before, after = scene(2, trolls=TROLLS, calls="orange"), scene(2, trolls=TROLLS, calls="orange")
    before.state.hits, after.state.hits = -1, 0

    def window(table: Scene) -> str:
        found = re.search(r'viewBox="([^"]+)"', str(shown(table, form=form).board))
        assert found is not None
        return found[1]

    assert window(before) == window(after)
