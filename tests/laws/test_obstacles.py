"""A law of obstacles: without the obstacle that a reason names, the pick is offered or the reason is another.

Each game has a table of what it takes to lift an obstacle: the money is there, the marker is gone, the troll stands
there. It is lifted from a copy of the table, the question is asked again, and the same pick is doubted again. So a
reason that names something that does not stand in the way is caught: lifting it changes nothing. In Ragnarocks, stones
are lifted in the game's own tests.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import trollbord
from tests.laws.test_reasons import _later, refusals
from trollbord.games.ankh_morpork.box import DEMON, NOBODY, SMALL_GODS
from trollbord.games.trollfjord.box import LANDSCAPE_OF
from trollbord.games.trollfjord.moving import Place
from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, ROYAL_PILE
from trollbord.games.trolls_princesses.goods import BARNS, COWS
from trollbord.games.trolls_princesses.places import ASIDE, VILLAGE
from trollbord.kernel.option import Option
from trollbord.kernel.state import State
from trollbord.laws.cases import opened
from trollbord.laws.obstacles import *  # noqa: F403
from trollbord.laws.profile import TIMES

QUESTIONS = int(60 * TIMES)
"""Questions at which obstacles of a game and number of seats are lifted."""

Lift = Callable[[Any, int, Option], None]


# -- Ankh-Morpork


def area_of(option: Option) -> int:
    if option.verb.startswith("save"):
        return SMALL_GODS
    return option.second if option.verb in ("remove", "move", "swap") else option.first


def rich(state: Any, seat: int, option: Option) -> None:
    state.money[seat] = 99


def calm(state: Any, seat: int, option: Option) -> None:
    state.trouble[area_of(option)] = 0


def stirred(state: Any, seat: int, option: Option) -> None:
    state.trouble[area_of(option)] = 1


def razed(state: Any, seat: int, option: Option) -> None:
    state.building[option.first] = NOBODY


def owned(state: Any, seat: int, option: Option) -> None:
    state.building[area_of(option)], state.aside[area_of(option)] = seat, 0


def own_minion(state: Any, seat: int, option: Option) -> None:
    state.pieces[seat * 12 + area_of(option)] += 1


def such_a_piece(state: Any, seat: int, option: Option) -> None:
    if option.verb in ("remove", "move", "swap"):
        state.pieces[option.first * 12 + option.second] += 1
    else:  # a minion of one's own, to be lifted or saved
        area = option.first if option.verb == "lift" else state.step.area
        state.pieces[seat * 12 + area] += 1


def no_demon(state: Any, seat: int, option: Option) -> None:
    state.pieces[DEMON * 12 + area_of(option)] = 0


def unused(state: Any, seat: int, option: Option) -> None:
    state.used = 0


def no_supply(state: Any, seat: int, option: Option) -> None:
    state.pieces[seat * 12 + option.first] += state.supply(seat)


def held(state: Any, seat: int, option: Option) -> None:
    state.hands[seat] = [*state.hands[seat], option.first]


def bare_hand(state: Any, seat: int, option: Option) -> None:
    state.hands[seat] = []


# -- Trollfjord


def own_troll(state: Any, seat: int, option: Option) -> None:
    state.trolls[seat * 12 + option.first] += 1


def own_trolls_everywhere(state: Any, seat: int, option: Option) -> None:
    state.trolls[seat * 12 : seat * 12 + 12] = [1] * 12


def such_a_fortress(state: Any, seat: int, option: Option) -> None:
    state.numbers[option.first] = state.belt_space(seat)


def such_a_landscape(state: Any, seat: int, option: Option) -> None:
    step = state.step
    state.step = Place(step.seat, LANDSCAPE_OF[option.first], step.left, -1)


def any_region(state: Any, seat: int, option: Option) -> None:
    step = state.step
    state.step = Place(step.seat, step.landscape, step.left, -1)


def all_boulders(state: Any, seat: int, option: Option) -> None:
    state.out = [11] * 4


def at_the_fortress(state: Any, seat: int, option: Option) -> None:
    sites = state.board.sites
    state.fortress = next(site for site in range(len(sites)) if option.first in sites[site])


# -- Trolls & Princesses


def many_points(state: Any, seat: int, option: Option) -> None:
    state.points = 30


def many_goods(state: Any, seat: int, option: Option) -> None:
    goods = [9] * len(state.goods[seat])
    goods[COWS] = goods[BARNS] = 4
    state.goods[seat] = goods


def free_barns(state: Any, seat: int, option: Option) -> None:
    goods = list(state.goods[seat])
    goods[COWS], goods[BARNS] = 0, 4
    state.goods[seat] = goods


def filled_shafts(state: Any, seat: int, option: Option) -> None:
    state.filled[seat] = [9, 9, 9]


def shown_card(state: Any, seat: int, option: Option) -> None:
    state.displays[CARD_PILE] = (*state.displays[CARD_PILE], option.first)


def shown_den(state: Any, seat: int, option: Option) -> None:
    state.displays[DEN_PILE] = (*state.displays[DEN_PILE], option.first)


def shown_royal_tile(state: Any, seat: int, option: Option) -> None:
    state.displays[ROYAL_PILE] = (*state.displays[ROYAL_PILE], option.first)


def such_a_troll(state: Any, seat: int, option: Option) -> None:
    state.trolls[seat] = [option.first, *state.trolls[seat][1:]]  # copies share their rows


def roomy_caves(state: Any, seat: int, option: Option) -> None:
    state.humans[seat] = [0, 0, 0]
    state.trolls[seat] = [place if place >= VILLAGE else ASIDE for place in state.trolls[seat]]


def peopled_village(state: Any, seat: int, option: Option) -> None:
    village = state.place - VILLAGE
    for pieces in ("princesses", "bells", "changelings", "farmers"):
        there = list(getattr(state, pieces))
        setattr(state, pieces, [*there[:village], 1, *there[village + 1 :]])


def full_slots(state: Any, seat: int, option: Option) -> None:
    state.camp_slots[seat] = state.changeling_slots[seat] = 15


def not_activated(state: Any, seat: int, option: Option) -> None:
    state.activated = False


LIFTS: dict[str, dict[str, Lift]] = {
    "ankh_morpork": {
        "no-money": rich,
        "trouble": calm,
        "marker-there": calm,
        "no-trouble": stirred,
        "built": razed,
        "not-your-card": owned,
        "no-minion": own_minion,
        "too-far": own_minion,
        "nobody-there": such_a_piece,
        "demon": no_demon,
        "used": unused,
        "supply": no_supply,
        "not-in-hand": held,
        "must-play": bare_hand,
    },
    "trollfjord": {
        "no-own-troll": own_troll,
        "slate-2": own_trolls_everywhere,
        "slate-1": such_a_fortress,
        "other-landscape": such_a_landscape,
        "one-region": any_region,
        "too-few-boulders": all_boulders,
        "not-at-fortress": at_the_fortress,
    },
    "trolls_princesses": {
        "points": many_points,
        "goods": many_goods,
        "no-barn": free_barns,
        "shaft-empty": filled_shafts,
        "card-not-shown": shown_card,
        "tile-not-shown": shown_den,
        "royal-not-shown": shown_royal_tile,
        "no-troll-there": such_a_troll,
        "cave-full": roomy_caves,
        "not-here": peopled_village,
        "slot-empty": full_slots,
        "activated": not_activated,
    },
}
"""By game and reason: how its obstacle is lifted."""


def is_another_matter(state: State, option: Option, lift: Lift) -> bool:
    """Whether a pick is offered, or refused for another reason, once an obstacle is lifted."""
    ask, step = state.ask, state.step
    assert ask is not None and step is not None
    other = state.copy()
    lift(other, ask.seat, option)
    try:
        other.resume([*other.agenda], other.step)
    except AssertionError:  # the question is another one too: this step does not ask again
        return True
    assert other.ask is not None and other.step is not None
    if option in other.ask.options or option.verb not in other.step.VERBS:
        return True
    # The step is asked, not the game: no view may allow the table that is left, for a card of it may lie in two places.
    return other.step.obstacle(other, option) != step.obstacle(state, option)


@pytest.mark.parametrize("id", LIFTS)
def test_without_its_obstacle_a_pick_is_another_matter(id: str) -> None:
    game, lifts = trollbord.load(id), LIFTS[id]
    judged: Counter[str] = Counter()
    for seats in game.seats:
        rng = Random(seats)
        state = opened(game, seats, rng)
        for _ in range(QUESTIONS):
            state = _later(state, game, seats, rng)
            assert state.ask is not None
            for doubt in list(refusals(state, state.ask, rng)):
                name = "" if doubt.reason is None else doubt.reason.message.id[len("why-") :]
                if name in lifts:
                    assert is_another_matter(state, doubt.option, lifts[name]), str(doubt)
                    judged[name] += 1

    assert sum(judged.values()) > 100 * TIMES and len(judged) > len(lifts) // 2, judged


def test_an_obstacle_that_does_not_stand_in_the_way_is_caught() -> None:
    """Money lifts no trouble: with more of it the same reason is given."""
    game = trollbord.load("ankh_morpork")
    rng = Random(2)
    state = opened(game, 2, rng)
    while True:
        state = _later(state, game, 2, rng)
        assert state.ask is not None
        for doubt in list(refusals(state, state.ask, rng)):
            if doubt.reason is not None and doubt.reason.message.id == "why-trouble":
                assert not is_another_matter(state, doubt.option, rich)
                assert is_another_matter(state, doubt.option, calm)
                return
