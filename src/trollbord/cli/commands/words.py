"""`trollbord words`: what each language still lacks."""

from typing import TYPE_CHECKING

import click

import trollbord
from trollbord.cli.spoken import command, option, say
from trollbord.words import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from trollbord.words.audit import Audit


@command()
@click.argument("games", nargs=-1)
@option("--missing", type=click.Choice(list(LANGUAGES)))
def words(games: tuple[str, ...], missing: str | None) -> None:
    """Say how much of each game each language can say, or list what one of them lacks."""
    from trollbord.words.audit import Audit

    boxes = [trollbord.load(id) for id in games or trollbord.games()]
    audits = [*([] if games else [Audit(None)]), *[Audit(box) for box in boxes]]
    if missing:
        for audit in audits:
            for id in audit.missing(missing):
                click.echo(f"{audit.id or say('cli-words-common')}  {id}")
        return
    rows = [(audit.id or say("cli-words-common"), shares(audit)) for audit in audits]
    for name, share in [(say("cli-column-id"), list(LANGUAGES)), *rows]:
        click.echo(f"{name:20}" + "".join(f"{text:>10}" for text in share))


def shares(audit: "Audit") -> list[str]:
    """How many of the English messages each language has."""
    whole = len(audit.entries[ENGLISH])
    return [f"{whole - len(audit.missing(language))}/{whole}" for language in LANGUAGES]
