"""The plugin of pytest that holds games to the laws: `pytest --trollbord-laws runecards`."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from trollbord.kernel.game import Game

LAWS: Final = (
    "play",
    "knowledge",
    "match",
    "records",
    "positions",
    "obstacles",
    "advice",
    "observations",
    "bots",
    "screens",
    "models",
    "help",
    "words",
)
OPTION: Final = "--trollbord-laws"

pytest.register_assert_rewrite(*[f"trollbord.laws.{law}" for law in LAWS])


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run name games."""
    group = parser.getgroup("trollbord", "Trollbord: the laws of games")
    group.addoption(
        OPTION,
        action="append",
        default=[],
        metavar="GAME",
        help="hold a game to the laws: its id, or module:GAME; may be given several times",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Add the laws to what is run, if games are named."""
    about = "trollbord_tables(which): a law, tried on every game and number of seats"
    config.addinivalue_line("markers", about)
    named: list[str] = config.getoption(OPTION)
    if not named:
        return
    from trollbord.laws import cases

    games = _loaded(named)
    cases.SOURCES.append(lambda: games)
    folder = Path(__file__).parent
    chosen = config.args_source is pytest.Config.ArgsSource.ARGS
    config.args = [*(config.args if chosen else ()), *[str(folder / f"{law}.py") for law in LAWS]]


def _loaded(named: Iterable[str]) -> list["Game"]:
    from trollbord.adapters.seated import boxed
    from trollbord.kernel.errors import TrollbordError

    try:
        return [boxed(name) for name in named]
    except TrollbordError as error:
        raise pytest.UsageError(str(error)) from error


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try a law on the games and numbers of seats that it is for."""
    mark = metafunc.definition.get_closest_marker("trollbord_tables")
    if mark is None:
        return
    from trollbord.laws import cases

    if mark.args[0] == "game":
        metafunc.parametrize("game", cases.spoken_games())
    else:
        metafunc.parametrize(("game", "seats"), cases.all_tables(mark.args[0]))
