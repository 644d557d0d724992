"""Why an option can't be picked: the obstacle that forbids it at the open question, told from the asked seat's view.

Each function gives the id of an obstacle, NOTHING where nothing forbids the option, or NOT_ASKED where the question is
about something else.
"""

from random import Random
from typing import Any, Final

from trollbord.games.trolls_princesses.actions import (
    Act,
    ChooseVillage,
    SendCamp,
    SendChangeling,
    action_at,
)
from trollbord.games.trolls_princesses.box import CARD_PILE, DEN_PILE, ROYAL_PILE
from trollbord.games.trolls_princesses.choices import (
    FillShafts,
    LayTile,
    Push,
    PutHome,
    ShiftHuman,
    ShiftTroll,
    ShiftTrollAndHuman,
    TakeDen,
    TakeRoyalTile,
    TurnTile,
    troll_to_shift,
)
from trollbord.games.trolls_princesses.gaining import Store, TakeTrollCard
from trollbord.games.trolls_princesses.network import beside, is_ground, neighbour, overlap
from trollbord.games.trolls_princesses.picks import TAKE_CARD
from trollbord.games.trolls_princesses.places import ASIDE, MINING, PLACES, VILLAGE
from trollbord.games.trolls_princesses.rules import ChooseClan, LastTasks, Move, PlayRoundCard
from trollbord.games.trolls_princesses.state import NOBODY, TrollsState
from trollbord.games.trolls_princesses.tiles import DEN_COUNT, KIND, VP
from trollbord.kernel.message import Message
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE, Seat
from trollbord.kernel.step import Step
from trollbord.kernel.view import View

NOTHING: Final = ""
NOT_ASKED: Final = "not-asked"


def why_not(view: View, option: Option) -> Reason | None:
    """The reason; None if nobody is asked, or if no rule forbids the option."""
    ask = view.ask
    assert ask is not None
    if ask.seat == NATURE:
        return None
    world = view.world(Random(0))
    assert isinstance(world, TrollsState) and world.step is not None
    found = _obstacle(world, ask.seat, world.step, option)
    if found == NOTHING:
        return None
    message = Message(f"why-{found}", {}, view.game.id)
    return Reason(message, RULES[found], _named(world, found, option))


def _named(state: TrollsState, found: str, option: Option) -> str:
    """What stands in the way, spelt as in options: mostly what the option names itself."""
    if found == NOT_ASKED:
        return ""
    if found == "not-here":
        return PLACES[state.place]
    if found in ("points", "goods"):
        return found
    return option.text.partition(" ")[2] or option.verb


def _obstacle(state: TrollsState, seat: Seat, step: Step[Any], option: Option) -> str:
    """What forbids an option at the question of this step."""
    verb = option.verb
    if verb == "claim":
        return _claim(state, seat, option)
    if verb in ("done", "decline"):
        return NOTHING if _may_stop(step, verb) else NOT_ASKED
    if isinstance(step, Act):
        return _action(state, seat, option)
    if isinstance(step, PlayRoundCard) and verb == "play":
        return NOTHING if option.first in state.hands[seat] else "not-in-hand"
    if isinstance(step, ChooseClan) and verb == "clan":
        return "clan-taken" if option.first in state.clans else NOTHING
    if isinstance(step, LayTile) and verb == "lay":
        return _lay(state, seat, step.tile, option)
    if isinstance(step, TurnTile) and verb == "turn":
        turns = state.lay_turns(seat, step.tile, step.place)
        return NOTHING if option.first in turns else "wall"
    if isinstance(step, PutHome) and verb == "home":
        return NOTHING if state.cave_room(seat, MINING + option.first) > 0 else "cave-full"
    if isinstance(step, Move) and verb == "move":
        return _move(state, seat, step, option)
    return _choice(state, seat, step, option)


def _may_stop(step: Step[Any], verb: str) -> bool:
    """Whether the question can be answered so: a royal tile is declined, actions and moves of humans end."""
    if verb == "decline":
        return isinstance(step, TakeRoyalTile)
    if isinstance(step, TakeDen | ShiftHuman):
        return step.may_stop
    return isinstance(step, Act | LastTasks)


def _claim(state: TrollsState, seat: Seat, option: Option) -> str:
    """TP-TASK.1; TP-R.46: in the own turn, but not between taking and turning a tile."""
    if option.first not in state.tasks:
        return "task-not-open"
    if seat != state.active:
        return "task-not-turn"
    if state.claims[seat] >> option.first & 1:
        return "task-done"
    if not state.met[seat] >> option.first & 1:
        return "task-not-met"
    return "task-laying" if isinstance(state.step, LayTile | TurnTile) else NOTHING


# -- actions


def _action(state: TrollsState, seat: Seat, option: Option) -> str:
    """The first obstacle of an action of this place."""
    action = action_at(state.place, option.verb)
    if action is not None:
        return action.obstacle(state, seat, option)
    places = range(MINING, VILLAGE + 1)
    is_action = any([action_at(place, option.verb) is not None for place in places])
    return "other-place" if is_action else NOT_ASKED


# -- figures


def _move(state: TrollsState, seat: Seat, step: Move, option: Option) -> str:
    if option.first not in state.trolls[seat]:
        return "no-troll-there"
    found = _target(state, seat, option.second)
    if found == NOTHING and step.troll(state, option.first) == NOBODY:
        return "barred"
    return found


def _target(state: TrollsState, seat: Seat, place: int) -> str:
    """What keeps trolls of this seat out of a place."""
    if place >= VILLAGE + state.seats:
        return "forest"
    if state.can_enter(seat, place):
        return NOTHING
    return "own-trolls" if place >= VILLAGE else "cave-full"


def _shift(state: TrollsState, seat: Seat, moved: tuple[int, ...], option: Option) -> str:
    trolls = state.trolls[seat]
    there = [troll for troll, place in enumerate(trolls) if place == option.first]
    if not there or option.first == ASIDE:
        return "no-troll-there"
    target = _target(state, seat, option.second)
    if target != NOTHING:
        return target
    if option.first == option.second and option.first >= VILLAGE and state.is_full(option.first):
        return "no-other-cauldron"
    if all([troll in moved for troll in there]):
        return "moved-already"
    is_barred = option.verb == "shift-walker"
    troll = troll_to_shift(state, seat, option.first, is_barred, moved)
    return "other-troll" if troll == NOBODY else NOTHING


def _shift_human(state: TrollsState, seat: Seat, option: Option) -> str:
    if state.humans[seat][option.first] == 0:
        return "no-human-there"
    return NOTHING if state.cave_room(seat, MINING + option.second) > 0 else "cave-full"


def _push(state: TrollsState, step: Push, option: Option) -> str:
    owner = state.clans.index(option.first) if option.first in state.clans else NOBODY
    if owner == step.seat:
        return "own-troll"
    is_there = owner != NOBODY and step.place in state.trolls[owner]
    return NOTHING if is_there else "no-troll-to-push"


# -- the other questions, each with its verb


def _choice(state: TrollsState, seat: Seat, step: Step[Any], option: Option) -> str:
    verb = option.verb
    if verb in ("shift", "shift-walker") and isinstance(step, ShiftTroll | ShiftTrollAndHuman):
        moved = step.moved if isinstance(step, ShiftTroll) else ()
        return _shift(state, seat, moved, option)
    if verb == "shift-human" and isinstance(step, ShiftHuman | ShiftTrollAndHuman):
        return _shift_human(state, seat, option)
    if verb == "push" and isinstance(step, Push):
        return _push(state, step, option)
    if verb == "take":
        return _take(state, seat, step, option)
    if verb == "store" and isinstance(step, Store):
        return _store(state, seat, step, option)
    if verb == "replace" and isinstance(step, ChooseVillage):
        return _replace(state, option)
    return _slot(state, seat, step, option)


def _replace(state: TrollsState, option: Option) -> str:
    if option.first >= state.seats:
        return "forest"
    return NOTHING if state.camps[option.first] > 0 else "camps-gone"


def _slot(state: TrollsState, seat: Seat, step: Step[Any], option: Option) -> str:
    """A slot of the board, or shafts to be filled."""
    at = option.first
    if option.verb == "camp" and isinstance(step, SendCamp):
        return NOTHING if state.camp_slots[seat] >> at & 1 else "slot-empty"
    if option.verb == "changeling" and isinstance(step, SendChangeling):
        return NOTHING if state.changeling_slots[seat] >> at & 1 else "slot-empty"
    if option.verb == "fill" and isinstance(step, FillShafts):
        return NOTHING if state.filled[seat][at] < state.shafts[seat][at] else "shafts-full"
    return NOT_ASKED


def _store(state: TrollsState, seat: Seat, step: Store, option: Option) -> str:
    if state.space(option.first, step.sort) == 0:
        return "no-such-space"
    if option.first in state.free_items(seat, step.sort):
        return NOTHING
    is_stored = option.first * 4 + step.sort in state.stored[seat]
    return "space-taken" if is_stored else "space-not-yours"


# -- tiles and cards


def _take(state: TrollsState, seat: Seat, step: Step[Any], option: Option) -> str:
    """A tile or card of a display."""
    is_card = option.id >= TAKE_CARD[0].id
    if isinstance(step, TakeTrollCard) and is_card:
        if option.first not in state.displays[CARD_PILE]:
            return "card-not-shown"
        return "same-card" if state.owns_kind(seat, option.first) else NOTHING
    if isinstance(step, TakeRoyalTile) and not is_card:
        if option.first < DEN_COUNT:
            return "royal-asked"
        return NOTHING if option.first in state.displays[ROYAL_PILE] else "royal-not-shown"
    if isinstance(step, TakeDen) and not is_card:
        return _take_den(state, seat, option.first)
    return NOT_ASKED


def _take_den(state: TrollsState, seat: Seat, tile: int) -> str:
    """Why a den can't be built."""
    if tile >= DEN_COUNT:
        return "den-asked"
    if tile not in state.displays[DEN_PILE]:
        return "tile-not-shown"
    if state.can_lay(seat, tile):
        return NOTHING
    if KIND[tile] != VP:
        return "no-place-left"
    if not state.tiles[seat]:
        return "first-vp-den"
    return "same-vp-den" if state.owns_vp_den(seat, tile) else "vp-den-nowhere"


def _lay(state: TrollsState, seat: Seat, tile: int, option: Option) -> str:
    """Why a tile can't lie beyond this edge of the network."""
    laid = state.places[seat]
    if not laid:
        return NOTHING if option.first == 0 else "first-place"
    if not 0 < option.first <= len(laid):
        return "joins-nothing"
    place = neighbour(laid[option.first - 1], option.second)
    if place in laid or any([overlap(place, other) for other in laid]):
        return "overlaps"
    if not is_ground(place):
        return "over-rim"
    around = [state.tiles[seat][other] for _, other in beside(laid, place)]
    if any([KIND[other] == VP for other in around]):
        return "at-wall"
    if KIND[tile] == VP and len(around) > 1:
        return "vp-den-place"
    is_its_name = state.lay_name(seat, place) == (option.first, option.second + 1)
    return NOTHING if is_its_name else "other-name"


RULES: Final = {
    "not-in-hand": "TP-TURN.4",
    "not-asked": "TP-TURN.3",
    "task-not-open": "TP-SETUP.22",
    "task-done": "TP-R.19",
    "task-not-met": "TP-TASK.1",
    "no-troll-there": "TP-MOVE.1",
    "forest": "TP-SETUP.3",
    "own-trolls": "TP-MOVE.9",
    "cave-full": "TP-MOVE.6",
    "barred": "TP-MOVE.13",
    "wall": "TP-TILES.5",
    "vp-den-place": "TP-TILES.7",
    "same-card": "TP-CARD.1",
    "other-place": "TP-AP.10",
    "points": "TP-ACT.4",
    "goods": "TP-ACT.4",
    "shaft-empty": "TP-R.26",
    "not-here": "TP-VILLAGE.1",
    "no-space": "TP-VILLAGE.1",
    "activated": "TP-ROYAL.2",
    "not-yours": "TP-ROYAL.4",
    "lasting": "TP-ROYAL.9",
    "no-effect": "TP-R.35",
    "clan-taken": "TP-SETUP.27",
    "task-not-turn": "TP-TASK.1",
    "task-laying": "TP-R.46",
    "own-troll": "TP-MOVE.9",
    "no-troll-to-push": "TP-MOVE.7",
    "no-other-cauldron": "TP-R.37",
    "moved-already": "TP-ROYAL.10",
    "other-troll": "TP-R.29",
    "no-human-there": "TP-ROYAL.11",
    "card-not-shown": "TP-POWER.9",
    "tile-not-shown": "TP-BUILD.12",
    "royal-not-shown": "TP-VILLAGE.4",
    "royal-asked": "TP-VILLAGE.4",
    "den-asked": "TP-BUILD.12",
    "no-own-camp": "TP-BUILD.8",
    "no-neutral-camp": "TP-BUILD.7",
    "camps-gone": "TP-BUILD.7",
    "no-own-changeling": "TP-VILLAGE.16",
    "slot-empty": "TP-BUILD.2",
    "no-den-fits": "TP-TILES.2",
    "no-place-left": "TP-TILES.2",
    "first-vp-den": "TP-R.14",
    "same-vp-den": "TP-TILES.9",
    "vp-den-nowhere": "TP-TILES.7",
    "first-place": "TP-TILES.1",
    "joins-nothing": "TP-TILES.2",
    "overlaps": "TP-TILES.15",
    "over-rim": "TP-TILES.16",
    "at-wall": "TP-TILES.6",
    "other-name": "TP-TILES.2",
    "shafts-full": "TP-POWER.2",
    "no-cauldron": "TP-VILLAGE.20",
    "no-barn": "TP-VILLAGE.24",
    "no-cow": "TP-R.17",
    "no-such-space": "TP-BOARD.6",
    "space-taken": "TP-BOARD.6",
    "space-not-yours": "TP-BOARD.4",
    "royal-place": "TP-R.5",
    "no-board-action": "TP-R.6",
}
"""The rule that names each obstacle; the sentence of the reason cites it too."""
