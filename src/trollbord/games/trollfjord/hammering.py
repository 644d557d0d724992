"""B4, hammer: blow by blow, until a limit is met, the spirit is angry or somebody stops."""

from typing import ClassVar, Final

from trollbord.games.trollfjord.box import (
    BLOWS,
    BOULDER_COLOURS,
    BOULDERS_PER_COLOUR,
    FELL,
    FELL_OF,
    HIT,
    KEEP,
    LEAVE,
    LIMITED,
    PHYSICS,
    STOP,
    TAKE,
)
from trollbord.games.trollfjord.collecting import (
    Collect,
    CollectBoth,
    collect,
    must_take,
    out_of_reach,
    waits_to_clear,
)
from trollbord.games.trollfjord.gifts import Appease
from trollbord.games.trollfjord.quick import colour_weights, fell_weights
from trollbord.games.trollfjord.state import NOBODY, NOWHERE, TrollfjordState
from trollbord.kernel.ask import Ask, chance
from trollbord.kernel.message import Word
from trollbord.kernel.option import Option
from trollbord.kernel.reason import OTHER_QUESTION, Obstacle
from trollbord.kernel.step import SeatStep, Step

TOWER: Final = "tower"  # the source of what falls


class Swing(Step[TrollfjordState]):
    """TF-B4.3, TF-B4.6: strike, or stop; TF-R.11: who begins or keeps on strikes once at least."""

    FIELDS: ClassVar[tuple[str, ...]] = ("may_stop",)
    VERBS = ("hit", "stop")
    RULE = "TF-B4.3"

    def __init__(self, may_stop: bool) -> None:
        self.may_stop: Final = may_stop

    def open(self, state: TrollfjordState) -> Ask | None:
        options = BLOWS[:] if state.settings["tower"] == PHYSICS else [HIT]
        if self.may_stop:
            options.append(STOP)
        return Ask(state.hammerer, "swing", options)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is STOP:
            state.tell("stop", {"seat": state.hammerer})
            if state.partner != NOBODY:
                state.then(KeepOn(state.partner))
            state.then(Collect(state.hammerer))
            return
        state.hits += 1
        red, yellow, blue, white = state.out
        state.then(Fall(option), AfterHit(red, yellow, blue, white))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option is STOP:
            return None if self.may_stop else Obstacle("why-strike-once", "TF-R.11", "hit")
        tower, is_aimed = str(state.settings["tower"]), option is not HIT
        if is_aimed == (tower == PHYSICS):
            return None
        return Obstacle("why-just-hit" if is_aimed else "why-choose-blow", "TF-TOWER.2", tower)

    def can_wait(self, state: TrollfjordState) -> bool:
        """TF-B4.6, TF-B4.8: nobody stops before the first hit, and nobody strikes after the last."""
        is_first = state.hits == 0 or state.partner == NOBODY
        may_go_on = state.hits < state.limit and not state.excess()
        may_be = is_first if not self.may_stop else state.hits > 0
        return may_go_on and may_be and waits_to_clear(state, self)


class Fall(Step[TrollfjordState]):
    """TF-B4.5: what falls is asked of the tower, whichever stands at this table: first how many boulders."""

    FIELDS: ClassVar[tuple[str, ...]] = ("blow",)
    VERBS = ("fell",)
    RULE = "TF-B4.5"

    def __init__(self, blow: Option) -> None:
        self.blow: Final = blow

    def open(self, state: TrollfjordState) -> Ask | None:
        left = state.boulders_left()
        return chance("fell", FELL[: left + 1], fell_weights(self.blow, left), TOWER)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option.first:
            state.then(FallOf(0, option.first))

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        left = state.boulders_left()
        return too_many(left) if option.first > left else None

    def can_wait(self, state: TrollfjordState) -> bool:
        blows = BLOWS if state.settings["tower"] == PHYSICS else [HIT]
        return self.blow in blows and has_struck(state, state.out)


def has_struck(state: TrollfjordState, still: list[int]) -> bool:
    """Whether a blow is being counted of which no boulder of these last colours has been."""
    after = state.agenda[-1] if state.agenda else None
    if not isinstance(after, AfterHit) or state.hits == 0:
        return False
    before = [after.red, after.yellow, after.blue, after.white]
    return before[len(before) - len(still) :] == still


def too_many(left: int) -> Obstacle:
    """TF-R.31: nothing falls that is not in the tower."""
    return Obstacle("why-too-many-fell", "TF-R.31", str(left), {"count": left})


class FallOf(Step[TrollfjordState]):
    """Then how many of them are red, yellow and blue; white is the rest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("colour", "fell")
    VERBS = BOULDER_COLOURS[:LIMITED]
    RULE = "TF-B4.5"

    def __init__(self, colour: int, fell: int) -> None:
        self.colour: Final = colour
        self.fell: Final = fell

    def open(self, state: TrollfjordState) -> Ask | None:
        others = 0
        for colour in range(self.colour + 1, LIMITED + 1):
            others += BOULDERS_PER_COLOUR - state.out[colour]
        own = BOULDERS_PER_COLOUR - state.out[self.colour]
        least, weights = colour_weights(self.fell, own, others)
        options = FELL_OF[self.colour][least : least + len(weights)]
        args = (("left", self.fell),)
        return chance(BOULDER_COLOURS[self.colour], options, weights, TOWER, args=args)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        state.out[self.colour] += option.first
        left = self.fell - option.first
        if self.colour + 1 < LIMITED:
            state.then(FallOf(self.colour + 1, left))
        else:
            state.out[LIMITED] += left

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        """TF-R.31: not more than fell, nor than the tower held, nor so few that the others could not make up for it."""
        colour, count = BOULDER_COLOURS[self.colour], option.first
        if option.verb != colour:
            words: dict[str, Word] = {"question": colour, "left": self.fell}
            return Obstacle(OTHER_QUESTION, self.RULE, colour, words)
        own = BOULDERS_PER_COLOUR - state.out[self.colour]
        if count > own:
            return too_many(own)
        if count > self.fell:
            return Obstacle("why-more-than-fell", self.RULE, str(self.fell), {"count": self.fell})
        others = sum([BOULDERS_PER_COLOUR - out for out in state.out[self.colour + 1 :]])
        if self.fell - count > others:
            return Obstacle("why-too-few-others", "TF-R.31", str(others), {"count": others})
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        if not 0 <= self.colour < LIMITED:
            return False
        left = sum([BOULDERS_PER_COLOUR - count for count in state.out[self.colour :]])
        return 0 <= self.fell <= left and has_struck(state, state.out[self.colour :])


class AfterHit(Step[TrollfjordState]):
    """TF-R.13: colour limit, then empty hit, then hit limit, then the hammerer's free choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("red", "yellow", "blue", "white")

    def __init__(self, red: int, yellow: int, blue: int, white: int) -> None:
        self.red: Final = red  # these lay there before the hit
        self.yellow: Final = yellow
        self.blue: Final = blue
        self.white: Final = white

    def open(self, state: TrollfjordState) -> Ask | None:
        fallen = state.boulders_out() - self.red - self.yellow - self.blue - self.white
        self._tell(state, fallen)
        if state.excess():  # TF-B3.10
            state.tell("angry", {"need": state.excess()})
            state.then(Appease(), CollectBoth())
            return None
        if fallen == 0 and state.partner != NOBODY:  # TF-B4.24, TF-B4.34
            state.hammerer, state.partner = state.partner, state.hammerer
            state.tell("swap", {"seat": state.hammerer})
        if state.hits == state.limit:  # TF-B4.8
            state.then(CollectBoth())
        else:
            state.then(Swing(True))
        return None

    def can_wait(self, state: TrollfjordState) -> bool:
        before = [self.red, self.yellow, self.blue, self.white]
        are_fewer = all([0 <= a <= b for a, b in zip(before, state.out, strict=True)])
        is_calm = max(before[:LIMITED]) <= state.limit
        return are_fewer and is_calm and waits_to_clear(state, self)

    def _tell(self, state: TrollfjordState, fallen: int) -> None:
        if state.listener is None:
            return
        before = (self.red, self.yellow, self.blue, self.white)
        what = {"seat": state.hammerer, "hit": state.hits, "fallen": fallen}
        for colour, name in enumerate(BOULDER_COLOURS):
            what[name] = state.out[colour] - before[colour]
        state.tell("hit" if fallen else "empty-hit", what)


class KeepOn(SeatStep[TrollfjordState]):
    """TF-B4.12, TF-R.35: after a free stop the partner collects, or leaves if nothing is allowed, or keeps on."""

    VERBS = ("take", "keep", "leave", "stop", "done", "pass")
    RULE = "TF-R.35"

    def open(self, state: TrollfjordState) -> Ask | None:
        options = [TAKE[region] for region in sorted(state.allowed(self.seat))]
        if options:
            options.append(KEEP)
        else:
            options = [KEEP, LEAVE]
        return Ask(self.seat, "keep", options)

    def pick(self, state: TrollfjordState, option: Option) -> None:
        if option is KEEP:
            state.hammerer, state.partner = self.seat, NOBODY
            state.tell("keep", {"seat": self.seat})
            state.then(Swing(False))
        elif option is LEAVE:
            state.tell("empty-handed", {"seat": self.seat})
        else:
            collect(state, self.seat, option.first)

    def obstacle(self, state: TrollfjordState, option: Option) -> Obstacle | None:
        if option is KEEP:
            return None
        if option.verb == "take":
            return out_of_reach(state, self.seat, option.first)
        found = must_take(state, self.seat)
        if found is None and option is not LEAVE:
            return Obstacle("why-keep-or-leave", self.RULE, "leave")
        return found

    def can_wait(self, state: TrollfjordState) -> bool:
        has_collected = state.collected(self.seat) != NOWHERE
        is_partner = self.seat == state.partner and not has_collected
        return is_partner and waits_to_clear(state, self)
