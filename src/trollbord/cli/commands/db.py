"""`trollbord db`: whether what is stored is sound."""

from pathlib import Path

import click

from trollbord.cli.storage import keeper, stored
from trollbord.cli.translated import SpokenCommand, SpokenGroup, option, say, tongue

BAD = 1


@click.group(cls=SpokenGroup)
def db() -> None:
    """See `cli-db` for what a person reads here."""


@db.command(cls=SpokenCommand, words="db-check")
@stored
@option("--quiet", is_flag=True)
@click.pass_context
def check(ctx: click.Context, data: Path | None, store: str, quiet: bool) -> None:
    """Replay every stored game, recompute what was drawn, and name what is wrong."""
    from rich.console import Console
    from rich.progress import track

    from trollbord.words import COMMON, speaker

    with keeper(data, store) as kept:
        ids = [table.row.id for table in kept.tables()]
        console = Console(stderr=True, quiet=quiet)
        bar = track(kept.check(ids), say("cli-db-check-bar"), total=len(ids), console=console)
        faults = [(id, fault) for id, fault in bar if fault is not None]
        strays = kept.strays()
    for id, fault in faults:
        sentence = speaker(fault.game or COMMON, tongue()).message(fault)
        click.echo(f"{click.style(id, fg='red', bold=True)}: {sentence}")
    for id in strays:
        click.echo(f"{click.style(id, fg='red', bold=True)}: {say('db-stray')}")
    bad = len(faults) + len(strays)
    click.echo(say("cli-db-check-found", tables=len(ids), bad=bad))
    ctx.exit(BAD if bad else 0)
