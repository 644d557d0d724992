"""`trollbord worker`: answers for the bots of tables in PostgreSQL."""

from typing import Any, Literal

import click

from trollbord.cli.compiling import say_compiled
from trollbord.cli.reminding import operator, reminding
from trollbord.cli.translated import command, option, say


@command()
@option("--store", required=True, envvar="TROLLBORD_STORE")
@option("--at-once", "at_once", type=click.IntRange(1, 1000), default=16, show_default=True)
@option("--pause", type=click.FloatRange(0), default=0.7, show_default=True)
@option("--log-format", "logs", type=click.Choice(["text", "json"]), default="text")
@option("--game", "games", multiple=True)
@option("--bot", "bots", multiple=True)
@reminding
def worker(
    store: str,
    at_once: int,
    pause: float,
    logs: Literal["text", "json"],
    games: tuple[str, ...],
    bots: tuple[str, ...],
    **reminders: Any,
) -> None:
    """Work until Ctrl-C."""
    from trollbord.server.processes.work import work
    from trollbord.server.rooms.offered import offer

    if not store.startswith("postgresql"):
        raise click.UsageError(say("cli-worker-sqlite"))
    offer(games, bots)
    set_up = operator(**reminders)

    def ready() -> None:
        click.echo(say("cli-worker-ready"))

    work(store, pause, at_once, logs, ready, say_compiled, set_up)
