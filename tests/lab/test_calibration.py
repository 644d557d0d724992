"""What calibration says: figures with their standard errors, and timings that gain nothing."""

import pytest

from lab.calibrate import (
    BANDS,
    Figure,
    figures,
    gained,
    misfit,
    paired,
    ratio,
)


def test_a_figure_near_the_end_of_its_band_is_told_so() -> None:
    """Two standard errors decide; nearer than that, more blows would have to."""
    assert [Figure(value, 0.01).verdict(0.06, 0.15) for value in (0.1, 0.14, 0.16, 0.18)] == [
        "in",
        "edge",
        "edge",
        "OUT",
    ]


def test_a_share_has_the_error_of_its_series_not_of_its_blows() -> None:
    """Four series of seven hits: all empty or none at all tells no more than four throws of a coin."""
    clustered = ratio([(7, 7), (0, 7), (7, 7), (0, 7)])
    spread = ratio([(4, 7), (3, 7), (4, 7), (3, 7)])

    assert clustered.value == spread.value == 0.5
    assert clustered.error == pytest.approx(0.25) and spread.error < 0.04


def test_every_band_has_its_figure() -> None:
    measured = [[4, 3, 5, 0, 2, 6, 3, 4, 2], [2, 0, 3, 4, 4, 1, 5, 6, 3]]
    found = figures(measured)

    assert list(found) == list(BANDS)
    assert found["mean after 5 hits"].value == 13.5
    assert found["empty, hits 1 to 7"].value == 2 / 14
    assert found["10 or more in 4"].value == 0.5


def test_a_shape_that_is_not_the_quick_weights_is_found() -> None:
    """Three boulders at every blow have the right mean and a wrong shape."""
    same = [(0, 6, 1, 40, 3) for _ in range(60)]
    chi, degrees = misfit(same)

    assert degrees >= 5 and chi > 20 * degrees


@pytest.mark.long_run
@pytest.mark.rule("TF-R.41")
def test_over_2000_paired_blows_no_timing_gains_boulders_or_spares_empty_hits() -> None:
    for name, (value, error) in gained(paired(2000)).items():
        assert abs(value) <= 2 * error, name
