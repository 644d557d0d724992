"""`trollbord games`: what is on the table."""

import trollbord
from trollbord.cli.spoken import command, say, tongue
from trollbord.words import speaker


@command()
def games() -> None:
    """List the games with their seats."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("cli-column-id", "cli-column-game", "cli-column-seats", "cli-column-about"):
        table.add_column(say(column))
    for id in trollbord.games():
        words = speaker(id, tongue())
        seats = ", ".join(str(number) for number in trollbord.load(id).seats)
        table.add_row(f"[bold]{id}[/]", words.text("game-name"), seats, words.text("game-blurb"))
    Console().print(table)
