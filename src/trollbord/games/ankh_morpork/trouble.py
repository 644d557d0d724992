"""The verbs that put and remove trouble markers."""

from trollbord.games.ankh_morpork.asking import calm_there, card_rule, stirred_there
from trollbord.games.ankh_morpork.box import AREAS, CALMS, DRAGON_KING, NEIGHBOURS, STIR
from trollbord.games.ankh_morpork.effects import Text, Verb
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.option import Option
from trollbord.kernel.reason import Obstacle
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
    kinds: tuple[str, ...] = ("calm",)

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return CALMS.among(state.stirred)

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        calm(state, option.first)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        return calm_there(state, option.first, "AM-ACTION.7")

    def promise(self, state: AnkhState, seat: Seat) -> float:
        return -trouble_wish(state, seat)


class StirAnywhere(Text):
    """AM-CARD.doctor_hix: put a marker in any area without one."""

    prompt = "stir"
    kinds: tuple[str, ...] = ("stir",)

    def options(self, state: AnkhState, seat: Seat) -> list[Option]:
        return [STIR[area] for area in range(12) if self.allows(state, area)]

    def allows(self, state: AnkhState, area: int) -> bool:
        """AM-R.50: whether a marker can be put there; by the switch a minion must stand there."""
        if state.trouble[area]:
            return False
        return state.crowd(area) > 0 or not state.agrees("markers_need_minions")

    def begin(self, state: AnkhState, seat: Seat, option: Option) -> None:
        stir(state, option.first)

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        area = option.first
        found = stirred_there(state, area, "AM-TROUBLE.3")
        if found is None and not state.crowd(area) and state.agrees("markers_need_minions"):
            return Obstacle("why-empty", "AM-R.50", AREAS[area])
        return found


class StirBeside(StirAnywhere):
    """AM-CARD.the_mob: put a marker next to an area that has one."""

    def allows(self, state: AnkhState, area: int) -> bool:
        if not super().allows(state, area):
            return False
        return any(state.trouble[other] for other in NEIGHBOURS[area])

    def obstacle(self, state: AnkhState, seat: Seat, option: Option) -> Obstacle | None:
        found = super().obstacle(state, seat, option)
        if found or any([state.trouble[other] for other in NEIGHBOURS[option.first]]):
            return found
        return Obstacle("why-no-marker-near", card_rule(state), AREAS[option.first])
