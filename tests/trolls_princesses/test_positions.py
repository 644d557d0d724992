"""Position lines of tables that can't be, each refused in words."""

import re
from random import Random

import pytest

from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.check import check
from trollbord.games.trolls_princesses.choices import Push, TakeRoyalTile
from trollbord.games.trolls_princesses.state import TrollsState, rounds_of
from trollbord.kernel.errors import BadPosition
from trollbord.kernel.playout import answer


def midgame() -> TrollsState:
    """Two seats, some turns on, with tiles and cards on the boards; seat 0 or 1 is about to act."""
    state = TROLLS_PRINCESSES.new(2)
    assert isinstance(state, TrollsState)
    rng = Random(3)
    while state.round < 6 or state.ask is None or state.ask.prompt != "act":
        assert state.ask is not None
        by_chance = state.ask.weights is not None
        option = answer(state, rng) if by_chance else TROLLS_PRINCESSES.advice.rollout(state, rng)
        state.take(option)
    return state


LINE = midgame().position()


def changed(field: str, value: str) -> str:
    """The line with another value of a field."""
    line, count = re.subn(rf" {field}=\S+", f" {field}={value}", LINE)
    assert count == 1
    return line


def test_a_line_of_a_real_table_is_taken() -> None:
    assert TROLLS_PRINCESSES.position(LINE) == midgame()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("clans", "[1,1]"),
        ("points", "99"),
        ("borrowed", "-1"),
        ("phase", "9"),
        ("round", "13"),
        ("place", "0"),
        ("king", "0"),
        ("walker", "5"),
        ("trolls", "[[4,4,4,4,4],[4,4,4,4,4]]"),
        ("trolls", "[[7,0,0,0,0],[0,0,0,0,0]]"),
        ("humans", "[[6,0,0],[0,0,0]]"),
        ("shafts", "[[50,50,50],[50,50,50]]"),
        ("filled", "[[9,9,9],[9,9,9]]"),
        ("rooms", "[[9,9,9,9],[9,9,9,9]]"),
        ("pieces", "[[9,9,9,9],[9,9,9,9]]"),
        ("open_places", "[(1),(1)]"),
        ("camp_slots", "[16,15]"),
        ("met", "[16383,16383]"),
        ("claims", "[16383,16383]"),
        ("tasks", "(0,1,2,3)"),
        ("castles", "[1,1,-1,-1]"),
        ("castles", "[1,2,3,4]"),
        ("castles", "[1,-1,-1,-1]"),
        ("active", "2"),
        ("first", "3"),
        ("king_seat", "2"),
        ("walker", "-1"),
        ("bells", "[3,3,3,3]"),
        ("princesses", "[2,0,0,0]"),
        ("hands", "[(),()]"),
        ("drawn", "[0,0]"),
        ("played", "()"),
        ("discards", "[(),(),(64)]"),
        ("displays", "[(0,1,2,3,4,5),(0,1,2,3,4),(64,65,66,67,68)]"),
    ],
)
def test_a_table_that_cannot_be_is_refused(field: str, value: str) -> None:
    """Too many, too few, in the wrong place, or not what other fields say."""
    with pytest.raises(BadPosition):
        TROLLS_PRINCESSES.position(changed(field, value))


@pytest.mark.parametrize(
    ("steps", "others"),
    [
        ("Phase\\(.,4\\) ", ""),
        ("Act\\(.\\)$", "Act(0) Act(1)"),
        ("Act\\(.\\)$", "LayTile(0,3)"),
        ("Act\\(.\\)$", "Store(0,9,0)"),
        ("EndPhase", "CountPoints"),
        ("Turn\\(.\\)", "Turn(7)"),
        ("Act\\(.\\)$", "Happen(0,nothing)"),
        ("Act\\(.\\)$", "over"),
    ],
)
def test_an_agenda_that_no_turn_has_is_refused(steps: str, others: str) -> None:
    line, count = re.subn(steps, others, LINE)
    assert count == 1
    with pytest.raises(BadPosition):
        TROLLS_PRINCESSES.position(line)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_of_a_game_can_be(seats: int) -> None:
    """From the first choice of a clan to the end."""
    state, rng = TROLLS_PRINCESSES.new(seats), Random(seats)
    picks = 0
    while state.ask is not None:
        assert isinstance(state, TrollsState)
        check(state)
        state.take(answer(state, rng))
        picks += 1
    assert picks > 100


def test_a_twin_shows_in_the_census() -> None:
    """A tile that lies twice, or a card in two hands, is a missing piece."""
    state = midgame()
    whole = TROLLS_PRINCESSES.census(state)

    twin = midgame()
    twin.piles[0] = (twin.piles[0][1], *twin.piles[0][1:])
    assert TROLLS_PRINCESSES.census(twin) != whole
    card = midgame()
    card.hands[0] = (card.hands[1][0], *card.hands[0][1:])
    assert TROLLS_PRINCESSES.census(card) != whole


def test_the_line_of_a_finished_game_is_taken_as_it_ended() -> None:
    """TP-END.1: in phase 4 of the last turn, with every round card played."""
    state, rng = TROLLS_PRINCESSES.new(2), Random(5)
    while state.ask is not None:
        state.take(answer(state, rng))
    line = state.position()

    assert TROLLS_PRINCESSES.position(line).result() == state.result()
    for wrong in ("phase=3", "round=11"):
        name = wrong.partition("=")[0]
        with pytest.raises(BadPosition):
            TROLLS_PRINCESSES.position(re.sub(rf" {name}=\d+", f" {wrong}", line))


def test_a_hand_holds_cards_of_the_decks_that_were_drawn_from() -> None:
    """TP-SETUP.45: nobody has a card of the evening while cards of the morning are left in their deck."""
    state = midgame()
    late = rounds_of(2, 2)[-1]
    hand = state.hands[0]
    spelt, other = [f"({','.join(map(str, cards))})" for cards in (hand, sorted([*hand[1:], late]))]

    assert late not in hand and f"hands=[{spelt}," in LINE
    with pytest.raises(BadPosition, match="hands"):
        TROLLS_PRINCESSES.position(LINE.replace(f"hands=[{spelt},", f"hands=[{other},"))


def test_a_royal_card_may_be_completed_while_a_troll_is_pushed() -> None:
    """TP-TASK.1: the royal tile that it gives is asked for above the push."""
    state, rng = TROLLS_PRINCESSES.new(4), Random(0)
    while not any([isinstance(step, Push) for step in state.steps_waiting()]):
        state.take(answer(state, rng))
    assert isinstance(state, TrollsState)
    above = state.copy()
    above.then(TakeRoyalTile(state.active), Push(state.active, state.place))
    above.advance()

    assert TROLLS_PRINCESSES.position(above.position()) == above


def test_an_effect_moves_two_trolls_at_most() -> None:
    """Beside an action may lie what it set going: one troll of two has moved, never two of two."""
    seat = midgame().active

    assert LINE.endswith(f" Act({seat})")
    TROLLS_PRINCESSES.position(f"{LINE} ShiftTroll({seat},2,())")
    for wrong in (f"{seat},3,()", f"{seat},1,(1,2)", f"{seat},1,(5)", f"{1 - seat},2,()"):
        with pytest.raises(BadPosition):
            TROLLS_PRINCESSES.position(f"{LINE} ShiftTroll({wrong})")
