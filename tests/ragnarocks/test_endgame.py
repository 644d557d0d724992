"""Endgames: what the strong player of the duel knows about the end is what plain brute force finds; settled tables of all."""

from random import Random

import pytest

from tests.ragnarocks.saga import saga
from tests.ragnarocks.scene import Scene, new_game, scene
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import CELL_COUNT, CELLS, CHARACTER, CHARACTERS, NAMES
from trollbord.games.ragnarocks.duel.foresight import Foresight
from trollbord.games.ragnarocks.duel.outlook import decided, live
from trollbord.games.ragnarocks.duel.player import seen
from trollbord.games.ragnarocks.duel.prospect import WON, Prospect, parts, words
from trollbord.games.ragnarocks.duel.survey import WIDTH, SurveyClock
from trollbord.games.ragnarocks.native.spots import HIGH, LOW
from trollbord.games.ragnarocks.state import CONTESTED, RagnarocksState
from trollbord.games.ragnarocks.view import RagnarocksView
from trollbord.kernel.playout import answer

Board = tuple[object, ...]


class TooLarge(Exception):
    """More tables than a test has time for."""


def brute(state: RagnarocksState, known: dict[Board, int], most: int) -> int:
    """Who wins with best play, by trying everything: 1 for Ivory, -1 for Red, 0 for a draw."""
    if state.ask is None:
        ivory, red = state.land()
        return (ivory > red) - (ivory < red)
    key = (*state.vikings, state.stones, state.supply, state.skips, state.ask.seat, state.step)
    if key not in known:
        if len(known) >= most:
            raise TooLarge
        sign = 1 if state.ask.seat == 0 else -1
        known[key] = sign * max(sign * brute(each, known, most) for each in followers(state))
    return known[key]


def followers(state: RagnarocksState) -> list[RagnarocksState]:
    assert state.ask is not None
    found = [state.copy() for _ in state.ask.options]
    for copy, option in zip(found, state.ask.options):
        copy.take(option)
    return found


def looked(state: RagnarocksState) -> Prospect:
    assert state.ask is not None
    view = state.view(state.ask.seat)
    assert isinstance(view, RagnarocksView)
    return seen(view)


def foreseen(state: RagnarocksState) -> Prospect:
    """The board of a state, foreseen until it is known."""
    board = looked(state)
    foresight = Foresight(SurveyClock())
    while not board.is_known:
        assert foresight.grow(board)
    return board


def winner(board: Prospect) -> int:
    """What the one to move expects: 1 for a win, -1 for a loss, 0 for a draw."""
    assert board.is_known and (abs(board.worth) > WON or board.worth == 0.0)
    return (board.worth > 0) - (board.worth < 0)


def turns(state: RagnarocksState) -> int:
    """How many turns the one to move has."""
    return sum(len(each.ask.options) for each in followers(state) if each.ask is not None)


def late(seed: int, most: int) -> Scene | None:
    """A table of random play whose mover has turns, but not more than so many; with few stones left, or many."""
    table, rng = new_game(), Random(seed)
    while table.state.ask is not None:
        if table.state.ask.prompt == "move" and turns(table.state) <= most:
            table.state.supply = min(table.state.supply, 1 + seed % 5)
            return table
        table.state.take(answer(table.state, rng))
    return None


@pytest.mark.parametrize("seed", range(30))
def test_what_is_known_of_a_late_table_is_what_brute_force_finds(seed: int) -> None:
    """RR-SCORE.7, RR-R.1: thirty times ten late tables, some with several contested regions."""
    for each in range(10):
        table = late(seed * 10 + each, 14)
        if table is None:
            continue
        state = table.state
        assert state.ask is not None
        try:
            best = brute(state, {}, 600)
        except TooLarge:
            continue
        assert winner(foreseen(state)) == (best if state.ask.seat == 0 else -best)


WIDE = {
    "ivory, 85 turns": (
        "E3 H3 I7",
        "F10 F7 H4",
        "A5 B4 C2 C6 D1 D2 D4 D5 D7 D8 E2 E4 E6 E7 F5 F6 F9 G2 G3 G5 G7 G8 G11 H2 H8-H11 I3 I6 I8 I9 J4 J9",
        0,
    ),
    "red, 72 turns": (
        "I10 A1 C6",
        "I1 H9 H3",
        "A4 B1 C3-C5 C7 E2 E4 E6 E9 F4 F7-F9 G1 G6 G9 H2 H4 H7 H10 H11 I2 I4 I9 J3 J5 J8 J9",
        1,
    ),
}
"""Tables with two stones left where the only turns that win are not among those that look best."""


@pytest.mark.parametrize("name", WIDE)
def test_no_turn_is_forgotten_because_it_looks_bad(name: str) -> None:
    ivory, red, stones, seat = WIDE[name]
    table = scene(ivory, red, stones, seat=seat, supply=2)
    assert turns(table.state) > WIDTH
    board = foreseen(table.state)

    assert winner(board) == 1
    assert len(board.after) > WIDTH
    assert len(set(board.turns)) == len(board.turns)
    source, target, stone = (CELLS[cell] for cell in parts(board.turns[board.best()]))
    after = table.after(f"move {source} {target}", f"stone {stone}")
    assert brute(after.state, {}, 20_000) == (1 if seat == 0 else -1)


def test_boards_that_differ_only_in_land_that_is_settled_are_one() -> None:
    """RR-TURN.4, RR-REGION.7: nothing happens in a settled region, so it does not matter where its Vikings stand."""
    stones = "B1-B6 D1-D8"
    here = looked(scene("A1 A2 E1", "C1 C2 J5", stones).state)
    there = looked(scene("A3 A5 E1", "C4 C7 J5", stones).state)
    richer = looked(scene("A1 A2 E1", "C1 C2 J5", f"{stones} C7").state)

    assert here.key() == there.key()
    assert here.key() != richer.key()


def test_a_contested_region_where_nobody_can_move_is_as_good_as_settled() -> None:
    """RR-REGION.10, RR-END.3: it brings nobody anything, and never will."""
    wall = "A3 B1-B3 C1-C7"
    stuck = scene("A1 A4 E1", "A2 J5 J6", wall, supply=4)
    empty = scene("D1 A4 E1", "D2 J5 J6", f"A1 A2 {wall}", supply=4)

    assert stuck.status("A1") == "contested"
    assert (
        live_cells(stuck)
        == live_cells(empty)
        == {label for status, cells in stuck.regions if status == "contested" for label in cells}
        - {"A1", "A2"}
    )


def live_cells(table: Scene) -> set[str]:
    board = looked(table.state)
    low, high = live(*words(board.mine), *words(board.theirs), board.low, board.high)
    return {CELLS[cell] for cell in range(CELL_COUNT) if LOW[cell] & low | HIGH[cell] & high}


def test_a_lead_that_nothing_can_change_is_known_at_once() -> None:
    """A side gets no land where a Viking of the other stands, and none without a stone."""
    assert not decided(ahead=5, cells=9, mine=3, theirs=1)
    assert decided(ahead=6, cells=9, mine=3, theirs=1)
    assert not decided(ahead=-7, cells=9, mine=3, theirs=1)
    assert decided(ahead=-8, cells=9, mine=3, theirs=1)


@pytest.mark.parametrize("seed", range(6))
def test_a_decided_game_is_won_by_whoever_is_ahead_however_it_goes_on(seed: int) -> None:
    for each in range(20):
        table, rng = new_game(), Random(seed * 20 + each)
        state, ahead = table.state, 0
        while state.ask is not None:
            if ahead == 0 and is_decided(table):
                ivory, red = state.land()
                ahead = (ivory > red) - (ivory < red)
            state.take(answer(state, rng))
        ivory, red = state.land()
        assert ahead in (0, (ivory > red) - (ivory < red))


def is_decided(table: Scene) -> bool:
    """Whether it is, told by the rules' own regions."""
    state = table.state
    contested = sum(region for region, status in state.regions() if status == CONTESTED)
    ivory, red = (sum(contested >> cell & 1 for cell in state.own_vikings(seat)) for seat in (0, 1))
    lead = state.land()[0] - state.land()[1]
    return contested != 0 and decided(lead, contested.bit_count(), ivory, red)


# -- with characters


def all_ends(state: AdvancedState) -> list[tuple[tuple[int, ...], list[float]]]:
    """The scores and the worths of every way to play on, by trying everything."""
    if state.ask is None:
        return [(state.outcome().scores, RAGNAROCKS.advice.evaluate(state))]
    found: list[tuple[tuple[int, ...], list[float]]] = []
    for option in state.ask.options:
        after = state.copy()
        after.take(option)
        found += all_ends(after)
    return found


@pytest.mark.parametrize("card", NAMES)
def test_when_all_land_is_settled_every_way_ends_alike(card: str) -> None:
    """Whatever the card, no turn changes anything: a search that plays on meets the count itself, and no guess."""
    other = "nerthus" if card != "nerthus" else "mani"
    ivory = "A2 A3 A4" if CHARACTERS[CHARACTER[card]].vikings == 3 else "A2 A3"
    state = saga(card, other, ivory, "J4 J5 J6", "F1-F10 D2 H4", supply=5).state
    if card == "odin":
        state.hand = [CHARACTER["gullinbursti"], CHARACTER["forseti"]]
        state.resume(state.agenda, state.step)
    ends = all_ends(state)
    scores, worths = ends[0]

    assert all([end == (scores, worths) for end in ends])
    assert worths == [float(sign * (scores[0] - scores[1]) > 0) * 2 - 1 for sign in (1, -1)]
