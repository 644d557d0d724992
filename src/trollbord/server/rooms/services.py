"""What rooms need of others: a store that keeps their tables, and bots that think.

Rooms know no more than this. A server gives them a database and a pool of processes; a browser gives them a store in memory
and bots in its own loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from trollbord.kernel.view import View
from trollbord.server.rooms.reviewed import ReviewTold
from trollbord.server.rooms.told import ToldReasons
from trollbord.server.store.change import BotQuestion, Change, ChangeOutcome, News
from trollbord.server.store.hints import StoreHint
from trollbord.server.store.rows import StoredTable, TableRows


class BotService(Protocol):
    """Lets bots think."""

    @property
    def pause(self) -> float:
        """Seconds that a bot takes at least for a step, so that eyes can follow."""

    @property
    def build(self) -> str:
        """On which build bots think: by that their ratings differ."""

    async def choose(
        self,
        bot: str,
        view: View,
        table: str = "",
        turn: int = 0,
        *,
        owner: str = "",
        most: float = 0.0,
    ) -> str:
        """The option that a bot picks in this turn of this table, within `most` seconds if that is not 0.

        `owner` is the person whose share of thinking it is.
        """

    async def reasons(
        self, bot: str, view: View, owner: str = "", about: str = ""
    ) -> ToldReasons | None:
        """Why a bot would pick what it would pick, and what speaks for the option `about`; the best, if none is named."""

    async def review(self, record: str, known: bytes, owner: str = "") -> ReviewTold:
        """The review of a finished game, a little further than it is known; what was reviewed before is there at once."""


class TableStore(Protocol):
    """Keeps tables; whatever fails raises Unavailable."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes change its tables too."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def is_alive(self, standstill: float) -> bool:
        """Whether a server was alive lately: if not, clocks must not ring before the time is given back."""

    async def open_table(self, table: TableRows) -> None:
        """Write a new table."""

    async def table(self, id: str) -> StoredTable | None:
        """All rows of a table, as they were at one moment; None if there is none."""

    async def change(self, change: Change) -> ChangeOutcome:
        """Write one change of a table, or say why not; nothing is written then."""

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that are there."""

    async def name_of(self, person: str) -> str:
        """The name of a person; empty if the person has none."""

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""

    async def waiting_for(self, person: str) -> list[str]:
        """The tables at which this person is asked, the latest first."""

    async def discard(self, before: float) -> None:
        """Delete for good what all people of a table have deleted before this moment."""

    # -- of a shared store

    async def news(self, id: str, lines: int, said: int) -> News | None:
        """What a table has now, of its lines and talk only those after these numbers."""

    async def ask_again(self, id: str, version: int, question: BotQuestion) -> bool:
        """Write the job of a bot's question if there is none; whether it was forgotten."""

    async def hint(self, told: Sequence[StoreHint]) -> None:
        """Tell other processes something that is not stored."""
