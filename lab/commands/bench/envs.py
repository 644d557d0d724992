"""`lab/run bench envs`: how fast the environments are, beside the peers that are installed."""

import sys

import click

from lab.bench import builds
from lab.bench import envs as contestants
from lab.bench.contest import import_seconds
from lab.commands.bench.games import peers_home, told, watched
from trollbord.cli.translated import SpokenCommand, option
from trollbord.games import game_ids


@click.command(cls=SpokenCommand, words="bench-envs")
@click.argument("games", nargs=-1)
@option("--peers", "with_peers", is_flag=True)
@option("--rounds", type=click.IntRange(1), default=5, show_default=True)
@option("--seconds", type=click.FloatRange(0.05), default=0.5, show_default=True)
@option("--json", "as_json", is_flag=True)
def envs(
    games: tuple[str, ...], with_peers: bool, rounds: int, seconds: float, as_json: bool
) -> None:
    """Hold a contest of environments and show what it found."""
    home, paths = peers_home(with_peers), builds.paths()
    named = games or tuple(game_ids())
    entries = [*contestants.entries(named, paths), *contestants.peer_entries(home)]
    imports = {build: import_seconds(sys.executable, path) for build, path in paths.items()}
    told(watched(entries, rounds, seconds), imports, as_json)
