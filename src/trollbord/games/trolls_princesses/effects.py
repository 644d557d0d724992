"""Effects: the verbs that tiles, cards, spaces, castles and boards are made of."""

from typing import TYPE_CHECKING, Final

from trollbord.games.trolls_princesses.box import HERD
from trollbord.games.trolls_princesses.goods import (
    DIAMOND,
    GOLD,
    OBSIDIAN,
    RESOURCES,
    TROLL_POWER,
)
from trollbord.kernel.seat import Seat

if TYPE_CHECKING:
    from trollbord.games.trolls_princesses.choices import Choice
    from trollbord.games.trolls_princesses.state import TrollsState

LETTERS: Final = "ogd"
"""Obsidian, gold and diamonds in the spelling of effects."""

# The rows of tiles and cards hold effects, and the state and its questions are made of those rows. So the
# questions are imported where they are asked, and nowhere above.


class Effect:
    """What a tile, card, space, castle or board does for its owner; `spelling` is its word in position lines."""

    def __init__(self, spelling: str) -> None:
        self.spelling: Final = spelling

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        """TP-R.35: whether something of it can be done."""
        raise NotImplementedError

    def happen(self, state: "TrollsState", seat: Seat) -> None:
        """Do it, as far as possible, or ask what it needs to know first."""
        raise NotImplementedError


class Nothing(Effect):
    """No effect: what most spaces give, and what a royal tile does that only adds spaces or shafts."""

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        return False

    def happen(self, state: "TrollsState", seat: Seat) -> None:
        pass


# -- gains


class Gain(Effect):
    """Take resources from the supply; they never run out (TP-R.18)."""

    def __init__(self, resource: int, amount: int) -> None:
        super().__init__(f"{LETTERS[resource]}{amount}")
        self.resource: Final = resource
        self.amount: Final = amount

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        return True

    def happen(self, state: "TrollsState", seat: Seat) -> None:
        state.goods[seat][self.resource] += self.amount
        resource = RESOURCES[self.resource]
        state.tell("gain", {"seat": seat, "resource": resource, "amount": self.amount})


class GainPower(Effect):
    """Advance the troll power marker."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"tp{amount}")
        self.amount: Final = amount

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        return state.goods[seat][TROLL_POWER] < state.power_top(seat)

    def happen(self, state: "TrollsState", seat: Seat) -> None:
        tell_power(state, seat, state.gain_power(seat, self.amount))


class GainCows(Effect):
    """Take up to `amount` cows into open empty barns. TP-R.45: as many as possible."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"c{amount}")
        self.amount: Final = amount

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        return state.barn_room(seat) > 0 and state.supply[HERD] > 0

    def happen(self, state: "TrollsState", seat: Seat) -> None:
        tell_cows(state, seat, state.gain_cows(seat, self.amount))


def tell_power(state: "TrollsState", seat: Seat, amount: int) -> None:
    """Log how much troll power was gained; 0 at the end of the track."""
    state.tell("gain-power", {"seat": seat, "amount": amount})


def tell_cows(state: "TrollsState", seat: Seat, amount: int) -> None:
    """Log how many cows were gained; 0 without a barn or a cow."""
    state.tell("gain-cows", {"seat": seat, "amount": amount})


class Mine(Effect):
    """Mine up to `amount` pieces of a resource. TP-R.45: as many as possible."""

    def __init__(self, resource: int, amount: int) -> None:
        super().__init__(f"mine-{LETTERS[resource]}{amount}")
        self.resource: Final = resource
        self.amount: Final = amount

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        return state.filled[seat][self.resource] > 0

    def happen(self, state: "TrollsState", seat: Seat) -> None:
        mined = state.mine(seat, self.resource, self.amount)
        resource = RESOURCES[self.resource]
        state.tell("mine", {"seat": seat, "resource": resource, "amount": mined})


# -- questions


class Asking(Effect):
    """An effect that asks its owner something; it can be done if the question has an answer."""

    def question(self, seat: Seat) -> "Choice":
        """What is asked."""
        raise NotImplementedError

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        return len(self.question(seat).choices(state)) > 0

    def happen(self, state: "TrollsState", seat: Seat) -> None:
        state.then(self.question(seat))


class Fill(Asking):
    """Choose a resource and fill all its shafts."""

    def question(self, seat: Seat) -> "Choice":
        from trollbord.games.trolls_princesses.choices import FillShafts

        return FillShafts(seat)


class BuildDen(Asking):
    """Build a den of the display at no cost (TP-R.13)."""

    def question(self, seat: Seat) -> "Choice":
        from trollbord.games.trolls_princesses.choices import TakeDen

        return TakeDen(seat, False)

    def can(self, state: "TrollsState", seat: Seat) -> bool:
        from trollbord.games.trolls_princesses.choices import any_den_fits

        return any_den_fits(state, seat)


class TakeCard(Asking):
    """Take a troll card of the display at no cost (TP-R.13)."""

    def question(self, seat: Seat) -> "Choice":
        from trollbord.games.trolls_princesses.gaining import TakeTrollCard

        return TakeTrollCard(seat)


class MoveTrolls(Asking):
    """Move `count` different trolls to other cauldrons; trolls aside can't be named (TP-R.11)."""

    def __init__(self, count: int) -> None:
        super().__init__(f"trolls{count}")
        self.count: Final = count

    def question(self, seat: Seat) -> "Choice":
        from trollbord.games.trolls_princesses.choices import ShiftTroll

        return ShiftTroll(seat, self.count)


class MoveHumans(Asking):
    """Move up to `count` humans between caves."""

    def __init__(self, count: int) -> None:
        super().__init__(f"humans{count}")
        self.count: Final = count

    def question(self, seat: Seat) -> "Choice":
        from trollbord.games.trolls_princesses.choices import ShiftHuman

        return ShiftHuman(seat, self.count, True)


class MoveTrollAndHuman(Asking):
    """Move a troll and a human, in either order (TP-R.49)."""

    def question(self, seat: Seat) -> "Choice":
        from trollbord.games.trolls_princesses.choices import ShiftTrollAndHuman

        return ShiftTrollAndHuman(seat)


# -- everything that the components of the box do

NOTHING: Final = Nothing("")
ONE_OBSIDIAN: Final = Gain(OBSIDIAN, 1)
TWO_OBSIDIAN: Final = Gain(OBSIDIAN, 2)
ONE_GOLD: Final = Gain(GOLD, 1)
ONE_DIAMOND: Final = Gain(DIAMOND, 1)
ONE_POWER: Final = GainPower(1)
TWO_POWER: Final = GainPower(2)
ONE_COW: Final = GainCows(1)
TWO_COWS: Final = GainCows(2)
MINE_TWO_OBSIDIAN: Final = Mine(OBSIDIAN, 2)
MINE_THREE_OBSIDIAN: Final = Mine(OBSIDIAN, 3)
MINE_ONE_GOLD: Final = Mine(GOLD, 1)
MINE_TWO_GOLD: Final = Mine(GOLD, 2)
MINE_ONE_DIAMOND: Final = Mine(DIAMOND, 1)
FILL_ONE_KIND: Final = Fill("fill")
BUILD_ONE_DEN: Final = BuildDen("den")
TAKE_ONE_CARD: Final = TakeCard("card")
MOVE_TWO_TROLLS: Final = MoveTrolls(2)
MOVE_TROLL_AND_HUMAN: Final = MoveTrollAndHuman("troll-human")
MOVE_THREE_HUMANS: Final = MoveHumans(3)

EFFECTS: Final[tuple[Effect, ...]] = (
    ONE_OBSIDIAN,
    TWO_OBSIDIAN,
    ONE_GOLD,
    ONE_DIAMOND,
    ONE_POWER,
    TWO_POWER,
    ONE_COW,
    TWO_COWS,
    MINE_TWO_OBSIDIAN,
    MINE_THREE_OBSIDIAN,
    MINE_ONE_GOLD,
    MINE_TWO_GOLD,
    MINE_ONE_DIAMOND,
    FILL_ONE_KIND,
    BUILD_ONE_DEN,
    TAKE_ONE_CARD,
    MOVE_TWO_TROLLS,
    MOVE_TROLL_AND_HUMAN,
    MOVE_THREE_HUMANS,
)
SPELT: Final[dict[str, Effect]] = {effect.spelling: effect for effect in EFFECTS}
"""The effects by their words in position lines."""
