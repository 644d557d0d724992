"""Where and with whom: the two slates, the comrade, the decision to hammer."""

import pytest

from tests.trollfjord.scene import Scene, regions_of, scene

EVERYWHERE = {
    "mountain_nw": 1, "swamp_n": 1, "forest_n": 1, "swamp_ne": 1, "glacier_w": 1,
    "tundra_c": 1, "mountain_e": 1, "fjord_w": 1, "forest_se": 1, "glacier_se": 0,
}  # fmt: skip


@pytest.mark.rule("TF-B1.2", "TF-B1.3", "TF-B1.4")
@pytest.mark.parametrize(
    ("belt", "sites"),
    [((), "S1 S2"), ((17,), "S3 S4"), ((17, 19), "S5 S6"), ((17, 19, 20), "S1 S2 S3 S4 S5 S6")],
)
def test_slate_1_follows_the_leftmost_empty_belt_space(belt: tuple[int, ...], sites: str) -> None:
    """Printed examples: orange, brown, black and white in their turns."""
    table = scene(calls="white", belts={"white": belt}, trolls={"white": EVERYWHERE})

    assert table.options == [*[f"call {site}" for site in sites.split()], "end"]


def at_s4() -> dict[str, dict[str, int]]:
    return {
        "white": {"glacier_se": 2},
        "brown": {"glacier_se": 1, "mountain_e": 1},
        "black": {"forest_se": 1, "glacier_se": 1, "mountain_e": 1},
    }


@pytest.mark.rule("TF-B1.5", "TF-B1.6", "TF-B1.7")
@pytest.mark.parametrize(("colour", "may"), [("white", False), ("brown", True), ("black", True)])
def test_slate_2_wants_trolls_in_two_regions(colour: str, may: bool) -> None:
    """Printed example."""
    belts = {colour: (17,)}
    table = scene(calls=colour, belts=belts, trolls=at_s4(), lords={**dict.fromkeys(("white", "orange", "brown", "black"), 50), colour: 3})  # fmt: skip

    assert ("call S4" in table.options) == may


@pytest.mark.rule("TF-B1.7", "TF-B1.9", "TF-B1.12", "TF-B1.1")
def test_one_number_at_a_time_and_one_fortress_a_turn() -> None:
    """S1 or S2 may be named, not S3 (II) and not S5 (III); II comes in a later turn."""
    trolls = {"brown": {"fjord_w": 2, "glacier_w": 2, "swamp_n": 1, "forest_n": 1, "mountain_e": 1}}
    table = scene(calls="brown", trolls=trolls, treasures={"fjord_w": 10, "glacier_w": 11})

    assert table.options == ["call S1", "call S2", "end"]
    table.refuses("call S3", "slate 1").refuses("call S5", "slate 1")
    table.pick("call S1", "hammer").hit(11).pick("stop", "take fjord_w")

    assert table.belt("brown") == [10]
    table.reveal(12)
    assert (table.prompt, table.turn) == ("lord", "orange")


@pytest.mark.rule("TF-B1.8", "TF-B1.11", "TF-ORDER.5", "TF-R.34")
def test_a_turn_without_hammering_just_ends() -> None:
    """Without a fortress no question is asked; with one the player may still end the turn."""
    none = scene(calls="orange", trolls={"orange": {"glacier_w": 2, "forest_n": 1}})
    assert none.prompt == "lord"

    table = scene(
        calls="orange",
        trolls={"orange": {"glacier_w": 1, "fjord_w": 1}, "black": {"glacier_w": 1, "fjord_w": 1}},
    )
    before = table.state.treasures[:]
    assert table.options == ["call S1", "end"]
    table.pick("end")

    assert table.prompt == "lord" and not table.told("join")
    assert table.trolls("orange") == {"glacier_w": 1, "fjord_w": 1}
    assert table.state.treasures == before


@pytest.mark.rule("TF-B1.10", "TF-B2.4")
def test_a_comrade_is_free_of_numbers() -> None:
    table = scene(
        calls="brown",
        belts={"brown": (15, 16)},
        trolls={
            "brown": {"mountain_nw": 2, "swamp_n": 1},
            "white": {"swamp_n": 1, "glacier_w": 1},
            "orange": {"swamp_n": 5},
        },
    )

    table.pick("call S5")

    assert (table.asked, table.options) == ("white", ["join", "decline"])


@pytest.mark.rule("TF-B1.13", "TF-C1.16", "TF-C2.8")
def test_the_patched_sack_fills_no_belt_and_earns_no_crown() -> None:
    """After five discs in the sack white still needs a I."""
    sacks = {"white": (12, 14, 19, 20, 21)}
    table = scene(calls="white", sacks=sacks, trolls={"white": EVERYWHERE})

    assert table.options == ["call S1", "call S2", "end"]
    assert [table.crown(number) for number in ("I", "II", "III")] == ["nobody"] * 3
    assert len(table.sack("white")) == 5


def three_at_s3() -> Scene:
    """White names S3; orange has four trolls there, black three, brown four in one region."""
    return scene(
        calls="white",
        belts={"white": (17,)},
        trolls={
            "white": {"fjord_w": 1, "tundra_c": 1},
            "orange": {"fjord_w": 2, "swamp_n": 2},
            "black": {"swamp_n": 1, "tundra_c": 2},
            "brown": {"tundra_c": 4},
        },
    ).pick("call S3")


@pytest.mark.rule("TF-B2.1", "TF-B2.5", "TF-B2.7", "TF-B2.10")
def test_most_trolls_are_asked_first_and_one_region_is_not_enough() -> None:
    """Printed example."""
    table = three_at_s3()

    assert table.told("call") and table.asked == "orange"
    assert table.pick("decline").asked == "black"
    table.pick("decline")
    assert (table.asked, table.options) == ("white", ["hammer", "end"])


@pytest.mark.rule("TF-B2.16", "TF-B2.14")
def test_when_all_decline_the_turn_player_may_hammer_alone() -> None:
    table = three_at_s3().pick("decline", "decline")

    assert table.prompt == "hammer-alone"
    table.pick("hammer")
    assert (table.state.partner, table.state.limit) == (-1, 2)


@pytest.mark.rule("TF-B2.8", "TF-B2.9", "TF-R.9")
def test_on_a_tie_the_lord_farther_back_goes_first() -> None:
    """Printed example: brown before orange with three each, then white with two, though white is last."""
    table = scene(
        calls="black",
        lords={"brown": 20, "black": 22, "orange": 24, "white": 18},
        trolls={
            "black": {"glacier_w": 1, "tundra_sw": 1},
            "brown": {"fjord_w": 2, "glacier_w": 1},
            "orange": {"glacier_w": 1, "tundra_sw": 2},
            "white": {"fjord_w": 1, "tundra_sw": 1},
        },
    ).pick("call S1")

    asked = []
    while table.prompt == "join":
        asked.append(table.asked)
        table.pick("decline")

    assert asked == ["brown", "orange", "white"]


@pytest.mark.rule("TF-B2.3", "TF-B2.12", "TF-B2.15", "TF-R.10")
def test_an_unwelcome_comrade_cannot_be_turned_down() -> None:
    """White can hammer with orange or end the turn; black is not asked."""
    table = three_at_s3().pick("join")

    assert (table.asked, table.prompt) == ("white", "hammer-with")
    assert table.options == ["hammer", "end"]
    assert table.state.comrade == 1


@pytest.mark.rule("TF-B2.2", "TF-B2.17", "TF-R.34")
def test_not_hammering_after_all_moves_nothing() -> None:
    table = three_at_s3().pick("join")
    treasures = table.state.treasures[:]

    table.pick("end")

    assert table.prompt == "lord" and table.state.treasures == treasures
    assert table.trolls("white") == {"fjord_w": 1, "tundra_c": 1}
    assert (table.state.fortress, table.state.comrade) == (-1, -1)


@pytest.mark.rule("TF-R.8", "TF-B1.1")
def test_there_is_no_second_attempt_at_another_fortress() -> None:
    table = scene(
        calls="white",
        belts={"white": (17,)},
        trolls={
            "white": {"fjord_w": 1, "tundra_c": 1, "forest_se": 1, "glacier_se": 1},
            "orange": {"swamp_n": 1, "tundra_c": 1},
        },
    )

    assert table.options == ["call S3", "call S4", "end"]
    table.pick("call S3", "join", "end")

    assert table.prompt == "lord"
    table.refuses("call S4", "something else is asked now")


def one_candidate() -> Scene:
    return scene(
        calls="black",
        trolls={"black": {"fjord_w": 1, "glacier_w": 1}, "brown": {"glacier_w": 1, "tundra_sw": 1}},
    ).pick("call S1")


@pytest.mark.rule("TF-B2.6", "TF-B2.13", "TF-B2.15", "TF-B2.16")
def test_a_single_candidate_is_free_to_join_or_not() -> None:
    alone = one_candidate().pick("decline")
    assert (alone.prompt, alone.options) == ("hammer-alone", ["hammer", "end"])
    assert alone.pick("hammer").state.limit == 2

    pair = one_candidate().pick("join")
    assert (pair.prompt, pair.options) == ("hammer-with", ["hammer", "end"])
    assert pair.pick("hammer").state.limit == 4


@pytest.mark.rule("TF-B2.11", "TF-R.9")
def test_answers_are_final() -> None:
    """The question is not asked of orange again, nor can black withdraw."""
    table = three_at_s3().pick("decline")

    assert table.asked == "black"
    table.pick("join")
    assert table.asked == "white"
    table.refuses("decline", "something else is asked now").refuses(
        "join", "something else is asked now"
    )


def test_every_site_has_its_regions() -> None:
    """The scenes above lean on these."""
    assert regions_of("S3") == {"fjord_w", "swamp_n", "tundra_c"}
    assert regions_of("S5") == {"mountain_nw", "swamp_n", "glacier_w"}


@pytest.mark.rule("TF-ORDER.4")
def test_the_parts_of_a_turn_come_in_order() -> None:
    """No fortress while a tailwind is open, no blow before the decision."""
    table = scene(
        lords={"brown": 23, "black": 26, "white": 30, "orange": 31},
        belts={"brown": (17, 19)},
        trolls={"brown": {"mountain_nw": 2, "swamp_n": 1}, "white": {"swamp_n": 2, "glacier_w": 1}},
        treasures={"mountain_nw": 10, "swamp_n": 11, "glacier_w": 12},
    )
    prompts = []

    def play(option: str) -> None:
        prompts.append(table.prompt)
        table.pick(option)

    for option in ("lord wander 2", "done", "done"):
        table.refuses("call S5", "something else is asked now")
        play(option)
    play("call S5")
    table.refuses("hit", "something else is asked now")
    play("join")
    play("hammer")
    prompts.append(table.prompt)
    table.hits(11, 1)
    for option in ("stop", "take mountain_nw", "take swamp_n"):
        play(option)

    assert prompts == [
        "lord", "wander", "tailwind-place", "call", "join", "hammer-with", "swing", "swing", "take", "keep",
    ]  # fmt: skip
    assert (table.asked, table.prompt) == ("nature", "treasure")
