"""The command line: `trollbord COMMAND`. Each command is one module in `commands`."""


def main() -> None:
    """Run the command that the terminal asks for."""
    from trollbord.cli.app import app

    app(prog_name="trollbord")
