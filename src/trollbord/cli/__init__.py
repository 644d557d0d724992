"""The command line: `trollbord COMMAND`. Each command is one module in `commands`."""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command that the terminal asks for."""
    from trollbord.cli.app import app

    spare(sys.stdin, "surrogateescape")
    spare(sys.stdout, "replace")
    spare(sys.stderr, "replace")
    app(prog_name="trollbord")


def spare(stream: object, errors: str) -> None:
    """Let a terminal that lacks some letters of a language read and show all others."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors)
