"""How an environment shows its table: as text or as SVG."""

from typing import Final

from trollbord.kernel.view import View

MODES: Final = ("ansi", "svg")


def checked_mode(mode: str | None) -> str | None:
    """A mode that there is, or none; a ValueError otherwise."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render modes are 'ansi' and 'svg', got {mode!r}")
    return mode


def rendered(view: View, mode: str | None) -> str | None:
    """A view in this mode; nothing without one."""
    if mode is None:
        return None
    return str(view) if mode == "ansi" else view.game.picture(view)
