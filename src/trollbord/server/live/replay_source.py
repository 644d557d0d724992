"""Games to be replayed: one that was played here, or a record that was uploaded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from trollbord.bots import REASONERS
from trollbord.kernel.errors import TrollbordError
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.seat import SPECTATOR, Seat
from trollbord.page.sitting import Chair
from trollbord.records.record import Record
from trollbord.records.replaying import agreed_settings, write
from trollbord.records.verifying import Verdict, verify
from trollbord.server.rooms.export import record_for
from trollbord.server.rooms.occupants import BOT, PERSON
from trollbord.server.rooms.offered import load
from trollbord.server.rooms.room import Room
from trollbord.server.rooms.seating import called
from trollbord.words import Speaker


class ReplaySource(ABC):
    """A game, who played it, and how much of it may be seen."""

    home: str
    match: Match

    @property
    @abstractmethod
    def is_open(self) -> bool:
        """Whether everything may be seen: the game is over."""

    @abstractmethod
    def eyes(self) -> list[Seat]:
        """Through whose eyes it may be seen."""

    @abstractmethod
    def chairs(self, speaker: Speaker) -> list[Chair]:
        """Who played."""

    @abstractmethod
    def record(self) -> Record:
        """The record of it, as far as it may be seen."""

    @abstractmethod
    def bot_at(self, seat: Seat) -> str:
        """The level of the bot that played a seat; empty for anybody else."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.match.game.id

    def check(self) -> Verdict:
        """What a look through the record shows."""
        return verify(self.match.game, self.record())

    def turns(self) -> list[int]:
        """How many picks stood when each turn began."""
        return turns_of(self.match.picks)


class TableSource(ReplaySource):
    """A game of this server; while it goes on, one sees what one's seat may know."""

    def __init__(self, room: Room, person: str) -> None:
        self.room: Final = room
        self.person: Final = person
        self.home = f"/t/{room.row.id}/replay"

    @property
    def match(self) -> Match:  # type: ignore[override]  # the room may read its match anew
        """The match as it stands now."""
        return self.room.match

    @property
    def is_open(self) -> bool:
        return self.room.is_over

    def eyes(self) -> list[Seat]:
        """After the end everyone's; before it one's own, unless two hands are held at one device."""
        mine = self.room.seats_of(self.person)
        if self.is_open:
            return [SPECTATOR, *range(self.room.row.seats)]
        return [SPECTATOR, *(mine if len(mine) == 1 else [])]

    def chairs(self, speaker: Speaker) -> list[Chair]:
        room = self.room
        return [
            Chair(
                chair.seat,
                chair.kind,
                called(room, chair, speaker),
                chair.bot,
                chair.person == self.person,
            )
            for chair in room.chairs
        ]

    def bot_at(self, seat: Seat) -> str:
        chair = self.room.chairs[seat]
        return chair.bot if chair.kind == BOT else ""

    def record(self) -> Record:
        return record_for(self.room, self.person)


class FileSource(ReplaySource):
    """An uploaded record; it is shown as far as it replays."""

    def __init__(self, id: str, record: Record) -> None:
        self.home = f"/f/{id}"
        self._record: Final = record
        header = record.header
        game = load(header.game)
        table = agreed_settings(game, header)
        self.match = Match(game, header.seats, settings=table, holds_veils=True, begun=False)
        self.match.forked = header.forked
        self.problem: Final = self._play()

    def _play(self) -> TrollbordError | None:
        for line in self._record.log:
            try:
                write(self.match, line)
            except TrollbordError as error:
                return error
        return None

    @property
    def is_open(self) -> bool:
        return self._record.header.view is None

    def eyes(self) -> list[Seat]:
        own = self._record.header.view
        return [own] if own is not None else [SPECTATOR, *range(self._record.header.seats)]

    def chairs(self, speaker: Speaker) -> list[Chair]:
        names = self._record.header.players
        seats = range(self._record.header.seats)
        number = {seat: speaker.text("page-seat", number=seat + 1) for seat in seats}
        return [Chair(seat, PERSON, names.get(seat, number[seat])) for seat in seats]

    def bot_at(self, seat: Seat) -> str:
        """A record names a bot by its level."""
        name = self._record.header.players.get(seat, "")
        return name if name in REASONERS else ""

    def record(self) -> Record:
        return self._record


def turns_of(picks: list[Pick]) -> list[int]:
    """The indexes at which each seat's turn begins."""
    starts, last = [0], None
    for index, pick in enumerate(picks):
        if pick.seat < 0:
            continue
        if last not in (None, pick.seat):
            starts.append(index)
        last = pick.seat
    return starts
