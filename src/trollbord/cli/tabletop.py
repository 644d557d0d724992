"""The table of any game as a terminal shows it: in words, or as the plain text of a view."""

from collections.abc import Sequence

from trollbord.ink.sheet import laid_out
from trollbord.kernel.optional import part
from trollbord.kernel.view import View
from trollbord.words import Speaker


def tabletop(view: View, speaker: Speaker, players: Sequence[str], width: int) -> str:
    """What a seat sees, in the speaker's language and no wider than this."""
    module = part(view.game.module, "describe")
    if module is None:
        return str(view)
    return laid_out(module.describe(view, speaker, players), width)
