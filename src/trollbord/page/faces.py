"""The face of a bot on a page: who speaks, and against whom one plays."""

from __future__ import annotations

from trollbord.ink.icons import icon
from trollbord.ink.markup import Markup, el
from trollbord.page.assets import address
from trollbord.page.prints import FACES
from trollbord.words import Speaker


def face(bot: str, size: int = 56) -> Markup:
    """The face of a level; a bot from outside has that of all machines. Its name stands beside it, so it is decoration."""
    if bot not in FACES:
        return icon("bot", size)
    shape = el("use", href=f"{address('faces.svg')}#face-{bot}", width=96, height=96)
    return el(
        "svg",
        shape,
        class_="bface",
        viewBox="0 0 96 96",
        width=size,
        height=size,
        aria_hidden="true",
    )


def rungs(words: Speaker, level: int, levels: int) -> Markup:
    """How strong a bot is, as a ladder."""
    label = words.text("page-strength", level=level, levels=levels)
    steps = [el("i", class_="on" if step < level else None) for step in range(levels)]
    return el("span", steps, class_="rungs", role="img", aria_label=label, title=label)
