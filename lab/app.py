"""The command `lab/run`: measures, breaks and rates Trollbord."""

from typing import ClassVar

import click

from lab import commands
from trollbord.cli.group import Commands
from trollbord.words import ENGLISH


class Lab(Commands):
    """All commands of the laboratory, which speaks English alone."""

    package: ClassVar = commands

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Fix the language before anything is said."""
        ctx.params["language"] = ENGLISH
        return super().parse_args(ctx, args)


@click.group(cls=Lab, name="lab")
def app(language: str) -> None:
    """See `cli-lab` for what a person reads here."""
