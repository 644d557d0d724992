"""The command `trollbord`: its commands in groups, and what a line without a command means."""

from typing import ClassVar, Final

import click

from trollbord import __version__, game_ids
from trollbord.cli import click_texts, commands
from trollbord.cli.group import Commands
from trollbord.cli.translated import SpokenOption, option, say
from trollbord.words import LANGUAGES

START: Final = "serve"
"""What `trollbord` alone means: the table in the browser."""
GROUPS: Final = {
    "play": ("play", "learn", "games", "menu"),
    "serve": ("serve",),
    "records": ("replay", "review", "show", "analyse", "verify", "convert"),
    "bots": ("arena", "benchmark", "exploit", "mcp"),
    "learning": ("dataset", "fit"),
    "operators": ("tables", "db", "reminders", "worker"),
    "authors": ("perft", "fuzz", "words"),
}
"""The commands by who needs them, as the help lists them: who came to play reads the first line."""


class App(Commands):
    """All commands of `trollbord`."""

    package: ClassVar = commands

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands under the names of their groups."""
        width = max(len(name) for name in self.list_commands(ctx))
        for group, names in GROUPS.items():
            with formatter.section(say(f"cli-group-{group}")):
                found = [self.get_command(ctx, name) for name in names]
                rows = [
                    (f"{each.name or '':{width}}", each.get_short_help_str())
                    for each in found
                    if each
                ]
                formatter.write_dl(rows)

    def meant(self, ctx: click.Context, typed: str) -> str:
        """Suggestions for a mistyped command; a game's name alone means `play`."""
        return f"play {typed}" if typed in game_ids() else super().meant(ctx, typed)

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
