"""What an option changes, in words: the greatest gains and the greatest cost, from the named parts of the evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from trollbord.kernel.advice import Change
from trollbord.kernel.seat import Seat
from trollbord.words import Speaker

LEAST: Final = 1e-3
"""What is smaller is no change."""
SHARE: Final = 0.2
"""What is smaller than this share of the greatest change is not told."""
GAINS: Final = 2
COSTS: Final = 1


class Weighed(NamedTuple):
    """Sentences for an option and against it."""

    gains: list[str]
    costs: list[str]


def weighed(
    changes: Sequence[Change], seat: Seat, speaker: Speaker, players: Sequence[str], is_own: bool
) -> Weighed:
    """What speaks for and against an option of a seat, which is the reader's own or a bot's."""
    told = [change for change in changes if speaker.has(f"part-{change[0]}")]
    greatest = max([abs(amount) for _, _, amount in told], default=0.0)
    large = [each for each in told if abs(each[2]) >= max(LEAST, SHARE * greatest)]
    mine = {name: amount for name, whose, amount in large if whose == seat}
    # In a game of one against one a lead is counted for both: said once, it is said.
    new = [
        each for each in large if each[1] == seat or abs(mine.get(each[0], 0.0) + each[2]) > LEAST
    ]
    gains = [each for each in new if (each[2] > 0) == (each[1] == seat)]
    costs = [each for each in new if (each[2] > 0) != (each[1] == seat)]

    def said(change: Change) -> str:
        name, whose, amount = change
        part = speaker.text(f"part-{name}")
        if abs(amount) >= 1:
            part = f"{part} ({amount:+.0f})".replace("-", "−")
        if whose == seat and is_own:
            return speaker.text("page-gain-you" if amount > 0 else "page-loss-you", part=part)
        id = "page-gain-other" if amount > 0 else "page-loss-other"
        return speaker.text(id, name=speaker.seat(whose, players), part=part)

    return Weighed([said(each) for each in gains[:GAINS]], [said(each) for each in costs[:COSTS]])
