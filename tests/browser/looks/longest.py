"""A language that nobody speaks: of each message, what the most long-winded of our languages says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trollbord.kernel.ask import Ask
from trollbord.kernel.event import Event
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.words import LANGUAGES, Speaker, speaker


class Longest(Speaker):
    """Says everything in the language in which it is longest."""

    def __init__(self, game: str) -> None:
        super().__init__(game, "de")
        self._all = [speaker(game, language) for language in LANGUAGES]

    def _longest(self, say: Callable[[Speaker], str]) -> str:
        return max([say(each) for each in self._all], key=len)

    def text(self, id: str, /, **args: Word) -> str:
        return self._longest(lambda each: each.text(id, **args))

    def name(self, word: str) -> str:
        return self._longest(lambda each: each.name(word))

    def prompt(self, ask: Ask, players: Sequence[str] = ()) -> str:
        return self._longest(lambda each: each.prompt(ask, players))

    def option(self, option: Option, players: Sequence[str] = ()) -> str:
        return self._longest(lambda each: each.option(option, players))

    def event(self, event: Event, players: Sequence[str] = ()) -> str:
        return self._longest(lambda each: each.event(event, players))
