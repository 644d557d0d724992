"""Why an option is not offered: what its question's step finds in its way, on tables that the viewer's view allows."""

from random import Random
from typing import Final

from trollbord.kernel.ask import Ask
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import HIDDEN, OTHER_QUESTION, Obstacle, Reason
from trollbord.kernel.view import View

WORLDS: Final = 3
"""Tables that are asked: what they do not agree on is hidden from the viewer, and never told."""


def why_not(view: View, option: Option) -> Reason | None:
    """The reason; None if the option is offered, if nobody is asked, or if the step that asks has no VERBS."""
    ask, step, game = view.ask, view.step, view.game.id
    if ask is None or step is None or not step.VERBS or option in ask.options:
        return None
    if option.verb not in step.VERBS:
        return Reason(_question(ask, game), step.RULE, step.VERBS[0])
    first = _obstacle(view, option, 0)
    others = 0 if view.is_certain() else WORLDS - 1
    for seed in range(1, 1 + others):
        if _obstacle(view, option, seed) != first:
            return Reason(Message(HIDDEN, {}, game), step.RULE, option.verb)
    if first is None:
        return None
    words = {"rule": first.rule, **first.words}
    return Reason(Message(first.message, words, game), first.rule, first.what)


def _obstacle(view: View, option: Option, seed: int) -> Obstacle | None:
    """What is in the way on one of the tables."""
    world = view.world(Random(seed))
    assert world.step is not None
    return world.step.obstacle(world, option)


def _question(ask: Ask, game: str) -> Message:
    """What is asked instead, in the question's own words."""
    words: dict[str, Word] = {"question": ask.prompt, "seat": ask.seat, **dict(ask.args)}
    return Message(OTHER_QUESTION, words, game)
