"""`trollbord learn`: a lesson in the terminal, or the list of lessons."""

import click

from trollbord.cli.translated import command, option, say, tongue
from trollbord.games import load
from trollbord.words import speaker


@command()
@click.argument("game")
@click.argument("lesson", required=False)
@option("--step")
@option("--list", "only_list", is_flag=True)
def learn(game: str, lesson: str | None, step: str | None, only_list: bool) -> None:
    """Learn a game by its lessons; without a name, by the first."""
    from trollbord.cli.terminal.lesson import TaughtSession
    from trollbord.teach import Tutor, lesson_ids, lessons
    from trollbord.teach import lesson as taught

    load(game)
    known, words = lesson_ids(game), speaker(game, tongue())
    if not known or (lesson is not None and lesson not in known):
        given = lesson or game
        raise click.UsageError(say("cli-learn-none", given=given, expected=", ".join(known) or "-"))
    if only_list:
        for each in lessons(game):
            click.echo(f"{each.id}\t{words.text(each.title)}: {words.text(f'{each.title}-about')}")
        return
    id = lesson or known[0]
    left = TaughtSession(Tutor(taught(game, id), step or ""), words).play()
    if left:
        click.echo(say("cli-learn-left", given=f"trollbord learn {game} {id} --step {left}"))
