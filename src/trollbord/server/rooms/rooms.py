"""The house: all rooms of this process, who people are, and what the first page shows."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from typing import Final

from trollbord.games import game_ids, load, playable
from trollbord.ink.screen import Draft
from trollbord.ink.seats import SEATS
from trollbord.kernel.errors import UnknownGame
from trollbord.kernel.match import Match
from trollbord.kernel.seat import SPECTATOR
from trollbord.page.lobby_page import Lobby, Poster, TableLine, known_games
from trollbord.page.new_page import USUAL_SEATS, NewTable
from trollbord.page.screens import game_screen
from trollbord.server.jobs.bot_pool import PAUSE, Thinkers
from trollbord.server.rooms.clock import CLOCK
from trollbord.server.rooms.occupants import OPEN, PERSON, STANDIN, bot_levels
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import playing
from trollbord.server.store.store import Store
from trollbord.server.web.ratelimit import Limits
from trollbord.server.web.tokens import Tokens, first_name
from trollbord.words import COMMON, speaker

LOG: Final = logging.getLogger(__name__)

KEPT_ROOMS: Final = 200
SWEEP: Final = 2.0
"""Seconds until a table that was deleted from outside is noticed."""


class House:
    """Everything that the routes lean on."""

    def __init__(self, url: str, pause: float = PAUSE, limits: Limits | None = None) -> None:
        self.store: Final = Store(url)
        self.tokens: Final = Tokens(self.store.secret("tokens", secrets.token_bytes(32)))
        self.thinkers: Final = Thinkers(pause)
        self.rooms: Final[dict[str, Room]] = {}
        self.limits: Final = limits or Limits()
        self.lines: Final[Counter[str]] = Counter()
        """How many streams and lines each program holds."""
        self._opening: Final = asyncio.Lock()
        self._closed: Final[set[str]] = set()

    async def room(self, id: str) -> Room | None:
        """The room of this table, opened if need be."""
        async with self._opening:
            if id not in self.rooms:
                found = await self._found(id)
                if found is None:
                    return None
                self._make_place()
                self.rooms[id] = found
            return self.rooms[id]

    async def _found(self, id: str) -> Room | None:
        """The room as the store has it; a table whose game is broken stays closed, and no other with it."""
        try:
            return await Room.find(self.store, self.thinkers, id)
        except UnknownGame as error:
            if id not in self._closed:
                self._closed.add(id)
                LOG.error("table %s stays closed: %s", id, error)
            return None

    def _make_place(self) -> None:
        empty = [id for id, room in self.rooms.items() if not room.viewers and room.clock is None]
        for id in empty[: max(0, len(self.rooms) - KEPT_ROOMS)]:
            self.rooms.pop(id).bots.stop()

    async def wake(self) -> None:
        """Let the clocks go on that ran when the last process ended."""
        for id in await self.store.keeping(CLOCK):
            room = await self.room(id)
            if room is not None:
                async with room.lock:
                    await room.begin()

    async def sweep(self) -> None:
        """Close the rooms of tables that somebody has deleted from outside."""
        for id in await self.store.missing(list(self.rooms)):
            room = self.rooms.pop(id, None)
            if room is not None:
                async with room.lock:
                    await room.vanish()

    async def look_after(self) -> None:
        """Sweep every few seconds, for as long as the house stands."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                # The store may be busy or away for a moment; there is a next time.
                LOG.exception("looking for deleted tables failed")

    async def close(self) -> None:
        """Stop thinking and finish writing."""
        for room in self.rooms.values():
            room.bots.stop()
            await room.time.stop()
        await self.thinkers.close()
        self.store.close()

    async def name_of(self, person: str) -> str:
        """What somebody is called."""
        return await self.store.name_of(person) or first_name(person)

    async def rename(self, person: str, name: str) -> None:
        """Call somebody so, at every table at once."""
        await self.store.rename(person, name)
        for room in self.rooms.values():
            if room.seats_of(person):
                room.names[person] = name
                async with room.lock:
                    await room.publish()

    async def waiting(self, person: str) -> list[str]:
        """The tables that wait for somebody, the one that was touched last first."""
        return [id for id in await self.store.tables_of(person) if await self._waits(id, person)]

    async def _waits(self, id: str, person: str) -> bool:
        room = await self.room(id)
        if room is None or room.is_over or room.is_waiting():
            return False
        ask = room.match.ask
        return ask is not None and ask.seat in playing(room, person)

    # -- the first page

    async def lobby(self, person: str, language: str) -> Lobby:
        """What the first page shows this person."""
        mine = await self._lines(await self.store.tables_of(person), person, language)
        free = await self._lines(await self.store.open_tables(), person, language)
        posters = [_poster(game, language) for game in _games()]
        own = sorted(mine, key=lambda line: not line.is_mine)
        others = [line for line in free if line.id not in {row.id for row in own}]
        return Lobby(language, await self.name_of(person), posters, own, others)

    async def _lines(self, ids: list[str], person: str, language: str) -> list[TableLine]:
        """Each of these tables in a line; one may have been deleted meanwhile."""
        rooms = [await self.room(id) for id in ids]
        return [self._line(room, person, language) for room in rooms if room is not None]

    def _line(self, room: Room, person: str, language: str) -> TableLine:
        id = room.row.id
        words = speaker(room.row.game, language)
        looks = looks_of(room)
        players = [
            (looks[chair.seat], self._name(room, chair.seat, person, language))
            for chair in room.chairs
            if chair.kind != OPEN
        ]
        state, detail, is_mine = self._state(room, person, language)
        action = words.text("page-play" if is_mine else "page-look")
        name = words.text("game-name")
        return TableLine(id, room.row.game, name, players, state, detail, is_mine, action)

    def _name(self, room: Room, seat: int, person: str, language: str) -> str:
        chair, words = room.chairs[seat], speaker(room.row.game, language)
        if chair.person == person:
            return words.text("page-tag-you")
        if chair.kind in (PERSON, STANDIN):
            return room.called(chair.person)
        return words.name(chair.bot)

    def _state(self, room: Room, person: str, language: str) -> tuple[str, str, bool]:
        words, ask, result = speaker(room.row.game, language), room.match.ask, room.result
        free = len([chair for chair in room.chairs if chair.kind == OPEN])
        if result is not None:
            winners = ", ".join([self._name(room, s, person, language) for s in result.winners])
            won = (
                words.text("page-draw")
                if result.is_draw
                else words.text("page-state-won", name=winners)
            )
            return words.text("page-state-over"), won, False
        if room.lost >= 0:
            lost = self._name(room, room.lost, person, language)
            return words.text("page-state-over"), words.text("page-clock-lost", name=lost), False
        if free:
            return words.text("page-state-free", count=free), "", False
        if ask is None or ask.seat < 0:
            return words.text("page-chance"), "", False
        if ask.seat in playing(room, person):
            return words.text("page-your-turn"), "", True
        name = self._name(room, ask.seat, person, language)
        return words.text("page-state-turn", name=name), "", False

    # -- a new table

    async def new_table(self, game: str, person: str, language: str, error: str = "") -> NewTable:
        """What the form of a new table shows."""
        box = load(game)
        looks = _looks(game, max(box.seats) if max(box.seats) <= USUAL_SEATS else min(box.seats))
        name = await self.name_of(person)
        return NewTable(
            game, language, name, box.seats, looks, box.table_options, bot_levels(), error
        )


def _games() -> list[str]:
    """The games of the house first, in their order, then whatever else is there."""
    here = playable()
    ours = [game for game in known_games() if game in here or game not in game_ids()]
    return [*ours, *[game for game in here if game not in ours]]


def _poster(game: str, language: str) -> Poster:
    if game not in game_ids():
        words = speaker(COMMON, language)
        return Poster(game, words.text(f"page-game-{game}"), "")
    words = speaker(game, language)
    return Poster(game, words.text("game-name"), words.text("game-blurb"), load(game).seats)


def looks_of(room: Room) -> list[str]:
    """The look of each seat at a table."""
    return _shown_looks(room.match)


def _looks(game: str, seats: int) -> list[str]:
    """The looks of a table that is not there yet."""
    return _shown_looks(Match(load(game), seats, seed=0)) or list(SEATS)


def _shown_looks(match: Match) -> list[str]:
    game, draft = match.game.id, Draft(players=[""] * match.state.seats)
    shown = game_screen(game).screen(match.view(SPECTATOR), draft, speaker(game))
    return [plate.look for plate in shown.plates]
