"""The plates: what is known of each player's points, in the rows of the final count."""

from tests.trollfjord.scene import scene
from trollbord.games.trollfjord.look.plates import opened, plate, sums
from trollbord.games.trollfjord.view import TrollfjordView
from trollbord.words import speaker


def seen(viewer: int) -> TrollfjordView:
    table = scene(
        belts={"white": (19, 10), "orange": (16,)},
        sacks={"white": (24,), "orange": (12,)},
        gifts={"orange": (8, 16)},
        crowns={"I": "white"},
    )
    view = table.state.view(viewer)
    assert isinstance(view, TrollfjordView)
    return view


def test_a_plate_adds_belt_sack_gifts_and_crowns() -> None:
    known = sums(seen(0), 0)

    assert known == (29, 24, 28, 6, 0)
    assert plate(seen(0), 0, False, speaker("trollfjord", "en")).number == "87"


def test_what_lies_face_down_is_not_in_the_sum_and_a_plus_says_so() -> None:
    known = sums(seen(0), 1)

    assert known == (16, 0, 24, 0, 1)
    for phone in (False, True):
        shown = plate(seen(0), 1, phone, speaker("trollfjord", "en"))
        assert shown.number == "40+"
        assert ">12<" not in str(shown.extra)


def test_the_owner_reads_the_values_in_the_own_sack() -> None:
    shown = plate(seen(1), 1, False, speaker("trollfjord", "en"))

    assert shown.number == "52"
    assert ">12<" in str(shown.extra)


def test_a_plate_says_what_its_number_means() -> None:
    words = speaker("trollfjord", "en")

    assert "points so far" in str(plate(seen(0), 0, False, words).extra)
    assert "so far, + sack" in str(plate(seen(0), 1, False, words).extra)


def test_a_filled_belt_space_keeps_its_number_and_a_crown_tells_its_worth() -> None:
    shown = str(plate(seen(0), 0, False, speaker("trollfjord", "en")).extra)

    assert ">19<" in shown
    for words in (">Belt<", ">I<", ">II<", ">6</text>"):
        assert words in shown


def test_on_a_phone_the_strip_opens_every_plate_in_full() -> None:
    words = speaker("trollfjord", "en")
    strip = str(plate(seen(0), 1, True, words).extra)
    plates = str(opened(seen(0), ["Eirik", "Huldra"], words))

    assert 'data-act="sheet" data-arg="plates"' in strip
    assert plates.index("Eirik") < plates.index("Huldra")
    assert [f">{value}</i>" in plates for value in (4, 8, 16)] == [True] * 3
    assert ">12<" not in plates
