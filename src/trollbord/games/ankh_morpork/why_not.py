"""Why an option is not offered: the rule that keeps the asked seat from it, as far as its view tells."""

from trollbord.games.ankh_morpork.box import COST, DEMON, INTERRUPTS, NOBODY
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE

HELD: frozenset[str] = frozenset({"play", "plan", "give", "discard"})


def why_not(view: AnkhView, option: Option) -> Reason | None:
    """The reason, or None where there is none to name."""
    found = _reason(view, option)
    return None if found is None else Reason(Message(found, {}, view.game.id))


def _reason(view: AnkhView, option: Option) -> str | None:
    if view.ask is None or view.ask.seat == NATURE:
        return None
    if option.verb in HELD and option.first not in view.hand:
        return "why-not-in-hand"
    if option.verb == "play" and option.first in INTERRUPTS:
        return "why-interrupt"
    if option.verb == "pass":
        return "why-must-play"
    if option.verb == "use":
        return _why_not_use(view, option.first)
    offered = {each.verb for each in view.ask.options}
    if option.verb not in offered and option.verb != "build":
        return "why-not-asked"
    return _why_not_there(view, option)


def _why_not_use(view: AnkhView, area: int) -> str | None:
    if view.building[area] != view.seat or view.aside[area]:
        return "why-not-your-card"
    if view.pieces[DEMON * 12 + area]:
        return "why-demon"
    if view.gained >> area & 1:
        return "why-just-gained"
    if view.used >> area & 1:
        return "why-used"
    return "why-no-use"


def _why_not_there(view: AnkhView, option: Option) -> str | None:
    area = option.first
    if option.verb == "place":
        return "why-too-far"
    if option.verb == "build":
        return _why_not_build(view, area)
    if option.verb == "calm":
        return "why-no-trouble"
    if option.verb == "remove" and area == view.seat:
        return "why-own-minion"
    if option.verb == "remove" and not view.trouble[option.second]:
        return "why-no-trouble"
    return None


def _why_not_build(view: AnkhView, area: int) -> str | None:
    if view.building[area] != NOBODY:
        return "why-built"
    if view.trouble[area]:
        return "why-trouble"
    if not view.pieces[view.seat * 12 + area]:
        return "why-no-minion"
    if view.money[view.seat] < COST[area]:
        return "why-too-dear"
    return "why-not-asked"
