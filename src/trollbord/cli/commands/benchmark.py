"""`trollbord benchmark`: bots play Trollbord-1, or files of its results are verified and shown."""

import os
import re
from pathlib import Path

import click

from trollbord.arena.benchmark import file
from trollbord.arena.benchmark.guard import played
from trollbord.arena.benchmark.playing import player_of
from trollbord.arena.benchmark.tasks import GAMES, TRACKS, jobs
from trollbord.arena.origin import typed
from trollbord.cli.progress import bar
from trollbord.cli.translated import command, option, say

SUFFIX = ".zip"


@command()
@click.argument("bots", nargs=-1, required=True, metavar="BOTS | FILES")
@option("--track", type=click.Choice(list(TRACKS)), default="search", show_default=True)
@option("--game", "games", multiple=True, type=click.Choice(GAMES))
@option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@option("--out", type=click.Path(path_type=Path, file_okay=False), default=Path())
def benchmark(
    bots: tuple[str, ...], track: str, games: tuple[str, ...], workers: int, out: Path
) -> None:
    """Play the benchmark with some bots, or show files of results."""
    if all(each.endswith(SUFFIX) for each in bots):
        click.echo(file.table([file.load(Path(each)) for each in bots]))
        return
    wanted = [game for game in GAMES if not games or game in games]
    for bot in bots:
        player_of(bot, TRACKS[track]).leave()  # what is no bot is refused before anything is played
    made = [_played(bot, track, wanted, workers, out) for bot in bots]
    click.echo(file.table(made))


def _played(
    bot: str, track: str, wanted: list[str], workers: int, out: Path
) -> file.BenchmarkResults:
    """Play the benchmark with one bot, and write its file of results."""
    found = []
    with bar() as shown:
        task = shown.add_task(bot, total=len(jobs(wanted)))
        for each in played(bot, TRACKS[track], jobs(wanted), workers):
            found.append(each)
            shown.advance(task)
    made = file.results(file.card_of(bot, TRACKS[track], wanted, typed()), wanted, found)
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"trollbord-1-{re.sub('[^A-Za-z0-9]+', '-', bot).strip('-')}{SUFFIX}"
    file.save(made, path)
    for key, row in made.rows.items():
        if row.failure:
            click.echo(say("benchmark-lost", match=key, rule=row.failure, why=row.why), err=True)
    click.echo(say("benchmark-written", file=str(path)), err=True)
    return made
