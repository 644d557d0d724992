"""The options by which an operator sets up reminders, the same for the server and for workers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trollbord.cli.translated import option

if TYPE_CHECKING:
    from trollbord.server.reminders.operator import Operator

F = TypeVar("F", bound=Callable[..., Any])
FILE = click.Path(dir_okay=False, path_type=Path)


def reminding(command: F) -> F:
    """Give a command the options that set up reminders."""
    options = (
        option("--address", default="", envvar="TROLLBORD_ADDRESS"),
        option("--mail", default="", envvar="TROLLBORD_MAIL"),
        option("--push-key", "push_key", type=FILE, envvar="TROLLBORD_PUSH_KEY"),
        option("--webhooks", is_flag=True, envvar="TROLLBORD_WEBHOOKS"),
        option("--allow-host", "allowed", multiple=True, envvar="TROLLBORD_ALLOW_HOSTS"),
    )
    for each in reversed(options):
        command = each(command)
    return command


def operator(
    address: str, mail: str, push_key: Path | None, webhooks: bool, allowed: tuple[str, ...]
) -> Operator | None:
    """What these options set up; nothing is loaded where they set up nothing."""
    if not (mail or push_key or webhooks):
        return None
    from trollbord.server.reminders.operator import operator_of

    return operator_of(address, mail, push_key, webhooks, allowed)
