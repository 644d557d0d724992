"""Why an option is not offered for this area or piece, though the question offers others of its kind."""

from typing import Final

from trollbord.games.ankh_morpork.answers import Replace
from trollbord.games.ankh_morpork.box import (
    AREAS,
    AROUND,
    BUILDINGS,
    CARDS,
    COLOURS,
    COST,
    DEMON,
    EVERYWHERE,
    MINIONS,
    NEIGHBOURS,
    NO_CARD,
    NOBODY,
    OWNERS,
    REACH,
)
from trollbord.games.ankh_morpork.building import BuyBuilding
from trollbord.games.ankh_morpork.city import Isle, Shades
from trollbord.games.ankh_morpork.effects import Verb
from trollbord.games.ankh_morpork.events import Flee, Murder
from trollbord.games.ankh_morpork.gambling import RemoveFromTrouble
from trollbord.games.ankh_morpork.money import BurnHouse
from trollbord.games.ankh_morpork.moving import ChooseWay, MoveOther, MoveOwnFromTrouble, SwapWith
from trollbord.games.ankh_morpork.placing import (
    NEAR,
    PlaceAnywhere,
    PlaceAround,
    PlaceAtHouse,
    PlaceIn,
    PlaceInTrouble,
    PlaceLifted,
)
from trollbord.games.ankh_morpork.removing import Assassinate, Carcer, HiredKill, PaidKill, RemoveIn
from trollbord.games.ankh_morpork.rules import Acting
from trollbord.games.ankh_morpork.trouble import RemoveTrouble, StirBeside
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason

SHADES: Final = "AM-AREA.7"


def because(id: str, rule: str, obstacle: str = "", card: str = "", amount: int = 0) -> Reason:
    """A reason: its sentence, its rule, the obstacle that it names; a card or a sum, if the sentence has one."""
    words: dict[str, Word] = {"rule": rule}
    if card:
        words["card"] = card
    if amount:
        words["amount"] = amount
    return Reason(Message(id, words, "ankh_morpork"), rule, obstacle)


def card_rule(card: int) -> str:
    """The rule that says what a card does."""
    return f"AM-CARD.{CARDS[card]}" if card != NO_CARD else "AM-ACTION.1"


def why_not_there(view: AnkhView, option: Option) -> Reason | None:
    """What stands in the way in this area, or of this piece."""
    verb = option.verb
    if verb in ("remove", "move", "swap"):
        return _piece(view, option)
    if verb in ("place", "lift"):
        return _lift(view, option.first) if verb == "lift" else _place(view, option.first)
    if verb in ("calm", "count"):
        rule = "AM-ACTION.7" if _is_symbol(view) else _rule(view)
        return (
            None
            if view.trouble[option.first]
            else because("why-no-trouble", rule, AREAS[option.first])
        )
    if verb == "stir":
        return _stir(view, option.first)
    if verb == "go":
        return _go(view, option.first)
    if verb == "buy":
        return _buy(view, option.first)
    if verb in ("raze", "shift"):
        return _house(view, option)
    return None


def _verb(view: AnkhView) -> Verb | None:
    """The action that is being begun, if that is the question."""
    return view.step.verb if isinstance(view.step, Acting) else None


def _is_symbol(view: AnkhView) -> bool:
    return isinstance(_verb(view), RemoveTrouble)


def _rule(view: AnkhView) -> str:
    """What asks now: the rule of the card in play, of the ability, or of the event that is going on."""
    if isinstance(view.step, Isle):
        return "AM-AREA.10"
    return "AM-EVENT.MURDERS.2" if isinstance(view.step, Murder) else card_rule(view.in_play)


# -- placing


def _stands(view: AnkhView) -> int:
    """The areas with a minion of the viewer, as bits."""
    own = view.pieces[view.seat * 12 : view.seat * 12 + 12]
    return sum([1 << area for area in range(12) if own[area]])


def _near(view: AnkhView) -> int:
    stands = _stands(view)
    return REACH[stands] if stands else EVERYWHERE


def _allowed(view: AnkhView) -> int:
    """The areas that the question allows, as bits; NEAR for the rule of nearness."""
    step, verb = view.step, _verb(view)
    if isinstance(step, PlaceLifted | PlaceIn):
        return step.bits
    if isinstance(verb, PlaceAtHouse):
        return sum([1 << area for area in range(12) if view.building[area] == view.seat])
    if isinstance(verb, PlaceInTrouble):
        return sum([1 << area for area in range(12) if view.trouble[area]])
    if isinstance(verb, PlaceAround):
        return AROUND[verb.area]
    return EVERYWHERE if isinstance(verb, PlaceAnywhere) else NEAR


def _place(view: AnkhView, area: int) -> Reason | None:
    step, name = view.step, AREAS[area]
    if isinstance(step, PlaceLifted) and area == step.old:
        return because("why-old-area", "AM-PLACE.9", name)
    if isinstance(step, Replace) and area == step.area:
        return because("why-old-area", "AM-R.18", name)
    allowed = _allowed(view)
    if allowed == NEAR:
        is_near = _near(view) >> area & 1
        return None if is_near else because("why-too-far", "AM-PLACE.2", name)
    return None if allowed >> area & 1 else because("why-other-places", "AM-PLACE.8", name)


def _lift(view: AnkhView, area: int) -> Reason | None:
    if sum(view.pieces[view.seat * 12 : view.seat * 12 + 12]) < MINIONS:
        return because("why-supply", "AM-PLACE.1", AREAS[area])
    if not view.pieces[view.seat * 12 + area]:
        return because("why-nobody-there", "AM-PLACE.5", AREAS[area])
    only = _allowed(view) == 1 << area
    return because("why-old-area", "AM-PLACE.9", AREAS[area]) if only else None


# -- pieces


def _piece(view: AnkhView, option: Option) -> Reason | None:
    owner, area = option.first, option.second
    if not view.pieces[owner * 12 + area]:
        return because("why-nobody-there", _rule(view), f"{OWNERS[owner]} {AREAS[area]}")
    if option.verb == "remove":
        return _whose(view, option) or _where(view, area)
    if option.verb == "move":
        return _moved(view, owner, area)
    same = isinstance(view.step, SwapWith) and area == view.step.area
    return because("why-same-area", _rule(view), AREAS[area]) if same else None


def _whose(view: AnkhView, option: Option) -> Reason | None:
    """A piece that is safe from the player who is asked."""
    owner, step = option.first, view.step
    assert view.ask is not None
    piece = f"{OWNERS[owner]} {AREAS[option.second]}"
    if view.ask.prompt in ("remove-own", "dibbler"):
        return None if owner == view.seat else because("why-only-own", _rule(view), piece)
    if isinstance(step, PaidKill) or isinstance(_verb(view), Assassinate):
        return because("why-own-minion", "AM-KILL.2", piece) if owner == view.seat else None
    if isinstance(step, HiredKill) and owner == step.user:
        return because("why-payers-minion", _rule(view), piece)
    if isinstance(step, Carcer) and view.shield >> owner & 1:
        return because("why-shielded", "AM-R.22", piece)
    return None


def _where(view: AnkhView, area: int) -> Reason | None:
    """An area out of which nothing is removed now."""
    step, verb, name = view.step, _verb(view), AREAS[area]
    if isinstance(step, Murder):
        return None if area == step.area else because("why-not-rolled", _rule(view), name)
    if isinstance(step, Carcer):
        return None if area in step.areas else because("why-not-rolled", _rule(view), name)
    if isinstance(verb, RemoveIn):
        return None if area == verb.area else because("why-other-places", _rule(view), name)
    needs = isinstance(step, PaidKill | HiredKill | RemoveFromTrouble)
    if (needs or isinstance(verb, Assassinate)) and not view.trouble[area]:
        return because("why-no-trouble", "AM-KILL.1", name)
    return None


def _moved(view: AnkhView, owner: int, area: int) -> Reason | None:
    verb, piece = _verb(view), f"{OWNERS[owner]} {AREAS[area]}"
    if isinstance(verb, MoveOther):
        return because("why-not-own", _rule(view), piece) if owner == view.seat else None
    if owner != view.seat:
        return because("why-only-own", _rule(view), piece)
    if isinstance(verb, MoveOwnFromTrouble) and not view.trouble[area]:
        return because("why-no-trouble", _rule(view), AREAS[area])
    return None


def _go(view: AnkhView, area: int) -> Reason | None:
    step, name = view.step, AREAS[area]
    if isinstance(step, Flee):
        here = next(a for i, a in enumerate(step.flooded) if _must_flee(view, step, i, a))
        if area in step.flooded:
            return because("why-flooded", "AM-EVENT.FLOOD.3", name)
        is_next = area in NEIGHBOURS[here]
        return None if is_next else because("why-not-adjacent", "AM-EVENT.FLOOD.2", name)
    if not isinstance(step, ChooseWay):
        return None
    if area == step.area:
        return because("why-same-area", _rule(view), name)
    is_next = step.is_free or area in NEIGHBOURS[step.area]
    return None if is_next else because("why-not-adjacent", "AM-BOARD.2", name)


def _must_flee(view: AnkhView, step: Flee, index: int, area: int) -> bool:
    return view.pieces[view.seat * 12 + area] > step.kept[index]


# -- markers and buildings


def _stir(view: AnkhView, area: int) -> Reason | None:
    step, verb, name = view.step, _verb(view), AREAS[area]
    if view.trouble[area]:
        return because("why-marker-there", "AM-TROUBLE.3", name)
    is_empty = not any([view.pieces[owner * 12 + area] for owner in range(len(OWNERS))])
    if isinstance(step, Shades):
        if area not in range(4, 8):
            return because("why-other-places", SHADES, name)
        return because("why-empty", SHADES, name) if is_empty else None
    if is_empty and view.settings["markers_need_minions"] is True:
        return because("why-empty", "AM-R.50", name)
    if isinstance(verb, StirBeside) and not any([view.trouble[each] for each in NEIGHBOURS[area]]):
        return because("why-no-marker-near", _rule(view), name)
    return None


def _buy(view: AnkhView, area: int) -> Reason | None:
    verb, name = _verb(view), AREAS[area]
    if not isinstance(verb, BuyBuilding):
        return None
    if view.building[area] in (NOBODY, view.seat):
        return because("why-no-house", _rule(view), name)
    if view.building.count(view.seat) == BUILDINGS and view.settings["buy_with_six"] is not True:
        return because("why-six", "AM-R.38", COLOURS[view.seat])
    if bool(view.trouble[area]) != verb.in_trouble:
        id = "why-no-trouble" if verb.in_trouble else "why-marker-there"
        return because(id, _rule(view), name)
    full = view.settings["demon_house_full_price"] is True or not view.pieces[DEMON * 12 + area]
    if full and view.money[view.seat] < COST[area]:
        return because("why-no-money", "AM-R.37", name, amount=COST[area])
    return None


def _house(view: AnkhView, option: Option) -> Reason | None:
    assert view.ask is not None
    area, step = option.first, view.step
    owner = step.victim if isinstance(step, BurnHouse) else view.seat
    rule = {"shift": "AM-BUILD.8", "subside": "AM-R.47"}.get(view.ask.prompt, _rule(view))
    return None if view.building[area] == owner else because("why-no-house", rule, AREAS[area])
