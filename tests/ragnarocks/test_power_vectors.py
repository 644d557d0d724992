"""The positions of vectors.yaml with a power: as many turns, and as many different tables after them, as two others found."""

from typing import Any

import pytest

from tests.ragnarocks.saga import Saga, saga
from tests.ragnarocks.vectors import COLOURS, FILE, seat_of
from trollbord.games.ragnarocks.turns import Act
from trollbord.kernel.event import Listener

VECTORS: list[dict[str, Any]] = FILE["powers"]
Change = tuple[object, ...]


def set_up(vector: dict[str, Any]) -> Saga:
    cards = ["", ""]
    cards[COLOURS.index(vector["holder"])] = vector["power"]
    ivory, red, stones = (" ".join(vector[name]) for name in ("ivory", "red", "stones"))
    thrown = vector.get("stones_on_thor_card", 0)
    return saga(
        cards[0], cards[1], ivory, red, stones, seat_of(vector), vector["supply"], 3, thrown
    )


class Turns:
    """All turns from a table: as sequences of changes, and as tables after them."""

    def __init__(self, table: Saga) -> None:
        self.taken = table.state.turns_taken
        self.sequences: set[Change] = set()
        self.results: set[Change] = set()
        self.walk(table, ())

    def walk(self, table: Saga, changes: Change) -> None:
        state = table.state
        if state.ask is None or state.turns_taken != self.taken:
            self.sequences.add(changes)
            self.results.add(shape(table))
            return
        for option in table.options:
            after = table.after()
            after.state.listener = Listener()
            after.pick(option)
            events, _ = after.state.listener.drain()
            told = [(event.id, *sorted(event.args.items(), key=str)) for event in events]
            chosen = (option.split()[1],) if isinstance(state.step, Act) else ()
            self.walk(after, (*changes, *chosen, *[each for each in told if each[0] != "select"]))


def shape(table: Saga) -> Change:
    """What tells tables apart: Vikings of one colour are alike."""
    state = table.state
    vikings = [tuple(sorted(state.own_vikings(colour))) for colour in (0, 1)]
    return (*vikings, state.stones, state.supply, state.card_stones, *state.penalties)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_power_has_as_many_turns_as_others_counted(vector: dict[str, Any]) -> None:
    found = Turns(set_up(vector))

    assert (len(found.sequences), len(found.results)) == (vector["turns"], vector["results"])
