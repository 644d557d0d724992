"""`lab/run bench`: how fast games, environments, records, the page, the start and the arena are."""

import pkgutil
from importlib import import_module
from typing import Final

import click

from trollbord.cli.translated import SpokenGroup

FIRST: Final = "games"
"""What `lab/run bench` alone measures."""


class Benches(SpokenGroup):
    """One command for each module of this folder; a word that is none of them belongs to FIRST."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, one for each module."""
        return sorted(module.name for module in pkgutil.iter_modules(__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name; its module is loaded only now."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command), f"{cmd_name} is no command"
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put FIRST before arguments that name no command."""
        known = [*self.list_commands(ctx), *ctx.help_option_names]
        if not args or args[0] not in known:
            args = [FIRST, *args]
        return super().parse_args(ctx, args)


@click.group(cls=Benches)
def bench() -> None:
    """See `cli-bench` for what a person reads here."""
