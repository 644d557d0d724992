"""What is told of each thing that happens with characters: the log, motion and sound lean on it."""

import pytest

from tests.ragnarocks.saga import Saga, b12, saga
from tests.ragnarocks.scene import IVORY, RED
from trollbord.games.ragnarocks import RAGNAROCKS
from trollbord.games.ragnarocks.advanced import AdvancedState
from trollbord.kernel.event import Listener
from trollbord.kernel.settings import Value


def told(table: Saga, *picks: str) -> list[str]:
    """Each event after these picks as one line: its id and its arguments."""
    table.state.listener = Listener()
    table.do(*picks)
    return [
        " ".join([event.id, *[str(word) for word in event.args.values()]])
        for event in table.state.listener.events
    ]


def opened(seats: int = 2, **settings: Value) -> Saga:
    state = RAGNAROCKS.new(seats, **settings)
    assert isinstance(state, AdvancedState)
    return Saga(state)


@pytest.mark.parametrize(
    ("table", "picks", "lines"),
    [
        (saga(), ["move A3 C3", "stone D3"], ["move 0 A3 C3", "stone 0 D3"]),
        (
            saga("gullinbursti"),
            ["move A3 C3", "move C3 C4"],
            ["move 0 A3 C3", "move 0 C3 C4"],
        ),
        (saga("sol"), ["select A4", "move A4 A5"], ["select 0 A4", "move 0 A4 A5"]),
        (
            saga("thor", supply=36, card_stones=4),
            ["move A3 C3", "card-stone F5"],
            ["move 0 A3 C3", "card-stone 0 F5"],
        ),
        (
            saga("tyr", "", "D4 A2 A4", "F7 J4 J5"),
            ["move D4 F6", "swap F6 F7"],
            ["move 0 D4 F6", "swap 0 F6 F7"],
        ),
        (
            saga("hildisvini", "", "D4 A2 A4", "F6 J4 J5"),
            ["move D4 F6"],
            ["move 0 F6 G7", "move 0 D4 F6"],
        ),
        (
            saga("vali", "", "D3 A2 A4", "F6 J4 J5"),
            ["move D3 F5", "relocate F6 F4"],
            ["move 0 D3 F5", "move 0 F6 F4"],
        ),
        (saga("selkolla"), ["relocate A3 J1"], ["move 0 A3 J1"]),
        (
            saga("ask_and_embla", "", "A4 E5", "H5 I5 J5", "B1 B2"),
            ["move A4 A3", "stone A2", "enter F6"],
            ["move 0 A4 A3", "stone 0 A2", "enter 0 F6"],
        ),
        (
            saga("freyr", stones="D3"),
            ["move A3 C3", "stone D4", "remove D3"],
            ["move 0 A3 C3", "stone 0 D4", "remove 0 D3"],
        ),
        (
            saga("frigg"),
            ["select A3", "move A3 B3"],
            ["select 0 A3", "penalty 0", "move 0 A3 B3"],
        ),
        (
            b12("", "aegir"),
            ["move A4 A3", "stone A2", "move D4 D5"],
            ["move 0 A4 A3", "stone 0 A2", "move 1 D4 D5"],
        ),
        (
            saga("dainn_dvalinn_duneyrr_durathror", supply=1),
            ["move A3 C3"],
            ["move 0 A3 C3", "stone 0 A3"],
        ),
        (saga("mani", supply=0), ["skip"], ["skip 0"]),
        (
            opened(characters="draft"),
            ["show surtr", "show mani", "take surtr", "take mani"],
            ["show 0 surtr", "show 0 mani", "take 1 surtr", "take 0 mani"],
        ),
        (
            opened(characters="chosen", ivory_card="fenrir", red_card="mani"),
            ["leave A3"],
            ["leave 0 A3"],
        ),
        (
            opened(characters="chosen", ivory_card="odin", red_card="freyja"),
            ["draw mani", "draw ymir", "command mani"],
            ["draw 0 mani", "draw 0 ymir", "command 0 mani"],
        ),
    ],
    ids=lambda given: given[-1] if isinstance(given, list) else "",
)
def test_a_deed_is_told(table: Saga, picks: list[str], lines: list[str]) -> None:
    """Who did it, and where."""
    assert told(table, *picks) == lines


def test_odins_recall_is_told_and_his_draws_are_not() -> None:
    """Everyone hears that cards were taken back; which were drawn only Odin's seat."""
    table = opened(characters="chosen", ivory_card="odin", red_card="freyja")
    told(table, "draw mani", "draw ymir")
    assert table.state.listener is not None
    drawn = table.state.listener.events[0]
    assert drawn.seen(IVORY).args["card"] == "mani" != drawn.seen(RED).args["card"]
    assert IVORY in table.state.listener.learners and RED not in table.state.listener.learners

    table.do("command mani", "move A3 C3", "stone E3", "done", "move J4 I4", "stone I3")
    assert told(table, "recall") == ["recall 0"]
    assert table.state.played == []


def test_a_question_names_the_power_that_asks() -> None:
    """The page says whose power acts, and when."""
    ask = saga("mani").do("move A3 C3", "stone E3").state.ask

    assert ask is not None
    assert dict(ask.args) == {"power": "mani", "moment": "end"}
