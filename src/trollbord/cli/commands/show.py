"""`trollbord show`: the table at one line of a record."""

from collections.abc import Sequence
from pathlib import Path

import click

from trollbord.cli.console import console
from trollbord.cli.recordfile import FILE, SeatType, named, snapshots, with_game
from trollbord.cli.tabletop import tabletop
from trollbord.cli.translated import command, option, say, tongue
from trollbord.kernel.seat import Seat
from trollbord.kernel.view import View
from trollbord.records.record import Header
from trollbord.words import Speaker, speaker


@command()
@click.argument("file", type=FILE)
@option("--at", type=click.IntRange(0))
@option("--seat", type=SeatType(), default="spectator", show_default=True)
@option("--svg", type=click.Path(dir_okay=False, path_type=Path))
@option("--position", is_flag=True)
def show(file: Path, at: int | None, seat: Seat, svg: Path | None, position: bool) -> None:
    """Show the table after one line of a record, as a seat sees it."""
    game, record = with_game(file)
    check_seat(record.header, seat)
    state = snapshots().at(game, record, len(record.log) if at is None else at)
    if position:
        click.echo(state.position())
        return
    view = state.view(seat)
    if svg is not None:
        svg.write_text(game.picture(view), encoding="utf-8")
        click.echo(say("cli-show-written", given=str(svg)))
        return
    words = speaker(game.id, tongue())
    players = named(record.header, words)
    click.echo(tabletop(view, words, players, console().width))
    click.echo(asked(view, words, players))


def check_seat(header: Header, seat: Seat) -> None:
    """Raise a usage error if the record has no such seat."""
    if seat >= header.seats:
        raise click.UsageError(say("cli-show-no-seat", given=str(seat), last=str(header.seats - 1)))


def asked(view: View, words: Speaker, players: Sequence[str]) -> str:
    """Who is asked what, or how the game ended."""
    if view.result is not None:
        scores = [f"{player} {score}" for player, score in zip(players, view.result.scores)]
        return f"{words.ending(view.result)}: {', '.join(scores)}"
    if view.ask is None:
        return ""
    return f"{words.seat(view.ask.seat, players)}: {words.prompt(view.ask, players)}"
