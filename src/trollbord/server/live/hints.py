"""Show me a good move: the advice of the strongest bot on the asker's own question, from the asker's own view."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from trollbord.bots.weighing import alike
from trollbord.kernel.option import Option
from trollbord.kernel.view import View
from trollbord.page.hint import Hint
from trollbord.page.screens import game_screen
from trollbord.page.weighed import weighed
from trollbord.server.rooms.told import ToldLine, ToldReasons
from trollbord.words import Speaker

FOLLOWING: Final = 2
"""Picks that are told of what is expected next."""
OTHERS: Final = 2
"""Other options that are named as good."""


def lone(view: View, words: Speaker, names: Sequence[str]) -> Hint:
    """There is only this."""
    assert view.ask is not None
    option = view.ask.options[0]
    return Hint(is_lone=True, option=words.option(option, names), chalk=chalk_of(view, option))


def hint_of(view: View, told: ToldReasons | None, words: Speaker, names: Sequence[str]) -> Hint:
    """What the adviser told, in the asker's language."""
    find = view.game.vocabulary.find
    if told is None:
        return Hint(is_equal=True)
    if told.most:
        return _even(view, told, words, names)
    best = told.lines[0]
    option, spread = find(best.picks[0]), spread_of(best)
    if is_equal(told.lines):  # then one of them is ringed all the same: a good move was asked for
        return Hint(is_equal=True, chalk=chalk_of(view, option))
    near = [
        line.picks[0]
        for line in told.lines[1:]
        if line.picks[0] != option.text and line.worth + spread >= best.worth
    ]
    others = list(dict.fromkeys(near))[:OTHERS] if spread else []
    return Hint(
        option=words.option(option, names),
        chalk=chalk_of(view, option, [find(text) for text in best.picks[1:2] if told.known > 1]),
        weighed=weighed(told.changes, view.seat, words, names, is_own=True),
        follows=" · ".join(
            [words.option(find(text), names) for text in best.picks[1 : told.known][:FOLLOWING]]
        ),
        chance=told.chance if told.known <= FOLLOWING else 0,
        is_clear=bool(spread) and len(told.lines) > 1 and not others,
        others=[words.option(find(text), names) for text in others],
    )


def is_equal(lines: Sequence[ToldLine]) -> bool:
    """Whether every option that was weighed is as good as any other."""
    return alike([line.worth for line in lines])


def _even(view: View, told: ToldReasons, words: Speaker, names: Sequence[str]) -> Hint:
    """All win or lose alike: what brings most points, and why."""
    option, *near = [view.game.vocabulary.find(text) for text in told.most]
    return Hint(
        is_even=True,
        option=words.option(option, names),
        chalk=chalk_of(view, option),
        weighed=weighed(told.changes, view.seat, words, names, is_own=True),
        others=[words.option(each, names) for each in near[:OTHERS]],
    )


def spread_of(line: ToldLine) -> float:
    """How far off a worth may be, 19 times of 20: standings between -1 and 1 vary no more than wins and losses do."""
    return 2.0 * sqrt((1.0 - line.worth * line.worth) / line.visits) if line.visits else 0.0


def chalk_of(view: View, option: Option, later: Sequence[Option] = ()) -> str:
    """The marks on what is clicked for an option: a ring round each, and an arrow from the first to the second.

    What completes the move `later` is ringed too, where the game says so.
    """
    screen = game_screen(view.game.id)
    for texts, keys in screen.picks(view):
        if texts.partition(";")[0] == option.text and keys:
            arrow = f";arrow {keys[0]} {keys[1]}" if len(keys) > 1 and ";" not in texts else ""
            own = [each for each in later if each.verb in screen.completing]
            ends = [key for each in own for key in screen.path(view, each)]
            return f"ring {' '.join([*(keys if arrow else keys[:1]), *ends])}{arrow}"
    return ""
