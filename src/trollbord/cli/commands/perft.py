"""`trollbord perft`: count the sequences of picks to a given depth."""

import time

import click

from trollbord.adapters.seated import boxed
from trollbord.cli.translated import command, option, say
from trollbord.kernel.playout import perft as count
from trollbord.kernel.state import State


@command()
@click.argument("game")
@option("--depth", type=click.IntRange(1), default=2, show_default=True)
@option("--seats", type=int)
@option("--position")
@option("--divide", is_flag=True)
def perft(game: str, depth: int, seats: int | None, position: str | None, divide: bool) -> None:
    """Count the sequences of picks of each length, chance's and lone ones included."""
    box = boxed(game)
    state = box.position(position) if position else box.new(seats)
    if divide:
        divided(state, depth)
        return
    for length in range(1, depth + 1):
        start = time.perf_counter()
        sequences = count(state, length)
        seconds = time.perf_counter() - start
        click.echo(f"{length:3} {sequences:16} {seconds:10.2f} s")


def divided(state: State, depth: int) -> None:
    """Count what follows each of the first options, the total last."""
    total = 0
    for choice in state.ask.options if state.ask else []:
        after = state.copy()
        after.take(choice)
        sequences = count(after, depth - 1)
        total += sequences
        click.echo(f"{sequences:16}  {choice}")
    click.echo(f"{total:16}  {say('cli-perft-total')}")
