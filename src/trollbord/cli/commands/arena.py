"""`trollbord arena`: many matches between bots, rated and reported."""

import os
from pathlib import Path
from typing import Final

import click
from rich.console import JustifyMethod
from rich.table import Table as Grid

from trollbord.adapters.seated import boxed
from trollbord.arena.parquet import is_parquet, need_pyarrow, write
from trollbord.arena.plan import Contest
from trollbord.arena.ratings import MOSTLY, RatedStanding, Sprt, standings
from trollbord.arena.report import percent, report
from trollbord.arena.results import Results
from trollbord.arena.run import run
from trollbord.cli.commands.play import table_of
from trollbord.cli.console import console
from trollbord.cli.progress import bar
from trollbord.cli.translated import command, option, say, tongue
from trollbord.kernel.clock import CLOCKS, WALL
from trollbord.kernel.extras import need

ROOMY: Final = 120
"""Columns from which the standings fit with a line for each bot."""


@command()
@click.argument("game")
@option("--bots", default="greedy,random", show_default=True)
@option("--games", "matches", type=click.IntRange(1), default=100, show_default=True)
@option("--seats", type=int)
@option("--seed", type=int, default=0, show_default=True)
@option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@option("--table", multiple=True)
@option("--opening", type=click.IntRange(0), default=0, show_default=True)
@option("--most", type=click.IntRange(0), default=0, show_default=True)
@option("--clock", type=click.Choice(CLOCKS), default=WALL, show_default=True)
@option("--sprt", type=float)
@option("--out", type=click.Path(path_type=Path))
@option("--records", type=click.Path(path_type=Path, file_okay=False))
@option("--ray")
def arena(
    game: str,
    bots: str,
    matches: int,
    seats: int | None,
    seed: int,
    workers: int,
    table: tuple[str, ...],
    opening: int,
    most: int,
    clock: str,
    sprt: float | None,
    out: Path | None,
    records: Path | None,
    ray: str | None,
) -> None:
    """Play a contest, or go on with one, and write its report."""
    names = tuple(bots.split(","))
    box = boxed(game)
    settings = table_of(box, table)
    contest = Contest(
        game,
        names,
        seats,
        matches,
        seed,
        settings,
        opening,
        records=records,
        most=most,
        clock=clock,
    )
    path = out or Path(f"arena-{box.id}-{contest.seats}.csv")
    if is_parquet(path):
        need_pyarrow(path)
    if ray is not None:
        need("ray")
    # Rows are added to a CSV file as matches end; Parquet can't grow, so it is written when the contest stops.
    results = Results(path.with_suffix(".csv"), contest)
    try:
        verdict = watched(contest, results, workers, None if sprt is None else Sprt(sprt), ray)
    finally:
        if is_parquet(path):
            write(path, results.matches())
    path.with_suffix(".html").write_text(report(contest, results.matches(), tongue()), "utf-8")
    show(results)
    if sprt is not None:
        click.echo(say(f"arena-sprt-{verdict or 'open'}", bot=names[0], elo=int(sprt)))
    click.echo(say("arena-written", file=str(path.with_suffix(".html"))))


def watched(
    contest: Contest, results: Results, workers: int, sprt: Sprt | None, ray: str | None
) -> str | None:
    """Run with a progress bar and the time left."""
    with bar() as shown:
        task = shown.add_task(contest.game, total=contest.matches, completed=len(results.played))
        return run(contest, results, workers, sprt, lambda match: shown.advance(task), ray)


def show(results: Results) -> None:
    """The standings on the terminal, or as wide as they are in a file."""
    shown = console()
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for name in ("bot", "matches", "points", "firsts", "rating", "time", "turn", "slowest"):
        justify: JustifyMethod = "left" if name == "bot" else "right"
        is_whole = name in ("points", "firsts")
        heading = say(f"arena-column-{name}")
        grid.add_column(heading, justify=justify, overflow="fold", no_wrap=is_whole)
    for standing in standings(results.matches()):
        grid.add_row(*cells(standing, is_narrow=shown.width < ROOMY))
    shown.print(grid)


def cells(standing: RatedStanding, is_narrow: bool) -> list[str]:
    """The row of a bot; where there is little room, an interval has a line of its own."""
    shares = [percent(standing.points), percent(standing.firsts)]
    return [
        standing.bot,
        str(standing.matches),
        *[share.replace(" (", "\n(") if is_narrow else share for share in shares],
        f"{standing.rating:.1f}",
        f"{1000 * standing.seconds_per_decision():.1f} ms",
        f"{standing.turn(MOSTLY):.2f} s",
        f"{standing.turn(1.0):.2f} s",
    ]
