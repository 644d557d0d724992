"""`lab/run bench arena`: how much faster two processes of the arena are than one, or what Ray adds."""

import os
from statistics import median

import click
from rich.console import Console
from rich.progress import track

from trollbord.cli.translated import SpokenCommand, option, say
from trollbord.kernel.extras import need


@click.command(cls=SpokenCommand, words="bench-arena")
@click.argument("game", default="ragnarocks")
@option("--bots", default="greedy,random", show_default=True)
@option("--games", type=click.IntRange(4))
@option("--rounds", type=click.IntRange(1), default=3, show_default=True)
@option("--ray", is_flag=True)
def arena(game: str, bots: str, games: int | None, rounds: int, ray: bool) -> None:
    """Play the same matches in both ways, in turn, and print how their times compare."""
    from lab.bench.arena import contest_seconds, match_seconds

    if ray:
        need("ray")
    ones, twos = [], []
    for _ in track(range(rounds), say("bench-arena-bar"), console=Console(stderr=True)):
        if ray:
            ones.append(match_seconds(game, games or 24, on_ray=False))
            twos.append(match_seconds(game, games or 24, on_ray=True))
        else:
            ones.append(contest_seconds(game, bots, games or 1500, 1))
            twos.append(contest_seconds(game, bots, games or 1500, 2))
    ratio = median([one / two for one, two in zip(ones, twos, strict=True)])
    numbers = {"one": f"{median(ones):.2f}", "two": f"{median(twos):.2f}", "ratio": f"{ratio:.2f}"}
    click.echo(say("bench-arena-ray" if ray else "bench-arena-processes", **numbers))
    click.echo(say("bench-load", load=f"{os.getloadavg()[0]:.1f}"))
