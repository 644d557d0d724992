"""`trollbord bench start`: how long it takes from `./play` to the first move in a browser."""

from pathlib import Path

import click

import trollbord
from trollbord.cli.translated import SpokenCommand, option, say
from trollbord.kernel.extras import need


@click.command(cls=SpokenCommand, words="bench-start")
@option("--cold", is_flag=True)
@option("--times", type=click.IntRange(1), default=3, show_default=True)
def start(cold: bool, times: int) -> None:
    """Start a server as a newcomer would, and move a troll."""
    need("playwright")
    from trollbord.bench import chromium
    from trollbord.bench.start import COLD_LIMIT, measured

    checkout = Path(trollbord.__file__).resolve().parents[2]
    if not (checkout / "play").is_file():
        raise click.ClickException(say("bench-start-no-checkout", folder=str(checkout)))
    if chromium.found() is None:
        raise click.ClickException(chromium.MISSING)
    for each, limit in measured(checkout, cold, times):
        numbers = {
            "served": f"{each.served:.1f}",
            "moved": f"{each.moved:.1f}",
            "worked": f"{each.worked:.1f}",
            "limit": f"{limit:g}",
        }
        kind = "cold" if limit == COLD_LIMIT else "warm"
        click.echo(say("bench-start-measured", kind=kind, **numbers))
