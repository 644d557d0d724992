"""The table in words: who stands where, what lies on cards, which move it is."""

import pytest

from tests.ragnarocks.saga import Saga, saga
from tests.ragnarocks.scene import Scene, scene
from trollbord.games.ragnarocks.look.describe import describe
from trollbord.games.ragnarocks.look.screen import screen
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.ink.screen import Draft
from trollbord.ink.sheet import laid_out
from trollbord.kernel.state import State
from trollbord.words import LANGUAGES, speaker


def seen(state: State, seat: int) -> RagnarocksView:
    view = state.view(seat)
    assert isinstance(view, RagnarocksView)
    return view


def told(table: Scene, language: str = "en") -> str:
    return laid_out(describe(seen(table.state, 0), speaker("ragnarocks", language), ["Ada", "Bo"]))


def number(table: Saga) -> str:
    """What the corner of the page says."""
    page = screen(seen(table.state, 0), Draft(), speaker("ragnarocks", "en"))
    return str(page.corner)


def test_pieces_are_told_by_their_cells() -> None:
    """A settled Viking is told apart; `str(view)` says the same."""
    table = scene("A1 D4 E5", stones="A2 B1 B2")

    assert "Ivory’s Vikings  A1 (settled), D4, E5" in told(table)
    assert "Stones on        A2, B1, B2" in str(seen(table.state, 0))


@pytest.mark.rule("RR-R.16")
def test_penalty_stones_are_shown_beside_thors_own() -> None:
    table = saga("thor", "frigg", card_stones=4)
    table.state.penalties[0] = 3

    assert "(4 stones on it, 3 penalty stones on it)" in " ".join(told(table).split())


@pytest.mark.rule("RR-R.1")
def test_an_endless_supply_is_called_so() -> None:
    table = scene(limit="none")

    for language in LANGUAGES:
        assert "9999" not in told(table, language) and "86" not in told(table, language)


def test_the_number_of_the_move_counts_turns() -> None:
    """Gullinbursti moves twice in a turn; it is still the first move until Ivory's second turn."""
    table = saga("gullinbursti", turn=1)

    table.do("move A3 D3", "move D3 D8")
    assert "Move 1" in number(table)
    table.do("move J4 I4", "stone I3")
    assert "Move 2" in number(table)
