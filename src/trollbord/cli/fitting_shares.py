"""`trollbord fit --kind power|parts|search`: shares of the first place, and how well they foretell."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.table import Table as Grid

from trollbord.adapters.seated import boxed
from trollbord.cli.console import console
from trollbord.cli.progress import bar
from trollbord.cli.translated import say
from trollbord.datasets.made import check_alike
from trollbord.datasets.reader import Dataset
from trollbord.datasets.shares import (
    Moments,
    facts,
    fit,
    moments_of,
    text,
    together,
)
from trollbord.kernel.shares import names_for
from trollbord.kernel.weights import Facts


def fit_shares(
    game: str,
    folders: Sequence[Path],
    kind: str,
    each: int,
    workers: int,
    report: bool,
    out: Path | None,
) -> None:
    """Fit shares, write them to a file, and tell how well they foretell matches that they were not made from."""
    sets = [Dataset(folder) for folder in folders]
    box, seats = boxed(game), sets[0].seats
    check_alike(box, sets)
    fitted = fit(gathered(sets, kind, each, workers), names_for(box, kind, seats), seats)
    told = " ".join([f"trollbord fit {box.id}", *[folder.name for folder in folders]])
    made = facts(sets, fitted, f"{told} --kind {kind} --positions {each}")
    path = out or Path(f"shares-{seats}.json")
    path.write_text(text(fitted, box.id, made), encoding="utf-8")
    show(made["report"], report)
    click.echo(say("fit-share-written", file=str(path), size=path.stat().st_size))


def gathered(sets: list[Dataset], kind: str, each: int, workers: int) -> Moments:
    """The moments of all datasets, with a bar that counts their matches."""
    found = []
    with bar() as shown:
        for data in sets:
            task = shown.add_task(data.path.name, total=None)
            found.append(
                moments_of(
                    data,
                    kind,
                    each,
                    workers,
                    lambda done, wanted, task=task: shown.update(  # type: ignore[misc]
                        task, completed=done, total=wanted
                    ),
                )
            )
    return together(found)


def show(report: Facts, whole: bool) -> None:
    """How far what was said is from what was seen, by thirds of a match; in ten groups, if the whole is wanted."""
    click.echo(
        say("fit-share-gap", gap=f"{100 * report['gap']:.1f}", matches=int(report["matches"]))
    )
    even = f"{report['even']:.3f}"
    for name in ("log", "brier"):
        numbers = "  ".join([f"{each:.3f}" for each in report[name]])
        click.echo(f"  {numbers}  {say(f'fit-share-{name}', even=even)}")
    if whole:
        console().print(grouped(report["groups"]))


def grouped(groups: Sequence[Facts]) -> Grid:
    """What was said and what was seen, in hundredths."""
    grid = Grid(box=None, pad_edge=False)
    for name in ("said", "seen", "error", "count"):
        grid.add_column(say(f"fit-share-{name}"), justify="right")
    for group in groups:
        shown = [f"{100 * group[name]:.1f}" for name in ("said", "seen", "error")]
        grid.add_row(*shown, str(group["count"]))
    return grid
