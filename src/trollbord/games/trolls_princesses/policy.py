"""Quick judgement for search: what to play in rollouts, and which options deserve a try first."""

from random import Random

from trollbord.games.trolls_princesses.choices import LayTile, TurnTile
from trollbord.games.trolls_princesses.deck import ROUND_CARDS
from trollbord.games.trolls_princesses.evaluate import (
    GIFT_WORTH,
    action_worth,
    card_worth,
    price_of,
    tile_worth,
    time_left,
)
from trollbord.games.trolls_princesses.gaining import Store
from trollbord.games.trolls_princesses.network import beside, neighbour
from trollbord.games.trolls_princesses.picks import TAKE_CARD
from trollbord.games.trolls_princesses.places import BUILDING, MINING, POWER, VILLAGE
from trollbord.games.trolls_princesses.spaces import BONUS
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.games.trolls_princesses.tiles import shown
from trollbord.kernel.option import Option
from trollbord.kernel.playout import offhand
from trollbord.kernel.seat import Seat


def rollout(state: TrollsState, rng: Random) -> Option:
    """A quick sensible answer to the current question."""
    ask = state.ask
    assert ask is not None
    options = ask.options
    quick = offhand(options, rng)
    if quick is not None:
        return quick
    seat, time = ask.seat, time_left(state, ask.seat)
    # First the place, then the troll: looking at every pair would take much longer.
    if options[0].verb == "move":
        options = _to_the_best_place(state, seat, options, time, rng)
    best, most = options[0], -1e9
    for option in options:
        worth = glance(state, seat, option, time) + 0.3 * rng.random()
        if worth > most:
            best, most = option, worth
    return best


def _to_the_best_place(
    state: TrollsState, seat: Seat, options: list[Option], time: float, rng: Random
) -> list[Option]:
    """The moves to the place that promises most; claims are kept."""
    best, most = -1, -1e9
    for place in range(MINING, VILLAGE + state.seats):
        worth = place_worth(state, seat, place, time) + 0.8 * rng.random()
        if worth > most and any(option.second == place for option in options):
            best, most = place, worth
    return [option for option in options if option.verb != "move" or option.second == best]


def prior(state: TrollsState) -> list[float] | None:
    """How promising each option looks; twins of a better one get nothing."""
    ask = state.ask
    assert ask is not None
    if ask.seat < 0 or len(ask.options) < 2:
        return None
    time = time_left(state, ask.seat)
    looks = [glance(state, ask.seat, option, time) for option in ask.options]
    least = min(looks)
    # Above 0 even for what looks worst, so that it may still be tried; only twins get nothing.
    weights = [look - least + 0.2 for look in looks]
    for index in range(1, len(weights)):
        # Spaces with equal bonuses differ in nothing: one of them is enough for a search.
        if is_twin(state, ask.options, index):
            weights[index] = 0.0
    return weights


def is_twin(state: TrollsState, options: list[Option], index: int) -> bool:
    """Whether an earlier option leads to the same thing: spaces with equal bonuses."""
    step = state.step
    if not isinstance(step, Store) or options[index].verb != "store":
        return False
    bonus = BONUS[options[index].first][step.sort]
    return any(
        options[other].verb == "store" and BONUS[options[other].first][step.sort] == bonus
        for other in range(index)
    )


def glance(state: TrollsState, seat: Seat, option: Option, time: float) -> float:
    """What an option looks like at first sight, in points."""
    verb = option.verb
    if verb == "move":
        return place_worth(state, seat, option.second, time) - 0.1 * (option.first >= VILLAGE)
    if verb == "claim":
        return 6.0
    if verb == "play":
        return _calling(state, seat, option, time)
    if verb in ("done", "decline"):
        return 0.0
    if verb == "take":
        return _taking(state, seat, option, time)
    if verb == "lay":
        return _laying(state, seat, option)
    if verb == "turn":
        return _turning(state, seat, option)
    if verb == "store":
        step = state.step
        sort = step.sort if isinstance(step, Store) else 0
        return GIFT_WORTH[BONUS[option.first][sort].spelling] * time
    if state.ask is not None and state.ask.prompt == "act":
        return action_worth(state, seat, option, time) / price_of(option) + 0.2
    return 0.5


def _calling(state: TrollsState, seat: Seat, option: Option, time: float) -> float:
    """A round card is good if it brings the king where there is something to do."""
    card = ROUND_CARDS[option.first]
    place = card.king if card.king < VILLAGE else VILLAGE + card.village
    return 0.5 * place_worth(state, seat, place, time) + 0.2 * state.trolls[seat].count(place)


def _taking(state: TrollsState, seat: Seat, option: Option, time: float) -> float:
    if option.id >= TAKE_CARD[0].id:
        return card_worth(state, seat, option.first, time)
    return tile_worth(state, seat, option.first, time)


def _laying(state: TrollsState, seat: Seat, option: Option) -> float:
    """A place is good if the tile completes shafts there and does not stray far."""
    step = state.step
    if not isinstance(step, LayTile) or option.first == 0:
        return 0.5
    place = neighbour(state.places[seat][option.first - 1], option.second)
    most, halves = 0, state.halves(seat, place)
    if halves:
        for turn in state.lay_turns(seat, step.tile, place):
            made = 0
            for edge, half in halves:
                made += shown(step.tile, turn, edge) == half
            most = max(most, made)
    return 0.6 * most + 0.1 * len(beside(state.places[seat], place))


def _turning(state: TrollsState, seat: Seat, option: Option) -> float:
    step = state.step
    if not isinstance(step, TurnTile):
        return 0.5
    made = state.new_shafts(seat, step.tile, step.place, option.first)
    return 0.8 * made[0] + 1.2 * made[1] + 2.0 * made[2]


def place_worth(state: TrollsState, seat: Seat, place: int, time: float) -> float:
    """What a troll arriving there could set going, by the points it would find and the goods at hand."""
    points = state.own_points(seat, place) + 1
    goods, rooms = state.goods[seat], state.rooms[seat]
    if place == MINING:
        return 0.45 * min(points, sum(state.filled[seat])) * time
    if place == BUILDING:
        value = 1.8 * min(goods[0], points // 2) * time
        return value + (4.0 if points >= 3 and goods[4] > 0 and rooms[0] > 0 else 0.0)
    if place == POWER:
        short = max(0, 4 - goods[3])
        cards = min(points, goods[3], goods[4])
        return (0.5 * min(points, short) + 1.5 * cards) * time + 0.2
    return _village_glance(state, seat, place, points, time)


def _village_glance(state: TrollsState, seat: Seat, place: int, points: int, time: float) -> float:
    village = place - VILLAGE
    goods, rooms = state.goods[seat], state.rooms[seat]
    helped = points + state.opponents_points(seat, place)
    value = 0.3 + 0.5 * min(points, state.barn_room(seat)) * time
    if state.princesses[village] and rooms[3] > 0 and goods[3] > 1 and goods[2] > 0:
        value += 9.0 if helped >= 5 else 0.16 * helped * helped * time
    if state.bells[village] and rooms[2] > 0 and goods[0] > 2:
        value += 5.0 if helped >= 4 else 0.16 * helped * helped * time
    if points >= 2 and state.changelings[village] and rooms[1] > 0 and goods[3] > 1:
        if goods[1] > 1 or goods[2] > 0:
            value += 4.0
    if points >= 2 and state.farmers[village] and goods[3] > 0 and goods[1] > 0:
        value += 2.0 * time + 0.5
    return value
