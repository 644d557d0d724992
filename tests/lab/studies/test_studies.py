"""Studies: everything that is compared plays equally often, intervals hold together, and each has a picture."""

from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from lab.app import app
from lab.studies import matrix
from lab.studies.picture import Scale, picture
from lab.studies.questions import (
    STUDIES,
    Clans,
    FirstPlayer,
    Personalities,
    Powers,
)
from lab.studies.study import Sample, Study, groups, run
from trollbord.games.ankh_morpork.box import PERSONALITIES
from trollbord.games.ragnarocks.box import NAMES
from trollbord.games.trolls_princesses.clans import CLAN_NAMES
from trollbord.words import speaker


def sampled(study: Study, matches: int, bot: str = "random") -> list[tuple[int, list[Sample]]]:
    return list(run(study, bot, matches, seed=2))


def test_in_one_circle_every_power_meets_every_other_once() -> None:
    tables = Powers().tables(496, seed=3)
    cards = [(each.settings["ivory_card"], each.settings["red_card"]) for each in tables]

    assert len({frozenset(pair) for pair in cards}) == 496
    assert set(Counter(name for pair in cards for name in pair).values()) == {31}
    assert {name for pair in cards for name in pair} == set(NAMES)


def test_in_the_second_circle_the_sides_are_changed() -> None:
    tables = Powers().tables(992, seed=3)
    cards = [(each.settings["ivory_card"], each.settings["red_card"]) for each in tables]

    assert len(set(cards)) == 992


def test_the_shares_of_a_match_add_up_to_one() -> None:
    for study in (Powers(), Clans()):
        for _, samples in sampled(study, 2):
            assert sum(sample.value for sample in samples) == pytest.approx(1)


def test_everybody_has_a_first_turn() -> None:
    """Also where chance says who begins, or a set-up is asked before."""
    for table, (_, samples) in zip(FirstPlayer().tables(3, 2), sampled(FirstPlayer(), 3)):
        assert [sample.group for sample in samples] == [str(n + 1) for n in range(table.seats)]


def test_personalities_are_those_that_were_dealt() -> None:
    ((_, samples),) = sampled(Personalities(), 1)

    assert len(samples) == 2
    assert {sample.group for sample in samples} <= set(PERSONALITIES)


def test_a_clan_is_drawn_by_lot() -> None:
    clans = {sample.group for _, samples in sampled(Clans(), 3) for sample in samples}

    assert len(clans) > 2 and clans <= set(CLAN_NAMES)


def test_samples_of_one_match_count_as_one() -> None:
    """Neighbouring blows of one match say nearly the same."""
    found = [
        (0, [Sample("treasure", "1", 4.0), Sample("treasure", "1", 2.0)]),
        (1, [Sample("treasure", "1", -1.0)]),
    ]

    ((group,),) = groups(STUDIES["hammering"](), found).values()

    assert (group.matches, group.mean.mean) == (2, 1.0)
    assert group.mean.low < 1.0 < group.mean.high


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_picture_names_every_group(language: str) -> None:
    study, words = Powers(), speaker("ragnarocks", language)
    panels = groups(study, sampled(study, 2))

    drawn = picture(study, panels, words, "made so")

    assert drawn.startswith("<svg")
    assert "made so" in drawn
    for group in panels["2"]:
        assert words.name(group.name) in drawn


def test_one_command_answers_when_to_stop_hammering(tmp_path: Path) -> None:
    out = tmp_path / "hammering.svg"
    asked = ["study", "hammering", "--games", "1", "--workers", "1", "--out", str(out)]
    done = CliRunner().invoke(app, asked, prog_name="trollbord")

    assert done.exit_code == 0, done.output
    assert "below the limit" in done.output
    assert "lab/run study hammering --games 1 --bot huldra --seed 0" in out.read_text("utf-8")


def test_who_beats_whom_is_told_from_both_sides() -> None:
    found = [
        (0, [Sample("2", "thor", 1.0), Sample("2", "hel", 0.0)]),
        (1, [Sample("2", "hel", 0.5), Sample("2", "thor", 0.5)]),
    ]

    shares = matrix.shares_of(found)

    assert shares == {("thor", "hel"): 0.75, ("hel", "thor"): 0.25}


def test_the_square_of_powers_has_a_cell_for_each_pair_that_met() -> None:
    study = Powers()
    found = sampled(study, 3)
    panels = groups(study, found)

    with_square = picture(study, panels, speaker("ragnarocks", "en"), "", found)
    without = picture(study, panels, speaker("ragnarocks", "en"), "")

    key = 5
    assert with_square.count("<rect") - without.count("<rect") == 2 * 3 + key
    assert "What each row took from each column" in with_square


def test_an_axis_has_a_few_round_marks() -> None:
    study = Powers()
    scale = Scale(study, groups(study, sampled(study, 2)))

    assert [scale.mark(value) for value in scale.marks()] == [
        "0 %", "20 %", "40 %", "60 %", "80 %", "100 %",
    ]  # fmt: skip


def test_a_game_without_luck_is_opened_in_many_ways() -> None:
    """A bot that never errs would play one match over and over, and its first player always fare alike."""
    tables = [each for each in FirstPlayer().tables(60, 2) if each.game == "ragnarocks"]
    found = [FirstPlayer().samples(table, "jotun@1") for table in tables]

    assert len(tables) == 6
    assert len({tuple(samples) for samples in found}) > 1
    assert all([sample.group for sample in samples] == ["1", "2"] for samples in found)
