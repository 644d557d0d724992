"""What a typed line means: one of the options, or a command to the table."""

from collections.abc import Sequence
from typing import Final

from trollbord.kernel.option import Option

COMMANDS: Final = (
    "help", "options", "board", "log", "why", "undo", "redo", "save", "quit",
)  # fmt: skip
MOST_DIGITS: Final = 9  # Python itself refuses to read thousands of them


def is_numbered(options: Sequence[Option]) -> bool:
    """Whether options can be called by their place: not where they have numbers of their own."""
    return not any(word.isdecimal() for option in options for word in option.args)


def chosen(line: str, options: Sequence[Option]) -> list[Option]:
    """The options that a line can mean: by number, in full, without the verb, or by first letters."""
    words = line.lower().split()
    if not words:
        return []
    if len(words) == 1 and words[0].isdecimal() and is_numbered(options):
        place = number(words[0]) - 1
        return [options[place]] if 0 <= place < len(options) else []
    spellings = [(option, option.text.lower().split()) for option in options]
    exact = [option for option, spelling in spellings if words in (spelling, spelling[1:])]
    if exact:
        return exact
    return [
        option
        for option, spelling in spellings
        if _begins(words, spelling) or _begins(words, spelling[1:])
    ]


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


def command(line: str) -> tuple[str, str] | None:
    """The command that a line is, and what follows it; a colon tells it from an option."""
    word, _, rest = line.strip().removeprefix(":").partition(" ")
    word = {"?": "help", "q": "quit", "exit": "quit"}.get(word.lower(), word.lower())
    return (word, rest.strip()) if word in COMMANDS else None
