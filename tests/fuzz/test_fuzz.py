"""A bounded slice of what `python -m tests.fuzz.table --count 20000` throws at a running server."""

from pathlib import Path

import pytest

from tests.fuzz.table import fuzz


@pytest.mark.long
def test_nothing_that_is_thrown_breaks_or_changes_a_table(tmp_path: Path) -> None:
    counts, wrong = fuzz(150, 2, tmp_path)

    assert wrong == []
    assert sum(counts.values()) >= 150
    assert counts["browser"] and counts["program"]
    assert {"200", "400", "404"} <= counts.keys()
