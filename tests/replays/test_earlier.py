"""What an earlier Trollbord wrote is read as it was meant."""

import lzma

import pytest

import trollbord
from tests.replays.earlier import FILE, LINES

LINES_OF_1051057 = lzma.decompress(FILE.read_bytes()).decode().splitlines()


def test_there_are_lines_of_every_step_that_asks() -> None:
    """But for what is asked of NATURE alone at no table of the file's games."""
    assert len(LINES_OF_1051057) >= LINES


@pytest.mark.parametrize("game", trollbord.game_ids())
def test_lines_of_1051057_are_read_and_written_as_they_were(game: str) -> None:
    ours = [line for line in LINES_OF_1051057 if line.startswith(f"{game}/")]

    assert len(ours) > 200
    for line in ours:
        assert trollbord.load(game).position(line).position() == line
