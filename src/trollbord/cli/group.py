"""Groups of commands: each command is one module of a package, which is loaded when it runs."""

import errno
import pkgutil
from difflib import get_close_matches
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar

import click

from trollbord import TrollbordError
from trollbord.cli.translated import SpokenGroup, say, tongue
from trollbord.kernel.extras import extras_needed
from trollbord.words import speaker


class Commands(SpokenGroup):
    """The commands of a package; an error of ours is printed as a sentence."""

    package: ClassVar[ModuleType]

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, one for each module."""
        return sorted(module.name for module in pkgutil.iter_modules(self.package.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name; its module is loaded only now."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = getattr(import_module(f"{self.package.__name__}.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command), f"{cmd_name} is no command"
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was typed; for a word that is none, the likeliest one is named."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            meant = self.meant(ctx, args[0])
            if not meant:
                raise
            words = f"{error.message} {say('cli-meant', command=meant)}"
            raise click.UsageError(words, ctx) from error

    def meant(self, ctx: click.Context, typed: str) -> str:
        """A suggestion for a mistyped command."""
        near = get_close_matches(typed, self.list_commands(ctx), 1)
        return near[0] if near else ""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; what goes wrong is said here, where the language of this run is still known."""
        try:
            return self.run(ctx)
        except click.ClickException as error:
            error.show()
            ctx.exit(error.exit_code)
        except (click.Abort, KeyboardInterrupt, EOFError) as left:
            if not isinstance(left, click.Abort):
                click.echo(err=True)  # the line with the ^C ends here
            click.echo(say("click-aborted"), err=True)
            ctx.exit(1)

    def run(self, ctx: click.Context) -> Any:
        """Run a command; a mistake of the caller becomes a sentence in the caller's language."""
        try:
            with extras_needed():
                return super().invoke(ctx)
        except TrollbordError as error:
            sentence = speaker(error.message.game, tongue()).error(error)
            raise click.ClickException(sentence) from error
        except OSError as error:
            if error.errno == errno.EPIPE:  # the reader has closed the pipe, which click knows
                raise
            what, why = error.filename, error.strerror or str(error)
            raise click.ClickException(f"{what}: {why}" if what else why) from error
