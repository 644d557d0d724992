"""Who beats whom: a square of cells, each the share that its row took from its column."""

from collections.abc import Sequence
from typing import Final

from lab.studies.study import Group, Sample
from trollbord.ink.markup import Markup, el, join

CELL: Final = 15
LEFT: Final = 220
NAMES: Final = 150
"""The height of the names above the columns, which stand upright."""
LOSES: Final = (200, 56, 43)
EVEN: Final = (233, 232, 220)
WINS: Final = (28, 84, 150)
"""Blue beside red: those who can't tell red from green can read it too."""

Shares = dict[tuple[str, str], float]


def shares_of(found: Sequence[tuple[int, list[Sample]]]) -> Shares:
    """The mean share that each took from each other, from matches of two."""
    taken: dict[tuple[str, str], list[float]] = {}
    for _, (first, second) in found:
        taken.setdefault((first.group, second.group), []).append(first.value)
        taken.setdefault((second.group, first.group), []).append(second.value)
    return {pair: sum(values) / len(values) for pair, values in taken.items()}


def height(groups: Sequence[Group]) -> int:
    """How high the square is, with the names above it and the key below."""
    return NAMES + CELL * len(groups) + 44


def drawn(groups: Sequence[Group], names: Sequence[str], shares: Shares, top: float) -> Markup:
    """The square: rows and columns in the order of the groups."""
    first = top + NAMES
    parts: list[Markup] = []
    for at, (group, name) in enumerate(zip(groups, names, strict=True)):
        along = LEFT + CELL * at + CELL - 4
        parts.append(_name(name, 32, first + CELL * at + CELL - 4))
        parts.append(
            _name(name, along, first - 6, transform=f"rotate(-90 {along} {first - 6:.0f})")
        )
        parts += [
            _cell(shares.get((group.name, other.name)), LEFT + CELL * across, first + CELL * at)
            for across, other in enumerate(groups)
        ]
    return join([*parts, _key(first + CELL * len(groups) + 14)])


def _cell(share: float | None, x: float, y: float) -> Markup:
    """A cell; none for a power against itself, or for two that have not met."""
    if share is None:
        return join([])
    return el("rect", x=x, y=y, width=CELL - 1, height=CELL - 1, fill=colour(share))


def colour(share: float) -> str:
    """From red for nothing, over pale for a half, to blue for all."""
    end = WINS if share >= 0.5 else LOSES
    much = abs(share - 0.5) * 2
    red, green, blue = [round(a + (b - a) * much) for a, b in zip(EVEN, end, strict=True)]
    return f"#{red:02X}{green:02X}{blue:02X}"


def _key(y: float) -> Markup:
    """What the colours mean."""
    steps = (0.0, 0.25, 0.5, 0.75, 1.0)
    return join(
        [
            join(
                [
                    el("rect", x=LEFT + 70 * at, y=y, width=16, height=14, fill=colour(share)),
                    _name(f"{100 * share:.0f} %", LEFT + 70 * at + 22, y + 11),
                ]
            )
            for at, share in enumerate(steps)
        ]
    )


def _name(words: str, x: float, y: float, **more: str) -> Markup:
    return el("text", words, x=x, y=y, fill="var(--ink)", font_size=12, font_weight=500, **more)
