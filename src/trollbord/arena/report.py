"""The report of a contest: one HTML page with its table and pictures, which needs nothing else."""

from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import Final

from trollbord.arena.plan import Contest
from trollbord.arena.played import Played
from trollbord.arena.ratings import MOSTLY, Estimate, RatedStanding, standings
from trollbord.words import COMMON, speaker
from trollbord.words.speaker import Speaker

WIDTH: Final = 640
ROW: Final = 34
LABEL: Final = 150
MOST_BINS: Final = 24
FEWEST_BINS: Final = 6
INKS: Final = ("#0A6F60", "#C8382B", "#4560C4", "#B9770E", "#6A4C93", "#3A4D55")
STYLE: Final = """
:root { color-scheme: light dark; --page: light-dark(#DDE3E1, #0B141A); --panel: light-dark(#F4F5F0, #14212A);
  --ink: light-dark(#11212A, #EAF0EB); --ink-2: light-dark(#3A4D55, #B7C6C8); --line: light-dark(#6A7D82, #6A8490); }
body { background: var(--page); color: var(--ink); font: 16px/1.5 Commissioner, "Segoe UI", sans-serif; margin: 0 auto;
  max-width: 1040px; padding: 24px; font-variant-numeric: lining-nums tabular-nums; }
section { background: var(--panel); padding: 16px 24px; margin: 16px 0; box-shadow: 3px 3px 0 rgb(0 0 0 / .18); overflow-x: auto; }
h1 { font-size: 32px; margin: 0; } h2 { font-size: 19px; margin: 0 0 8px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: 4px 8px; white-space: nowrap; }
th { white-space: normal; } th:first-child, td:first-child { text-align: left; } tr + tr td { border-top: 1px solid var(--line); }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 14px; } .axis { stroke: var(--line); }
code { overflow-wrap: anywhere; }
@media (max-width: 600px) { body { padding: 12px; } section { padding: 12px; } svg text { font-size: 24px; }
  th, td { white-space: normal; padding: 4px; font-size: 13px; vertical-align: top; } }
"""


def report(contest: Contest, matches: Sequence[Played], language: str = "en") -> str:
    """The whole page."""
    say = speaker(COMMON, language)
    table = standings(matches)
    title = f"{speaker(contest.game, language).text('game-name')}: {say.text('arena-title')}"
    parts = [
        _table(say, table),
        _section(say.text("arena-points"), _intervals(table, [each.points for each in table])),
        _section(
            say.text("arena-firsts"),
            _intervals(table, [each.firsts for each in table], 1 / contest.seats),
        ),
        _section(say.text("arena-scores"), _histogram([each.scores for each in table])),
        _section(say.text("arena-length"), _histogram([[match.picks for match in matches]])),
        _section(say.text("arena-ends"), _ends(contest, matches, language)),
    ]
    head = (
        f"<!doctype html><html lang={language}><meta charset=utf-8><title>{escape(title)}</title>"
    )
    view = "<meta name=viewport content='width=device-width'>"
    about = f"<p>{escape(say.text('arena-matches', count=len(matches)))}</p><code>{escape(contest.text())}</code>"
    body = "".join(parts)
    return f"{head}{view}<style>{STYLE}</style><h1>{escape(title)}</h1>{about}{body}</html>\n"


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _table(say: Speaker, table: Sequence[RatedStanding]) -> str:
    names = (
        "bot",
        "matches",
        "points",
        "firsts",
        "rating",
        "score",
        "time",
        "longest",
        "turn",
        "slowest",
    )
    head = "".join([f"<th>{escape(say.text(f'arena-column-{name}'))}</th>" for name in names])
    rows = "".join([_row(standing) for standing in table])
    return f"<section><table><tr>{head}</tr>{rows}</table></section>"


def _row(standing: RatedStanding) -> str:
    score = sum(standing.scores) / max(len(standing.scores), 1)
    cells = [
        escape(standing.bot),
        str(standing.matches),
        percent(standing.points),
        percent(standing.firsts),
        f"{standing.rating:.1f} ± {2 * standing.deviation:.1f}",
        f"{score:.1f}",
        f"{1000 * standing.seconds_per_decision():.1f} ms",
        f"{standing.longest:.2f} s",
        f"{standing.turn(MOSTLY):.2f} s",
        f"{standing.turn(1.0):.2f} s",
    ]
    return "<tr>" + "".join([f"<td>{cell}</td>" for cell in cells]) + "</tr>"


def percent(estimate: Estimate) -> str:
    """A share with its 95 % interval."""
    return f"{100 * estimate.mean:.1f}\u00a0% ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def _intervals(
    table: Sequence[RatedStanding], estimates: Sequence[Estimate], even: float = 0.5
) -> str:
    """A line for each bot: its interval and its mean, and where even play would be."""
    room = WIDTH - LABEL - 20
    height = ROW * len(table) + 24
    marks = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    at = LABEL + even * room
    marks.append(f'<path class="axis" stroke-dasharray="4 4" d="M{at:.1f} 0V{height - 20}"/>')
    for share in (0.0, 0.5, 1.0):
        x = LABEL + share * room
        marks.append(f'<text x="{x:.1f}" y="{height - 4}" text-anchor="middle">{share:.0%}</text>')
    for row, (standing, estimate) in enumerate(zip(table, estimates)):
        marks.append(_interval(standing.bot, estimate, row, room))
    return "".join([*marks, "</svg>"])


def _interval(bot: str, estimate: Estimate, row: int, room: int) -> str:
    y = ROW * row + ROW // 2
    low, mean, high = [
        LABEL + value * room for value in (estimate.low, estimate.mean, estimate.high)
    ]
    ink = INKS[row % len(INKS)]
    line = f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{ink}" stroke-width="6"/>'
    dot = f'<circle cx="{mean:.1f}" cy="{y}" r="8" fill="{ink}"/>'
    return f'<text x="0" y="{y + 5}">{escape(bot[-18:])}</text>{line}{dot}'


def _histogram(series: Sequence[Sequence[int]]) -> str:
    """How often each value came up, one outline for each series."""
    values = [value for row in series for value in row]
    if not values:
        return ""
    low, high = min(values), max(values)
    # Few matches in many bins would be a comb.
    bins = max(FEWEST_BINS, min(MOST_BINS, int(2 * sqrt(max(map(len, series))))))
    width = max((high - low + 1) / bins, 1.0)
    counts = [_counts(row, low, width, bins) for row in series]
    tallest = max(max(row) for row in counts)
    marks = [f'<svg viewBox="0 0 {WIDTH} 180" role="img">']
    for index, row in enumerate(counts):
        points = " ".join(
            [
                f"{20 + (place + 0.5) * (WIDTH - 40) / bins:.1f},{150 - 140 * count / tallest:.1f}"
                for place, count in enumerate(row)
            ]
        )
        ink = INKS[index % len(INKS)]
        marks.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="3"/>')
    marks.append(f'<path class="axis" d="M20 152H{WIDTH - 20}"/>')
    marks.append(f'<text x="20" y="172">{low}</text>')
    marks.append(f'<text x="{WIDTH - 20}" y="172" text-anchor="end">{high}</text>')
    return "".join([*marks, "</svg>"])


def _counts(row: Sequence[int], low: int, width: float, bins: int) -> list[int]:
    counts = [0] * bins
    for value in row:
        counts[min(int((value - low) / width), bins - 1)] += 1
    return counts


def _ends(contest: Contest, matches: Sequence[Played], language: str) -> str:
    """The reasons why matches ended, the most frequent first."""
    say = speaker(contest.game, language)
    counts: dict[str, int] = {}
    for match in matches:
        counts[match.reason] = counts.get(match.reason, 0) + 1
    rows = [
        f"<tr><td>{escape(say.text(f'end-{reason}'))}</td><td>{count}</td></tr>"
        for reason, count in sorted(counts.items(), key=lambda entry: -entry[1])
    ]
    return "<table>" + "".join(rows) + "</table>"
