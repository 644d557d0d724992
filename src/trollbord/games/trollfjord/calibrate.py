"""Measures the simulated tower: `python -m trollbord.games.trollfjord.calibrate --series 2000 --plot tower.svg`.

Series of nine ordinary blows on a full tower are held against the bands that the rulebooks' examples suggest; then
blows of every strength and height are compared, and which of them suits which moment.
"""

import sys
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from trollbord.games.trollfjord.box import HEIGHTS, LIMITED, STRENGTHS
from trollbord.games.trollfjord.tower import ORDINARY, Blow, Tower, colour, filled, struck

HITS: Final = 9
BANDS: Final = {  # of an ordinary blow on a full tower (reconstructed from the worked examples)
    "mean after 5 hits": (15.5, 18.5),
    "empty, hits 1 to 7": (0.06, 0.15),
    "23 or more in 6": (0.2, 0.45),
    "28 or more in 9": (0.35, 0.65),
    "10 or more in 4": (0.7, 0.95),
    "5 or more with 15 to 19 out": (0.12, 0.35),
}
MOMENTS: Final = {  # boulders missing, and how many more of a colour are harmless
    "a lot is missing, the limit is far": (6, 9),
    "three are missing, two of a colour are harmless": (3, 2),
    "one is missing, one of a colour is harmless": (1, 1),
}


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


def grid(count: int) -> dict[tuple[int, int], list[list[int]]]:
    """By strength and height: the colours that fell at so many blows on nearly full towers."""
    towers = [filled(f"grid {number}") for number in range(min(count, 6))]
    blows = [
        (strength, height)
        for strength in range(1, STRENGTHS + 1)
        for height in range(1, HEIGHTS + 1)
    ]
    measured = {}
    for strength, height in track(blows, "all blows", console=Console(stderr=True)):
        measured[strength, height] = _sampled(towers, Blow(0, strength, height), count)
    return measured


def _sampled(towers: list[Tower], blow: Blow, count: int) -> list[list[int]]:
    falls = []
    for number in range(count):
        tower = towers[number % len(towers)]
        first = struck(tower, blow, f"grid {blow} {number}", shows=False)
        second = struck(first.tower, blow, f"grid {blow} {number} again", shows=False)
        falls += [[colour(n) for n in fall.out] for fall in (first, second)]
    return falls


def success(falls: list[list[int]], missing: int, margin: int) -> float:
    """How often a blow brings out enough and breaks no limit."""
    good = [
        fall
        for fall in falls
        if len(fall) >= missing and max([fall.count(k) for k in range(LIMITED)]) <= margin
    ]
    return len(good) / len(falls)


def best_blows(measured: dict[tuple[int, int], list[list[int]]]) -> dict[str, tuple[int, int]]:
    """The blow that suits each moment best."""
    return {
        moment: max(measured, key=lambda blow: success(measured[blow], missing, margin))
        for moment, (missing, margin) in MOMENTS.items()
    }


def plot(measured: list[list[int]], blows: dict[tuple[int, int], list[list[int]]]) -> str:
    """Two panels: the mean of each hit of a series, and the mean of a blow by strength, a line for each height."""
    means = [sum([falls[hit] for falls in measured]) / len(measured) for hit in range(HITS)]
    bars = "".join(
        [
            f'<rect x="{50 + 34 * hit}" y="{250 - 40 * mean:.1f}" width="24" height="{40 * mean:.1f}" fill="#2C6C93"/>'
            f'<text x="{62 + 34 * hit}" y="268" text-anchor="middle">{hit + 1}</text>'
            f'<text x="{62 + 34 * hit}" y="{244 - 40 * mean:.1f}" text-anchor="middle">{mean:.1f}</text>'
            for hit, mean in enumerate(means)
        ]
    )
    lines = "".join([_curve(blows, height) for height in range(1, HEIGHTS + 1)]) if blows else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300" font-family="sans-serif" font-size="12">'
        '<rect width="800" height="300" fill="#FBFAF5"/><text x="50" y="24" font-size="15">boulders at each hit of an '
        'ordinary blow</text><text x="430" y="24" font-size="15">boulders by strength, a line for each height</text>'
        f'<path d="M40 250H370M430 250H780" stroke="#333" fill="none"/>{bars}{lines}</svg>'
    )


def _curve(blows: dict[tuple[int, int], list[list[int]]], height: int) -> str:
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
    default=10,
    show_default=True,
    help="Blows of each strength and height, twice; 0: none.",
)
@click.option(
    "--plot", "path", type=click.Path(path_type=Path), help="Write the plot here, as SVG."
)
def main(count: int, blows: int, path: Path | None) -> None:
    """Measure the simulated tower against its bands."""
    measured = series(count)
    table = Table("figure", "band", "measured", "")
    found = figures(measured)
    held = True
    for name, (low, high) in BANDS.items():
        within = low <= found[name] <= high
        held = held and within
        table.add_row(name, f"{low:g} to {high:g}", f"{found[name]:.3f}", "in" if within else "OUT")
    console = Console()
    console.print(table)
    swung = grid(blows) if blows else {}
    if swung:
        _compare(console, swung)
    if path is not None:
        path.write_text(plot(measured, swung), encoding="utf-8")
    sys.exit(0 if held else 1)


def _compare(console: Console, swung: dict[tuple[int, int], list[list[int]]]) -> None:
    table = Table(
        "height",
        *[str(strength) for strength in range(1, STRENGTHS + 1)],
        title="boulders by strength",
    )
    for height in range(1, HEIGHTS + 1):
        rows = [swung[strength, height] for strength in range(1, STRENGTHS + 1)]
        table.add_row(
            str(height),
            *[f"{sum([len(fall) for fall in falls]) / len(falls):.1f}" for falls in rows],
        )
    console.print(table)
    for moment, (strength, height) in best_blows(swung).items():
        missing, margin = MOMENTS[moment]
        share = success(swung[strength, height], missing, margin)
        console.print(f"{moment}: strength {strength}, height {height} ({share:.0%})")


if __name__ == "__main__":
    main()
