"""Two implementations written apart agree on turns with powers and teams: all tables after a turn, order, end, count."""

from functools import lru_cache
from random import Random

import pytest

from tests.ragnarocks import slow_turns
from tests.ragnarocks.saga import Saga, saga
from tests.ragnarocks.slow import BOARD, LABEL, Cells
from tests.ragnarocks.slow import CELL as PLACE
from tests.ragnarocks.slow_turns import NOWHERE, Powers, Turn, turns
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.games.ragnarocks.box import CELLS, CHARACTERS, NAMES
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import NATURE
from trollbord.laws.profile import TIMES

POWERS = [name for name in NAMES if name != "odin"]
"""Odin's own power is to lend the others."""
AGAINST = ("", "", "nerthus", "aegir", "idunn")
POSITIONS = max(1, int(TIMES))
"""Random tables of each power."""
MOST_TABLES = 700
"""Questions of one turn that are walked through; a table with more is too much for a second opinion."""
GAMES = max(1, int(4 * TIMES))
COMPARED = 0.15
"""The share of turns in whole games whose tables are all compared."""
MANY = 1_000
"""Whole games of each number of seats in the long run."""
COMPARED_OF_MANY = 0.015
"""Their share: one game in which all turns are compared takes seconds."""
MANY_POSITIONS = 40
"""Random tables of each power in the long run."""


def random_table(own: str, theirs: str, rng: Random) -> Saga:
    """A crowded board: few lines are long, and many regions are settled or wild."""
    cells = [LABEL[cell] for cell in sorted(BOARD)]
    rng.shuffle(cells)
    number = {card.name: card.vikings for card in CHARACTERS} | {"": 3}
    ivory = [cells.pop() for _ in range(number[own])]
    red = [cells.pop() for _ in range(number[theirs])]
    stones = [cells.pop() for _ in range(rng.randint(22, 38))]
    supply = rng.choice((1, 2, 3, 40 - len(stones)))
    return saga(
        own,
        theirs,
        " ".join(ivory),
        " ".join(red),
        " ".join(stones),
        supply=max(1, supply),
        turn=rng.choice((1, 2)),
        card_stones=2 if own == "thor" else 0,
    )


def seen(state: AdvancedState) -> Turn:
    """The same table for the second opinion."""
    cells = [NOWHERE if cell < 0 else PLACE[CELLS[cell]] for cell in state.vikings]
    return Turn(
        tuple(cells),
        stones_at(state.stones),
        state.supply,
        state.card_stones,
        (state.penalties[0], state.penalties[1]),
        max(-1, state.waiting),
        state.is_settled_once,
        state.winner,
    )


@lru_cache(maxsize=20_000)
def stones_at(cells: int) -> Cells:
    """The stones of a table for the second opinion; a turn has many tables with the same."""
    return frozenset(PLACE[label] for at, label in enumerate(CELLS) if cells >> at & 1)


def powers_of(state: AdvancedState, seat: int) -> Powers:
    colour = state.colour(seat)
    names = ["" if card < 0 else NAMES[card] for card in state.in_force]
    cards = [NAMES[card] if card >= 0 else "" for card in state.cards]
    idunn = state.colour(cards.index("idunn")) if "idunn" in cards else -1
    first = state.turns_taken[seat] <= 1
    return Powers(colour, names[colour], names[1 - colour], idunn, first)


def after_a_turn(state: AdvancedState) -> list[AdvancedState] | None:
    """All tables after the turn that begins here; None, if there are too many ways."""
    taken, found, walked = state.turns_taken, [], 0
    todo = [state]
    while todo:
        now = todo.pop()
        if now.ask is None or now.turns_taken != taken:
            found.append(now)
            continue
        walked += len(now.ask.options)
        if walked > MOST_TABLES:
            return None
        for option in now.ask.options:
            after = now.copy()
            after.take(option)
            todo.append(after)
    return found


def compare(state: AdvancedState) -> int:
    """Hold both opinions of one turn against each other; how many tables were compared."""
    assert state.ask is not None
    found = after_a_turn(state)
    if found is None:
        return 0
    expected = {
        slow_turns.shape(each) for each in turns(seen(state), powers_of(state, state.ask.seat))
    }
    if state.ask.prompt == "skip":
        assert expected == set(), state.position()
        return 1
    ours = {slow_turns.shape(beginning(each, state)) for each in found}
    assert ours == expected, state.position()
    return len(ours)


def beginning(after: AdvancedState, before: AdvancedState) -> Turn:
    """The table that a turn left; that Fenrir's owner wins as the next one begins is another matter."""
    table = seen(after)
    return table._replace(winner=-1) if after.ending == "fenrir" else table


@pytest.mark.rule("RR-ADV.1", "RR-ADV.2", "RR-ADV.3", "RR-ADV.6")
@pytest.mark.parametrize("own", POWERS)
def test_all_tables_after_a_turn_are_those_of_the_second_opinion(own: str) -> None:
    check_tables(own, POSITIONS, Random(f"{own} {TIMES}"))


@pytest.mark.long_run
@pytest.mark.parametrize("own", POWERS)
def test_many_tables_after_a_turn_are_those_of_the_second_opinion(own: str) -> None:
    check_tables(own, MANY_POSITIONS, Random(f"{own} in the long run"))


def check_tables(own: str, positions: int, rng: Random) -> None:
    """Compare `positions` random tables of one power."""
    compared, tries = 0, 0
    while compared < positions and tries < 30 * positions:
        tries += 1
        state = random_table(own, rng.choice([name for name in AGAINST if name != own]), rng).state
        if state.ask is not None and compare(state):
            compared += 1

    assert compared == positions


# -- whole games


def order(ivory: int, seats: int) -> list[int]:
    """RR-TEAM.7: whose turn is when: colours alternate, and in each team the numbers go round."""
    teams = [list(range(ivory)), list(range(ivory, seats))]
    return [teams[at % 2][at // 2 % len(teams[at % 2])] for at in range(400)]


@pytest.mark.rule("RR-TEAM.7", "RR-TEAM.8", "RR-R.43", "RR-SCORE.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_games_agree_turn_by_turn(seats: int) -> None:
    """Order of turns, powers in force, who must skip, when the game ends, and the count."""
    for number in range(GAMES):
        play(seats, Random(f"{seats} {number}"), COMPARED)


@pytest.mark.long_run
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_thousand_games_agree_turn_by_turn(seats: int) -> None:
    for number in range(MANY):
        play(seats, Random(f"{seats} {number} in the long run"), COMPARED_OF_MANY)


def play(seats: int, rng: Random, share: float) -> None:
    """A game of which this share of turns is compared table by table, and order, powers, skips and end in full."""
    state = RAGNAROCKS.new(seats, characters="random")
    assert isinstance(state, AdvancedState)
    while state.ask is not None and not sum(state.turns_taken):
        state.take(answer(state, rng))
    queue = order(state.ivory_players, seats)
    force, skipped, at = [-1, -1], 0, 0
    if seats == 2:
        force = state.cards[:]
    while state.ask is not None:
        seat = queue[at]
        force[state.colour(seat)] = state.cards[seat]
        turn_of(state, seat, force, rng, share)
        skipped = skipped + 1 if state.skips > skipped else 0
        assert state.skips == skipped
        at += 1
    if state.ending == "no-turn-left":
        assert set(queue[at - skipped : at]) == set(range(seats))
    assert_counted(state)


def turn_of(state: AdvancedState, seat: int, force: list[int], rng: Random, share: float) -> None:
    """One turn: asked is who should be, with the power that should be; a skip only where no turn exists."""
    taken = state.turns_taken[:]
    is_odin = "odin" in [NAMES[card] for card in state.cards]
    assert state.ask is not None and state.ask.seat == seat
    assert is_odin or state.in_force == force
    while state.turns_taken == taken:
        ask = state.ask
        if ask is None:
            return
        if ask.prompt in ("move", "select", "skip") and rng.random() < share:
            compare(state)
        state.take(answer(state, rng))


def assert_counted(state: AdvancedState) -> None:
    """RR-SCORE.1 to 7 and the cards that count: settled, wild, stones, penalties."""
    table = seen(state)
    scores = []
    for colour in (0, 1):
        names = [NAMES[state.cards[seat]] for seat in state.team(colour)]
        points = len(slow_turns.land(table, str(colour)))
        if "hel" in names:
            points = len(table.stones)
        if "freyja" in names:
            points += len(slow_turns.land(table, "wild"))
        scores.append(points + table.penalties[colour])
    result = state.result()
    assert result is not None
    assert list(result.scores) == [scores[state.colour(seat)] for seat in range(state.seats)]


def test_the_second_opinion_is_asked_often_enough() -> None:
    """In the middle of a game most turns are compared."""
    state = RAGNAROCKS.new(characters="chosen", ivory_card="mani", red_card="nerthus")
    assert isinstance(state, AdvancedState)
    rng, compared = Random(2), 0
    while state.ask is not None:
        if state.ask.seat != NATURE and state.ask.prompt in ("move", "skip"):
            compared += compare(state) > 0
        state.take(answer(state, rng))

    assert compared >= 10
