"""Mistakes of the caller, each a message that says what was given and what was expected; and what a game lacks."""

from collections.abc import Mapping

from trollbord.kernel.message import Message, Word
from trollbord.kernel.reason import Reason


class TrollbordError(ValueError):
    """A mistake of whoever called us; nothing has changed at the table."""

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
    """Nobody can sit there at this table."""


class BadSettings(TrollbordError):
    """A table option is unknown or has a value it can't have."""


class UnknownOption(TrollbordError):
    """The game has no option of this spelling."""


class IllegalPick(TrollbordError):
    """The option exists but is not offered now; `reason` says why, where the game can tell."""

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


class GameOver(TrollbordError):
    """Nothing is asked any more."""


class BadPosition(TrollbordError):
    """This line is no position of the game."""


class CannotUndo(TrollbordError):
    """Taking back would return something that somebody has learnt."""


class NobodyTypes(TrollbordError):
    """Somebody has to type what NATURE did, and only bots are at the table."""


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
