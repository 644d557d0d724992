"""Quick judgement for search: what to play in rollouts, what to try first, whom to suspect of what."""

from math import exp
from random import Random
from typing import Final

from trollbord.games.ankh_morpork.belief import Belief
from trollbord.games.ankh_morpork.box import (
    CHRYSOPRASE,
    COST,
    DRAGON_KING,
    LORDS,
    NOBODY,
    PERSONALITIES,
    VETINARI,
    VIMES,
)
from trollbord.games.ankh_morpork.deck import DECK
from trollbord.games.ankh_morpork.evaluate import progress
from trollbord.games.ankh_morpork.rules import Acting, NamedCard, PlayAnother, PlayNamed
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.games.ankh_morpork.trouble import trouble_wish
from trollbord.kernel.floats import added
from trollbord.kernel.option import Option
from trollbord.kernel.playout import offhand
from trollbord.kernel.seat import Seat

SUSPICIOUS: Final = 3.0
"""How much a player who stands near a goal is suspected of having it."""


def rollout(state: AnkhState, rng: Random) -> Option:
    """A quick sensible answer to the current question."""
    ask = state.ask
    assert ask is not None
    options = ask.options
    quick = offhand(options, rng)
    if quick is not None:
        return quick
    best, most = options[0], -1e9
    for option in options:
        looks = glance(state, ask.seat, option) + rng.random()
        if looks > most:
            best, most = option, looks
    return best


def prior(state: AnkhState) -> list[float] | None:
    """How promising each option of a question looks."""
    ask = state.ask
    assert ask is not None
    if ask.seat < 0 or len(ask.options) < 2:
        return None
    looks = [glance(state, ask.seat, option) for option in ask.options]
    least = min(looks)
    return [look - least + 0.3 for look in looks]


def glance(state: AnkhState, seat: Seat, option: Option) -> float:
    """What an option looks like to a seat that knows its own goal, without looking ahead."""
    verb = option.verb
    if verb in ("play", "plan"):
        return play_look(state, seat, option.first)
    if verb in ("place", "go"):
        return arrival_look(state, seat, option.first)
    if verb in ("remove", "move", "swap"):
        return target_look(state, seat, option)
    if verb in ("calm", "stir"):
        return trouble_look(state, seat, option)
    if verb in ("build", "buy"):
        return 3.0 + COST[option.first] / 12
    if verb in ("raze", "shift", "lift"):
        return 2.0 if _is_anothers(state, seat, option) else -COST[option.first] / 12
    if verb == "choose":
        return state.money[option.first] / 20 + rivalry(state, option.first)
    return FIXED.get(verb, 0.0)


FIXED: Final = {
    "take": 4.0,
    "scroll": 1.5,
    "use": 3.0,
    "save": 0.4,
    "save-building": 1.5,
    "save-card": 1.0,
    "refuse": 0.2,
    "done": 0.3,
    "skip": -0.6,
    "end": 0.5,
}


def play_look(state: AnkhState, seat: Seat, card: int) -> float:
    """What a card promises: the sum of its actions; an answer in time is worth one."""
    symbols = DECK[card].symbols
    if not symbols:
        return 1.2 if state.ask is not None and state.ask.prompt.startswith("answer") else 0.0
    return added([verb.promise(state, seat) for verb in symbols])


def hopes(state: AnkhState) -> float:
    """What the open actions of the active player promise."""
    total = 0.0
    steps = state.agenda if state.step is None else [*state.agenda, state.step]
    for step in steps:
        if isinstance(step, Acting):
            left = DECK[step.card].symbols[step.index :]
            total += added([verb.promise(state, state.turn) for verb in left])
        elif isinstance(step, (PlayAnother, NamedCard, PlayNamed)) and state.hands[state.turn]:
            total += 1.0
    return total


def arrival_look(state: AnkhState, seat: Seat, area: int) -> float:
    """What a minion in this area would bring its owner's goal."""
    personality = state.personality[seat]
    look = 1.0 + COST[area] / 36 if not state.crowd(area) else 0.8
    if personality == VETINARI and not state.at(seat, area):
        look += 2.0
    elif personality in LORDS and state.controller(area) != seat:
        look += 1.5
    elif personality == DRAGON_KING and state.crowd(area) and not state.trouble[area]:
        look += 2.0
    return look


def target_look(state: AnkhState, seat: Seat, option: Option) -> float:
    """What it brings to remove or move a piece: more against a seat that seems to be ahead."""
    owner, area = option.first, option.second
    if owner == seat:
        return -1.0 if option.verb == "remove" else 0.6
    look = 0.8 if owner >= state.seats else 0.8 + rivalry(state, owner)
    if state.personality[seat] == DRAGON_KING and state.trouble[area]:
        look -= 1.5
    return look


def trouble_look(state: AnkhState, seat: Seat, option: Option) -> float:
    """Markers are wanted by the Dragon King alone."""
    wish = trouble_wish(state, seat)
    return wish if option.verb == "stir" else -wish


def rivalry(state: AnkhState, seat: Seat) -> float:
    """How dangerous a seat looks, from what lies open."""
    goals = (VETINARI, LORDS[0])
    return max([progress(state, seat, goal) for goal in goals])


def _is_anothers(state: AnkhState, seat: Seat, option: Option) -> bool:
    return option.verb == "raze" and state.building[option.first] != seat


# -- whom to suspect


def suspicion(belief: Belief, table: AnkhState, viewer: Seat) -> list[list[float]]:
    """How likely each seat is each personality: what is possible, weighed by how the players stand.

    `table` is any world of the viewer's: only what lies open is looked at.
    """
    seats = range(table.seats)
    likely = [
        [likelihood(table, seat, each) for each in range(len(PERSONALITIES))] for seat in seats
    ]
    chances = [[0.0] * len(PERSONALITIES) for _ in seats]
    total = 0.0
    for dealing, ways in belief.items():
        weight = float(ways)
        for seat in seats:
            weight *= 1.0 if seat == viewer else likely[seat][dealing[seat]]
        total += weight
        for seat in seats:
            chances[seat][dealing[seat]] += weight
    return [[each / total for each in row] for row in chances]


def likelihood(table: AnkhState, seat: Seat, personality: int) -> float:
    """How well what a player has done fits a goal; Vimes and the Dragon King give no sign of their own."""
    signs = [progress(table, seat, goal) for goal in (VETINARI, LORDS[0], CHRYSOPRASE)]
    usual = added(signs) / len(signs)
    if personality in (VIMES, DRAGON_KING, NOBODY):
        return exp(SUSPICIOUS * (usual - max(signs)) / 2)
    return exp(SUSPICIOUS * (progress(table, seat, personality) - usual))
