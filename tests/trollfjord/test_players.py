"""What the players of Trollfjord know: games come to an end, and a blow is chosen by what it is to bring."""

from random import Random

import pytest

from tests.trollfjord.scene import GAME, Scene, scene
from trollbord.bots.greedy import GreedyPlayer, promising
from trollbord.bots.search import SearchPlayer
from trollbord.games.trollfjord.policy import swing
from trollbord.games.trollfjord.quick import factor
from trollbord.kernel.match import Match
from trollbord.kernel.player import Budget, Decision
from trollbord.kernel.playout import settle

AT_S5 = {"mountain_nw": 2, "swamp_n": 3}


def chosen(table: Scene) -> str:
    """What the greedy player answers."""
    ask = table.state.ask
    assert ask is not None
    view = GAME.view(table.state, ask.seat)
    return GreedyPlayer().choose(Decision(view, Random(1))).text


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_players_come_to_an_end_within_a_few_laps(seats: int) -> None:
    match = Match(GAME, seats, seed=seats)

    result = match.play([GreedyPlayer()] * seats)

    assert len(match.picks) < 2_000
    assert max(result.scores) >= 60


def test_the_greedy_player_puts_trolls_where_its_belt_asks_for_them() -> None:
    table = scene(2, lords={"white": 30, "orange": 5}, trolls={"orange": {"fjord_w": 2}})
    table.pick("lord placement 1")

    assert table.options == ["put glacier_w", "put glacier_se", "done"]
    assert chosen(table) == "put glacier_w"


def test_the_greedy_player_hammers_when_the_treasure_is_in_reach_and_not_before() -> None:
    rich = {"mountain_nw": 14, "swamp_n": 12, "glacier_w": 28}
    belts = {"orange": (11, 13)}
    table = scene(2, trolls={"orange": AT_S5}, treasures=rich, belts=belts, calls="orange")
    assert chosen(table) == "call S5"
    table.pick("call S5")
    assert chosen(table) == "hammer"

    few = {"mountain_nw": 1, "swamp_n": 1}
    poor = {"mountain_nw": 27, "swamp_n": 26, "glacier_w": 28}
    table = scene(2, trolls={"orange": few}, treasures=poor, belts=belts, calls="orange")
    table.pick("call S5")
    assert chosen(table) == "end"


def test_the_greedy_player_stops_when_all_it_can_get_lies_there() -> None:
    rich = {"mountain_nw": 14, "swamp_n": 12, "glacier_w": 28}
    table = scene(
        2, trolls={"orange": AT_S5}, treasures=rich, belts={"orange": (11, 13)}, calls="orange"
    )
    table.pick("call S5", "hammer").hits("1/0/0/1")
    assert chosen(table) == "hit"
    table.hits("2/2/2/6")
    assert chosen(table) == "stop"


def test_a_gentle_blow_is_chosen_near_a_limit_and_a_hearty_one_far_from_it() -> None:
    rich = {"mountain_nw": 27, "swamp_n": 18, "glacier_w": 28}
    table = scene(
        2,
        trolls={"orange": AT_S5},
        treasures=rich,
        belts={"orange": (11, 13)},
        calls="orange",
        tower="physics",
    )
    table.pick("call S5", "hammer")
    ask = table.state.ask
    assert ask is not None
    hearty = factor(swing(table.state, ask))
    table.pick("hit left 6 1").fall("5/4/4/4")
    ask = table.state.ask
    assert ask is not None
    gentle = factor(swing(table.state, ask))
    assert gentle < 70 < 100 <= hearty


def test_the_greedy_player_tries_one_blow_of_each_strength() -> None:
    table = scene(
        2, trolls={"orange": AT_S5}, belts={"orange": (11, 13)}, calls="orange", tower="physics"
    )
    table.pick("call S5", "hammer")

    assert len(table.options) == 80
    assert len({option.second for option in promising(table.state)}) == 10
    assert len(promising(table.state)) == 10


def test_the_greedy_player_leaves_a_fortress_that_its_belt_has_done_with() -> None:
    """Two that waited for each other at one fortress waited for ever."""
    trolls = {
        "white": {"forest_n": 2, "mountain_e": 8},
        "orange": {"forest_n": 4, "swamp_ne": 3, "mountain_e": 3},
    }
    lords = {"white": 28, "orange": 29}
    table = scene(2, lords=lords, trolls=trolls, belts={"white": (10,)})

    assert table.asked == "white"
    assert chosen(table).startswith("lord wander")


def test_the_board_is_quiet_while_nobody_hammers() -> None:
    """What trolls promise can be told; what a hammer brings is told when it has fallen."""
    table = scene(2, trolls={"white": {"fjord_w": 2, "glacier_w": 2}}, calls="white")
    assert table.state.ask is not None and table.state.ask.prompt == "call"
    assert GAME.advice.is_settled(table.state)

    table.pick(table.options[0])

    assert not GAME.advice.is_settled(table.state)


READY_AT_S6 = {"tundra_c": 2, "fjord_s": 2, "forest_se": 6}
READY_AT_S5 = {"glacier_w": 7, "swamp_n": 1, "mountain_nw": 2}


def ready_to_end(calls: str, white: tuple[int, ...], orange: tuple[int, ...]) -> Scene:
    """Both lack the last belt space only, and stand ready to fill it."""
    return scene(
        2,
        lords={"white": 40, "orange": 41},
        trolls={"white": READY_AT_S6, "orange": READY_AT_S5},
        treasures={"tundra_c": 18, "fjord_s": 13, "forest_se": 27},
        belts={"white": white, "orange": orange},
        crowns={"I": "white", "II": "white", "III": "white"},
        calls=calls,
    )


def test_a_leader_who_searches_fills_the_last_space_instead_of_waiting() -> None:
    """Trolls that stand ready for one more treasure are not worth more than the treasure."""
    table = ready_to_end("white", (23, 26, 21), (16, 22, 20))
    player = SearchPlayer(budget=Budget(iterations=120))
    for expected in ("call S6", "hammer"):
        view = GAME.view(table.state, 0)
        assert player.choose(Decision(view, Random(1))).text == expected
        table.pick(expected)


def test_a_lead_is_surer_the_less_is_still_to_come() -> None:
    early = scene(2, lords={"white": 6, "orange": 7}, sacks={"white": (15,)})
    late = ready_to_end("white", (23, 20, 20), (16, 18, 20))
    last = scene(
        2, lords={"white": 40, "orange": 41}, belts={"white": (23, 20, 20, 15)}, laid=("white",)
    )

    outlooks = [GAME.advice.evaluate(table.state)[0] for table in (early, late, last)]
    assert 0.2 < outlooks[0] < outlooks[1] < outlooks[2] <= 1.0


def test_two_who_share_a_fortress_do_not_wait_for_ever() -> None:
    """Each would rather join than begin, as a comrade keeps the belt space; after two laps waiting is worth less."""
    table = scene(
        2,
        lords={"white": 121, "orange": 122},
        trolls={
            "white": {"mountain_e": 2, "forest_n": 5, "swamp_ne": 3},
            "orange": {"mountain_e": 4, "forest_n": 3, "swamp_ne": 1},
        },
        treasures={"mountain_e": 28, "forest_n": 10, "swamp_ne": 17},
        calls="white",
    )
    table.pick("call S2", "join")
    player, rng = SearchPlayer(budget=Budget(iterations=100)), Random(3)
    picked: list[str] = []
    while "hammer" not in picked and len(picked) < 20:
        seat = settle(table.state, rng)
        assert seat is not None
        chosen = player.choose(Decision(GAME.view(table.state, seat), rng))
        picked.append(chosen.text)
        table.state.pick(chosen)

    assert "hammer" in picked


@pytest.mark.parametrize(("space", "may_wait"), [(61, True), (121, False)])
def test_who_can_hammer_in_a_long_match_does_not_wait(space: int, may_wait: bool) -> None:
    """A search believes that the other begins; where both do, the match would never end."""
    table = scene(
        2,
        lords={"white": space, "orange": space + 1},
        trolls={
            "white": {"mountain_e": 2, "forest_n": 5, "swamp_ne": 3},
            "orange": {"mountain_e": 4, "forest_n": 3, "swamp_ne": 1},
        },
        treasures={"mountain_e": 28, "forest_n": 10, "swamp_ne": 17},
        calls="white",
    )
    for pick in ("call S2", "decline"):
        assert table.state.ask is not None
        hopes = GAME.advice.prior(table.state) or [1.0] * len(table.state.ask.options)
        by_name = dict(zip([each.text for each in table.state.ask.options], hopes))
        if "end" in by_name:
            assert (by_name["end"] > 0) == may_wait
        table.pick(pick)
    hopes = GAME.advice.prior(table.state) or []
    assert table.state.ask is not None and table.state.ask.prompt == "hammer-alone"
    assert min(hopes) == (0.5 if may_wait else 0.0)
