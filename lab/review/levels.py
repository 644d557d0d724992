"""Does the loss a decision rank the levels? Each plays one seat against `draug`, and a sample of its decisions is judged."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from lab.review.playing import Ground, Kept, looked, play, searcher
from trollbord.bots.levels import draug, huldra, tomte
from trollbord.games import load
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision, Player

STRONG: Final = 400
"""Iterations of `jotun` here: it must not take hours."""


class Mixture(Player):
    """One player or the other, by the toss of a coin for each decision."""

    def __init__(self, one: Player, other: Player) -> None:
        self.name = f"{one.name} or {other.name}"
        self.both: Final = (one, other)

    def choose(self, decision: Decision) -> Option:
        """What the one picks, or the other."""
        return self.both[decision.rng.random() < 0.5].choose(decision)


def jotun() -> Player:
    """The strongest level, with iterations in place of seconds."""
    return searcher(STRONG)


LEVELS: Final[dict[str, Callable[[], Player]]] = {
    "tomte": tomte,
    "huldra": huldra,
    "draug": draug,
    "draug or jotun": lambda: Mixture(draug(), jotun()),
    "jotun": jotun,
}
"""From the weakest to the strongest."""


class Judged(NamedTuple):
    """What a level lost a decision in one match."""

    level: str
    match: int
    decisions: int
    loss: float


def judged(place: Ground, level: str, match: int, sample: int, seed: int) -> Judged:
    """Play a match and judge a sample of what the level decided."""
    rng = Random(f"{seed} levels {match}")
    seat = match % place.seats
    players = [LEVELS[level]() if each == seat else draug() for each in range(place.seats)]
    state, kept = load(place.game).new(place.seats), Kept(seat, place.by_turns)
    play(state, players, rng, kept.meet)
    chosen = rng.sample(kept.stretches, min(sample, len(kept.stretches)))
    losses = [looked(place, each, f"{seed} {match} {each.picks[0].seq}").loss for each in chosen]
    return Judged(level, match, len(losses), sum(losses) / max(1, len(losses)))


def study(place: Ground, matches: int, sample: int, seed: int) -> Iterator[Judged]:
    """All levels in turn, match after match: what is broken off is balanced."""
    for match in range(matches):
        for level in LEVELS:
            yield judged(place, level, match, sample, seed)


def spearman(found: dict[str, float]) -> float:
    """How well the mean losses rank the levels: 1 if the weaker always lost more."""
    names = list(LEVELS)
    order = sorted(names, key=lambda name: -found[name])
    apart = sum([(names.index(name) - order.index(name)) ** 2 for name in names])
    count = len(names)
    return 1 - 6 * apart / (count * (count**2 - 1))
