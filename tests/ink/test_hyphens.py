"""Long words part between syllables, in the languages that the page speaks."""

import pytest

from trollbord.ink.hyphens import SOFT, hyphenated


@pytest.mark.parametrize(
    "parts",
    [
        "Arch-chan-cel-lor",
        "Seam-stres-ses",
        "Ge-schichts-mön-che",
        "Tie-fen-zwerge",
        "Was-ser-speier",
        "Rip-pen-stube",
        "Bi-blio-thé-caire",
        "Bo-chán-ková",
        "Бе-ло-ли-цый",
        "Ко-ро-левс-кий",
        "Ка-бель-ной",
        "BON-JOUR",
    ],
)
def test_a_long_word_parts_between_syllables(parts: str) -> None:
    assert hyphenated(parts.replace("-", "")).replace(SOFT, "-") == parts


@pytest.mark.parametrize("word", ["Boggis", "Skimmer", "Стража", "Děkan", "", "Ankh-Morpork"])
def test_what_has_room_stays_whole(word: str) -> None:
    assert hyphenated(word) == word


def test_initials_part_after_their_full_stops() -> None:
    assert hyphenated("T.M.S.I.D.R. Schnapp").split("\u200b") == [
        "T.", "M.", "S.", "I.", "D.", "R. Schnapp",
    ]  # fmt: skip
