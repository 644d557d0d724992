"""`trollbord verify`: whether a record is what was played."""

from pathlib import Path

import click

from trollbord.cli.recordfile import FILE, with_game
from trollbord.cli.translated import command, say, tongue
from trollbord.words import speaker

BAD = 1
INCOMPLETE = 3


@command()
@click.argument("files", nargs=-1, required=True, type=FILE)
@click.pass_context
def verify(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """Replay records, recompute their draws, strike a simulated tower again, and name the first bad line."""
    ctx.exit(max([verified(path) for path in files], key=[0, INCOMPLETE, BAD].index))


def verified(path: Path) -> int:
    """Say what a look at one file shows; 0 if all is well."""
    from trollbord.kernel.errors import TrollbordError
    from trollbord.records import attachments
    from trollbord.records.verifying import verify as looked_at

    try:
        game, record = with_game(path)
        attached = attachments.load(path, record)
    except TrollbordError as error:
        return told(
            path, "cli-verify-bad", [speaker(error.message.game, tongue()).error(error)], BAD
        )
    verdict = looked_at(game, record, attached)
    words = speaker(game.id, tongue())
    sentences = [words.message(message) for message in verdict.messages()]
    if not verdict.is_good:
        return told(path, "cli-verify-bad", sentences, BAD)
    if not verdict.is_complete:
        return told(path, "cli-verify-incomplete", sentences, INCOMPLETE)
    return told(path, "cli-verify-good", sentences, 0)


def told(path: Path, finding: str, sentences: list[str], code: int) -> int:
    """Print what was found."""
    colour = {0: "green", BAD: "red", INCOMPLETE: "yellow"}[code]
    click.echo(f"{path}: {click.style(say(finding), fg=colour, bold=True)}")
    for sentence in sentences:
        click.echo(f"  {sentence}")
    return code
