"""`trollbord bench`: how fast the games are, interpreted and compiled, beside the peers that are installed."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from trollbord.bench import builds, peers
from trollbord.bench.contest import Entry, Outcome, held, import_seconds
from trollbord.bench.report import COUNTS, data, plot, rates, ratios
from trollbord.bench.worker import MODES
from trollbord.cli.spoken import command, option, say
from trollbord.games import load, names


@command()
@click.argument("games", nargs=-1)
@option("--peers", "with_peers", is_flag=True)
@option("--rounds", type=click.IntRange(1), default=5, show_default=True)
@option("--seconds", type=click.FloatRange(0.05), default=0.5, show_default=True)
@option("--json", "as_json", is_flag=True)
@option("--plot", "picture", type=click.Path(path_type=Path))
def bench(
    games: tuple[str, ...],
    with_peers: bool,
    rounds: int,
    seconds: float,
    as_json: bool,
    picture: Path | None,
) -> None:
    """Hold a contest of speed and show what it found."""
    home = builds.peers_home()
    if with_peers and not peers.are_installed(home):
        click.echo(say("bench-installing", folder=str(home)), err=True)
        try:
            peers.install(home)
        except peers.NoPeers as error:
            raise click.ClickException(say("bench-no-peers", reason=str(error))) from error
    paths = builds.paths()
    entries = [*own(games or tuple(names()), paths), *peers.entries(home)]
    outcomes = watched(entries, rounds, seconds)
    imports = {build: import_seconds(sys.executable, path) for build, path in paths.items()}
    if picture is not None:
        picture.write_text(plot(outcomes), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(data(outcomes, imports), indent=1))
    else:
        show(outcomes, imports)


def own(games: tuple[str, ...], paths: dict[str, str]) -> list[Entry]:
    """Our games in all builds and modes, for the fewest seats."""
    return [
        Entry(game, mode, build, worker(game, mode, load(game).seats[0]), path)
        for game in games
        for mode in MODES
        for build, path in paths.items()
    ]


def worker(game: str, mode: str, seats: int) -> tuple[str, ...]:
    """The command that runs one of ours."""
    return (sys.executable, "-m", "trollbord.bench.worker", game, mode, str(seats))


def watched(entries: list[Entry], rounds: int, seconds: float) -> list[Outcome]:
    """Hold the contest with a bar that tells how long it still takes."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("bench", total=len(entries) * rounds)

        def failed(entry: Entry, reason: str) -> None:
            name = f"{entry.game} {entry.mode} {entry.build}"
            bar.console.print(say("bench-left-out", name=name, reason=reason))

        return held(entries, rounds, seconds, lambda: bar.advance(task), failed)


def show(outcomes: list[Outcome], imports: dict[str, float]) -> None:
    """The table, the promised ratios and the import times on the terminal."""
    console = Console(width=None if sys.stdout.isatty() else 140)
    grid = Grid()
    grid.add_column(say("bench-column-who"))
    for count in COUNTS:
        grid.add_column(say(f"bench-column-{count}"), justify="right")
    grid.add_column(say("bench-column-spread"), justify="right")
    for outcome in outcomes:
        grid.add_row(*row(outcome))
    console.print(grid)
    for claim, ratio in ratios(outcomes):
        ours = f"Ragnarocks {claim.mode}, {claim.build}"
        theirs = f"OpenSpiel amazons {claim.peer_mode}"
        numbers = {"ratio": f"{ratio:.2f}", "least": f"{claim.least:g}"}
        console.print(say("bench-ratio", ours=ours, theirs=theirs, count=claim.counted, **numbers))
    for build, spent in imports.items():
        console.print(say("bench-import", build=build, milliseconds=f"{spent * 1000:.0f}"))


def row(outcome: Outcome) -> list[str]:
    """One contestant's line."""
    entry = outcome.entry
    known = rates(outcome)
    cells = [f"{known[count].median:,.0f}" if count in known else "" for count in COUNTS]
    first = next(iter(known.values()))
    spread = f"{100 * (first.high - first.low) / first.median:.0f} %"
    return [" ".join([entry.game, entry.mode, entry.build]).strip(), *cells, spread]
