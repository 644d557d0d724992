"""Why an option is not offered: the obstacle and the rule that keep the asked seat from it, as its view tells.

A reason is given for the question that is open: what a card, an event or an ability asks decides which rule forbids.
"""

from typing import Final

from trollbord.games.ankh_morpork.answers import (
    EVENT_CAUSE,
    SYMBOL,
    Answered,
    Moving,
    Removal,
    Struck,
    Swapping,
)
from trollbord.games.ankh_morpork.box import (
    AREAS,
    CALM_PRICE,
    CARDS,
    COLOURS,
    COST,
    DEMON,
    DIMWELL,
    DOLLY_SISTERS,
    FRESH_START,
    GASPODE,
    IGOR,
    INTERRUPTS,
    ISLE_OF_GODS,
    MOSSY_LAWN,
    NEARBY_PRICE,
    NO_CARD,
    NOBODY,
    SMALL_GODS,
    SONKY,
    SUSAN,
    THE_SCOURS,
    THE_SHADES,
)
from trollbord.games.ankh_morpork.building import Build
from trollbord.games.ankh_morpork.deck import IS_PLAYABLE
from trollbord.games.ankh_morpork.dragon import DragonSaves, Mourn
from trollbord.games.ankh_morpork.gambling import DIBBLER_LOSS, DibblerLoss
from trollbord.games.ankh_morpork.hands import Alms, DiscardTheirs, KeepCard
from trollbord.games.ankh_morpork.money import RANSOM, ChooseTaker, Ransom
from trollbord.games.ankh_morpork.rules import (
    Acting,
    EndOfTurn,
    Plan,
    PlayAnother,
    PlayFirst,
    PlayNamed,
)
from trollbord.games.ankh_morpork.view import AnkhView
from trollbord.games.ankh_morpork.why_not_there import because, card_rule, why_not_there
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE, Seat


def why_not(view: AnkhView, option: Option) -> Reason | None:
    """The reason, or None where nothing stands in the way or chance was asked."""
    if view.ask is None or view.ask.seat == NATURE:
        return None
    verb = option.verb
    if verb == "play":
        return _play(view, option.first)
    if verb == "plan":
        return _plan(view, option.first)
    if verb in ("give", "discard", "keep"):
        return _hand(view, option)
    if verb == "pass":
        return _pass(view)
    if verb == "use":
        return _use(view, option.first)
    if verb == "build":
        return _build(view, option.first)
    if verb == "choose":
        return _choose(view, option.first)
    if verb == "pay":
        return _pay(view)
    offered = {each.verb for each in view.ask.options}
    if verb not in offered and not (verb == "lift" and "place" in offered):
        return not_asked()
    return why_not_there(view, option)


def not_asked() -> Reason:
    """The question is another one."""
    return because("why-not-asked", "AM-ACTION.3")


# -- cards


def _play(view: AnkhView, card: int) -> Reason | None:
    if card not in view.hand:
        return _not_in_hand(card)
    step, name = view.step, CARDS[card]
    if isinstance(step, Removal | Moving | Swapping | Struck | Answered | DragonSaves | Mourn):
        return _answer(view, card)
    if not _is_between(view):
        return not_asked()
    if card in INTERRUPTS:
        fits = card == MOSSY_LAWN and view.last_played != NO_CARD
        return None if fits else because("why-interrupt", "AM-R.12", name)
    if isinstance(step, PlayFirst | PlayAnother):
        return None
    if isinstance(step, PlayNamed):
        named = CARDS[step.card]
        return None if card == step.card else because("why-other-named", "AM-R.28", named, named)
    if isinstance(step, Plan):
        return because("why-name-first", "AM-R.63", name)
    last = CARDS[view.last_played]
    return because("why-card-in-play", "AM-ACTION.3", last, last)


def _answer(view: AnkhView, card: int) -> Reason | None:
    """A card of the hand that does not answer what is about to happen."""
    if card not in INTERRUPTS:
        return because("why-only-interrupts", "AM-INTERRUPT.1", CARDS[card])
    rule = _answer_rule(view, card)
    return because("why-no-answer", rule, CARDS[card], CARDS[card]) if rule else None


def _answer_rule(view: AnkhView, card: int) -> str:
    """The rule by which an interrupt does not answer this; empty if it does."""
    step = view.step
    if card == MOSSY_LAWN:
        return "AM-R.26"
    if isinstance(step, Struck | Answered):
        return "" if card == SONKY else card_rule(card)
    if isinstance(step, DragonSaves | Mourn):
        answers = (SUSAN,) if isinstance(step, DragonSaves) else (FRESH_START, IGOR)
        return "" if card in answers else "AM-R.55"
    if isinstance(step, Removal):
        return _removal_rule(view, step, card)
    if card in (GASPODE, SONKY):
        return ""
    return card_rule(card) if card == SUSAN else "AM-R.17"


def _removal_rule(view: AnkhView, step: Removal, card: int) -> str:
    if card in step.answers(view.settings["gaspode_stops_auditors"] is True):
        return ""
    if card == GASPODE:
        return "AM-R.15" if step.cause == EVENT_CAUSE else card_rule(card)
    if step.cause == SYMBOL:
        return "AM-INTERRUPT.7"
    return "AM-INTERRUPT.8" if step.cause == EVENT_CAUSE else "AM-R.20"


def _plan(view: AnkhView, card: int) -> Reason | None:
    step = view.step
    if not isinstance(step, Plan):
        return not_asked()
    if card not in view.hand:
        return _not_in_hand(card)
    if card in step.cards:
        return because("why-named", "AM-DOUBLE.1", CARDS[card])
    return because("why-interrupt", "AM-R.12", CARDS[card]) if card in INTERRUPTS else None


def _hand(view: AnkhView, option: Option) -> Reason | None:
    """Cards that are given away, discarded or kept."""
    assert view.ask is not None
    if option.verb not in {each.verb for each in view.ask.options}:
        return not_asked()
    card, step = option.first, view.step
    if isinstance(step, DiscardTheirs):
        is_there = (card, 1 << step.victim) in view.mind[0]
        return None if is_there else _elsewhere(view, card)
    if isinstance(step, KeepCard):
        return None if card in view.pulled else _elsewhere(view, card)
    return None if card in view.hand else _not_in_hand(card)


def _elsewhere(view: AnkhView, card: int) -> Reason:
    return because("why-not-in-that-hand", card_rule(view.in_play), CARDS[card])


def _not_in_hand(card: int) -> Reason:
    return because("why-not-in-hand", "AM-TURN.3", CARDS[card])


def _pass(view: AnkhView) -> Reason | None:
    if not isinstance(view.step, PlayFirst):
        return not_asked()
    cards = [card for card in view.hand if IS_PLAYABLE[card]]
    if not cards or view.settings["must_play"] is not True:
        return None
    return because("why-must-play", "AM-R.65", CARDS[cards[0]])


# -- abilities and building


def _is_between(view: AnkhView) -> bool:
    """Whether the question is one before which an ability fits."""
    step = view.step
    return isinstance(step, Acting | PlayFirst | PlayAnother | Plan | PlayNamed | EndOfTurn)


def _use(view: AnkhView, area: int) -> Reason | None:
    name = AREAS[area]
    if view.building[area] != view.seat or view.aside[area]:
        return because("why-not-your-card", "AM-CITY.1", name)
    if area == SMALL_GODS:
        return because("why-only-events", "AM-CITY.4", name)
    if view.seat != view.turn:
        return because("why-not-your-turn", "AM-CITY.1", COLOURS[view.turn])
    if view.pieces[DEMON * 12 + area]:
        return because("why-demon", "AM-CITY.5", f"demon {name}")
    if view.gained >> area & 1:
        return because("why-just-gained", "AM-CITY.3", name)
    if view.used >> area & 1:
        return because("why-used", "AM-CITY.1", name)
    if not _is_between(view):
        return because("why-inside-action", "AM-R.1", name)
    return _use_now(view, area)


def _use_now(view: AnkhView, area: int) -> Reason | None:
    """What an ability of one's own lacks now."""
    rule, money = f"AM-AREA.{area + 1}", view.money[view.seat]
    if area in (DOLLY_SISTERS, DIMWELL) and money < NEARBY_PRICE:
        return because("why-no-money", rule, f"${NEARBY_PRICE}", amount=NEARBY_PRICE)
    if area == ISLE_OF_GODS and money < CALM_PRICE:
        return because("why-no-money", rule, f"${CALM_PRICE}", amount=CALM_PRICE)
    if area == ISLE_OF_GODS and not any(view.trouble):
        return because("why-no-marker", rule, AREAS[area])
    if area == THE_SCOURS and not view.hand:
        return because("why-no-cards", rule, AREAS[area])
    if area == THE_SHADES and not any([_is_shady(view, each) for each in range(4, 8)]):
        return because("why-nowhere", rule, AREAS[area])
    return None


def _is_shady(view: AnkhView, area: int) -> bool:
    """AM-AREA.7, AM-R.4: whether The Shades can put a marker here."""
    return not view.trouble[area] and any([view.pieces[owner * 12 + area] for owner in range(6)])


def _build(view: AnkhView, area: int) -> Reason | None:
    """AM-BUILD: an area in which nothing can be built now, whatever is asked."""
    name, step = AREAS[area], view.step
    verb = step.verb if isinstance(step, Acting) else None
    share = verb.share if isinstance(verb, Build) else 1
    if view.building[area] != NOBODY:
        return because("why-built", "AM-BUILD.3", name)
    if view.trouble[area]:
        return because("why-trouble", "AM-BUILD.2", name)
    if not view.pieces[view.seat * 12 + area]:
        return because("why-no-minion", "AM-BUILD.1", name)
    if view.money[view.seat] * share < COST[area]:
        return because("why-no-money", "AM-BUILD.4", name, amount=COST[area] // share)
    return None if isinstance(verb, Build) else not_asked()


# -- players and money


FIRE_BRIGADE: Final = CARDS.index("the_fire_brigade")


def _choose(view: AnkhView, seat: Seat) -> Reason | None:
    assert view.ask is not None
    if "choose" not in {each.verb for each in view.ask.options}:
        return not_asked()
    rule, colour = card_rule(view.in_play), COLOURS[seat]
    if seat >= view.seats:
        return because("why-no-player", "AM-COMP.6", colour)
    if seat == view.seat:
        return because("why-yourself", rule, colour)
    if isinstance(view.step, ChooseTaker) and seat == view.step.payer:
        return because("why-payer", rule, colour)
    is_fire = view.in_play == FIRE_BRIGADE and seat not in view.building
    return because("why-no-house", "AM-R.56", colour) if is_fire else None


def _pay(view: AnkhView) -> Reason | None:
    due, rule = 0, ""
    if isinstance(view.step, Ransom):
        due, rule = RANSOM, "AM-R.31"
    elif isinstance(view.step, DibblerLoss):
        due, rule = DIBBLER_LOSS, "AM-R.49"
    elif isinstance(view.step, Alms):
        due, rule = 1, card_rule(view.in_play)
    if not due:
        return not_asked()
    is_short = view.money[view.seat] < due
    return because("why-no-money", rule, f"${due}", amount=due) if is_short else None
