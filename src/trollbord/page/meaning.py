"""What a click means: the options that lead through an element, and why they are not offered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from trollbord.ink.help import Help
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.view import View
from trollbord.page.screens import game_screen
from trollbord.words import Speaker

ANYTHING: Final = "any"
"""The keys of a click are those under one point, the foremost first, and no way that was clicked."""


def clicked(view: View, keys: Sequence[str], how: str) -> list[str]:
    """The way that was clicked; of what lies under one point the first thing that stands for something."""
    if how != ANYTHING:
        return list(keys)
    return [next((key for key in keys if explained(view, key) is not None), "board")]


def explained(view: View, key: str) -> Help | None:
    """The help for a key that a browser names; one that it made up stands for nothing."""
    try:
        return game_screen(view.game.id).help_of(view, key)
    except (ValueError, LookupError):
        return None


def _meant(view: View, key: str) -> list[Option]:
    """What a thing stands for beside its paths; a key that a browser made up stands for nothing."""
    try:
        return game_screen(view.game.id).meant(view, key)
    except (ValueError, LookupError):
        return []


@lru_cache(maxsize=8)
def _ways(view: View) -> list[tuple[Option, tuple[str, ...]]]:
    """The clicks of every option that has any; one who points at many things sees one view."""
    path = game_screen(view.game.id).path
    ways = [(option, path(view, option)) for option in view.game.vocabulary.options]
    return [way for way in ways if way[1]]


def meanings(view: View, keys: Sequence[str]) -> list[Option]:
    """The options that these clicks, or the last of them alone, could mean and that are not offered; the asked kind first."""
    offered = view.ask.options if view.ask is not None else []
    asked = {option.verb for option in offered}
    wanted = [tuple(keys), tuple(keys[-1:])]
    known = set(offered)
    ways = [
        (option, clicks)
        for option, clicks in _ways(view)
        if (clicks in wanted or clicks[: len(keys)] == wanted[0]) and option not in known
    ]
    ways.sort(key=lambda way: (way[0].verb not in asked, way[1] != wanted[0]))
    found = [option for option, _ in ways]
    also = [option for option in _meant(view, keys[-1]) if option not in known]
    return [*found, *[option for option in also if option not in found]]


def reason_of(view: View, keys: Sequence[str]) -> Reason | None:
    """Why these clicks of the asked seat lead to nothing, if a rule says it."""
    for option in meanings(view, keys):
        why = view.game.why_not(view, option)
        if why is not None:
            return why
    return None


def refusal(
    view: View, keys: Sequence[str], speaker: Speaker, players: Sequence[str]
) -> tuple[str, str]:
    """What is said to a click of the asked seat that leads to nothing, and the number of the rule that says so."""
    why = reason_of(view, keys)
    if why is not None and why.obstacle and not why.is_of_another_question:
        return capital(speaker.message(why.message, players)), why.rule
    return _unasked(view, keys[-1], speaker, players), "" if why is None else why.rule


def _unasked(view: View, key: str, speaker: Speaker, players: Sequence[str]) -> str:
    """The thing that was clicked is no part of the question: its name, and what is asked."""
    assert view.ask is not None
    prompt = speaker.prompt(view.ask, players)
    told = explained(view, key)
    if told is None:
        return speaker.text("page-why-asked", prompt=prompt)
    name = capital(speaker.message(told.name, players))
    return speaker.text("page-why-else", thing=name, prompt=prompt)


def offered(view: View, key: str) -> list[Option]:
    """The options of the viewer's own question that lead through an element, in the order of the question."""
    if view.ask is None or view.ask.seat != view.seat:
        return []
    find = view.game.vocabulary.find
    found = [
        find(texts.partition(";")[0])
        for texts, path in game_screen(view.game.id).picks(view)
        if key in path
    ]
    return list(dict.fromkeys(found))


def capital(text: str) -> str:
    """A sentence as it begins."""
    return text[:1].upper() + text[1:]
