"""The Rock Tower as a rigid-body simulation: a shaft with inner shelves, 44 boulders, a blow on one side.

A tower is a value, the boulders at rest. A blow builds a fresh space from them, shakes it, and gives the tower that is
left: so a restart, an undo or a replay finds the same boulders and the same fall. All measures are *reconstructed*, and
calibrated on the worked examples of the rulebooks (`lab.calibrate`).
"""

import hashlib
import math
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final, NamedTuple

import pymunk

from trollbord.games.trollfjord.box import BOULDERS, BOULDERS_PER_COLOUR, HEIGHTS
from trollbord.games.trollfjord.shaft import HEIGHT, SHELVES, WIDTH, shelf

RADIUS: Final = 5.2  # of an ordinary boulder
FRICTION: Final = 0.9
BOUNCE: Final = 0.15
GRAVITY: Final = -981.0
STEP: Final = 1 / 240
FINER: Final = 2  # steps in the place of one while the walls swing fast: no wall moves by a boulder's radius in one
ITERATIONS: Final = 10  # of the solver in a step: more of them cost time and change little
LOOK: Final = 8  # steps between two looks at the tower: what has left it, and a picture for the path of a fall
LOST: Final = -15.0  # below this height a boulder lies on the table
TOP: Final = HEIGHT + 80.0  # above this height it has jumped out over the edge
STILL: Final = 4.0  # mm/s: slower than this a boulder rests

CALM: Final = 4  # looks in a row at which all rest: then it stays so
THICK: Final = 40.0  # of the side walls, outwards: what a wall runs into is pushed back inside
DEEP: Final = (
    2 * RADIUS
)  # in a wall: a boulder there has not left by the outlet, whatever becomes of it

SECONDS: Final = 6.0  # at most, until everything rests after a blow; half of them rest after 1.5
SETTLING: Final = 3.0  # at most, after a knock or after what was thrown back in
FRAMES: Final = round(1 / STEP / LOOK)  # pictures a second in the path of a fall
SWING: Final = 14.0  # oscillations a second after the blow
DAMPING: Final = 0.07  # seconds
SWINGING: Final = 5 * DAMPING  # after so long the walls stand still
FAST: Final = 2.5 * DAMPING  # until then they swing fast
FORCE: Final = (
    4.65  # first speed of the struck wall in mm/s; it grows with the square of the strength
)
REACH: Final = 0.9  # how much of a blow the next shelf up or down still feels
FINE: Final = "fine"
FAIR: Final = "fair"
POOR: Final = "poor"
TIMINGS: Final = (FINE, FAIR, POOR)
JITTER: Final = 150
"""How far a blow misses the strength that was meant, per mille at most, whatever the timing of the swing."""
TRIES: Final = 3
"""Equally likely blows of which a fine or a poor timing feels one: see `felt`."""
FILLING: Final = 14.0  # seconds at most, for all 44
PAUSE: Final = 12  # steps between two boulders thrown in
KNOCKS: Final = 5  # blows that let the boulders find their places after filling
RATTLE: Final = 740.0  # first speed of the walls then, in mm/s
GATE: Final = 24.0  # how high the outlet is shut meanwhile


class Boulder(NamedTuple):
    """One boulder at rest; its number says its colour and its shape."""

    number: int
    x: float
    y: float
    angle: float


class Blow(NamedTuple):
    """Side 0 (left) or 1 (right), strength 1 to 10, height 1 (low) to 4 (high); the front and the back can't be struck."""

    side: int
    strength: int
    height: int
    timing: str = FAIR


Tower = tuple[Boulder, ...]
Frame = tuple[
    tuple[int, int, int, int], ...
]  # number, x and y in tenths of a millimetre, angle in degrees

Look = list[tuple[int, float, float, float]]  # number, x, y, angle: a frame before it is rounded

ORDINARY: Final = Blow(0, 6, 1)
KNOCK: Final = Blow(1, 8, 1, FINE)


class Fall(NamedTuple):
    """What one blow did: the boulders out in order, those that went astray and were thrown back in, the tower that is left, the path to show."""

    out: tuple[int, ...]
    back: tuple[int, ...]
    tower: Tower
    path: tuple[Frame, ...]


def colour(number: int) -> int:
    """0 red, 1 yellow, 2 blue, 3 white."""
    return number // BOULDERS_PER_COLOUR


def _outline(number: int) -> tuple[tuple[float, float], ...]:
    """The corners of a boulder: each of the 44 has a shape of its own."""
    # Seeded by the number alone: a stored tower names its boulders, and they must have the same shapes for ever.
    dice = Random(f"boulder {number}")
    corners = dice.choice((5, 6, 7))
    radius = RADIUS * dice.uniform(0.85, 1.15)
    turns = [math.tau * k / corners + dice.uniform(-0.2, 0.2) for k in range(corners)]
    return tuple([(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns])


OUTLINES: Final = tuple([_outline(number) for number in range(BOULDERS)])
MOMENTS: Final = tuple([pymunk.moment_for_poly(1.0, list(outline)) for outline in OUTLINES])


class Shaft:
    """A space with walls, shelves and boulders; each level of the shaft moves on its own when struck."""

    def __init__(self, tower: Tower = ()) -> None:
        self.space = pymunk.Space()
        self.space.gravity = (0, GRAVITY)
        self.space.iterations = ITERATIONS
        self.levels = [self._level(k) for k in range(SHELVES)]
        self.bodies: dict[int, pymunk.Body] = {}
        self.trembles = False
        for boulder in tower:
            self.add(boulder)

    def _level(self, k: int) -> pymunk.Body:
        """The walls and the shelf of one level, the topmost first; shelves lean to the right and left in turn."""
        # Kinematic: a wall moves as `shake` says, however much leans on it.
        body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self.space.add(body)
        part = HEIGHT / SHELVES
        # The topmost walls reach beyond the height at which a boulder counts as gone over the top.
        top = TOP + 40.0 if k == 0 else HEIGHT - k * part
        for left, right in ((-THICK, 0.0), (WIDTH, WIDTH + THICK)):
            low = HEIGHT - (k + 1) * part
            corners = [(left, low), (right, low), (right, top), (left, top)]
            self._part(pymunk.Poly(body, corners, radius=1.5))
        self._part(pymunk.Segment(body, *shelf(k), 1.5))
        return body

    def _part(self, shape: pymunk.Shape) -> None:
        shape.friction = FRICTION
        shape.elasticity = BOUNCE
        self.space.add(shape)

    def shut(self) -> pymunk.Shape:
        """Hold something before the outlet: a gate on the edge of the lowest shelf."""
        edge, y = shelf(SHELVES - 1)[1]
        gate = pymunk.Segment(self.space.static_body, (edge, y), (edge, y + GATE), 1.5)
        gate.friction = FRICTION
        self.space.add(gate)
        return gate

    def add(self, boulder: Boulder) -> None:
        """Put a boulder where it says."""
        outline = OUTLINES[boulder.number]
        body = pymunk.Body(1.0, MOMENTS[boulder.number])
        body.position = (boulder.x, boulder.y)
        body.angle = boulder.angle
        shape = pymunk.Poly(body, outline, radius=0.6)
        shape.friction = FRICTION
        shape.elasticity = BOUNCE
        self.space.add(body, shape)
        self.bodies[boulder.number] = body

    def throw_in(self, number: int, dice: Random) -> None:
        """Drop a boulder into the top of the shaft."""
        x, y = dice.uniform(12, WIDTH - 12), HEIGHT + 30 + dice.uniform(0, 10)
        self.add(Boulder(number, x, y, dice.uniform(0, math.tau)))

    def shake(self, blow: Blow, speed: float, time: float) -> None:
        """Move every level as it moves so long after the blow; far levels feel less of it."""
        if time < SWINGING:
            speed *= math.exp(-time / DAMPING) * math.cos(math.tau * SWING * time)
        # Once more after the swinging, to put the walls back where they were: the steps of a swing do not add up to nothing.
        elif self.trembles:
            speed = 0.0
        else:
            return
        self.trembles = speed != 0.0
        # Heights count from below and levels from the top: the level that is struck, between two of them if need be.
        struck = (HEIGHTS - blow.height) * (SHELVES - 1) / (HEIGHTS - 1)
        for k, body in enumerate(self.levels):
            # Each level further away feels a fixed share of what its neighbour feels.
            felt = speed * REACH ** abs(k - struck)
            body.velocity = (felt if blow.side == 0 else -felt, 0)
            if speed == 0.0:
                body.position = (0, 0)

    def places(self) -> dict[int, pymunk.Vec2d]:
        """Where everything is now: asked once, since each is worked out anew."""
        return {number: body.position for number, body in self.bodies.items()}

    def gone(
        self, places: dict[int, pymunk.Vec2d], lost: float = LOST
    ) -> tuple[list[int], list[int]]:
        """Take away what has left the tower: by the outlet, and over the top or otherwise (TF-TOWER.5)."""
        out = [n for n, (_, y) in places.items() if y < lost]
        swung = [body.position.x for body in self.levels]
        left, right = (
            max(swung) - DEEP,
            min(swung) + WIDTH + DEEP,
        )  # between these no level has a wall
        # A boulder that a fast wall has run over lies beside the shaft, below the rim: it has not come out either.
        astray = [
            n
            for n, (x, y) in places.items()
            if y > TOP or (y > 0 and not left < x < right and _is_beside(x, y, swung))
        ]
        for number in out + astray:
            body = self.bodies.pop(number)
            self.space.remove(body, *body.shapes)
        return out, astray

    def swing(self, blow: Blow, speed: float, time: float) -> None:
        """Let one step pass after a blow, in finer ones while the walls are fast."""
        parts = FINER if time < FAST else 1
        for part in range(parts):
            self.shake(blow, speed, time + part * STEP / parts)
            self.space.step(STEP / parts)

    def settle(self, seconds: float, queue: list[int], dice: Random) -> None:
        """Let time pass; what is in the queue or comes out by itself is thrown in, one at a time (TF-TOWER.4)."""
        calm = k = 0
        while calm < CALM and (queue or k < round(seconds / STEP)):
            if queue and k % PAUSE == 0:
                self.throw_in(queue.pop(), dice)
            self.space.step(STEP)
            k += 1
            # Each place is worked out anew when it is asked for, so it is not done at every step.
            if k % LOOK == 0:
                out, astray = self.gone(self.places())
                queue += out + astray
                calm = calm + 1 if not queue and self.is_still() else 0

    def is_still(self) -> bool:
        """Whether everything rests."""
        return all(body.velocity.length < STILL for body in self.bodies.values())

    def look(self, places: dict[int, pymunk.Vec2d]) -> Look:
        """Where everything in the tower is now."""
        return [(number, *places[number], body.angle) for number, body in self.bodies.items()]

    def rest(self) -> Tower:
        """The tower as it is stored, rounded."""
        # Rounded, so that a blow starts from the same numbers in memory and from a record.
        return tuple(
            [
                Boulder(
                    n,
                    round(body.position.x, 2),
                    round(body.position.y, 2),
                    round(body.angle % math.tau, 3),
                )
                for n, body in sorted(self.bodies.items())
            ]
        )


def _is_beside(x: float, y: float, swung: list[float]) -> bool:
    """Whether a place lies beyond a wall of its level, wherever that has swung to."""
    level = min(max(int((HEIGHT - y) * SHELVES / HEIGHT), 0), SHELVES - 1)
    return not -DEEP < x - swung[level] < WIDTH + DEEP


def filled(seed: str, tower: Tower = (), numbers: Iterable[int] = range(BOULDERS)) -> Tower:
    """The tower with these boulders thrown in from above; what falls out goes in again until all stay (TF-SETUP.15)."""
    dice = Random(seed)
    shaft = Shaft(tower)
    queue = list(numbers)
    dice.shuffle(queue)
    # Shut while it is filled and knocked, or the first boulders would run straight through an empty shaft.
    gate = shaft.shut()
    shaft.settle(FILLING, queue, dice)
    for _ in range(KNOCKS):
        _knock(shaft, queue, dice)
    shaft.space.remove(gate)
    shaft.settle(FILLING, queue, dice)
    return shaft.rest()


def _knock(shaft: Shaft, queue: list[int], dice: Random) -> None:
    for k in range(round(SWINGING / STEP) + 1):
        shaft.swing(KNOCK, RATTLE, k * STEP)
    shaft.shake(KNOCK, 0.0, SWINGING)
    shaft.settle(SETTLING, queue, dice)


def struck(tower: Tower, blow: Blow, seed: str, shows: bool = True) -> Fall:
    """One blow. A swing's timing buys control, neither force nor luck (TF-R.41): see `felt`."""
    if blow.timing == FAIR:
        return strike(tower, blow, f"{seed} 0", shows)
    tries = [_watched(tower, blow, f"{seed} {k}", shows) for k in range(TRIES)]
    counts = [len(fall.out) for fall, _ in tries]
    fall, path = tries[felt(counts, blow.timing, Random(f"{seed} timing"))]
    return fall._replace(path=shown(path))


def felt(counts: list[int], timing: str, dice: Random) -> int:
    """Which of some equally likely blows is felt: the middling one at a fine timing, an extreme one at a poor one.

    An empty blow is felt as often as there are empty ones among them. Else two of the others are looked at, next to
    their mean or farthest from it, and each is so likely that this mean is met. So a timing changes neither the mean
    nor the share of empty blows, at any tower, strength and height: a player who claims a timing gains nothing but spread.
    """
    full = sorted([k for k, count in enumerate(counts) if count], key=lambda k: counts[k])
    # Means are compared as products of whole numbers, so that no rounding decides.
    if dice.randrange(len(counts)) >= len(full):
        return counts.index(0)
    total = sum(counts)
    below = [k for k in full if counts[k] * len(full) <= total]
    above = [k for k in full if counts[k] * len(full) >= total]
    low, high = (below[-1], above[0]) if timing == FINE else (below[0], above[-1])
    # With chance p = (mean - low) / (high - low) for the high one the expected count is the mean again.
    gap = (counts[high] - counts[low]) * len(full)
    return high if gap and dice.randrange(gap) < total - counts[low] * len(full) else low


def first_speed(blow: Blow, dice: Random) -> float:
    """How fast the struck wall sets off: about as meant."""
    # No hand strikes twice alike.
    meant = blow.strength * (1000 - JITTER + dice.randrange(2 * JITTER + 1)) / 1000
    return FORCE * meant * meant


def strike(tower: Tower, blow: Blow, seed: str, shows: bool = True) -> Fall:
    """Strike and watch until everything rests: what came out by the outlet counts, all else goes back in (TF-TOWER.5)."""
    fall, path = _watched(tower, blow, seed, shows)
    return fall._replace(path=shown(path))


def shown(path: list[Look]) -> tuple[Frame, ...]:
    """A path in whole numbers; of several tries only the one that is felt is rounded."""
    return tuple(
        [
            tuple(
                [
                    (number, round(10 * x), round(10 * y), round(math.degrees(angle)) % 360)
                    for number, x, y, angle in look
                ]
            )
            for look in path
        ]
    )


def _watched(tower: Tower, blow: Blow, seed: str, shows: bool) -> tuple[Fall, list[Look]]:
    dice = Random(seed)
    speed = first_speed(blow, dice)
    shaft = Shaft(tower)
    out: list[int] = []
    back: list[int] = []
    path: list[Look] = [shaft.look(shaft.places())] if shows else []
    calm = 0
    for k in range(1, round(SECONDS / STEP) + 1):
        shaft.swing(blow, speed, (k - 1) * STEP)
        if k % LOOK:
            continue
        places = shaft.places()
        fell, astray = shaft.gone(places)
        out += fell
        back += astray
        if shows:
            path.append(shaft.look(places))
        # While the walls swing, a moment at which everything rests says nothing.
        calm = calm + 1 if k * STEP > SWINGING and shaft.is_still() else 0
        if calm == CALM:
            break
    out += shaft.gone(shaft.places(), 0.0)[0]  # on its way to the table when time was up
    if back:
        shaft.settle(SETTLING, back[:], dice)
    return Fall(tuple(out), tuple(back), shaft.rest(), ()), path


@cache
def fingerprint() -> str:
    """What a blow on a known heap and a small filling do here: it is the same wherever all of them do the same."""
    heap = [Boulder(n, 10.0 + 12 * (n % 5), 30.0 + 13 * (n // 5), 0.1 * n) for n in range(BOULDERS)]
    fall = struck(tuple(heap), ORDINARY, "fingerprint", shows=False)
    thrown = filled("fingerprint", (), range(6))
    return hashlib.sha256(repr((fall, thrown)).encode()).hexdigest()[:8]
