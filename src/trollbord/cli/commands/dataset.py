"""`trollbord dataset`: matches, played or recorded, as data for programs that learn."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trollbord.cli.progress import bar
from trollbord.cli.translated import SpokenCommand, SpokenGroup, option, say
from trollbord.kernel.extras import need

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trollbord.datasets.folder import Told
    from trollbord.datasets.play import Part, SelfPlay

F = TypeVar("F", bound=Callable[..., Any])


@click.group(cls=SpokenGroup)
def dataset() -> None:
    """See `cli-dataset` for what a person reads here."""
    need("numpy")


def written(command: F) -> F:
    """The options of every command that writes a dataset."""
    workers = os.cpu_count() or 1
    for each in (
        option("--ray"),
        option("--workers", type=click.IntRange(1), default=workers, show_default=True),
        option("--shard", type=click.IntRange(1), default=100, show_default=True),
        option("--format", "kind", type=click.Choice(("npz", "parquet")), default="npz"),
        option("--out", required=True, type=click.Path(path_type=Path, file_okay=False)),
    ):
        command = each(command)
    return command


@contextmanager
def watched(name: str) -> Iterator[Told]:
    """A bar that hears how many matches there are, of how many."""
    with bar() as shown:
        task = shown.add_task(name, total=None)
        yield lambda done, wanted: shown.update(task, completed=done, total=wanted)


def check(kind: str, ray: str | None) -> None:
    """Refuse what is not installed before anything is played."""
    if kind == "parquet":
        need("pyarrow")
    if ray is not None:
        need("ray")


def part_of(text: str) -> Part:
    """Parse the share of the work for this machine: `1/4`."""
    from trollbord.datasets.play import Part

    match = re.fullmatch(r"([0-9]+)/([0-9]+)", text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise click.ClickException(say("cli-dataset-part", given=text))
    return Part(int(match[1]), int(match[2]))


def tell(folder: Path) -> None:
    """How much there is."""
    from trollbord.datasets.reader import Dataset

    matches, decisions = Dataset(folder).counts()
    click.echo(say("dataset-made", matches=matches, decisions=decisions, folder=str(folder)))


@dataset.command(cls=SpokenCommand, words="dataset-play")
@click.argument("game")
@option("--bots", default="draug", show_default=True)
@option("--games", "matches", type=click.IntRange(1), default=100, show_default=True)
@option("--seats", type=int)
@option("--seed", type=int, default=0, show_default=True)
@option("--table", multiple=True)
@option("--opening", type=click.IntRange(0), default=0, show_default=True)
@option("--most", type=click.IntRange(0), default=0, show_default=True)
@option("--part", default="1/1", show_default=True)
@written
def play(
    game: str,
    bots: str,
    matches: int,
    seats: int | None,
    seed: int,
    table: tuple[str, ...],
    opening: int,
    most: int,
    part: str,
    out: Path,
    kind: str,
    shard: int,
    workers: int,
    ray: str | None,
) -> None:
    """Play what is missing of a dataset."""
    from trollbord.adapters.seated import boxed
    from trollbord.cli.commands.play import table_of
    from trollbord.datasets.play import SelfPlay

    check(kind, ray)
    names = tuple(bots.split(","))
    settings = table_of(boxed(game), table)
    contest = SelfPlay(game, names, seats, matches, seed, settings, opening, most=most)
    kept(contest, out, kind, shard, part_of(part), workers, ray)


def kept(
    contest: SelfPlay,
    out: Path,
    kind: str = "npz",
    shard: int = 100,
    part: Part | None = None,
    workers: int = 1,
    ray: str | None = None,
) -> None:
    """Play what is missing of a contest, keep its decisions, and write their card."""
    from trollbord.adapters.seated import boxed
    from trollbord.arena.origin import origin, typed
    from trollbord.datasets.card import write_card
    from trollbord.datasets.folder import Folder, table_facts
    from trollbord.datasets.play import make
    from trollbord.datasets.reader import Dataset

    box = boxed(contest.game)
    facts = table_facts(box, contest.seats, contest.settings)
    made = origin(typed())
    folder = Folder(out, facts, {"play": json.loads(contest.text())}, kind, made)
    with watched(box.id) as told:
        make(folder, contest, shard, part, workers, ray, told)
    write_card(Dataset(out))
    tell(out)


@dataset.command(cls=SpokenCommand, words="dataset-house")
@click.argument("out", type=click.Path(path_type=Path, file_okay=False))
@option("--games", "matches", type=click.IntRange(1), default=2000, show_default=True)
@option("--bots", default="draug@16", show_default=True)
@option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
def house(out: Path, matches: int, bots: str, workers: int) -> None:
    """A dataset of each game to take away."""
    from trollbord.datasets.play import SelfPlay
    from trollbord.games import game_ids

    for game in game_ids():
        contest = SelfPlay(game, tuple(bots.split(",")), matches=matches)
        kept(contest, out / game, workers=workers)


@dataset.command(cls=SpokenCommand, words="dataset-records")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@written
def records(
    files: tuple[Path, ...], out: Path, kind: str, shard: int, workers: int, ray: str | None
) -> None:
    """Replay what is missing of a dataset."""
    from trollbord.datasets.folder import Folder
    from trollbord.datasets.replays import look_through, make

    check(kind, ray)
    found = look_through(files)
    folder = Folder(out, found.facts, {"records": found.game}, kind)
    with watched(found.game) as told:
        make(folder, found, shard, workers, ray, told)
    for file, reason, why in found.left_out:
        click.echo(say(f"dataset-left-out-{reason}", file=str(file), why=why), err=True)
    tell(out)


@dataset.command(cls=SpokenCommand, words="dataset-merge")
@click.argument("target", type=click.Path(path_type=Path, file_okay=False))
@click.argument("folders", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
def merge(target: Path, folders: tuple[Path, ...]) -> None:
    """Put datasets together."""
    from trollbord.datasets.folder import merge as merged

    merged(target, folders)
    tell(target)


@dataset.command(cls=SpokenCommand, words="dataset-show")
@click.argument("folder", type=click.Path(exists=True, path_type=Path, file_okay=False))
def show(folder: Path) -> None:
    """What is in a dataset."""
    from trollbord.datasets.reader import Dataset

    data = Dataset(folder)
    shape = {"seats": data.seats, "row": data.row, "options": data.options}
    click.echo(say("dataset-shape", game=data.game, **shape))
    for source in data.header["sources"].values():
        click.echo(f"  {json.dumps(source)}")
    tell(folder)
