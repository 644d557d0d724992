"""Options: the things that can be picked, made once and compared by identity.

Why so: docs/decisions/options.md.
"""

import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Final

from trollbord.kernel.errors import UnknownOption
from trollbord.kernel.line import quoted
from trollbord.kernel.message import Message, Word
from trollbord.kernel.reason import Reason

_WORD: Final = re.compile(r"[A-Za-z0-9_'-]+")


class Option:
    """One thing that can be picked: a verb and its arguments, with a dense id within its game."""

    __slots__ = ("args", "first", "id", "second", "text", "third", "values", "verb", "vocabulary")

    def __init__(
        self,
        vocabulary: "Vocabulary",
        id: int,
        verb: str,
        args: tuple[str, ...],
        values: tuple[int, ...],
    ) -> None:
        self.vocabulary: Final = vocabulary
        self.id: Final = id
        self.verb: Final = verb
        self.args: Final = args
        self.values: Final = values
        self.first: Final[int] = values[0] if values else -1
        self.second: Final[int] = values[1] if len(values) > 1 else -1
        self.third: Final[int] = values[2] if len(values) > 2 else -1
        self.text: Final[str] = " ".join((verb, *args))

    @property
    def arg(self) -> str:
        """The first argument as it is spelt: the card of `play flood`."""
        return self.args[0]

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> "Option":
        return self

    def __deepcopy__(self, memo: object) -> "Option":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return recall, (self.vocabulary.module, self.vocabulary.name, self.id)


class Vocabulary:
    """All options of a game, in the order of their ids."""

    def __init__(self, name: str, module: str) -> None:
        self.name: Final = name
        self.module: Final = module
        self.options: Final[list[Option]] = []
        self._by_text: Final[dict[str, Option]] = {}
        other = _VOCABULARIES.get(name)
        assert other is None or other.module == module, (
            f"{other.module} has a vocabulary '{name}' already"
        )
        _VOCABULARIES[name] = self

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, id: int) -> Option:
        if not 0 <= id < len(self.options):
            words: dict[str, Word] = {"given": id, "game": self.name, "last": len(self.options) - 1}
            raise UnknownOption("error-unknown-option-id", words)
        return self.options[id]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def add(self, verb: str, *args: str | int, values: Sequence[int] | None = None) -> Option:
        """Make the option of this verb and these arguments; `values` are its arguments as numbers."""
        words = tuple([str(arg) for arg in args])
        for word in (verb, *words):
            assert _WORD.fullmatch(word), f"{word!r} can't be spelt in an option"
        if values is None:
            values = [arg for arg in args if isinstance(arg, int)]
        option = Option(self, len(self.options), verb, words, tuple(values))
        assert option.text not in self._by_text, f"{option.text!r} is there twice"
        self.options.append(option)
        self._by_text[option.text] = option
        return option

    def each(self, verb: str, names: Sequence[str | int]) -> list[Option]:
        """One option for each name; its value is the name's index."""
        return [self.add(verb, name, values=(index,)) for index, name in enumerate(names)]

    def pairs(
        self, verb: str, names: Sequence[str | int], others: Sequence[str | int]
    ) -> list[list[Option]]:
        """One option for each pair of names; its values are the two indices."""
        return [
            [self.add(verb, name, other, values=(i, j)) for j, other in enumerate(others)]
            for i, name in enumerate(names)
        ]

    def known(self, text: str) -> Option | None:
        """The option of this spelling, if there is one; spaces may be generous."""
        option = self._by_text.get(text)
        return self._by_text.get(" ".join(text.split())) if option is None else option

    def find(self, text: str) -> Option:
        """The option of this spelling."""
        option = self.known(text)
        if option is None:
            raise UnknownOption("error-unknown-option", {"given": text, "game": self.name})
        return option

    def misspelt(self, text: str) -> Reason:
        """Up to which word a text is the beginning of an option, and what would come next."""
        words = text.split()
        left = [[option.verb, *option.args] for option in self.options]
        at = 0
        while at < len(words):
            fitting = [each for each in left if len(each) > at and each[at] == words[at]]
            if not fitting:
                break
            left, at = fitting, at + 1
        following = dict.fromkeys([each[at] for each in left if len(each) > at])
        given: dict[str, Word] = {"before": " ".join(words[:at])}
        given["expected"] = shortened(list(following))
        given["word"] = quoted(words[at]) if at < len(words) else ""
        return Reason(Message(f"why-spelt-{_place(at, len(words), bool(following))}", given))


def _place(at: int, count: int, goes_on: bool) -> str:
    """Which kind of error a text has at word `at` of `count`; the words before it begin an option."""
    if not goes_on:
        return "end"
    if at == count:
        return "short" if at else "nothing"
    return "word" if at else "verb"


def shortened(texts: list[str], most: int = 12) -> str:
    """A list of options for an error: quoted, and cut where it would fill the page."""
    shown = ", ".join([f"'{text}'" for text in texts[:most]])
    return shown if len(texts) <= most else f"{shown}, … ({len(texts)})"


_VOCABULARIES: Final[dict[str, Vocabulary]] = {}


def recall(module: str, name: str, id: int) -> Option:
    """The one option with this id; importing the module makes its vocabulary."""
    if name not in _VOCABULARIES:
        import_module(module)
    return _VOCABULARIES[name].options[id]
