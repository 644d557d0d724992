"""Baked drawings are what their programs draw, and colours in them are variables."""

import pytest

from art.bake import MAKERS, ROOT, text_of
from trollbord.ink.baked import baked
from trollbord.ink.markup import Markup


@pytest.mark.parametrize("name", MAKERS)
def test_a_baked_drawing_is_what_its_program_draws(name: str) -> None:
    text = (ROOT / "src" / "trollbord" / name).read_text(encoding="utf-8")

    assert text == text_of(MAKERS[name]()), "draw it anew: python art/bake.py"


def test_a_file_gives_back_the_shapes_that_were_drawn() -> None:
    drawn = MAKERS["page/baked/faces.svg"]()

    assert isinstance(drawn, Markup)
    assert str(baked("trollbord.page", "faces")) == str(drawn)


def test_every_baked_file_has_a_program() -> None:
    files = {
        path.relative_to(ROOT / "src" / "trollbord").as_posix()
        for path in (ROOT / "src").rglob("baked/*.svg")
    }

    assert files == set(MAKERS)
