"""Each game's screen; a game without one is drawn plainly, so that it can be played from its first day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeAlias

from trollbord.games import module_for
from trollbord.ink.inks import Inks
from trollbord.ink.markup import NOTHING, Markup
from trollbord.ink.screen import Draft, Screen
from trollbord.kernel.option import Option
from trollbord.kernel.optional import part
from trollbord.kernel.view import View
from trollbord.page import default_screen
from trollbord.words import Speaker

ScreenMaker: TypeAlias = Callable[[View, Draft, Speaker], Screen]
PathMaker: TypeAlias = Callable[[View, Option], tuple[str, ...]]
PickMaker: TypeAlias = Callable[[View], list[tuple[str, tuple[str, ...]]]]


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
    ) -> None:
        self.screen: Final = screen
        self.path: Final = path
        self.art: Final = art
        self.inks: Final = inks or Inks({})
        self.style: Final = style
        self.sounds: Final = dict(sounds or {})
        self.picks: Final = picks or self.one_by_one

    def one_by_one(self, view: View) -> list[tuple[str, tuple[str, ...]]]:
        """Each option of the question with its clicks."""
        options = view.ask.options if view.ask is not None else []
        return [(option.text, self.path(view, option)) for option in options]


@cache
def game_screen(game: str) -> GameScreen:
    """The screen of the game with this id."""
    module = part(module_for(game), "screen")
    if module is None:
        return GameScreen()
    return GameScreen(
        module.screen,
        getattr(module, "path", default_screen.path),
        getattr(module, "art", lambda: NOTHING),
        getattr(module, "INKS", None),
        getattr(module, "STYLE", ""),
        getattr(module, "SOUNDS", None),
        getattr(module, "picks", None),
    )
