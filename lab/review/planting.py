"""Errors planted on purpose: are they found, is anything else blamed, does a second seed agree, and what did they really cost?

With one chance in ten all options are rated evenly, and one of those that look as bad as the dearest tenth of this game's
decisions is played. That rating leans on the same value as the review: so what each planted error costs is also played out to
its end by searches that do not err, in fresh worlds of what its player could see, and that leans on no value.
"""

from collections.abc import Iterator
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from lab.review.playing import Ground, Kept, looked, play, searcher
from trollbord.analysis.budget import LIMITS, OWN_LIMITS, SIDED
from trollbord.analysis.course import Stretch
from trollbord.analysis.looking import Found, SearchLooker, follow
from trollbord.bots.search import Worlds
from trollbord.bots.tree import Node, Tree
from trollbord.games import load
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

OFTEN: Final = 0.1
PLAYERS: Final = 150
"""Iterations of those who play."""
ENDS: Final = 8
"""Iterations of those who play out to the end."""
RATED: Final = 100
"""Worlds in which options are rated before one is planted, by a tree behind each."""
TURNS: Final = 10
"""Turns that are rated, where whole turns are judged: there are hundreds."""


class Case(NamedTuple):
    """One decision: whether an error was planted there, what each seed said, and what playing out to the end says."""

    match: int
    planted: bool
    said: tuple[float, float]
    labelled: tuple[bool, bool]
    real: float | None


class Planter:
    """Plays a match, and now and then something bad instead."""

    def __init__(self, place: Ground, gap: float, rng: Random) -> None:
        self.place: Final = place
        self.gap: Final = gap
        self.rng: Final = rng
        self.kept: Final = [Kept(seat, place.by_turns) for seat in range(place.seats)]
        self.planted: Final[set[int]] = set()

    def meet(self, state: State, ask: Ask, option: Option) -> Option:
        """Keep the decision, with an error in its place if one is planted."""
        can_plant = not self.place.by_turns or state.game.advice.is_settled(state)
        if can_plant and self.rng.random() < OFTEN:
            bad = self._bad(state, ask)
            if bad is not None:
                self.planted.add(id(self._keep(state, ask, bad)))
                return bad
        self._keep(state, ask, option)
        return option

    def _keep(self, state: State, ask: Ask, option: Option) -> Stretch:
        kept = self.kept[ask.seat]
        kept.meet(state, ask, option)
        return kept.stretches[-1]

    def _bad(self, state: State, ask: Ask) -> Option | None:
        """One of the options that look worse than the best by the gap."""
        rated = self._turns(state, ask) if self.place.by_turns else self._options(state, ask)
        top = max(rated.values())
        bad = [option for option, worth in rated.items() if worth <= top - self.gap]
        return self.rng.choice(bad) if bad else None

    def _options(self, state: State, ask: Ask) -> dict[Option, float]:
        """What each option is worth by a search behind it, in worlds that are common to all."""
        looker = self.place.looker
        assert isinstance(looker, SearchLooker)
        worlds = Worlds(Decision(state.view(ask.seat), self.rng))
        trees = [Tree(self.place.judge, ask.seat, looker.settings, self.rng) for _ in ask.options]
        for tree, option in zip(trees, ask.options, strict=True):
            tree.root = Node(ask.seat, option)
        for _ in range(RATED):
            world = worlds.deal()
            for tree, option in zip(trees, ask.options, strict=True):
                after = world.copy()
                after.take(option)
                tree.grow(after)
        return {each: tree.root.worth() for each, tree in zip(ask.options, trees, strict=True)}

    def _turns(self, state: State, ask: Ask) -> dict[Option, float]:
        """What some turns are worth that begin so and are ended quickly, beside the one that would be played."""
        some = self.rng.sample(ask.options, min(TURNS, len(ask.options)))
        return {option: self._ended(state, ask.seat, option) for option in some}

    def _ended(self, state: State, seat: Seat, option: Option) -> float:
        after = state.copy()
        after.take(option)
        return self.place.judge.evaluate(after)[seat]


def cases(
    place: Ground, matches: int, others: float, pairs: int, gap: float, seed: int
) -> Iterator[Case]:
    """Judge what was planted, and some of what was not, by two seeds; play the planted out to the end."""
    for match in range(matches):
        rng = Random(f"{seed} planting {match}")
        planter = Planter(place, gap, rng)
        players = [searcher(PLAYERS) for _ in range(place.seats)]
        play(load(place.game).new(place.seats), players, rng, planter.meet)
        for kept in planter.kept:
            for stretch in kept.stretches:
                planted = id(stretch) in planter.planted
                if planted or rng.random() < others:
                    yield case(place, stretch, match, planted, pairs, seed)


def case(place: Ground, stretch: Stretch, match: int, planted: bool, pairs: int, seed: int) -> Case:
    """One decision."""
    at = f"{match} {stretch.seat} {stretch.picks[0].seq}"
    found = [looked(place, stretch, f"{seed} {which} {at}") for which in (1, 2)]
    labels = [is_labelled(place, each) for each in found]
    real = None
    # What is blamed is played out too, planted or not: only so a factor can be known.
    if pairs and (planted or labels[0]) and found[0].better is not None:
        real = played_out(place, stretch, found[0], pairs, Random(f"{seed} out {at}"))
    said = (found[0].loss, found[1].loss)
    return Case(match, planted, said, (labels[0], labels[1]), real)


def is_labelled(place: Ground, found: Found) -> bool:
    """Whether the loss is an inaccuracy at least, by chance alone: the factor is what is measured here."""
    if place.by_turns:
        return found.firm >= OWN_LIMITS[0]
    return found.loss - SIDED * found.error >= LIMITS[0]


def played_out(place: Ground, stretch: Stretch, found: Found, pairs: int, rng: Random) -> float:
    """How much more often the better way came first, played on to the end from common fresh worlds."""
    assert found.better is not None
    seat, view = stretch.seat, found.pick.state.view(stretch.seat)
    worlds = Worlds(Decision(view, rng))
    at = stretch.picks.index(found.pick)
    ways = ([found.better], [pick.option for pick in stretch.picks[at : at + 1]])
    if place.by_turns:
        ways = (found.line, [pick.option for pick in stretch.picks[at:]])
    gaps: list[float] = []
    while len(gaps) < pairs:
        world = worlds.deal()
        # What is dealt anew for one seat may contradict what another remembers, who can't be asked then.
        with suppress(AssertionError):
            ends = [_ended(place, world, seat, way, rng) for way in ways]
            gaps.append(ends[0] - ends[1])
    return sum(gaps) / pairs


def _ended(place: Ground, world: State, seat: Seat, way: list[Option], rng: Random) -> float:
    after = world.copy()
    follow(after, seat, way)
    play(after, [searcher(ENDS) for _ in range(place.seats)], rng)
    result = after.result()
    assert result is not None
    return result.share(seat)


class Told(NamedTuple):
    """What a study of planted errors came to."""

    planted: int
    found: int
    others: int
    blamed: int
    again: int
    of: int
    said: float
    real: float
    factor: float
    error: float


def told(found: list[Case]) -> Told:
    """The figures; the factor is what was really lost for each that was said, its error clustered by match."""
    planted = [each for each in found if each.planted]
    others = [each for each in found if not each.planted]
    first = [each for each in found if each.labelled[0]]
    out = [each for each in planted if each.real is not None]
    said = sum([each.said[0] for each in out])
    real = sum([each.real or 0.0 for each in out])
    factor = real / said if said else 0.0
    apart: dict[int, float] = {}
    for each in out:
        apart[each.match] = apart.get(each.match, 0.0) + (each.real or 0.0) - factor * each.said[0]
    error = sqrt(sum([each**2 for each in apart.values()])) / said if said else 0.0
    count = max(1, len(out))
    return Told(
        len(planted),
        sum([each.labelled[0] for each in planted]),
        len(others),
        sum([each.labelled[0] for each in others]),
        sum([each.labelled[1] for each in first]),
        len(first),
        said / count,
        real / count,
        factor,
        error,
    )
