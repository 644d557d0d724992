"""`trollbord db`: is what is stored sound, copies of it, and its version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from trollbord.cli.storage import admin_of, place_of, stored
from trollbord.cli.translated import SpokenCommand, SpokenGroup, option, say, tongue

if TYPE_CHECKING:
    from trollbord.kernel.message import Message
    from trollbord.server.repair import Cut

BAD = 1


@click.group(cls=SpokenGroup)
def db() -> None:
    """See `cli-db` for what a person reads here."""


def _sentence(fault: Message) -> str:
    from trollbord.words import COMMON, speaker

    return speaker(fault.game or COMMON, tongue()).message(fault)


def _named(id: str, words: str) -> None:
    click.echo(f"{click.style(id, fg='red', bold=True)}: {words}")


@db.command(cls=SpokenCommand, words="db-check")
@stored
@option("--quiet", is_flag=True)
@click.pass_context
def check(ctx: click.Context, data: Path | None, store: str, quiet: bool) -> None:
    """Replay every stored game, recompute what was drawn, and name what is wrong."""
    from rich.console import Console
    from rich.progress import track

    with admin_of(data, store) as admin:
        damage = admin.damage()
        if damage:
            raise click.ClickException(say("cli-db-damaged", why=damage))
        ids = [table.row.id for table in admin.tables()]
        console = Console(stderr=True, quiet=quiet)
        bar = track(admin.check(ids), say("cli-db-check-bar"), total=len(ids), console=console)
        faults = [(id, fault) for id, fault in bar if fault is not None]
        strays = admin.strays()
    for id, fault in faults:
        _named(id, _sentence(fault))
    for id in strays:
        _named(id, say("db-stray"))
    bad = len(faults) + len(strays)
    click.echo(say("cli-db-check-found", tables=len(ids), bad=bad))
    ctx.exit(BAD if bad else 0)


@db.command(cls=SpokenCommand, words="db-upgrade")
@stored
def upgrade(data: Path | None, store: str) -> None:
    """Bring a database to the version of this program."""
    from trollbord.server.store.migrate import Age, age_of, version_of
    from trollbord.server.store.store import Store, engine_of, explained, migrated, released, shown

    url = place_of(data, store)
    with explained(url):
        engine = engine_of(url)
        with released(engine):
            with engine.connect() as connection:
                version = version_of(connection)
            if age_of(version) is Age.OLDER:
                saved = migrated(engine, str(version))
                if saved is not None:
                    click.echo(say("cli-db-upgrade-done", file=str(saved)))
                    return
        engine.dispose()
    Store(url).close()  # a newer one is refused with its sentence
    click.echo(say("cli-db-upgrade-current", given=shown(engine)))


@db.command(cls=SpokenCommand, words="db-backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@stored
def backup(file: Path, data: Path | None, store: str) -> None:
    """Copy a database, also while a server uses it."""
    from trollbord.server.store.backup import copy_database
    from trollbord.server.store.store import explained

    url = place_of(data, store)
    source = _file_of(url)
    if file.exists():
        raise click.ClickException(say("cli-db-backup-exists", given=str(file)))
    with explained(url):
        copy_database(source, file)
    click.echo(say("cli-db-backup-done", file=str(file)))


@db.command(cls=SpokenCommand, words="db-restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@stored
def restore(file: Path, data: Path | None, store: str) -> None:
    """Put a backup where no database is."""
    from trollbord.server.store.backup import copy_database
    from trollbord.server.store.migrate import Age, age_of, version_of
    from trollbord.server.store.store import engine_of, explained

    url = place_of(data, store, must_exist=False)
    target = _file_of(url)
    if target.exists():
        raise click.ClickException(say("cli-db-restore-exists", given=str(target)))
    target.parent.mkdir(parents=True, exist_ok=True)
    with explained(url):
        copy_database(file, target)
        engine = engine_of(url)
        with engine.connect() as connection:
            age = age_of(version_of(connection))
        engine.dispose()
    if age in (Age.EMPTY, Age.NEWER):
        target.unlink()
        raise click.ClickException(say("cli-db-restore-none", given=str(file)))
    click.echo(say("cli-db-restore-done", file=str(target)))


def _file_of(url: str) -> Path:
    """The file of an SQLite database; other databases have tools of their own for this."""
    from trollbord.server.store.store import engine_of, file_of

    file = file_of(engine_of(url, makes=False))
    if file is None:
        raise click.ClickException(say("cli-db-only-sqlite"))
    return file


@db.command(cls=SpokenCommand, words="db-repair")
@stored
@option("--yes", is_flag=True)
@click.pass_context
def repair(ctx: click.Context, data: Path | None, store: str, yes: bool) -> None:
    """Cut what does not replay, after a backup, and keep the cut lines beside."""
    from trollbord.server.repair import cuts
    from trollbord.server.repair import repair as cut_all
    from trollbord.server.store.backup import copy_database, free_name

    with admin_of(data, store, claims=True) as admin:
        found = cuts(admin, [table.row.id for table in admin.tables()])
        strays = admin.strays()
        for cut in found:
            _tell(cut)
        for id in strays:
            _named(id, say("cli-db-repair-stray"))
        wanted = [cut for cut in found if cut.is_possible]
        if not wanted and not strays:
            click.echo(say("cli-db-repair-nothing"))
            ctx.exit(BAD if found else 0)
        if not yes and not click.confirm(
            say("cli-db-repair-sure", count=len(wanted) + len(strays))
        ):
            raise click.Abort
        file = admin.file or Path("trollbord")
        if admin.file is not None:
            saved = free_name(admin.file, "before-repair")
            copy_database(admin.file, saved)
            click.echo(say("cli-db-backup-done", file=str(saved)))
        beside = free_name(file, "cut.jsonl")
        cut_all(admin, wanted, strays, beside)
    click.echo(say("cli-db-repair-done", file=str(beside)))


def _tell(cut: Cut) -> None:
    _named(cut.table, _sentence(cut.fault))
    if cut.lines:
        first, last = cut.lines[0].seq, cut.lines[-1].seq
        click.echo(say("cli-db-repair-lines", first=first, last=last, count=len(cut.lines)))
    elif not cut.is_possible:
        click.echo(say("cli-db-repair-not"))
