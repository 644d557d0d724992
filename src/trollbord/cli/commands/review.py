"""`trollbord review`: what a finished game was worth, turn by turn, and why."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.table import Table as Grid

from trollbord.analysis.budget import DEPTHS
from trollbord.cli.console import console
from trollbord.cli.progress import bar
from trollbord.cli.recordfile import FILE, read
from trollbord.cli.translated import command, option, say, tongue
from trollbord.records.record import Record
from trollbord.words import speaker

if TYPE_CHECKING:
    from trollbord.analysis.result import Review
    from trollbord.analysis.sheet import Sheet

OUT = click.Path(dir_okay=False, path_type=Path)


@command()
@click.argument("file", type=FILE)
@option("--depth", type=click.Choice(list(DEPTHS)), default="coarse", show_default=True)
@option("--seat", type=click.IntRange(0))
@option("--seed", type=int, default=1, show_default=True)
@option("--json", type=OUT)
@option("--html", type=OUT)
@option("--anonymous", is_flag=True)
def review(
    file: Path,
    depth: str,
    seat: int | None,
    seed: int,
    json: Path | None,
    html: Path | None,
    anonymous: bool,
) -> None:
    """Review a record; print it, and write it to files."""
    from trollbord.analysis.page import page
    from trollbord.analysis.sheet import Sheet

    record = read(file)
    found = reviewed(record, depth, seed)
    if seat is not None and seat >= found.seats:
        raise click.BadParameter(say("cli-seat-expected", given=str(seat)), param_hint="--seat")
    if anonymous:
        found = found.anonymous()
    sheet = Sheet(found, speaker(found.game, tongue()))
    show(sheet, seat)
    if json is not None:
        written(json, found.json())
    if html is not None:
        written(html, page(sheet, record))


def reviewed(record: Record, depth: str, seed: int) -> "Review":
    """The review of a record, with a bar that counts its turns."""
    from trollbord.analysis.reviewing import review

    with bar() as shown:
        task = shown.add_task(record.header.game, total=None)
        return review(
            record,
            DEPTHS[depth],
            seed,
            lambda done, count: shown.update(task, completed=done, total=count),
        )


def written(path: Path, text: str) -> None:
    """Write a file and say so."""
    path.write_text(text, encoding="utf-8")
    click.echo(say("cli-review-written", file=str(path)))


def show(sheet: "Sheet", seat: int | None) -> None:
    """Moments first, then each player, draws, the account, and what stands beside the numbers."""
    click.secho(sheet.title(), bold=True)
    for moment in sheet.moments(seat):
        click.echo()
        click.secho(moment.head, bold=True)
        for sentence in moment.sentences:
            click.echo(f"  {sentence}")
    for table in (sheet.players(), sheet.account()):
        click.echo()
        grid = Grid(title=table.title, title_justify="left", box=None, pad_edge=False)
        for at, name in enumerate(table.columns):
            grid.add_column(name, justify="left" if at == 0 else "right")
        for row in table.rows:
            grid.add_row(*row)
        console().print(grid)
    for sentence in ["", *sheet.draws(), "", *sheet.notes()]:
        click.echo(sentence)
