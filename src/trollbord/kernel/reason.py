"""Reasons: why an option is not offered."""

from typing import Final

from trollbord.kernel.message import Message


class Reason:
    """Why an option is not offered: a message, the number of the rule that says so, and the obstacle that it names.

    The obstacle is spelt as in options: the cell, the card, the region that stands in the way. The rule and the
    obstacle are empty where the game knows none.
    """

    def __init__(self, message: Message, rule: str = "", obstacle: str = "") -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.obstacle: Final = obstacle

    def _key(self) -> tuple[Message, str, str]:
        return self.message, self.rule, self.obstacle

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r}, {self.obstacle!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, self._key()
