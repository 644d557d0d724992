"""Mistakes of the caller, each a message that says what was given and what was expected; and what a game lacks."""

from collections.abc import Mapping

from trollbord.kernel.message import Message, Word
from trollbord.kernel.reason import Reason


class TrollbordError(ValueError):
    """An error of the caller; the state has not changed."""

    def __init__(self, id: str, args: Mapping[str, Word] | None = None, game: str = "") -> None:
        super().__init__(id)
        self.message = Message(id, args, game)

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message.id, self.message.args, self.message.game)


class UnknownGame(TrollbordError):
    """No game has this id."""


class BadSeats(TrollbordError):
    """The game does not seat this many."""


class UnknownSeat(TrollbordError):
    """The table has no such seat."""


class BadSettings(TrollbordError):
    """A table option is unknown or has a value it can't have."""


class Refusal(TrollbordError):
    """What was given can't be picked; `reason` says why, where that can be told."""

    def __init__(
        self,
        id: str,
        args: Mapping[str, Word] | None = None,
        game: str = "",
        reason: Reason | None = None,
    ) -> None:
        super().__init__(id, args, game)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        message = self.message
        return type(self), (message.id, message.args, message.game, self.reason)


class UnknownOption(Refusal):
    """The game has no option of this spelling."""


class IllegalPick(Refusal):
    """The option exists but is not offered now."""


class GameOver(TrollbordError):
    """Nothing is asked any more."""


class BadPosition(TrollbordError):
    """This line is no position of the game."""


class CannotUndo(TrollbordError):
    """The undo would take back something that a seat has learnt."""


class NobodyTypes(TrollbordError):
    """NATURE's answers have to be typed, and only bots are at the table."""


class RecordError(TrollbordError):
    """A record that can't be read or played, with the line and column of the first mistake."""

    @property
    def line(self) -> int:
        """The line of the file, from 1; 0 if the mistake is not in one line."""
        return int(self.message.args.get("line", 0))

    @property
    def column(self) -> int:
        """The column in that line, from 1; 0 if the mistake is not in one line."""
        return int(self.message.args.get("column", 0))


def unwritten(owner: object, method: str) -> NotImplementedError:
    """What is raised in place of a method that a game has to write."""
    return NotImplementedError(f"{type(owner).__name__} needs a method {method}()")
