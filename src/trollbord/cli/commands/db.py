"""`trollbord db`: is what is stored sound, copies of it, and its version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from trollbord.cli.storage import admin_of, place_of, stored
from trollbord.cli.translated import SpokenCommand, SpokenGroup, option, say, tongue

if TYPE_CHECKING:
    from trollbord.kernel.message import Message
    from trollbord.server.admin.repair import Cut
    from trollbord.server.admin.tables import Admin

BAD = 1


@click.group(cls=SpokenGroup)
def db() -> None:
    """See `cli-db` for what a person reads here."""


def _sentence(fault: Message) -> str:
    from trollbord.words import COMMON, speaker

    return speaker(fault.game or COMMON, tongue()).message(fault)


def _named(id: str, words: str) -> None:
    click.echo(f"{click.style(id, fg='red', bold=True)}: {words}")


def _check_file(admin: Admin) -> None:
    """Refuse a file that is damaged: nothing that is read there can be believed."""
    damage = admin.damage()
    if damage:
        raise click.ClickException(say("cli-db-damaged", why=damage))


@db.command(cls=SpokenCommand, words="db-check")
@stored
@option("--quiet", is_flag=True)
@click.pass_context
def check(ctx: click.Context, data: Path | None, store: str, quiet: bool) -> None:
    """Replay every stored game, recompute what was drawn, and name what is wrong."""
    from rich.console import Console
    from rich.progress import track

    with admin_of(data, store) as admin:
        _check_file(admin)
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
    from trollbord.server.store.engines import engine_of, explained, migrated, released, shown
    from trollbord.server.store.migrate import Age, age_of, version_of
    from trollbord.server.store.store import Store

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
    """Copy a database, also while a server uses it, and look whether the copy is sound."""
    from trollbord.server.store.backup import copy_database, damage_of, free_name
    from trollbord.server.store.engines import engine_of, explained, file_of
    from trollbord.server.store.postgres_backup import dump

    url = place_of(data, store)
    if file.exists():
        raise click.ClickException(say("cli-db-backup-exists", given=str(file)))
    with explained(url):
        engine = engine_of(url, makes=False)
        source = file_of(engine)
        if source is None:
            dump(engine, file)
        else:
            copy_database(source, file)
        engine.dispose()
    damage = "" if source is None else damage_of(file)
    if damage:
        # Under another name: what keeps the last copies by their names must not put this one in the place of a good one.
        aside = file.rename(free_name(file, "damaged"))
        raise click.ClickException(say("cli-db-backup-damaged", why=damage, file=str(aside)))
    click.echo(say("cli-db-backup-done", file=str(file)))


@db.command(cls=SpokenCommand, words="db-restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@stored
def restore(file: Path, data: Path | None, store: str) -> None:
    """Put a backup where no database is."""
    from trollbord.server.store.engines import engine_of, explained, file_of, shown
    from trollbord.server.store.postgres_backup import restore as restore_postgres

    url = place_of(data, store, must_exist=False)
    with explained(url):
        engine = engine_of(url, makes=False)
        target = file_of(engine)
        if target is None:
            try:
                restore_postgres(engine, file)
            finally:
                engine.dispose()
            _check_restored(url, file)
            click.echo(say("cli-db-restore-done", file=shown(engine)))
            return
    if target.exists():
        raise click.ClickException(say("cli-db-restore-exists", given=str(target)))
    _restore_file(url, file, target)
    click.echo(say("cli-db-restore-done", file=str(target)))


def _restore_file(url: str, file: Path, target: Path) -> None:
    from trollbord.server.store.backup import copy_database
    from trollbord.server.store.engines import explained

    target.parent.mkdir(parents=True, exist_ok=True)
    with explained(url):
        copy_database(file, target)
    try:
        _check_restored(url, file)
    except click.ClickException:
        target.unlink()
        raise


def _check_restored(url: str, file: Path) -> None:
    """Refuse what is no database of ours, or one of a newer version."""
    from trollbord.server.store.engines import engine_of, explained
    from trollbord.server.store.migrate import Age, age_of, version_of

    with explained(url):
        engine = engine_of(url)
        with engine.connect() as connection:
            age = age_of(version_of(connection))
        engine.dispose()
    if age in (Age.EMPTY, Age.NEWER):
        raise click.ClickException(say("cli-db-restore-none", given=str(file)))


@db.command(cls=SpokenCommand, words="db-copy")
@click.argument("source")
@click.argument("target")
@click.pass_context
def copy(ctx: click.Context, source: str, target: str) -> None:
    """Move a club: copy all rows of a database into another one, which is empty, then check it."""
    from rich.console import Console
    from rich.progress import Progress

    from trollbord.server.store.copying import copy_all
    from trollbord.server.store.engines import engine_of, explained, released

    old, new = _url_of(source), _url_of(target)
    with explained(old):
        from_here = engine_of(old, makes=False)
        with (
            from_here.connect(),
            released(from_here),
            Progress(console=Console(stderr=True)) as bar,
        ):
            task = bar.add_task(say("cli-db-copy-bar"))
            with explained(new):
                to_there = engine_of(new)
                count = copy_all(
                    from_here,
                    to_there,
                    lambda done, of: bar.update(task, completed=done, total=of),
                )
                to_there.dispose()
        from_here.dispose()
    click.echo(say("cli-db-copy-done", rows=count))
    ctx.invoke(check, data=None, store=new, quiet=False)


def _url_of(place: str) -> str:
    """The address of a database that was named by its address or by its file."""
    return place if "://" in place else f"sqlite:///{place}"


@db.command(cls=SpokenCommand, words="db-repair")
@stored
@option("--yes", is_flag=True)
@click.pass_context
def repair(ctx: click.Context, data: Path | None, store: str, yes: bool) -> None:
    """Cut what does not replay, after a backup, and keep the cut lines beside."""
    from trollbord.server.admin.repair import cuts
    from trollbord.server.admin.repair import repair as cut_all
    from trollbord.server.store.backup import copy_database, free_name

    with admin_of(data, store, alone=True) as admin:
        _check_file(admin)
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
