"""Which rule keeps a player from picking what is not offered: by the step that asks, and by what lies on the table."""

from collections.abc import Sequence
from typing import Final

from trollbord.games.trollfjord.box import (
    BELT,
    BOULDER_COLOURS,
    BOULDERS_PER_COLOUR,
    COPIES_OF_NUMBER,
    GIFTS,
    LANDSCAPE_OF,
    LANDSCAPES,
    LEAST_VALUE,
    NUMERALS,
    PHYSICS,
    PLUS,
    REGION_COUNT,
    REGIONS,
    REGIONS_TO_HAMMER,
    SITES,
)
from trollbord.games.trollfjord.collecting import Clear, Collect
from trollbord.games.trollfjord.fortress import AskComrade, CallFortress, Decide
from trollbord.games.trollfjord.gifts import Offer
from trollbord.games.trollfjord.hammering import Fall, FallOf, KeepOn, Swing
from trollbord.games.trollfjord.moving import MoveLord, Place, Wander
from trollbord.games.trollfjord.setup import LayPlank, PlaceFortress, PlaceLord, Reveal
from trollbord.games.trollfjord.state import NONE, NOWHERE
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason

Why = tuple[str, str, str, dict[str, Word]]
"""The id of a message without its `why-`, the rule, the obstacle, and the arguments."""

ANSWERS: Final[dict[type[object], tuple[str, ...]]] = {
    LayPlank: ("plank",),
    PlaceFortress: ("fortress",),
    Reveal: ("treasure",),
    PlaceLord: ("start",),
    MoveLord: ("lord",),
    Place: ("put", "done"),
    Wander: ("walk", "done"),
    CallFortress: ("call", "end"),
    AskComrade: ("join", "decline"),
    Decide: ("hammer", "end"),
    Fall: ("fell",),
    Offer: ("gift", "pass"),
    Collect: ("take",),
    Clear: ("clear",),
}
"""What each step takes, those left out whose answers depend on the table."""


KEEP_OR_LEAVE: Final[Why] = ("keep-or-leave", "TF-R.35", "leave", {})


def why_not(view: TrollfjordView, option: Option) -> Reason | None:
    """The obstacle in the way of an option; none where nothing stands in its way."""
    why = _obstacle(view, option) if option.verb in _answers(view) else _out_of_place(view, option)
    if why is None:
        return None
    id, rule, obstacle, words = why
    return Reason(Message(f"why-{id}", words, view.game.id), rule, obstacle)


def _answers(view: TrollfjordView) -> tuple[str, ...]:
    """The kinds of options that the step takes which asks, whichever of them it offers now."""
    step = view.step
    if isinstance(step, Swing):
        return ("hit", "stop") if step.may_stop else ("hit",)
    if isinstance(step, FallOf):
        return (BOULDER_COLOURS[step.colour],)
    if isinstance(step, KeepOn):
        return ("take", "keep") if _allowed(view) else ("take", "keep", "leave")
    return ANSWERS.get(type(step), ())


def _obstacle(view: TrollfjordView, option: Option) -> Why | None:
    """What stands in the way of an answer to this question."""
    step, verb = view.step, option.verb
    if isinstance(step, Place) and verb == "put":
        return _not_placed(step, option)
    if verb == "walk":
        return _not_walked(view, option)
    if verb == "call":
        return _not_called(view, option.first)
    if verb == "take":
        return _not_taken(view, option.first)
    if verb == "clear":
        return _not_cleared(view, option.first)
    if verb == "hit":
        return _not_struck(view, option)
    return _not_given(view, option) if verb == "gift" else _not_chance(view, option)


def _out_of_place(view: TrollfjordView, option: Option) -> Why | None:
    """What another step would ask, or this one if the table were another."""
    step, verb = view.step, option.verb
    if isinstance(step, MoveLord) and verb in ("done", "end"):
        return "lord-must-move", "TF-A1.1", "lord", {}
    if isinstance(step, Place) and verb == "walk":
        return "placement-gives-no-steps", "TF-A2.16", LANDSCAPES[step.landscape], {}
    if isinstance(step, Wander) and verb == "put":
        return "wander-gives-no-trolls", "TF-A2.16", "wander", {}
    if isinstance(step, Swing) and verb == "stop":
        return "strike-once", "TF-R.11", "hit", {}
    if isinstance(step, Collect | KeepOn) and verb in ("leave", "keep", "stop", "done", "pass"):
        return ("must-take", "TF-C1.12", "take", {}) if _allowed(view) else KEEP_OR_LEAVE
    return "not-now", "TF-ORDER.4", "", {}


def _holds(view: TrollfjordView, region: int) -> bool:
    return view.trolls[view.seat * REGION_COUNT + region] > 0


# -- A


def _not_placed(step: Place, option: Option) -> Why | None:
    landscape = LANDSCAPES[step.landscape]
    if LANDSCAPE_OF[option.first] != step.landscape:
        return "other-landscape", "TF-A2.3", landscape, {"landscape": landscape}
    if step.region not in (NOWHERE, option.first):
        return "one-region", "TF-A2.2", REGIONS[step.region], {}
    return None


def _not_walked(view: TrollfjordView, option: Option) -> Why | None:
    start, end = option.args
    if not _holds(view, option.first):
        return "no-own-troll", "TF-A2.9", start, {"region": start, "rule": "TF-A2.9"}
    if option.second not in view.board.neighbours[option.first]:
        return "not-adjoining", "TF-A2.12", end, {"region": start, "other": end}
    return None


# -- B


def _not_called(view: TrollfjordView, site: int) -> Why | None:
    space = belt_space(view)
    if space < PLUS and view.numbers[site] != space:
        words: dict[str, Word] = {"number": NUMERALS[view.numbers[site]], "needed": NUMERALS[space]}
        return "slate-1", "TF-B1.3", BELT[space], words
    held = len([region for region in view.board.sites[site] if _holds(view, region)])
    if held < REGIONS_TO_HAMMER:
        return "slate-2", "TF-B1.5", SITES[site], {"held": held, "needed": REGIONS_TO_HAMMER}
    return None


def belt_space(view: TrollfjordView) -> int:
    """The leftmost empty belt space of the viewer."""
    base = view.seat * len(BELT)
    belt = view.belts[base : base + len(BELT)]
    return belt.index(NONE) if NONE in belt else len(BELT)


def _not_struck(view: TrollfjordView, option: Option) -> Why | None:
    if bool(option.args) == (view.settings["tower"] == PHYSICS):
        return None
    id = "just-hit" if option.args else "choose-blow"
    return id, "TF-TOWER.2", str(view.settings["tower"]), {}


def _not_given(view: TrollfjordView, option: Option) -> Why | None:
    gift, disc = GIFTS[option.first], 1 << option.first
    if not view.gifts[view.seat] & disc:
        return "gift-spent", "TF-B3.20", str(gift), {"gift": gift}
    if view.offers[view.seat] & disc:
        return "gift-offered", "TF-R.16", str(gift), {"gift": gift}
    return None


# -- C


def _allowed(view: TrollfjordView) -> list[int]:
    return [region for region in view.board.sites[view.fortress] if not _not_taken(view, region)]


def _not_taken(view: TrollfjordView, region: int) -> Why | None:
    name = REGIONS[region]
    if region not in view.board.sites[view.fortress]:
        return "not-at-fortress", "TF-C1.1", name, {"region": name, "rule": "TF-C1.1"}
    if not view.treasures[region]:
        return "treasure-gone", "TF-R.21", name, {"region": name}
    if not _holds(view, region):
        return "no-own-troll", "TF-C1.9", name, {"region": name, "rule": "TF-C1.9"}
    value, boulders = view.treasures[region], sum(view.out)
    if value > boulders:
        return "too-few-boulders", "TF-C1.8", str(value), {"value": value, "boulders": boulders}
    return None


def _not_cleared(view: TrollfjordView, region: int) -> Why | None:
    name = REGIONS[region]
    if region not in view.board.sites[view.fortress]:
        return "not-at-fortress", "TF-C3.1", name, {"region": name, "rule": "TF-C3.1"}
    if not _holds(view, region):
        return "no-own-troll", "TF-R.23", name, {"region": name, "rule": "TF-R.23"}
    return None


# -- chance, where somebody types it


def _not_chance(view: TrollfjordView, option: Option) -> Why | None:
    step, first = view.step, option.first
    if isinstance(step, Fall):
        left = sum(_in_tower(view))
        return _too_many(left) if first > left else None
    if isinstance(step, FallOf):
        return _not_of_colour(view, step, first)
    if isinstance(step, LayPlank) and first in view.planks:
        return "plank-laid", "TF-SETUP.11", option.args[0], {"plank": option.args[0]}
    if isinstance(step, Reveal) and LEAST_VALUE + first not in view.unseen():
        value = LEAST_VALUE + first
        return "treasures-seen", "TF-SETUP.16", str(value), {"value": value}
    if isinstance(step, PlaceLord) and view.lords[first] >= -view.seats:
        return "lord-stands", "TF-SETUP.30", option.args[0], {"seat": first}
    return _not_numbered(view, step, option) if isinstance(step, PlaceFortress) else None


def _not_numbered(view: TrollfjordView, step: PlaceFortress, option: Option) -> Why | None:
    if option.first != step.site:
        return "other-site", "TF-R.38", SITES[step.site], {"site": SITES[step.site]}
    if view.numbers.count(option.second) == COPIES_OF_NUMBER:
        number = NUMERALS[option.second]
        return "none-left", "TF-SETUP.6", number, {"number": number}
    return None


def _in_tower(view: TrollfjordView) -> list[int]:
    return [BOULDERS_PER_COLOUR - count for count in view.out]


def _too_many(left: int) -> Why:
    return "too-many-fell", "TF-R.31", str(left), {"count": left}


def _not_of_colour(view: TrollfjordView, step: FallOf, count: int) -> Why | None:
    """TF-R.31: not more than fell in all, nor than the tower held, nor so few that the others could not make up for it."""
    left: Sequence[int] = _in_tower(view)
    if count > left[step.colour]:
        return _too_many(left[step.colour])
    if count > step.fell:
        return "more-than-fell", "TF-B4.5", str(step.fell), {"count": step.fell}
    others = sum(left[step.colour + 1 :])
    if step.fell - count > others:
        return "too-few-others", "TF-R.31", str(others), {"count": others}
    return None
