"""`lab/run bench start`: how long it takes from `./play` to the first move in a browser."""

import click

from tools.compiled import ROOT
from trollbord.cli.translated import SpokenCommand, option, say


@click.command(cls=SpokenCommand, words="bench-start")
@option("--cold", is_flag=True)
@option("--times", type=click.IntRange(1), default=3, show_default=True)
def start(cold: bool, times: int) -> None:
    """Start a server as a newcomer would, and move a troll."""
    from lab.bench import chromium
    from lab.bench.start import COLD_LIMIT, measured

    if chromium.found() is None:
        raise click.ClickException(chromium.MISSING)
    for each, limit in measured(ROOT, cold, times):
        numbers = {
            "served": f"{each.served:.1f}",
            "moved": f"{each.moved:.1f}",
            "worked": f"{each.worked:.1f}",
            "limit": f"{limit:g}",
        }
        kind = "cold" if limit == COLD_LIMIT else "warm"
        click.echo(say("bench-start-measured", kind=kind, **numbers))
