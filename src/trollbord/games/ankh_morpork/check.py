"""Whether a table can be: pieces by kind and count, cards in one place each, memories that are true."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from trollbord.games.ankh_morpork.belief import pool, stages
from trollbord.games.ankh_morpork.box import (
    BUILDINGS,
    CARDS,
    DEMON,
    DEMONS,
    EVENTS,
    EVERYWHERE,
    LOANS,
    MINIONS,
    NO_CARD,
    NOBODY,
    NOT_FOR_TWO,
    OWNERS,
    PENALTIES,
    TROLL,
    TROLLS,
)
from trollbord.games.ankh_morpork.deck import GREENS
from trollbord.games.ankh_morpork.hands import KeepCard
from trollbord.games.ankh_morpork.personalities import NewPersonality
from trollbord.games.ankh_morpork.rules import PARTS, TURNS, ChooseFirst, SetUp
from trollbord.games.ankh_morpork.state import LOOKED, NOT_ONE_OF, AnkhState

RICH: Final = 10_000
"""More money than anybody can come to."""
REASONS: Final = ("goal", "vimes", "pile", "riots", "passes")


class Impossible(ValueError):
    """No table can be so."""


def faults(state: AnkhState) -> int:
    """How much of what is kept beside the board does not follow from it, and how many limits are broken."""
    again = state.copy()
    again.recount()
    wrong = [getattr(state, name) != getattr(again, name) for name in state.DERIVED]
    limits = [*[MINIONS] * state.seats, *[0] * (TROLL - state.seats), TROLLS, DEMONS]
    wrong += [count > most for count, most in zip(again.present, limits, strict=True)]
    wrong += [state.building.count(seat) > BUILDINGS for seat in range(state.seats)]
    wrong += [purse < 0 for purse in state.money]
    return sum(wrong)


def check(state: AnkhState) -> None:
    """Raise a ValueError if no table can be so."""
    _require(0 <= state.turn < state.seats, "turn")
    _board(state)
    _purses(state)
    _cards(state)
    _people(state)
    _events(state)
    _agenda(state)
    _memories(state)
    _end(state)


def _require(is_so: bool, what: str) -> None:
    if not is_so:
        raise Impossible(what)


def _within(values: Sequence[int], low: int, high: int) -> bool:
    return all([low <= value <= high for value in values])


def _is_rising(values: Sequence[int]) -> bool:
    return all([one < other for one, other in pairwise(values)])


# -- the board


def _board(state: AnkhState) -> None:
    _require(_within(state.pieces, 0, MINIONS), "pieces")
    for owner in range(len(OWNERS)):
        most = MINIONS if owner < state.seats else {TROLL: TROLLS, DEMON: DEMONS}.get(owner, 0)
        _require(sum(state.pieces[owner * 12 : owner * 12 + 12]) <= most, "pieces")
    _require(_within(state.building, NOBODY, state.seats - 1), "building")
    for seat in range(state.seats):
        _require(state.building.count(seat) <= BUILDINGS, "building")
    _require(_within([*state.trouble, *state.aside], 0, 1), "trouble")
    johnson = EVENTS.index("bloody_stupid_johnson") in state.past_events
    _require(sum(state.aside) <= (1 if johnson else 0), "aside")


def _purses(state: AnkhState) -> None:
    _require(_within(state.money, 0, RICH), "money")
    _require(_within([state.used, state.gained], 0, EVERYWHERE), "used")
    _require(0 <= state.shield < 1 << state.seats, "shield")
    _require(_within([state.gods, state.pulled_from], NOBODY, state.seats - 1), "gods")
    rounds = state.settings["rounds_of_passes"]
    assert isinstance(rounds, int)
    _require(0 <= state.passes <= rounds * state.seats, "passes")


# -- cards, events, people


def _cards(state: AnkhState) -> None:
    left_out = NOT_FOR_TWO if state.seats == 2 else []
    there = [*state.green, *state.brown, *state.discard]
    for pile in (*state.hands, *state.front):
        there.extend(pile)
    if state.in_play != NO_CARD:
        there.append(state.in_play)
    _require(sorted(there) == [c for c in range(len(CARDS)) if c not in left_out], "cards")
    _require(all([_is_rising(pile) for pile in (*state.hands, state.green, state.brown)]), "order")
    _require(_within(state.green, 0, GREENS - 1), "green")
    _require(_within(state.brown, GREENS, len(CARDS) - 1), "brown")
    if state.green:
        _require(len(state.brown) == len(CARDS) - GREENS - len(left_out), "brown")
    kept = [card for front in state.front for card in front]
    _require(all([card in LOANS or card in PENALTIES for card in kept]), "front")
    _require(NO_CARD <= state.last_played < len(CARDS), "last_played")
    _require(state.step is None or bool(state.pile()), "pile")
    _pulled(state)


def _pulled(state: AnkhState) -> None:
    """AM-CARD.stanley: cards are pulled from one hand, while the question is which to keep."""
    is_asked = any([isinstance(step, KeepCard) for step in state.steps_waiting()])
    _require(is_asked == (state.pulled_from != NOBODY), "pulled")
    _require(_is_rising(state.pulled) and len(state.pulled) <= 2, "pulled")
    hand = state.hands[state.pulled_from] if is_asked else []
    _require(set(state.pulled) <= set(hand), "pulled")


def _events(state: AnkhState) -> None:
    _require(_is_rising(state.events), "events")
    both = sorted([*state.events, *state.past_events])
    _require(both == list(range(len(EVENTS))), "events")


def _people(state: AnkhState) -> None:
    held = [each for each in state.personality if each != NOBODY]
    _require(_is_rising(state.unused), "unused")
    _require(sorted([*held, *state.unused]) == pool(state.seats), "personality")
    _require(state.personality[: len(held)] == held, "personality")
    steps = state.steps_waiting()
    dealt = [step.seat for step in steps[::-1] if isinstance(step, NewPersonality)]
    undealt = list(range(len(held), state.seats))
    _require(not undealt or dealt == undealt or isinstance(steps[-1], SetUp), "personality")
    for kind, seat, mask in state.tales:
        _require(0 <= kind <= LOOKED and 0 <= seat < state.seats and 0 <= mask < 128, "tales")
        _require(kind == NOT_ONE_OF or not mask, "tales")
        _require(len(held) == state.seats, "tales")
    for seat in range(state.seats):
        own = [tale for tale in state.tales if tale[0] != NOT_ONE_OF and tale[1] == seat]
        _require(len(state.past[seat]) == (len(own) + 1 if seat < len(held) else 0), "past")
        belief = stages(state.seats, len(held), seat, state.tales, state.past[seat])[-1]
        _require(tuple(held) in belief, "past")
    if state.tales:
        _require(bool(stages(state.seats, len(held), state.seats, state.tales, ())[-1]), "tales")


# -- memories


def _memories(state: AnkhState) -> None:
    """What is remembered of hands is true, and of other hands than the own."""
    for viewer in range(state.seats + 1):
        _require(len(state.minds[viewer]) == 3, "minds")
        for known in state.minds[viewer][0]:
            _known(state, viewer, *known)
        for cards, hands, most in state.minds[viewer][1]:
            _require(_within(cards, 0, len(CARDS) - 1) and 0 <= hands < 1 << state.seats, "minds")
            _require(len(_inside(state, cards, hands)) <= most, "minds")
        for hand, cards, least in state.minds[viewer][2]:
            _require(0 <= hand < state.seats and hand != viewer, "minds")
            _require(0 < least <= len(_inside(state, cards, 1 << hand)), "minds")
        for seat in range(state.seats):
            greens = len([card for card in state.hands[seat] if card < GREENS])
            low, high = state.low[viewer][seat], state.high[viewer][seat]
            _require(seat == viewer or low <= greens <= high, "low")
            _require(0 <= low <= high <= len(CARDS), "low")


def _known(state: AnkhState, viewer: int, card: int, hands: int) -> None:
    _require(0 <= card < len(CARDS) and 0 < hands < 1 << state.seats, "minds")
    _require(viewer == state.seats or not hands >> viewer & 1, "minds")
    _require(len(_inside(state, (card,), hands)) == 1, "minds")
    cards = [card for card, _ in state.minds[viewer][0]]
    _require(_is_rising(cards), "minds")


def _inside(state: AnkhState, cards: Sequence[int], hands: int) -> list[int]:
    """Which of these cards are in these hands (bits)."""
    held = [seat for seat in range(state.seats) if hands >> seat & 1]
    return [card for card in cards if any([card in state.hands[seat] for seat in held])]


# -- what is still to happen


def _agenda(state: AnkhState) -> None:
    """The rest of the turn lies below what is asked, or the last refill does."""
    steps = state.steps_waiting()
    if not steps or any([isinstance(step, SetUp | ChooseFirst) for step in steps]):
        return
    rest = [TURNS[(state.turn + 1) % state.seats], *PARTS[state.turn][:2]]
    _require(steps[:3] == rest or (steps[:1] == rest[:1] and len(steps) == 2), "agenda")


# -- the end


def _end(state: AnkhState) -> None:
    """The end says how it came about, and who won by it."""
    if state.step is not None:
        _require(not state.reason and not state.winners, "reason")
        return
    _require(state.reason in REASONS, "reason")
    found = state.copy()
    found.recount()
    found.winners = 0
    if state.reason == "goal":
        _require(bool(found.goals_met(state.turn) >> state.personality[state.turn] & 1), "reason")
        found.winners = 1 << state.turn
    elif state.reason in ("riots", "passes"):
        found.finish_on_points(state.reason)
    else:
        found.finish_pile()
        _require(not state.pile(), "pile")
    _require((found.reason, found.winners) == (state.reason, state.winners), "winners")
