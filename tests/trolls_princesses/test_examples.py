"""The eight worked examples of the rulebook."""

import pytest

from tests.trolls_princesses.scenes import (
    DENS,
    TROLL_CARDS,
    acting,
    cows,
    moving,
    offered,
    play,
    power,
    prompt,
    settled,
    store,
    table,
)


@pytest.mark.rule("TP-SETUP.34", "TP-SETUP.35")
def test_the_red_board_starts_with_three_obsidian_and_a_diamond_on_its_shafts() -> None:
    """TP-SETUP.34, 35 (S04): the red player lays one diamond and three obsidian on the marked shafts."""
    red = table(clans="red yellow purple turquoise")

    assert red.shafts[0] == [3, 0, 1]
    assert red.filled[0] == [3, 0, 1]


@pytest.mark.rule("TP-AP.1", "TP-AP.2", "TP-BUILD.1", "TP-BUILD.11")
def test_agnes_builds_a_camp_and_two_dens_with_five_points() -> None:
    """TP-AP.2 (S20): three trolls, a human and the king are five points; a camp costs 3, two dens 2."""
    agnes = moving(
        trolls="building building",
        humans=(0, 1, 0),
        king="building",
        cows=1,
        obsidian=1,
        tiles="RES-01@N00/0",
        dens_shown="PRI-01 PRI-02",
    )

    play(agnes, "move aside building")
    assert agnes.points == 5

    play(agnes, "build-camp", "replace I", "camp CS1", "store RES-01")
    play(
        agnes, "build-dens", "take PRI-01", "lay 1 1", "turn 0", "take PRI-02", "lay 1 2", "turn 0"
    )
    assert cows(agnes) == 0
    assert store(agnes) == (0, 1, 0)  # the camp space brought one gold
    assert len(agnes.tiles[0]) == 3
    assert agnes.camps_out[0] == [1, 0, 0, 0]
    assert agnes.points == 0


@pytest.mark.rule("TP-MINE.1", "TP-MINE.4", "TP-MINE.6", "TP-BOARD.11")
def test_bruno_mines_two_diamonds_with_his_upgraded_action() -> None:
    """TP-MINE.6 (S21): with the camp gone from the diamond action, three points mine two diamonds."""
    bruno = acting("mining", 3, gone="CS3", shafts=(3, 0, 2), filled=(3, 0, 2))

    play(bruno, "mine diamond")

    assert store(bruno) == (0, 0, 2)
    assert bruno.filled[0] == [3, 0, 0]
    assert bruno.points == 0


@pytest.mark.rule("TP-ROYAL.1", "TP-ROYAL.4", "TP-ROYAL.5", "TP-POWER.7")
def test_cyril_activates_a_royal_tile_for_two_troll_power() -> None:
    """TP-ROYAL.1, 4 (S22): one point in the mining cave activates a tile of his network."""
    cyril = acting("mining", 2, power=1, tiles="ROY-04")

    play(cyril, "activate ROY-04")

    assert cyril.points == 1
    assert power(cyril) == 3


@pytest.mark.rule("TP-BUILD.2", "TP-BUILD.4", "TP-BUILD.9", "TP-BUILD.10")
def test_bruno_builds_a_camp_whose_space_fills_his_shafts() -> None:
    """TP-BUILD.2, 9, 10 (S23): gold mining improves, the camp space refills three obsidian shafts."""
    bruno = acting("building", 3, cows=1, tiles="RES-03", shafts=(5, 0, 1), filled=(2, 0, 0))

    play(bruno, "build-camp", "replace II", "camp CS2", "store RES-03", "fill obsidian")

    assert bruno.camps_out[0] == [0, 1, 0, 0]
    assert bruno.camps[1] == 2
    assert bruno.camp_slots[0] == 0b1101
    assert bruno.filled[0] == [5, 0, 0]
    assert bruno.pieces[0] == [1, 0, 0, 0]


@pytest.mark.rule("TP-POWER.1", "TP-POWER.2", "TP-BOARD.1")
def test_agnes_fills_her_shafts_twice_with_four_points() -> None:
    """TP-POWER.1 (S24): two trolls, a human and the king give four points, enough to fill two kinds."""
    agnes = moving(trolls="power", humans=(0, 0, 1), king="power", filled=(0, 0, 0))

    play(agnes, "move aside power")
    assert agnes.points == 4

    play(agnes, "fill obsidian")
    assert agnes.points == 2

    play(agnes, "fill diamond")
    assert agnes.filled[0] == [3, 0, 1]
    assert agnes.points == 0


@pytest.mark.rule("TP-POWER.8", "TP-POWER.9", "TP-POWER.12", "TP-TURN.16")
def test_cyril_buys_a_card_refreshes_and_buys_another() -> None:
    """TP-POWER.8 to 12 (S25): two cards and a fresh display for three points, two power, two cows."""
    cyril = acting("power", 3, power=2, cows=2, cards_shown="TRC-26 TRC-01 TRC-02 TRC-04 TRC-05")

    play(cyril, "buy TRC-26")
    assert store(cyril) == (0, 1, 0)

    play(cyril, "refresh-cards")
    assert len(cyril.discards[TROLL_CARDS]) == 4
    play(cyril, "draw TRC-03", "draw TRC-06", "draw TRC-07", "draw TRC-08", "draw TRC-09")
    assert len(cyril.displays[TROLL_CARDS]) == 5

    play(cyril, "buy TRC-03")
    assert (power(cyril), cows(cyril)) == (0, 0)
    assert prompt(cyril) == "reveal-card"
    settled(cyril)
    assert len(cyril.displays[TROLL_CARDS]) == 5


@pytest.mark.rule("TP-CARD.14", "TP-END.11")
def test_cyrils_second_card_scores_his_princess_dens() -> None:
    """TP-CARD.14 (S25): one point for each princess den at the end."""
    cyril = table(cards="TRC-03", tiles="PRI-01 PRI-02 RES-01")

    assert cyril.score(0)[5] == 2


@pytest.mark.rule("TP-AP.4", "TP-AP.5", "TP-VILLAGE.2", "TP-VILLAGE.4")
def test_dita_captures_a_princess_with_the_help_of_agnes_trolls() -> None:
    """TP-AP.5, TP-VILLAGE.2 to 4 (S26): two trolls and a camp of her own, two trolls of Agnes."""
    dita = moving(
        trolls="IV", rivals={1: "IV IV"}, camps={0: "IV"}, princesses="IV", power=2, diamonds=1,
        tiles="PRI-01@N00/0", royals_shown="ROY-04",
    )  # fmt: skip

    play(dita, "move aside IV")
    assert (dita.points, dita.borrowed) == (3, 2)

    play(dita, "capture-princess", "store PRI-01", "take ROY-04", "lay 1 1", "turn 0")
    assert (dita.points, dita.borrowed) == (0, 0)
    assert (power(dita), store(dita)) == (0, (0, 0, 0))
    assert dita.princesses[3] == 0
    assert dita.pieces[0] == [0, 0, 0, 1]
    assert len(dita.tiles[0]) == 2


@pytest.mark.rule("TP-TASK.5", "TP-TASK.6", "TP-TASK.7", "TP-ROYAL.6")
def test_dita_completes_a_royal_card_with_her_third_camp_and_uses_the_tile_at_once() -> None:
    """TP-TASK.5 to 7 (S27): the third neutral camp completes the card; the last point activates the new tile."""
    dita = acting(
        "building", 4, cows=1, tiles="RES-01@N00/0 RES-04@N03/0 RES-13@N01/0",
        stored="camp>RES-01 camp>RES-04", tasks="RCA-11", royals_shown="ROY-04",
    )  # fmt: skip
    assert "claim RCA-11" not in offered(dita)

    play(dita, "build-camp", "replace I", "camp CS1", "store RES-13")
    assert "claim RCA-11" in offered(dita)

    play(dita, "claim RCA-11", "take ROY-04", "lay 1 5", "turn 0", "activate ROY-04")
    assert dita.claims[0] == 1 << dita.tasks[0]
    assert power(dita) == 2
    assert dita.points == 0
    assert len(dita.displays[DENS]) == 5
