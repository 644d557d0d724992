"""`trollbord mcp`: a seat for a language model, by the Model Context Protocol on standard input and output."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from trollbord.cli.commands.play import table_of
from trollbord.cli.translated import command, option, say
from trollbord.kernel.player import Budget

if TYPE_CHECKING:
    from trollbord.mcp.tables import SeatTable

TOKEN: Final = "TROLLBORD_TOKEN"
"""The variable that holds the token: an argument would stand in every list of processes."""
OPPONENT: Final = "tomte"


@command()
@click.argument("game", required=False)
@click.argument("bots", nargs=-1)
@option("--seat", type=click.IntRange(0), default=0, show_default=True)
@option("--seed", type=int)
@option("--table", multiple=True, metavar="NAME=VALUE")
@option("--seconds", type=click.FloatRange(0, min_open=True))
@option("--records", type=click.Path(file_okay=False, path_type=Path))
@option("--tries", type=click.IntRange(1), default=2, show_default=True)
@option("--server", metavar="URL")
@option("--names", is_flag=True)
@option("--talk", is_flag=True)
def mcp(
    game: str | None,
    bots: tuple[str, ...],
    seat: int,
    seed: int | None,
    table: tuple[str, ...],
    seconds: float | None,
    records: Path | None,
    tries: int,
    server: str | None,
    names: bool,
    talk: bool,
) -> None:
    """Serve the tools of one seat until the client goes."""
    if (game is None) == (server is None):
        raise click.UsageError(say("cli-mcp-game-or-server"))
    from trollbord.mcp.server import server_of

    if server is not None:
        sat = at_server(server, names, talk)
    else:
        assert game is not None
        sat = at_own_table(game, bots or (OPPONENT,), seat, seed, table, seconds, records)
    server_of(sat, tries).run("stdio")


def at_own_table(
    game: str,
    bots: tuple[str, ...],
    seat: int,
    seed: int | None,
    table: tuple[str, ...],
    seconds: float | None,
    records: Path | None,
) -> "SeatTable":
    """A seat at a new table with these bots."""
    from trollbord.adapters.seated import boxed
    from trollbord.mcp.tables import OwnTable

    box = boxed(game)
    budget = None if seconds is None else Budget(seconds=seconds)
    return OwnTable(box, bots, seat, seed, table_of(box, table), budget, records)


def at_server(address: str, names: bool, talk: bool) -> "SeatTable":
    """The seat of a token at a table of a server."""
    from trollbord.mcp.remote import ServerTable
    from trollbord.mcp.tables import ToolRefusal

    token = os.environ.get(TOKEN, "")
    if not token:
        raise click.UsageError(say("cli-mcp-no-token", variable=TOKEN))
    try:
        return ServerTable(address, token, names, talk)
    except ToolRefusal as refusal:
        raise click.ClickException(str(refusal)) from refusal
