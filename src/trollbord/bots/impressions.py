"""First impressions: how the options of a question look at once, before a search has tried any."""

from random import Random
from typing import Any, Final

from trollbord.kernel.advice import Advice
from trollbord.kernel.ask import Ask
from trollbord.kernel.option import Option
from trollbord.kernel.playout import settle
from trollbord.kernel.seat import Seat
from trollbord.kernel.state import State

LOOKS: Final = 4
"""In how many worlds all options are looked at."""


class Impressions:
    """How the options of a question look, on average over the first few worlds."""

    def __init__(self, advice: Advice[Any, Any]) -> None:
        self.advice: Final = advice
        self.looks = 0
        self._counts: Final[dict[int, int]] = {}
        self._totals: Final[dict[int, float]] = {}

    def has_seen(self, id: int) -> bool:
        """Whether an option was looked at."""
        return id in self._counts

    def worth(self, id: int) -> float:
        """The average look of an option that was offered."""
        return self._totals[id] / self._counts[id]

    def look(self, world: State, ask: Ask, rng: Random) -> None:
        """Look at what was not seen yet; at everything, in the first worlds."""
        is_early = self.looks < LOOKS
        self.looks += 1
        for option in ask.options:
            # An average over the first worlds is steady enough; later only what no world has offered before is looked at.
            if is_early or option.id not in self._counts:
                self._add(option.id, self.glance(world, option, ask.seat, rng))

    def _add(self, id: int, worth: float) -> None:
        self._counts[id] = self._counts.get(id, 0) + 1
        self._totals[id] = self._totals.get(id, 0.0) + worth

    def glance(self, world: State, option: Option, seat: Seat, rng: Random) -> float:
        """Evaluate the state for a seat right after an option; chance is drawn from `rng`."""
        after = world.copy()
        after.take(option)
        # Chance is drawn and lone options are taken, so that a state is judged where a seat decides again.
        settle(after, rng)
        return self.advice.evaluate(after)[seat]
