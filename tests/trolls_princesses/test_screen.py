"""The page: what can be clicked is there, under keys that tell nothing."""

from random import Random

import pytest

from tests.trolls_princesses.scenes import acting, playing, table
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.screen import art, path, screen
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.ink.keyed import diff
from trollbord.ink.screen import Draft, Screen
from trollbord.kernel.playout import answer
from trollbord.words import speaker


def page(state: TrollsState, seat: int = 0, form: str = "desk") -> Screen:
    return screen(state.view(seat), Draft(form=form), speaker("trolls_princesses", "en"))  # type: ignore[arg-type]


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_whatever_is_clicked_for_an_option_is_on_the_page(form: str) -> None:
    rng = Random(11)
    state = TROLLS_PRINCESSES.new(3)
    assert isinstance(state, TrollsState)
    picks = 0
    while state.ask is not None:
        ask = state.ask
        if ask.seat >= 0 and picks % 13 == 0:
            shown = str(page(state, ask.seat, form).board)
            for option in ask.options:
                keys = path(state.view(ask.seat), option)
                assert all(f'id="{key}"' in shown for key in keys), option
        state.take(TROLLS_PRINCESSES.rollout(state, rng) if ask.seat >= 0 else answer(state, rng))
        picks += 1


def test_different_options_are_different_clicks_while_acting() -> None:
    state = acting("power", 4, power=3, cows=2)
    assert state.ask is not None
    clicks = [path(state.view(0), option) for option in state.ask.options]
    clicked = [keys for keys in clicks if keys]
    assert len(set(clicked)) == len(clicked)


def test_every_option_has_a_path_whoever_looks() -> None:
    state = playing(tiles="PRI-01 ROY-04", cards="TRC-14")
    for seat in (0, 1, -2):
        view = state.view(seat)
        for option in TROLLS_PRINCESSES.vocabulary.options:
            assert isinstance(path(view, option), tuple)


def test_keys_stand_once_and_name_no_hidden_card() -> None:
    state = playing(hand="RND-05 RND-22 RND-30")
    for seat in (0, 1, -2):
        seen = page(state, seat)
        diff({}, seen.board)  # asserts that no key stands twice
        assert "RND" not in str(seen.board)
    assert "hand-2" in str(page(state, 0).board)
    assert "hand-2" not in str(page(state, 1).board)


def test_other_mountains_can_be_enlarged() -> None:
    shown = page(table(tiles="PRI-01"), 1)
    assert [str(plate.extra).count("<details") for plate in shown.plates] == [1, 0, 1, 1]
    assert "mountain-0" in str(shown.plates[0].extra)


def test_places_to_lay_a_tile_show_only_to_whoever_lays_it() -> None:
    state = acting("building", 2, obsidian=1, tiles="PRI-01@N00/0", dens_shown="RES-01")
    state.pick("build-dens")
    state.pick("take RES-01")
    assert 'id="spot-1-1"' in str(page(state, 0).board)
    assert 'id="spot-1-1"' not in str(page(state, 1).board)


def test_the_shapes_hold_every_symbol_that_a_page_uses() -> None:
    drawn = str(art())
    shown = str(
        page(
            acting("I", 3, tiles="PRI-01 RES-01 BEL-01 VPD-01 ROY-12 ROY-16 ROY-20", cards="TRC-14")
        ).board
    )
    used = {part.split('"')[0] for part in shown.split('href="#')[1:]}
    assert {symbol for symbol in used if f'id="{symbol}"' not in drawn} == set()
