"""Positions: a line that no table can be is refused, whatever is wrong with it."""

import re
from random import Random

import pytest

from tests.ankh_morpork.scene import scene
from trollbord.games.ankh_morpork import ANKH_MORPORK
from trollbord.games.ankh_morpork.box import CARD, EVENTS
from trollbord.games.ankh_morpork.state import AnkhState
from trollbord.kernel.errors import BadPosition
from trollbord.kernel.match import Match
from trollbord.kernel.playout import answer as any_answer
from trollbord.laws.cases import answer, opened


def played(picks: int) -> AnkhState:
    """A table of three some picks after its beginning."""
    match = Match(ANKH_MORPORK, 3, seed=5)
    for _ in range(picks):
        assert match.ask is not None
        match.pick(match.ask.options[-1])
    assert isinstance(match.state, AnkhState)
    return match.state


def with_field(state: AnkhState, name: str, value: object) -> str:
    """The line of a table with another value."""
    changed = state.copy()
    setattr(changed, name, value)
    return changed.position()


def test_a_played_table_is_read_back() -> None:
    state = played(40)

    assert ANKH_MORPORK.position(state.position()) == state


def test_thirteen_minions_four_trolls_and_seven_buildings_are_refused() -> None:
    """AM-COMP.1, .2: no more than there are in the box."""
    state = played(5)
    for owner, count in ((0, 13), (3, 1), (4, 4), (5, 5)):
        pieces = state.pieces[:]
        pieces[owner * 12 : owner * 12 + 12] = [count, *[0] * 11]
        with pytest.raises(BadPosition):
            ANKH_MORPORK.position(with_field(state, "pieces", pieces))
    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(with_field(state, "building", [0] * 7 + [-1] * 5))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("money", [-1, 10, 10]),
        ("trouble", [2] + [0] * 11),
        ("aside", [1] + [0] * 11),
        ("turn", 3),
        ("gods", 3),
        ("shield", 8),
        ("used", 4096),
        ("pulled", [3]),
        ("events", list(range(11))),
        ("unused", [0, 1, 2, 3]),
        ("winners", 1),
        ("reason", "goal"),
        ("last_played", 101),
        ("tales", ((3, 0, 0),)),
        ("tales", ((1, 0, 0),)),
    ],
)
def test_a_number_that_can_not_be_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(with_field(played(5), name, value))


def test_a_card_in_two_places_or_in_none_is_refused() -> None:
    state = played(5)
    for hand in ([*state.hands[0], state.hands[1][0]], state.hands[0][1:]):
        hands = [sorted(hand), *state.hands[1:]]
        with pytest.raises(BadPosition):
            ANKH_MORPORK.position(with_field(state, "hands", hands))


def test_a_memory_of_a_card_that_is_elsewhere_is_refused() -> None:
    state = played(5)
    mind = (((state.hands[1][0], 1 << 2),), (), ())

    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(with_field(state, "minds", [mind, *state.minds[1:]]))


def test_a_step_that_finds_no_piece_is_refused() -> None:
    state = played(5)
    line = re.sub(r" \S+$", " Removal(1,5,0,-1)", state.position())

    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(line)


def test_the_census_finds_what_does_not_follow_from_the_board() -> None:
    state = scene(board={5: "yellow !"}, hands={"red": "groat"}).state
    assert ANKH_MORPORK.census(state)["faults"] == 0
    assert ANKH_MORPORK.census(table_of_three())["faults"] == 0

    state.stirred = 0
    state.present[1] = 13
    assert ANKH_MORPORK.census(state)["faults"] == 2
    state.discard.append(CARD["groat"])
    assert ANKH_MORPORK.census(state)["cards"] == -1


def test_an_exchange_of_hands_is_read_back() -> None:
    """Red saw a card that may be with yellow or green; of the hand that red holds itself nothing is to be guessed."""
    state = played(5)
    at = {seat: state.hands[seat][0] for seat in (1, 2)}
    for seat, card in at.items():
        state.spots(0, seat, card)
    state.gives(1, 2, state.hands[1][1])
    state.gives(2, 1, state.hands[2][-1])

    state.swaps_hands(0, 1)

    assert not any([hands & 1 for _, hands in state.minds[0][0]])
    assert ANKH_MORPORK.position(state.position()) == state


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_is_read_back(seed: int) -> None:
    """Whatever is asked: a check that is too strict would refuse a table that can be."""
    rng = Random(seed)
    state = opened(ANKH_MORPORK, 2 + seed % 3, rng)
    while state.ask is not None:
        if rng.random() < 0.15 or state.ask.prompt in RARE:
            assert ANKH_MORPORK.position(state.position()) == state
        state.take(answer(state, rng))
    assert ANKH_MORPORK.position(state.position()) == state


RARE = (
    "show", "pull", "keep", "dragon", "mourn", "flee", "shift", "answer-move", "answer-removal", "save-building",
)  # fmt: skip


@pytest.mark.parametrize(
    "step",
    [
        "Removal(-1,0,0,-1)",
        "Removal(0,0,6,-1)",
        "Removal(0,0,-1,-1)",
        "Removal(0,0,0,3)",
        "Removal(0,0,0,-2)",
        "Removal(0,12,0,-1)",
        "Murder(0,-1)",
        "Replace(0,-1)",
        "JohnsonMinion(0,-1)",
        "ChooseWay(0,0,-1,false)",
        "Arrival(4,-1)",
        "Gone(5,0)",
        "Swapping(0,0,1,0,0)",
        "Swapping(0,0,1,7,0)",
        "Swapping(0,7,1,0,0)",
        "Draw(3,1)",
        "Draw(0,21)",
        "Draw(-1,1)",
        "Acting(0,6)",
        "Carcer(0,(0,1,2))",
        "Carcer(0,(12))",
        "Plan(0,(0,1,2))",
        "Plan(0,(101))",
        "PlaceIn(0,-2,false)",
        "PlaceIn(0,1,1)",
        "PlaceLifted(0,1,0,false)",
        "ShiftHouse(0,0)",
        "HouseLoss(0,false)",
        "CardLoss(0,0)",
        "KeepCard(1)",
        "PullCard(1,2)",
        "Look(0,2)",
        "DragonSaves(0,(0,0,0),false,0)",
        "DragonSaves(0,(2,0,0,0),false,0)",
        "DragonLands(0,(-1,0,0,0),false)",
        "Flee(0,(0),())",
        "Flee(0,(0),(2))",
        "Flee(0,(4,0),(0,0))",
        "Answered(16,0,0,Gone(0,0),-1,true)",
        "Answered(16,0,0,Draw(0,1),-1,true)",
        "NamedCard(0,101,0)",
        "Arrivals(4,99)",
        "Turn(0)",
        "EndOfTurn(0)",
    ],
)
def test_a_step_that_can_not_be_is_refused(step: str) -> None:
    """Red has one minion in area 1, as all have, and no building; nothing was pulled, shown or answered."""
    state = table_of_three()
    first, _, last = state.position().rpartition(" ")

    assert last.startswith("PlayFirst(")
    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(f"{first} {step}")


def table_of_three() -> AnkhState:
    """The first question of a first turn."""
    state = ANKH_MORPORK.new(3)
    rng = Random(2)
    while state.ask is not None and state.ask.prompt != "play":
        state.take(answer(state, rng))
    assert isinstance(state, AnkhState)
    return state


def test_one_card_is_out_of_the_game_after_bloody_stupid_johnson() -> None:
    """AM-EVENT.JOHNSON.1: one, and no second one."""
    state = table_of_three()
    johnson = EVENTS.index("bloody_stupid_johnson")
    state.events.remove(johnson)
    state.past_events.append(johnson)
    state.aside[3] = 1
    assert ANKH_MORPORK.position(state.position()).position() == state.position()

    state.aside[4] = 1
    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(state.position())


@pytest.mark.parametrize(
    "tale", [(-1, 0, 0), (3, 0, 0), (0, 3, 1), (0, -1, 1), (0, 0, 128), (0, 0, -1), (2, 0, 1)]
)
def test_a_tale_that_nobody_tells_is_refused(tale: tuple[int, int, int]) -> None:
    with pytest.raises(BadPosition):
        ANKH_MORPORK.position(with_field(table_of_three(), "tales", (tale,)))


def test_pulled_cards_lie_in_order_and_in_the_hand_they_came_from() -> None:
    """AM-CARD.stanley: whatever else the line says of them."""
    rng, state = Random(1), ANKH_MORPORK.new(3)
    assert isinstance(state, AnkhState)
    while state.ask is not None and not (state.ask.prompt == "keep" and len(state.pulled) == 2):
        state.take(any_answer(state, rng))
    first, second = state.pulled
    own = state.hands[state.turn][0]
    assert ANKH_MORPORK.position(state.position()) == state

    for wrong in ([second, first], sorted([first, own]), [first, first]):
        with pytest.raises(BadPosition):
            ANKH_MORPORK.position(with_field(state, "pulled", wrong))


def test_everybody_is_somebody_once_turns_are_taken() -> None:
    """AM-SETUP: a personality is missing only while it is being dealt."""
    state = played(5)
    unused = sorted([*state.unused, state.personality[2]])
    state.personality, state.unused = [*state.personality[:2], -1], unused
    state.past = [*state.past[:2], ()]

    with pytest.raises(BadPosition, match="personality"):
        ANKH_MORPORK.position(state.position())


def test_a_memory_of_how_many_cards_at_most_is_true() -> None:
    """As many of these cards as the hand holds may be remembered, and no fewer."""
    state = played(5)
    cards = tuple(state.hands[1])
    for most in (len(cards), len(cards) - 1):
        state.minds = [((), ((cards, 1 << 1, most),), ()), *state.minds[1:]]
        if most == len(cards):
            assert ANKH_MORPORK.position(state.position()) == state
        else:
            with pytest.raises(BadPosition, match="minds"):
                ANKH_MORPORK.position(state.position())
