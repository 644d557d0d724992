"""`lab/run bench search --against TREE`: the common search beside that of another tree."""

from pathlib import Path

import click

from lab.bench import builds, searching
from lab.bench.contest import Entry
from lab.commands.bench.games import watched
from trollbord.cli.translated import SpokenCommand, option, say
from trollbord.games import game_ids


@click.command(cls=SpokenCommand, words="bench-search")
@click.argument("games", nargs=-1)
@option("--against", type=click.Path(path_type=Path, exists=True, file_okay=False), required=True)
@option("--rounds", type=click.IntRange(1), default=5, show_default=True)
@option("--seconds", type=click.FloatRange(0.05), default=0.5, show_default=True)
def search(games: tuple[str, ...], against: Path, rounds: int, seconds: float) -> None:
    """Let both trees search in turns, and say how many times the other's rate ours is."""
    ours, theirs = builds.paths().get(builds.COMPILED), builds.compiled_in(against)
    if ours is None or theirs is None:
        raise click.UsageError(say("bench-search-compiled"))
    compared = [
        (entry(game, "", ours), entry(game, against.name, theirs)) for game in games or game_ids()
    ]
    show(compared, rounds, seconds)


def entry(game: str, tree: str, path: str) -> Entry:
    """A contestant: the search of a game in the tree that this path finds."""
    return Entry(game, searching.MODE, tree, searching.command(game), path)


def show(compared: list[tuple[Entry, Entry]], rounds: int, seconds: float) -> None:
    """The rates of each pair, and their ratio with the middle half of its slices."""
    entries = [each for pair in compared for each in pair]
    outcomes = {each.entry: each for each in watched(entries, rounds, seconds, compared)}
    for ours, theirs in compared:
        mine, other = outcomes[ours].rate("iterations"), outcomes[theirs].rate("iterations")
        ratio = outcomes[ours].ratio(theirs, "iterations")
        assert mine is not None and other is not None, "a search counts its iterations"
        rates = {"ours": f"{mine.median:,.0f}", "theirs": f"{other.median:,.0f}"}
        click.echo(say("bench-search-beside", game=ours.game, ratio=str(ratio), **rates))
