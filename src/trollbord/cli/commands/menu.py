"""`trollbord menu`: choose a game and who plays, in the terminal."""

from pathlib import Path

import click

import trollbord
from trollbord.bots import bot_ids
from trollbord.cli.commands.games import bots_of
from trollbord.cli.translated import command, say, tongue
from trollbord.games import playable
from trollbord.words import speaker


@command()
@click.pass_context
def menu(ctx: click.Context) -> None:
    """Choose a game, or one to go on with."""
    from trollbord.cli.commands.play import play
    from trollbord.cli.terminal.saves import unfinished
    from trollbord.cli.terminal.seating import HUMAN

    games, saved = playable(), unfinished()
    names = [speaker(id, tongue()).text("game-name") for id in games]
    choice = pick_line(say("menu-game"), names + [label(path) for path in saved])
    if choice >= len(games):
        ctx.invoke(play, resume=saved[choice - len(games)])
        return
    game = games[choice]
    numbers = trollbord.load(game).seats
    seats = numbers[pick_line(say("menu-seats"), [str(number) for number in numbers])]
    kinds = [HUMAN, *bot_ids()]
    lines = [HUMAN, *bots_of(game)]
    sitting = [kinds[pick_line(say("menu-who", seat=seat), lines)] for seat in range(seats)]
    ctx.invoke(play, game=game, players=tuple(sitting), seats=seats)


def label(path: Path) -> str:
    """A saved game in the list."""
    return say("menu-resume", file=path.stem)


def pick_line(question: str, lines: list[str]) -> int:
    """Ask for a line of a list and return its index; a single line is taken without a question."""
    if len(lines) == 1:
        return 0
    click.echo(question)
    for place, line in enumerate(lines, 1):
        click.echo(f"  {place}  {line}")
    chosen: int = click.prompt(say("menu-number"), type=click.IntRange(1, len(lines)))
    return chosen - 1
