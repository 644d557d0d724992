"""`trollbord serve`: the table in the browser."""

from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal

import click
from click.core import ParameterSource

from trollbord.cli.compiling import say_compiled
from trollbord.cli.reminding import operator, reminding
from trollbord.cli.translated import command, option, say

PORT = 8765


def _addresses(
    context: click.Context, parameter: click.Parameter, given: tuple[str, ...]
) -> tuple[str, ...]:
    """Addresses or networks of proxies, checked: a misspelt one would never be believed, without a word."""
    for each in given:
        try:
            ip_network(each)
        except ValueError:
            raise click.BadParameter(say("cli-serve-bad-proxy", given=each)) from None
    return given


@command()
@option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@option("--data", type=click.Path(file_okay=False, path_type=Path))
@option("--store", default="", envvar="TROLLBORD_STORE")
@option("--lan", is_flag=True)
@option("--host", "hosts", multiple=True)
@option("--proxy", "proxies", multiple=True, callback=_addresses)
@option("--metrics-port", "metrics", type=click.IntRange(1, 65535))
@option("--log-format", "logs", type=click.Choice(["text", "json"]), default="text")
@option("--game", "games", multiple=True)
@option("--bot", "bots", multiple=True)
@option("--pause", type=click.FloatRange(0), default=0.35, show_default=True)
@option("--no-browser", "stays", is_flag=True)
@option("--no-worker", "apart", is_flag=True)
@option("--reload", "reloads", is_flag=True)
@reminding
def serve(
    port: int,
    data: Path | None,
    store: str,
    lan: bool,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    metrics: int | None,
    logs: Literal["text", "json"],
    games: tuple[str, ...],
    bots: tuple[str, ...],
    pause: float,
    stays: bool,
    apart: bool,
    reloads: bool,
    **reminders: Any,
) -> None:
    """Serve the table until Ctrl-C."""
    from platformdirs import user_data_path

    from trollbord.page import assets
    from trollbord.server.processes.serve import PORTS, PortTaken, ServePlan, serve
    from trollbord.server.rooms.offered import offer

    if reloads and not assets.reloads():
        from trollbord.server.web.reload import keep_serving

        keep_serving(lambda file: click.echo(say("cli-serve-again", file=file)))
        return

    folder = data or user_data_path("trollbord", appauthor=False)
    plan = ServePlan(
        folder,
        port,
        lan,
        store,
        hosts,
        pause,
        proxies,
        metrics or 0,
        logs,
        not apart,
        operator(**reminders),
        # Whoever names a port has told a proxy of it: another one would leave that proxy with whoever is there.
        1 if _was_named("port") else PORTS,
    )
    offer(games, bots)

    def ready(address: str) -> None:
        click.echo(say("cli-serve-ready", address=address))
        click.echo(say("cli-serve-kept", folder=str(plan.data)))
        if lan:
            click.echo(say("cli-serve-exposed"))
            _show_code(address)

    try:
        serve(plan, ready, say_compiled, opens=not stays)
    except PortTaken as taken:
        raise click.ClickException(say("cli-serve-taken", port=str(taken.port))) from None


def _was_named(option: str) -> bool:
    source = click.get_current_context().get_parameter_source(option)
    return source is not ParameterSource.DEFAULT


def _show_code(address: str) -> None:
    import segno

    segno.make(address, error="l").terminal(compact=True)
