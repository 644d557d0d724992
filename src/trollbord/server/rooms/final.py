"""Whether a pick can be taken back alone, as far as a seat can know before it picks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.option import Option
from trollbord.kernel.view import View


def is_final(view: View, picks: Sequence[Option]) -> bool:
    """Whether chance, another seat or the end comes right after these picks: then undoing needs the others.

    It is tried on a world that the view allows, never on the state, so the answer tells nothing that is hidden.
    """
    world = view.world(Random(0))
    try:
        for pick in picks:
            world.take(pick)
    except TrollbordError:
        return False  # the pick itself will be refused, with its reason
    while world.ask is not None and len(world.ask.options) == 1 and not world.ask.veiled:
        if world.ask.seat < 0:
            break
        world.take(world.ask.options[0])
    return world.ask is None or world.ask.seat != view.seat
