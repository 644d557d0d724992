"""Evaluation, rollout, suspicion, and why something is not offered."""

from random import Random

import pytest

from tests.ankh_morpork.scene import Scene, scene
from trollbord.bots.greedy import GreedyPlayer
from trollbord.bots.simple import RandomPlayer
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.belief import pool
from trollbord.games.ankh_morpork.box import COLOURS, PERSONALITIES
from trollbord.games.ankh_morpork.policy import suspicion
from trollbord.kernel.match import Match


def worth(table: Scene, seat: int = 0) -> float:
    return ANKH_MORPORK.advice.evaluate(table.state)[seat]


SEATS = (2, 3, 4)
"""Every number of players has an evaluation of its own, learned or not."""


def people(red: str, *others: str, seats: int) -> dict[str, str]:
    """Whom each colour is: nobody twice, as at a real table."""
    return dict(zip(COLOURS, (red, *others)[:seats], strict=False))


NEARER = [
    ("lord_vetinari", {1: "red red red"}, {1: "red", 2: "red", 3: "red"}),
    ("lord_rust", {1: "red yellow"}, {1: "red red yellow"}),
    ("dragon_king_of_arms", {1: "red yellow"}, {1: "red yellow !"}),
    ("chrysoprase", {1: "red"}, {1: "red house:red"}),
]
"""A personality, a table, and one that is nearer to the goal."""


@pytest.mark.parametrize(
    ("personality", "poor", "rich", "seats"),
    [
        (*case, seats)
        for case in NEARER
        for seats in SEATS
        if PERSONALITIES.index(case[0]) in pool(seats)
    ],
)
def test_a_table_nearer_to_the_goal_is_worth_more(
    personality: str, poor: dict[int, str], rich: dict[int, str], seats: int
) -> None:
    others = ("commander_vimes", "lord_selachii", "lord_de_worde")
    who = people(personality, *others, seats=seats)
    before = scene(seats=seats, board=poor, personalities=who)
    after = scene(seats=seats, board=rich, personalities=who)

    assert -1 <= worth(before) < worth(after) <= 1
    assert worth(after, 1) < worth(before, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_vimes_likes_a_small_pile(seats: int) -> None:
    others = ("lord_rust", "lord_vetinari", "lord_selachii")
    who = people("commander_vimes", *others, seats=seats)
    small = scene(seats=seats, hands={"red": "groat"}, pile="errol dorfl ruby", personalities=who)
    large = scene(seats=seats, hands={"red": "groat"}, personalities=who)

    assert worth(small) > worth(large)


def test_a_rollout_picks_what_is_offered_and_games_end() -> None:
    rng = Random(3)
    state = ANKH_MORPORK.new(3)
    while (ask := state.ask) is not None:
        option = ask.options[0] if ask.seat < 0 else ANKH_MORPORK.advice.rollout(state, rng)
        assert option in ask.options
        looks = ANKH_MORPORK.advice.prior(state)
        assert looks is None or (len(looks) == len(ask.options) and min(looks) > 0)
        state.take(option)
    assert state.result() is not None


def test_the_greedy_player_beats_random_ones() -> None:
    """Seat 0 plays greedily against one random player; by chance it would win half."""
    won = 0.0
    for seed in range(14):
        result = Match(ANKH_MORPORK, 2, seed=seed).play([GreedyPlayer(1), RandomPlayer()])
        won += result.share(0)

    assert won >= 10


def test_who_spreads_widely_is_suspected_to_be_vetinari() -> None:
    people = {"red": "lord_rust", "yellow": "lord_vetinari", "green": "chrysoprase"}
    table = scene(
        board=dict.fromkeys(range(1, 9), "yellow blue blue") | {12: "green green green"},
        personalities=people,
        hands={"red": "groat"},
    )
    belief = table.view("red").belief()
    plain = suspicion(belief, scene().state, 0)
    wise = suspicion(belief, table.state, 0)
    vetinari, rust = PERSONALITIES.index("lord_vetinari"), PERSONALITIES.index("lord_rust")

    assert wise[1][vetinari] > 2 * plain[1][vetinari] > 2 * wise[2][vetinari] > 0
    assert wise[1][rust] == 0.0 and wise[0][rust] == pytest.approx(1.0)
    for row in wise:
        assert sum(row) == pytest.approx(1.0)


def test_a_bot_can_say_whom_it_suspects() -> None:
    table = scene(
        board=dict.fromkeys(range(1, 9), "yellow blue blue"), personalities={"red": "lord_rust"}
    )
    told = ANKH_MORPORK.advice.suspicions(table.view("red"), [table.state])

    assert [message.args["seat"] for message in told] == [1, 2, 3]
    assert told[0].args["personality"] == "lord_vetinari"
    assert "may well be Lord Vetinari" in str(told[0])


def test_the_city_is_quiet_before_the_first_card_of_a_turn() -> None:
    table = scene(hands={"red": "groat"})
    assert table.state.ask is not None and table.state.ask.prompt == "play"
    assert ANKH_MORPORK.advice.is_settled(table.state)

    table.pick("play groat")

    assert not ANKH_MORPORK.advice.is_settled(table.state)
