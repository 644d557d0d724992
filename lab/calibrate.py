"""Measures the simulated tower: `lab/run calibrate --series 2000 --plot tower.svg`.

Series of nine ordinary blows on a full tower are held against the bands that the rulebooks' examples suggest, each figure
with its standard error; blows of the three timings are paired; the shape of what falls is held against the quick weights;
then blows of every strength and height are compared, and which of them suits which moment.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import Final, NamedTuple

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from trollbord.games.trollfjord.box import BLOWS, BOULDERS, HEIGHTS, LIMITED, SIDES, STRENGTHS
from trollbord.games.trollfjord.falls import packed
from trollbord.games.trollfjord.quick import fell_weights
from trollbord.games.trollfjord.tower import (
    FINE,
    ORDINARY,
    POOR,
    TIMINGS,
    TRIES,
    Blow,
    Tower,
    colour,
    felt,
    filled,
    fingerprint,
    strike,
    struck,
)

HITS: Final = 9
BANDS: Final = {  # of an ordinary blow on a full tower (reconstructed from the worked examples)
    "mean after 5 hits": (15.5, 18.5),
    "empty, hits 1 to 7": (0.06, 0.15),
    "23 or more in 6": (0.2, 0.45),
    "28 or more in 9": (0.35, 0.65),
    "10 or more in 4": (0.7, 0.95),
    "5 or more with 15 to 19 out": (0.12, 0.35),
}
MISSING: Final = (1, 2, 3, 4, 6, 8)  # boulders that a treasure still wants
MARGINS: Final = (0, 1, 2, 3, 9)  # how many more of each colour are harmless
FILLINGS: Final = {"a full tower": 0, "17 or more out": 17}

Falls = dict[tuple[int, int], list[list[int]]]
"""By strength and height: the colours that fell at each of many blows."""


def series(count: int) -> list[list[int]]:
    """How many boulders fell at each blow of `count` series; the tower is filled up in between."""
    tower = filled("calibrate")
    measured = []
    for number in track(range(count), "ordinary blows", console=Console(stderr=True)):
        falls: list[int] = []
        out: list[int] = []
        for hit in range(HITS):
            fall = struck(tower, ORDINARY, f"calibrate {number} {hit}", shows=False)
            tower = fall.tower
            falls.append(len(fall.out))
            out += fall.out
        tower = filled(f"calibrate {number}", tower, out)
        measured.append(falls)
    return measured


class Figure(NamedTuple):
    """A measured value and its standard error."""

    value: float
    error: float

    def verdict(self, low: float, high: float) -> str:
        """`in` or `OUT` of a band by two standard errors or more, else `edge`: more blows would have to decide."""
        inside = min(self.value - low, high - self.value) / self.error if self.error else 0.0
        return "in" if inside >= 2 else "OUT" if inside <= -2 else "edge"


def ratio(parts: Sequence[tuple[float, float]]) -> Figure:
    """The sum of what was counted to the sum of the cases, over series that do not depend on each other."""
    cases = sum([each for _, each in parts])
    value = sum([count for count, _ in parts]) / max(1.0, cases)
    strays = sum([(count - value * each) ** 2 for count, each in parts])
    return Figure(value, sqrt(strays) / max(1.0, cases))


def figures(measured: list[list[int]]) -> dict[str, Figure]:
    """What the bands are about."""
    rows = [_counted(falls) for falls in measured]
    return {name: ratio([row[index] for row in rows]) for index, name in enumerate(BANDS)}


def _counted(falls: list[int]) -> list[tuple[float, float]]:
    """What one series adds to each figure, and in how many cases."""
    sums = [sum(falls[:k]) for k in range(HITS + 1)]
    later = [falls[k] >= 5 for k in range(HITS) if 15 <= sums[k] <= 19]
    return [
        (sums[5], 1),
        (falls[:7].count(0), 7),
        (sums[6] >= 23, 1),
        (sums[9] >= 28, 1),
        (sums[4] >= 10, 1),
        (sum(later), len(later)),
    ]


def paired(count: int) -> list[tuple[int, int, int]]:
    """What blows of many kinds bring at each of TIMINGS: the same towers, the same seeds."""
    towers = [drained(f"timings {number}", (0, 12)[number % 2]) for number in range(min(count, 40))]
    found = []
    for number in track(range(count), "paired blows", console=Console(stderr=True)):
        blow = Blow(number // 3 % 2, 3 + number % 8, 1 + number // 8 % HEIGHTS)
        seed, tower = f"timings {number}", towers[number % len(towers)]
        counts = [len(strike(tower, blow, f"{seed} {k}", False).out) for k in range(TRIES)]
        fine, poor = [
            counts[felt(counts, timing, Random(f"{seed} timing"))] for timing in (FINE, POOR)
        ]
        found.append((fine, counts[0], poor))
    return found


def gained(found: list[tuple[int, int, int]]) -> dict[str, Figure]:
    """What a fine and a poor timing bring more than a fair one: boulders, and empty hits."""
    told = {}
    for index, timing in ((0, FINE), (2, POOR)):
        told[f"boulders, {timing} to fair"] = ratio([(row[index] - row[1], 1) for row in found])
        told[f"empty, {timing} to fair"] = ratio(
            [((row[index] == 0) - (row[1] == 0), 1) for row in found]
        )
    return told


Struck = tuple[int, int, int, int, int]
"""Side, strength, height, boulders left before, boulders that fell."""


def mixed(count: int) -> list[Struck]:
    """Series of one to nine blows of any kind, on towers that are full at first."""
    dice = Random("mixed")
    towers = [filled(f"mixed {number}") for number in range(min(count, 40))]
    found: list[Struck] = []
    for number in track(range(count), "blows of any kind", console=Console(stderr=True)):
        tower = towers[number % len(towers)]
        for hit in range(dice.randint(1, HITS)):
            strength, height = dice.randint(1, STRENGTHS), dice.randint(1, HEIGHTS)
            blow = Blow(dice.randrange(len(SIDES)), strength, height)
            fall = struck(tower, blow, f"mixed {number} {hit}", shows=False)
            found.append((*blow[:3], len(tower), len(fall.out)))
            tower = fall.tower
    return found


def misfit(blows: Sequence[Struck]) -> tuple[float, int]:
    """How far the quick weights are from what fell: chi squared, and on how many degrees of freedom."""
    options = {(blow.first, blow.second, blow.third): blow for blow in BLOWS}
    seen = Counter([fell for *_, fell in blows])
    expected = [0.0] * (BOULDERS + 1)
    for side, strength, height, left, _ in blows:
        weights = fell_weights(options[side, strength, height], left)
        whole = sum(weights)
        for fell, weight in enumerate(weights):
            expected[fell] += weight / whole
    cells = list(_pooled(seen, expected))
    return sum([(count - mean) ** 2 / mean for count, mean in cells]), len(cells) - 1


def _pooled(seen: Counter[int], expected: list[float]) -> Iterator[tuple[int, float]]:
    """Neighbouring numbers together, until at least five are expected of each."""
    count, mean = 0, 0.0
    for fell in range(BOULDERS + 1):
        count, mean = count + seen[fell], mean + expected[fell]
        if mean >= 5 and sum(expected[fell + 1 :]) >= 5:
            yield count, mean
            count, mean = 0, 0.0
    yield count, mean


def grid(count: int, out: int = 0) -> Falls:
    """`count` blows of each strength and height, on towers that have lost at least `out` boulders."""
    towers = [drained(f"grid {number}", out) for number in range(min(count, 8))]
    blows = [
        (strength, height)
        for strength in range(1, STRENGTHS + 1)
        for height in range(1, HEIGHTS + 1)
    ]
    measured = {}
    for strength, height in track(blows, f"blows, {out} out", console=Console(stderr=True)):
        measured[strength, height] = sampled(towers, strength, height, count)
    return measured


def drained(seed: str, out: int) -> Tower:
    """A tower after ordinary blows that brought out at least `out` boulders."""
    tower = filled(seed)
    hit = 0
    while BOULDERS - len(tower) < out:
        tower = struck(tower, ORDINARY, f"{seed} {hit}", shows=False).tower
        hit += 1
    return tower


def sampled(towers: list[Tower], strength: int, height: int, count: int) -> list[list[int]]:
    """The colours that `count` blows bring out of these towers."""
    falls = []
    for number in range(count):
        blow = Blow(number % 2, strength, height)
        seed = f"{strength} {height} {number}"
        fall = struck(towers[number % len(towers)], blow, seed, shows=False)
        falls.append([colour(each) for each in fall.out])
    return falls


def success(falls: list[list[int]], missing: int, margin: int) -> float:
    """How often a blow brings out enough and breaks no limit."""
    good = [
        fall
        for fall in falls
        if len(fall) >= missing and max([fall.count(k) for k in range(LIMITED)]) <= margin
    ]
    return len(good) / len(falls)


def best_blow(falls: Falls, missing: int, margin: int) -> tuple[tuple[int, int], float]:
    """The blow that suits such a moment best, and how often it does."""
    blow = max(falls, key=lambda each: success(falls[each], missing, margin))
    return blow, success(falls[blow], missing, margin)


class Cost(NamedTuple):
    """What a blow costs the server: milliseconds of its processor and by the clock, and the bytes that are kept."""

    processor: float
    clock: float
    size: int


def costs(timing: str, count: int = 40) -> list[Cost]:
    """Blows of many kinds on fuller and emptier towers, each with what is kept of it."""
    tower = filled("cost")
    fingerprint()  # worked out once by every process
    found = []
    for number in range(count):
        blow = Blow(number % 2, 4 + number % 7, 1 + number % HEIGHTS, timing)
        processor, clock = thread_time(), perf_counter()
        fall = struck(tower, blow, f"cost {number}")
        kept = packed(fall, blow)
        spent, passed = thread_time() - processor, perf_counter() - clock
        found.append(Cost(1000 * spent, 1000 * passed, len(kept)))
        tower = fall.tower if len(fall.tower) > BOULDERS // 2 else filled(f"cost {number}")
    return found


def plot(measured: list[list[int]], blows: dict[str, Falls]) -> str:
    """The mean of each hit of a series, the mean of a blow by strength and height, and the best blow by moment."""
    means = [sum([falls[hit] for falls in measured]) / len(measured) for hit in range(HITS)]
    bars = "".join(
        [
            f'<rect x="{50 + 34 * hit}" y="{250 - 40 * mean:.1f}" width="24" height="{40 * mean:.1f}" fill="#2C6C93"/>'
            f'<text x="{62 + 34 * hit}" y="268" text-anchor="middle">{hit + 1}</text>'
            f'<text x="{62 + 34 * hit}" y="{244 - 40 * mean:.1f}" text-anchor="middle">{mean:.1f}</text>'
            for hit, mean in enumerate(means)
        ]
    )
    full = next(iter(blows.values()), {})
    lines = "".join([_curve(full, height) for height in range(1, HEIGHTS + 1)]) if full else ""
    grids = "".join([_matrix(*each, 40 + 390 * k) for k, each in enumerate(blows.items())])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 570" font-family="sans-serif" font-size="12">'
        '<rect width="800" height="570" fill="#FBFAF5"/><text x="50" y="24" font-size="15">boulders at each hit of an '
        'ordinary blow</text><text x="430" y="24" font-size="15">boulders by strength, a line for each height</text>'
        f'<path d="M40 250H370M430 250H780" stroke="#333" fill="none"/>{bars}{lines}{grids}</svg>'
    )


def _matrix(name: str, falls: Falls, x: int) -> str:
    """The best blow for each moment: how often it succeeds colours the cell, strength and height stand in it."""
    parts = [
        f'<text x="{x}" y="312" font-size="15">best blow (strength/height), {name}</text>',
        f'<text x="{x}" y="332">missing, by harmless boulders of a colour</text>',
    ]
    for column, margin in enumerate(MARGINS):
        parts.append(
            f'<text x="{x + 78 + 58 * column}" y="352" text-anchor="middle">{margin}</text>'
        )
    for row, missing in enumerate(MISSING):
        y = 360 + 32 * row
        parts.append(f'<text x="{x + 30}" y="{y + 20}" text-anchor="end">{missing}</text>')
        for column, margin in enumerate(MARGINS):
            (strength, height), share = best_blow(falls, missing, margin)
            tone = f"rgb({round(251 - 180 * share)},{round(250 - 110 * share)},{round(245 - 90 * share)})"
            left = x + 50 + 58 * column
            parts.append(f'<rect x="{left}" y="{y}" width="56" height="30" fill="{tone}"/>')
            words = f"{strength}/{height} {share:.0%}" if share else "–"
            parts.append(f'<text x="{left + 28}" y="{y + 20}" text-anchor="middle">{words}</text>')
    return "".join(parts)


def _curve(blows: Falls, height: int) -> str:
    tone = ("#CF3E30", "#B07F0C", "#3F78CF", "#6B5038")[height - 1]
    points = []
    for strength in range(1, STRENGTHS + 1):
        falls = blows[strength, height]
        mean = sum([len(fall) for fall in falls]) / len(falls)
        points.append(f"{420 + 34 * strength} {250 - 24 * mean:.1f}")
    ticks = "".join(
        [f'<text x="{420 + 34 * s}" y="268" text-anchor="middle">{s}</text>' for s in range(1, 11)]
    )
    label = f'<text x="770" y="{points[-1].split()[1]}" fill="{tone}">{height}</text>'
    return f'<path d="M{"L".join(points)}" fill="none" stroke="{tone}" stroke-width="2.5"/>{label}{ticks}'


@click.command(name="calibrate")
@click.option(
    "--series", "count", default=200, show_default=True, help="Series of nine ordinary blows."
)
@click.option(
    "--paired", "pairs", default=0, show_default=True, help="Blows struck at all three timings."
)
@click.option(
    "--mixed",
    "many",
    default=0,
    show_default=True,
    help="Series of blows of any kind, to compare their shape with the quick weights.",
)
@click.option(
    "--blows",
    default=20,
    show_default=True,
    help="Blows of each strength and height, on two fillings; 0: none.",
)
@click.option(
    "--plot", "path", type=click.Path(path_type=Path), help="Write the plot here, as SVG."
)
def calibrate(count: int, pairs: int, many: int, blows: int, path: Path | None) -> None:
    """Measure the simulated tower against its bands; the exit code says whether a figure is out of its own."""
    console = Console(width=100)
    measured = series(count)
    held = [_banded(console, f"{count} series of nine ordinary blows", figures(measured), BANDS)]
    if pairs:
        held.append(_same(console, pairs))
    held.append(_costs(console))
    if many:
        _shape(console, many)
    swung = {name: grid(blows, out) for name, out in FILLINGS.items()} if blows else {}
    for name, falls in swung.items():
        _compare(console, name, falls)
    if path is not None:
        path.write_text(plot(measured, swung), encoding="utf-8")
    sys.exit(0 if all(held) else 1)


def _banded(
    console: Console,
    title: str,
    found: dict[str, Figure],
    bands: dict[str, tuple[float, float]],
) -> bool:
    """A table of figures with their bands; whether none is out."""
    table = Table("figure", "band", "measured", "standard error", "", title=title)
    verdicts = [found[name].verdict(low, high) for name, (low, high) in bands.items()]
    for (name, (low, high)), verdict in zip(bands.items(), verdicts, strict=True):
        value, error = found[name]
        table.add_row(name, f"{low:g} to {high:g}", f"{value:.3f}", f"{error:.3f}", verdict)
    console.print(table)
    return "OUT" not in verdicts


def _same(console: Console, pairs: int) -> bool:
    """What the timings bring, and whether no difference exceeds two standard errors."""
    found = paired(pairs)
    for index, timing in enumerate(TIMINGS):
        counts = [row[index] for row in found]
        mean = sum(counts) / pairs
        spread = sqrt(sum([(each - mean) ** 2 for each in counts]) / pairs)
        empty = counts.count(0) / pairs
        console.print(
            f"{timing}: {mean:.3f} boulders, standard deviation {spread:.2f}, {empty:.1%} empty"
        )
    told = gained(found)
    for name, (value, error) in told.items():
        console.print(f"{name}: {value:+.3f}, standard error {error:.3f}")
    return all(abs(value) <= 2 * error for value, error in told.values())


def _costs(console: Console) -> bool:
    """What a blow costs at each timing, and whether that is allowed."""
    held = True
    for timing in TIMINGS:
        processor, clock, sizes = zip(*costs(timing), strict=True)
        console.print(
            f"a {timing} blow: {median(processor):.0f} ms of the processor in the median (60 allowed), "
            f"{max(processor):.0f} at most; by the clock {median(clock):.0f}, {max(clock):.0f} at most; "
            f"kept beside it {median(sizes):,.0f} bytes, {max(sizes):,} at most (12,000 allowed)"
        )
        held = held and median(processor) <= 60 and max(sizes) < 12_000
    return held


def _shape(console: Console, many: int) -> None:
    """How well the quick weights have the shape of what falls, by strength and height."""
    found = mixed(many)
    table = Table("height", *[str(each) for each in range(1, STRENGTHS + 1)])
    table.title = f"chi squared of {len(found):,} blows beside the quick weights, by strength"
    total, free = 0.0, 0
    for height in range(1, HEIGHTS + 1):
        cells = [
            misfit([each for each in found if each[1:3] == (strength, height)])
            for strength in range(1, STRENGTHS + 1)
        ]
        table.add_row(str(height), *[f"{chi:.0f} on {degrees}" for chi, degrees in cells])
        total += sum([chi for chi, _ in cells])
        free += sum([degrees for _, degrees in cells])
    console.print(table)
    console.print(f"in all {total:.0f} on {free}")


def _compare(console: Console, name: str, falls: Falls) -> None:
    """What each blow brings on average, and which is best when: no single one is."""
    strengths = [str(strength) for strength in range(1, STRENGTHS + 1)]
    means = Table("height", *strengths, title=f"boulders by strength, {name}")
    for height in range(1, HEIGHTS + 1):
        rows = [falls[strength, height] for strength in range(1, STRENGTHS + 1)]
        means.add_row(str(height), *[f"{sum(map(len, row)) / len(row):.1f}" for row in rows])
    console.print(means)
    margins = [f"{margin} harmless" for margin in MARGINS]
    best = Table("missing", *margins, title=f"the best blow (strength/height), {name}")
    for missing in MISSING:
        cells = [best_blow(falls, missing, margin) for margin in MARGINS]
        shown = [f"{b[0]}/{b[1]} {share:.0%}" if share else "–" for b, share in cells]
        best.add_row(str(missing), *shown)
    console.print(best)
