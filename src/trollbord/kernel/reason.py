"""Reasons: why an option is not offered."""

from collections.abc import Mapping
from typing import Final

from trollbord.kernel.message import EMPTY, Message, Word


class Obstacle:
    """What a step finds in the way of an option: a message, the number of the rule that says so, the thing, the message's words.

    The thing is spelt as in options and lit on the board: the cell, the card, the region. It is empty only where the
    question itself is another. Among the words of the message there is always `$rule`.
    """

    def __init__(
        self, message: str, rule: str, what: str = "", words: Mapping[str, Word] = EMPTY
    ) -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.what: Final = what
        self.words: Final = words

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Obstacle):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.message, self.rule, self.what))

    def _key(self) -> tuple[object, ...]:
        return self.message, self.rule, self.what, dict(self.words)

    def __repr__(self) -> str:
        return f"Obstacle({self.message!r}, {self.rule!r}, {self.what!r}, {dict(self.words)!r})"


OTHER_QUESTION: Final = "why-other-question"
"""The message where another question is asked; its `$question` is said by that question's own prompt."""
HIDDEN: Final = "why-hidden"
"""The message where chance decides, or what the viewer can't see."""
NO_RULE: Final = "none"
"""The `$rule` of these two where the step that asks cites none."""


class Reason:
    """Why an option is not offered: a message, the number of the rule that says so, and the obstacle that it names.

    The obstacle is spelt as in options: the cell, the card, the region that stands in the way. The rule and the
    obstacle are empty where the game knows none.
    """

    def __init__(self, message: Message, rule: str = "", obstacle: str = "") -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.obstacle: Final = obstacle

    @property
    def is_of_another_question(self) -> bool:
        """Whether nothing on the table is in the way, but what is asked: the obstacle is the verb that it takes."""
        return self.message.id == OTHER_QUESTION

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
