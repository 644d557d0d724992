"""Royal tiles and royal cards."""

from typing import Any

import pytest

from tests.trolls_princesses.scene import (
    DENS,
    ROYALS,
    TROLL_CARDS,
    acting,
    laying,
    moving,
    playing,
    table,
)
from trollbord.games.trolls_princesses import tiles
from trollbord.games.trolls_princesses.choices import claims
from trollbord.games.trolls_princesses.effects import FILL_ONE_KIND, NOTHING, ONE_GOLD, ONE_OBSIDIAN
from trollbord.games.trolls_princesses.gaining import carry_out
from trollbord.kernel.event import Listener

# -- activating


@pytest.mark.rule("TP-ROYAL.2", "TP-ROYAL.3")
def test_a_royal_tile_is_activated_once_in_a_phase() -> None:
    """Not twice in one phase, but again in the next."""
    scene = acting("mining", 2, tiles="ROY-04")
    scene.pick("activate ROY-04")
    assert not any(option.startswith("activate") for option in scene.offered)
    scene.pick("done", "move aside building")
    assert "activate ROY-04" in scene.offered
    scene.pick("activate ROY-04")
    assert scene.power() == 4


def test_the_board_and_a_tile_are_one_activation() -> None:
    """TP-ROYAL.2: either the board's action or a tile's in one phase."""
    scene = acting("mining", 3, tiles="ROY-04")
    assert "activate board" in scene.offered

    scene.pick("activate ROY-04")

    assert "activate board" not in scene.offered


@pytest.mark.rule("TP-ROYAL.7", "TP-ROYAL.8", "TP-R.5")
def test_power_cave_and_villages_activate_too_unless_the_table_says_no() -> None:
    assert "activate ROY-04" in acting("power", 1, tiles="ROY-04").offered
    assert "activate ROY-04" in acting("I", 1, tiles="ROY-04").offered
    assert (
        "activate ROY-04"
        not in acting("power", 1, tiles="ROY-04", royal_in_power_cave=False).offered
    )
    assert "activate ROY-04" not in acting("I", 1, tiles="ROY-04", royal_in_villages=False).offered
    assert "activate ROY-04" in acting("I", 1, tiles="ROY-04", royal_in_power_cave=False).offered
    assert (
        "activate ROY-04" in acting("building", 1, tiles="ROY-04", royal_in_villages=False).offered
    )
    assert "activate ROY-04" not in acting("I", 0, borrowed=3, tiles="ROY-04").offered


@pytest.mark.rule("TP-ROYAL.9")
def test_a_lasting_tile_has_nothing_to_activate() -> None:
    scene = acting("mining", 1, tiles="ROY-15 ROY-20 ROY-12", board_royal_action=False)

    assert not any(option.startswith("activate") for option in scene.offered)


@pytest.mark.rule("TP-R.6")
@pytest.mark.parametrize(
    ("clan", "gift"),
    [
        ("red", (2, 0, 0, 0, 0)),
        ("yellow", (0, 1, 0, 0, 0)),
        ("purple", (0, 0, 0, 1, 0)),
        ("turquoise", (0, 0, 0, 0, 1)),
    ],
)
def test_each_board_has_a_royal_action_that_is_no_tile(clan: str, gift: tuple[int, ...]) -> None:
    """It is activated like a tile, scores nothing and can be switched off."""
    others = [each for each in ("red", "yellow", "purple", "turquoise") if each != clan]
    clans = " ".join([clan, *others])
    scene = acting("mining", 1, clans=clans)
    before = sum(scene.state.score(0))

    scene.pick("activate board")

    assert (*scene.store(), scene.power(), scene.cows()) == gift
    assert sum(scene.state.score(0)) == before == 0
    assert (
        "activate board" not in acting("mining", 1, clans=clans, board_royal_action=False).offered
    )


# -- the tiles with an action


@pytest.mark.rule("TP-ROYAL.10", "TP-R.11")
def test_roy_01_moves_two_different_trolls_without_points_or_actions() -> None:
    """From the mining cave and I to the power cave and II."""
    scene = acting("mining", 3, trolls="mining mining I", tiles="ROY-01")

    scene.pick("activate ROY-01", "shift mining power")
    assert not any(option.startswith("shift power") for option in scene.offered)
    scene.pick("shift I II")

    assert (scene.at("power"), scene.at("II")) == (1, 1)
    assert scene.state.points == 2
    assert scene.state.place == 1


def test_an_effect_may_push_but_not_bring_a_troll_into_play() -> None:
    """TP-R.11: a full village with one yellow troll; trolls aside can't be named."""
    scene = acting("mining", 1, trolls="mining I I I", rivals={1: "I"}, tiles="ROY-01")

    scene.pick("activate ROY-01")
    assert not any("aside" in option for option in scene.offered)
    scene.pick("shift-walker mining I", "push yellow", "home building")

    assert (scene.at("I"), scene.at("building", 1)) == (4, 1)
    assert scene.state.points == 0


@pytest.mark.rule("TP-R.37")
def test_an_effect_may_end_in_the_same_place() -> None:
    """Another empty cauldron of the own cave; a phase move can't."""
    scene = acting("mining", 1, trolls="mining power", tiles="ROY-01")

    scene.pick("activate ROY-01", "shift power power")

    assert scene.at("power") == 1
    assert scene.prompt == "shift-troll"


@pytest.mark.rule("TP-R.35")
def test_an_effect_is_done_as_far_as_possible() -> None:
    """One troll in play is moved alone; without anything to do a tile is not offered."""
    alone = acting("mining", 1, trolls="mining", tiles="ROY-01")
    alone.pick("activate ROY-01", "shift-walker mining I")
    assert alone.prompt == "move-other-troll"

    owned = acting(
        "mining",
        1,
        tiles="ROY-10",
        cards="TRC-01 TRC-02 TRC-03 TRC-04 TRC-05",
        board_royal_action=False,
    )
    assert "activate ROY-10" in owned.offered
    kinds = acting(
        "mining", 1, tiles="ROY-10", cards="TRC-17 TRC-18 TRC-19 TRC-20 TRC-21",
        cards_shown="TRC-01 TRC-02 TRC-03 TRC-04 TRC-05",
    )  # fmt: skip
    assert "activate ROY-10" not in kinds.offered
    idle: dict[str, dict[str, Any]] = {
        "ROY-04": {"power": 6},
        "ROY-05": {"cows": 1},
        "ROY-06": {"filled": (0, 0, 1)},
        "ROY-03": {},
        "ROY-11": {},
    }
    for tile, rest in idle.items():
        assert f"activate {tile}" not in acting("mining", 1, tiles=tile, **rest).offered


@pytest.mark.rule("TP-ROYAL.11", "TP-ROYAL.13")
def test_roy_02_moves_a_troll_and_a_human() -> None:
    """The human stays out of villages."""
    scene = acting("mining", 1, trolls="mining power", humans=(1, 0, 0), tiles="ROY-02")

    scene.pick("activate ROY-02", "shift power I")
    assert scene.offered == [
        "shift-human mining mining",
        "shift-human mining building",
        "shift-human mining power",
    ]
    scene.pick("shift-human mining building")

    assert (scene.at("I"), scene.state.humans[0]) == (1, [0, 1, 0])


@pytest.mark.rule("TP-R.49")
def test_roy_02_moves_the_human_first_if_its_owner_likes() -> None:
    """A human that leaves the full mining cave makes room for the troll."""
    scene = acting("building", 1, trolls="building I", humans=(5, 0, 0), tiles="ROY-02")
    scene.pick("activate ROY-02")

    assert "shift I mining" not in scene.offered
    scene.pick("shift-human mining power")
    assert "shift I mining" in scene.offered and "shift-human power building" not in scene.offered
    scene.pick("shift I mining")

    assert (scene.at("mining"), scene.state.humans[0]) == (1, [4, 0, 1])
    assert scene.prompt != "shift-troll"


@pytest.mark.rule("TP-R.49")
def test_roy_02_moves_whom_there_is() -> None:
    """Without a human the troll alone, without a troll on a cauldron the human alone."""
    trolls = acting("building", 1, trolls="building I", tiles="ROY-02")
    trolls.pick("activate ROY-02", "shift I mining")
    assert trolls.prompt == "move-other-troll"

    human = acting("building", 1, humans=(0, 0, 1), tiles="ROY-02")
    human.state.trolls[0] = [0] * 5
    human.pick("activate ROY-02", "shift-human power mining")
    assert human.state.humans[0] == [1, 0, 0]
    assert human.prompt == "move-other-troll"


@pytest.mark.rule("TP-R.35")
def test_effects_happen_in_the_order_in_which_they_stand() -> None:
    """What stands behind a question is gained after its answer."""
    scene = table(filled=(0, 0, 0))
    carry_out(scene.state, 0, (ONE_OBSIDIAN, FILL_ONE_KIND, ONE_GOLD))
    scene.start()

    assert (scene.prompt, scene.store()) == ("fill-shafts", (1, 0, 0))
    scene.pick("fill diamond")
    assert scene.store() == (1, 1, 0)


@pytest.mark.rule("TP-R.37")
def test_a_troll_in_a_full_village_cannot_stay_and_push() -> None:
    """No other cauldron of the village is empty; from elsewhere a push is fine (TP-R.11)."""
    scene = acting("mining", 1, trolls="mining II", rivals={1: "II II II"}, tiles="ROY-01")
    scene.pick("activate ROY-01")

    assert "shift II II" not in scene.offered
    assert {"shift II I", "shift-walker mining II"} <= set(scene.offered)


@pytest.mark.rule("TP-ROYAL.12")
def test_roy_03_moves_up_to_three_humans() -> None:
    """Three to different caves, or only one."""
    scene = acting("mining", 1, humans=(3, 0, 0), tiles="ROY-03")
    scene.pick(
        "activate ROY-03",
        "shift-human mining building",
        "shift-human mining power",
        "shift-human mining power",
    )
    assert scene.state.humans[0] == [0, 1, 2]
    assert scene.prompt == "move-other-troll"

    one = acting("mining", 1, humans=(3, 0, 0), tiles="ROY-03")
    one.pick("activate ROY-03", "shift-human mining building", "done")
    assert one.state.humans[0] == [2, 1, 0] and one.prompt == "move-other-troll"


@pytest.mark.rule("TP-ROYAL.15", "TP-ROYAL.16", "TP-R.45")
def test_roy_04_and_05_give_power_and_cows() -> None:
    """As many cows as find a barn."""
    scene = acting("mining", 1, power=3, tiles="ROY-04")
    scene.pick("activate ROY-04")
    assert scene.power() == 5

    for barns, gained in ((1, 1), (2, 2), (4, 2)):
        herd = acting("mining", 1, barns=barns, tiles="ROY-05")
        herd.pick("activate ROY-05")
        assert herd.cows() == gained
    last = acting("mining", 1, barns=2, tiles="ROY-05", supply={"cow": 1})
    assert last.pick("activate ROY-05").cows() == 1


@pytest.mark.rule("TP-ROYAL.17", "TP-ROYAL.18", "TP-ROYAL.19")
@pytest.mark.parametrize(
    ("tile", "filled", "mined"),
    [("ROY-06", (2, 0, 0), (2, 0, 0)), ("ROY-06", (4, 0, 0), (3, 0, 0)), ("ROY-07", (0, 3, 0), (0, 2, 0)), ("ROY-08", (0, 0, 2), (0, 0, 1))],
)  # fmt: skip
def test_tiles_that_mine(
    tile: str, filled: tuple[int, int, int], mined: tuple[int, int, int]
) -> None:
    """Up to three obsidian, two gold, one diamond, whatever is upgraded."""
    scene = acting("mining", 1, gone="CS1 CS2 CS3", tiles=tile, shafts=(5, 5, 5), filled=filled)

    scene.pick(f"activate {tile}")

    assert scene.store() == mined


@pytest.mark.rule("TP-ROYAL.20", "TP-R.13")
def test_roy_09_builds_a_den_for_nothing() -> None:
    """The display is refilled at the end of the phase."""
    scene = acting("mining", 2, tiles="ROY-09@N00/0", dens_shown="PRI-01")

    scene.pick("activate ROY-09", "take PRI-01", "lay 1 1", "turn 2")
    assert (len(scene.state.displays[DENS]), scene.store()) == (4, (0, 0, 0))
    scene.pick("done")
    scene.settled()

    assert len(scene.state.displays[DENS]) == 5


@pytest.mark.rule("TP-ROYAL.21")
def test_roy_10_takes_a_card_for_nothing() -> None:
    """No power, no cow; its gift is gained."""
    scene = acting("mining", 2, tiles="ROY-10", cards_shown="TRC-12")

    scene.pick("activate ROY-10", "take TRC-12")

    assert scene.store() == (0, 0, 1)
    assert len(scene.state.displays[TROLL_CARDS]) == 4


@pytest.mark.rule("TP-ROYAL.22")
def test_roy_11_fills_one_resource() -> None:
    scene = acting("mining", 1, tiles="ROY-11", shafts=(3, 2, 1), filled=(0, 0, 0))

    scene.pick("activate ROY-11", "fill gold")

    assert scene.state.filled[0] == [0, 2, 0]


# -- the lasting tiles


@pytest.mark.rule("TP-ROYAL.23", "TP-ROYAL.24", "TP-ROYAL.25")
@pytest.mark.parametrize(
    ("tile", "shafts"), [("ROY-12", [4, 0, 0]), ("ROY-13", [0, 3, 0]), ("ROY-14", [0, 0, 2])]
)
def test_tiles_with_shafts_come_filled(tile: str, shafts: list[int]) -> None:
    scene = laying(tile, shafts=(0, 0, 0), filled=(0, 0, 0))

    scene.pick(f"take {tile}", "lay 0 1", "turn 0")

    assert scene.state.shafts[0] == scene.state.filled[0] == shafts


@pytest.mark.rule("TP-ROYAL.26", "TP-ROYAL.27", "TP-ROYAL.28")
@pytest.mark.parametrize(
    ("tile", "pieces"), [("ROY-15", "swap swap"), ("ROY-16", "swap camp"), ("ROY-17", "swap bell")]
)
def test_tiles_with_changeling_spaces(tile: str, pieces: str) -> None:
    """Stored without a bonus, and no third is possible."""
    assert rooms_after_storing(tile, pieces) == [2, 1, 0]


@pytest.mark.rule("TP-ROYAL.29", "TP-ROYAL.30")
@pytest.mark.parametrize(("tile", "pieces"), [("ROY-18", "bell bell"), ("ROY-19", "camp bell")])
def test_tiles_with_other_spaces(tile: str, pieces: str) -> None:
    """Stored without a bonus, and no third is possible."""
    assert rooms_after_storing(tile, pieces) == [2, 1, 0]


def rooms_after_storing(tile: str, pieces: str) -> list[int]:
    """Bring the pieces in; each finds its space on the tile and brings nothing. The free spaces before and after each."""
    moves = {
        "swap": ("I", ["swap gold", "changeling BS2", f"store {tile}"]),
        "camp": ("building", ["build-camp", "replace I", "camp CS1", f"store {tile}"]),
        "bell": ("I", ["tear-down-bell", f"store {tile}"]),
    }
    stored = ""
    rooms = [sum(table(tiles=tile).state.rooms[0])]
    for number, piece in enumerate(pieces.split()):
        where, picks = moves[piece]
        goods: dict[str, Any] = {"power": 2, "gold": 2, "obsidian": 3, "cows": 1}
        scene = acting(where, 4, tiles=tile, stored=stored, **goods)
        scene.pick(*picks)
        left = (*scene.store(), scene.power(), scene.cows())
        spent = {"swap": (3, 0, 0, 0, 1), "camp": (3, 2, 0, 2, 0), "bell": (0, 2, 0, 2, 1)}[piece]
        assert left == spent
        assert sum(scene.state.pieces[0]) == number + 1
        stored += f" {'changeling' if piece == 'swap' else piece}>{tile}"
        rooms.append(sum(scene.state.rooms[0]))
        assert sum(table(tiles=tile, stored=stored).state.rooms[0]) == rooms[-1]
    return rooms


@pytest.mark.rule("TP-ROYAL.31", "TP-R.20")
def test_roy_20_counts_at_the_end_but_meets_no_royal_card() -> None:
    """Three points for bats with two bat cards; "3 bat cards" is not met."""
    scene = table(tiles="RES-01 VPD-01 ROY-20", cards="TRC-01 TRC-02", tasks="RCA-06 RCA-09")

    assert scene.state.score(0)[4] == 3
    assert claims(scene.state, 0) == []


@pytest.mark.rule("TP-ROYAL.32")
def test_there_are_twenty_different_royal_tiles() -> None:
    """One of each effect."""
    assert len({tile.title for tile in tiles.ROYALS}) == 20
    assert len([tile for tile in tiles.ROYALS if tile.action is not NOTHING]) == 11


# -- royal cards

MET: dict[str, dict[str, Any]] = {
    "RCA-01": {"tiles": "PRI-01 PRI-02 PRI-03"},
    "RCA-02": {"tiles": "RES-01 RES-02 RES-03"},
    "RCA-03": {"tiles": "BEL-01 BEL-02 BEL-03"},
    "RCA-04": {"tiles": "PRI-01 VPD-01 VPD-02 VPD-03"},
    "RCA-05": {"tiles": "RES-01 PRI-01 PRI-02 BEL-01 ROY-12 ROY-13 ROY-15"},
    "RCA-06": {"cards": "TRC-01 TRC-02 TRC-03"},
    "RCA-07": {"cards": "TRC-17 TRC-18 TRC-19"},
    "RCA-08": {"cards": "TRC-33 TRC-34 TRC-35"},
    "RCA-09": {"cards": "TRC-01 TRC-18 TRC-35"},
    "RCA-10": {"cards": "TRC-01 TRC-02 TRC-19 TRC-20 TRC-21"},
    "RCA-11": {"tiles": "RES-01 RES-02 RES-03", "stored": "camp>RES-01 camp>RES-02 camp>RES-03"},
    "RCA-12": {
        "tiles": "ROY-15 ROY-16",
        "stored": "changeling>ROY-15 changeling>ROY-15 changeling>ROY-16",
    },
    "RCA-13": {"tiles": "BEL-01 ROY-18", "stored": "bell>BEL-01 bell>ROY-18 bell>ROY-18"},
    "RCA-14": {"humans": (2, 2, 1)},
}


def one_less(rest: dict[str, Any]) -> dict[str, Any]:
    """The same table with the last tile, card, piece or human taken away."""
    less = dict(rest)
    key = "stored" if "stored" in rest else next(iter(rest))
    value = rest[key]
    less[key] = " ".join(value.split()[:-1]) if isinstance(value, str) else (2, 2, 0)
    return less


def check_task(task: str) -> None:
    for seat_tasks, rest, expected in (
        (task, MET[task], [f"claim {task}"]),
        (task, one_less(MET[task]), []),
    ):
        scene = moving(tasks=seat_tasks, **rest)
        assert [option for option in scene.offered if option.startswith("claim")] == expected


@pytest.mark.rule("TP-TASK.8", "TP-TASK.9", "TP-BOARD.4")
@pytest.mark.parametrize("task", ["RCA-01", "RCA-02", "RCA-03", "RCA-04", "RCA-05"])
def test_blue_cards_ask_for_tiles_in_the_network(task: str) -> None:
    """Three dens of a kind, or seven tiles with royal ones; one less is not enough."""
    check_task(task)


@pytest.mark.rule("TP-TASK.10", "TP-TASK.11", "TP-TASK.12", "TP-CARD.7")
@pytest.mark.parametrize("task", ["RCA-06", "RCA-07", "RCA-08", "RCA-09", "RCA-10"])
def test_yellow_cards_ask_for_troll_cards(task: str) -> None:
    """Three of a totem, one of each, five of any."""
    check_task(task)


@pytest.mark.rule("TP-TASK.13", "TP-TASK.14")
@pytest.mark.parametrize("task", ["RCA-11", "RCA-12", "RCA-13", "RCA-14"])
def test_red_cards_ask_for_pieces(task: str) -> None:
    """Neutral camps, neutral changelings, bells, humans; own pieces don't count."""
    check_task(task)
    own = moving(tasks=task, camps={0: "I I I"}, gone="CS1 CS2 CS3 BS1 BS2 BS3")
    assert not any(option.startswith("claim") for option in own.offered)


@pytest.mark.rule("TP-TASK.1", "TP-TASK.2")
def test_a_royal_card_is_completed_for_free_at_any_moment_of_the_own_turn() -> None:
    """Playing a card, moving, acting and at the end; never in another's turn."""
    humans: dict[str, Any] = {"humans": (2, 2, 1), "tasks": "RCA-14"}
    for scene in (playing(**humans), moving(**humans), acting("building", 2, **humans)):
        points = scene.state.points
        scene.pick("claim RCA-14", "decline")
        assert scene.state.points == points
        assert "claim RCA-14" not in scene.offered

    others = moving(phase=3, **humans)
    others.pick("move aside I", "done", "done")
    assert others.state.ask is not None and others.state.ask.seat == 1
    assert not any(option.startswith("claim") for option in others.offered)


@pytest.mark.rule("TP-TASK.3")
def test_completing_is_announced_to_all() -> None:
    """Card and player are open; the clan symbol lies on the card."""
    scene = moving(humans=(2, 2, 1), tasks="RCA-14")
    scene.state.listener = Listener()

    scene.pick("claim RCA-14")

    events, _ = scene.state.listener.drain()
    assert [(event.id, event.args, event.secret) for event in events] == [
        ("claim", {"seat": 0, "task": "RCA-14"}, ())
    ]
    assert scene.state.claims[0] == 1 << 13


@pytest.mark.rule("TP-TASK.4")
def test_several_players_complete_the_same_card_each_once() -> None:
    scene = table(humans=(2, 2, 1), tasks="RCA-14")
    scene.state.claims[1] = 1 << 13
    assert [option.text for option in claims(scene.state, 0)] == ["claim RCA-14"]

    scene.state.claims[0] = 1 << 13
    assert claims(scene.state, 0) == []


@pytest.mark.rule("TP-R.40")
def test_a_royal_tile_taken_in_phase_four_leaves_a_gap() -> None:
    """The display is refilled at the ends of phases 2 and 3 only."""
    scene = moving(
        phase=3, humans=(2, 2, 1), tasks="RCA-14", tiles="PRI-01@N00/0", royals_shown="ROY-01"
    )
    scene.pick("move aside I", "done")
    assert scene.prompt == "last-tasks"

    scene.pick("claim RCA-14", "take ROY-01", "lay 1 1", "turn 0")

    assert len(scene.state.displays[ROYALS]) == 4
    assert scene.state.ask is not None and scene.state.ask.seat == 1


def test_two_royal_tiles_in_one_phase_come_from_the_same_display() -> None:
    """TP-R.40: three are left to choose from until the phase ends, then five."""
    scene = acting(
        "I", 6, power=2, diamonds=1, princesses="I", tiles="PRI-01@N00/0", humans=(2, 2, 1), tasks="RCA-14",
        royals_shown="ROY-12 ROY-13 ROY-14 ROY-15 ROY-16",
    )  # fmt: skip
    scene.pick("capture-princess", "store PRI-01", "take ROY-12", "lay 1 1", "turn 0")
    scene.pick("claim RCA-14")
    assert len(scene.offered) == 5  # four tiles, or none
    scene.pick("take ROY-13", "lay 1 2", "turn 0")
    assert len(scene.state.displays[ROYALS]) == 3
    scene.pick("done")
    scene.settled()

    assert len(scene.state.displays[ROYALS]) == 5


def test_a_new_space_can_be_used_at_once() -> None:
    """TP-TASK.7: ROY-16 brings the space for the second camp."""
    scene = acting(
        "building", 6, cows=2, tiles="RES-01@N00/0 RES-02@N03/0 RES-03@N01/0",
        stored="camp>RES-01 camp>RES-02", tasks="RCA-02", royals_shown="ROY-16",
    )  # fmt: skip
    scene.pick("build-camp", "replace I", "camp CS4", "store RES-03")
    assert "build-camp" not in scene.offered

    scene.pick(
        "claim RCA-02",
        "take ROY-16",
        "lay 1 5",
        "turn 0",
        "build-camp",
        "replace I",
        "camp CS1",
        "store ROY-16",
    )

    assert scene.state.pieces[0][0] == 4
