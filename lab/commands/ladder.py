"""`lab/run ladder`: how strong each level is in a game, on one scale, and how much it errs for that."""

import json
import os
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import click
from rich.table import Table as Grid

from lab.ladder.ladder import (
    BETWEEN,
    BUDGETS,
    Facts,
    Ladder,
    allowed,
    begin,
    budgets_on,
    climb,
    rated_as,
    rungs_of,
    text_of,
    with_meetings,
    with_table,
)
from lab.ladder.picture import picture
from lab.ladder.rows import HEAD, rows
from lab.ladder.tuning import line_of, tuned
from trollbord.adapters.seated import boxed
from trollbord.arena.ratings import SURE
from trollbord.bots.ladder import COMPILED, FILE, INTERPRETED, Rung, read, running
from trollbord.cli.console import console
from trollbord.cli.translated import command, option, say, tongue
from trollbord.kernel.atomic import write_whole

MINUTE: Final = 60.0
APART: Final = 1_000_000
"""What is added to the seed when levels are tuned: never on the deals by which they are rated."""


@command()
@click.argument("game", required=False)
@option("--minutes", type=click.FloatRange(0), default=10.0, show_default=True)
@option("--within", type=click.FloatRange(0), default=40.0, show_default=True)
@option("--tune", is_flag=True)
@option("--seats", type=click.IntRange(2))
@option("--games", "matches", type=click.IntRange(1), default=40, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@option("--kept", type=click.Path(path_type=Path, file_okay=False), default=Path("ladder"))
@option("--out", type=click.Path(path_type=Path, dir_okay=False))
@option("--plot", type=click.Path(path_type=Path, dir_okay=False))
@option("--guide", type=click.Path(path_type=Path, dir_okay=False, exists=True))
def ladder(
    game: str | None,
    minutes: float,
    within: float,
    tune: bool,
    seats: int | None,
    matches: int,
    seed: int,
    workers: int,
    kept: Path,
    out: Path | None,
    plot: Path | None,
    guide: Path | None,
) -> None:
    """Rate the levels of a game, tune them, or print their rows; draw what a file says of all games."""
    if game is not None:
        id = boxed(game).id
        if seats is not None:
            print_rows(id, seats, matches, seed, workers, kept)
        elif tune:
            print_tuned(Ladder(id, bots_of(id), kept, seed + APART, workers), minutes)
        else:
            asked = f"lab/run ladder {id} --seed {seed}"
            rate(Ladder(id, bots_of(id), kept, seed, workers), minutes, within, out, asked)
    if plot is not None:
        draw(plot, out)
    if guide is not None:
        write_whole(guide, with_table(guide.read_text(encoding="utf-8"), rungs_in(out)))
        click.echo(say("ladder-written", file=str(guide)))
    if game is None and plot is None and guide is None:
        raise click.UsageError(say("ladder-nothing"))


def bots_of(game: str) -> list[str]:
    """The levels of a game as they are rated, and the rungs between them."""
    return [*rated_as(game, BUDGETS).values(), *BETWEEN]


def told(line: str) -> None:
    """Say who plays, if a person watches the terminal."""
    if sys.stderr.isatty():
        click.echo(line, err=True)


def rate(ladder: Ladder, minutes: float, within: float, out: Path | None, asked: str) -> None:
    """Play what is missing, print the ladder, and write it."""
    begin(ladder, told)
    allows = kept_allowance(ladder)
    wanted = [*rated_as(ladder.game, BUDGETS).values()][1:]
    slower = [*rated_as(ladder.game, budgets_on(allows[INTERPRETED])).values()][1:]
    ladder.seat(*slower)
    wanted += [bot for bot in slower if bot not in wanted]
    climb(ladder, wanted, MINUTE * minutes - ladder.spent, within, told)
    meetings = ladder.meetings()
    show(rungs_of(ladder.game, meetings, allows), ladder)
    if out is not None:
        facts = with_meetings(known(out), ladder.game, meetings, allows, asked)
        write_whole(out, text_of(facts))
        click.echo(say("ladder-written", file=str(out)))


def kept_allowance(ladder: Ladder) -> dict[str, dict[str, int]]:
    """The iterations that seconds allow on each build: measured once, so that a run that goes on rates the same bots."""
    path = ladder.kept / f"{ladder.game}-{ladder.seed}.allows.json"
    if not path.exists():
        found = allowed(ladder.game, ladder.meetings(), running() == COMPILED)
        path.write_text(json.dumps(found) + "\n", encoding="utf-8")
    allows: dict[str, dict[str, int]] = json.loads(path.read_text(encoding="utf-8"))
    return allows


def known(out: Path | None) -> Facts:
    """What a file says already, or what we have measured."""
    source = out if out is not None and out.exists() else files("trollbord.bots") / FILE
    facts: Facts = json.loads(source.read_text(encoding="utf-8"))
    return facts


def rungs_in(out: Path | None) -> dict[str, dict[str, list[Rung]]]:
    """The rungs of all games in a file."""
    return read(json.dumps(known(out)))


def show(rungs: dict[str, list[Rung]], ladder: Ladder) -> None:
    """The ladder on the terminal, the strongest first; what a level is worth interpreted, where that is less."""
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("bot", "rating", "interval", "part", "matches", "turn", "rated"):
        grid.add_column(
            say(f"ladder-{column}"), justify="left" if column in ("bot", "rated") else "right"
        )
    top = rungs[COMPILED][-1].rating
    slower = [
        each for each in rungs[INTERPRETED] if each.rated not in {r.rated for r in rungs[COMPILED]}
    ]
    lines = [(each.bot, each) for each in rungs[COMPILED]]
    lines += [(say("ladder-interpreted", bot=each.bot), each) for each in slower]
    for name, rung in sorted(lines, key=lambda line: -line[1].rating):
        interval = f"{rung.low}–{rung.high}" if rung.rated != ladder.bots[0] else ""
        part = f"{rung.rating / top:.2f}" if top else ""
        count = sum(len(each.played) for pair, each in ladder.results.items() if rung.rated in pair)
        turn = f"{rung.seconds:.3f} s"
        grid.add_row(name, str(rung.rating), interval, part, str(count), turn, rung.rated)
    console().print(grid)
    click.echo(say("ladder-spent", minutes=f"{ladder.spent / MINUTE:.1f}"))


def print_tuned(ladder: Ladder, minutes: float) -> None:
    """Find how much the levels are to err, and print the line to write."""
    strongest = rated_as(ladder.game, BUDGETS)["jotun"]
    measures, ratings = tuned(ladder, strongest, MINUTE * minutes, told)
    for bot in sorted(ratings.bots, key=ratings.rating):
        click.echo(f"{bot:16} {ratings.rating(bot):6.0f} ±{SURE * ratings.error(bot):.0f}")
    click.echo(say("ladder-spent", minutes=f"{ladder.spent / MINUTE:.1f}"))
    click.echo(line_of(ladder.game, measures))


def print_rows(game: str, seats: int, matches: int, seed: int, workers: int, kept: Path) -> None:
    """Play what is missing of each row, and print it."""
    click.echo(HEAD)
    for row in rows(game, seats):
        results = row.played(game, matches, seed, workers, kept, told)
        click.echo(row.text(results))


def draw(plot: Path, out: Path | None) -> None:
    """The picture of all games in a file."""
    write_whole(plot, picture(rungs_in(out), tongue()) + "\n")
    click.echo(say("ladder-written", file=str(plot)))
