"""`lab/run bench games`: how fast the games are, interpreted and compiled, beside the peers that are installed."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from lab.bench import builds, peers, report
from lab.bench.contest import Entry, Outcome, held, import_seconds
from lab.bench.goals import copies, pairs, ratios
from lab.bench.report import COUNTS, data, plot
from lab.bench.worker import EVERYWHERE, EXPERT, SMALL
from trollbord.cli.console import console
from trollbord.cli.translated import SpokenCommand, option, say
from trollbord.games import game_ids, load
from trollbord.kernel.game import Game

LARGE: Final = 4
"""The seats of a large table: our games have as many, and so have their peers."""


@click.command(cls=SpokenCommand, words="bench-games")
@click.argument("names", metavar="[GAMES]...", nargs=-1)
@option("--peers", "with_peers", is_flag=True)
@option("--rounds", type=click.IntRange(1), default=5, show_default=True)
@option("--seconds", type=click.FloatRange(0.05), default=0.5, show_default=True)
@option("--json", "as_json", is_flag=True)
@option("--plot", "picture", type=click.Path(path_type=Path, dir_okay=False))
@option("--page", type=click.Path(path_type=Path, exists=True, dir_okay=False))
def games(
    names: tuple[str, ...],
    with_peers: bool,
    rounds: int,
    seconds: float,
    as_json: bool,
    picture: Path | None,
    page: Path | None,
) -> None:
    """Hold a contest of speed and show what it found."""
    home, paths = peers_home(with_peers), builds.paths()
    entries = [*own(names or tuple(game_ids()), paths), *peers.entries(home)]
    outcomes = watched(entries, rounds, seconds)
    imports = {build: import_seconds(sys.executable, path) for build, path in paths.items()}
    if picture is not None:
        picture.write_text(plot(outcomes), encoding="utf-8")
    if page is not None:
        text = page.read_text(encoding="utf-8")
        page.write_text(report.page(text, outcomes, imports, as_typed()), encoding="utf-8")
    told(outcomes, imports, as_json)


def peers_home(with_peers: bool) -> Path:
    """Where the peers are installed; they are fetched first if that is wanted."""
    home = builds.PEERS
    if with_peers and not peers.are_installed(home):
        click.echo(say("bench-installing", folder=str(home)), err=True)
        try:
            peers.install(home)
        except peers.NoPeers as error:
            raise click.ClickException(say("bench-no-peers", reason=str(error))) from error
    return home


def told(outcomes: list[Outcome], imports: dict[str, float], as_json: bool) -> None:
    """Print what a contest found: as JSON, or as a table."""
    if as_json:
        click.echo(json.dumps(data(outcomes, imports), indent=1))
    else:
        show(outcomes, imports)


def as_typed() -> str:
    """The command as a person typed it."""
    return " ".join(["lab/run", *sys.argv[1:]])


def own(games: tuple[str, ...], paths: dict[str, str]) -> list[Entry]:
    """Our games in all builds: played and copied at small and large tables, the rest at small ones."""
    found: list[Entry] = []
    for game in games:
        box = load(game)
        small, large = box.seats[0], min(box.seats[-1], LARGE)
        modes = [(mode, small) for mode in (*EVERYWHERE, *SMALL)]
        modes += [(mode, large) for mode in EVERYWHERE if large > small]
        modes += [(EXPERT, small)] if has_expert(box) else []
        for mode, seats in modes:
            for build, path in paths.items():
                command = worker(game, mode, seats)
                found.append(Entry(game, mode, build, command, path, seats=seats))
    return found


def has_expert(game: Game) -> bool:
    """Whether a game has a player of its own."""
    return game.advice.expert(game.new().view(0)) is not None


def worker(game: str, mode: str, seats: int) -> tuple[str, ...]:
    """The command that runs one of ours."""
    return (sys.executable, "-m", "lab.bench.worker", game, mode, str(seats))


def watched(
    entries: list[Entry],
    rounds: int,
    seconds: float,
    beside: Sequence[tuple[Entry, Entry]] = (),
) -> list[Outcome]:
    """Run the contest with a progress bar and the time left. Without pairs to compare, those of the promises are."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        compared = beside or pairs(entries)
        task = bar.add_task("bench", total=(len(entries) + len(compared)) * rounds)

        def failed(entry: Entry, reason: str) -> None:
            bar.console.print(say("bench-left-out", name=report.name(entry), reason=reason))

        return held(entries, compared, rounds, seconds, lambda: bar.advance(task), failed)


def show(outcomes: list[Outcome], imports: dict[str, float]) -> None:
    """The table, the promised ratios and the import times on the terminal."""
    shown = console()
    grid = Grid()
    grid.add_column(say("bench-column-who"))
    for count in COUNTS:
        grid.add_column(say(f"bench-column-{count}"), justify="right")
    grid.add_column(say("bench-column-spread"), justify="right")
    for outcome in outcomes:
        grid.add_row(*report.row(outcome))
    shown.print(grid)
    for line in promised(outcomes):
        shown.print(line, highlight=False)
    for build, spent in imports.items():
        shown.print(say("bench-import", build=build, milliseconds=f"{spent * 1000:.0f}"))
    shown.print(say("bench-load", load=f"{report.load():.1f}"))


def promised(outcomes: list[Outcome]) -> list[str]:
    """What the project promises beside what was measured, a sentence each."""
    lines: list[str] = []
    for claim, ratio in ratios(outcomes):
        ours = f"{claim.game} for {claim.seats} {claim.mode}, {claim.build}"
        theirs = f"{claim.peer} {claim.peer_mode}"
        numbers = {"ratio": str(ratio), "least": f"{claim.least:g}"}
        lines.append(say("bench-ratio", ours=ours, theirs=theirs, count=claim.both(), **numbers))
    for limit, spent in copies(outcomes):
        ours = f"{limit.game} for {limit.seats}"
        lines.append(say("bench-copy", ours=ours, spent=f"{spent:.2f}", most=f"{limit.most:g}"))
    return lines
