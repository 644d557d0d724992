"""Where the powers of the characters end: the last stone, the edge of the board, land just large enough."""

from random import Random

import pytest

from tests.ragnarocks.saga import Saga, b10, b12, b13, saga
from tests.ragnarocks.scene import IVORY, RED
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import ENTERED, AdvancedState
from trollbord.games.ragnarocks.box import CHARACTER, CHARACTERS, NAMES
from trollbord.kernel.playout import answer
from trollbord.kernel.result import Result

TWO_VIKINGS = {card.name for card in CHARACTERS if card.vikings == 2}
OUTLASTING = ("gullinbursti", "odin")
"""Characters whose tables end when no stone is left."""


def lone(name: str, supply: int, card_stones: int = 0) -> Saga:
    """A table on which Ivory has this character and Red has none."""
    ivory = "A3 D4" if name in TWO_VIKINGS else "A3 D4 E6"
    return saga(name, "", ivory, supply=supply, card_stones=card_stones)


# -- the supply


@pytest.mark.rule("RR-R.1")
@pytest.mark.parametrize("name", [name for name in NAMES if name not in OUTLASTING])
def test_a_turn_with_the_last_stone_is_a_whole_turn(name: str) -> None:
    """The last stone can be placed, nothing that needs another is asked for, and then it is Red's turn to skip."""
    table = lone(name, supply=1)
    rng = Random(5)
    while table.seat == IVORY:
        stones = [option for option in table.options if option.startswith("stone ")]
        if stones and table.prompt == "stone":
            table.do(stones[0])
        else:
            table.state.take(answer(table.state, rng))

    assert table.state.supply == 0 and len(table.stones) == 1
    assert (table.seat, table.options) == (RED, ["skip"])


@pytest.mark.rule("RR-R.1", "RR-POWER.thor.4")
@pytest.mark.parametrize("name", [name for name in NAMES if name not in OUTLASTING])
def test_an_empty_supply_leaves_no_turn(name: str) -> None:
    """Thor has his own stones as long as they last."""
    assert lone(name, supply=0).options == ["skip"]
    assert lone("thor", supply=0, card_stones=1).options != ["skip"]


@pytest.mark.rule("RR-R.44", "RR-POWER.gullinbursti.3")
def test_without_a_stone_the_land_is_counted_at_once() -> None:
    """Gullinbursti could move to and fro for ever, and nothing would come of it."""
    table = lone("gullinbursti", supply=1).do("move A3 C3", "stone C4")

    assert table.result is not None and table.result.reason == "no-stone-left"
    assert list(table.result.scores) == [0, 0]


@pytest.mark.rule("RR-R.44")
@pytest.mark.parametrize(("red", "card_stones"), [("fenrir", 0), ("thor", 1)])
def test_play_goes_on_as_long_as_somebody_may_gain(red: str, card_stones: int) -> None:
    """Fenrir may still win, and Thor's last stone may still settle land."""
    table = saga("gullinbursti", red, supply=1, card_stones=card_stones)
    table.do("move A3 C3", "stone C4")

    assert table.result is None and table.seat == RED
    assert table.options == ["skip"] if red == "fenrir" else table.prompt == "move"


@pytest.mark.rule("RR-R.44", "RR-R.33")
def test_a_hidden_hand_does_not_tell_itself_by_the_end() -> None:
    """Odin may hold Gullinbursti: the game ends at once whether he does or not."""
    for commands in (["gullinbursti", "mani"], ["ymir", "mani"]):
        table = saga("odin", "", supply=1)
        table.state.hand = [CHARACTER[name] for name in commands]
        table.do("done", "move A3 C3", "stone C4")
        assert table.result is not None and table.result.reason == "no-stone-left"


@pytest.mark.rule("RR-POWER.thor.2", "RR-POWER.thor.4")
def test_an_empty_card_throws_nothing() -> None:
    table = saga("thor", supply=5, card_stones=0).do("move A3 C3")

    assert table.stone_targets and not any("card-stone" in option for option in table.options)


@pytest.mark.rule("RR-POWER.frigg.5")
def test_two_stones_are_enough_for_friggs_step() -> None:
    """One for the card, one for the board."""
    table = saga("frigg", supply=2).do("select A3")

    assert table.moment == "before"
    table.do("move A3 B3", "move B3 D3", "stone D4")
    assert table.state.supply == 0


# -- the edge of the board


@pytest.mark.rule("RR-POWER.vali.2")
def test_vali_throws_nobody_off_the_board() -> None:
    """The far side of A3 is missing for an opponent on B3 and on B4."""
    for cell in ("B3", "B4"):
        table = saga("vali", "", "A1 D4 E5", f"{cell} J4 J5").do("move A1 A3")
        assert table.prompt == "stone"


@pytest.mark.rule("RR-POWER.sleipnir.1")
def test_sleipnir_does_not_leap_off_the_board() -> None:
    """The stone on A3 has nothing behind it as seen from B3; A2 lies behind B3 as seen from C3's line."""
    table = saga("sleipnir", "", "B3 D4 E5", stones="A3 B2")

    assert table.targets("B3") == saga("", "", "B3 D4 E5", stones="A3 B2").targets("B3") | {"B1"}


@pytest.mark.rule("RR-POWER.sleipnir.2", "RR-R.29")
def test_sleipnir_does_not_leap_where_no_stone_could_follow() -> None:
    """A1 is walled in by A2, B1 and B2: from there nothing can be placed."""
    shut = saga("sleipnir", "", "A3 D4 E5", "H5 I5 J5", "A2 B1 B2")
    assert "A1" not in shut.targets("A3")
    assert "A1" in saga("sleipnir", "", "A3 D4 E5", "H5 I5 J5", "A2 B2 C1 C2").targets("A3")


@pytest.mark.rule("RR-POWER.fjorgyn_and_fjorgynn.2", "RR-POWER.fjorgyn_and_fjorgynn.4")
def test_fjorgyn_finds_nothing_behind_stones_up_to_the_edge() -> None:
    table = saga("fjorgyn_and_fjorgynn", "", "F5 A3", stones="F6-F10")

    assert table.targets("F5") == saga("", "", "F5 A3", stones="F6-F10").targets("F5")


@pytest.mark.rule("RR-POWER.fjorgyn_and_fjorgynn.4", "RR-R.29")
def test_fjorgyn_does_not_go_where_no_stone_could_follow() -> None:
    """Over A2 lies A1, between stones and Red: the stone would have no cell. Without Red on B1 it goes there."""
    shut = saga("fjorgyn_and_fjorgynn", "", "A3 D4", "B1 I5 J5", "A2 B2 C2")
    free = saga("fjorgyn_and_fjorgynn", "", "A3 D4", "C1 I5 J5", "A2 B2 C2")

    assert "A1" not in shut.targets("A3") and "A1" in free.targets("A3")


@pytest.mark.rule("RR-POWER.selkolla.1", "RR-POWER.selkolla.3")
def test_selkolla_inside_the_board_moves_as_usual() -> None:
    table = saga("selkolla", "", "D4 A2 A4")

    assert table.relocations("D4") == set() != table.relocations("A2")
    assert table.targets("D4") == saga("", "", "D4 A2 A4").targets("D4")


@pytest.mark.rule("RR-POWER.selkolla.1", "RR-R.29")
def test_selkolla_may_count_on_the_cell_that_she_leaves() -> None:
    """From A2 to A1: all around it are stones but A2, which is free for the stone then. From A3 it would be shut."""
    table = saga("selkolla", "", "A2 D4 E5", stones="B1 B2")
    assert "A1" in table.targets("A2")
    assert table.do("move A2 A1").stone_targets == {"A2"}
    other = saga("selkolla", "", "A3 A2 E5", stones="B1 B2")
    assert "A1" not in other.relocations("A3")


@pytest.mark.rule("RR-POWER.tyr.1", "RR-R.29")
def test_tyr_does_not_swap_where_no_stone_could_follow() -> None:
    """Red stands on A1 between stones; from there only A2 could be seen, and Red would be on it."""
    table = saga("tyr", "", "A3 D4 E5", "A1 I5 J5", "B1 B2").do("move A3 A2")

    assert table.prompt == "stone" and not any("swap" in option for option in table.options)
    free = saga("tyr", "", "A3 D4 E5", "A1 I5 J5", "B2").do("move A3 A2")
    assert free.offers("swap A2 A1")


@pytest.mark.rule("RR-POWER.selkolla.1")
def test_what_selkolla_could_walk_is_not_offered_twice() -> None:
    """From A3 the row and two lines lead to the edge; everything else on it is a flight."""
    table = saga("selkolla")

    assert table.targets("A3") >= {"I1", "J9"}
    assert not table.targets("A3") & table.relocations("A3")
    assert table.offers("relocate A3 J1")


# -- rows and regions


@pytest.mark.rule("RR-POWER.jormungandr.1", "RR-POWER.jormungandr.2")
@pytest.mark.parametrize(
    "row", ["E3 E4", "E4 E6", "E6 E7", "D5 C5", "D5 F5", "F5 G5", "D4 C3", "D4 F6", "F6 G7"]
)
def test_a_row_of_three_counts_on_every_axis(row: str) -> None:
    """The stone on E5 completes the row at an end or in the middle; a row that is broken earns nothing."""
    table = saga("jormungandr", "", "I9 A2 A4", "J4 J5 J6", row)
    via = next(
        move for move in table.options if "I9" in move and table.after(move).offers("stone E5")
    )
    assert table.do(via, "stone E5").prompt == "extra-turn"
    assert table.after("done").seat == RED

    broken = saga("jormungandr", "", "I9 A2 A4", "J4 J5 J6", row.split()[0])
    assert broken.do(via, "stone E5").seat == RED


@pytest.mark.rule("RR-POWER.jormungandr.1")
def test_stones_with_a_gap_between_them_are_no_row() -> None:
    """E4 and E7 lie in line with E5, but E6 is empty."""
    table = saga("jormungandr", "", "I9 A2 A4", "J4 J5 J6", "E4 E7")
    via = next(
        move for move in table.options if "I9" in move and table.after(move).offers("stone E5")
    )

    assert table.do(via, "stone E5").seat == RED


@pytest.mark.rule("RR-POWER.jormungandr.4")
def test_a_settled_viking_has_no_extra_turn() -> None:
    """F5 completes the wall and a row of three, and settles everyone: no further turn."""
    table = saga("jormungandr", "", "A2 D4 E7", "H5 I5 J5", "F1-F4 F6-F10 E4 D3")
    table.do("move D4 E5", "stone F5")

    assert table.sizes("contested") == []
    assert (table.seat, table.options) == (RED, ["skip"])


@pytest.mark.rule("RR-POWER.idunn.1")
def test_idunn_wins_with_exactly_six_cells_of_her_own() -> None:
    """A1 to A5 and B6; the same land of an opponent only spends the card."""
    stones, picks = "B1-B5 C6", ("move E9 D8", "stone C7")
    won = saga("idunn", "", "A2 A3 E9", "G5 H6 J5", stones).do(*picks)
    assert won.result is not None and won.result.winners == (IVORY,)
    assert list(won.result.ranks) == [1, 2]

    theirs = saga("", "idunn", "A2 A3 E9", "G5 H6 J5", stones).do(*picks)
    assert theirs.result is None and theirs.state.is_settled_once


@pytest.mark.rule("RR-POWER.ask_and_embla.4", "RR-POWER.ask_and_embla.5", "RR-R.6")
def test_the_third_viking_waits_for_a_region_and_enters_once() -> None:
    """A stone that cuts nothing off brings nobody in; after the entry a further region doesn't either."""
    start = saga("ask_and_embla", "", "A4 E5", "H5 I5 J5", "B1 B2 I9 I10")
    waiting = start.after("move A4 A3", "stone A1")
    assert waiting.seat == RED and waiting.state.waiting == 2

    table = start.after("move A4 A3", "stone A2", "enter I8")
    assert table.state.waiting == ENTERED
    table.do("move H5 H4", "stone G4", "move I8 J8", "stone J9")
    assert table.seat == RED and table.vikings(IVORY) == {"A3", "E5", "J8"}


@pytest.mark.rule("RR-POWER.forseti.1", "RR-POWER.forseti.2", "RR-POWER.forseti.3")
def test_forsetis_stone_lies_on_the_board() -> None:
    """It comes from the supply; any contested cell will do, and no third follows."""
    table = b12("forseti").do("move A4 A3", "stone A2")

    assert table.offers("stone F5") and table.offers("stone A1")
    before = table.state.supply
    table.do("stone F5")
    assert "F5" in table.stones and table.state.supply == before - 1 and table.seat == RED


@pytest.mark.rule("RR-POWER.surtr.1")
def test_surtr_places_no_third_stone() -> None:
    table = saga("surtr").do("move A3 C3", "stone D3", "stone D4")

    assert table.stones == {"D3", "D4"} and table.seat == RED


# -- turns


@pytest.mark.rule("RR-TURN.14", "RR-R.25")
def test_a_turn_between_two_skips_keeps_the_game_going() -> None:
    """Ivory is shut in; Red moves between Ivory's two skips."""
    table = saga("mani", "", "A1 J1 J2", "A2 E5 F6", "B1 B2 I1-I3 J3")
    table.do("skip", "move E5 E4", "stone E3", "skip")

    assert table.result is None and table.seat == RED and table.state.skips == 1


@pytest.mark.rule("RR-R.41", "RR-R.15")
def test_a_new_stone_begins_the_count_of_quiet_turns_anew() -> None:
    """The first turn sets a stone and is not quiet; Gullinbursti's moves are; the next stone is not."""
    table = saga("gullinbursti")
    assert (table.state.most_stones, table.state.quiet_turns) == (0, 1)
    table.do("move A3 C3", "stone C4")
    assert (table.state.most_stones, table.state.quiet_turns) == (1, 0)
    assert len(table.state.past) == 2
    table.do("move J4 I4", "stone I3", "move C3 C2", "move C2 C3")
    assert (table.state.most_stones, table.state.quiet_turns) == (2, 1)


# -- the count


@pytest.mark.rule("RR-SCORE.7", "RR-R.16")
def test_with_characters_the_greater_count_wins() -> None:
    """The printed example with Red's Hel: 26 of land against 28 stones; each row tells what brought it."""
    result = counted("", "hel")
    assert list(result.scores) == [26, 28] and list(result.ranks) == [2, 1]
    assert result.winners == (RED,) and result.reason == "no-turn-left"
    assert dict(result.rows) == {"land": (26, 0), "stones": (0, 28)}


@pytest.mark.rule("RR-SCORE.7", "RR-POWER.freyja.1")
def test_with_characters_the_other_side_can_win_too() -> None:
    result = counted("freyja", "")
    assert list(result.scores) == [27, 23] and list(result.ranks) == [1, 2]
    assert dict(result.rows) == {"land": (26, 23), "wild": (1, 0)}


def counted(ivory: str, red: str) -> Result:
    return b13(ivory, red).state.outcome()


@pytest.mark.rule("RR-R.20")
def test_in_a_duel_both_powers_are_in_force_from_the_start() -> None:
    state = RAGNAROCKS.new(2, characters="chosen", ivory_card="mani", red_card="nerthus")

    assert isinstance(state, AdvancedState)
    assert state.in_force == [CHARACTER["mani"], CHARACTER["nerthus"]]
    barred = b10("", "nerthus").do("move D4 E5")
    assert barred.prompt == "stone" and not barred.offers("stone F5")
