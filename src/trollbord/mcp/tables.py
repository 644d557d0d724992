"""The table that a model sits at: what its tools ask of any, and one of its own against bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from trollbord.adapters.seated import seated
from trollbord.kernel.atomic import write_whole
from trollbord.kernel.errors import unwritten
from trollbord.kernel.game import Game
from trollbord.kernel.log import Pick
from trollbord.kernel.match import Match
from trollbord.kernel.option import Option
from trollbord.kernel.player import Budget, Company, Player
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.settings import Settings
from trollbord.mcp.telling import Happened, Seen, seen, told_events
from trollbord.records import recorded
from trollbord.words import notation

NOT_OFFERED: Final = "this is not among the choices now"


class ToolRefusal(Exception):
    """What can't be done at this table, in a sentence for the model."""


def moved_on(seq: int) -> str:
    """What a pick is told that answers a question of the past."""
    return f"the table has moved on to line {seq}: look again"


class SeatTable:
    """One seat at one table."""

    game: Game

    def look(self) -> Seen:
        """The table as it is now."""
        raise unwritten(self, "look")

    def happened(self, since: int) -> list[Happened]:
        """The lines of the log after this one."""
        raise unwritten(self, "happened")

    def why_not(self, option: Option) -> str:
        """Why an option is not offered; nothing if it is."""
        raise unwritten(self, "why_not")

    def pick(self, option: Option, seq: int) -> None:
        """Pick an option that is offered, as the answer to the question after line `seq`."""
        raise unwritten(self, "pick")

    def wait(self, seconds: float) -> None:
        """Return when the seat is asked, the game is over, or the time is up."""

    def talk(self) -> list[str]:
        """What others are called and have said, as untrusted texts; nothing unless it was asked for."""
        return []

    def again(self) -> None:
        """Begin a new game with the same company."""
        raise ToolRefusal("a new game is begun at a table of one's own only")

    def leave(self) -> None:
        """Give the seat up."""


class OwnTable(SeatTable):
    """A table of the model's own: everyone else is a bot and answers at once."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        seat: Seat = 0,
        seed: int | None = None,
        settings: Settings | None = None,
        budget: Budget | None = None,
        records: Path | None = None,
    ) -> None:
        self.game = game
        self.seats: Final = game.seated(len(bots) + 1)
        self.seat: Final = seat
        self.bots: Final = list(bots)
        self.settings: Final[Settings] = {} if settings is None else settings
        self.budget: Final = budget
        self.records: Final = records
        """The folder in which every finished game is kept as a record, if one is given."""
        self._finished = 0
        self._seed = seed
        self.again()
        self.match.state.check_seat(seat)

    def again(self) -> None:
        self.match = Match(self.game, self.seats, seed=self._seed, settings=dict(self.settings))
        self._seed = None if self._seed is None else self._seed + 1
        players: list[Player] = [seated(bot) for bot in self.bots]
        players.insert(self.seat, Player())  # never asked: the model answers
        self._company = Company(players, self.match.generator(), self.budget)
        self._let_others_answer()

    def _let_others_answer(self) -> None:
        match = self.match
        while match.ask is not None and match.ask.seat not in (self.seat, NATURE):
            match.pick(self._company.answer(match.view(match.ask.seat)), match.ask.seat)
        if match.ask is None and self.records is not None:
            self._finished += 1
            self.records.mkdir(parents=True, exist_ok=True)
            path = self.records / f"{self.game.id}-{self._finished:04}.troll"
            write_whole(path, recorded(match).text())

    def look(self) -> Seen:
        return seen(self.match.view(self.seat), self.match.seq)

    def happened(self, since: int) -> list[Happened]:
        lines = [line for line in self.match.log[since:] if isinstance(line, Pick)]
        return [happened(self.game, line, self.seat) for line in lines]

    def why_not(self, option: Option) -> str:
        view = self.match.view(self.seat)
        if view.ask is not None and option in view.ask.options and view.ask.seat == self.seat:
            return ""
        reason = self.game.why_not(view, option)
        if reason is None:
            return NOT_OFFERED
        said = notation(self.game.id).message(reason.message)
        return f"{said} ({reason.rule})" if reason.rule else said

    def pick(self, option: Option, seq: int) -> None:
        if seq != self.match.seq:
            raise ToolRefusal(moved_on(self.match.seq))
        self.match.pick(option, self.seat)
        self._let_others_answer()

    def leave(self) -> None:
        for player in self._company.players:
            player.leave()


def happened(game: Game, line: Pick, seat: Seat) -> Happened:
    """A line of the log as a seat may know it."""
    option = line.option.text if line.is_seen_by(seat) else ""
    return Happened(line.seq, line.seat, option, told_events(game, line.events, seat))
