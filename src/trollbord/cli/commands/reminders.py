"""`trollbord reminders`: what an operator needs to remind people while their page is closed."""

from __future__ import annotations

import os
from pathlib import Path

import click

from trollbord.cli.translated import SpokenCommand, SpokenGroup, say

PRIVATE = 0o600


@click.group(cls=SpokenGroup)
def reminders() -> None:
    """See `cli-reminders` for what a person reads here."""


@reminders.command(cls=SpokenCommand, words="reminders-key")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def key(file: Path) -> None:
    """Make the private key for push reminders."""
    from trollbord.kernel.extras import need

    need("cryptography")
    need("py_vapid")
    from trollbord.server.reminders.push import new_key

    try:
        target = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
    except FileExistsError:
        raise click.ClickException(say("cli-reminders-key-exists", given=str(file))) from None
    with os.fdopen(target, "w", encoding="ascii") as out:
        out.write(new_key())
    click.echo(say("cli-reminders-key-done", file=str(file)))
