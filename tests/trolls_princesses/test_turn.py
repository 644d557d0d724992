"""Turn, round cards, moving, pushing and action points."""

from typing import Any

import pytest

from tests.trolls_princesses.scenes import (
    acting,
    asked,
    at,
    moving,
    offered,
    play,
    playing,
    power,
    prompt,
    settled,
    started,
    store,
    table,
)
from trollbord.games.trolls_princesses.box import HUMANS, MINING, POWER, PRINCESSES, VILLAGE
from trollbord.games.trolls_princesses.deck import ROUND_CARDS
from trollbord.games.trolls_princesses.rules import Phase, Turn
from trollbord.games.trolls_princesses.view import TrollsView
from trollbord.kernel.errors import IllegalPick

# -- round cards


@pytest.mark.rule("TP-TURN.4", "TP-R.41")
def test_one_card_of_the_hand_must_be_played_as_it_stands() -> None:
    """TP-TURN.4, TP-R.41 (S138): no card may be held back, nothing on it is chosen."""
    state = playing(hand="RND-01 RND-08 RND-20")

    assert offered(state) == ["play RND-01", "play RND-08", "play RND-20"]
    play(state, "play RND-08")
    assert len(state.hands[0]) == 2
    assert prompt(state) == "move-troll"


@pytest.mark.rule("TP-TURN.6", "TP-TURN.7", "TP-TURN.13", "TP-TURN.14")
def test_a_human_comes_to_the_farm_and_the_king_to_the_village() -> None:
    """TP-TURN.6, 7, 13, 14 (S07): RND-08 shows II, a human, the king in the village; he takes no cauldron."""
    state = playing(hand="RND-08")
    humans, supply = state.farmers[1], state.supply[HUMANS]

    play(state, "play RND-08")

    assert (state.farmers[1], state.supply[HUMANS]) == (humans + 1, supply - 1)
    assert state.king == VILLAGE + 1
    assert state.crowd(VILLAGE + 1) == 0


@pytest.mark.rule("TP-TURN.9", "TP-TURN.15")
def test_a_princess_comes_to_an_empty_tower() -> None:
    """TP-TURN.9 (S193): RND-09 shows II, a princess, the mining cave; cards show princesses, changelings, humans."""
    state = playing(hand="RND-09")

    play(state, "play RND-09")

    assert state.princesses == [0, 1, 0, 0]
    assert state.supply[PRINCESSES] == 11
    assert (state.king, state.king_seat) == (MINING, 0)
    assert {card.piece for card in ROUND_CARDS} == {0, 1, 2}


@pytest.mark.rule("TP-TURN.10", "TP-TURN.11")
def test_a_full_tower_takes_no_second_princess() -> None:
    """TP-TURN.10, 11 (S08): nothing is placed, the king moves all the same."""
    state = playing(hand="RND-04", princesses="I")

    play(state, "play RND-04")

    assert (state.princesses[0], state.supply[PRINCESSES]) == (1, 12)
    assert state.king == VILLAGE


@pytest.mark.rule("TP-R.8")
def test_an_empty_supply_places_nothing() -> None:
    """TP-R.8 (S191): no princess is left, the tower of II is empty."""
    state = playing(hand="RND-09")
    state.supply[PRINCESSES] = 0

    play(state, "play RND-09")

    assert state.princesses == [0, 0, 0, 0]
    assert state.king == MINING


@pytest.mark.rule("TP-TURN.8", "TP-R.32")
def test_a_changeling_comes_to_the_hamlet_and_the_king_serves_the_active_player() -> None:
    """TP-TURN.8, TP-R.32 (S123): RND-41 in a two-player game; in the power cave he counts for that player alone."""
    state = playing(seats=2, clans="red yellow", hand="RND-41")

    play(state, "play RND-41")

    assert state.changelings[0] == 2
    assert state.own_points(0, POWER) == 1
    assert state.own_points(1, POWER) == 0


@pytest.mark.rule("TP-TURN.12")
def test_farms_and_hamlets_take_any_number() -> None:
    """TP-TURN.12 (S140): the fifth human comes to a farm with four."""
    state = playing(hand="RND-08")
    state.farmers[1] = 4

    play(state, "play RND-08")

    assert state.farmers[1] == 5


def test_the_king_leaves_the_place_of_the_last_turn() -> None:
    """TP-TURN.13 (S125): from an opponent's mining cave to where the new card sends him."""
    state = playing(hand="RND-02")
    state.king, state.king_seat = MINING, 3

    play(state, "play RND-02")

    assert (state.king, state.king_seat) == (2, 0)
    assert state.own_points(3, MINING) == 0


# -- the order of a turn


@pytest.mark.rule("TP-TURN.2", "TP-TURN.3", "TP-TURN.17", "TP-MOVE.12")
def test_a_turn_runs_in_fixed_order_and_passes_on_clockwise() -> None:
    """TP-TURN.2, 3, 17 (S137): card, troll, other troll, draw, then the next player."""
    state = table(hand="RND-01 RND-06 RND-12")
    state.drawn[0] = 3
    started(state, Turn(0))
    seen = [prompt(state)]
    with pytest.raises(IllegalPick):
        state.pick("move aside mining")

    play(state, "play RND-06", "move aside mining")
    seen.append(prompt(state))
    play(state, "done")
    seen.append(prompt(state))
    play(state, "move aside building", "done")
    seen.append(prompt(state))
    before = len(state.hands[0])
    settled(state)

    assert seen == ["play-card", "act", "move-other-troll", "draw-card"]
    assert (before, len(state.hands[0])) == (2, 3)
    assert state.ask is not None and state.ask.seat == 1


@pytest.mark.rule("TP-TURN.18")
def test_an_empty_deck_is_skipped_and_the_hand_is_played_out() -> None:
    """TP-TURN.18 (S17): with no card to draw two stay in hand."""
    state = playing(hand="RND-01 RND-06 RND-12")

    play(state, "play RND-01", "move aside mining", "done", "move aside building", "done")

    assert len(state.hands[0]) == 2
    assert state.ask is not None and state.ask.seat == 1


@pytest.mark.rule("TP-TURN.5", "TP-END.1", "TP-END.2")
def test_the_game_ends_when_the_last_card_of_the_last_player_is_played() -> None:
    """TP-TURN.5, TP-END.1, 2 (S139, S119): both players play their last card, then the count is taken."""
    state = table(seats=2, clans="red yellow", hand="RND-01")
    state.hands[1] = (5,)
    started(state, Turn(0))
    for seat, card in ((0, "RND-01"), (1, "RND-06")):
        assert asked(state) == seat
        play(state, f"play {card}", "move aside I", "done", "move aside II", "done")

    result = state.result()
    assert result is not None
    assert result.reason == "rounds"
    assert len(state.played) == 2
    assert not any(state.hands)


# -- moving


@pytest.mark.rule("TP-MOVE.1", "TP-MOVE.4", "TP-AP.1")
def test_a_troll_that_is_not_in_play_may_enter_anywhere() -> None:
    """TP-MOVE.1, 4 (S10): it must be moved; alone in the mining cave it gives one point."""
    state = moving()
    assert offered(state) == [
        f"move aside {place}" for place in ["mining", "building", "power", "I", "II", "III", "IV"]
    ]

    play(state, "move aside mining")

    assert (state.points, state.borrowed) == (1, 0)


@pytest.mark.rule("TP-MOVE.2", "TP-MOVE.3", "TP-BOARD.14")
def test_a_troll_moves_to_another_place() -> None:
    """TP-MOVE.2, 3 (S14): another cauldron of the same cave is no move; caves and villages in play are places."""
    state = moving(trolls="mining mining mining mining mining", seats=2, clans="red yellow")

    assert offered(state) == [f"move mining {place}" for place in ("building", "power", "I", "II")]
    assert state.cave_room(0, MINING) == 0


@pytest.mark.rule("TP-MOVE.6", "TP-BOARD.2")
def test_a_full_cave_takes_nobody() -> None:
    """TP-MOVE.6, TP-BOARD.2 (S11): three trolls and two humans fill the power cave."""
    state = moving(trolls="power power power", humans=(0, 0, 2))

    assert "move aside power" not in offered(state)
    assert "move aside mining" in offered(state)


@pytest.mark.rule("TP-MOVE.5")
def test_nobody_enters_the_cave_of_another_player() -> None:
    """TP-MOVE.5 (S189): caves are those of the own board, however empty the others are."""
    state = moving(trolls="mining mining mining mining mining")
    play(state, "move mining power")

    assert at(state, "power") == 1
    assert [at(state, "power", seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("TP-MOVE.7", "TP-MOVE.10", "TP-MOVE.11", "TP-MOVE.14")
def test_in_a_full_village_the_mover_pushes_an_opponent_who_picks_a_cave() -> None:
    """TP-MOVE.7, 10, 11 (S12): four cauldrons with two trolls of yellow, one of purple, one of the mover."""
    state = moving(trolls="III", rivals={1: "III III", 2: "III"})

    play(state, "move aside III")
    assert offered(state) == ["push yellow", "push purple"]
    play(state, "push purple")
    assert state.ask is not None and state.ask.seat == 2
    assert offered(state) == ["home mining", "home building", "home power"]
    play(state, "home power")

    assert (at(state, "III", 2), at(state, "power", 2)) == (0, 1)
    assert (state.points, state.borrowed) == (2, 2)


@pytest.mark.rule("TP-MOVE.9")
def test_own_trolls_cannot_be_pushed() -> None:
    """TP-MOVE.9 (S13): all four cauldrons of II hold the mover's trolls; a fourth would find room beside three."""
    assert "move aside II" not in offered(moving(trolls="II II II II"))
    assert "move aside II" in offered(moving(trolls="II II II"))


@pytest.mark.rule("TP-MOVE.8")
def test_nobody_is_pushed_while_there_is_room() -> None:
    """TP-MOVE.8 (S142)."""
    state = moving(rivals={1: "I I", 2: "I"})

    play(state, "move aside I")

    assert prompt(state) == "act"
    assert (at(state, "I", 1), at(state, "I", 2)) == (2, 1)


@pytest.mark.rule("TP-R.48")
def test_points_are_counted_when_the_pushed_troll_has_gone() -> None:
    """TP-R.48 (S141): a troll from aside pushes one of three yellow trolls; two and purple's are left."""
    state = moving(rivals={1: "I I I", 2: "I"})

    play(state, "move aside I", "push yellow", "home mining")

    assert (state.points, state.borrowed) == (1, 3)


@pytest.mark.rule("TP-R.9")
def test_a_pushed_troll_without_a_cauldron_leaves_the_board() -> None:
    """TP-R.9 (S190): eleven humans and four trolls fill yellow's caves."""
    state = table(rivals={1: "I mining mining mining mining", 2: "I I I"})
    state.humans[1] = [1, 5, 5]
    started(state, Phase(0, 2))
    play(state, "move aside I", "push yellow")

    assert at(state, "aside", 1) == 1
    assert prompt(state) == "act"


@pytest.mark.rule("TP-MOVE.13", "TP-R.29")
def test_the_troll_of_phase_two_may_not_move_again_in_phase_three() -> None:
    """TP-MOVE.13, TP-R.29 (S15): any other may, also one that stands beside it."""
    state = moving(phase=3, walker=0, trolls="mining building building building building")
    assert not any(option.startswith("move mining") for option in offered(state))

    other = moving(phase=3, walker=0, trolls="mining mining building building building")
    play(other, "move mining I")
    assert other.trolls[0][:2] == [MINING, VILLAGE]


@pytest.mark.rule("TP-MOVE.15", "TP-R.22")
def test_a_move_always_exists_and_points_left_over_lapse() -> None:
    """TP-MOVE.15, TP-R.22 (S179, S128): crowded caves and villages leave a way; unused points are lost."""
    state = moving(
        trolls="I I I I II", humans=(5, 5, 5), seats=2, clans="red yellow", rivals={1: "II II II"}
    )
    assert offered(state) == ["move I II"]

    idle = acting("building", 3)
    play(idle, "done")
    assert idle.points == 0
    assert prompt(idle) == "move-other-troll"


# -- action points


@pytest.mark.rule("TP-AP.2", "TP-VILLAGE.19")
def test_the_king_takes_no_cauldron_and_humans_count_like_trolls() -> None:
    """TP-AP.2, TP-VILLAGE.19 (S09): two trolls, two humans and the king in the cave, a third troll comes: six points."""
    state = moving(trolls="building building", humans=(0, 2, 0), king="building")

    play(state, "move aside building")

    assert state.points == 6
    assert state.cave_room(0, 2) == 0


@pytest.mark.rule("TP-AP.3", "TP-AP.9")
def test_own_camps_count_like_trolls() -> None:
    """TP-AP.3, 9 (S18): a camp and a troll in I, a second troll arrives."""
    state = moving(trolls="I", camps={0: "I"})

    play(state, "move aside I")

    assert state.points == 3


@pytest.mark.rule("TP-R.23")
def test_two_camps_and_the_king_make_four_points() -> None:
    """TP-R.23 (S130): several own camps in one village give one point each."""
    state = moving(camps={0: "II II"}, king="II")

    play(state, "move aside II")

    assert state.points == 4


@pytest.mark.rule("TP-AP.7")
def test_humans_on_a_farm_count_for_nobody() -> None:
    """TP-AP.7 (S143)."""
    state = table()
    state.farmers[1] = 3
    started(state, Phase(0, 2))
    play(state, "move aside II")

    assert (state.points, state.borrowed) == (1, 0)


@pytest.mark.rule("TP-R.33")
def test_camps_of_opponents_give_nothing_unless_the_table_says_so() -> None:
    """TP-R.33 (S144): two camps of yellow in II."""
    state = moving(camps={1: "II II"})
    play(state, "move aside II")
    assert (state.points, state.borrowed) == (1, 0)

    other = moving(camps={1: "II II"}, opponents_camps_count=True)
    play(other, "move aside II")
    assert (other.points, other.borrowed) == (1, 2)


@pytest.mark.rule("TP-MOVE.13")
def test_the_second_move_is_made_by_another_troll() -> None:
    """TP-MOVE.13: from I to II in phase 2, so that II is no start in phase 3; the walker stays the first one."""
    state = moving(trolls="I III")
    play(state, "move I II", "done")

    assert prompt(state) == "move-other-troll" and state.walker == 0
    assert not any(option.startswith("move II ") for option in offered(state))
    assert {"move III I", "move aside I"} <= set(offered(state))
    play(state, "move III IV")
    assert state.walker == 0


@pytest.mark.rule("TP-AP.4")
def test_trolls_in_other_players_caves_add_nothing() -> None:
    """TP-AP.4: opponents count in villages alone; their mining cave is not this one."""
    state = moving(rivals={1: "mining mining", 2: "mining"})
    play(state, "move aside mining")

    assert (state.points, state.borrowed) == (1, 0)


@pytest.mark.rule("TP-AP.6", "TP-R.3", "TP-R.4")
def test_opponents_trolls_add_to_bells_and_princesses_alone() -> None:
    """TP-AP.6, TP-R.3, 4 (S19): own 3, opponents 2: hiring uses own points; a bell uses the opponents' first."""
    state = acting("I", 3, borrowed=2, power=1, gold=1, obsidian=3, tiles="BEL-04")
    play(state, "hire mining")
    assert (state.points, state.borrowed) == (1, 2)
    assert "castle" not in offered(state)
    assert "tear-down-bell" not in offered(state)  # one point short

    other = acting("I", 3, borrowed=2, obsidian=3, tiles="BEL-04")
    play(other, "tear-down-bell", "store BEL-04")
    assert (other.points, other.borrowed) == (1, 0)


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
        assert option not in offered(closed)
        state = acting("I", 0, borrowed=price, tiles="BEL-04", **goods, **{switch: True})
        play(state, option)
        assert state.borrowed == 0
    bell = acting("I", 3, borrowed=2, obsidian=3, tiles="BEL-04", opponents_add_to_bell=False)
    assert "tear-down-bell" not in offered(bell)
    goods = {"power": 2, "diamonds": 1, "princesses": "I", "tiles": "PRI-01"}
    princess = acting("I", 3, borrowed=2, opponents_add_to_bell=False, **goods)
    assert "capture-princess" in offered(princess)


@pytest.mark.rule("TP-AP.8", "TP-ROYAL.14")
def test_the_count_stands_when_trolls_leave() -> None:
    """TP-AP.8, TP-ROYAL.14 (S16): ROY-01 moves two trolls out of the mining cave; two of three points remain."""
    state = acting("mining", 3, trolls="mining mining mining", tiles="ROY-01")

    play(state, "activate ROY-01", "shift mining power", "shift mining I")

    assert state.points == 2
    assert at(state, "mining") == 1


@pytest.mark.rule("TP-AP.10")
def test_points_belong_to_the_place_where_they_were_counted() -> None:
    """TP-AP.10 (S187): five points in the mining cave build nothing and steal nothing."""
    state = acting("mining", 5, obsidian=3, board_royal_action=False)

    assert offered(state) == ["mine obsidian", "mine diamond", "done"]


def test_figures_count_again_at_the_next_count() -> None:
    """TP-ACT.5 (S188): what was used in one phase counts in the next."""
    state = moving(trolls="building building", humans=(0, 1, 0), obsidian=1)
    play(state, "move aside building")
    assert state.points == 4
    play(state, "refresh-dens")
    settled(state)
    play(state, "done", "move aside building")

    assert state.points == 5


# -- actions in general


@pytest.mark.rule("TP-ACT.1", "TP-ACT.3", "TP-MINE.2", "TP-MINE.5")
def test_actions_mix_while_points_last() -> None:
    """TP-ACT.1, 3 (S145): diamond, gold and obsidian for 3 + 2 + 1 points."""
    state = acting("mining", 6, shafts=(1, 1, 1), filled=(1, 1, 1))

    play(state, "mine diamond")
    assert state.points == 3
    play(state, "mine gold")
    assert state.points == 1
    play(state, "mine obsidian")

    assert store(state) == (1, 1, 1)


@pytest.mark.rule("TP-ACT.2", "TP-ACT.4")
def test_what_cannot_be_paid_in_full_cannot_be_taken() -> None:
    """TP-ACT.2, 4 (S29, S42): gold needs two points; a card needs power and a cow."""
    poor = acting("mining", 1, shafts=(1, 1, 1), filled=(1, 1, 1))
    assert "mine gold" not in offered(poor)
    assert "mine obsidian" in offered(poor)

    for goods in ({"power": 1, "cows": 0}, {"power": 0, "cows": 1}):
        state = acting("power", 3, **goods)
        assert not any(option.startswith("buy") for option in offered(state))


@pytest.mark.rule("TP-ACT.7")
def test_gains_come_from_the_supply_and_mining_from_shafts() -> None:
    """TP-ACT.7 (S83, S63): a gain of obsidian leaves the shafts as they are, mining empties them."""
    gained = acting("I", 3, castles="CAS-04 CAS-05 CAS-06 CAS-07")
    play(gained, "castle")
    assert (store(gained), gained.filled[0]) == ((2, 0, 0), [3, 0, 1])

    mined = acting("mining", 1, tiles="ROY-06")
    play(mined, "activate ROY-06")
    assert (store(mined), mined.filled[0]) == ((3, 0, 0), [0, 0, 1])


def test_costs_come_before_rewards() -> None:
    """TP-ACT.1 (S184): without power no card can be bought; after gaining power it can."""
    state = acting("power", 3, cows=1)
    assert not any(option.startswith("buy") for option in offered(state))

    play(state, "gain-power")

    assert power(state) == 2
    assert any(option.startswith("buy") for option in offered(state))


@pytest.mark.rule("TP-R.28")
def test_only_hands_and_decks_are_hidden() -> None:
    """TP-R.28 (S185): a seat knows its own hand, of others the backs; a spectator knows backs alone."""
    state = playing(hand="RND-01 RND-22")

    mine, other, watcher = [state.view(seat) for seat in (0, 1, -2)]
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
