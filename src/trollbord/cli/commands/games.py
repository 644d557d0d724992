"""`trollbord games`: what is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

import trollbord
from trollbord.adapters.seated import boxed
from trollbord.cli.translated import command, say, tongue
from trollbord.games import claims_on_ours
from trollbord.kernel.game import broken
from trollbord.kernel.settings import Setting
from trollbord.words import COMMON, Speaker, speaker

if TYPE_CHECKING:
    from rich.table import Table

FAIR: Final = 30
"""Columns in which a list of values reads well."""
FOR_ABOUT: Final = 20
"""Columns that are left for what an option is about, and for the gaps."""


@command()
@click.argument("game", default="")
def games(game: str) -> None:
    """List the games with their seats, or the table options of one."""
    if game:
        show_one(boxed(game))
    else:
        show_all()


def show_all() -> None:
    """A line for each game; a folder that holds none is named after them."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("cli-column-id"), no_wrap=True)  # it is there to be typed
    for column in ("cli-column-game", "cli-column-seats", "cli-column-about"):
        table.add_column(say(column), overflow="fold")
    faults = [speaker(COMMON, tongue()).error(error) for error in claims_on_ours()]
    for id in trollbord.game_ids():
        try:
            table.add_row(*row(id))
        except Exception as error:  # a game in the making fails in any way, and hides no other
            faults.append(fault(id, error))
    Console().print(table)
    if faults:
        raise click.ClickException("\n".join(faults))


def bots_of(game: str) -> list[str]:
    """The ids of the bots, each with its rating on the build that runs, if that was measured."""
    from trollbord.bots import bot_ids
    from trollbord.bots.ladder import ratings, running

    known = ratings(game, running())
    return [f"{bot} ({known[bot]})" if bot in known else bot for bot in bot_ids()]


def fault(id: str, error: Exception) -> str:
    """Why a game can't be shown."""
    return speaker(COMMON, tongue()).error(broken(id, error))


def row(id: str) -> tuple[str, str, str, str]:
    """What the list says of a game."""
    seats, words = listed(trollbord.load(id).seats), speaker(id, tongue())
    return f"[bold]{id}[/]", words.text("game-name"), seats, words.text("game-blurb")


def show_one(game: trollbord.Game) -> None:
    """Print seats, bots, and the table options with defaults and choices."""
    from rich.console import Console

    words, console = speaker(game.id, tongue()), Console()
    console.print(f"[bold]{words.text('game-name')}[/]\n{words.text('game-blurb')}")
    console.print(
        say("cli-games-seated", seats=listed(game.seats), bots=", ".join(bots_of(game.id)))
    )
    if game.settings:
        console.print(agreeable(game.settings, words, console.width))


def agreeable(options: tuple[Setting, ...], words: Speaker, room: int) -> Table:
    """The table options; their values are broken between words, if there is room for the longest."""
    from rich.table import Table

    typed = [by_default(option) for option in options]
    width = width_of([values(option) for option in options])
    fits = max(map(len, typed)) + width + FOR_ABOUT <= room
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(f"--table {say('cli-column-option')}", no_wrap=True)
    table.add_column(say("cli-column-values"), overflow="fold", width=width if fits else None)
    table.add_column(say("cli-column-about"), overflow="fold")
    for option, default in zip(options, typed):
        table.add_row(f"[bold]{default}[/]", values(option), about(option, words))
    return table


def width_of(texts: list[str]) -> int:
    """The width at which no word is broken and lines have a fair length."""
    words = [len(word) for text in texts for word in text.split()]
    return max(*words, min(FAIR, max(map(len, texts))))


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers in a row."""
    return ", ".join([str(number) for number in numbers])


def by_default(option: Setting) -> str:
    """An option as it would be typed to say what holds anyway."""
    default = str(option.default).lower() if option.kind == "switch" else option.default
    return f"{option.id}={default}"


def values(option: Setting) -> str:
    """What may be typed for an option."""
    return ", ".join(option.choices) if option.kind == "choice" else option.expected()


def about(option: Setting, words: Speaker) -> str:
    """What an option is called, and what it is for."""
    name, more = words.text(f"table-{option.id}"), f"table-{option.id}-help"
    return f"{name}. {words.text(more)}" if words.has(more) else name
