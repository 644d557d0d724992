"""What a bench found: rows for a table, plain data for a file, and a picture for the docs."""

import math
import os
import platform
import sys
from collections.abc import Sequence
from html import escape
from typing import Final

from lab.bench.contest import Entry, Outcome, Rate
from lab.bench.goals import copies, ratios

COUNTS: Final = ("games", "decisions", "turns", "changes", "copies", "iterations")
FIGURES: Final = (
    "<!-- figures: the rest of this page is written by `lab/run bench games --page` -->"
)

_BAR, _GAP, _LABEL, _WIDTH, _END = 18, 8, 320, 420, 90
_OURS, _THEIRS = "#2f6f5e", "#9a8c7a"


def name(entry: Entry) -> str:
    """Who an entry is, in words."""
    words = [entry.game, f"for {entry.seats}" if entry.seats else "", entry.mode, entry.build]
    return " ".join([word for word in words if word])


def data(outcomes: Sequence[Outcome], imports: dict[str, float]) -> dict[str, object]:
    """Everything, for `--json`."""
    return {
        "python": sys.version.split()[0],
        "machine": platform.machine(),
        "load": load(),
        "import_seconds": imports,
        "contestants": [
            {
                "game": outcome.entry.game,
                "seats": outcome.entry.seats,
                "mode": outcome.entry.mode,
                "build": outcome.entry.build,
                "rates": {count: rate._asdict() for count, rate in rates(outcome).items()},
                "rounds": outcome.rounds,
            }
            for outcome in outcomes
        ],
        "ratios": [
            {**claim._asdict(), "ratio": ratio._asdict()} for claim, ratio in ratios(outcomes)
        ],
        "copies": [{**limit._asdict(), "microseconds": spent} for limit, spent in copies(outcomes)],
    }


def load() -> float:
    """How many processes wanted a core in the last minute; a busy machine is told beside the figures."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def rates(outcome: Outcome) -> dict[str, Rate]:
    """All rates that a contestant has."""
    pairs = [(count, outcome.rate(count)) for count in COUNTS]
    return {count: rate for count, rate in pairs if rate is not None}


# -- the page


def page(text: str, outcomes: Sequence[Outcome], imports: dict[str, float], command: str) -> str:
    """A page of the docs with the figures of this run instead of those that it had."""
    opening = text.partition(FIGURES)[0].rstrip()
    about = (
        f"One run of `{command}`: {platform.machine()}, {os.cpu_count()} cores, load {load():.0f},"
        f" CPython {sys.version.split()[0]}."
    )
    imported = [f"{build} {1000 * spent:.0f} ms" for build, spent in imports.items()]
    parts = [opening, FIGURES, about, *_tables(outcomes)]
    return "\n\n".join([*parts, f"`import trollbord`: {', '.join(imported)}."]) + "\n"


def _tables(outcomes: Sequence[Outcome]) -> list[str]:
    promised = [
        [
            f"{claim.game} for {claim.seats}, {claim.mode}, {claim.build}",
            f"{claim.peer}, {claim.peer_mode}",
            claim.both(),
            str(ratio),
            f"{claim.least:g}",
        ]
        for claim, ratio in ratios(outcomes)
    ]
    copied = [
        [f"{limit.game} for {limit.seats}", f"{spent:.2f}", f"{limit.most:g}"]
        for limit, spent in copies(outcomes)
    ]
    return [
        _table(["a CPU second", *COUNTS, "spread"], [row(outcome) for outcome in outcomes]),
        "What the project promises, from the same run:",
        _table(["ours", "beside", "in", "ratio", "promised"], promised, words=3),
        _table(["a copy in mid-game, compiled", "us", "at most"], copied),
    ]


def _table(head: list[str], rows: list[list[str]], words: int = 1) -> str:
    """A table in Markdown, its first columns words and the others figures."""
    rule = ["---" if at < words else "--:" for at in range(len(head))]
    return "\n".join([f"| {' | '.join(line)} |" for line in [head, rule, *rows]])


def row(outcome: Outcome) -> list[str]:
    """One contestant's line: who, the rates, and how far the first of them spread."""
    known = rates(outcome)
    cells = [f"{known[count].median:,.0f}" if count in known else "" for count in COUNTS]
    first = next(iter(known.values()))
    spread = f"{100 * (first.high - first.low) / first.median:.0f} %"
    return [name(outcome.entry), *cells, spread]


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
    line = y + _BAR / 2
    return (
        f'<text x="{_LABEL - 8}" y="{y + 14}" text-anchor="end">{escape(name(entry))}</text>'
        f'<rect x="{_LABEL}" y="{y}" width="{middle:.1f}" height="{_BAR}" rx="2"'
        f' fill="{_THEIRS if entry.peer else _OURS}"/>'
        f'<path d="M{_LABEL + low:.1f} {line}H{_LABEL + high:.1f}" stroke="currentColor"/>'
        f'<text x="{_LABEL + high + 6:.1f}" y="{y + 14}">{rate.median:,.0f}</text>'
    )
