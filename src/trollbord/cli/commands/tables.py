"""`trollbord tables`: list, show, export and delete what is stored."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trollbord.cli.console import console
from trollbord.cli.storage import admin_of, stored
from trollbord.cli.translated import SpokenCommand, SpokenGroup, option, say, tongue
from trollbord.words import speaker

if TYPE_CHECKING:
    from trollbord.server.admin.tables import Admin, Listed
    from trollbord.server.rooms.room import Room


@click.group(cls=SpokenGroup)
def tables() -> None:
    """See `cli-tables` for what a person reads here."""


@tables.command("list", cls=SpokenCommand, words="tables-list")
@stored
@option("--game", default="")
@option("--over/--running", "over", default=None)
@option("--ids", is_flag=True)
def list_tables(data: Path | None, store: str, game: str, over: bool | None, ids: bool) -> None:
    """List stored tables, the latest last."""
    with admin_of(data, store) as admin:
        found, names = admin.tables(game, over), admin.names()
    if ids:
        for table in found:
            click.echo(table.row.id)
        return
    _listed(found, names)


def _listed(found: list[Listed], names: dict[str, str]) -> None:
    from rich.table import Table

    shown = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("id", "game", "players", "column-lines", "state", "touched"):
        shown.add_column(say(f"cli-tables-{column}"), overflow="fold")
    for table in found:
        row = table.row
        state = say("cli-tables-over" if row.over else "cli-tables-running")
        if table.is_practice:
            state = f"{state}, {say('cli-tables-practice')}"
        players = ", ".join(players_of(table, names))
        shown.add_row(row.id, row.game, players, str(table.lines), state, moment(row.touched))
    console().print(shown)
    click.echo(say("cli-tables-count", count=len(found)))


def players_of(table: Listed, names: dict[str, str]) -> list[str]:
    """Who sits there; a free seat is a dash."""
    from trollbord.server.people.names import first_name

    return [
        names.get(chair.person) or first_name(chair.person) if chair.person else chair.bot or "–"
        for chair in table.chairs
    ]


def moment(seconds: float) -> str:
    """A time as people write it, in this machine's own time."""
    return datetime.datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


@tables.command(cls=SpokenCommand, words="tables-show")
@click.argument("id")
@stored
def show(id: str, data: Path | None, store: str) -> None:
    """Show a stored table: who plays, how it lies, what was agreed."""
    from trollbord.kernel.seat import SPECTATOR
    from trollbord.server.rooms.export import players_of as named

    with admin_of(data, store) as admin:
        room = there(admin, id)
        words = speaker(room.row.game, tongue())
        click.echo(f"{click.style(words.text('game-name'), bold=True)}  {room.row.id}")
        for seat, name in enumerate(named(room)):
            click.echo(f"  {seat}  {name or '–'}")
        for option_id, value in sorted(room.match.state.settings.items()):
            click.echo(f"  {option_id} = {value}")
        click.echo(str(room.match.view(SPECTATOR)))
        click.echo(say("cli-tables-lines", lines=room.match.seq))


@tables.command(cls=SpokenCommand, words="tables-export")
@click.argument("ids", nargs=-1)
@stored
@option("--all", "everything", is_flag=True)
@option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path())
@option("--force", is_flag=True)
@option("--reveal", is_flag=True)
def export(
    ids: tuple[str, ...],
    data: Path | None,
    store: str,
    everything: bool,
    out: Path,
    force: bool,
    reveal: bool,
) -> None:
    """Write stored games as records, one file each."""
    from rich.progress import track

    from trollbord.server.rooms.export import file_of, whole_record

    with admin_of(data, store) as admin:
        wanted = list(ids) or ([table.row.id for table in admin.tables()] if everything else [])
        if not wanted:
            raise click.UsageError(say("cli-tables-which"))
        rooms = [there(admin, id) for id in wanted]
    out.mkdir(parents=True, exist_ok=True)
    for room in track(rooms, say("cli-tables-writing"), disable=len(rooms) < 20):
        file = out / file_of(room)
        if file.exists() and not force:
            raise click.ClickException(say("cli-convert-exists", given=str(file)))
        # A game that goes on keeps its secret, unless the operator wants to go on elsewhere.
        is_over = room.match.result is not None
        file.write_text(whole_record(room, is_over or reveal).text(), encoding="utf-8")
        click.echo(str(file))


@tables.command(cls=SpokenCommand, words="tables-delete")
@click.argument("ids", nargs=-1, required=True)
@stored
@option("--yes", is_flag=True)
def delete(ids: tuple[str, ...], data: Path | None, store: str, yes: bool) -> None:
    """Delete stored tables for good."""
    with admin_of(data, store) as admin:
        known = {table.row.id for table in admin.tables()}
        for id in ids:
            if id not in known:
                raise click.ClickException(say("cli-tables-none", given=id))
        if not yes and not click.confirm(say("cli-tables-sure", count=len(set(ids)))):
            raise click.Abort
        click.echo(say("cli-tables-deleted", count=admin.delete(ids)))


def there(admin: Admin, id: str) -> Room:
    """The table of this id, or a sentence."""
    found = admin.found(id)
    if found is None:
        raise click.ClickException(say("cli-tables-none", given=id))
    room = admin.room(id)
    if room is None:
        raise click.ClickException(say("cli-tables-damaged", given=id))
    return room
