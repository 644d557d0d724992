"""Bots that need no process."""

from typing import Any

from trollbord.kernel.view import View
from trollbord.server.jobs.bot_pool import BotPool


class Ready(BotPool):
    """They take the first option."""

    async def warm(self) -> None:
        return

    async def _think(self, bot: str, view: View, *given: Any, **more: Any) -> str:
        assert view.ask is not None
        return view.ask.options[0].text
