"""The command `trollbord`: finds its commands by their modules and loads the one that runs."""

import errno
import pkgutil
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

import click

from trollbord import TrollbordError, __version__, game_ids
from trollbord.cli import click_texts, commands
from trollbord.cli.translated import SpokenGroup, SpokenOption, option, say, tongue
from trollbord.kernel.extras import extras_needed
from trollbord.words import LANGUAGES, speaker

START: Final = "serve"
"""What `trollbord` alone means: the table in the browser."""


class App(SpokenGroup):
    """All commands; an error of ours is printed as a sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, one for each module."""
        return sorted(module.name for module in pkgutil.iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name; its module is loaded only now."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = getattr(import_module(f"{commands.__name__}.{cmd_name}"), cmd_name)
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
        """Suggestions for a mistyped command; a game's name alone means `play`."""
        if typed in game_ids():
            return f"play {typed}"
        near = get_close_matches(typed, self.list_commands(ctx), 1)
        return near[0] if near else ""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Options that are not the group's own belong to the command that needs no name."""
        own = {name: each for each in self.get_params(ctx) for name in each.opts}
        at = 0
        while at < len(args) and (name := args[at].partition("=")[0]) in own:
            has_word = not getattr(own[name], "is_flag", False) and "=" not in args[at]
            at += 2 if has_word else 1
        if at < len(args) and args[at].startswith("-"):
            args = [*args[:at], START, *args[at:]]
        return super().parse_args(ctx, args)

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


click_texts.translate()


@click.group(cls=App, name="trollbord", invoke_without_command=True)
@option("--language", type=click.Choice(list(LANGUAGES)), is_eager=True)  # the help speaks it
@click.version_option(
    __version__, prog_name="Trollbord", message="%(prog)s %(version)s", cls=SpokenOption
)
@click.pass_context
def app(ctx: click.Context, language: str | None) -> None:
    """See `cli-trollbord` for what a person reads here."""
    if ctx.invoked_subcommand is None:
        command = app.get_command(ctx, START)
        assert command is not None, f"there is no command {START!r}"
        ctx.invoke(command)
