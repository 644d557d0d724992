"""Levels that err: the worse an option, the rarer, and by how much is a level's own measure."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from tests.kernel.blind import BLIND
from trollbord.adapters.seated import seated
from trollbord.bots.erring import LEADING, by_worth
from trollbord.bots.levels import (
    LEVELS,
    TUNED,
    TUNED_WITH_EXPERT,
    USUAL,
    Measure,
    Measures,
    ShortSearch,
    draug,
    huldra,
    jotun,
    measures_of,
    tomte,
)
from trollbord.bots.search import SearchPlayer
from trollbord.bots.tree import SearchSettings
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.box import STONE
from trollbord.games.trollfjord import TROLLFJORD
from trollbord.kernel.game import Game
from trollbord.kernel.player import Budget, Decision, Player
from trollbord.kernel.playout import settle
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State
from trollbord.kernel.view import View

TIMES = 3000


def asked_view() -> View:
    """The view of whoever is asked at the start of the duel."""
    state = RAGNAROCKS.new(2)
    seat = settle(state, Random(4))
    assert seat is not None
    return state.view(seat)


def test_an_option_that_is_the_heat_below_the_best_comes_a_third_as_often() -> None:
    rng, worths = Random(1), [0.5, 0.3, 0.1]  # the usual gap is 0.2
    picked = Counter(by_worth(STONE[:3], worths, 1.0, rng).id for _ in range(TIMES))

    best, second, third = [picked[each.id] for each in STONE[:3]]
    assert second / best == pytest.approx(0.37, abs=0.05)
    assert third / second == pytest.approx(0.37, abs=0.07)


def test_less_heat_errs_less() -> None:
    rng, worths = Random(1), [0.5, 0.3, 0.1]
    errs = []
    for heat in (2.0, 0.4, 0.3):
        picks = [by_worth(STONE[:3], worths, heat, rng) for _ in range(TIMES)]
        errs.append(len([pick for pick in picks if pick is not STONE[0]]))

    assert errs == sorted(errs, reverse=True)
    assert errs[-1] < errs[1] / 2


def test_a_long_list_of_bad_options_excuses_no_worse_errors() -> None:
    worths = [0.5, 0.4, 0.3, *[-0.9] * 40]

    def bad(leading: int) -> int:
        rng = Random(1)
        picks = [by_worth(STONE[:43], worths, 0.5, rng, leading) for _ in range(TIMES)]
        return len([pick for pick in picks if pick not in STONE[:3]])

    assert bad(3) == 0
    assert bad(0) > TIMES / 2


def with_many_options(game: Game) -> tuple[State, Seat]:
    """A table at which somebody has more options than those that look best."""
    state, rng = game.new(2), Random(4)
    while True:
        seat = settle(state, rng)
        assert seat is not None and state.ask is not None
        if len(state.ask.options) > LEADING:
            return state, seat
        state.take(rng.choice(state.ask.options))


@pytest.mark.parametrize(("level", "game"), [(tomte, RAGNAROCKS), (huldra, TROLLFJORD)])
def test_a_gentle_level_takes_nothing_that_eight_others_look_better_than(
    level: Callable[[], Player], game: Game
) -> None:
    state, seat = with_many_options(game)
    reasons = level().reasons(Decision(state.view(seat), Random(1)))
    assert reasons is not None and len(reasons.candidates) > LEADING
    least = reasons.candidates[LEADING - 1].worth
    looks = {each.option.text: each.worth for each in reasons.candidates}

    picked = {level().choose(Decision(state.view(seat), Random(rng))).text for rng in range(60)}

    assert len(picked) > 1
    assert min(looks[text] for text in picked) >= least


@pytest.mark.parametrize("measures", [USUAL, *TUNED.values(), *TUNED_WITH_EXPERT.values()])
def test_of_two_levels_that_play_alike_the_higher_errs_less(measures: Measures) -> None:
    assert len(measures) == len(LEVELS) - 1
    for low, high in combinations(measures, 2):
        assert low.iterations <= high.iterations
        assert low.iterations < high.iterations or low.heat > high.heat > 0.0


def test_a_level_plays_each_game_by_its_own_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    view = asked_view()

    def picked(bot: Player) -> list[str]:
        return [bot.choose(Decision(view, Random(rng))).text for rng in range(12)]

    monkeypatch.setitem(
        TUNED_WITH_EXPERT, "ragnarocks", (Measure(0, 9.0), Measure(2, 0.5), Measure(3, 0.4))
    )

    assert picked(tomte()) == picked(seated("tomte~9"))
    assert picked(huldra()) == picked(seated("draug@2~0.5"))
    assert picked(tomte()) != picked(seated("tomte~0.01"))


def test_teams_of_a_game_with_an_expert_for_its_duel_have_measures_of_their_own() -> None:
    assert measures_of(RAGNAROCKS.new(4).view(0)) == TUNED.get("ragnarocks", USUAL)
    assert measures_of(asked_view()) == TUNED_WITH_EXPERT["ragnarocks"]


def test_what_is_won_is_not_thrown_away() -> None:
    worths = [0.2, 1.0, 0.99, 1.0]

    picked = {by_worth(STONE[:4], worths, 50.0, Random(seed)).id for seed in range(200)}

    assert picked == {STONE[1].id, STONE[3].id}


def test_huldra_in_the_duel_takes_one_of_eight_moves_at_most() -> None:
    view = asked_view()

    picked = {huldra().choose(Decision(view, Random(rng))).text for rng in range(12)}

    assert 1 < len(picked) <= LEADING < len(view.ask.options)  # type: ignore[union-attr]  # a seat is asked


def test_one_that_follows_the_games_own_player_errs_too() -> None:
    view = asked_view()

    def picks(bot: str) -> set[str]:
        return {seated(bot).choose(Decision(view, Random(rng))).text for rng in range(6)}

    assert len(picks("jotun@20")) == 1
    assert len(picks("jotun@20~9")) > 1


def test_where_all_is_alike_anything_is_picked() -> None:
    picked = {by_worth(STONE[:3], [0.2, 0.2, 0.2], 0.1, Random(seed)).id for seed in range(40)}

    assert picked == {each.id for each in STONE[:3]}


def test_a_search_that_errs_picks_something_else_now_and_then() -> None:
    state = BLIND.new(2)
    seat = settle(state, Random(3))
    assert seat is not None

    def picks(heat: float) -> set[str]:
        bot = SearchPlayer("bot", SearchSettings(), Budget(iterations=40), heat)
        return {bot.choose(Decision(state.view(seat), Random(rng))).text for rng in range(20)}

    assert len(picks(50.0)) > 1
    assert picks(50.0) <= {option.text for option in state.view(seat).ask.options}  # type: ignore[union-attr]  # a seat is asked


def test_the_strongest_level_does_not_err_on_purpose() -> None:
    strongest, third = jotun(), draug()

    assert isinstance(strongest, SearchPlayer) and strongest.heat == 0.0
    decision = Decision(asked_view(), Random(1))
    assert isinstance(third, ShortSearch)
    assert third.errs(decision) == measures_of(asked_view())[2].heat > 0.0
    assert strongest.errs(decision) == 0.0
