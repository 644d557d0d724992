"""What is told of each thing that happens: the log, motion and sound lean on it."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.trolls_princesses.scene import Scene, acting, laying, moving, playing
from trollbord.games.trolls_princesses import TROLLS_PRINCESSES
from trollbord.games.trolls_princesses.state import TrollsState
from trollbord.kernel.event import Listener
from trollbord.kernel.playout import answer
from trollbord.kernel.seat import SPECTATOR


def rich(at: str) -> Scene:
    """Seat 0 has five points here, and enough to pay for everything."""
    return acting(
        at,
        5,
        obsidian=3,
        gold=3,
        diamonds=2,
        power=4,
        cows=2,
        barns=4,
        princesses="I",
        tiles="PRI-01",
        cards="TRC-26",
    )


def told(scene: Scene, *picks: str) -> list[str]:
    """The events of these picks, each on a line."""
    scene.state.listener = Listener()
    scene.pick(*picks)
    return [
        " ".join([event.id, *[str(word) for word in event.args.values()]])
        for event in scene.state.listener.events
    ]


@pytest.mark.parametrize(
    ("table", "picks", "lines"),
    [
        (lambda: rich("mining"), ["mine diamond"], ["mine 0 diamond 1"]),
        (lambda: rich("building"), ["refresh-dens"], ["refresh-dens 0"]),
        (lambda: rich("power"), ["fill gold"], ["fill 0 gold 0"]),
        (lambda: rich("power"), ["gain-power"], ["gain-power 0 2"]),
        (lambda: rich("power"), ["buy TRC-01"], ["card 0 TRC-01"]),
        (lambda: rich("power"), ["refresh-cards"], ["refresh-cards 0"]),
        (
            lambda: rich("I"),
            ["capture-princess", "store PRI-01"],
            ["capture-princess 0 I", "store 0 princess PRI-01"],
        ),
        (lambda: rich("I"), ["castle"], ["castle 0 CAS-04", "gain 0 obsidian 2"]),
        (
            lambda: rich("I"),
            ["swap gold", "changeling BS3", "store TRC-26"],
            ["changeling 0 BS3 I", "store 0 changeling TRC-26", "gain 0 obsidian 1"],
        ),
        (lambda: rich("I"), ["hire building"], ["hire 0 building"]),
        (lambda: rich("I"), ["steal-cow"], ["steal-cow 0"]),
        (lambda: rich("I"), ["activate board"], ["activate-board 0", "mine 0 obsidian 2"]),
        (
            lambda: acting("I", 4, obsidian=3, tiles="BEL-04"),
            ["tear-down-bell", "store BEL-04"],
            ["tear-down-bell 0 I", "store 0 bell BEL-04", "gain 0 gold 1"],
        ),
        (
            lambda: playing(hand="RND-08"),
            ["play RND-08"],
            ["play 0 RND-08", "piece human II", "king-village 0 II"],
        ),
        (
            lambda: playing(hand="RND-04", princesses="I"),
            ["play RND-04"],
            ["play 0 RND-04", "tower-full I", "king-village 0 I"],
        ),
        (
            lambda: playing(hand="RND-09", supply={"princess": 0}),
            ["play RND-09"],
            ["play 0 RND-09", "piece-none princess II", "king-cave 0 mining"],
        ),
        (lambda: acting("power", 2, power=6), ["gain-power"], ["gain-power 0 0"]),
        (
            lambda: acting("building", 3, cows=1, board_camp_spaces=1),
            ["build-camp", "replace I", "camp CS4", "store board"],
            ["camp 0 CS4 I", "gain-power 0 2", "store 0 camp board"],
        ),
        (
            lambda: acting("I", 3, castles="CAS-06 CAS-01 CAS-02 CAS-03", cows=3, barns=4),
            ["castle"],
            ["castle 0 CAS-06", "gain-cows 0 1"],
        ),
        (
            lambda: laying("BEL-01", tiles="PRI-01@N00/0"),
            ["take BEL-01", "lay 1 1", "turn 3"],
            ["lay 0 BEL-01", "new-shafts 0 obsidian 1", "barn 0"],
        ),
        (lambda: moving(trolls="I"), ["move I II"], ["move 0 I II", "points 0 1 0 II"]),
        (
            lambda: acting("building", 3, cows=1, board_camp_spaces=1),
            ["build-camp", "replace I", "camp CS2", "store board"],
            ["camp 0 CS2 I", "store 0 camp board"],
        ),
        (
            lambda: moving(trolls="III", rivals={1: "III III", 2: "III"}),
            ["move aside III", "push purple", "home power"],
            ["move 0 aside III", "push 0 2 III", "home 2 power", "points 0 2 2 III"],
        ),
        (lambda: laying("VPD-08", tiles="PRI-01@N00/0"), ["take VPD-08"], []),
        (lambda: laying("PRI-01"), ["take PRI-01", "lay 0 1", "turn 0"], ["lay 0 PRI-01"]),
        (
            lambda: acting("mining", 1, humans=(1, 0, 0), tiles="ROY-03"),
            ["activate ROY-03", "shift-human mining building"],
            ["activate 0 ROY-03", "shift-human 0 mining building"],
        ),
    ],
    ids=lambda given: given[0] if isinstance(given, list) and given else "",
)
def test_a_deed_is_told(table: Callable[[], Scene], picks: list[str], lines: list[str]) -> None:
    assert told(table(), *picks) == lines


def test_the_setup_is_told() -> None:
    """Clans, castles, what lies in the displays, settlers, who begins, and hands that only their owners see."""
    state = TROLLS_PRINCESSES.new(2)
    assert isinstance(state, TrollsState)
    state.listener = Listener()
    rng = Random(4)
    while state.ask is not None and state.round == 0:
        state.take(answer(state, rng))
    events = state.listener.events

    count = Counter(event.id for event in events)
    assert count == {"clan": 2, "place-castle": 2, "reveal": 19, "first": 1, "draw": 6}
    drawn = [event for event in events if event.id == "draw"]
    assert all(event.seen(seat).args["card"] != "unknown" for event in drawn for seat in event.to)
    assert drawn[0].seen(SPECTATOR).args["card"] == "unknown"
    assert state.listener.learners == {0, 1}
