"""Each game's screen; a game without one is drawn plainly, so that it can be played from its first day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Final, TypeAlias

from trollbord.games import module_for
from trollbord.ink.help import Help
from trollbord.ink.inks import Inks
from trollbord.ink.markup import NOTHING, Markup
from trollbord.ink.screen import Draft, Facts, Screen, Tokens
from trollbord.kernel.option import Option
from trollbord.kernel.optional import part
from trollbord.kernel.view import View
from trollbord.page import default_screen
from trollbord.words import Speaker

ScreenMaker: TypeAlias = Callable[[View, Draft, Speaker], Screen]
PathMaker: TypeAlias = Callable[[View, Option], tuple[str, ...]]
PickMaker: TypeAlias = Callable[[View], list[tuple[str, tuple[str, ...]]]]
HelpMaker: TypeAlias = Callable[[View, str], Help | None]
Meant: TypeAlias = Callable[[View, str], list[Option]]


class GameScreen:
    """What a game's `screen.py` offers, with the plain screen for what it leaves out."""

    def __init__(
        self,
        screen: ScreenMaker = default_screen.screen,
        path: PathMaker = default_screen.path,
        art: Callable[[], Markup] = lambda: NOTHING,
        inks: Inks | None = None,
        style: str = "",
        sounds: Mapping[str, str] | None = None,
        picks: PickMaker | None = None,
        facts: Facts | None = None,
        tokens: Tokens | None = None,
        meant: Meant = lambda view, key: [],
        help_of: HelpMaker = lambda view, key: None,
        drawing: Callable[[View], Markup] | None = None,
        completing: frozenset[str] = frozenset(),
    ) -> None:
        self.screen: Final = screen
        self.path: Final = path
        self.art: Final = art
        self.inks: Final = inks or Inks({})
        self.style: Final = style
        self.sounds: Final = dict(sounds or {})
        self.picks: Final = picks or self.one_by_one
        self.facts: Final = facts
        self.tokens: Final = tokens or Tokens()
        self.meant: Final = meant
        self.help_of: Final = help_of
        self.drawing: Final = drawing
        """The table as one SVG, for books; needed where the screen's board is not one."""
        self.completing: Final = completing
        """Verbs of options that complete the move before them, such as the stone after a Viking's move."""

    def one_by_one(self, view: View) -> list[tuple[str, tuple[str, ...]]]:
        """Each option of the question with its clicks."""
        options = view.ask.options if view.ask is not None else []
        return [(option.text, self.path(view, option)) for option in options]


FIRST: Final = "style.css"
"""The style sheet of a game that comes before its others."""


def _style(screen: ModuleType) -> str:
    """The style sheets that lie beside a screen: `style.css`, then the others by their names."""
    beside = files(screen.__package__ or screen.__name__).iterdir()
    sheets = {each.name: each for each in beside if each.name.endswith(".css")}
    names = sorted(sheets, key=lambda name: (name != FIRST, name))
    return "".join([sheets[name].read_text("utf-8") for name in names])


@cache
def game_screen(game: str) -> GameScreen:
    """The screen of the game with this id."""
    module, helping = part(module_for(game), "screen"), part(module_for(game), "help")
    help_of: HelpMaker = getattr(helping, "help_of", lambda view, key: None)
    if module is None:
        return GameScreen(help_of=help_of)
    return GameScreen(
        module.screen,
        getattr(module, "path", default_screen.path),
        getattr(module, "art", lambda: NOTHING),
        getattr(module, "INKS", None),
        _style(module),
        getattr(module, "SOUNDS", None),
        getattr(module, "picks", None),
        getattr(module, "FACTS", None),
        getattr(module, "TOKENS", None),
        getattr(module, "meant", lambda view, key: []),
        help_of,
        getattr(module, "drawing", None),
        getattr(module, "COMPLETING", frozenset()),
    )
