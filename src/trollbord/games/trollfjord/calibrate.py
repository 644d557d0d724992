"""Measures the simulated tower: `python -m trollbord.games.trollfjord.calibrate --series 2000 --plot tower.svg`.

Series of nine ordinary blows on a full tower are held against the bands that the rulebooks' examples suggest; then
blows of every strength and height are compared, and which of them suits which moment.
"""

import sys
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Final, NamedTuple

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from trollbord.games.trollfjord.box import BOULDERS, HEIGHTS, LIMITED, STRENGTHS
from trollbord.games.trollfjord.falls import packed
from trollbord.games.trollfjord.tower import (
    ORDINARY,
    Blow,
    Tower,
    colour,
    filled,
    fingerprint,
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
    """How many boulders fell at each blow of so many series; the tower is filled up in between."""
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


def figures(measured: list[list[int]]) -> dict[str, float]:
    """What the bands are about."""
    count = len(measured)
    sums = [[sum(falls[:k]) for falls in measured] for k in range(HITS + 1)]
    later = [falls[k] >= 5 for falls in measured for k in range(HITS) if 15 <= sum(falls[:k]) <= 19]
    values = (
        sum(sums[5]) / count,
        sum([falls[:7].count(0) for falls in measured]) / (7 * count),
        len([total for total in sums[6] if total >= 23]) / count,
        len([total for total in sums[9] if total >= 28]) / count,
        len([total for total in sums[4] if total >= 10]) / count,
        sum(later) / max(1, len(later)),
    )
    return dict(zip(BANDS, values, strict=True))


def grid(count: int, out: int = 0) -> Falls:
    """So many blows of each strength and height, on towers that have lost so many boulders at least."""
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
    """A tower after ordinary blows that brought out so many boulders."""
    tower = filled(seed)
    hit = 0
    while BOULDERS - len(tower) < out:
        tower = struck(tower, ORDINARY, f"{seed} {hit}", shows=False).tower
        hit += 1
    return tower


def sampled(towers: list[Tower], strength: int, height: int, count: int) -> list[list[int]]:
    """The colours that so many blows bring out of these towers."""
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


def costs(count: int = 40) -> list[Cost]:
    """Blows of many kinds on fuller and emptier towers, each with what is kept of it."""
    tower = filled("cost")
    fingerprint()  # worked out once by every process
    found = []
    for number in range(count):
        blow = Blow(number % 2, 4 + number % 7, 1 + number % HEIGHTS)
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


@click.command()
@click.option(
    "--series", "count", default=200, show_default=True, help="Series of nine ordinary blows."
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
def main(count: int, blows: int, path: Path | None) -> None:
    """Measure the simulated tower against its bands."""
    measured = series(count)
    table = Table("figure", "band", "measured", "", title=f"{count} series of nine ordinary blows")
    found = figures(measured)
    held = True
    for name, (low, high) in BANDS.items():
        within = low <= found[name] <= high
        held = held and within
        table.add_row(name, f"{low:g} to {high:g}", f"{found[name]:.3f}", "in" if within else "OUT")
    console = Console(width=100)
    console.print(table)
    processor, clock, sizes = zip(*costs(), strict=True)
    console.print(
        f"a blow: {median(processor):.0f} ms of the processor, {max(processor):.0f} at most (60 allowed); "
        f"by the clock {median(clock):.0f}, {max(clock):.0f} at most"
    )
    console.print(
        f"kept beside it: {median(sizes):,.0f} bytes, {max(sizes):,} at most (12,000 allowed)"
    )
    swung = {name: grid(blows, out) for name, out in FILLINGS.items()} if blows else {}
    for name, falls in swung.items():
        _compare(console, name, falls)
    if path is not None:
        path.write_text(plot(measured, swung), encoding="utf-8")
    sys.exit(0 if held and max(sizes) < 12_000 else 1)


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


if __name__ == "__main__":
    main()
