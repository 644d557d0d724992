"""Who may be whom: every dealing of the personalities that a seat has not seen refuted, with its weight."""

from collections.abc import Sequence
from itertools import permutations

from trollbord.games.ankh_morpork.box import CHRYSOPRASE, NOBODY, PERSONALITIES
from trollbord.games.ankh_morpork.state import LOOKED, NOT_ONE_OF, SWAPPED
from trollbord.kernel.dice import Dice
from trollbord.kernel.floats import added
from trollbord.kernel.seat import Seat

Tales = tuple[tuple[int, int, int], ...]
Dealing = tuple[int, ...]
Belief = dict[Dealing, int]


def pool(seats: int) -> list[int]:
    """The personalities in the game."""
    return [each for each in range(len(PERSONALITIES)) if seats > 2 or each != CHRYSOPRASE]


def stages(
    seats: int, dealt: int, viewer: Seat, tales: Tales, past: tuple[int, ...]
) -> list[Belief]:
    """What a viewer believes of the dealing before the first tale and after each: every way, with its weight.

    `dealt` is the number of seats that have a personality. `tales` is what everybody saw of them, in order; `past`
    what the viewer saw: its first personality, then a card for each exchange of its own and a set of cards for each
    look of its own.
    """
    cards = pool(seats)
    belief: Belief = dict.fromkeys(permutations(cards, dealt), 1)
    if past:
        belief = {each: weight for each, weight in belief.items() if each[viewer] == past[0]}
    found = [belief]
    own = 1
    for kind, seat, mask in tales:
        seen = NOBODY
        if kind != NOT_ONE_OF and seat == viewer:
            seen = past[own]
            own += 1
        if kind == NOT_ONE_OF:
            belief = {each: n for each, n in belief.items() if not mask >> each[seat] & 1}
        elif kind != LOOKED:
            belief = _exchanged(belief, cards, seat, seen)
        elif seen != NOBODY:
            belief = {each: n for each, n in belief.items() if not _holds(each, seen)}
        found.append(belief)
    return found


def history(found: list[Belief], tales: Tales, last: Dealing, dice: Dice) -> list[Dealing]:
    """A way on which the personalities may have come to their last dealing: one dealing for each stage."""
    path = [last]
    for index in range(len(tales) - 1, -1, -1):
        kind, seat, _ = tales[index]
        if kind == SWAPPED:
            last = _before_exchange(found[index], seat, last, dice)
        path.append(last)
    return path[::-1]


def _before_exchange(belief: Belief, seat: Seat, after: Dealing, dice: Dice) -> Dealing:
    """A dealing from which the exchange of one seat led to this one."""
    ways = [
        (*after[:seat], card, *after[seat + 1 :])
        for card in range(len(PERSONALITIES))
        if card not in after
    ]
    return ways[dice.weighed([belief.get(way, 0) for way in ways])]


def _holds(dealing: Sequence[int], cards: int) -> bool:
    """Whether a seat holds one of these personalities (bits), so that they are not all unused."""
    return any(cards >> each & 1 for each in dealing)


def _exchanged(belief: Belief, cards: list[int], seat: Seat, drawn: int) -> Belief:
    """The belief after a seat drew an unused personality: a known one, or any of them."""
    after: Belief = {}
    for dealing, weight in belief.items():
        for card in cards:
            if card in dealing or drawn not in (NOBODY, card):
                continue
            held = (*dealing[:seat], card, *dealing[seat + 1 :])
            after[held] = after.get(held, 0) + weight
    return after


def chances(belief: Belief, seat: Seat) -> list[float]:
    """How likely each personality is for a seat."""
    total = added(belief.values())
    counts = [0] * len(PERSONALITIES)
    for dealing, weight in belief.items():
        counts[dealing[seat]] += weight
    return [count / total for count in counts]
