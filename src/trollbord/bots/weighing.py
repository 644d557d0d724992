"""Weighing: in which named parts of the evaluation one option differs from the others, so that it can be told in words."""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Final

from trollbord.kernel.advice import Change
from trollbord.kernel.floats import added
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision
from trollbord.kernel.playout import settle
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.state import State

WORLDS: Final = 3
"""Tables that the view allows, in which the options are compared."""
OTHERS: Final = 8
"""Other options that one is compared with, at most."""
TRIES: Final = 2
"""How often each is tried in each table: chance and the rest of the turn may go otherwise."""
AS_GOOD: Final = 0.04
"""Where all worths lie within this, a search sees no difference."""
SAMPLES: Final = 12
"""Turns played out for each option, where the parts must tell what a search does not."""
SURE: Final = 3.0
"""Standard errors by which one option must bring more than another, since the best of several is looked for."""
LEAST_LEAD: Final = 0.5
"""What is smaller, in the unit of the parts, is no difference that a person would care for."""
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
    secret, seat = decision.view.game.advice.secret, decision.view.seat
    own: list[Terms] = []
    rest: list[Terms] = []
    for _ in range(1 if decision.view.is_certain() else WORLDS):
        world = decision.view.world(rng)
        for _ in range(TRIES):
            own += outlook(world, option, rng)
        for other in others:
            rest += outlook(world, other, rng)
    found = _differences(own, rest) if own and rest else []
    return [each for each in found if each[1] == seat or each[0] not in secret]


def alike(worths: Sequence[float]) -> bool:
    """Whether a search sees no difference between options of these worths."""
    return len(worths) > 1 and max(worths) - min(worths) < AS_GOOD


def bringing_most(decision: Decision, options: Sequence[Option]) -> list[Option]:
    """Of options that win or lose alike, the one whose turn leaves its seat furthest ahead, then those about as good.

    Nothing, if no option surely brings less: then there is nothing to choose. The lead is counted in the game's own
    points where the game is over by then, else in the unit of its parts.
    """
    if len(options) < 2:
        return []
    rng = Random(decision.rng.getrandbits(32))
    leads: list[list[float]] = [[] for _ in options]
    endings = 0
    for _ in range(SAMPLES):
        world = decision.view.world(rng)
        for number, option in enumerate(options):
            after = turn_with(world, option, rng)
            endings += after.ask is None
            leads[number].append(_lead(after, decision.view.seat))
    if endings not in (0, SAMPLES * len(options)):
        return []  # points and parts can't be compared
    best = max(leads, key=added)
    near = [option for option, lead in zip(options, leads, strict=True) if not _is_less(lead, best)]
    if len(near) == len(options):
        return []
    first = options[leads.index(best)]
    return [first, *[each for each in near if each != first]]


def _lead(state: State, seat: Seat) -> float:
    """By how much a seat is ahead of the best other one."""
    result = state.result()
    if result is not None:
        sums = [float(score) for score in result.scores]
    else:
        parts = state.game.advice.parts
        sums = [added([worth for _, worth in parts(state, each)]) for each in range(state.seats)]
    return sums[seat] - max(
        [sums[each] for each in range(state.seats) if each != seat], default=0.0
    )


def _is_less(lead: list[float], best: list[float]) -> bool:
    """Whether one option surely brings less than the best, table by table."""
    gaps = [more - less for more, less in zip(best, lead, strict=True)]
    mean = added(gaps) / len(gaps)
    spread = added([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return mean >= LEAST_LEAD and mean >= SURE * sqrt(spread / len(gaps))


def known_line(decision: Decision, line: Sequence[Option]) -> tuple[list[Option], int]:
    """How far a line follows from the seat's own choices, and of how many ways chance then picks one (0: it does not).

    What others answer, and what chance brings, a search has only drawn: it is not told as what will be.
    """
    state = decision.view.world(Random(decision.rng.getrandbits(32)))
    for number, option in enumerate(line):
        ask = state.ask
        if ask is None or ask.seat != decision.view.seat:
            is_chance = ask is not None and ask.seat == NATURE and len(ask.options) > 1
            return list(line[:number]), len(ask.options) if ask is not None and is_chance else 0
        if option not in ask.options:
            return list(line[:number]), 0
        state.take(option)
    return list(line), 0


def beside(best: float, worth: float) -> str:
    """The message that says how good an option is beside the best.

    No number: a worth is a standing that the search hopes for, neither a share of wins nor right on average.
    """
    return next(name for name, most in BESIDE if best - worth <= most)


def turn_with(world: State, option: Option, rng: Random) -> State:
    """The table when the turn with this option has been played out."""
    after = world.copy()
    after.take(option)
    advice, seat = world.game.advice, world.ask.seat if world.ask is not None else -1
    for _ in range(LONGEST_TURN):
        if settle(after, rng) != seat or advice.is_settled(after):
            break
        after.take(advice.rollout(after, rng))
    settle(after, rng)
    return after


def outlook(world: State, option: Option, rng: Random) -> list[Terms]:
    """The parts of all seats when the turn with this option is played out; none, if the game is over by then."""
    after, advice = turn_with(world, option, rng), world.game.advice
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
