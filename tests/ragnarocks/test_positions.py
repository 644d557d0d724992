"""Positions that can't be are refused: kinds and counts of pieces, cards, and what is still to happen."""

from random import Random

import pytest

from tests.ragnarocks.saga import Saga
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import CHARACTER
from trollbord.games.ragnarocks.turns import Moment
from trollbord.kernel.errors import BadPosition
from trollbord.kernel.playout import answer, playout
from trollbord.kernel.state import State


def table(ivory: str, red: str, *picks: str) -> Saga:
    state = RAGNAROCKS.new(characters="chosen", ivory_card=ivory, red_card=red)
    assert isinstance(state, AdvancedState)
    return Saga(state).do(*picks)


TWO = table("mani", "thor").state
ODIN = table("odin", "tyr", "draw ymir", "draw surtr").state
THIRD = table("ask_and_embla", "hel", "leave A4").state
MOVED = table("sleipnir", "frigg", "move A3 C3").state
DRAFT = RAGNAROCKS.new(4, characters="draft")
DUEL = RAGNAROCKS.new()
PLACING = RAGNAROCKS.new()
PLACING.pick("move A2 C2")
WOLF = table("fenrir", "tyr").state


@pytest.mark.parametrize(
    ("state", "old", "new"),
    [
        (DUEL, "vikings=[1,2,3,", "vikings=[1,2,-1,"),
        (DUEL, "skips=0", "skips=2"),
        (DUEL, "supply=40", "supply=41"),
        (DUEL, "| Turn(0)", "| Turn(0) Turn(1)"),
        (DUEL, "| Turn(0)", "| Act(0)"),
        (PLACING, "Place(0,", "Place(2,"),
        (PLACING, "Place(0,", "Place(1,"),
        (TWO, "cards=[1,5]", "cards=[1,1]"),
        (TWO, "cards=[1,5]", "cards=[1,-2]"),
        (TWO, "ivory_players=1 cards", "ivory_players=31 cards"),
        (TWO, "in_force=[1,5]", "in_force=[27,27]"),
        (TWO, "in_force=[1,5]", "in_force=[-3,5]"),
        (TWO, "following=[0,0]", "following=[7,0]"),
        (TWO, "following=[0,0]", "following=[-1,0]"),
        (MOVED, "turn_used=0", "turn_used=64"),
        (MOVED, "turn_stepped=0", "turn_stepped=64"),
        (TWO, "most_stones=0", "most_stones=-1"),
        (WOLF, "winner=-1 ending=no-turn-left", "winner=0 ending=fenrir"),
        (TWO, "holders=[0,1]", "holders=[1,0]"),
        (TWO, "supply=36", "supply=35"),
        (TWO, "card_stones=4 penalties=[0,0]", "card_stones=3 penalties=[0,1]"),
        (TWO, "waiting=-1", "waiting=99"),
        (TWO, "played=[]", "played=[32]"),
        (TWO, "hand=[]", "hand=[3,4]"),
        (TWO, "turn_viking=-1", "turn_viking=2"),
        (TWO, "turn_contested=63", "turn_contested=62"),
        (TWO, "winner=-1", "winner=0"),
        (TWO, "ending=no-turn-left", "ending=fenrir"),
        (TWO, "quiet_turns=0", "quiet_turns=99"),
        (TWO, "| Act(0)", "| Act(1)"),
        (TWO, "| Act(0)", "| End(0) Act(0)"),
        (ODIN, "hand=[19,24]", "hand=[19,19]"),
        (ODIN, "hand=[19,24]", "hand=[19,5]"),
        (ODIN, "hand=[19,24]", "hand=[19]"),
        (THIRD, "waiting=2", "waiting=5"),
        (THIRD, "waiting=2", "waiting=-1"),
        (MOVED, "turn_viking=1", "turn_viking=-1"),
        (MOVED, "turn_viking=1", "turn_viking=4"),
        (MOVED, "| End(0) SetStone(0)", "| SetStone(0)"),
        (DRAFT, "| Ready(0) SetUp(3)", "| Ready(0) Choose(3)"),
        (DRAFT, "cards=[-1,", "cards=[4,"),
    ],
)
def test_a_table_that_cannot_be_is_refused(state: State, old: str, new: str) -> None:
    line = state.position()
    assert old in line, line
    assert RAGNAROCKS.position(line) == state

    with pytest.raises(BadPosition):
        RAGNAROCKS.position(line.replace(old, new))


def test_a_lent_power_is_one_of_the_played_cards() -> None:
    """Odin has played Ymir; Surtr, still in hand, can't be in force."""
    lent = Saga(ODIN.copy()).do("command ymir").state.position()
    ymir, surtr = CHARACTER["ymir"], CHARACTER["surtr"]

    assert f"in_force=[{ymir}," in lent
    with pytest.raises(BadPosition):
        RAGNAROCKS.position(lent.replace(f"in_force=[{ymir},", f"in_force=[{surtr},"))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (2, 8), (2, 17), (2, 21), (4, 5), (5, 6)])
def test_every_table_of_a_whole_game_passes_its_check(seats: int, seed: int) -> None:
    """With characters by lot: in every moment at which a power acts, between turns and at the end."""
    rng = Random(seed)
    state = RAGNAROCKS.new(seats, characters="random")
    while state.ask is not None:
        if isinstance(state.step, Moment) or rng.random() < 0.1:
            assert RAGNAROCKS.position(state.position()) == state
        state.take(answer(state, rng))

    assert RAGNAROCKS.position(state.position()) == state


def test_only_the_owner_of_a_printed_win_has_won_by_it() -> None:
    """RR-END.2: Fenrir has won; nobody else can have won so."""
    state = WOLF.copy()
    playout(state, Random(0))
    line = state.position()

    assert "winner=0 ending=fenrir | over" in line and RAGNAROCKS.position(line) == state
    for wrong in ("winner=1", "winner=2", "winner=-1"):
        with pytest.raises(BadPosition):
            RAGNAROCKS.position(line.replace("winner=0", wrong))
