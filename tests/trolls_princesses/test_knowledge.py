"""What a seat may know: worlds dealt from views, held against enumeration."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.trolls_princesses.scene import Scene, playing, table
from trollbord.games.trolls_princesses.deck import ROUND_CARDS
from trollbord.games.trolls_princesses.state import TrollsState, rounds_of
from trollbord.games.trolls_princesses.view import TrollsView


def small() -> Scene:
    """Two players; yellow holds two dusk cards of the four that red has not seen."""
    scene = table(seats=2, clans="red yellow", hand="RND-21 RND-22 RND-23")
    dusk = rounds_of(1, 2)
    scene.state.played = tuple(card for card in dusk if card not in scene.state.hands[0])[:3]
    left = [
        card for card in dusk if card not in scene.state.hands[0] and card not in scene.state.played
    ]
    scene.state.hands[1] = tuple(left[:2])
    return scene


def test_worlds_take_every_hand_that_is_possible_equally_often() -> None:
    scene = small()
    view = scene.state.view(0)
    assert isinstance(view, TrollsView)
    unseen = view.unseen(1)
    possible = set(combinations(unseen, 2))

    worlds = Counter(view.world(Random(seed)).hands[1] for seed in range(1500))  # type: ignore[attr-defined]

    assert set(worlds) == possible
    fair = 1500 / len(possible)
    assert all(0.75 * fair < count < 1.25 * fair for count in worlds.values())


def test_worlds_honour_the_own_hand_and_what_was_played() -> None:
    scene = small()
    for seed in range(30):
        world = scene.state.view(0).world(Random(seed))
        assert isinstance(world, TrollsState)
        assert world.hands[0] == scene.state.hands[0]
        assert not set(world.hands[1]) & {*scene.state.hands[0], *scene.state.played}


def test_backs_tell_the_time_of_hidden_cards() -> None:
    """A hand of dawn and dusk stays one in every world."""
    scene = playing(hand="RND-01 RND-02 RND-21")
    for seed in range(20):
        world = scene.state.view(2).world(Random(seed))
        assert isinstance(world, TrollsState)
        assert sorted(ROUND_CARDS[card].time for card in world.hands[0]) == [0, 0, 1]


@pytest.mark.parametrize("seat", [1, 2, 3, -2])
def test_another_hand_changes_nothing_for_the_others(seat: int) -> None:
    one = playing(hand="RND-01 RND-02 RND-21")
    two = playing(hand="RND-05 RND-07 RND-30")
    two.state.displays, two.state.piles = one.state.displays, one.state.piles

    first, second = one.state.view(seat), two.state.view(seat)

    assert first == second
    assert str(first) == str(second)
    assert first._repr_svg_() == second._repr_svg_()
    assert first.world(Random(3)) == second.world(Random(3))


def test_the_question_for_a_round_card_is_veiled() -> None:
    scene = playing(hand="RND-01 RND-02 RND-21")
    seen = scene.state.view(1).ask
    assert seen is not None
    assert (seen.seat, seen.prompt, seen.options) == (0, "play-card", [])
