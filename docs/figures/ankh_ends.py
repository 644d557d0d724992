"""How random games of Ankh-Morpork end, and who wins them: a table and a picture.

    python docs/figures/ankh_ends.py --games 10000 --picture docs/games/ankh_ends.svg

Every game is played to its end with the pieces counted at the last; an end that the rulebook does not name stops the run.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.box import PERSONALITIES, SEATS
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.ink.inks import Inks
from trollbord.ink.markup import Markup, el, join
from trollbord.ink.static_svg import standalone
from trollbord.kernel.playout import playout
from trollbord.kernel.state import AnyState
from trollbord.words import speaker

ENDS = ("goal", "vimes", "pile", "riots")
COLOURS = {"goal": "#0A6F60", "vimes": "#4560C4", "pile": "#E2AE3A", "riots": "#C8382B"}
WORDS = speaker("ankh_morpork", "en")


class Tally:
    """What came of the games with one number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.picks = 0
        self.ends: Counter[str] = Counter()
        self.wins: Counter[tuple[str, str]] = Counter()
        self.held: Counter[str] = Counter()

    def play(self, seats: int, seed: int) -> None:
        """One random game."""
        state = ANKH_MORPORK.new(seats)
        assert isinstance(state, AnkhState)
        self.picks += playout(state, Random(seed))
        result = state.result()
        assert result is not None and result.reason in ENDS, f"seed {seed}: {state!r}"
        opening: AnyState = ANKH_MORPORK.new(seats)
        expected = ANKH_MORPORK.census(opening)
        assert ANKH_MORPORK.census(state) == expected, f"seed {seed}: pieces are lost"
        self.games += 1
        self.ends[result.reason] += 1
        names = [PERSONALITIES[each] for each in state.personality]
        self.held.update(names)
        for seat in result.winners:
            self.wins[names[seat], result.reason] += 1


def tallied(games: int) -> dict[int, Tally]:
    """Random games for every number of players."""
    tallies = {seats: Tally() for seats in SEATS}
    for seats, tally in tallies.items():
        for seed in track(range(games), description=f"{seats} players"):
            tally.play(seats, seed)
    return tallies


def report(tallies: dict[int, Tally], console: Console) -> None:
    """The ends, and how often each personality won when it was held."""
    table = Table(title="Random games: how they end, and how often each personality wins")
    table.add_column("")
    for seats in tallies:
        table.add_column(f"{seats} players", justify="right")
    table.add_row("games", *[f"{tally.games:,}" for tally in tallies.values()])
    table.add_row("picks a game", *[f"{t.picks / t.games:.0f}" for t in tallies.values()])
    for end in ENDS:
        shares = [f"{100 * t.ends[end] / t.games:.1f} %" for t in tallies.values()]
        table.add_row(WORDS.text(f"end-{end}"), *shares)
    for name in PERSONALITIES:
        rates = [_rate(tally, name) for tally in tallies.values()]
        table.add_row(f"{WORDS.name(name)} wins", *rates)
    console.print(table)


def _rate(tally: Tally, name: str) -> str:
    if not tally.held[name]:
        return "–"
    won = sum([tally.wins[name, end] for end in ENDS])
    return f"{100 * won / tally.held[name]:.1f} %"


# -- the picture

BAR, GAP, LEFT, SCALE = 18, 8, 210, 5.2


def picture(tallies: dict[int, Tally]) -> str:
    """A bar for each personality and number of players: wins when held, by the way the game ended."""
    parts: list[Markup] = [el("rect", width=900, height=2000, fill="var(--panel)")]
    y = 34.0
    for seats, tally in tallies.items():
        parts.append(_text(f"{seats} players, {tally.games:,} random games", 16, y, 18, 800))
        y += 16
        parts.append(_ends(tally, y))
        y += 34
        for name in PERSONALITIES:
            if tally.held[name]:
                parts.append(_bar(tally, name, y))
                y += BAR + GAP
        y += 34
    parts.append(_legend(y))
    drawing = el("svg", parts, viewBox=f"0 0 900 {y + 30:.0f}", width=900)
    return standalone(drawing, Inks({}), "light", "How random games of Ankh-Morpork end")


def _text(words: str, x: float, y: float, size: float = 14, weight: int = 500) -> Markup:
    return el("text", words, x=x, y=y, fill="var(--ink)", font_size=size, font_weight=weight)


def _ends(tally: Tally, y: float) -> Markup:
    parts: list[Markup] = [_text("all games", 16, y + 15)]
    x = float(LEFT)
    for end in ENDS:
        wide = 100 * SCALE * tally.ends[end] / tally.games
        parts.append(el("rect", x=x, y=y, width=wide, height=BAR + 4, fill=COLOURS[end]))
        x += wide
    return join(parts)


def _bar(tally: Tally, name: str, y: float) -> Markup:
    parts: list[Markup] = [_text(WORDS.name(name), 16, y + 14)]
    x = float(LEFT)
    for end in ENDS:
        wide = 100 * SCALE * tally.wins[name, end] / tally.held[name]
        parts.append(el("rect", x=x, y=y, width=wide, height=BAR, fill=COLOURS[end]))
        x += wide
    parts.append(_text(_rate(tally, name), x + 8, y + 14, 13))
    return join(parts)


def _legend(y: float) -> Markup:
    parts: list[Markup] = []
    for number, end in enumerate(ENDS):
        x = 16 + number * 220
        parts.append(el("rect", x=x, y=y - 12, width=14, height=14, fill=COLOURS[end]))
        parts.append(
            _text(
                {
                    "goal": "a goal is met",
                    "vimes": "Commander Vimes",
                    "pile": "points at the end",
                    "riots": "Riots",
                }[end],
                x + 20,
                y,
            )
        )
    return join(parts)


def main() -> None:
    """Play, print, draw."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--picture", type=Path, help="where to write the picture, an SVG")
    given = parser.parse_args()
    tallies = tallied(given.games)
    report(tallies, Console())
    if given.picture is not None:
        given.picture.parent.mkdir(parents=True, exist_ok=True)
        given.picture.write_text(picture(tallies) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
