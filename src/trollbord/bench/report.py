"""What a bench found: rows for a table, plain data for a file, and a picture for the docs."""

import math
import platform
import sys
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from trollbord.bench.builds import COMPILED, INTERPRETED
from trollbord.bench.contest import Outcome, Rate
from trollbord.bench.peers import AMAZONS

COUNTS: Final = ("games", "decisions", "turns", "changes", "copies")

_BAR, _GAP, _LABEL, _WIDTH, _END = 18, 8, 300, 420, 90
_OURS, _THEIRS = "#2f6f5e", "#9a8c7a"


class Claim(NamedTuple):
    """A ratio that the project promises: ours over a peer's, and at least how much it should be."""

    build: str
    mode: str
    peer_mode: str
    counted: str
    least: float


CLAIMS: Final = (
    Claim(COMPILED, "playouts", "C++ rollouts", "games", 3.0),
    Claim(COMPILED, "playouts", "C++ rollouts", "changes", 1.6),
    Claim(COMPILED, "playouts", "from Python", "games", 8.0),
    Claim(COMPILED, "picks", "from Python", "games", 2.5),
    Claim(INTERPRETED, "picks", "from Python", "games", 0.5),
    Claim(INTERPRETED, "picks", "from Python", "changes", 0.5),
)


def found(outcomes: Sequence[Outcome], game: str, mode: str, build: str) -> Outcome | None:
    """The contestant of this name, if it took part."""
    for outcome in outcomes:
        entry = outcome.entry
        if (entry.game, entry.mode, entry.build) == (game, mode, build):
            return outcome
    return None


def ratios(outcomes: Sequence[Outcome]) -> list[tuple[Claim, float]]:
    """The promised ratios, as far as both sides took part."""
    measured: list[tuple[Claim, float]] = []
    for claim in CLAIMS:
        ours = found(outcomes, "ragnarocks", claim.mode, claim.build)
        theirs = found(outcomes, AMAZONS, claim.peer_mode, "")
        ratio = None if ours is None or theirs is None else ours.ratio(theirs, claim.counted)
        if ratio is not None:
            measured.append((claim, ratio))
    return measured


def data(outcomes: Sequence[Outcome], imports: dict[str, float]) -> dict[str, object]:
    """Everything, for `--json`."""
    return {
        "python": sys.version.split()[0],
        "machine": platform.machine(),
        "import_seconds": imports,
        "contestants": [
            {
                "game": outcome.entry.game,
                "mode": outcome.entry.mode,
                "build": outcome.entry.build,
                "rates": {count: rate._asdict() for count, rate in rates(outcome).items()},
                "rounds": outcome.rounds,
            }
            for outcome in outcomes
        ],
        "ratios": [{**claim._asdict(), "ratio": ratio} for claim, ratio in ratios(outcomes)],
    }


def rates(outcome: Outcome) -> dict[str, Rate]:
    """All rates that a contestant has."""
    pairs = [(count, outcome.rate(count)) for count in COUNTS]
    return {count: rate for count, rate in pairs if rate is not None}


# -- the picture


def plot(outcomes: Sequence[Outcome]) -> str:
    """Decisions a second of all that play, on a logarithmic scale, with the spread as a line; plain SVG."""
    bars = [
        (outcome, rate) for outcome in outcomes if (rate := outcome.rate("decisions")) is not None
    ]
    bars.sort(key=lambda bar: -bar[1].median)
    height = len(bars) * (_BAR + _GAP) + _GAP
    lowest = math.floor(math.log10(min([rate.low for _, rate in bars], default=1.0)))
    highest = math.ceil(math.log10(max([rate.high for _, rate in bars], default=10.0)))
    scale = _WIDTH / max(1, highest - lowest)
    rows = [_row(bar, at, lowest, scale) for at, bar in enumerate(bars)]
    lines = [_mark(power, lowest, scale, height) for power in range(lowest, highest + 1)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LABEL + _WIDTH + _END} {height + 24}"'
        ' font-family="sans-serif" font-size="13" fill="currentColor" role="img">'
        "<title>Decisions a CPU second</title>" + "".join(lines) + "".join(rows) + "</svg>\n"
    )


def _mark(power: int, lowest: int, scale: float, height: int) -> str:
    x = _LABEL + (power - lowest) * scale
    return (
        f'<path d="M{x:.1f} 0V{height}" stroke="currentColor" stroke-opacity=".2"/>'
        f'<text x="{x:.1f}" y="{height + 16}" text-anchor="middle">{10**power:,}</text>'
    )


def _row(bar: tuple[Outcome, Rate], at: int, lowest: int, scale: float) -> str:
    outcome, rate = bar
    entry = outcome.entry
    y = _GAP + at * (_BAR + _GAP)
    low, middle, high = [
        (math.log10(each) - lowest) * scale for each in (rate.low, rate.median, rate.high)
    ]
    name = escape(", ".join([part for part in (entry.game, entry.mode, entry.build) if part]))
    line = y + _BAR / 2
    return (
        f'<text x="{_LABEL - 8}" y="{y + 14}" text-anchor="end">{name}</text>'
        f'<rect x="{_LABEL}" y="{y}" width="{middle:.1f}" height="{_BAR}" rx="2"'
        f' fill="{_THEIRS if entry.peer else _OURS}"/>'
        f'<path d="M{_LABEL + low:.1f} {line}H{_LABEL + high:.1f}" stroke="currentColor"/>'
        f'<text x="{_LABEL + high + 6:.1f}" y="{y + 14}">{rate.median:,.0f}</text>'
    )
