"""What somebody reads who makes a game and has forgotten something."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from trollbord.kernel.errors import UnknownGame
from trollbord.kernel.game import Game, find_game
from trollbord.kernel.option import Vocabulary
from trollbord.kernel.settings import Settings
from trollbord.kernel.state import State
from trollbord.kernel.step import SeatStep
from trollbord.kernel.view import View

WORDS = Vocabulary("unlit", __name__)
LIGHT = WORDS.add("light")


class Turn(SeatStep["LanternsState"]):
    """A step without its rule."""


class LanternsState(State):
    """A table whose result nobody has written."""


class LanternsView(View):
    """A view that deals nothing."""


class Lanterns(Game):
    """A game with a table and nothing else."""

    def blank(self, seats: int, settings: Settings) -> LanternsState:
        return LanternsState(self, seats, settings)


LANTERNS = Lanterns("unlit", __name__, WORDS, (Turn,), (2,))
BARE = Game("bare", __name__, WORDS, (), (2,))
STATE = LanternsState(LANTERNS, 2, {})
VIEW = LanternsView(LANTERNS, 2, {}, 0)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (BARE.new, "Game needs a method blank()"),
        (LANTERNS.new, "Lanterns needs a method begin()"),
        (lambda: STATE.view(0), "Lanterns needs a method blank_view()"),
        (lambda: LANTERNS.census(STATE), "Lanterns needs a method census()"),
        (lambda: str(VIEW), "Lanterns needs a method text()"),
        (STATE.result, "LanternsState needs a method outcome()"),
        (lambda: VIEW.world(Random(1)), "LanternsView needs a method deal()"),
        (lambda: Turn(0).open(STATE), "Turn needs a method open()"),
        (lambda: Turn(0).pick(STATE, LIGHT), "Turn needs a method pick()"),
        (lambda: Turn(0).obstacle(STATE, LIGHT), "Turn needs a method obstacle()"),
    ],
)
def test_a_method_that_is_not_written_is_named(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(NotImplementedError) as error:
        call()

    assert str(error.value) == sentence


MAKES_ANOTHER = """
from trollbord.kernel.game import Game
from trollbord.kernel.option import Vocabulary
GAME = Game("lampions", __name__, Vocabulary("lampions", __name__), (), (2,))
"""


@pytest.mark.parametrize(
    ("module", "source", "sentence"),
    [
        (
            "lanterns",
            MAKES_ANOTHER,
            "lanterns makes no game with the id 'lanterns': it makes 'lampions'",
        ),
        ("candles", "", "candles makes no game with the id 'candles', nor any other"),
    ],
)
def test_a_module_that_makes_another_game_is_told_so(
    module: str, source: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{module}.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(UnknownGame) as error:
        find_game(module, module)

    assert str(error.value) == sentence


def test_no_two_modules_make_one_game() -> None:
    """An author who copies a folder and forgets the id is told, before pickles and records find the wrong game."""
    with pytest.raises(AssertionError, match="makes the game 'unlit' already"):
        Game("unlit", "lampions", WORDS, (), (2,))
    with pytest.raises(AssertionError, match="has a vocabulary 'unlit' already"):
        Vocabulary("unlit", "lampions")
