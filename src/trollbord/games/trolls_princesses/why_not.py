"""Why an option can't be picked: the rule that forbids it, told from the asked seat's view."""

from random import Random
from typing import Final

from trollbord.games.trolls_princesses.actions import ACTIONS
from trollbord.games.trolls_princesses.box import (
    BED,
    BELL,
    CAMP,
    CARD_PILE,
    CHANGELING,
    DEN_PILE,
    ROYAL_PILE,
    TAKE_CARD,
    VILLAGE,
)
from trollbord.games.trolls_princesses.choices import LayTile, TurnTile
from trollbord.games.trolls_princesses.evaluate import price_of
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, KIND, ROYALS, VP
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.view import View

_PIECE_OF: Final = {
    "capture-princess": BED,
    "tear-down-bell": BELL,
    "swap": CHANGELING,
    "build-camp": CAMP,
}


def why_not(view: View, option: Option) -> Reason | None:
    """The reason, or None if nothing better can be said than what is offered."""
    found = _reason(view, option)
    return None if found is None else Reason(Message(f"why-{found}", {}, view.game.id))


def _reason(view: View, option: Option) -> str | None:
    """The id of the reason's message, without its `why-`."""
    ask = view.ask
    assert ask is not None
    if ask.seat == NATURE:
        return None
    if option.verb == "play" and ask.prompt == "play-card":
        return "not-in-hand"
    if option.verb not in {each.verb for each in ask.options} and ask.prompt != "act":
        return None if option.verb == "claim" else "not-asked"
    world = view.world(Random(0))
    assert isinstance(world, TrollsState)
    if option.verb == "claim":
        return _claim(world, ask.seat, option)
    if option.verb in ("move", "shift", "shift-walker"):
        return _move(world, ask.seat, option)
    if option.verb in ("take", "lay", "turn"):
        return _tile(world, ask.seat, option)
    return _action(world, ask.seat, option) if ask.prompt == "act" else None


def _claim(state: TrollsState, seat: Seat, option: Option) -> str:
    if option.first not in state.tasks:
        return "task-not-open"
    return "task-done" if state.claims[seat] >> option.first & 1 else "task-not-met"


def _move(state: TrollsState, seat: Seat, option: Option) -> str:
    start, target = option.first, option.second
    if start not in state.trolls[seat]:
        return "no-troll-there"
    if target >= VILLAGE + state.seats:
        return "forest"
    if not state.can_enter(seat, target):
        return "own-trolls" if target >= VILLAGE else "cave-full"
    return "barred"


def _tile(state: TrollsState, seat: Seat, option: Option) -> str | None:
    step = state.step
    if option.verb == "turn" and isinstance(step, TurnTile):
        return "wall"
    if option.verb == "lay" and isinstance(step, LayTile):
        return "vp-den-place" if KIND[step.tile] == VP else "no-place"
    if option.verb != "take":
        return "not-asked"
    if option.id >= TAKE_CARD[0].id:
        return "same-card" if option.first in state.displays[CARD_PILE] else "not-shown"
    pile = DEN_PILE if option.first < DEN_COUNT else ROYAL_PILE
    return "no-place" if option.first in state.displays[pile] else "not-shown"


def _action(state: TrollsState, seat: Seat, option: Option) -> str:
    """An action of this place: points, then pieces and spaces, then goods."""
    if option.verb not in [action.verb for action in ACTIONS[state.place]]:
        return "other-place"
    if option.verb == "activate":
        return _activation(state, seat, option)
    helped = [action for action in ACTIONS[state.place] if action.verb == option.verb]
    if not helped[0].affords(state, price_of(option)):
        return "points"
    if option.verb == "buy":
        return _card(state, seat, option)
    if option.verb == "mine":
        return "shaft-empty"
    return _piece(state, seat, option)


def _card(state: TrollsState, seat: Seat, option: Option) -> str:
    if option.first not in state.displays[CARD_PILE]:
        return "not-shown"
    return "same-card" if state.owns_kind(seat, option.first) else "goods"


def _piece(state: TrollsState, seat: Seat, option: Option) -> str:
    sort = _PIECE_OF.get(option.verb)
    if sort is None:
        return "no-room" if option.verb == "steal-cow" else "goods"
    here = state.in_villages(sort)
    if sort != CAMP and here[state.place - VILLAGE] == 0:
        return "not-here"
    return "no-space" if state.rooms[seat][sort] == 0 else "goods"


def _activation(state: TrollsState, seat: Seat, option: Option) -> str:
    if state.activated:
        return "activated"
    if state.points < price_of(option):
        return "points"
    if option.first < len(ROYALS) and DEN_COUNT + option.first not in state.tiles[seat]:
        return "not-yours"
    if option.first < len(ROYALS) and not ROYALS[option.first].action:
        return "lasting"
    return "no-effect"
