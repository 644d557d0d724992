"""The last turns, scoring, the tie-break; and the rulings for the end."""

import pytest

from tests.trollfjord.scene import GAME, Scene, scene
from trollbord.games.trollfjord.box import REGIONS
from trollbord.kernel.errors import BadPosition
from trollbord.words import LANGUAGES, speaker


def fills_plus(lords: dict[str, int], **more: object) -> Scene:
    """Brown fills plus at S1 and is finished."""
    table = scene(
        calls="brown",
        lords=lords,
        belts={"brown": (15, 16, 20)},
        trolls={"brown": {"fjord_w": 2, "glacier_w": 1, "forest_n": 1}},
        treasures={"fjord_w": 11, "glacier_w": 28, "tundra_sw": 27},
        **more,  # type: ignore[arg-type]  # fields of a scene
    )
    return table.pick("call S1", "hammer").hit(11).pick("stop", "take fjord_w").reveal(10)


def ended_by(table: Scene) -> str:
    """Why the game is over, which every language can say; views and copies know it too."""
    state, result = table.state, table.state.result()
    assert result is not None
    assert all([speaker("trollfjord", each).ending(result) for each in LANGUAGES])
    assert GAME.view(state, 0).result == result == state.copy().result()
    return result.reason


LATE = {"white": 40, "orange": 42, "black": 44, "brown": 45}


@pytest.mark.rule("TF-END.1", "TF-END.2", "TF-END.3")
def test_who_fills_plus_is_finished() -> None:
    """All trolls leave, the lord lies down."""
    table = fills_plus(LATE)

    assert table.trolls("brown") == {} and table.reserve("brown") == 10
    assert table.state.laid == [False, False, True, False]
    assert table.told("last-round")


@pytest.mark.rule("TF-END.5", "TF-END.6", "TF-END.7", "TF-R.26")
def test_everyone_else_has_exactly_one_more_turn() -> None:
    """White is finished even if still last, then orange, then black; then the count."""
    table = fills_plus(LATE)
    turns = []

    while table.state.ask is not None:
        if table.prompt == "lord":
            turns.append(table.turn)
            table.pick("lord wander 1")
        else:
            table.pick("done")

    assert turns == ["white", "orange", "black"]
    assert all(table.state.laid) and ended_by(table) == "belt"
    assert sum(table.state.trolls) == 0 and table.state.reserve == [10] * 4


@pytest.mark.rule("TF-END.4", "TF-END.8", "TF-R.7", "TF-R.26")
def test_a_lying_lord_blocks_its_space_and_gets_nothing() -> None:
    """46 is skipped; brown has no tailwind and is never asked as comrade."""
    table = scene(
        lords={"white": 43, "brown": 46, "orange": 61, "black": 63},
        laid=("brown",),
        trolls={"white": {"fjord_w": 1, "glacier_w": 1}},
    )

    assert [space for space in table.spaces().values() if space % 2 == 0] == [44, 48, 50]
    table.pick("lord placement 1", "done")
    assert (table.asked, table.prompt) == ("white", "call")
    table.pick("call S1")
    assert (table.asked, table.prompt) == ("white", "hammer-alone")


@pytest.mark.rule("TF-END.9", "TF-END.10", "TF-END.11")
def test_the_printed_count_of_94() -> None:
    """17, 19, 18, 18, one gift of 16, one crown."""
    table = scene(belts={"white": (17, 19, 18, 18)}, gifts={"white": (16,)}, crowns={"I": "white"})

    assert table.state.score(0) == 94


@pytest.mark.rule("TF-END.12", "TF-B3.19", "TF-END.9")
def test_a_full_count() -> None:
    """White 86, black 97."""
    table = scene(
        belts={"white": (12, 15), "black": (10, 14, 20, 25)},
        sacks={"white": (19, 22)},
        gifts={"white": (4, 8), "orange": (), "brown": ()},
        crowns={"I": "white"},
    )
    result = table.state.outcome()

    assert (result.scores[0], result.scores[3]) == (86, 97)
    assert result.winners == (3,)
    assert dict(result.rows)["crowns"] == (6, 0, 0, 0)


@pytest.mark.rule("TF-END.13", "TF-R.28", "TF-R.2")
def test_on_a_tie_the_lord_farther_back_wins() -> None:
    """101 each, black at 66 before white at 70."""
    table = scene(
        lords={"white": 70, "black": 66, "orange": 60, "brown": 61},
        belts={"white": (17, 19, 18, 19), "black": (17, 19, 18, 19)},
    )
    result = table.state.outcome()

    assert result.scores[0] == result.scores[3] == 101
    assert result.winners == (3,) and result.ranks[0] == 2


@pytest.mark.rule("TF-R.39")
def test_a_tie_below_the_first_place_is_broken_by_the_lords_too() -> None:
    table = scene(
        lords={"white": 70, "black": 66, "orange": 60, "brown": 61},
        belts={"orange": (28,), "white": (17,), "black": (17,)},
    )

    assert table.state.outcome().ranks == (3, 1, 4, 2)


@pytest.mark.rule("TF-R.1")
def test_an_empty_supply_leaves_a_region_empty() -> None:
    """Trolls there still count; no treasure is offered; the game goes on."""
    table = scene(
        calls="orange",
        belts={"orange": (18,)},
        trolls={"orange": {"swamp_n": 2, "tundra_c": 2}, "white": {"swamp_n": 2, "fjord_w": 1}},
        treasures={"swamp_n": 10, "tundra_c": 28, "fjord_w": 27},
        supply={},
    ).pick("call S3", "decline", "hammer")
    table.hit(11).pick("stop", "take swamp_n")

    assert table.treasure("swamp_n") == 0 and table.prompt == "lord"
    later = scene(
        calls="white",
        belts={"white": (18,)},
        trolls={"white": {"swamp_n": 2, "fjord_w": 1}},
        treasures={"swamp_n": 0, "tundra_c": 28, "fjord_w": 27},
        supply={},
    ).pick("call S3", "hammer")
    assert later.state.limit == 3
    later.hit(11).pick("stop")
    assert later.prompt == "clear"


@pytest.mark.rule("TF-R.32")
def test_the_last_disc_goes_where_a_treasure_was_taken_first() -> None:
    table = scene(
        calls="orange",
        belts={"orange": (18,)},
        trolls={"orange": {"swamp_n": 2, "tundra_c": 2}, "white": {"tundra_c": 2, "fjord_w": 1}},
        treasures={"swamp_n": 10, "tundra_c": 11, "fjord_w": 27},
        supply={25: 1},
    ).pick("call S3", "join", "hammer")
    table.hit(11).pick("stop", "take swamp_n", "take tundra_c").reveal(25)

    assert (table.treasure("swamp_n"), table.treasure("tundra_c")) == (25, 0)
    assert table.prompt == "lord"


@pytest.mark.rule("TF-R.27", "TF-B4.17", "TF-B4.19", "TF-C1.4")
def test_the_finishers_partner_goes_on_undisturbed() -> None:
    """Brown takes 12 onto plus; orange keeps on to 17, stops and takes 15; only then brown's trolls leave."""
    table = scene(
        calls="brown",
        belts={"brown": (15, 16, 20)},
        trolls={
            "brown": {"glacier_w": 2, "tundra_sw": 1},
            "orange": {"fjord_w": 2, "tundra_sw": 1},
        },
        treasures={"glacier_w": 12, "fjord_w": 15, "tundra_sw": 24},
    ).pick("call S1", "join", "hammer")
    table.hits(5, 5, 3).pick("stop", "take glacier_w")

    assert table.trolls("brown") == {"glacier_w": 2, "tundra_sw": 1}
    table.pick("keep").hits(2, 2)
    assert table.state.laid == [False] * 4
    table.pick("stop", "take fjord_w").reveal(10, 11)

    assert table.sack("orange") == (15,) and table.trolls("brown") == {}
    assert table.state.laid == [False, False, True, False]
    assert table.turn == "orange"


@pytest.mark.rule("TF-R.26", "TF-END.5", "TF-END.6")
def test_filling_plus_in_a_last_turn_brings_no_more_turns() -> None:
    """Tailwind and comrade work as always for those who have not had their last turn."""
    table = scene(
        calls="white",
        lords={"white": 40, "orange": 42, "black": 44, "brown": 45},
        laid=("brown",),
        belts={"white": (12, 13, 14), "brown": (15, 16, 20, 21)},
        trolls={
            "white": {"forest_se": 2, "mountain_e": 2},
            "orange": {"glacier_se": 1, "mountain_e": 2},
        },
        treasures={"forest_se": 10, "mountain_e": 11, "glacier_se": 28},
    ).pick("call S4")
    assert table.asked == "orange"
    table.pick("join", "hammer").hit(11).pick("stop", "take forest_se", "take mountain_e").reveal(
        17, 18
    )

    assert table.state.laid == [True, False, True, False]
    turns = []
    while table.state.ask is not None:
        if table.prompt == "lord":
            turns.append(table.turn)
            table.pick("lord wander 1")
        else:
            table.pick("done" if "done" in table.options else "end")
    assert turns == ["orange", "black"] and ended_by(table) == "belt"


@pytest.mark.rule("TF-R.1", "TF-R.40")
def test_an_empty_supply_alone_ends_nothing() -> None:
    """A treasure lies where both may still hammer for their first belt space: the game goes on until that is taken."""
    left = {**dict.fromkeys(REGIONS, 0), "tundra_sw": 20}
    table = scene(2, lords={"white": 9, "orange": 3}, treasures=left, supply={})
    table.pick("lord wander 1")
    assert table.state.reason == "" and table.asked == "orange"

    table.state.treasures[REGIONS.index("tundra_sw")] = 0
    table.pick("lord wander 1")
    assert table.state.reason == "spent"


@pytest.mark.rule("TF-R.40")
def test_without_a_treasure_for_any_belt_the_end_begins() -> None:
    """The supply is empty and nothing lies at a fortress for anyone's next belt space."""
    bare = dict.fromkeys(REGIONS, 0)
    lords = {"white": 9, "orange": 3}
    table = scene(2, lords=lords, treasures=bare, supply={})

    table.pick("lord wander 1")

    assert [event.id for event in table.told()][-3:] == ["spent", "finished", "turn"]
    assert table.state.laid == [False, True] and table.asked == "white"
    table.pick("lord wander 1")
    assert table.asked == "nobody" and ended_by(table) == "spent"


@pytest.mark.parametrize(
    ("belt", "region", "goes_on"),
    [((), "tundra_sw", True), ((11,), "tundra_sw", False), ((11, 12, 13), "tundra_sw", True)],
)
def test_a_treasure_that_somebody_may_still_hammer_for_keeps_the_game_going(
    belt: tuple[int, ...], region: str, goes_on: bool
) -> None:
    """TF-R.40: the one treasure left lies at a fortress I."""
    left = {**dict.fromkeys(REGIONS, 0), region: 20}
    belts = {"white": belt, "orange": belt}
    table = scene(2, lords={"white": 9, "orange": 3}, treasures=left, belts=belts, supply={})

    table.pick("lord wander 1")

    assert table.state.reason == ("" if goes_on else "spent")
    assert scene(2, treasures=dict.fromkeys(REGIONS, 0), supply={10: 1}).state.can_fill_a_belt()


def test_a_position_ends_for_a_reason_that_there_is() -> None:
    line = GAME.new().position()
    assert 'reason=""' in line

    with pytest.raises(BadPosition, match="reason=zzz"):
        GAME.position(line.replace('reason=""', "reason=zzz"))
