"""Mining, building and power."""

import pytest

from tests.trolls_princesses.scene import (
    DENS,
    TROLL_CARDS,
    acting,
)
from trollbord.games.trolls_princesses.box import HERD
from trollbord.games.trolls_princesses.deck import CARDS
from trollbord.games.trolls_princesses.effects import Mine
from trollbord.games.trolls_princesses.goods import TROLL_POWER
from trollbord.games.trolls_princesses.tiles import TILES

# -- mining


@pytest.mark.rule("TP-MINE.3", "TP-MINE.7")
def test_obsidian_is_mined_one_by_one_until_its_camp_has_left() -> None:
    """Two points mine two; with the camp gone one action takes two."""
    scene = acting("mining", 2)
    scene.pick("mine obsidian", "mine obsidian")
    assert (scene.store(), scene.state.filled[0]) == ((2, 0, 0), [1, 0, 1])

    upgraded = acting("mining", 1, gone="CS1")
    upgraded.pick("mine obsidian")
    assert upgraded.store() == (2, 0, 0)


@pytest.mark.rule("TP-MINE.8")
def test_each_mining_action_is_upgraded_by_its_own_camp() -> None:
    """With the gold camp gone, only gold yields two."""
    scene = acting("mining", 6, gone="CS2", shafts=(3, 3, 3), filled=(3, 3, 3))

    scene.pick("mine obsidian", "mine gold", "mine diamond")

    assert scene.store() == (1, 2, 1)


@pytest.mark.rule("TP-R.26")
def test_mining_takes_what_is_there_and_needs_one_full_shaft() -> None:
    """One diamond although two are allowed; none, and the action is not offered."""
    scene = acting("mining", 6, gone="CS3")
    scene.pick("mine diamond")
    assert scene.store() == (0, 0, 1)

    assert "mine diamond" not in scene.offered


@pytest.mark.rule("TP-MINE.9", "TP-BOARD.5", "TP-R.47")
@pytest.mark.parametrize(
    "filled", [pytest.param((1, 0, 0), id="board"), pytest.param((2, 0, 0), id="centre too")]
)
def test_any_shaft_of_the_network_can_be_mined(filled: tuple[int, int, int]) -> None:
    """Board, centre and edge shafts are one stock of the resource."""
    scene = acting("mining", 1, tiles="PRI-01@N00/0 RES-02@N03/4", filled=filled)
    assert scene.state.shafts[0] == [
        6,
        0,
        1,
    ]  # three of the board, two in the centre, one on the edge

    scene.pick("mine obsidian")

    assert scene.store() == (1, 0, 0)


@pytest.mark.rule("TP-BOARD.3")
def test_mined_pieces_lie_in_the_store() -> None:
    """What is mined can be spent, what lies on shafts cannot."""
    scene = acting("building", 2)
    assert scene.state.filled[0][0] == 3
    assert "build-dens" not in scene.offered

    rich = acting("building", 2, obsidian=1)
    assert "build-dens" in rich.offered


# -- building


@pytest.mark.rule("TP-BUILD.3", "TP-BUILD.7")
def test_a_camp_may_go_to_any_village_that_has_a_neutral_one() -> None:
    """No troll is needed there; I has no neutral camp left."""
    scene = acting("building", 3, cows=1, tiles="RES-01")
    scene.state.camps[0] = 0

    scene.pick("build-camp")

    assert scene.offered == ["replace II", "replace III", "replace IV"]


@pytest.mark.rule("TP-BUILD.6", "TP-BUILD.8")
def test_a_camp_needs_a_free_space_and_an_own_camp() -> None:
    assert "build-camp" not in acting("building", 3, cows=1).offered
    assert (
        "build-camp"
        not in acting("building", 3, cows=1, tiles="RES-01", stored="camp>RES-01").offered
    )
    assert (
        "build-camp"
        not in acting("building", 3, cows=1, tiles="RES-01", gone="CS1 CS2 CS3 CS4").offered
    )
    assert "build-camp" not in acting("building", 3, cows=0, tiles="RES-01").offered
    assert "build-camp" not in acting("building", 2, cows=1, tiles="RES-01").offered
    assert "build-camp" in acting("building", 3, cows=1, tiles="RES-01").offered


@pytest.mark.rule("TP-BUILD.5", "TP-R.42")
def test_a_red_slot_never_takes_a_neutral_piece() -> None:
    """An empty red heptagon or square is no space."""
    assert "build-camp" not in acting("building", 3, cows=1, gone="CS1").offered

    with_space = acting("building", 3, cows=1, gone="CS1", board_camp_spaces=1)
    with_space.pick("build-camp", "replace I", "camp CS2", "store board")
    assert with_space.state.pieces[0][0] == 1


def test_a_camp_slot_gives_troll_power() -> None:
    """The fourth camp covers two troll power."""
    scene = acting("building", 3, cows=1, power=2, tiles="RES-01")

    scene.pick("build-camp", "replace I", "camp CS4", "store RES-01")

    assert scene.power() == 4


def test_slot_and_space_both_pay() -> None:
    """TP-BUILD.9, 10: two power from the slot, two from the camp space."""
    scene = acting("building", 3, cows=1, tiles="RES-06")

    scene.pick("build-camp", "replace I", "camp CS4")
    assert scene.power() == 2
    scene.pick("store RES-06")
    assert scene.power() == 4


@pytest.mark.rule("TP-R.34")
def test_paid_goods_return_to_the_supply_and_leave_room() -> None:
    """The cow goes back; the bonus cow takes the same barn."""
    scene = acting("building", 3, cows=1, tiles="RES-02")
    supply = scene.state.supply[HERD]

    scene.pick("build-camp")
    assert (scene.cows(), scene.state.supply[HERD]) == (0, supply + 1)
    scene.pick("replace I", "camp CS1", "store RES-02")
    assert (scene.cows(), scene.state.supply[HERD]) == (1, supply)

    buyer = acting("power", 1, cows=1, power=1, cards_shown="TRC-01")
    buyer.pick("buy TRC-01")
    assert (buyer.cows(), buyer.power()) == (0, 0)
    assert sum(goods[4] for goods in buyer.state.goods) + buyer.state.supply[HERD] == 16


@pytest.mark.rule("TP-BUILD.12", "TP-R.27")
def test_one_of_two_dens_may_be_left_and_the_second_may_join_the_first() -> None:
    scene = acting("building", 2, obsidian=1, dens_shown="PRI-01 RES-02")
    scene.pick("build-dens", "take PRI-01", "lay 0 1", "turn 0")
    assert "done" in scene.offered
    scene.pick("done")
    assert len(scene.state.tiles[0]) == 1
    assert (scene.store(), scene.state.points) == ((0, 0, 0), 0)

    both = acting("building", 2, obsidian=1, dens_shown="PRI-01 RES-02")
    both.pick("build-dens", "take PRI-01", "lay 0 1", "turn 0", "take RES-02", "lay 1 1", "turn 4")
    assert [TILES[tile] for tile in both.state.tiles[0]] == ["PRI-01", "RES-02"]


@pytest.mark.rule("TP-BUILD.13", "TP-BUILD.14")
def test_refreshing_discards_what_is_left_and_shows_five_new_dens() -> None:
    """Three dens lie there after two were built."""
    scene = acting("building", 3, obsidian=1, dens_shown="PRI-01 RES-02")
    scene.pick("build-dens", "take PRI-01", "lay 0 1", "turn 0", "take RES-02", "lay 1 1", "turn 4")
    old = scene.state.displays[DENS]
    assert len(old) == 3

    scene.pick("refresh-dens")
    scene.settled()

    assert set(old) <= set(scene.state.discards[DENS])
    assert len(scene.state.displays[DENS]) == 5
    assert not set(old) & set(scene.state.displays[DENS])
    assert scene.state.points == 0


@pytest.mark.rule("TP-R.21")
def test_discards_make_a_new_pile_when_it_runs_out() -> None:
    """Pile 2, discards 7, display 5: two are drawn, twelve are shuffled, three more are drawn."""
    scene = acting("building", 1, seats=4)
    pile = scene.state.piles[DENS]
    scene.state.piles[DENS], scene.state.discards[DENS] = pile[:2], pile[2:9]
    last = pile[:2]

    scene.pick("refresh-dens", f"draw {TILES[last[0]]}", f"draw {TILES[last[1]]}")
    assert len(scene.state.piles[DENS]) == 12
    assert scene.state.discards[DENS] == ()
    scene.settled()
    assert len(scene.state.piles[DENS]) == 9
    assert scene.state.displays[DENS][:2] == last


def test_a_display_without_pile_and_discards_stays_short() -> None:
    """TP-R.21: royal tiles have no discards."""
    scene = acting(
        "building", 1, tasks="RCA-05", tiles="RES-01 RES-02 RES-03 RES-04 RES-05 RES-06 RES-07"
    )
    scene.state.piles[2] = ()
    shown = len(scene.state.displays[2])

    scene.pick("claim RCA-05", f"take {TILES[min(scene.state.displays[2])]}")
    scene.pick(scene.offered[0], "turn 0", "done")
    scene.settled()

    assert len(scene.state.displays[2]) == shown - 1


# -- power


@pytest.mark.rule("TP-POWER.3", "TP-POWER.4", "TP-TILES.18")
def test_filling_fills_every_shaft_of_one_resource_only() -> None:
    """Board, centre and edge shafts of obsidian; one piece each."""
    scene = acting("power", 2, tiles="PRI-01@N00/0 RES-02@N03/4", filled=(0, 0, 0))

    scene.pick("fill obsidian")

    assert scene.state.filled[0] == [6, 0, 0]
    assert scene.state.shafts[0] == [6, 0, 1]


@pytest.mark.rule("TP-POWER.5", "TP-POWER.6", "TP-BOARD.12")
@pytest.mark.parametrize(
    ("gone", "gain"), [("", 2), ("BS3", 3), ("BS4", 3), ("BS3 BS4", 4), ("BS1 BS2", 2)]
)
def test_gaining_power_brings_two_three_or_four(gone: str, gain: int) -> None:
    scene = acting("power", 2, gone=gone)

    scene.pick("gain-power")

    assert scene.power() == gain
    assert scene.state.points == 0


@pytest.mark.rule("TP-BOARD.13", "TP-R.7")
@pytest.mark.parametrize(("gone", "reached"), [("", 6), ("BS2", 7)])
def test_power_beyond_the_track_is_lost(gone: str, reached: int) -> None:
    """From 5, two more end at 6, or at 7 on the extended track."""
    scene = acting("power", 2, power=5, gone=gone)

    scene.pick("gain-power")

    assert scene.state.goods[0][TROLL_POWER] == reached


def test_the_track_is_as_long_as_the_table_says() -> None:
    """Both ends are table options."""
    longer = acting("power", 2, power=5, troll_power_max=9, troll_power_max_extended=9)
    longer.pick("gain-power")
    assert longer.power() == 7

    extended = acting("power", 2, power=9, gone="BS2", troll_power_max_extended=10)
    extended.pick("gain-power")
    assert extended.power() == 10


@pytest.mark.rule("TP-R.36")
def test_filling_and_gaining_may_be_taken_for_nothing() -> None:
    """No shaft is empty, the track is at its end."""
    scene = acting("power", 4, power=6)

    scene.pick("fill gold", "gain-power")

    assert (scene.power(), scene.state.filled[0]) == (6, [3, 0, 1])


@pytest.mark.rule("TP-POWER.10", "TP-CARD.4", "TP-CARD.9")
@pytest.mark.parametrize(
    ("card", "gift"),
    [
        ("TRC-10", (0, 1, 0, 0)),
        ("TRC-11", (2, 0, 0, 0)),
        ("TRC-12", (0, 0, 1, 0)),
        ("TRC-13", (0, 0, 0, 2)),
    ],
)
def test_instant_cards_give_at_once(card: str, gift: tuple[int, int, int, int]) -> None:
    """Gold, two obsidian, a diamond or two power; no points at the end."""
    scene = acting("power", 1, power=1, cows=1, cards_shown=card)

    scene.pick(f"buy {card}")

    assert (*scene.store(), scene.power()) == gift
    assert scene.state.score(0)[5] == 0


@pytest.mark.rule("TP-POWER.11")
def test_refreshing_cards_discards_however_many_are_left() -> None:
    """Four cards lie there."""
    scene = acting("power", 1)
    scene.state.displays[TROLL_CARDS] = scene.state.displays[TROLL_CARDS][:4]

    scene.pick("refresh-cards")
    scene.settled()

    assert len(scene.state.discards[TROLL_CARDS]) == 4
    assert len(scene.state.displays[TROLL_CARDS]) == 5
    assert scene.state.points == 0


@pytest.mark.rule("TP-CARD.1", "TP-R.12")
def test_a_card_of_a_kind_already_owned_cannot_be_taken() -> None:
    """The same kind with another totem is the same card."""
    scene = acting("power", 1, power=1, cows=1, cards="TRC-19", cards_shown="TRC-03 TRC-04")

    assert "buy TRC-03" not in scene.offered
    assert "buy TRC-04" in scene.offered


@pytest.mark.rule("TP-CARD.3", "TP-BOARD.8", "TP-CARD.10")
def test_a_card_can_hold_a_camp_and_pay_for_it() -> None:
    """The camp space of TRC-14 brings two power."""
    scene = acting("building", 3, cows=1, cards="TRC-14")

    scene.pick("build-camp", "replace I", "camp CS1", "store TRC-14")

    assert scene.power() == 2
    assert CARDS[scene.state.stored[0][0] // 4 - 84] == "TRC-14"


def test_a_claim_can_be_made_at_the_second_den() -> None:
    """Any moment of the own turn, also between two dens."""
    scene = acting(
        "building",
        2,
        obsidian=1,
        tiles="BEL-01@N00/0 BEL-02@N03/0",
        dens_shown="BEL-03 PRI-01",
        tasks="RCA-03",
    )
    scene.pick("build-dens", "take BEL-03", "lay 1 2", "turn 0")

    assert scene.prompt == "take-second-den"
    assert "claim RCA-03" in scene.offered
    scene.pick("claim RCA-03", "decline")
    assert scene.prompt == "take-second-den"


def test_one_full_shaft_is_enough_to_mine_by_an_effect() -> None:
    """Ruling 45: as many as possible, and at least one."""
    for filled, can in (((1, 0, 0), True), ((0, 2, 2), False)):
        scene = acting("mining", 1, filled=filled)
        assert Mine(0, 2).can(scene.state, 0) == can
    scene = acting("mining", 1, filled=(1, 0, 0))
    Mine(0, 2).happen(scene.state, 0)
    assert (scene.store(), scene.state.filled[0][0]) == ((1, 0, 0), 0)
