"""What a typed line means: one of the options that are offered, by place, spelling or name."""

import re
from collections.abc import Sequence
from typing import Final
from unicodedata import combining, normalize

from trollbord.kernel.option import Option

PLACE: Final = "#"
"""Before a number: the place in the list, never a number of the option's own."""
MOST_DIGITS: Final = 9  # Python itself refuses to read thousands of them


def is_numbered(options: Sequence[Option]) -> bool:
    """Whether a bare number is an option's place: not where options have numbers of their own."""
    return not any(word.isdecimal() for option in options for word in option.args)


def place_name(place: int, options: Sequence[Option]) -> str:
    """What is typed for the option at a place of the list: `3`, or `#3` where a bare number is a word of the options."""
    return str(place) if is_numbered(options) else f"{PLACE}{place}"


def chosen(line: str, options: Sequence[Option], names: Sequence[str] = ()) -> list[Option]:
    """The options that a line can mean: by place, in full, without the verb, by first letters.

    `names` are what they are called in the player's language, one for each.
    """
    words = line.lower().split()
    if not words:
        return []
    digits = words[0].removeprefix(PLACE)
    if len(words) == 1 and digits.isdecimal() and (digits != words[0] or is_numbered(options)):
        place = number(digits) - 1
        return [options[place]] if 0 <= place < len(options) else []
    return _spelt(words, options) or _named(line, options, names)


def _spelt(words: list[str], options: Sequence[Option]) -> list[Option]:
    spellings = [(option, option.text.lower().split()) for option in options]
    exact = [option for option, spelling in spellings if words in (spelling, spelling[1:])]
    if exact:
        return exact
    return [
        option
        for option, spelling in spellings
        if _begins(words, spelling) or _begins(words, spelling[1:])
    ]


def _named(line: str, options: Sequence[Option], names: Sequence[str]) -> list[Option]:
    """The options whose name a line is, or whose words it begins in their order: `a3 d6` is „A3 → D6“."""
    typed, told = letters(line), [letters(name) for name in names]
    exact = [option for option, words in zip(options, told) if words == typed]
    return exact or [
        option for option, words in zip(options, told) if typed and in_order(typed, words)
    ]


def letters(text: str) -> list[str]:
    """The words of a text without accents and case: who has no Czech keyboard types `zluty`."""
    plain = [letter for letter in normalize("NFKD", text.casefold()) if not combining(letter)]
    return re.findall(r"\w+", "".join(plain))


def in_order(typed: list[str], words: list[str]) -> bool:
    """Whether the typed words begin words of the others, in their order; a number is always whole."""
    left = iter(words)
    return all(
        any(word == part if part.isdecimal() else word.startswith(part) for word in left)
        for part in typed
    )


def number(word: str) -> int:
    """The number that a word is, or -1 if it is none, or has more digits than any place or seat."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else -1


def _begins(words: list[str], spelling: list[str]) -> bool:
    """Whether each typed word begins the one in its place, and there are not too many; a number is always whole."""
    if len(words) > len(spelling):
        return False
    return all(
        typed == whole if typed.isdecimal() else whole.startswith(typed)
        for typed, whole in zip(words, spelling)
    )
