"""What is not offered is refused with the rule that forbids it, and the table stays as it was."""

import pytest

from tests.trollfjord.scene import GAME, Scene, scene
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.errors import TrollbordError

EVERYWHERE = {"fjord_w": 1, "glacier_w": 1, "mountain_nw": 1, "swamp_n": 1, "tundra_c": 1}


def wandering() -> Scene:
    """Brown's lord has gone three wander spaces."""
    lords = {"brown": 2, "white": 30, "orange": 32, "black": 34}
    trolls = {"brown": {"tundra_sw": 1}, "white": {"forest_n": 2}}
    return scene(lords=lords, trolls=trolls).pick("lord wander 3")


@pytest.mark.rule("TF-A2.12", "TF-A2.16")
def test_whoever_wanders_moves_own_trolls_to_adjoining_regions() -> None:
    table = wandering()

    table.refuses("put tundra_sw", "a wander space gives no trolls to place (TF-A2.16)")
    table.refuses("walk forest_n swamp_n", "you have no troll in the northern forest")
    table.refuses("walk tundra_c swamp_n", "you have no troll in the middle tundra")
    table.refuses(
        "walk tundra_sw mountain_nw",
        "the south-western tundra and the north-western mountain do not adjoin (TF-A2.12)",
    )


@pytest.mark.rule("TF-A2.3", "TF-A2.16")
def test_tailwind_gives_what_its_space_shows() -> None:
    """Black comes to stand behind brown, who is told the same as the player in turn."""
    lords = {"black": 12, "white": 15, "orange": 18, "brown": 20}
    trolls = {"brown": {"swamp_n": 1}, "white": {"forest_n": 1}}
    table = scene(lords=lords, trolls=trolls).pick("lord wander 3")
    assert (table.asked, table.prompt) == ("brown", "tailwind-place")

    table.refuses("walk swamp_n tundra_c", "a placement space gives no steps (TF-A2.16)")
    table.refuses("put forest_n", "the space shows fjord (TF-A2.3)")

    table = scene(lords={**lords, "brown": 21}, trolls=trolls).pick("lord placement 3", "done")
    assert (table.asked, table.prompt) == ("brown", "tailwind-wander")
    table.refuses("put swamp_n", "a wander space gives no trolls to place (TF-A2.16)")
    table.refuses("walk forest_n swamp_n", "you have no troll in the northern forest")


@pytest.mark.rule("TF-B1.3", "TF-B1.5")
@pytest.mark.parametrize(
    ("colour", "belt", "site", "why"),
    [
        ("white", (), "S3", "your leftmost empty belt space needs a fortress I, this is a II"),
        ("orange", (), "S5", "your leftmost empty belt space needs a fortress I, this is a III"),
        ("orange", (20,), "S1", "your leftmost empty belt space needs a fortress II, this is a I"),
        (
            "black",
            (20, 21),
            "S3",
            "your leftmost empty belt space needs a fortress III, this is a II",
        ),
        ("orange", (), "S2", "you have trolls in 0 of its regions, 2 are needed (TF-B1.5)"),
        ("black", (20,), "S4", "you have trolls in 0 of its regions, 2 are needed"),
        ("brown", (20, 21), "S6", "you have trolls in 1 of its regions, 2 are needed"),
        ("black", (20, 21, 22), "S2", "you have trolls in 0 of its regions, 2 are needed"),
    ],
)
def test_a_fortress_is_refused_by_the_slate_that_forbids_it(
    colour: str, belt: tuple[int, ...], site: str, why: str
) -> None:
    table = scene(calls=colour, belts={colour: belt}, trolls={colour: EVERYWHERE})

    table.refuses(f"call {site}", why)


def at_s1() -> Scene:
    """Brown and orange hammer at S1; ten boulders lie there, and orange has been left with the choice."""
    trolls = {
        "brown": {"fjord_w": 1, "tundra_sw": 1},
        "orange": {"glacier_w": 1, "tundra_sw": 1, "forest_n": 1},
    }
    treasures = {"fjord_w": 28, "glacier_w": 27, "tundra_sw": 10, "forest_n": 10}
    table = scene(calls="brown", trolls=trolls, treasures=treasures)
    return table.pick("call S1", "join", "hammer").hit("2/2/2/4").pick("stop")


@pytest.mark.rule("TF-C1.8", "TF-C1.9", "TF-C1.12")
def test_a_treasure_is_refused_by_what_it_lacks() -> None:
    table = at_s1()
    assert table.prompt == "take"

    table.refuses(
        "take fjord_w", "a treasure of 28 needs at least as many boulders, 10 are out (TF-C1.8)"
    )
    table.refuses("take glacier_w", "you have no troll in the western glacier")
    table.refuses("take forest_n", "the northern forest is not at this fortress (TF-C1.1)")
    table.refuses("pass", "you can collect a treasure, so you must (TF-C1.12)")


@pytest.mark.rule("TF-R.21", "TF-C1.1")
def test_what_the_other_took_is_gone() -> None:
    table = at_s1().pick("take tundra_sw")
    assert (table.asked, table.prompt) == ("orange", "keep")

    table.refuses("take tundra_sw", "there is no treasure in the south-western tundra any more")
    table.refuses("take fjord_w", "you have no troll in the western fjord")
    table.refuses("take glacier_w", "a treasure of 27 needs at least as many boulders, 10 are out")
    table.refuses("take forest_n", "the northern forest is not at this fortress")


@pytest.mark.rule("TF-R.35", "TF-C1.12")
def test_a_partner_without_a_treasure_in_reach_keeps_on_or_leaves() -> None:
    """Brown took the 10, and the 27 needs more boulders: nothing has to be taken, and nothing is said to have to."""
    table = at_s1().pick("take tundra_sw")
    assert table.options == ["keep", "leave"]

    for early in ("stop", "pass", "done"):
        table.refuses(early, "nothing here is yours to collect: keep hammering or leave (TF-R.35)")
    at_s1().refuses("leave", "you can collect a treasure, so you must (TF-C1.12)")


@pytest.mark.rule("TF-C3.4")
def test_only_regions_of_the_fortress_with_own_trolls_are_cleared() -> None:
    table = at_s1().pick("take tundra_sw", "leave")
    assert (table.asked, table.prompt) == ("orange", "clear")

    table.refuses("clear forest_n", "the northern forest is not at this fortress")
    table.refuses("clear fjord_w", "you have no troll in the western fjord")


@pytest.mark.rule("TF-B3.20")
def test_a_gift_is_given_once() -> None:
    """Orange has flipped 8 long ago and offers 16 now: neither can be given, the 4 can."""
    trolls = {"orange": {"forest_n": 1, "mountain_e": 2}}
    table = scene(
        calls="orange", trolls=trolls, gifts={"orange": (4, 16)}, treasures={"forest_n": 10}
    )
    table.pick("call S2", "hammer").hit("5/0/0/5")
    assert table.prompt == "gift"

    table.refuses("gift 8", "the gift 8 is flipped and spent (TF-B3.20)").pick("gift 16")
    table.refuses("gift 16", "the gift 16 has been given already")
    assert table.options == ["gift 4", "pass"]


def test_a_blow_is_named_as_the_table_has_it() -> None:
    trolls = {"orange": {"forest_n": 1, "mountain_e": 2}}
    quick, aimed = [
        scene(calls="orange", trolls=trolls, tower=tower).pick("call S2", "hammer")
        for tower in ("quick", "physics")
    ]

    quick.refuses("hit left 6 1", "a hit is just 'hit' at this table")
    aimed.refuses("hit", "say where and how hard: 'hit left 6 1'")


@pytest.mark.rule("TF-A1.1", "TF-ORDER.4")
def test_what_comes_later_is_not_asked_now() -> None:
    table = scene()
    assert table.prompt == "lord"

    for early in ("done", "end"):
        table.refuses(early, "your troll lord must move in every turn (TF-A1.1)")
    for early in ("put forest_n", "walk forest_n swamp_n", "call S1", "take forest_n", "hit"):
        table.refuses(early, "something else is asked now: Where does your troll lord go?")
    for early in ("clear forest_n", "stop", "leave", "gift 4"):
        table.refuses(early, "something else is asked now")


def test_what_chance_cannot_bring_is_told_with_its_number() -> None:
    """Two boulders fell; ten yellow lie in the tower, but one boulder is left to name."""
    table = scene(calls="orange", trolls={"orange": {"forest_n": 1, "mountain_e": 2}})
    table.pick("call S2", "hammer", "hit", "fell 2")

    table.refuses("red 3", "only 2 of the fallen boulders are still to be named (TF-B4.5)")
    table.refuses("yellow 1", "something else is asked now: How many of the 2 are red?")
    table.pick("red 1").refuses("yellow 2", "only 1 of the fallen boulders")
    table.pick("yellow 0", "blue 1", "hit")
    table.refuses("fell 43", "only 42 of them are left in the tower (TF-R.31)")
    with pytest.raises(TrollbordError, match="has no option"):
        table.pick("red 12")


@pytest.mark.rule("TF-C3.1", "TF-R.23")
def test_clearing_names_its_own_rules() -> None:
    table = scene(
        calls="orange",
        trolls={"orange": {"forest_n": 1, "mountain_e": 2}},
        treasures={"forest_n": 28, "mountain_e": 27, "swamp_ne": 26},
    ).pick("call S2", "hammer")
    table.hits("0/0/0/1", "0/0/0/1", "0/0/0/1")
    assert table.prompt == "clear"

    table.refuses("clear fjord_w", "the western fjord is not at this fortress (TF-C3.1)")
    table.refuses("clear swamp_ne", "you have no troll in the north-eastern swamp (TF-R.23)")


@pytest.mark.rule("TF-R.31")
def test_the_other_colours_must_be_able_to_make_up_for_the_rest() -> None:
    """Two fell and no white boulder is left: both are blue, once red and yellow are told."""
    table = scene(calls="orange", trolls={"orange": {"forest_n": 1, "mountain_e": 2}})
    table.pick("call S2", "hammer")
    table.state.out = [2, 2, 2, 11]
    table.pick("hit", "fell 2", "red 0", "yellow 0")

    table.refuses("blue 1", "the other colours have only 0 left in the tower (TF-R.31)")
    assert table.options == ["blue 2"]


@pytest.mark.rule("TF-SETUP.1", "TF-SETUP.30")
def test_only_who_plays_gets_a_start_space() -> None:
    """Of the four lords of the box two stand on the start plank here."""
    state = GAME.new(2)
    while state.ask is not None and state.ask.prompt != "start":
        state.take(state.ask.options[0])
    assert isinstance(state, TrollfjordState)
    table = Scene(state)

    table.refuses("start 3", "only 2 play at this table (TF-SETUP.1)").pick("start 1")
    table.refuses("start 1", "troll lord stands already (TF-SETUP.30)")


@pytest.mark.rule("TF-SETUP.16")
def test_a_treasure_that_lies_open_is_not_turned_up() -> None:
    table = scene(
        calls="orange",
        trolls={"orange": {"forest_n": 1, "mountain_e": 2}},
        treasures={"forest_n": 12, "mountain_e": 27, "swamp_ne": 26},
    ).pick("call S2", "hammer")
    table.hits("0/0/0/4", "3/3/3/0", "0/0/0/0").pick("take forest_n")
    assert table.prompt == "treasure"
    assert "treasure 12" in table.options and "treasure 26" not in table.options

    table.refuses("treasure 26", "no treasure of 26 is left face down (TF-SETUP.16)")
