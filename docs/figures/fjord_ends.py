"""Do games of Trollfjord end, and with which scores? A table for random and greedy players.

    python docs/figures/fjord_ends.py --games 10000 --picture docs/games/fjord_ends.svg

Every game is played to its end and its pieces are counted there; a game that takes a million picks stops the run. Stopped
with Ctrl-C it prints what it has. On the compiled build (`./compile`, then PYTHONPATH=.cache/compiled/HASH) it takes about a fifth of the time.
Random games are played by the kernel's own playout, without a look at every pick: what one would have to count on the way is left out.
"""

from __future__ import annotations

import argparse
import signal
from pathlib import Path
from random import Random
from statistics import mean, quantiles

from rich.console import Console
from rich.progress import track
from rich.table import Table

from trollbord.bots.greedy import GreedyPlayer
from trollbord.games.trollfjord import TROLLFJORD
from trollbord.games.trollfjord.box import HAMMER, JOIN, LOOP
from trollbord.games.trollfjord.state import NOBODY, TrollfjordState
from trollbord.kernel.option import Option
from trollbord.kernel.player import Decision, Player
from trollbord.kernel.playout import answer
from trollbord.kernel.state import AnyState

MOST_PICKS = 1_000_000
PRINTED = 94
"""The one total that a rulebook shows (the Russian scoring picture)."""


class Sensible(Player):
    """The quick policy that searches play ahead with."""

    def __init__(self) -> None:
        self.name = "sensible"

    def choose(self, decision: Decision) -> Option:
        return TROLLFJORD.advice.rollout(decision.view.world(decision.rng), decision.rng)


class Tally:
    """What came of the games of one kind of player at one number of seats."""

    def __init__(self, kind: str, seats: int) -> None:
        self.kind = kind
        self.seats = seats
        self.player: Player | None = {"greedy": GreedyPlayer(), "sensible": Sensible()}.get(kind)
        self.games = self.picks = self.turns = self.spaces = 0
        self.hammerings = self.comrades = self.hits = self.empty = self.angry = 0
        self.longest = 0
        self.scores: list[int] = []
        self.best: list[int] = []
        self.rows: dict[str, int] = {}
        self.left: int = 99
        opening: AnyState = TROLLFJORD.new(seats)
        self.pieces = TROLLFJORD.census(opening)

    def play(self, seed: int) -> None:
        """One game to its end."""
        rng = Random(f"{self.kind} {self.seats} {seed}")
        state = TROLLFJORD.new(self.seats)
        assert isinstance(state, TrollfjordState)
        picks = (
            TROLLFJORD.advice.playout(state, rng)
            if self.player is None
            else self.watched(state, rng)
        )
        assert state.ask is None, f"{self.kind}, {self.seats} players, game {seed} does not end"
        self.longest = max(self.longest, picks)
        self.picks += picks
        self.finish(state, seed)

    def watched(self, state: TrollfjordState, rng: Random) -> int:
        """Play a game and count what happens; the number of picks."""
        picks = 0
        while state.ask is not None and picks < MOST_PICKS:
            option = self.picked(state, rng)
            self.count(state, option)
            state.take(option)
            picks += 1
        return picks

    def picked(self, state: TrollfjordState, rng: Random) -> Option:
        """The answer of chance, of a lone option, or of a player."""
        ask = state.ask
        assert ask is not None
        if self.player is None or ask.weights is not None or len(ask.options) == 1:
            return answer(state, rng)
        return self.player.choose(Decision(TROLLFJORD.view(state, ask.seat), rng))

    def count(self, state: TrollfjordState, option: Option) -> None:
        """What this pick adds to the table of figures."""
        verb = option.verb
        self.turns += verb == "lord"
        self.hits += verb == "hit"
        if option is HAMMER:
            self.hammerings += 1
            self.comrades += state.comrade != NOBODY
        elif verb == "fell":
            self.empty += option.first == 0
        elif option is JOIN:
            return
        elif verb in ("clear", "take") and state.excess() and state.hits:
            self.angry += state.ask is not None and state.ask.seat == state.hammerer

    def finish(self, state: TrollfjordState, seed: int) -> None:
        """The end of a game: all pieces are there, and the scores are written down."""
        assert TROLLFJORD.census(state) == self.pieces, f"game {seed}: pieces are lost"
        result = state.result()
        assert result is not None
        self.games += 1
        self.spaces += sum(state.lords)
        self.scores += result.scores
        self.best.append(max(result.scores))
        for name, values in result.rows:
            self.rows[name] = self.rows.get(name, 0) + sum(values)
        self.left = min(self.left, sum(state.supply))

    def seen(self, people: int) -> list[str]:
        """What was counted on the way."""
        if self.player is None:
            return ["–"] * 5
        return [
            f"{self.turns / people:.1f}",
            f"{self.hammerings / self.games:.1f}",
            f"{self.comrades / self.hammerings:.0%}",
            f"{self.hits / self.hammerings:.1f}",
            f"{self.empty / self.hits:.0%}",
        ]

    def cells(self) -> list[str]:
        """The column of this tally."""
        people = self.games * self.seats
        low, *_, high = quantiles(self.scores, n=10)
        return [
            f"{self.games:,}",
            f"{self.picks / self.games:,.0f}",
            f"{self.longest:,}",
            f"{self.spaces / people / LOOP:.1f}",
            *self.seen(people),
            *[f"{self.rows[name] / people:.1f}" for name in ("belt", "sack", "gifts", "crowns")],
            f"{mean(self.scores):.1f}",
            f"{low:.0f} to {high:.0f}",
            f"{mean(self.best):.1f}",
            f"{sum([score <= PRINTED for score in self.scores]) / people:.0%}",
            str(self.left),
        ]


NAMES = (
    "games that ended",
    "picks a game",
    "picks, longest game",
    "laps of the walkway",
    "turns a player",
    "hammerings a game",
    "with a comrade",
    "hits a hammering",
    "empty hits",
    "points on the belt",
    "in the patched sack",
    "by gifts",
    "by crowns",
    "points in all",
    "eight of ten players",
    "the winner's",
    f"players with {PRINTED} or less",
    "supply left at least",
)


def report(tallies: list[Tally], console: Console) -> None:
    """One column for each kind of player and number of seats."""
    table = Table("", title="Trollfjord, quick tower: how games end")
    for tally in tallies:
        table.add_column(f"{tally.kind} {tally.seats}", justify="right")
    columns = [tally.cells() for tally in tallies]
    for index, name in enumerate(NAMES):
        table.add_row(name, *[column[index] for column in columns])
    console.print(table)


BIN, TOP, WIDE, HIGH = 10, 200, 270, 96
"""Points in a bar, the last bar's end, and the size of a drawing."""


def picture(tallies: list[Tally]) -> str:
    """How the players' points are spread, a drawing for each kind and number of seats, with the printed total."""
    drawings = []
    kinds = list(dict.fromkeys([tally.kind for tally in tallies]))
    for tally in tallies:
        column = [each.seats for each in tallies if each.kind == tally.kind].index(tally.seats)
        drawings.append(_spread(tally, 20 + 300 * column, 30 + 170 * kinds.index(tally.kind)))
    height = 30 + 170 * len(kinds)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="920" height="{height}" fill="#FBFAF5"/>{"".join(drawings)}</svg>\n'
    )


def _spread(tally: Tally, x: int, y: int) -> str:
    bars = [0] * (TOP // BIN)
    for score in tally.scores:
        bars[min(score // BIN, len(bars) - 1)] += 1
    step, most = WIDE / len(bars), max(bars)
    title = (
        f"{tally.kind}, {tally.seats} players: {tally.games:,} games, mean {mean(tally.scores):.1f}"
    )
    parts = [f'<text x="{x}" y="{y - 6}" font-size="12.5">{title}</text>']
    for index, count in enumerate(bars):
        tall = HIGH * count / most
        parts.append(
            f'<rect x="{x + step * index:.1f}" y="{y + HIGH - tall + 8:.1f}" width="{step - 1.5:.1f}" height="{tall:.1f}" fill="#2C6C93"/>'
        )
    for points in range(0, TOP + 1, 50):
        at = x + WIDE * points / TOP
        parts.append(f'<text x="{at:.1f}" y="{y + HIGH + 24}" text-anchor="middle">{points}</text>')
    at = x + WIDE * PRINTED / TOP
    parts.append(
        f'<path d="M{x} {y + HIGH + 8}H{x + WIDE}" stroke="#333"/><path d="M{at:.1f} {y + 4}V{y + HIGH + 8}" stroke="#CF3E30" '
        f'stroke-width="2" stroke-dasharray="5 3"/><text x="{at + 4:.1f}" y="{y + 14}" fill="#B02E22">{PRINTED}</text>'
    )
    return "".join(parts)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--games", type=int, default=10_000, help="for each kind and number of seats"
    )
    parser.add_argument(
        "--players",
        nargs="*",
        default=["random", "greedy"],
        choices=("random", "greedy", "sensible"),
    )
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4])
    parser.add_argument("--picture", type=Path, help="write the spread of the points here, as SVG")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    tallies = [Tally(kind, seats) for kind in given.players for seats in given.seats]
    console = Console(stderr=True)
    try:
        for seed in track(range(given.games), "games of each", console=console):
            for tally in tallies:
                tally.play(seed)
    except KeyboardInterrupt:
        console.print("stopped: this is how far it came")
    played = [tally for tally in tallies if tally.games > 1]
    report(played, Console(width=120))
    if given.picture:
        given.picture.write_text(picture(played), encoding="utf-8")


if __name__ == "__main__":
    main()
