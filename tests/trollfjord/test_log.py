"""What is told of a turn: the log, motion and sound live on it."""

import pytest

from tests.trollfjord.scene import GAME, scene
from tests.trollfjord.test_example_turn import finished
from tests.trollfjord.test_limits import S2, angry
from trollbord.games.trollfjord.box import BOULDER_COLOURS, COLOURS
from trollbord.kernel.match import Match
from trollbord.words import LANGUAGES, speaker

LINES = [
    ("lord-wander", {"seat": 2, "strength": 3, "space": 29}),
    ("walk", {"seat": 2, "from": "forest_n", "to": "swamp_n"}),
    ("put", {"seat": 0, "region": "glacier_w"}),
    ("call", {"seat": 2, "site": "S5", "number": "III"}),
    ("decline", {"seat": 3}),
    ("join", {"seat": 0}),
    ("hammer", {"seat": 2, "limit": 7}),
    ("hit", {"seat": 2, "hit": 1, "fallen": 4, "red": 2, "yellow": 1, "blue": 1, "white": 0}),
    ("hit", {"seat": 2, "hit": 5, "fallen": 3, "red": 1, "yellow": 1, "blue": 1, "white": 0}),
    ("empty-hit", {"seat": 2, "hit": 6, "fallen": 0, "red": 0, "yellow": 0, "blue": 0, "white": 0}),
    ("swap", {"seat": 0}),
    ("stop", {"seat": 0}),
    ("take-sack", {"seat": 0, "region": "swamp_n", "value": 15}),
    ("keep", {"seat": 2}),
    ("angry", {"need": 1}),
    ("offer", {"seat": 2, "gift": 4}),
    ("appeased", {}),
    ("take-belt", {"seat": 2, "region": "mountain_nw", "value": 18, "space": "III"}),
    ("clear", {"seat": 2, "region": "mountain_nw", "count": 2}),
    ("clear", {"seat": 0, "region": "swamp_n", "count": 2}),
    ("treasure", {"region": "swamp_n", "value": 10}),
    ("boulders-back", {}),
    ("turn", {"seat": 3}),
]


def test_the_example_turn_is_told_line_by_line() -> None:
    table = finished().reveal(10, 11)
    told = [(event.id, event.args) for event in table.told()]

    at = 0
    for line in LINES:
        assert line in told[at:], line
        at = told.index(line, at) + 1
    assert not table.told("crown") and not table.told("finished")


def test_a_placement_names_the_landscape() -> None:
    table = scene(lords={"orange": 23, "white": 28, "brown": 31, "black": 33}).pick(
        "lord placement 2"
    )

    assert table.told("lord-placement")[0].args == {
        "seat": 1, "strength": 2, "space": 26, "landscape": "forest",
    }  # fmt: skip


def test_who_ends_or_leaves_is_told() -> None:
    ended = scene(calls="black", trolls=S2).pick("call S2", "join", "end")
    assert ended.told("end")[0].args == {"seat": 3}

    left = (
        scene(calls="black", trolls=S2)
        .pick("call S2", "join", "hammer")
        .hit(1)
        .pick("stop", "leave")
    )
    assert [event.args["seat"] for event in left.told("empty-handed")] == [3, 2]


def test_the_partners_discs_count_before_anybody_is_asked() -> None:
    """TF-B3.23: three are needed; black alone has one, with brown's two it is enough."""
    asked = angry(gifts={"black": (4,), "brown": (8, 16)})
    assert asked.prompt == "gift"

    too_few = angry(gifts={"black": (4,), "brown": (8,)})
    assert too_few.prompt == "clear"


def test_the_next_hammering_starts_with_a_clean_table() -> None:
    """Nothing of one turn's treasures, limits or roles is left for the next."""
    table = finished().reveal(10, 11)
    state = table.state

    assert (state.taken, state.limit, state.fortress, state.appeased) == ([], 0, -1, False)
    assert (state.hammerer, state.partner, state.comrade) == (-1, -1, -1)
    assert state.out == [0, 0, 0, 0] and state.offers == [0, 0, 0, 0]


def test_setup_is_told_too() -> None:
    match = Match(GAME, 3, seed=2, settings={"fortresses": "random"})
    told = [event.id for event in match.events(0)]

    assert told.count("treasure") == 12 and told.count("start") == 3
    assert told.count("fortress") == 6 and told[-1] == "turn"


def test_whoever_could_hammer_and_does_not_is_told() -> None:
    """TF-B1.11: the decision of B1 as well as that of B2."""
    trolls = {"orange": {"forest_n": 1, "mountain_e": 2}}
    for picks in (("end",), ("call S2", "end")):
        table = scene(calls="orange", trolls=trolls).pick(*picks)
        assert len(table.told("end")) == 1


@pytest.mark.parametrize("is_open", [False, True])
def test_what_goes_into_a_patched_sack_is_told_by_value_to_those_who_may_know(
    is_open: bool,
) -> None:
    """TF-R.25: the owner, and everyone at a table with open sacks."""
    table = scene(
        calls="black", trolls=S2, treasures={"mountain_e": 12, "swamp_ne": 10}, open_sacks=is_open
    )
    table.pick("call S2", "join", "hammer").hits("3/3/1/3", "0/0/0/4")
    table.pick("stop", "take mountain_e", "take swamp_ne")
    taken = table.told("take-sack")[0]

    told = [speaker("trollfjord", "en").event(taken.seen(seat)) for seat in range(4)]

    assert ["(10)" in line for line in told] == [is_open, is_open, True, is_open]


def test_a_troll_has_the_colour_of_no_boulder() -> None:
    """TF-SETUP.2, TF-SETUP.13: red, yellow, blue and white are boulders in every language."""
    for language in LANGUAGES:
        words = speaker("trollfjord", language)
        trolls = {words.name(colour).lower()[:4] for colour in COLOURS}
        boulders = {words.text(f"screen-{colour}").lower()[:4] for colour in BOULDER_COLOURS}
        assert len(trolls) == 4 and not trolls & boulders
