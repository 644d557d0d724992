"""The scripts behind the figures of the docs play, print and draw."""

from pathlib import Path
from runpy import run_path

import pytest

FIGURES = Path(__file__).resolve().parents[2] / "docs" / "figures"
SHORT = {
    "ankh_ends": ["--games", "1"],
    "fjord_ends": ["--games", "2", "--players", "sensible", "--seats", "2"],
    "trolls_clans": ["--games", "2", "--seats", "4"],
}


@pytest.mark.parametrize("name", SHORT)
def test_a_figure_is_played_printed_and_drawn(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "figure.svg"
    monkeypatch.setattr("sys.argv", [name, *SHORT[name], "--picture", str(drawn)])

    run_path(str(FIGURES / f"{name}.py"), run_name="__main__")

    assert "games" in capsys.readouterr().out
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
