"""What the terminal shows: the board, what happened, the options, the curtain, the end."""

import sys
from collections.abc import Sequence
from typing import Final

import click
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from trollbord.cli.tabletop import tabletop
from trollbord.cli.terminal.typed import COMMANDS
from trollbord.cli.translated import say
from trollbord.kernel.ask import Ask
from trollbord.kernel.event import Event
from trollbord.kernel.option import Option
from trollbord.kernel.result import Result
from trollbord.kernel.view import View
from trollbord.page.told_table import COMMANDS as TOLD
from trollbord.words import Speaker
from trollbord.words.typed import place_name

PROMPT: Final = "> "
ERASE_SAVED_LINES: Final = "\033[3J"


class TerminalScreen:
    """One terminal, one language, and the names of those who play."""

    def __init__(self, speaker: Speaker, players: Sequence[str]) -> None:
        self.speaker: Final = speaker
        self.players: Final = players
        self.console: Final = Console(highlight=False)

    def board(self, view: View) -> None:
        """The table as a seat sees it."""
        self.console.print()
        told = tabletop(view, self.speaker, self.players, self.console.width)
        self.console.print(Text(told), soft_wrap=True)
        self.console.print()

    def log(self, events: Sequence[Event]) -> None:
        """What happened, a line each."""
        for event in events:
            self.console.print(Text("  " + self.speaker.event(event, self.players), style="dim"))

    def question(self, ask: Ask) -> None:
        """Who is asked what."""
        player = self.speaker.seat(ask.seat, self.players)
        sentence = self.speaker.prompt(ask, self.players)
        self.console.print(Text.assemble((player, "bold"), ": ", sentence))

    def options(self, options: Sequence[Option]) -> None:
        """All that can be picked, with what to type for it."""
        cells = [
            Text.assemble((place_name(place, options), "bold cyan"), "  ", name)
            for place, name in enumerate(self.names(options), 1)
        ]
        self.console.print(Columns(cells, padding=(0, 3), column_first=True))

    def names(self, options: Sequence[Option]) -> list[str]:
        """What options are called in the player's language."""
        return [self.speaker.option(option, self.players) for option in options]

    def few(self, options: Sequence[Option]) -> None:
        """The options that a line could mean."""
        self.say("term-which", count=len(options))
        cells = [
            Text.assemble((option.text, "bold cyan"), "  ", name)
            for option, name in zip(options, self.names(options))
        ]
        self.console.print(Columns(cells, padding=(0, 3)))

    def curtain(self, player: str) -> None:
        """Hide one hand before the next is shown."""
        wipe()
        self.read(say("term-curtain", player=player))
        wipe()

    def help(self) -> None:
        """The game in a sentence, and what can be typed."""
        self.console.print(Text(self.speaker.text("game-blurb"), style="italic"))
        self.say("term-help")
        table = Table(box=None, pad_edge=False, show_header=False)
        for command in COMMANDS:
            table.add_row(Text(command, style="bold cyan"), say(f"term-command-{command}"))
        for order in [each for each in TOLD if each not in COMMANDS]:
            name = self.speaker.text(f"told-name-{order}")
            table.add_row(Text(name, style="bold cyan"), self.speaker.text(f"told-help-{order}"))
        self.console.print(table)

    def lines(self, told: Sequence[str]) -> None:
        """What was asked about the table."""
        for line in told:
            self.console.print(Text(line))

    def result(self, result: Result) -> None:
        """Why it ended and how everybody did, the first place first."""
        self.console.print(Text(self.speaker.ending(result), style="bold"))
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(say("term-player"))
        for row, _ in result.rows:
            table.add_column(self.speaker.row(row), justify="right")
        table.add_column(say("term-score"), justify="right")
        for seat in sorted(range(len(result.ranks)), key=result.ranks.__getitem__):
            counted = [str(values[seat]) for _, values in result.rows]
            place, score = str(result.ranks[seat]), str(result.scores[seat])
            table.add_row(place, self.speaker.seat(seat, self.players), *counted, score)
        self.console.print(table)

    def say(self, id: str, /, **args: str | int) -> None:
        """A sentence of the terminal's own."""
        self.console.print(Text(say(id, **args)), soft_wrap=True)  # a file's name stays whole

    def complain(self, sentence: str) -> None:
        """Something that can't be done, and why."""
        self.console.print(Text(sentence, style="red"))

    def read(self, prompt: str = PROMPT) -> str:
        """A line from the keyboard."""
        return input(prompt).strip()

    def agrees(self, question: str) -> bool:
        """Whether the people at the table say yes."""
        return self.read(f"{question} ").lower() in say("term-yes").split()


def wipe() -> None:
    """Empty the terminal, and what could be scrolled back to: some move there what they clear."""
    click.clear()
    if sys.stdout.isatty():
        click.echo(ERASE_SAVED_LINES, nl=False)
