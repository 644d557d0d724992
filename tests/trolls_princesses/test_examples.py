"""The eight worked examples of the rulebook."""

import pytest

from tests.trolls_princesses.scene import (
    DENS,
    TROLL_CARDS,
    acting,
    moving,
    table,
)


@pytest.mark.rule("TP-SETUP.34", "TP-SETUP.35")
def test_the_red_board_starts_with_three_obsidian_and_a_diamond_on_its_shafts() -> None:
    """The red player lays one diamond and three obsidian on the marked shafts."""
    red = table(clans="red yellow purple turquoise")

    assert red.state.shafts[0] == [3, 0, 1]
    assert red.state.filled[0] == [3, 0, 1]


@pytest.mark.rule("TP-AP.1", "TP-AP.2", "TP-BUILD.1", "TP-BUILD.11")
def test_agnes_builds_a_camp_and_two_dens_with_five_points() -> None:
    """Three trolls, a human and the king are five points; a camp costs 3, two dens 2."""
    agnes = moving(
        trolls="building building",
        humans=(0, 1, 0),
        king="building",
        cows=1,
        obsidian=1,
        tiles="RES-01@N00/0",
        dens_shown="PRI-01 PRI-02",
    )

    agnes.pick("move aside building")
    assert agnes.state.points == 5

    agnes.pick("build-camp", "replace I", "camp CS1", "store RES-01")
    agnes.pick("build-dens", "take PRI-01", "lay 1 1", "turn 0", "take PRI-02", "lay 1 2", "turn 0")
    assert agnes.cows() == 0
    assert agnes.store() == (0, 1, 0)  # the camp space brought one gold
    assert len(agnes.state.tiles[0]) == 3
    assert agnes.state.camps_out[0] == [1, 0, 0, 0]
    assert agnes.state.points == 0


@pytest.mark.rule("TP-MINE.1", "TP-MINE.4", "TP-MINE.6", "TP-BOARD.11")
def test_bruno_mines_two_diamonds_with_his_upgraded_action() -> None:
    """With the camp gone from the diamond action, three points mine two diamonds."""
    bruno = acting("mining", 3, gone="CS3", shafts=(3, 0, 2), filled=(3, 0, 2))

    bruno.pick("mine diamond")

    assert bruno.store() == (0, 0, 2)
    assert bruno.state.filled[0] == [3, 0, 0]
    assert bruno.state.points == 0


@pytest.mark.rule("TP-ROYAL.1", "TP-ROYAL.4", "TP-ROYAL.5", "TP-POWER.7")
def test_cyril_activates_a_royal_tile_for_two_troll_power() -> None:
    """One point in the mining cave activates a tile of his network."""
    cyril = acting("mining", 2, power=1, tiles="ROY-04")

    cyril.pick("activate ROY-04")

    assert cyril.state.points == 1
    assert cyril.power() == 3


@pytest.mark.rule("TP-BUILD.2", "TP-BUILD.4", "TP-BUILD.9", "TP-BUILD.10")
def test_bruno_builds_a_camp_whose_space_fills_his_shafts() -> None:
    """Gold mining improves, the camp space refills three obsidian shafts."""
    bruno = acting("building", 3, cows=1, tiles="RES-03", shafts=(5, 0, 1), filled=(2, 0, 0))

    bruno.pick("build-camp", "replace II", "camp CS2", "store RES-03", "fill obsidian")

    assert bruno.state.camps_out[0] == [0, 1, 0, 0]
    assert bruno.state.camps[1] == 2
    assert bruno.state.camp_slots[0] == 0b1101
    assert bruno.state.filled[0] == [5, 0, 0]
    assert bruno.state.pieces[0] == [1, 0, 0, 0]


@pytest.mark.rule("TP-POWER.1", "TP-POWER.2", "TP-BOARD.1")
def test_agnes_fills_her_shafts_twice_with_four_points() -> None:
    """Two trolls, a human and the king give four points, enough to fill two kinds."""
    agnes = moving(trolls="power", humans=(0, 0, 1), king="power", filled=(0, 0, 0))

    agnes.pick("move aside power")
    assert agnes.state.points == 4

    agnes.pick("fill obsidian")
    assert agnes.state.points == 2

    agnes.pick("fill diamond")
    assert agnes.state.filled[0] == [3, 0, 1]
    assert agnes.state.points == 0


@pytest.mark.rule("TP-POWER.8", "TP-POWER.9", "TP-POWER.12", "TP-TURN.16")
def test_cyril_buys_a_card_refreshes_and_buys_another() -> None:
    """Two cards and a fresh display for three points, two power, two cows."""
    cyril = acting("power", 3, power=2, cows=2, cards_shown="TRC-26 TRC-01 TRC-02 TRC-04 TRC-05")

    cyril.pick("buy TRC-26")
    assert cyril.store() == (0, 1, 0)

    cyril.pick("refresh-cards")
    assert len(cyril.state.discards[TROLL_CARDS]) == 4
    cyril.pick("draw TRC-03", "draw TRC-06", "draw TRC-07", "draw TRC-08", "draw TRC-09")
    assert len(cyril.state.displays[TROLL_CARDS]) == 5

    cyril.pick("buy TRC-03")
    assert (cyril.power(), cyril.cows()) == (0, 0)
    assert cyril.prompt == "reveal-card"
    cyril.settled()
    assert len(cyril.state.displays[TROLL_CARDS]) == 5


@pytest.mark.rule("TP-CARD.14", "TP-END.11")
def test_cyrils_second_card_scores_his_princess_dens() -> None:
    """One point for each princess den at the end."""
    cyril = table(cards="TRC-03", tiles="PRI-01 PRI-02 RES-01")

    assert cyril.state.score(0)[5] == 2


@pytest.mark.rule("TP-AP.4", "TP-AP.5", "TP-VILLAGE.2", "TP-VILLAGE.4")
def test_dita_captures_a_princess_with_the_help_of_agnes_trolls() -> None:
    """Two trolls and a camp of her own, two trolls of Agnes."""
    dita = moving(
        trolls="IV", rivals={1: "IV IV"}, camps={0: "IV"}, princesses="IV", power=2, diamonds=1,
        tiles="PRI-01@N00/0", royals_shown="ROY-04",
    )  # fmt: skip

    dita.pick("move aside IV")
    assert (dita.state.points, dita.state.borrowed) == (3, 2)

    dita.pick("capture-princess", "store PRI-01", "take ROY-04", "lay 1 1", "turn 0")
    assert (dita.state.points, dita.state.borrowed) == (0, 0)
    assert (dita.power(), dita.store()) == (0, (0, 0, 0))
    assert dita.state.princesses[3] == 0
    assert dita.state.pieces[0] == [0, 0, 0, 1]
    assert len(dita.state.tiles[0]) == 2


@pytest.mark.rule("TP-TASK.5", "TP-TASK.6", "TP-TASK.7", "TP-ROYAL.6")
def test_dita_completes_a_royal_card_with_her_third_camp_and_uses_the_tile_at_once() -> None:
    """The third neutral camp completes the card; the last point activates the new tile."""
    dita = acting(
        "building", 4, cows=1, tiles="RES-01@N00/0 RES-04@N03/0 RES-13@N01/0",
        stored="camp>RES-01 camp>RES-04", tasks="RCA-11", royals_shown="ROY-04",
    )  # fmt: skip
    assert "claim RCA-11" not in dita.offered

    dita.pick("build-camp", "replace I", "camp CS1", "store RES-13")
    assert "claim RCA-11" in dita.offered

    dita.pick("claim RCA-11", "take ROY-04", "lay 1 5", "turn 0", "activate ROY-04")
    assert dita.state.claims[0] == 1 << dita.state.tasks[0]
    assert dita.power() == 2
    assert dita.state.points == 0
    assert len(dita.state.displays[DENS]) == 5
