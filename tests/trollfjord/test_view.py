"""What a seat may know: patched sacks and the supply stay secret, by construction and by trying to see through."""

from random import Random

import pytest

from tests.trollfjord.scene import scene
from trollbord.games.trollfjord.deal import FACE_DOWN
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.kernel.seat import SPECTATOR


def seen(state: TrollfjordState, seat: int) -> TrollfjordView:
    view = state.view(seat)
    assert isinstance(view, TrollfjordView)
    return view


@pytest.mark.rule("TF-R.25", "TF-SETUP.23")
def test_others_see_how_many_discs_a_patched_sack_holds_and_the_owner_their_values() -> None:
    state = scene(sacks={"white": (19, 22)}, gifts={"white": (4, 8)}, belts={"black": (17,)}).state

    assert seen(state, 0).sacks[0] == (19, 22)
    for other in (1, 2, 3, SPECTATOR):
        assert seen(state, other).sacks[0] == (FACE_DOWN, FACE_DOWN)
        assert "19" not in str(seen(state, other)).splitlines()[-4]
        assert seen(state, other).gifts == state.gifts and seen(state, other).belts == state.belts


def test_swapping_a_sack_with_the_supply_changes_nobody_elses_view() -> None:
    """Two tables that differ only in what lies face down look the same to all others."""
    one = scene(sacks={"white": (10, 11)}).state
    two = scene(sacks={"white": (12, 13)}).state
    two.treasures = one.treasures[:]

    assert one != two
    for other in (1, 2, 3, SPECTATOR):
        assert seen(one, other) == seen(two, other)
        assert str(seen(one, other)) == str(seen(two, other))
    assert seen(one, 0) != seen(two, 0)


def test_a_world_deals_the_sacks_from_what_is_unseen_in_fair_shares() -> None:
    """One disc of another's sack takes each unseen value as often as copies of it are unseen."""
    state = scene(sacks={"white": (10,), "orange": (14,)}).state
    view = seen(state, 0)
    unseen = view.unseen()
    rng = Random(7)
    drawn = [
        world.sacks[1][0]
        for world in (view.world(rng) for _ in range(6000))
        if isinstance(world, TrollfjordState)
    ]

    assert len(unseen) == 42 - 12 - 1
    for value in sorted(set(unseen)):
        expected = unseen.count(value) / len(unseen)
        assert abs(drawn.count(value) / len(drawn) - expected) < 0.015
    assert set(drawn) == set(unseen)


def test_open_sacks_are_open_to_all() -> None:
    state = scene(sacks={"white": (19, 22)}, open_sacks=True).state

    assert seen(state, 1).sacks[0] == (19, 22) == seen(state, SPECTATOR).sacks[0]


def test_the_log_keeps_the_value_of_a_sacked_treasure_to_its_owner() -> None:
    """TF-R.25 in what is told."""
    table = scene(
        calls="brown",
        trolls={
            "brown": {"fjord_w": 1, "glacier_w": 1},
            "orange": {"glacier_w": 1, "tundra_sw": 1},
        },
        treasures={"fjord_w": 10, "glacier_w": 28, "tundra_sw": 11},
    ).pick("call S1", "join", "hammer")
    table.hit(11).pick("stop", "take fjord_w", "take tundra_sw")
    event = table.told("take-sack")[0]

    assert event.seen(1).args["value"] == 11
    assert event.seen(0).args["value"] == "unknown" == event.seen(SPECTATOR).args["value"]


def test_at_the_end_all_sacks_are_turned_up() -> None:
    state = scene(sacks={"white": (19, 22)}).state
    state.agenda, state.step, state.ask = [], None, None

    assert seen(state, 3).sacks[0] == (19, 22)
