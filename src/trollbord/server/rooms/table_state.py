"""A table in memory: its match, its chairs and its clock, what can be asked of them and done with them.

Nothing here waits, stores or shows anything: a `Room` does, and only within `room.change()` may a table be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from trollbord.kernel.game import Game
from trollbord.kernel.match import Match
from trollbord.kernel.message import Message
from trollbord.kernel.result import Result, placed_last
from trollbord.kernel.seat import NATURE, Seat
from trollbord.server.errors import Refused
from trollbord.server.people.names import first_name, is_program
from trollbord.server.profile import timed
from trollbord.server.rooms.clock import DAY, HANDED, Clock
from trollbord.server.rooms.occupants import (
    BOT,
    OPEN,
    PERSON,
    STANDIN,
    USUAL_BOT,
    bot_levels,
)
from trollbord.server.store.rows import ChairRow, SaidRow, TableRow, TableRows

PRACTICE: Final = "practice"
"""The name under which a table saves after which line it became a practice table."""
ENDED: Final = "ended"
"""The name under which a table saves after which line all agreed to end it."""
HINTS_ASKED: Final = "hints-asked"
"""The name under which a table saves who asked for hints, and after which line."""


class TableState:
    """A table with its match, its chairs and its clock."""

    row: TableRow
    chairs: list[ChairRow]
    saved: dict[str, str]
    said: list[SaidRow]
    opening: list[TableRows]
    """Tables that are opened with the next change, such as the one for a rematch."""
    names: dict[str, str]
    game: Game
    match: Match
    clock: Clock | None
    fault: Message | None
    """Why the table is closed: its log does not replay. What replays can be read."""

    # -- who sits where

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: by its rules, by the clock, or because all agreed to end it."""
        return self.match.result is not None or self.lost is not None or self.is_ended

    @property
    def is_ended(self) -> bool:
        """Whether all agreed to end the game before its end."""
        return bool(self.saved.get(ENDED))

    @property
    def lost(self) -> Seat | None:
        """The seat whose time ran out, so that the game has ended."""
        return self.clock.times.lost if self.clock is not None else None

    @property
    def out(self) -> list[Seat]:
        """The seats whose time ran out while the others play on."""
        return self.clock.times.out if self.clock is not None else []

    @property
    def stands(self) -> bool:
        """Whether the game was stopped: by the clock, for a pause or for good, or because all agreed to end it."""
        clock = self.clock
        is_stopped = clock is not None and (clock.times.paused or clock.times.lost is not None)
        return is_stopped or self.is_ended

    @property
    def result(self) -> Result | None:
        """How the game ended; seats that gave up or ran out of time are last."""
        return self.match.result

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat after the end; where the clock ended the game, who lost by it is behind all others."""
        if self.result is not None:
            return list(self.result.ranks)
        if self.lost is None:
            return []
        sides = self.game.sides(self.row.seats, self.match.state.settings)
        return placed_last([1] * self.row.seats, self.match.resigned, sides)

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person, also those that a bot holds meanwhile."""
        return [chair.seat for chair in self.chairs if chair.person == person]

    def called(self, person: str) -> str:
        """The name of a person at this table."""
        return self.names.get(person) or first_name(person)

    def has_free_chair(self) -> bool:
        """Whether a person could sit down."""
        return any(chair.kind == OPEN for chair in self.chairs)

    def is_waiting(self) -> bool:
        """Whether the game stands until a person sits down.

        It begins when all chairs are taken. From then on a chair that was left stops nobody until its seat is asked.
        """
        if not self.match.seq:
            return self.has_free_chair()
        ask = self.match.ask
        return ask is not None and ask.seat >= 0 and self.chairs[ask.seat].kind == OPEN

    @property
    def why_waiting(self) -> str:
        """The message that says what a game waits for."""
        return "page-why-left" if self.match.seq else "page-why-waiting"

    def asked(self) -> Seat | None:
        """The seat that must answer; None while chance decides, a chair is free or the game stands."""
        ask, is_still = self.match.ask, self.stands or self.fault is not None
        if ask is None or ask.seat < 0 or self.is_waiting() or is_still:
            return None
        return ask.seat

    def seat(self, chair: ChairRow, **changes: str | int) -> None:
        """Change who sits on a chair."""
        self.chairs[chair.seat] = msgspec.structs.replace(chair, **changes)

    # -- going on

    def must_settle(self) -> bool:
        """Whether NATURE is asked, or a player who has no choice."""
        ask = self.match.ask
        if ask is None or self.is_waiting() or self.is_ended:
            return False
        return ask.seat == NATURE or (len(ask.options) == 1 and not ask.veiled)

    def count_time(self) -> None:
        """Let the clock run for the seat that is asked, if a person plays it."""
        clock, ask = self.clock, self.match.ask
        if clock is None:
            return
        if ask is None or self.is_waiting() or self.stands:
            clock.hold()
        elif ask.seat < 0 or self.chairs[ask.seat].kind != PERSON:
            clock.pass_by()
        else:
            clock.run(ask.seat, self._handing_over(ask.seat))

    def _handing_over(self, seat: Seat) -> float:
        """Seconds for which the clock waits while a device goes to this seat, behind a curtain: a day, if nobody else waits."""
        person = self.chairs[seat].person
        seats = self.seats_of(person)
        if len(seats) < 2 or is_program(person) or not self.hides(seats):
            return 0.0
        others = [each for each in self.chairs if each.kind == PERSON and each.person != person]
        return HANDED if others else DAY

    def hides(self, seats: Sequence[Seat]) -> bool:
        """Whether these seats, at one device, have secrets from each other."""
        views = [self.match.view(seat) for seat in seats]
        known = [[getattr(view, name) for name in view.FIELDS] for view in views]
        return any(each != known[0] for each in known)

    # -- playing

    def pick(self, seat: Seat, texts: Sequence[str], how: str = "", by: Seat | None = None) -> None:
        """Answer for a seat: all of these, the last in this manner, or none; `by` is who types for NATURE."""
        if self.is_waiting():
            raise Refused(self.why_waiting)
        self._check_running()
        if self.stands:
            raise Refused("page-clock-stands")
        with timed("rules"):
            self.match.pick_all(texts, seat, how, by)

    def resign(self, seat: Seat) -> None:
        """Give up for a seat: it comes last. If the game goes on, a bot plays the seat to the end."""
        self._check_running()
        if not self.match.seq and self.is_waiting():
            raise Refused("page-why-waiting")
        self.match.resign(seat)
        if not self.is_over:
            chair = self.chairs[seat]
            self.seat(chair, kind=STANDIN, bot=chair.bot or bot_levels()[USUAL_BOT])

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision."""
        self._check_running()
        self.match.undo(seat)

    def redo(self, seat: Seat) -> None:
        """Do again what the seat took back."""
        self._check_running()
        self.match.redo(seat)

    def correct(self, seat: Seat) -> None:
        """Take back what was typed last for NATURE: all answers of the same source."""
        self._check_running()
        if not self.match.history.can_correct():
            raise Refused("page-not-offered")
        source = self.match.history.typed_source()
        while self.match.history.can_correct() and self.match.history.typed_source() == source:
            self.match.correct(seat)

    @property
    def is_practice(self) -> bool:
        """Whether bots let a person go back past what was learnt."""
        return bool(self.saved.get(PRACTICE))

    def bots_mind(self, index: int) -> bool:
        """Whether bots do not agree to go back to this many picks: past chance, or past anything learnt."""
        has_bots = any(chair.kind in (BOT, STANDIN) for chair in self.chairs)
        return has_bots and not self.is_practice and self.match.history.tells_since(index)

    def _practise(self, says_yes: bool) -> None:
        """The only person at the table makes it a practice table, by saying so."""
        people = {chair.person for chair in self.chairs if chair.person}
        if len(people) > 1:
            raise Refused("page-bots-mind")
        if not says_yes:
            raise Refused("page-practice-first")
        self.saved[PRACTICE] = str(self.match.seq)

    def ask_undo(self, seat: Seat, practises: bool = False) -> None:
        """Ask everyone to go back before the seat's last decision.

        Bots agree unless chance or something learnt lies between; then a person alone with bots may make this a practice table.
        """
        self._check_running()
        index = self.match.history.last_decision(seat)
        if index is None:
            raise Refused("page-not-offered")
        if self.bots_mind(index):
            self._practise(practises)
        to = self.match.picks[index - 1].seq if index else 0
        request = self.match.history.ask_undo(seat, to)
        self.agree(seat, request.way)

    def agree(self, seat: Seat, way: tuple[int, int]) -> None:
        """Say yes to the request to go back, if it still goes this way."""
        self._check_running()
        people = [chair.seat for chair in self.chairs if chair.kind == PERSON]
        self.match.agree(seat, people, way)

    def refuse(self, seat: Seat, way: tuple[int, int]) -> None:
        """Say no to the request to go back, if it still goes this way."""
        self._check_running()
        self.match.history.refuse(seat, way)

    def _check_running(self) -> None:
        if self.lost is not None:
            raise Refused("page-clock-stands")
        if self.is_ended:
            raise Refused("page-ended")
