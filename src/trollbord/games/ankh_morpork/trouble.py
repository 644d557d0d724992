"""The verbs that put and remove trouble markers."""

from trollbord.games.ankh_morpork.box import AREAS, CALMS, DRAGON_KING, NEIGHBOURS, STIR
from trollbord.games.ankh_morpork.effects import Text, Verb
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.option import Option
from trollbord.kernel.seat import Seat


def calm(state: AnkhState, area: int) -> None:
    """AM-ACTION.13: a marker goes and no piece moves."""
    state.calms(area)
    state.tell("calm", {"area": AREAS[area]})


def stir(state: AnkhState, area: int) -> None:
    """A marker comes without a piece."""
    state.stirs(area)
    state.tell("stir", {"area": AREAS[area]})


def trouble_wish(state: AnkhState, seat: Seat) -> float:
    """How much a seat wants one more marker on the board."""
    if state.personality[seat] == DRAGON_KING:
        return 2.0
    return -0.2 - 0.3 * max(0, state.markers() - 4)


class RemoveTrouble(Verb):
    """AM-ACTION.7: take one marker off any area."""

    prompt = "calm"
    sign = "remove-trouble"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return CALMS.among(state.stirred)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        calm(state, option.first)

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return -trouble_wish(state, seat)


class StirAnywhere(Text):
    """AM-CARD.doctor_hix: put a marker in any area without one."""

    prompt = "stir"

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return [STIR[area] for area in range(12) if self.allows(state, area)]

    def allows(self, state: AnkhState, area: int) -> bool:
        """AM-R.50: whether a marker can be put there; by the switch a minion must stand there."""
        if state.trouble[area]:
            return False
        return state.crowd(area) > 0 or not state.agrees("markers_need_minions")

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        stir(state, option.first)


class StirBeside(StirAnywhere):
    """AM-CARD.the_mob: put a marker next to an area that has one."""

    def allows(self, state: AnkhState, area: int) -> bool:
        if not super().allows(state, area):
            return False
        return any(state.trouble[other] for other in NEIGHBOURS[area])
