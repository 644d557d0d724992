"""`trollbord replay`: a record in the terminal, step by step or like a film."""

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import click

from trollbord.cli.recordfile import FILE, SeatType, named, with_game
from trollbord.cli.replay_view import Projector
from trollbord.cli.translated import command, option, say, tongue
from trollbord.kernel.game import Game
from trollbord.kernel.seat import Seat
from trollbord.records.record import HIDDEN, ChatLine, PickLine, Record, ResignLine, UndoLine
from trollbord.records.replaying import within
from trollbord.words import speaker

NEXT: Final = ("\r", "\n", " ", "n", "\x1b[C")
BACK: Final = ("b", "\x7f", "\x1b[D")
LEAVE: Final = ("q", "\x1b", "")


@command()
@click.argument("file", type=FILE)
@option("--seat", type=SeatType(), default="spectator", show_default=True)
@option("--start", type=click.IntRange(0), default=0)
@option("--watch", is_flag=True)
@option("--seconds", type=click.FloatRange(0, 60), default=0.7, show_default=True)
@option("--log", is_flag=True)
def replay(file: Path, seat: Seat, start: int, watch: bool, seconds: float, log: bool) -> None:
    """Play a record back."""
    from trollbord.cli.commands.show import check_seat

    game, record = with_game(file)
    check_seat(record.header, seat)
    if record.header.view is not None:
        retold(game, record)
        return
    projector = Projector(game, record, seat, tongue())
    within(record, start)
    if log:
        listed(projector, start)
    elif watch:
        with suppress(KeyboardInterrupt):
            watched(projector, start, seconds)
    else:
        leafed(projector, start)


def retold(game: Game, record: Record) -> None:
    """Print a seat's own record: it knows too little for a table, so there is only the log."""
    words = speaker(game.id, tongue())
    players = named(record.header, words)
    for entry in record.body:
        if isinstance(entry, PickLine):
            known = entry.option and words.option(game.vocabulary.find(entry.option), players)
            click.echo(f"{entry.seq:4}  {words.seat(entry.seat, players)}: {known or HIDDEN}")
        elif isinstance(entry, UndoLine):
            click.echo(
                f"{entry.seq:4}  {words.text('replay-undo', seat=players[entry.seat], to=str(entry.to))}"
            )
        elif isinstance(entry, ResignLine):
            click.echo(f"{entry.seq:4}  {words.text('log-resigned', seat=players[entry.seat])}")
        elif isinstance(entry, ChatLine):
            click.echo(f"      {words.seat(entry.seat, players)}: “{entry.words}”")


def listed(projector: Projector, start: int) -> None:
    """Print the whole log and the last table."""
    for seq in range(start + 1, projector.last + 1):
        line(projector, seq)
    click.echo(projector.board(projector.last))
    click.echo(projector.ending())


def watched(projector: Projector, start: int, seconds: float) -> None:
    """Show one line after the other, like a film."""
    shown(projector, start)
    for seq in range(start + 1, projector.last + 1):
        time.sleep(seconds)
        shown(projector, seq)
    click.echo(projector.ending())


def leafed(projector: Projector, start: int) -> None:
    """Go forward and back, as the keys say."""
    seq = start
    shown(projector, seq)
    while True:
        if seq == projector.last:
            click.echo(projector.ending())
        click.echo(click.style(say("cli-replay-keys"), dim=True))
        key = pressed()
        if key in LEAVE:
            return
        if key == "g":
            seq = click.prompt(say("cli-replay-line"), type=click.IntRange(0, projector.last))
        elif key in BACK:
            seq = max(0, seq - 1)
        elif key in NEXT:
            seq = min(projector.last, seq + 1)
        shown(projector, seq)


def pressed() -> str:
    """Read the next key; None means leave."""
    try:
        return click.getchar()
    except (KeyboardInterrupt, EOFError):
        return ""
    except OSError as error:
        raise click.ClickException(say("cli-replay-no-terminal")) from error


def shown(projector: Projector, seq: int) -> None:
    """One line of the record, and the table after it."""
    click.clear()
    click.echo(projector.board(seq))
    if seq:
        line(projector, seq)


def line(projector: Projector, seq: int) -> None:
    """What happened at one line."""
    first, *rest = projector.happened(seq)
    click.echo(f"{click.style(f'{seq:4}', bold=True)}  {first}")
    for sentence in rest:
        click.echo(f"      {sentence}")
