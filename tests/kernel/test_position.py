"""Positions: one line that says the whole table, and clear words for a line that does not."""

import re
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import trollbord
from tests.kernel.blind import BLIND, CARD, Deal, MaySwap
from trollbord.kernel.errors import BadPosition, BadSeats, BadSettings, TrollbordError
from trollbord.kernel.notation import Reader, Word, written
from trollbord.kernel.playout import answer

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**90), 2**90)
    | st.text(max_size=8)
    | st.sampled_from(CARD),
    lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=4).map(tuple),
    max_leaves=12,
)


@pytest.mark.parametrize("place", [2**64, 2**33, -1])
def test_a_place_beyond_the_map_costs_no_memory(place: int) -> None:
    """Places are bits when moves are sought: a place of 2**64 would make a number of that many bits."""
    game = trollbord.load("trolls_princesses")
    state, rng = game.new(), Random(1)
    while state.ask is not None and state.ask.prompt != "move-troll":
        state.take(answer(state, rng))
    line = re.sub(r" trolls=\[\[\d+", f" trolls=[[{place}", state.position())
    assert line != state.position()

    with pytest.raises(BadPosition, match="trolls="):
        game.position(line)


@given(VALUES)
@example("a | b")
def test_every_value_comes_back(value: object) -> None:
    text = written(value)

    assert Reader(Word(text, 1), BLIND.vocabulary, BLIND.steps).whole() == value
    assert " " not in text and "|" not in text


def test_steps_are_written_by_name() -> None:
    step = MaySwap(1, True)

    assert written(step) == "MaySwap(1,true)"
    assert Reader(Word("MaySwap(1,true)", 1), BLIND.vocabulary, BLIND.steps).whole() == step
    assert step != MaySwap(0, True) and step != Deal(1) and hash(step) == hash(MaySwap(1, True))


LINE = "blind/1 2 peeking=true rounds=1 | hands=[3,4] known=[-1,-1] away=[] | MaySwap(1,false) MaySwap(0,false)"


def test_a_line_is_the_table_it_was_written_from() -> None:
    state = BLIND.position(LINE)

    assert state.position() == LINE
    assert state.ask is not None and [option.text for option in state.ask.options] == [
        "keep",
        "swap",
    ]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", BadPosition),
        ("blind/1 2", BadPosition),
        (LINE.replace("blind/1", "blind/2"), BadPosition),
        (LINE.replace("blind", "ragnarocks"), BadPosition),
        (LINE.replace(" 2 ", " 5 "), BadSeats),
        (LINE.replace("peeking=true", "peeking=7"), BadSettings),
        (LINE.replace("peeking=true", "peeking=[]"), BadPosition),
        (LINE.replace("peeking=true", "peeking=none"), BadPosition),
        (LINE.replace("peeking", "winking"), BadSettings),
        (LINE.replace("rounds=1", "rounds=4"), BadSettings),
        (LINE.replace("away=[]", "away=["), BadPosition),
        (LINE.replace("away=[]", "away=[}]"), BadPosition),
        (LINE.replace("away=[]", ""), BadPosition),
        (LINE.replace("MaySwap(1,false)", "MaySwop(1,false)"), BadPosition),
        (LINE.replace("MaySwap(1,false)", "MaySwap(1)"), BadPosition),
        (LINE.replace("MaySwap(1,false)", "7"), BadPosition),
        (LINE.replace("[3,4]", "[" * 100), BadPosition),
        (LINE.replace("[3,4]", "[" + "9" * 5000 + "]"), BadPosition),
        (LINE.replace(" 2 ", f" {'2' * 5000} "), BadPosition),
        (LINE.replace("[3,4]", "3"), BadPosition),
        (LINE.replace("[3,4]", "[true,4]"), BadPosition),
        (LINE.replace("rounds=1", "rounds=1 rounds=1"), BadPosition),
        (LINE.replace("away=[]", "away=[] away=[]"), BadPosition),
        (f"{LINE} over", BadPosition),
        (LINE.replace("MaySwap(0,false)", "MaySwap(2,false)"), BadPosition),
        (LINE.replace("MaySwap(1,false)", "MaySwap(-5,false)"), BadPosition),
        (LINE.replace("MaySwap(0,false)", "MaySwap(x,false)"), BadPosition),
        (LINE.replace("peeking=true", 'peeking="\\q"'), BadPosition),
    ],
)
def test_a_line_that_is_no_position_is_refused(line: str, error: type[TrollbordError]) -> None:
    with pytest.raises(error):
        BLIND.position(line)


RAGNAROCKS = "ragnarocks/1 2 | vikings=[1,2,3,80,81,82] stones=0 supply=40 skips=0 | Turn(0)"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Turn(0)", "Tern(0)", "column 72 has 'Tern(0)', expected step"),
        ("Turn(0)", "@move.A2.Q2", "column 72 has '@move.A2.Q2', expected option"),
        ("Turn(0)", "Turn()", "column 76 has '()', expected the arguments of Turn"),
        ("stones=0", "stones", "column 49 has 'end', expected value"),
        ("supply=40", "supply=x", "it has 'x', expected 'supply'"),
        ("supply=40", "supply=39", "it has 'stones: 39', expected 'stones: 40'"),
        ("80,81,82", "80,81,82,83", "it has '[1,2,3,80,81,82,83]', expected 'vikings'"),
        ("Turn(0)", "Turn(2)", "does not fit together"),
        ("skips=0", "skips=0 skips=0", "column 70 has 'skips=0', expected another name"),
    ],
)
def test_what_is_wrong_with_a_line_is_said_where_it_is(old: str, new: str, said: str) -> None:
    game = trollbord.load("ragnarocks")
    assert game.position(RAGNAROCKS) == game.new()

    with pytest.raises(BadPosition) as caught:
        game.position(RAGNAROCKS.replace(old, new))

    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("id", "prompt", "old", "new"),
    [
        ("trollfjord", "treasure", r"\w+\(\d+\)$", "Reveal(33)"),
        ("trolls_princesses", "reveal-task", r"RevealTask\(\w+\)$", "RevealTask(green_tea)"),
    ],
)
def test_a_question_that_leads_nowhere_is_refused(id: str, prompt: str, old: str, new: str) -> None:
    """No option, or one that can't be carried out: a table with such a question can't be played."""
    game = trollbord.load(id)
    state, rng = game.new(), Random(1)
    while state.ask is not None and state.ask.prompt != prompt:
        state.pick(answer(state, rng))
    line = state.position()
    assert game.position(line) == state

    with pytest.raises(BadPosition, match="does not fit together"):
        game.position(re.sub(old, new, line))


def test_the_public_face_is_pleasant() -> None:
    game = trollbord.load("ragnarocks")
    state = game.new(seats=2)

    assert state.ask is not None and state.ask.seat == 0 and state.ask.prompt == "move"
    assert state.ask.weights is None and len(state.ask.options) == 52
    state.pick("move  A2   C2")
    state.pick(game.vocabulary.find("stone F5"))
    assert state.ask.seat == 1
    with pytest.raises(TrollbordError):
        trollbord.load("halma")
    with pytest.raises(BadSeats):
        game.new(seats=7)
    with pytest.raises(BadSettings):
        game.new(limit="41")
