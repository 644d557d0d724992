"""Commands of browsers: by their names, for one kind of viewer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, Generic, TypeAlias, TypeVar

from trollbord.server.errors import Refused
from trollbord.server.live.messages import Command
from trollbord.server.live.viewer import Viewer

V = TypeVar("V", bound=Viewer)

Deed: TypeAlias = Callable[[V, Command], None]
"""Changes what everybody sees, within `viewer.change()`."""
Look: TypeAlias = Callable[[V, Command], Awaitable[None]]
"""Changes what this browser is shown, while the lock is held."""
Errand: TypeAlias = Callable[[V, Command], Awaitable[None]]
"""Takes the lock itself, where it needs it."""


class BrowserCommands(Generic[V]):
    """What browsers may say at one kind of viewing."""

    def __init__(
        self,
        deeds: Mapping[str, Deed[V]],
        looks: Mapping[str, Look[V]],
        errands: Mapping[str, Errand[V]] | None = None,
    ) -> None:
        self.deeds: Final = dict(deeds)
        self.looks: Final = {"help": show_help, **looks}
        self.errands: Final = dict(errands or {})

    async def obey(self, viewer: V, command: Command) -> None:
        """Do what a browser says."""
        if command.act in self.deeds:
            await viewer.change(partial(self.deeds[command.act], viewer, command))
        elif command.act in self.looks:
            async with viewer.lock:
                await self.looks[command.act](viewer, command)
        elif command.act in self.errands:
            await self.errands[command.act](viewer, command)
        else:
            raise Refused("page-bad-form")


async def show_help(viewer: Viewer, command: Command) -> None:
    """Tell what was pointed at."""
    await viewer.show_help(command.keys)


async def switch_list(viewer: Viewer, command: Command) -> None:
    """Show all options as buttons, or no longer."""
    viewer.lists = not viewer.lists
    await viewer.refresh()
