"""`lab/run bench records`: how fast records are replayed, read, verified and jumped in."""

import click
from rich.table import Table as Grid

from trollbord.cli.console import console
from trollbord.cli.translated import SpokenCommand, option, say
from trollbord.games import game_ids, load

COLUMNS = ("seats", "random", "replay", "ratio", "with-reading", "lines", "verify", "jump", "most")


@click.command(cls=SpokenCommand, words="bench-records")
@click.argument("games", nargs=-1)
@option("--games", "count", type=click.IntRange(1), default=10, show_default=True)
@option("--rounds", type=click.IntRange(1), default=5, show_default=True)
def records(games: tuple[str, ...], count: int, rounds: int) -> None:
    """Time random games and their records, a row for each game and number of seats."""
    from lab.bench.records import jumps, speeds

    grid = Grid()
    grid.add_column(say("bench-records-game"))
    for column in COLUMNS:
        grid.add_column(say(f"bench-records-{column}"), justify="right")
    for id in games or game_ids():
        game = load(id)
        for seats in (game.seats[0], game.seats[-1]):
            fast, far = speeds(game, seats, count, rounds), jumps(game, seats)
            rates = f"{fast.random:,.0f}", f"{fast.replay:,.0f}"
            ratios = f"{fast.ratio:.2f}", f"{fast.with_reading:.2f}"
            times = f"{far.verify:.0f}", f"{far.jump:.1f}", f"{far.most:.1f}"
            grid.add_row(id, str(seats), *rates, *ratios, str(far.lines), *times)
    console().print(grid)
