"""Which rule keeps a player from picking what is not offered."""

from trollbord.games.trollfjord.box import (
    BELT,
    GIFTS,
    LANDSCAPE_OF,
    LANDSCAPES,
    NUMERALS,
    PLUS,
    REGION_COUNT,
    REGIONS,
    REGIONS_TO_HAMMER,
)
from trollbord.games.trollfjord.state import NONE
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason

Why = tuple[str, dict[str, Word]]
"""The id of a message without its `why-`, and its arguments."""


def why_not(view: TrollfjordView, option: Option) -> Reason | None:
    """The reason, where the view tells one."""
    assert view.ask is not None
    why = _reason(view, view.ask.prompt, option)
    return None if why is None else Reason(Message(f"why-{why[0]}", why[1], view.game.id))


def _reason(view: TrollfjordView, prompt: str, option: Option) -> Why | None:
    verb = option.verb
    if prompt in ("place", "tailwind-place") and verb in ("put", "walk"):
        return _not_placed(view, option)
    if prompt in ("wander", "tailwind-wander") and verb in ("put", "walk"):
        return _not_walked(view, option)
    if prompt == "call" and verb == "call":
        return _not_called(view, option.first)
    if prompt in ("take", "keep") and verb == "take":
        return _not_taken(view, option.first)
    if prompt == "clear" and verb == "clear":
        return _not_cleared(view, option.first)
    return _out_of_place(view, prompt, option)


def _not_placed(view: TrollfjordView, option: Option) -> Why:
    if option.verb == "walk":
        return "placement-gives-no-steps", {}
    assert view.ask is not None
    landscape = str(dict(view.ask.args)["landscape"])
    if LANDSCAPES[LANDSCAPE_OF[option.first]] != landscape:
        return "other-landscape", {"landscape": landscape}
    return "one-region", {}


def _not_walked(view: TrollfjordView, option: Option) -> Why:
    if option.verb == "put":
        return "wander-gives-no-trolls", {}
    if not view.trolls[view.seat * REGION_COUNT + option.first]:
        return "no-own-troll", {"region": option.args[0]}
    return "not-adjoining", {"region": option.args[0], "other": option.args[1]}


def _not_called(view: TrollfjordView, site: int) -> Why:
    space = belt_space(view)
    if space < PLUS and view.numbers[site] != space:
        words: dict[str, Word] = {"number": NUMERALS[view.numbers[site]], "needed": NUMERALS[space]}
        return "slate-1", words
    base = view.seat * REGION_COUNT
    held = len([region for region in view.board.sites[site] if view.trolls[base + region]])
    return "slate-2", {"held": held, "needed": REGIONS_TO_HAMMER}


def belt_space(view: TrollfjordView) -> int:
    """The leftmost empty belt space of the viewer."""
    base = view.seat * len(BELT)
    belt = view.belts[base : base + len(BELT)]
    return belt.index(NONE) if NONE in belt else len(BELT)


def _not_taken(view: TrollfjordView, region: int) -> Why:
    name = REGIONS[region]
    if region not in view.board.sites[view.fortress]:
        return "not-at-fortress", {"region": name}
    if not view.treasures[region]:
        return "treasure-gone", {"region": name}
    if not view.trolls[view.seat * REGION_COUNT + region]:
        return "no-own-troll", {"region": name}
    value, boulders = view.treasures[region], sum(view.out)
    return "too-few-boulders", {"value": value, "boulders": boulders}


def _not_cleared(view: TrollfjordView, region: int) -> Why:
    name = REGIONS[region]
    if region not in view.board.sites[view.fortress]:
        return "not-at-fortress", {"region": name}
    return "no-own-troll", {"region": name}


def _out_of_place(view: TrollfjordView, prompt: str, option: Option) -> Why | None:
    """What is right in itself, but not now."""
    verb = option.verb
    if prompt == "swing" and verb == "stop":
        return "strike-once", {}
    if prompt == "swing" and verb == "hit":
        return ("choose-blow", {}) if not option.args else ("just-hit", {})
    if prompt == "keep" and verb == "leave":
        return "must-take", {}
    if prompt == "gift" and verb == "gift":
        spent = not view.gifts[view.seat] >> option.first & 1
        return "gift-spent" if spent else "gift-offered", {"gift": GIFTS[option.first]}
    if prompt == "lord" and verb in ("done", "end"):
        return "lord-must-move", {}
    if prompt == "take":
        return "must-take", {}
    return ("none-left" if verb == prompt else "not-now"), {}
