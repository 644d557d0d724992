"""Turn, round cards, moving, pushing and action points."""

from typing import Any

import pytest

from tests.trolls_princesses.scene import (
    acting,
    moving,
    playing,
    table,
)
from trollbord.games.trolls_princesses.box import HUMANS, PRINCESSES
from trollbord.games.trolls_princesses.deck import ROUND_CARDS
from trollbord.games.trolls_princesses.places import MINING, POWER, VILLAGE
from trollbord.games.trolls_princesses.rules import Phase, Turn
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.kernel.errors import IllegalPick

# -- round cards


@pytest.mark.rule("TP-TURN.4", "TP-R.41")
def test_one_card_of_the_hand_must_be_played_as_it_stands() -> None:
    """No card may be held back, nothing on it is chosen."""
    scene = playing(hand="RND-01 RND-08 RND-20")

    assert scene.offered == ["play RND-01", "play RND-08", "play RND-20"]
    scene.pick("play RND-08")
    assert len(scene.state.hands[0]) == 2
    assert scene.prompt == "move-troll"


@pytest.mark.rule("TP-TURN.6", "TP-TURN.7", "TP-TURN.13", "TP-TURN.14")
def test_a_human_comes_to_the_farm_and_the_king_to_the_village() -> None:
    """RND-08 shows II, a human, the king in the village; he takes no cauldron."""
    scene = playing(hand="RND-08")
    humans, supply = scene.state.farmers[1], scene.state.supply[HUMANS]

    scene.pick("play RND-08")

    assert (scene.state.farmers[1], scene.state.supply[HUMANS]) == (humans + 1, supply - 1)
    assert scene.state.king == VILLAGE + 1
    assert scene.state.crowd(VILLAGE + 1) == 0


@pytest.mark.rule("TP-TURN.9", "TP-TURN.15")
def test_a_princess_comes_to_an_empty_tower() -> None:
    """RND-09 shows II, a princess, the mining cave; cards show princesses, changelings, humans."""
    scene = playing(hand="RND-09")

    scene.pick("play RND-09")

    assert scene.state.princesses == [0, 1, 0, 0]
    assert scene.state.supply[PRINCESSES] == 11
    assert (scene.state.king, scene.state.king_seat) == (MINING, 0)
    assert {card.piece for card in ROUND_CARDS} == {0, 1, 2}


@pytest.mark.rule("TP-TURN.10", "TP-TURN.11")
def test_a_full_tower_takes_no_second_princess() -> None:
    """Nothing is placed, the king moves all the same."""
    scene = playing(hand="RND-04", princesses="I")

    scene.pick("play RND-04")

    assert (scene.state.princesses[0], scene.state.supply[PRINCESSES]) == (1, 12)
    assert scene.state.king == VILLAGE


@pytest.mark.rule("TP-R.8")
def test_an_empty_supply_places_nothing() -> None:
    """No princess is left, the tower of II is empty."""
    scene = playing(hand="RND-09")
    scene.state.supply[PRINCESSES] = 0

    scene.pick("play RND-09")

    assert scene.state.princesses == [0, 0, 0, 0]
    assert scene.state.king == MINING


@pytest.mark.rule("TP-TURN.8", "TP-R.32")
def test_a_changeling_comes_to_the_hamlet_and_the_king_serves_the_active_player() -> None:
    """RND-41 in a two-player game; in the power cave he counts for that player alone."""
    scene = playing(seats=2, clans="red yellow", hand="RND-41")

    scene.pick("play RND-41")

    assert scene.state.changelings[0] == 2
    assert scene.state.own_points(0, POWER) == 1
    assert scene.state.own_points(1, POWER) == 0


@pytest.mark.rule("TP-TURN.12")
def test_farms_and_hamlets_take_any_number() -> None:
    """The fifth human comes to a farm with four."""
    scene = playing(hand="RND-08")
    scene.state.farmers[1] = 4

    scene.pick("play RND-08")

    assert scene.state.farmers[1] == 5


def test_the_king_leaves_the_place_of_the_last_turn() -> None:
    """From an opponent's mining cave to where the new card sends him."""
    scene = playing(hand="RND-02")
    scene.state.king, scene.state.king_seat = MINING, 3

    scene.pick("play RND-02")

    assert (scene.state.king, scene.state.king_seat) == (2, 0)
    assert scene.state.own_points(3, MINING) == 0


# -- the order of a turn


@pytest.mark.rule("TP-TURN.2", "TP-TURN.3", "TP-TURN.17", "TP-MOVE.12")
def test_a_turn_runs_in_fixed_order_and_passes_on_clockwise() -> None:
    """Card, troll, other troll, draw, then the next player."""
    scene = table(hand="RND-01 RND-06 RND-12")
    scene.state.drawn[0] = 3
    scene.start(Turn(0))
    seen = [scene.prompt]
    with pytest.raises(IllegalPick):
        scene.pick("move aside mining")

    scene.pick("play RND-06", "move aside mining")
    seen.append(scene.prompt)
    scene.pick("done")
    seen.append(scene.prompt)
    scene.pick("move aside building", "done")
    seen.append(scene.prompt)
    before = len(scene.state.hands[0])
    scene.settled()

    assert seen == ["play-card", "act", "move-other-troll", "draw-card"]
    assert (before, len(scene.state.hands[0])) == (2, 3)
    assert scene.state.ask is not None and scene.state.ask.seat == 1


@pytest.mark.rule("TP-TURN.18")
def test_an_empty_deck_is_skipped_and_the_hand_is_played_out() -> None:
    """With no card to draw two stay in hand."""
    scene = playing(hand="RND-01 RND-06 RND-12")

    scene.pick("play RND-01", "move aside mining", "done", "move aside building", "done")

    assert len(scene.state.hands[0]) == 2
    assert scene.state.ask is not None and scene.state.ask.seat == 1


@pytest.mark.rule("TP-TURN.5", "TP-END.1", "TP-END.2")
def test_the_game_ends_when_the_last_card_of_the_last_player_is_played() -> None:
    """Both players play their last card, then the count is taken."""
    scene = table(seats=2, clans="red yellow", hand="RND-01")
    scene.state.hands[1] = (5,)
    scene.start(Turn(0))
    for seat, card in ((0, "RND-01"), (1, "RND-06")):
        assert scene.asked == seat
        scene.pick(f"play {card}", "move aside I", "done", "move aside II", "done")

    result = scene.state.result()
    assert result is not None
    assert result.reason == "rounds"
    assert len(scene.state.played) == 2
    assert not any(scene.state.hands)


# -- moving


@pytest.mark.rule("TP-MOVE.1", "TP-MOVE.4", "TP-AP.1")
def test_a_troll_that_is_not_in_play_may_enter_anywhere() -> None:
    """It must be moved; alone in the mining cave it gives one point."""
    scene = moving()
    assert scene.offered == [
        f"move aside {place}" for place in ["mining", "building", "power", "I", "II", "III", "IV"]
    ]

    scene.pick("move aside mining")

    assert (scene.state.points, scene.state.borrowed) == (1, 0)


@pytest.mark.rule("TP-MOVE.2", "TP-MOVE.3", "TP-BOARD.14")
def test_a_troll_moves_to_another_place() -> None:
    """Another cauldron of the same cave is no move; caves and villages in play are places."""
    scene = moving(trolls="mining mining mining mining mining", seats=2, clans="red yellow")

    assert scene.offered == [f"move mining {place}" for place in ("building", "power", "I", "II")]
    assert scene.state.cave_room(0, MINING) == 0


@pytest.mark.rule("TP-MOVE.6", "TP-BOARD.2")
def test_a_full_cave_takes_nobody() -> None:
    """Three trolls and two humans fill the power cave."""
    scene = moving(trolls="power power power", humans=(0, 0, 2))

    assert "move aside power" not in scene.offered
    assert "move aside mining" in scene.offered


@pytest.mark.rule("TP-MOVE.5")
def test_nobody_enters_the_cave_of_another_player() -> None:
    """Caves are those of the own board, however empty the others are."""
    scene = moving(trolls="mining mining mining mining mining")
    scene.pick("move mining power")

    assert scene.at("power") == 1
    assert [scene.at("power", seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("TP-MOVE.7", "TP-MOVE.10", "TP-MOVE.11", "TP-MOVE.14")
def test_in_a_full_village_the_mover_pushes_an_opponent_who_picks_a_cave() -> None:
    """Four cauldrons with two trolls of yellow, one of purple, one of the mover."""
    scene = moving(trolls="III", rivals={1: "III III", 2: "III"})

    scene.pick("move aside III")
    assert scene.offered == ["push yellow", "push purple"]
    scene.pick("push purple")
    assert scene.state.ask is not None and scene.state.ask.seat == 2
    assert scene.offered == ["home mining", "home building", "home power"]
    scene.pick("home power")

    assert (scene.at("III", 2), scene.at("power", 2)) == (0, 1)
    assert (scene.state.points, scene.state.borrowed) == (2, 2)


@pytest.mark.rule("TP-MOVE.9")
def test_own_trolls_cannot_be_pushed() -> None:
    """All four cauldrons of II hold the mover's trolls; a fourth would find room beside three."""
    assert "move aside II" not in moving(trolls="II II II II").offered
    assert "move aside II" in moving(trolls="II II II").offered


@pytest.mark.rule("TP-MOVE.8")
def test_nobody_is_pushed_while_there_is_room() -> None:
    scene = moving(rivals={1: "I I", 2: "I"})

    scene.pick("move aside I")

    assert scene.prompt == "act"
    assert (scene.at("I", 1), scene.at("I", 2)) == (2, 1)


@pytest.mark.rule("TP-R.48")
def test_points_are_counted_when_the_pushed_troll_has_gone() -> None:
    """A troll from aside pushes one of three yellow trolls; two and purple's are left."""
    scene = moving(rivals={1: "I I I", 2: "I"})

    scene.pick("move aside I", "push yellow", "home mining")

    assert (scene.state.points, scene.state.borrowed) == (1, 3)


@pytest.mark.rule("TP-R.9")
def test_a_pushed_troll_without_a_cauldron_leaves_the_board() -> None:
    """Eleven humans and four trolls fill yellow's caves."""
    scene = table(rivals={1: "I mining mining mining mining", 2: "I I I"})
    scene.state.humans[1] = [1, 5, 5]
    scene.start(Phase(0, 2))
    scene.pick("move aside I", "push yellow")

    assert scene.at("aside", 1) == 1
    assert scene.prompt == "act"


@pytest.mark.rule("TP-MOVE.13", "TP-R.29")
def test_the_troll_of_phase_two_may_not_move_again_in_phase_three() -> None:
    """Any other may, also one that stands beside it."""
    scene = moving(phase=3, walker=0, trolls="mining building building building building")
    assert not any(option.startswith("move mining") for option in scene.offered)

    other = moving(phase=3, walker=0, trolls="mining mining building building building")
    other.pick("move mining I")
    assert other.state.trolls[0][:2] == [MINING, VILLAGE]


@pytest.mark.rule("TP-MOVE.15", "TP-R.22")
def test_a_move_always_exists_and_points_left_over_lapse() -> None:
    """Crowded caves and villages leave a way; unused points are lost."""
    scene = moving(
        trolls="I I I I II", humans=(5, 5, 5), seats=2, clans="red yellow", rivals={1: "II II II"}
    )
    assert scene.offered == ["move I II"]

    idle = acting("building", 3)
    idle.pick("done")
    assert idle.state.points == 0
    assert idle.prompt == "move-other-troll"


# -- action points


@pytest.mark.rule("TP-AP.2", "TP-VILLAGE.19")
def test_the_king_takes_no_cauldron_and_humans_count_like_trolls() -> None:
    """Two trolls, two humans and the king in the cave, a third troll comes: six points."""
    scene = moving(trolls="building building", humans=(0, 2, 0), king="building")

    scene.pick("move aside building")

    assert scene.state.points == 6
    assert scene.state.cave_room(0, 2) == 0


@pytest.mark.rule("TP-AP.3", "TP-AP.9")
def test_own_camps_count_like_trolls() -> None:
    """A camp and a troll in I, a second troll arrives."""
    scene = moving(trolls="I", camps={0: "I"})

    scene.pick("move aside I")

    assert scene.state.points == 3


@pytest.mark.rule("TP-R.23")
def test_two_camps_and_the_king_make_four_points() -> None:
    """Several own camps in one village give one point each."""
    scene = moving(camps={0: "II II"}, king="II")

    scene.pick("move aside II")

    assert scene.state.points == 4


@pytest.mark.rule("TP-AP.7")
def test_humans_on_a_farm_count_for_nobody() -> None:
    scene = table()
    scene.state.farmers[1] = 3
    scene.start(Phase(0, 2))
    scene.pick("move aside II")

    assert (scene.state.points, scene.state.borrowed) == (1, 0)


@pytest.mark.rule("TP-R.33")
def test_camps_of_opponents_give_nothing_unless_the_table_says_so() -> None:
    """Two camps of yellow in II."""
    scene = moving(camps={1: "II II"})
    scene.pick("move aside II")
    assert (scene.state.points, scene.state.borrowed) == (1, 0)

    other = moving(camps={1: "II II"}, opponents_camps_count=True)
    other.pick("move aside II")
    assert (other.state.points, other.state.borrowed) == (1, 2)


@pytest.mark.rule("TP-MOVE.13")
def test_the_second_move_is_made_by_another_troll() -> None:
    """From I to II in phase 2, so that II is no start in phase 3; the walker stays the first one."""
    scene = moving(trolls="I III")
    scene.pick("move I II", "done")

    assert scene.prompt == "move-other-troll" and scene.state.walker == 0
    assert not any(option.startswith("move II ") for option in scene.offered)
    assert {"move III I", "move aside I"} <= set(scene.offered)
    scene.pick("move III IV")
    assert scene.state.walker == 0


@pytest.mark.rule("TP-AP.4")
def test_trolls_in_other_players_caves_add_nothing() -> None:
    """Opponents count in villages alone; their mining cave is not this one."""
    scene = moving(rivals={1: "mining mining", 2: "mining"})
    scene.pick("move aside mining")

    assert (scene.state.points, scene.state.borrowed) == (1, 0)


@pytest.mark.rule("TP-AP.6", "TP-R.3", "TP-R.4")
def test_opponents_trolls_add_to_bells_and_princesses_alone() -> None:
    """Own 3, opponents 2: hiring uses own points; a bell uses the opponents' first."""
    scene = acting("I", 3, borrowed=2, power=1, gold=1, obsidian=3, tiles="BEL-04")
    scene.pick("hire mining")
    assert (scene.state.points, scene.state.borrowed) == (1, 2)
    assert "castle" not in scene.offered
    assert "tear-down-bell" not in scene.offered  # one point short

    other = acting("I", 3, borrowed=2, obsidian=3, tiles="BEL-04")
    other.pick("tear-down-bell", "store BEL-04")
    assert (other.state.points, other.state.borrowed) == (1, 0)


def test_the_table_may_let_opponents_add_to_other_actions() -> None:
    """TP-R.3: each village action has its switch."""
    helped = {
        "castle": ("castle", "opponents_add_to_castle", 3),
        "cow": ("steal-cow", "opponents_add_to_cow", 1),
        "hire": ("hire mining", "opponents_add_to_hire", 2),
        "swap": ("swap gold", "opponents_add_to_swap", 2),
    }
    for option, switch, price in helped.values():
        goods: dict[str, Any] = {"power": 2, "gold": 2, "cards": "TRC-26"}
        closed = acting("I", 0, borrowed=price, tiles="BEL-04", **goods)
        assert option not in closed.offered
        scene = acting("I", 0, borrowed=price, tiles="BEL-04", **goods, **{switch: True})
        scene.pick(option)
        assert scene.state.borrowed == 0
    bell = acting("I", 3, borrowed=2, obsidian=3, tiles="BEL-04", opponents_add_to_bell=False)
    assert "tear-down-bell" not in bell.offered
    goods = {"power": 2, "diamonds": 1, "princesses": "I", "tiles": "PRI-01"}
    princess = acting("I", 3, borrowed=2, opponents_add_to_bell=False, **goods)
    assert "capture-princess" in princess.offered


@pytest.mark.rule("TP-AP.8", "TP-ROYAL.14")
def test_the_count_stands_when_trolls_leave() -> None:
    """ROY-01 moves two trolls out of the mining cave; two of three points remain."""
    scene = acting("mining", 3, trolls="mining mining mining", tiles="ROY-01")

    scene.pick("activate ROY-01", "shift mining power", "shift mining I")

    assert scene.state.points == 2
    assert scene.at("mining") == 1


@pytest.mark.rule("TP-AP.10")
def test_points_belong_to_the_place_where_they_were_counted() -> None:
    """Five points in the mining cave build nothing and steal nothing."""
    scene = acting("mining", 5, obsidian=3, board_royal_action=False)

    assert scene.offered == ["mine obsidian", "mine diamond", "done"]


def test_figures_count_again_at_the_next_count() -> None:
    """What was used in one phase counts in the next."""
    scene = moving(trolls="building building", humans=(0, 1, 0), obsidian=1)
    scene.pick("move aside building")
    assert scene.state.points == 4
    scene.pick("refresh-dens")
    scene.settled()
    scene.pick("done", "move aside building")

    assert scene.state.points == 5


# -- actions in general


@pytest.mark.rule("TP-ACT.1", "TP-ACT.3", "TP-MINE.2", "TP-MINE.5")
def test_actions_mix_while_points_last() -> None:
    """Diamond, gold and obsidian for 3 + 2 + 1 points."""
    scene = acting("mining", 6, shafts=(1, 1, 1), filled=(1, 1, 1))

    scene.pick("mine diamond")
    assert scene.state.points == 3
    scene.pick("mine gold")
    assert scene.state.points == 1
    scene.pick("mine obsidian")

    assert scene.store() == (1, 1, 1)


@pytest.mark.rule("TP-ACT.2", "TP-ACT.4")
def test_what_cannot_be_paid_in_full_cannot_be_taken() -> None:
    """Gold needs two points; a card needs power and a cow."""
    poor = acting("mining", 1, shafts=(1, 1, 1), filled=(1, 1, 1))
    assert "mine gold" not in poor.offered
    assert "mine obsidian" in poor.offered

    for goods in ({"power": 1, "cows": 0}, {"power": 0, "cows": 1}):
        scene = acting("power", 3, **goods)
        assert not any(option.startswith("buy") for option in scene.offered)


@pytest.mark.rule("TP-ACT.7")
def test_gains_come_from_the_supply_and_mining_from_shafts() -> None:
    """A gain of obsidian leaves the shafts as they are, mining empties them."""
    gained = acting("I", 3, castles="CAS-04 CAS-05 CAS-06 CAS-07")
    gained.pick("castle")
    assert (gained.store(), gained.state.filled[0]) == ((2, 0, 0), [3, 0, 1])

    mined = acting("mining", 1, tiles="ROY-06")
    mined.pick("activate ROY-06")
    assert (mined.store(), mined.state.filled[0]) == ((3, 0, 0), [0, 0, 1])


def test_costs_come_before_rewards() -> None:
    """TP-ACT.1: without power no card can be bought; after gaining power it can."""
    scene = acting("power", 3, cows=1)
    assert not any(option.startswith("buy") for option in scene.offered)

    scene.pick("gain-power")

    assert scene.power() == 2
    assert any(option.startswith("buy") for option in scene.offered)


@pytest.mark.rule("TP-R.28")
def test_only_hands_and_decks_are_hidden() -> None:
    """A seat knows its own hand, of others the backs; a spectator knows backs alone."""
    scene = playing(hand="RND-01 RND-22")

    mine, other, watcher = [scene.state.view(seat) for seat in (0, 1, -2)]
    assert (
        isinstance(mine, TrollsView)
        and isinstance(other, TrollsView)
        and isinstance(watcher, TrollsView)
    )

    assert mine.hand == (0, 21)
    assert other.backs[0] == (1, 1, 0)
    assert watcher.hand == ()
    assert other.ask is not None and other.ask.options == []
    assert not hasattr(other, "hands")
