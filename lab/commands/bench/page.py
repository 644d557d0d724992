"""`lab/run bench page`: what the page of a table costs the server, the wire and the browser."""

import click

from trollbord.cli.translated import SpokenCommand, option, say
from trollbord.games import load
from trollbord.kernel.settings import Settings


@click.command(cls=SpokenCommand, words="bench-page")
@click.argument("game", default="ragnarocks")
@option("--seats", type=click.IntRange(1))
@option("--picks", type=click.IntRange(3), default=60, show_default=True)
@option("--set", "settings", multiple=True, metavar="OPTION=VALUE")
@option("--sense", is_flag=True)
@option("--no-browser", is_flag=True)
def page(
    game: str,
    seats: int | None,
    picks: int,
    settings: tuple[str, ...],
    sense: bool,
    no_browser: bool,
) -> None:
    """Print what drawing and sending cost on the server, then what a browser takes."""
    from lab.bench import chromium
    from lab.bench.page import in_the_browser, on_the_server

    wanted: Settings = {}
    for each in settings:
        name, _, value = each.partition("=")
        wanted[name] = value
    drawn = on_the_server(game, seats, wanted, picks, sense)
    times = {name: f"{getattr(drawn, name):.2f}" for name in ("median", "p95", "most", "first")}
    count = {"picks": drawn.picks, "seats": seats or load(game).seats[0]}
    click.echo(say("bench-page-drawn", **count, **times))
    click.echo(say("bench-page-wire", bytes=f"{drawn.bytes:.0f}", first=drawn.first_bytes))
    if no_browser:
        return
    if chromium.found() is None:
        raise click.ClickException(chromium.MISSING)
    seen = in_the_browser(game)
    sizes = {"first": f"{seen.first_kilobytes:.0f}", "further": f"{seen.further_kilobytes:.0f}"}
    click.echo(
        say("bench-page-loaded", ready=f"{seen.ready:.2f}", usable=f"{seen.usable:.2f}", **sizes)
    )
    click.echo(say("bench-page-patched", median=f"{seen.patch:.2f}", patches=seen.patches))
