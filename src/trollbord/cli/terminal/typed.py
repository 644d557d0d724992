"""What a typed line orders: a command to the table."""

from typing import Final

COMMANDS: Final = (
    "help", "options", "board", "log", "why", "undo", "redo", "resign", "save", "quit",
)  # fmt: skip


def command(line: str) -> tuple[str, str] | None:
    """The command that a line is, and what follows it; a colon tells it from an option."""
    word, _, rest = line.strip().removeprefix(":").partition(" ")
    word = {"?": "help", "q": "quit", "exit": "quit"}.get(word.lower(), word.lower())
    return (word, rest.strip()) if word in COMMANDS else None
