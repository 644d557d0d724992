"""Why an option is not offered: the rule that keeps the asked seat from it, and the obstacle, as its view tells them.

A reason is only given where its obstacle was looked at and is there; what can't be told is a catch-all without one.
"""

from collections.abc import Callable
from typing import Final

from trollbord.games.ragnarocks import obstacles
from trollbord.games.ragnarocks.box import CELLS, CHARACTERS, NAMES, START, VIKINGS_EACH
from trollbord.games.ragnarocks.case import Case
from trollbord.games.ragnarocks.turns import AFTER_MOVE, BEFORE
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.kernel.message import Message, Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Reason
from trollbord.kernel.seat import NATURE

SETUP: Final = frozenset({"show", "take", "leave"})
"""Questions before the first turn, and the verbs that answer them."""
OF_ONE_CARD: Final = {
    "card-stone": "thor",
    "enter": "ask_and_embla",
    "remove": "freyr",
    "swap": "tyr",
}
"""Verbs that one card alone allows."""
MOVERS: Final = frozenset({"vali", "selkolla", "fafnir", "heimdallr"})
"""Cards that set Vikings elsewhere."""


def why_not(view: RagnarocksView, option: Option) -> Reason | None:
    """The reason, or None where there is none to name."""
    if view.ask is None or view.ask.seat == NATURE:
        return None
    case = Case(view, option)
    if option.verb == "skip":
        return _skipping(case)
    if case.prompt == "skip":
        return _no_turn(case)
    if option.verb == "done":
        return _declining(case)
    if case.prompt in SETUP or option.verb in SETUP or option.verb == "draw":
        return _before_the_game(case)
    if option.verb in ("command", "recall"):
        return _commanding(case)
    found = obstacles.of(case) if case.can_be_asked() else _out_of_place(case)
    return found or case.shrug()


def why_no_move(words: list[str]) -> Reason | None:
    """RR-TURN.5: a move that can't even be spelt leads from one cell to another that is not in line with it."""
    if len(words) != 3 or words[0] != "move" or words[1] == words[2]:
        return None
    _, source, target = words
    if source not in CELLS or target not in CELLS:
        return None
    given: dict[str, Word] = {"from": source, "to": target, "rule": "RR-TURN.5"}
    return Reason(Message("why-move-line", given, "ragnarocks"), "RR-TURN.5", target)


# -- the turn as a whole


def _skipping(case: Case) -> Reason | None:
    """RR-TURN.13: only who has no turn skips."""
    if case.prompt == "skip":
        return None
    return case.no("skip-forced-only", "RR-TURN.13", case.prompt)


def _no_turn(case: Case) -> Reason:
    """RR-TURN.12, RR-R.1: there is only the skip, and it is told whether stones are missing."""
    if not case.has_stones():
        return case.no("no-stone-left", "RR-R.1", "supply")
    return case.no("no-turn", "RR-TURN.12", "skip")


def _declining(case: Case) -> Reason | None:
    """RR-ADV.2: what a card permits can be declined, what it commands can't, and a turn is carried out whole."""
    if case.prompt not in ("power", "extra-turn", "command"):
        return case.no("whole-turn", "RR-TURN.2", case.prompt)
    if case.moment == "created":
        return case.no("must", "RR-POWER.ask_and_embla.4", case.card, card=case.card)
    if case.moment == "after-place" and case.power.must_after_place():
        return case.no("must", f"RR-POWER.{case.card}.1", case.card, card=case.card)
    if case.moment == BEFORE and not case.can_march():
        return case.no("must-first", "RR-R.29", case.card, card=case.card)
    return None


# -- before the first turn


def _before_the_game(case: Case) -> Reason | None:
    verb = case.option.verb
    if verb == "draw":
        return case.no("by-chance", "RR-POWER.odin.1", case.prompt)
    if verb not in SETUP:
        return case.no("setup-first", "RR-ADV.4", case.prompt)
    if verb != case.prompt:
        return case.no("other-setup", "RR-ADV.4", case.prompt)
    found = {"show": _showing, "take": _taking, "leave": _leaving}[verb](case)
    return found or case.shrug()


def _showing(case: Case) -> Reason | None:
    """RR-DRAFT.4, RR-TEAM.5: any card that does not lie there yet, for teams with the icon."""
    card, state = case.option.first, case.advanced
    if card in state.laid:
        return case.no("laid-already", "RR-DRAFT.1", NAMES[card])
    if state.seats > 2 and not CHARACTERS[card].icon:
        return case.no("needs-icon", "RR-TEAM.5", NAMES[card])
    return None


def _taking(case: Case) -> Reason | None:
    """RR-DRAFT.2, 3: one of the cards that still lie there."""
    card, state = case.option.first, case.advanced
    if card not in state.laid:
        return case.no("not-laid", "RR-DRAFT.2", NAMES[card])
    if card in state.cards:
        return case.no("taken", "RR-DRAFT.3", NAMES[card])
    return None


def _leaving(case: Case) -> Reason | None:
    """A start cell of the own colour."""
    starts = START[case.colour * VIKINGS_EACH :][:VIKINGS_EACH]
    card = NAMES[case.advanced.cards[case.seat]]
    if case.option.first not in starts:
        return case.no("leave-own", f"RR-POWER.{card}.1", case.label(case.option.first))
    return None


# -- Odin


def _commanding(case: Case) -> Reason | None:
    """RR-POWER.odin.2, 4: one command at the start of a turn, from the hand; or all played ones back."""
    if case.is_duel or NAMES[case.advanced.cards[case.seat]] != "odin":
        return case.no("needs-card", "RR-POWER.odin.2", case.prompt, card="odin")
    if case.prompt != "command":
        return case.no("one-command", "RR-POWER.odin.2", case.prompt)
    state, card = case.advanced, case.option.first
    if case.option.verb == "recall":
        return case.shrug() if state.played else case.no("none-played", "RR-POWER.odin.4", "hand")
    if card in state.played:
        return case.no("played", "RR-POWER.odin.4", NAMES[card])
    if card not in state.hand:
        return case.no("not-in-hand", "RR-POWER.odin.2", NAMES[card])
    return case.shrug()


# -- at another moment


def _out_of_place(case: Case) -> Reason | None:
    """What the present question is not about."""
    verb = case.option.verb
    card = OF_ONE_CARD.get(verb, "")
    if card and card != case.card:
        return case.no("needs-card", f"RR-POWER.{card}.1", case.prompt, card=card)
    if verb == "relocate" and case.card not in MOVERS:
        return case.no("no-relocation", "RR-ADV.1", case.prompt)
    if verb == "select":
        return _selecting_now(case)
    return _EARLIER.get(case.prompt, _power_first)(case)


def _selecting_now(case: Case) -> Reason | None:
    if case.selected < 0:
        return case.no("select-by-move", "RR-TURN.3", case.prompt)
    return case.no("selected-already", "RR-TURN.3", case.label(case.selected), at=case.selected)


def _move_first(case: Case) -> Reason:
    if case.option.verb == "stone" and case.prompt == "stags":
        return case.no("stags-leave", "RR-POWER.dainn_dvalinn_duneyrr_durathror.3", case.card)
    if case.option.verb == "stone":
        return case.no("move-first", "RR-TURN.2", case.prompt)
    return case.no("other-moment", "RR-ADV.3", case.prompt, card=case.card)


def _stone_now(case: Case) -> Reason:
    if case.option.verb == "move":
        return case.no("stone-now", "RR-TURN.2", case.prompt)
    return case.no("other-moment", "RR-ADV.3", case.prompt, card=case.card)


def _select_first(case: Case) -> Reason:
    return case.no("select-first", "RR-TURN.2", case.prompt)


def _power_first(case: Case) -> Reason:
    """A power is asked for: what else the turn brings comes before or after it."""
    if case.option.verb == "stone" and case.moment in (BEFORE, AFTER_MOVE):
        return case.no("power-first", "RR-ADV.3", case.prompt, card=case.card)
    if case.prompt == "command":
        return case.no("command-first", "RR-POWER.odin.2", case.prompt)
    return case.no("other-moment", "RR-ADV.3", case.prompt, card=case.card)


_EARLIER: Final[dict[str, Callable[[Case], Reason]]] = {
    "move": _move_first,
    "march": _move_first,
    "stags": _move_first,
    "extra-turn": _move_first,
    "stone": _stone_now,
    "select": _select_first,
}
