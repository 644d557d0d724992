"""What stands in the way of moves and stones: the turn's own rules, and for each power what its card says."""

from collections.abc import Callable
from typing import Final

from trollbord.games.ragnarocks.box import NEIGHBOURS, RAYS
from trollbord.games.ragnarocks.case import Case
from trollbord.games.ragnarocks.simple_powers import EAST, OPPOSITE, WEST
from trollbord.games.ragnarocks.state import CONTESTED, WILD
from trollbord.games.ragnarocks.turns import Moment
from trollbord.kernel.reason import Reason

Judge = Callable[[Case], Reason | None]
STAGS: Final = "RR-POWER.dainn_dvalinn_duneyrr_durathror"


def of(case: Case) -> Reason | None:
    """The obstacle before an option of a kind that the question is about; None, if none is seen."""
    verb = case.option.verb
    if case.prompt == "power":
        return POWERS[case.card, verb](case)
    if verb == "relocate":
        return FLIGHTS[case.card](case)
    return TURN[case.prompt, verb](case)


# -- select and move


def _select(case: Case) -> Reason | None:
    cell = case.option.first
    found = case.not_mine(cell) or case.settled(cell)
    if found is not None:
        return found
    viking = case.state.vikings.index(cell)
    if not case.power.is_ready(case.advanced, case.seat, viking):
        return case.at("no-way-out", "RR-R.29", cell)
    return None


def _move(case: Case) -> Reason | None:
    """RR-TURN.3 to 8: an own contested Viking, straight on; a card may change how it goes."""
    cell = case.option.first
    found = case.not_mine(cell) or case.settled(cell)
    return found or WALKS.get(case.card, Case.walked)(case)


def _march(case: Case) -> Reason | None:
    return case.not_selected(case.option.first) or case.walked()


def _extra_turn(case: Case) -> Reason | None:
    return case.not_selected(case.option.first, "RR-POWER.jormungandr.4") or case.walked()


def _stag(case: Case) -> Reason | None:
    """Each contested Viking once."""
    cell, state = case.option.first, case.advanced
    found = case.not_mine(cell)
    if found is None and state.turn_used >> state.viking_on(cell) & 1:
        found = case.at("stag-moved", f"{STAGS}.4", cell)
    return found or case.settled(cell, f"{STAGS}.1") or case.walked()


def _again_instead(case: Case) -> Reason | None:
    """Gullinbursti: the selected Viking once more."""
    rule = "RR-POWER.gullinbursti.1"
    return case.not_selected(case.option.first, rule) or case.walked()


# -- moves that a card changes


def _pushing(case: Case) -> Reason | None:
    """Hildisvíni: up to the first Viking, if the cell behind it is empty."""
    way = case.between(case.option.first, case.option.second)
    for cell in way:
        if case.is_stone(cell):
            return case.at("blocked-stone", "RR-TURN.7", cell)
        if cell in case.state.vikings:
            return _pushed(case, cell)
    return None


def _pushed(case: Case, met: int) -> Reason | None:
    if met != case.option.second:
        return case.at("push-ends", "RR-POWER.hildisvini.3", met)
    ray = next(ray for ray in RAYS[case.option.first] if met in ray)
    behind = ray[ray.index(met) + 1 :]
    if not behind:
        return case.at("push-edge", "RR-POWER.hildisvini.2", met)
    return case.occupied(behind[0], "RR-POWER.hildisvini.2")


def _leaping(case: Case) -> Reason | None:
    """Sleipnir: over a stone beside it, to an empty cell that is not settled."""
    way = case.between(case.option.first, case.option.second)
    if len(way) != 2 or not case.is_stone(way[0]):
        return case.walked()
    found = case.occupied(way[1], "RR-POWER.sleipnir.2")
    if found is None and case.status(way[1]) not in (CONTESTED, WILD):
        found = case.at("land-settled", "RR-POWER.sleipnir.2", way[1])
    return found or case.unfinished()


def _over_stones(case: Case) -> Reason | None:
    """Fjörgyn and Fjörgynn: over stones alone, or over empty cells alone."""
    rule = "RR-POWER.fjorgyn_and_fjorgynn"
    *passed, last = case.between(case.option.first, case.option.second)
    for cell in passed:
        if cell in case.state.vikings:
            return case.at("blocked-viking", f"{rule}.3", cell)
        if case.is_stone(cell) != case.is_stone(passed[0]):
            return case.at("mixed-way", f"{rule}.3", cell)
    found = case.occupied(last, f"{rule}.4") or case.uncontested(last, f"{rule}.4")
    return found or case.unfinished()


def _from_a_stone(case: Case) -> Reason | None:
    """Fáfnir: beside stones no move begins from the Viking's own cell."""
    stones = _stones_beside(case, case.option.first)
    if stones:
        return case.at("from-stone", "RR-POWER.fafnir.1", stones[0])
    return case.walked()


def _stones_beside(case: Case, cell: int) -> list[int]:
    return [near for near in NEIGHBOURS[cell] if case.is_stone(near)]


WALKS: Final[dict[str, Judge]] = {
    "hildisvini": _pushing,
    "sleipnir": _leaping,
    "fjorgyn_and_fjorgynn": _over_stones,
    "fafnir": _from_a_stone,
}
"""How a card changes the move."""


def _flying(case: Case) -> Reason | None:
    """Selkolla: from edge to edge, to an empty contested cell that no move reaches."""
    source, target = case.option.first, case.option.second
    found = case.not_mine(source) or case.settled(source)
    if found is None and not case.is_edge(source):
        found = case.at("not-on-edge", "RR-POWER.selkolla.1", source)
    if found is None and not case.is_edge(target):
        found = case.at("not-on-edge", "RR-POWER.selkolla.3", target)
    found = found or case.occupied(target, "RR-POWER.selkolla.3")
    found = found or case.uncontested(target, "RR-POWER.selkolla.3")
    if found is None and case.between(source, target) and case.walked() is None:
        found = case.at("walk-instead", "RR-POWER.selkolla.1", target)
    return found or case.unfinished()


def _from_stones(case: Case) -> Reason | None:
    """Fáfnir: along a line of a stone beside the Viking, over empty contested cells."""
    source, target = case.option.first, case.option.second
    found = case.not_mine(source) or case.settled(source)
    if found is not None:
        return found
    stones = _stones_beside(case, source)
    if not stones:
        return case.at("no-stone-beside", "RR-POWER.fafnir.4", source)
    if target != source:
        found = case.occupied(target, "RR-POWER.fafnir.1")
        found = found or case.uncontested(target, "RR-POWER.fafnir.3")
    return found or _from_each(case, stones) or case.unfinished()


def _from_each(case: Case, stones: list[int]) -> Reason | None:
    """What stops the last line that leads there; None, if one is free."""
    source, target = case.option.first, case.option.second
    found = case.at("not-in-line", "RR-POWER.fafnir.1", stones[0])
    for stone in stones:
        way = case.between(stone, target)
        stops = [cell for cell in way if cell != source and not _is_open(case, cell)]
        if way and not stops:
            return None
        if way:
            found = case.at("blocked", "RR-POWER.fafnir.3", stops[0])
    return found


def _is_open(case: Case, cell: int) -> bool:
    return not case.is_taken(cell) and case.is_contested(cell)


FLIGHTS: Final[dict[str, Judge]] = {"selkolla": _flying, "fafnir": _from_stones}


# -- place


def _stone(case: Case) -> Reason | None:
    """RR-TURN.10: an empty cell that the selected Viking could move to; a card may change which."""
    cell = case.option.first
    found = case.occupied(cell, "RR-TURN.10")
    if found is None and case.state.supply == 0:
        found = case.no("no-stone-left", "RR-R.1", "supply")
    return found or REACHES.get(case.card, _in_reach)(case) or _barred(case)


def _in_reach(case: Case) -> Reason | None:
    cell = case.option.first
    if not case.between(case.selected, cell):
        return case.at("stone-line", "RR-TURN.10", case.selected)
    return case.blocked(case.selected, cell, "RR-TURN.10", "RR-TURN.10")


def _beside_blodughofi(case: Case) -> Reason | None:
    return _beside(case, "RR-POWER.blodughofi.1")


def _beside_selkolla(case: Case) -> Reason | None:
    return _beside(case, "RR-POWER.selkolla.2")


def _beside(case: Case, rule: str) -> Reason | None:
    if case.option.first in NEIGHBOURS[case.selected]:
        return None
    return case.at("stone-beside", rule, case.selected, card=case.card)


def _flown(case: Case) -> Reason | None:
    """Ask and Embla: anywhere in line, on contested land; or as usual."""
    cell = case.option.first
    if not case.between(case.selected, cell):
        return case.at("stone-line", "RR-TURN.10", case.selected)
    if _in_reach(case) is None:
        return None
    return case.uncontested(cell, "RR-POWER.ask_and_embla.3")


REACHES: Final[dict[str, Judge]] = {
    "blodughofi": _beside_blodughofi,
    "selkolla": _beside_selkolla,
    "ask_and_embla": _flown,
}
"""How a card changes where the stone goes."""


def _barred(case: Case) -> Reason | None:
    """Nerthus: no stone that creates a region while another way to place is offered."""
    assert case.view.ask is not None
    board = case.state.board
    if case.against != "nerthus" or not board.would_cut(case.option.first):
        return None
    for other in case.view.ask.options:
        if other.verb in ("stone", "card-stone") and not board.would_cut(other.first):
            return case.no("nerthus", "RR-POWER.nerthus.1", "nerthus")
    return None


def _thrown(case: Case) -> Reason | None:
    """Thor: a stone of the card, on any empty contested cell."""
    cell, rule = case.option.first, "RR-POWER.thor.3"
    if case.advanced.card_stones == 0:
        return case.no("card-empty", "RR-POWER.thor.4", "thor")
    return case.occupied(cell, rule) or case.uncontested(cell, rule) or _barred(case)


TURN: Final[dict[tuple[str, str], Judge]] = {
    ("select", "select"): _select,
    ("move", "move"): _move,
    ("march", "move"): _march,
    ("extra-turn", "move"): _extra_turn,
    ("stags", "move"): _stag,
    ("stone", "stone"): _stone,
    ("stone", "move"): _again_instead,
    ("stone", "card-stone"): _thrown,
}
"""By the question and the verb."""


# -- what powers do at their own moments


def _sol(case: Case) -> Reason | None:
    source, target = case.option.first, case.option.second
    found = case.not_selected(source, "RR-POWER.sol.1")
    sides = [RAYS[source][side][:1] for side in (EAST, WEST)]
    if found is None and [target] not in sides:
        found = case.at("beside-in-row", "RR-POWER.sol.3", target)
    return found or case.occupied(target, "RR-POWER.sol.3")


def _frigg(case: Case) -> Reason | None:
    rule = "RR-POWER.frigg.1"
    return case.not_selected(case.option.first, rule) or case.farther(rule)


def _bragi(case: Case) -> Reason | None:
    source = case.option.first
    if source not in case.theirs() or source not in NEIGHBOURS[case.selected]:
        return case.at("no-opponent-beside", "RR-POWER.bragi.1", source)
    return case.walked("RR-R.9")


def _njordr(case: Case) -> Reason | None:
    return case.not_selected(case.option.first, "RR-POWER.njordr.1") or case.walked()


def _tyr(case: Case) -> Reason | None:
    cell, other = case.option.first, case.option.second
    found = case.not_selected(cell, "RR-POWER.tyr.1")
    if found is None and other not in case.state.vikings:
        found = case.at("no-viking-there", "RR-POWER.tyr.1", other)
    if found is None and not _stands_free(case, other):
        found = case.at("no-place-after", "RR-R.29", other)
    return found


def _stands_free(case: Case, cell: int) -> bool:
    """Whether a stone could be placed from a cell."""
    return any([not case.is_taken(near) for near in NEIGHBOURS[cell]])


def _vali(case: Case) -> Reason | None:
    source, target = case.option.first, case.option.second
    rays = RAYS[case.selected]
    for direction, ray in enumerate(rays):
        if ray and ray[0] == source and source in case.theirs():
            if [target] != rays[OPPOSITE[direction]][:1]:
                return case.at("far-side", "RR-R.10", case.selected)
            return case.occupied(target, "RR-POWER.vali.2")
    return case.at("no-opponent-beside", "RR-POWER.vali.1", source)


def _ratatoskr(case: Case) -> Reason | None:
    source, target = case.option.first, case.option.second
    found = case.not_selected(source, "RR-POWER.ratatoskr.1")
    heading = case.advanced.turn_heading
    if found is None and target not in RAYS[source][OPPOSITE[heading]]:
        found = case.at("way-back", "RR-POWER.ratatoskr.1", target)
    return found or case.walked("RR-POWER.ratatoskr.2")


def _once_more(case: Case) -> Reason | None:
    """Blóðughófi and Gerðr: the selected Viking moves again, as usual."""
    number = {"blodughofi": 2, "gerdr": 1}[case.card]
    rule = f"RR-POWER.{case.card}.{number}"
    return case.not_selected(case.option.first, rule) or case.walked()


def _surtr(case: Case) -> Reason | None:
    cell, step = case.option.first, case.state.step
    assert isinstance(step, Moment)
    found = case.occupied(cell, "RR-POWER.surtr.2")
    if found is None and cell not in NEIGHBOURS[step.cell]:
        found = case.at("beside-first-stone", "RR-POWER.surtr.1", step.cell)
    return found or case.uncontested(cell, "RR-POWER.surtr.2") or _barred(case)


def _enter(case: Case) -> Reason | None:
    rule = "RR-POWER.ask_and_embla.5"
    return case.occupied(case.option.first, rule) or case.uncontested(case.option.first, rule)


def _mani(case: Case) -> Reason | None:
    return case.not_mine(case.option.first) or case.farther("RR-POWER.mani.1")


def _ymir(case: Case) -> Reason | None:
    cell, rule = case.option.first, "RR-POWER.ymir.1"
    found = case.occupied(cell, rule)
    near = [own for own in case.own() if own in NEIGHBOURS[cell] and case.is_contested(own)]
    if found is None and not near:
        found = case.at("no-own-beside", rule, cell)
    return found or _barred(case)


def _forseti(case: Case) -> Reason | None:
    cell = case.option.first
    found = case.occupied(cell, "RR-POWER.forseti.2")
    if found is None and not case.advanced.turn_created >> cell & 1:
        found = case.uncontested(cell, "RR-POWER.forseti.2")
    return found or _barred(case)


def _freyr(case: Case) -> Reason | None:
    cell = case.option.first
    if not case.is_stone(cell):
        return case.at("no-stone-there", "RR-POWER.freyr.1", cell)
    if cell not in NEIGHBOURS[case.selected]:
        return case.at("remove-beside", "RR-POWER.freyr.1", case.selected)
    for near in NEIGHBOURS[cell]:
        if not case.is_stone(near) and not case.is_contested(near):
            return case.at("borders-land", "RR-POWER.freyr.2", near)
    return None


def _heimdallr(case: Case) -> Reason | None:
    source, target = case.option.first, case.option.second
    found = case.not_mine(source)
    if found is not None:
        return found
    state = case.advanced
    viking = state.viking_on(source)
    if not state.turn_contested >> viking & 1 or state.is_contested(viking):
        return case.at("not-settled-now", "RR-POWER.heimdallr.1", source)
    found = case.occupied(target, "RR-POWER.heimdallr.2")
    if found is None and state.turn_settled >> target & 1:
        found = case.at("was-settled", "RR-POWER.heimdallr.2", target)
    return found


def _aegir(case: Case) -> Reason | None:
    source, state = case.option.first, case.advanced
    if source not in case.theirs():
        return case.at("not-their-viking", "RR-POWER.aegir.3", source)
    if state.turn_stepped >> state.viking_on(source) & 1:
        return case.at("stepped-already", "RR-POWER.aegir.2", source)
    return case.settled(source, "RR-POWER.aegir.3") or case.farther("RR-POWER.aegir.2")


POWERS: Final[dict[tuple[str, str], Judge]] = {
    ("sol", "move"): _sol,
    ("frigg", "move"): _frigg,
    ("bragi", "move"): _bragi,
    ("njordr", "move"): _njordr,
    ("tyr", "swap"): _tyr,
    ("vali", "relocate"): _vali,
    ("ratatoskr", "move"): _ratatoskr,
    ("blodughofi", "move"): _once_more,
    ("gerdr", "move"): _once_more,
    ("surtr", "stone"): _surtr,
    ("ask_and_embla", "enter"): _enter,
    ("mani", "move"): _mani,
    ("ymir", "stone"): _ymir,
    ("forseti", "stone"): _forseti,
    ("freyr", "remove"): _freyr,
    ("heimdallr", "relocate"): _heimdallr,
    ("aegir", "move"): _aegir,
}
"""By the card in force and the verb."""
