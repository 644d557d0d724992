"""`trollbord words`: what each language still lacks."""

from typing import TYPE_CHECKING

import click

import trollbord
from trollbord.cli.commands.games import fault
from trollbord.cli.translated import command, option, say
from trollbord.words import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from trollbord.words.audit import TextAudit


@command()
@click.argument("games", nargs=-1)
@option("--missing", type=click.Choice(list(LANGUAGES)))
def words(games: tuple[str, ...], missing: str | None) -> None:
    """Say how much of each game each language can say, or list what one of them lacks."""
    from trollbord.words.audit import TextAudit

    audits = [TextAudit(trollbord.load(id)) for id in games] or [TextAudit(None)]
    faults: list[str] = []
    for id in [] if games else trollbord.game_ids():
        try:
            audits.append(TextAudit(trollbord.load(id)))
        except Exception as error:  # a game in the making fails in any way, and hides no other
            faults.append(fault(id, error))
    if missing:
        show_missing(audits, missing)
    else:
        show_shares(audits)
    if faults:
        raise click.ClickException("\n".join(faults))


def show_missing(audits: "list[TextAudit]", language: str) -> None:
    """The messages that a language lacks, a line each."""
    for audit in audits:
        for id in audit.missing(language):
            click.echo(f"{audit.id or say('cli-words-common')}  {id}")


def show_shares(audits: "list[TextAudit]") -> None:
    """A line for each game, and a column for each language."""
    rows = [(audit.id or say("cli-words-common"), shares(audit)) for audit in audits]
    for name, share in [(say("cli-column-id"), list(LANGUAGES)), *rows]:
        click.echo(f"{name:20}" + "".join(f"{text:>10}" for text in share))


def shares(audit: "TextAudit") -> list[str]:
    """How many of the English messages each language has."""
    whole = len(audit.entries[ENGLISH])
    return [f"{whole - len(audit.missing(language))}/{whole}" for language in LANGUAGES]
