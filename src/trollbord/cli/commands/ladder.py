"""`trollbord ladder`: how strong each level is in a game, on one scale, from matches against its neighbour."""

import json
import os
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import click
from rich.table import Table as Grid

from trollbord.adapters.seated import boxed
from trollbord.arena.ladder import (
    LEVELS,
    Facts,
    Meeting,
    climbed,
    contest_of,
    meeting_of,
    meetings_in,
    name_of,
    results_path,
    text_of,
    with_meetings,
)
from trollbord.arena.results import Results
from trollbord.arena.run import run
from trollbord.bots.ladder import FILE, Rung
from trollbord.cli.console import console
from trollbord.cli.progress import bar
from trollbord.cli.translated import command, option, say
from trollbord.kernel.atomic import write_whole


@command()
@click.argument("game")
@option("--games", "matches", type=click.IntRange(1), default=100, show_default=True)
@option("--bots", default=",".join(LEVELS), show_default=True)
@option("--only")
@option("--seed", type=int, default=0, show_default=True)
@option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@option("--kept", type=click.Path(path_type=Path, file_okay=False), default=Path("ladder"))
@option("--out", type=click.Path(path_type=Path, dir_okay=False))
def ladder(
    game: str,
    matches: int,
    bots: str,
    only: str | None,
    seed: int,
    workers: int,
    kept: Path,
    out: Path | None,
) -> None:
    """Let neighbours of the ladder meet, and print where each bot stands."""
    id = boxed(game).id
    names = bots.split(",")
    facts = known(out)
    before = {meeting.bot: meeting for meeting in meetings_in(facts, id)}
    meetings = []
    for against, bot in pairwise(names):
        if only is not None and name_of(bot) not in only.split(","):
            meetings.append(before[bot])
        else:
            meetings.append(met(id, bot, against, matches, seed, workers, kept))
    show(climbed(meetings), meetings)
    if out is not None:
        write_whole(out, text_of(with_meetings(facts, id, meetings)))
        click.echo(say("ladder-written", file=str(out)))


def known(out: Path | None) -> Facts:
    """What a file says already, or what we have measured."""
    source = out if out is not None and out.exists() else files("trollbord.bots") / FILE
    facts: Facts = json.loads(source.read_text(encoding="utf-8"))
    return facts


def met(
    game: str, bot: str, against: str, matches: int, seed: int, workers: int, kept: Path
) -> Meeting:
    """Two neighbours meet; what was played before counts."""
    contest = contest_of(game, bot, against, matches, seed)
    results = Results(results_path(kept, contest), contest)
    with bar() as shown:
        task = shown.add_task(f"{bot} {against}", total=matches, completed=len(results.played))
        run(contest, results, workers, told=lambda match: shown.advance(task))
    return meeting_of(contest, results)


def show(rungs: list[Rung], meetings: list[Meeting]) -> None:
    """The ladder on the terminal, the strongest first."""
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("bot", "rating", "interval", "points", "matches", "turn"):
        grid.add_column(say(f"ladder-{column}"), justify="left" if column == "bot" else "right")
    rows = list(zip(rungs[1:], meetings, strict=True))
    for rung, meeting in reversed(rows):
        share = f"{100 * meeting.points:.1f} % ({name_of(meeting.against)})"
        turn = (
            f"{rung.seconds:.3f} s" if rung.seconds else ""
        )  # not known of meetings that were told by hand
        interval = f"{rung.low}–{rung.high}"
        grid.add_row(rung.bot, str(rung.rating), interval, share, str(meeting.matches), turn)
    grid.add_row(rungs[0].bot, "0", "", "", "", "")
    console().print(grid)
