"""`trollbord convert`: records to and from JSON."""

from pathlib import Path

import click

from trollbord.cli.recordfile import FILE, JSON, read, written
from trollbord.cli.translated import command, option, say


@command()
@click.argument("file", type=FILE)
@click.argument("output", type=click.Path(dir_okay=False, path_type=Path), required=False)
@option("--force", is_flag=True)
def convert(file: Path, output: Path | None, force: bool) -> None:
    """Write a record in the other format: to the terminal, or to a file of that name."""
    record = read(file)
    if output is None:
        click.echo(written(record, ".troll" if file.suffix == JSON else JSON), nl=False)
        return
    if output.exists() and not force:
        raise click.UsageError(say("cli-convert-exists", given=str(output)))
    output.write_text(written(record, output.suffix), encoding="utf-8")
