"""Position lines that no game comes to are refused, each by the field that is wrong."""

import re
from random import Random

import pytest

from tests.trollfjord.scene import GAME
from trollbord.games.trollfjord.moving import Place
from trollbord.games.trollfjord.setup import Reveal
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.errors import BadPosition
from trollbord.laws.cases import answer


def moment(prompt: str, seed: int = 3, seats: int = 3) -> TrollfjordState:
    """The first such question of a game with the first game's map."""
    rng = Random(seed)
    state = GAME.new(seats=seats)
    while state.ask is not None and state.ask.prompt != prompt:
        state.take(answer(state, rng))
    assert isinstance(state, TrollfjordState)
    assert state.ask is not None, f"nobody is asked for {prompt}"
    return state


def changed(line: str, name: str, value: str) -> str:
    """The line with another value of this field."""
    start = line.index(f" {name}=") + len(name) + 2
    return line[:start] + value + line[line.index(" ", start) :]


PROMPTS = (
    "plank", "treasure", "start", "lord", "place", "wander", "tailwind-place", "call", "join",
    "hammer-alone", "swing", "fell", "yellow", "gift", "keep", "take", "clear",
)  # fmt: skip


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_table_that_was_played_to_is_taken(prompt: str) -> None:
    state = moment(prompt)

    assert GAME.position(state.position()) == state


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("out", "[12,0,0,0]"),
        ("out", "[1,0,0,0]"),
        ("hits", "5"),
        ("hits", "0"),
        ("lords", "[9,9,12]"),
        ("lords", "[9,69,12]"),
        ("lords", "[9,300,12]"),
        ("planks", "[0,0,2,3,4,5,6,7,8,9]"),
        ("planks", "[0,1,2,3,4,5,6,7,8]"),
        ("numbers", "[0,0,0,1,2,2]"),
        ("numbers", "[0,0,1,1,2,-1]"),
        ("numbers", "[0,0,1,1,2,7]"),
        ("gifts", "[7,7,8]"),
        ("gifts", "[7,7,-1]"),
        ("crowns", "[0,-1,-1]"),
        ("crowns", "[9,-1,-1]"),
        ("turn", "7"),
        ("turn", "-1"),
        ("fortress", "2"),
        ("fortress", "-2"),
        ("comrade", "1"),
        ("hammerer", "1"),
        ("limit", "4"),
        ("taken", "[3]"),
        ("offers", "[1,0,0]"),
        ("appeased", "true"),
        ("reason", "belt"),
        ("reason", "spent"),
        ("laid", "[true,false,false]"),
        ("reserve", "[11,9,10]"),
        ("belts", "[0,15,0,0,0,0,0,0,0,0,0,0]"),
    ],
)
def test_a_field_that_cannot_be_so_is_refused(name: str, value: str) -> None:
    line = moment("lord").position()

    with pytest.raises(BadPosition):
        GAME.position(changed(line, name, value))


@pytest.mark.parametrize(
    "agenda",
    [
        "NextTurn() MoveLord({turn})",
        "NextTurn() EndTurn({turn}) CallFortress({turn}) Tailwinds({turn}) MoveLord({other})",
        "NextTurn() EndTurn({other}) CallFortress({turn}) Tailwinds({turn}) MoveLord({turn})",
        "NextTurn() NextTurn() EndTurn({turn}) CallFortress({turn}) Tailwinds({turn}) MoveLord({turn})",
        "NextTurn() EndTurn({turn}) BouldersBack() Refill() ClearRegions() Swing(true)",
        "NextTurn() EndTurn({turn}) CallFortress({turn}) Tailwinds({turn}) Wander({turn},4)",
        "NextTurn() EndTurn({turn}) Decide({turn},{other})",
        "over",
    ],
)
def test_what_can_not_be_next_is_refused(agenda: str) -> None:
    state = moment("lord")
    assert state.ask is not None
    turn = state.ask.seat
    head, fields, _ = state.position().split(" | ")
    line = agenda.format(turn=turn, other=(turn + 1) % 3)

    with pytest.raises(BadPosition):
        GAME.position(f"{head} | {fields} | {line}")


@pytest.mark.parametrize(
    ("prompt", "name", "value"),
    [
        ("swing", "limit", "8"),
        ("swing", "hits", "-1"),
        ("hammer-alone", "comrade", "0"),
        ("hammer-alone", "comrade", "1"),
        ("hammer-alone", "comrade", "2"),
        ("swing", "hammerer", "-1"),
        ("swing", "fortress", "5"),
        ("fell", "hits", "0"),
        ("gift", "offers", "[7,7,7]"),
        ("gift", "gifts", "[0,0,0]"),
        ("gift", "appeased", "true"),
        ("take", "taken", "[0,12]"),
        ("keep", "partner", "-1"),
        ("clear", "taken", "[0]"),
        ("swing", "out", "[0,0,0,1]"),
        ("swing", "appeased", "true"),
    ],
)
def test_a_hammering_that_cannot_be_so_is_refused(prompt: str, name: str, value: str) -> None:
    line = moment(prompt).position()
    assert changed(line, name, value) != line

    with pytest.raises(BadPosition):
        GAME.position(changed(line, name, value))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_of_a_game_is_taken(seats: int) -> None:
    """With fortresses placed by hand, from the first plank on."""
    rng = Random(seats)
    state = GAME.new(seats=seats, fortresses="free")
    checked = 0
    while state.ask is not None and checked < 700:
        GAME.check(state)
        state.take(answer(state, rng))
        checked += 1

    assert checked > 300


@pytest.mark.parametrize(
    ("was", "given"),
    [
        ("PlaceFortress(0)", "PlaceFortress(-1)"),
        ("PlaceFortress(0)", "PlaceFortress(12)"),
        ("PlaceLord(1)", "PlaceLord(-2)"),
    ],
)
def test_a_set_up_that_goes_on_beyond_its_pieces_is_refused(was: str, given: str) -> None:
    line = GAME.new(3, fortresses="random").position()
    assert was in line

    with pytest.raises(BadPosition):
        GAME.position(line.replace(was, given))


@pytest.mark.parametrize(
    ("prompt", "pattern", "given"),
    [
        ("swing", r"Swing\(false\)$", "Swing(true)"),
        ("yellow", r"FallOf\(1,\d+\)$", "FallOf(1,34)"),
        ("yellow", r"FallOf\(1,", "FallOf(3,"),
    ],
)
def test_a_blow_that_cannot_be_so_is_refused(prompt: str, pattern: str, given: str) -> None:
    """TF-B4.6: nobody stops before the first hit; TF-B4.5: no more fall than there are."""
    line = moment(prompt).position()
    assert re.search(pattern, line)

    with pytest.raises(BadPosition):
        GAME.position(re.sub(pattern, given, line))


def test_a_belt_is_filled_from_left_to_right() -> None:
    """TF-C1.9: a treasure in the second space, and none in the first."""
    rng, state = Random(3), GAME.new(seats=3)
    assert isinstance(state, TrollfjordState)
    while not any(state.belts[::4]):
        state.take(answer(state, rng))
    seat = next(seat for seat in range(3) if state.belts[4 * seat])
    assert GAME.position(state.position()) == state
    state.belts[4 * seat : 4 * seat + 2] = [0, state.belts[4 * seat]]

    with pytest.raises(BadPosition, match="belts"):
        GAME.position(state.position())


def test_every_lord_stands_somewhere_once_turns_are_taken() -> None:
    """TF-SETUP.30: the lord whose turn it is would be the last one anyway, on its start space or off the board."""
    state = moment("lord")
    state.lords[state.turn] = -state.seats - 1

    with pytest.raises(BadPosition, match="lords"):
        GAME.position(state.position())


def test_all_trolls_of_a_placement_but_the_first_have_a_region() -> None:
    """TF-A2.2: with a region chosen, one troll at least has been placed."""
    rng, state = Random(3), GAME.new(seats=3)
    while not (isinstance(state.step, Place) and state.step.region >= 0):
        state.take(answer(state, rng))
    step = state.step
    line = state.position()
    start = f"Place({step.seat},{step.landscape},"
    spelt = f"{start}{step.left},{step.region})"
    assert line.endswith(spelt) and step.left < 3

    with pytest.raises(BadPosition, match="Place"):
        GAME.position(line.replace(spelt, f"{start}3,{step.region})"))


def test_a_treasure_is_turned_up_where_one_was_taken() -> None:
    """TF-C3.8: the region of the new treasure is that of the old one."""
    rng, state = Random(3), GAME.new(seats=3)
    while not (isinstance(state.step, Reveal) and state.position().count("taken=[]") == 0):
        state.take(answer(state, rng))
    here, line = f"Reveal({state.step.region})", state.position()
    assert line.endswith(here)

    with pytest.raises(BadPosition, match="Reveal"):
        GAME.position(line.replace(here, f"Reveal({(state.step.region + 1) % 12})"))
