"""Why an option is not offered: the rule that keeps the asked seat from it, as far as its view tells."""

from typing import Final

from trollbord.games.ragnarocks.box import VIKINGS_EACH
from trollbord.games.ragnarocks.state import CONTESTED
from trollbord.games.ragnarocks.view import AdvancedView, RagnarocksView
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE

VERBS: Final = {"stone": "stone-now", "move": "move-first", "skip": "no-turn"}
"""What to say to somebody who picks something of another kind than is asked for."""


def why_not(view: RagnarocksView, option: Option) -> Reason | None:
    """The reason, or None where there is none to name."""
    found = _reason(view, option)
    return None if found is None else Reason(Message(f"why-{found}", {}, view.game.id))


def _reason(view: RagnarocksView, option: Option) -> str | None:
    assert view.ask is not None
    prompt = view.ask.prompt
    if view.ask.seat == NATURE:
        return None
    if option.verb == "skip":
        return "skip-forced-only"
    if option.verb == prompt == "move":
        return _why_not_move(view, option)
    if option.verb == prompt == "stone":
        return "stone-occupied" if _is_blocked(view, option.first) else "stone-out-of-reach"
    return VERBS.get(prompt, "not-now")


def _why_not_move(view: RagnarocksView, option: Option) -> str:
    colour = int(view.seat >= view.ivory_players) if isinstance(view, AdvancedView) else view.seat
    own = view.vikings[colour * VIKINGS_EACH : (colour + 1) * VIKINGS_EACH]
    if option.first not in own:
        return "not-your-viking"
    region = next(each for each in view.regions if each[0] >> option.first & 1)
    if region[1] != CONTESTED:
        return "viking-settled"
    return "move-blocked"


def _is_blocked(view: RagnarocksView, cell: int) -> bool:
    return bool(view.stones >> cell & 1) or cell in view.vikings
