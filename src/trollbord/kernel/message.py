"""Messages: what a person reads, as an id and arguments until a language is known."""

from collections.abc import Callable, Mapping
from typing import Final

Word = str | int

EMPTY: Final[dict[str, Word]] = {}


class Message:
    """A sentence without its language: an id, its arguments, and the game whose words hold it."""

    def __init__(self, id: str, args: Mapping[str, Word] | None = None, game: str = "") -> None:
        self.id: Final = id
        self.args: Final[dict[str, Word]] = dict(args) if args else {}
        self.game: Final = game

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.id == other.id and self.args == other.args and self.game == other.game

    def __hash__(self) -> int:
        return hash((self.id, self.game))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r}, {self.game!r})"

    def __str__(self) -> str:
        return _speaker[0](self)

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.id, self.args, self.game)


def spell(message: Message) -> str:
    """The bare form of a message, for a kernel without words."""
    given = ", ".join([f"{name}={value!r}" for name, value in message.args.items()])
    return f"{message.id}({given})" if given else message.id


_speaker: list[Callable[[Message], str]] = [spell]


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Let `str(message)` speak through this function: the words layer's English."""
    _speaker[0] = speaker
