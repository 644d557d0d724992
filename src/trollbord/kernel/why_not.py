"""Why an option is not offered: what its question's step finds in its way, on tables that the viewer's view allows."""

from random import Random
from typing import Any, Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import HIDDEN, NO_RULE, OTHER_QUESTION, Obstacle, Reason
from trollbord.kernel.step import Step
from trollbord.kernel.view import View

WORLDS: Final = 3
"""Tables that are asked: what they do not agree on is hidden from the viewer, and never told."""


def why_not(view: View, option: Option) -> Reason | None:
    """The reason; None if the option is offered, if nobody is asked, or if the step that asks has no VERBS."""
    ask, step, game = view.ask, view.step, view.game.id
    if ask is None or step is None or not step.VERBS or option in ask.options:
        return None
    if option.verb not in step.VERBS:
        return _asked_instead(ask, step, game)
    first = _obstacle(view, option, 0)
    others = 0 if view.is_certain() else WORLDS - 1
    for seed in range(1, 1 + others):
        if _obstacle(view, option, seed) != first:
            words: dict[str, Word] = {"rule": step.RULE or NO_RULE}
            return Reason(Message(HIDDEN, words, game), step.RULE, option.verb)
    if first is None:
        return None
    said = Message(first.message, {"rule": first.rule, **first.words}, game)
    return Reason(said, first.rule, first.what)


def _obstacle(view: View, option: Option, seed: int) -> Obstacle | None:
    """What is in the way on one of the tables."""
    world = view.world(Random(seed))
    assert world.step is not None
    return world.step.obstacle(world, option)


def _asked_instead(ask: Ask, step: Step[Any], game: str) -> Reason:
    """The question's own prompt, and the kind of option that it takes."""
    words: dict[str, Word] = {"seat": ask.seat, **dict(ask.args), "question": ask.prompt}
    words["rule"] = step.RULE or NO_RULE
    verb = ask.options[0].verb if ask.options else step.VERBS[0]
    return Reason(Message(OTHER_QUESTION, words, game), step.RULE, verb)
