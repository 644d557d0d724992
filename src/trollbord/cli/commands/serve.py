"""`trollbord serve`: the table in the browser."""

from pathlib import Path

import click

from trollbord.cli.translated import command, option, say

PORT = 8765


@command()
@option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@option("--data", type=click.Path(file_okay=False, path_type=Path))
@option("--store", default="")
@option("--lan", is_flag=True)
@option("--host", "hosts", multiple=True)
@option("--pause", type=click.FloatRange(0), default=0.7, show_default=True)
@option("--no-browser", "stays", is_flag=True)
def serve(
    port: int,
    data: Path | None,
    store: str,
    lan: bool,
    hosts: tuple[str, ...],
    pause: float,
    stays: bool,
) -> None:
    """Serve the table until Ctrl-C."""
    from platformdirs import user_data_path

    from trollbord.server.serve import Plan, serve

    plan = Plan(
        data or user_data_path("trollbord", appauthor=False), port, lan, store, hosts, pause
    )

    def ready(address: str) -> None:
        click.echo(say("cli-serve-ready", address=address))
        click.echo(say("cli-serve-kept", folder=str(plan.data)))
        if lan:
            click.echo(say("cli-serve-exposed"))
            _show_code(address)

    serve(plan, ready, opens=not stays)


def _show_code(address: str) -> None:
    import segno

    segno.make(address, error="l").terminal(compact=True)
