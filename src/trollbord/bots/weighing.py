"""Weighing: in which named parts of the evaluation one option differs from the others, so that it can be told in words."""

from math import inf
from random import Random
from typing import Final

from trollbord.kernel.advice import Change
from trollbord.kernel.floats import added
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision
from trollbord.kernel.playout import settle
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

WORLDS: Final = 3
"""Tables that the view allows, in which the options are compared."""
OTHERS: Final = 8
"""Other options that one is compared with, at most."""
TRIES: Final = 2
"""How often each is tried in each table: chance and the rest of the turn may go otherwise."""
LONGEST_TURN: Final = 12
"""Decisions of the rest of a turn, at most."""

BEST: Final = "worth-best"
"""The message for the option that is weighed best."""
BESIDE: Final = (("worth-near", 0.05), ("worth-less", 0.25), ("worth-poor", inf))
"""The messages for the others, each up to so much less of worth."""

Terms = dict[tuple[str, Seat], float]


def changes(decision: Decision, option: Option) -> list[Change]:
    """What an option changes, the greatest change first; nothing, where it is the only one or the game names no parts.

    It is worked out on tables dealt from the view: what the seat can't know has no part in it.
    """
    others = [each for each in decision.options if each != option]
    if not others:
        return []
    rng = Random(decision.rng.getrandbits(32))
    if len(others) > OTHERS:
        others = rng.sample(others, OTHERS)
    own: list[Terms] = []
    rest: list[Terms] = []
    for _ in range(1 if decision.view.is_certain() else WORLDS):
        world = decision.view.world(rng)
        for _ in range(TRIES):
            own += outlook(world, option, rng)
        for other in others:
            rest += outlook(world, other, rng)
    return _differences(own, rest) if own and rest else []


def beside(best: float, worth: float) -> str:
    """The message that says how good an option is beside the best.

    No number: a worth is a standing that the search hopes for, neither a share of wins nor right on average.
    """
    return next(name for name, most in BESIDE if best - worth <= most)


def outlook(world: State, option: Option, rng: Random) -> list[Terms]:
    """The parts of all seats when the turn with this option is played out; none, if the game is over by then."""
    after = world.copy()
    after.take(option)
    advice, seat = world.game.advice, world.ask.seat if world.ask is not None else -1
    for _ in range(LONGEST_TURN):
        if settle(after, rng) != seat or advice.is_settled(after):
            break
        after.take(advice.rollout(after, rng))
    settle(after, rng)
    if after.ask is None:
        return []
    found: Terms = {}
    for each in range(after.seats):
        for name, value in advice.parts(after, each):
            found[name, each] = value
    return [found]


def _differences(own: list[Terms], rest: list[Terms]) -> list[Change]:
    found: list[Change] = []
    for name, seat in own[0]:
        mine = [terms.get((name, seat), 0.0) for terms in own]
        others = [terms.get((name, seat), 0.0) for terms in rest]
        found.append((name, seat, added(mine) / len(mine) - added(others) / len(others)))
    found.sort(key=_size, reverse=True)
    return found


def _size(change: Change) -> float:
    return abs(change[2])
