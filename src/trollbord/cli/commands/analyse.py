"""`trollbord analyse`: what the strongest player thinks of a table, and what it expects."""

from pathlib import Path
from random import Random

import click
from rich.table import Table as Grid

from trollbord import load
from trollbord.adapters.seated import seated
from trollbord.bots.weighing import BEST, beside
from trollbord.cli.console import console
from trollbord.cli.recordfile import snapshots, with_game
from trollbord.cli.translated import command, option, say, tongue
from trollbord.kernel.optional import part
from trollbord.kernel.player import Budget, Decision, Reasons
from trollbord.kernel.seat import NATURE
from trollbord.kernel.state import State
from trollbord.kernel.view import View
from trollbord.words import speaker


@command()
@click.argument("table")
@option("--at", type=click.IntRange(0))
@option("--bot", default="jotun", show_default=True)
@option("--seconds", type=click.FloatRange(0.1), default=5.0, show_default=True)
@option("--svg", type=click.Path(dir_okay=False, path_type=Path))
def analyse(table: str, at: int | None, bot: str, seconds: float, svg: Path | None) -> None:
    """Weigh the options of a record's table or of a position."""
    state = table_of(table, at)
    ask = state.ask
    if ask is None or ask.seat == NATURE:
        raise click.UsageError(say("cli-analyse-nothing"))
    view = state.view(ask.seat)
    decision = Decision(view, Random(1), Budget(seconds=seconds))
    reasons = seated(bot).reasons(decision)
    if reasons is None:
        raise click.UsageError(say("cli-analyse-silent", bot=bot))
    click.echo(view)
    show(state, reasons)
    if svg is not None:
        svg.write_text(drawn(view), encoding="utf-8")
        click.echo(say("cli-show-written", given=str(svg)))


def drawn(view: View) -> str:
    """The board with what each colour is going to have, if the game can draw that; else the board."""
    forecast = getattr(part(view.game.module, "draw"), "forecast", view.game.picture)
    return str(forecast(view))


def table_of(text: str, at: int | None) -> State:
    """The table that is meant: a record's, or the line of a position."""
    if Path(text).is_file():
        game, record = with_game(Path(text))
        return snapshots().at(game, record, len(record.log) if at is None else at)
    if "|" not in text:
        raise click.UsageError(say("cli-analyse-what", given=text[:60]))
    return load(text.split("/", 1)[0].strip()).position(text)


def show(state: State, reasons: Reasons) -> None:
    """What was weighed, the best first, how good the others are beside it, and what should follow."""
    words = speaker(state.game.id, tongue())
    grid = Grid(title=say("cli-analyse-iterations", count=reasons.iterations))
    for name in ("option", "worth", "line"):
        grid.add_column(say(f"cli-analyse-column-{name}"))
    for place, candidate in enumerate(reasons.candidates[:8]):
        line = " · ".join([words.option(option) for option in candidate.line[1:]])
        worth = beside(reasons.candidates[0].worth, candidate.worth) if place else BEST
        grid.add_row(words.option(candidate.option), words.text(worth), line)
    console().print(grid)
    for suspicion in reasons.suspicions:
        click.echo(words.message(suspicion))
