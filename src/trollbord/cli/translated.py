"""Commands whose help is a message: `cli-<command>` and `cli-<command>-<parameter>`."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import click

from trollbord.kernel.message import Word
from trollbord.words import COMMON, preferred, speaker

F = TypeVar("F", bound=Callable[..., Any])


def tongue() -> str:
    """The language of this run: what `--language` says, else the system's."""
    context = click.get_current_context(silent=True)
    chosen = context.find_root().params.get("language") if context else None
    return str(chosen) if chosen else preferred()


def say(id: str, /, **args: Word) -> str:
    """A message of the command line in the language of this run."""
    return speaker(COMMON, tongue()).text(id, **args)


class SpokenCommand(click.Command):
    """A command whose help is translated when it is shown: by its name, or by `words`."""

    def __init__(self, *args: Any, words: str = "", **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.words: Final = words or str(self.name)

    def get_short_help_str(self, limit: int = 80) -> str:
        """The first line of the help, for the list of commands."""
        return say(f"cli-{self.words}").partition("\n")[0]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The whole help."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"cli-{self.words}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All options, with `--help`, which click makes itself."""
        own = self.get_help_option(ctx)
        if own is not None:
            own.help = say("cli-help")
        super().format_options(ctx, formatter)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give every parameter its command, which is part of the key of its help."""
        for parameter in self.params:
            if isinstance(parameter, SpokenOption):
                parameter.command = self.words
        return super().parse_args(ctx, args)


class SpokenGroup(SpokenCommand, click.Group):
    """A command of commands."""


class SpokenOption(click.Option):
    """An option whose help is translated when it is shown."""

    command: str = ""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option's line in the help."""
        self.help = say(f"cli-{self.command}-{self.name}")
        return super().get_help_record(ctx)


command: Final = partial(click.command, cls=SpokenCommand)


def option(*names: str, **attributes: Any) -> Callable[[F], F]:
    """An option whose help is the message `cli-<command>-<option>`."""
    return click.option(*names, cls=SpokenOption, **attributes)
