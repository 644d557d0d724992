"""Scores of the four clans of Trolls & Princesses in quick play, as a table and a picture.

    python docs/figures/trolls_clans.py --games 600 [--seats 4] [--even] [--picture docs/games/trolls_clans.svg]

Every seat plays the game's own rollout policy; clans are drawn by lot, so that no clan sits first more often.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from pathlib import Path
from random import Random

from rich.progress import track

from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.clans import CLAN_NAMES
from trollbord.games.trolls_princesses.look.scenery import INKS, LOOKS
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.static_svg import standalone
from trollbord.kernel.playout import answer
from trollbord.words import speaker

Fared = tuple[float, float, float]
"""Mean score, half of its 95 % interval, share of wins."""

WIDTH, LEFT, ROW, TOP = 720, 150, 26, 34
SCALE = (WIDTH - LEFT - 130) / 60
"""Pixels for a point."""


DEEDS = (
    "capture-princess",
    "tear-down-bell",
    "swap",
    "hire",
    "build-camp",
    "build-dens",
    "buy",
    "refresh-cards",
    "refresh-dens",
)
"""What is counted beside the scores."""


def played(seats: int, seed: int, even: bool, deeds: Counter[str]) -> list[tuple[int, int, float]]:
    """One game: clan, score and share of the win of each seat; what was done is counted."""
    rng = Random(seed)
    state = TROLLS_PRINCESSES.new(seats, even_start=even)
    assert isinstance(state, TrollsState)
    while state.ask is not None:
        lot = state.ask.seat < 0 or state.ask.prompt == "choose-clan"
        option = answer(state, rng) if lot else TROLLS_PRINCESSES.advice.rollout(state, rng)
        deeds[option.verb] += 1
        state.take(option)
    result = state.outcome()
    return [(state.clans[seat], result.scores[seat], result.share(seat)) for seat in range(seats)]


def fared(games: int, seats: int, even: bool, deeds: Counter[str]) -> list[Fared]:
    """How each clan fared over this number of games."""
    rows: list[list[tuple[int, float]]] = [[] for _ in CLAN_NAMES]
    for seed in track(range(games), f"{seats} seats", disable=not sys.stdout.isatty()):
        for clan, score, share in played(seats, seed, even, deeds):
            rows[clan].append((score, share))
    return [_summed(row) for row in rows]


def _summed(row: list[tuple[int, float]]) -> Fared:
    scores = [score for score, _ in row]
    mean = sum(scores) / len(scores)
    error = math.sqrt(sum((score - mean) ** 2 for score in scores)) / len(scores)
    return mean, 1.96 * error, sum(share for _, share in row) / len(row)


def names() -> list[str]:
    """The clans by their colours on the screen."""
    return [speaker("trolls_princesses", "en").name(name) for name in CLAN_NAMES]


def told(games: int, seats: int, clans: list[Fared]) -> None:
    """Print a line and a bar for each clan."""
    print(f"{games} games of {seats}, rollout play, clans by lot")
    for name, (mean, half, wins) in zip(names(), clans):
        bar = "█" * round(mean)
        print(f"{name:>10} {mean:5.1f} ± {half:3.1f}  wins {100 * wins:4.1f} %  {bar}")


# -- the picture


def picture(games: int, found: dict[int, list[Fared]]) -> str:
    """A point with its interval for each clan and number of players."""
    height = TOP + len(found) * (5 * ROW) + 16
    groups = [
        _group(seats, clans, TOP + 5 * ROW * n) for n, (seats, clans) in enumerate(found.items())
    ]
    title = f"Trolls & Princesses: mean score and 95 % interval of each clan, {games} games of rollout play"
    drawing = el(
        "svg",
        el("rect", width=WIDTH, height=height, fill="var(--panel)"),
        _axis(height),
        groups,
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
    )
    return standalone(drawing, INKS, "light", title)


def _x(score: float) -> float:
    return LEFT + score * SCALE


def _axis(height: int) -> Markup:
    return join(
        [
            join(
                el("path", d=f"M{_x(score):.1f} {TOP - 8}V{height - 12}", stroke="var(--line)"),
                _words(str(score), _x(score), TOP - 14, "middle"),
            )
            for score in range(0, 61, 10)
        ]
    )


def _words(text: str, x: float, y: float, anchor: str, weight: int = 500) -> Markup:
    return el(
        "text",
        text,
        x=x,
        y=y,
        text_anchor=anchor,
        font_size=14,
        font_weight=weight,
        fill="var(--ink)",
    )


def _group(seats: int, clans: list[Fared], top: int) -> Markup:
    rows = [
        _clan(names()[clan], LOOKS[clan], clans[clan], top + ROW * (clan + 1))
        for clan in range(len(clans))
    ]
    return join(_words(f"{seats} players", 16, top + 14, "start", 800), rows)


def _clan(name: str, look: str, values: Fared, y: int) -> Markup:
    mean, half, wins = values
    whisker = f"M{_x(mean - half):.1f} {y + 6}H{_x(mean + half):.1f}"
    return join(
        _words(name, LEFT - 14, y + 11, "end"),
        el("path", d=whisker, stroke="var(--ink)", stroke_width=3),
        el(
            "circle",
            cx=_x(mean),
            cy=y + 6,
            r=7,
            fill=f"var(--{look})",
            stroke="var(--key)",
            stroke_width=2,
        ),
        _words(f"{mean:.1f}, wins {100 * wins:.0f} %", WIDTH - 16, y + 11, "end"),
    )


def main(games: int, counts: list[int], even: bool, file: str) -> None:
    """Play, print, and draw if wanted."""
    found = {}
    for seats in counts:
        deeds: Counter[str] = Counter()
        found[seats] = fared(games, seats, even, deeds)
        told(games, seats, found[seats])
        print("a seat:", ", ".join([f"{deed} {deeds[deed] / games / seats:.2f}" for deed in DEEDS]))
    if file:
        Path(file).write_text(picture(games, found) + "\n", encoding="utf-8")
        print(f"drawn: {file}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=0, choices=(0, 2, 3, 4), help="0: all of them")
    parser.add_argument("--even", action="store_true", help="with evened start goods (TP-R.50)")
    parser.add_argument("--picture", default="", help="a file for the plot (SVG)")
    given = parser.parse_args()
    counts = [given.seats] if given.seats else [2, 3, 4]
    main(given.games, counts, given.even, given.picture)
