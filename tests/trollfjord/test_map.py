"""Maps from files: what is accepted, and what each mistake is told."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.trollfjord.scene import GAME, Scene
from trollbord.cli.app import app
from trollbord.cli.commands.play import map_of
from trollbord.games.trollfjord.box import REGIONS, SITES
from trollbord.games.trollfjord.chart import BadMap, charted, check_flat, read_map
from trollbord.games.trollfjord.state import TrollfjordState
from trollbord.kernel.match import Match


def written(tmp_path: Path, *changes: tuple[str, str], drawn: bool = False) -> Path:
    """The standard map as a file, with some words replaced."""
    chart = charted("standard")
    lines = []
    for region, name in enumerate(REGIONS):
        adjacent = ", ".join([f'"{REGIONS[other]}"' for other in chart.board.neighbours[region]])
        lines += [f"[regions.{name}]", f"adjacent = [{adjacent}]"]
        if drawn:
            lines += [
                f"anchor = {list(chart.anchors[region])}",
                f"outline = {[list(p) for p in chart.outlines[region]]}",
            ]
    for index, name in enumerate(SITES):
        regions = ", ".join([f'"{REGIONS[region]}"' for region in chart.board.sites[index]])
        number = ("I", "II", "III")[chart.board.numbers[index]]
        lines += [f"[sites.{name}]", f"regions = [{regions}]", f'number = "{number}"']
        if drawn:
            lines += [f"point = {list(chart.points[index])}"]
    text = "\n".join(lines)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "map.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_standard_map_reads_back_as_itself(tmp_path: Path) -> None:
    assert read_map(written(tmp_path, drawn=True)) == "standard"
    chart = charted("standard")
    check_flat(chart.board.neighbours, [list(site) for site in chart.board.sites])


def test_another_map_is_played_on_and_stands_in_the_record(tmp_path: Path) -> None:
    """Without the border between the two eastern regions nobody walks there."""
    path = written(
        tmp_path,
        (
            '"swamp_ne", "tundra_c", "forest_se", "glacier_se"]',
            '"swamp_ne", "forest_se", "glacier_se"]',
        ),
        (
            '"fjord_s", "forest_se"]\n[regions.mountain_e]',
            '"fjord_s", "forest_se"]\n[regions.mountain_e]',
        ),
        ('"forest_n", "mountain_e", "fjord_w"', '"forest_n", "fjord_w"'),
    )
    text = read_map(path)
    match = Match(GAME, 2, seed=1, table={"map": text})
    state = match.state

    assert isinstance(state, TrollfjordState)
    assert state.table["map"] == text != "standard"
    assert GAME.position(state.position()) == state
    table = Scene(state)
    tundra, mountain = REGIONS.index("tundra_c"), REGIONS.index("mountain_e")
    assert mountain not in table.state.board.neighbours[tundra]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[regions.swamp_n]", "[regions.swamp_x]", "the map names 'swamp_x', expected one of"),
        ('"swamp_n", "tundra_sw", "fjord_w"]', '"swamp_n", "fjord_w"]', "lets 'tundra_sw' adjoin 'glacier_w', but not the other way"),
        ('[sites.S1]\nregions = ["glacier_w", ', "[sites.S1]\nregions = [", "'S1' needs three regions, got 2"),
        ('["glacier_w", "tundra_sw", "fjord_w"]\nnumber = "I"', '["mountain_nw", "tundra_sw", "fjord_w"]\nnumber = "I"', "'S1' touches 'mountain_nw' and 'tundra_sw', which do not adjoin"),
        ('number = "III"', 'number = "IV"', "needs one of the numbers I, II, III, got 'IV'"),
        ('number = "III"', 'number = "II"', "needs the number II on two sites, got 4"),
        ('[regions.swamp_ne]\nadjacent = [', '[regions.swamp_ne]\nadjacent = ["swamp_ne", ', "lets 'swamp_ne' adjoin itself"),
        ("adjacent = [", "adjacent = 3 # [", "needs a list of region names, got '3'"),
        ("[sites.S6]", "[sites.S7]", "the map names 'S7'"),
        ("[regions.fjord_s]", "[regions.fjord_s", "cannot read the map"),
    ],
)  # fmt: skip
def test_a_bad_map_is_refused_with_a_reason(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadMap) as refusal:
        read_map(written(tmp_path, (old, new)))
    assert complaint in str(refusal.value)


def test_a_map_that_cannot_be_drawn_flat_is_refused() -> None:
    """Five regions that all adjoin each other do not lie on a table."""
    neighbours = [[other for other in range(12) if other != region] for region in range(12)]
    sites = [list(site) for site in charted("standard").board.sites]
    with pytest.raises(BadMap, match="cannot be drawn flat"):
        check_flat(neighbours, sites)


def test_a_map_in_parts_is_refused() -> None:
    neighbours: list[list[int]] = [[] for _ in range(12)]
    with pytest.raises(BadMap, match="falls into parts"):
        check_flat(neighbours, [])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"cannot read the map .*nowhere.toml"):
        read_map(tmp_path / "nowhere.toml")


def test_the_command_line_takes_a_map(tmp_path: Path) -> None:
    """A good one starts a game on it; a bad one is refused with the reason."""
    good = map_of(written(tmp_path, drawn=True))
    assert good == "standard"

    bad = written(tmp_path, ('number = "III"', 'number = "IV"'))
    result = CliRunner().invoke(app, ["play", "trollfjord", "--map", str(bad)])
    assert result.exit_code == 1 and "needs one of the numbers" in result.output
