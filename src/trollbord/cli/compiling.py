"""What a server says in the terminal about being compiled beside its work."""

import click

from trollbord.cli.translated import say


def say_compiled(build: str, log: str) -> None:
    """Say that it begins, or what came of it: a server prints nothing else while it runs."""
    message = "cli-compiling" if build == "compiling" else f"cli-compiled-{build}"
    click.echo(say(message, log=log or "none"))
